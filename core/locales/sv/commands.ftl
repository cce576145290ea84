# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Användning: { $usage }
commands_title_commands = Kommandon:
commands_title_arguments = Argument:
commands_title_options = Flaggor:
commands_default = { $help } [förval: { $value }]
commands_choice = { $value }: { $help }
commands_about = Räknar poängen vid bordet och säger varför varje poäng gavs.
commands_after_help = Utan kommando öppnas skalet. Slutkoder: 0 allt gick bra, 1 avvisat, 2 felaktig användning.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = FLAGGOR
commands_value_command = KOMMANDO
commands_value_game = SPEL
commands_value_number = N
commands_value_pair = ALTERNATIV=SVAR
commands_value_file = FIL
commands_value_path = SÖKVÄG
commands_value_position = STÄLLNING
commands_value_words = ORD
commands_value_session = PARTI
commands_value_session_or_file = PARTI|FIL
commands_value_step = STEG
commands_value_name = NAMN
commands_value_player = SPELARE
commands_value_year = ÅÅÅÅ
commands_value_day = ÅÅÅÅ-MM-DD
commands_value_language = SPRÅK
commands_value_which = VILKA
commands_value_text = TEXT
commands_value_format = FORMAT
commands_value_backup = KOPIA

## Help: what the commands do

commands_about_games = Lista spelen
commands_about_setup = Visa förberedelserna för ett spel, med alla antal uträknade
commands_about_score = Räkna poängen i ställningsdokument, med en förklaring till varje poäng
commands_about_moves = Lista de drag som reglerna tillåter i en ställning, för spel där appen dömer
commands_about_schema = Skriv ut JSON-schemat för ett spels ställningsdokument
commands_about_rules = Sök i reglerna för ett spel
commands_about_points = Visa vad som ger hur många poäng i ett spel
commands_about_sessions = Lista partierna med det senaste först, eller dem du söker
commands_about_show = Visa ett parti: ställningen med förklaringar, och vad som skiljer ettan och tvåan
commands_about_log = Skriv ut loggen för ett parti
commands_about_rescore = Räkna ett parti med andra alternativ i spelet, sida vid sida; inget ändras
commands_about_decided = Säg vad som avgjorde ett avslutat parti: den minsta ändring som hade gett en annan vinnare
commands_about_verify = Räkna fram ett resultat ur loggen på nytt, här eller i ett paket, och säg om det stämmer
commands_about_stats = Visa statistik över de avslutade partierna
commands_about_players = Lista de sparade spelarna, eller ändra dem
commands_about_rename = Ge en spelare ett annat namn, från och med nu
commands_about_merge = Säg att två spelare är samma person
commands_about_forget = Ta bort en spelare från listan; partierna behåller namnet
commands_about_export = Skriv partier till ett paket, att spara eller ta med till en annan enhet
commands_about_import = Läs in ett paket
commands_about_card = Dela ett resultat i en chatt: i ord, eller som bild med -o FIL.png eller FIL.svg
commands_about_csv = Skriv partier som tabell för kalkylprogram: en rad för varje parti, plats och poängpost
commands_about_bgstats = Skriv ut en länk som öppnar BG Stats med partiet ifyllt, eller skriv en partifil
commands_about_backup = Gör en säkerhetskopia bredvid databasen
commands_about_rebuild = Jämför det som listor och statistik har om varje parti med dess logg, och rätta det som inte stämmer
commands_about_restore = Hämta tillbaka det som finns i en säkerhetskopia; inget som finns här går förlorat
commands_about_help = Visa det här, eller hjälpen till ett kommando

## Help: what arguments and options mean

commands_help_json = Skriv ut ett JSON-dokument i stället för text
commands_help_db = Databasen med partierna; annars TALLYSTONE_DB och därefter användarens datamapp
commands_help_lang = Språket, till exempel sv; annars det som miljön anger
commands_help_help = Visa hjälpen
commands_help_version = Visa versionen
commands_help_command = Kommandot, och underkommandot om det finns ett
commands_help_game = Ett spels id, som ”games” listar det, eller dess namn
commands_help_number_of_players = Hur många som spelar
commands_help_set = Ett alternativ och svaret på det i stället för förvalet; kan anges flera gånger
commands_help_long = Med varje steg, som första gången; annars den korta listan
commands_help_documents = JSON-filer, eller - för standard in; med flera och --json blir svaret en lista
commands_help_position = Ett ställningsdokument, - för standard in, eller en ställning på en rad
commands_help_depth = Räkna också dragföljder på upp till så många drag: 0 till 5
commands_help_question = En fråga, eller några ord ur den; utan ord visas alla regler
commands_help_session = Ett partis id, början på det, eller ”last”
commands_help_at = Som det var efter det här steget i loggen
commands_help_rescore_set = Ett alternativ och svaret på det; anges inget listas alternativen
commands_help_verify = Ett partis id, början på det, eller ”last”; eller filen med ett paket, eller - för standard in
commands_help_of_game = Bara det här spelet
commands_help_with_player = Bara med den här spelaren
commands_help_with_players = Bara med så många spelare
commands_help_of_year = Bara det här året
commands_help_since = Från och med den här dagen
commands_help_until = Till och med den här dagen
commands_help_export = Partiers id, början på dem, eller ”last”; anges inget skrivs allt
commands_help_output = Vart det ska skrivas; annars till standard ut
commands_help_bundle = Ett paket, eller - för standard in
commands_help_keep = Vad som händer med partier som redan finns här
commands_help_keep_here = De som finns här förblir som de är
commands_help_keep_there = De som kommer in tar deras plats; det som finns här hamnar i papperskorgen
commands_help_keep_both = De som kommer in bygger vidare på dem; där de har gått isär behålls båda
commands_help_preview = Säg bara vad som skulle komma in
commands_help_only_session = Bara det här partiet: dess id, början på det, eller ”last”; kan anges flera gånger
commands_help_backups = Lista bara de säkerhetskopior som finns
commands_help_backup = Ett nummer från ”backup --list”, eller en fil
commands_help_restore_preview = Säg bara vad som skulle komma tillbaka
commands_help_words = Ord eller delar av ord ur namn, anteckningar, spelets namn eller dagen
commands_help_unfinished = Bara de som inte har något resultat än
commands_help_bin = De i papperskorgen i stället
commands_help_dark = Ljus text på mörk botten
commands_help_card_day = Dagen så som den ska skrivas, till exempel ”16 november”; annars i siffror
commands_help_format = Vad som ska skrivas; annars avgör slutet på filens namn, och utan fil blir det text
commands_help_format_text = Några rader till en chatt
commands_help_format_svg = En bild som kan förstoras
commands_help_format_png = En bild till vilken chatt som helst, 1080 bildpunkter bred
commands_help_card_output = Vart det ska skrivas: FIL.png, FIL.svg eller FIL.txt
commands_help_plays = Partiers id, början på dem, eller ”last”; anges inget hamnar alla avslutade partier i filen
commands_help_play_file = En partifil med alla partier i stället för en länk till ett enda
commands_help_plays_output = Vart partifilen ska skrivas, till exempel plays.bgsplay; annars till standard ut
commands_help_player = Spelarens namn, eller början på spelarens id
commands_help_new_name = Det nya namnet
commands_help_merged = Den som inte längre behövs i listan
commands_help_into = Den som blir kvar

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = ”{ $given }” hör inte hemma här.
commands_wrong_command = Det finns inget kommando ”{ $given }”.
commands_wrong_value = ”{ $given }” passar inte för { $argument }.
commands_wrong_choice = ”{ $given }” passar inte för { $argument }. Möjligt: { $values }.
commands_no_value = { $argument } behöver ett värde.
commands_missing = Saknas: { $arguments }
commands_conflict = { $argument } och { $other } kan inte anges tillsammans.
commands_twice = { $argument } kan bara anges en gång.
commands_no_utf8 = Det som skrevs är inte text i UTF-8.
commands_wrong_use = Det här går inte att förstå.
commands_meant = Menade du ”{ $meant }”?
commands_more_help = Hjälp: { $command }
commands_no_language = Språket ”{ $tag }” finns inte. Dessa finns: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Filen finns inte.
commands_file_denied = Det är inte tillåtet att läsa eller skriva här.
commands_file_folder = Det här är en mapp.
commands_file_full = Disken är full.
commands_file_other = Det går inte att läsa eller skriva här ({ $detail }).
commands_no_home = Det finns ingen hemmapp. Ange med --db SÖKVÄG var partierna ska sparas.
commands_no_picture = Bilden kunde inte skapas ({ $detail }).
commands_no_terminal = Terminalen kunde inte användas ({ $detail }).
commands_written_to = Skrivet till { $path }
commands_written_partly = Skrivet till { $path }. { $told }
commands_backup_made = Säkerhetskopia: { $path }
commands_no_such_backup = Det finns ingen säkerhetskopia { NUMBER($n) }.
commands_no_such_backup_of = Det finns ingen säkerhetskopia { NUMBER($n) }. Dessa finns:
commands_card_missing = Bildens teckensnitt saknar tecken för: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } × { $what }
commands_moves = { NUMBER($n) } drag
commands_partly_found = Bara några av orden:
commands_rule_option = Ändras med alternativet: { $option }
commands_no_such_session = Inget parti har detta id: { $id }
commands_several_sessions = Flera partier börjar så här: { $ids }
commands_stated_entered = Resultat enligt spelarna, infört { $moment }
commands_no_such_player = Ingen spelare har detta namn: { $name }
commands_several_players = Flera spelare börjar så här: { $names }
commands_rescore_pair = Skriv ett alternativ och dess svar som ALTERNATIV=SVAR, inte som ”{ $given }”.
commands_rescored = { $what } ({ $before } → { $after })
commands_players_coming = Spelare: { $names }
commands_boxes_coming = Det som är känt om exemplaren av dessa spel: { $games }
commands_deletions_coming = Partier som skulle raderas: { NUMBER($n) }
commands_written_by = Skrivet av version { $version }
commands_import_differs = Resultat som inte stämmer med sina loggar eller bevis; ”verify FIL” säger vilka och varför: { NUMBER($n) }
commands_bgstats_unfinished = Utelämnade eftersom de inte är avslutade: { NUMBER($n) }
commands_bgstats_strange = Utelämnade eftersom spelen inte är kända här: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Terminalen är för liten. Det behövs { $needed } (nu { $here })
commands_found = Partier med ”{ $words }”
commands_begins_now = Börjar: { $name }
commands_known_players = Har spelat här förut: { $names }
commands_ask_forget = { $name }: Ta bort spelaren från alla listor? Gamla partier behåller namnet.
commands_same_person = { $name } är samma person som …
commands_ask_remove = Ta bort det här ur loggen? { $line }
commands_will_replace = Nästa post ersätter: { $line }
commands_will_insert = Nästa post hamnar före: { $line }
commands_recorded = noterat när partiet avslutades: { NUMBER($points) }
commands_statistics_of = Statistik: { $game }
commands_scoring_of = Vad som ger poäng: { $game }
commands_remembered_of = Sparat om ert exemplar av { $game }
commands_board_of = { $seat }: { $what }
