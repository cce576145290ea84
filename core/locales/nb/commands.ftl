# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Bruk: { $usage }
commands_title_commands = Kommandoer:
commands_title_arguments = Argumenter:
commands_title_options = Flagg:
commands_default = { $help } [standard: { $value }]
commands_choice = { $value }: { $help }
commands_about = Teller poeng ved bordet og sier hvorfor hvert poeng ble gitt.
commands_after_help = Uten kommando åpnes skallet. Sluttkoder: 0 i orden, 1 avvist, 2 feil bruk.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = FLAGG
commands_value_command = KOMMANDO
commands_value_game = SPILL
commands_value_number = N
commands_value_pair = VALG=SVAR
commands_value_file = FIL
commands_value_path = STI
commands_value_position = STILLING
commands_value_words = ORD
commands_value_session = PARTI
commands_value_session_or_file = PARTI|FIL
commands_value_step = STEG
commands_value_name = NAVN
commands_value_player = SPILLER
commands_value_year = ÅÅÅÅ
commands_value_day = ÅÅÅÅ-MM-DD
commands_value_language = SPRÅK
commands_value_which = HVILKE
commands_value_text = TEKST
commands_value_format = FORMAT
commands_value_backup = KOPI

## Help: what the commands do

commands_about_games = List opp spillene
commands_about_setup = Vis forberedelsene til et spill, med alle antall regnet ut
commands_about_score = Tell opp stillingsdokumenter, med begrunnelse for hvert poeng
commands_about_moves = List opp trekkene reglene tillater i en stilling, for spill med dommer
commands_about_schema = Skriv ut JSON-skjemaet for stillingsdokumentene til et spill
commands_about_rules = Søk i reglene til et spill
commands_about_points = Vis hva som gir poeng i et spill, og hvor mange
commands_about_sessions = List opp partiene med det siste først, eller dem du leter etter
commands_about_show = Vis et parti: stillingen med begrunnelser, og det som skiller 1. og 2. plass
commands_about_log = Skriv ut loggen for et parti
commands_about_rescore = Tell opp et parti med andre valg i spillet, side om side; ingenting endres
commands_about_decided = Si hva som avgjorde et fullført parti: den minste endringen som ville ha gitt en annen vinner
commands_about_verify = Utled et resultat på nytt fra loggen, her eller i en pakke, og si om det stemmer
commands_about_stats = Vis statistikk over de fullførte partiene
commands_about_players = List opp spillerne appen husker, eller endre dem
commands_about_rename = Gi en spiller et annet navn, fra nå av
commands_about_merge = Si at to spillere er samme person
commands_about_forget = Ta en spiller ut av listen; partiene beholder navnet
commands_about_export = Skriv partier til en pakke, for å ta vare på dem eller ta dem med til en annen enhet
commands_about_import = Hent inn en pakke
commands_about_card = Del et resultat i en chat: med ord, eller som bilde med -o FIL.png eller FIL.svg
commands_about_csv = Skriv partier som tabell for regneark: en rad for hvert parti, hver plass og hver poenglinje
commands_about_bgstats = Skriv ut en lenke som åpner BG Stats med partiet fylt ut, eller skriv en partifil
commands_about_backup = Lag en sikkerhetskopi ved siden av databasen
commands_about_rebuild = Sammenlign lister og statistikk med loggen til hvert parti, og rett det som ikke stemmer
commands_about_restore = Hent tilbake det en sikkerhetskopi har; ingenting som er her, går tapt
commands_about_help = Vis dette, eller hjelpen til en kommando

## Help: what arguments and options mean

commands_help_json = Skriv ut ett JSON-dokument i stedet for tekst
commands_help_db = Databasen med partiene; ellers TALLYSTONE_DB og deretter brukerens datamappe
commands_help_lang = Språket, for eksempel nb; ellers det som er satt i miljøet
commands_help_help = Vis hjelpen
commands_help_version = Vis versjonen
commands_help_command = Kommandoen, og underkommandoen hvis den har noen
commands_help_game = Id-en til et spill, slik «games» viser den, eller navnet
commands_help_number_of_players = Hvor mange som er med
commands_help_set = Et valg og svaret på det i stedet for standard; kan oppgis flere ganger
commands_help_long = Med hvert steg, som første gang; ellers den korte listen
commands_help_documents = JSON-filer, eller - for standard inn; med flere og --json er svaret en liste
commands_help_position = Et stillingsdokument, - for standard inn, eller en stilling på én linje
commands_help_depth = Tell også trekkfølger på opptil så mange trekk: 0 til 5
commands_help_question = Et spørsmål, eller noen ord fra det; uten ord vises alle reglene
commands_help_session = Id-en til et parti, begynnelsen på den, eller «last»
commands_help_at = Slik det var etter dette steget i loggen
commands_help_rescore_set = Et valg og svaret på det; uten noen listes valgene opp
commands_help_verify = Id-en til et parti, begynnelsen på den, eller «last»; eller filen med en pakke, eller - for standard inn
commands_help_of_game = Bare dette spillet
commands_help_with_player = Bare med denne spilleren
commands_help_with_players = Bare med så mange spillere
commands_help_of_year = Bare dette året
commands_help_since = Fra og med denne dagen
commands_help_until = Til og med denne dagen
commands_help_export = Id-er til partier, begynnelsen på dem, eller «last»; uten noen: alt
commands_help_output = Hvor det skal skrives; ellers til standard ut
commands_help_bundle = En pakke, eller - for standard inn
commands_help_keep = Hva som skjer med partier som er her allerede
commands_help_keep_here = De som er her, blir som de er
commands_help_keep_there = De som kommer, tar plassen deres; det som er her, havner i papirkurven
commands_help_keep_both = De som kommer, fortsetter dem; der de har gått hver sin vei, beholdes begge
commands_help_preview = Vis bare hva som ville blitt hentet inn
commands_help_only_session = Bare dette partiet: id-en, begynnelsen på den, eller «last»; kan oppgis flere ganger
commands_help_backups = List bare opp sikkerhetskopiene som finnes
commands_help_backup = Et nummer fra «backup --list», eller en fil
commands_help_restore_preview = Vis bare hva som ville blitt hentet tilbake
commands_help_words = Ord eller deler av ord fra navn, notater, navnet på spillet eller dagen
commands_help_unfinished = Bare de som ikke har noe resultat ennå
commands_help_bin = Partiene i papirkurven i stedet
commands_help_dark = Lys skrift på mørk bunn
commands_help_card_day = Dagen slik den skal skrives, for eksempel «16. november»; ellers med tall
commands_help_format = Hva som skal skrives; ellers bestemmer filendelsen, og uten fil blir det tekst
commands_help_format_text = Noen linjer til en chat
commands_help_format_svg = Et bilde som kan forstørres
commands_help_format_png = Et bilde som passer i alle chatter, 1080 piksler bredt
commands_help_card_output = Hvor det skal skrives: FIL.png, FIL.svg eller FIL.txt
commands_help_plays = Id-er til partier, begynnelsen på dem, eller «last»; uten noen, for en fil: alle som er fullført
commands_help_play_file = En partifil med alle i stedet for en lenke til ett
commands_help_plays_output = Hvor partifilen skal skrives, for eksempel plays.bgsplay; ellers til standard ut
commands_help_player = Navnet på spilleren, eller begynnelsen på id-en
commands_help_new_name = Det nye navnet
commands_help_merged = Den som ikke trengs i listen lenger
commands_help_into = Den som blir igjen

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = «{ $given }» hører ikke hjemme her.
commands_wrong_command = Kommandoen «{ $given }» finnes ikke.
commands_wrong_value = «{ $given }» passer ikke til { $argument }.
commands_wrong_choice = «{ $given }» passer ikke til { $argument }. Mulig: { $values }.
commands_no_value = { $argument } trenger en verdi.
commands_missing = Mangler: { $arguments }
commands_conflict = { $argument } og { $other } kan ikke oppgis sammen.
commands_twice = { $argument } kan bare oppgis én gang.
commands_no_utf8 = Det som ble skrevet, er ikke tekst i UTF-8.
commands_wrong_use = Dette var ikke mulig å forstå.
commands_meant = Mente du «{ $meant }»?
commands_more_help = Hjelp: { $command }
commands_no_language = Språket «{ $tag }» finnes ikke. Disse finnes: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Filen finnes ikke.
commands_file_denied = Ingen tilgang til å lese eller skrive her.
commands_file_folder = Dette er en mappe.
commands_file_full = Disken er full.
commands_file_other = Det går ikke å lese eller skrive her ({ $detail }).
commands_no_home = Det finnes ingen hjemmemappe. Si med --db STI hvor partiene skal lagres.
commands_no_picture = Bildet kunne ikke lages ({ $detail }).
commands_no_terminal = Terminalen kunne ikke brukes ({ $detail }).
commands_written_to = Skrevet til { $path }
commands_written_partly = Skrevet til { $path }. { $told }
commands_backup_made = Sikkerhetskopi: { $path }
commands_no_such_backup = Sikkerhetskopi { NUMBER($n) } finnes ikke.
commands_no_such_backup_of = Sikkerhetskopi { NUMBER($n) } finnes ikke. Disse finnes:
commands_card_missing = Skriften i bildet mangler tegn for: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } × { $what }
commands_moves = { NUMBER($n) } trekk
commands_partly_found = Bare noen av ordene:
commands_rule_option = Endres med valget: { $option }
commands_no_such_session = Ingen partier har denne id-en: { $id }
commands_several_sessions = Flere partier begynner slik: { $ids }
commands_stated_entered = Oppgitt resultat, ført inn { $moment }
commands_no_such_player = Ingen spillere har dette navnet: { $name }
commands_several_players = Flere spillere begynner slik: { $names }
commands_rescore_pair = Skriv et valg og svaret som VALG=SVAR, ikke som «{ $given }».
commands_rescored = { $what } – { $before } → { $after }
commands_players_coming = Spillere: { $names }
commands_boxes_coming = Kjent om eksemplarene av disse spillene: { $games }
commands_deletions_coming = Partier som ville bli slettet: { NUMBER($n) }
commands_written_by = Skrevet av versjon { $version }
commands_import_differs = Resultater i pakken som ikke følger av loggen eller beviset; «verify FIL» sier hvilke og hvorfor: { NUMBER($n) }
commands_bgstats_unfinished = Utelatt fordi de ikke er fullført: { NUMBER($n) }
commands_bgstats_strange = Utelatt fordi spillet ikke er kjent her: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Terminalvinduet er for lite. Det trengs { $needed } (nå { $here })
commands_found = Partier med «{ $words }»
commands_begins_now = Begynner: { $name }
commands_known_players = Har spilt her før: { $names }
commands_ask_forget = { $name }: Ta denne spilleren ut av alle lister? Gamle partier beholder navnet.
commands_same_person = { $name } er samme person som …
commands_ask_remove = Fjerne dette fra loggen? { $line }
commands_will_replace = Neste oppføring erstatter: { $line }
commands_will_insert = Neste oppføring kommer foran: { $line }
commands_recorded = lagret ved fullføring: { NUMBER($points) }
commands_statistics_of = Statistikk: { $game }
commands_scoring_of = Hva som gir poeng: { $game }
commands_remembered_of = Det appen husker om deres eksemplar av { $game }
commands_board_of = { $seat }: { $what }
