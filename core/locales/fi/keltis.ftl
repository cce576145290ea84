# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Viisi polkua, viisi nappulaa: mitä pidemmällä, sitä arvokkaampi. Matkan varrelta kerätään toivekiviä.
keltis_start = lähtö
keltis_place = { NUMBER($step) }. kivi (arvo { NUMBER($value) })

## The sheet

keltis_board = Polut
keltis_track = Pisterata
keltis_wish_stones = Toivekivet
keltis_five_or_more = 5+
keltis_deck = Viimeinen kortti nostettu
keltis_tiles = Kirjaa laatat
keltis_region_goal = Maali
keltis_region_minus = Miinus
keltis_pen_large = { $seat }, iso
keltis_tile_points = pistelaatta { NUMBER($points) }
keltis_tile_clover = apila
keltis_tile_wish_stone = toivekivi
keltis_prompt_small = { $seat }: napauta kiviä, joilla nappulat seisovat.
keltis_prompt_take_large = Iso nappula: napauta ensin lähtökiveä.
keltis_prompt_large = { $seat }: napauta kiveä, jolla iso nappula seisoo.
keltis_prompt_tile = Napauta kiviä, joilla on tämä laatta: { $tile }.
keltis_prompt_count = { $seat }: missä pistekivi on, ja montako toivekiveä on kerätty?
keltis_ask_points = { $seat }: pisteet radalla ja toivekivet
keltis_count = Laske: { $seat }
keltis_count_all = Kaikki laskettu
keltis_path = Polku { NUMBER($path) }
keltis_path_colours = Polkujen värit
keltis_colour = Väri
keltis_prompt_free_step = { $seat } saa siirtää yhtä nappulaa yhden kiven eteenpäin.
keltis_spoken_track = { $seat }: { NUMBER($points) } pisteradalla
keltis_spoken_add = { $seat }: pistelaatta { NUMBER($points) }
keltis_spoken_wish_stones = { $n ->
    [one] { $seat }: { NUMBER($n) } toivekivi
   *[other] { $seat }: { NUMBER($n) } toivekiveä
}
keltis_spoken_large = { $seat }, iso nappula
keltis_spoken_stone = Polku { NUMBER($path) }, { $place }: tyhjä
keltis_spoken_stone_with = Polku { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } ja iso
keltis_spoken_start = Lähtökivi, nappuloita odottamassa: { $waiting }

## The score

keltis_line_track = Pisterata
keltis_line_track_read = luettu pisteradalta
keltis_line_tile = pistelaatta { NUMBER($points) }
keltis_line_figures = Nappulat
keltis_line_figure = polku { NUMBER($path) }: { $place }
keltis_line_large = polku { NUMBER($path) }: iso nappula, { $place }, kaksinkertaisena
keltis_line_no_wish_stone = Ei toivekiviä
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } toivekivi
   *[other] { NUMBER($n) } toivekiveä
}
keltis_line_many_wish_stones = Viisi toivekiveä tai enemmän
keltis_end_goal = { $seat } toi viidennen nappulan maalialueelle (polku { NUMBER($path) }): peli päättyy heti. Tämän nappulan alla oleva laatta ei enää vaikuta.
keltis_end_goal_told = Viisi nappulaa on maalialueella: peli on päättynyt.
keltis_unfinished = Sääntöjen mukaan peli jatkuu: maalialueella on { NUMBER($n) }/5 nappulaa, eikä viimeistä korttia ole nostettu.
keltis_end_deck = Viimeinen kortti on nostettu: peli päättyy heti.

## The log

keltis_told_figure = nappula polulla { NUMBER($path) }
keltis_told_large = iso nappula polulla { NUMBER($path) }
keltis_told_onto = { $what } (laatta: { $tile })
keltis_told_track = pisteet radalla
keltis_told_wish_stones = toivekivet
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile }: polku { NUMBER($path) }, { $place }
keltis_told_no_tile = ei laattaa: polku { NUMBER($path) }, { $place }
keltis_told_deck_empty = Viimeinen kortti nostettiin
keltis_told_deck_left = Nostopinossa on vielä kortteja

## Refusals

keltis_refused_tile = Pisteitä antavat vain pistelaatat 1, 2 ja 3.
keltis_refused_track = Pisterata kirjataan enintään { NUMBER($most) } pisteeseen asti, nyt { NUMBER($points) }.
keltis_refused_wish_stones = Laatikossa on { NUMBER($most) } toivekiveä, nyt { NUMBER($n) }.
keltis_refused_start_tile = Lähtökivellä ei ole laattaa. Anna kivi 1–9.
keltis_refused_two_tiles = Polku { NUMBER($path) }, { $place }: laattoja on annettu kaksi. Anna yksi.
keltis_refused_carried_twice = { $seat }, polku { NUMBER($path) }, { $place }: tälle kivelle tullaan kerran, joten laatta vaikuttaa siinä kerran.
keltis_unread_path = Pelaajalla on polulla yksi nappula, polulle { NUMBER($path) } annettiin kaksi.
keltis_unread_large = Pelaajalla on yksi iso nappula, nyt annettiin kaksi.
keltis_refused_sides = Pelaajia pöydässä: { NUMBER($seats) }, asemassa: { NUMBER($sides) }. Anna yksi kullekin.

## Doubts

keltis_doubt_wish_stones = { $n ->
    [one] Yhteensä { NUMBER($n) } toivekivi; laatikossa on 9.
   *[other] Yhteensä { NUMBER($n) } toivekiveä; laatikossa on 9.
}
keltis_doubt_goal_full = { $n ->
    [one] Maalialueella { NUMBER($n) } nappula; peli päättyy viidenteen.
   *[other] Maalialueella { NUMBER($n) } nappulaa; peli päättyy viidenteen.
}
keltis_doubt_goal_entry = Maalialueella on viisi nappulaa, mutta yksikään ei ole sen ensimmäisellä rivillä, jolle viides juuri tuli.
keltis_doubt_two_ends = Peli päättyi joko viidenteen nappulaan maalialueella tai viimeiseen korttiin, ei molempiin.
keltis_doubt_large_at_start = { $seat }: iso nappula on merkitty polulle { NUMBER($path) }, mutta siellä ei ole nappulaa.
keltis_doubt_no_large = { $seat }: kaikki viisi nappulaa ovat poluilla, joten yhden niistä on oltava iso.
keltis_doubt_tile_points = { $points ->
    [one] { $seat }: pisteradalla { NUMBER($points) } piste; kaikista pistelaatoista saa yhteensä 14.
   *[other] { $seat }: pisteradalla { NUMBER($points) } pistettä; kaikista pistelaatoista saa yhteensä 14.
}
keltis_doubt_not_reached = { $most ->
    [0] { $seats }: toivekiviä ja pistelaattoja vähintään { NUMBER($has) } kiveltä, mutta yhdellekään ei ole päästy.
    [one] { $seats }: toivekiviä ja pistelaattoja vähintään { NUMBER($has) } kiveltä, mutta vain { NUMBER($most) } kivelle on päästy.
   *[other] { $seats }: toivekiviä ja pistelaattoja vähintään { NUMBER($has) } kiveltä, mutta vain { NUMBER($most) } kivelle on päästy.
}
keltis_doubt_steps = Yhteensä { NUMBER($n) } askelta; neljä pelaajaa voi ottaa enintään { NUMBER($most) }.
keltis_doubt_tile_kind = Kirjattu { NUMBER($n) }, laatikossa { NUMBER($most) }: { $tile }.
keltis_doubt_tile_changed = Polku { NUMBER($path) }, { $place }: tässä on aiemmin käytetty toista laattaa.
keltis_doubt_end_stone = Polku { NUMBER($path) }, { $place }: päätekivelle on päästy, mutta sen laattaa ei ole kirjattu.
keltis_doubt_few_points = { $seat }: pisteradalla { NUMBER($points) }, mutta ohitettujen laattojen arvo on { NUMBER($passed) }.

## Options

keltis_option_free_step = Saako ilmainen askel tuoda polulle uuden nappulan?
keltis_option_free_step_source = Sääntökirja ei kerro. Oletus: ei, koska nappulan tuo polulle värin ensimmäinen kortti. Loppupisteytys on kummassakin sama.
keltis_option_free_step_no_means = Apila tai valmiin polun kortti siirtää nappulaa, joka on jo polulla.
keltis_option_free_step_yes_means = Apila tai valmiin polun kortti saa myös tuoda uuden nappulan polun ensimmäiselle kivelle.

## Set-up

keltis_setup_section_board = Pelilauta ja laatat
keltis_setup_section_players = Jokainen pelaaja
keltis_setup_section_cards = Kortit
keltis_setup_section_start = Aloitus
keltis_setup_punch = Ennen ensimmäistä peliä: irrottakaa kaikki osat varovasti kehyksistään.
keltis_setup_board = Asettakaa pelilauta keskelle pöytää.
keltis_setup_tiles = Sekoittakaa { NUMBER($n) } laattaa kuvapuoli alaspäin; asettakaa yksi jokaiselle tummalle kivelle ja yksi jokaiselle päätekivelle.
keltis_setup_end_stones = Tummat kivet ovat matkan varrella; päätekivi on iso kivi polun päässä.
keltis_setup_tiles_up = Kääntäkää kaikki laatat kuvapuoli ylöspäin.
keltis_setup_figures = Asettakaa neljä pientä nappulaanne ja iso nappula isolle lähtökivelle, yhteensä { NUMBER($n) }.
keltis_setup_markers = Asettakaa pistekivenne lautaa kiertävän pisteradan ruudun 1 eteen.
keltis_setup_leaves = Ottakaa oman värinne iso apila eteenne: se näyttää, mikä väri kullakin on.
keltis_setup_left = { $n ->
    [one] Jättäkää laatikkoon väri, jolla kukaan ei pelaa.
   *[other] Jättäkää laatikkoon { NUMBER($n) } väriä, joilla kukaan ei pelaa.
}
keltis_setup_shuffle = Sekoittakaa { NUMBER($n) } korttia hyvin.
keltis_setup_remove = Kaksi pelaajaa: palauttakaa lopuista { NUMBER($n) } korttia laatikkoon katsomatta.
keltis_setup_deal = Jakakaa kullekin { NUMBER($n) } korttia.
keltis_setup_pile = Pankaa loput { NUMBER($n) } korttia nostopinoksi laudan viereen, kuvapuoli alaspäin.
keltis_setup_discards = Jättäkää laudan lyhyen sivun viereen tilaa viidelle poistopinolle: jokaiselle värille tulee oma.
keltis_setup_start = Viimeksi Irlannissa käynyt aloittaa; jos kukaan ei tiedä, vanhin. Peli etenee myötäpäivään.
keltis_piece_board = pelilauta
keltis_piece_wish_stones = toivekiveä
keltis_piece_clovers = apilalaattaa
keltis_piece_point_tiles = pistelaattaa ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = pientä nappulaa
keltis_piece_large_figures = isoa nappulaa
keltis_piece_markers = pistekiveä
keltis_piece_leaves = isoa apilaa
keltis_piece_cards = korttia

## What gives points

keltis_points_figures = Nappula kivensä mukaan
keltis_points_start = lähtökivi
keltis_points_step = { NUMBER($step) }. kivi
keltis_points_figure = { SIGNED($small) }, iso { SIGNED($large) }
keltis_points_wish_stones = Toivekivet
keltis_points_many = { NUMBER($n) } tai enemmän
keltis_points_tiles = Pistelaatat
keltis_points_tile = laatalle tultaessa, heti

## Rules

keltis_section_aim = Tavoite ja pelilauta
keltis_section_setup = Alkuvalmistelut
keltis_section_turn = Vuoro
keltis_section_rows = Korttirivit ja nappulat
keltis_section_tiles = Laatat
keltis_section_end = Pelin päättyminen
keltis_section_scoring = Pisteytys
keltis_rule_aim = Pelin tavoite
keltis_rule_aim_text = Numerokorteilla siirretään omia nappuloita polkuja ylös: mitä pidemmälle, sitä enemmän pisteitä lopussa; polun alkuun jääneestä nappulasta tulee miinusta. Matkalta poimitut toivekivet tuovat lisäpisteitä, mutta jos niitä on liian vähän, tulee miinusta. Eniten pisteitä kerännyt voittaa.
keltis_rule_paths = Viisi polkua
keltis_rule_paths_text = Kaikki polut alkavat samasta isosta lähtökivestä. Polulla on { NUMBER($stones) } kiveä, viimeisenä päätekivi. Jokaisen rivin vieressä on sillä seisovan nappulan arvo: kolme ensimmäistä riviä ovat miinusta, kolme viimeistä (arvot { $goal }) ovat maalialue.
keltis_rule_setup_figures = Nappulat ja värit
keltis_rule_setup_figures_text = Pelaajalla on neljä pientä nappulaa ja yksi iso, pistekivi ja iso apila, kaikki samaa väriä. Kaikki nappulat aloittavat lähtökiveltä.
keltis_rule_scoring_stone = Mistä pistekivi aloittaa
keltis_rule_scoring_stone_text = Pisteradan ruudun 1 edestä: kenelläkään ei ole vielä pisteitä.
keltis_rule_colour_clover = Oman värin näyttäminen
keltis_rule_colour_clover_text = Iso apila on pelaajan edessä, jotta kaikki tietävät, mikä väri kullakin on. Se ei ole laatta.
keltis_rule_left_in_box = Mitä jää laatikkoon
keltis_rule_left_in_box_text = Alle neljän pelaajan pelissä niiden värien nappulat, pistekivet ja isot apilat, joilla kukaan ei pelaa. Kaikki { NUMBER($tiles) } laattaa ovat aina mukana, samoin kaikki kortit; vain kahden pelaajan pelissä { NUMBER($removed) } korttia palautetaan laatikkoon.
keltis_rule_setup_tiles = Laattojen asettaminen
keltis_rule_setup_tiles_text = { NUMBER($n) } laattaa sekoitetaan kuvapuoli alaspäin: yksi tulee jokaiselle tummalle kivelle, yksi kunkin polun päässä olevalle isolle kivelle. Sitten kaikki käännetään esiin. Järjestys on joka pelissä eri.
keltis_rule_tile_counts = Montako laattaa on mitäkin lajia
keltis_rule_tile_counts_text = Toivekiviä { NUMBER($wish) }, apiloita { NUMBER($clovers) } ja pistelaattoja: { NUMBER($ones) } ykköstä, { NUMBER($twos) } kakkosta, { NUMBER($threes) } kolmosta.
keltis_rule_setup_cards = Kortit ja käsi
keltis_rule_setup_cards_text = Viisi väriä, kussakin kaksi korttia jokaista arvoa 0–10: yhteensä { NUMBER($cards) } korttia. Ne sekoitetaan, jokainen saa käteensä { NUMBER($hand) }, ja loput jäävät nostopinoksi laudan viereen kuvapuoli alaspäin.
keltis_rule_two_players = Kaksi pelaajaa
keltis_rule_two_players_text = Nostopinosta palautetaan { NUMBER($n) } korttia laatikkoon katsomatta. Muu ei muutu.
keltis_rule_start_player = Kuka aloittaa
keltis_rule_start_player_text = Viimeksi Irlannissa käynyt. Jos sitä ei tiedetä, vanhin. Vuorot kiertävät myötäpäivään.
keltis_rule_turn = Vuoro: pelaa yksi kortti, nosta yksi
keltis_rule_turn_text = Pelaajan on pelattava tasan yksi kortti, joko poistopinoon tai omaan korttiriviinsä. Heti sen jälkeen hän nostaa yhden, ja vuoro siirtyy seuraavalle.
keltis_rule_discard = Kortti poistopinoon
keltis_rule_discard_text = Kortin saa panna poistopinoon sen sijaan, että käyttäisi sen: avoimena laudan viereen, mieluiten lyhyelle sivulle. Siitä ei seuraa muuta. Jokaisella värillä on oma poistopinonsa.
keltis_rule_draw = Kortin nostaminen
keltis_rule_draw_text = Kortin pelattuaan pelaaja nostaa yhden: nostopinon päällimmäisen tai minkä tahansa poistopinon päällimmäisen. Kädessä on taas { NUMBER($hand) }. Sääntökirja ei kiellä nostamasta juuri itse poistettua korttia.
keltis_rule_rows = Nousevat ja laskevat rivit
keltis_rule_rows_text = Pelaajalla on jokaista väriä varten yksi korttirivi. Se nousee tai laskee; samoja arvoja saa olla peräkkäin, ja arvoja saa jättää väliin. Ensimmäinen eriarvoinen kortti määrää suunnan. Käy: 3, 3, 6, 7, 7. Käy myös: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Rivin kortit jäävät näkyviin
keltis_rule_row_visible_text = Jokainen uusi kortti pannaan avoimena edellisen päälle hieman alemmas, jotta rivin kaikki arvot voi lukea milloin vain.
keltis_rule_first_card = Värin ensimmäinen kortti ja seuraavat
keltis_rule_first_card_text = Värin ensimmäinen kortti tuo yhden omista nappuloista, minkä tahansa, polun ensimmäiselle kivelle ({ $first }). Jokainen seuraava saman värin kortti siirtää tätä nappulaa yhden kiven eteenpäin.
keltis_rule_one_figure = Yksi oma nappula polulla
keltis_rule_one_figure_text = Vain rivin ensimmäinen kortti tuo nappulan polulle, ja muut siirtävät sitä. Siksi millään polulla ei ole koskaan kahta omaa: viisi nappulaa, viisi polkua.
keltis_rule_only_forward = Nappulat kulkevat vain eteenpäin
keltis_rule_only_forward_text = Yksi kivi kerrallaan. Mikään kortti tai laatta ei siirrä nappulaa taaksepäin tai toiselle polulle, ei omaa eikä muiden.
keltis_rule_end_stone_card = Kortti valmiille polulle
keltis_rule_end_stone_card_text = Jos oma nappula on jo päätekivellä ({ $value }), saman värin uudella kortilla saa siirtää sen sijaan jotakin muuta omaa nappulaa yhden kiven.
keltis_rule_shared_stones = Useita nappuloita samalla kivellä
keltis_rule_shared_stones_text = Sääntökirjan mukaan samalla polulla saa olla erivärisiä nappuloita. Tulkitsemme, että ne saavat olla myös samalla kivellä eivätkä estä toisiaan.
keltis_rule_tile_points = Pistelaatat
keltis_rule_tile_points_text = Ykköselle, kakkoselle tai kolmoselle tullut siirtää pistekiveään sen verran. Laatta jää paikalleen, joten muutkin siihen tulevat saavat sen pisteet.
keltis_rule_tile_clover = Apilat: mitä apila tekee
keltis_rule_tile_clover_text = Apilalle tullut saa siirtää mitä tahansa omaa nappulaansa yhden kiven eteenpäin, myös sitä, joka siihen juuri tuli. Apila jää paikalleen.
keltis_rule_tile_chain = Ketjut
keltis_rule_tile_chain_text = Jos apilan siirtämä nappula päätyy laatalle, senkin saa käyttää, ja niin edelleen.
keltis_rule_tile_wish_stone = Toivekivet
keltis_rule_tile_wish_stone_text = Toivekivelle tullut ottaa sen ja panee sen avoimena eteensä. Se on poissa polulta.
keltis_rule_free_step_enters = Saako ilmainen askel tuoda uuden nappulan?
keltis_rule_free_step_enters_text = Sääntökirja ei kerro, saako apila tai valmiin polun kortti tuoda nappulan lähtökiveltä polulle. Sovelluksessa ei saa, ellei valinnoissa toisin päätetä.
keltis_rule_end_goal = Viisi nappulaa maalialueella
keltis_rule_end_goal_text = Heti kun viides nappula tulee kolmelle viimeiselle riville, millä tahansa polulla ja rivillä, peli päättyy. Ne viisi voivat olla minkä värisiä vain. Laatta, jolle viides päätyy, ei enää vaikuta.
keltis_rule_goal_moves = Siirrot maalialueen sisällä
keltis_rule_goal_moves_text = Maalialueen sisällä siirtyvä nappula on jo laskettu, joten siirto ei päätä peliä. Viiteen lasketaan vain alueelle tulevat nappulat.
keltis_rule_end_deck = Viimeinen kortti
keltis_rule_end_deck_text = Heti kun joku nostaa nostopinon viimeisen kortin, peli päättyy: kukaan ei saa enää vuoroa, eikä poistopinoja sekoiteta.
keltis_rule_final_scoring = Loppupisteytys
keltis_rule_final_scoring_text = Pistekivi näyttää pistelaatoista saadut pisteet. Niihin lisätään tai niistä vähennetään jokaisen oman nappulan vieressä oleva luku, isosta kahdesti, ja se, mitä toivekivistä saa.
keltis_rule_figure_values = Nappuloiden arvot
keltis_rule_figure_values_text = Kiven vieressä oleva luku, ensimmäisestä kivestä viimeiseen: { $values }. Miinusluvut vähennetään. Lähtökivelle jääneistä nappuloista ei saa eikä menetä pisteitä.
keltis_rule_large_figure = Iso nappula
keltis_rule_large_figure_text = Iso nappula lasketaan kaksinkertaisena, oli arvo plussaa tai miinusta.
keltis_rule_wish_stone_table = Toivekivien arvot
keltis_rule_wish_stone_table_text = Ei yhtään: { SIGNED($none) }. Yksi: { SIGNED($one) }. Kaksi: { SIGNED($two) }. Kolme: { SIGNED($three) }. Neljä: { SIGNED($four) }. Viisi tai enemmän: { SIGNED($five) }.
keltis_rule_score_track = Pisterata
keltis_rule_score_track_text = Siinä on { NUMBER($fields) } ruutua. Viimeisen jälkeen pistekivi jatkaa ykkösestä, ja pisteisiin lisätään { NUMBER($fields) }. Pelin aikana sitä siirtävät vain pistelaatat; suurin osa pisteistä tulee lopussa.
keltis_rule_below_zero = Summa 0 tai alle
keltis_rule_below_zero_text = Pisteet yksinkertaisesti vähennetään, myös alle nollan. Radalla ei ole siihen ruutua, eikä sääntökirja kerro, missä pistekivi silloin on: painakaa luku mieleen.
keltis_rule_winner = Kuka voittaa
keltis_rule_winner_text = Eniten pisteitä kerännyt. Tasapelissä voittajia on useita.

## What people say when they ask for a rule

keltis_asked =
    aim: tavoite, pelin idea, mikä on tarkoitus, mitä pitää tehdä, mistä pelissä on kyse, yleiskuva, selitä peli, miten peli toimii, miten voitan, saako ensimmäisenä maaliin päässyt bonusta, miksi kannattaa mennä pitkälle, mikä on pelin juju, mitä yritetään, mistä pisteitä saa, idea lyhyesti, miten tätä pelataan
    paths: montako askelta ylös asti, kuinka pitkä polku on, ruudut, kentät, pituus, kartta, mihin miinus loppuu laudalla, mitkä ruudut ovat miinusta, mitkä rivit ovat maali, maaliviiva, montako kiveä polulla, mitä numerot polun vieressä tarkoittavat, onko neljäs rivi plussalla, mistä plussa alkaa, montako polkua on, mistä maali alkaa, laudan numerot, paljonko kiviä polussa, miinusalue, missä kohtaa ollaan plussalla
    setup-figures: montako nappulaa saan, montako pelinappulaa, ukkoa, meepleä, nappuloita per pelaaja, pienet nappulat, missä nappulat ovat ennen peliä, valitse väri, mikä väri, pitääkö kaikki nappulat käyttää, montako ukkoa jokaiselle, mitä kukin saa alussa, oman värin nappulat, isoja ja pieniä nappuloita, mistä nappulat lähtevät
    scoring-stone-start: mistä pistemerkki aloittaa, pistelaskuri, mihin pistekivi laitetaan alussa, nollaruutu, pistemarkkeri, mistä kohdasta pistemerkki lähtee liikkeelle, pistelaskurin aloituspaikka, mistä pisteet lähtevät, nolla pistettä alussa, pistenappula alussa
    colour-clover: mihin isoa lehteä tarvitaan, pahvinen apila edessä, kenen väri, kuka on vihreä, mistä tiedetään kuka pelaa mitä väriä, iso neliapila, mikä se iso apila on, apila pelaajan edessä, onko iso apila laatta
    left-in-box: mitä jätetään pois, käyttämättömät osat, ei tarvita, kolmella pelaajalla, kolmen pelaajan peli, kolmistaan, vähemmän pelaajia, käytetäänkö kaikki laatat kaksinpelissä, ylimääräiset, jää laatikkoon, meitä on kolme, mitä otetaan pois, mitkä värit pois, otetaanko laattoja pois, laatikkoon jäävät osat, pelaajia on vähemmän
    setup-tiles: mihin pikkulaatat tulevat, merkit, kiekot, laatat auki vai piilossa, kuvapuoli ylöspäin, kuvapuoli alaspäin, sekoita laatat, asettele, satunnaisesti, tumma, tuleeko päätekivelle laatta, mustat kivet laudalla, montako laattaa laudalla on, mille kiville tulee laatta, lätkien paikat, pikkulätkät laudalle, pyöreät laatat, mihin laatat asetetaan, missä järjestyksessä laatat, laatat oikein päin
    tile-counts: montako toivekiveä on, montako niitä on yhteensä, jakauma, montako kolmen pisteen laattaa, laske laatat, montako apilaa, montako pistelaattaa, paljonko apiloita pelissä, laattojen määrät, montako mitäkin laattaa, paljonko laattoja
    setup-cards: montako korttia alussa, montako korttia kädessä, jakaminen, jaetaan, nollakortti, miten suuria kortteja on, suurin kortti, pienin kortti, numerot, pakka, maat, värit, montako samaa korttia, montako kertaa kukin kortti on pakassa, kuinka monta korttia jaetaan, alkukäsi, aloituskäsi, onko nollia, korttien numerot
    two-players: kaksinpeli, kaksi pelaajaa, kahdestaan, pariskunta, mitä muuttuu kahdella, saako katsoa poistettuja kortteja, montako korttia poistetaan kahden pelaajan pelissä, kahden hengen peli, kaksin, kahdella pelaajalla, kakspeli, poistetaanko kortteja kaksinpelissä, kortit pois kahdella, 30 korttia
    start-player: kuka aloittaa, kuka on ensin, aloituspelaaja, aloitusvuoro, kukaan ei ole käynyt Irlannissa, nuorin, mihin suuntaan pelataan, vasemmalle vai oikealle, kenen vuoro seuraavaksi, kenestä aloitetaan, ekana, ensimmäinen vuoro, Irlanti, vanhin aloittaa, pelisuunta
    turn: saako pelata kaksi korttia, passaaminen, voiko jättää vuoron väliin, onko pakko pelata kortti, mitä voin tehdä vuorolla, vuoron kulku, nostetaanko ennen vai jälkeen, pakko, toiminnot, pitääkö kortilla siirtää nappulaa, kaks korttia samalla vuorolla, montako korttia vuorolla, mitä vuorolla tehdään, skippaa vuoro, voiko passata, pelaa ja nosta
    discard: heitä kortti pois, jumissa, mikään kortti ei sovi, en voi pelata, pääsenkö kortista eroon, dumppaus, turha kortti, mihin poistetut kortit menevät, erilliset pinot, montako poistopinoa, kannattaako poistaa, pois pelaaminen, kortin hylkääminen, jätä kortti käyttämättä, pakko heittää pois, ei sopivaa korttia, mihin kortti heitetään, laitanko poistopinoon, kortti pois ilman siirtoa, onko jokaisella värillä oma pino
    draw: saako nostaa poistopinosta, saako ottaa takaisin juuri poistamansa kortin, vain päällimmäinen vai mikä vain kortti pinosta, käsiraja, täydennä käsi, montako kädessä, mistä pinosta, saako selata poistopinoa, etsiä, kaivaa, uusi kortti, saanko ottaa edellisen pelaajan poistaman kortin, poista ja ota sama kortti, mistä nostetaan, vastustajan heittämä kortti, muiden poistamat kortit, ottaa oman poistamansa kortin, nostanko pakasta vai pinosta, mistä saa nostaa, montako korttia nostetaan, milloin nostetaan
    rows: sama numero kahdesti, saman arvon pelaaminen uudestaan, yhtä suuret kortit, vaihtaa nousevasta laskevaan, nouseva, laskeva, kasvava, pienenevä, saako hypätä numeroiden yli, aukko, väli, toinen rivi samaa väriä, aloitin vitosella nouseeko rivi jo, pienempi, suurempi, suunnan vaihto, sarja, peräkkäin, pitääkö olla järjestyksessä, aloitan kympillä ja menen alas, nelonen seiskan jälkeen, pitääkö suunta ilmoittaa, onko suunta kiinteä, saako pelata, pitääkö aloittaa nollasta, minkä kortin saa pelata seuraavaksi, kortti toisen alle, kortti väliin, kortti naapurin riviin, sama numero päälle, samanlainen kortti päälle, numeroita väliin, pitääkö mennä järjestyksessä, ylös vai alaspäin, voiko suuntaa vaihtaa, pienempi numero päälle, kaksi riviä samaa väriä
    row-visible: pitääkö vanhojen korttien näkyä, peittää pelatut kortit, piilottaa, limittäin, näkeekö vastustajan rivin, viuhka, mitä joku on pelannut, näkyykö korttirivi muille, pitääkö rivin olla esillä, saako katsoa mitä toinen on pelannut, kortit päällekkäin
    first-card: miten saan nappulan laudalle, tulla sisään, aloita uusi polku, lähtö liikkeelle, saako valita millä nappulalla aloittaa, pitääkö iso nappula pelata ensin, milloin iso nappula, edetä, kävellä, siirrä nappulaa, miten pitkälle nappula liikkuu, mihin uusi nappula tulee, kaksi askelta yhdellä kortilla, värin ensimmäinen kortti, nappulan asettaminen, pitääkö kaikki nappulat tuoda, määrääkö kortin väri mikä nappula liikkuu, minkä värinen kortti vain, eka kortti, uusi väri, nappula polulle, liikkuuko nappula joka kortista, montako askelta kortilla
    one-figure-a-path: kaksi omaa nappulaa samalla polulla, toinen nappula polulle, molemmat, kahdesti, useampi oma nappula samalla polulla, montako omaa nappulaa polulla, toinen ukko samalle polulle
    only-forward: voiko nappula mennä taaksepäin, peruuttaa, sivulle, perääntyä, lähettää kotiin, vaihtaa polkua, siirtyä toiselle polulle, työntää, tönäistä joku pois, siirtää vastustajan nappulaa, taaksepäin, voiko pakittaa, liikkuuko alaspäin, siirtää toisen nappulaa, vaihtaako nappula polkua
    end-stone-card: olen jo huipulla ja kädessä on vihreitä kortteja, kortti valmiille polulle, nappula on perillä, ylijääneet kortit, mitä teen lisäkorteilla, maksimi, apila tai kortti valmiilla polulla, siirrä toista nappulaa sen sijaan, mitä tapahtuu kun nappula pääsee loppuun, nappula jo perillä, polku täynnä, sama väri kun nappula on ylhäällä, lisää kortteja valmiiseen väriin, nappula päätekivellä
    shared-stones: vastustaja on ruudussani, voiko kaksi pelaajaa olla samalla kivellä, varattu, esto, blokata, estää, syödä, tönäistä pois, lyödä, yhdessä, jakaa, täynnä, montako nappulaa mahtuu samalle kivelle, mahtuuko samalle kivelle, toisen nappula tiellä, voiko kivi olla varattu, useampi nappula samassa, saako mennä samaan ruutuun
    tile-points: päädyin kolmoselle, pistemerkki, numerolaatta, käytetäänkö laatta loppuun, jäävätkö pistelaatat laudalle, saako seuraava saman pistelaatan, uudestaan, heti, astua laatalle, siirretäänkö pistekiveä heti, saako pisteet heti, milloin laatan pisteet saa, 1 2 3, mitä numerolaatta antaa, pisteitä laatasta, viekö joku pistelaatan, jääkö pistelaatta, saako kaikki pisteet laatasta
    tile-clover: onnenlehti, neliapila, apilanlehti, onko apila pakko käyttää, mitä tapahtuu kun päädyn apilalle, vapaaehtoinen, käytä toiselle nappulalle, lisäaskel, bonussiirto, ilmainen siirto, poistuvatko apilat, vihreä laatta, kuinka pitkälle apilalla pääsee, mikä nappula liikkuu, montako askelta apilasta saa, kenen nappula, mitä apilat tekevät, mitä apila tekee, mitä neliapilasta saa, pakko käyttää apila, saako apilalla siirtää toista nappulaa, apila laatta
    tile-chain: kombo, ketjureaktio, apilasta apilalle, voiko ilmainen askel päätyä laatalle, bonussiirto laukaisee seuraavan laatan, peräkkäin, loputon, laatta apilan jälkeen, apila apilan jälkeen, ilmaisella askeleella saavutettu laatta, saako jatkaa apilasta, monta apilaa putkeen, perättäiset laatat, siirryin apilalla laatalle, putki, apilalta toiselle apilalle
    tile-wish-stone: toivomuskivi, vastustaja otti jo toivekiven saanko minäkin, kerätä, pitää, napata, päädyn toivekivelle, mitä toivekivelle tapahtuu kun otan sen, toinen pelaaja ei saa, ensin tullut saa, onko pakko ottaa toivekivi, voiko toivekiven ottaa kahdesti, toivekivi on jo viety, kenelle toivekivi menee, saako toivekiven pitää, otetaanko toivekivi pois laudalta, kerätäänkö toivekivet
    free-step-enters: voiko apilalla tuoda uuden nappulan lähdöstä, apilalla uusi polku, ilman korttia, avata polku, apila ja uusi nappula, aloittaa polku apilalla, nappula lähdöstä ilman korttia, ilmainen askel lähdöstä
    end-goal: milloin peli loppuu, peli ohi, miten peli päättyy, pitääkö kaikkien viiden olla minun, viides nappula toivekivelle saanko sen, toteutetaanko viimeisen nappulan laatta, montako nappulaa maalissa lopettaa pelin, laukaisee lopun, saako kaikki vielä vuoron, kaksi nappulaa maaliin yhtä aikaa, nostetaanko vielä kortti viidennen jälkeen, kenen vuoro on viimeinen, pitääkö viidennen olla huipulla, viisi maalissa, montako pitää olla maalissa, loppuuko heti, viides nappula maaliin
    goal-moves: maalin sisällä, nappula on jo maalissa, lasketaanko kahdesti, seiskasta kymppiin, maalialueella eteneminen, siirto maalin sisällä, lasketaanko uudelleen maalissa, jo maalissa oleva liikkuu
    end-deck: kortit loppuvat, nostopino loppuu, pakka tyhjä, pakka loppuu, sekoitetaanko uudelleen, poistopinojen sekoitus, ei kortteja jäljellä, saavatko kaikki vielä yhden vuoron, viimeinen kierros, yhtä monta vuoroa, milloin loppuu, loppuuko peli pakan loppuessa, montako korttia jäljellä, nostin viimeisen kortin jatkanko vuoroa, monta kierrosta, pelataanko useampi erä, nostopakka loppu, pakka loppui kesken, pelataanko vielä kierros, viimeinen kortti nostettu, sekoitetaanko poistopinot
    final-scoring: laske yhteen, lopputulos, pistelasku lopussa, summa, miten pisteet lasketaan, milloin nappuloista saa pisteet, milloin rivien numerot lasketaan, pelin aikana vai lopussa, milloin toivekivet ja iso nappula pisteytetään, miten lasketaan pisteet, pisteenlasku lopussa, mistä kaikesta pisteitä, loppulasku
    figure-values: paljonko viidennestä kivestä saa, nappulan arvo, maksavatko lähtöön jääneet nappulat, lähtöön jäänyt miinus, nappulan pisteet, montako pistettä ylin kivi, menettää pisteitä, miinuspisteet, rivien pisteet, minkä arvoinen rivi on, mitä ensimmäisestä kivestä saa, miinus neljä, rangaistus paikallaan olosta, nappula joka ei liikkunut, paljonko nappulasta saa, mitä miinusta alussa, montako pistettä mistäkin rivistä, lähtökivelle jäi nappula, nappuloiden pisteet
    large-figure: iso nappula, iso ukko, korkea nappula, tupla, kaksinkertainen myös miinuksella, tuplana, mihin isoa nappulaa tarvitaan, iso nappula miinus kolmessa, miinus kahdesti, miten iso nappula lasketaan, ison nappulan pisteet, tuplaako iso, iso nappula tuplana, kertooko iso kahdella, mihin iso nappula kannattaa laittaa, isot pisteet
    wish-stone-table: nolla toivekiveä rangaistus, seitsemän toivekiveä montako pistettä, ei yhtään toivekiveä, pisteet kolmesta toivekivestä, liian vähän, kuusi, montako toivekiveä tarvitsen ettei tule miinusta, viisi toivekiveä, yli viisi toivekiveä, taulukko laudan kulmassa, toivekivien arvo, saako toivekivistä pisteitä, milloin toivekivet lasketaan, montako toivekiveä kannattaa kerätä, toivekivien pisteet, yksi toivekivi, kaksi toivekiveä
    score-track: yli 50 pistettä, yli viisikymmentä, radan loppu, mitä jos menen yli 50, kierros ympäri, uudelleen ympäri, toinen kierros, milloin pistemerkkiä siirretään, yli viidenkympin, pisterata loppui, täysi kierros radalla, menikö rata ympäri, 50 täynnä
    below-zero: alle nollan, miinuspisteillä, pisteeni ovat miinuksella, negatiivinen tulos, pakkasella, vähemmän kuin nolla, pisteet pakkasella, pisteet miinuksella miten merkataan, miinustulos, nollan alla, meni miinukselle
    winner: tasapeli, tasatilanne, kahdella samat pisteet, sama pistemäärä, tasan, jaettu voitto, kuka voitti, eniten pisteitä, miten voittaja selviää, useampi voittaja, tiebreak, samat pisteet, kuka voittaa, voittaja, tasatulos
