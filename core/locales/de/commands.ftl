# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Aufruf: { $usage }
commands_title_commands = Befehle:
commands_title_arguments = Argumente:
commands_title_options = Optionen:
commands_default = { $help } [Vorgabe: { $value }]
commands_choice = { $value }: { $help }
commands_about = Zählt am Tisch die Punkte und sagt zu jedem, woher er kommt.
commands_after_help = Ohne Befehl öffnet sich die Shell. Exit-Codes: 0 in Ordnung, 1 abgelehnt, 2 falscher Aufruf.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = OPTIONEN
commands_value_command = BEFEHL
commands_value_game = SPIEL
commands_value_number = N
commands_value_pair = OPTION=ANTWORT
commands_value_file = DATEI
commands_value_path = PFAD
commands_value_position = STELLUNG
commands_value_words = WÖRTER
commands_value_session = PARTIE
commands_value_session_or_file = PARTIE|DATEI
commands_value_step = SCHRITT
commands_value_name = NAME
commands_value_player = SPIELER
commands_value_year = JJJJ
commands_value_day = JJJJ-MM-TT
commands_value_language = SPRACHE
commands_value_which = WELCHE
commands_value_text = TEXT
commands_value_format = FORMAT
commands_value_backup = SICHERUNG

## Help: what the commands do

commands_about_games = Die Spiele auflisten
commands_about_setup = Den Aufbau eines Spiels ausgeben, mit allen Zahlen
commands_about_score = Stellungsdokumente werten, mit Begründung für jeden Punkt
commands_about_moves = Die Züge auflisten, die in einer Stellung erlaubt sind, bei Spielen, deren Züge geprüft werden
commands_about_schema = Das JSON-Schema für die Stellungsdokumente eines Spiels ausgeben
commands_about_rules = Die Regeln eines Spiels durchsuchen
commands_about_points = Ausgeben, was in einem Spiel wie viele Punkte bringt
commands_about_sessions = Die Partien auflisten, die neueste zuerst, oder nur die gesuchten
commands_about_show = Eine Partie zeigen: Stand mit Begründung, und was Platz 1 und 2 trennt
commands_about_log = Das Protokoll einer Partie ausgeben
commands_about_rescore = Eine Partie mit anderen Optionen ihres Spiels werten, zum Vergleich; geändert wird nichts
commands_about_decided = Sagen, was in einer beendeten Partie den Ausschlag gab: die kleinste Änderung, mit der es anders ausgegangen wäre
commands_about_verify = Ein Ergebnis neu aus seinem Protokoll herleiten, von hier oder aus einem Paket, und sagen, ob es stimmt
commands_about_stats = Statistik der beendeten Partien
commands_about_players = Die gemerkten Spieler auflisten oder ändern
commands_about_rename = Einem Spieler einen anderen Namen geben, ab jetzt
commands_about_merge = Zwei Spieler zusammenlegen, die dieselbe Person sind
commands_about_forget = Einen Spieler aus der Liste nehmen; Partien behalten den Namen
commands_about_export = Partien als Paket schreiben, zum Aufheben oder für ein anderes Gerät
commands_about_import = Ein Paket einlesen
commands_about_card = Ein Ergebnis für den Chat: in Worten oder als Bild mit -o DATEI.png oder DATEI.svg
commands_about_csv = Partien als Tabelle für die Tabellenkalkulation schreiben: eine Zeile für jeden Spieler einer Partie und jeden Posten seiner Wertung
commands_about_bgstats = Einen Link ausgeben, der BG Stats mit einer ausgefüllten Partie öffnet, oder eine Partiedatei schreiben
commands_about_backup = Eine Sicherung neben die Datenbank legen
commands_about_rebuild = Die Angaben für Listen und Statistik mit den Protokollen vergleichen und, wo nötig, berichtigen
commands_about_restore = Zurückholen, was in einer Sicherung ist; von dem, was hier ist, geht nichts verloren
commands_about_help = Diese Hilfe oder die zu einem Befehl ausgeben

## Help: what arguments and options mean

commands_help_json = Ein JSON-Dokument statt Text ausgeben
commands_help_db = Die Datenbank der Partien; ohne Angabe die aus TALLYSTONE_DB, sonst die im Datenordner des Benutzerkontos
commands_help_lang = Die Sprache, etwa de; ohne Angabe die der Umgebung
commands_help_help = Hilfe ausgeben
commands_help_version = Version ausgeben
commands_help_command = Der Befehl, und der Unterbefehl, falls er welche hat
commands_help_game = Die Kennung eines Spiels, wie „games“ sie auflistet, oder sein Name
commands_help_number_of_players = Wie viele mitspielen
commands_help_set = Eine Option und die Antwort darauf statt der Vorgabe; auch mehrmals
commands_help_long = Alle Schritte, wie für die erste Partie; sonst die kurze Liste
commands_help_documents = JSON-Dateien oder - für die Standardeingabe; bei mehreren mit --json ist die Antwort eine Liste
commands_help_position = Ein Stellungsdokument, - für die Standardeingabe oder eine Stellung in einer Zeile
commands_help_depth = Auch die Zugfolgen mit bis zu so vielen Zügen zählen: 0 bis 5
commands_help_question = Eine Frage oder ein paar Wörter daraus; ohne Angabe alle Regeln
commands_help_session = Die Kennung einer Partie, ihr Anfang oder „last“
commands_help_at = Wie es nach diesem Schritt des Protokolls war
commands_help_rescore_set = Eine Option und die Antwort darauf; ohne Angabe werden die Optionen aufgelistet
commands_help_verify = Die Kennung einer Partie, ihr Anfang oder „last“; oder die Datei eines Pakets oder - für die Standardeingabe
commands_help_of_game = Nur von diesem Spiel
commands_help_with_player = Nur mit diesem Spieler
commands_help_with_players = Nur mit so vielen Spielern
commands_help_of_year = Nur aus diesem Jahr
commands_help_since = Ab diesem Tag
commands_help_until = Bis zu diesem Tag
commands_help_export = Kennungen von Partien, ihre Anfänge oder „last“; ohne Angabe alles
commands_help_output = Wohin es geschrieben wird; ohne Angabe in die Standardausgabe
commands_help_bundle = Ein Paket oder - für die Standardeingabe
commands_help_keep = Was aus Partien wird, die schon hier sind
commands_help_keep_here = Was hier ist, bleibt, wie es ist
commands_help_keep_there = Das Neue tritt an ihre Stelle; was hier ist, kommt in den Papierkorb
commands_help_keep_both = Das Neue setzt sie fort; wo sie auseinanderlaufen, bleiben beide
commands_help_preview = Nur sagen, was dazukäme
commands_help_only_session = Nur diese Partie: ihre Kennung, deren Anfang oder „last“; auch mehrmals
commands_help_backups = Nur die vorhandenen Sicherungen auflisten
commands_help_backup = Eine Nummer aus „backup --list“ oder eine Datei
commands_help_restore_preview = Nur sagen, was zurückkäme
commands_help_words = Wörter oder Teile davon aus Namen, Notizen, Spiel oder Tag
commands_help_unfinished = Nur die, die noch kein Ergebnis haben
commands_help_bin = Stattdessen die im Papierkorb
commands_help_dark = Helle Schrift auf dunklem Grund
commands_help_card_day = Der Tag, wie er dastehen soll, etwa „16. November“; ohne Angabe in Ziffern
commands_help_format = Was geschrieben wird; sonst sagt es die Endung des Dateinamens, und ohne Datei wird Text ausgegeben
commands_help_format_text = Ein paar Zeilen für den Chat
commands_help_format_svg = Ein Bild, das sich vergrößern lässt
commands_help_format_png = Ein Bild für jeden Chat, 1080 Pixel breit
commands_help_card_output = Wohin es geschrieben wird: DATEI.png, DATEI.svg oder DATEI.txt
commands_help_plays = Kennungen von Partien, ihre Anfänge oder „last“; für eine Datei ohne Angabe alle beendeten
commands_help_play_file = Eine Partiedatei mit allen statt eines Links zu einer
commands_help_plays_output = Wohin die Partiedatei geschrieben wird, etwa plays.bgsplay; ohne Angabe in die Standardausgabe
commands_help_player = Der Name oder der Anfang der Kennung
commands_help_new_name = Der neue Name
commands_help_merged = Wer aus der Liste verschwindet
commands_help_into = Wer bleibt

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = „{ $given }“ wird hier nicht erwartet.
commands_wrong_command = Es gibt keinen Befehl „{ $given }“.
commands_wrong_value = „{ $given }“ passt nicht zu { $argument }.
commands_wrong_choice = „{ $given }“ passt nicht zu { $argument }. Möglich: { $values }.
commands_no_value = { $argument } braucht einen Wert.
commands_missing = Es fehlt: { $arguments }
commands_conflict = { $argument } und { $other } gehen nicht zusammen.
commands_twice = { $argument } geht nur einmal.
commands_no_utf8 = Die Eingabe ist kein Text in UTF-8.
commands_wrong_use = Das ist nicht zu verstehen.
commands_meant = Meintest du „{ $meant }“?
commands_more_help = Hilfe: { $command }
commands_no_language = Es gibt keine Sprache „{ $tag }“. Es gibt: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Diese Datei gibt es nicht.
commands_file_denied = Lesen oder Schreiben ist hier nicht erlaubt.
commands_file_folder = Das ist ein Ordner.
commands_file_full = Der Datenträger ist voll.
commands_file_other = Das lässt sich nicht lesen oder schreiben ({ $detail }).
commands_no_home = Es gibt kein Benutzerverzeichnis. Gib mit --db PFAD an, wo die Partien liegen sollen.
commands_no_picture = Das Bild ließ sich nicht erstellen ({ $detail }).
commands_no_terminal = Das Terminal ließ sich nicht benutzen ({ $detail }).
commands_written_to = Geschrieben: { $path }
commands_written_partly = Geschrieben: { $path }. { $told }
commands_backup_made = Sicherung: { $path }
commands_no_such_backup = Es gibt keine Sicherung { NUMBER($n) }.
commands_no_such_backup_of = Es gibt keine Sicherung { NUMBER($n) }. Vorhanden sind:
commands_card_missing = Die Schrift des Bildes hat keine Zeichen für: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } × { $what }
commands_moves = { $n ->
    [one] { NUMBER($n) } Zug
   *[other] { NUMBER($n) } Züge
}
commands_partly_found = Nur einige der Wörter:
commands_rule_option = Die Option, die das ändert: { $option }
commands_no_such_session = Keine Partie hat diese Kennung: { $id }
commands_several_sessions = Mehrere Partien beginnen so: { $ids }
commands_stated_entered = Ergebnis nach Angabe, eingetragen am { $moment }
commands_no_such_player = Niemand hat diesen Namen: { $name }
commands_several_players = Mehrere Namen beginnen so: { $names }
commands_rescore_pair = Schreib eine Option und ihre Antwort als OPTION=ANTWORT, nicht als „{ $given }“.
commands_rescored = { $what }: { $before } → { $after }
commands_players_coming = Spieler: { $names }
commands_boxes_coming = Bekannt über die Exemplare dieser Spiele: { $games }
commands_deletions_coming = Partien, die gelöscht würden: { NUMBER($n) }
commands_written_by = Geschrieben mit Version { $version }
commands_import_differs = Ergebnisse darin, die nicht aus ihrem Protokoll oder Nachweis folgen; „verify DATEI“ sagt, welche und warum: { NUMBER($n) }
commands_bgstats_unfinished = Ausgelassen, weil nicht beendet: { NUMBER($n) }
commands_bgstats_strange = Ausgelassen, weil das Spiel hier unbekannt ist: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Dieses Terminal ist zu klein. Nötig: { $needed } (hier { $here })
commands_found = Partien mit „{ $words }“
commands_begins_now = Es beginnt: { $name }
commands_known_players = Schon mal dabei: { $names }
commands_ask_forget = { $name }: Diesen Namen aus allen Listen nehmen? Alte Partien behalten ihn.
commands_same_person = { $name } ist dieselbe Person wie …
commands_ask_remove = Das aus dem Protokoll entfernen? { $line }
commands_will_replace = Der nächste Eintrag ersetzt: { $line }
commands_will_insert = Der nächste Eintrag kommt vor: { $line }
commands_recorded = beim Beenden festgehalten: { NUMBER($points) }
commands_statistics_of = Statistik: { $game }
commands_scoring_of = Was Punkte bringt: { $game }
commands_remembered_of = Gemerkt zu eurem Exemplar von { $game }
commands_board_of = { $seat }: { $what }
