# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Pięć ścieżek, pięć pionków: im dalej, tym więcej są warte. Po drodze zbieraj kamienie życzeń.
keltis_start = start
keltis_place = kamień { NUMBER($step) } (wartość { NUMBER($value) })

## The sheet

keltis_board = Ścieżki
keltis_track = Tor
keltis_wish_stones = Kamienie życzeń
keltis_five_or_more = 5+
keltis_deck = Dobrano ostatnią kartę
keltis_tiles = Wpisz żetony
keltis_region_goal = Cel
keltis_region_minus = Minus
keltis_pen_large = { $seat }, duży
keltis_tile_points = żeton punktowy { NUMBER($points) }
keltis_tile_clover = koniczyna
keltis_tile_wish_stone = kamień życzeń
keltis_prompt_small = { $seat }: dotknij kamieni, na których stoją pionki.
keltis_prompt_take_large = Duży pionek: najpierw dotknij kamienia startowego.
keltis_prompt_large = { $seat }: dotknij kamienia, na którym stoi duży pionek.
keltis_prompt_tile = Dotknij kamieni, na których leży: { $tile }.
keltis_prompt_count = { $seat }: co pokazuje tor punktacji i ile jest kamieni życzeń?
keltis_ask_points = { $seat }: punkty na torze i kamienie życzeń
keltis_count = Policz: { $seat }
keltis_count_all = Wszystko policzone
keltis_path = Ścieżka { NUMBER($path) }
keltis_path_colours = Kolory ścieżek
keltis_colour = Kolor
keltis_prompt_free_step = { $seat } może przesunąć jeden pionek o jeden kamień dalej.
keltis_spoken_track = { $seat }: na torze { NUMBER($points) }
keltis_spoken_add = { $seat }: żeton punktowy { NUMBER($points) }
keltis_spoken_wish_stones = { $seat }: { $n ->
    [one] { NUMBER($n) } kamień życzeń
    [few] { NUMBER($n) } kamienie życzeń
   *[many] { NUMBER($n) } kamieni życzeń
}
keltis_spoken_large = { $seat }, duży pionek
keltis_spoken_stone = Ścieżka { NUMBER($path) }, { $place }: pusto
keltis_spoken_stone_with = Ścieżka { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } i duży
keltis_spoken_start = Kamień startowy, czekające pionki: { $waiting }

## The score

keltis_line_track = Tor punktacji
keltis_line_track_read = odczytane z toru
keltis_line_tile = żeton punktowy { NUMBER($points) }
keltis_line_figures = Pionki
keltis_line_figure = ścieżka { NUMBER($path) }: { $place }
keltis_line_large = ścieżka { NUMBER($path) }: duży pionek, { $place }, podwójnie
keltis_line_no_wish_stone = Brak kamieni życzeń
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } kamień życzeń
    [few] { NUMBER($n) } kamienie życzeń
   *[many] { NUMBER($n) } kamieni życzeń
}
keltis_line_many_wish_stones = Pięć lub więcej kamieni życzeń
keltis_end_goal = { $seat }, ścieżka { NUMBER($path) }: piąty pionek wchodzi do strefy celu. Gra natychmiast się kończy. Żeton pod tym pionkiem się nie liczy.
keltis_end_goal_told = Pięć pionków jest w strefie celu: koniec gry.
keltis_unfinished = Według zasad gra trwa: w strefie celu jest { NUMBER($n) } z 5 pionków, a ostatniej karty jeszcze nie dobrano.
keltis_end_deck = Dobrano ostatnią kartę: gra natychmiast się kończy.

## The log

keltis_told_figure = ścieżka { NUMBER($path) }
keltis_told_large = duży, ścieżka { NUMBER($path) }
keltis_told_onto = { $what } ({ $tile })
keltis_told_track = punkty na torze
keltis_told_wish_stones = kamienie życzeń
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile }: ścieżka { NUMBER($path) }, { $place }
keltis_told_no_tile = bez żetonu: ścieżka { NUMBER($path) }, { $place }
keltis_told_deck_empty = Dobrano ostatnią kartę
keltis_told_deck_left = W stosie są jeszcze karty

## Refusals

keltis_refused_tile = Punkty dają tylko żetony punktowe 1, 2 i 3.
keltis_refused_track = Na tor można wpisać do { $most ->
    [one] { NUMBER($most) } punktu
    [few] { NUMBER($most) } punktów
   *[many] { NUMBER($most) } punktów
}, a jest { NUMBER($points) }.
keltis_refused_wish_stones = { $most ->
    [one] W pudełku jest { NUMBER($most) } kamień życzeń, a podano { NUMBER($n) }.
    [few] W pudełku są { NUMBER($most) } kamienie życzeń, a podano { NUMBER($n) }.
   *[many] W pudełku jest { NUMBER($most) } kamieni życzeń, a podano { NUMBER($n) }.
}
keltis_refused_start_tile = Na kamieniu startowym nie leży żaden żeton. Podaj kamień od 1 do 9.
keltis_refused_two_tiles = Ścieżka { NUMBER($path) }, { $place }: podano dwa żetony. Zostaw jeden.
keltis_refused_carried_twice = { $seat }, ścieżka { NUMBER($path) }, { $place }: pionek wchodzi tu raz, więc żeton też działa raz.
keltis_unread_path = Gracz ma na ścieżce jeden pionek, a na ścieżce { NUMBER($path) } podano dwa.
keltis_unread_large = Gracz ma jeden duży pionek, a podano dwa.
keltis_refused_sides = { $seats ->
    [one] Stół ma { NUMBER($seats) } gracza, a pozycja { NUMBER($sides) }: podaj po jednej dla każdego.
    [few] Stół ma { NUMBER($seats) } graczy, a pozycja { NUMBER($sides) }: podaj po jednej dla każdego.
   *[many] Stół ma { NUMBER($seats) } graczy, a pozycja { NUMBER($sides) }: podaj po jednej dla każdego.
}

## Doubts

keltis_doubt_wish_stones = Razem { $n ->
    [one] { NUMBER($n) } kamień życzeń
    [few] { NUMBER($n) } kamienie życzeń
   *[many] { NUMBER($n) } kamieni życzeń
}; w pudełku jest 9.
keltis_doubt_goal_full = W strefie celu: { $n ->
    [one] { NUMBER($n) } pionek
    [few] { NUMBER($n) } pionki
   *[many] { NUMBER($n) } pionków
}; gra kończy się z piątym.
keltis_doubt_goal_entry = W strefie celu jest pięć pionków, ale żaden nie stoi w jej pierwszym rzędzie, a właśnie tam wszedł piąty.
keltis_doubt_two_ends = Grę kończy albo piąty pionek w strefie celu, albo ostatnia karta, a nie jedno i drugie.
keltis_doubt_large_at_start = { $seat }: duży pionek zaznaczono na ścieżce { NUMBER($path) }, ale nie stoi tam żaden pionek.
keltis_doubt_no_large = { $seat }: na ścieżkach jest pięć pionków, więc jeden z nich musi być duży.
keltis_doubt_tile_points = { $seat }: { $points ->
    [one] na torze { NUMBER($points) } punkt
    [few] na torze { NUMBER($points) } punkty
   *[many] na torze { NUMBER($points) } punktów
}; wszystkie żetony punktowe dają razem 14.
keltis_doubt_not_reached = { $seats }: kamienie życzeń i żetony punktowe z co najmniej { $has ->
    [one] { NUMBER($has) } kamienia
    [few] { NUMBER($has) } kamieni
   *[many] { NUMBER($has) } kamieni
}, a pionki { $most ->
    [0] nie doszły do żadnego
    [one] doszły tylko do { NUMBER($most) } z nich
    [few] doszły tylko do { NUMBER($most) } z nich
   *[many] doszły tylko do { NUMBER($most) } z nich
}.
keltis_doubt_steps = Razem { $n ->
    [one] { NUMBER($n) } krok
    [few] { NUMBER($n) } kroki
   *[many] { NUMBER($n) } kroków
}; czterech graczy może zrobić najwyżej { NUMBER($most) }.
keltis_doubt_tile_kind = Wpisano { NUMBER($n) }, w pudełku jest { NUMBER($most) }: { $tile }.
keltis_doubt_tile_changed = Ścieżka { NUMBER($path) }, { $place }: wcześniej wpisano tu inny żeton.
keltis_doubt_end_stone = Ścieżka { NUMBER($path) }, { $place }: pionek jest na kamieniu końcowym, ale nie wpisano jego żetonu.
keltis_doubt_few_points = { $seat }: { $points ->
    [one] na torze { NUMBER($points) } punkt
    [few] na torze { NUMBER($points) } punkty
   *[many] na torze { NUMBER($points) } punktów
}, a minięte żetony są warte { NUMBER($passed) }.

## Options

keltis_option_free_step = Czy darmowy krok może wprowadzić nowy pionek na ścieżkę?
keltis_option_free_step_source = Instrukcja milczy. Domyślnie: nie, bo pionek wprowadza na ścieżkę pierwsza karta koloru. Punktacja końcowa jest taka sama.
keltis_option_free_step_no_means = Koniczyna albo karta do ukończonej ścieżki przesuwa pionek, który już jest na ścieżce.
keltis_option_free_step_yes_means = Koniczyna albo karta do ukończonej ścieżki może też postawić nowy pionek na pierwszym kamieniu ścieżki.

## Set-up

keltis_setup_section_board = Plansza i żetony
keltis_setup_section_players = Pionki i znaczniki
keltis_setup_section_cards = Karty
keltis_setup_section_start = Start
keltis_setup_punch = Przed pierwszą grą: ostrożnie wypchnij wszystkie elementy z ramek.
keltis_setup_board = Połóż planszę na środku.
keltis_setup_tiles = { $n ->
    [one] Pomieszaj zakryty { NUMBER($n) } żeton; połóż po jednym na każdym ciemnym kamieniu i na każdym kamieniu końcowym.
    [few] Pomieszaj { NUMBER($n) } zakryte żetony; połóż po jednym na każdym ciemnym kamieniu i na każdym kamieniu końcowym.
   *[many] Pomieszaj { NUMBER($n) } zakrytych żetonów; połóż po jednym na każdym ciemnym kamieniu i na każdym kamieniu końcowym.
}
keltis_setup_end_stones = Ciemne kamienie leżą po drodze; kamień końcowy to ten duży na końcu każdej ścieżki.
keltis_setup_tiles_up = Odkryj wszystkie żetony.
keltis_setup_figures = Postaw swoje cztery małe pionki i jeden duży na dużym kamieniu startowym (razem { NUMBER($n) }).
keltis_setup_markers = Połóż swój znacznik punktów przed polem 1 toru, który biegnie wokół planszy.
keltis_setup_leaves = Połóż przed sobą dużą koniczynę swojego koloru: pokazuje, kto czym gra.
keltis_setup_left = { $n ->
    [one] Kolor, którym nikt nie gra, zostaw w pudełku.
    [few] Kolory, którymi nikt nie gra ({ NUMBER($n) }), zostaw w pudełku.
   *[many] Kolory, którymi nikt nie gra ({ NUMBER($n) }), zostaw w pudełku.
}
keltis_setup_shuffle = { $n ->
    [one] Dobrze przetasuj { NUMBER($n) } kartę.
    [few] Dobrze przetasuj { NUMBER($n) } karty.
   *[many] Dobrze przetasuj { NUMBER($n) } kart.
}
keltis_setup_remove = { $n ->
    [one] Dwoje graczy: odłóż { NUMBER($n) } kartę z reszty do pudełka, bez podglądania.
    [few] Dwoje graczy: odłóż { NUMBER($n) } karty z reszty do pudełka, bez podglądania.
   *[many] Dwoje graczy: odłóż { NUMBER($n) } kart z reszty do pudełka, bez podglądania.
}
keltis_setup_deal = { $n ->
    [one] Rozdaj każdemu po { NUMBER($n) } karcie.
    [few] Rozdaj każdemu po { NUMBER($n) } karty.
   *[many] Rozdaj każdemu po { NUMBER($n) } kart.
}
keltis_setup_pile = { $n ->
    [one] Pozostała { NUMBER($n) } karta to zakryty stos obok planszy.
    [few] Pozostałe { NUMBER($n) } karty to zakryty stos obok planszy.
   *[many] Pozostałe { NUMBER($n) } kart to zakryty stos obok planszy.
}
keltis_setup_discards = Wzdłuż krótszego boku planszy zostaw miejsce na pięć stosów kart odrzuconych, po jednym na kolor.
keltis_setup_start = Zaczyna osoba, która ostatnio była w Irlandii; gdy nie da się tego ustalić, najstarsza. Gra toczy się zgodnie z ruchem wskazówek zegara.
keltis_piece_board = plansza
keltis_piece_wish_stones = kamieni życzeń
keltis_piece_clovers = żetonów z koniczyną
keltis_piece_point_tiles = żetonów punktowych ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = małych pionków
keltis_piece_large_figures = duże pionki
keltis_piece_markers = znaczniki punktów
keltis_piece_leaves = duże koniczyny
keltis_piece_cards = kart

## What gives points

keltis_points_figures = Pionek, według kamienia
keltis_points_start = kamień startowy
keltis_points_step = kamień { NUMBER($step) }
keltis_points_figure = { SIGNED($small) }, duży { SIGNED($large) }
keltis_points_wish_stones = Kamienie życzeń
keltis_points_many = { NUMBER($n) } lub więcej
keltis_points_tiles = Żetony punktowe
keltis_points_tile = od razu po wejściu

## Rules

keltis_section_aim = Cel gry i plansza
keltis_section_setup = Przygotowanie gry
keltis_section_turn = Tura
keltis_section_rows = Ciągi kart i pionki
keltis_section_tiles = Żetony
keltis_section_end = Koniec gry
keltis_section_scoring = Punktacja
keltis_rule_aim = Cel gry
keltis_rule_aim_text = Karty z liczbami przesuwają pionki po ścieżkach: im dalej, tym więcej punktów na koniec; te, które ledwo ruszyły, punkty odbierają. Zebrane po drodze kamienie życzeń dają kolejne punkty, ale gdy jest ich za mało, kosztują. Wygrywa, kto ma najwięcej punktów.
keltis_rule_paths = Pięć ścieżek
keltis_rule_paths_text = Wszystkie ścieżki zaczynają się przy jednym dużym kamieniu startowym, a każda ma { $stones ->
    [one] { NUMBER($stones) } kamień
    [few] { NUMBER($stones) } kamienie
   *[many] { NUMBER($stones) } kamieni
}; ostatni to kamień końcowy. Przy każdym rzędzie podano, ile wart jest stojący w nim pionek: pierwsze trzy rzędy są ujemne, ostatnie trzy (wartości: { $goal }) to strefa celu.
keltis_rule_setup_figures = Pionki i kolory
keltis_rule_setup_figures_text = Każdy gracz ma w jednym kolorze cztery małe pionki i jeden duży, znacznik punktów i dużą koniczynę. Wszystkie pionki zaczynają na kamieniu startowym.
keltis_rule_scoring_stone = Gdzie zaczyna znacznik punktów
keltis_rule_scoring_stone_text = Przed polem 1 toru: nikt nie ma jeszcze punktów.
keltis_rule_colour_clover = Po co duża koniczyna
keltis_rule_colour_clover_text = Gracz kładzie ją przed sobą: dzięki niej widać, kto gra którym kolorem. Nie jest jednym z żetonów.
keltis_rule_left_in_box = Co zostaje w pudełku
keltis_rule_left_in_box_text = Gdy graczy jest mniej niż czterech: pionki, znaczniki punktów i duże koniczyny kolorów, którymi nikt nie gra. Wszystkie żetony ({ NUMBER($tiles) }) są zawsze w grze. Karty też, tylko we dwoje część ({ NUMBER($removed) }) wraca do pudełka.
keltis_rule_setup_tiles = Rozkładanie żetonów
keltis_rule_setup_tiles_text = Zakryte żetony ({ NUMBER($n) }) się miesza: po jednym trafia na każdy ciemny kamień i na duży kamień na końcu każdej ścieżki. Potem wszystkie się odkrywa. W każdej grze leżą inaczej.
keltis_rule_tile_counts = Ile jest których żetonów
keltis_rule_tile_counts_text = Kamienie życzeń: { NUMBER($wish) }, koniczyny: { NUMBER($clovers) }, żetony punktowe: { NUMBER($ones) } z jedynką, { NUMBER($twos) } z dwójką, { NUMBER($threes) } z trójką.
keltis_rule_setup_cards = Karty i ręka
keltis_rule_setup_cards_text = Pięć kolorów, w każdym po dwie karty o wartościach od 0 do 10, razem { $cards ->
    [one] { NUMBER($cards) } karta
    [few] { NUMBER($cards) } karty
   *[many] { NUMBER($cards) } kart
}. Po przetasowaniu każdy gracz dostaje { $hand ->
    [one] { NUMBER($hand) } kartę
    [few] { NUMBER($hand) } karty
   *[many] { NUMBER($hand) } kart
}, a reszta to zakryty stos obok planszy.
keltis_rule_two_players = Dwoje graczy
keltis_rule_two_players_text = { $n ->
    [one] { NUMBER($n) } zakryta karta ze stosu wraca do pudełka.
    [few] { NUMBER($n) } zakryte karty ze stosu wracają do pudełka.
   *[many] { NUMBER($n) } zakrytych kart ze stosu wraca do pudełka.
} Poza tym nic się nie zmienia.
keltis_rule_start_player = Kto zaczyna
keltis_rule_start_player_text = Osoba, która ostatnio była w Irlandii. Gdy nie da się tego ustalić, najstarsza. Gra toczy się zgodnie z ruchem wskazówek zegara.
keltis_rule_turn = Tura: zagraj jedną kartę, dobierz jedną
keltis_rule_turn_text = Gracz musi zagrać dokładnie jedną kartę: na stos kart odrzuconych albo do własnego ciągu. Zaraz potem dobiera jedną i gra następna osoba.
keltis_rule_discard = Odrzucanie kart
keltis_rule_discard_text = Zamiast użyć karty, gracz może położyć ją odkrytą obok planszy, najlepiej przy krótszym boku; nic się wtedy nie dzieje. Każdy kolor ma własny stos kart odrzuconych.
keltis_rule_draw = Dobieranie kart
keltis_rule_draw_text = Po zagraniu karty gracz dobiera jedną: wierzchnią z zakrytego stosu albo wierzchnią z dowolnego stosu kart odrzuconych. Na ręce ma znów tyle co na początku ({ NUMBER($hand) }). Instrukcja nie robi wyjątku dla karty dopiero co odrzuconej.
keltis_rule_rows = Ciągi rosnące i malejące
keltis_rule_rows_text = Gracz ma po jednym ciągu w każdym kolorze. Ciąg rośnie albo maleje; równe wartości mogą iść po sobie, przerwy są dozwolone. Kierunek ustala pierwsza karta o innej wartości. Dobrze: 3, 3, 6, 7, 7. Też dobrze: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Karty ciągu są widoczne
keltis_rule_row_visible_text = Każdą nową kartę kładzie się odkrytą, lekko przesuniętą w dół względem poprzedniej, tak żeby zawsze było widać wartości wszystkich kart ciągu.
keltis_rule_first_card = Pierwsza i kolejne karty koloru
keltis_rule_first_card_text = Zagrywając pierwszą kartę koloru, gracz stawia jeden ze swoich pionków, mały lub duży, na pierwszym kamieniu tej ścieżki ({ $first }). Każda kolejna karta tego koloru przesuwa ten pionek o jeden kamień dalej.
keltis_rule_one_figure = Jeden własny pionek na ścieżce
keltis_rule_one_figure_text = Tylko pierwsza karta ciągu wprowadza pionek na ścieżkę, a wszystkie następne przesuwają właśnie jego. Gracz nigdy nie ma więc dwóch na jednej ścieżce: pięć pionków, pięć ścieżek.
keltis_rule_only_forward = Pionki idą tylko do przodu
keltis_rule_only_forward_text = Zawsze o jeden kamień. Żadna karta i żaden żeton nie cofa pionka, własnego ani cudzego, ani nie przenosi go na inną ścieżkę.
keltis_rule_end_stone_card = Karta do ukończonej ścieżki
keltis_rule_end_stone_card_text = Gdy pionek gracza stoi już na kamieniu końcowym ({ $value }), kolejna karta tego koloru pozwala zamiast niego przesunąć o jeden kamień dowolny inny własny pionek.
keltis_rule_shared_stones = Kilka pionków na jednym kamieniu
keltis_rule_shared_stones_text = Instrukcja mówi, że na jednej ścieżce mogą stać pionki różnych kolorów. To, że mogą też stać na jednym kamieniu i sobie nie przeszkadzają, to nasza interpretacja.
keltis_rule_tile_points = Żetony punktowe
keltis_rule_tile_points_text = Kto wchodzi na 1, 2 lub 3, przesuwa o tyle swój znacznik punktów. Żeton zostaje na miejscu, więc następni, którzy tam wejdą, też dostają jego punkty.
keltis_rule_tile_clover = Co robi koniczyna
keltis_rule_tile_clover_text = Kto wchodzi na koniczynę, może przesunąć jeden ze swoich pionków o jeden kamień dalej, także ten, który właśnie tam stanął. Koniczyna zostaje na miejscu.
keltis_rule_tile_chain = Łańcuchy
keltis_rule_tile_chain_text = Jeśli pionek przesunięty dzięki koniczynie trafia na żeton, z niego też można skorzystać, i tak dalej.
keltis_rule_tile_wish_stone = Kamienie życzeń
keltis_rule_tile_wish_stone_text = Kto wchodzi na kamień życzeń, bierze go i kładzie odkryty przed sobą. Ze ścieżki kamień znika.
keltis_rule_free_step_enters = Nowy pionek dzięki darmowemu krokowi?
keltis_rule_free_step_enters_text = Instrukcja nie mówi, czy koniczyna albo karta do ukończonej ścieżki może wprowadzić pionek z kamienia startowego. Tutaj nie może, chyba że wybierzesz to w opcjach.
keltis_rule_end_goal = Pięć pionków w strefie celu
keltis_rule_end_goal_text = Gdy piąty pionek wchodzi do ostatnich trzech rzędów, na dowolnej ścieżce i w dowolnym rzędzie, gra natychmiast się kończy. Te pięć pionków może mieć dowolne kolory. Żeton, na który trafia piąty, już nie działa.
keltis_rule_goal_moves = Ruchy wewnątrz strefy celu
keltis_rule_goal_moves_text = Pionek, który przechodzi z jednego rzędu strefy celu do następnego, liczy się raz i niczego nie kończy. Do pięciu dolicza się tylko pionek, który wchodzi.
keltis_rule_end_deck = Ostatnia karta
keltis_rule_end_deck_text = Gdy ktoś dobiera ostatnią kartę zakrytego stosu, gra natychmiast się kończy: nikt nie ma już tury, a kart odrzuconych się nie tasuje.
keltis_rule_final_scoring = Liczenie na koniec
keltis_rule_final_scoring_text = Do punktów, które pokazuje znacznik na torze, gracz dodaje liczbę przy każdym swoim pionku (ujemną odejmuje, przy dużym pionku liczy ją dwa razy) oraz to, co dają kamienie życzeń.
keltis_rule_figure_values = Ile warte są pionki
keltis_rule_figure_values_text = Tyle, ile wynosi liczba przy kamieniu, od pierwszego do ostatniego: { $values }. Liczby ujemne się odejmuje. Pionki na kamieniu startowym nic nie dają.
keltis_rule_large_figure = Duży pionek
keltis_rule_large_figure_text = Liczy się podwójnie, zarówno na plusie, jak i na minusie.
keltis_rule_wish_stone_table = Ile warte są kamienie życzeń
keltis_rule_wish_stone_table_text = Żaden { SIGNED($none) }, jeden { SIGNED($one) }, dwa { SIGNED($two) }, trzy { SIGNED($three) }, cztery { SIGNED($four) }, pięć lub więcej { SIGNED($five) }.
keltis_rule_score_track = Tor punktacji
keltis_rule_score_track_text = Ma { $fields ->
    [one] { NUMBER($fields) } pole
    [few] { NUMBER($fields) } pola
   *[many] { NUMBER($fields) } pól
}. Za ostatnim znacznik idzie dalej od 1, a do wyniku dolicza się { NUMBER($fields) }. W trakcie gry przesuwają go tylko żetony punktowe; większość punktów dochodzi na koniec.
keltis_rule_below_zero = Wynik 0 lub mniej
keltis_rule_below_zero_text = Punkty po prostu się odejmuje, także poniżej 0. Tor nie ma na to pola, a instrukcja nie mówi, gdzie stoi wtedy znacznik: trzeba to zapamiętać.
keltis_rule_winner = Kto wygrywa
keltis_rule_winner_text = Gracz z największą liczbą punktów. Przy remisie jest kilku zwycięzców.

## What people say when they ask for a rule

keltis_asked =
    aim: cel, o co chodzi w grze, o co tu chodzi, zamysł, w skrócie, wytłumacz zasady, jak się gra, jak wygrać, co trzeba zrobić żeby wygrać, premia za pierwsze miejsce na końcu, po co iść daleko, o czym jest ta gra, na czym polega gra, do czego dążymy, co się opłaca
    paths: ile kroków do końca ścieżki, jak długa jest ścieżka, pola, długość, układ planszy, gdzie kończą się minusy, które pola są ujemne, które rzędy to meta, linia mety, ile kamieni ma ścieżka, co znaczą liczby obok ścieżki, czy czwarty rząd jest na plusie, od którego pola są plusy, ile pól ma tor do góry, które pola są na minusie, gdzie zaczyna się cel, ile ścieżek, jakie są punkty na planszy
    setup-figures: ile mam pionków, figurki, ludziki, meeple, ile pionków na gracza, małe pionki, gdzie stoją pionki przed grą, wybór koloru, jaki kolor, czy trzeba użyć wszystkich pionków, ile ludzików dostaje każdy, ile pionków bierze gracz, gdzie ustawić pionki na starcie, po ile pionków
    scoring-stone-start: gdzie zaczyna znacznik, znacznik punktacji na początku, kamyk do punktów, licznik, pole zero, gdzie postawić znacznik, gdzie stoi znacznik na początku, od zera czy od jedynki, gdzie kładę kamyk do liczenia
    colour-clover: po co duży liść, duża koniczynka przede mną, tekturowy listek, kto ma jaki kolor, kto gra zielonymi, skąd wiadomo który kolor jest czyj, po co ten duży liść koniczyny, co zrobić z dużą koniczyną, do czego jest duża koniczyna
    left-in-box: co odłożyć, niepotrzebne elementy, nieużywane kolory, w trzy osoby, we troje, mniej osób, czy we dwoje gramy wszystkimi żetonami, co usunąć, schować do pudełka, co zostaje w pudełku, co odkładamy gdy gra mniej osób, czego nie używamy w trójkę
    setup-tiles: gdzie położyć żetony, żetoniki, krążki, żetony zakryte czy odkryte, mieszanie żetonów, losowo, ciemne kamienie, czarne kamienie na planszy, czy na kamieniu końcowym też leży żeton, ile żetonów leży na planszy, które kamienie dostają żeton, żetony obrazkiem do góry, czy żetony kładziemy odkryte, gdzie idą żetony, na które pola kłaść żetony, losowe rozłożenie żetonów
    tile-counts: ile jest kamieni życzeń, ile koniczyn, ile żetonów punktowych, ile trójek, razem wszystkich, rozkład żetonów, policz żetony, czy czegoś brakuje, ile jest żetonów w sumie, ile jakich żetonów, ile żetonów każdego rodzaju
    setup-cards: ile kart na początku, ile kart na ręce, ile kart rozdać, rozdanie, karta zero, najwyższa karta, najniższa, talia, kolory kart, kopie, ile razy jest każda karta, od ilu do ilu są karty, ile kart na rękę, po ile kart, ile kart rozdajemy, ile kart dostaje gracz, ile jest kart w sumie, jakie są numery na kartach, jakie liczby na kartach, ile kart w talii, ile kolorów
    two-players: gra we dwoje, w dwie osoby, na dwóch, dla 2 graczy, pojedynek, co się zmienia, czy można podejrzeć odłożone karty, ile kart odłożyć we dwoje, ile kart usuwa się przy dwóch graczach, gramy we dwójkę, ile kart usunąć we dwójkę, ile kart wyrzucić na dwie osoby, zasady na 2 osoby
    start-player: kto zaczyna, kto pierwszy, gracz rozpoczynający, nikt nie był w Irlandii, nikt nigdy nie był w Irlandii, najmłodszy, w którą stronę gramy, w lewo czy w prawo, kto następny, kto był w Irlandii, kto ma pierwszy ruch, kto rozpoczyna, najstarszy zaczyna, kolejność graczy
    turn: czy mogę zagrać dwie karty, pas, pasować, opuścić turę, czy muszę zagrać kartę, co mogę zrobić w turze, kolejność w turze, dobrać przed czy po zagraniu, obowiązek, akcje, czy muszę użyć karty do ruchu, co robię w swojej turze, czy mogę spasować, czy mogę nic nie robić, ile kart zagrywam, zagrać i dobrać, przebieg tury
    discard: wyrzucić kartę, żadna karta nie pasuje, nie mogę nic zagrać, pozbyć się karty, niepotrzebna karta, gdzie idą odrzucone karty, osobne stosy, ile jest stosów odrzuconych, odłożyć kartę bez użycia, zrzutka, zrzucić kartę, nic mi nie pasuje, nie mam co zagrać, wyrzucam kartę, gdzie wyrzucić kartę, nie chcę zagrać karty
    draw: czy mogę wziąć ze stosu odrzuconych, wziąć z powrotem kartę którą właśnie wyrzuciłem, tylko wierzchnia czy dowolna karta ze stosu, limit kart na ręce, uzupełnić rękę, ile kart w ręce, z którego stosu, przeglądać odrzucone, szukać w stosie, nowa karta, karta odrzucona przez poprzedniego gracza, skąd się dobiera, karta przeciwnika, dociąg, wziąć kartę którą przed chwilą wyrzuciłem, dobrać z odrzuconych, zabrać odrzuconą kartę przeciwnika, ile kart dobieram, kiedy dobieram kartę, skąd biorę nową kartę
    rows: dwa razy ta sama liczba, ta sama wartość jeszcze raz, równe karty, zmiana z rosnącego na malejący, rosnąco, malejąco, w górę, w dół, czy można pomijać liczby, przerwa, dziura, drugi ciąg w tym samym kolorze, zaczynam od 5 czy już rośnie, mniejsza, większa, zmiana kierunku, sekwencja, po kolei, zacząć od 10 i schodzić, czwórka po siódemce, czy trzeba zapowiedzieć kierunek, czy kierunek jest stały, czy ciąg musi zacząć się od zera, którą kartę mogę dołożyć, wsunąć kartę pod spód, wstawić kartę w środek, dołożyć kartę do cudzego rzędu, rząd kart, kolumna kart, raz w górę raz w dół, dwie takie same liczby pod rząd, czy można przeskakiwać liczby, ta sama karta dwa razy, zacząłem od 7 czy mogę dać 5, jaką kartę mogę dołożyć, w którą stronę układam karty, rosnąco czy malejąco
    row-visible: czy stare karty muszą być widoczne, zakryć zagrane karty, schować karty, na zakładkę, zobaczyć rząd przeciwnika, wachlarz, co ktoś zagrał, czy karty mają leżeć odkryte, jak układać karty przed sobą, podejrzeć co zagrał przeciwnik
    first-card: jak wprowadzić pionek, wyjść pionkiem ze startu, zacząć nową ścieżkę, którym pionkiem zacząć, czy duży musi iść pierwszy, kiedy wystawić dużego, ruch pionka, jak daleko idzie pionek, gdzie stawiam nowy pionek, dwa pola za jedną kartę, pierwsza karta koloru, postawić pionek na planszy, czy muszę wystawić wszystkie pionki, czy kolor karty decyduje który pionek rusza, karta dowolnego koloru, jak wystawić pionek, kiedy wchodzi nowy pionek, o ile pól rusza się pionek, który pionek mogę wystawić, jak ruszyć pionkiem, co daje zagranie karty
    one-figure-a-path: dwa moje pionki na jednej ścieżce, drugi pionek, dwa pionki na tej samej ścieżce, oba, ile pionków mogę mieć na jednej ścieżce, dwa swoje pionki na ścieżce, drugi mój pionek w tym kolorze
    only-forward: czy pionek może się cofnąć, do tyłu, w bok, zbicie, odesłać na start, zmiana ścieżki, przejść na inną ścieżkę, popchnąć, przesunąć cudzy pionek, czy mogę się cofnąć pionkiem, ruch pionka w tył, czy można zbić przeciwnika, zmienić ścieżkę pionkiem
    end-stone-card: jestem na końcu a mam jeszcze zielone karty, karta do ukończonej ścieżki, pionek doszedł do końca, zbędne karty, co z kolejnymi kartami, maksimum, koniczyna na skończonej ścieżce, ruszyć inny pionek, co się dzieje gdy pionek dojdzie do końca, pionek stoi na samej górze a mam karty w tym kolorze, doszedłem do końca ścieżki i mam jeszcze karty, pionek na szczycie co z kartami, ścieżka skończona co dalej z kartami koloru, pionek jest już na dziesiątce
    shared-stones: przeciwnik stoi na moim polu, czy dwóch graczy może stać na tym samym kamieniu, zajęte pole, blokowanie, zbijanie, zbić pionek, wyrzucić z pola, razem na kamieniu, tłok, ile pionków mieści się na kamieniu, dwa pionki na jednym polu, dwa pionki różnych graczy na tym samym polu, ktoś stoi na polu czy mogę wejść, czy pole może być zajęte
    tile-points: wchodzę na trójkę, żeton z liczbą, czy żeton znika, czy żetony punktowe zostają na planszy, czy następny też dostaje punkty, jeszcze raz, od razu, czy punkty z żetonu liczą się od razu, kiedy przesunąć znacznik, 1 2 3, jedynka, dwójka, czy żeton z punktami zostaje, czy biorę żeton punktowy, kiedy dostaję punkty z żetonu, co daje żeton z cyferką
    tile-clover: listek, czterolistna koniczyna, koniczynka, czy muszę użyć koniczyny, co się dzieje na koniczynie, dobrowolnie, użyć dla innego pionka, dodatkowy krok, dodatkowy ruch, darmowy ruch, czy koniczyna znika, zielony żeton, ile kroków daje koniczyna, który pionek rusza, co robią koniczyny, co robi koniczynka, czy muszę ruszyć gdy stanę na koniczynie, ruch z koniczyny, stanąłem na koniczynce
    tile-chain: kombo, reakcja łańcuchowa, koniczyna na koniczynę, czy darmowy krok może trafić na żeton, kolejny żeton, po kolei, bez końca, żeton po koniczynie, żeton osiągnięty darmowym krokiem, koniczynka na koniczynce, z koniczyny na koniczynę, po koniczynie wchodzę na następny żeton, czy ruszam się dalej po drugiej koniczynie, ruch z koniczyny i znowu żeton
    tile-wish-stone: kamyk życzeń, przeciwnik już wziął kamień życzeń, zbierać, zachować, zabrać, wejść na kamień życzeń, co dzieje się z kamieniem życzeń, drugi nic nie dostaje, kto pierwszy ten lepszy, czy muszę wziąć kamień życzeń, dwa razy, kamienia już nie ma, ktoś już wziął kamień życzeń, czy ja też dostanę kamyk, biorę kamień życzeń z planszy, co robi kamień życzeń
    free-step-enters: czy koniczyna może wprowadzić nowy pionek, zacząć ścieżkę koniczyną, bez karty, otworzyć ścieżkę, nowy pionek ze startu, czy koniczyną mogę wystawić nowy pionek, nowy ludek z koniczyny, wejść na ścieżkę bez karty
    end-goal: kiedy koniec, koniec gry, jak się kończy gra, meta, czy wszystkie pięć musi być moje, piąty pionek na kamieniu życzeń, wykonać żeton ostatnim pionkiem, ile pionków na mecie kończy grę, stop, czy każdy ma jeszcze turę, dwa pionki naraz na mecie, czy dobieram jeszcze kartę, kto gra ostatni, czy piąty musi być na samej górze, kiedy jest koniec gry, pięć pionków na mecie, ile pionków musi dojść, co kończy grę, kiedy przestajemy grać
    goal-moves: ruch na mecie, pionek już na mecie, liczony dwa razy, z 7 na 10, wewnątrz celu, przesuwam pionek w strefie celu, ruch z 6 na 7, czy pionek na mecie liczy się jeszcze raz
    end-deck: skończyły się karty, koniec talii, pusty stos, tasowanie odrzuconych, nie ma kart, czy każdy ma jeszcze jedną turę na koniec, ostatnia runda, po równo tur, kiedy koniec, ile kart zostało, dobrałem ostatnią kartę czy kończę turę, kilka rund, czy gra się więcej niż jedną rundę, skończyła się talia, nie ma już kart do dobrania, po końcu każdy ma jeszcze jedną turę, czy dogrywamy kolejkę
    final-scoring: liczenie punktów, podliczanie, wynik końcowy, zsumować, jak się liczy punkty, kiedy pionki dają punkty, w trakcie czy na końcu, kiedy liczą się kamienie życzeń i duży pionek, podsumowanie, jak się liczy punkty na końcu, podliczanie na koniec, co się sumuje, punktacja końcowa
    figure-values: ile wart jest piąty kamień, wartość pionka, pionki które nie wyszły czy kosztują, pionki na starcie minus, punkty za pionek, ile punktów jest na górze, tracić punkty, ujemne, punkty za rzędy, ile wart każdy rząd, pierwszy kamień ile, minus cztery, kara za stanie, pionek nie ruszony, pionek który nie wyszedł ze startu, ile minus za pionek na starcie, ile punktów za pionek na polu, ile daje pionek na końcu ścieżki, punkty na ścieżce
    large-figure: duży, wielki pionek, wysoki pionek, dwa razy, podwójnie na minusie, po co jest duży pionek, duży pionek na minus trzy, jak się liczy dużego, punkty dużego pionka, ile daje duży pionek, co daje duży pionek, czy duży liczy się podwójnie, duży pionek na minusie, po co duży ludzik
    wish-stone-table: zero kamieni życzeń kara, siedem kamieni życzeń, nie mam żadnego kamienia życzeń, punkty za trzy kamienie życzeń, za mało, sześć, ile kamieni życzeń żeby nie mieć minusa, 5 kamieni życzeń, więcej niż pięć, tabelka na planszy, wartość kamieni życzeń, czy kamienie życzeń dają punkty, ile punktów za kamienie życzeń, ile za 3 kamienie życzeń, zero kamieni ile minus, mam jeden kamień życzeń, ile dają kamyki życzeń
    score-track: ponad 50 punktów, więcej niż pięćdziesiąt, koniec toru, co gdy przekroczę 50, okrążenie, drugie kółko, kiedy przesuwa się znacznik, tor punktów, doszedłem do 50 na torze, co po pięćdziesiątce, skończył się tor punktów
    below-zero: poniżej zera, ujemny wynik, jestem na minusie, wynik na minusie, mniej niż zero, mam ujemne punkty jak zaznaczyć, jak zaznaczyć minus na torze, punkty na minusie gdzie postawić znacznik, wyszedł mi wynik ujemny
    winner: remis, tyle samo punktów, dwie osoby mają taki sam wynik, równo, wspólna wygrana, kto wygrywa, najwięcej punktów, jak ustalić zwycięzcę, kilku zwycięzców, remis kto wygrywa, kto wygrał, co przy remisie, ten sam wynik
