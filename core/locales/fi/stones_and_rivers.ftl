# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Nappulat ovat kiviä tai jokia: voittaja tuo ensimmäisenä viisi kiveä pistealueelle laudan toiselle puolelle.

## The sheet

stones_and_rivers_board = Pelilauta
stones_and_rivers_region = { $seat }: pistealue
stones_and_rivers_prompt = Vuorossa: { $seat }. Napauta nappulaa.
stones_and_rivers_prompt_selected = Valittu: { $point }. Napauta, mihin se menee, tai käännä se.
stones_and_rivers_prompt_first = Arvo aloittaja nappulaa heittämällä tai aloita napauttamalla nappulaa.
stones_and_rivers_prompt_push = Napauta, mihin nappula ({ $point }) työnnetään.
stones_and_rivers_ask_piece = { $point }: napauta korostettua risteystä tai käännä nappula
stones_and_rivers_ask_push = Mihin nappula ({ $point }) päätyy? Napauta korostettua risteystä.
stones_and_rivers_turn = Käännä se
stones_and_rivers_across = Vastapuolelta katsottuna
stones_and_rivers_first_title = Aloittajan arvonta: kuka arvaa ja mitä?
stones_and_rivers_caller = Kuka arvaa
stones_and_rivers_caller_circle = Ympyrä: { $seat }
stones_and_rivers_caller_square = Neliö: { $seat }
stones_and_rivers_call_stone = Arvaus on kivi: heitä
stones_and_rivers_call_river = Arvaus on joki: heitä
stones_and_rivers_came_stone = Tuli kivi: { $seat } valitsee
stones_and_rivers_came_river = Tuli joki: { $seat } valitsee
stones_and_rivers_choose_first = Aloittaa
stones_and_rivers_choose_second = Pelaa toisena
stones_and_rivers_flip_across = Käännä joeksi —
stones_and_rivers_flip_along = Käännä joeksi |
stones_and_rivers_rotate_across = Kierrä —
stones_and_rivers_rotate_along = Kierrä |
stones_and_rivers_flip_stone = Käännä kiveksi
stones_and_rivers_spoken_empty = { $point }: tyhjä
stones_and_rivers_spoken_stone = { $point }: kivi, { $seat }
stones_and_rivers_spoken_across = { $point }: vaakasuuntainen joki, { $seat }
stones_and_rivers_spoken_along = { $point }: pystysuuntainen joki, { $seat }
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat }: { NUMBER($n) } mahdollinen toiminto.
   *[other] { $seat }: { NUMBER($n) } mahdollista toimintoa.
}
stones_and_rivers_remark_threat = { $seat } voi voittaa yhdellä toiminnolla.
stones_and_rivers_remark_missed = { $seat } olisi voinut voittaa näin: { $action } (toiminto { NUMBER($number) }).
stones_and_rivers_remark_line = Asema: { $line }

## The score

stones_and_rivers_line_total = { $seat }: laskettavat kivet
stones_and_rivers_line_area = Kivet pistealueella
stones_and_rivers_note_area = { NUMBER($n) }/5 kiveä pistealueella
stones_and_rivers_unfinished = Kenelläkään ei ole vielä viittä kiveä pistealueella.
stones_and_rivers_line_stone = kivi: { $point }
stones_and_rivers_line_river = joki, jota ei lasketa: { $point }
stones_and_rivers_end_both = Molemmilla on yhtä aikaa viisi kiveä pistealueellaan. Sovelluksen tulkinta, koska säännöt eivät kerro voittajaa: voitto jaetaan.
stones_and_rivers_end = { $seat }: viisi kiveä pistealueella, peli on päättynyt.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } → { $to }
stones_and_rivers_told_push = { $from } → { $onto }, työntö → { $to }
stones_and_rivers_told_to_stone = { $point } kääntyy kiveksi
stones_and_rivers_told_to_across = { $point } vaakasuuntaiseksi joeksi
stones_and_rivers_told_to_along = { $point } pystysuuntaiseksi joeksi
stones_and_rivers_told_first = aloittaa
stones_and_rivers_told_stone_stone = arvaa kiven, ja kivi tulee
stones_and_rivers_told_stone_river = arvaa kiven, mutta tulee joki
stones_and_rivers_told_river_stone = arvaa joen, mutta tulee kivi
stones_and_rivers_told_river_river = arvaa joen, ja joki tulee

## Refusals

stones_and_rivers_unread_action = ”{ $came }” ei ole toiminto: odotettiin e5>e6, e5>e6>e9, e5:-, e5:| tai e5:o.
stones_and_rivers_unread_point = ”{ $came }” ei ole risteys: ne ovat a1–m14.
stones_and_rivers_unread_rows = Asetelmassa on { NUMBER($rows) } riviä, erottimena /, nyt { NUMBER($came) }.
stones_and_rivers_unread_row = Asetelman rivi { NUMBER($row) }: { $why }
stones_and_rivers_unread_letter = odotettiin c, c-, c|, s, s-, s| tai luku, tuli ”{ $came }”.
stones_and_rivers_unread_more = odotettiin { NUMBER($points) } risteystä, niitä tuli enemmän.
stones_and_rivers_unread_few = odotettiin { NUMBER($points) } risteystä, tuli { NUMBER($came) }.
stones_and_rivers_unread_nobody = Vuorossa oleva puuttuu: lisää c tai s asetelman jälkeen.
stones_and_rivers_unread_turn = Vuorossa on c tai s, tuli ”{ $came }”.
stones_and_rivers_refused_begun = Ensimmäinen toiminto on tehty: aloittaja on selvä.
stones_and_rivers_refused_nothing = { $point }: tässä ei ole nappulaa, jolla toimia.
stones_and_rivers_refused_push_nothing = { $point }: tässä ei ole työnnettävää nappulaa.
stones_and_rivers_refused_push_itself = { $point }: nappula ei voi työntää itseään. Nimeä ensimmäisen risteyksen jälkeen toinen nappula.
stones_and_rivers_refused_push_nowhere = { $point }: nappulaa ei voi työntää siihen, missä se jo on. Nimeä loppuun toinen risteys.
stones_and_rivers_refused_taken = { $point }: tässä on jo nappula.
stones_and_rivers_refused_over = Joku on voittanut: peli on päättynyt.
stones_and_rivers_refused_turn = Vuorossa on { $seat }, eikä tämä nappula ({ $point }) ole hänen.
stones_and_rivers_refused_lies_so = { $point }: nappula on jo niin päin.
stones_and_rivers_refused_area = { $point } on toisen pelaajan pistealuetta: nappulaa ei saa siirtää sinne eikä sen läpi.
stones_and_rivers_refused_move = { $from } → { $to } ei onnistu: yksi askel tai jokia pitkin.
stones_and_rivers_refused_push = { $from } ei voi työntää näin: { $onto } → { $to }.

## Doubts

stones_and_rivers_doubt_pieces = { $seat }: nappuloita laudalla { NUMBER($n) }; niitä on { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat }: nappula toisen pelaajan pistealueella ({ $point }).
stones_and_rivers_doubt_both = Kummallakin pistealueella on viisi kiveä, mutta mikään toiminto ei voi täyttää molempia kerralla: peli päättyi ensimmäiseen.
stones_and_rivers_doubt_irregular = Toiminto { NUMBER($number) } ({ $action }) ei ole näiden sääntöjen mukainen.

## Options

stones_and_rivers_option_stones_push = Työntävätkö kivet?
stones_and_rivers_option_stones_push_source = Kaksi julkaistua tekstiä eroavat: uudempi sallii, vuoden 2023 teksti ei. Oletus: kyllä, uudemman mukaan.
stones_and_rivers_option_stones_push_yes = Nappulan päälle astuva kivi saa työntää sitä yhden risteyksen eteenpäin.
stones_and_rivers_option_stones_push_no = Kivi ei voi astua kiven päälle.
stones_and_rivers_option_stone_river = Saako kivi työntää jokea, jolle se astuu?
stones_and_rivers_option_stone_river_source = Avoin: tekstin mukaan kivi voi kulkea sitä pitkin ja voi työntää. Oletus: kyllä, pelaaja valitsee.
stones_and_rivers_option_stone_river_yes = Se kulkee jokea pitkin tai työntää sitä.
stones_and_rivers_option_stone_river_no = Se kulkee aina jokea pitkin.
stones_and_rivers_option_river_river = Saako joki työntää jokea, jolle se astuu?
stones_and_rivers_option_river_river_source = Avoin: tekstin mukaan työntämisen voi valita. Oletus: kyllä, pelaaja valitsee.
stones_and_rivers_option_river_river_yes = Se kulkee toista jokea pitkin tai työntää sitä.
stones_and_rivers_option_river_river_no = Se kulkee aina jokea pitkin.
stones_and_rivers_option_own = Saako omia nappuloita työntää?
stones_and_rivers_option_own_source = Avoin: teksti puhuu ”nappulasta”, ja kuvassa työnnetään omaa. Oletus: kyllä.
stones_and_rivers_option_own_yes = Jokaista nappulaa voi työntää.
stones_and_rivers_option_own_no = Vain vastustajan nappuloita voi työntää.
stones_and_rivers_option_keep_out = Pysyvätkö työnnetytkin poissa pistealueilta?
stones_and_rivers_option_keep_out_source = Avoin: työnnetty nappula noudattaa siirtosääntöjä. Oletus: kyllä.
stones_and_rivers_option_keep_out_yes = Työnnetty nappula ei koskaan mene omistajansa vastustajan pistealueelle.
stones_and_rivers_option_keep_out_no = Työnnetty nappula saa mennä minne vain.
stones_and_rivers_option_after_ride = Saako jokimatka päättyä työntöön?
stones_and_rivers_option_after_ride_source = Avoin: matka jatkuu, kunnes se kohtaa nappulan, mutta nappulan päälle tulo voi tarkoittaa kumpaakin. Oletus: ei.
stones_and_rivers_option_after_ride_yes = Jokea pitkin toiseen törmäävä nappula saa työntää sitä.
stones_and_rivers_option_after_ride_no = Matka päättyy ennen nappulaa.
stones_and_rivers_option_referee = Hyväksytäänkö vain sallitut toiminnot?
stones_and_rivers_option_referee_source = Apu, ei sääntö. Oletus: kyllä.
stones_and_rivers_option_referee_yes = Nappulan sallitut toiminnot korostetaan, eikä muuta voi kirjata.
stones_and_rivers_option_referee_no = Nappulan jokaisen siirron voi kirjata; säännöissä kielletty merkitään epäilyttäväksi.
stones_and_rivers_option_threats = Kerrotaanko, kun joku voi voittaa heti?
stones_and_rivers_option_threats_source = Apu, ei sääntö. Oletus: ei.
stones_and_rivers_option_threats_yes = Rivi kertoo, kuka voi voittaa yhdellä toiminnolla.
stones_and_rivers_option_threats_no = Mitään ei paljasteta.

## Set-up

stones_and_rivers_section_setup = Alkuvalmistelut
stones_and_rivers_section_first = Kuka aloittaa
stones_and_rivers_setup_section_circles = Ympyrät
stones_and_rivers_setup_section_squares = Neliöt
stones_and_rivers_setup_board = Levittäkää pelilauta väliinne.
stones_and_rivers_setup_sides = Ympyrät: { $circle }, edessään neliöiden pistealue. Neliöt: { $square }, vastapäätä.
stones_and_rivers_setup_areas = Kummassakin pistealueessa on viisi risteystä lähtöpaikkojen takana. Oma alue on kauempi.
stones_and_rivers_setup_circles = Aseta { NUMBER($n) } ympyrääsi lähimmille lähtöpaikoille, kivipuoli ylöspäin.
stones_and_rivers_setup_squares = Aseta { NUMBER($n) } neliötäsi lähimmille lähtöpaikoille, kivipuoli ylöspäin.
stones_and_rivers_setup_rows = Niistä tulee kaksi seitsemän nappulan riviä; kivipuoli on tyhjä puoli.
stones_and_rivers_setup_first = Toinen heittää nappulaa kuin kolikkoa, toinen arvaa, kivi vai joki. Jos arvaus on oikea, arvaaja valitsee, kumpi aloittaa; muuten heittäjä.
stones_and_rivers_piece_board = pelilauta
stones_and_rivers_piece_circles = ympyrää
stones_and_rivers_piece_squares = neliötä

## What counts

stones_and_rivers_points_area = Omalla pistealueella
stones_and_rivers_points_stone = oma kivi
stones_and_rivers_points_river = oma joki
stones_and_rivers_points_other = toisen pelaajan nappula
stones_and_rivers_points_counts = { NUMBER($n) }/{ NUMBER($of) }
stones_and_rivers_points_nothing = ei mitään
stones_and_rivers_points_end = Pelin päättyminen
stones_and_rivers_points_all = siellä { NUMBER($n) } kiveä
stones_and_rivers_points_wins = voittaa heti

## Rules

stones_and_rivers_section_aim = Tavoite, pelilauta ja nappulat
stones_and_rivers_section_turn = Vuoro
stones_and_rivers_section_rivers = Joet
stones_and_rivers_section_push = Työntäminen
stones_and_rivers_section_end = Pistealueet ja pelin päättyminen
stones_and_rivers_edition_newer = Uudempi teksti
stones_and_rivers_edition_2023 = Vuoden 2023 teksti
stones_and_rivers_rule_aim = Pelin tavoite
stones_and_rivers_rule_aim_text = Voittaja on se, jolla on ensimmäisenä { $stones } omaa kiveä pistealueellaan laudan toisella puolella.
stones_and_rivers_rule_board = Pelilauta
stones_and_rivers_rule_board_text = Ruudukko, jossa on { NUMBER($columns) } × { NUMBER($rows) } viivaa. Niiden risteyksissä on kummallekin pelaajalle { NUMBER($starting) } lähtöpaikkaa sekä kaksi pistealuetta, kummassakin { $area } risteystä.
stones_and_rivers_rule_layout = Missä mikäkin laudalla on
stones_and_rivers_rule_layout_text = Sääntöjen kuvan mukaan: ympyrät aloittavat alueelta { $circle_first }–{ $circle_last }, neliöt alueelta { $square_first }–{ $square_last }. Ympyröiden pistealue on { $circle_area_first }–{ $circle_area_last } neliöiden takana, neliöiden { $square_area_first }–{ $square_area_last } ympyröiden takana.
stones_and_rivers_rule_point_names = Risteysten nimet
stones_and_rivers_rule_point_names_text = Teksti ei nimeä risteyksiä. Sovelluksessa kirjain on pystyrivi, alkaen a:sta, ja numero vaakarivi ympyräpelaajasta lukien: e5.
stones_and_rivers_rule_pieces = Nappulat: kivet ja joet
stones_and_rivers_rule_pieces_text = Kummallakin pelaajalla on { NUMBER($n) } kaksipuolista nappulaa: tyhjä puoli on kivi, sinisen viivan puoli joki. Kivet liikkuvat vähän, mutta ne estävät ja niitä tarvitaan voittoon; joet kuljettavat pitkälle ja työntävät.
stones_and_rivers_rule_sides = Kuka istuu missä
stones_and_rivers_rule_sides_text = Sopikaa, kumpi pelaa ympyröillä ja kumpi neliöillä. Ympyräpelaajan edessä on neliöiden pistealue, neliöpelaaja istuu vastapäätä. Oma pistealue on siis kauempi.
stones_and_rivers_rule_first = Kuka aloittaa
stones_and_rivers_rule_first_text = Toinen pelaaja heittää nappulaa kuin kolikkoa, toinen arvaa, kumpi puoli jää ylöspäin. Jos arvaus on oikea, arvaaja valitsee, pelaako ensin vai toisena, muuten heittäjä.
stones_and_rivers_rule_caller = Kuka heittää ja kuka arvaa
stones_and_rivers_rule_caller_text = Arvaaja on se, joka ei heitä. Kumpi heittää, sitä ei kerrota: sopikaa siitä.
stones_and_rivers_rule_setup = Mistä aloitetaan
stones_and_rivers_rule_setup_text = Kaikki nappulat aloittavat kivipuoli ylöspäin pelaajaansa lähimmiltä lähtöpaikoilta, kahdessa seitsemän nappulan rivissä.
stones_and_rivers_rule_turn = Mitä vuorolla tehdään
stones_and_rivers_rule_turn_text = Tasan yksi toiminto yhdellä omalla nappulalla: se käännetään ympäri, jokea kierretään, nappulaa siirretään tai sillä työnnetään. Vuoroa ei voi jättää väliin.
stones_and_rivers_rule_flip = Nappulan kääntäminen ympäri
stones_and_rivers_rule_flip_text = Kivestä tulee joki ja joesta kivi. Jos siitä tulee joki, pelaaja valitsee, kulkeeko se pysty- vai vaakasuunnassa.
stones_and_rivers_rule_rotate = Joen suunnan kiertäminen
stones_and_rivers_rule_rotate_text = Omaa jokea kierretään neljänneskierros: pystysuunnasta vaakasuuntaan tai päinvastoin.
stones_and_rivers_rule_move = Kiven tai joen siirtäminen
stones_and_rivers_rule_move_text = Kivi tai joki siirtyy viivoja pitkin yhden risteyksen ylös, alas, vasemmalle tai oikealle. Vinottain ei liikuta. Jos risteyksessä on joki, sitä pitkin voi jatkaa; jos siinä on nappula, sitä voi työntää.
stones_and_rivers_rule_no_jumping = Ei hyppäämistä
stones_and_rivers_rule_no_jumping_text = Askel vie vain viereiseen risteykseen, ja jokimatka jatkuu, kunnes se kohtaa nappulan. Matkalla olevaa jokea pitkin kuljetaan, sen yli ei hypätä.
stones_and_rivers_rule_one_piece = Yksi nappula risteyksessä
stones_and_rivers_rule_one_piece_text = Samassa risteyksessä ei voi olla kahta nappulaa. Nappulat ovat viivojen risteyksissä, eivät ruuduissa.
stones_and_rivers_rule_keep_out = Toisen pelaajan pistealue
stones_and_rivers_rule_keep_out_text = Omaa nappulaa ei voi siirtää toisen pelaajan pistealueelle eikä sen läpi.
stones_and_rivers_rule_not_allowed = Kielletty toiminto
stones_and_rivers_rule_not_allowed_text = Teksti ei kerro, mitä silloin tapahtuu. Sovelluksessa voi kirjata vain sallitun; valinnalla voi kirjata kaiken, ja kielletty merkitään.
stones_and_rivers_rule_ride = Jokea pitkin kulkeminen
stones_and_rivers_rule_ride_text = Kumman tahansa pelaajan joelle siirtyvä nappula voi jatkaa sitä pitkin minkä tahansa matkan, kunnes kohtaa toisen nappulan. Vuorossa oleva valitsee matkan pituuden.
stones_and_rivers_rule_directions = Jokea voi kulkea kumpaankin suuntaan
stones_and_rivers_rule_directions_text = Joella on kaksi suuntaa, ja kumpaankin saa kulkea, tuli siihen miltä puolelta tahansa.
stones_and_rivers_rule_chain = Joelta joelle, ja mihin pysähtyä
stones_and_rivers_rule_chain_text = Jos matka tulee toiselle joelle, se jatkuu sitä pitkin samaan tapaan, ja niin edelleen. Se päättyy tyhjään risteykseen: joelle ei voi pysähtyä.
stones_and_rivers_rule_ride_back = Matka takaisin lähtöristeykseen
stones_and_rivers_rule_ride_back_text = Matka saa kulkea lähtöristeyksensä kautta mutta ei päättyä siihen: se ei olisi siirto.
stones_and_rivers_rule_ride_push = Työntö jokimatkan lopussa
stones_and_rivers_rule_ride_push_text = Tekstin voi lukea kahdella tavalla: matka jatkuu, kunnes se kohtaa nappulan, mutta nappulan päälle tuleva voi työntää sitä. Sovelluksessa matka päättyy ennen nappulaa; valinta sallii työnnön.
stones_and_rivers_rule_push_stone = Kivellä työntäminen
stones_and_rivers_rule_push_stone_text = Nappulan päälle tuleva kivi voi työntää sitä tasan yhden risteyksen samaan suuntaan, jos se risteys on tyhjä. Kivi ei siis työnnä kahta peräkkäin eikä laudalta pois, eikä työnnetty lähde jokea pitkin.
stones_and_rivers_rule_push_stone_2023_text = Kivet eivät työnnä. Kivi ei voi astua kiven päälle.
stones_and_rivers_rule_stone_river = Kivi astuu joelle
stones_and_rivers_rule_stone_river_text = Kivi ”voi” sekä kulkea jokea pitkin että työntää sitä, joten sen pelaaja valitsee. Valinnalla se kulkee aina jokea pitkin.
stones_and_rivers_rule_push_river = Joella työntäminen
stones_and_rivers_rule_push_river_text = Nappulan päälle tuleva joki voi työntää sitä minkä tahansa matkan jompaankumpaan työntävän joen omista suunnista. Sitten työntävä joki, nyt sen paikalla, kääntyy kivipuolelleen.
stones_and_rivers_rule_river_river = Joki astuu joelle
stones_and_rivers_rule_river_river_text = Sen pelaaja voi valita työntämisen, tai se kulkee toista jokea pitkin. Valinnalla se kulkee aina jokea pitkin.
stones_and_rivers_rule_pushed = Joen työntämä nappula
stones_and_rivers_rule_pushed_text = Työntäjä valitsee, mihin se menee. Se kulkee matkallaan muita jokia pitkin samoin säännöin, mutta ei voi itse työntää mitään.
stones_and_rivers_rule_pushed_back = Työntö risteykseen, josta työntäjä lähti
stones_and_rivers_rule_pushed_back_text = Työnnetty nappula saa päätyä risteykseen, josta työntävä joki juuri lähti: se on tyhjä.
stones_and_rivers_rule_push_own = Omien nappuloiden työntäminen
stones_and_rivers_rule_push_own_text = Teksti puhuu nappulasta, ei sen omistajasta, joten kummankin pelaajan nappuloita voi työntää. Valinta sallii vain toisen pelaajan nappulat.
stones_and_rivers_rule_pushed_area = Työnnetyt nappulat ja pistealueet
stones_and_rivers_rule_pushed_area_text = Teksti ei kerro, saako työntö viedä nappulan jollekin alueelle. Sovelluksessa työnnetty nappula pysyy poissa omistajansa vastustajan pistealueelta, aivan kuin se siirtyisi itse; valinta päästää sen sinne.
stones_and_rivers_rule_no_capture = Mitään ei syödä
stones_and_rivers_rule_no_capture_text = Mikään sääntö ei poista nappulaa: kaikki { NUMBER($n) } pysyvät laudalla loppuun asti. Työntö vie vain laudan tyhjään risteykseen.
stones_and_rivers_rule_area = Pistealueet
stones_and_rivers_rule_area_text = Pistealueella olevat nappulat ovat yhä pelissä: niitä voi siirtää, kääntää ja kiertää. Siellä lasketaan vain kivet, ei jokia.
stones_and_rivers_rule_area_push = Työntäminen pistealueella
stones_and_rivers_rule_area_push_text = Teksti mainitsee työntämisen niiden asioiden joukossa, joita pistealueen nappuloilla voi tehdä. Luemme sen molemmin päin: ne saavat työntää, ja niitä saa työntää, myös ulos sieltä.
stones_and_rivers_rule_end = Milloin peli päättyy
stones_and_rivers_rule_end_text = Se, jonka pistealueella on { $stones } omaa nappulaa, kaikki kivipuoli ylöspäin, voittaa heti, tuli viimeinen sinne miten tahansa. Toinen pelaaja ei saa enää vuoroa.
stones_and_rivers_rule_both = Molemmat alueet täyteen kerralla
stones_and_rivers_rule_both_text = Jos yksi työntö täyttää molemmat alueet, voitto jaetaan: teksti puhuu vain yhdestä pelaajasta. Se vaatii valinnan, jolla työnnetty nappula saa mennä mille tahansa alueelle.
stones_and_rivers_rule_no_draw = Ei tasapeliä
stones_and_rivers_rule_no_draw_text = Teksti ei tunne tasapeliä eikä sääntöä toistuville asemille: sen mukaan peliä jatketaan, kunnes joku voittaa. Kukaan ei jää jumiin, sillä nappulan voi aina kääntää. Jos kumpikaan ei pääse eteenpäin, pitäisimme peliä tasapelinä.
stones_and_rivers_rule_no_warning = Varoittaa ei tarvitse
stones_and_rivers_rule_no_warning_text = Teksti ei tunne ”shakki”-huutoa: ei tarvitse ilmoittaa, että voittaisi seuraavalla toiminnolla. Valinnalla sovellus näyttää sen molemmille.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: miten voitetaan, mikä on tavoite, päämäärä, tarkoitus, mitä pitää tehdä, yleiskuva, montako kiveä tarvitsen, montako kiveä voittoon, mitä pitää saada, pelin juju, mitä tässä yritetään, idea, miten pelataan
    board: kuinka iso lauta on, koko, ruudukko, mitat, montako paikkaa maalissa, montako ruutua, viivat, kentät, sarakkeet ja rivit, 13x14, laudan koko, montako viivaa, minkä kokoinen lauta, ruutujen määrä
    layout: kuva, aloitusasema, missä pistealue on, mitä maalin takana on, kaavio, missä lähtöpaikat ovat, maalin takaa kiertäminen, missä maalit on, alkuasetelma kuvana, lähtöruudut, missä minun maali on
    point-names: mitä e5 tarkoittaa, koordinaatit, kirjaimet ja numerot, merkintätapa, siirron kirjoittaminen muistiin, a1, ruutujen nimet, risteyksen nimi, miten siirto merkitään
    pieces: montako nappulaa kummallakin, mihin sinistä viivaa tarvitaan, kumpi puoli on kivi, kaksi puolta, tyhjä puoli, kiven ja joen ero, mikä on joki, mihin kiveä tarvitaan, ukot, pelimerkit, montako nappulaa minulla on, mitä jokipuoli tekee, nappuloiden määrä, kumpi puoli on joki, mitä kivi tekee, mitä joki tekee, nappulan puolet, sininen viiva
    setup-sides: kumpaan päähän pitää päästä, onko maalini lähellä vai kaukana, missä ympyräpelaaja istuu, kumpi alue on minun, kuka on neliö, valitse ympyrä tai neliö, oma pistealue, värit, kumpi istuu missä, kumpi on ympyrä, kummalla puolella maalini, kumman puolella, mihin suuntaan pelaan, kuka ottaa ympyrät
    first-player: miten aloittaja päätetään, kuka aloittaa, kuka on ensin, aloituspelaaja, heittäjä, pitääkö aloittaa jos arvaan oikein, kolikonheitto, kruuna klaava, arvaus, väärä arvaus, toisena, kumpi alottaa, kumpi on ensin, aloittajan arvonta, heitto alussa, kuka saa valita aloittajan
    caller: kuka arvaa, kuka saa heittää, kuka heittää nappulaa, kuka huutaa, kumpi meistä heittää, pitääkö heittäjästä sopia, kumpi arvaa, kumpi heittää
    setup: kumpi puoli ylös alussa, montako riviä täytän, mihin asetan nappulat, aloitusasema, kaikki kivinä alussa, järjestäminen, miten päin nappulat alussa, alkavatko nappulat kivinä, kivipuoli alussa, nappulat paikoilleen, mihin nappulat aluksi
    turn: montako siirtoa saan, siirto ja kääntö samalla vuorolla, saako passata, vuoron väliin, saako siirtää vastustajan nappuloita, toiminnot, mitä voin tehdä, kaksi toimintoa, vain omat nappulat, onko pakko siirtää, kierrä ja siirrä samalla vuorolla, saako pysyä paikallaan, ei tehdä mitään, koskea toisen nappulaan, pitääkö kääntää ennen siirtoa, jättää vuoro väliin, skippaa, kaks toimintoa, montako toimintoa, yksi nappula vuorolla
    flip: kääntäminen, käännä toisin päin, mihin suuntaan se osoittaa kääntämisen jälkeen, takaisin kiveksi, joki kiveksi, tee joki, valitse suunta käännettäessä, ylösalaisin, molemmat puolet, pystyyn vai vaakaan, viekö kääntäminen vuoron, kumpi puoli ylös, kivi vaakajoeksi, miten saan joen, milloin saa kääntää, flippaus, kivi joeksi, muuttaa kivi joeksi, muuttaa joki kiveksi, nappulan kääntö, kääntää toinen puoli, kivestä joki, miten kivestä tehdään joki
    rotate: käännä sivuttain, saako kiertää vastustajan jokea, neljänneskierros, 90 astetta, joen suunnan vaihto, kiven kiertäminen, kierrä jokea, pystystä vaakaan, pyöritä, miten kierretään, kääntää joki poikittain, joki toisin päin, joki poikittain, vaaka pystyksi, joen suunta vaihtoon, kääntää jokea, joen kääntäminen sivuttain
    move: vinottain, diagonaalisesti, viistoon, kuinka pitkälle kivi liikkuu, saako jokikin liikkua, voiko mennä taaksepäin, yksi askel, sivulle, kaksi ruutua, miten nappulat liikkuvat, kävellä, vain eteenpäin, ylös vai alas, kuinka pitkälle voin siirtää, montako askelta, kuinka pitkälle nappula liikkuu, mihin suuntiin saa liikkua, tavallinen siirto
    no-jumping: saako hypätä toisen yli, hyppy, loikka, ohittaa nappula, yli meneminen, nappula edessä, saako mennä omien läpi, nappuloiden läpi, kiven ohi, estävätkö joet, estävätkö kivet, saako hypätä, mennä toisen yli, läpi meneminen
    one-piece: kaksi samassa paikassa, ruuduissa vai viivoilla, jakaa paikka, pinota, varattu, oman nappulan päälle, leikkauspiste, voiko siirtyä toisen päälle, varattu risteys, kaks samassa risteyksessä, voiko olla päällekkäin, viivoilla vai ruuduissa
    keep-out: kävellä toisen maaliin, voinko blokata hänen maalinsa seisomalla siinä, liukua vastustajan pistealueen läpi, mennä vastustajan alueelle, ylittää toinen alue, läpi, kielletty, vartioida, puolustaa alueen edessä, estää alue, vastustajan maaliin, toisen pistealueelle, saako mennä toisen maaliin, vastustajan pistealueen kautta, blokata maali
    not-allowed: laiton siirto, virhe, huijasi, väärä siirto, kumoa, sääntöjen vastainen, kelvoton, ota takaisin, kielletty siirto, mitä jos siirto oli laiton, virheellinen siirto
    ride: käyttää vastustajan jokea, kuinka pitkälle saa liukua, pitääkö liukua loppuun asti, pysähtyä aiemmin, kellua, joelle astuminen, kuinka monta ruutua, mikä pysäyttää matkan, liukuminen, vihollisen joki, mitä tapahtuu kun siirryn joelle, saako käyttää toisen jokia, pitääkö kulkea koko joki, kohtaa toisen nappulan, mihin jokia tarvitaan, voiko vastustaja käyttää jokiani, miten joki kuljettaa, voiko kivi liukua, virran mukana, jokea pitkin meneminen, saako käyttää vastustajan jokea, kuinka pitkälle joella pääsee, joella liikkuminen, liuku joella, liukua jokea
    river-directions: ylävirtaan vai vain alavirtaan, kumpaan suuntaan jokea, taaksepäin jokea pitkin, molemmat suunnat, mihin suuntaan, vastavirtaan, virtaako joki johonkin suuntaan, joen suunta, molempiin suuntiin
    chain: joelta seuraavalle joelle, saako vaihtaa suuntaa kesken, saako pysähtyä joelle, monta jokea, yhdistää, kääntyä kulmassa, toinen joki, montako jokea yhdellä siirrolla, kombo, voiko joki kulkea itseään pitkin, sama joki kahdesti, joesta toiseen, monta jokea peräkkäin, jatkaa toista jokea, voiko jäädä joelle, pysähtyä joen päälle, joelta toiselle joelle
    ride-back: voinko päätyä lähtöpaikkaan, kierros takaisin, palata samaan paikkaan, ympäri, kulkea ympyrää, sama paikka uudestaan, takaisin lähtöruutuun, lenkki takaisin, sama ruutu
    ride-push: saako liukua toiseen ja työntää, työntö matkan lopussa, liuku ja työntö, puskea, törmätä jokimatkan jälkeen, työntö jokisiirron jälkeen, työntää joen jälkeen, jokimatka ja työntö, liukua ja tönäistä
    push-stone: kivi työntää kiveä, kuinka pitkälle kivi työntää, kaksi peräkkäin voiko työntää molemmat, työntää laudalta, reunan yli, jono nappuloita, voivatko kivet työntää, työntö yhden ruudun, seinää vasten, kääntyykö kivi työnnön jälkeen, kaksi kiveä, mitä jos takana on nappula, seinä takana, vetää nappulaa, pitääkö takana olla tyhjää, estetty työntö, onko pakko työntää, kivi tönäisee, montako ruutua kivi työntää, voiko kivellä työntää, kivi työntää, kaksi nappulaa peräkkäin
    stone-onto-river: työntääkö kivi jokea vai kulkeeko, kivi siirtyy joelle, pitääkö kiven kulkea jokea, voiko kivi työntää jokea, valita joen työntäminen, kulkea vai työntää, kivi joelle, mitä käy kun kivi osuu jokeen, kivi astuu joelle
    push-river: pitääkö joen kääntyä sen jälkeen, mihin suuntaan joella työnnetty menee, montako ruutua joki voi työntää, kuinka pitkälle joki työntää, joesta tulee kivi työnnön jälkeen, joen työnnön suunta, työntää joella, mitä joelle tapahtuu työnnön jälkeen, pitääkö työntäjän kääntyä, pysyykö se jokena, onko pakko työntää, saako jättää työntämättä, joki työntää kiveä, joella työntäminen, mihin suuntaan joki työntää, kääntyykö joki kiveksi, joki tönäisee
    river-onto-river: joki siirtyy toiselle joelle, voiko joki työntää jokea, joki kohtaa joen, kulkeeko joki jokea pitkin, työnnetty vai kuljettu, kulkea vai työntää joella, joki menee joelle, joki astuu joelle, joki osuu jokeen, kaksi jokea, joki joen päälle, joen päälle
    pushed: kuka päättää mihin työnnetty päätyy, voiko työnnetty työntää toista, ketjureaktio, työnnetään joelle, kulkeeko työnnetty jokea, valitseeko työnnetty, kuinka kauas se lentää, kuinka pitkälle työnnetty menee, mihin työnnetty menee, työnnetty nappula joelle, kuka valitsee työnnetyn paikan, työnnetyn nappulan matka
    pushed-back: työntää taakseni, vaihtaa paikkoja, työnnetään entiselle paikalleni, paikkojen vaihto, työnnetty menee työntäjän paikalle, paikat vaihtoon, työntäjän entinen ruutu
    push-own: saako työntää omaa, omien nappuloiden työntö, kaverin työntäminen, oma nappula, kenen nappuloita voi työntää, omien työntäminen, oma nappula edessä
    pushed-area: työntää vastustaja maaliini, työntää hänet pistealueelle, työntää oma nappula omaan maaliin, työntää pistealueen läpi, maaliin työntäminen, työntää nappula maaliin, työntää vastustaja pistealueelle, työnnetty väärään maaliin, saako työntää pistealueelle
    no-capture: voiko nappuloita syödä, poistetaanko nappuloita koskaan, tappaa, syödä, poistaa, ottaa nappula, menettää nappuloita, pudota pelistä, lyödä, lähteekö nappuloita pelistä, poistuuko nappula, syönti
    score-area: lasketaanko joet viiteen, olenko turvassa maalissa, lasketaanko joet maalissa, viisi sisällä mutta yksi on joki, lähteä maalista, lukittu, siirtyä pois pistealueelta, kääntää maalissa, yhä pelissä, lasketaanko vastustajan nappula siellä, voiko omalta alueelta lähteä, maaliin sivusta, voiko joilla voittaa, maaliin miltä puolelta vain, onko maalissa turvassa, voiko maalista lähteä, pistealueen nappulat, maalissa kääntäminen
    area-push: työntää minut maalistani, voiko hän työntää minut pistealueelta, työnnetty ulos maalista, turvassa työnnöiltä, työntö maalin sisällä, kiveni työnnettiin ulos, vihollinen ulos maalista, työntää ulos maalista, tönäistä maalista, voiko pistealueelta työntää, pistealueelta ulos, työntää pois pistealueelta, pois pistealueelta
    end: milloin ohi, peli päättyy, saako toinen vielä viimeisen vuoron, loppu, viisi kiveä, viimeinen siirto, heti, kuka voitti, voitto työnnöllä, voitto vastustajan vuorolla, viides kivi, pitääkö kaikkien viiden olla kiviä, voitanko jos työnnetty kivi on viides, milloin peli loppuu, viisi kiveä maalissa, voittaako heti, kuka voittaa, pelin loppu
    both-at-once: molemmat voittavat, samaan aikaan, yhtä aikaa, tasapeli, molemmat maalit täynnä, jaettu voitto, molemmat saa viisi, molemmat yhtä aikaa, kumpikin voittaa
    no-draw: samat siirrot yhä uudestaan, onko tasapeliä, patti, en voi siirtää mitään, toistamme samoja siirtoja, jumissa, toisto, loputon, luovuttaa, ei siirtoja, ikuisesti, remis, tasapeli mahdollinen, tasuri, peli jumissa, jauhetaan samaa, samat siirrot toistuu, voiko tulla tasapeli
    no-warning: pitääkö sanoa shakki, varoittaa, ilmoittaa, voittamassa, uhka, yhden päässä voitosta, kertoa vastustajalle, varoitetaanko, matti, pitääkö kertoa että voittaa
