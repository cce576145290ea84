# What the shells themselves say: headings, keys, questions. No arguments, so that they are there
# even when the database cannot be opened.

## Pages and views

label_new_session = Nowa gra
label_going_on = W toku
label_earlier = Wcześniejsze
label_bin = Kosz
label_bin_explained = Zostają tu 30 dni, potem znikają
label_menu_rematch = Rewanż: ci sami gracze, zaczyna następna osoba
label_search_words = Słowa z imion, notatek, nazwy gry lub daty, np. 2026-11
label_key_search = szukaj
label_help_search = szukaj rozgrywek
label_no_database = Nie ma bazy danych. Tworzy ją program uruchomiony bez poleceń, a także „import” i „restore”.
label_no_text = To nie jest tekst w UTF-8.
label_bin_empty = Kosz jest pusty.
label_checklist = Przygotowanie
label_table = Stół
label_options = Opcje
label_seats = Gracze
label_log = Dziennik
label_rules = Zasady
label_tidy_up = Porządki
label_phase_setting_up = przed grą
label_phase_playing = w toku
label_phase_finished = zakończona
label_phase_abandoned = przerwana
label_how_many = Ilu graczy?
label_as_last_time = W ostatnim składzie
label_names_later = Imiona i kolory możesz wpisać w każdej chwili.
label_database_gone = Nie ma bazy danych, ale jest jej dziennik albo kopie zapasowe. Program uruchomiony bez poleceń je przywróci, podobnie jak „restore”.
label_read_only = Rozgrywki można tu tylko czytać: nic nie da się wpisać.

## A session

label_doubts_explained = Na prawdziwym stole tak być nie może. Niczego to nie blokuje.
label_doubts_soft = Warto na to spojrzeć albo uzupełnić wpis.
label_recorded = zapisano na koniec:
label_as_it_was = Stół w tamtej chwili. Następny wpis poprawi dziennik; Esc: powrót do gry.
label_correcting = poprawianie
label_will_replace = Następny wpis zastąpi:
label_will_insert = Następny wpis trafi przed:
label_not_correctable = Poprawić można tylko to, co zdarzyło się w grze; tutaj użyj cofania.
label_taken_back = cofnięte
label_log_corrected = poprawione
label_set_aside = pominięte
label_after_end = po końcu gry
label_default = domyślne
label_no_options = Ta gra nie ma opcji.
label_turn_order = Kolejność gry, zgodnie z ruchem wskazówek zegara
label_begins = zaczyna
label_began = zaczyna
label_has_left = już nie gra
label_search = Szukaj:
label_related = Powiązane
label_nothing_found = Nic nie znaleziono. Spróbuj mniejszej liczby słów.
label_no_points = Ta gra nie ma punktów albo jeszcze ich nie ma.
label_no_rule = Ten wiersz to suma albo podana liczba; nie stoi za nim żadna zasada.
label_back_into_box = Z powrotem do pudełka, w odwrotnej kolejności

## The menu of a session

label_result_only = Wpisz tylko wynik
label_result_explained = Wpisz punkty wszystkich albo zaznacz zwycięzcę. Można wpisać sumę, np. 3+6+2.
label_result_day = Data gry (RRRR-MM-DD)
label_result_day_wrong = Datę gry zapisuje się tak: 2026-01-31.
label_won = wygrana
label_write_note = Napisz notatkę
label_noted = Notatka zapisana.
label_abandon = Przerwij bez wyniku
label_ask_abandon = Przerwać tę rozgrywkę bez wyniku? Można ją potem otworzyć ponownie.
label_delete = Przenieś do kosza
label_ask_delete = Przenieść tę rozgrywkę do kosza? Zostanie tam 30 dni.
label_deleted = Przeniesiono do kosza. Naciśnij b, żeby go zobaczyć.
label_restored = Przywrócono z kosza.
label_ask_remove = Usunąć to z dziennika?
label_export_this = Ta rozgrywka jako plik
label_save_card = Zapisz wynik do pliku: .png, .svg lub .txt
label_save_bundle = Zapisz do pliku
label_nothing_remembered = Jeszcze nic. Co podczas gry powiesz o swoim egzemplarzu, na przykład o kaflach, zostaje zapamiętane i można to tutaj poprawić.
label_ask_forget_thing = Zapomnieć o tym? Rozgrywki, w których tego użyto, się nie zmienią.
label_yes = tak
label_no = nie

## Phones

label_games = Gry
label_history = Historia
label_settings = Ustawienia
label_licences = Licencje
label_licences_explained = Tallystone to wolne oprogramowanie na licencji MIT lub Apache 2.0. Zbudowano je z tych części:
label_back = Wstecz
label_close = Zamknij
label_more = Więcej
label_cancel = Anuluj
label_start_set_up = Przygotuj
label_to_table = Do stołu
label_to_result = Wynik
label_reasons = Skąd punkty
label_points_table = Punkty
label_share = Udostępnij
label_share_text = Udostępnij jako tekst
label_share_file = Udostępnij jako plik
label_rematch = Jeszcze raz
label_difference = Czym różnią się pierwsze i drugie miejsce
label_as_it_was_then = Jak było
label_only_to_look = Stół w tamtej chwili. Tutaj nic nie da się wpisać.
label_back_to_now = Wróć do gry
label_correct = Popraw
label_insert_before = Wstaw przed
label_remove = Usuń
label_choose_line = Dotknij wiersza, żeby go poprawić albo zobaczyć stół z tamtej chwili.
label_increase = jeden więcej
label_decrease = jeden mniej
label_keypad_delete = Usuń ostatni znak
label_keypad_sign = Zmień znak liczby
label_keypad_plus = Plus
label_keypad_next = Dalej
label_keypad_done = Gotowe
label_show_reasons = Pokazuje, skąd punkty
label_whole_board = Cała plansza
label_show_below = Co jest niżej
label_show_above = Wróć na górę
label_not_entered = nie wpisano
label_show_choices = Pokazuje, co można wybrać
label_all_ticked = Wszystko na miejscu.
label_name = Imię
label_colour = Kolor
label_shape = Kształt
label_move_up = Wcześniej w kolejności
label_draw_start = Wylosuj, kto zaczyna
label_draw_seating = Wylosuj kolejność
label_next_begins = Zaczyna następna osoba
label_leave = Odchodzi od stołu
label_come_back = Wraca
label_known_players = Wcześniej przy stole
label_more_seats = Więcej miejsc
label_fewer_seats = Mniej miejsc
label_keep_result = Zapisz ten wynik
label_open = Otwórz
label_restore = Przywróć z kosza
label_empty_history = Jeszcze nic tu nie ma. Rozgrywka jest zapisywana od pierwszego wpisu.
label_search_rules = Szukaj w zasadach
label_theme = Wygląd
label_theme_system = Jak w telefonie
label_theme_light = Jasny
label_theme_dark = Ciemny
label_language = Język
label_text_size = Rozmiar tekstu
label_text_size_explained = Rozmiar ustawia się w telefonie. Wiersz przy stole wygląda wtedy tak:
label_text_size_example = Ann: do młyna docierają 2 z 3 worków.
label_backup = Kopia zapasowa
label_backup_explained = Codziennie powstaje kopia na tym telefonie; zabiera ją też kopia zapasowa samego telefonu.
label_back_up_now = Zrób kopię teraz
label_backed_up = Kopia gotowa.
label_on_this_phone = Wszystko zostaje na tym telefonie: bez konta, bez sieci.
label_version = Wersja
label_try_again = Spróbuj znów
label_search_sessions = Szukaj imion, gier, notatek
label_all = Wszystkie
label_unfinished = Niezakończone
label_empty_bin = Opróżnij kosz
label_export_all = Wszystko jako plik
label_import = Wczytaj plik
label_import_skip = Zostaw to, co jest tutaj
label_import_replace = Zastąp tym, co przychodzi
label_import_both = Zachowaj oba
label_copies = Kopie na tym telefonie
label_bring_back = Przywróć
label_first_start = Wybierz grę, która leży na stole. Najpierw przygotowanie, potem punkty.
label_to_games = Do gier
label_history_begins = Wybierz grę, a znajdzie się tutaj od pierwszego wpisu.
label_statistics_begin = Zwycięstwa, średnie i rekordy pojawią się tu po pierwszej zakończonej grze.
label_players_begin = Kto siada do stołu z imieniem, trafia tutaj i jest podpowiadany przy następnym stole.
label_another_table = Inny stół
label_their_sessions = Rozgrywki

## Keys

label_key_back = wróć
label_key_help = pomoc
label_key_open = otwórz
label_key_start = start
label_key_delete = usuń
label_key_restore = przywróć
label_key_tick = odhacz
label_key_to_table = do stołu
label_key_rule = zasada
label_key_choose = wybierz
label_key_replace = popraw
label_key_insert = wstaw przed
label_key_remove = usuń
label_key_undo = cofnij
label_key_read = czytaj
label_key_tap = dotknij
label_key_details = szczegóły
label_key_pen = pisak
label_key_change = zmień
label_key_flip = przełącz
label_key_type = wpisz
label_key_press = naciśnij
label_key_keep = zapisz
label_key_cancel = anuluj
label_key_next = dalej
label_key_next_seat = następny gracz
label_key_reasons = za co
label_key_menu = menu
label_key_points = punkty
label_key_winner = wygrana
label_key_name = imię
label_key_colour = kolor
label_key_shape = kształt
label_key_begins = zaczyna
label_key_draw_start = losuj, kto zaczyna
label_key_draw_seating = losuj kolejność
label_key_order = zmień kolejność
label_key_leave = odejście lub powrót
label_key_seats = więcej lub mniej miejsc
label_key_forget = zapomnij
label_key_same_person = ta sama osoba co
label_key_boards = plansze
label_quit = Wyjdź

## Keys as they are written on keyboards, short: they stand in columns

label_key_name_enter = Enter
label_key_name_tab = Tab
label_key_name_esc = Esc
label_key_name_space = Spacja
label_key_name_backspace = Backspace

## Help

label_help_move = do następnego elementu; na planszy z pola na pole
label_help_enter = dotknij pola, naciśnij przycisk, przełącz; na zaznaczonym polu: przejdź do tego, co o nim wpisano
label_help_board = z powrotem na planszę
label_help_pens = weź inny pisak
label_help_values = zmień liczbę lub wybór; można też cyfrą, a dwie cyfry potwierdź klawiszem Enter
label_help_numbers = wpisz liczbę lub sumę, np. 3+6+2, potem Enter
label_help_undo = cofnij i ponów
label_help_finish = zakończ lub otwórz ponownie
label_help_reasons = skąd ten gracz ma te punkty; punkty wszystkich w tabeli
label_help_remarks = co teraz zrobić, w całości, i co warto wiedzieć
label_help_doubts = co jest do sprawdzenia
label_help_menu = sam wynik, notatka, rewanż, karta, plik, statystyki, gracze, co zapamiętane, za co są punkty, przerwanie, usunięcie, język
label_help_views = przygotowanie, stół, opcje, gracze, dziennik, zasady, porządki
label_help_lines = w górę i w dół listy
label_help_open = otwórz rozgrywkę lub zacznij grę
label_help_players = przy grze: zacznij ją z tyloma graczami
label_help_new = do gier
label_help_bin = przenieś rozgrywkę do kosza; zajrzyj do kosza
label_help_home_menu = statystyki, gracze, wszystko jako plik, język; przy grze: co o niej zapamiętano, za co są punkty
label_help_back = odłóż, co trzymasz, potem wróć, a na końcu wyjdź; nic nie ginie
label_help_next = przejdź tam, gdzie teraz trzeba dotknąć; jeśli już tam jesteś: naciśnij
label_help_seat_letter = litera gracza: do jego liczb; ponownie: do następnej z nich
label_help_lit = na planszy: po podświetlonych polach
label_help_rule = zasada do tego, na czym stoi kursor
label_help_mouse = Mysz też działa: pola, pisaki, przyciski, zakładki, liczby; kółko przewija.

## Commands

label_lines_of_play = Możliwe przebiegi gry, według liczby ruchów:
label_no_sessions = Brak rozgrywek.
label_no_session_found = Nie ma takiej rozgrywki.
label_no_players = Brak graczy.
label_in_group = teraz przy stole
label_renamed = Zmieniono imię.
label_merged = Połączono.
label_forgotten = Zapomniano.
label_no_reader = nikt nie czyta z tego potoku; nic nie zapisano
label_something_else = jest tam coś innego; wybierz inną nazwę
label_stop = Zatrzymaj
label_stopped = Zatrzymano. Nic nie zmieniono.
label_preview_only = Nic jeszcze nie zmieniono. Stanie się to bez --preview.
label_no_backups = Brak kopii zapasowych.
label_rescore_options = Opcje tej gry i odpowiedzi do wyboru (--set OPCJA=ODPOWIEDŹ):
label_as_played = jak było
label_otherwise = inaczej
label_chosen = wybrane
label_left_out = Pominięto:
label_welcome = Tallystone liczy punkty przy stole i mówi, skąd się wziął każdy z nich.
label_worked_example = Przykład krok po kroku
label_type_next = Co wpisać dalej:
label_next_shell = w terminalu: wybierz grę i graj
label_next_rules = zasady tej gry; dodaj słowa, żeby szukać
label_next_score = policz pozycję, z uzasadnieniem
label_next_help = cała reszta

# What is looked at after a game
label_statistics = Statystyki
label_nothing_decided = Żadna mała zmiana jednego wpisu nie dałaby innego zwycięzcy.
label_not_verified = Nie każdy wynik udało się sprawdzić.
## Results for others

label_card_which_format = rozszerzenie pliku mówi, co zapisać: .png, .svg lub .txt; albo podaj --format
label_card_no_file = PNG trafia do pliku: podaj -o PLIK.png
label_card_no_png = Ten program zbudowano bez PNG. Zbuduj go z „--features png” albo zapisz SVG przez -o PLIK.svg
label_bgstats_one = Link mieści jedną rozgrywkę: podaj jedną albo zapisz wiele do pliku przez --file -o plays.bgsplay
label_bgstats_none = Żadna rozgrywka nie jest jeszcze zakończona.

# Statistics and sharing in the apps
label_stats_all_games = Wszystkie gry
label_stats_everybody = Wszyscy
label_stats_any_number = Dowolna liczba graczy
label_stats_all_time = Od początku
label_stats_this_year = Ten rok
label_stats_period = Okres
label_share_picture = Udostępnij jako obrazek
label_share_bgstats = Wyślij do BG Stats
label_share_csv = Zapisz jako tabelę (CSV)
label_result_card = Karta wyniku
label_verify = Sprawdź ten wynik
label_verify_file = Sprawdź paczkę
label_decided = Co przesądziło o wyniku

## Colours, shapes and pages of the iOS app

label_colour_red = czerwony
label_colour_yellow = żółty
label_colour_green = zielony
label_colour_blue = niebieski
label_colour_purple = fioletowy
label_colour_orange = pomarańczowy
label_colour_brown = brązowy
label_colour_beige = beżowy
label_colour_black = czarny
label_colour_white = biały
label_colour_pink = różowy
label_colour_grey = szary
label_shape_circle = koło
label_shape_triangle = trójkąt
label_shape_square = kwadrat
label_shape_diamond = romb
label_shape_pentagon = pięciokąt
label_shape_hexagon = sześciokąt
label_shape_star = gwiazda
label_shape_cross = krzyżyk
label_players_page = Lista graczy
label_players_explained = Pamiętamy każdego, kto usiądzie do stołu z imieniem. Dawne rozgrywki zachowują imiona, pod którymi je rozegrano.
label_same_person = To ta sama osoba co
label_ask_same_person = Czy to jedna osoba? Pierwsze imię zniknie wtedy z listy.
label_forget = Zapomnij
label_ask_forget = Usunąć to imię ze wszystkich list? Dawne rozgrywki je zachowają.
label_take_back = Cofnij
label_took_back = Cofnięto.
label_other_rules = Przy innych opcjach
label_other_rules_explained = Te same wpisy policzone według innych opcji. Rozgrywka się nie zmienia.
label_other_day = Rozegrano innego dnia
label_groups = Ostatnio razem przy stole
label_remembered = Co zapamiętano
label_remembered_explained = Co powiedziano o Twoim egzemplarzu tej gry, żeby nie trzeba było mówić tego dwa razy. Dawne rozgrywki zachowują to, co w nich było.
label_remembered_nothing = Jeszcze nic. Co podczas gry powiesz o kaflach, wartościach lub kolorach swojego egzemplarza, trafi tutaj.
label_ask_forget_remembered = Zapomnieć o tym? Można to podać ponownie w każdej rozgrywce.

## Results handed on, and proofs, in the apps

label_share_bgstats_file = Plik rozgrywek dla BG Stats
label_verify_explained = Wynik jest liczony od nowa ze stołu i dziennika. Kto ma ten sam kod, ma ten sam wynik.
label_verify_nothing = W tym pliku nie ma żadnej rozgrywki.
label_proof_code = Kod
label_rename = Zmień imię
label_keep = Zapisz
label_bgstats_explained = Jeśli na tym telefonie nie ma BG Stats, link otwiera stronę w przeglądarce, z imionami graczy w adresie.
label_nothing_opens = Na tym telefonie nic nie potrafi tego otworzyć.
label_saved = Zapisano.
label_not_saved = Nie udało się tam zapisać. Spróbuj w innym miejscu.
label_not_read = Nie da się odczytać tego pliku. Spróbuj innego.
label_is_up = teraz gra
label_other_number = Inna liczba

## Commands about cards

label_card_other_format = rozszerzenie pliku i --format wskazują co innego

## Rules, points and set-ups in the terminal

label_partly_found = Tylko część słów
label_other_editions = Inne wydania
label_rule_option = Opcja, która to zmienia
label_scoring = Za co są punkty
label_scoring_none = Ta gra nie ma punktów do sprawdzenia.
label_key_every_step = każdy krok
label_key_short_list = krótka lista
label_help_tick = odhacz krok
label_help_step_rule = zasada do tego kroku
label_help_every_step = każdy krok, jak za pierwszym razem, albo krótka lista; zapamiętane osobno dla każdej gry
label_help_advice = wybierz to, co zaproponowano nad listą
label_help_scoring = za co w tej grze są punkty i ile

## Set-ups in the apps

label_every_step = Każdy krok, jak za pierwszym razem
label_take_advice = Zagraj tak

## A table for the middle, for practice, for another phone; copies in a folder

label_large_totals = Duże wyniki
label_practice = Stół do ćwiczeń
label_practice_explained = Statystyki pomijają ten stół.
label_hand_over = Graj dalej na innym telefonie
label_hand_over_explained = Drugi telefon otwiera ten plik i gra dalej. Gdy odeśle stół w ten sam sposób, obie wersje zostaną połączone.
label_copy_folder = Kopia po każdej rozgrywce
label_copy_folder_explained = Po każdej zakończonej rozgrywce kopia wszystkiego trafia do wybranego przez ciebie folderu.
label_choose_folder = Wybierz folder
label_copy_folder_off = Nie twórz tam więcej kopii
label_copy_folder_failed = Nie udało się zapisać kopii w tym folderze. Wybierz folder jeszcze raz.
label_shake_undo = Potrząśnij, aby cofnąć

## What a store shows

label_store_short = Punkty, przygotowanie i zasady pięciu gier, z powodem każdego punktu.
label_store_about = Dotknij tego, co się stało przy stole: kamieni na planszy, kroków, kafelków albo tylko liczb. Sumy pojawiają się od razu, z powodem każdego punktu. Każdy wpis można cofnąć albo później poprawić. Wynik można udostępnić jako obrazek, a statystyki pamiętają, kto wygrał.
label_store_rights = Gry należą do swoich autorów i wydawców. Zasady opowiadamy własnymi słowami.
label_store_subtitle = Punkty w grach z wyjaśnieniem
label_store_keywords = gra planszowa,planszówki,punkty,punktacja,wynik,licznik,zasady,przygotowanie,statystyki,rodzina

## In a browser

label_elsewhere = Tallystone jest otwarty w innej karcie.
label_take_over = Kontynuuj tutaj
label_taken_over = Tallystone działa dalej w innej karcie. Tutaj nie można już nic wpisać.
label_only_in_memory = Ta przeglądarka niczego nie przechowuje dla strony. Wszystko, co tu wpiszesz, przepadnie po zamknięciu karty.
