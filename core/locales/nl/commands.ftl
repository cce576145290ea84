# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Gebruik: { $usage }
commands_title_commands = Opdrachten:
commands_title_arguments = Argumenten:
commands_title_options = Opties:
commands_default = { $help } [standaard: { $value }]
commands_choice = { $value }: { $help }
commands_about = Houdt aan tafel de punten bij en zegt waarom elk punt gegeven is.
commands_after_help = Zonder opdracht opent de shell. Exitcodes: 0 in orde, 1 geweigerd, 2 verkeerd gebruik.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = OPTIES
commands_value_command = OPDRACHT
commands_value_game = SPEL
commands_value_number = N
commands_value_pair = OPTIE=ANTWOORD
commands_value_file = BESTAND
commands_value_path = PAD
commands_value_position = STELLING
commands_value_words = WOORDEN
commands_value_session = PARTIJ
commands_value_session_or_file = PARTIJ|BESTAND
commands_value_step = STAP
commands_value_name = NAAM
commands_value_player = SPELER
commands_value_year = JJJJ
commands_value_day = JJJJ-MM-DD
commands_value_language = TAAL
commands_value_which = WELKE
commands_value_text = TEKST
commands_value_format = FORMAAT
commands_value_backup = BACK-UP

## Help: what the commands do

commands_about_games = De spellen opsommen
commands_about_setup = De spelvoorbereiding van een spel tonen, met alle aantallen
commands_about_score = Documenten met een stelling waarderen, met uitleg bij elk punt
commands_about_moves = De zetten opsommen die in een stelling mogen, bij spellen met een scheidsrechter
commands_about_schema = Het JSON-schema voor de documenten met een stelling van een spel tonen
commands_about_rules = Zoeken in de regels van een spel
commands_about_points = Tonen waar een spel punten voor geeft, en hoeveel
commands_about_sessions = De partijen opsommen, de laatste eerst, of die waarnaar je zoekt
commands_about_show = Een partij tonen: de stand met uitleg, en het verschil tussen eerste en tweede
commands_about_log = Het logboek van een partij tonen
commands_about_rescore = Een partij waarderen met andere opties van het spel, naast elkaar; er verandert niets
commands_about_decided = Zeggen wat in een afgeronde partij de doorslag gaf: de kleinste wijziging die een andere winnaar had opgeleverd
commands_about_verify = Een uitslag opnieuw afleiden uit het logboek, van hier of uit een bundel, en zeggen of die klopt
commands_about_stats = Statistieken van de afgeronde partijen
commands_about_players = De onthouden spelers opsommen of wijzigen
commands_about_rename = Een speler een andere naam geven, vanaf nu
commands_about_merge = Twee spelers samenvoegen die dezelfde persoon zijn
commands_about_forget = Een speler van de lijst halen; partijen houden de naam
commands_about_export = Partijen als bundel wegschrijven, om te bewaren of voor een ander apparaat
commands_about_import = Een bundel inlezen
commands_about_card = Een uitslag voor in een chat: in woorden, of als plaatje met -o BESTAND.png of BESTAND.svg
commands_about_csv = Partijen als tabel voor een rekenblad wegschrijven: een rij per partij, stoel en regel van de puntentelling
commands_about_bgstats = Een link tonen die BG Stats opent met een ingevulde partij, of een partijbestand schrijven
commands_about_backup = Een back-up maken naast de database
commands_about_rebuild = De gegevens voor lijsten en statistieken vergelijken met het logboek van elke partij en herstellen
commands_about_restore = Terughalen wat in een back-up zit; van wat hier is, gaat niets verloren
commands_about_help = Dit tonen, of de hulp bij een opdracht

## Help: what arguments and options mean

commands_help_json = Eén JSON-document geven in plaats van tekst
commands_help_db = De database met partijen; anders die uit TALLYSTONE_DB, en anders die in de gegevensmap van de gebruiker
commands_help_lang = De taal, zoals nl; anders die van de omgeving
commands_help_help = Hulp tonen
commands_help_version = De versie tonen
commands_help_command = De opdracht, en de opdracht daaronder als die er is
commands_help_game = De id van een spel, zoals “games” die opsomt, of de naam
commands_help_number_of_players = Hoeveel spelers er meedoen
commands_help_set = Een optie en het antwoord erop in plaats van het standaardantwoord; mag meer dan eens
commands_help_long = Met elke stap, zoals voor een eerste keer; anders de korte lijst
commands_help_documents = JSON-bestanden, of - voor de standaardinvoer; met --json en meer dan één bestand is het antwoord een lijst
commands_help_position = Een document met een stelling, - voor de standaardinvoer, of een stelling op één regel
commands_help_depth = Ook de zettenreeksen tellen van hoogstens zoveel zetten: 0 tot 5
commands_help_question = Een vraag, of een paar woorden ervan; zonder woorden alle regels
commands_help_session = De id van een partij, het begin ervan, of “last”
commands_help_at = Zoals het was na deze stap van het logboek
commands_help_rescore_set = Een optie en het antwoord erop; zonder dit worden de opties opgesomd
commands_help_verify = De id van een partij, het begin ervan, of “last”; of het bestand van een bundel, of - voor de standaardinvoer
commands_help_of_game = Alleen van dit spel
commands_help_with_player = Alleen met deze speler
commands_help_with_players = Alleen met zoveel spelers
commands_help_of_year = Alleen van dit jaar
commands_help_since = Vanaf deze dag
commands_help_until = Tot en met deze dag
commands_help_export = De id’s van partijen, het begin ervan, of “last”; anders alles
commands_help_output = Waar het naartoe geschreven wordt; anders naar de standaarduitvoer
commands_help_bundle = Een bundel, of - voor de standaardinvoer
commands_help_keep = Wat er gebeurt met partijen die hier al zijn
commands_help_keep_here = Wat hier is, blijft zoals het is
commands_help_keep_there = Wat erbij komt, neemt hun plaats in; wat hier is, gaat naar de prullenbak
commands_help_keep_both = Wat erbij komt, vult ze aan; waar ze uiteenlopen, blijven beide bewaard
commands_help_preview = Alleen zeggen wat erbij zou komen
commands_help_only_session = Alleen deze partij: de id, het begin ervan, of “last”; mag meer dan eens
commands_help_backups = Alleen opsommen welke back-ups er zijn
commands_help_backup = Een nummer uit “backup --list”, of een bestand
commands_help_restore_preview = Alleen zeggen wat er terug zou komen
commands_help_words = Woorden of delen ervan uit namen, notities, de naam van het spel of de dag
commands_help_unfinished = Alleen partijen zonder uitslag
commands_help_bin = In plaats daarvan de partijen in de prullenbak
commands_help_dark = Lichte letters op een donkere achtergrond
commands_help_card_day = De dag zoals die er moet staan, zoals “16 november”; anders in cijfers
commands_help_format = Wat er geschreven wordt; anders bepaalt de bestandsnaam dat, en zonder bestand komt er tekst
commands_help_format_text = Een paar regels voor in een chat
commands_help_format_svg = Een plaatje dat je kunt vergroten
commands_help_format_png = Een plaatje voor elke chat, 1080 pixels breed
commands_help_card_output = Waar het naartoe geschreven wordt: BESTAND.png, BESTAND.svg of BESTAND.txt
commands_help_plays = De id’s van partijen, het begin ervan, of “last”; met --file anders alle afgeronde
commands_help_play_file = Een partijbestand met alle partijen in plaats van een link naar één partij
commands_help_plays_output = Waar het partijbestand naartoe geschreven wordt, zoals plays.bgsplay; anders naar de standaarduitvoer
commands_help_player = De naam van de speler, of het begin van de id
commands_help_new_name = De nieuwe naam
commands_help_merged = Wie van de lijst verdwijnt
commands_help_into = Wie blijft

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = “{ $given }” hoort hier niet.
commands_wrong_command = Er is geen opdracht “{ $given }”.
commands_wrong_value = “{ $given }” past niet bij { $argument }.
commands_wrong_choice = “{ $given }” past niet bij { $argument }. Mogelijk: { $values }.
commands_no_value = Bij { $argument } hoort een waarde.
commands_missing = Ontbreekt: { $arguments }
commands_conflict = { $argument } en { $other } gaan niet samen.
commands_twice = { $argument } mag maar één keer.
commands_no_utf8 = Wat er getypt is, is geen tekst in UTF-8.
commands_wrong_use = Dit is niet te begrijpen.
commands_meant = Bedoelde je “{ $meant }”?
commands_more_help = Hulp: { $command }
commands_no_language = Er is geen taal “{ $tag }”. Wel: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Dit bestand is er niet.
commands_file_denied = Lezen of schrijven mag hier niet.
commands_file_folder = Dit is een map.
commands_file_full = De schijf is vol.
commands_file_other = Dit kan niet gelezen of geschreven worden ({ $detail }).
commands_no_home = Er is geen thuismap. Geef met --db PAD op waar de partijen bewaard worden.
commands_no_picture = Het plaatje kon niet gemaakt worden ({ $detail }).
commands_no_terminal = De terminal kon niet gebruikt worden ({ $detail }).
commands_written_to = Geschreven naar { $path }
commands_written_partly = Geschreven naar { $path }. { $told }
commands_backup_made = Back-up: { $path }
commands_no_such_backup = Er is geen back-up { NUMBER($n) }.
commands_no_such_backup_of = Er is geen back-up { NUMBER($n) }. Deze zijn er wel:
commands_card_missing = Het lettertype van het plaatje mist deze letters: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } × { $what }
commands_moves = { $n ->
    [one] { NUMBER($n) } zet
   *[other] { NUMBER($n) } zetten
}
commands_partly_found = Niet alle woorden gevonden:
commands_rule_option = De optie die dit verandert: { $option }
commands_no_such_session = Geen partij heeft deze id: { $id }
commands_several_sessions = Meerdere partijen beginnen zo: { $ids }
commands_stated_entered = Uitslag zoals opgegeven, ingevoerd op { $moment }
commands_no_such_player = Geen speler heeft deze naam: { $name }
commands_several_players = Meerdere spelers beginnen zo: { $names }
commands_rescore_pair = Geef een optie en het antwoord als OPTIE=ANTWOORD, niet als “{ $given }”.
commands_rescored = { $what }: { $before } → { $after }
commands_players_coming = Spelers: { $names }
commands_boxes_coming = Bekend over de exemplaren van deze spellen: { $games }
commands_deletions_coming = Partijen die gewist zouden worden: { NUMBER($n) }
commands_written_by = Geschreven door versie { $version }
commands_import_differs = Uitslagen erin die niet volgen uit hun logboek of bewijs; “verify BESTAND” zegt welke en waarom: { NUMBER($n) }
commands_bgstats_unfinished = Weggelaten, want niet afgerond: { NUMBER($n) }
commands_bgstats_strange = Weggelaten, want het spel is hier niet bekend: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Deze terminal is te klein. Nodig: { $needed } (hier { $here })
commands_found = Partijen met “{ $words }”
commands_begins_now = Begint: { $name }
commands_known_players = Speelden hier al eerder: { $names }
commands_ask_forget = { $name }: deze speler van alle lijsten halen? Oude partijen houden de naam.
commands_same_person = { $name } is dezelfde persoon als …
commands_ask_remove = Dit uit het logboek verwijderen? { $line }
commands_will_replace = De volgende invoer vervangt: { $line }
commands_will_insert = De volgende invoer komt vóór: { $line }
commands_recorded = vastgelegd bij het afronden: { NUMBER($points) }
commands_statistics_of = Statistieken: { $game }
commands_scoring_of = Wat punten geeft: { $game }
commands_remembered_of = Onthouden over jullie exemplaar van { $game }
commands_board_of = { $seat }: { $what }
