# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Kuusi yhteistä kivipinoa: kivistäsi saat merkkejä ja merkeistä pisteitä, kun joku muu kaataa pinon. Ensimmäisenä kymmeneen.
stone_layer_small = pieni
stone_layer_medium = keskikokoinen
stone_layer_large = iso
stone_layer_stacks = { $n ->
    [one] pino { $stacks }
   *[other] pinot { $stacks }
}
    .acc = { $n ->
        [one] pinon { $stacks }
       *[other] pinot { $stacks }
    }

## The sheet

stone_layer_ring = Kehä
stone_layer_marker = Paikkamerkki
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { NUMBER($stack) }: +{ NUMBER($n) }
stone_layer_steps = Laatan askeleet
stone_layer_stood = Pysyi
stone_layer_stood_worth = { $n ->
    [one] Pysyi: { NUMBER($n) } merkki
   *[other] Pysyi: { NUMBER($n) } merkkiä
}
stone_layer_no_token = Ei merkkiä
stone_layer_fell = Kaatui
stone_layer_slid_off = Luiskahti
stone_layer_source_fell = Lähtöpino kaatui
stone_layer_settle = Selvitä
stone_layer_next = Seuraava pelaaja
stone_layer_by = Aiheuttaja
stone_layer_up = Vuorossa
stone_layer_apart = Se kaatui ennen kiven asettamista
stone_layer_lies = Kivi on pinossa { NUMBER($stack) }
stone_layer_size = Kivi
stone_layer_count = Laatikossa, koko: { $size }
stone_layer_moving = Siirrä paikkamerkki muualle
stone_layer_new_tiles = Mikään laatta ei käy: viisi uutta
stone_layer_exchange = Vaihda 5 pistettä
stone_layer_prompt_draft = Napauta kaikkia kaatuneita pinoja ja valitse sitten Selvitä.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Kaatui: { $stacks }. Kuka aiheutti sen?
stone_layer_ask_which = Napauta kaikkia kaatuneita pinoja. Kuka aiheutti sen?
stone_layer_prompt_quick = Vaihtoehtoinen aloitus, kivi { NUMBER($n) }/{ NUMBER($of) }: sen laatan askeleet pinosta { NUMBER($stack) } eteenpäin.
stone_layer_prompt_moving = Napauta pinoa, jonka kohdalla paikkamerkki on.
stone_layer_prompt_source = Joki on tyhjä. Napauta pinoa, josta kivi otetaan.
stone_layer_prompt_stone = { $n ->
    [one] { NUMBER($number) }. kivi pinoon { NUMBER($stack) }, siitä saa { NUMBER($n) } merkin.
   *[other] { NUMBER($number) }. kivi pinoon { NUMBER($stack) }, siitä saa { NUMBER($n) } merkkiä.
}
stone_layer_prompt_no_token = { $seat } on kaatanut pinon: kiven saa vielä asettaa pinoon { NUMBER($stack) }, mutta ilman merkkiä.
stone_layer_prompt_marker = Napauta toista pinoa, jos paikkamerkki on siinä.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } asettaa { NUMBER($n) } merkin pinon { NUMBER($stack) } viereen.
   *[other] { $seat } asettaa { NUMBER($n) } merkkiä pinon { NUMBER($stack) } viereen.
}
stone_layer_prompt_nothing_laid = { $seat } ei aseta merkkiä.
stone_layer_prompt_steps = Nyt laatan askeleet.
stone_layer_prompt_stays = Paikkamerkki jää paikalleen.
stone_layer_spoken_stack = { $n ->
    [0] Pino { NUMBER($stack) }, ei kiviä.
    [one] Pino { NUMBER($stack) }, { NUMBER($n) } kivi.
   *[other] Pino { NUMBER($stack) }, { NUMBER($n) } kiveä.
}
stone_layer_spoken_marker = Paikkamerkki on tässä.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Merkit: { $tokens }.
stone_layer_spoken_no_tokens = Ei merkkejä.
stone_layer_spoken_next = { $n ->
    [one] Seuraavasta kivestä saa { NUMBER($n) } merkin.
   *[other] Seuraavasta kivestä saa { NUMBER($n) } merkkiä.
}
stone_layer_spoken_fell = Kaatui: pino { NUMBER($stack) } tai muita
stone_layer_spoken_exchange = { $seat } vaihtaa viisi kultaista pistettä viiden pisteen merkkiin

stone_layer_box_stones = Kivet koon mukaan
stone_layer_box_count = Laatikossa

## Remarks

stone_layer_remark_fall = { $n ->
    [one] Jokeen palaa { NUMBER($n) } kivi ({ $stacks }).
   *[other] Jokeen palaa { NUMBER($n) } kiveä ({ $stacks }).
}
stone_layer_remark_gets = { $n ->
    [one] { $seat } saa { NUMBER($n) } pisteen yhdestä merkistä: nyt { NUMBER($points) }.
   *[other] { $seat } saa { NUMBER($n) } merkistä { NUMBER($n) } pistettä: nyt { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } saa { NUMBER($n) } pisteen yhdestä merkistä: nyt { NUMBER($points) }, ja se päättää pelin.
   *[other] { $seat } saa { NUMBER($n) } merkistä { NUMBER($n) } pistettä: nyt { NUMBER($points) }, ja se päättää pelin.
}
stone_layer_remark_returned = { $n ->
    [one] { $seat } aiheutti kaatumisen: ei pisteitä. Siitä palaa käteen { NUMBER($n) } merkki.
   *[other] { $seat } aiheutti kaatumisen: ei pisteitä. Siitä palaa käteen { NUMBER($n) } merkkiä.
}
stone_layer_remark_stays = { $n ->
    [one] { $seat } aiheutti kaatumisen: ei pisteitä. Pohjakiven viereen jää { NUMBER($n) } merkki, kunnes joku muu kaataa siihen seuraavaksi rakennetun pinon.
   *[other] { $seat } aiheutti kaatumisen: ei pisteitä. { $bases ->
        [one] Pohjakiven viereen jää { NUMBER($n) } merkkiä, kunnes joku muu kaataa siihen seuraavaksi rakennetun pinon.
       *[other] Pohjakivien viereen jää { NUMBER($n) } merkkiä, kunnes joku muu kaataa niihin seuraavaksi rakennetun pinon.
    }
}
stone_layer_remark_causer = { $seat } aiheutti kaatumisen: ei pisteitä.
stone_layer_remark_without = Ei merkkejä vieressä, ei pisteitä: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] Tämän vuoron kivestä ei saakaan mitään: { $seat } ottaa { NUMBER($n) } merkin takaisin.
   *[other] Tämän vuoron kivestä ei saakaan mitään: { $seat } ottaa { NUMBER($n) } merkkiä takaisin.
}
stone_layer_remark_exchanged = Merkit loppuivat, joten { $seat } vaihtaa viisi kultaista pistettä viiden pisteen merkkiin; viisi merkkiä vapautuu.
stone_layer_remark_short = { $n ->
    [0] Kivestä saisi { NUMBER($worth) }, mutta merkit ovat lopussa: { $seat } ei aseta yhtään.
    [one] Kivestä saisi { NUMBER($worth) }, mutta { $seat } voi asettaa enää { NUMBER($n) } merkin.
   *[other] Kivestä saisi { NUMBER($worth) }, mutta { $seat } voi asettaa enää { NUMBER($n) } merkkiä.
}
stone_layer_remark_new_tiles = Kääntäkää esiin viisi uutta laattaa.
stone_layer_remark_shuffle = Kääntäkää esiin mahdolliset jäljellä olevat laatat, sekoittakaa käytetyt ja täydentäkää rivi viiteen.
stone_layer_remark_used_up = Loppu joesta: { $sizes }.
stone_layer_risk = Jos { $stack } kaatuu tällä vuorolla: { $gets }.
stone_layer_risk_nobody = Jos { $stack } kaatuu tällä vuorolla, kukaan ei saa pisteitä.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (kymmenen täyttyy)
stone_layer_risk_own_returned = { $n ->
    [one] { $seat }: { NUMBER($n) } merkki palaisi käteen.
   *[other] { $seat }: { NUMBER($n) } merkkiä palaisi käteen.
}
stone_layer_risk_own_stays = { $n ->
    [one] { $seat }: { NUMBER($n) } merkki jäisi paikalleen.
   *[other] { $seat }: { NUMBER($n) } merkkiä jäisi paikalleen.
}
stone_layer_risk_elsewhere = Kymmenen pistettä täyttyy, jos { $stack } kaatuu: { $seats }.

## The score

stone_layer_unfinished = Kenelläkään ei ole vielä kymmentä pistettä: peli jatkuu, kunnes jollakulla on.

stone_layer_line_falls = Kaatumisten pisteet
stone_layer_line_fall = { $n ->
    [one] { $stacks }, kaataja { $by }: { NUMBER($n) } merkki
   *[other] { $stacks }, kaataja { $by }: { NUMBER($n) } merkkiä
}
stone_layer_line_own = { $stacks }: oma kaato, siis ei pisteitä
stone_layer_line_returned = { $n ->
    [one] { $stacks }: oma kaato, siis ei pisteitä; käteen palasi { NUMBER($n) } merkki
   *[other] { $stacks }: oma kaato, siis ei pisteitä; käteen palasi { NUMBER($n) } merkkiä
}
stone_layer_line_stays = { $n ->
    [one] { $stacks }: oma kaato, siis ei pisteitä; pohjakiven viereen jäi { NUMBER($n) } merkki
   *[other] { $stacks }: oma kaato, siis ei pisteitä; { $bases ->
        [one] pohjakiven
       *[other] pohjakivien
    } viereen jäi { NUMBER($n) } merkkiä
}
stone_layer_line_no_token = { $stacks }, kaataja { $by }: ei omia merkkejä vieressä
stone_layer_line_stack = { $n ->
    [one] { $stack }: { NUMBER($n) } merkki
   *[other] { $stack }: { NUMBER($n) } merkkiä
}
stone_layer_line_told = Ilmoitetut pisteet
stone_layer_fall_heading = { NUMBER($n) }. kaatuminen
stone_layer_note_to_go = Kymmeneen puuttuu { NUMBER($n) }
stone_layer_note_reached = Kymmenen täynnä
stone_layer_note_tokens = Merkit: kädessä { NUMBER($hand) }, laudalla { NUMBER($board) }, kultaisina { NUMBER($gold) }
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } viiden pisteen merkki
   *[other] { NUMBER($n) } viiden pisteen merkkiä
}
stone_layer_tie_stacks = Pistemerkit pinojen vieressä
stone_layer_tie_board = Pistemerkit laudalla
stone_layer_end_one = { $points ->
    [one] { $seat }: { NUMBER($points) } piste, peli on päättynyt.
   *[other] { $seat }: { NUMBER($points) } pistettä, peli on päättynyt.
}
stone_layer_end_together = Peli on päättynyt. Kymmeneen samassa kaatumisessa: { $seats }.
stone_layer_end_points = { $seat } voittaa, eniten pisteitä: { NUMBER($points) }.
stone_layer_end_tokens = Tasan pisteissä: { $seats }. { $what }: { $seat } voittaa, sillä { NUMBER($n) } on eniten.
stone_layer_end_shared = Tasan pisteissä: { $seats }. { $what }: jokaisella { NUMBER($n) }, joten voitto jaetaan.

## The log

stone_layer_told_marker = Paikkamerkki pinon { NUMBER($stack) } kohdalla
stone_layer_told_quick = Vaihtoehtoinen aloitus: { NUMBER($n) }. kivi pinoon { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] kivi pysyi pinossa { NUMBER($stack) }, { NUMBER($n) } merkki
   *[other] kivi pysyi pinossa { NUMBER($stack) }, { NUMBER($n) } merkkiä
}
stone_layer_told_no_token = kivi pinoon { NUMBER($stack) }, ei merkkiä
stone_layer_told_slid_off = kivi luiskahti pinosta { NUMBER($stack) }
stone_layer_told_fell = kaatoi { $stacks_acc }
stone_layer_told_fell_lies = kaatoi { $stacks_acc }; kivi on pinossa { NUMBER($stack) }
stone_layer_told_source_fell = kaatoi kiveä ottaessaan { $stacks_acc }
stone_layer_told_from = { $what }, kivi pinosta { NUMBER($from) }
stone_layer_told_collapse = sai kaatumaan { $stacks_acc }
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } askel, paikkamerkki pinon { NUMBER($stack) } kohdalle
   *[other] { NUMBER($n) } askelta, paikkamerkki pinon { NUMBER($stack) } kohdalle
}
stone_layer_told_stays = paikkamerkki jää pinon { NUMBER($stack) } kohdalle
stone_layer_told_no_steps = vuoro päättyi, askelia ei kirjattu
stone_layer_told_new_tiles = Viisi uutta laattaa
stone_layer_told_exchange = viisi kultaista pistettä viiden pisteen merkkiin
stone_layer_told_count = Kiviä laatikossa, koko { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = Kiviä on { NUMBER($most) }, nyt { NUMBER($came) }.
stone_layer_refused_lists = Pelaajia pöydässä: { NUMBER($n) }. Anna pisteet ja kunkin pinon viereiset merkit yhtä monelle, nyt { NUMBER($came) }.
stone_layer_refused_in_turn = Vuoro { NUMBER($turn) }: { $why }
stone_layer_refused_falls = { $seat }: kaatumisista tuli { NUMBER($given) }, eikä pisteitä voi menettää, joten { NUMBER($points) } on liian vähän.
stone_layer_refused_height = Pinossa { NUMBER($stack) } olisi ollut sen kaatuessa { NUMBER($n) } kiveä; niitä on kaikkiaan { NUMBER($most) }.
stone_layer_refused_fall = Kaatumisessa nimetään jokainen pino kerran.
stone_layer_refused_over = Jollakulla on kymmenen pistettä: peli on päättynyt. Jos haluat muuttaa siihen johtanutta, kumoa.
stone_layer_refused_quick = Vaihtoehtoisessa aloituksessa asetetaan { NUMBER($n) } kiveä ennen ensimmäistä vuoroa.
stone_layer_refused_second_stone = Vain yksi kivi vuoroa kohti. Anna ensin laatan askeleet tai kumoa.
stone_layer_refused_no_stone = Kerro ensin, miten kiven kävi, sitten askeleet.
stone_layer_refused_no_source = Joki on tyhjä: kerro, mistä pinosta kivi otetaan.
stone_layer_refused_source = Joessa on vielä kiviä: ota kivi sieltä, älä pinosta.
stone_layer_refused_source_marker = Kivi tulee pinoon { NUMBER($stack) }, joten se on otettava toisesta.
stone_layer_refused_bare = Pohjakivellä { NUMBER($stack) } ei ole kiveä: siitä ei voi ottaa mitään, eikä mikään voi kaatua.
stone_layer_refused_source_fell = Kerro, mistä pinosta kiveä oltiin ottamassa, ja merkitse se kaatuneeksi.
stone_layer_refused_nothing_fell = Nimeä ainakin yksi kaatunut pino.
stone_layer_refused_new_tiles = Joessa on kiviä: tässä pöydässä laatat vaihdetaan vain, kun se on tyhjä.
stone_layer_refused_tile_chosen = Tämän vuoron kivi on kirjattu, joten sen laatta on valittu. Anna ensin askeleet; uudet laatat voivat tulla ennen seuraavaa kiveä. Tai kumoa.
stone_layer_refused_marker = Tämän vuoron kivi on kirjattu: paikkamerkki siirtyy nyt sen laatan askelten verran. Anna ne tai kumoa.
stone_layer_refused_exchange = { $seat } ei voi nyt vaihtaa: siihen tarvitaan viisi kultaista pistettä ja vapaa viiden pisteen merkki.
stone_layer_refused_count = Kiviä on yhteensä { NUMBER($all) }. Koko { $size }: muiden kokojen mukaan enintään { NUMBER($most) }, ei { NUMBER($n) }. Korjaa ensin muut, jos ne ovat väärin.

## Doubts

stone_layer_doubt_stones = { $n ->
    [one] Pinoissa { NUMBER($n) } kivi; niitä on { NUMBER($most) }.
   *[other] Pinoissa { NUMBER($n) } kiveä; niitä on { NUMBER($most) }.
}
stone_layer_doubt_size = { $n ->
    [one] Koko { $size }: pinoissa { NUMBER($n) } kivi; laatikossa on { NUMBER($most) }.
   *[other] Koko { $size }: pinoissa { NUMBER($n) } kiveä; laatikossa on { NUMBER($most) }.
}
stone_layer_doubt_counts = { $n ->
    [one] Kolmessa koossa on yhteensä { NUMBER($n) } kivi; niitä on { NUMBER($all) }.
   *[other] Kolmessa koossa on yhteensä { NUMBER($n) } kiveä; niitä on { NUMBER($all) }.
}
stone_layer_doubt_tokens = { $n ->
    [one] { $seat }: laudalla ja kultaisina { NUMBER($n) } merkki; yhtä väriä on { NUMBER($most) }.
   *[other] { $seat }: laudalla ja kultaisina { NUMBER($n) } merkkiä; yhtä väriä on { NUMBER($most) }.
}
stone_layer_doubt_beside = { $n ->
    [one] Pinon { NUMBER($stack) } vieressä { NUMBER($n) } merkki; kun korkeus on { NUMBER($height) }, niitä voi olla { NUMBER($most) }.
   *[other] Pinon { NUMBER($stack) } vieressä { NUMBER($n) } merkkiä; kun korkeus on { NUMBER($height) }, niitä voi olla { NUMBER($most) }.
}
stone_layer_doubt_fell_beside = { $n ->
    [one] Vuoro { NUMBER($turn) }: pinon { NUMBER($stack) } vieressä oli sen kaatuessa { NUMBER($n) } merkki; kun korkeus on { NUMBER($height) }, niitä voi olla { NUMBER($most) }.
   *[other] Vuoro { NUMBER($turn) }: pinon { NUMBER($stack) } vieressä oli sen kaatuessa { NUMBER($n) } merkkiä; kun korkeus on { NUMBER($height) }, niitä voi olla { NUMBER($most) }.
}
stone_layer_doubt_fives = { $n ->
    [one] { $seat }: { NUMBER($n) } viiden pisteen merkki; kahdella peli olisi päättynyt.
   *[other] { $seat }: { NUMBER($n) } viiden pisteen merkkiä; kahdella peli olisi päättynyt.
}
stone_layer_doubt_fives_box = { $n ->
    [one] Käytössä { NUMBER($n) } viiden pisteen merkki; laatikossa on { NUMBER($most) }.
   *[other] Käytössä { NUMBER($n) } viiden pisteen merkkiä; laatikossa on { NUMBER($most) }.
}
stone_layer_doubt_points = { $n ->
    [one] { $seat }: { NUMBER($n) } piste; kukaan ei pääse yli { NUMBER($most) } pisteen.
   *[other] { $seat }: { NUMBER($n) } pistettä; kukaan ei pääse yli { NUMBER($most) } pisteen.
}
stone_layer_doubt_all_won = Kaikilla on kymmenen pistettä, mutta viimeisen kaatumisen aiheuttaja ei saanut siitä mitään.
stone_layer_doubt_tiles = { $n ->
    [one] Laskettu { NUMBER($n) } laatta; niitä on { NUMBER($all) }.
   *[other] Laskettu { NUMBER($n) } laattaa; niitä on { NUMBER($all) }.
}
stone_layer_doubt_quick = { $n ->
    [one] Etukäteen asetettiin { NUMBER($n) } kivi; odotettiin { NUMBER($expected) }.
   *[other] Etukäteen asetettiin { NUMBER($n) } kiveä; odotettiin { NUMBER($expected) }.
}
stone_layer_doubt_no_steps = Vuoro { NUMBER($turn) }: ei ole kirjattu, kuinka pitkälle paikkamerkki siirtyi, joten se voi olla muualla.
stone_layer_doubt_lies = Vuoro { NUMBER($turn) }: kiven on sanottu olevan pinossa { NUMBER($stack) }, mutta pino kaatui, joten se palasi jokeen.
stone_layer_doubt_twice = Vuoro { NUMBER($turn) }: pino { NUMBER($stack) } on nimetty kaatuneeksi kahdesti, paikkamerkin kohdalla ja numerollaan.
stone_layer_doubt_out_of_turn = Vuoro { NUMBER($turn) }: vuorossa oli { $seat }; olisi pitänyt olla { $expected }.

## Options

stone_layer_option_edition = Millä kielellä sääntökirjanne on?
stone_layer_option_edition_source = Laatikon viisi tekstiä eroavat toisistaan. Neljässä alla olevassa valinnassa oletus on valitun tekstin mukainen. Uusi pöytä alkaa sovelluksen kielellä, jos laatikossa on sen kielinen teksti, ja muuten englannilla, joka on useimmissa kohdissa samanlainen kuin muut.
stone_layer_edition_fi = suomi
stone_layer_edition_fi_means = Kaatajan merkit palautetaan, tasapelissä lasketaan merkit pinojen vieressä, viiden pisteen merkkejä on neljä, vaihtoehtoisen aloituksen jälkeen sekoitetaan kaikki laatat.
stone_layer_edition_sv = ruotsi
stone_layer_edition_sv_means = Kuten suomi. Mitkä laatat vaihtoehtoisen aloituksen jälkeen sekoitetaan, sitä ei sanota tarkkaan: ”laatat”, kuten alkuvalmisteluissa, siis kaikki.
stone_layer_edition_da = tanska
stone_layer_edition_da_means = Kaatajan merkit palautetaan, tasapelissä lasketaan merkit pinojen vieressä, viiden pisteen merkkejä on neljä, vaihtoehtoisen aloituksen jälkeen sekoitetaan loput laatat.
stone_layer_edition_nb = norja
stone_layer_edition_nb_means = Kaatajan merkit jäävät laudalle, tasapelissä lasketaan kaikki siellä olevat merkit, viiden pisteen merkkejä on viisi, vaihtoehtoisen aloituksen jälkeen sekoitetaan loput laatat.
stone_layer_edition_en = englanti
stone_layer_edition_en_means = Kaatajan merkit palautetaan, tasapelissä lasketaan merkit pinojen vieressä, viiden pisteen merkkejä on neljä, vaihtoehtoisen aloituksen jälkeen sekoitetaan loput laatat.
stone_layer_option_own = Omat merkit itse kaadetun pinon vieressä
stone_layer_option_own_source = Suomi, ruotsi, tanska ja englanti: palautetaan. Norja: ne jäävät. Oletus on oman sääntökirjan mukainen.
stone_layer_option_own_returned = palaavat omistajalle
stone_layer_option_own_returned_means = Ne palaavat väripuoli ylöspäin, ja ne voi asettaa uudelleen.
stone_layer_option_own_stay = jäävät paikoilleen
stone_layer_option_own_stay_means = Ne ovat pohjakiven vieressä ja tuovat omistajalle pisteitä, kun joku muu kaataa siihen seuraavaksi rakennetun pinon.
stone_layer_option_tie = Jos tasan ollaan vähintään kymmenessä pisteessä, lasketaan
stone_layer_option_tie_source = Norja: merkit laudalla. Muut: merkit pinojen vieressä. Oletus on oman sääntökirjan mukainen.
stone_layer_option_tie_stacks = merkit pinojen vieressä
stone_layer_option_tie_stacks_means = Merkkejä paljaan pohjakiven vieressä ei lasketa.
stone_layer_option_tie_board = merkit laudalla
stone_layer_option_tie_board_means = Myös merkit paljaan pohjakiven vieressä lasketaan.
stone_layer_option_fives = Viiden pisteen merkkejä laatikossa
stone_layer_option_fives_source = Norja: viisi. Muut: neljä. Oletus on oman sääntökirjan mukainen.
stone_layer_option_fives_four_means = Yksi jokaiselle neljästä pelaajasta, ja se riittää: kukaan ei tarvitse toista.
stone_layer_option_fives_five_means = Yksi enemmän kuin neljä pelaajaa voi käyttää.
stone_layer_option_tiles = Vaihtoehtoisen aloituksen jälkeen sekoitetaan
stone_layer_option_tiles_source = Suomi: kaikki laatat. Tanska, norja ja englanti: loput. Ruotsi ei sano sitä selvästi. Oletus on oman sääntökirjan mukainen.
stone_layer_option_tiles_remaining = loput laatat
stone_layer_option_tiles_remaining_means = 31 laattaa; neljä nostettua menevät käytettyjen joukkoon.
stone_layer_option_tiles_all = kaikki laatat
stone_layer_option_tiles_all_means = 35 laattaa, joten jokainen rivi täyttyy pinosta.
stone_layer_option_quick = Vaihtoehtoinen aloitus?
stone_layer_option_quick_source = Sääntökirja tarjoaa sitä lyhyempään peliin, varsinkin kahdelle. Oletus: ei.
stone_layer_option_quick_no_means = Kaikki pinot alkavat paljaina.
stone_layer_option_quick_yes_means = Ensin asetetaan neljä kiveä. Niistä ei saa merkkejä, mutta ne lasketaan korkeuteen.
stone_layer_option_sizes = Seurataanko kokoja?
stone_layer_option_sizes_source = Apu, ei sääntö. Sääntökirja ei kerro, montako kiveä kutakin kokoa on, joten se kysytään kerran. Oletus: ei.
stone_layer_option_sizes_no_means = Lasketaan vain korkeudet.
stone_layer_option_sizes_yes_means = Yksi napautus lisää vuoroa kohti; sovellus kertoo, kun jokin koko on loppu.
stone_layer_option_marker_moves = siirtyy
stone_layer_option_marker_stays = jää paikalleen
stone_layer_option_failure = Epäonnistuneen kiven jälkeen paikkamerkki
stone_layer_option_failure_source = Mikään teksti ei sano sitä. Oletus: siirtyy, koska kaikissa viidessä vuoro päättyy kiven ja ”mahdollisten” merkkien jälkeen. Tämä on sovelluksen tulkinta.
stone_layer_option_failure_moves_means = Laatan askeleet otetaan kuten aina.
stone_layer_option_failure_stays_means = Seuraava pelaaja rakentaa samaan pinoon.
stone_layer_option_source_fall = Lähtöpinon kaaduttua paikkamerkki
stone_layer_option_source_fall_source = Kaikissa teksteissä vuoro päättyy siihen, eikä paikkamerkistä puhuta. Oletus: jää paikalleen, koska sen siirtäminen on vuoron viimeinen osa. Tämä on sovelluksen tulkinta.
stone_layer_option_source_fall_moves_means = Laatan askeleet otetaan kuten aina.
stone_layer_option_source_fall_stays_means = Seuraava pelaaja rakentaa samaan pinoon.
stone_layer_option_exchange = Vaihdetaanko pisteitä, kun merkit loppuvat?
stone_layer_option_exchange_source = Sääntökirja sallii sen jokaiselle, jonka merkit uhkaavat loppua, eikä kerro, mitä muuten tapahtuu. Oletus: itsestään, koska kukaan ei häviä siinä mitään. Tämä on sovelluksen tulkinta.
stone_layer_option_exchange_yes_means = Viisi kultaista pistettä vaihtuu viiden pisteen merkkiin heti, kun kivi vaatii enemmän merkkejä kuin kädessä on.
stone_layer_option_exchange_no_means = Vain pyydettäessä; muuten asetetaan niin monta merkkiä kuin on.
stone_layer_option_new_tiles = Viisi uutta laattaa, kun mikään ei käy?
stone_layer_option_new_tiles_source = Tekstit sanovat niin vain tyhjästä joesta. Oletus: myös silloin, kun joessa on muun kokoisia kiviä, koska vuoro ei muuten voisi jatkua. Tämä on sovelluksen tulkinta.
stone_layer_option_new_tiles_yes_means = Kaikki esillä olevat laatat pannaan pois ja viisi uutta käännetään esiin.
stone_layer_option_new_tiles_no_means = Vain, kun joki on tyhjä.

## Set-up

stone_layer_setup_section_board = Pelilauta
stone_layer_setup_section_tokens = Pistemerkit
stone_layer_setup_section_tiles = Kivilaatat
stone_layer_setup_section_quick = Vaihtoehtoinen aloitus
stone_layer_setup_section_start = Aloitus
stone_layer_setup_edition = Sääntökirjan kieli tässä pöydässä: { $edition }. Jos teillä on toisenkielinen sääntökirja, valitkaa se valinnoista: tekstit eroavat toisistaan.
stone_layer_setup_assemble = Kootkaa pelilauta, jos se on osissa.
stone_layer_setup_board = Asettakaa pelilauta keskelle pöytää.
stone_layer_setup_bases = Pankaa { NUMBER($n) } tasaista pohjakiveä omille paikoilleen laudalle.
stone_layer_setup_stones = Levittäkää muut { NUMBER($n) } kiveä jokeen.
stone_layer_setup_sizes = Katsokaa kiviä: väri kertoo, onko kivi pieni, keskikokoinen vai iso.
stone_layer_setup_marker = Arpokaa pohjakivi ja asettakaa paikkamerkki sen kohdalle.
stone_layer_setup_marker_sv = Asettakaa paikkamerkki minkä tahansa pohjakiven viereen.
stone_layer_setup_tokens = Ottakaa kukin oman värinne { NUMBER($n) } pistemerkkiä, väripuoli ylöspäin.
stone_layer_setup_fives = Pitäkää { NUMBER($n) } viiden pisteen merkkiä kaikkien ulottuvilla.
stone_layer_setup_shuffle = Sekoittakaa { NUMBER($n) } kivilaattaa ja pinotkaa ne laudan viereen, kuvapuoli alaspäin.
stone_layer_setup_open = Kääntäkää { NUMBER($n) } laattaa esiin laudan viereen.
stone_layer_setup_read = Katsokaa yhtä laattaa: siinä ovat kokovaihtoehdot ja paikkamerkin askelmäärä.
stone_layer_setup_draw = Nostakaa { NUMBER($n) } laattaa ja ottakaa jokaista kohti kivi; jos kokoja on useita, sopikaa yhdestä.
stone_layer_setup_place = Edetkää kunkin laatan askeleet paikkamerkistä eteenpäin ja asettakaa kivi siihen.
stone_layer_setup_quick_marker = Asettakaa paikkamerkki viimeisen kiven kohdalle.
stone_layer_setup_remaining = Pankaa { NUMBER($drawn) } nostettua laattaa käytettyjen joukkoon ja sekoittakaa muut { NUMBER($n) }.
stone_layer_setup_all = Sekoittakaa kaikki { NUMBER($n) } laattaa uudelleen, nostetut mukaan lukien.
stone_layer_setup_start = Viimeksi joen rannalla käynyt aloittaa, sitten myötäpäivään.
stone_layer_advice_quick = Kaksi pelaajaa: vaihtoehtoinen aloitus lyhentää peliä.
stone_layer_piece_board = pelilauta
stone_layer_piece_bases = pohjakiveä
stone_layer_piece_stones = kiveä kolmessa koossa
stone_layer_piece_marker = paikkamerkki
stone_layer_piece_tokens = { $n ->
    [one] pistemerkki
   *[other] pistemerkkiä
}
stone_layer_piece_fives = { $n ->
    [one] viiden pisteen merkki
   *[other] viiden pisteen merkkiä
}
stone_layer_piece_tiles = kivilaattaa

## What gives points

stone_layer_points_stones = Kivi, joka pysyy pinossa
stone_layer_points_stone = { NUMBER($n) }. kivi
stone_layer_points_stones_between = kivet { NUMBER($from) }–{ NUMBER($to) }
stone_layer_points_stones_from = { NUMBER($n) }. kivi ja kaikki siitä ylöspäin
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } merkki
   *[other] { NUMBER($n) } merkkiä
}
stone_layer_points_fall = Pino kaatuu
stone_layer_points_each = jokainen merkki sen vieressä, omistajalleen
stone_layer_points_causer = kaatumisen aiheuttaja
stone_layer_points_causer_returned = { NUMBER($n) }, merkit takaisin
stone_layer_points_causer_stays = { NUMBER($n) }, merkit jäävät
stone_layer_points_points = { $n ->
    [one] { NUMBER($n) } piste
   *[other] { NUMBER($n) } pistettä
}
stone_layer_points_fives = Vaihto
stone_layer_points_five = viiden pisteen merkki
stone_layer_points_win = Voitto
stone_layer_points_first = ensimmäisenä
stone_layer_points_together = useampi kerralla
stone_layer_points_most = eniten pisteitä
stone_layer_points_level = yhä tasan
stone_layer_points_most_of = ratkaisevat { $what }

## Rules

stone_layer_section_aim = Pelin idea
stone_layer_section_setup = Alkuvalmistelut
stone_layer_section_turn = Pelin kulku
stone_layer_section_placing = Kiven asettaminen
stone_layer_section_collecting = Pistemerkkien kotiutus
stone_layer_section_winning = Voittaja
stone_layer_section_quick = Vaihtoehtoinen aloitus
stone_layer_section_river = Kivet loppuvat virrasta
stone_layer_section_moving = Paikkamerkin siirtäminen
stone_layer_rule_aim = Mistä pelissä on kyse
stone_layer_rule_aim_text = Kaikki rakentavat samoja { NUMBER($bases) } pinoa; kenelläkään ei ole omaa. Pinossa pysyvästä kivestä saa merkin pinon viereen. Kun pino kaatuu, sen merkit muuttuvat pisteiksi, mutta kaataja ei saa mitään. Ensimmäisenä { NUMBER($goal) } pistettä saanut voittaa.
stone_layer_rule_aim_text_da = Kaikki rakentavat samoja { NUMBER($bases) } pinoa ja saavat pinossa pysyvästä kivestä merkin. Kun pino kaatuu, merkit muuttuvat pisteiksi, mutta kaataja ei saa mitään. Ensimmäisenä { NUMBER($goal) } pistettä saanut voittaa. Johdannossa puhutaan valitusta pinosta; sääntöjen mukaan paikkamerkki ratkaisee.
stone_layer_rule_contents = Mitä laatikossa on
stone_layer_rule_contents_text = Pelilauta, { NUMBER($stones) } kiveä kolmessa koossa, kullakin koolla oma väri, { NUMBER($bases) } tasaista pohjakiveä, { NUMBER($tiles) } kivilaattaa, { NUMBER($tokens) } pistemerkkiä ({ NUMBER($each) } kutakin väriä), { NUMBER($fives) } viiden pisteen merkkiä ja paikkamerkki. Pienten, keskikokoisten ja isojen kivien määriä ei kerrota.
stone_layer_rule_players = Pelaajamäärä
stone_layer_rule_players_text = Sitä ei kerrota. Merkkejä on neljää väriä, ja kahden hengen peli mainitaan: siis 2–4 pelaajaa. Alkuvalmistelut ovat samat kaikille määrille.
stone_layer_rule_editions = Viisi kieltä, viisi tekstiä
stone_layer_rule_editions_text = Suomen-, ruotsin-, tanskan-, norjan- ja englanninkielinen teksti eroavat paikoin, eikä minkään sanota olevan ensisijainen. Valitsemanne pätee; ellette valitse, pätee teksti sovelluksen kielellä tai, jos sitä ei ole, englanniksi.
stone_layer_rule_board = Pelilauta, pohjakivet, joki
stone_layer_rule_board_text = Pelilauta on keskellä pöytää ja { NUMBER($bases) } tasaista pohjakiveä paikoillaan. Muut kivet levitetään jokeen.
stone_layer_rule_marker = Mistä paikkamerkki aloittaa
stone_layer_rule_marker_text = Arvotun pohjakiven kohdalta.
stone_layer_rule_marker_text_sv = Minkä tahansa pohjakiven vierestä.
stone_layer_rule_tiles = Laatat alussa
stone_layer_rule_tiles_text = Kaikki { NUMBER($tiles) } laattaa sekoitetaan ja pinotaan laudan viereen kuvapuoli alaspäin. Niistä käännetään esiin { NUMBER($row) }.
stone_layer_rule_tokens = Pistemerkit alussa
stone_layer_rule_tokens_text = Jokainen valitsee värin ja ottaa sen { NUMBER($n) } pistemerkkiä, väripuoli ylöspäin.
stone_layer_rule_start = Kuka aloittaa
stone_layer_rule_start_text = Se, joka on viimeksi käynyt joen rannalla. Siitä eteenpäin myötäpäivään.
stone_layer_rule_turn = Vuoro
stone_layer_rule_turn_text = Pelaaja ottaa yhden esillä olevista laatoista, asettaa laatan näyttämän kokoisen kiven paikkamerkin kohdalla olevaan pinoon ja siirtää paikkamerkkiä laatan askelten verran. Pinoa ei saa valita itse.
stone_layer_rule_select = Kivilaatan valitseminen
stone_layer_rule_select_text = Pelaaja valitsee jonkin esillä olevista laatoista. Siinä on yksi, kaksi tai kolme kokoa, joista otetaan yksi, ja paikkamerkin askelmäärä. Kivi poimitaan joesta: koon tunnistaa väristä, oli muoto mikä tahansa.
stone_layer_rule_used_up = Koko on loppu
stone_layer_rule_used_up_text = Kokoa, jonka kiviä ei ole enää joessa, ei voi ottaa.
stone_layer_rule_place = Kiven asettaminen
stone_layer_rule_place_text = Kivi tulee paikkamerkin kohdalla olevan pinon päälle, ensimmäinen pohjakivelle. Sen on pysyttävä ylimpänä ja kosketettava vain alla olevaa kiveä. Muihin saman pinon kiviin ei saa vuorolla koskea.
stone_layer_rule_place_text_nb = Kivi tulee paikkamerkin kohdalla olevan pinon päälle, ensimmäinen pohjakivelle. Sen on oltava tukevasti ja kosketettava vain alla olevaa kiveä. Muihin saman pinon kiviin ei saa koskea.
stone_layer_rule_hands = Kaksi kättä, kiven kokeileminen
stone_layer_rule_hands_text = Sääntökirja ei puhu kahden käden käytöstä eikä kiven kokeilemisesta ja pois ottamisesta: sopikaa siitä ennen aloitusta. Se kieltää vain koskemasta pinon muihin kiviin.
stone_layer_rule_token = Merkki kivestä
stone_layer_rule_token_text = Kun kivi pysyy, sen asettaja panee yhden merkkinsä pinon viereen, väripuoli ylöspäin. Korkeista pinoista saa enemmän.
stone_layer_rule_no_token = Milloin merkkiä ei saa
stone_layer_rule_no_token_text = Merkkiä ei saa, jos pino kaatuu, jos kivi nojaa muuhun kuin alla olevaan, jos pelaaja koskee pinon muihin kiviin tai jos hänen vuorollaan kaatuu jokin toinen pino.
stone_layer_rule_no_token_text_nb = Merkkiä ei saa, jos pino kaatuu, jos kivi koskettaa muutakin kuin alla olevaa, jos pelaaja koskee asettaessaan mihin tahansa muuhun kiveen tai jos hänen vuorollaan kaatuu jokin toinen pino.
stone_layer_rule_failed = Nojaava tai luiskahtanut kivi
stone_layer_rule_failed_text = Tekstit kieltävät vain merkin. Nojaava mutta pysyvä kivi jää pinoon ja lasketaan korkeuteen. Luiskahtanut palaa jokeen. Se, joka kaataa pinon ennen asettamista, saa silti asettaa kiven, mutta ilman merkkiä.
stone_layer_rule_one_stone = Yksi kivi vuorolla
stone_layer_rule_one_stone_text = Vuoroa kohti asetetaan yksi kivi, ei enempää.
stone_layer_rule_high = Korkeat pinot
stone_layer_rule_high_text = Merkkejä saa pinon kolmesta ensimmäisestä kivestä kustakin { NUMBER($first) }, neljännestä { NUMBER($fourth) }, viidennestä { NUMBER($fifth) }, kuudennesta ja jokaisesta ylemmästä { NUMBER($sixth) }. Pohjakiveä ei lasketa.
stone_layer_rule_high_text_nb = Pohjakivi mukaan lukien viidennestä kivestä saa yhden ylimääräisen merkin, kuudennesta kaksi, jokaisesta myöhemmästä kolme. Ilman pohjakiveä laskien merkkejä saa kolmesta ensimmäisestä kustakin { NUMBER($first) }, neljännestä { NUMBER($fourth) }, viidennestä { NUMBER($fifth) }, sitten { NUMBER($sixth) }, kuten muissakin teksteissä.
stone_layer_rule_collapse = Pino kaatuu
stone_layer_rule_collapse_text = Mikä pino tahansa: jokainen merkki sen vieressä on piste omistajalleen. Vuorossa oleva ei saa pisteitä, paitsi jos kaatumisen selvästi aiheutti joku toinen: silloin tämä jää ilman.
stone_layer_rule_several = Useampi pino kaatuu
stone_layer_rule_several_text = Tekstit puhuvat yhdestä pinosta. Yhtä aikaa kaatuneet selvitetään yhdessä, kunkin vieressä olevat merkit. Jos vuorolla kaatuu myöhemmin toinen, se selvitetään erikseen. Ensimmäinen kaatuminen, jossa joku pääsee { NUMBER($goal) } pisteeseen, päättää pelin.
stone_layer_rule_stones_back = Kivet palaavat
stone_layer_rule_stones_back_text = Kaatuneen pinon kaikki kivet palaavat jokeen, vaikka vain osa siitä kaatui. Pohjakivet jäävät paikoilleen.
stone_layer_rule_stones_back_text_nb = Kaatuneen pinon kaikki kivet palaavat jokeen. Pohjakivet jäävät paikoilleen. Osittain kaatuvaa pinoa ei mainita; käsittelemme sitä kuten kaatunutta.
stone_layer_rule_gold = Kultaiset pistemerkit
stone_layer_rule_gold_text = Kotiutetut merkit ovat pelaajan edessä kultainen puoli ylöspäin. Ne ovat pisteitä, jotka säilyvät, eivätkä ne enää palaa laudalle.
stone_layer_rule_gold_text_nb = Kotiutetut merkit ovat pelaajan edessä kultainen puoli ylöspäin. Ne ovat pisteitä, ja pelissä niillä ei ole enää muuta käyttöä.
stone_layer_rule_own = Pelaaja kaataa pinon itse
stone_layer_rule_own_text = Jos pino kaatuu pelaajan omalla vuorolla, hän ei saa pisteitä. Hänen merkkinsä sen vierestä palaavat hänelle väripuoli ylöspäin.
stone_layer_rule_own_text_nb = Jos pelaaja kaataa pinon omalla vuorollaan, hän ei saa pisteitä. Hänen merkkinsä jäävät pohjakiven viereen. Ne tuovat hänelle pisteitä, kun joku muu kaataa siihen seuraavaksi rakennetun pinon.
stone_layer_rule_other = Joku muu kaataa pinon
stone_layer_rule_other_text = Jos kaatuminen on selvästi toisen pelaajan aiheuttama, pisteet saavat kaikki muut, myös vuorossa oleva, joka sitten jatkaa vuoroaan tavalliseen tapaan.
stone_layer_rule_causer = Aiheuttajan omat merkit kaatuneen pinon vieressä
stone_layer_rule_causer_text = Mikään teksti ei kerro, mitä tapahtuu merkeille, joiden omistaja kaataa pinon toisen vuorolla. Teemme samoin kuin silloin, kun pelaaja kaataa pinon omalla vuorollaan.
stone_layer_rule_exchange = Viiden pisteen merkit
stone_layer_rule_exchange_text = Kun merkit alkavat loppua, pelaaja saa vaihtaa { NUMBER($n) } pistettään yhteen viiden pisteen merkkiin.
stone_layer_rule_short = Asetettavat merkit loppuvat
stone_layer_rule_short_text = Enempää tekstit eivät sano. Vaihdetut { NUMBER($n) } merkkiä voi asettaa uudelleen. Vaihto tehdään heti, kun kivestä saa enemmän merkkejä kuin kädessä on, ja perutaan, jos se kivi putoaa samalla vuorolla. Jos vaihdettavaa ei ole, asetetaan niin monta kuin on.
stone_layer_rule_winning = Kuka voittaa ja milloin peli päättyy
stone_layer_rule_winning_text = Se, jolla on ensimmäisenä { NUMBER($goal) } pistettä. Jos usea pääsee siihen samassa kaatumisessa: eniten pisteitä, sitten eniten merkkejä pinojen vieressä. Jos nekin ovat samat, voitto jaetaan.
stone_layer_rule_winning_text_nb = Se, jolla on ensimmäisenä { NUMBER($goal) } pistettä. Jos usea pääsee siihen samassa kaatumisessa: eniten pisteitä, sitten eniten merkkejä laudalla. Jos nekin ovat samat, voitto jaetaan.
stone_layer_rule_counted = Milloin merkit lasketaan
stone_layer_rule_counted_text = Mikään teksti ei kerro, milloin merkit lasketaan. Teemme sen, kun kaatuminen on selvitetty, ja mukaan luetaan vuoron kiven merkit, jos kivi on pinossa. Ennen kuin jollakulla on { NUMBER($goal) } pistettä, sijoja ei ole.
stone_layer_rule_quick = Vaihtoehtoinen aloitus
stone_layer_rule_quick_text = Lyhyempään peliin, varsinkin kahdelle. Nostetaan { NUMBER($n) } laattaa ja kutakin kohti kivi. Paikkamerkistä edetään kunkin laatan askeleet, ja kivi asetetaan siihen. Paikkamerkki päätyy viimeisen kiven kohdalle.
stone_layer_rule_quick_tiles = Laatat vaihtoehtoisen aloituksen jälkeen
stone_layer_rule_quick_tiles_text = Loput { NUMBER($n) } laattaa sekoitetaan, ja esiin käännetään { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_fi = Kaikki { NUMBER($n) } laattaa sekoitetaan, nostetut mukaan lukien, ja esiin käännetään { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_sv = Laatat sekoitetaan, ja esiin käännetään { NUMBER($row) }. Mitkä laatat, sitä ei sanota tarkkaan; tulkitsemme, että kaikki { NUMBER($n) }, kuten alkuvalmisteluissa.
stone_layer_rule_quick_stones = Vaihtoehtoisen aloituksen yksityiskohdat
stone_layer_rule_quick_stones_text = Tekstit jättävät tämän auki. Askeleet jatkuvat kivestä kiveen, koska paikkamerkki päätyy viimeisen kohdalle. Jos laatassa on useita kokoja, sovitaan niistä yhdestä. Näistä kivistä ei saa merkkejä, mutta ne lasketaan korkeuteen.
stone_layer_rule_river = Joki on tyhjä
stone_layer_rule_river_text = Jos joessa ei ole enää ainuttakaan kiveä, kivi otetaan jonkin toisen pinon päältä, ei paikkamerkin kohdalta. Laataksi valitaan sellainen, jossa on kiven koko, ja kivi asetetaan paikkamerkin kohdalle.
stone_layer_rule_source_tokens = Madaltuva pino
stone_layer_rule_source_tokens_text = Mikään teksti ei puhu sen merkeistä. Ne jäävät sen pinon viereen, josta kivi otetaan, ja siihen seuraavaksi asetettavasta kivestä saa sen, mitä korkeus silloin antaa.
stone_layer_rule_source_falls = Lähtöpino kaatuu
stone_layer_rule_source_falls_text = Jos pino, josta kiveä otetaan, kaatuu, muut saavat pisteensä tavalliseen tapaan ja ottajan vuoro päättyy.
stone_layer_rule_source_falls_text_toppled = Jos pelaaja kaataa pinon, josta hän ottaa kiveä, muut saavat pisteensä tavalliseen tapaan ja hänen vuoronsa on ohi.
stone_layer_rule_source_marker = Paikkamerkki lähtöpinon kaaduttua
stone_layer_rule_source_marker_text = Teksteissä vuoro päättyy siihen, eikä paikkamerkistä sanota mitään. Koska sen siirtäminen on vuoron viimeinen osa, se jää paikalleen.
stone_layer_rule_no_tile = Mikään esillä oleva laatta ei käy
stone_layer_rule_no_tile_text = Jos joki on tyhjä eikä missään esillä olevassa laatassa ole minkään muun pinon päällimmäisen kiven kokoa, kaikki esillä olevat laatat pannaan pois ja tilalle käännetään { NUMBER($n) } uutta.
stone_layer_rule_no_tile_river = Sopivaa kokoa ei ole, mutta joki ei ole tyhjä
stone_layer_rule_no_tile_river_text = Tekstit ottavat huomioon vain tyhjän joen. Jos joessa on kiviä, mutta ei mitään esillä olevien laattojen kokoa, teemme samoin: kaikki esillä olevat pois, { NUMBER($n) } uutta tilalle.
stone_layer_rule_moving = Paikkamerkin siirtäminen
stone_layer_rule_moving_text = Kun kivi ja sen merkit ovat paikoillaan, paikkamerkki kulkee myötäpäivään pohjakiveltä toiselle laatan askelten verran. Laatta pannaan pois, ja vuoro on ohi.
stone_layer_rule_after_failure = Paikkamerkki epäonnistuneen kiven jälkeen
stone_layer_rule_after_failure_text = Kaikissa teksteissä paikkamerkki siirtyy kiven ja ”mahdollisten” merkkien jälkeen. Siksi siirrämme sitä silloinkin, kun pino kaatui tai merkkiä ei saanut. Voiton jälkeen mikään ei siirry.
stone_layer_rule_refill = Uudet laatat
stone_layer_rule_refill_text = Vasta kun viimeinen esillä oleva laatta on otettu, käännetään { NUMBER($n) } uutta. Kun käännettäviä ei enää ole, käytetyistä sekoitetaan uudet nostopinot.
stone_layer_rule_refill_text_fi = Vasta kun viimeinen esillä oleva laatta on otettu, käännetään { NUMBER($n) } uutta. Kun käännettäviä ei ole tarpeeksi, käytetyistä sekoitetaan uudet nostopinot.
stone_layer_rule_too_few = Liian vähän laattoja riviin
stone_layer_rule_too_few_text = Vain suomenkielinen teksti ottaa tämän huomioon. Jäljellä olevat käännetään esiin, käytetyt sekoitetaan, ja rivi täydennetään niin, että laattoja on { NUMBER($n) }.

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: tavoite, mistä on kyse, pelin idea, yleiskuva, oma torni, onko oma pino, kaikkien, yhteiset, samat tornit, yksin, selitä lyhyesti, miten peli toimii, opeta, tiivistelmä, mitä tässä yritetään, pelin juju, miten tätä pelataan, mistä pisteitä, voittaminen, mikä ideana
    contents: osat, komponentit, sisältö, montako kiveä, montako laattaa, montako kutakin, montako isoa, montako pientä, keskikokoista, montako merkkiä yhteensä, puuttuuko jotain, täydellinen laatikko, laske kaikki, varaosa, osa hukassa, mitä laatikossa on, kivien määrä, paljonko kiviä, tarvikkeet
    player-count: moniko voi pelata, pelaajamäärä, vain kaksi, onko jotain eri lailla, kolme pelaajaa, viisi pelaajaa, enintään, vähintään, yksinpeli, ikä, kuinka vanha, kesto, kuinka kauan kestää, kenelle, lapset, montako pelaajaa, viidellä pelaajalla, neljästään, kolmestaan, kuinka monelle, yksin pelaaminen
    editions: kieli, käännös, suomi, ruotsi, tanska, norja, englanti, ohjevihko, versiot ristiriidassa, mikä sääntökirja on oikeassa, eroavat, painos, eri kielten säännöt, miksi säännöt eroavat, suomenkieliset säännöt, mikä kieli pätee
    setup-board: alkuvalmistelut, valmistelu, asetelma, tasaiset kivet, irtokivet, alussa, mihin kivet laitetaan, varasto, mikä on joki, pohja, keskelle pöytää, miten aloitetaan, pelin pystytys, miten peli laitetaan pöydälle, mihin kivet alussa, laudan kasaus, kivet jokeen
    setup-marker: paikkamerkki alussa, mihin nappula laitetaan, paikkamerkin aloituspaikka, meeple alussa, mikä pohjakivi ensin, satunnainen, arvotaan, mihin paikkamerkki laitetaan, paikkamerkin lähtöpaikka, mistä nappula lähtee, merkin aloituspohja
    setup-tiles: montako laattaa esillä, kortit esillä, avoimet laatat, näkyvissä, markkina, sekoita laatat, korttipino, rivi, käsikortit, montako laattaa käännetään, laattoja näkyviin, kuinka monta laattaa alussa, laatat pinoon
    setup-tokens: montako merkkiä saan, merkkejä per pelaaja, pelimerkki alussa, kolikko, kiekko, kumpi puoli merkistä ylös, väri, valitse väri, omat merkit, voiko kahdella olla sama väri, paljonko merkkejä alussa, montako pistemerkkiä, väripuoli vai kultapuoli alussa
    start-player: kuka aloittaa, kuka on ensin, aloittaja, nuorin, vanhin, mihin suuntaan, vuorotellen, järjestys, myötäpäivään vai vastapäivään, pelin suunta, seuraava pelaaja, kenen vuoro, joen ranta, kuka alottaa, kenestä aloitetaan, ekana, kuka kävi joella
    turn: mitä teen vuorollani, vuoron vaiheet, järjestys, vaiheet, toimintojen järjestys, saako rakentaa mihin torniin vain, valita pino, mihin rakennan, voiko passata, vuoron väliin, odottaa, miten vuoro menee, mihin pinoon pitää rakentaa, mitä vuorolla tehdään, vuoron kulku, mitä teen, saako pinon valita, mihin pinoon kivi
    select-tile: valitse kortti, laatta jossa on kolme kokoa, kaksi symbolia, punainen, sininen, iso vai keskikokoinen, mitä värit tarkoittavat, mistä koon tietää, saako valita muodon, hyvä muoto, penkoa jokea, mikä kivi vain, minkä kiven otan, laatan numero, kuva, ennen valintaa, paremmin sopiva kivi, minkä kokoinen kivi, saako koon valita, minkä laatan otan, saako muodon valita, kiven valinta
    size-used-up: pienet loppu, pienet kivet loppuivat, isot loppu, ei isoja jäljellä, loppuunmyyty, vain yhtä kokoa jäljellä, koko loppui, ei oikeaa kokoa, koko loppunut, pieniä ei ole, yksi koko loppu
    place: rakenna, laita päälle, lisää kivi, pinoa, aivan ensimmäinen kivi, suorista, säätää, korjata, kohdistaa, saako koskea, koskea alempaan kiveen, koskettaa kahta muuta, tukevasti, pitää kiinni, levätä, päällä, pystyssä, kiilata, miten asetan kiven, miten kivi laitetaan, saako kiveä siirrellä, saako muihin kiviin koskea, pitääkö olla päällimmäisenä, kiven paikka
    hands-and-trying: molemmat kädet, yksi käsi, yhdellä kädellä, kokeilla, testata, saako ottaa pois uudelleen, päästää irti, muuttaa mieltä, kääntää kiveä, kuinka kauan, aikaraja, tukea, apuväline, toinen käsi, tukea tornia, kahta kättä, kaks kättä, saako kokeilla, kiven kokeilu, ottaa kivi takaisin, toisella kädellä tukeminen, saako pitää pinosta kiinni
    token: mitä saan kun se pysyy, palkinto, onnistuminen, ansaita merkki, asettaa merkki, montako tavallisesta kivestä, pysyy, mihin merkki laitetaan, viereen, pinon viereen, milloin merkki asetetaan, saako asettamisesta jotain, milloin merkin saa, onnistuin, kivi pysyi, yksi merkki kivestä, mihin merkki
    no-token: ei merkkiä, ei palkintoa, nojaa toiseen kiveen, koskin pinoon, tönäisin, osuin, kosketus, kielletty, epäonnistui, virhe, rangaistus, toinen torni, viereinen pino, hiha, huijasi, saanko merkin jos nojaa, nojaa alempaan kiveen, nojaa kahteen kiveen, koskin vahingossa, osuin toiseen kiveen, milloin ei saa merkkiä, hipaisin
    failed-stone: nojaa mutta pysyy, nojaava, vierähti pois, luiskahti, liukui, putosi viereen, putosi yksinään, muu pino pysyi, jääkö se, lasketaanko kivi jos se kaatuu, saako vielä asettaa, toinen yritys, pöydälle, maahan, lattialle, vain kivi putosi, kivi tippui pino pysyi, kivi ei pysynyt, kivi vierähti, pelkkä kivi tippui, pino jäi pystyyn
    one-stone: kaksi kiveä, enemmän kuin yksi, toinen kivi, voiko asettaa kaksi kiveä, montako kiveä vuorolla, lisäkivi, tupla, voiko laittaa toisenkin kiven, monta kiveä vuorolla, kaks kiveä, saako jatkaa toisella kivellä, vain yksi kivi
    high-stacks: onko pohjakivi ensimmäinen kivi, pohjakivi, bonus, korkea pino, korkeus, 4. kivi, 5. kivi, 6. kivi, 7. kivi, neljäs, viides, kuudes, seitsemäs, kahdeksas, paljonko saa, toinen merkki, ylimääräinen merkki, enemmän arvoa, lasketaanko tasainen kivi, lasketaanko pohja, kerros, montako merkkiä kivestä, seitsemän kiven torni, korkean pinon bonus, montako merkkiä neljännestä, pinon korkeus
    collapse: kaatui, romahti, kaadoin toisen tornin, kuka saa pisteet, tippui, sortui, hajosi, miten saan pisteitä, milloin saan pisteitä, yksi piste per merkki, palaavatko merkit, kaikki pelaajat, kukaan ei koske, vuoroni jälkeen kaatui itsestään, kotiutus, mitä tapahtuu kun pino kaatuu, pino kaatui kuka saa pisteet, pisteet kaatumisesta, torni kaatui
    two-stacks: kaksi pinoa kaatuu, domino, vie viereisen mukanaan, molemmat, useita torneja kerralla, ketjureaktio, kaikki kaatuvat, toinen torni myöhemmin, monta pinoa kaatui, useampi pino, kaks pinoa, toinenkin pino kaatui
    stones-back: rauniot, siivoa pois, vain kaksi ylintä putosi, loput pystyssä, osittain, puolet pinosta, osa siitä, vei muita mukanaan, rakentaa uudelleen, jäänteet, mitä kiville tapahtuu, pohjakivi liikkui, siirrä pohjakivi, mihin kivet menee kaatumisen jälkeen, kivet takaisin jokeen, osa pinosta kaatui, puolikas pino jäi, kaatuneen pinon kivet
    gold: kultainen puoli, kultainen, voiko pisteet menettää, pysyvätkö pisteeni, voiko pisteitä varastaa, kultaisen merkin uudelleenkäyttö, kääntää, turvassa, pankki, ansaitut pisteet, viekö joku merkkini, voiko kultaisen menettää, kultapuoli, kultamerkki, saako kultaisen laittaa uudelleen, varmat pisteet
    own-collapse: saanko omat merkit takaisin, ota merkit takaisin, kaadan itse, pudotan itse, oma vika, oma torni, kaadoin sen, saanko itse pisteitä, menetänkö merkkini, rangaistaan, ei saa mitään, oma vuoro, kaadoin pinon itse, kaatoi omalla vuorolla, saanko pisteitä omasta kaatamisesta, omat merkit kun kaadan, itse kaadettu
    other-collapse: vastustaja tönäisi pöytää, joku muu teki sen, teki sen minun vuorollani, loppuuko vuoroni, ei minun syytäni, kenen syy, kuka päättää, kissa, koira, lapsi, naapuri, aivasti, tärisytti, törmäsi, huojui, joku toinen, syyllinen epäselvä, häiritsi, jatkanko, toisen vuorolla, kaveri tönäisi pöytää, joku tönäisi, toinen kaatoi minun vuorollani, kuka kaatoi, pöytä heilui, ei ollut minun vika
    causer-tokens: tönäisijän merkit, aiheuttajan merkit, häiritsijä, syyllinen, tönäisijän omat merkit, kaataja toisen vuorolla merkit, syyllisen merkit
    exchange: merkit loppu, ei enää merkkejä, vitoset, viiden pisteen merkki, 5 pisteen merkki, vaihda kultaa, vaihtaminen, muuntaa, vaihtaa kolikot, vähissä, milloin vain, mihin niitä tarvitaan, kuinka usein saa vaihtaa, merkit loppumassa, viiden pisteen merkki mihin, vitosmerkki, vaihtaa viisi pistettä, milloin vaihdetaan
    out-of-tokens: ei merkkejä jäljellä, ei riitä, nolla, loppuivat, ei mitään vaihdettavaa, pakko vaihtaa, automaattisesti, saako ne takaisin, merkit loppui kokonaan, ei merkkiä laittaa, merkit ei riitä, ei voi vaihtaa, kädessä ei merkkejä, pistemerkit loppuu kesken, merkit loppuu
    winning: kaksi pääsee kymmeneen yhdessä, voitto, miten voitan, peli ohi, loppu, milloin peli loppuu, kaksi saa kymmenen yhtä aikaa, samaan aikaan, tasapeli, tasan, sama pistemäärä, montako pistettä tarvitsen, molemmilla 11, tasan kymmenen, yli kymmenen, jollakin on kymmenen, tavoite, viimeinen kierros, heti, kaksi voittajaa, jaettu voitto, häviäjä, kymmenen pisteen jälkeen, riittääkö kymmenes piste, voittaako silti, voittaja, kuka voittaa, montako pistettä voittoon, milloin peli päättyy, kymppi täynnä
    tie-tokens: ennen vai jälkeen, sijoitukset, toinen sija, kuka johtaa, sijat, tilanne, milloin merkit lasketaan, milloin tasapelin merkit lasketaan, sijoitus ennen kymmentä, kuka on toinen
    quick-start: nopeampi peli kahdelle, lyhyempi peli, nopeampi, pika-aloitus, nopea aloitus, nopeuttaa, vähemmän aikaa, variantti, vaihtoehto, kahdelle, montako laattaa, kivet ennen alkua, vaihtoehtoinen aloitus, nopeampi alotus, pikapeli, kahden pelaajan aloitus, lyhennetty peli, valmiit kivet alussa
    quick-tiles: sekoitetaanko nostetut neljä takaisin, pika-aloituksen laatat, loput vai kaikki laatat, vaihtoehtoisen aloituksen jälkeen, pika-aloituksen jälkeen laatat, sekoitetaanko kaikki laatat, neljä laattaa takaisin
    quick-stones: saako pika-aloituksen kivistä merkkejä, kenen neljä ensimmäistä ovat, mikä koko, lasketaanko askeleet yhteen, mistä lasketaan, pika-aloituksen kivet, merkkejä alkukivistä, alkukivien askeleet
    river-empty: keskellä ei ole kiviä, joki tyhjä, kivet loppuvat joesta, kivet loppu, virta tyhjä, kaikki käytetty, varasta toisesta tornista, saako ottaa paikkamerkin pinosta, päältä vai pohjalta, pinon ylin kivi, oma pino, siirrä kivi, varasto loppui, kaikki kivet pinoissa, kivet loppui, joessa ei kiviä, otetaanko kivi pinosta, mistä pinosta kivi
    source-tokens: merkit pinossa josta otin, varastettu kivi, kun kivi otetaan pois, korkeus ottamisen jälkeen, mitä merkeille käy kun pinosta otetaan, pino madaltuu, kivi otettiin pois merkit
    source-falls: pino josta otin kaatui, kaatuu otettaessa, hajoaa kun vedän kiven, lähtöpino, kaatui kun otin kiven, pino kaatui ottaessa, kivi otettiin ja pino kaatui
    source-marker: paikkamerkki kun lähtöpino kaatui, kun vuoroni loppui kesken, paikkamerkki ottamisen jälkeen
    no-usable-tile: jumissa, mikään viidestä laatasta ei käy, laatta ei sovi, ei voi käyttää mitään, hyödyttömät, vaihda laatat, uusi rivi, heitä kaikki pois, ei laillista siirtoa, ei käypää laattaa, laatat vaihtoon, uudet viisi laattaa, ei sopivaa laattaa
    no-tile-fits: laattojen kokoja ei ole joessa, väärät koot, joessa on kiviä mutta ei oikeita, ei sopivaa kiveä, ei sopivaa kokoa joessa, laatat vaativat loppunutta kokoa, joessa vääränkokoisia kiviä
    marker: siirrä paikkamerkkiä, nappula, meeple, kuinka pitkälle, mihin suuntaan, käytetty laatta, laatta pois, mihin se menee, askeleet, askelmäärä, vuoron loppu, taaksepäin, ympäri, hyppää, mille pohjakivelle, miten se liikkuu, mihin paikkamerkkiä tarvitaan, laatta sen jälkeen, paikkamerkin siirto, montako askelta, kumpaan suuntaan merkki, myötäpäivään, mihin käytetty laatta
    marker-after-failure: siirretäänkö paikkamerkkiä jos kaatui, paikkamerkki kaatumisen jälkeen, ilman merkkiä, jääkö vai siirtyykö, pysyy paikallaan, virheen jälkeen, siirretäänkö merkkiä epäonnistumisen jälkeen, merkki kun pino kaatui, kivi putosi siirtyykö merkki
    refill: milloin tulee uudet laatat, täydennä rivi, heti, joka vuoro, täydennys, laattapino loppui, pakka tyhjä, loppuu, sekoita uudelleen, nostopino, laatat loppu, poistopino, uudelleensekoitus, täytetäänkö laatat heti, milloin käännetään uusia, laatat loppui pinosta, uusi laattarivi
    too-few-tiles: alle viisi laattaa, ei riitä laattoja, vain kaksi jäljellä pinossa, vajaa rivi, laattoja vähemmän kuin viisi, pinossa liian vähän laattoja, laatat ei riitä riviin
