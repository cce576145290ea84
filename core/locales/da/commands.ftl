# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Brug: { $usage }
commands_title_commands = Kommandoer:
commands_title_arguments = Argumenter:
commands_title_options = Tilvalg:
commands_default = { $help } [standard: { $value }]
commands_choice = { $value }: { $help }
commands_about = Holder styr på pointene ved bordet og siger, hvor hvert af dem kommer fra.
commands_after_help = Uden kommando åbner terminalprogrammet i fuld skærm. Afslutningskoder: 0 i orden, 1 afvist, 2 forkert brug.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = TILVALG
commands_value_command = KOMMANDO
commands_value_game = SPIL
commands_value_number = N
commands_value_pair = VALG=SVAR
commands_value_file = FIL
commands_value_path = STI
commands_value_position = STILLING
commands_value_words = ORD
commands_value_session = PARTI
commands_value_session_or_file = PARTI|FIL
commands_value_step = TRIN
commands_value_name = NAVN
commands_value_player = SPILLER
commands_value_year = ÅÅÅÅ
commands_value_day = ÅÅÅÅ-MM-DD
commands_value_language = SPROG
commands_value_which = HVILKE
commands_value_text = TEKST
commands_value_format = FORMAT
commands_value_backup = KOPI

## Help: what the commands do

commands_about_games = Vis listen over spil
commands_about_setup = Vis opsætningen af et spil med alle antal regnet ud
commands_about_score = Gør stillingsdokumenter op, med begrundelse for hvert point
commands_about_moves = Vis de træk, reglerne tillader i en stilling, for spil, hvor appen er dommer
commands_about_schema = Skriv JSON-skemaet for et spils stillingsdokumenter
commands_about_rules = Søg i reglerne for et spil
commands_about_points = Vis, hvad der giver hvor mange point i et spil
commands_about_sessions = Vis partierne med det seneste først, eller dem, du søger
commands_about_show = Vis et parti: stillingen med begrundelser og forskellen på nr. 1 og 2
commands_about_log = Vis loggen for et parti
commands_about_rescore = Gør et parti op med andre valg, side om side; intet ændres
commands_about_decided = Vis, hvad der afgjorde et afsluttet parti: den mindste ændring, der ville have givet en anden vinder
commands_about_verify = Beregn et resultat igen ud fra loggen, her eller i en pakke, og vis, om det holder
commands_about_stats = Vis statistik over de afsluttede partier
commands_about_players = Vis de huskede spillere, eller ret dem
commands_about_rename = Giv en spiller et andet navn fra nu af
commands_about_merge = Slå to spillere sammen, der er samme person
commands_about_forget = Tag en spiller af listen; partierne beholder navnet
commands_about_export = Skriv partier til en pakke, til at gemme eller tage med til en anden enhed
commands_about_import = Hent en pakke ind
commands_about_card = Del et resultat i en chat: som tekst, eller som billede med -o FIL.png eller FIL.svg
commands_about_csv = Skriv partier som tabel til regneark: en række for hvert parti, hver plads og hver pointlinje
commands_about_bgstats = Skriv et link, der åbner BG Stats med partiet udfyldt, eller skriv en partifil
commands_about_backup = Lav en sikkerhedskopi ved siden af databasen
commands_about_rebuild = Sammenlign det, der er gemt om hvert parti til lister og statistik, med partiets log, og ret det
commands_about_restore = Hent indholdet af en sikkerhedskopi tilbage; intet af det, der er her, går tabt
commands_about_help = Vis dette, eller hjælpen til en kommando

## Help: what arguments and options mean

commands_help_json = Skriv ét JSON-dokument i stedet for tekst
commands_help_db = Databasen med partierne; ellers TALLYSTONE_DB og derefter brugerens datamappe
commands_help_lang = Sproget, f.eks. da; ellers det, systemet er sat til
commands_help_help = Vis hjælpen
commands_help_version = Vis versionen
commands_help_command = Kommandoen, og dens underkommando, hvis den har nogen
commands_help_game = Et spils id, som ”games” viser det, eller spillets navn
commands_help_number_of_players = Hvor mange der er med
commands_help_set = Et valg og svaret på det i stedet for standarden; kan angives flere gange
commands_help_long = Med hvert trin, som den første gang; ellers den korte liste
commands_help_documents = JSON-filer, eller - for standardinput; med flere og --json er svaret en liste
commands_help_position = Et stillingsdokument, - for standardinput, eller en stilling på én linje
commands_help_depth = Tæl også spilforløb på op til så mange træk: 0 til 5
commands_help_question = Et spørgsmål eller nogle ord fra det; uden ord vises alle regler
commands_help_session = Et partis id, begyndelsen af det, eller ”last”
commands_help_at = Som det var efter dette trin i loggen
commands_help_rescore_set = Et valg og svaret på det; uden angivelse vises listen over valg
commands_help_verify = Et partis id, begyndelsen af det, eller ”last”; eller filen med en pakke, eller - for standardinput
commands_help_of_game = Kun dette spil
commands_help_with_player = Kun med denne spiller
commands_help_with_players = Kun med så mange spillere
commands_help_of_year = Kun fra dette år
commands_help_since = Fra og med denne dag
commands_help_until = Til og med denne dag
commands_help_export = Partiers id’er, begyndelsen af dem, eller ”last”; uden angivelse skrives alt
commands_help_output = Hvor det skal skrives hen; ellers til standardoutput
commands_help_bundle = En pakke, eller - for standardinput
commands_help_keep = Hvad der skal ske med partier, der allerede er her
commands_help_keep_here = De, der er her, bliver, som de er
commands_help_keep_there = De nye erstatter dem; det, der er her, ryger i papirkurven
commands_help_keep_both = De nye fortsætter dem; er de gået hver sin vej, beholdes begge
commands_help_preview = Vis kun, hvad der ville komme ind
commands_help_only_session = Kun dette parti: dets id, begyndelsen af det, eller ”last”; kan angives flere gange
commands_help_backups = Vis kun de sikkerhedskopier, der findes
commands_help_backup = Et nummer fra ”backup --list”, eller en fil
commands_help_restore_preview = Vis kun, hvad der ville komme tilbage
commands_help_words = Ord eller dele af ord fra navne, noter, spillets navn eller dagen
commands_help_unfinished = Kun dem, der ikke har noget resultat endnu
commands_help_bin = Dem i papirkurven i stedet
commands_help_dark = Lys skrift på mørk bund
commands_help_card_day = Dagen, som den skal skrives, f.eks. ”16. november”; ellers i tal
commands_help_format = Hvad der skal skrives; ellers afgør filnavnets endelse det, og uden fil bliver det tekst
commands_help_format_text = Et par linjer til en chat
commands_help_format_svg = Et billede, der kan forstørres
commands_help_format_png = Et billede til enhver chat, 1080 pixel bredt
commands_help_card_output = Hvor det skal skrives hen: FIL.png, FIL.svg eller FIL.txt
commands_help_plays = Partiers id’er, begyndelsen af dem, eller ”last”; uden angivelse kommer alle afsluttede i filen
commands_help_play_file = En partifil med dem alle i stedet for et link til ét
commands_help_plays_output = Hvor partifilen skal skrives hen, f.eks. plays.bgsplay; ellers til standardoutput
commands_help_player = Spillerens navn, eller begyndelsen af spillerens id
commands_help_new_name = Det nye navn
commands_help_merged = Den, der ikke længere skal stå på listen
commands_help_into = Den, der bliver stående

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = ”{ $given }” hører ikke til her.
commands_wrong_command = Der er ingen kommando ”{ $given }”.
commands_wrong_value = ”{ $given }” passer ikke til { $argument }.
commands_wrong_choice = ”{ $given }” passer ikke til { $argument }. Mulige værdier: { $values }.
commands_no_value = { $argument } skal have en værdi.
commands_missing = Mangler: { $arguments }
commands_conflict = { $argument } og { $other } kan ikke angives sammen.
commands_twice = { $argument } kan kun angives én gang.
commands_no_utf8 = Det skrevne er ikke tekst i UTF-8.
commands_wrong_use = Det kan ikke forstås.
commands_meant = Mente du ”{ $meant }”?
commands_more_help = Hjælp: { $command }
commands_no_language = Sproget ”{ $tag }” findes ikke. Mulige sprog: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Filen findes ikke.
commands_file_denied = Her er det ikke tilladt at læse eller skrive.
commands_file_folder = Det er en mappe.
commands_file_full = Disken er fuld.
commands_file_other = Det kan ikke læses eller skrives ({ $detail }).
commands_no_home = Der er ingen hjemmemappe. Angiv med --db STI, hvor partierne skal gemmes.
commands_no_picture = Billedet kunne ikke laves ({ $detail }).
commands_no_terminal = Terminalen kunne ikke bruges ({ $detail }).
commands_written_to = Skrevet til { $path }
commands_written_partly = Skrevet til { $path }. { $told }
commands_backup_made = Sikkerhedskopi: { $path }
commands_no_such_backup = Sikkerhedskopi { NUMBER($n) } findes ikke.
commands_no_such_backup_of = Sikkerhedskopi { NUMBER($n) } findes ikke. Der er disse:
commands_card_missing = Billedets skrift mangler tegn for: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } × { $what }
commands_moves = { NUMBER($n) } træk
commands_partly_found = Kun nogle af ordene:
commands_rule_option = Valget, der ændrer det: { $option }
commands_no_such_session = Intet parti har dette id: { $id }
commands_several_sessions = Flere partier begynder sådan: { $ids }
commands_stated_entered = Oplyst resultat, indtastet { $moment }
commands_no_such_player = Ingen spiller har dette navn: { $name }
commands_several_players = Flere spillere begynder sådan: { $names }
commands_rescore_pair = Skriv et valg og dets svar som VALG=SVAR, ikke som ”{ $given }”.
commands_rescored = { $what }: { $before } → { $after }
commands_players_coming = Spillere: { $names }
commands_boxes_coming = Det, der vides om eksemplarer af disse spil: { $games }
commands_deletions_coming = Partier, der ville blive slettet: { NUMBER($n) }
commands_written_by = Skrevet af version { $version }
commands_import_differs = Resultater i pakken, der ikke følger af deres log eller bevis; ”verify FIL” siger hvilke og hvorfor: { NUMBER($n) }
commands_bgstats_unfinished = Udeladt, da de ikke er afsluttet: { NUMBER($n) }
commands_bgstats_strange = Udeladt, da spillene ikke kendes her: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Terminalen er for lille. Der skal bruges { $needed } (nu { $here })
commands_found = Partier med ”{ $words }”
commands_begins_now = Starter: { $name }
commands_known_players = Har været med før: { $names }
commands_ask_forget = { $name }: Vil du fjerne spilleren fra alle lister? Gamle partier beholder navnet.
commands_same_person = { $name } er samme person som …
commands_ask_remove = Vil du fjerne dette fra loggen? { $line }
commands_will_replace = Næste indtastning erstatter: { $line }
commands_will_insert = Næste indtastning kommer før: { $line }
commands_recorded = gemt ved afslutningen: { NUMBER($points) }
commands_statistics_of = Statistik: { $game }
commands_scoring_of = Hvad der giver point: { $game }
commands_remembered_of = Husket om jeres eksemplar af { $game }
commands_board_of = { $seat }: { $what }
