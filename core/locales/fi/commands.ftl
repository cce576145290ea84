# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Käyttö: { $usage }
commands_title_commands = Komennot:
commands_title_arguments = Argumentit:
commands_title_options = Valitsimet:
commands_default = { $help } [oletus: { $value }]
commands_choice = { $value }: { $help }
commands_about = Laskee pisteet pelipöydässä ja kertoo, mistä joka piste tuli.
commands_after_help = Ilman komentoa avautuu koko ruudun pääteohjelma. Paluukoodit: 0 kunnossa, 1 ei onnistunut, 2 väärä käyttö.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = VALITSIMET
commands_value_command = KOMENTO
commands_value_game = PELI
commands_value_number = N
commands_value_pair = VALINTA=VASTAUS
commands_value_file = TIEDOSTO
commands_value_path = POLKU
commands_value_position = ASEMA
commands_value_words = SANAT
commands_value_session = PELIKERTA
commands_value_session_or_file = PELIKERTA|TIEDOSTO
commands_value_step = VAIHE
commands_value_name = NIMI
commands_value_player = PELAAJA
commands_value_year = VVVV
commands_value_day = VVVV-KK-PP
commands_value_language = KIELI
commands_value_which = MITKÄ
commands_value_text = TEKSTI
commands_value_format = MUOTO
commands_value_backup = KOPIO

## Help: what the commands do

commands_about_games = Luettele pelit
commands_about_setup = Näytä pelin valmistelu, kaikki määrät valmiiksi laskettuina
commands_about_score = Pisteytä asemadokumentteja ja perustele joka piste
commands_about_moves = Luettele asemassa sallitut siirrot (pelit, joiden siirtoja sovellus valvoo)
commands_about_schema = Tulosta pelin asemadokumenttien JSON Schema
commands_about_rules = Hae pelin säännöistä
commands_about_points = Näytä, mistä pelissä saa pisteitä ja kuinka paljon
commands_about_sessions = Luettele pelikerrat, uusin ensin, tai hae niitä
commands_about_show = Näytä pelikerta: tilanne perusteluineen ja missä ykkönen ja kakkonen eroavat
commands_about_log = Näytä pelikerran loki
commands_about_rescore = Pisteytä pelikerta pelin toisilla valinnoilla rinnakkain; mikään ei muutu
commands_about_decided = Kerro, mikä ratkaisi päättyneen pelin: pienin muutos, joka olisi vaihtanut voittajan
commands_about_verify = Laske tulos uudelleen lokista, täällä tai paketissa, ja kerro, pitääkö se paikkansa
commands_about_stats = Päättyneiden pelien tilastot
commands_about_players = Luettele muistissa olevat pelaajat tai muuta heidän tietojaan
commands_about_rename = Vaihda pelaajan nimi tästä lähtien
commands_about_merge = Yhdistä kaksi pelaajaa samaksi henkilöksi
commands_about_forget = Poista pelaaja luettelosta; pelikerroissa nimi säilyy
commands_about_export = Kirjoita pelikertoja paketiksi, talteen tai toiselle laitteelle
commands_about_import = Tuo paketti
commands_about_card = Jaa tulos viestinä: sanoin tai kuvana, -o TIEDOSTO.png tai TIEDOSTO.svg
commands_about_csv = Kirjoita pelikerrat taulukkolaskentaan: oma rivi joka pelikerralle, paikalle ja pisteriville
commands_about_bgstats = Tulosta linkki, joka avaa BG Statsin valmiiksi täytettynä, tai kirjoita tiedosto BG Statsiin
commands_about_backup = Tee varmuuskopio tietokannan viereen
commands_about_rebuild = Vertaa luetteloiden ja tilastojen tietoja joka pelikerran lokiin ja korjaa ne
commands_about_restore = Palauta varmuuskopion sisältö; mitään täällä olevaa ei katoa
commands_about_help = Näytä tämä ohje tai komennon ohje

## Help: what arguments and options mean

commands_help_json = Tulosta tekstin sijasta yksi JSON-dokumentti
commands_help_db = Pelikertojen tietokanta; ilman tätä TALLYSTONE_DB ja sitten käyttäjän tietokansio
commands_help_lang = Kieli, esim. fi; ilman tätä ympäristön kieli
commands_help_help = Näytä ohje
commands_help_version = Näytä versio
commands_help_command = Komento ja tarvittaessa sen alikomento
commands_help_game = Pelin tunnus, jonka ”games” luettelee, tai pelin nimi
commands_help_number_of_players = Montako pelaa
commands_help_set = Valinta ja siihen vastaus oletuksen sijaan; voi antaa monta kertaa
commands_help_long = Kaikki vaiheet ensikertalaisille; ilman tätä lyhyt lista
commands_help_documents = JSON-tiedostoja, tai - eli vakiosyöte; useasta tiedostosta --json tulostaa luettelon
commands_help_position = Asemadokumentti, - eli vakiosyöte, tai asema yhdellä rivillä
commands_help_depth = Laske myös enintään näin monen siirron siirtosarjat: 0–5
commands_help_question = Kysymys tai sen sanoja; ilman sanoja kaikki säännöt
commands_help_session = Pelikerran tunnus, tunnuksen alku tai ”last” (viimeisin)
commands_help_at = Sellaisena kuin se oli lokin tämän vaiheen jälkeen
commands_help_rescore_set = Valinta ja siihen vastaus; ilman tätä valinnat luetellaan
commands_help_verify = Pelikerran tunnus, tunnuksen alku tai ”last” (viimeisin); tai pakettitiedosto, tai - eli vakiosyöte
commands_help_of_game = Vain tämä peli
commands_help_with_player = Vain ne, joissa tämä pelaaja on mukana
commands_help_with_players = Vain tällä pelaajamäärällä
commands_help_of_year = Vain tältä vuodelta
commands_help_since = Tästä päivästä alkaen
commands_help_until = Tähän päivään asti
commands_help_export = Pelikertojen tunnuksia, tunnusten alkuja tai ”last” (viimeisin); ilman niitä kaikki
commands_help_output = Minne kirjoitetaan; ilman tätä vakiotulosteeseen
commands_help_bundle = Paketti, tai - eli vakiosyöte
commands_help_keep = Mitä tehdään pelikerroille, jotka ovat jo täällä
commands_help_keep_here = Täällä olevat pysyvät ennallaan
commands_help_keep_there = Tuodut korvaavat ne; täällä olevat menevät roskakoriin
commands_help_keep_both = Tuodut jatkavat niitä; erkaantuneista säilyvät molemmat
commands_help_preview = Kerro vain, mitä tuotaisiin
commands_help_only_session = Vain tämä pelikerta: tunnus, tunnuksen alku tai ”last” (viimeisin); voi antaa monta kertaa
commands_help_backups = Luettele vain olemassa olevat varmuuskopiot
commands_help_backup = Numero komennon ”backup --list” luettelosta tai tiedosto
commands_help_restore_preview = Kerro vain, mitä palautettaisiin
commands_help_words = Sanoja tai sanojen osia nimistä, muistiinpanoista, pelin nimestä tai päivästä
commands_help_unfinished = Vain ne, joilla ei ole vielä tulosta
commands_help_bin = Vain roskakorissa olevat
commands_help_dark = Vaalea teksti tummalla pohjalla
commands_help_card_day = Päivä siinä muodossa kuin se kirjoitetaan, esim. ”16. marraskuuta”; ilman tätä numeroin
commands_help_format = Mitä kirjoitetaan; tiedostonimen pääte ratkaisee, ja ilman tiedostoa tulostetaan teksti
commands_help_format_text = Muutama rivi keskusteluun
commands_help_format_svg = Kuva, jota voi suurentaa
commands_help_format_png = Kuva mihin tahansa keskusteluun, leveys 1080 kuvapistettä
commands_help_card_output = Minne kirjoitetaan: TIEDOSTO.png, TIEDOSTO.svg tai TIEDOSTO.txt
commands_help_plays = Pelikertojen tunnuksia, tunnusten alkuja tai ”last” (viimeisin); tiedostoon ilman niitä kaikki päättyneet
commands_help_play_file = Linkin sijasta tiedosto, jossa ovat kaikki nämä pelikerrat
commands_help_plays_output = Minne BG Statsin tiedosto kirjoitetaan, esim. plays.bgsplay; ilman tätä vakiotulosteeseen
commands_help_player = Pelaajan nimi tai tunnuksen alku
commands_help_new_name = Uusi nimi
commands_help_merged = Kuka poistuu luettelosta
commands_help_into = Kuka jää

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = ”{ $given }” ei kuulu tähän.
commands_wrong_command = Komentoa ”{ $given }” ei ole.
commands_wrong_value = { $argument }: ”{ $given }” ei käy.
commands_wrong_choice = { $argument }: ”{ $given }” ei käy. Mahdolliset: { $values }.
commands_no_value = { $argument }: arvo puuttuu.
commands_missing = Puuttuu: { $arguments }
commands_conflict = Näitä ei voi antaa yhdessä: { $argument } ja { $other }.
commands_twice = { $argument }: voi antaa vain kerran.
commands_no_utf8 = Syöte ei ole UTF-8-tekstiä.
commands_wrong_use = Tästä ei saa selvää.
commands_meant = Tarkoititko: ”{ $meant }”?
commands_more_help = Ohje: { $command }
commands_no_language = Kieltä ”{ $tag }” ei ole. Kielet ovat: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Tällaista tiedostoa ei ole.
commands_file_denied = Lupa lukea tai kirjoittaa tätä puuttuu.
commands_file_folder = Tämä on kansio.
commands_file_full = Levy on täynnä.
commands_file_other = Tätä ei voi lukea tai kirjoittaa ({ $detail }).
commands_no_home = Kotikansiota ei ole. Anna pelikertojen paikka: --db POLKU.
commands_no_picture = Kuvaa ei voitu tehdä ({ $detail }).
commands_no_terminal = Pääteikkunaa ei voitu käyttää ({ $detail }).
commands_written_to = Kirjoitettu: { $path }
commands_written_partly = Kirjoitettu: { $path }. { $told }
commands_backup_made = Varmuuskopio: { $path }
commands_no_such_backup = Varmuuskopiota { NUMBER($n) } ei ole.
commands_no_such_backup_of = Varmuuskopiota { NUMBER($n) } ei ole. Nämä ovat olemassa:
commands_card_missing = Kuvan fontissa ei ole näitä merkkejä: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } { $what }
commands_moves = { $n ->
    [one] { NUMBER($n) } siirto
   *[other] { NUMBER($n) } siirtoa
}
commands_partly_found = Vain osa sanoista:
commands_rule_option = Valinta, joka muuttaa tätä: { $option }
commands_no_such_session = Tällä tunnuksella ei ole pelikertaa: { $id }
commands_several_sessions = Useamman pelikerran tunnus alkaa näin: { $ids }
commands_stated_entered = Ilmoitettu tulos, kirjattu { $moment }
commands_no_such_player = Tämännimistä pelaajaa ei ole: { $name }
commands_several_players = Useamman pelaajan nimi alkaa näin: { $names }
commands_rescore_pair = Anna valinta ja sen vastaus muodossa VALINTA=VASTAUS, ei näin: ”{ $given }”.
commands_rescored = { $what }: { $before } → { $after }
commands_players_coming = Pelaajat: { $names }
commands_boxes_coming = Omista kappaleista muistissa, pelit: { $games }
commands_deletions_coming = Pelikertoja, jotka poistettaisiin: { NUMBER($n) }
commands_written_by = Kirjoitettu versiolla { $version }
commands_import_differs = Tuloksia, jotka eivät seuraa lokista tai varmenteesta (”verify TIEDOSTO” kertoo, mitkä ja miksi): { NUMBER($n) }
commands_bgstats_unfinished = Jätetty pois keskeneräisinä: { NUMBER($n) }
commands_bgstats_strange = Jätetty pois, koska niiden peliä ei tunneta täällä: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Pääteikkuna on liian pieni. Tarvitaan: { $needed } ({ $here })
commands_found = Pelikerrat haulla ”{ $words }”
commands_begins_now = Aloittaa: { $name }
commands_known_players = Aiemmin pelanneet: { $names }
commands_ask_forget = { $name }: Poistetaanko tämä pelaaja kaikista luetteloista? Vanhoissa pelikerroissa nimi säilyy.
commands_same_person = { $name } on sama henkilö kuin …
commands_ask_remove = Poistetaanko tämä lokista? { $line }
commands_will_replace = Seuraava kirjaus korvaa tämän: { $line }
commands_will_insert = Seuraava kirjaus tulee tämän eteen: { $line }
commands_recorded = kirjattu pelin päättyessä: { NUMBER($points) }
commands_statistics_of = Tilastot: { $game }
commands_scoring_of = Mistä saa pisteitä: { $game }
commands_remembered_of = Omasta kappaleesta muistissa: { $game }
commands_board_of = { $seat }: { $what }
