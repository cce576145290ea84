# Stone Layer, in our own words.

stone_layer_name = Stone Layer
stone_layer_summary = Sześć wspólnych stosów kamieni: za dołożony kamień kładziesz żetony, a te dają punkty, gdy stos przewróci kto inny. Gra do dziesięciu.
stone_layer_small = mały
stone_layer_medium = średni
stone_layer_large = duży
stone_layer_stacks = { $n ->
    [one] stos { $stacks }
    [few] stosy { $stacks }
   *[many] stosy { $stacks }
}

## The sheet

stone_layer_ring = Krąg
stone_layer_marker = Znacznik
# Below a stack: how many tokens the next stone on it would give.
stone_layer_caption = { NUMBER($stack) }: +{ NUMBER($n) } żet.
stone_layer_steps = Kroki z kafelka
stone_layer_stood = Stoi
stone_layer_stood_worth = Stoi: { $n ->
    [one] { NUMBER($n) } żeton
    [few] { NUMBER($n) } żetony
   *[many] { NUMBER($n) } żetonów
}
stone_layer_no_token = Bez żetonu
stone_layer_fell = Runął
stone_layer_slid_off = Zsunął się
stone_layer_source_fell = Runął przy braniu
stone_layer_settle = Rozlicz
stone_layer_next = Następny gracz
stone_layer_by = Sprawca
stone_layer_up = Tura gracza
stone_layer_apart = Runął przed położeniem kamienia
stone_layer_lies = Kamień leży na stosie { NUMBER($stack) }
stone_layer_size = Kamień
stone_layer_count = W pudełku, rozmiar { $size }
stone_layer_moving = Przestaw znacznik
stone_layer_new_tiles = Żaden kafelek nie pasuje: pięć nowych
stone_layer_exchange = Wymień 5 punktów
stone_layer_prompt_draft = Dotknij każdego stosu, który runął, potem rozlicz.
# $stacks is "stack 3" or "stacks 3 and 4".
stone_layer_ask_fell = Zawalenie: { $stacks }. Kto jest sprawcą?
stone_layer_ask_which = Dotknij każdego stosu, który runął. Kto jest sprawcą?
stone_layer_prompt_quick = Szybki start, kamień { NUMBER($n) } z { NUMBER($of) }: kroki z jego kafelka, licząc od stosu { NUMBER($stack) }.
stone_layer_prompt_moving = Dotknij stosu, przy którym stoi znacznik.
stone_layer_prompt_source = Rzeka jest pusta. Dotknij stosu, z którego bierzesz kamień.
stone_layer_prompt_stone = { $n ->
    [one] Kamień { NUMBER($number) } na stosie { NUMBER($stack) }, wart { NUMBER($n) } żeton.
    [few] Kamień { NUMBER($number) } na stosie { NUMBER($stack) }, wart { NUMBER($n) } żetony.
   *[many] Kamień { NUMBER($number) } na stosie { NUMBER($stack) }, wart { NUMBER($n) } żetonów.
}
stone_layer_prompt_no_token = { $seat } przewraca stos: kamień może jeszcze trafić na stos { NUMBER($stack) }, ale bez żetonu.
stone_layer_prompt_marker = Jeśli znacznik stoi gdzie indziej, dotknij tamtego stosu.
stone_layer_prompt_laid = { $n ->
    [one] { $seat } kładzie { NUMBER($n) } żeton przy stosie { NUMBER($stack) }.
    [few] { $seat } kładzie { NUMBER($n) } żetony przy stosie { NUMBER($stack) }.
   *[many] { $seat } kładzie { NUMBER($n) } żetonów przy stosie { NUMBER($stack) }.
}
stone_layer_prompt_nothing_laid = { $seat } nie kładzie żetonu.
stone_layer_prompt_steps = Teraz kroki z kafelka.
stone_layer_prompt_stays = Znacznik zostaje na miejscu.
stone_layer_spoken_stack = { $n ->
    [0] Stos { NUMBER($stack) }, bez kamieni.
    [one] Stos { NUMBER($stack) }, wysokość: { NUMBER($n) } kamień.
    [few] Stos { NUMBER($stack) }, wysokość: { NUMBER($n) } kamienie.
   *[many] Stos { NUMBER($stack) }, wysokość: { NUMBER($n) } kamieni.
}
stone_layer_spoken_marker = Stoi tu znacznik.
stone_layer_spoken_tokens = { $seat } { NUMBER($n) }
stone_layer_spoken_lying = Żetony: { $tokens }.
stone_layer_spoken_no_tokens = Bez żetonów.
stone_layer_spoken_next = { $n ->
    [one] Następny kamień jest wart { NUMBER($n) } żeton.
    [few] Następny kamień jest wart { NUMBER($n) } żetony.
   *[many] Następny kamień jest wart { NUMBER($n) } żetonów.
}
stone_layer_spoken_fell = Runął stos { NUMBER($stack) } lub inne
stone_layer_spoken_exchange = { $seat } wymienia pięć złotych punktów na żeton 5-punktowy

stone_layer_box_stones = Kamienie każdego rozmiaru
stone_layer_box_count = W pudełku

## Remarks

stone_layer_remark_fall = { $n ->
    [one] { NUMBER($n) } kamień wraca do rzeki ({ $stacks }).
    [few] { NUMBER($n) } kamienie wracają do rzeki ({ $stacks }).
   *[many] { NUMBER($n) } kamieni wraca do rzeki ({ $stacks }).
}
stone_layer_remark_gets = { $n ->
    [one] { $seat } dostaje { NUMBER($n) } punkt za { NUMBER($n) } żeton: razem { NUMBER($points) }.
    [few] { $seat } dostaje { NUMBER($n) } punkty za { NUMBER($n) } żetony: razem { NUMBER($points) }.
   *[many] { $seat } dostaje { NUMBER($n) } punktów za { NUMBER($n) } żetonów: razem { NUMBER($points) }.
}
stone_layer_remark_wins = { $n ->
    [one] { $seat } dostaje { NUMBER($n) } punkt za { NUMBER($n) } żeton: razem { NUMBER($points) }, i to kończy grę.
    [few] { $seat } dostaje { NUMBER($n) } punkty za { NUMBER($n) } żetony: razem { NUMBER($points) }, i to kończy grę.
   *[many] { $seat } dostaje { NUMBER($n) } punktów za { NUMBER($n) } żetonów: razem { NUMBER($points) }, i to kończy grę.
}
stone_layer_remark_returned = Sprawca: { $seat }, bez punktów. { $n ->
    [one] { NUMBER($n) } żeton stamtąd wraca do gracza.
    [few] { NUMBER($n) } żetony stamtąd wracają do gracza.
   *[many] { NUMBER($n) } żetonów stamtąd wraca do gracza.
}
stone_layer_remark_stays = Sprawca: { $seat }, bez punktów. { $n ->
    [one] { NUMBER($n) } żeton zostaje
    [few] { NUMBER($n) } żetony zostają
   *[many] { NUMBER($n) } żetonów zostaje
} { $bases ->
    [one] przy kamieniu podstawy
    [few] przy kamieniach podstawy
   *[many] przy kamieniach podstawy
}, aż ktoś inny przewróci zbudowany tam następny stos.
stone_layer_remark_causer = Sprawca: { $seat }, bez punktów.
stone_layer_remark_without = Bez żetonów, bez punktów: { $seats }.
stone_layer_remark_withdrawn = { $n ->
    [one] Kamień z tej tury jednak nic nie daje: { $seat } zabiera { NUMBER($n) } żeton z powrotem.
    [few] Kamień z tej tury jednak nic nie daje: { $seat } zabiera { NUMBER($n) } żetony z powrotem.
   *[many] Kamień z tej tury jednak nic nie daje: { $seat } zabiera { NUMBER($n) } żetonów z powrotem.
}
stone_layer_remark_exchanged = Zabrakło żetonów, więc { $seat } wymienia pięć złotych punktów na żeton 5-punktowy; pięć żetonów znów jest do użycia.
stone_layer_remark_short = Kamień jest wart { NUMBER($worth) }, ale { $seat } ma do położenia tylko { NUMBER($n) }.
stone_layer_remark_new_tiles = Odkryj pięć nowych kafelków.
stone_layer_remark_shuffle = Odkryj kafelki, które zostały, jeśli jakieś są, przetasuj zużyte i uzupełnij rząd do pięciu.
stone_layer_remark_used_up = W rzece nie ma już rozmiaru: { $sizes }.
stone_layer_risk = Jeśli { $stack } runie w tej turze: { $gets }.
stone_layer_risk_nobody = Jeśli { $stack } runie w tej turze, nikt nie dostaje punktów.
stone_layer_risk_gets = { $seat } { SIGNED($n) }
stone_layer_risk_wins = { $seat } { SIGNED($n) } (ma dziesięć)
stone_layer_risk_own_returned = { $n ->
    [one] Do gracza { $seat } wraca wtedy { NUMBER($n) } żeton.
    [few] Do gracza { $seat } wracają wtedy { NUMBER($n) } żetony.
   *[many] Do gracza { $seat } wraca wtedy { NUMBER($n) } żetonów.
}
stone_layer_risk_own_stays = { $n ->
    [one] Gracz { $seat }: { NUMBER($n) } żeton zostaje tam.
    [few] Gracz { $seat }: { NUMBER($n) } żetony zostają tam.
   *[many] Gracz { $seat }: { NUMBER($n) } żetonów zostaje tam.
}
stone_layer_risk_elsewhere = Dziesięć punktów, jeśli runie { $stack }: { $seats }.

## The score

stone_layer_unfinished = Nikt nie ma jeszcze dziesięciu punktów: gra trwa, aż ktoś je zdobędzie.

stone_layer_line_falls = Punkty za zawalenia
stone_layer_line_fall = { $stacks } (sprawca: { $by }): { $n ->
    [one] { NUMBER($n) } żeton
    [few] { NUMBER($n) } żetony
   *[many] { NUMBER($n) } żetonów
}
stone_layer_line_own = { $stacks }: z własnej winy, więc bez punktów
stone_layer_line_returned = { $stacks }: z własnej winy, więc bez punktów; { $n ->
    [one] { NUMBER($n) } żeton wraca do gracza
    [few] { NUMBER($n) } żetony wracają do gracza
   *[many] { NUMBER($n) } żetonów wraca do gracza
}
stone_layer_line_stays = { $stacks }: z własnej winy, więc bez punktów; { $n ->
    [one] { NUMBER($n) } żeton zostaje
    [few] { NUMBER($n) } żetony zostają
   *[many] { NUMBER($n) } żetonów zostaje
} { $bases ->
    [one] przy kamieniu podstawy
    [few] przy kamieniach podstawy
   *[many] przy kamieniach podstawy
}
stone_layer_line_no_token = { $stacks } (sprawca: { $by }): nie ma tam żetonu
stone_layer_line_stack = { $stack }: { $n ->
    [one] { NUMBER($n) } żeton
    [few] { NUMBER($n) } żetony
   *[many] { NUMBER($n) } żetonów
}
stone_layer_line_told = Podane punkty
stone_layer_fall_heading = Zawalenie { NUMBER($n) }
stone_layer_note_to_go = Do dziesięciu brakuje { NUMBER($n) }
stone_layer_note_reached = Ma już dziesięć punktów
stone_layer_note_tokens = Żetony: u gracza { NUMBER($hand) }, na planszy { NUMBER($board) }, złote { NUMBER($gold) }
stone_layer_note_fives = { $n ->
    [one] { NUMBER($n) } żeton 5-punktowy
    [few] { NUMBER($n) } żetony 5-punktowe
   *[many] { NUMBER($n) } żetonów 5-punktowych
}
stone_layer_tie_stacks = Żetony przy stosach
stone_layer_tie_board = Żetony na planszy
stone_layer_end_one = { $seat } ma { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}: koniec gry.
stone_layer_end_together = Koniec gry: to samo zawalenie daje dziesięć punktów kilku osobom ({ $seats }).
stone_layer_end_points = Najwięcej punktów, { NUMBER($points) }, ma { $seat } i wygrywa.
stone_layer_end_tokens = Remis w punktach: { $seats }. { $what }: najwięcej ma { $seat } ({ NUMBER($n) }) i wygrywa.
stone_layer_end_shared = Remis w punktach: { $seats }. { $what }: po { NUMBER($n) }; wspólne zwycięstwo.

## The log

stone_layer_told_marker = Znacznik przy stosie { NUMBER($stack) }
stone_layer_told_quick = Szybki start: kamień { NUMBER($n) } na stosie { NUMBER($stack) }
stone_layer_told_stood = { $n ->
    [one] kamień stoi na stosie { NUMBER($stack) }, { NUMBER($n) } żeton
    [few] kamień stoi na stosie { NUMBER($stack) }, { NUMBER($n) } żetony
   *[many] kamień stoi na stosie { NUMBER($stack) }, { NUMBER($n) } żetonów
}
stone_layer_told_no_token = kamień na stosie { NUMBER($stack) }, bez żetonu
stone_layer_told_slid_off = kamień zsuwa się ze stosu { NUMBER($stack) }
stone_layer_told_fell = przewraca { $stacks }
stone_layer_told_fell_lies = przewraca { $stacks }; kamień leży na stosie { NUMBER($stack) }
stone_layer_told_source_fell = przewraca { $stacks } przy braniu kamienia
stone_layer_told_from = { $what }, kamień ze stosu { NUMBER($from) }
stone_layer_told_collapse = powoduje zawalenie ({ $stacks })
stone_layer_told_steps = { $n ->
    [one] { NUMBER($n) } krok, znacznik do stosu { NUMBER($stack) }
    [few] { NUMBER($n) } kroki, znacznik do stosu { NUMBER($stack) }
   *[many] { NUMBER($n) } kroków, znacznik do stosu { NUMBER($stack) }
}
stone_layer_told_stays = znacznik zostaje przy stosie { NUMBER($stack) }
stone_layer_told_no_steps = koniec tury, kroków nie podano
stone_layer_told_new_tiles = Pięć nowych kafelków
stone_layer_told_exchange = pięć złotych punktów na żeton 5-punktowy
stone_layer_told_count = Kamienie w pudełku, rozmiar { $size }: { NUMBER($n) }

## Refusals

stone_layer_unread_stones = { $most ->
    [one] Jest { NUMBER($most) } kamień, a podano { NUMBER($came) }.
    [few] Są { NUMBER($most) } kamienie, a podano { NUMBER($came) }.
   *[many] Jest { NUMBER($most) } kamieni, a podano { NUMBER($came) }.
}
stone_layer_refused_lists = { $n ->
    [one] Stół ma { NUMBER($n) } gracza: podaj punkty i żetony przy każdym stosie dla tylu, a nie dla { NUMBER($came) }.
    [few] Stół ma { NUMBER($n) } graczy: podaj punkty i żetony przy każdym stosie dla tylu, a nie dla { NUMBER($came) }.
   *[many] Stół ma { NUMBER($n) } graczy: podaj punkty i żetony przy każdym stosie dla tylu, a nie dla { NUMBER($came) }.
}
stone_layer_refused_in_turn = Tura { NUMBER($turn) }: { $why }
stone_layer_refused_falls = { $seat }, punkty z zawaleń: { NUMBER($given) }. Punktów nie można stracić: { NUMBER($points) } to za mało.
stone_layer_refused_height = Według wpisu stos { NUMBER($stack) } ma w chwili zawalenia { $n ->
    [one] { NUMBER($n) } kamień
    [few] { NUMBER($n) } kamienie
   *[many] { NUMBER($n) } kamieni
}; wszystkich jest { NUMBER($most) }.
stone_layer_refused_fall = Zawalenie wymienia każdy stos raz.
stone_layer_refused_over = Ktoś ma dziesięć punktów: koniec gry. Cofnij, żeby zmienić to, co do tego doprowadziło.
stone_layer_refused_quick = Szybki start to { $n ->
    [one] { NUMBER($n) } kamień
    [few] { NUMBER($n) } kamienie
   *[many] { NUMBER($n) } kamieni
}, przed pierwszą turą.
stone_layer_refused_second_stone = Tylko jeden kamień na turę. Najpierw podaj kroki z kafelka albo cofnij.
stone_layer_refused_no_stone = Najpierw podaj, jak leży kamień, potem kroki.
stone_layer_refused_no_source = Rzeka jest pusta: podaj, z którego stosu jest kamień.
stone_layer_refused_source = W rzece są jeszcze kamienie: kamień bierze się stamtąd, nie ze stosu.
stone_layer_refused_source_marker = Kamień trafia na stos { NUMBER($stack) }, więc musi być z innego.
stone_layer_refused_bare = Na podstawie { NUMBER($stack) } nie ma kamienia: nie ma tam czego wziąć i nic nie może runąć.
stone_layer_refused_source_fell = Podaj stos, z którego brano kamień, i że to on runął.
stone_layer_refused_nothing_fell = Podaj co najmniej jeden stos, który runął.
stone_layer_refused_new_tiles = W rzece są kamienie: przy tym stole kafelki wymienia się tylko, gdy jest pusta.
stone_layer_refused_tile_chosen = Kamień z tej tury już podano, więc kafelek jest wybrany. Najpierw podaj kroki; nowe kafelki mogą pojawić się przed następnym kamieniem. Albo cofnij.
stone_layer_refused_marker = Kamień z tej tury już podano: teraz znacznik idzie o tyle kroków, ile pokazuje kafelek. Podaj je albo cofnij.
stone_layer_refused_exchange = { $seat }: wymiana nie jest teraz możliwa. Potrzeba pięciu złotych punktów i żetonu 5-punktowego, którego nikt nie ma.
stone_layer_refused_count = Rozmiar { $size }: przy podanych liczbach innych rozmiarów najwyżej { NUMBER($most) }, a nie { NUMBER($n) }, bo kamieni jest razem { NUMBER($all) }. Jeśli tamte liczby są złe, najpierw je popraw.

## Doubts

stone_layer_doubt_stones = Na stosach { $n ->
    [one] { NUMBER($n) } kamień
    [few] { NUMBER($n) } kamienie
   *[many] { NUMBER($n) } kamieni
}; wszystkich jest { NUMBER($most) }.
stone_layer_doubt_size = Rozmiar { $size }: na stosach { $n ->
    [one] { NUMBER($n) } kamień
    [few] { NUMBER($n) } kamienie
   *[many] { NUMBER($n) } kamieni
}, w pudełku { NUMBER($most) }.
stone_layer_doubt_counts = Trzy rozmiary dają razem { $n ->
    [one] { NUMBER($n) } kamień
    [few] { NUMBER($n) } kamienie
   *[many] { NUMBER($n) } kamieni
}; jest ich { NUMBER($all) }.
stone_layer_doubt_tokens = { $seat }, żetony na planszy i złote: razem { NUMBER($n) }; w kolorze jest { NUMBER($most) }.
stone_layer_doubt_beside = Stos { NUMBER($stack) }: { $n ->
    [one] { NUMBER($n) } żeton
    [few] { NUMBER($n) } żetony
   *[many] { NUMBER($n) } żetonów
}; przy wysokości { NUMBER($height) } może ich być { NUMBER($most) }.
stone_layer_doubt_fell_beside = Tura { NUMBER($turn) }, stos { NUMBER($stack) }: w chwili zawalenia { $n ->
    [one] { NUMBER($n) } żeton
    [few] { NUMBER($n) } żetony
   *[many] { NUMBER($n) } żetonów
}; przy wysokości { NUMBER($height) } może ich być { NUMBER($most) }.
stone_layer_doubt_fives = { $seat }: { $n ->
    [one] { NUMBER($n) } żeton 5-punktowy
    [few] { NUMBER($n) } żetony 5-punktowe
   *[many] { NUMBER($n) } żetonów 5-punktowych
}; przy dwóch gra byłaby już skończona.
stone_layer_doubt_fives_box = W użyciu { $n ->
    [one] { NUMBER($n) } żeton 5-punktowy
    [few] { NUMBER($n) } żetony 5-punktowe
   *[many] { NUMBER($n) } żetonów 5-punktowych
}; w pudełku jest { NUMBER($most) }.
stone_layer_doubt_points = { $seat }: { $n ->
    [one] { NUMBER($n) } punkt
    [few] { NUMBER($n) } punkty
   *[many] { NUMBER($n) } punktów
}; nikt nie może mieć więcej niż { NUMBER($most) }.
stone_layer_doubt_all_won = Wszyscy mają dziesięć punktów, a sprawca ostatniego zawalenia nic z niego nie dostaje.
stone_layer_doubt_tiles = Policzono { $n ->
    [one] { NUMBER($n) } kafelek
    [few] { NUMBER($n) } kafelki
   *[many] { NUMBER($n) } kafelków
}; jest ich { NUMBER($all) }.
stone_layer_doubt_quick = { $n ->
    [one] Z góry położono { NUMBER($n) } kamień; powinno ich być { NUMBER($expected) }.
    [few] Z góry położono { NUMBER($n) } kamienie; powinno ich być { NUMBER($expected) }.
   *[many] Z góry położono { NUMBER($n) } kamieni; powinno ich być { NUMBER($expected) }.
}
stone_layer_doubt_no_steps = Tura { NUMBER($turn) }: nie podano, jak daleko idzie znacznik, więc może stać gdzie indziej.
stone_layer_doubt_lies = Tura { NUMBER($turn) }: według wpisu kamień leży na stosie { NUMBER($stack) }, ale ten stos runął, więc kamień wraca do rzeki.
stone_layer_doubt_twice = Tura { NUMBER($turn) }: stos { NUMBER($stack) } wymieniono dwa razy wśród tych, które runęły: przy znaczniku i po numerze.
stone_layer_doubt_out_of_turn = Tura { NUMBER($turn) }: gra { $seat }, a kolej na gracza { $expected }.

## Options

stone_layer_option_edition = W jakim języku masz instrukcję?
stone_layer_option_edition_source = Pięć tekstów w pudełku się różni. Wybór jednego ustawia cztery poniższe zasady tak, jak on je podaje. Nowy stół zaczyna od języka aplikacji, jeśli jest w pudełku, a jeśli nie, od angielskiego, zgodnego z większością pozostałych.
stone_layer_edition_fi = fiński
stone_layer_edition_fi_means = Żetony sprawcy wracają do niego, przy remisie liczą się żetony przy stosach, są cztery żetony 5-punktowe, po szybkim starcie tasuje się wszystkie kafelki.
stone_layer_edition_sv = szwedzki
stone_layer_edition_sv_means = Jak fiński. Które kafelki tasuje się po szybkim starcie, nie jest do końca jasne: „kafelki”, tak jak w przygotowaniu, więc wszystkie.
stone_layer_edition_da = duński
stone_layer_edition_da_means = Żetony sprawcy wracają do niego, przy remisie liczą się żetony przy stosach, są cztery żetony 5-punktowe, po szybkim starcie tasuje się pozostałe kafelki.
stone_layer_edition_nb = norweski
stone_layer_edition_nb_means = Żetony sprawcy zostają na planszy, przy remisie liczą się wszystkie żetony na niej, jest pięć żetonów 5-punktowych, po szybkim starcie tasuje się pozostałe kafelki.
stone_layer_edition_en = angielski
stone_layer_edition_en_means = Żetony sprawcy wracają do niego, przy remisie liczą się żetony przy stosach, są cztery żetony 5-punktowe, po szybkim starcie tasuje się pozostałe kafelki.
stone_layer_option_own = Żetony sprawcy przy przewróconym stosie
stone_layer_option_own_source = Fiński, szwedzki, duński i angielski: wracają. Norweski: zostają. Domyślnie tak, jak w Twojej instrukcji.
stone_layer_option_own_returned = wracają do gracza
stone_layer_option_own_returned_means = Wracają kolorową stroną do góry i można je położyć znowu.
stone_layer_option_own_stay = zostają na miejscu
stone_layer_option_own_stay_means = Leżą przy kamieniu podstawy i dają właścicielowi punkty, gdy kto inny przewróci następny stos w tym miejscu.
stone_layer_option_tie = Przy remisie na koniec gry rozstrzyga liczba
stone_layer_option_tie_source = Norweski: żetony na planszy. Pozostałe: żetony przy stosach. Domyślnie tak, jak w Twojej instrukcji.
stone_layer_option_tie_stacks = żetonów przy stosach
stone_layer_option_tie_stacks_means = Żetony przy pustym kamieniu podstawy się nie liczą.
stone_layer_option_tie_board = żetonów na planszy
stone_layer_option_tie_board_means = Żetony przy pustym kamieniu podstawy też się liczą.
stone_layer_option_fives = Żetony 5-punktowe w pudełku
stone_layer_option_fives_source = Norweski: pięć. Pozostałe: cztery. Domyślnie tak, jak w Twojej instrukcji.
stone_layer_option_fives_four_means = Po jednym dla czterech graczy, i to wystarcza: nikt nie potrzebuje drugiego.
stone_layer_option_fives_five_means = O jeden więcej, niż potrzeba czterem graczom.
stone_layer_option_tiles = Po szybkim starcie tasuje się
stone_layer_option_tiles_source = Fiński: wszystkie kafelki. Duński, norweski i angielski: pozostałe. Szwedzki nie mówi tego jasno. Domyślnie tak, jak w Twojej instrukcji.
stone_layer_option_tiles_remaining = pozostałe kafelki
stone_layer_option_tiles_remaining_means = 31 kafelków; cztery wylosowane leżą wśród zużytych.
stone_layer_option_tiles_all = wszystkie kafelki
stone_layer_option_tiles_all_means = 35 kafelków, więc każdy rząd da się uzupełnić ze stosu.
stone_layer_option_quick = Szybki start?
stone_layer_option_quick_source = Instrukcja proponuje go dla krótszej gry, zwłaszcza we dwoje. Domyślnie: nie.
stone_layer_option_quick_no_means = Wszystkie stosy zaczynają puste.
stone_layer_option_quick_yes_means = Najpierw kładzie się cztery kamienie. Nie dają żetonów, ale liczą się do wysokości.
stone_layer_option_sizes = Śledzić rozmiary?
stone_layer_option_sizes_source = Pomoc, nie zasada. Ile jest kamieni każdego rozmiaru, nie podano, więc aplikacja raz o to pyta. Domyślnie: nie.
stone_layer_option_sizes_no_means = Liczy się tylko wysokości.
stone_layer_option_sizes_yes_means = Jedno dotknięcie więcej na turę; aplikacja mówi, kiedy rozmiar się skończył.
stone_layer_option_marker_moves = idzie dalej
stone_layer_option_marker_stays = zostaje
stone_layer_option_failure = Po nieudanym kamieniu znacznik
stone_layer_option_failure_source = Żaden tekst tego nie mówi. Rozstrzygnięcie aplikacji, bo wszystkie pięć tekstów kończy turę po kamieniu i „ewentualnych” żetonach: idzie dalej. To ustawienie domyślne.
stone_layer_option_failure_moves_means = Znacznik idzie jak zawsze o tyle kroków, ile pokazuje kafelek.
stone_layer_option_failure_stays_means = Następny gracz buduje na tym samym stosie.
stone_layer_option_source_fall = Gdy runie stos, z którego brano kamień, znacznik
stone_layer_option_source_fall_source = Wszystkie teksty kończą tu turę i nie mówią o znaczniku. Rozstrzygnięcie aplikacji: zostaje na miejscu, bo jego ruch to ostatnia część tury. To ustawienie domyślne.
stone_layer_option_source_fall_moves_means = Znacznik idzie jak zawsze o tyle kroków, ile pokazuje kafelek.
stone_layer_option_source_fall_stays_means = Następny gracz buduje na tym samym stosie.
stone_layer_option_exchange = Wymieniać punkty, gdy brakuje żetonów?
stone_layer_option_exchange_source = Instrukcja pozwala na to każdemu, komu kończą się żetony, i nic więcej nie mówi. Rozstrzygnięcie aplikacji: automatycznie, bo nikt na tym nie traci. To ustawienie domyślne.
stone_layer_option_exchange_yes_means = Pięć złotych punktów zamienia się w żeton 5-punktowy, gdy tylko kamień wymaga więcej żetonów, niż gracz ma.
stone_layer_option_exchange_no_means = Tylko na życzenie; poza tym kładzie się tyle żetonów, ile jest.
stone_layer_option_new_tiles = Pięć nowych kafelków, gdy żaden się nie nadaje?
stone_layer_option_new_tiles_source = Teksty mówią tak tylko o pustej rzece. Rozstrzygnięcie aplikacji: także wtedy, gdy w rzece są tylko kamienie innych rozmiarów, bo inaczej tura by utknęła. To ustawienie domyślne.
stone_layer_option_new_tiles_yes_means = Wszystkie odkryte kafelki się odkłada i odkrywa pięć nowych.
stone_layer_option_new_tiles_no_means = Tylko gdy rzeka jest pusta.

## Set-up

stone_layer_setup_section_board = Plansza
stone_layer_setup_section_tokens = Żetony
stone_layer_setup_section_tiles = Kafelki
stone_layer_setup_section_quick = Szybki start
stone_layer_setup_section_start = Start
stone_layer_setup_edition = Język instrukcji przy tym stole: { $edition }. Jeśli masz inny, wybierz go w opcjach: pięć wersji językowych się różni.
stone_layer_setup_assemble = Złóż planszę, jeśli jest w częściach.
stone_layer_setup_board = Połóż planszę na środku stołu.
stone_layer_setup_bases = { $n ->
    [one] Połóż { NUMBER($n) } płaski kamień podstawy na jego miejscu.
    [few] Połóż { NUMBER($n) } płaskie kamienie podstawy na ich miejscach.
   *[many] Połóż { NUMBER($n) } płaskich kamieni podstawy na ich miejscach.
}
stone_layer_setup_stones = { $n ->
    [one] Rozłóż równo na rzece { NUMBER($n) } pozostały kamień.
    [few] Rozłóż równo na rzece wszystkie { NUMBER($n) } pozostałe kamienie.
   *[many] Rozłóż równo na rzece wszystkie pozostałe kamienie ({ NUMBER($n) }).
}
stone_layer_setup_sizes = Obejrzyj kamienie: kolor mówi, czy kamień jest mały, średni czy duży.
stone_layer_setup_marker = Postaw znacznik przy losowym kamieniu podstawy.
stone_layer_setup_marker_sv = Postaw znacznik przy dowolnym kamieniu podstawy.
stone_layer_setup_tokens = { $n ->
    [one] Weź { NUMBER($n) } żeton swojego koloru, kolorową stroną do góry.
    [few] Weź { NUMBER($n) } żetony swojego koloru, kolorową stroną do góry.
   *[many] Weź { NUMBER($n) } żetonów swojego koloru, kolorową stroną do góry.
}
stone_layer_setup_fives = Połóż w zasięgu ręki żetony 5-punktowe ({ NUMBER($n) }).
stone_layer_setup_shuffle = { $n ->
    [one] Przetasuj { NUMBER($n) } kafelek i połóż zakryty obok planszy.
    [few] Przetasuj { NUMBER($n) } kafelki i połóż zakryte obok planszy.
   *[many] Przetasuj { NUMBER($n) } kafelków i połóż zakryte obok planszy.
}
stone_layer_setup_open = { $n ->
    [one] Odkryj { NUMBER($n) } z nich obok planszy.
    [few] Odkryj { NUMBER($n) } z nich obok planszy.
   *[many] Odkryj { NUMBER($n) } z nich obok planszy.
}
stone_layer_setup_read = Obejrzyj kafelek: pokazuje rozmiary do wyboru i kroki znacznika.
stone_layer_setup_draw = { $n ->
    [one] Wylosuj { NUMBER($n) } kafelek i weź do niego kamień; gdy pokazuje kilka rozmiarów, ustalcie jeden.
    [few] Wylosuj { NUMBER($n) } kafelki i weź do każdego kamień; gdy pokazuje kilka rozmiarów, ustalcie jeden.
   *[many] Wylosuj { NUMBER($n) } kafelków i weź do każdego kamień; gdy pokazuje kilka rozmiarów, ustalcie jeden.
}
stone_layer_setup_place = Licząc dalej od znacznika, idź o tyle kroków, ile pokazuje kolejny kafelek, i połóż tam jego kamień.
stone_layer_setup_quick_marker = Postaw znacznik tam, gdzie leży ostatni kamień.
stone_layer_setup_remaining = Wylosowane kafelki ({ NUMBER($drawn) }) połóż do zużytych, a pozostałe ({ NUMBER($n) }) przetasuj.
stone_layer_setup_all = Przetasuj znów wszystkie kafelki ({ NUMBER($n) }), razem z wylosowanymi.
stone_layer_setup_start = Zaczyna osoba, która ostatnio była nad rzeką, potem zgodnie z ruchem wskazówek zegara.
stone_layer_advice_quick = We dwoje: szybki start skraca grę.
stone_layer_piece_board = plansza
stone_layer_piece_bases = kamieni podstawy
stone_layer_piece_stones = kamieni w trzech rozmiarach
stone_layer_piece_marker = znacznik
stone_layer_piece_tokens = { $n ->
    [one] żeton punktów
    [few] żetony punktów
   *[many] żetonów punktów
}
stone_layer_piece_fives = { $n ->
    [one] żeton 5-punktowy
    [few] żetony 5-punktowe
   *[many] żetonów 5-punktowych
}
stone_layer_piece_tiles = kafelków

## What gives points

stone_layer_points_stones = Kamień, który stoi
stone_layer_points_stone = kamień { NUMBER($n) }
stone_layer_points_stones_between = kamienie od { NUMBER($from) } do { NUMBER($to) }
stone_layer_points_stones_from = kamień { NUMBER($n) } i każdy wyżej
stone_layer_points_tokens = { $n ->
    [one] { NUMBER($n) } żeton
    [few] { NUMBER($n) } żetony
   *[many] { NUMBER($n) } żetonów
}
stone_layer_points_fall = Stos się przewraca
stone_layer_points_each = każdy żeton przy nim, dla właściciela
stone_layer_points_causer = sprawca
stone_layer_points_causer_returned = { NUMBER($n) }, żetony wracają
stone_layer_points_causer_stays = { NUMBER($n) }, żetony zostają
stone_layer_points_points = { $n ->
    [one] { NUMBER($n) } punkt
    [few] { NUMBER($n) } punkty
   *[many] { NUMBER($n) } punktów
}
stone_layer_points_fives = Wymiana
stone_layer_points_five = żeton 5-punktowy
stone_layer_points_win = Zwycięstwo
stone_layer_points_first = kto pierwszy ma
stone_layer_points_together = kilka osób naraz
stone_layer_points_most = najwięcej punktów
stone_layer_points_level = dalej remis
stone_layer_points_most_of = najwięcej { $what }

## Rules

stone_layer_section_aim = O czym jest gra
stone_layer_section_setup = Przygotowanie gry
stone_layer_section_turn = Przebieg gry
stone_layer_section_placing = Kładzenie kamienia
stone_layer_section_collecting = Zbieranie żetonów punktów
stone_layer_section_winning = Zwycięstwo
stone_layer_section_quick = Inny początek gry
stone_layer_section_river = W rzece brakuje kamieni
stone_layer_section_moving = Ruch znacznika
stone_layer_rule_aim = O co chodzi
stone_layer_rule_aim_text = Wszyscy budują na tych samych stosach (jest ich { NUMBER($bases) }); nikt nie ma własnego. Za kamień, który stoi, gracz kładzie przy stosie żeton. Gdy stos się przewraca, żetony przy nim to punkty, ale nie dla sprawcy. Wygrywa, kto pierwszy ma { $goal ->
    [one] { NUMBER($goal) } punkt
    [few] { NUMBER($goal) } punkty
   *[many] { NUMBER($goal) } punktów
}.
stone_layer_rule_aim_text_da = Wszyscy budują na tych samych stosach (jest ich { NUMBER($bases) }) i kładą żeton za kamień, który stoi. Gdy stos się przewraca, żetony to punkty, ale nie dla sprawcy. Wygrywa, kto pierwszy ma { $goal ->
    [one] { NUMBER($goal) } punkt
    [few] { NUMBER($goal) } punkty
   *[many] { NUMBER($goal) } punktów
}. Wstęp mówi o wybranym stosie; według zasad decyduje znacznik.
stone_layer_rule_contents = Co jest w pudełku
stone_layer_rule_contents_text = Plansza, kamienie w trzech rozmiarach (każdy rozmiar ma swój kolor): { NUMBER($stones) }, płaskie kamienie podstawy: { NUMBER($bases) }, kafelki: { NUMBER($tiles) }, żetony punktów: { NUMBER($tokens) } (w każdym kolorze { NUMBER($each) }), żetony 5-punktowe: { NUMBER($fives) } oraz znacznik. Ile kamieni jest małych, średnich i dużych, nie podano.
stone_layer_rule_players = Ilu graczy
stone_layer_rule_players_text = Nie podano. Żetony są w czterech kolorach, a teksty wspominają o grze we dwoje; stąd od dwóch do czterech graczy. Przygotowanie nie zależy od ich liczby.
stone_layer_rule_editions = Pięć języków, pięć tekstów
stone_layer_rule_editions_text = Teksty fiński, szwedzki, duński, norweski i angielski miejscami się różnią i żaden nie ma pierwszeństwa. Obowiązuje ten, który wybierzesz; bez wyboru ten w języku aplikacji, a jeśli go nie ma, angielski.
stone_layer_rule_board = Plansza, kamienie podstawy, rzeka
stone_layer_rule_board_text = Plansza leży na środku stołu, płaskie kamienie podstawy ({ NUMBER($bases) }) na swoich miejscach. Wszystkie inne kamienie rozkłada się równo na rzece.
stone_layer_rule_marker = Gdzie zaczyna znacznik
stone_layer_rule_marker_text = Przy losowo wybranym kamieniu podstawy.
stone_layer_rule_marker_text_sv = Przy dowolnym kamieniu podstawy.
stone_layer_rule_tiles = Kafelki na początku
stone_layer_rule_tiles_text = Tasuje się wszystkie kafelki ({ NUMBER($tiles) }) i kładzie zakryte obok planszy. Potem odkrywa się { NUMBER($row) } z nich.
stone_layer_rule_tokens = Żetony na początku
stone_layer_rule_tokens_text = Każdy wybiera kolor i bierze wszystkie jego żetony ({ NUMBER($n) }), kolorową stroną do góry.
stone_layer_rule_start = Kto zaczyna
stone_layer_rule_start_text = Osoba, która ostatnio była nad rzeką. Dalej zgodnie z ruchem wskazówek zegara.
stone_layer_rule_turn = Tura
stone_layer_rule_turn_text = Gracz bierze jeden z odkrytych kafelków, kładzie kamień pokazanego na nim rozmiaru na stosie przy znaczniku i przesuwa znacznik o tyle kroków, ile pokazuje kafelek. Stosu się nie wybiera.
stone_layer_rule_select = Wybór kafelka
stone_layer_rule_select_text = Gracz wybiera jeden z odkrytych kafelków. Kafelek pokazuje jeden, dwa lub trzy rozmiary, z których bierze się jeden, oraz kroki znacznika. Kamień tego rozmiaru bierze się z rzeki: rozmiar poznaje się po kolorze, nie po kształcie.
stone_layer_rule_used_up = Rozmiar się skończył
stone_layer_rule_used_up_text = Rozmiaru, którego nie ma już w rzece, nie można wybrać.
stone_layer_rule_place = Kładzenie kamienia
stone_layer_rule_place_text = Kamień trafia na wierzch stosu przy znaczniku, pierwszy na kamień podstawy. Musi zostać na wierzchu i dotykać tylko kamienia pod sobą. Innych kamieni tego stosu nie wolno w swojej turze dotykać.
stone_layer_rule_place_text_nb = Kamień trafia na wierzch stosu przy znaczniku, pierwszy na kamień podstawy. Musi leżeć pewnie i dotykać tylko kamienia pod sobą. Innych kamieni tego stosu nie wolno dotykać.
stone_layer_rule_hands = Obie ręce i przymierzanie
stone_layer_rule_hands_text = Instrukcja nie mówi, czy można używać obu rąk albo przymierzyć kamień i go zdjąć: ustalcie to przed grą. Zabrania tylko dotykania innych kamieni stosu.
stone_layer_rule_token = Żeton za kamień
stone_layer_rule_token_text = Jeśli kamień leży jak trzeba, gracz kładzie przy stosie swój żeton, kolorową stroną do góry. Wysokie stosy dają więcej.
stone_layer_rule_no_token = Kiedy nie ma żetonu
stone_layer_rule_no_token_text = Gracz nie kładzie żetonu, gdy stos się przewraca, gdy kamień opiera się nie tylko na tym pod nim, gdy gracz dotyka innych kamieni stosu albo gdy w jego turze przewraca się inny stos.
stone_layer_rule_no_token_text_nb = Gracz nie kładzie żetonu, gdy stos się przewraca, gdy kamień dotyka nie tylko tego pod nim, gdy gracz przy kładzeniu dotyka jakiegokolwiek innego kamienia albo gdy w jego turze przewraca się inny stos.
stone_layer_rule_failed = Kamień, który się opiera lub zsuwa
stone_layer_rule_failed_text = Według tekstów przepada tylko żeton. Kamień, który się opiera, ale trzyma, zostaje i liczy się do wysokości. Ten, który się zsuwa, wraca do rzeki. Kto przewróci stos przed położeniem, może jeszcze położyć kamień, bez żetonu.
stone_layer_rule_one_stone = Jeden kamień na turę
stone_layer_rule_one_stone_text = W każdej turze kładzie się tylko jeden kamień.
stone_layer_rule_high = Wysokie stosy
stone_layer_rule_high_text = Żetony za każdy z pierwszych trzech kamieni stosu: { NUMBER($first) }, za czwarty: { NUMBER($fourth) }, za piąty: { NUMBER($fifth) }, za szósty i każdy następny: { NUMBER($sixth) }. Kamień podstawy się nie liczy.
stone_layer_rule_high_text_nb = Licząc z kamieniem podstawy, piąty kamień daje premię jednego żetonu, szósty dwóch, każdy następny trzech. Bez niego wychodzi tyle żetonów co w innych tekstach: za każdy z pierwszych trzech kamieni { NUMBER($first) }, za czwarty { NUMBER($fourth) }, za piąty { NUMBER($fifth) }, dalej { NUMBER($sixth) }.
stone_layer_rule_collapse = Stos się przewraca
stone_layer_rule_collapse_text = Obojętnie który: każdy żeton przy nim to punkt dla właściciela. Gracz, którego tura trwa, nic nie dostaje, chyba że sprawcą jest wyraźnie kto inny: wtedy nic nie dostaje tamten.
stone_layer_rule_several = Przewraca się kilka stosów
stone_layer_rule_several_text = Teksty mówią o jednym stosie. Te, które przewracają się razem, rozlicza się razem, z żetonami przy każdym z nich. Jeśli inny runie później w tej turze, rozlicza się go osobno. Grę kończy pierwsze zawalenie, które daje komuś { $goal ->
    [one] { NUMBER($goal) } punkt
    [few] { NUMBER($goal) } punkty
   *[many] { NUMBER($goal) } punktów
}.
stone_layer_rule_stones_back = Kamienie wracają
stone_layer_rule_stones_back_text = Wszystkie kamienie przewróconego stosu wracają do rzeki, także gdy runęła tylko jego część. Kamienie podstawy zostają na swoich miejscach.
stone_layer_rule_stones_back_text_nb = Wszystkie kamienie przewróconego stosu wracają do rzeki. Kamienie podstawy zostają na swoich miejscach. O stosie, który runął tylko częściowo, nie ma mowy; traktujemy go tak samo.
stone_layer_rule_gold = Złote żetony
stone_layer_rule_gold_text = Zebrane żetony leżą przed graczem złotą stroną do góry. To punkty, których nie można stracić, i nie wracają na planszę.
stone_layer_rule_gold_text_nb = Zebrane żetony leżą przed graczem złotą stroną do góry. To punkty, których nie można już użyć w grze.
stone_layer_rule_own = Zawalenie z własnej winy
stone_layer_rule_own_text = Za stos, który przewraca się w turze gracza, gracz ten nie dostaje punktów. Jego żetony wracają do niego, kolorową stroną do góry.
stone_layer_rule_own_text_nb = Kto w swojej turze przewraca stos, nie dostaje punktów. Jego żetony zostają przy kamieniu podstawy. Dają mu punkty, gdy kto inny przewróci zbudowany tam następny stos.
stone_layer_rule_other = Zawalenie z cudzej winy
stone_layer_rule_other_text = Jeśli zawalenie jest wyraźnie winą innego gracza, punkty dostają wszyscy oprócz niego, także gracz, którego tura trwa; ten gra potem dalej jak zwykle.
stone_layer_rule_causer = Żetony sprawcy
stone_layer_rule_causer_text = Żaden tekst nie mówi, co z żetonami kogoś, kto przewraca stos w cudzej turze. Robimy z nimi to samo, co gdy ktoś przewraca stos w swojej turze.
stone_layer_rule_exchange = Żetony 5-punktowe
stone_layer_rule_exchange_text = Gdy kończą się żetony, można wymienić { $n ->
    [one] { NUMBER($n) } swój punkt
    [few] { NUMBER($n) } swoje punkty
   *[many] { NUMBER($n) } swoich punktów
} na jeden żeton 5-punktowy.
stone_layer_rule_short = Brak żetonów do położenia
stone_layer_rule_short_text = Teksty nie mówią nic więcej. Wymienione żetony ({ NUMBER($n) }) można położyć znowu. Wymiana następuje, gdy tylko kamień tego wymaga, a cofa się ją, jeśli ten kamień runie w tej samej turze. Gdy nie ma czego wymienić, gracz kładzie tyle, ile ma.
stone_layer_rule_winning = Kto wygrywa i kiedy jest koniec
stone_layer_rule_winning_text = Kto pierwszy ma { $goal ->
    [one] { NUMBER($goal) } punkt
    [few] { NUMBER($goal) } punkty
   *[many] { NUMBER($goal) } punktów
}. Jeśli to samo zawalenie daje tyle kilku osobom: najwięcej punktów, potem najwięcej żetonów przy stosach. Gdy i to jest równe, zwycięstwo jest wspólne.
stone_layer_rule_winning_text_nb = Kto pierwszy ma { $goal ->
    [one] { NUMBER($goal) } punkt
    [few] { NUMBER($goal) } punkty
   *[many] { NUMBER($goal) } punktów
}. Jeśli to samo zawalenie daje tyle kilku osobom: najwięcej punktów, potem najwięcej żetonów na planszy. Gdy i to jest równe, zwycięstwo jest wspólne.
stone_layer_rule_counted = Kiedy liczy się żetony
stone_layer_rule_counted_text = Żaden tekst nie mówi, kiedy liczy się żetony. Robimy to po rozliczeniu zawalenia, razem z tymi za kamień z tej tury, jeśli leży na stosie. Dopóki nikt nie ma { $goal ->
    [one] { NUMBER($goal) } punktu
    [few] { NUMBER($goal) } punktów
   *[many] { NUMBER($goal) } punktów
}, nikt nie ma miejsca w klasyfikacji.
stone_layer_rule_quick = Szybki start
stone_layer_rule_quick_text = Dla krótszej gry, zwłaszcza we dwoje. { $n ->
    [one] Losuje się { NUMBER($n) } kafelek
    [few] Losuje się { NUMBER($n) } kafelki
   *[many] Losuje się { NUMBER($n) } kafelków
} i bierze do każdego kamień. Licząc dalej od znacznika, idzie się o tyle kroków, ile pokazuje kolejny kafelek, i kładzie tam jego kamień. Znacznik kończy przy ostatnim.
stone_layer_rule_quick_tiles = Kafelki po szybkim starcie
stone_layer_rule_quick_tiles_text = Tasuje się pozostałe kafelki ({ NUMBER($n) }) i odkrywa { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_fi = Tasuje się wszystkie kafelki ({ NUMBER($n) }), razem z wylosowanymi, i odkrywa { NUMBER($row) }.
stone_layer_rule_quick_tiles_text_sv = Tasuje się kafelki i odkrywa { NUMBER($row) }. Które się tasuje, nie jest do końca jasne; przyjmujemy, że wszystkie ({ NUMBER($n) }), jak w przygotowaniu.
stone_layer_rule_quick_stones = Szczegóły szybkiego startu
stone_layer_rule_quick_stones_text = Teksty tego nie precyzują. Kroki sumują się od kamienia do kamienia, bo znacznik kończy przy ostatnim. Gdy kafelek pokazuje kilka rozmiarów, gracze ustalają jeden. Te kamienie nie dają żetonów, ale liczą się do wysokości.
stone_layer_rule_river = Rzeka jest pusta
stone_layer_rule_river_text = Gdy nie ma w niej żadnego kamienia, bierze się jeden z wierzchu innego stosu niż ten przy znaczniku. Wybiera się kafelek, który pokazuje jego rozmiar, i kładzie kamień na stosie przy znaczniku.
stone_layer_rule_source_tokens = Stos, który się obniża
stone_layer_rule_source_tokens_text = Żaden tekst nie mówi o jego żetonach. Zostają przy stosie, z którego bierze się kamień, a następny kamień jest tam wart tyle, ile wynika z nowej wysokości.
stone_layer_rule_source_falls = Runął stos, z którego brano kamień
stone_layer_rule_source_falls_text = Jeśli przewraca się stos, z którego gracz bierze kamień, inni jak zwykle dostają punkty, a tura gracza się kończy.
stone_layer_rule_source_falls_text_toppled = Jeśli gracz przewraca stos, z którego bierze kamień, inni jak zwykle dostają punkty, a jego tura się kończy.
stone_layer_rule_source_marker = Znacznik, gdy runął stos, z którego brano kamień
stone_layer_rule_source_marker_text = Teksty kończą tu turę bez słowa o znaczniku. Ruch znacznika to ostatnia część tury, więc znacznik zostaje na miejscu.
stone_layer_rule_no_tile = Żaden odkryty kafelek nie pasuje
stone_layer_rule_no_tile_text = Jeśli rzeka jest pusta, a żaden odkryty kafelek nie pokazuje kamienia z wierzchu innego stosu, odkłada się wszystkie odkryte kafelki i odkrywa nowe ({ NUMBER($n) }).
stone_layer_rule_no_tile_river = Brak pasującego rozmiaru, choć rzeka nie jest pusta
stone_layer_rule_no_tile_river_text = Teksty mówią tylko o pustej rzece. Jeśli są w niej kamienie, ale nie ma żadnego w rozmiarze z odkrytych kafelków, robimy to samo: wszystkie odkryte się odkłada i odkrywa nowe ({ NUMBER($n) }).
stone_layer_rule_moving = Ruch znacznika
stone_layer_rule_moving_text = Gdy kamień i żetony już leżą, znacznik idzie o tyle kroków, ile pokazuje kafelek, od jednego kamienia podstawy do następnego, zgodnie z ruchem wskazówek zegara. Kafelek się odkłada; tura się kończy.
stone_layer_rule_after_failure = Znacznik po nieudanym kamieniu
stone_layer_rule_after_failure_text = Według wszystkich tekstów znacznik rusza po położeniu kamienia i „ewentualnych” żetonów. Przesuwamy go więc także, gdy stos runął albo nie było żetonu. Po zwycięstwie nic się już nie rusza.
stone_layer_rule_refill = Nowe kafelki
stone_layer_rule_refill_text = Dopiero gdy ktoś bierze ostatni odkryty kafelek, odkrywa się nowe ({ NUMBER($n) }). Gdy nie ma już czego odkryć, zużyte tasuje się na nowe zakryte stosy.
stone_layer_rule_refill_text_fi = Dopiero gdy ktoś bierze ostatni odkryty kafelek, odkrywa się nowe ({ NUMBER($n) }). Gdy jest ich za mało, zużyte tasuje się na nowe zakryte stosy.
stone_layer_rule_too_few = Za mało kafelków na rząd
stone_layer_rule_too_few_text = Mówi o tym tylko tekst fiński. Odkrywa się to, co zostało, tasuje zużyte kafelki i uzupełnia rząd (razem { NUMBER($n) }).

# What people say when they ask for a rule: a line a rule, its id before a colon.
stone_layer_asked =
    aim: cel, o co chodzi, zamysł, w skrócie, własna wieża, wspólne wieże, wszyscy budują razem, wytłumacz, jak się gra, streszczenie, na czym polega gra, o czym jest gra, jak zdobywać punkty w skrócie
    contents: elementy, części, ile kamieni, ile kafelków, ile każdego, ile dużych, ile małych, średnie, ile żetonów razem, czegoś brakuje, komplet, policz wszystko, zapasowe, zgubiony element, ile kamieni jest w pudełku, co powinno być w pudełku, ile jest kamieni w sumie
    player-count: ilu graczy, ile osób może grać, tylko we dwoje, czy coś się zmienia, w trzy osoby, pięć osób, maksymalnie, minimum, solo, wiek, ile lat, czas gry, jak długo trwa, dla kogo, dzieci, na ile osób jest gra, czy można grać w pięć osób, od ilu osób
    editions: język, tłumaczenie, fiński, szwedzki, duński, norweski, angielski, książeczka, wersje są sprzeczne, która instrukcja jest właściwa, różnice, wydanie, która instrukcja jest dobra, instrukcja po angielsku, instrukcja po norwesku, czemu instrukcje się różnią
    setup-board: przygotowanie, rozłożenie, setup, jak rozłożyć grę, płaskie kamienie, luźne kamienie, na początku, gdzie kładzie się kamienie, zapas, co to jest rzeka, podstawa, środek stołu, jak zacząć, jak przygotować planszę, gdzie rozłożyć kamienie, jak rozłożyć kamienie
    setup-marker: pionek na początku, gdzie postawić pionek, pozycja startowa znacznika, przy którym kamieniu podstawy, losowo, gdzie stoi znacznik na początku, gdzie postawić znacznik na start
    setup-tiles: ile kafelków odkrytych, kafelki na wystawce, karty, widoczne kafelki, rynek, tasowanie kafelków, stos kart, rząd, karty na ręce, ile kafelków wykładamy, ile kafelków odkrywamy na początku, ile kafelków leży odkrytych
    setup-tokens: ile żetonów dostaję, żetony na gracza, monety na początku, krążki, którą stroną żeton, kolor, wybór koloru, moje elementy, dwóch graczy ten sam kolor, ile żetonów na gracza, ile żetonów mam na początku, po ile żetonów
    start-player: kto zaczyna, kto pierwszy, gracz rozpoczynający, najmłodszy, najstarszy, w którą stronę, kolejność, zgodnie z zegarem czy odwrotnie, kierunek gry, następny gracz, czyja kolej, kto rozpoczyna, kto ma pierwszy ruch, kto był nad rzeką
    turn: co robię w turze, kroki tury, fazy, kolejność akcji, czy wybieram wieżę, na którym stosie buduję, gdzie budować, czy mogę spasować, pominąć, czekać, jak wygląda tura, którego stosu muszę użyć, czy mogę wybrać stos, czy wybieram gdzie kładę, na której wieży kładę, co robię w swojej turze, sam wybieram stos, przebieg tury
    select-tile: wziąć kartę, kafelek z trzema rozmiarami, dwa symbole, czerwony, niebieski, duży czy średni, co znaczą kolory, skąd wiem jaki rozmiar, wybrać kształt, ładny kształt, szukać w rzece, dowolny kamień, który kamień biorę, liczba na kafelku, obrazek, szukać lepszego kamienia, który kafelek wziąć, jaki kamień mam wziąć, jaki rozmiar, czy mogę wybrać kamień, czy mogę wybrać kafelek
    size-used-up: nie ma małych, małe się skończyły, nie ma dużych, brak dużych, wyczerpany rozmiar, został tylko jeden rodzaj, nie ma już małych kamieni w rzece, skończyły się duże kamienie, zabrakło średnich
    place: budować, położyć, dołożyć kamień, ułożyć, pierwszy kamień, poprawić, wyrównać, przesunąć, czy wolno dotykać, dotknąć kamienia poniżej, dotyka dwóch innych, stabilnie, trzymać, na wierzchu, na sztorc, zaklinować, jak kłaść kamień, gdzie kładę kamień, jak położyć kamień, czy mogę poprawić inny kamień przy układaniu, kamień musi leżeć na wierzchu, dotknąć innych kamieni stosu, czy mogę oprzeć kamień
    hands-and-trying: obie ręce, dwie ręce, jedna ręka, próbować, przymierzyć, czy mogę zdjąć z powrotem, puścić, zmienić zdanie, obrócić kamień, jak długo, limit czasu, podpierać, narzędzia, druga ręka, przytrzymać wieżę, czy mogę użyć dwóch rąk, używać obu rąk, dwiema rękami, druga ręka do pomocy, czy mogę przymierzać kamień, spróbować jeszcze raz
    token: co dostaję gdy stoi, nagroda, sukces, zdobyć żeton, położyć żeton, ile za zwykły kamień, stoi, gdzie kładę żeton, obok stosu, kiedy kładę żeton, czy jest coś za położenie, co dostaję za położony kamień, kiedy kładę swój żeton, ile żetonów za kamień zwykły
    no-token: brak żetonu, bez nagrody, opiera się o inny kamień, dotknięty stos, trącić, potrącić, dotknąłem, niedozwolone, nieudane, błąd, kara, inna wieża, sąsiedni stos, rękaw, oszustwo, kamień dotyka drugiego kamienia, kamień dotyka innego kamienia, kiedy nie dostaję żetonu, dotknąłem ręką innego kamienia, przewrócił się sąsiedni stos, czy liczy się jak dotyka obok
    failed-stone: opiera się ale trzyma, krzywo, stoczył się, zsunął się, ześlizgnął się, spadł obok, spadł sam kamień, reszta stoi, czy zostaje, czy kamień się liczy gdy runie, czy mogę jeszcze położyć, druga próba, na stole, na podłodze, kamień się ześlizgnął ale wieża stoi, kamień spadł a reszta stoi, krzywo leży ale stoi, kamień spadł przy kładzeniu, spadł tylko mój kamień
    one-stone: dwa kamienie, więcej niż jeden, jeszcze jeden kamień, czy mogę położyć dwa, ile kamieni w turze, dodatkowy kamień, ile kamieni kładę w turze, czy mogę dołożyć drugi kamień
    high-stacks: czy kamień podstawy to pierwszy kamień, pohjakivi, premia, bonus, wysoki, wysokość, czwarty, piąty, szósty, siódmy, 4, 5, 6, 7, ósmy, ile za, drugi żeton, dodatkowy żeton, wart więcej, czy płaski się liczy, czy podstawa się liczy, poziom, ile żetonów za kamień, wieża z siedmiu, ile żetonów za czwarty kamień, ile dostaję za 6 kamień, bonus za wysoką wieżę, czy kamień na dole liczy się do wysokości, ile za piąty kamień
    collapse: spadło, runęło, przewróciło się, zawaliło się, potrącona inna wieża, kto dostaje punkty, kto punktuje, wywrócić, katastrofa, jak zdobywa się punkty, kiedy są punkty, jeden punkt za żeton, żetony wracają, wszyscy gracze, nikt nie dotknął, po mojej turze, wieża się przewróciła co robić, co jak stos się zawali, kto dostaje punkty gdy runie, ile punktów za przewrócenie, stos runął
    two-stacks: dwa stosy naraz, domino, pociąga następny, oba, kilka wież naraz, reakcja łańcuchowa, wszystkie, druga wieża później, dwie wieże naraz się zawaliły, dwa stosy na raz, co gdy runie kilka wież
    stones-back: gruz, posprzątać, spadły tylko dwa górne, reszta stoi, część, częściowo, pół stosu, pociągnął inne, odbudować, resztki, co z kamieniami, podstawa się przesunęła, przesunąć podstawę, spadł tylko jeden kamyk z góry stosu, runęła tylko część wieży, gdzie idą kamienie po zawaleniu, co z kamieniami które spadły, zawaliła się połowa
    gold: złota strona, złote, stracić punkty, zachować punkty, ukraść punkty, użyć złotego żetonu, odwrócić, bezpieczne, bank, zdobyte punkty, ktoś zabiera żetony, czy złote punkty można stracić, co z odwróconymi żetonami, czy zdobyte punkty są bezpieczne
    own-collapse: moje żetony wracają, zabrać żetony, sam przewracam, sama przewracam, moja wina, moja własna wieża, zburzyłem, czy sam dostaję punkty, tracę żetony, kara, nic nie dostaje, własna tura, przewróciłem wieżę kto dostaje punkty, sam zburzyłem co z moimi żetonami, co z moimi żetonami jak sam zburzę, czy odzyskuję żetony po zawaleniu, zawaliłem swoją wieżę, przewróciłam w swojej turze
    other-collapse: przeciwnik trącił stół, ktoś inny to zrobił, w mojej turze, czy moja tura się kończy, nie moja wina, czyja wina, kto decyduje, kot, pies, dziecko, sąsiad, kichnął, potrząsnął, wpadł na stół, chwieje się, ktoś inny, niejasne kto, rozproszył, przeszkadzał, czy gram dalej, w cudzej turze, ktoś potrącił stół i się zawaliło, ktoś inny przewrócił, ktoś trącił stół, przeciwnik przewrócił w mojej turze, zawaliło się przez kogoś innego
    causer-tokens: żetony tego kto trącił, żetony sprawcy, winny, winowajca, co z żetonami tego kto przewrócił, żetony winnego
    exchange: brak żetonów, nie mam krążków, piątki, żeton za pięć, żeton 5 punktów, wymienić złote, zamienić, rozmienić, kończą się żetony, w dowolnej chwili, po co są, jak często można wymieniać, po co te piątki, skończyły mi się żetony, wymiana na piątkę, do czego żeton 5
    out-of-tokens: nie ma żetonów, za mało, zero, skończyły się, nie ma czego wymienić, czy muszę wymienić, automatycznie, odzyskać, nie mam już żetonów do położenia, zabrakło żetonów i nie mam punktów
    winning: dwie osoby mają 10 naraz, wygrana, jak wygrać, koniec, kiedy kończy się gra, finał, w tym samym czasie, remis, rozstrzygnięcie remisu, równo, tyle samo punktów, ile punktów trzeba, oboje mamy 11, dokładnie dziesięć, więcej niż dziesięć, ktoś ma dziesięć, cel, ostatnia runda, natychmiast, dwóch zwycięzców, wspólne zwycięstwo, przegrany, po dziesięciu punktach, czy 10 wystarczy, do ilu punktów gramy, kiedy koniec gry, dwie osoby mają 10 punktów naraz, kto wygrywa przy remisie, ile punktów do wygranej
    tie-tokens: przed czy po, klasyfikacja, drugie miejsce, kto prowadzi, miejsca, ranking, moment liczenia, kiedy liczymy żetony przy remisie, kto jest drugi
    quick-start: szybsza gra dla dwóch osób, krótsza gra, szybciej, szybkie przygotowanie, przyspieszyć, mniej czasu, wariant, alternatywa, dla dwóch, ile kafelków, kamienie przed startem, gramy we dwójkę jak skrócić, skrócona gra, jak skrócić grę, szybki start jak to szło, szybszy początek
    quick-tiles: wtasować cztery wylosowane, kafelki z szybkiego startu, pozostałe czy wszystkie kafelki, po szybkim starcie, co z kafelkami po szybkim starcie, które kafelki tasować
    quick-stones: czy kamienie z szybkiego startu dają żetony, czyje są pierwsze cztery, jaki rozmiar, kroki się sumują, skąd liczymy, kamienie na szybki start, czy za pierwsze kamienie są żetony
    river-empty: nie ma kamieni na środku, pusta rzeka, rzeka się skończyła, brak kamieni, wszystkie użyte, zabrać z innej wieży, czy mogę wziąć z tej przy pionku, z góry czy z dołu, wierzchni kamień, mój własny stos, przenieść kamień, zapas się skończył, wszystkie kamienie na stosach, rzeka pusta, nie ma kamieni w rzece, jak wziąć kamień z innej wieży, skąd brać kamienie, wszystkie kamienie wyłożone
    source-tokens: żeton przy wieży z której wziąłem, zabrany kamień, gdy zabiera się kamień, wysokość po zabraniu, żetony przy wieży z której biorę kamień, wieża jest niższa co z żetonami
    source-falls: runęła ta z której brałem, przewraca się przy braniu, stos z którego biorę, rozpada się gdy wyciągam, przewróciłem wieżę przy braniu kamienia, wyciągam kamień i się wali
    source-marker: pionek gdy źródło runęło, gdy tura skończyła się wcześniej, znacznik gdy zawaliło się przy braniu
    no-usable-tile: utknąć, żaden z pięciu kafelków, żaden kafelek nie pasuje, nie mogę użyć żadnego, bezużyteczne, wymienić kafelki, nowy rząd, odrzucić wszystkie, brak ruchu, żaden kafelek mi nie pasuje, nie mogę użyć żadnego kafelka, same złe kafelki
    no-tile-fits: rozmiarów z kafelków nie ma w rzece, złe rozmiary, w rzece są kamienie ale nie te, brak pasującego kamienia, nie ma kamienia do żadnego kafelka, w rzece nie ma takiego rozmiaru
    marker: ruch pionka, jak daleko, w którą stronę, zużyty kafelek, odłożyć kafelek, dokąd idzie, kroki, pola, koniec mojej tury, do tyłu, dookoła, skok, na której podstawie, jak się rusza, po co jest znacznik, o ile przesuwam znacznik, w którą stronę idzie znacznik, ile pól idzie znacznik, kiedy przesuwam znacznik, kierunek znacznika
    marker-after-failure: czy przesuwa się pionek gdy runęło, pionek po katastrofie, po braku żetonu, zostaje czy idzie, stoi w miejscu, po błędzie, czy znacznik się rusza gdy się nie udało, znacznik gdy nie udało się położyć, czy przesuwać znacznik po zawaleniu, nie wyszło czy ruszam znacznik
    refill: kiedy są nowe kafelki, uzupełnić rząd, od razu, co turę, dołożyć kafelki, stos kafelków się skończył, pusta talia, koniec kafelków, przetasować, stos dobierania, stos odrzuconych, tasować ponownie, kiedy dokładamy nowe kafelki, kiedy nowe kafelki, koniec kafelków w stosie, uzupełniamy kafelki co turę
    too-few-tiles: mniej niż pięć kafelków, za mało kafelków, zostały tylko dwa w stosie, niepełny rząd, zostało mniej kafelków niż pięć, za mało kafelków do wyłożenia
