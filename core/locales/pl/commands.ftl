# What the terminal says: the help and the errors of its commands, and whatever its commands and its
# full-screen shell say with arguments. What a program reads stays English: see docs/translating.md.
# Names of commands and options (“games”, --set) are typed as they stand here.

## Help: how it is laid out

commands_usage = Użycie: { $usage }
commands_title_commands = Polecenia:
commands_title_arguments = Argumenty:
commands_title_options = Opcje:
commands_default = { $help } [domyślnie: { $value }]
commands_choice = { $value }: { $help }
commands_about = Liczy punkty przy stole i mówi, skąd się wziął każdy z nich.
commands_after_help = Bez polecenia otwiera się pełny ekran. Kody wyjścia: 0 w porządku, 1 odmowa, 2 błędne użycie.

## Help: what stands for what is typed, in capitals if the language has them

commands_value_options = OPCJE
commands_value_command = POLECENIE
commands_value_game = GRA
commands_value_number = N
commands_value_pair = OPCJA=ODPOWIEDŹ
commands_value_file = PLIK
commands_value_path = ŚCIEŻKA
commands_value_position = POZYCJA
commands_value_words = SŁOWA
commands_value_session = ROZGRYWKA
commands_value_session_or_file = ROZGRYWKA|PLIK
commands_value_step = KROK
commands_value_name = IMIĘ
commands_value_player = GRACZ
commands_value_year = RRRR
commands_value_day = RRRR-MM-DD
commands_value_language = JĘZYK
commands_value_which = KTÓRE
commands_value_text = TEKST
commands_value_format = FORMAT
commands_value_backup = KOPIA

## Help: what the commands do

commands_about_games = Wypisuje gry
commands_about_setup = Wypisuje przygotowanie gry z gotowymi liczbami
commands_about_score = Liczy punkty z dokumentów pozycji i uzasadnia każdy z nich
commands_about_moves = Wypisuje ruchy dozwolone w danej pozycji, w grach z sędziowaniem
commands_about_schema = Wypisuje JSON Schema dokumentów pozycji danej gry
commands_about_rules = Szuka w zasadach gry
commands_about_points = Wypisuje, za co w grze są punkty i ile
commands_about_sessions = Wypisuje rozgrywki, od najnowszej: wszystkie albo tylko szukane
commands_about_show = Pokazuje rozgrywkę: miejsca z uzasadnieniem i różnicę między pierwszym a drugim
commands_about_log = Wypisuje dziennik rozgrywki
commands_about_rescore = Liczy rozgrywkę jeszcze raz z innymi opcjami i zestawia oba wyniki; niczego nie zmienia
commands_about_decided = Mówi, co przesądziło o wyniku: jaka najmniejsza zmiana dałaby innego zwycięzcę
commands_about_verify = Odtwarza wynik z dziennika (z bazy albo z paczki) i mówi, czy się zgadza
commands_about_stats = Statystyki zakończonych rozgrywek
commands_about_players = Wypisuje zapamiętanych graczy albo zmienia ich listę
commands_about_rename = Zmienia imię gracza, od teraz
commands_about_merge = Łączy dwóch graczy, którzy są jedną osobą
commands_about_forget = Usuwa gracza z listy; rozgrywki zachowują imię
commands_about_export = Zapisuje rozgrywki jako paczkę, na później albo na inne urządzenie
commands_about_import = Wczytuje paczkę
commands_about_card = Przygotowuje wynik na czat: słowami albo jako obrazek przez -o PLIK.png lub PLIK.svg
commands_about_csv = Zapisuje rozgrywki jako tabelę do arkusza: wiersz na rozgrywkę, gracza i pozycję wyniku
commands_about_bgstats = Wypisuje link, który otwiera BG Stats z wpisaną już rozgrywką, albo zapisuje plik rozgrywek
commands_about_backup = Robi kopię zapasową obok bazy danych
commands_about_rebuild = Porównuje listy i statystyki z dziennikami rozgrywek i naprawia różnice
commands_about_restore = Przywraca to, co jest w kopii zapasowej; nic z tego, co jest tutaj, nie ginie
commands_about_help = Wypisuje tę pomoc albo pomoc do polecenia

## Help: what arguments and options mean

commands_help_json = Jeden dokument JSON zamiast tekstu
commands_help_db = Baza rozgrywek; jeśli jej nie podasz: TALLYSTONE_DB, a potem folder danych użytkownika
commands_help_lang = Język, np. pl; jeśli go nie podasz: język systemu
commands_help_help = Wypisz pomoc
commands_help_version = Wypisz wersję
commands_help_command = Polecenie oraz to, które jest pod nim, jeśli takie ma
commands_help_game = Id gry z listy „games” albo jej nazwa
commands_help_number_of_players = Ilu graczy gra
commands_help_set = Opcja i odpowiedź inna niż domyślna; można podać kilka razy
commands_help_long = Każdy krok, jak za pierwszym razem; bez tej opcji: krótka lista
commands_help_documents = Pliki JSON albo - jako standardowe wejście; przy kilku i z --json odpowiedzią jest lista
commands_help_position = Dokument pozycji, - jako standardowe wejście albo pozycja w jednym wierszu
commands_help_depth = Policz też możliwe przebiegi gry do tylu ruchów: od 0 do 5
commands_help_question = Pytanie albo kilka słów z niego; bez słów: wszystkie zasady
commands_help_session = Id rozgrywki, jego początek albo „last”
commands_help_at = Jak było po tym kroku dziennika
commands_help_rescore_set = Opcja i odpowiedź; bez żadnej: lista opcji
commands_help_verify = Id rozgrywki, jego początek albo „last”; albo plik paczki, albo - jako standardowe wejście
commands_help_of_game = Tylko z tej gry
commands_help_with_player = Tylko z tym graczem
commands_help_with_players = Tylko przy tylu graczach
commands_help_of_year = Tylko z tego roku
commands_help_since = Od tego dnia
commands_help_until = Do tego dnia
commands_help_export = Id rozgrywek, ich początki albo „last”; bez żadnego: wszystko
commands_help_output = Dokąd zapisać; jeśli nie podasz: na standardowe wyjście
commands_help_bundle = Paczka albo - jako standardowe wejście
commands_help_keep = Co zrobić z rozgrywkami, które już tu są
commands_help_keep_here = Te, które są tutaj, zostają bez zmian
commands_help_keep_there = Te z paczki zajmują ich miejsce; te stąd trafiają do kosza
commands_help_keep_both = Te z paczki są ich dalszym ciągiem; jeśli się rozeszły, zostają obie wersje
commands_help_preview = Powiedz tylko, co zostałoby wczytane
commands_help_only_session = Tylko ta rozgrywka: jej id, jego początek albo „last”; można podać kilka razy
commands_help_backups = Wypisz tylko dostępne kopie zapasowe
commands_help_backup = Numer z „backup --list” albo plik
commands_help_restore_preview = Powiedz tylko, co zostałoby przywrócone
commands_help_words = Słowa lub ich części z imion, notatek, nazwy gry lub daty
commands_help_unfinished = Tylko te, które nie mają jeszcze wyniku
commands_help_bin = Zamiast tego rozgrywki z kosza
commands_help_dark = Jasny tekst na ciemnym tle
commands_help_card_day = Data tak, jak ma być zapisana, np. „16 listopada”; jeśli nie podasz: cyframi
commands_help_format = Co zapisać; decyduje o tym rozszerzenie pliku, a bez pliku wypisywany jest tekst
commands_help_format_text = Kilka wierszy na czat
commands_help_format_svg = Obrazek, który można powiększać
commands_help_format_png = Obrazek na każdy czat, szerokość 1080 pikseli
commands_help_card_output = Dokąd zapisać: PLIK.png, PLIK.svg lub PLIK.txt
commands_help_plays = Id rozgrywek, ich początki albo „last”; do pliku bez żadnego: wszystkie zakończone
commands_help_play_file = Plik ze wszystkimi rozgrywkami zamiast linku do jednej
commands_help_plays_output = Dokąd zapisać plik rozgrywek, np. plays.bgsplay; jeśli nie podasz: na standardowe wyjście
commands_help_player = Imię gracza albo początek id
commands_help_new_name = Nowe imię
commands_help_merged = Kto znika z listy
commands_help_into = Kto zostaje

## Wrong use: said before the usage and where to find help. Exit code 2

commands_wrong_argument = „{ $given }” tutaj nie pasuje.
commands_wrong_command = Nie ma polecenia „{ $given }”.
commands_wrong_value = „{ $given }” nie pasuje do { $argument }.
commands_wrong_choice = „{ $given }” nie pasuje do { $argument }. Do wyboru: { $values }.
commands_no_value = Brakuje wartości: { $argument }.
commands_missing = Brakuje: { $arguments }
commands_conflict = Nie można podać razem: { $argument } i { $other }.
commands_twice = { $argument } można podać tylko raz.
commands_no_utf8 = To, co wpisano, nie jest tekstem w UTF-8.
commands_wrong_use = Nie da się tego zrozumieć.
commands_meant = Czy chodzi o „{ $meant }”?
commands_more_help = Pomoc: { $command }
commands_no_language = Nie ma języka „{ $tag }”. Są: { $tags }.

## Files

commands_of_file = { $path }: { $what }
commands_file_missing = Nie ma takiego pliku.
commands_file_denied = Brak uprawnień do odczytu lub zapisu.
commands_file_folder = To jest folder.
commands_file_full = Dysk jest pełny.
commands_file_other = Nie da się tego odczytać lub zapisać ({ $detail }).
commands_no_home = Nie ma folderu domowego. Podaj przez --db ŚCIEŻKA, gdzie trzymać rozgrywki.
commands_no_picture = Nie udało się zrobić obrazka ({ $detail }).
commands_no_terminal = Nie udało się użyć terminala ({ $detail }).
commands_written_to = Zapisano do { $path }
commands_written_partly = Zapisano do { $path }. { $told }
commands_backup_made = Kopia zapasowa: { $path }
commands_no_such_backup = Nie ma kopii zapasowej { NUMBER($n) }.
commands_no_such_backup_of = Nie ma kopii zapasowej { NUMBER($n) }. Dostępne kopie:
commands_card_missing = Czcionka obrazka nie ma liter: { $letters }

## What the commands answer

commands_pieces = { NUMBER($n) } { $what }
commands_moves = { $n ->
    [one] { NUMBER($n) } ruch
    [few] { NUMBER($n) } ruchy
   *[many] { NUMBER($n) } ruchów
}
commands_partly_found = Tylko część słów:
commands_rule_option = Opcja, która to zmienia: { $option }
commands_no_such_session = Brak rozgrywki o tym id: { $id }
commands_several_sessions = Kilka rozgrywek tak się zaczyna: { $ids }
commands_stated_entered = Podany wynik, wpisano { $moment }
commands_no_such_player = Brak gracza o tym imieniu: { $name }
commands_several_players = Kilka imion tak się zaczyna: { $names }
commands_rescore_pair = Podaj opcję i odpowiedź jako OPCJA=ODPOWIEDŹ, a nie „{ $given }”.
commands_rescored = { $what }: { $before } → { $after }
commands_players_coming = Gracze: { $names }
commands_boxes_coming = Dane o egzemplarzach gier: { $games }
commands_deletions_coming = Rozgrywki, które zostałyby usunięte: { NUMBER($n) }
commands_written_by = Zapisała to wersja { $version }
commands_import_differs = Wyniki w paczce, które nie wynikają z dzienników lub dowodów („verify PLIK” mówi, które i dlaczego): { NUMBER($n) }
commands_bgstats_unfinished = Pominięto, bo nie są zakończone: { NUMBER($n) }
commands_bgstats_strange = Pominięto, bo tych gier tu nie znamy: { NUMBER($n) }

## What the full-screen shell says

commands_too_small = Ten terminal jest za mały. Potrzeba: { $needed } (jest { $here })
commands_found = Rozgrywki pasujące do „{ $words }”
commands_begins_now = Zaczyna: { $name }
commands_known_players = Wcześniej przy stole: { $names }
commands_ask_forget = { $name }: usunąć to imię ze wszystkich list? Dawne rozgrywki je zachowają.
commands_same_person = { $name } to ta sama osoba co …
commands_ask_remove = Usunąć to z dziennika? { $line }
commands_will_replace = Następny wpis zastąpi: { $line }
commands_will_insert = Następny wpis trafi przed: { $line }
commands_recorded = zapisano na koniec: { NUMBER($points) }
commands_statistics_of = Statystyki: { $game }
commands_scoring_of = Za co są punkty: { $game }
commands_remembered_of = Zapamiętane o Twoim egzemplarzu gry { $game }
commands_board_of = { $seat }: { $what }
