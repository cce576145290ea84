# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Dansk
app_yes = Ja
app_no = Nej
app_none = ingen
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } og { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = ”{ $text }”

## Standings and results

app_standings_now = Hvis spillet sluttede nu
app_standings_ended = Spillet er slut
app_game_over = Spillet er slut.
# The scoring track around a board: where the marker stands.
app_track_none = Tællesten før det første felt
app_track_field = Tællesten på felt { NUMBER($field) }
app_track_lap = Tællesten på felt { NUMBER($field) }, plus { NUMBER($added) }
app_result = Resultat
app_total = I alt
app_total_of = I alt for { $seat }
app_stated_result = Oplyst resultat
app_abandoned = Afbrudt
app_stated_points = oplyst af spillerne
app_stated_place = oplyst af spillerne, uden point
app_verdict_alone = { $seats } har { NUMBER($points) } point.
app_verdict_won = { $seats } vandt med { NUMBER($points) } point.
app_verdict_won_bare = { $seats } vandt.
app_verdict_leads = { $seats } fører og har { NUMBER($points) } point.
app_verdict_leads_bare = { $seats } fører.
app_verdict_level = { $seats } står lige.
app_verdict_differs = Sådan er det efter reglerne i dag; ved afslutningen blev der gemt et andet resultat.
app_tie_decided = Lige: { $seats }. { $criterion }: { $first } er foran.
app_tie_decided_shared = Lige: { $seats }. { $criterion }: { $first } er foran og deles om placeringen.
app_tie_open = Lige: { $seats }. { $criterion }: også lige; placeringen deles.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, nu { NUMBER($points) }.
app_spoken_seat = { $seat }, { NUMBER($points) } point, nr. { NUMBER($rank) }
app_spoken_rank = { $seat }, nr. { NUMBER($rank) }
app_spoken_points = { $seat }, { NUMBER($points) } point
app_spoken_left = { $seat } er gået

## The bar

app_undo = Fortryd
app_undo_what = Fortryd: { $what }
app_undone = Fortrudt: { $what }.
app_redo = Gentag
app_redo_what = Gentag: { $what }
app_redone = Gentaget: { $what }.
app_finish = Afslut
app_finish_missing_what = Afslut. Mangler endnu: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Mangler endnu: { $missing }.
   *[other] { NUMBER($n) } ting mangler endnu: { $missing }.
}
app_end_as_it_stands = Afslut, som det står
app_give_up = Afbryd uden resultat
app_keep_playing = Spil videre
app_close = Luk
app_refused_not_remembered = Det huskes ikke længere. Se på listen igen.
app_missing_of = { $seat }: { $what }
app_reopen = Genåbn
app_remove = Fjern denne indtastning
app_note = Noten
app_refused_players_exactly = { $most ->
    [one] { $game } er for { NUMBER($most) } spiller, ikke { NUMBER($n) }.
   *[other] { $game } er for { NUMBER($most) } spillere, ikke { NUMBER($n) }.
}
app_refused_line = ”{ $came }” er hverken en fil, der findes, et stillingsdokument eller en stilling på én linje, som et spil her kender: Se docs/positions.md.
app_refused_moves = { $game } gøres op her, men appen er ikke dommer: Den ved ikke, hvilke træk der er tilladt.
app_refused_blank = Der står ikke noget i noten.
app_refused_stated_points = Point går fra −{ NUMBER($most) } til { NUMBER($most) }.
app_refused_path = ”{ $path }” er ikke navnet på en fil.
app_refused_folder = ”{ $path }” er en mappe, men der skal være en fil. Vælg et andet navn; intet blev ændret.
app_refused_pipe = ”{ $path }” er en pipe eller en socket, men der skal være en fil. Vælg et andet navn; intet blev ændret.
app_refused_device = ”{ $path }” er en enhed, men der skal være en fil. Vælg et andet navn; intet blev ændret.
app_refused_link = ”{ $path }” er et link, der ikke fører til nogen fil. Reparér det, eller vælg et andet navn; intet blev ændret.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: ikke indtastet
app_on = til
app_off = fra
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } spillere
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } spiller
   *[other] { NUMBER($n) } spillere
}
app_facts_age = fra { NUMBER($age) } år
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Alle
app_setup_one = En af jer
app_setup_another = En anden imens
app_setup_together = Sammen
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = vores tolkning
app_rule_by_edition = afhænger af udgaven
# Words of a question that say nothing about a rule.
app_search_little = ad af alle allerede alt altid altså at bare behøver betyder betyde blev blive bliver bruge bruger burde bør da de dem den denne der deres det dette dig din dine disse dit du dog efter egentlig eller en end endnu er et evt faktisk fik for fordi fra få får ganske gerne gik gjorde gælder gør gøre gå går ham han har havde have hej hen hende hendes her hos hun hvad hvem hver hvert hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i ikke ind ja jeg jer jeres jo kan kom komme kommer kun kunne lade lov man med meget men mens mere mig min mine mit mon må måtte ned nej nemlig nogen noget nogle nok nu når og også om op os pr på samt siger sig sin sine sit skal skete sker ske skulle som spil spillet stadig så sådan til tit tror ud uden var ved vi vil ville vores være været naar faar maa saa paa hvornaar gaar gaa ok okay tak nogensinde helt vel måske
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = pointlighed lige ligestilling uafgjort ens samme ligeligt remis tiebreak; modstander modstanderen modstanderens modspiller modspilleren fjende andre andres anden andens; mål målet målområde slut ende; bræt brættet plade pladen spilleplade spillepladen spillebræt; ring kreds cirkel løkke rundt; joker vilkårlig valgfri ligegyldig; stor store større største kæmpestor; lille små mindre mindste; tilbage baglæns bagud retur; antal tal mange mængde; start starte starter startede begynde begynder begyndelse begyndelsen først første startspiller; spiller spillere spilleren spillerne person personer deltager deltagere; slut slutter slutte slutning slutningen ende ender færdig forbi afsluttet stopper; vinde vinder vandt vundet vinderen vindere sejr sejren; point pointene score scorer scoring værd værdi opgørelse optælling tælle tæller tælles; opsætning opstilling klargøring forberedelse forberede; vælte vælter væltede væltet væltning falde falder faldt faldet styrte styrter kollaps ramle ramler; bytte bytter veksle veksler ombytte udskifte erstatte erstatter; flest fleste flertal flertallet; indhold komponenter dele spilledele materialer; trække trækker trak trukket; kassere kasserer smide smider smidt afkastbunke; pointmarkør markør markører jeton jetoner mønt mønter chip chips; nedad skjult skjulte lukket hemmelig; opad åben åbent åbne synlig synlige; dreje drejer rotere roterer; vende vender vendes flippe; skubbe skubber puffe puffer; stak stakken stakke stabel tårn tårnet; bunke bunken trækbunke kortbunke; hoppe hopper springe springer; figur figurer figuren mand mænd bonde bønder pion; ædelsten juvel juveler krystal; klippe klippen fjeld; sprække sprækker hul huller revne; boks boksen bokse kasse kassen vandkasse vandkassen vandboks vandboksen; læne læner lænet støtte støtter hælde hælder; maks max maksimum højst grænse; skrå skråt diagonal diagonalt; guld guldside gylden gyldne; øverst øverste top toppen; flytte flytter rykke rykker; sejle sejler sejlads glide glider flyde flyder; sende sender videre videregive; bonus bonussen bonusbrik bonusbrikken bonusbrikker
app_error_no_revision = Loggen for dette parti har intet trin { NUMBER($revision) }.
app_refused_day = ”{ $text }” er ikke en dag; skriv den som 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = Bordet er klar
app_log_inserted = Indsat senere: { $new }
app_corrected_in_vain = Bordet bliver, som det er: En senere indtastning siger noget andet.
app_log_replaced = Rettet: { $old } ⇒ { $new }
app_log_removed = Fjernet: { $old }
app_log_lost_event = en indtastning, der ikke findes længere
app_log_note = Note: { $text }
app_log_finished = Afsluttet
app_log_abandoned = Afbrudt
app_log_reopened = Genåbnet
app_log_lost = Tabt ved en skade på databasen
app_log_unknown = Et trin fra en nyere version ({ $kind })
app_log_named = Plads { $seat }: { $name }
app_log_unnamed = Plads { $seat }: intet navn
app_log_colour = { $seat } spiller en anden farve
app_log_shape = { $seat } har en anden form
app_log_order = Turrækkefølge: { $seats }
app_log_start = { $seat } starter
app_log_options = Andre regler valgt, for hele partiet
app_log_left = { $seat } er gået
app_log_returned = { $seat } er tilbage
app_log_seats = Bord til { NUMBER($n) }
app_log_drawn_start = Ved lodtrækning: { $seat } starter
app_log_drawn_seating = Rækkefølge ved lodtrækning: { $seats }
app_log_result = Resultatet blev oplyst
app_log_result_on = Resultatet fra { $day } blev oplyst

## Refusals: what was expected, what came, what to do

app_refused_control = Lige nu kan der ikke indtastes noget, der hedder ”{ $control }”. Se på skærmen igen.
app_refused_range = { $control }: { NUMBER($min) } til { NUMBER($max) } er muligt, ikke { NUMBER($wished) }.
app_refused_number = ”{ $typed }” er ikke et helt tal. Skriv et tal eller en sum som 3+6+2.
app_refused_option = ”{ $option }” kan ikke vælges under ”{ $control }”, kun { $offered }.
app_refused_cell = Der er intet felt ”{ $cell }” på pladen, man kan trykke på nu.
app_refused_pen = Der er ingen pen ”{ $pen }” til denne plade.
app_refused_action = { $control }: Det kan ikke lade sig gøre nu.
app_refused_note = { $control }: højst { NUMBER($most) } tegn, her er { NUMBER($length) }. Gør teksten kortere.
app_refused_tag = ”{ $text }” er ikke en version eller et sprog på op til 64 almindelige bogstaver.
app_refused_choices = Der kan højst træffes { NUMBER($most) } valg på én gang, ikke { NUMBER($n) }.
app_refused_kind = { $control } kan ikke bruges på den måde.
app_refused_seat = { $last ->
    [0] Plads { NUMBER($seat) } er ikke ved bordet: Der er kun plads 0.
    [one] Plads { NUMBER($seat) } er ikke ved bordet: Der er 0 og { NUMBER($last) }.
   *[other] Plads { NUMBER($seat) } er ikke ved bordet: Der er 0 til { NUMBER($last) }.
}
app_refused_order = { $n ->
    [one] I rækkefølgen skal den ene plads nævnes én gang.
   *[other] I rækkefølgen skal hver af de { NUMBER($n) } pladser nævnes én gang.
}
app_refused_last_player = Den sidste spiller kan ikke gå. Afbryd partiet i stedet.
app_refused_name = Et navn må højst have { NUMBER($most) } tegn, dette har { NUMBER($length) }. Gør det kortere.
app_refused_players = { $game } er for { NUMBER($least) } til { NUMBER($most) } spillere, ikke { NUMBER($n) }.
app_refused_seats = Antallet af spillere kan kun ændres før den første indtastning. En spiller må gerne gå.
app_refused_setting = Der er intet valg, der hedder ”{ $setting }”. Mulige valg: { $known }.
app_part_day = Dagen
app_part_search = Søgningen
app_part_tick = Id’et for et trin
app_part_document = Dokumentet
app_json_at = { $place }: { $what }
app_json_expected = Forventet: { $expected }, modtaget: { $came }.
app_json_missing = { $key } mangler.
app_json_missing_here = { $key } mangler. Forventet: { $expected }.
app_json_unknown = { $key } kendes ikke her. Kendt: { $known }.
app_json_twice = { $what } er der to gange. Udelad den ene.
app_json_unfit = { $came } passer ikke her.
app_json_whole_number = et helt tal fra { $least } til { $most }
app_json_key_number = et helt tal som nøgle
app_json_text = en tekst
app_json_true_or_false = true eller false
app_json_object = et objekt
app_json_object_with = et objekt med { $keys }
app_json_list = en liste
app_json_list_of = en liste med { NUMBER($n) }
app_json_list_from = en liste med { NUMBER($least) } eller flere
app_json_list_between = en liste med { NUMBER($least) } til { NUMBER($most) }
app_json_came_list = { $n ->
    [0] en tom liste
    [one] en liste med { NUMBER($n) } element
   *[other] en liste med { NUMBER($n) } elementer
}
app_json_one_of = en af { $names }
app_json_or = { $first } eller { $last }
app_json_or_more = { $first } eller { $last }
app_json_nothing = intet
app_json_empty = Der er ikke noget i det.
app_json_ends = Det slutter midt i det hele, i linje { NUMBER($line) }, kolonne { NUMBER($column) }.
app_json_deep = I linje { NUMBER($line) }, kolonne { NUMBER($column) } er der for mange niveauer inde i hinanden.
app_json_large = I linje { NUMBER($line) }, kolonne { NUMBER($column) } er et tal for stort.
app_json_not = Linje { NUMBER($line) }, kolonne { NUMBER($column) } er ikke JSON.
app_refused_newer_event = Det er skrevet af en nyere version ({ NUMBER($version) }) og bliver, som det er. Opdatér for at se det.
app_refused_log = Loggen begynder ikke med et bord og kan ikke åbnes.
app_refused_switched = Partiet er ændret ved en import: Her er en anden log nu. Se på det igen.
app_refused_no_event = Indtastningen er ikke længere i loggen. Se på loggen igen.
app_refused_closed = Partiet er afsluttet. Genåbn det for at ændre noget.
app_refused_empty = Der er ikke indtastet noget endnu. Afbryd partiet, hvis det ikke skal spilles.
app_refused_reopen = Partiet er stadig åbent.
app_refused_stated = Resultatet er oplyst. Fortryd det for at indtaste, hvad der ligger på bordet.
app_refused_result = { $n ->
    [one] Bordet har { NUMBER($n) } plads, resultatet nævner { NUMBER($came) }.
   *[other] Bordet har { NUMBER($n) } pladser, resultatet nævner { NUMBER($came) }.
}
app_refused_result_number = Det er ikke et tal eller en sum.
app_refused_result_all = Indtast point for alle eller for ingen.
app_refused_result_none = Indtast point, eller markér, hvem der vandt.
app_refused_undo = Der er intet at fortryde.
app_refused_redo = Der er intet at gentage.
app_refused_tick = Der er intet trin ”{ $step }” på denne liste.
app_refused_document = Et dokument har enten en ”position” eller ”events”: Angiv en af dem.

## Errors

app_error_no_session = Partiet er her ikke længere.
app_error_no_game = Der er intet spil, der hedder ”{ $game }”. Spillene er: { $known }.
app_error_no_seat = Den plads findes ikke ved dette bord.
app_error_no_rule = Der er ingen regel ”{ $rule }” i dette spil.
app_error_newer = Partierne er skrevet af en nyere version af Tallystone. Opdatér for at åbne dem; intet blev ændret.
app_error_foreign = { $path } er ikke en Tallystone-database. Vælg en anden fil; intet blev ændret.
app_error_damaged = Databasen er beskadiget. Åbn den igen: Så lægges den til side, og det, der kan læses, hentes tilbage.
app_error_stuck = ”{ $path }” er beskadiget, og der kan ikke skrives der, så den kan ikke repareres. Kopiér den og det, der ligger ved siden af, til en mappe, der kan skrives i, og åbn den der.
app_error_replaced = Der ligger nu en anden fil på databasens plads: Den blev flyttet, mens den var åben. Intet blev gemt; åbn den igen, og indtast det sidste trin en gang til.
app_error_full = Disken er fuld. Intet blev gemt; skaf plads, og prøv igen.
app_error_no_room = Disken var fuld ved starten, så partierne kan kun læses. Intet blev gemt; skaf plads, og åbn Tallystone igen.
app_error_read_only = Partierne kan kun læses. Intet blev gemt; tjek filens rettigheder.
app_error_storage = Partierne kunne ikke læses eller gemmes: { $detail }. Intet blev ændret; prøv igen.
app_mended = Det, der var gemt om partiet til lister og statistik, passede ikke med loggen; det er lavet på ny ud fra loggen.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } parti er sammenlignet med sin log.
   *[other] { NUMBER($n) } partier er sammenlignet med deres log.
}
app_rebuilt_nothing = Alt, der er gemt, passer.
app_rebuilt_mended = I { NUMBER($n) } tilfælde passede det gemte ikke og blev lavet på ny.
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } parti hører til et spil, der ikke kendes her, eller loggen kan ikke læses: Det bliver, som det er.
   *[other] { NUMBER($n) } partier hører til spil, der ikke kendes her, eller deres log kan ikke læses: De bliver, som de er.
}
app_error_no_player = Spilleren huskes ikke længere.

## A damaged database

app_recovered_damaged = Databasen var beskadiget.
app_recovered_gone = Databasen var væk. Det, som journalen og sikkerhedskopierne har, er hentet tilbage.
app_recovered = { $sessions ->
    [one] Hentet tilbage: { NUMBER($sessions) } parti med { NUMBER($steps) } trin.
   *[other] Hentet tilbage: { NUMBER($sessions) } partier med { NUMBER($steps) } trin.
}
app_recovered_incomplete = { NUMBER($n) } af dem mangler trin: { $sessions }.
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } parti kom ikke tilbage: { $sessions }.
   *[other] { NUMBER($n) } partier kom ikke tilbage: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $game } ({ $day }, { NUMBER($n) } trin)
app_recovered_unknown = et spil
app_recovered_others = { NUMBER($n) } mere
app_recovered_whole = Så vidt det kan ses, mangler der intet.
app_recovered_more = Der kan have været mere, som der ikke længere er spor af.
app_recovered_kept = Den beskadigede fil er gemt her: { $path }
app_recovered_left = Det, der var tilbage af den, er her: { $path }

## Players

app_refused_no_name = En spiller skal have et navn. Brug Glem for at tage en spiller af listen.
app_refused_name_taken = { $name } huskes allerede. Er { $old } den samme person, så slå de to sammen.
app_refused_same_player = De er begge { $name }.
app_player_merged = { $name } er nu samme person som { $other }.
app_player_forgotten = { $name } er glemt.
app_refused_take_back = Der er intet at fortryde: Ingen er slået sammen eller glemt, siden appen blev åbnet.
app_refused_two_people = { $name } og { $other } sad ved samme bord, så de er to personer.

## Results beside each other

app_difference = { $seat } er { NUMBER($points) } point foran { $other }: { $lines }.
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $seat } er { NUMBER($points) } point foran { $other }.
app_difference_level = { $seat } og { $other } har lige mange point.
app_difference_shared = { $seats } deler sejren.
app_difference_won = { $seat } vinder.
app_difference_alone = { $seat } spillede alene.
app_difference_nobody = Ingen har vundet.
app_compared_winner = Efter disse regler ville { $seats } vinde.
app_compared_nobody = Efter disse regler ville ingen vinde.
app_compared_open = { $n ->
    [one] { NUMBER($n) } spiller får andre point; ingen vinder på nogen af måderne.
   *[other] { NUMBER($n) } spillere får andre point; ingen vinder på nogen af måderne.
}
app_compared_points = { $n ->
    [one] Vinderen er den samme, men { NUMBER($n) } spiller får andre point.
   *[other] Vinderen er den samme, men { NUMBER($n) } spillere får andre point.
}
app_compared_same = Intet ville blive anderledes.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } indtastning passer ikke til disse regler og ville blive udeladt.
   *[other] { NUMBER($n) } indtastninger passer ikke til disse regler og ville blive udeladt.
}

## Bundles and backups

app_import_new = Ikke her endnu.
app_import_same = Det samme er her.
app_import_longer_there = Går videre, hvor det, der er her, slutter.
app_import_longer_here = Det, der er her, går videre, hvor det nye slutter.
app_import_apart = Det, der er her, og det nye er gået hver sin vej: Du kan beholde begge eller et af dem.
app_import_deleted_here = Blev slettet her. Det kommer kun tilbage, hvis du erstatter med det nye.
app_export_unreadable = { $n ->
    [one] Loggen for dette parti kan ikke læses, så det kan ikke hentes ind nogen steder. Intet blev skrevet.
   *[other] Loggene for disse { NUMBER($n) } partier kan ikke læses, så de kan ikke hentes ind nogen steder. Intet blev skrevet.
}
app_export_over = { $path }: Der ligger allerede noget andet; vælg et andet navn.
app_import_preview = Nye: { NUMBER($new) }. Går videre: { NUMBER($longer) }. Gået hver sin vej: { NUMBER($apart) }. Kendte: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } parti blev slettet der og bliver det også her, medmindre du lader det, der er her, være.
   *[other] { NUMBER($n) } partier blev slettet der og bliver det også her, medmindre du lader det, der er her, være.
}
app_import_into_bin = Det ryger i papirkurven, medmindre du lader det, der er her, være.
app_import_out_of_bin = Det kommer op af papirkurven, medmindre du lader det, der er her, være.
app_import_others = Intet nyt om partier. Spillere: { NUMBER($players) }. Eksemplarer af spil: { NUMBER($boxes) }.
app_import_nothing = Der var intet nyt.
app_import_done = Tilføjet: { NUMBER($added) }. Ændret: { NUMBER($changed) }. Slettet: { NUMBER($deleted) }.
app_import_large = Det, der begynder i linje { NUMBER($line) }, fylder mere end de { NUMBER($most) } MB, et parti må fylde. Intet blev ændret.
app_job_reading = Læser: { NUMBER($done) } af { NUMBER($total) } MB.
app_job_backup = { $total ->
    [one] Læser sikkerhedskopien: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Læser sikkerhedskopien: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_here = { $total ->
    [one] Ser på det, der er her: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Ser på det, der er her: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_comparing = { $total ->
    [one] Sammenligner med det, der er her: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Sammenligner med det, der er her: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_ready = Alt er set igennem; intet er ændret endnu.
app_job_taking_in = { $total ->
    [one] Henter ind: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Henter ind: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_gathering = { $total ->
    [one] Ser efter, hvem der var med: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Ser efter, hvem der var med: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_proving = { $total ->
    [one] Slår resultater op: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Slår resultater op: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_writing = { $total ->
    [one] Skriver: { NUMBER($done) } af { NUMBER($total) } parti.
   *[other] Skriver: { NUMBER($done) } af { NUMBER($total) } partier.
}
app_job_written = { $n ->
    [one] Et parti blev skrevet.
   *[other] { NUMBER($n) } partier blev skrevet.
}
app_job_left_out = { $n ->
    [one] Et parti blev udeladt, da loggen ikke kan læses; det er her stadig.
   *[other] { NUMBER($n) } partier blev udeladt, da deres log ikke kan læses; de er her stadig.
}
app_job_others_left_out = { $n ->
    [one] En spiller, et eksemplar eller en sletning blev udeladt, da den ikke kan læses.
   *[other] { NUMBER($n) } spillere, eksemplarer eller sletninger blev udeladt, da de ikke kan læses.
}
app_job_stopped = Det blev stoppet. Begynd forfra.
app_job_taken_in = Det er allerede hentet ind. Begynd forfra for at se på det igen.
app_job_decided = Det er allerede afgjort, hvordan det hentes ind.
app_job_only_verified = Det kan kun tjekkes; intet af det hentes ind.
app_job_early = Det er stadig i gang. Lad det først køre til ende.
app_import_no_format = Det er ikke en Tallystone-pakke: Der står intet format; det skal være ”tallystone-bundle/1”. Intet blev ændret.
app_import_foreign = Det er ikke en Tallystone-pakke: Formatet er ”{ $format }”, ikke ”tallystone-bundle/1”. Intet blev ændret.
app_import_newer = Det er skrevet af en nyere version af Tallystone ({ $core }). Opdatér for at læse det; intet blev ændret.
app_import_truncated = Pakken slutter midt i det hele, i linje { NUMBER($line) }, kolonne { NUMBER($column) }. Skaf den igen; intet blev ændret.
app_import_no_json = Det er ikke en Tallystone-pakke: Linje { NUMBER($line) }, kolonne { NUMBER($column) } er ikke JSON. Intet blev ændret.
app_import_wrong = Pakken kan ikke læses: { $why } Intet blev ændret.
app_import_twice = ”{ $id }” er der to gange.
app_import_session = Parti { $session }: { $why }
app_import_step = Trin { NUMBER($step) }: { $why }
app_import_steps = En log kan højst have { NUMBER($most) } trin, denne har { NUMBER($n) }.
app_import_offset = { $minutes ->
    [one] { NUMBER($minutes) } minut fra UTC findes ingen steder på jorden.
   *[other] { NUMBER($minutes) } minutter fra UTC findes ingen steder på jorden.
}
app_import_name = ”{ $name }” er ikke et navn på 1 til { NUMBER($most) } tegn på én linje.
app_import_table = Bordet har pladser, der ikke er i turrækkefølgen, eller ingen, der starter.
app_import_word = ”{ $word }” er ikke et id af små bogstaver, cifre og understreger.
app_import_moment = { $at } er ikke et tidspunkt fra 1970 til 9999 i hele millisekunder.
app_import_result = Det resultat, der fulgte med, kan intet spil give: Der skal stå point fra −{ NUMBER($most) } til { NUMBER($most) }, placeringer fra 1 og op og en spilletid.
app_import_payload = Et trin kan højst have { NUMBER($most) } byte, dette har { NUMBER($n) }.
app_import_damaged = { $path } er beskadiget og kan ikke bruges. Vælg en anden sikkerhedskopi; intet blev ændret.

## Statistics

app_stats_none = Der er intet afsluttet parti at tælle.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } afsluttet parti, { $time } spilletid.
   *[other] { NUMBER($n) } afsluttede partier, { $time } spilletid.
}
app_stats_wins = { $name } vandt { NUMBER($n) } af dem.
app_stats_title_players = Spillere
app_stats_title_games = Spil
app_stats_title_counts = Efter antal spillere
app_stats_title_head_to_head = Indbyrdes
app_stats_title_start = Hvem der starter
app_stats_title_lines = Hvor pointene kommer fra
app_stats_plays = Partier
app_stats_won = Vundet
app_stats_share = Andel vundet
app_stats_average = Snit
app_stats_best = Bedst
app_stats_time = Tid
app_stats_each = Tid pr. parti
app_stats_first_ahead = Første foran
app_stats_second_ahead = Anden foran
app_stats_level = Lige
app_stats_start_won = Vundet af startspilleren
app_stats_by_chance = Forventet
app_stats_of_all = Af alle point
app_stats_seats = { $n ->
    [one] { NUMBER($n) } spiller
   *[other] { NUMBER($n) } spillere
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } og { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name } får mest ud af: { $what }.
app_stats_percent = { NUMBER($n) } %
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } t { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = for få partier
app_stats_few = { $n ->
    [one] –: Færre end { NUMBER($n) } parti siger for lidt.
   *[other] –: Færre end { NUMBER($n) } partier siger for lidt.
}
app_stats_few_starts = { $n ->
    [one] –: Færre end { NUMBER($n) } parti siger for lidt.
   *[other] –: Færre end { NUMBER($n) } partier siger for lidt.
}
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = ”{ $instead }” i stedet for ”{ $was }”
app_decided_won = { $change }. Så ville { $seat } have vundet.
app_decided_shared = { $change }. Så ville { $seats } have delt sejren.
app_refused_unfinished = Det kan kun vises for et afsluttet parti; afslut det først.

## Proofs

app_proof_verified = Bekræftet: Bord, log og regler giver dette resultat ({ $code }).
app_proof_stated = Bekræftet: Det er, hvad spillerne har oplyst ({ $code }).
app_proof_alone = Loggen giver dette resultat ({ $code }). Der fulgte intet bevis med.
app_proof_differs = Ikke bekræftet.
app_proof_unfinished = Der er intet resultat at tjekke: Partiet er ikke afsluttet.
app_proof_unknown = Denne version kan ikke beregne resultatet: Den kender ikke spillet eller kan ikke læse loggen.
app_proof_table = Bordet er ikke det, som beviset handler om.
app_proof_log = Loggen er ikke den, som beviset handler om.
app_proof_rules = Regelversion { NUMBER($there) } gav resultatet, her er det version { NUMBER($here) }.
app_proof_finish = Beviset handler om regelversion { NUMBER($there) }, afslutningen om version { NUMBER($here) }.
app_proof_recorded = Det, der blev gemt ved afslutningen, er ikke det, loggen giver.
app_proof_seat = { $seat }: Det resultat, der fulgte med, er ikke det, loggen giver.
app_proof_code = Beviset siger { $there }; det, der ligger her, giver { $here }.
app_proof_result = Det resultat, der fulgte med, er ikke det, loggen giver.
app_proof_points = { $seat }: Loggen giver { NUMBER($here) } point; gemt blev { NUMBER($there) }.
app_proof_line = { $seat }, { $what }: Loggen giver { NUMBER($here) }; gemt blev { NUMBER($there) }.
app_proof_place = { $seat }: Loggen giver en anden placering, end der blev gemt.
app_proof_step = Trin { NUMBER($n) } i loggen er ikke det samme som i den udgave, der er her.
## Results for others: cards, tables, plays

app_card_so_far = Indtil videre
app_card_minutes = { NUMBER($n) } min
app_card_winner = Vinder
app_card_shared = Delt sejr
app_card_ahead = Fører
app_card_level = Lige
app_card_left = Er gået
app_card_further = { $n ->
    [one] { NUMBER($n) } linje mere
   *[other] { NUMBER($n) } linjer mere
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } parti, skrevet ned med Tallystone, til at åbne med BG Stats.
   *[other] { NUMBER($n) } partier, skrevet ned med Tallystone, til at åbne med BG Stats.
}
app_refused_no_result = { $game } fra { $day } har intet resultat endnu. Afslut partiet, eller oplys resultatet først.

## What an import does with the bin

app_import_apart_both = Det, der er her, og det nye er gået hver sin vej: Begge bliver gemt.
app_import_out_restored = Det kommer op af papirkurven.
app_import_in_bin = Det ligger i papirkurven her og kommer kun op, hvis du erstatter med det nye.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } parti røg i papirkurven.
   *[other] { NUMBER($n) } partier røg i papirkurven.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } parti kom op af papirkurven.
   *[other] { NUMBER($n) } partier kom op af papirkurven.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } parti blev slettet her tidligere og forbliver slettet.
   *[other] { NUMBER($n) } partier blev slettet her tidligere og forbliver slettet.
}

## Games that are a sheet of categories

app_tally_prompt = Indtast, hvad alle har.
app_tally_prompt_complete = Alt er indtastet. Afslut, eller ret det, der ikke passer.
app_tally_untold = ikke indtastet
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } ({ NUMBER($each) } hver)
app_tally_line_place = { $what }: { $value } (nr. { NUMBER($place) })
app_tally_range = et tal fra { NUMBER($least) } til { NUMBER($most) }
app_tally_no_category = Der er ikke noget, der hedder ”{ $category }”, på dette ark. Mulige navne: { $known }.
app_tally_refused = { $what }: forventet { $expected }, modtaget { $came }. Se på bordet, og indtast det igen.
app_tally_refused_unplayed = { $what } spilles ikke med disse valg. Vælg andre, eller udelad det.
app_tally_refused_seats = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller, stillingen { NUMBER($columns) }: Angiv en for hver.
   *[other] Bordet har { NUMBER($seats) } spillere, stillingen { NUMBER($columns) }: Angiv en for hver.
}

## Days, times and counts, in the terminal

app_day = { PAIR($day) }.{ PAIR($month) }.{ $year }
app_clock = { PAIR($hour) }.{ PAIR($minute) }
app_moment = { $day } kl. { $clock }
app_count_doubts = { $n ->
    [one] { NUMBER($n) } tvivlsom ting
   *[other] { NUMBER($n) } tvivlsomme ting
}
app_count_remarks = { $n ->
    [one] { NUMBER($n) } bemærkning
   *[other] { NUMBER($n) } bemærkninger
}
