# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Suomi
app_yes = Kyllä
app_no = Ei
app_none = ei mitään
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } ja { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = ”{ $text }”

## Standings and results

app_standings_now = Jos peli päättyisi nyt
app_standings_ended = Peli on päättynyt
app_game_over = Peli on päättynyt.
# The scoring track around a board: where the marker stands.
app_track_none = Pisteradalla: ennen ensimmäistä ruutua
app_track_field = Pisteradalla: ruutu { NUMBER($field) }
app_track_lap = Pisteradalla: ruutu { NUMBER($field) }, lisäksi { NUMBER($added) }
app_result = Tulos
app_total = Yhteensä
app_total_of = { $seat }: yhteensä
app_stated_result = Ilmoitettu tulos
app_abandoned = Keskeytetty
app_stated_points = pelaajien ilmoittama
app_stated_place = pelaajien ilmoittama, ilman pisteitä
app_verdict_alone = { $points ->
    [one] { $seats }: { NUMBER($points) } piste.
   *[other] { $seats }: { NUMBER($points) } pistettä.
}
app_verdict_won = { $points ->
    [one] Voitto: { $seats }, { NUMBER($points) } piste.
   *[other] Voitto: { $seats }, { NUMBER($points) } pistettä.
}
app_verdict_won_bare = Voitto: { $seats }.
app_verdict_leads = { $points ->
    [one] Johdossa: { $seats }, { NUMBER($points) } piste.
   *[other] Johdossa: { $seats }, { NUMBER($points) } pistettä.
}
app_verdict_leads_bare = Johdossa: { $seats }.
app_verdict_level = Tasan: { $seats }.
app_verdict_differs = Näin nykyisillä säännöillä; pelin päättyessä kirjattiin toinen tulos.
app_tie_decided = Tasan: { $seats }. { $criterion }: edellä { $first }.
app_tie_decided_shared = Tasan: { $seats }. { $criterion }: edellä { $first }, sija jaetaan.
app_tie_open = Tasan: { $seats }. { $criterion }: silläkin tasan, joten sija jaetaan.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, nyt { NUMBER($points) }.
app_spoken_seat = { $points ->
    [one] { $seat }, { NUMBER($points) } piste, sija { NUMBER($rank) }
   *[other] { $seat }, { NUMBER($points) } pistettä, sija { NUMBER($rank) }
}
app_spoken_rank = { $seat }, sija { NUMBER($rank) }
app_spoken_points = { $points ->
    [one] { $seat }, { NUMBER($points) } piste
   *[other] { $seat }, { NUMBER($points) } pistettä
}
app_spoken_left = { $seat } on poistunut

## The bar

app_undo = Kumoa
app_undo_what = Kumoa: { $what }
app_undone = Kumottu: { $what }.
app_redo = Tee uudelleen
app_redo_what = Tee uudelleen: { $what }
app_redone = Tehty uudelleen: { $what }.
app_finish = Päätä peli
app_finish_missing_what = Päätä peli. Vielä kirjaamatta: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Vielä kirjaamatta: { $missing }.
   *[other] Vielä kirjaamatta { NUMBER($n) } kohtaa: { $missing }.
}
app_end_as_it_stands = Päätä tähän tilanteeseen
app_give_up = Keskeytä ilman tulosta
app_keep_playing = Jatka peliä
app_close = Sulje
app_refused_not_remembered = Tämä ei ole enää muistissa. Katso luettelo uudelleen.
app_missing_of = { $seat }: { $what }
app_reopen = Avaa uudelleen
app_remove = Poista kirjaus
app_note = Muistiinpano
app_refused_players_exactly = { $game }: pelaajia on oltava { NUMBER($most) }, nyt { NUMBER($n) }.
app_refused_line = ”{ $came }” ei ole olemassa oleva tiedosto, asemadokumentti eikä yhden rivin asema, jonka jokin peli täällä tuntee: katso docs/positions.md.
app_refused_moves = { $game }: sovellus laskee tämän pelin pisteet mutta ei valvo siirtoja, joten se ei tunne sallittuja siirtoja.
app_refused_blank = Muistiinpanossa ei ole mitään.
app_refused_stated_points = Pisteet voivat olla väliltä −{ NUMBER($most) }…{ NUMBER($most) }.
app_refused_path = ”{ $path }” ei ole tiedoston nimi.
app_refused_folder = ”{ $path }” on kansio, vaikka siinä pitäisi olla tiedosto. Valitse toinen nimi; mitään ei muutettu.
app_refused_pipe = ”{ $path }” on putki tai soketti, vaikka siinä pitäisi olla tiedosto. Valitse toinen nimi; mitään ei muutettu.
app_refused_device = ”{ $path }” on laite, vaikka siinä pitäisi olla tiedosto. Valitse toinen nimi; mitään ei muutettu.
app_refused_link = ”{ $path }” on linkki, joka ei johda mihinkään tiedostoon. Korjaa linkki tai valitse toinen nimi; mitään ei muutettu.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: kirjaamatta
app_on = päällä
app_off = pois
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } pelaajaa
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } pelaaja
   *[other] { NUMBER($n) } pelaajaa
}
app_facts_age = ikä { NUMBER($age) }+
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Kaikki
app_setup_one = Yksi teistä
app_setup_another = Joku muu sillä välin
app_setup_together = Yhdessä
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = oma tulkintamme
app_rule_by_edition = vaihtelee painoksittain
# Words of a question that say nothing about a rule.
app_search_little = ai aina edes ehkä ei eikä eikö eivät ennen että eli emme en enää entä entäs entäpä et ette hän häneltä hänelle hänen hänet häntä he heidän heille itse ja jo joka jokin jokainen jolla jolle joita jos joskus josta jota jotka jotain jotakin jossa kai kaikki kanssa keillä kun kuin kuinka kuuluu kuuluuko kukaan käy käykö käytännössä lisäksi me meidän meille meillä menee mikä mihin miksi mikäli millä mille milloin minkä minne minulla minulle minun minut minä missä mistä mitkä mitä miten mites muka mukaan mulla mulle mun mut mutta myös mä nämä ne niiden niiltä niille niin niitä noin nuo nyt oikein ole olen olet oletko olisi olisiko olla olleet ollut on onko ovat ovatko oli pitää pitääkö pitäisi pitäisikö pakko pakkoko saa saada saadaan saadaanko saako saan saanko samalla se sellainen sen sehän siellä siihen siinä siis siitä silloin sillä sinä sitten sitä sulla sun sä tai tarvitseeko tapahtuu tapahtuuko tarkoittaa te teidän tehdä tehdään tekee teen tuo tuon tuossa tähän tämä tämän tästä tätä täytyy täytyykö vaan vaikka vai vain varten vielä voi voida voidaan voidaanko voiko voin voinko yhä tän tää tässä täs tääl nää toi tota ton noi oo onks oliks saaks voiks pitääks tarviiko tarvii tarviiks tarvitsee käyks meneekö meneeks kumpi kumpaa kumman kummassa just juuri ihan niinku tavallaan tarkalleen oikeastaan oikeesti viel mul sul meil mua sua itte ite siin siel jotenki jotenkin pystyykö pystyy kuuluuks toki mitäs mikäs mitenkäs millon koska tulee tulevat tuleeko
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = tasan tasapeli tasapelin tasapelissä tasatilanne tasapisteet tasoissa yhtä sama samat saman samassa tiebreak ratkaisija; vastustaja vastustajan vastustajat vastustajien toinen toisen toiset toisten muut muiden muu naapuri kaveri kaverin; maali maalin maaliin maalissa päämäärä tavoite pistealue loppu; silmukka rengas kehä ympyrä ympyrässä ympyrää lenkki; jokeri villi vapaa tahansa; iso ison isot isoa suuri suuren suuret suurta isompi suurempi; takaisin taaksepäin palaa palata palautetaan palautuu peruuttaa taakse; montako paljonko määrä määrän lukumäärä monta; alku alussa alkaa aloittaa aloitus aloituksessa aloittaja aloituspelaaja ensin ensimmäinen ensimmäisenä ensimmäiseksi; pelaaja pelaajat pelaajan pelaajaa pelaajia kuka kenen kenelle ketkä joku henkilö; loppu loppuu lopussa lopuksi päättyy päättyminen päättynyt päätös lopetetaan lopetus ohi; voitto voittaa voittaja voittajan voittajat voitan voitetaan voiton voittanut; piste pisteet pisteitä pistettä pisteen pisteytys pistelasku pisteytetään lasketaan arvo arvoinen arvoltaan; valmistelu valmistelut alkuvalmistelut alkuasetelma asetelma pystytys setup kootaan aloitustilanne; kaatua kaatuu kaatui kaatuminen kaatunut kaataa kaataja romahtaa romahti romahdus sortuu sortui putoaa putosi tippuu tippui; vaihtaa vaihto vaihdan vaihdetaan vaihtaminen swap; eniten enemmistö enemmistön useimmat useimpia suurin; osa osat osia komponentit sisältö tarvikkeet pelitarvikkeet; nappula nappulat nappulan nappulaa pelinappula pelimerkki ukko ukot ukon ukkoa meeple; nostaa nosto nostan nostetaan vetää ottaa; asettaa asetan asetetaan laittaa laitan laitetaan panna sijoittaa pistää lisätä; siirtää siirto siirrän liikkua liikkuu liikuttaa liike kulkea kulkee; vuoro vuorolla vuorossa vuoron vuorot vuorojärjestys; heittää hylätä poistaa poistan poistetaan poisto; työntää työntö tönäistä tönäisy puskea; pino pakka nostopino kasa; yksi yks yhden; kaksi kaks kahden kahta; kaksinpeli kahdestaan kaksin kakspeli kahdella; kolmistaan kolmestaan kolmella kolme; neljästään neljällä neljä; ensimmäinen eka ekan ekana ekaksi ekasta ekaa; toinen toka tokan; viimeinen vika vikan viimeisin; laatta lätkä lätkät lätkän lätkiä pala palat palan tiili; raja enintään maksimi maksimimäärä max korkeintaan; liukua liuku liukuu lipua kulkea liikkua liikutaan; poikittain vaakaan vaakasuunta sivuttain vaaka; vinottain vinoon viistoon diagonaali; ylimääräinen ylimääräset ylimääräsistä extra ekstra liikaa; näyttää näkyä näkyy näkyvissä paljastaa esillä; salassa piilossa salainen piilottaa; alkuun alussa aluksi alkaessa; kädessä käteen kädet käsi; miinus miinusta pakkasella negatiivinen; irti irrallaan irrallinen erillinen irtonainen pätkä; kesken keskeneräinen vajaa; jää jääkö jäävät jäädä pysyy pysyä pysyykö; estää blokata blokki tukkia; laatta laatan laattaa laatat laattoja laattojen laatalla laatalle laatasta laatassa laatoista laataksi; joki joen jokea joet jokia joella joelle joelta joessa joesta jokeen jokien joilla; polku polun polkua polulla polulle polulta polut polkuja; säkki säkin säkkiä säkit säkkejä säkistä säkeistä; silta sillan siltaa sillat siltoja sillalla sillasta; rako raon rakoa rakoon raossa raot rakoja kolo kolon koloon kolot reikä reiän reikään reiät halkeama; käsi käden kädessä käteen kädet kädestä; lähtö lähdön lähdössä lähtöön lähdöstä lähtökivi lähtökivellä lähtöpaikka; ruutu ruudun ruutua ruudussa ruutuun ruudut ruutuja risteys risteyksen risteyksessä kohta kohdan kohdassa kohtaan; vesi veden vettä vedellä vedessä veteen; pakka pakan pakasta pakassa pakkaan nostopino; kääntää käännän käännetään kääntyy kääntö kääntäminen flippaa flipata; kiertää kierrän kierretään kierto kiertäminen pyörittää pyöritetään; työntää työnnän työnnetään työnnetty työntö työntäminen tönäistä tönäisi tönäissyt tönäisee; kaataa kaadan kaadoin kaatoi kaadettu kaatuu kaatui kaatunut kaatuneet kaatuminen kaatumisen romahdus romahduksessa romahduksen romahtanut hajosi hajoaa hajonnut; vaihtaa vaihdan vaihdetaan vaihdettu vaihto; ottaa otan otetaan otin otti ottanut napata; iso isolla isolle isosta isompi isomman isommalla isommat isoin; pieni pienen pieniä pienet pienempi pikku; kulma kulmat kulmien nurkka nurkat nurkista nurkassa; vihollinen vihollisen vihu vihun vastustaja vastustajan; tukki tukit tukkeja puu puut kirves kirveet kirveitä lankku; uida uivat uiko ajelehtia ajelehtii kellua kelluu; merkitys hyöty hyötyä tarkoitus tarvitaan; täynnä täysi täyteen täyttyy täyttyi täytin täyttää; ohi ohitse ohittaa ohitus; kerralla kerrallaan yhtaikaa yhtäaikaa samanaikaisesti samaan; peräkkäin putkeen perätysten perään; heiluu heilahti huojuu huojui tärisee; valita valitsee valitaan valitsen valinta päättää; kallio kalliosta kalliossa kallion sarake sarakkeen sarakkeessa; pisara tippa vesipisara vesitippa; merkki merkin merkkiä merkit merkkejä merkistä merkeistä pistemerkki; kivi kiven kiveä kivet kiviä kivien kivestä kivelle kivellä; rivi rivin rivillä riviltä riviin rivit; kortti kortin korttia kortit kortteja korttien kortilla korteilla; torni tornin tornit torniin pino pinon pinot pinoon; kaukana kauas kauemmas pitkälle pitkä etäälle
app_error_no_revision = Tämän pelikerran lokissa ei ole vaihetta { NUMBER($revision) }.
app_refused_day = ”{ $text }” ei ole päivä; kirjoita se näin: 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = Pöytä avattiin
app_log_inserted = Lisätty jälkikäteen: { $new }
app_corrected_in_vain = Pöytä pysyy ennallaan: myöhempi kirjaus sanoo toisin.
app_log_replaced = Korjattu: { $old } ⇒ { $new }
app_log_removed = Poistettu: { $old }
app_log_lost_event = kirjaus, jota ei enää ole
app_log_note = Muistiinpano: { $text }
app_log_finished = Peli päätettiin
app_log_abandoned = Keskeytetty
app_log_reopened = Avattu uudelleen
app_log_lost = Menetetty tietokannan vioittuessa
app_log_unknown = Uudemman version vaihe ({ $kind })
app_log_named = Paikka { $seat }: { $name }
app_log_unnamed = Paikka { $seat }: ei nimeä
app_log_colour = { $seat }: väri vaihtui
app_log_shape = { $seat }: muoto vaihtui
app_log_order = Vuorojärjestys: { $seats }
app_log_start = { $seat } aloittaa
app_log_options = Koko pelille valittiin toiset säännöt
app_log_left = { $seat } on poistunut
app_log_returned = { $seat } on palannut
app_log_seats = Pöytä { NUMBER($n) } pelaajalle
app_log_drawn_start = Arvottu: { $seat } aloittaa
app_log_drawn_seating = Arvottu järjestys: { $seats }
app_log_result = Tulos ilmoitettiin
app_log_result_on = Tulos ilmoitettiin, pelipäivä { $day }

## Refusals: what was expected, what came, what to do

app_refused_control = Kirjattavana ei ole nyt kohtaa ”{ $control }”. Katso näyttöä uudelleen.
app_refused_range = { $control }: luvun on oltava väliltä { NUMBER($min) }…{ NUMBER($max) }, nyt { NUMBER($wished) }.
app_refused_number = ”{ $typed }” ei ole kokonaisluku. Kirjoita luku tai summa, esim. 3+6+2.
app_refused_option = { $control }: ”{ $option }” ei käy. Vaihtoehdot: { $offered }.
app_refused_cell = Laudalla ei ole nyt napautettavaa kohtaa ”{ $cell }”.
app_refused_pen = Tällä laudalla ei ole kynää ”{ $pen }”.
app_refused_action = { $control }: ei mahdollista juuri nyt.
app_refused_note = { $control }: merkkejä saa olla enintään { NUMBER($most) }, nyt { NUMBER($length) }. Lyhennä.
app_refused_tag = ”{ $text }” ei ole versio tai kieli, jossa on enintään 64 tavallista kirjainta.
app_refused_choices = Valintoja voi antaa kerralla enintään { NUMBER($most) }, nyt { NUMBER($n) }.
app_refused_kind = { $control }: tätä ei voi käyttää noin.
app_refused_seat = { $last ->
    [0] Paikkaa { NUMBER($seat) } ei ole pöydässä: on vain paikka 0.
    [one] Paikkaa { NUMBER($seat) } ei ole pöydässä: on paikat 0 ja { NUMBER($last) }.
   *[other] Paikkaa { NUMBER($seat) } ei ole pöydässä: on paikat 0–{ NUMBER($last) }.
}
app_refused_order = Järjestyksessä mainitaan jokainen paikka kerran, yhteensä { NUMBER($n) }.
app_refused_last_player = Viimeinen pelaaja ei voi poistua. Keskeytä mieluummin pelikerta.
app_refused_name = Nimessä saa olla enintään { NUMBER($most) } merkkiä, nyt { NUMBER($length) }. Lyhennä nimeä.
app_refused_players = { $game }: pelaajia on oltava { NUMBER($least) }–{ NUMBER($most) }, nyt { NUMBER($n) }.
app_refused_seats = Pelaajamäärää voi muuttaa vain ennen ensimmäistä kirjausta. Pelaaja voi kyllä poistua.
app_refused_setting = Valintaa ”{ $setting }” ei ole. Valinnat: { $known }.
app_part_day = Päivä
app_part_search = Hakusanat
app_part_tick = Vaiheen tunnus
app_part_document = Dokumentti
app_json_at = { $place }: { $what }
app_json_expected = Odotettiin: { $expected }. Tuli: { $came }.
app_json_missing = { $key } puuttuu.
app_json_missing_here = { $key } puuttuu. Odotettiin: { $expected }.
app_json_unknown = { $key } on tässä tuntematon. Tunnetaan: { $known }.
app_json_twice = { $what } on siinä kahdesti. Jätä toinen pois.
app_json_unfit = { $came } ei sovi tähän.
app_json_whole_number = kokonaisluku väliltä { $least }…{ $most }
app_json_key_number = avaimena kokonaisluku
app_json_text = teksti
app_json_true_or_false = true tai false
app_json_object = objekti
app_json_object_with = objekti, jossa on { $keys }
app_json_list = luettelo
app_json_list_of = { $n ->
    [one] luettelo, jossa on { NUMBER($n) } kohta
   *[other] luettelo, jossa on { NUMBER($n) } kohtaa
}
app_json_list_from = { $least ->
    [one] luettelo, jossa on vähintään { NUMBER($least) } kohta
   *[other] luettelo, jossa on vähintään { NUMBER($least) } kohtaa
}
app_json_list_between = luettelo, jossa on { NUMBER($least) }–{ NUMBER($most) } kohtaa
app_json_came_list = { $n ->
    [0] tyhjä luettelo
    [one] luettelo, jossa on { NUMBER($n) } kohta
   *[other] luettelo, jossa on { NUMBER($n) } kohtaa
}
app_json_one_of = jokin näistä: { $names }
app_json_or = { $first } tai { $last }
app_json_or_more = { $first } tai { $last }
app_json_nothing = ei mitään
app_json_empty = Siinä ei ole mitään.
app_json_ends = Teksti katkeaa kesken: rivi { NUMBER($line) }, sarake { NUMBER($column) }.
app_json_deep = Rivi { NUMBER($line) }, sarake { NUMBER($column) }: liian monta tasoa sisäkkäin.
app_json_large = Rivi { NUMBER($line) }, sarake { NUMBER($column) }: liian suuri luku.
app_json_not = Rivi { NUMBER($line) }, sarake { NUMBER($column) }: tämä ei ole JSONia.
app_refused_newer_event = Tämän on kirjoittanut uudempi versio ({ NUMBER($version) }), ja se säilyy sellaisenaan. Päivitä, niin näet sen.
app_refused_log = Tämä loki ei ala pöydästä, eikä sitä voi avata.
app_refused_switched = Tämä pelikerta on muuttunut tuonnissa: täällä on nyt toinen loki. Katso se uudelleen.
app_refused_no_event = Tätä kirjausta ei ole enää lokissa. Katso loki uudelleen.
app_refused_closed = Pelikerta on suljettu. Avaa se uudelleen, jos haluat muuttaa jotain.
app_refused_empty = Mitään ei ole vielä kirjattu. Keskeytä pelikerta, jos sitä ei pelata.
app_refused_reopen = Pelikerta on vielä auki.
app_refused_stated = Tulos on ilmoitettu. Kumoa se, jos haluat kirjata, mitä pöydällä on.
app_refused_result = Paikkoja pöydässä: { NUMBER($n) }, tuloksessa: { NUMBER($came) }.
app_refused_result_number = Tämä ei ole luku eikä summa.
app_refused_result_all = Pisteet kaikille tai ei kenellekään.
app_refused_result_none = Kirjaa pisteet tai merkitse voittaja.
app_refused_undo = Ei ole mitään kumottavaa.
app_refused_redo = Ei ole mitään uudelleen tehtävää.
app_refused_tick = Tässä luettelossa ei ole vaihetta ”{ $step }”.
app_refused_document = Dokumentissa on joko ”position” tai ”events”: anna toinen niistä.

## Errors

app_error_no_session = Tätä pelikertaa ei ole enää täällä.
app_error_no_game = Peliä ”{ $game }” ei ole. Pelit ovat: { $known }.
app_error_no_seat = Tällaista paikkaa ei ole tässä pöydässä.
app_error_no_rule = Tässä pelissä ei ole sääntöä ”{ $rule }”.
app_error_newer = Pelikerrat on kirjoittanut Tallystonen uudempi versio. Päivitä, niin voit avata ne; mitään ei muutettu.
app_error_foreign = Tämä ei ole Tallystonen tietokanta: { $path }. Valitse toinen tiedosto; mitään ei muutettu.
app_error_damaged = Tietokanta on vioittunut. Avaa se uudelleen: silloin se siirretään sivuun, ja luettavissa oleva palautetaan.
app_error_stuck = ”{ $path }” on vioittunut, eikä sinne voi kirjoittaa, joten sitä ei voi korjata. Kopioi se ja sen vieressä olevat tiedostot kansioon, johon voi kirjoittaa, ja avaa se siellä.
app_error_replaced = Tietokannan paikalla on nyt toinen tiedosto: se siirrettiin, kun se oli auki. Mitään ei tallennettu; avaa uudelleen ja kirjaa viimeinen vaihe vielä kerran.
app_error_full = Levy on täynnä. Mitään ei tallennettu; vapauta tilaa ja yritä uudelleen.
app_error_no_room = Levy oli täynnä käynnistettäessä, joten pelikertoja voi vain lukea. Mitään ei tallennettu; vapauta tilaa ja avaa Tallystone uudelleen.
app_error_read_only = Pelikertoihin ei voi kirjoittaa. Mitään ei tallennettu; tarkista tiedoston oikeudet.
app_error_storage = Pelikertoja ei voitu lukea tai tallentaa: { $detail }. Mitään ei muutettu; yritä uudelleen.
app_mended = Luetteloihin ja tilastoihin tallennetut tiedot eivät vastanneet tämän pelikerran lokia; ne tehtiin lokista uudelleen.
app_rebuilt_compared = { $n ->
    [one] Verrattu lokiin: { NUMBER($n) } pelikerta.
   *[other] Verrattu lokeihin: { NUMBER($n) } pelikertaa.
}
app_rebuilt_nothing = Kaikki vastaa lokeja.
app_rebuilt_mended = { $n ->
    [one] Niistä { NUMBER($n) } ei vastannut lokiaan, ja se tehtiin uudelleen.
   *[other] Niistä { NUMBER($n) } ei vastannut lokiaan, ja ne tehtiin uudelleen.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } pelikerta on täällä tuntemattomasta pelistä, tai sen lokia ei voi lukea: se pysyy ennallaan.
   *[other] { NUMBER($n) } pelikertaa on täällä tuntemattomista peleistä, tai niiden lokeja ei voi lukea: ne pysyvät ennallaan.
}
app_error_no_player = Tämä pelaaja ei ole enää muistissa.

## A damaged database

app_recovered_damaged = Tietokanta oli vioittunut.
app_recovered_gone = Tietokanta oli kadonnut. Se, mitä muutoslokissa ja varmuuskopioissa on, palautettiin.
app_recovered = { $sessions ->
    [one] Palautettu: { NUMBER($sessions) } pelikerta
   *[other] Palautettu: { NUMBER($sessions) } pelikertaa
}, { $steps ->
    [one] { NUMBER($steps) } vaihe.
   *[other] { NUMBER($steps) } vaihetta.
}
app_recovered_incomplete = { $n ->
    [one] Niistä { NUMBER($n) } on vajaa: { $sessions }.
   *[other] Niistä { NUMBER($n) } on vajaita: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } pelikerta ei palautunut: { $sessions }.
   *[other] { NUMBER($n) } pelikertaa ei palautunut: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $n ->
    [one] { $game } ({ $day }, { NUMBER($n) } vaihe puuttuu)
   *[other] { $game } ({ $day }, { NUMBER($n) } vaihetta puuttuu)
}
app_recovered_unknown = jokin peli
app_recovered_others = { $n ->
    [one] { NUMBER($n) } muu
   *[other] { NUMBER($n) } muuta
}
app_recovered_whole = Nähtävästi mitään ei puutu.
app_recovered_more = Muutakin on voinut olla, mutta mikään ei enää kerro siitä.
app_recovered_kept = Vioittunut tiedosto on tallessa: { $path }
app_recovered_left = Mitä siitä jäi, on täällä: { $path }

## Players

app_refused_no_name = Pelaaja tarvitsee nimen. Jos haluat poistaa pelaajan luettelosta, unohda hänet.
app_refused_name_taken = Muistissa on jo { $name }. Jos { $old } on sama henkilö, yhdistä nämä kaksi.
app_refused_same_player = Molemmat ovat sama pelaaja: { $name }.
app_player_merged = { $name } on nyt sama henkilö kuin { $other }.
app_player_forgotten = { $name } on unohdettu.
app_refused_take_back = Ei ole mitään peruttavaa: ketään ei ole yhdistetty tai unohdettu sovelluksen avaamisen jälkeen.
app_refused_two_people = { $name } ja { $other } istuivat samassa pöydässä, joten he ovat kaksi eri henkilöä.

## Results beside each other

app_difference = { $seat } voittaa { NUMBER($points) } pisteen erolla, toisena { $other }: { $lines }.
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $seat } voittaa { NUMBER($points) } pisteen erolla, toisena { $other }.
app_difference_level = Yhtä paljon pisteitä: { $seat } ja { $other }.
app_difference_shared = Jaettu voitto: { $seats }.
app_difference_won = { $seat } voittaa.
app_difference_alone = { $seat } pelasi yksin.
app_difference_nobody = Ei voittajaa.
app_compared_winner = Voitto näillä säännöillä: { $seats }.
app_compared_nobody = Näillä säännöillä kukaan ei voittaisi.
app_compared_open = { NUMBER($n) } pelaajan pisteet muuttuvat; kukaan ei voita kummallakaan tavalla.
app_compared_points = Voittaja pysyy samana, { NUMBER($n) } pelaajan pisteet muuttuvat.
app_compared_same = Mikään ei muuttuisi.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } kirjaus ei sovi näihin sääntöihin, joten se jäisi pois.
   *[other] { NUMBER($n) } kirjausta ei sovi näihin sääntöihin, joten ne jäisivät pois.
}

## Bundles and backups

app_import_new = Ei vielä täällä.
app_import_same = Sama on jo täällä.
app_import_longer_there = Jatkuu siitä, mihin täällä oleva päättyy.
app_import_longer_here = Täällä oleva jatkuu siitä, mihin tämä päättyy.
app_import_apart = Täällä oleva ja tämä ovat erkaantuneet: voit säilyttää molemmat tai kumman tahansa.
app_import_deleted_here = Poistettu täältä. Palaa vain, jos valitset korvaamisen tuoduilla.
app_export_unreadable = { $n ->
    [one] Tämän pelikerran lokia ei voi lukea, joten kukaan ei voisi tuoda sitä. Mitään ei kirjoitettu.
   *[other] Näiden { NUMBER($n) } pelikerran lokeja ei voi lukea, joten kukaan ei voisi tuoda niitä. Mitään ei kirjoitettu.
}
app_export_over = { $path }: siellä on jo jotain muuta; valitse toinen nimi.
app_import_preview = Uusia: { NUMBER($new) }. Jatkuvia: { NUMBER($longer) }. Erkaantuneita: { NUMBER($apart) }. Jo täällä: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } pelikerta on siellä poistettu ja poistettaisiin täältäkin, ellet jätä nykyisiä ennalleen.
   *[other] { NUMBER($n) } pelikertaa on siellä poistettu ja poistettaisiin täältäkin, ellet jätä nykyisiä ennalleen.
}
app_import_into_bin = Se menisi roskakoriin, ellet jätä nykyisiä ennalleen.
app_import_out_of_bin = Se tulisi pois roskakorista, ellet jätä nykyisiä ennalleen.
app_import_others = Pelikerroissa ei mitään uutta. Pelaajia: { NUMBER($players) }. Omia kappaleita: { NUMBER($boxes) }.
app_import_nothing = Ei ollut mitään uutta.
app_import_done = Lisätty: { NUMBER($added) }. Muutettu: { NUMBER($changed) }. Poistettu: { NUMBER($deleted) }.
app_import_large = Riviltä { NUMBER($line) } alkava osa on pidempi kuin pelikerran enimmäiskoko { NUMBER($most) } Mt. Mitään ei muutettu.
app_job_reading = Luetaan: { NUMBER($done) }/{ NUMBER($total) } Mt.
app_job_backup = Luetaan varmuuskopiota: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_here = Katsotaan, mitä täällä on: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_comparing = Verrataan täällä olevaan: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_ready = Kaikki on käyty läpi; mitään ei ole vielä muutettu.
app_job_taking_in = Tuodaan: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_gathering = Katsotaan, ketkä pelasivat: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_proving = Haetaan tuloksia: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_writing = Kirjoitetaan: { NUMBER($done) }/{ NUMBER($total) } pelikertaa.
app_job_written = { $n ->
    [one] Yksi pelikerta kirjoitettiin.
   *[other] { NUMBER($n) } pelikertaa kirjoitettiin.
}
app_job_left_out = { $n ->
    [one] Yksi pelikerta jätettiin pois, koska sen lokia ei voi lukea; se on yhä täällä.
   *[other] { NUMBER($n) } pelikertaa jätettiin pois, koska niiden lokeja ei voi lukea; ne ovat yhä täällä.
}
app_job_others_left_out = { $n ->
    [one] Yksi pelaaja, oma kappale tai poisto jätettiin pois, koska sitä ei voi lukea.
   *[other] { NUMBER($n) } pelaajaa, omaa kappaletta tai poistoa jätettiin pois, koska niitä ei voi lukea.
}
app_job_stopped = Tämä pysäytettiin. Aloita alusta.
app_job_taken_in = Tämä on jo tuotu. Aloita alusta, jos haluat katsoa sen uudelleen.
app_job_decided = On jo päätetty, miten tämä tuodaan.
app_job_only_verified = Tämän voi vain varmentaa; siitä ei tuoda mitään.
app_job_early = Tämä on vielä kesken. Anna sen ensin mennä loppuun.
app_import_no_format = Tämä ei ole Tallystone-paketti: siinä ei kerrota muotoa, odotettiin ”tallystone-bundle/1”. Mitään ei muutettu.
app_import_foreign = Tämä ei ole Tallystone-paketti: sen muoto on ”{ $format }”, odotettiin ”tallystone-bundle/1”. Mitään ei muutettu.
app_import_newer = Tämän on kirjoittanut Tallystonen uudempi versio ({ $core }). Päivitä, niin voit lukea sen; mitään ei muutettu.
app_import_truncated = Tämä paketti katkeaa kesken: rivi { NUMBER($line) }, sarake { NUMBER($column) }. Hanki se uudelleen; mitään ei muutettu.
app_import_no_json = Tämä ei ole Tallystone-paketti: rivi { NUMBER($line) }, sarake { NUMBER($column) } ei ole JSONia. Mitään ei muutettu.
app_import_wrong = Tätä pakettia ei voi lukea: { $why } Mitään ei muutettu.
app_import_twice = ”{ $id }” on siinä kahdesti.
app_import_session = Pelikerta { $session }: { $why }
app_import_step = Vaihe { NUMBER($step) }: { $why }
app_import_steps = Lokissa voi olla enintään { NUMBER($most) } vaihetta, tässä on { NUMBER($n) }.
app_import_offset = Missään päin maailmaa kello ei eroa UTC-ajasta { NUMBER($minutes) } minuuttia.
app_import_name = ”{ $name }” ei ole yhden rivin nimi, jossa on 1–{ NUMBER($most) } merkkiä.
app_import_table = Sen pöydässä on paikkoja, joita ei ole vuorojärjestyksessä, tai kukaan ei aloita.
app_import_word = ”{ $word }” ei ole pienistä kirjaimista, numeroista ja alaviivoista koostuva tunnus.
app_import_moment = { $at } ei ole hetki vuosilta 1970–9999 kokonaisina millisekunteina.
app_import_result = Mukana tullut tulos ei ole mikään, jonka peli antaisi: pisteiden on oltava väliltä −{ NUMBER($most) }…{ NUMBER($most) }, sijojen alettava ykkösestä ja peliajan oltava mahdollinen.
app_import_payload = Vaiheessa voi olla enintään { NUMBER($most) } tavua, tässä on { NUMBER($n) }.
app_import_damaged = Tämä varmuuskopio on vioittunut, eikä siitä voi palauttaa: { $path }. Valitse toinen; mitään ei muutettu.

## Statistics

app_stats_none = Yhtään päättynyttä peliä ei löytynyt.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } päättynyt peli, peliaika { $time }.
   *[other] { NUMBER($n) } päättynyttä peliä, peliaika { $time }.
}
app_stats_wins = { $n ->
    [one] { $name }: niistä { NUMBER($n) } voitto.
   *[other] { $name }: niistä { NUMBER($n) } voittoa.
}
app_stats_title_players = Pelaajat
app_stats_title_games = Pelit
app_stats_title_counts = Pelaajamäärän mukaan
app_stats_title_head_to_head = Vastakkain
app_stats_title_start = Kuka aloittaa
app_stats_title_lines = Mistä pisteet tulevat
app_stats_plays = Pelejä
app_stats_won = Voittoja
app_stats_share = Voitto-osuus
app_stats_average = Keskiarvo
app_stats_best = Paras
app_stats_time = Aika
app_stats_each = Aika/peli
app_stats_first_ahead = 1. edellä
app_stats_second_ahead = 2. edellä
app_stats_level = Tasan
app_stats_start_won = Aloittaja voitti
app_stats_by_chance = Odotettu
app_stats_of_all = Kaikista pisteistä
app_stats_seats = { $n ->
    [one] { NUMBER($n) } pelaaja
   *[other] { NUMBER($n) } pelaajaa
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } ja { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name }, eniten pisteitä: { $what }.
app_stats_percent = { NUMBER($n) } %
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } h { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = liian vähän pelejä
app_stats_few = –: pelejä on alle { NUMBER($n) }.
app_stats_few_starts = –: pelejä on alle { NUMBER($n) }.
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = ”{ $instead }” eikä ”{ $was }”
app_decided_won = { $change }. Silloin { $seat } olisi voittanut.
app_decided_shared = { $change }. Silloin { $seats } olisivat jakaneet voiton.
app_refused_unfinished = Tämän näkee vain päättyneestä pelistä; päätä peli ensin.

## Proofs

app_proof_verified = Varmennettu: pöytä, loki ja säännöt antavat tämän tuloksen ({ $code }).
app_proof_stated = Varmennettu: pelaajat ilmoittivat näin ({ $code }).
app_proof_alone = Loki antaa tämän tuloksen ({ $code }). Varmennetta ei tullut mukana.
app_proof_differs = Ei varmennettu.
app_proof_unfinished = Varmennettavaa tulosta ei ole: peli ei ole päättynyt.
app_proof_unknown = Tämä versio ei voi johtaa tulosta: se ei tunne peliä tai ei pysty lukemaan sen lokia.
app_proof_table = Pöytä ei ole se, jota varmenne koskee.
app_proof_log = Loki ei ole se, jota varmenne koskee.
app_proof_rules = Tuloksen antoi sääntöjen versio { NUMBER($there) }, täällä on versio { NUMBER($here) }.
app_proof_finish = Varmenne koskee sääntöjen versiota { NUMBER($there) }, pelin päätös versiota { NUMBER($here) }.
app_proof_recorded = Pelin päättyessä kirjattu ei ole se, minkä loki antaa.
app_proof_seat = { $seat }: mukana tullut tulos ei ole se, jonka loki antaa.
app_proof_code = Varmenteessa on { $there }, täällä oleva antaa { $here }.
app_proof_result = Mukana tullut tulos ei ole se, jonka loki antaa.
app_proof_points = { $here ->
    [one] { $seat }: loki antaa { NUMBER($here) } pisteen, kirjattu oli { NUMBER($there) }.
   *[other] { $seat }: loki antaa { NUMBER($here) } pistettä, kirjattu oli { NUMBER($there) }.
}
app_proof_line = { $seat }, { $what }: loki antaa { NUMBER($here) }, kirjattu oli { NUMBER($there) }.
app_proof_place = { $seat }: loki antaa eri sijan kuin kirjattiin.
app_proof_step = Lokin vaihe { NUMBER($n) } ei ole sama kuin täällä olevassa kopiossa.
## Results for others: cards, tables, plays

app_card_so_far = Tähän asti
app_card_minutes = { NUMBER($n) } min
app_card_winner = Voittaja
app_card_shared = Jaettu voitto
app_card_ahead = Johdossa
app_card_level = Tasan
app_card_left = Poistunut
app_card_further = { $n ->
    [one] { NUMBER($n) } rivi lisää
   *[other] { NUMBER($n) } riviä lisää
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } pelikerta, kirjattu Tallystonella, avattavaksi BG Statsissa.
   *[other] { NUMBER($n) } pelikertaa, kirjattu Tallystonella, avattavaksi BG Statsissa.
}
app_refused_no_result = { $game } ({ $day }): ei vielä tulosta. Päätä peli tai ilmoita ensin sen tulos.

## What an import does with the bin

app_import_apart_both = Täällä oleva ja tämä ovat erkaantuneet: molemmat säilyisivät.
app_import_out_restored = Se tulisi pois roskakorista.
app_import_in_bin = Se on täällä roskakorissa ja tulee pois vain, jos valitset korvaamisen tuoduilla.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } pelikerta meni roskakoriin.
   *[other] { NUMBER($n) } pelikertaa meni roskakoriin.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } pelikerta tuli pois roskakorista.
   *[other] { NUMBER($n) } pelikertaa tuli pois roskakorista.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } pelikerta on poistettu täältä aiemmin ja pysyy poistettuna.
   *[other] { NUMBER($n) } pelikertaa on poistettu täältä aiemmin, ja ne pysyvät poistettuina.
}

## Games that are a sheet of categories

app_tally_prompt = Kirjaa, mitä kullakin on.
app_tally_prompt_complete = Kaikki on kirjattu. Päätä peli tai korjaa, mikä ei pidä paikkaansa.
app_tally_untold = kirjaamatta
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } (à { NUMBER($each) })
app_tally_line_place = { $what }: { $value } (sija { NUMBER($place) })
app_tally_range = luku väliltä { NUMBER($least) }…{ NUMBER($most) }
app_tally_no_category = Tässä taulukossa ei ole kohtaa ”{ $category }”. Kohdat ovat: { $known }.
app_tally_refused = { $what }: odotettiin { $expected }, tuli { $came }. Katso pöytää ja kirjaa uudelleen.
app_tally_refused_unplayed = { $what }: ei pelissä näillä valinnoilla. Valitse toiset tai jätä se pois.
app_tally_refused_seats = Pelaajia pöydässä: { NUMBER($seats) }, asemassa: { NUMBER($columns) }. Anna yksi kullekin.

## Days, times and counts, in the terminal

app_day = { NUMBER($day) }.{ NUMBER($month) }.{ $year }
app_clock = { PAIR($hour) }.{ PAIR($minute) }
app_moment = { $day } { $clock }
app_count_doubts = { $n ->
    [one] { NUMBER($n) } epäilyttävä
   *[other] { NUMBER($n) } epäilyttävää
}
app_count_remarks = { $n ->
    [one] { NUMBER($n) } huomio
   *[other] { NUMBER($n) } huomiota
}
