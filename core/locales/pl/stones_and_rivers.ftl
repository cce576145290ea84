# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Pionki są kamieniami albo rzekami: wygrywa, kto pierwszy ma pięć kamieni w strefie punktowej po drugiej stronie planszy.

## The sheet

stones_and_rivers_board = Plansza
stones_and_rivers_region = { $seat }: strefa punktowa
stones_and_rivers_prompt = Ruch ma { $seat }: dotknij pionka.
stones_and_rivers_prompt_selected = Wybrano { $point }: dotknij, dokąd idzie pionek, albo go odwróć.
stones_and_rivers_prompt_first = Rzuć pionkiem o pierwszy ruch albo dotknij pionka, żeby zacząć.
stones_and_rivers_prompt_push = Dotknij pola, na które trafia pchnięty pionek z { $point }.
stones_and_rivers_ask_piece = { $point }: dotknij podświetlonego pola albo wybierz akcję
stones_and_rivers_ask_push = Gdzie kończy pionek z { $point }? Dotknij podświetlonego pola.
stones_and_rivers_turn = Odwróć, obróć
stones_and_rivers_across = Widok z drugiej strony
stones_and_rivers_first_title = Rzut o pierwszy ruch: kto zgaduje i co?
stones_and_rivers_caller = Kto zgaduje
stones_and_rivers_caller_circle = kółka ({ $seat })
stones_and_rivers_caller_square = kwadraty ({ $seat })
stones_and_rivers_call_stone = Zgaduje kamień: rzuć
stones_and_rivers_call_river = Zgaduje rzekę: rzuć
stones_and_rivers_came_stone = Wypada kamień: wybiera { $seat }
stones_and_rivers_came_river = Wypada rzeka: wybiera { $seat }
stones_and_rivers_choose_first = Pierwszy ruch
stones_and_rivers_choose_second = Drugi ruch
stones_and_rivers_flip_across = Odwróć na rzekę —
stones_and_rivers_flip_along = Odwróć na rzekę |
stones_and_rivers_rotate_across = Obróć na —
stones_and_rivers_rotate_along = Obróć na |
stones_and_rivers_flip_stone = Odwróć na kamień
stones_and_rivers_spoken_empty = { $point }: puste
stones_and_rivers_spoken_stone = { $point }: kamień, { $seat }
stones_and_rivers_spoken_across = { $point }: rzeka pozioma, { $seat }
stones_and_rivers_spoken_along = { $point }: rzeka pionowa, { $seat }
stones_and_rivers_remark_actions = { $seat }: { $n ->
    [one] { NUMBER($n) } możliwa akcja.
    [few] { NUMBER($n) } możliwe akcje.
   *[many] { NUMBER($n) } możliwych akcji.
}
stones_and_rivers_remark_threat = { $seat } może wygrać jedną akcją.
stones_and_rivers_remark_missed = { $seat }: w akcji { NUMBER($number) } zwycięstwo dawało { $action }.
stones_and_rivers_remark_line = Pozycja: { $line }

## The score

stones_and_rivers_line_total = Kamienie, które się liczą: { $seat }
stones_and_rivers_line_area = Kamienie w strefie
stones_and_rivers_note_area = { NUMBER($n) } z 5 kamieni w strefie punktowej
stones_and_rivers_unfinished = Nikt nie ma jeszcze pięciu kamieni w strefie punktowej.
stones_and_rivers_line_stone = kamień na { $point }
stones_and_rivers_line_river = rzeka na { $point }, nie liczy się
stones_and_rivers_end_both = Obie strony mają naraz pięć kamieni w swoich strefach punktowych. Zasady nie mówią, kto wtedy wygrywa; rozstrzygnięcie aplikacji: zwycięstwo jest wspólne.
stones_and_rivers_end = { $seat } ma pięć kamieni w strefie punktowej: koniec gry.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = z { $from } na { $to }
stones_and_rivers_told_push = z { $from } na { $onto }, pchnięcie na { $to }
stones_and_rivers_told_to_stone = { $point }: teraz kamień
stones_and_rivers_told_to_across = { $point }: teraz rzeka pozioma
stones_and_rivers_told_to_along = { $point }: teraz rzeka pionowa
stones_and_rivers_told_first = pierwszy ruch
stones_and_rivers_told_stone_stone = zgaduje kamień i wypada kamień
stones_and_rivers_told_stone_river = zgaduje kamień, a wypada rzeka
stones_and_rivers_told_river_stone = zgaduje rzekę, a wypada kamień
stones_and_rivers_told_river_river = zgaduje rzekę i wypada rzeka

## Refusals

stones_and_rivers_unread_action = „{ $came }” to nie akcja: oczekiwano e5>e6, e5>e6>e9, e5:-, e5:| lub e5:o.
stones_and_rivers_unread_point = „{ $came }” to nie pole: są od a1 do m14.
stones_and_rivers_unread_rows = { $rows ->
    [one] Układ ma { NUMBER($rows) } rząd oddzielony znakiem /, a podano { NUMBER($came) }.
    [few] Układ ma { NUMBER($rows) } rzędy oddzielone znakiem /, a podano { NUMBER($came) }.
   *[many] Układ ma { NUMBER($rows) } rzędów oddzielonych znakiem /, a podano { NUMBER($came) }.
}
stones_and_rivers_unread_row = Rząd { NUMBER($row) } układu: { $why }
stones_and_rivers_unread_letter = oczekiwano c, c-, c|, s, s-, s| lub liczby, a jest „{ $came }”.
stones_and_rivers_unread_more = { $points ->
    [one] oczekiwano { NUMBER($points) } pola, a podano więcej.
    [few] oczekiwano { NUMBER($points) } pól, a podano więcej.
   *[many] oczekiwano { NUMBER($points) } pól, a podano więcej.
}
stones_and_rivers_unread_few = { $points ->
    [one] oczekiwano { NUMBER($points) } pola, a podano { NUMBER($came) }.
    [few] oczekiwano { NUMBER($points) } pól, a podano { NUMBER($came) }.
   *[many] oczekiwano { NUMBER($points) } pól, a podano { NUMBER($came) }.
}
stones_and_rivers_unread_nobody = Nie podano, kto ma ruch: dodaj po układzie c lub s.
stones_and_rivers_unread_turn = Ruch ma c lub s, a jest „{ $came }”.
stones_and_rivers_refused_begun = Pierwsza akcja już była: wiadomo, kto zaczyna.
stones_and_rivers_refused_nothing = Na { $point } nie ma pionka, którym można coś zrobić.
stones_and_rivers_refused_push_nothing = Na { $point } nie ma pionka do pchnięcia.
stones_and_rivers_refused_push_itself = Pionek na { $point } nie może pchnąć sam siebie: podaj po pierwszym polu inny pionek.
stones_and_rivers_refused_push_nowhere = Pionka na { $point } nie można pchnąć tam, gdzie stoi: podaj na końcu inne pole.
stones_and_rivers_refused_taken = Na { $point } stoi już pionek.
stones_and_rivers_refused_over = Jest już zwycięzca: koniec gry.
stones_and_rivers_refused_turn = Ruch ma { $seat }, a pionek na { $point } jest cudzy.
stones_and_rivers_refused_lies_so = Pionek na { $point } już tak leży.
stones_and_rivers_refused_area = { $point } to cudza strefa punktowa: pionek nie może do niej wejść ani przez nią przejść.
stones_and_rivers_refused_move = Z { $from } nie da się dojść na { $to }: o jedno pole albo z biegiem rzek.
stones_and_rivers_refused_push = { $from } nie może pchnąć pionka z { $onto } na { $to }.

## Doubts

stones_and_rivers_doubt_pieces = { $seat }, pionki na planszy: { NUMBER($n) }; jest ich { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat }: pionek na { $point }, w cudzej strefie punktowej.
stones_and_rivers_doubt_both = W obu strefach punktowych jest pięć kamieni, ale żadna akcja nie mogła zapełnić obu naraz: gra skończyła się z pierwszą.
stones_and_rivers_doubt_irregular = Akcja { NUMBER($number) }, { $action }: według tych zasad niedozwolona.

## Options

stones_and_rivers_option_stones_push = Czy kamienie pchają?
stones_and_rivers_option_stones_push_source = Dwa opublikowane teksty się różnią: nowszy na to pozwala, ten z 2023 roku nie. Domyślnie: tak, według nowszego.
stones_and_rivers_option_stones_push_yes = Kamień, który wchodzi na pionek, może go pchnąć o jedno pole.
stones_and_rivers_option_stones_push_no = Kamień nie może wejść na kamień.
stones_and_rivers_option_stone_river = Czy kamień może pchnąć rzekę, na którą wchodzi?
stones_and_rivers_option_stone_river_source = Niejasne: według tekstu może nią płynąć i może pchać. Domyślnie: tak, gracz wybiera.
stones_and_rivers_option_stone_river_yes = Płynie rzeką albo ją pcha.
stones_and_rivers_option_stone_river_no = Zawsze płynie.
stones_and_rivers_option_river_river = Czy rzeka może pchnąć rzekę, na którą wchodzi?
stones_and_rivers_option_river_river_source = Niejasne: według tekstu można wybrać pchnięcie. Domyślnie: tak, gracz wybiera.
stones_and_rivers_option_river_river_yes = Płynie drugą rzeką albo ją pcha.
stones_and_rivers_option_river_river_no = Zawsze płynie.
stones_and_rivers_option_own = Czy można pchać własne pionki?
stones_and_rivers_option_own_source = Niejasne: tekst mówi „pionek”, a rysunek pokazuje pchanie własnego. Domyślnie: tak.
stones_and_rivers_option_own_yes = Pchnąć można każdy pionek.
stones_and_rivers_option_own_no = Pchnąć można tylko pionki przeciwnika.
stones_and_rivers_option_keep_out = Czy cudza strefa punktowa jest zamknięta także dla pchniętych pionków?
stones_and_rivers_option_keep_out_source = Niejasne: przyjmujemy, że pchniętego pionka dotyczą zasady ruchu. Domyślnie: tak.
stones_and_rivers_option_keep_out_yes = Pchnięty pionek nigdy nie trafia do strefy punktowej, która jest dla niego cudza.
stones_and_rivers_option_keep_out_no = Pchnięty pionek może trafić wszędzie.
stones_and_rivers_option_after_ride = Czy spływ może skończyć się pchnięciem?
stones_and_rivers_option_after_ride_source = Niejasne: spływ trwa aż do napotkania pionka, ale wejście na niego można rozumieć dwojako. Domyślnie: nie.
stones_and_rivers_option_after_ride_yes = Pionek, który dopływa do innego, może go pchnąć.
stones_and_rivers_option_after_ride_no = Spływ kończy się przed pionkiem.
stones_and_rivers_option_referee = Przyjmować tylko dozwolone akcje?
stones_and_rivers_option_referee_source = Pomoc, nie zasada. Domyślnie: tak.
stones_and_rivers_option_referee_yes = Podświetlone jest to, co pionek może zrobić; nic innego nie da się wpisać.
stones_and_rivers_option_referee_no = Można zapisać każdy ruch pionka; niedozwolone są oznaczone do sprawdzenia.
stones_and_rivers_option_threats = Mówić, kiedy ktoś może od razu wygrać?
stones_and_rivers_option_threats_source = Pomoc, nie zasada. Domyślnie: nie.
stones_and_rivers_option_threats_yes = Aplikacja pokazuje, kto może wygrać jedną akcją.
stones_and_rivers_option_threats_no = Niczego się nie zdradza.

## Set-up

stones_and_rivers_section_setup = Przygotowanie gry
stones_and_rivers_section_first = Kto zaczyna
stones_and_rivers_setup_section_circles = Kółka
stones_and_rivers_setup_section_squares = Kwadraty
stones_and_rivers_setup_board = Rozłóż planszę między sobą a drugim graczem.
stones_and_rivers_setup_sides = { $circle } gra kółkami i ma przed sobą strefę punktową kwadratów; { $square } gra kwadratami i siedzi naprzeciw.
stones_and_rivers_setup_areas = Obie strefy punktowe mają po pięć pól, za polami startowymi. Twoja to ta dalsza.
stones_and_rivers_setup_circles = { $n ->
    [one] Postaw swoje { NUMBER($n) } kółko na polach startowych przy sobie, stroną kamienia do góry.
    [few] Postaw swoje { NUMBER($n) } kółka na polach startowych przy sobie, stroną kamienia do góry.
   *[many] Postaw swoje { NUMBER($n) } kółek na polach startowych przy sobie, stroną kamienia do góry.
}
stones_and_rivers_setup_squares = { $n ->
    [one] Postaw swój { NUMBER($n) } kwadrat na polach startowych przy sobie, stroną kamienia do góry.
    [few] Postaw swoje { NUMBER($n) } kwadraty na polach startowych przy sobie, stroną kamienia do góry.
   *[many] Postaw swoje { NUMBER($n) } kwadratów na polach startowych przy sobie, stroną kamienia do góry.
}
stones_and_rivers_setup_rows = Tworzą dwa rzędy po siedem; strona kamienia to ta pusta.
stones_and_rivers_setup_first = Jedna osoba rzuca pionkiem, druga zgaduje: kamień czy rzeka. Kto zgadnie, wybiera pierwszy lub drugi ruch; jeśli nie, wybiera rzucający.
stones_and_rivers_piece_board = plansza
stones_and_rivers_piece_circles = kółek
stones_and_rivers_piece_squares = kwadratów

## What counts

stones_and_rivers_points_area = W strefie punktowej gracza
stones_and_rivers_points_stone = własny kamień
stones_and_rivers_points_river = własna rzeka
stones_and_rivers_points_other = cudzy pionek
stones_and_rivers_points_counts = { NUMBER($n) } z { NUMBER($of) }
stones_and_rivers_points_nothing = nic
stones_and_rivers_points_end = Koniec gry
stones_and_rivers_points_all = { $n ->
    [one] { NUMBER($n) } kamień w strefie
    [few] { NUMBER($n) } kamienie w strefie
   *[many] { NUMBER($n) } kamieni w strefie
}
stones_and_rivers_points_wins = natychmiastowa wygrana

## Rules

stones_and_rivers_section_aim = Cel gry, plansza i pionki
stones_and_rivers_section_turn = Tura
stones_and_rivers_section_rivers = Rzeki
stones_and_rivers_section_push = Pchanie
stones_and_rivers_section_end = Strefy punktowe i koniec gry
stones_and_rivers_edition_newer = Nowszy tekst
stones_and_rivers_edition_2023 = Tekst z 2023 roku
stones_and_rivers_rule_aim = Cel gry
stones_and_rivers_rule_aim_text = Wygrywa, kto pierwszy ma { $stones } swoich kamieni we własnej strefie punktowej, czyli tej po drugiej stronie planszy.
stones_and_rivers_rule_board = Plansza
stones_and_rivers_rule_board_text = Siatka { NUMBER($columns) } × { NUMBER($rows) } linii. Pola to ich przecięcia. Każdy gracz ma { $starting ->
    [one] { NUMBER($starting) } pole startowe
    [few] { NUMBER($starting) } pola startowe
   *[many] { NUMBER($starting) } pól startowych
}, są też dwie strefy punktowe po { $area } pól.
stones_and_rivers_rule_layout = Co gdzie leży na planszy
stones_and_rivers_rule_layout_text = Według rysunku z zasad: kółka zaczynają na polach od { $circle_first } do { $circle_last }, kwadraty od { $square_first } do { $square_last }. Strefa punktowa kółek to pola od { $circle_area_first } do { $circle_area_last }, za kwadratami, a kwadratów od { $square_area_first } do { $square_area_last }, za kółkami.
stones_and_rivers_rule_point_names = Nazwy pól
stones_and_rivers_rule_point_names_text = Tekst nie nazywa pól. Tutaj litera to kolumna, od a, a liczba to rząd, licząc od gracza z kółkami: e5.
stones_and_rivers_rule_pieces = Pionki: kamienie i rzeki
stones_and_rivers_rule_pieces_text = Każdy gracz ma { $n ->
    [one] { NUMBER($n) } pionek
    [few] { NUMBER($n) } pionki
   *[many] { NUMBER($n) } pionków
} o dwóch stronach: pusta to kamień, z niebieską linią rzeka. Kamienie poruszają się wolno, ale blokują i są potrzebne do wygranej; rzeki służą do dalekich ruchów i do pchania.
stones_and_rivers_rule_sides = Kto gdzie siedzi
stones_and_rivers_rule_sides_text = Gracze ustalają, kto gra kółkami, a kto kwadratami. Gracz z kółkami ma przed sobą strefę punktową kwadratów, drugi siedzi naprzeciw. Własna strefa punktowa to więc zawsze ta dalsza.
stones_and_rivers_rule_first = Kto zaczyna
stones_and_rivers_rule_first_text = Jeden gracz rzuca pionkiem, drugi zgaduje, która strona będzie na górze. Jeśli zgadnie, wybiera pierwszy lub drugi ruch, w przeciwnym razie wybiera rzucający.
stones_and_rivers_rule_caller = Kto rzuca, a kto zgaduje
stones_and_rivers_rule_caller_text = Zgaduje ten, kto nie rzuca. Kto z dwojga rzuca, nie podano: trzeba to ustalić.
stones_and_rivers_rule_setup = Gdzie stoją pionki na początku
stones_and_rivers_rule_setup_text = Wszystkie pionki zaczynają stroną kamienia do góry na polach startowych najbliżej gracza, w dwóch rzędach po siedem.
stones_and_rivers_rule_turn = Co robi się w turze
stones_and_rivers_rule_turn_text = Dokładnie jedną akcję jednym własnym pionkiem: odwrócenie, obrót rzeki, ruch albo pchnięcie. Pasować nie można.
stones_and_rivers_rule_flip = Odwrócenie pionka
stones_and_rivers_rule_flip_text = Kamień staje się rzeką, a rzeka kamieniem. Gdy powstaje rzeka, gracz wybiera, czy biegnie pionowo, czy poziomo.
stones_and_rivers_rule_rotate = Obrót rzeki
stones_and_rivers_rule_rotate_text = Gracz obraca jedną swoją rzekę o ćwierć obrotu: z pionowej na poziomą albo odwrotnie.
stones_and_rivers_rule_move = Ruch kamienia lub rzeki
stones_and_rivers_rule_move_text = Kamień lub rzeka idzie o jedno pole w górę, w dół, w lewo lub w prawo, wzdłuż linii. Na ukos chodzić nie można. Jeśli na tym polu jest rzeka, można nią popłynąć; pionek, który tam stoi, można też pchnąć.
stones_and_rivers_rule_no_jumping = Bez przeskakiwania
stones_and_rivers_rule_no_jumping_text = Krok prowadzi tylko na sąsiednie pole, a spływ trwa aż do napotkania pionka. Rzeką po drodze płynie się dalej, nie przeskakuje się jej.
stones_and_rivers_rule_one_piece = Jeden pionek na polu
stones_and_rivers_rule_one_piece_text = Na jednym polu nie mogą stać dwa pionki. Pionki stoją na przecięciach linii, nie w kratkach.
stones_and_rivers_rule_keep_out = Cudza strefa punktowa
stones_and_rivers_rule_keep_out_text = Gracz nie może wejść swoim pionkiem do strefy punktowej przeciwnika ani przez nią przejść.
stones_and_rivers_rule_not_allowed = Niedozwolona akcja
stones_and_rivers_rule_not_allowed_text = Tekst nie mówi, co wtedy. Tutaj można wpisać tylko to, co dozwolone; z opcją da się zapisać wszystko, a niedozwolone ruchy są oznaczone.
stones_and_rivers_rule_ride = Spływ rzeką
stones_and_rivers_rule_ride_text = Pionek, który wchodzi na rzekę, swoją lub cudzą, może płynąć wzdłuż niej o dowolną liczbę pól, aż napotka inny pionek. Jak daleko, wybiera ten, kto ma ruch.
stones_and_rivers_rule_directions = Rzeką w obie strony
stones_and_rivers_rule_directions_text = Rzeka ma dwa kierunki i wolno nią płynąć w każdy z nich, niezależnie od tego, z której strony pionek na nią wchodzi.
stones_and_rivers_rule_chain = Z rzeki na rzekę i gdzie stanąć
stones_and_rivers_rule_chain_text = Jeśli spływ dociera do innej rzeki, biegnie tak samo dalej wzdłuż niej, i tak dalej. Kończy się na pustym polu: na rzece stanąć nie można.
stones_and_rivers_rule_ride_back = Spływ na pole wyjścia
stones_and_rivers_rule_ride_back_text = Może przejść przez pole, z którego się zaczął, ale nie może się tam skończyć: to nie byłby ruch.
stones_and_rivers_rule_ride_push = Pchnięcie na końcu spływu
stones_and_rivers_rule_ride_push_text = Tekst można czytać dwojako: spływ trwa aż do napotkania pionka, ale to, co miałoby wejść na pionek, może go pchnąć. Tutaj spływ kończy się przed pionkiem; opcja pozwala na pchnięcie.
stones_and_rivers_rule_push_stone = Pchanie kamieniem
stones_and_rivers_rule_push_stone_text = Kamień, który miałby wejść na pionek, może go pchnąć dokładnie o jedno pole w tym samym kierunku, jeśli jest ono puste. Nie pcha więc nigdy dwóch pionków naraz ani poza planszę, a pchnięty pionek nie płynie.
stones_and_rivers_rule_push_stone_2023_text = Kamienie nie pchają. Kamień nie może wejść na kamień.
stones_and_rivers_rule_stone_river = Kamień wchodzi na rzekę
stones_and_rivers_rule_stone_river_text = „Może” nią popłynąć i „może” ją pchnąć, więc wybiera jego gracz. Opcja: zawsze płynie.
stones_and_rivers_rule_push_river = Pchanie rzeką
stones_and_rivers_rule_push_river_text = Rzeka, która miałaby wejść na pionek, może go pchnąć o dowolną liczbę pól w jednym z dwóch kierunków, w których biegnie pchająca rzeka. Potem pchająca rzeka, już na jego miejscu, odwraca się na stronę kamienia.
stones_and_rivers_rule_river_river = Rzeka wchodzi na rzekę
stones_and_rivers_rule_river_river_text = Jej gracz może wybrać pchnięcie; jeśli nie pcha, rzeka płynie wzdłuż tej drugiej. Opcja: zawsze płynie.
stones_and_rivers_rule_pushed = Pionek pchnięty przez rzekę
stones_and_rivers_rule_pushed_text = Dokąd trafia, wybiera pchający. Po drodze pionek płynie innymi rzekami według tych samych zasad, ale sam niczego pchnąć nie może.
stones_and_rivers_rule_pushed_back = Pchnięcie na pole, z którego przyszła rzeka
stones_and_rivers_rule_pushed_back_text = Pchnięty pionek może trafić na pole, które pchająca rzeka właśnie zwalnia: jest puste.
stones_and_rivers_rule_push_own = Pchanie własnych pionków
stones_and_rivers_rule_push_own_text = Tekst mówi o pionku, a nie o tym, czyj jest, więc pchać można pionki obu graczy. Opcja pozwala tylko na pionki przeciwnika.
stones_and_rivers_rule_pushed_area = Pchnięte pionki a strefy punktowe
stones_and_rivers_rule_pushed_area_text = Tekst nie mówi, czy pchnięcie może wprowadzić pionek do dowolnej strefy. Tutaj obowiązuje to samo co przy ruchu: pchnięty pionek nie wchodzi do strefy, która jest dla niego cudza; opcja go wpuszcza.
stones_and_rivers_rule_no_capture = Bicia nie ma
stones_and_rivers_rule_no_capture_text = Żadna zasada nie zdejmuje pionków: wszystkie { NUMBER($n) } zostają na planszy do końca. Pchnąć można tylko na puste pole planszy.
stones_and_rivers_rule_area = Strefy punktowe
stones_and_rivers_rule_area_text = Pionki w strefie punktowej są nadal w grze: można nimi ruszać, odwracać je i obracać. Liczą się tam tylko kamienie, rzeki nie.
stones_and_rivers_rule_area_push = Pchanie w strefie punktowej
stones_and_rivers_rule_area_push_text = Wśród tego, co mogą pionki w strefie punktowej, tekst wymienia „lub pchać”. Rozumiemy to w obu znaczeniach: mogą pchać i mogą być pchane, także poza strefę.
stones_and_rivers_rule_end = Kiedy jest koniec
stones_and_rivers_rule_end_text = Kto ma { $stones } pionków w swojej strefie punktowej, wszystkie stroną kamienia do góry, natychmiast wygrywa, niezależnie od tego, jak trafił tam ostatni z nich. Drugi gracz nie ma już tury.
stones_and_rivers_rule_both = Obie strefy pełne naraz
stones_and_rivers_rule_both_text = Jeśli jedno pchnięcie zapełnia obie strefy, zwycięstwo jest wspólne: tekst mówi tylko o jednym graczu. Zdarza się to tylko z opcją, która wpuszcza pchnięte pionki do każdej strefy.
stones_and_rivers_rule_no_draw = Remisu nie ma
stones_and_rivers_rule_no_draw_text = Tekst nie przewiduje remisu ani zasady o powtarzaniu pozycji: według niego gra trwa, aż ktoś wygra. Nikt nigdy nie utknie, bo zawsze można odwrócić pionek. Gdy żadna strona nie robi postępów, naszym zdaniem jest remis.
stones_and_rivers_rule_no_warning = Nie trzeba ostrzegać
stones_and_rivers_rule_no_warning_text = Tekst nie przewiduje zapowiedzi w rodzaju „szach”: nie trzeba mówić, że następną akcją można wygrać. Opcja pokazuje to obu stronom.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: jak się wygrywa, jaki jest cel, o co chodzi, co mam zrobić, w skrócie, ile kamieni potrzebuję, ile kamieni do wygranej, jak wygrać, na czym polega gra, ile kamieni trzeba w bramce, ile pionków muszę doprowadzić, do czego dążymy
    board: jak duża jest plansza, rozmiar, siatka, wymiary, ile miejsc w bramce, ile pól, linie, kolumny i rzędy, 13x14, kratki, jaka duża jest plansza, ile pól ma plansza, wymiary planszy
    layout: rysunek, pozycja startowa, gdzie jest strefa punktowa, co jest za bramką, schemat, gdzie są pola startowe, obejść strefę od tyłu, gdzie leżą strefy, jak wygląda plansza na początku, ustawienie startowe na rysunku
    point-names: co znaczy e5, współrzędne, litery i liczby, notacja, zapis ruchu, a1, jak zapisać ruch, co oznaczają litery
    pieces: ile pionków ma każdy, po co niebieska linia, która strona to kamień, dwie strony, pusta strona, różnica między kamieniem a rzeką, co to jest rzeka, do czego służy kamień, figury, żetony, ile mam pionków, co robi strona rzeki, ile pionków na gracza, po ile pionków, co to kamień a co rzeka, którą stroną rzeka
    setup-sides: do którego końca mam dojść, gdzie jest moja bramka, blisko czy daleko, gdzie siedzi gracz z kółkami, która strefa jest moja, kto gra kwadratami, wybór kółko czy kwadrat, własna strefa punktowa, kolory, gdzie mam dojść, po której stronie siadam, kto gra kółkami
    first-player: kto zaczyna, jak ustalić kto zaczyna, kto pierwszy, czy muszę zacząć gdy zgadnę, rzut monetą, zgadywanie, zły typ, początek, drugi gracz, losowanie, kto pierwszy zaczyna, kto rozpoczyna, kto ma pierwszy ruch, jak losujemy
    caller: kto zgaduje, kto rzuca na początku, kto obstawia, kto z nas rzuca, czy trzeba ustalić kto rzuca, kto rzuca pionkiem, kto ma rzucać, kto zgaduje stronę
    setup: którą stroną do góry na początku, ile rzędów zapełniam, gdzie ustawić pionki, pozycja początkowa, czy na początku same kamienie, ustawienie, jak rozstawić pionki, jak ustawić pionki na początku, gdzie stawiam pionki, rozstawienie
    turn: ile ruchów mam, ruszyć i odwrócić naraz, czy mogę spasować, pominąć, czy mogę ruszyć pionek przeciwnika, akcje, co mogę zrobić, dwie akcje, tylko własne pionki, czy muszę ruszyć, obrócić i ruszyć w tej samej turze, czy mogę zostać w miejscu, nic nie robić, czy trzeba odwrócić przed ruchem, co mogę zrobić w turze, ile akcji mam w turze, ile ruchów na turę, przebieg tury
    flip: odwrócić, przewrócić na drugą stronę, w którą stronę po odwróceniu, z powrotem na kamień, zmienić rzekę w kamień, zrobić rzekę, wybrać kierunek przy odwracaniu, obie strony, pionowo czy poziomo, czy odwrócenie kosztuje turę, którą stroną do góry, jak zrobić rzekę, kiedy mogę odwrócić, odwrócenie to ruch, jak odwrócić pionek, zamienić kamień na rzekę, przewrócić pionek na drugą stronę
    rotate: obrócić w bok, czy mogę obrócić rzekę przeciwnika, ćwierć obrotu, 90 stopni, zmienić kierunek rzeki, obrócić kamień, przekręcić, z pionowej na poziomą, jak się obraca, jak obracać rzekę, czy obrót to ruch, obrócić rzekę
    move: na ukos, po skosie, jak daleko idzie kamień, czy rzeka też się rusza, czy można do tyłu, jeden krok, w bok, ruch o dwa pola, jak ruszają się pionki, tylko do przodu, w górę czy w dół, zasięg ruchu, po skosie można, ruszyć się do tyłu, w którą stronę mogę iść, o ile pól rusza się pionek, jak chodzi kamień, jak chodzi rzeka
    no-jumping: czy mogę przeskoczyć, przeskakiwać, skok nad pionkiem, przejść przez własne pionki, zablokowany, minąć kamień, czy rzeki blokują, czy kamienie blokują, czy można przeskoczyć nad pionkiem, skakać przez pionki
    one-piece: dwa na jednym polu, w kratkach czy na liniach, dzielić pole, stos, zajęte, wejść na własny pionek, przecięcie, czy mogę wejść na inny pionek, ruch na zajęte pole, dwa pionki na jednym polu, czy mogę wejść na zajęte pole
    keep-out: wejść do bramki przeciwnika, blokować jego bramkę, przepłynąć przez cudzą strefę, wejść do strefy przeciwnika, przejść przez cudzą strefę, zakazane, bronić, stać przed strefą, zablokować strefę, wejść na pole punktowe przeciwnika, czy mogę wejść w strefę przeciwnika, zastawić bramkę przeciwnika
    not-allowed: nielegalny ruch, błąd, oszustwo, zły ruch, cofnąć, wbrew zasadom, niedozwolony, wziąć ruch z powrotem, ktoś zrobił zły ruch, cofnięcie ruchu
    ride: użyć rzeki przeciwnika, jak daleko mogę płynąć, ślizgać się, czy muszę płynąć do końca, zatrzymać się wcześniej, spływać, wejść na rzekę, dowolna liczba pól, co zatrzymuje spływ, cudza rzeka, co się dzieje gdy wejdę na rzekę, czy muszę płynąć całą rzeką, pionek napotyka inny, po co są rzeki, czy przeciwnik może użyć mojej rzeki, jak niesie rzeka, czy kamień może płynąć, jazda rzeką, jak działa rzeka, czy można płynąć cudzą rzeką, ile pól mogę przepłynąć, zatrzymać się w połowie rzeki, jak daleko płynę, korzystać z rzeki przeciwnika
    river-directions: pod prąd czy tylko z prądem, w którą stronę rzeki, do tyłu wzdłuż rzeki, oba kierunki, pod prąd, pod prąd można płynąć, w którą stronę płynie rzeka, w obie strony rzeką
    chain: z jednej rzeki na drugą, czy mogę zmienić kierunek po drodze, czy mogę stanąć na rzece, kilka rzek, połączyć, zakręt, druga rzeka, ile rzek w jednym ruchu, kombo, ta sama rzeka dwa razy, dwie rzeki po kolei, kilka rzek pod rząd, z rzeki na rzekę, przesiąść się na drugą rzekę, czy można stanąć na rzece
    ride-back: czy mogę skończyć tam gdzie zacząłem, pętla, kółko, wrócić w to samo miejsce, ruch w kółko, to samo pole, popłynąć i wrócić na to samo pole, skończyć na swoim polu
    ride-push: czy mogę wpłynąć w kogoś i go pchnąć, pchnięcie na końcu spływu, popłynąć i pchnąć, taran, uderzyć w pionek po spływie, płynę i wpadam na pionek, pchnąć po spłynięciu
    push-stone: kamień pcha kamień, jak daleko pcha kamień, dwa w rzędzie czy mogę pchnąć oba, wypchnąć z planszy, pchnąć poza krawędź, rząd pionków, czy kamienie mogą pchać, pchnąć o jedno pole, pod ścianę, czy kamień odwraca się po pchnięciu, pchnąć dwa kamienie, co gdy pole za nim jest zajęte, ciągnąć pionek, potrzebne puste pole, zablokowane pchnięcie, czy muszę pchnąć, pchanie kamieniem ile pól, o ile pcha kamień, przepchnąć dwa kamienie, jak pcha kamień, wypchnąć poza planszę kamieniem
    stone-onto-river: czy kamień pcha czy płynie, kamień wchodzi na rzekę, czy kamień musi płynąć, czy kamień może pchnąć rzekę, pchać czy płynąć, kamień staje na rzece pcha czy płynie
    push-river: czy rzeka musi się potem odwrócić, w którą stronę leci pchnięty, o ile pól może pchnąć rzeka, jak daleko pcha rzeka, rzeka staje się kamieniem, kierunek pchnięcia rzeką, pchanie rzeką, co dzieje się z rzeką po pchnięciu, czy rzeka zostaje rzeką, czy muszę pchnąć, pchnięcie dobrowolne, pchanie rzeką w którą stronę, o ile pól pcha rzeka, rzeka po pchnięciu co się z nią dzieje, czy rzeka zmienia się w kamień po pchnięciu, jak pcha rzeka
    river-onto-river: rzeka wchodzi na inną rzekę, czy rzeka może pchnąć rzekę, rzeka spotyka rzekę, czy rzeka płynie rzeką, pchać czy płynąć rzeką, rzeka na rzekę, rzeka najeżdża na rzekę
    pushed: kto decyduje gdzie ląduje pchnięty, czy pchnięty może pchnąć następny, reakcja łańcuchowa, pchnięty na rzekę, czy pchnięty pionek płynie, jak daleko leci, jak daleko może trafić pchnięty, czy popchnięty pionek popycha następny, gdzie ląduje popchnięty pionek, kto wybiera dokąd poleci pionek
    pushed-back: pchnąć za siebie, zamiana miejsc, pchnięty na moje stare pole, zamienić się miejscami, popchnąć na miejsce z którego przyszedłem
    push-own: czy mogę pchnąć swój, pchać własne pionki, własny pionek, czyje pionki można pchać, czy mogę pchać swoje pionki, popchnąć własny pionek, pchać swojego
    pushed-area: wepchnąć przeciwnika do mojej bramki, wepchnąć do strefy punktowej, wepchnąć własny pionek do bramki, pchnięty przez strefę, wpycham przeciwnika na moją strefę, wepchnąć przeciwnika w strefę, czy mogę kogoś wepchnąć do strefy, popchnąć swój pionek do strefy
    no-capture: bicie, zbijanie, czy mogę zbić pionek, czy pionki schodzą z planszy, zdjąć pionek, tracić pionki, wyeliminować, poza grą, czy zbijamy pionki, czy można wypchnąć kogoś poza planszę, wyrzucić pionek z planszy, czy pionki odpadają, zepchnąć z planszy
    score-area: czy rzeki liczą się do pięciu, czy jestem bezpieczny w bramce, czy rzeki liczą się w strefie, pięć ale jedna to rzeka, wyjść ze strefy, zablokowane, odwrócić w strefie, nadal w grze, czy cudzy pionek się liczy, czy mogę opuścić strefę, wejść do bramki z boku, wygrać rzekami, wejść z dowolnej strony, pionek w strefie jako rzeka czy się liczy, ruszać pionkiem który już jest w strefie, czy rzeka w strefie się liczy, czy pionek w strefie może wyjść
    area-push: wypchnąć mnie z bramki, czy może mnie wypchnąć ze strefy, wypchnięty ze strefy, bezpieczny przed pchnięciem, pchanie w bramce, wypchnąć przeciwnika ze strefy, czy ktoś może mnie wypchnąć z mojej strefy, pchać pionek w strefie
    end: kiedy koniec, koniec gry, czy drugi ma jeszcze ruch, pięć kamieni, ostatni ruch, natychmiast, kto wygrał, wygrana przez pchnięcie, wygrana w turze przeciwnika, piąty kamień, czy wszystkie pięć musi być kamieniami, kiedy koniec gry, czy jest dogrywka po piątym kamieniu
    both-at-once: obaj wygrywają, w tym samym momencie, naraz, remis, obie bramki pełne, wspólne zwycięstwo, obaj mamy pięć naraz, obie strefy pełne
    no-draw: te same ruchy w kółko, czy jest remis, pat, nie mogę się ruszyć, powtarzamy ruchy, utknęliśmy, powtórzenie, bez końca, poddać się, brak ruchów, powtarzamy ciągle te same ruchy, co gdy nikt nie może wygrać, zablokowaliśmy się
    no-warning: czy muszę mówić szach, ostrzec, zapowiedzieć, zaraz wygram, groźba, o krok od wygranej, powiedzieć przeciwnikowi, muszę powiedzieć że zaraz wygram, czy trzeba ostrzegać przed wygraną, mówić szach
