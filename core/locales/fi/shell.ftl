# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Uusi peli
label_going_on = Kesken
label_earlier = Aiemmat
label_bin = Roskakori
label_bin_explained = Säilyy 30 päivää, sitten poistuu
label_menu_rematch = Uusi erä: samat pelaajat, seuraava aloittaa
label_search_words = Sanoja nimistä, muistiinpanoista, pelistä tai päivästä, esim. 2026-11
label_key_search = hae
label_help_search = hae pelikertoja
label_no_database = Tietokantaa ei ole. Pääteohjelma luo sen, samoin ”import” ja ”restore”.
label_no_text = Tämä ei ole UTF-8-tekstiä.
label_bin_empty = Roskakori on tyhjä.
label_checklist = Valmistelu
label_table = Pöytä
label_options = Valinnat
label_seats = Paikat
label_log = Loki
label_rules = Säännöt
label_tidy_up = Pakkaus
label_phase_setting_up = valmistelu
label_phase_playing = käynnissä
label_phase_finished = päättynyt
label_phase_abandoned = keskeytetty
label_how_many = Montako pelaa?
label_as_last_time = Paikat kuten viimeksi
label_names_later = Nimet ja värit voi kirjata milloin vain.
label_database_gone = Tietokanta on kadonnut, mutta sen muutosloki tai varmuuskopiot ovat tallella. Pääteohjelma palauttaa ne, samoin ”restore”.
label_read_only = Pelikertoja voi täällä vain lukea: mitään ei voi kirjata.

## A session

label_doubts_explained = Näin ei voi olla oikealla pöydällä. Se ei silti estä mitään.
label_doubts_soft = Tämä kannattaa tarkistaa, tai se on vielä osin kirjaamatta.
label_recorded = kirjattu pelin päättyessä:
label_as_it_was = Pöytä sellaisena kuin se oli. Kirjaus korjaa nyt lokia; Esc palaa nykyhetkeen.
label_correcting = korjataan
label_will_replace = Seuraava kirjaus korvaa tämän:
label_will_insert = Seuraava kirjaus tulee tämän eteen:
label_not_correctable = Vain pelin tapahtumia voi korjata; käytä tähän kumoamista.
label_taken_back = peruttu
label_log_corrected = korjattu
label_set_aside = sivussa
label_after_end = pelin päätyttyä
label_default = oletus
label_no_options = Tässä pelissä ei ole valintoja.
label_turn_order = Vuorojärjestys, myötäpäivään
label_begins = aloittaa
label_began = aloitti
label_has_left = poistunut
label_search = Haku:
label_related = Katso myös
label_nothing_found = Ei löytynyt mitään. Kokeile vähemmillä sanoilla.
label_no_points = Tässä pelissä ei ole pisteitä, tai niitä ei ole vielä.
label_no_rule = Tämä rivi on summa tai pelaajien ilmoittama; sen takana ei ole sääntöä.
label_back_into_box = Takaisin laatikkoon, viimeksi otettu ensin

## The menu of a session

label_result_only = Kirjaa pelkkä tulos
label_result_explained = Kirjaa kaikkien pisteet tai merkitse voittaja. Summatkin käyvät, esim. 3+6+2.
label_result_day = Pelattu (VVVV-KK-PP)
label_result_day_wrong = Pelattu: kirjoita päivä muodossa 2026-01-31.
label_won = voitti
label_write_note = Muistiinpano
label_noted = Muistiinpano on tallessa.
label_abandon = Keskeytä ilman tulosta
label_ask_abandon = Keskeytetäänkö pelikerta ilman tulosta? Sen voi avata uudelleen.
label_delete = Siirrä roskakoriin
label_ask_delete = Siirretäänkö pelikerta roskakoriin? Siellä se säilyy 30 päivää.
label_deleted = Siirretty roskakoriin. Näppäin b näyttää sen.
label_restored = Palautettu roskakorista.
label_ask_remove = Poistetaanko tämä lokista?
label_export_this = Tämä pelikerta tiedostona
label_save_card = Kirjoita tulos tiedostoon: .png, .svg tai .txt
label_save_bundle = Kirjoita tiedostoon
label_nothing_remembered = Ei vielä mitään. Se, mitä kerrot pelatessa omasta kappaleestasi, esimerkiksi sen laatoista, jää muistiin ja on korjattavissa täällä.
label_ask_forget_thing = Unohdetaanko tämä? Sitä käyttäneet pelikerrat pysyvät ennallaan.
label_yes = kyllä
label_no = ei

## Phones

label_games = Pelit
label_history = Historia
label_settings = Asetukset
label_licences = Lisenssit
label_licences_explained = Tallystone on vapaa ohjelma, lisenssinä MIT tai Apache 2.0. Se on rakennettu näistä:
label_back = Takaisin
label_close = Sulje
label_more = Lisää
label_cancel = Peruuta
label_start_set_up = Valmistele
label_to_table = Pöytään
label_to_result = Tulos
label_reasons = Perustelut
label_points_table = Pisteet
label_share = Jaa
label_share_text = Jaa tekstinä
label_share_file = Jaa tiedostona
label_rematch = Uusi erä
label_difference = Missä ykkönen ja kakkonen eroavat
label_as_it_was_then = Miltä näytti
label_only_to_look = Pöytä sellaisena kuin se oli. Tässä ei voi kirjata mitään.
label_back_to_now = Nykyhetkeen
label_correct = Korjaa
label_insert_before = Lisää eteen
label_remove = Poista
label_choose_line = Napauta riviä, niin voit korjata sen tai katsoa, miltä pöytä silloin näytti.
label_increase = yksi lisää
label_decrease = yksi vähemmän
label_keypad_delete = Poista viimeinen merkki
label_keypad_sign = Vaihda etumerkki
label_keypad_plus = Plus
label_keypad_next = Seuraava
label_keypad_done = Valmis
label_show_reasons = Näyttää perustelut
label_whole_board = Koko lauta
label_show_below = Alemmas
label_show_above = Takaisin ylös
label_not_entered = kirjaamatta
label_show_choices = Näyttää vaihtoehdot
label_all_ticked = Kaikki on paikoillaan.
label_name = Nimi
label_colour = Väri
label_shape = Muoto
label_move_up = Aiemmaksi vuorojärjestyksessä
label_draw_start = Arvo aloittaja
label_draw_seating = Arvo istumapaikat
label_next_begins = Seuraava aloittaa
label_leave = Poistuu pöydästä
label_come_back = Palaa pöytään
label_known_players = Aiemmin pelanneet
label_more_seats = Yksi paikka lisää
label_fewer_seats = Yksi paikka pois
label_keep_result = Tallenna tulos
label_open = Avaa
label_restore = Palauta roskakorista
label_empty_history = Täällä ei ole vielä mitään. Pelikerta jää talteen ensimmäisestä kirjauksesta alkaen.
label_search_rules = Hae säännöistä
label_theme = Ulkoasu
label_theme_system = Kuten puhelin
label_theme_light = Vaalea
label_theme_dark = Tumma
label_language = Kieli
label_text_size = Tekstin koko
label_text_size_explained = Koko on puhelimen oma. Pöydässä rivi näyttää silloin tältä:
label_text_size_example = Ann: myllylle saapuu 2/3 säkkiä.
label_backup = Varmuuskopio
label_backup_explained = Puhelimeen tehdään kopio joka päivä, ja puhelimen oma varmuuskopiointi ottaa sen mukaan.
label_back_up_now = Tee kopio nyt
label_backed_up = Kopio on tehty.
label_on_this_phone = Kaikki pysyy tässä puhelimessa: ei tiliä, ei verkkoa.
label_version = Versio
label_try_again = Yritä uudelleen
label_search_sessions = Hae nimiä, pelejä, muistiinpanoja
label_all = Kaikki
label_unfinished = Kesken
label_empty_bin = Tyhjennä roskakori
label_export_all = Kaikki tiedostona
label_import = Tuo tiedosto
label_import_skip = Jätä nykyiset ennalleen
label_import_replace = Korvaa tuoduilla
label_import_both = Pidä molemmat
label_copies = Kopiot tässä puhelimessa
label_bring_back = Palauta
label_first_start = Valitse peli, joka on pöydällä. Ensin tulee valmistelu, sitten pisteet.
label_to_games = Peleihin
label_history_begins = Valitse peli, niin se on täällä ensimmäisestä kirjauksesta alkaen.
label_statistics_begin = Voitot, keskiarvot ja ennätykset ilmestyvät tänne, kun jokin peli on päättynyt.
label_players_begin = Nimellä kirjatut pelaajat näkyvät täällä, ja heitä ehdotetaan seuraavaan pöytään.
label_another_table = Toinen pöytä
label_their_sessions = Pelatut pelikerrat

## Keys

label_key_back = takaisin
label_key_help = ohje
label_key_open = avaa
label_key_start = aloita
label_key_delete = poista
label_key_restore = palauta
label_key_tick = kuittaa
label_key_to_table = pöytään
label_key_rule = sääntö
label_key_choose = valitse
label_key_replace = korjaa
label_key_insert = lisää eteen
label_key_remove = poista
label_key_undo = kumoa
label_key_read = lue
label_key_tap = napauta
label_key_details = tiedot
label_key_pen = kynä
label_key_change = muuta
label_key_flip = vaihda
label_key_type = kirjoita
label_key_press = paina
label_key_keep = tallenna
label_key_cancel = peruuta
label_key_next = seuraava
label_key_next_seat = seuraava pelaaja
label_key_reasons = perustelut
label_key_menu = valikko
label_key_points = pisteet
label_key_winner = voitti
label_key_name = nimi
label_key_colour = väri
label_key_shape = muoto
label_key_begins = aloittaa
label_key_draw_start = arvo aloittaja
label_key_draw_seating = arvo istumapaikat
label_key_order = siirrä järjestyksessä
label_key_leave = poistu tai palaa
label_key_seats = paikkojen määrä
label_key_forget = unohda
label_key_same_person = sama henkilö
label_key_boards = laudat
label_quit = Lopeta

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Väli
label_key_name_backspace = Backspace

## Help

label_help_move = siirry kohdasta seuraavaan; laudalla ruudusta ruutuun
label_help_enter = napauta ruutua, paina toimintoa, vaihda; valitussa ruudussa: sen tietoihin
label_help_board = takaisin laudalle
label_help_pens = ota toinen kynä
label_help_values = muuta määrää tai valintaa; myös numero valitsee, kaksinumeroisen jälkeen Enter
label_help_numbers = kirjoita luku tai summa, esim. 3+6+2, sitten Enter
label_help_undo = kumoa, tee uudelleen
label_help_finish = päätä tai avaa uudelleen
label_help_reasons = mistä pelaajan pisteet tulevat; kaikkien pisteet taulukkona
label_help_remarks = koko ohje: mitä on tehtävä ja mitä on hyvä tietää
label_help_doubts = mikä on epäilyttävää
label_help_menu = pelkkä tulos, muistiinpano, uusi erä, kortti, tiedosto, tilastot, pelaajat, muistissa oleva, pisteiden lähteet, keskeytys, poisto, kieli
label_help_views = valmistelu, pöytä, valinnat, paikat, loki, säännöt, pakkaus
label_help_lines = kulje luettelossa
label_help_open = avaa pelikerta tai aloita peli
label_help_players = pelin kohdalla: aloita näin monella pelaajalla
label_help_new = peleihin
label_help_bin = siirrä pelikerta roskakoriin; avaa roskakori
label_help_home_menu = tilastot, pelaajat, kaikki tiedostona, kieli; pelin kohdalla: mitä siitä on muistissa, mistä saa pisteitä
label_help_back = peru valinta, sitten takaisin ja lopuksi ulos; kaikki jää talteen
label_help_next = seuraavaan tehtävään; jos olet jo siinä, tee se
label_help_seat_letter = pelaajan kirjain: hänen lukuihinsa; uudelleen: seuraavaan niistä
label_help_lit = laudalla: käy korostetut ruudut läpi
label_help_rule = sääntö kohdistimen kohdalla
label_help_mouse = Myös hiiri toimii: ruudut, kynät, painikkeet, välilehdet, luvut; rulla vierittää.

## Commands

label_lines_of_play = Siirtosarjat siirtojen määrän mukaan:
label_no_sessions = Ei vielä pelikertoja.
label_no_session_found = Tällaista pelikertaa ei ole.
label_no_players = Ei vielä pelaajia.
label_in_group = nyt pöydässä
label_renamed = Nimi on vaihdettu.
label_merged = Yhdistetty.
label_forgotten = Unohdettu.
label_no_reader = kukaan ei lue tästä putkesta; mitään ei kirjoitettu
label_something_else = siellä on jo jotain muuta; valitse toinen nimi
label_stop = Pysäytä
label_stopped = Pysäytetty. Mitään ei muutettu.
label_preview_only = Mitään ei ole vielä muutettu. Muutokset tehdään, kun jätät valitsimen --preview pois.
label_no_backups = Ei vielä varmuuskopioita.
label_rescore_options = Tämän pelin valinnat ja niiden vastausvaihtoehdot (--set VALINTA=VASTAUS):
label_as_played = kuten pelattu
label_otherwise = toisin
label_chosen = valittu
label_left_out = Jätetty pois:
label_welcome = Tallystone laskee pisteet pelipöydässä ja kertoo, mistä joka piste tuli.
label_worked_example = Laskettu esimerkki
label_type_next = Kirjoita seuraavaksi:
label_next_shell = päätteessä: valitse peli ja pelaa
label_next_rules = sen säännöt; hae lisäämällä sanoja
label_next_score = pisteytä asema perusteluineen
label_next_help = kaikki muu

# What is looked at after a game
label_statistics = Tilastot
label_nothing_decided = Ei löytynyt yhtäkään kirjausta, jonka pieni muutos olisi vaihtanut voittajan.
label_not_verified = Kaikkia tuloksia ei voitu varmentaa.
## Results for others

label_card_which_format = nimen pääte ratkaisee muodon: .png, .svg tai .txt; tai anna --format
label_card_no_file = PNG kirjoitetaan tiedostoon: anna -o TIEDOSTO.png
label_card_no_png = Tämä ohjelma on koottu ilman PNG-tukea. Kokoa se valitsimella ”--features png” tai kirjoita SVG: -o TIEDOSTO.svg
label_bgstats_one = Linkkiin mahtuu yksi pelikerta: nimeä yksi tai kirjoita useita tiedostoon: --file -o plays.bgsplay
label_bgstats_none = Yksikään pelikerta ei ole vielä päättynyt.

# Statistics and sharing in the apps
label_stats_all_games = Kaikki pelit
label_stats_everybody = Kaikki pelaajat
label_stats_any_number = Mikä tahansa pelaajamäärä
label_stats_all_time = Koko aika
label_stats_this_year = Tämä vuosi
label_stats_period = Aikaväli
label_share_picture = Jaa kuvana
label_share_bgstats = Lähetä BG Statsiin
label_share_csv = Tallenna taulukkona (CSV)
label_result_card = Tuloskortti
label_verify = Varmenna tulos
label_verify_file = Varmenna paketti
label_decided = Mikä ratkaisi

## Colours, shapes and pages of the iOS app

label_colour_red = punainen
label_colour_yellow = keltainen
label_colour_green = vihreä
label_colour_blue = sininen
label_colour_purple = violetti
label_colour_orange = oranssi
label_colour_brown = ruskea
label_colour_beige = beige
label_colour_black = musta
label_colour_white = valkoinen
label_colour_pink = pinkki
label_colour_grey = harmaa
label_shape_circle = ympyrä
label_shape_triangle = kolmio
label_shape_square = neliö
label_shape_diamond = vinoneliö
label_shape_pentagon = viisikulmio
label_shape_hexagon = kuusikulmio
label_shape_star = tähti
label_shape_cross = risti
label_players_page = Pelaajat
label_players_explained = Jokainen nimellä kirjattu pelaaja jää muistiin. Vanhoissa pelikerroissa säilyvät silloiset nimet.
label_same_person = Sama henkilö kuin
label_ask_same_person = Ovatko nämä sama henkilö? Ensimmäinen poistuu silloin luettelosta.
label_forget = Unohda
label_ask_forget = Poistetaanko tämä pelaaja kaikista luetteloista? Vanhoissa pelikerroissa nimi säilyy.
label_take_back = Peru
label_took_back = Peruttu.
label_other_rules = Toisilla valinnoilla
label_other_rules_explained = Samat kirjaukset toisilla valinnoilla pisteytettyinä. Pelikerta pysyy ennallaan.
label_other_day = Pelattu muuna päivänä
label_groups = Viime aikojen peliporukat
label_remembered = Muistissa
label_remembered_explained = Mitä omasta kappaleesta on kirjattu, jottei kenenkään tarvitse kirjata sitä kahdesti. Pelatut pelikerrat pysyvät ennallaan.
label_remembered_nothing = Ei vielä mitään. Se, mitä pelatessa kerrotaan oman kappaleen laatoista, arvoista tai väreistä, jää talteen tänne.
label_ask_forget_remembered = Unohdetaanko tämä? Sen voi kertoa uudelleen missä tahansa pelikerrassa.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Tiedosto BG Statsiin
label_verify_explained = Tulos johdetaan uudelleen pöydästä ja lokista. Jos koodi on sama, tuloskin on.
label_verify_nothing = Tässä tiedostossa ei ole pelikertaa.
label_proof_code = Koodi
label_rename = Vaihda nimi
label_keep = Tallenna
label_bgstats_explained = Jos BG Statsia ei ole tässä puhelimessa, linkki avaa selaimeen sivun, jonka osoitteessa on pelaajien nimet.
label_nothing_opens = Mikään tässä puhelimessa ei voi avata tätä.
label_saved = Tallennettu.
label_not_saved = Tallennus tuonne ei onnistunut. Kokeile toista paikkaa.
label_not_read = Tätä tiedostoa ei voi lukea. Kokeile toista.
label_is_up = vuorossa
label_other_number = Muu luku

## Commands about cards

label_card_other_format = nimen pääte ja --format pyytävät eri asioita

## Rules, points and set-ups in the terminal

label_partly_found = Vain osa sanoista
label_other_editions = Muut painokset
label_rule_option = Valinta, joka muuttaa tätä
label_scoring = Mistä saa pisteitä
label_scoring_none = Tässä pelissä ei ole pisteitä katsottavaksi.
label_key_every_step = kaikki vaiheet
label_key_short_list = lyhyt lista
label_help_tick = kuittaa vaihe tehdyksi
label_help_step_rule = vaihetta koskeva sääntö
label_help_every_step = kaikki vaiheet ensikertalaisille tai lyhyt lista; muistetaan peleittäin
label_help_advice = valitse se, mitä luettelon yllä tarjotaan
label_help_scoring = mistä tässä pelissä saa pisteitä ja kuinka paljon

## Set-ups in the apps

label_every_step = Kaikki vaiheet ensikertalaisille
label_take_advice = Pelaa näin

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Suuret pisteet
label_practice = Harjoituspöytä
label_practice_explained = Tilastot eivät laske tätä pöytää.
label_hand_over = Jatka toisella puhelimella
label_hand_over_explained = Toinen puhelin avaa tämän tiedoston ja jatkaa peliä. Kun se lähettää pöydän takaisin samalla tavalla, molemmat yhdistetään.
label_copy_folder = Kopio joka pelin jälkeen
label_copy_folder_explained = Joka päättyneen pelin jälkeen kaikesta tehdään kopio myös valitsemaasi kansioon.
label_choose_folder = Valitse kansio
label_copy_folder_off = Älä tee sinne enää kopioita
label_copy_folder_failed = Kopiota ei voitu tallentaa tuohon kansioon. Valitse kansio uudelleen.
label_shake_undo = Kumoa ravistamalla

## What a store shows

label_store_short = Viiden lautapelin pisteet, alkuvalmistelut ja säännöt perusteluineen.
label_store_about = Napauta, mitä pöydässä tapahtui: kiviä laudalla, askelia, laattoja tai pelkkiä lukuja. Summat näkyvät heti, ja jokaiselle pisteelle on perustelu. Jokaisen merkinnän voi kumota tai korjata myöhemmin. Tuloksen voi jakaa kuvana, ja tilastot muistavat, kuka voitti.
label_store_rights = Pelit kuuluvat tekijöilleen ja julkaisijoilleen. Säännöt kerrotaan omin sanoin.
label_store_subtitle = Lautapelien pisteet perustein
label_store_keywords = lautapeli,pisteet,pistelasku,tulos,pistelaskuri,pistevihko,säännöt,alkuasetelma,tilastot,perhe

## In a browser

label_elsewhere = Tallystone on auki toisessa välilehdessä.
label_take_over = Jatka tässä
label_taken_over = Tallystone jatkuu toisessa välilehdessä. Tässä ei voi enää kirjata mitään.
label_only_in_memory = Tämä selain ei säilytä sivun tietoja. Kaikki tässä kirjattu katoaa, kun välilehti suljetaan.
