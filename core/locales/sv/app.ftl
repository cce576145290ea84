# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Svenska
app_yes = Ja
app_no = Nej
app_none = ingenting
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } och { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = ”{ $text }”

## Standings and results

app_standings_now = Om spelet tog slut nu
app_standings_ended = Spelet är slut
app_game_over = Spelet är slut.
# The scoring track around a board: where the marker stands.
app_track_none = Poängstenen före första rutan
app_track_field = Poängstenen på ruta { NUMBER($field) }
app_track_lap = Poängstenen på ruta { NUMBER($field) }, plus { NUMBER($added) }
app_result = Resultat
app_total = Totalt
app_total_of = Totalt för { $seat }
app_stated_result = Resultat enligt spelarna
app_abandoned = Avbrutet
app_stated_points = enligt spelarna
app_stated_place = enligt spelarna, utan poäng
app_verdict_alone = { $seats } har { NUMBER($points) } poäng.
app_verdict_won = { $seats } vann på { NUMBER($points) } poäng.
app_verdict_won_bare = { $seats } vann.
app_verdict_leads = { $seats } leder på { NUMBER($points) } poäng.
app_verdict_leads_bare = { $seats } leder.
app_verdict_level = Lika: { $seats }.
app_verdict_differs = Så blir det med dagens regler; ett annat resultat noterades när partiet avslutades.
app_tie_decided = Lika: { $seats }. { $criterion }: { $first } ligger före.
app_tie_decided_shared = Lika: { $seats }. { $criterion }: { $first } ligger före och delar platsen.
app_tie_open = Lika: { $seats }. { $criterion }: också lika; platsen delas.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, nu { NUMBER($points) }.
app_spoken_seat = { $seat }, { NUMBER($points) } poäng, plats { NUMBER($rank) }
app_spoken_rank = { $seat }, plats { NUMBER($rank) }
app_spoken_points = { $seat }, { NUMBER($points) } poäng
app_spoken_left = { $seat } har gått

## The bar

app_undo = Ångra
app_undo_what = Ångra: { $what }
app_undone = Ångrat: { $what }.
app_redo = Gör om
app_redo_what = Gör om: { $what }
app_redone = Gjort om: { $what }.
app_finish = Avsluta
app_finish_missing_what = Avsluta. Ännu inte infört: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Ännu inte infört: { $missing }.
   *[other] { NUMBER($n) } saker är ännu inte införda: { $missing }.
}
app_end_as_it_stands = Avsluta som det står
app_give_up = Avbryt utan resultat
app_keep_playing = Spela vidare
app_close = Stäng
app_refused_not_remembered = Det här är inte sparat längre. Titta på listan igen.
app_missing_of = { $seat }: { $what }
app_reopen = Öppna igen
app_remove = Ta bort posten
app_note = Anteckningen
app_refused_players_exactly = { $game } är för { NUMBER($most) } spelare, inte { NUMBER($n) }.
app_refused_line = ”{ $came }” är varken en fil som finns, ett ställningsdokument eller en ställning på en rad som något spel här känner till: se docs/positions.md.
app_refused_moves = { $game }: appen räknar poängen men dömer inte, eftersom den inte vet vilka drag som är tillåtna.
app_refused_blank = Det står inget i anteckningen.
app_refused_stated_points = Poäng sparas från −{ NUMBER($most) } till { NUMBER($most) }.
app_refused_path = ”{ $path }” är inte namnet på en fil.
app_refused_folder = ”{ $path }” är en mapp, men det måste vara en fil. Välj ett annat namn; inget ändrades.
app_refused_pipe = ”{ $path }” är ett rör eller en socket, men det måste vara en fil. Välj ett annat namn; inget ändrades.
app_refused_device = ”{ $path }” är en enhet, men det måste vara en fil. Välj ett annat namn; inget ändrades.
app_refused_link = ”{ $path }” är en länk som inte leder till någon fil. Laga länken eller välj ett annat namn; inget ändrades.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: inte infört
app_on = på
app_off = av
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } spelare
app_facts_players_exactly = { NUMBER($n) } spelare
app_facts_age = från { NUMBER($age) } år
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Alla
app_setup_one = En av er
app_setup_another = Någon annan, under tiden
app_setup_together = Tillsammans
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = vår tolkning
app_rule_by_edition = beror på utgåvan
# Words of a question that say nothing about a rule.
app_search_little = aldrig all allt alltså att av bara behöver behövs betyder bli blir blev bör både de dem den denna deras dess det detta dig din dina ditt du där då efter egentligen ej eller en er era ert ett få får fick fått för från förut genom ger ge gick går gå gör göra gjort ha hade han har hen henne hennes honom hur här händer i ibland icke in innan inne inte ja jag ju kan kanske kommer kunde man med mej men mig min mina mitt måste ni nog nu nån någon något några när nåt och också om oss per på redan sen sedan ska skall skulle sig sin sina sitt så sådan säger till tro typ under ut utan vad var vara varför varje vars vart vem vems vi via vid vilka vilken vilket vill vore våra vår vårt väl än ändå är även åt över finns finnas ligger låta spel spelet spela ens funkar fungerar ifall faktiskt hej undrar brukar okej ok sånt såna
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = lika oavgjort likaläge delad delat delas tie tiebreak remi samma jämnt; motståndare motståndaren motståndarens motspelare motspelaren andra annan annans andras fiende grannen; mål målet målområde målområdet; ring ringen cirkel slinga loop; joker valfri valfritt fri; stor stora större störst; tillbaka bakåt åter återta returnera retur; antal antalet många mängd; start starta startar börja börjar började början först första startspelare inleder; spelare spelaren spelarna person personer folk deltagare; slut slutar sluta slutet klart avslutas avslutat färdigt; vinna vinner vann vunnit vinnare vinnaren vinst seger segern segrare; poäng poängen poängräkning räkna räknas räknar värd värt värde värda; förberedelser förbereda uppställning setup; välta välter välte vält faller falla föll ramla ramlar ramlade rasa rasar rasade rasat kollaps kollapsen kollapsar tippar river rev; byta byter byt byte växla växlar växling; flest mest majoritet majoriteten; innehåll delar komponenter material bitar tillbehör; dra drar drog plocka plockar; kasta kastar kastade slänga slänger slängde; bricka brickor brickan brickorna platta plattor tile; markör markörer pollett polletter mynt chip chips; dold dolt dolda hemlig hemligt hemliga gömd nedåt; öppen öppet öppna synlig synliga uppåt; vrida vrider rotera roterar snurra snurrar; knuffa knuffar knuff putta puttar skjuta skjuter; hög högen högar draghög kortlek leken; pjäs pjäser gubbe gubbar gubben figur figurer figuren meeple; själv ensam ensamt solo solospel; torn tornet tornen stapel stapeln staplar staplarna; ädelsten ädelstenar ädelstenen juvel juveler diamant diamanter kristall; klöver klövern klöverblad klöverbladet fyrklöver fyrklövern; stig stigen stigar stigarna väg vägen bana banan; runda rundor rundan varv varvet omgång omgångar omgången; betala betalar betalat kosta kostar kostnad pris priset; droppe droppen droppar vattendroppe vattendroppar; åka åker åkte glida glider flyta flyter färd färden; guld guldet gyllene; minus minuspoäng negativ negativt negativa avdrag straff; båt båten båtar fartyg skepp flotte flottar; vända vänder vänds flippa flippar; diagonalt diagonal snett snedden; ask asken askar askarna box boxen boxar; max maximalt högst gräns gränsen; skicka skickar skickas vidare; siffra siffran siffror nummer tal talet; blockera blockerar blockerad spärra spärrar hindra hindrar stoppa stoppar; lägga lägger lägg placera placerar sätta sätter
app_error_no_revision = Partiets logg har inget steg { NUMBER($revision) }.
app_refused_day = ”{ $text }” är inte en dag; skriv den som 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = Partiet påbörjades
app_log_inserted = Infogat senare: { $new }
app_corrected_in_vain = Bordet förblir som det är: en senare post säger något annat.
app_log_replaced = Rättat: { $old } ⇒ { $new }
app_log_removed = Borttaget: { $old }
app_log_lost_event = en post som inte finns längre
app_log_note = Anteckning: { $text }
app_log_finished = Avslutat
app_log_abandoned = Avbrutet
app_log_reopened = Öppnat igen
app_log_lost = Förlorat när databasen skadades
app_log_unknown = Ett steg från en nyare version ({ $kind })
app_log_named = Plats { $seat } är { $name }
app_log_unnamed = Plats { $seat } har inget namn
app_log_colour = { $seat } spelar med en annan färg
app_log_shape = { $seat } har en annan form
app_log_order = Turordning: { $seats }
app_log_start = { $seat } börjar
app_log_options = Andra regler valda, för hela partiet
app_log_left = { $seat } har lämnat bordet
app_log_returned = { $seat } är tillbaka
app_log_seats = Ett bord för { NUMBER($n) }
app_log_drawn_start = Lottat: { $seat } börjar
app_log_drawn_seating = Lottat: ordningen är { $seats }
app_log_result = Resultatet fördes in
app_log_result_on = Resultatet från { $day } fördes in

## Refusals: what was expected, what came, what to do

app_refused_control = Det finns inget som heter ”{ $control }” att föra in nu. Titta på skärmen igen.
app_refused_range = { $control }: { NUMBER($min) } till { NUMBER($max) } går, { NUMBER($wished) } går inte.
app_refused_number = ”{ $typed }” är inte ett heltal. Skriv ett tal eller en summa som 3+6+2.
app_refused_option = ”{ $option }” går inte att välja ({ $control }). Välj bland { $offered }.
app_refused_cell = Det finns inget ställe ”{ $cell }” på planen att trycka på nu.
app_refused_pen = Det finns ingen penna ”{ $pen }” på den här planen.
app_refused_action = { $control }: det går inte nu.
app_refused_note = { $control } får ha högst { NUMBER($most) } tecken, här är det { NUMBER($length) }. Korta texten.
app_refused_tag = ”{ $text }” är inte en version eller ett språk med högst 64 vanliga bokstäver.
app_refused_choices = { NUMBER($most) } alternativ kan väljas på en gång, inte { NUMBER($n) }.
app_refused_kind = { $control } kan inte användas på det sättet.
app_refused_seat = { $last ->
    [0] Plats { NUMBER($seat) } finns inte vid bordet: bara plats 0 finns.
    [one] Plats { NUMBER($seat) } finns inte vid bordet: 0 och { NUMBER($last) } finns.
   *[other] Plats { NUMBER($seat) } finns inte vid bordet: 0 till { NUMBER($last) } finns.
}
app_refused_order = { $n ->
    [one] Ordningen ska ta upp den enda platsen en gång.
   *[other] Ordningen ska ta upp var och en av de { NUMBER($n) } platserna en gång.
}
app_refused_last_player = Den sista spelaren kan inte lämna bordet. Avbryt partiet i stället.
app_refused_name = Ett namn får ha högst { NUMBER($most) } tecken, det här har { NUMBER($length) }. Korta det.
app_refused_players = { $game } är för { NUMBER($least) } till { NUMBER($most) } spelare, inte { NUMBER($n) }.
app_refused_seats = Antalet spelare kan bara ändras före den första posten. En spelare får lämna bordet.
app_refused_setting = Det finns inget alternativ ”{ $setting }”. Dessa finns: { $known }.
app_part_day = Dagen
app_part_search = Det som söks
app_part_tick = Stegets id
app_part_document = Dokumentet
app_json_at = { $place }: { $what }
app_json_expected = Här ska stå: { $expected }. Här står: { $came }.
app_json_missing = { $key } saknas.
app_json_missing_here = { $key } saknas. Här ska stå: { $expected }.
app_json_unknown = { $key } är inte känt här. Kända är { $known }.
app_json_twice = { $what } finns två gånger. Utelämna en av dem.
app_json_unfit = { $came } passar inte här.
app_json_whole_number = ett heltal från { $least } till { $most }
app_json_key_number = ett heltal som nyckel
app_json_text = en text
app_json_true_or_false = true eller false
app_json_object = ett objekt
app_json_object_with = ett objekt med { $keys }
app_json_list = en lista
app_json_list_of = en lista med { NUMBER($n) } element
app_json_list_from = en lista med minst { NUMBER($least) } element
app_json_list_between = en lista med { NUMBER($least) } till { NUMBER($most) } element
app_json_came_list = { $n ->
    [0] en tom lista
    [one] en lista med { NUMBER($n) } element
   *[other] en lista med { NUMBER($n) } element
}
app_json_one_of = något av { $names }
app_json_or = { $first } eller { $last }
app_json_or_more = { $first } eller { $last }
app_json_nothing = inget
app_json_empty = Det är tomt.
app_json_ends = Det slutar mitt i, på rad { NUMBER($line) }, kolumn { NUMBER($column) }.
app_json_deep = På rad { NUMBER($line) }, kolumn { NUMBER($column) } är det nästlat för djupt.
app_json_large = På rad { NUMBER($line) }, kolumn { NUMBER($column) } är ett tal för stort.
app_json_not = Rad { NUMBER($line) }, kolumn { NUMBER($column) } är inte JSON.
app_refused_newer_event = Det här skrevs av en nyare version ({ NUMBER($version) }) och sparas som det är. Uppdatera för att se det.
app_refused_log = Loggen börjar inte med ett bord och kan inte öppnas.
app_refused_switched = Partiet har ändrats genom en import: här finns nu en annan logg. Titta på den igen.
app_refused_no_event = Den posten finns inte i loggen längre. Titta på loggen igen.
app_refused_closed = Partiet är stängt. Öppna det igen för att ändra något.
app_refused_empty = Inget är infört än. Avbryt partiet om det inte blir av.
app_refused_reopen = Partiet är fortfarande öppet.
app_refused_stated = Bara resultatet är infört. Ångra det för att föra in vad som ligger på bordet.
app_refused_result = { $n ->
    [one] Bordet har { NUMBER($n) } plats, resultatet nämner { NUMBER($came) }.
   *[other] Bordet har { NUMBER($n) } platser, resultatet nämner { NUMBER($came) }.
}
app_refused_result_number = Det är varken ett tal eller en summa.
app_refused_result_all = Poäng för alla eller för ingen.
app_refused_result_none = För in poäng eller markera vem som vann.
app_refused_undo = Det finns inget att ångra.
app_refused_redo = Det finns inget att göra om.
app_refused_tick = Det finns inget steg ”{ $step }” på checklistan.
app_refused_document = Ett dokument har antingen en ”position” eller ”events”: ange en av dem.

## Errors

app_error_no_session = Partiet finns inte här längre.
app_error_no_game = Det finns inget spel ”{ $game }”. Dessa finns: { $known }.
app_error_no_seat = Den platsen finns inte vid det här bordet.
app_error_no_rule = Det finns ingen regel ”{ $rule }” i det här spelet.
app_error_newer = Partierna skrevs av en nyare version av Tallystone. Uppdatera för att öppna dem; inget ändrades.
app_error_foreign = { $path } är inte en databas från Tallystone. Välj en annan fil; inget ändrades.
app_error_damaged = Databasen är skadad. Öppna den igen: då läggs den åt sidan, och det som kan läsas hämtas tillbaka.
app_error_stuck = ”{ $path }” är skadad, och det går inte att skriva där, så den kan inte lagas. Kopiera den, med allt som ligger bredvid, till en mapp som går att skriva i och öppna den där.
app_error_replaced = Det finns nu en annan fil på databasens plats: den flyttades medan den var öppen. Inget sparades; öppna den igen och för in det sista steget en gång till.
app_error_full = Disken är full. Inget sparades; gör plats och försök igen.
app_error_no_room = Disken var full från början, så partierna kan bara läsas. Inget sparades; gör plats och öppna Tallystone igen.
app_error_read_only = Det går inte att skriva till partierna. Inget sparades; kontrollera filens behörigheter.
app_error_storage = Partierna kunde inte läsas eller sparas: { $detail }. Inget ändrades; försök igen.
app_mended = Det som fanns sparat om partiet för listor och statistik stämde inte med loggen; det har byggts upp på nytt ur loggen.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } parti jämfördes med sin logg.
   *[other] { NUMBER($n) } partier jämfördes med sina loggar.
}
app_rebuilt_nothing = Allt som är sparat stämmer.
app_rebuilt_mended = { $n ->
    [one] För { NUMBER($n) } parti stämde inte det sparade; det har byggts upp på nytt.
   *[other] För { NUMBER($n) } partier stämde inte det sparade; det har byggts upp på nytt.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } parti hör till ett spel som inte är känt här, eller så kan loggen inte läsas: det förblir som det är.
   *[other] { NUMBER($n) } partier hör till spel som inte är kända här, eller så kan loggarna inte läsas: de förblir som de är.
}
app_error_no_player = Spelaren är inte sparad längre.

## A damaged database

app_recovered_damaged = Databasen var skadad.
app_recovered_gone = Databasen var borta. Det som fanns i journalen och säkerhetskopiorna har hämtats tillbaka.
app_recovered = { $sessions ->
    [one] { NUMBER($sessions) } parti med { NUMBER($steps) } steg kom tillbaka.
   *[other] { NUMBER($sessions) } partier med { NUMBER($steps) } steg kom tillbaka.
}
app_recovered_incomplete = { $n ->
    [one] { NUMBER($n) } av dem saknar steg: { $sessions }.
   *[other] { NUMBER($n) } av dem saknar steg: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } parti kom inte tillbaka: { $sessions }.
   *[other] { NUMBER($n) } partier kom inte tillbaka: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $game } ({ $day }, { NUMBER($n) } steg)
app_recovered_unknown = ett spel
app_recovered_others = { NUMBER($n) } till
app_recovered_whole = Så vitt det går att se saknas inget.
app_recovered_more = Det kan ha funnits mer som inte längre syns någonstans.
app_recovered_kept = Den skadade filen finns kvar på { $path }
app_recovered_left = Det som var kvar av den finns på { $path }

## Players

app_refused_no_name = En spelare behöver ett namn. Välj ”Glöm” för att ta bort någon från listan.
app_refused_name_taken = Någon som heter { $name } är redan sparad. Om { $old } är samma person, slå ihop de två.
app_refused_same_player = Båda är { $name }.
app_player_merged = { $name } är nu samma person som { $other }.
app_player_forgotten = { $name } finns inte längre i listan.
app_refused_take_back = Det finns inget att ångra: ingen har slagits ihop eller glömts sedan appen öppnades.
app_refused_two_people = { $name } och { $other } satt vid samma bord, så de är två personer.

## Results beside each other

app_difference = { $seat } är { NUMBER($points) } poäng före { $other }: { $lines }.
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $seat } är { NUMBER($points) } poäng före { $other }.
app_difference_level = { $seat } och { $other } har lika många poäng.
app_difference_shared = { $seats } delar segern.
app_difference_won = { $seat } vinner.
app_difference_alone = { $seat } spelade ensam.
app_difference_nobody = Ingen har vunnit.
app_compared_winner = Med de här reglerna skulle { $seats } vinna.
app_compared_nobody = Med de här reglerna skulle ingen vinna.
app_compared_open = Poängen ändras för { NUMBER($n) } spelare; ingen vinner i något av fallen.
app_compared_points = Vinnaren är densamma, men poängen ändras för { NUMBER($n) } spelare.
app_compared_same = Inget skulle ändras.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } post passar inte med de här reglerna och skulle utelämnas.
   *[other] { NUMBER($n) } poster passar inte med de här reglerna och skulle utelämnas.
}

## Bundles and backups

app_import_new = Finns inte här än.
app_import_same = Finns redan här, likadant.
app_import_longer_there = Fortsätter där det som finns här slutar.
app_import_longer_here = Det som finns här fortsätter där det här slutar.
app_import_apart = Det som finns här och det som kommer in har gått isär: du kan behålla båda eller ett av dem.
app_import_deleted_here = Raderades här. Det kommer bara tillbaka om du ersätter med det som kommer in.
app_export_unreadable = { $n ->
    [one] Partiets logg kan inte läsas, så ingen skulle kunna läsa in det. Inget skrevs.
   *[other] Loggarna till dessa { NUMBER($n) } partier kan inte läsas, så ingen skulle kunna läsa in dem. Inget skrevs.
}
app_export_over = { $path }: något annat finns där; välj ett annat namn.
app_import_preview = Nya: { NUMBER($new) }. Fortsätter: { NUMBER($longer) }. Har gått isär: { NUMBER($apart) }. Kända: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } parti raderades där och skulle raderas här, om du inte låter det som finns här vara.
   *[other] { NUMBER($n) } partier raderades där och skulle raderas här, om du inte låter det som finns här vara.
}
app_import_into_bin = Det skulle hamna i papperskorgen, om du inte låter det som finns här vara.
app_import_out_of_bin = Det skulle tas upp ur papperskorgen, om du inte låter det som finns här vara.
app_import_others = Inget nytt bland partierna. Spelare: { NUMBER($players) }. Exemplar av spel: { NUMBER($boxes) }.
app_import_nothing = Det fanns inget nytt.
app_import_done = Tillagda: { NUMBER($added) }. Ändrade: { NUMBER($changed) }. Raderade: { NUMBER($deleted) }.
app_import_large = Det som börjar på rad { NUMBER($line) } är längre än de { NUMBER($most) } MB som ett parti får ha som mest. Inget ändrades.
app_job_reading = Läser: { NUMBER($done) } av { NUMBER($total) } MB.
app_job_backup = { $total ->
    [one] Läser säkerhetskopian: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Läser säkerhetskopian: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_here = { $total ->
    [one] Ser efter vad som finns här: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Ser efter vad som finns här: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_comparing = { $total ->
    [one] Jämför med det som finns här: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Jämför med det som finns här: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_ready = Allt är genomgånget; inget är ändrat än.
app_job_taking_in = { $total ->
    [one] Läser in: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Läser in: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_gathering = { $total ->
    [one] Ser efter vilka som spelade: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Ser efter vilka som spelade: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_proving = { $total ->
    [one] Slår upp resultat: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Slår upp resultat: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_writing = { $total ->
    [one] Skriver: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Skriver: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_written = { $n ->
    [one] Ett parti skrevs.
   *[other] { NUMBER($n) } partier skrevs.
}
app_job_left_out = { $n ->
    [one] Ett parti utelämnades eftersom loggen inte kan läsas; det finns kvar här.
   *[other] { NUMBER($n) } partier utelämnades eftersom loggarna inte kan läsas; de finns kvar här.
}
app_job_others_left_out = { $n ->
    [one] En spelare, ett exemplar eller en radering som inte kan läsas utelämnades.
   *[other] { NUMBER($n) } spelare, exemplar eller raderingar som inte kan läsas utelämnades.
}
app_job_stopped = Det här stoppades. Börja om.
app_job_taken_in = Det här är redan inläst. Börja om för att titta på det igen.
app_job_decided = Hur det här läses in är redan bestämt.
app_job_only_verified = Det här kan bara verifieras; inget av det läses in.
app_job_early = Det här pågår fortfarande. Låt det bli klart först.
app_import_no_format = Det här är inte ett paket från Tallystone: det anger inget format; det ska vara ”tallystone-bundle/1”. Inget ändrades.
app_import_foreign = Det här är inte ett paket från Tallystone: formatet är ”{ $format }” men ska vara ”tallystone-bundle/1”. Inget ändrades.
app_import_newer = Det här skrevs av en nyare version av Tallystone ({ $core }). Uppdatera för att läsa det; inget ändrades.
app_import_truncated = Paketet slutar mitt i, på rad { NUMBER($line) }, kolumn { NUMBER($column) }. Hämta det igen; inget ändrades.
app_import_no_json = Det här är inte ett paket från Tallystone: rad { NUMBER($line) }, kolumn { NUMBER($column) } är inte JSON. Inget ändrades.
app_import_wrong = Paketet kan inte läsas: { $why } Inget ändrades.
app_import_twice = ”{ $id }” finns två gånger i det.
app_import_session = Parti { $session }: { $why }
app_import_step = Steg { NUMBER($step) }: { $why }
app_import_steps = En logg får ha högst { NUMBER($most) } steg, den här har { NUMBER($n) }.
app_import_offset = { $minutes ->
    [one] { NUMBER($minutes) } minut från UTC finns ingenstans på jorden.
   *[other] { NUMBER($minutes) } minuter från UTC finns ingenstans på jorden.
}
app_import_name = ”{ $name }” är inte ett namn med 1 till { NUMBER($most) } tecken på en rad.
app_import_table = Bordet har platser som inte finns i turordningen, eller ingen som börjar.
app_import_word = ”{ $word }” är inte ett id av små bokstäver, siffror och understreck.
app_import_moment = { $at } är inte en tidpunkt från 1970 till 9999 i hela millisekunder.
app_import_result = Resultatet som följde med är inget som ett spel kan ge: det ska vara poäng från −{ NUMBER($most) } till { NUMBER($most) }, platser från 1 och en speltid.
app_import_payload = Ett steg får ha högst { NUMBER($most) } byte, det här har { NUMBER($n) }.
app_import_damaged = { $path } är skadad, så det går inte att återställa från den. Välj en annan säkerhetskopia; inget ändrades.

## Statistics

app_stats_none = Det finns inget avslutat parti att räkna.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } avslutat parti, { $time } speltid.
   *[other] { NUMBER($n) } avslutade partier, { $time } speltid.
}
app_stats_wins = { $name } vann { NUMBER($n) } av dem.
app_stats_title_players = Spelare
app_stats_title_games = Spel
app_stats_title_counts = Efter antal spelare
app_stats_title_head_to_head = Inbördes möten
app_stats_title_start = Vem som börjar
app_stats_title_lines = Varifrån poängen kommer
app_stats_plays = Partier
app_stats_won = Vinster
app_stats_share = Vinstandel
app_stats_average = Snitt
app_stats_best = Bäst
app_stats_time = Tid
app_stats_each = Tid per parti
app_stats_first_ahead = Namn 1 före
app_stats_second_ahead = Namn 2 före
app_stats_level = Lika
app_stats_start_won = Startspelaren vann
app_stats_by_chance = Förväntat
app_stats_of_all = Av alla poäng
app_stats_seats = { NUMBER($n) } spelare
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } och { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name } får mest poäng av: { $what }.
app_stats_percent = { NUMBER($n) } %
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } tim { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = för få partier
app_stats_few = { $n ->
    [one] –: färre än { NUMBER($n) } parti säger för lite.
   *[other] –: färre än { NUMBER($n) } partier säger för lite.
}
app_stats_few_starts = { $n ->
    [one] –: färre än { NUMBER($n) } parti säger för lite.
   *[other] –: färre än { NUMBER($n) } partier säger för lite.
}
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = ”{ $instead }” i stället för ”{ $was }”
app_decided_won = { $change }. Då hade { $seat } vunnit.
app_decided_shared = { $change }. Då hade { $seats } delat segern.
app_refused_unfinished = Det här går bara med ett avslutat parti; avsluta det först.

## Proofs

app_proof_verified = Verifierat: bord, logg och regler ger det här resultatet ({ $code }).
app_proof_stated = Verifierat: det här är vad spelarna uppgav ({ $code }).
app_proof_alone = Loggen ger det här resultatet ({ $code }). Inget bevis följde med.
app_proof_differs = Inte verifierat.
app_proof_unfinished = Det finns inget resultat att verifiera: partiet är inte avslutat.
app_proof_unknown = Den här versionen kan inte räkna fram resultatet: den känner inte till spelet eller kan inte läsa loggen.
app_proof_table = Bordet är inte det som beviset gäller.
app_proof_log = Loggen är inte den som beviset gäller.
app_proof_rules = Regelversion { NUMBER($there) } gav resultatet, här är det version { NUMBER($here) }.
app_proof_finish = Beviset gäller regelversion { NUMBER($there) }, men partiet avslutades med version { NUMBER($here) }.
app_proof_recorded = Det som noterades när partiet avslutades är inte vad loggen ger.
app_proof_seat = { $seat }: resultatet som följde med är inte det som loggen ger.
app_proof_code = Beviset säger { $there }, det som finns här ger { $here }.
app_proof_result = Resultatet som följde med är inte det som loggen ger.
app_proof_points = { $seat }: loggen ger { NUMBER($here) } poäng, noterat är { NUMBER($there) }.
app_proof_line = { $seat }, { $what }: loggen ger { NUMBER($here) }, noterat är { NUMBER($there) }.
app_proof_place = { $seat }: loggen ger en annan plats än den som noterades.
app_proof_step = Steg { NUMBER($n) } i loggen är inte detsamma som i kopian som finns här.
## Results for others: cards, tables, plays

app_card_so_far = Hittills
app_card_minutes = { NUMBER($n) } min
app_card_winner = Vinnare
app_card_shared = Delad seger
app_card_ahead = Leder
app_card_level = Lika
app_card_left = Har gått
app_card_further = { $n ->
    [one] { NUMBER($n) } rad till
   *[other] { NUMBER($n) } rader till
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } parti från Tallystone, att öppna med BG Stats.
   *[other] { NUMBER($n) } partier från Tallystone, att öppna med BG Stats.
}
app_refused_no_result = { $game } från { $day } har inget resultat än. Avsluta partiet eller för in resultatet först.

## What an import does with the bin

app_import_apart_both = Det som finns här och det som kommer in har gått isär: båda skulle behållas.
app_import_out_restored = Det skulle tas upp ur papperskorgen.
app_import_in_bin = Det ligger i papperskorgen här och tas bara upp om du ersätter med det som kommer in.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } parti hamnade i papperskorgen.
   *[other] { NUMBER($n) } partier hamnade i papperskorgen.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } parti togs upp ur papperskorgen.
   *[other] { NUMBER($n) } partier togs upp ur papperskorgen.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } parti raderades här tidigare och förblir raderat.
   *[other] { NUMBER($n) } partier raderades här tidigare och förblir raderade.
}

## Games that are a sheet of categories

app_tally_prompt = För in vad var och en har.
app_tally_prompt_complete = Allt är infört. Avsluta, eller ändra det som inte stämmer.
app_tally_untold = inte infört
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } ({ NUMBER($each) } vardera)
app_tally_line_place = { $what }: { $value } (plats { NUMBER($place) })
app_tally_range = ett tal från { NUMBER($least) } till { NUMBER($most) }
app_tally_no_category = Det finns inget som heter ”{ $category }” på det här bladet. Dessa finns: { $known }.
app_tally_refused = { $what }: det ska vara { $expected }, inte { $came }. Titta på bordet och för in det igen.
app_tally_refused_unplayed = { $what } spelas inte med de här alternativen. Välj andra, eller utelämna det.
app_tally_refused_seats = Bordet har { NUMBER($seats) } spelare, ställningen { NUMBER($columns) }: ange en för var och en.

## Days, times and counts, in the terminal

app_day = { $year }-{ PAIR($month) }-{ PAIR($day) }
app_clock = { PAIR($hour) }:{ PAIR($minute) }
app_moment = { $day } { $clock }
app_count_doubts = { NUMBER($n) } frågetecken
app_count_remarks = { NUMBER($n) } att läsa
