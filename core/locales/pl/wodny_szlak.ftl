# Wodny szlak, in our own words.

wodny_szlak_name = Wodny szlak
wodny_szlak_summary = Każdy układa własną rzekę: worki i siekiery płyną do młynów i tartaków, liczą się też porty i łąki.

## Words

wodny_szlak_north = północ
wodny_szlak_east = wschód
wodny_szlak_south = południe
wodny_szlak_west = zachód
wodny_szlak_north_east = północny wschód
wodny_szlak_south_east = południowy wschód
wodny_szlak_south_west = południowy zachód
wodny_szlak_north_west = północny zachód
wodny_szlak_edge_of = { $cell } ({ $side })
wodny_szlak_mill = młyn
wodny_szlak_sawmill = tartak
wodny_szlak_mill_number = Młyn { NUMBER($n) }
wodny_szlak_sawmill_number = Tartak { NUMBER($n) }
wodny_szlak_points_of = { $building }, punkty
# A mill or sawmill that nobody has told about yet: "Mill 2, if there is one"
wodny_szlak_points_of_new = { $building }, jeśli jest
wodny_szlak_points_unsupplied = { $building } (niezaopatrzony), punkty
wodny_szlak_bare_bridge = sam most
wodny_szlak_port = port
wodny_szlak_sacks = { $n ->
    [one] { NUMBER($n) } worek
    [few] { NUMBER($n) } worki
   *[many] { NUMBER($n) } worków
}
wodny_szlak_axes = { $n ->
    [one] { NUMBER($n) } siekiera
    [few] { NUMBER($n) } siekiery
   *[many] { NUMBER($n) } siekier
}
wodny_szlak_points = { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}
wodny_szlak_plain = bez owiec i krów
wodny_szlak_sheep = owce
wodny_szlak_cow = krowy
wodny_szlak_start_tile = kafel startowy
wodny_szlak_works_full = { $works } (chorągiewka { NUMBER($points) }, trzeba: { $loads })
wodny_szlak_works_points = { $works } (chorągiewka { NUMBER($points) })
wodny_szlak_works_needs = { $works } (trzeba: { $loads })
wodny_szlak_load_at = { $loads } ({ $side })
wodny_szlak_river = rzeka { $sides }
wodny_szlak_river_end = koniec rzeki { $sides }
wodny_szlak_no_river = bez rzeki
wodny_szlak_two_rivers = { $one }, osobno { $other }
wodny_szlak_thing_on = { $thing } – { $channel }
wodny_szlak_meadow_corners = łąka ({ $corners })
wodny_szlak_badge_works = { NUMBER($points) }/{ NUMBER($needs) }
wodny_szlak_badge_load = { NUMBER($n) }{ $side }
wodny_szlak_letter_north = n
wodny_szlak_letter_east = e
wodny_szlak_letter_south = s
wodny_szlak_letter_west = w

## The sheet

wodny_szlak_open = Wynik
wodny_szlak_open_river = Kafle: { NUMBER($n) } z { NUMBER($most) }
wodny_szlak_open_spoken = Otwórz to, co ma { $seat }
wodny_szlak_way = Wpisuj
wodny_szlak_way_result = wynik
wodny_szlak_way_buildings = wynik z ładunkami
wodny_szlak_way_river = rzekę
wodny_szlak_route_label = Szlak
wodny_szlak_threes_label = Łąki z 3
wodny_szlak_fours_label = Łąki z 4
wodny_szlak_needs_sacks = { $building }, wymagane worki
wodny_szlak_needs_axes = { $building }, wymagane siekiery
wodny_szlak_arrived_sacks = { $building }, dostarczone worki
wodny_szlak_arrived_axes = { $building }, dostarczone siekiery
wodny_szlak_river_label = Rzeka, kafle: { NUMBER($n) } z { NUMBER($most) }
wodny_szlak_route = Najdłuższy szlak między portami
wodny_szlak_spoken_cell = { $cell }: { $what }
wodny_szlak_spoken_free = { $cell }: wolne
wodny_szlak_spoken_start = kafel startowy, dopływy: { $one } i { $other }, rzeka główna: { $outlet }
wodny_szlak_start_unsaid = kafel startowy, jego rzeki nie są jeszcze opisane
wodny_szlak_spoken_tributary = { $edge }: dopływ
wodny_szlak_spoken_outlet = { $edge }: rzeka główna
wodny_szlak_spoken_dry = { $edge }: bez rzeki
wodny_szlak_spoken_meadow = Róg ({ $corner }): łąka
wodny_szlak_spoken_no_meadow = Róg ({ $corner }): bez łąki
wodny_szlak_start_known = Jak zapamiętany
wodny_szlak_start_label = dopływy: { $one } i { $other }, rzeka główna: { $outlet }
wodny_szlak_start_turned = Leży
wodny_szlak_start_one = Dotknij krawędzi, którą wpada dopływ
wodny_szlak_start_other = Dotknij krawędzi drugiego dopływu
wodny_szlak_start_outlet = Dotknij krawędzi, którą wypływa rzeka główna
wodny_szlak_start_tile_label = Kafel startowy
wodny_szlak_turn_none = poziomo
wodny_szlak_turn_quarter = pionowo
wodny_szlak_turn_half = poziomo, odwrotnie
wodny_szlak_turn_three = pionowo, odwrotnie
wodny_szlak_tile_at = Kafel na { $cell }
wodny_szlak_new_tile_at = Nowy kafel na { $cell }
wodny_szlak_known = Zapamiętane
wodny_szlak_shape = Bieg rzeki
wodny_szlak_thing = Co na nim jest
wodny_szlak_more = Więcej o nim
wodny_szlak_all_shapes = Wszystkie kształty
wodny_szlak_turned = Obrót
wodny_szlak_works_points_label = Punkty
wodny_szlak_works_needs_label = Wymaga
# What lies on one side of a bridge: "Beside the bridge, north"
wodny_szlak_load_side = Przy moście, { $side }
wodny_szlak_sacks_label = Worki
wodny_szlak_axes_label = Siekiery
wodny_szlak_loads_at = { $loads }, { $side }
wodny_szlak_port_label = Port
wodny_szlak_meadows_label = Fragmenty łąki
wodny_szlak_herd = Zwierzęta
wodny_szlak_move = Przenieś
wodny_szlak_remove = Zabierz
wodny_szlak_clear = Zabierz kafle rzeki
wodny_szlak_placed = Kafel dołożony
wodny_szlak_round_over = Koniec rundy { NUMBER($round) }
wodny_szlak_ratings = Tabela wyników
wodny_szlak_ratings_use = Użyj zapamiętanej tabeli
wodny_szlak_rating_least = Wiersz { NUMBER($row) }, punkty od
wodny_szlak_rating_title = nazwa
wodny_szlak_prompt_result = { $seat }: wpisz punkty każdego zaopatrzonego młyna i tartaku, potem szlak między portami i łąki. 0 punktów usuwa budynek.
wodny_szlak_prompt_buildings = { $seat }: podaj dla każdego młyna i tartaku, czego wymaga i co do niego dociera, potem szlak między portami i łąki.
wodny_szlak_prompt_river = { $seat }: dotknij wolnego pola przy rzece, żeby dołożyć tam kafel, albo kafla, żeby go zmienić.
wodny_szlak_prompt_start = Dotknij krawędzi kafla startowego: najpierw obu dopływów, potem rzeki głównej. Jak płynie woda, pokazują strzałki na kaflu.
wodny_szlak_prompt_start_known = Wybierz, jak leży zapamiętany kafel startowy, albo opisz inny.
wodny_szlak_prompt_new = Jak biegnie rzeka na kaflu na { $cell }?
wodny_szlak_prompt_bare = Który kafel leży na { $cell }? Wybierz zapamiętany albo podaj, co na nim jest. Albo dotknij następnego wolnego pola.
wodny_szlak_prompt_tile = Co jest na kaflu na { $cell }? Albo dotknij następnego wolnego pola.
wodny_szlak_prompt_move = Dotknij wolnego pola, na które przechodzi kafel z { $cell }.
wodny_szlak_prompt_round = { $stock ->
    [one] Runda { NUMBER($round) } z 13, w stosie został { NUMBER($stock) } kafel. Jeszcze bez kafla: { $waiting }.
    [few] Runda { NUMBER($round) } z 13, w stosie zostały { NUMBER($stock) } kafle. Jeszcze bez kafla: { $waiting }.
   *[many] Runda { NUMBER($round) } z 13, w stosie zostało { NUMBER($stock) } kafli. Jeszcze bez kafla: { $waiting }.
}
wodny_szlak_prompt_pass = Runda { NUMBER($round) } z 13: każdy przekazuje dwa kafle w lewo i dobiera jeden.
wodny_szlak_prompt_alone = { $stock ->
    [one] Runda { NUMBER($round) } z 13, w stosie został { NUMBER($stock) } kafel. Dołóż jeden kafel, pozostałe dwa odrzuć.
    [few] Runda { NUMBER($round) } z 13, w stosie zostały { NUMBER($stock) } kafle. Dołóż jeden kafel, pozostałe dwa odrzuć.
   *[many] Runda { NUMBER($round) } z 13, w stosie zostało { NUMBER($stock) } kafli. Dołóż jeden kafel, pozostałe dwa odrzuć.
}
wodny_szlak_prompt_draw_alone = Runda { NUMBER($round) } z 13: odrzuć pozostałe dwa i dobierz trzy.
wodny_szlak_prompt_last = Kafle ostatniej rundy już leżą; tych z ręki się nie używa.
# What a result lacks, a sentence each
wodny_szlak_unfinished_river = { $seat }, kafle rzeki: { NUMBER($n) } z { NUMBER($most) }.
wodny_szlak_unfinished_start = { $seat }: kafel startowy nie jest opisany.
wodny_szlak_unfinished_buildings = { $n ->
    [one] { $seat }: nie wpisano punktów lub wymagań { NUMBER($n) } budynku.
    [few] { $seat }: nie wpisano punktów lub wymagań { NUMBER($n) } budynków.
   *[many] { $seat }: nie wpisano punktów lub wymagań { NUMBER($n) } budynków.
}
# $missing lists the names of controls: "Port route, Meadows of 3"
wodny_szlak_unfinished_told = { $seat }, nie wpisano: { $missing }.
wodny_szlak_unfinished_nothing = { $seat }: nic nie wpisano.
# The page of what is remembered
wodny_szlak_box_tiles = { $n ->
    [one] { NUMBER($n) } kafel z 60: bez zwierząt { NUMBER($plain) }, z owcami { NUMBER($sheep) }, z krowami { NUMBER($cow) }
    [few] { NUMBER($n) } kafle z 60: bez zwierząt { NUMBER($plain) }, z owcami { NUMBER($sheep) }, z krowami { NUMBER($cow) }
   *[many] { NUMBER($n) } kafli z 60: bez zwierząt { NUMBER($plain) }, z owcami { NUMBER($sheep) }, z krowami { NUMBER($cow) }
}
wodny_szlak_box_starts = Kafle startowe
wodny_szlak_box_row = Wiersz { NUMBER($row) }
wodny_szlak_remark_laid = Dołożone kafle: { NUMBER($n) } z { NUMBER($most) }
wodny_szlak_remark_told = Podane liczby liczą się, dopóki nie leży tu pierwszy kafel; od tej chwili liczy się rzeka.
wodny_szlak_remark_river_counts = Liczy się rzeka, dopóki leżą tam kafle ({ NUMBER($n) } z { NUMBER($most) }); to, co tu podano, tylko się z nią porównuje.
wodny_szlak_remark_sacks = { $n ->
    [one] Jeszcze { NUMBER($n) } worek powyżej { $cell } daje { NUMBER($points) } pkt.
    [few] Jeszcze { NUMBER($n) } worki powyżej { $cell } dają { NUMBER($points) } pkt.
   *[many] Jeszcze { NUMBER($n) } worków powyżej { $cell } daje { NUMBER($points) } pkt.
}
wodny_szlak_remark_axes = { $n ->
    [one] Jeszcze { NUMBER($n) } siekiera powyżej { $cell } daje { NUMBER($points) } pkt.
    [few] Jeszcze { NUMBER($n) } siekiery powyżej { $cell } dają { NUMBER($points) } pkt.
   *[many] Jeszcze { NUMBER($n) } siekier powyżej { $cell } daje { NUMBER($points) } pkt.
}

## The score

wodny_szlak_line_mills = Młyny
wodny_szlak_line_sawmills = Tartaki
wodny_szlak_line_ports = Szlak między portami
wodny_szlak_line_meadows = Łąki
wodny_szlak_works_on = { $works } na { $cell }
wodny_szlak_why_sacks = { $building }: { $n ->
    [one] dociera { NUMBER($n) }
    [few] docierają { NUMBER($n) }
   *[many] dociera { NUMBER($n) }
} z { $needs ->
    [one] { NUMBER($needs) } worka
    [few] { NUMBER($needs) } worków
   *[many] { NUMBER($needs) } worków
}
wodny_szlak_why_axes = { $building }: { $n ->
    [one] dociera { NUMBER($n) }
    [few] docierają { NUMBER($n) }
   *[many] dociera { NUMBER($n) }
} z { $needs ->
    [one] { NUMBER($needs) } siekiery
    [few] { NUMBER($needs) } siekier
   *[many] { NUMBER($needs) } siekier
}
wodny_szlak_why_enough_sacks = { $building }: wymaga { $needs ->
    [one] { NUMBER($needs) } worka
    [few] { NUMBER($needs) } worków
   *[many] { NUMBER($needs) } worków
}, { $n ->
    [one] dociera { NUMBER($n) }
    [few] docierają { NUMBER($n) }
   *[many] dociera { NUMBER($n) }
}
wodny_szlak_why_enough_axes = { $building }: wymaga { $needs ->
    [one] { NUMBER($needs) } siekiery
    [few] { NUMBER($needs) } siekier
   *[many] { NUMBER($needs) } siekier
}, { $n ->
    [one] dociera { NUMBER($n) }
    [few] docierają { NUMBER($n) }
   *[many] dociera { NUMBER($n) }
}
wodny_szlak_why_oxbow = { $works } na { $cell }: na starorzeczu, gdzie nic nie płynie
wodny_szlak_why_start_unsaid = { $works } na { $cell }: nie wiadomo, czy leży nad rzeką, dopóki rzeki kafla startowego nie są opisane
wodny_szlak_on_side = { $cell } (woda: { $side })
wodny_szlak_why_unsaid = { $works } na { $cell }: nie wpisano punktów lub wymagań
wodny_szlak_stopped_by_mill = most młyna na { $cell } zatrzymuje { NUMBER($n) }
wodny_szlak_stopped_by_sawmill = most tartaku na { $cell } zatrzymuje { NUMBER($n) }
wodny_szlak_stopped_by_fork = rozwidlenie rzeki na { $cell } zatrzymuje { NUMBER($n) }
wodny_szlak_stopped_by_bridge = most na { $cell } zatrzymuje { NUMBER($n) }
wodny_szlak_why_said = { $building }: zaopatrzony, podane przez graczy
wodny_szlak_why_not_told = { $building }: nie podano, czego wymaga i co do niego dociera
wodny_szlak_line_route = { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
} od { $from } do { $to }, po 2 punkty
wodny_szlak_line_route_stated = { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}, po 2 punkty
wodny_szlak_line_route_start = { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
} od { $from } do { $to }, w tym kafel startowy jako jeden, po 2 punkty
wodny_szlak_line_no_route = żaden szlak, który się liczy, nie łączy portów na dwóch kaflach
wodny_szlak_line_few_ports = mniej niż dwa kafle z portem
wodny_szlak_line_route_open = nie wpisano
wodny_szlak_line_three = { $cell }, { $corner }: łąka z trzech fragmentów
wodny_szlak_line_four = { $cell }, { $corner }: łąka z czterech fragmentów
wodny_szlak_line_threes = { $n ->
    [one] { NUMBER($n) } łąka z trzech fragmentów, 3 punkty
    [few] { NUMBER($n) } łąki z trzech fragmentów, po 3 punkty
   *[many] { NUMBER($n) } łąk z trzech fragmentów, po 3 punkty
}
wodny_szlak_line_fours = { $n ->
    [one] { NUMBER($n) } łąka z czterech fragmentów, 6 punktów
    [few] { NUMBER($n) } łąki z czterech fragmentów, po 6 punktów
   *[many] { NUMBER($n) } łąk z czterech fragmentów, po 6 punktów
}
wodny_szlak_rated = Według Twojej tabeli: { $title } ({ $least ->
    [one] od { NUMBER($least) } punktu
    [few] od { NUMBER($least) } punktów
   *[many] od { NUMBER($least) } punktów
})
wodny_szlak_rated_untitled = Według Twojej tabeli: wiersz { $least ->
    [one] od { NUMBER($least) } punktu
    [few] od { NUMBER($least) } punktów
   *[many] od { NUMBER($least) } punktów
}
wodny_szlak_unrated = Według Twojej tabeli: poniżej najniższego wiersza, który zaczyna się { $least ->
    [one] od { NUMBER($least) } punktu
    [few] od { NUMBER($least) } punktów
   *[many] od { NUMBER($least) } punktów
}
wodny_szlak_end = 13 rund za nami: koniec gry. Wpisz, czego jeszcze brakuje, i zakończ.

## The log

wodny_szlak_told_building = { $building }: { $said }
wodny_szlak_told_no_building = { $building }: nie ma
wodny_szlak_told_stated_sacks = { $points }, wymaga { $needs ->
    [one] { NUMBER($needs) } worka
    [few] { NUMBER($needs) } worków
   *[many] { NUMBER($needs) } worków
}, { $arrived ->
    [one] dociera { NUMBER($arrived) }
    [few] docierają { NUMBER($arrived) }
   *[many] dociera { NUMBER($arrived) }
}
wodny_szlak_told_stated_axes = { $points }, wymaga { $needs ->
    [one] { NUMBER($needs) } siekiery
    [few] { NUMBER($needs) } siekier
   *[many] { NUMBER($needs) } siekier
}, { $arrived ->
    [one] dociera { NUMBER($arrived) }
    [few] docierają { NUMBER($arrived) }
   *[many] dociera { NUMBER($arrived) }
}
wodny_szlak_told_route = szlak między portami: { NUMBER($n) }
wodny_szlak_told_threes = łąki z trzech fragmentów: { NUMBER($n) }
wodny_szlak_told_fours = łąki z czterech fragmentów: { NUMBER($n) }
wodny_szlak_told_start = kafel startowy: { $how }
wodny_szlak_told_tile = kafel na { $cell }: { $tile }
wodny_szlak_told_turned = kafel na { $cell } obrócony
wodny_szlak_told_moved = kafel przeniesiony z { $from } na { $to }
wodny_szlak_told_removed = kafel na { $cell } zabrany
wodny_szlak_told_cleared = wszystkie kafle rzeki zabrane
wodny_szlak_told_placed = kafel dołożony, runda { NUMBER($round) }
wodny_szlak_told_not_placed = kafel jeszcze niedołożony, runda { NUMBER($round) }
wodny_szlak_told_round = Koniec rundy { NUMBER($round) }
wodny_szlak_told_rating = Tabela wyników, wiersz { NUMBER($row) }: od { NUMBER($least) }, { $title }
wodny_szlak_told_rating_untitled = Tabela wyników, wiersz { NUMBER($row) }: { $least ->
    [one] od { NUMBER($least) } punktu
    [few] od { NUMBER($least) } punktów
   *[many] od { NUMBER($least) } punktów
}
wodny_szlak_told_no_rating = Tabela wyników, wiersz { NUMBER($row) }: nie ma
wodny_szlak_told_ratings = Tabela wyników taka, jak zapamiętana

## Refusals

wodny_szlak_refused_seats = { $seats ->
    [one] Stół ma { NUMBER($seats) } gracza, a pozycja { NUMBER($came) }: podaj po jednej dla każdego.
    [few] Stół ma { NUMBER($seats) } graczy, a pozycja { NUMBER($came) }: podaj po jednej dla każdego.
   *[many] Stół ma { NUMBER($seats) } graczy, a pozycja { NUMBER($came) }: podaj po jednej dla każdego.
}
wodny_szlak_unread_field = Pola nazywają się od A1 do AB28, a jest „{ $came }”.
wodny_szlak_unread_twice = Dwa budynki nazywają się „{ $name }”: nadaj im różne numery.
wodny_szlak_unread_start = Dopływy i rzeka główna to trzy różne krawędzie.
wodny_szlak_unread_channel = Koryto dochodzi do co najmniej jednej krawędzi: podaj jego „sides”.
wodny_szlak_unread_channels = Kafel ma najwyżej dwa koryta, a podano { NUMBER($came) }.
wodny_szlak_unread_edge = Dwa koryta kafla nie dzielą krawędzi: połącz je albo daj każdemu własne „sides”.
wodny_szlak_unread_loads = Worków lub siekier w jednym miejscu jest od 1 do { NUMBER($most) }.
wodny_szlak_unread_load = Ładunek leży przy krawędzi, do której dochodzi jego koryto: „at” to jedna z jego „sides”.
wodny_szlak_unread_points = Punkty i wymagania są od 1 do { NUMBER($most) }.
wodny_szlak_refused_of = { $seat }: { $what }
wodny_szlak_refused_rounds = Zakończonych rund jest od 0 do 13, a nie { NUMBER($came) }.
wodny_szlak_refused_on_start = { $seat }: na { $cell } leży kafel startowy. Wybierz wolne pole albo obróć kafel startowy.
wodny_szlak_refused_start_lies = { $seat }: na { $cell } leży kafel startowy; opisuje się go i obraca osobno, a on zostaje na miejscu.
wodny_szlak_refused_taken = { $seat }: pole { $cell } jest zajęte, a kafle nie mogą na siebie zachodzić. Wybierz wolne pole albo przenieś to, co tam leży.
wodny_szlak_refused_empty = { $seat }: na { $cell } nie leży żaden kafel.
wodny_szlak_refused_start = { $seat }: kafel startowy zakryłby kafel na { $cell }. Najpierw przenieś tamten.
wodny_szlak_refused_ring = { $seat }: z takim kaflem na { $cell } woda płynęłaby w kółko, a to niedozwolone.
wodny_szlak_refused_ring_of = { $seat }: woda płynie w kółko przez { $fields }, a to niedozwolone. Pomiń jeden z tych kafli.
wodny_szlak_refused_building = Młyny i tartaki mają numery od 1 do { NUMBER($most) }; punkty i wymagania są od 1 do 99.
wodny_szlak_refused_route = { $most ->
    [one] Szlak może mieć najwyżej { NUMBER($most) } kafel.
    [few] Szlak może mieć najwyżej { NUMBER($most) } kafle.
   *[many] Szlak może mieć najwyżej { NUMBER($most) } kafli.
}
wodny_szlak_refused_meadows = Łąk można wpisać najwyżej { NUMBER($most) }.
wodny_szlak_refused_round = Trwa runda { NUMBER($current) }, a nie { NUMBER($round) }.
wodny_szlak_refused_placed_twice = { $seat }: wymieniono dwa razy wśród osób z dołożonym kaflem. W rundzie dokłada się raz.
wodny_szlak_refused_over = Wszystkie 13 rund już za nami.
wodny_szlak_refused_rating = { $most ->
    [one] Tabela wyników ma najwyżej { NUMBER($most) } wiersz, do 999 punktów i z nazwą do 60 liter.
    [few] Tabela wyników ma najwyżej { NUMBER($most) } wiersze, każdy do 999 punktów i z nazwą do 60 liter.
   *[many] Tabela wyników ma najwyżej { NUMBER($most) } wierszy, każdy do 999 punktów i z nazwą do 60 liter.
}

## Doubts

wodny_szlak_doubt_edge = { $seat }: krawędź z rzeką ({ $water }) styka się z krawędzią bez rzeki ({ $land }).
wodny_szlak_doubt_contact = { $seat }: kafel na { $cell } nie styka się z innymi kaflami rzeki, więc się nie liczy.
wodny_szlak_doubt_tiles = { $seat }: { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}; każdy dokłada { NUMBER($most) }.
wodny_szlak_doubt_few = { $seat }: { $n ->
    [one] { NUMBER($n) } kafel po 13 rundach.
    [few] { NUMBER($n) } kafle po 13 rundach.
   *[many] { NUMBER($n) } kafli po 13 rundach.
}
wodny_szlak_doubt_early = { $seat }: { $n ->
    [one] { NUMBER($n) } kafel w rundzie { NUMBER($round) }
    [few] { NUMBER($n) } kafle w rundzie { NUMBER($round) }
   *[many] { NUMBER($n) } kafli w rundzie { NUMBER($round) }
}; w każdej dokłada się jeden.
wodny_szlak_doubt_start = { $seat }: nie podano, którędy biegną rzeki kafla startowego, więc nie wiadomo, co płynie.
wodny_szlak_doubt_no_value = { $seat }, { $works } na { $cell }: nie wpisano punktów lub wymagań.
wodny_szlak_doubt_load_side = { $seat }: na { $cell } nie podano, po której stronie mostu leży ładunek, więc nigdzie nie płynie.
wodny_szlak_doubt_unsupplied_sacks = { $seat }, { $building }: wpisano jako zaopatrzony, ale { $n ->
    [0] dociera { NUMBER($n) }
    [one] dociera tylko { NUMBER($n) }
    [few] docierają tylko { NUMBER($n) }
   *[many] dociera tylko { NUMBER($n) }
} z { $needs ->
    [one] { NUMBER($needs) } worka
    [few] { NUMBER($needs) } worków
   *[many] { NUMBER($needs) } worków
}. Jeśli to prawda, wpisz jego punkty jeszcze raz obok ładunków.
wodny_szlak_doubt_unsupplied_axes = { $seat }, { $building }: wpisano jako zaopatrzony, ale { $n ->
    [0] dociera { NUMBER($n) }
    [one] dociera tylko { NUMBER($n) }
    [few] docierają tylko { NUMBER($n) }
   *[many] dociera tylko { NUMBER($n) }
} z { $needs ->
    [one] { NUMBER($needs) } siekiery
    [few] { NUMBER($needs) } siekier
   *[many] { NUMBER($needs) } siekier
}. Jeśli to prawda, wpisz jego punkty jeszcze raz obok ładunków.
wodny_szlak_doubt_no_loads = { $seat }, { $building }: nie liczy się, dopóki nie podano, czego wymaga i co do niego dociera.
wodny_szlak_doubt_buildings = { $seat }: { $n ->
    [one] { NUMBER($n) } budynek
    [few] { NUMBER($n) } budynki
   *[many] { NUMBER($n) } budynków
} na { $most ->
    [one] { NUMBER($most) } kaflu
    [few] { NUMBER($most) } kaflach
   *[many] { NUMBER($most) } kaflach
}.
wodny_szlak_doubt_route_one = { $seat }: szlak łączy dwa porty na dwóch kaflach, więc nie może mieć 1 kafla.
wodny_szlak_doubt_route = { $seat }: szlak ma { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}, a wszystkich z kaflem startowym jest { NUMBER($most) }.
wodny_szlak_doubt_route_bridges = { $seat }: szlak ma { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}, więc zostaje za mało na młyny i tartaki ({ NUMBER($buildings) }), których mosty go przerywają; z kaflem startowym kafli jest { NUMBER($most) }. Tylko kafel z dwiema osobnymi wodami mógłby być jednym i drugim.
wodny_szlak_doubt_fours = { $seat }: { $tiles ->
    [one] z { NUMBER($tiles) } kafla
    [few] z { NUMBER($tiles) } kafli
   *[many] z { NUMBER($tiles) } kafli
} i kafla startowego nie da się ułożyć tylu łąk z czterech fragmentów ({ NUMBER($n) }), najwyżej { NUMBER($most) }.
wodny_szlak_doubt_meadows = { $seat }: { $tiles ->
    [one] z { NUMBER($tiles) } kafla
    [few] z { NUMBER($tiles) } kafli
   *[many] z { NUMBER($tiles) } kafli
} i kafla startowego nie da się ułożyć tylu łąk ({ NUMBER($n) }), najwyżej { NUMBER($most) }.
wodny_szlak_doubt_unused_sheep = Na stole leżą kafle z owcami, a { $players ->
    [one] przy { NUMBER($players) } graczu
    [few] przy { NUMBER($players) } graczach
   *[many] przy { NUMBER($players) } graczach
} zostają one w pudełku.
wodny_szlak_doubt_unused_cow = Na stole leżą kafle z krowami, a { $players ->
    [one] przy { NUMBER($players) } graczu
    [few] przy { NUMBER($players) } graczach
   *[many] przy { NUMBER($players) } graczach
} zostają one w pudełku.
wodny_szlak_doubt_plain = Na stole { $n ->
    [one] jest { NUMBER($n) } kafel
    [few] są { NUMBER($n) } kafle
   *[many] jest { NUMBER($n) } kafli
} bez owiec i krów; w pudełku jest ich { NUMBER($most) }. Może nie wpisano wszystkich zwierząt.
wodny_szlak_doubt_herd_sheep = Kafle z owcami: na stole { NUMBER($n) }, w pudełku { NUMBER($most) }.
wodny_szlak_doubt_herd_cow = Kafle z krowami: na stole { NUMBER($n) }, w pudełku { NUMBER($most) }.
wodny_szlak_doubt_stock = { $n ->
    [one] Dołożono { NUMBER($n) } kafel
    [few] Dołożono { NUMBER($n) } kafle
   *[many] Dołożono { NUMBER($n) } kafli
}; w tej grze jest ich { NUMBER($most) }.
wodny_szlak_doubt_sawmill = Wpisano tartak o wartości { NUMBER($sawmill) } i młyn o wartości { NUMBER($mill) }; tartaki są warte więcej.
wodny_szlak_doubt_ratings = Tabela wyników: wiersz { NUMBER($one) } jest od { NUMBER($least) }, a wiersz { NUMBER($row) } od { NUMBER($next) }, nie po kolei.
wodny_szlak_differs_mills = { $seat }, punkty zaopatrzonych młynów: podano { $told }, z rzeki wynika { $found }.
wodny_szlak_differs_sawmills = { $seat }, punkty zaopatrzonych tartaków: podano { $told }, z rzeki wynika { $found }.
wodny_szlak_differs_route = { $seat }, szlak między portami: podano { NUMBER($told) }, z rzeki wynika { NUMBER($found) }.
wodny_szlak_differs_threes = { $seat }, łąki z trzech fragmentów: podano { NUMBER($told) }, z rzeki wynika { NUMBER($found) }.
wodny_szlak_differs_fours = { $seat }, łąki z czterech fragmentów: podano { NUMBER($told) }, z rzeki wynika { NUMBER($found) }.

## Options

wodny_szlak_option_forks = Czy ładunek liczy się na każdej odnodze, gdy rzeka się rozwidla?
wodny_szlak_option_forks_source = Instrukcja o tym nie mówi. Domyślnie: tak, bo według niej ładunek musi tylko leżeć powyżej budynku.
wodny_szlak_option_forks_yes = Liczy się dla pierwszego budynku na każdej odnodze.
wodny_szlak_option_forks_no = Dopływa tylko do rozwidlenia.
wodny_szlak_option_tributaries = Czy szlak między portami może przejść z jednego dopływu w drugi?
wodny_szlak_option_tributaries_source = Instrukcja mówi, że kierunek wody nie ma dla szlaku znaczenia. Domyślnie: tak.
wodny_szlak_option_tributaries_yes = Szlak może zawrócić na kaflu startowym.
wodny_szlak_option_tributaries_no = Na kaflu startowym szlak biegnie rzeką główną i jednym dopływem.
wodny_szlak_option_bridge = Czy szlak może kończyć się w porcie przy moście?
wodny_szlak_option_bridge_source = Instrukcja nie dopuszcza na szlaku młynów ani tartaków i wlicza skrajne kafle. Domyślnie: nie.
wodny_szlak_option_bridge_yes = Port może być końcem szlaku, nawet jeśli nad jego wodą biegnie most.
wodny_szlak_option_bridge_no = Kafel z mostem nad tą wodą nie należy do żadnego szlaku.
wodny_szlak_option_rounds = Śledzić rundy?
wodny_szlak_option_rounds_source = Pomoc, nie zasada. Domyślnie: nie.
wodny_szlak_option_rounds_yes = Aplikacja liczy 13 rund i mówi, czyjego kafla jeszcze brakuje.
wodny_szlak_option_rounds_no = Wpisuje się tylko wyniki.

## Set-up

wodny_szlak_setup_section_tiles = Kafle
wodny_szlak_setup_section_start = Kafle startowe i karty pomocy
wodny_szlak_setup_plain = { $n ->
    [one] Weź { NUMBER($n) } kafel bez owiec i krów.
    [few] Weź { NUMBER($n) } kafle bez owiec i krów.
   *[many] Weź { NUMBER($n) } kafli bez owiec i krów.
}
wodny_szlak_setup_rabbits = Patrz uważnie: królik to ani owca, ani krowa.
wodny_szlak_setup_sheep = { $n ->
    [one] Dodaj { NUMBER($n) } kafel z owcami.
    [few] Dodaj { NUMBER($n) } kafle z owcami.
   *[many] Dodaj { NUMBER($n) } kafli z owcami.
}
wodny_szlak_setup_no_sheep = { $n ->
    [one] { NUMBER($n) } kafel z owcami zostaw w jego komorze.
    [few] { NUMBER($n) } kafle z owcami zostaw w ich komorze.
   *[many] { NUMBER($n) } kafli z owcami zostaw w ich komorze.
}
wodny_szlak_setup_cows = { $n ->
    [one] Dodaj { NUMBER($n) } kafel z krowami.
    [few] Dodaj { NUMBER($n) } kafle z krowami.
   *[many] Dodaj { NUMBER($n) } kafli z krowami.
}
wodny_szlak_setup_no_cows = { $n ->
    [one] { NUMBER($n) } kafel z krowami zostaw w jego komorze.
    [few] { NUMBER($n) } kafle z krowami zostaw w ich komorze.
   *[many] { NUMBER($n) } kafli z krowami zostaw w ich komorze.
}
wodny_szlak_setup_shuffle = { $n ->
    [one] Przetasuj zakryty { NUMBER($n) } kafel.
    [few] Przetasuj { NUMBER($n) } zakryte kafle.
   *[many] Przetasuj { NUMBER($n) } zakrytych kafli.
}
wodny_szlak_setup_six = Losowo odrzuć { NUMBER($n) } z nich (możesz je obejrzeć). Stos: { $left ->
    [one] { NUMBER($left) } kafel
    [few] { NUMBER($left) } kafle
   *[many] { NUMBER($left) } kafli
}.
wodny_szlak_setup_deal = { $n ->
    [one] Rozdaj graczom po { NUMBER($n) } kaflu.
    [few] Rozdaj graczom po { NUMBER($n) } kafle.
   *[many] Rozdaj graczom po { NUMBER($n) } kafli.
} Reszta ({ NUMBER($stock) }) to zakryty stos na środku.
wodny_szlak_setup_draw = { $n ->
    [one] Dobierz { NUMBER($n) } kafel; w stosie zostaje { NUMBER($stock) }.
    [few] Dobierz { NUMBER($n) } kafle; w stosie zostaje { NUMBER($stock) }.
   *[many] Dobierz { NUMBER($n) } kafli; w stosie zostaje { NUMBER($stock) }.
}
wodny_szlak_setup_start = Rozdaj prostokątne kafle startowe, po jednym na osobę.
wodny_szlak_setup_start_alone = Weź prostokątny kafel startowy.
wodny_szlak_setup_room = Kafel startowy połóż przed sobą i zostaw wokół miejsce na { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}; jego jasne strzałki pokazują, jak płynie woda.
wodny_szlak_setup_aid_alone = Weź kartę pomocy z punktacją.
wodny_szlak_setup_aid = Rozdaj karty pomocy z punktacją, po jednej na osobę.
wodny_szlak_setup_together = Nikt nie zaczyna: wszyscy wybierają i dokładają w tym samym czasie.
wodny_szlak_setup_rounds = { $n ->
    [one] Gra się { NUMBER($n) } rundę.
    [few] Gra się { NUMBER($n) } rundy.
   *[many] Gra się { NUMBER($n) } rund.
}
wodny_szlak_piece_plain = kafli bez owiec i krów
wodny_szlak_piece_sheep = kafli z owcami
wodny_szlak_piece_cow = kafli z krowami
wodny_szlak_piece_start = { $n ->
    [one] kafel startowy
    [few] kafle startowe
   *[many] kafli startowych
}
wodny_szlak_piece_aid = { $n ->
    [one] karta pomocy
    [few] karty pomocy
   *[many] kart pomocy
}

## What gives points

wodny_szlak_points_works = Młyny i tartaki
wodny_szlak_points_mill = młyn, dość worków
wodny_szlak_points_sawmill = tartak, dość siekier
wodny_szlak_points_flag = liczba z chorągiewki
wodny_szlak_points_short = za mało albo na starorzeczu
wodny_szlak_points_route = Najdłuższy szlak między portami
wodny_szlak_points_tile = każdy kafel
wodny_szlak_points_start = kafel startowy
wodny_szlak_points_tiles = { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}
wodny_szlak_points_meadows = Łąki
wodny_szlak_points_corners = { $n ->
    [one] { NUMBER($n) } fragment
    [few] { NUMBER($n) } fragmenty razem
   *[many] { NUMBER($n) } fragmentów razem
}

## Rules

wodny_szlak_section_setup = Przygotowanie gry
wodny_szlak_section_play = Przebieg gry
wodny_szlak_section_river = Woda
wodny_szlak_section_scoring = Punktacja
wodny_szlak_section_buildings = Młyny i tartaki
wodny_szlak_section_ports = Porty
wodny_szlak_section_meadows = Łąki
wodny_szlak_section_end = Koniec gry
wodny_szlak_rule_aim = O co chodzi
wodny_szlak_rule_aim_text = Gracz układa z kafli rzekę, która niesie zboże do młynów, a drewno do tartaków. Punkty dają też odległe porty na tej samej wodzie i łąki w rogach kafli.
wodny_szlak_rule_players = Gracze, wiek i czas
wodny_szlak_rule_players_text = Od { NUMBER($least) } do { NUMBER($most) } graczy w wieku od { $age ->
    [one] { NUMBER($age) } roku
    [few] { NUMBER($age) } lat
   *[many] { NUMBER($age) } lat
}, około { $minutes ->
    [one] { NUMBER($minutes) } minuty
    [few] { NUMBER($minutes) } minut
   *[many] { NUMBER($minutes) } minut
}.
wodny_szlak_rule_setup_tiles = Krowy, owce i liczba graczy
wodny_szlak_rule_setup_tiles_text = W cztery osoby gra się wszystkimi kwadratowymi kaflami ({ NUMBER($four) }). W trzy bez kafli z krowami ({ NUMBER($cows) }), zostaje { NUMBER($three) }. W dwie także bez kafli z owcami ({ NUMBER($sheep) }), zostaje { NUMBER($two) }. W pojedynkę bez kafli z krowami i bez kilku losowych, zostaje { NUMBER($one) }.
wodny_szlak_rule_rabbits = Króliki
wodny_szlak_rule_rabbits_text = Instrukcja wymienia tylko owce i krowy. Królik nie ma związku z liczbą graczy.
wodny_szlak_rule_box = Komory w pudełku
wodny_szlak_rule_box_text = Wkładka ma osobne, oznaczone komory: jedną na kafle z krowami, drugą na kafle z owcami.
wodny_szlak_rule_setup_deal = Kafle na ręce i stos
wodny_szlak_rule_setup_deal_text = Po przetasowaniu każdy dostaje { $n ->
    [one] { NUMBER($n) } kafel
    [few] { NUMBER($n) } kafle
   *[many] { NUMBER($n) } kafli
}. Reszta czeka zakryta w stosie na środku.
wodny_szlak_rule_setup_start = Kafel startowy i karta pomocy
wodny_szlak_rule_setup_start_text = Każdy dostaje prostokątny kafel startowy, na którym dwa dopływy łączą się w rzekę główną, oraz kartę pomocy z punktacją.
wodny_szlak_rule_own_river = Każdy ma własną rzekę
wodny_szlak_rule_own_river_text = Każdy buduje swoją rzekę od swojego kafla startowego. Wybrany kafel trafia zawsze do własnej.
wodny_szlak_rule_round = Runda
wodny_szlak_rule_round_text = Z kafli na ręce ({ NUMBER($n) }) gracz wybiera jeden i dokłada do swojej rzeki. Pozostałe ({ NUMBER($others) }) przekazuje w lewo, tak samo w każdej rundzie. Dostaje kafle z prawej i dobiera jeden ze stosu.
wodny_szlak_rule_simultaneous = Nikt nie zaczyna: wszyscy naraz
wodny_szlak_rule_simultaneous_text = Instrukcja nie wskazuje, kto zaczyna, ani żadnej kolejności. W każdej rundzie wszyscy więc jednocześnie wybierają, dokładają i przekazują.
wodny_szlak_rule_placing = Dokładanie kafla
wodny_szlak_rule_placing_text = Nowy kafel musi przylegać krawędzią do przynajmniej jednego z już leżących. O późniejszym przesuwaniu kafli nie ma mowy.
wodny_szlak_rule_edges = Stykające się krawędzie
wodny_szlak_rule_edges_text = Rzeka może spotkać się tylko z rzeką, a krawędź bez rzeki tylko z krawędzią bez rzeki. Łączyć ich ze sobą nie wolno.
wodny_szlak_rule_turning = Obracanie kafli
wodny_szlak_rule_turning_text = Instrukcja nie mówi, czy kafel można obrócić przed położeniem. Przyjmujemy, że tak, w dowolną stronę.
wodny_szlak_rule_open_ends = Otwarte końce
wodny_szlak_rule_open_ends_text = Instrukcja niczego nie wymaga od krawędzi, które nie stykają się z innym kaflem. Rzeka może się urywać i nie kosztuje to punktów.
wodny_szlak_rule_no_fit = Żaden kafel nie pasuje
wodny_szlak_rule_no_fit_text = Instrukcja milczy. Prawie nigdy się to nie zdarza, bo kafel można dołożyć do każdej wolnej krawędzi rzeki. Jeśli mimo to nie da się położyć żadnego z ręki, ustalcie przy stole, co dalej.
wodny_szlak_rule_flow = Kierunek przepływu wody
wodny_szlak_rule_flow_text = Pokazują go jasne strzałki na kaflu startowym: oboma dopływami w dół i dalej rzeką główną. Na kaflach połączonych z nim wodą kierunek wynika z tego, jak są połączone.
wodny_szlak_rule_bridge_water = Woda pod mostem
wodny_szlak_rule_bridge_water_text = Według instrukcji most zatrzymuje tylko łodzie i tratwy. Przyjmujemy, że woda płynie dalej: za mostem wciąż łączy się z kaflem startowym i nie jest starorzeczem.
wodny_szlak_rule_oxbow = Starorzecze
wodny_szlak_rule_oxbow_text = Woda niepołączona z kaflem startowym nie ma kierunku. Można ją połączyć później. Co na koniec zostaje niepołączone, jest starorzeczem: jego młyny i tartaki nic nie dają, a porty i łąki się liczą.
wodny_szlak_rule_ring = Zakaz kółek
wodny_szlak_rule_ring_text = Rzeki nie wolno prowadzić w kółko. Kafle mogą otoczyć lukę, której wypełnienie zamknęłoby kółko, ale żadnego kafla już się w niej nie położy.
wodny_szlak_rule_ring_anywhere = Kółka na wodzie stojącej
wodny_szlak_rule_ring_anywhere_text = Instrukcja nie podaje wyjątków. Nie dopuszczamy więc żadnego zamkniętego kółka z wody, ani na starorzeczu, ani przez oba dopływy.
wodny_szlak_rule_scoring = Za co są punkty
wodny_szlak_rule_scoring_text = Liczy się raz, gdy leżą ostatnie kafle: młyn lub tartak z wystarczającym ładunkiem daje liczbę z chorągiewki; najdłuższy szlak między portami po { NUMBER($route) } pkt za kafel; łąka z trzech fragmentów { NUMBER($three) } pkt, z czterech { NUMBER($four) } pkt. Nic więcej się nie liczy i nic nie odbiera punktów.
wodny_szlak_rule_mill = Młyn
wodny_szlak_rule_mill_text = Chorągiewka pokazuje punkty młyna, a liczba na lewo od niej wymagane worki. Worki położone powyżej spływają do niego z prądem. Gdy dociera ich dość, gracz raz dostaje punkty; za mało worków nie daje nic, a nadmiar niczego nie dodaje.
wodny_szlak_rule_sawmill = Tartak
wodny_szlak_rule_sawmill_text = Działa jak młyn, tylko zamiast zboża potrzebuje drewna, a jego znakiem jest siekiera. Tartaki są warte więcej od młynów, za to siekier i tartaków jest mniej.
wodny_szlak_rule_bridge = Mosty zatrzymują ładunki
wodny_szlak_rule_bridge_text = Każdy młyn i każdy tartak ma most, pod którym nie przepłynie ani łódź, ani tratwa. Ładunek dopływa więc tylko do pierwszego z nich w dole rzeki, nawet jeśli jest to budynek innego rodzaju.
wodny_szlak_rule_load_side = Ładunek i most na jednym kaflu
wodny_szlak_rule_load_side_text = Rysunek pokazuje, po której stronie mostu leży ładunek. Powyżej mostu trafia do tego budynku, poniżej płynie dalej.
wodny_szlak_rule_fork = Gdzie rzeka się rozwidla
wodny_szlak_rule_fork_text = Instrukcja nie mówi, co dzieje się z ładunkiem, gdy woda rozdziela się poniżej kafla startowego. Liczy się on dla pierwszego budynku na każdej odnodze.
wodny_szlak_rule_route = Szlak między portami
wodny_szlak_rule_route_text = Liczy się tylko jedna, najdłuższa droga wodna gracza między dwoma portami. Nie może na niej być mostu, a więc młyna ani tartaku. Kierunek wody jest obojętny, a porty na starorzeczu też się liczą.
wodny_szlak_rule_route_count = Liczenie szlaku
wodny_szlak_rule_route_count_text = Każdy kafel szlaku daje { NUMBER($n) } pkt, także oba skrajne z portami: pięć kafli to { NUMBER($five) } pkt. Kafel startowy liczy się jako jeden.
wodny_szlak_rule_two_ports = Dwa porty na jednym kaflu
wodny_szlak_rule_two_ports_text = Instrukcja mówi o kaflach na obu końcach. Szlak łączy więc porty na dwóch kaflach; dwa na tym samym go nie tworzą.
wodny_szlak_rule_port_bridge = Port przy moście
wodny_szlak_rule_port_bridge_text = Instrukcja nie dopuszcza mostu na szlaku i wlicza skrajne kafle. Port, nad którego wodą biegnie most, nie jest więc końcem szlaku.
wodny_szlak_rule_tributaries = Z jednego dopływu w drugi
wodny_szlak_rule_tributaries_text = Instrukcja o tym nie mówi. Skoro kierunek wody jest obojętny, szlak może biec jednym dopływem w dół, przez kafel startowy, i drugim w górę.
wodny_szlak_rule_meadow = Łąka
wodny_szlak_rule_meadow_text = W rogach kafli są fragmenty łąki. Trzy stykające się dają { NUMBER($three) } pkt, cztery { NUMBER($four) } pkt, a dwa nic. Rzeka czy starorzecze – to bez znaczenia.
wodny_szlak_rule_start_meadow = Łąki przy kaflu startowym
wodny_szlak_rule_start_meadow_text = Instrukcja tego nie mówi. Jego cztery rogi liczymy jak rogi każdego kafla; środek długiego boku rogiem nie jest.
wodny_szlak_rule_end = Rundy i koniec gry
wodny_szlak_rule_end_text = { $rounds ->
    [one] Po { NUMBER($rounds) } rundzie
    [few] Po { NUMBER($rounds) } rundach
   *[many] Po { NUMBER($rounds) } rundach
}, gdy stos jest pusty. Kafli, które zostają na ręce ({ NUMBER($n) }), już się nie dokłada.
wodny_szlak_rule_winner = Kto wygrywa
wodny_szlak_rule_winner_text = Instrukcja każe podliczyć punkty i nic więcej nie mówi. Wygrywa, kto ma najwięcej punktów; przy remisie miejsce jest wspólne.
wodny_szlak_rule_solo = Wariant jednoosobowy (solo)
wodny_szlak_rule_solo_text = Gra się bez kafli z krowami i bez kilku losowych ({ NUMBER($aside) }), które można obejrzeć; w stosie { $tiles ->
    [one] jest { NUMBER($tiles) } kafel
    [few] są { NUMBER($tiles) } kafle
   *[many] jest { NUMBER($tiles) } kafli
}. { $rounds ->
    [one] Przez { NUMBER($rounds) } rundę
    [few] Przez { NUMBER($rounds) } rundy
   *[many] Przez { NUMBER($rounds) } rund
} dobiera się po { NUMBER($hand) }, dokłada jeden i odrzuca dwa. Wynik porównuje się z tabelą w instrukcji.

# What people say when they ask for a rule: a line a rule, its id before a colon.
wodny_szlak_asked =
    aim: cel, o co chodzi w grze, zamysł, w skrócie, wytłumacz, po co, na czym polega gra, o czym jest gra, do czego dążymy
    player-count: ilu graczy, ile osób może grać, od ilu lat, wiek, dzieci, czas gry, jak długo trwa, minuty, pięć osób, maksymalnie, na ile osób, od ilu lat jest gra, ile trwa gra
    setup-tiles: które kafle na 2 graczy, krowy, owce, zwierzęta, ile kafli na dwóch, w trzy osoby, na trzech, wyjąć, odłożyć, usunąć, zostaje w pudełku, wszystkie sześćdziesiąt, w czworo, przygotowanie, rozłożenie, ile kafli na 3 osoby, ile kafli na 4 osoby, ile kafelków we dwójkę, po co są krowy, po co owce na kafelkach, kiedy wyrzucić owce, które kafle usunąć
    rabbits: królik, króliczek, zając, owca czy królik, co to za zwierzę, kafle z królikiem, co robią króliki, po co króliki, zające na kaflach
    box-compartments: gdzie w pudełku, gdzie schować kafle ze zwierzętami, wypraska, wkładka, przechowywanie, segregowanie, sprzątanie, przegródki, jak posegregować kafle, jak schować do pudełka
    setup-deal: ile kafli dostaję, ile kafli na ręce, limit ręki, rozdać, tasować, stos dobierania, talia, na środku, zakryte, po ile kafli na start, ile kafelków dostaje gracz, ile kafli rozdać
    setup-start: długi kafel, podwójny kafel, duży kafel, prostokąt, kafel początkowy, dopływy, ściąga, pomoc gracza, karta ze skrótem, karta punktacji, jaki kafel na początek, co to ten długi kafel, po co karta pomocy
    own-river: wspólna rzeka, czy każdy buduje, dołożyć do przeciwnika, przez cudzą rzekę, wspólna plansza, moja własna, rzeka sąsiada, blokować innych, przeszkadzać, sabotaż, czy dokładam do cudzej rzeki, czy rzeka jest wspólna, czy każdy ma swoją rzekę
    round: co z pozostałymi dwoma, w którą stronę przekazujemy, w lewo czy w prawo, zmiana kierunku w połowie, draft, drafting, przekazać dalej, co robię, dobrać nowy, zachować kafel, zatrzymać wszystkie trzy, wybór przed czy po przekazaniu, wymiana kafli z innymi, każda tura, czy muszę dołożyć, jak wygląda runda, w którą stronę oddaję kafle, ile kafelków dobieram, ile kafli dobieram w rundzie, komu oddać kafle, co robię w turze, ile kafli oddaję, ile kafli wykładam
    simultaneous: kto zaczyna, kto pierwszy, gracz rozpoczynający, kolejność tur, po kolei, wszyscy naraz, jednocześnie, razem, czekać na innych, najmłodszy, nikt nie zaczyna, w tajemnicy, kto rozpoczyna, czy gramy po kolei czy naraz, kto ma pierwszy ruch
    placing: gdzie mogę położyć kafel, dołożyć, położyć, połączyć, czy nowy kafel musi łączyć się z rzeką, obok, przyłożyć do kafla startowego, na ukos, po skosie, stykać się tylko rogiem, dotykać, przesunąć kafel później, cofnąć, przestawić, kafel po skosie można, kafel musi się stykać, gdzie dołożyć kafel, czy kafel może leżeć osobno, czy mogę przełożyć kafel
    edges: dopasowanie, czy wszystko musi pasować, woda obok trawy, rzeka do lądu, pasować do siebie, bok bez rzeki, dwa lądy obok siebie, rzeka do rzeki, zielone obok niebieskiego, krawędzie, brzegi, czy rzeka może stykać się z trawą, rzeka do trawy, czy krawędzie muszą pasować, rzeka dochodzi do łąki, rzeka przy brzegu bez rzeki
    turning: obrócić kafel, obracać, obrót, do góry nogami, orientacja, odwrócić, obrócony kafel startowy, czy mogę obracać kafel, czy wolno obrócić kafelek
    open-ends: otwarte końce, minus za niedokończoną rzekę, zamknąć rzekę, niedokończona, czy rzeka musi być pełna, ślepy koniec, urwana rzeka, płynie donikąd, woda na krawędzi stołu, rzeka się urywa, rzeka się urywa czy jest kara, czy trzeba kończyć rzekę, niedokończona rzeka minusowe punkty
    no-tile-fits: utknąć, żaden kafel nie pasuje, nie mogę dołożyć, brak ruchu, niemożliwe, pominąć, pas, czy muszę położyć, odrzucić zamiast, bezużyteczne kafle, nie mam gdzie dołożyć, nic mi nie pasuje, żaden kafel nie wchodzi
    flow: kierunek prądu, w górę czy w dół rzeki, jak to poznać, strzałki, nurt, z prądem, gdzie jest dół rzeki, skąd płynie, rzeki wpadają do siebie, w którą stronę płynie rzeka, skąd wiadomo gdzie płynie woda, jak poznać kierunek rzeki
    bridge-water: czy most odcina wodę, woda pod mostem, za mostem, za mostem nadal rzeka, czy most przerywa rzekę, czy rzeka za mostem to starorzecze, most a woda
    oxbow: niepołączona z resztą, odcięty kawałek rzeki, osobny kawałek, odizolowany, połączyć później, martwa woda, stojąca woda, jezioro, odcięta, po co jest starorzecze, co to starorzecze, młyn na starorzeczu daje punkty, tartak na starorzeczu, kafel nie łączy się z rzeką, niepołączona rzeka, czy starorzecze się liczy
    ring: pętla, kółko, w kółko, zamknięty obieg, dziura w środku, zostawić dziury, wypełnić lukę, puste miejsce, otoczone, zamknięte, czy rzeka może tworzyć kółko, okrąg, rzeka w kółko, czy mogę zamknąć rzekę w kółko, pętla z rzeki
    ring-anywhere: pętla na niepołączonej rzece, pętla przez oba dopływy, każde zamknięte kółko, pierścień starorzecza, kółko na starorzeczu, zamknięte starorzecze
    scoring: ile punktów za wszystko, przegląd punktów, liczyć w trakcie czy na końcu, co się liczy na końcu, punktacja końcowa, jak liczymy punkty, minusowe, ujemne, premia, kara, kiedy się punktuje, wartość, zsumować, za co są punkty, jak się liczy punkty na końcu, kiedy liczymy punkty
    mill: worek, worki, wory, zboże, mąka, pszenica, liczba na chorągiewce, ile worków potrzebuje młyn, brakuje jednego, połowa punktów, częściowo, więcej niż potrzeba, nadmiar, dodatkowe, za dużo, z obu stron czy tylko z góry, poniżej młyna, za mało dotarło, skąd są worki, wiatrak, ile worków do młyna, za dużo worków, młyn nie ma dość worków, ile punktów za młyn, ile punktów za worki, co znaczy liczba na młynie
    sawmill: drewno, siekiera, siekiery warte więcej, lepszy niż młyn, kto dostaje więcej, drzewo, kłody, bale, rzadkie, ile punktów za siekiery, ile punktów za tartak, ile siekier do tartaku, co robią siekiery, siekiera płynie do młyna
    bridge: tartak między workiem a młynem, minąć tartak, jeden worek dla dwóch młynów, dzielić ładunek, obsłużyć oba, worki do następnego młyna, co zatrzymuje łodzie, drewno zatrzymuje się przy młynie, pod mostami, przepłynąć pod mostem, tratwa, zablokowane, minąć budynek, drugi młyn, dalej, użyć dwa razy, worek za mostem czy dopłynie, czy worek przepłynie pod mostem, czy drugi młyn dostanie te same worki, most blokuje worki, przez most
    load-side: worek na tym samym kaflu co młyn, ładunek przy moście, przed mostem czy za, worek na kaflu z mostem, ikona obok, która strona, przeszkoda, worek i młyn na jednym kaflu, z której strony mostu jest worek
    fork: rzeka rozdziela się na dwie, rozwidlenie, odnoga, rozgałęzienie, delta, którędy płynie ładunek, czy obie odnogi dostają worek, skrzyżowanie, rzeka się rozdziela dokąd płynie worek
    route: porty, przystań, statki, łodzie, czy liczą się dwa szlaki, drugi szlak, każda para portów, najdłuższy, młyn między portami, z prądem, w górę rzeki, pod prąd, tylko jeden port, czy starorzecze coś daje, mosty po drodze, żegluga, młyn na szlaku, szlak przez starorzecze, najdłuższa droga, ile punktów za port, dwa szlaki między portami liczą się oba, port na starorzeczu liczy się, most między portami, jak punktują porty, ile portów się liczy
    route-count: czy liczę kafle z portami, punkty za kafel, dwa punkty, punkty za najdłuższy szlak, czy kafel startowy to dwa kafle, kafel startowy liczony podwójnie, czy skrajne też się liczą, jak długi jest szlak, długość, liczyć podwójnie, wartość szlaku, oba końce, ile punktów za port, ile punktów za szlak, czy kafel startowy liczy się podwójnie w szlaku, ile za kafel szlaku, jak policzyć szlak
    two-ports: dwa porty na jednym kaflu, ten sam kafel, oba porty razem, dwa porty na 1 kaflu, porty na tym samym kafelku
    port-bridge: port obok młyna, port z młynem na kaflu, port na kaflu z mostem, koniec przy tartaku, port i most na jednym kaflu, port przy młynie
    tributary-route: z jednego dopływu do drugiego, w górę jednym i w dół drugim, oba dopływy, przez kafel startowy, zmiana dopływu, szlak przez kafel startowy, z dopływu do dopływu
    meadow: łąka, łąki, trawa, zielone, pole, pastwisko, ile za łąkę, cztery rogi razem, tylko dwa rogi, trzy rogi, na kilku kaflach, dziura, kwiatki, gdzie stykają się rogi, łąka z 4 ile pkt, łąka z trzech, łąka z dwóch rogów, ile punktów za łąkę, ile za trzy rogi
    start-tile-meadow: rogi kafla startowego, trawa na długim kaflu, róg podwójnego kafla, łąka przy kaflu startowym, rogi długiego kafla
    end: koniec, kiedy kończy się gra, ile rund gramy, kiedy stop, ostatnia runda, kafle które zostały na ręce, ostatnie kafle, niewykorzystane kafle, stos pusty, skończyły się kafle, trzynaście, długość gry, ile rund, ile jest rund, co z dwoma kaflami które zostają, kafle zostające na końcu, kiedy koniec gry, dwa kafle na ręce na koniec
    winner: mamy tyle samo punktów, remis, równo, dwie osoby z tym samym wynikiem, jak wygrać, kto wygrywa, rozstrzygnięcie remisu, najwięcej punktów, drugie miejsce, remis kto wygrywa, kto wygrał, co przy remisie
    solo: jak grać samemu, sama, sam, w pojedynkę, gra jednoosobowa, jeden gracz, dobry wynik, które sześć odrzucić, gra solo, wynik solo, ocena, tabela wyników, dla jednej osoby, jaki wynik solo jest dobry, gra na jedną osobę, zasady solo
