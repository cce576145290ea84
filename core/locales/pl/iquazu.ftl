# Iquazú, in our own words.

iquazu_name = Iquazú
iquazu_summary = Klejnoty na ścianie za wodospadem: przewaga w kolumnie daje punkty, w rzędzie żeton bonusowy.

## The sheet

iquazu_wall = Ściana
iquazu_tiles = Bonus
iquazu_nobody = nikt
iquazu_region_current = Następne punktowanie
iquazu_pen_drop = Kropla
iquazu_pen_clear = Zabierz
iquazu_pen_open = Kolejność
iquazu_rock = Skała
iquazu_forget_values = Zapomnij te wartości
iquazu_place = Miejsce { NUMBER($place) }
iquazu_crevices = Wpisz szczeliny
iquazu_crevices_row = Szczeliny w rzędzie { NUMBER($row) }
# $kind is a kind of tile, or "unknown tile".
iquazu_tile_row = Rząd { NUMBER($row) }: { $kind }
iquazu_tile_to = Rząd { NUMBER($row) }, kto dostaje
iquazu_entered_by = Wpisuj
iquazu_entered_by_wall = ścianę
iquazu_entered_by_counts = klejnoty w kolumnie
iquazu_entered_by_points = punkty
iquazu_gems_label = Klejnoty
iquazu_lowest_label = Najniższy, miejsce od dołu
iquazu_points_label = Punkty
iquazu_use = Użyj żetonu
iquazu_tell = { $n ->
    [one] Podaj, czym jest nieznany żeton
    [few] Podaj, czym są { NUMBER($n) } nieznane żetony
   *[many] Podaj, czym jest { NUMBER($n) } nieznanych żetonów
}
iquazu_ask_values = Ile warta jest skała { NUMBER($column) }?
iquazu_ask_tile = Który żeton leży na końcu rzędu { NUMBER($row) }?
iquazu_ask_held = { $seat }: który to żeton, kolumna { NUMBER($column) }, rząd { NUMBER($row) }?
iquazu_kind = Żeton
iquazu_score_untold = Punktuj bez wartości
iquazu_score = Kolumna { NUMBER($column) } pełna: punktuj
iquazu_score_last = Kolumna { NUMBER($column) } pełna: punktuj ją i dwie ostatnie
iquazu_turn = Koniec tury
iquazu_cell = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }, od góry do dołu
iquazu_raise = Wyżej: { $what }
iquazu_take = Zabierz: { $what }
iquazu_tile_points = { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}
iquazu_tile_cards = { $n ->
    [one] { NUMBER($n) } karta
    [few] { NUMBER($n) } karty
   *[many] { NUMBER($n) } kart
}
iquazu_tile_any_colour = dowolny kolor
iquazu_tile_double_move = podwójny ruch
iquazu_tile_unknown = nieznany
iquazu_tile_used = { $kind } (użyto)
iquazu_short_cards = { NUMBER($n) }k
iquazu_short_any_colour = dow
iquazu_short_double_move = ×2
iquazu_prompt_wall = Zaznacz nowe klejnoty. Gdy kolumna { NUMBER($column) } jest pełna, punktuj ją.
iquazu_prompt_counts = Podaj, ile klejnotów ma każdy w kolumnie { NUMBER($column) } i jak wysoko leży najniższy.
iquazu_prompt_points = Wpisz punkty każdego gracza za skałę { NUMBER($column) }.
iquazu_prompt_over = Wszystkie skały policzone.
iquazu_prompt_over_untold = Wszystkie skały policzone. Podaj, czym są nieznane żetony.
iquazu_prompt_turn = Dobierz cztery karty albo umieść klejnot.
iquazu_prompt_after_scoring = Policzone. Teraz bez kropli. Jeśli nowa pierwsza kolumna jest pełna, od razu ją punktuj. Można jeszcze użyć podwójnych ruchów; potem tura się kończy i oba pudełka idą dalej.
iquazu_spoken_drop = kropla
iquazu_spoken_cell = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: pusto
iquazu_spoken_cell_with = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }, od góry: { $lying }
iquazu_spoken_tile = Żeton na końcu rzędu { NUMBER($row) }: { $kind }

## The score

iquazu_total_now = Suma według obecnego stanu: { $seat }
iquazu_line_rocks = Skały
iquazu_line_no_rocks = Skały (jeszcze nic)
iquazu_line_rock = skała { NUMBER($column) }: miejsce { NUMBER($place) } ({ $why })
iquazu_line_no_value = skała { NUMBER($column) }: miejsce { NUMBER($place) } ({ $why }); nie wpisano jej wartości
iquazu_line_last = skała { NUMBER($column) }: dla ostatniego miejsca nic nie zostaje ({ $why })
iquazu_line_no_gem = skała { NUMBER($column) }: bez klejnotu, bez punktów
iquazu_several = { NUMBER($n) } × { $kind }
iquazu_rock_heading = Skała { NUMBER($column) }
iquazu_remark_rock = { $seat } { SIGNED($points) }: { $why }
iquazu_line_stated = skała { NUMBER($column) }: podane przez graczy
iquazu_line_tiles = Żetony bonusowe
iquazu_line_no_tiles = Żetony bonusowe (brak)
iquazu_line_tile = { $why } Żeton: { $kind }.
iquazu_gems = { $n ->
    [one] { NUMBER($n) } klejnot
    [few] { NUMBER($n) } klejnoty
   *[many] { NUMBER($n) } klejnotów
}
iquazu_level_lower_row = remis z graczem { $other }, własny klejnot niżej: rząd { NUMBER($row) }, tamten: { NUMBER($theirs) }
iquazu_level_higher_row = remis z graczem { $other }, tamten klejnot niżej: rząd { NUMBER($theirs) }, własny: { NUMBER($row) }
iquazu_level_lower_there = remis z graczem { $other }, własny klejnot niżej w rzędzie { NUMBER($row) }
iquazu_level_higher_there = remis z graczem { $other }, tamten klejnot niżej w rzędzie { NUMBER($row) }
iquazu_level_lower = remis z graczem { $other }, własny klejnot niżej
iquazu_level_higher = remis z graczem { $other }, tamten klejnot niżej
iquazu_level_open = remis z graczem { $other }, nie wiadomo, czyj klejnot leży niżej
iquazu_level_same_place = remis z graczem { $other }, oba klejnoty podano równie nisko
iquazu_award_none = Rząd { NUMBER($row) }: nikt; żeton wypada z gry.
iquazu_award_majority = Rząd { NUMBER($row) }: { $seat }, najwięcej klejnotów ({ NUMBER($gems) }).
iquazu_award_right = Rząd { NUMBER($row) }: { $seat }, klejnot leży dalej w prawo (remis, { $gems ->
    [one] po { NUMBER($gems) } klejnocie
    [few] po { NUMBER($gems) } klejnoty
   *[many] po { NUMBER($gems) } klejnotów
}: { $level }).
iquazu_award_lower = Rząd { NUMBER($row) }: { $seat }, klejnot leży niżej (remis, { $gems ->
    [one] po { NUMBER($gems) } klejnocie
    [few] po { NUMBER($gems) } klejnoty
   *[many] po { NUMBER($gems) } klejnotów
}, w tej samej kolumnie: { $level }).
iquazu_award_lower_right = Rząd { NUMBER($row) }: { $seat }, remis ({ $gems ->
    [one] po { NUMBER($gems) } klejnocie
    [few] po { NUMBER($gems) } klejnoty
   *[many] po { NUMBER($gems) } klejnotów
}): { $all }. Klejnot leży dalej w prawo niż: { $left }, a niżej niż: { $level }.
iquazu_award_unknown = Rząd { NUMBER($row) }: nie podano, kto dostaje żeton.
iquazu_award_stated = Rząd { NUMBER($row) }: { $seat }, podane przez graczy.
iquazu_note_now = Według obecnego stanu: { NUMBER($all) }. Na torze dotąd: { NUMBER($track) }; z żetonów na koniec: { NUMBER($tiles) }
iquazu_note_water = Ma pudełko wody: w swojej turze kładzie kroplę
iquazu_unfinished_scorings = { $n ->
    [one] Nie wpisano { NUMBER($n) } z { NUMBER($of) } punktowań.
    [few] Nie wpisano { NUMBER($n) } z { NUMBER($of) } punktowań.
   *[many] Nie wpisano { NUMBER($n) } z { NUMBER($of) } punktowań.
}
iquazu_unfinished_last = { $n ->
    [one] Ostatnia skała nie jest policzona.
    [few] Ostatnie { NUMBER($n) } skały nie są policzone.
   *[many] Ostatnie { NUMBER($n) } skał nie jest policzonych.
}
# $rocks is a list of numbers.
iquazu_unfinished_values = { $n ->
    [one] Skałę { $rocks } policzono bez jej wartości.
    [few] Skały { $rocks } policzono bez ich wartości.
   *[many] Skały { $rocks } policzono bez ich wartości.
}
iquazu_box_rocks = { $n ->
    [one] Skały dla { NUMBER($n) } gracza
    [few] Skały dla { NUMBER($n) } graczy
   *[many] Skały dla { NUMBER($n) } graczy
}
iquazu_box_tiles = Żetony punktów
iquazu_end = Wszystkie skały policzone: koniec gry.

## The log

iquazu_told_gem = klejnot, kolumna { NUMBER($column) }, rząd { NUMBER($row) }
iquazu_told_drop = Kropla: kolumna { NUMBER($column) }, rząd { NUMBER($row) }
iquazu_told_taken = Zabrano: kolumna { NUMBER($column) }, rząd { NUMBER($row) }
iquazu_told_raised = Zmieniono kolejność: kolumna { NUMBER($column) }, rząd { NUMBER($row) }
iquazu_told_forgotten = Skała { NUMBER($column) }: wartości nieznane
iquazu_told_rock = Skała { NUMBER($column) }: { $values }
iquazu_told_tile = Żeton rzędu { NUMBER($row) }: { $kind }
iquazu_told_no_tile = Żeton rzędu { NUMBER($row) }: nieznany
iquazu_told_crevices = Szczeliny kolumny { NUMBER($column) }
iquazu_told_scored = Kolumna { NUMBER($column) } policzona
iquazu_told_scored_counts = Kolumna { NUMBER($column) } policzona według liczby klejnotów: { $seats }
iquazu_told_gems = { $seat } { NUMBER($n) }
iquazu_told_gems_lowest = { $seat } { NUMBER($n) } (najniższy: { NUMBER($lowest) })
iquazu_told_scored_points = Kolumna { NUMBER($column) } policzona według punktów: { $seats }
iquazu_told_points = { $seat } { NUMBER($n) }
iquazu_told_kind = żeton z punktowania { NUMBER($column) }, rząd { NUMBER($row) }: { $kind }
iquazu_told_used = użyty żeton: { $kind }
iquazu_told_unused = żeton jednak nieużyty: { $kind }
iquazu_told_turn = Koniec tury

## Refusals

iquazu_refused_columns = { $columns ->
    [one] Ściana ma { NUMBER($columns) } kolumnę, a w pozycji jest { NUMBER($came) }.
    [few] Ściana ma { NUMBER($columns) } kolumny, a w pozycji jest { NUMBER($came) }.
   *[many] Ściana ma { NUMBER($columns) } kolumn, a w pozycji jest { NUMBER($came) }.
}
iquazu_refused_position = { $seats ->
    [one] Stół ma { NUMBER($seats) } gracza: podaj liczby lub punkty każdego, a jest { NUMBER($came) }.
    [few] Stół ma { NUMBER($seats) } graczy: podaj liczby lub punkty każdego, a jest { NUMBER($came) }.
   *[many] Stół ma { NUMBER($seats) } graczy: podaj liczby lub punkty każdego, a jest { NUMBER($came) }.
}
iquazu_refused_rows = { $rows ->
    [one] Kolumna ma { NUMBER($rows) } rząd, więc daje najwyżej tyle żetonów; podano { NUMBER($came) }.
    [few] Kolumna ma { NUMBER($rows) } rzędy, więc daje najwyżej tyle żetonów; podano { NUMBER($came) }.
   *[many] Kolumna ma { NUMBER($rows) } rzędów, więc daje najwyżej tyle żetonów; podano { NUMBER($came) }.
}
iquazu_refused_held = { $seats ->
    [one] Stół ma { NUMBER($seats) } gracza: podaj żetony każdego, a jest { NUMBER($came) }.
    [few] Stół ma { NUMBER($seats) } graczy: podaj żetony każdego, a jest { NUMBER($came) }.
   *[many] Stół ma { NUMBER($seats) } graczy: podaj żetony każdego, a jest { NUMBER($came) }.
}
iquazu_refused_order = Kolumny punktuje się po kolei: na tej liście następna jest kolumna { NUMBER($next) }, a podano { NUMBER($came) }.
iquazu_refused_scorings = { $columns ->
    [one] Ściana ma { NUMBER($columns) } kolumnę, więc punktowań jest najwyżej tyle; podano { NUMBER($came) }.
    [few] Ściana ma { NUMBER($columns) } kolumny, więc punktowań jest najwyżej tyle; podano { NUMBER($came) }.
   *[many] Ściana ma { NUMBER($columns) } kolumn, więc punktowań jest najwyżej tyle; podano { NUMBER($came) }.
}
iquazu_refused_column = Nie ma kolumny { NUMBER($column) }: ściana ma ich { NUMBER($most) }.
iquazu_refused_full = { $most ->
    [one] W jednym rzędzie kolumny leży najwyżej { NUMBER($most) } klejnot lub kropla.
    [few] W jednym rzędzie kolumny leżą najwyżej { NUMBER($most) } klejnoty lub krople.
   *[many] W jednym rzędzie kolumny leży najwyżej { NUMBER($most) } klejnotów lub kropli.
}
iquazu_refused_nothing_there = W tym miejscu nie ma czego zabrać ani podnieść.
iquazu_refused_on_top = Tego, co leży na górze, nie można podnieść.
iquazu_refused_rock = { $places ->
    [one] Przy tym stole skała ma najwyżej { NUMBER($places) } wartość, do { NUMBER($most) }.
    [few] Przy tym stole skała ma najwyżej { NUMBER($places) } wartości, do { NUMBER($most) }.
   *[many] Przy tym stole skała ma najwyżej { NUMBER($places) } wartości, do { NUMBER($most) }.
}
iquazu_refused_crevices = { $most ->
    [one] Rząd kolumny ma najwyżej { NUMBER($most) } szczelinę.
    [few] Rząd kolumny ma najwyżej { NUMBER($most) } szczeliny.
   *[many] Rząd kolumny ma najwyżej { NUMBER($most) } szczelin.
}
iquazu_refused_cards = Żeton daje 2, 3 lub 4 karty, a nie { NUMBER($n) }.
iquazu_refused_points = Na żetonie punktów można wpisać najwyżej { NUMBER($most) }.
iquazu_refused_no_tile = Punktowanie kolumny { NUMBER($column) }, rząd { NUMBER($row) }: nikt nie ma tego żetonu.
iquazu_refused_open_tile = Punktowanie kolumny { NUMBER($column) }, rząd { NUMBER($row) }: nie podano, do kogo trafia żeton. Najpierw podaj to w tym punktowaniu.
iquazu_refused_points_used = Żeton punktów zatrzymuje się i liczy na koniec; nie zużywa się go.
iquazu_refused_not_next = Kolumny { NUMBER($column) } nie można teraz punktować: następna jest { NUMBER($next) }.
iquazu_refused_ranked_twice = { $seat }: w kolumnie { NUMBER($column) } wymieniono dwa razy. Wymień każdego gracza raz.
iquazu_refused_ranked = { $seat }, kolumna { NUMBER($column) }: liczba klejnotów od 1 do { NUMBER($most) }, a nie { NUMBER($n) }.
iquazu_refused_ranked_order = Kolejność w kolumnie { NUMBER($column) } zaczyna się od najlepszych: { $why }
iquazu_ranked_fewer = najpierw { $seat } ({ $gems }), potem { $other } ({ NUMBER($fewer) }).
iquazu_ranked_higher = { $seat } i { $other } mają remis ({ $gems }), więc najpierw { $seat } (głębokość { NUMBER($depth) }), potem { $other } ({ NUMBER($higher) }).
iquazu_refused_tile_twice = Żeton rzędu { NUMBER($row) } z punktowania kolumny { NUMBER($column) } podano dwa razy: przypisz go jednemu graczowi.
iquazu_refused_not_scored = { $seat } ma żeton rzędu { NUMBER($row) } z kolumny { NUMBER($column) }, ale tej kolumny nie ma wśród punktowań: dodaj jej punktowanie albo pomiń żeton.
iquazu_refused_last_tile = { $seat } ma żeton z kolumny { NUMBER($column) }, ale ostatnie dwie skały żadnych nie dają.
iquazu_refused_won_by_other = { $seat } ma żeton rzędu { NUMBER($row) } z kolumny { NUMBER($column) }, ale w punktowaniu dostaje go { $other }: podaj w obu miejscach tę samą osobę.
iquazu_refused_won_by_nobody = { $seat } ma żeton rzędu { NUMBER($row) } z kolumny { NUMBER($column) }, ale w punktowaniu nie dostaje go nikt: podaj w obu miejscach tę samą osobę.
iquazu_refused_gems = { $most ->
    [one] Gracz ma do umieszczenia najwyżej { NUMBER($most) } klejnot.
    [few] Gracz ma do umieszczenia najwyżej { NUMBER($most) } klejnoty.
   *[many] Gracz ma do umieszczenia najwyżej { NUMBER($most) } klejnotów.
}
iquazu_refused_stated = { $most ->
    [one] Skała daje najwyżej { NUMBER($most) } punkt.
    [few] Skała daje najwyżej { NUMBER($most) } punkty.
   *[many] Skała daje najwyżej { NUMBER($most) } punktów.
}
iquazu_refused_over = Wszystkie skały są już policzone.

## Doubts

iquazu_doubt_gems = { $seat }: { $n ->
    [one] na ścianie { NUMBER($n) } klejnot
    [few] na ścianie { NUMBER($n) } klejnoty
   *[many] na ścianie { NUMBER($n) } klejnotów
}; do umieszczenia jest { NUMBER($most) }.
iquazu_doubt_drops = { $n ->
    [one] Na ścianie { NUMBER($n) } kropla
    [few] Na ścianie { NUMBER($n) } krople
   *[many] Na ścianie { NUMBER($n) } kropli
}; jest ich { NUMBER($most) }.
iquazu_doubt_drop_column = Kropla w kolumnie { NUMBER($column) }, rząd { NUMBER($row) }; krople spadają do pierwszej kolumny w ramie.
iquazu_doubt_crowded = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: { $most ->
    [one] { NUMBER($most) } szczelina
    [few] { NUMBER($most) } szczeliny
   *[many] { NUMBER($most) } szczelin
}, a leży tam więcej: { NUMBER($n) }.
iquazu_doubt_free = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: przy punktowaniu była tam wolna szczelina.
iquazu_doubt_above_drop = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: wolna szczelina nad kroplą.
iquazu_doubt_disturbed = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: coś, co leżało tam przy wcześniejszym punktowaniu, zniknęło albo się zmieniło.
iquazu_doubt_late = Kolumna { NUMBER($column) }, rząd { NUMBER($row) }: coś położono tam już po punktowaniu kolumny.
iquazu_doubt_rock_order = Skała { NUMBER($column) }: każda wartość powinna być niższa od poprzedniej.
iquazu_doubt_rock_falls = Skała { NUMBER($column) } jest warta mniej niż jedna z wcześniejszych.
iquazu_doubt_twice = Skała { NUMBER($column) }: dwoje graczy ma tę samą wartość.
iquazu_doubt_nobody_without = Skała { NUMBER($column) }: co najmniej jeden gracz nic nie dostaje.
iquazu_doubt_skipped = Skała { NUMBER($column) }: przyznane punkty to nie jej najwyższe wartości.
iquazu_doubt_no_gem = { $seat }: punkty za kolumnę { NUMBER($column) } bez klejnotu w niej.
iquazu_doubt_outside = Coś leży w kolumnie { NUMBER($column) }, rząd { NUMBER($row) }, dokąd rama jeszcze nie sięga.
iquazu_doubt_empty_column = Kolumnę { NUMBER($column) } policzono, choć nic w niej nie leży; kolumnę punktuje się, gdy jest pełna.
iquazu_doubt_no_value = Skała { NUMBER($column) }: nie wpisano wszystkich wartości, więc brakuje punktów.
iquazu_doubt_undecided = Kolumna { NUMBER($column) }, remis: { $seats }. Z tego, co podano, nie wynika, czyj najniższy klejnot leży niżej. Dopóki tego nie podacie, kolejność jest przypadkowa.
iquazu_doubt_same_place = Kolumna { NUMBER($column) }: najniższe klejnoty podano w tym samym miejscu ({ $seats }), a mieści się tam tylko jeden.
iquazu_doubt_same_place_level = Kolumna { NUMBER($column) }: najniższe klejnoty podano w tym samym miejscu ({ $seats }), a mieści się tam tylko jeden. Dopóki tego nie poprawicie, przy remisie kolejność jest przypadkowa.

## Options

iquazu_option_columns = Ile skał ma ściana?
iquazu_option_columns_source = Instrukcja tego nie podaje. Domyślnie: 11, bo 45 żetonów bonusowych w pięciu rzędach to dziewięć punktowań, a potem są jeszcze dwie skały.
iquazu_option_columns_means = { $n ->
    [one] { NUMBER($n) } punktowanie z żetonami bonusowymi, potem od razu dwie ostatnie skały.
    [few] { NUMBER($n) } punktowania z żetonami bonusowymi, potem od razu dwie ostatnie skały.
   *[many] { NUMBER($n) } punktowań z żetonami bonusowymi, potem od razu dwie ostatnie skały.
}
iquazu_option_turns = Śledzić tury i pudełka?
iquazu_option_turns_source = Pomoc, nie zasada. Domyślnie: nie.
iquazu_option_turns_no_means = Wpisuje się tylko punktowania.
iquazu_option_turns_yes_means = Aplikacja mówi, kto gra i kto ma które pudełko; jedno dotknięcie na turę.

## Set-up

iquazu_setup_section_start = Na początek
iquazu_setup_section_wall = Ściana
iquazu_setup_section_tiles = Żetony i woda
iquazu_setup_section_players = Znaczniki
iquazu_setup_section_boxes = Klejnoty i krople
iquazu_setup_section_cards = Karty
iquazu_setup_start = Ustalcie, kto zaczyna.
iquazu_setup_board = Złóż planszę; każdy siada przy jej rogu.
iquazu_setup_rails = Włóż dwie szyny w długie rowki.
iquazu_setup_rails_edge = Wyższa krawędź każdej szyny jest na zewnątrz.
iquazu_setup_strips = Włóż pięć pasków skał w losowej kolejności, wężami wodnymi do dołu.
iquazu_setup_points = { $n ->
    [one] Włóż planszę punktów stroną dla { NUMBER($n) } gracza do góry.
    [few] Włóż planszę punktów stroną dla { NUMBER($n) } graczy do góry.
   *[many] Włóż planszę punktów stroną dla { NUMBER($n) } graczy do góry.
}
iquazu_setup_dark = Pomieszaj zakryte żetony z ciemnym tyłem i połóż je na ciemnych polach.
iquazu_setup_light = Pomieszaj zakryte żetony z jasnym tyłem i połóż je na jasnych polach oraz na paskach obok nich.
iquazu_setup_frame = Połóż ramę wodną na szynach, całkiem z lewej.
iquazu_setup_water = Na prawo od niej połóż na szynach paski wody.
iquazu_setup_open = { $n ->
    [one] Odkryj { NUMBER($n) } żeton widoczny w ramie.
    [few] Odkryj { NUMBER($n) } żetony widoczne w ramie.
   *[many] Odkryj { NUMBER($n) } żetonów widocznych w ramie.
}
iquazu_setup_colours = Róg planszy mówi, którym kolorem grasz.
iquazu_setup_markers = Połóż klejnot swojego koloru przed pierwszym polem toru: to Twój znacznik.
iquazu_setup_fold = Przed pierwszą grą: w każdym pudełku wsuń bok ze strzałką w ukośną szczelinę, strzałką do środka.
iquazu_setup_gems = Wszystkie pozostałe klejnoty wsyp do pudełka klejnotów; dostaje je gracz rozpoczynający.
iquazu_setup_drops = Krople wsyp do pudełka wody; dostaje je gracz po prawej stronie gracza rozpoczynającego.
iquazu_setup_shuffle = { $n ->
    [one] Przetasuj { NUMBER($n) } kartę.
    [few] Przetasuj { NUMBER($n) } karty.
   *[many] Przetasuj { NUMBER($n) } kart.
}
iquazu_setup_deal = Rozdaj karty od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara, każdemu następnemu o jedną więcej: { $hands }. Kart na ręce się nie pokazuje.
iquazu_setup_pile = { $n ->
    [one] Pozostała { NUMBER($n) } karta to zakryty stos.
    [few] Pozostałe { NUMBER($n) } karty to zakryty stos.
   *[many] Pozostałe { NUMBER($n) } kart to zakryty stos.
}
iquazu_setup_discards = Obok stosu zostaw miejsce na odkryty stos kart odrzuconych.
iquazu_piece_board = części planszy
iquazu_piece_rails = szyny
iquazu_piece_strips = pasków skał
iquazu_piece_points = plansza punktów
iquazu_piece_dark = żetonów z ciemnym tyłem
iquazu_piece_light = żetonów z jasnym tyłem
iquazu_piece_frame = rama wodna
iquazu_piece_water = pasków wody
iquazu_piece_gems = klejnotów (w każdym kolorze { NUMBER($n) })
iquazu_piece_gem_box = pudełko klejnotów
iquazu_piece_drops = kropli
iquazu_piece_water_box = pudełko wody
iquazu_piece_cards = kart

## What gives points

iquazu_points_rock = Każda skała, za klejnoty w jej kolumnie
iquazu_points_most = najwięcej klejnotów
iquazu_points_second = drugie miejsce
iquazu_points_third = trzecie miejsce
iquazu_points_highest = najwyższa liczba na skale
iquazu_points_next = następna liczba, od { NUMBER($players) } graczy
iquazu_points_last = ostatnie miejsce albo bez klejnotu
iquazu_points_when = Kiedy punktuje się skały
iquazu_points_full = skały od 1 do { NUMBER($last) }
iquazu_points_full_gives = { $tiles ->
    [one] po zapełnieniu: skała, potem { NUMBER($tiles) } żeton
    [few] po zapełnieniu: skała, potem { NUMBER($tiles) } żetony
   *[many] po zapełnieniu: skała, potem { NUMBER($tiles) } żetonów
}
iquazu_points_end = skały { NUMBER($first) } i { NUMBER($last) }
iquazu_points_end_gives = na koniec, pełne lub nie: tylko skała
iquazu_points_level = Remisy
iquazu_points_level_column = remis w kolumnie
iquazu_points_level_column_by = niższy klejnot
iquazu_points_level_row = remis w rzędzie
iquazu_points_level_row_by = dalej w prawo, potem niżej
iquazu_points_tiles = Żetony bonusowe
iquazu_points_tile_points = żeton punktów
iquazu_points_tile_points_gives = jego liczba, na koniec
iquazu_points_tile_other = każdy inny żeton
iquazu_points_track = Tor punktacji
iquazu_points_past = za polem { NUMBER($fields) }: dalej od 1
iquazu_points_past_gives = { SIGNED($fields) } na koniec

## Rules

iquazu_section_aim = Cel gry i zawartość
iquazu_section_setup = Przygotowanie gry
iquazu_section_turn = Tura
iquazu_section_scoring = Punktowanie w trakcie gry
iquazu_section_after = Po punktowaniu
iquazu_section_tiles = Żetony bonusowe
iquazu_section_end = Koniec gry
iquazu_section_questions = Pytania
iquazu_rule_aim = Cel gry
iquazu_rule_aim_text = Płacąc kartami, gracze umieszczają klejnoty na ścianie za wodospadem. Kolumny punktuje się jedną po drugiej: najwięcej klejnotów w kolumnie daje punkty, najwięcej w rzędzie żeton bonusowy. Wygrywa, kto ma najwięcej punktów.
iquazu_rule_contents = Co jest w pudełku
iquazu_rule_contents_text = Karty: { NUMBER($cards) }, klejnoty w czterech kolorach: po { NUMBER($colour) }, w tym po jednym znaczniku, krople: { NUMBER($drops) }, żetony jasne: { NUMBER($light) } i ciemne: { NUMBER($dark) }, rama, paski wody: { NUMBER($water) }, 5 pasków skał, plansza z 4 części, 2 szyny, 2 plansze punktów, 2 pudełka.
iquazu_rule_card_colours = Karty białe, niebieskie i pomarańczowe
iquazu_rule_card_colours_text = Instrukcja podaje liczbę kart ({ NUMBER($cards) }), a w przykładach są białe, niebieskie i pomarańczowe. Ile ich jest w każdym kolorze, nie podaje: po { NUMBER($each) }, jeśli w każdym tyle samo.
iquazu_rule_columns = Ile jest kolumn i punktowań
iquazu_rule_columns_text = Liczby kolumn na ścianie nie podano. Żetonów ({ NUMBER($tiles) }) na wszystkie rzędy ({ $rows }) starcza na dziewięć punktowań, potem są jeszcze dwie skały. Tutaj kolumn jest { $columns }, a punktowań z żetonami { $scorings }. Zmienia to opcja.
iquazu_rule_setup_wall = Plansza i plansza punktów
iquazu_rule_setup_wall_text = W planszy z czterech części leżą dwie szyny, pięć pasków skał, wężami wodnymi do dołu, i plansza punktów odpowiednia do liczby graczy.
iquazu_rule_rails = Szyny
iquazu_rule_rails_text = Dwie plastikowe szyny leżą w dwóch długich rowkach planszy, wyższą krawędzią na zewnątrz. Po nich przesuwają się rama i paski wody.
iquazu_rule_strip_order = Kolejność pasków skał
iquazu_rule_strip_order_text = Losowa: pięć pasków można zamieniać miejscami, więc w każdej grze ściana jest inna. Tylko węże wodne muszą być na dole.
iquazu_rule_setup_tiles = Rozkładanie żetonów
iquazu_rule_setup_tiles_text = Pomieszane i zakryte: te z ciemnym tyłem ({ NUMBER($dark) }) leżą na ciemnych polach, te z jasnym ({ NUMBER($light) }) na jasnych i, jak na rysunku, na paskach obok nich. Odkrywa się tylko te wewnątrz ramy.
iquazu_rule_setup_frame = Rama i paski wody
iquazu_rule_setup_frame_text = Rama zaczyna całkiem z lewej strony szyn; na prawo od niej leżą wszystkie paski wody ({ NUMBER($water) }).
iquazu_rule_setup_gems = Kolor i znacznik gracza
iquazu_rule_setup_gems_text = Każdy siedzi przy rogu planszy, który wyznacza jego kolor. Jeden klejnot tego koloru leży jako znacznik przed pierwszym polem toru; wszystkie inne trafiają do pudełka klejnotów.
iquazu_rule_start_player = Kto zaczyna
iquazu_rule_start_player_text = Gracze ustalają to między sobą: instrukcja nie podaje innego sposobu. Gracz rozpoczynający dostaje pudełko klejnotów.
iquazu_rule_setup_cards = Karty na początku
iquazu_rule_setup_cards_text = Po przetasowaniu gracz rozpoczynający dostaje { $first ->
    [one] { NUMBER($first) } kartę
    [few] { NUMBER($first) } karty
   *[many] { NUMBER($first) } kart
}, każdy następny, zgodnie z ruchem wskazówek zegara, o jedną więcej, aż do { NUMBER($last) } dla czwartego. Reszta to zakryty stos, obok jest miejsce na stos kart odrzuconych.
iquazu_rule_hands_hidden = Kart na ręce się nie pokazuje
iquazu_rule_hands_hidden_text = Nikt nie pokazuje swoich kart, a dobrane trafiają na rękę zakryte. Odkryte leżą tylko te, którymi się płaci lub które się odrzuca.
iquazu_rule_boxes = Dwa pudełka
iquazu_rule_boxes_text = Gra ten, kto ma pudełko klejnotów; na początku jest to gracz rozpoczynający. Pudełko wody ma na początku gracz po jego prawej stronie.
iquazu_rule_fold_boxes = Składanie pudełek
iquazu_rule_fold_boxes_text = Przed pierwszą grą: bok ze strzałką wsuwa się w ukośną szczelinę, tak żeby strzałkę było widać wewnątrz pudełka.
iquazu_rule_turn = Co robi się w turze
iquazu_rule_turn_text = Gracz musi dobrać cztery karty albo umieścić jeden klejnot: jedno z dwojga. Potem, jeśli stoi przy nim pudełko wody, kładzie kroplę. Na koniec przekazuje pudełko klejnotów zgodnie z ruchem wskazówek zegara.
iquazu_rule_hand_limit = Najwyżej dwanaście kart na ręce
iquazu_rule_hand_limit_text = Na koniec swojej tury gracz może mieć najwyżej dwanaście kart; nadmiarowe, które sam wybiera, kładzie odkryte na stos kart odrzuconych. Gdy skończy się stos, karty odrzucone tasuje się na nowy.
iquazu_rule_place = Umieszczanie klejnotu
iquazu_rule_place_text = Gracz wybiera wolną szczelinę wewnątrz ramy. Jej kolor mówi, jakimi kartami płaci, a kolumna, iloma: od jednej w pierwszej do pięciu w piątej. Potem kładzie tam z pudełka klejnot swojego koloru.
iquazu_rule_pay_discard = Gdzie trafiają karty, którymi się płaci
iquazu_rule_pay_discard_text = Odkryte na stos kart odrzuconych obok zakrytego, tak jak karty ponad limit.
iquazu_rule_replace = Dwie za jedną
iquazu_rule_replace_text = Każdą kartę, którą trzeba zapłacić, można zastąpić dwiema innymi, obiema w tym samym kolorze.
iquazu_rule_why_far = Po co płacić za drogie kolumny?
iquazu_rule_why_far_text = Rada z instrukcji: zwykle jest tam więcej wolnych szczelin do wyboru, a kolejne punktowania są coraz więcej warte. Do tego klejnoty są tam dłużej w grze niż w pierwszej kolumnie.
iquazu_rule_drop = Kropla
iquazu_rule_drop_text = Gracz, przy którym stoi pudełko wody, musi w swojej turze położyć kroplę na najwyższej wolnej szczelinie pierwszej kolumny w ramie. Klejnot już tam nie trafi. Pudełko wody zostaje przy graczu.
iquazu_rule_scoring = Kiedy punktuje się kolumnę
iquazu_rule_scoring_text = Od razu, gdy klejnot lub kropla zajmuje ostatnią wolną szczelinę pierwszej kolumny w ramie. Najpierw punkty skały, potem żetony. Inna pełna kolumna niczego jeszcze nie uruchamia.
iquazu_rule_rock_points = Punkty skały
iquazu_rule_rock_points_text = Za najwięcej klejnotów w kolumnie: najwyższa liczba na skale pod nią. W cztery osoby drugie miejsce dostaje środkową liczbę, trzecie najniższą. Co najmniej jeden gracz nie dostaje nic, podobnie jak każdy, kto nie ma tam klejnotu.
iquazu_rule_rock_numbers = Ile liczb ma skała
iquazu_rule_rock_numbers_text = Trzy przy czterech graczach. Przy dwóch lub trzech instrukcja mówi tylko, że mniej: przyjmujemy jedną dla dwóch i dwie dla trzech. Jakie to liczby, pokazuje plansza punktów.
iquazu_rule_rock_ties = Remis w kolumnie
iquazu_rule_rock_ties_text = Przy równej liczbie klejnotów lepszy jest ten gracz, którego klejnot leży niżej, bliżej węży.
iquazu_rule_tiles = Kto dostaje żeton bonusowy
iquazu_rule_tiles_text = Gracz, który ma najwięcej klejnotów w rzędzie żetonu. Gdy w rzędzie nie ma klejnotów, żeton wypada z gry. Zdobyte żetony mogą leżeć przed graczem odkryte lub zakryte, jak woli.
iquazu_rule_tile_rows = Które klejnoty rzędu decydują o żetonie
iquazu_rule_tile_rows_text = Instrukcja mówi tylko „w rzędzie”. Liczymy kolumny wewnątrz ramy (jest ich { $frame }), razem z punktowaną, ale bez tych, które rama już minęła.
iquazu_rule_last_frames = Rama na końcu ściany
iquazu_rule_last_frames_text = Kolumn jest { $columns }, więc pod koniec rama wystaje poza ścianę: przy punktowaniu { $before } widać cztery kolumny, przy punktowaniu { $last } trzy. Tylko tam kładzie się i liczy klejnoty.
iquazu_rule_tile_ties = Remis w rzędzie
iquazu_rule_tile_ties_text = Przy równej liczbie klejnotów w rzędzie lepszy jest ten gracz, którego klejnot leży dalej w prawo, bliżej żetonu. Jeśli leżą tak samo daleko, ten, którego klejnot leży tam niżej.
iquazu_rule_frame_moves = Rama idzie dalej
iquazu_rule_frame_moves_text = Pasek wody z prawego końca wsuwa się z lewej: druga kolumna staje się pierwszą. Potem odkrywa się pięć nowych żetonów.
iquazu_rule_scored_gems = Klejnoty z policzonej kolumny
iquazu_rule_scored_gems_text = Zostają na ścianie pod paskami wody i nie wracają do graczy; krople tak samo. Stamtąd uzupełnia się tylko pudełko, które się opróżni.
iquazu_rule_boxes_pass = Pudełka po punktowaniu
iquazu_rule_boxes_pass_text = Po punktowaniu i odkryciu nowych żetonów pudełko wody idzie do następnego gracza przeciwnie do ruchu wskazówek zegara. Potem pudełko klejnotów idzie do następnego gracza zgodnie z ruchem wskazówek i to on gra. Zanim je przekaże, dotychczasowy gracz może jeszcze użyć podwójnych ruchów.
iquazu_rule_full_again = Następna kolumna już jest pełna
iquazu_rule_full_again_text = Jeśli po przesunięciu ramy nowa pierwsza kolumna jest pełna, punktuje się ją od razu, zanim pudełka pójdą dalej.
iquazu_rule_boxes_once = Dwa punktowania z rzędu
iquazu_rule_boxes_once_text = Nowe żetony odkrywa się dla każdego z nich, ale oba pudełka idą dalej tylko raz, po ostatnim.
iquazu_rule_last_gem = Zapełnienie kolumny z pudełkiem wody
iquazu_rule_last_gem_text = Kto ma pudełko wody i zapełnia kolumnę klejnotem, nie kładzie już kropli; po punktowaniu pudełko wody idzie dalej jak zwykle.
iquazu_rule_double_after = Podwójny ruch zapełnia następną kolumnę
iquazu_rule_double_after_text = Jeśli podwójny ruch po punktowaniu zapełnia kolumnę, jest to nowe punktowanie, po którym pudełko wody idzie dalej jeszcze raz.
iquazu_rule_box_comes = Pudełko wody przychodzi po punktowaniu
iquazu_rule_box_comes_text = Jeśli trafia do gracza, którego tura jeszcze trwa, nie kładzie on już w tej turze kropli: zastąpiło ją punktowanie.
iquazu_rule_tile_kinds = Rodzaje żetonów bonusowych
iquazu_rule_tile_kinds_text = Cztery: punkty na koniec, dodatkowe karty, dowolny kolor przy płaceniu, podwójny ruch. Instrukcja nie podaje, ile jest żetonów każdego rodzaju.
iquazu_rule_tile_use = Używanie żetonów bonusowych
iquazu_rule_tile_use_text = W swojej turze, na jej początku lub końcu: dowolnie wiele, jednego rodzaju lub kilku. Dopiero potem następuje kropla i przekazanie pudełka klejnotów. Użyty żeton się oddaje.
iquazu_rule_tile_points = Żetony punktów
iquazu_rule_tile_points_text = Zatrzymuje się je, a ich punkty liczą się dopiero na koniec gry.
iquazu_rule_tile_cards = Żetony kart
iquazu_rule_tile_cards_text = Gracz oddaje żeton w swojej turze i dobiera dwie, trzy lub cztery karty, jak na nim podano. Limit dwunastu kart na koniec tury obowiązuje.
iquazu_rule_tile_any_colour = Dowolny kolor
iquazu_rule_tile_any_colour_text = Gracz oddaje żeton, umieszczając klejnot: liczy się wtedy tylko liczba kart, nie ich kolor.
iquazu_rule_tile_double_move = Podwójny ruch
iquazu_rule_tile_double_move_text = Gracz oddaje żeton i zaraz po pierwszej akcji ma jeszcze jedną: dobranie czterech kart albo umieszczenie klejnotu, niezależnie od pierwszej.
iquazu_rule_end = Koniec gry i dwie ostatnie skały
iquazu_rule_end_text = Grę kończy punktowanie trzeciej skały od końca, razem z żetonami; nie ma już tur. Dwie ostatnie kolumny punktuje się od razu, pełne czy nie, tylko za punkty skały, bez żetonów. Potem dolicza się żetony punktów.
iquazu_rule_winner = Kto wygrywa
iquazu_rule_winner_text = Gracz z największą liczbą punktów. Przy remisie jest kilku zwycięzców.
iquazu_rule_unequal_hands = Dlaczego na początku każdy ma inną liczbę kart?
iquazu_rule_unequal_hands_text = Kto zaczyna, ma największy wybór szczelin, a ostatniej rundy się nie dogrywa. Wyrównuje to większa liczba kart.
iquazu_rule_one_gem = Więcej niż jeden klejnot w turze?
iquazu_rule_one_gem_text = Nie, chyba że z żetonem podwójnego ruchu.
iquazu_rule_why_boxes = Po co przekazywać pudełko klejnotów?
iquazu_rule_why_boxes_text = Pokazuje, kto gra, zwłaszcza po punktowaniu. Kto chce, może śledzić tury i pudełka także tutaj: to opcja.
iquazu_rule_all_tied = Wszyscy mają po równo
iquazu_rule_all_tied_text = Wtedy zasada remisu rozdziela wszystkie liczby: najwyższą dostaje właściciel najniższego klejnotu, i tak dalej w górę; w cztery osoby czwarta nie dostaje nic.
iquazu_rule_empty_box = Brak kropli lub klejnotów
iquazu_rule_empty_box_text = Gdy brakuje kropli albo klejnotów w kolorze gracza: podnosi się kilka pasków wody całkiem z lewej, uzupełnia pudełko z policzonych już kolumn i kładzie paski z powrotem.
iquazu_rule_track = Ponad { NUMBER($fields) }
iquazu_rule_track_text = Znacznik idzie dalej od 1, a na koniec dolicza się { NUMBER($fields) }.

## What people say when they ask for a rule

iquazu_asked =
    aim: cel, o co chodzi, jaki jest cel gry, za co są punkty, w skrócie, zamysł, jak wygrać, wytłumacz, jak się gra, na czym polega gra, do czego dążymy, o czym jest gra
    contents: ile klejnotów ma każdy, ile jest kamieni, czy czegoś brakuje, elementy, lista części, ile kropli, ile jest żetonów, ile kart w talii, komponenty, zawartość pudełka, ile czego jest w pudełku, ile klejnotów na gracza, ile mam klejnotów
    card-colours: ile kart każdego koloru, ile niebieskich kart, jakie są kolory, rozkład kart, kolory w talii, ile jest kart w kolorze, jakie są karty, kolory kart
    columns: ile jest kolumn, ile razy punktujemy, jak długa jest ściana, ile skał, ile rund, długość gry, ile punktowań w całej grze, ile jest rund, ile kolumn do końca, ile razy liczymy punkty, jak długo trwa gra
    setup-wall: która plansza punktów dla 3 osób, która strona planszy punktów, jak złożyć planszę, puzzle, którą stroną do góry kładzie się skały, węże na górze czy na dole, przygotowanie dla dwóch, rozłożenie ściany, od czego zacząć, jak ułożyć planszę, którą planszę punktów wziąć, jak złożyć ścianę
    rails: jak włożyć plastikowe szyny, rowki, wyższa krawędź, do środka czy na zewnątrz, plastik, prowadnice, jak włożyć szyny, gdzie te plastiki
    strip-order: czy paski skał mają stałą kolejność, pomieszać paski, czy ściana zawsze taka sama, losowo, węże, ułożenie kawałków skały, w jakiej kolejności paski, czy kolejność skał jest dowolna
    setup-tiles: gdzie ciemne a gdzie jasne żetony, czy żetony bonusowe są odkryte, zakryte, tył żetonu, które żetony są odkryte, mieszanie, rozłożyć bonusy, jak rozłożyć żetony bonusowe, które żetony odkryć na początku, jasne i ciemne żetony
    setup-frame: gdzie zaczyna rama wodna, paski wody, gdzie położyć niebieskie paski, ramka, z lewej czy z prawej, co robi rama, po co jest rama, gdzie położyć ramkę, gdzie są paski wody na początku, rama na starcie
    setup-gems: jaki mam kolor, gdzie siedzę, róg planszy, znacznik punktów, gdzie zaczyna mój znacznik, wybór koloru, kamień do liczenia punktów, gdzie leży znacznik punktów na starcie, który kolor jest mój, od czego zależy mój kolor
    start-player: kto zaczyna, kto pierwszy, jak wybrać pierwszego gracza, najmłodszy, najstarszy, gracz rozpoczynający, kto rozpoczyna, kto ma pierwszy ruch
    setup-cards: ile kart na początku, rozdanie, ile kart rozdać, karty startowe, karty dla 2 graczy, karty dla trzech graczy, ile kart dostaje drugi gracz, trzeci gracz, czwarty gracz, ręka na starcie, ile kart dostaje każdy na początku, po ile kart na start, ile kart rozdajemy, ile kart na rękę na początku
    hands-hidden: czy mogę zobaczyć karty przeciwnika, czy karty są tajne, pokazać karty, podglądać karty, jawna ręka, zapytać ile ktoś ma kart, czy pokazuję karty, czy karty są jawne, ukrywać karty
    boxes: kto pierwszy dostaje pudełko wody, czyja kolej, kto teraz gra, pogubiliśmy się, pudełko klejnotów na początku, kto ma które pudełko, do czego jest pudełko wody, do czego pudełko klejnotów, skrzynka, kto ma pudełko z wodą na początku, kto dostaje pudełka, co oznacza pudełko
    fold-boxes: jak złożyć pudełka, w którą szczelinę bok ze strzałką, składanie, budowa pudełka, ukośna, tektura, strzałka w pudełku, jak złożyć pudełeczko
    turn: co mogę zrobić w turze, dobrać i umieścić w jednej turze, czy mogę spasować, pominąć, ile kart dobieram, akcje, kolejność, czy muszę coś zrobić, wybór, czy dobieram na koniec tury, kiedy dobieram, przebieg tury, czy mogę dobrać karty i położyć klejnot, ile kart biorę w turze, dobrać czy położyć, co robię w swojej turze
    hand-limit: za dużo kart na ręce, czy muszę odrzucić, maksimum kart, więcej niż 12, 13 kart, limit ręki, talia pusta, stos się skończył, brak kart, przetasować, które karty odrzucić, ile kart można mieć, limit kart na ręce, ile kart mogę trzymać, mam 14 kart, skończyły się karty w talii, skończył się stos kart
    place: ile kosztuje miejsce, cena, płacić, czy mogę położyć poza ramą, położyć klejnot, gdzie mogę położyć kamień, dziura, otwór, pięć kart w piątej kolumnie, wolne miejsce, tylko pierwsza kolumna, karty tego samego koloru, ile kart za kolumnę 4, jakie karty są potrzebne, pasujący kolor, ile kosztuje klejnot, ile kart za trzecią kolumnę, gdzie można położyć klejnot, położyć poza ramką, koszt w kolumnie, jaki kolor kart
    pay-discard: gdzie idą karty którymi płacę, odrzucone odkryte czy zakryte, stos odrzuconych, zużyte karty, czy trzeba pokazać odrzucone karty, co z kartami po zapłaceniu, gdzie odkładam zapłacone karty
    replace: nie mam niebieskich, użyć innych jako jokera, zamienić 2 karty na 1, wymiana, zastąpić, dwa różne kolory, brakuje karty, zły kolor, para zamiast jednej, dwie niebieskie zamiast pomarańczowej, za mało jednego koloru, ile kart za jedną, zastąpić wszystkie karty parami, zastąpić kilka kart, brakuje mi karty w kolorze, czym zastąpić kartę, zamiast niebieskiej dwie białe, dwie inne karty za jedną, nie mam odpowiedniego koloru
    why-far-columns: po co płacić 5 kart, drogo, rada, strategia, zaleta, czy się opłaca, dalsze kolumny, tanio, podpowiedź, czy opłaca się dalej, po co kłaść daleko
    drop: czy muszę położyć kroplę wody, czy mogę pominąć wodę, kto wybiera gdzie spada kropla, gdzie idzie kropla, górna szczelina, deszcz, dobrowolnie, niebieski żeton, czy kropla blokuje, co turę, klejnot na kropli, kto ma wodę, czy kropla liczy się jak klejnot, nie kłaść kropli, kto kładzie kroplę, gdzie kładę kroplę, gdzie spada kropla, kto kładzie kroplę wody, czy muszę położyć kroplę, kiedy kładziemy wodę, na którą szczelinę kropla
    scoring: kiedy liczymy punkty, kiedy punktuje się kolumnę, trzecia kolumna pełna i co, pełna kolumna, co uruchamia, która kolumna się liczy, druga kolumna zapełniona wcześniej, punktacja pośrednia, najpierw skała czy żetony, czy kropla może zapełnić ostatnią szczelinę, która kolumna jest pierwsza, kiedy jest punktowanie, kiedy kolumna się liczy, kolumna zapełniona co teraz
    rock-points: kto dostaje 8 a kto 5, nie mam nic w kolumnie czy coś dostanę, przewaga, najwięcej kamieni w kolumnie, drugie miejsce, najmniej, punkty za kolumnę, jak przyznaje się punkty, bez klejnotu, ilu graczy dostaje punkty, punkty za trzecie miejsce, czy muszę mieć klejnot, czy krople się liczą, ile punktów za kolumnę, nie mam żadnego klejnotu w kolumnie, czy drugie miejsce coś dostaje, kto dostaje punkty za skałę, za co są punkty w kolumnie
    rock-numbers: we dwoje ilu dostaje punkty, w trzy osoby czy drugi dostaje punkty, czy drugi coś dostaje we dwoje, wartości na skale, jakie są liczby, punktacja dla dwóch graczy, ile liczb na skale, kto dostaje punkty we trójkę, drugie miejsce we dwójkę
    rock-ties: oboje mamy dwa klejnoty w kolumnie, tyle samo kamieni w kolumnie, remis w kolumnie, po równo klejnotów, kto lepszy, niżej, węże, rozstrzyganie remisu, po co są węże, dwie osoby mają tyle samo, remis w kolumnie kto ma więcej, oboje mamy po tyle samo w kolumnie, remis w kolumnie kto wygrywa, taka sama liczba klejnotów w kolumnie
    tiles: kto wygrywa żeton bonusowy, nikogo w rzędzie, pusty rząd, czy muszę pokazać żetony, najwięcej w rzędzie, tajne żetony, dostać bonus, przewaga w rzędzie, wziąć żeton, czy moje bonusy są jawne, zakryte żetony, czy każdy dostaje żeton, gdzie kładę zdobyte żetony, ile bonusów na punktowanie, kto dostaje bonus za rząd, nikt nie ma nic w rzędzie, czy żetony trzymam zakryte, kto zabiera żeton, za co jest żeton
    tile-rows: które klejnoty liczą się w rzędzie, czy klejnoty pod wodą się liczą, czy liczy się cały rząd, policzone klejnoty do bonusu, tylko w ramie, jak daleko sięga rząd, które kolumny liczą się do rzędu, czy stare klejnoty liczą się do bonusu
    last-frames: rama wychodzi poza ścianę, mniej kolumn pod koniec, rama wystaje, ostatnie kolumny w ramie, zostały tylko trzy kolumny, rama na końcu, co gdy rama wyjdzie za planszę
    tile-ties: remis o żeton bonusowy, oboje mamy dwa w rzędzie, tak samo daleko w prawo, tyle samo w rzędzie, ta sama kolumna, najbliżej żetonu, jak rozstrzygnąć remis w rzędzie, remis o bonus, remis w rzędzie o żeton, remis przy bonusie, tyle samo klejnotów w rzędzie
    frame-moves: jak przesuwa się wodospad, przesunąć ramę, kiedy odkrywa się nowe bonusy, po punktowaniu, wsunąć pasek, odkryć nowe żetony, następna kolumna, kiedy przesuwamy ramę, kiedy odkrywamy nowe bonusy, kiedy odkrywamy nowe żetony, jak przesunąć wodę
    scored-gems: czy odzyskuję klejnoty po punktowaniu, zdjąć kamienie, co dzieje się z policzonymi klejnotami, zabrać z powrotem, znikają, zakryte, wracają, czy krople wracają, czy zabieram klejnoty po policzeniu, co z klejnotami po punktowaniu
    boxes-pass: w którą stronę idzie pudełko wody, czy mogę użyć podwójnego ruchu po punktowaniu, przeciwnie do zegara, przekazać pudełka, kto następny po punktowaniu, kierunek, kiedy zmienia się pudełko wody, czy zmienia się gracz rozpoczynający, kto gra po punktowaniu, w którą stronę idzie pudełko z wodą, co z pudełkami po punktowaniu, komu oddać pudełko wody, kto gra następny po punktowaniu
    full-again: następna kolumna też pełna, punktować jeszcze raz, dwie pełne kolumny, od razu znowu, podwójne punktowanie, czy można policzyć dwie kolumny naraz, następna kolumna od razu pełna, druga kolumna już zapełniona po przesunięciu
    boxes-once: dwa punktowania w jednej turze, przekazać pudełko dwa razy, obie kolumny policzone kto ma pudełko, pudełka po drugim punktowaniu, dwa razy punktowanie ile razy pudełko
    last-gem: mam wodę i zapełniam ostatnią dziurę klejnotem, czy kładę jeszcze kroplę, skończyć kolumnę klejnotem, właściciel pudełka wody kończy kolumnę, zapełniłem kolumnę klejnotem czy kładę jeszcze kroplę, kończę kolumnę i mam pudełko wody
    double-after-scoring: podwójny ruch zapełnia kolejną kolumnę, punktowanie drugi raz w tej samej turze, dodatkowa akcja po punktowaniu, podwójny ruch po punktowaniu i kolejna kolumna pełna
    water-box-comes: dostaję pudełko wody po punktowaniu czy kładę kroplę, dostać pudełko wody w swojej turze, kropla od razu, nowy właściciel pudełka wody, właśnie dostałem pudełko wody czy muszę kłaść
    tile-kinds: jakie są żetony bonusowe, rodzaje, symbole, co robią żetony, ile jest każdego żetonu, typy bonusów, jakie są bonusy, co dają żetony bonusowe, co oznaczają symbole na żetonach
    tile-use: ile żetonów mogę użyć w jednej turze, kiedy mogę użyć bonusu, kilka żetonów naraz, dwa takie same żetony, użyć w turze innego gracza, od razu, przed czy po akcji, co dzieje się z użytym żetonem, umieścić i potem użyć żetonu kart, zachować żeton na później, łączyć bonusy, dowolny kolor z podwójnym ruchem, użyć bonusu zaraz po zdobyciu, kiedy mogę użyć żetonu, ile bonusów naraz, czy mogę użyć kilku bonusów, kiedy zagrać żeton
    tile-points: czy punkty z żetonu liczą się od razu, punkty bonusowe, punkty zwycięstwa, liczba na żetonie, trzymać do końca, kwiat, czy żeton punktów liczy się natychmiast, czy bonusy punktowe liczą się od razu, kiedy punkty z żetonów
    tile-cards: żeton z 3 kartami, czy mogę przekroczyć 12 z bonusem, dodatkowe karty, dobrać karty z żetonu, żeton dobierz karty, ile kart daje żeton
    tile-any-colour: płacić innym kolorem, dziki kolor, zignorować kolor, joker, płacić dowolnymi kartami, kolory bez znaczenia, tęcza, mieszane, żeton dowolny kolor, zapłacić obojętnie czym
    tile-double-move: dwie akcje, druga akcja, dodatkowa tura, jeszcze raz, grać dwa razy, kolejna akcja, dwa klejnoty z żetonem, ×2, podwójna strzałka, co robi podwójny ruch, żeton podwójny ruch, czy mogę dwa razy dobrać
    end: kiedy koniec, czy dogrywamy rundę, czy liczy się pół pustej kolumny, bonusy za dwie ostatnie, koniec gry, ostatnia runda, punktacja końcowa, trzecia od końca, jak się kończy, ostatnie dwie kolumny, czy każdy ma tyle samo tur, niepełne, ile kolumn liczy się na końcu, kto gra ostatni, kiedy koniec gry, jak się liczy ostatnie dwie kolumny, dwie ostatnie skały, co na końcu, ostatnie kolumny niepełne
    winner: remis na koniec kto wygrywa, tyle samo punktów, wspólne zwycięstwo, kto wygrał, najwięcej punktów, równa liczba punktów na koniec, jak ustalić zwycięzcę, remis na koniec gry, kto wygrał przy remisie, kto wygrywa grę
    unequal-hands: dlaczego masz więcej kart niż ja, niesprawiedliwe, różna liczba kart, przewaga pierwszego, sprawiedliwie, zacząć z mniejszą liczbą kart, dlaczego mam mniej kart, czemu inni mają więcej kart
    one-gem: dwa klejnoty naraz, położyć dwa kamienie, kilka klejnotów, więcej klejnotów, ile klejnotów mogę położyć, czy mogę położyć dwa klejnoty w turze, ile klejnotów w turze
    why-boxes: po co jest pudełko, dlaczego pudełko krąży, powód przekazywania pudełka, zapomnieliśmy czyja kolej, pamiętać, śledzić, po co podajemy pudełko, czyja teraz kolej
    all-tied: wszyscy mają tyle samo, wszyscy po równo, remis wszystkich, remis trzech, remis czterech, każdy ma jeden klejnot, wszyscy mają po tyle samo klejnotów, remis wszystkich w kolumnie
    empty-box: brak kropli, skończyły się klejnoty mojego koloru, nie ma kamieni, zapas, puste pudełko wody, za mało, skończyły się czerwone klejnoty, co gdy klejnoty się skończą, skończyły mi się klejnoty, nie ma już kropli, zabrakło klejnotów, zabrakło kropli
    track: co gdy mam ponad osiemdziesiąt punktów, 81, za ostatnim polem, więcej niż 80, koniec toru, okrążenie, drugie kółko, przekroczyłem 80 punktów, co po osiemdziesiątce, skończył się tor
