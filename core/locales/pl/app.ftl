# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Polski
app_yes = Tak
app_no = Nie
app_none = brak
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } i { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = „{ $text }”

## Standings and results

app_standings_now = Gdyby gra kończyła się teraz
app_standings_ended = Koniec gry
app_game_over = Koniec gry.
# The scoring track around a board: where the marker stands.
app_track_none = Znacznik przed pierwszym polem
app_track_field = Znacznik na polu { NUMBER($field) }
app_track_lap = Znacznik na polu { NUMBER($field) }, plus { NUMBER($added) }
app_result = Wynik
app_total = Suma
app_total_of = Suma: { $seat }
app_stated_result = Podany wynik
app_abandoned = Przerwana
app_stated_points = podane przez graczy
app_stated_place = podane przez graczy, bez punktów
app_verdict_alone = { $seats }: { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}.
app_verdict_won = Zwycięstwo: { $seats } ({ $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}).
app_verdict_won_bare = Zwycięstwo: { $seats }.
app_verdict_leads = Na prowadzeniu: { $seats } ({ $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}).
app_verdict_leads_bare = Na prowadzeniu: { $seats }.
app_verdict_level = Remis: { $seats }.
app_verdict_differs = To wynik według dzisiejszych zasad; na koniec gry zapisano inny.
app_tie_decided = Remis: { $seats }. { $criterion }: { $first_n ->
    [one] przewagę ma { $first }.
    [few] przewagę mają { $first }.
   *[many] przewagę mają { $first }.
}
app_tie_decided_shared = Remis: { $seats }. { $criterion }: przewagę mają { $first }; miejsce jest wspólne.
app_tie_open = Remis: { $seats }. { $criterion }: też remis; miejsce jest wspólne.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, razem { NUMBER($points) }.
app_spoken_seat = { $seat }, { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}, miejsce { NUMBER($rank) }
app_spoken_rank = { $seat }, miejsce { NUMBER($rank) }
app_spoken_points = { $seat }, { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}
app_spoken_left = { $seat }: już nie gra

## The bar

app_undo = Cofnij
app_undo_what = Cofnij: { $what }
app_undone = Cofnięto: { $what }.
app_redo = Ponów
app_redo_what = Ponów: { $what }
app_redone = Ponowiono: { $what }.
app_finish = Zakończ
app_finish_missing_what = Zakończ. Jeszcze nie wpisano: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Jeszcze nie wpisano: { $missing }.
    [few] Brakuje jeszcze { NUMBER($n) } wpisów: { $missing }.
   *[many] Brakuje jeszcze { NUMBER($n) } wpisów: { $missing }.
}
app_end_as_it_stands = Zakończ tak, jak jest
app_give_up = Przerwij bez wyniku
app_keep_playing = Graj dalej
app_close = Zamknij
app_refused_not_remembered = To nie jest już zapamiętane. Spójrz na listę jeszcze raz.
app_missing_of = { $seat }: { $what }
app_reopen = Otwórz ponownie
app_remove = Usuń ten wpis
app_note = Notatka
app_refused_players_exactly = { $game }: { $most ->
    [one] gra dla { NUMBER($most) } gracza
    [few] gra dla { NUMBER($most) } graczy
   *[many] gra dla { NUMBER($most) } graczy
}, a jest ich { NUMBER($n) }.
app_refused_line = „{ $came }” to ani istniejący plik, ani dokument pozycji, ani pozycja w jednym wierszu, którą zna jakaś gra: zobacz docs/positions.md.
app_refused_moves = { $game }: tu liczy się tylko punkty, bez sędziowania; nie wiadomo, które ruchy są dozwolone.
app_refused_blank = Ta notatka jest pusta.
app_refused_stated_points = Punkty mogą wynosić od −{ NUMBER($most) } do { NUMBER($most) }.
app_refused_path = „{ $path }” nie wskazuje żadnego pliku.
app_refused_folder = „{ $path }” to folder, a potrzebny jest plik. Wybierz inną nazwę; nic nie zmieniono.
app_refused_pipe = „{ $path }” to potok lub gniazdo, a potrzebny jest plik. Wybierz inną nazwę; nic nie zmieniono.
app_refused_device = „{ $path }” to urządzenie, a potrzebny jest plik. Wybierz inną nazwę; nic nie zmieniono.
app_refused_link = „{ $path }” to łącze, które nie prowadzi do żadnego pliku. Napraw łącze albo wybierz inną nazwę; nic nie zmieniono.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: nie wpisano
app_on = włączone
app_off = wyłączone
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } graczy
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } gracz
    [few] { NUMBER($n) } graczy
   *[many] { NUMBER($n) } graczy
}
app_facts_age = wiek { NUMBER($age) }+
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Każdy gracz
app_setup_one = Jedna osoba
app_setup_another = Tymczasem ktoś inny
app_setup_together = Razem
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = nasze rozstrzygnięcie
app_rule_by_edition = zależy od wydania
# Words of a question that say nothing about a rule.
app_search_little = a aby ach aha albo ale ależ bardzo bez bo bowiem by być był była było były będzie będę będą chce chcę chcemy ci cię co coś czego czegoś czemu czy czyli czym dla dlaczego do go gdy gdyby gdzie i ich im in innego ja jak jaka jaki jakie jakiej jako jakąś jakiś je jego jej jest jestem jesteśmy jeszcze jeśli jeżeli już każda każde każdy kiedy która które którego której który których którą którym którzy lub ma mają mam mamy masz mi mieć mnie mną moge mogą mogę może możemy można możesz moich moim mój moja moją moje mojego mojej mojemu musi muszą muszę musimy my na nad nam nami nas nasz nasza nie nią nich nim niż o od oni one ona on oraz po pod poza ponieważ przez przy robi robić robię robimy sam sama samo się są skoro skąd swoja swoje swoją swojego swojej swój swoich swoim ta tak taka taki takie także tam tą te tego tej ten teraz też tę to toteż tu tutaj tych tym tylko u w wam wasz we więc wolno właśnie wtedy wy z za zawsze ze znaczy że żeby akurat chyba czasem da dać daje dają działa działają gramy grę gry grze jakaś jakichś jakieś kogoś komuś musze mozna naprawdę no potem przecież siebie sobie trzeba wogóle ogóle znowu znów
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = remis remisu remisie remisowy równo równy równa równe równej tyle samo jednakowo tiebreak dogrywka; przeciwnik przeciwnika przeciwnikowi przeciwnikiem przeciwnicy rywal rywala rywale inny inni inna innego innych; cel celu meta metę mety koniec; pętla pętlę pętli pierścień kółko kółku okrąg krąg; joker jokera jokery dowolny dowolna dowolne dowolnego dowolnym dziki; duży duża duże dużego dużą wielki wielka wielkie większy największy; wstecz tyłu cofać cofnąć wrócić wraca powrót powrotem odzyskać odzyskuję odzyskam wracają wrócą oddać; ile ilu liczba liczbę liczby ilość sztuk dużo wiele; start początek początku zacząć zaczyna zaczynam zaczynamy zaczynać rozpoczyna rozpocząć pierwszy pierwsza rozpoczynający; gracz gracza graczy gracze graczowi osoba osoby osób kto ktoś wszyscy każdy ludzi; koniec końca końcu kończy kończyć skończyć zakończyć zakończenie finał kończymy; wygrać wygrywa wygrywam wygrana wygranej zwycięzca zwycięzcy zwycięża zwycięstwo zwycięstwa triumf; punkt punkty punktów punktu pkt punktacja punktacji punktowanie punktować punktuje wynik wyniku wart warte warta liczenie; przygotowanie przygotowania przygotować rozłożyć rozłożenie rozkładanie rozkładamy ustawienie rozstawienie setup; spada spadnie spaść przewraca przewróci przewrócić przewrócenie wali zawali zawalić zawalenie runie upada upadnie upadek zburzyć burzy spadł spadła spadło przewrócił przewróciłem przewróciłam przewróciła przewróciło przewracam zawaliło zawaliła zawalił zawalą zawaleniu runęło runęła runął wywrócił wywróciło wywaliło rozwaliło rozwaliła zburzę zburzyłem; wymiana wymiany wymienić wymieniać zamiana zamienić zamieniać zamieniam; najwięcej większość większości przewaga przewagi przewagę więcej; element elementy elementów części komponenty zawartość; kafel kafla kafle kafli kafelek kafelka kafelki kafelków płytka płytki płytek; żeton żetonu żetony żetonów moneta monety krążek krążki żetonik żetoniki krążków; położyć kłaść kładę położę dołożyć dokładać dokładam wyłożyć wykładać postawić ustawić umieścić kładziesz kładziemy kładzie wykładamy wykładam położyłem dokładamy wstawić; dobrać dobierać dobieram dobieranie ciągnąć wziąć biorę losować wylosować dobieramy dobrałem wziąłem wziąłam bierzemy bierze dociągam dociągać; odrzucić odrzucam odrzucać odrzucenie wyrzucić odłożyć odkładam odrzucone wyrzuciłem wyrzucam wyrzuca zrzucić; tura tury turze ruch ruchu ruchy kolejka kolejki kolej; dwa dwie dwóch dwoje dwójkę dwójka dwojga dwoma 2; trzy trzech troje trójkę trójka trzema 3; cztery czterech czworo czwórkę czterema 4; pięć pięciu piątka piątki pięcioma 5; ręka ręki rękę ręce rąk ręku rękami dłoń dłonie; wieża wieży wieże wieżę wież wieżyczka stos stosu stosy stosie kupka kupki kupkę stosik; talia talii talię stos stosu; kamień kamienia kamienie kamieni kamyk kamyki kamyka kamyczek klejnot klejnoty klejnotu klejnotów kryształ kryształki; pionek pionka pionki pionków pionkiem pion figurka figurki figurkę ludek ludka ludki ludzik ludzika meeple; bramka bramki bramkę bramce strefa strefy strefę strefie; bonus bonusy bonusu premia premie premię; pchać pcham pcha pchnąć pchnięcie pchnięciu pchanie popchnąć popycha popycham wepchnąć wpycham wypchnąć wypycha wypycham przepchnąć spychać; płynąć płynie popłynąć przepłynąć dopłynie dopłynąć dociera dotrze dotrzeć spływ spływa spłynie; ruszyć ruszam ruszać rusza rusz ruszyła przesunąć przesuwam przesuwa przesuwać przesuwamy; dotyka dotykać dotknąć dotknął dotknąłem dotknęłam styka stykać stykają przylega przylegać; obrócić obracać obracam obrót obrotu przekręcić przekręcać; skos skosie ukos ukosie przekątna przekątnej; brak zabrakło skończyły skończyła skończył wyczerpany wyczerpały zabraknie; kara karę karny minus minusy minusowe ujemne ujemny odejmować odejmuje; odkryte odkryty odkryta odkryć odkrywamy jawne jawny widoczne obrazkiem; zakryte zakryty zakryta ukryte ukryć tajne niejawne; sam samemu samej solo pojedynkę jednoosobowy; pas pasować spasować spasuję pasuję pominąć opuścić; wystawić wystawiam wprowadzić wyprowadzić wyjść; kolumna kolumny kolumnie kolumnę słupek; zbić zbija zbijamy zbijanie bić bicie; rozdać rozdajemy rozdaje rozdanie; płacić płacę zapłacić kosztuje koszt cena; szlak szlaku szlaki droga drogi trasa trasy trasę; zboże zboża worek worki worków wór; drewno drewna siekiera siekiery siekier topór toporek; policzyć liczymy podliczyć podliczanie liczenie zliczyć sumować
app_error_no_revision = Dziennik tej rozgrywki nie ma kroku { NUMBER($revision) }.
app_refused_day = „{ $text }” to nie data; zapisz ją tak: 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = Stół przygotowany
app_log_inserted = Wstawiono później: { $new }
app_corrected_in_vain = Stół się nie zmienia: późniejszy wpis mówi co innego.
app_log_replaced = Poprawiono: { $old } ⇒ { $new }
app_log_removed = Usunięto: { $old }
app_log_lost_event = wpis, którego już nie ma
app_log_note = Notatka: { $text }
app_log_finished = Zakończono
app_log_abandoned = Przerwano
app_log_reopened = Otwarto ponownie
app_log_lost = Utracono przez uszkodzenie bazy danych
app_log_unknown = Krok nowszej wersji ({ $kind })
app_log_named = Miejsce { $seat }: { $name }
app_log_unnamed = Miejsce { $seat }: bez imienia
app_log_colour = { $seat }: inny kolor
app_log_shape = { $seat }: inny kształt
app_log_order = Kolejność: { $seats }
app_log_start = { $seat } zaczyna
app_log_options = Zmiana opcji, dla całej gry
app_log_left = { $seat }: odejście od stołu
app_log_returned = { $seat }: powrót do stołu
app_log_seats = { $n ->
    [one] Stół dla { NUMBER($n) } osoby
    [few] Stół dla { NUMBER($n) } osób
   *[many] Stół dla { NUMBER($n) } osób
}
app_log_drawn_start = Wylosowano: zaczyna { $seat }
app_log_drawn_seating = Wylosowano kolejność: { $seats }
app_log_result = Podano wynik
app_log_result_on = Podano wynik z { $day }

## Refusals: what was expected, what came, what to do

app_refused_control = Nie ma teraz do wpisania niczego o nazwie „{ $control }”. Spójrz na ekran jeszcze raz.
app_refused_range = { $control }: możliwe od { NUMBER($min) } do { NUMBER($max) }, a nie { NUMBER($wished) }.
app_refused_number = „{ $typed }” to nie liczba całkowita. Wpisz liczbę albo sumę, np. 3+6+2.
app_refused_option = { $control } – nie ma tu „{ $option }”. Do wyboru: { $offered }.
app_refused_cell = Nie ma teraz na planszy pola „{ $cell }” do dotknięcia.
app_refused_pen = Na tej planszy nie ma pisaka „{ $pen }”.
app_refused_action = Teraz niemożliwe: { $control }.
app_refused_note = { $control }: najwyżej { $most ->
    [one] { NUMBER($most) } znak
    [few] { NUMBER($most) } znaki
   *[many] { NUMBER($most) } znaków
}, a jest { NUMBER($length) }. Skróć.
app_refused_tag = „{ $text }” to nie wersja ani język: dozwolone są najwyżej 64 zwykłe znaki.
app_refused_choices = { $most ->
    [one] Naraz można wybrać { NUMBER($most) } opcję, a nie { NUMBER($n) }.
    [few] Naraz można wybrać { NUMBER($most) } opcje, a nie { NUMBER($n) }.
   *[many] Naraz można wybrać { NUMBER($most) } opcji, a nie { NUMBER($n) }.
}
app_refused_kind = { $control }: tego nie da się tak użyć.
app_refused_seat = Miejsca { NUMBER($seat) } nie ma przy stole: { $last ->
    [0] jest tylko miejsce 0.
    [one] są miejsca od 0 do { NUMBER($last) }.
    [few] są miejsca od 0 do { NUMBER($last) }.
   *[many] są miejsca od 0 do { NUMBER($last) }.
}
app_refused_order = Kolejność wymienia każde miejsce raz ({ $n ->
    [one] { NUMBER($n) } miejsce
    [few] { NUMBER($n) } miejsca
   *[many] { NUMBER($n) } miejsc
}).
app_refused_last_player = Ostatni gracz nie może odejść. Zamiast tego przerwij rozgrywkę.
app_refused_name = Imię może mieć { $most ->
    [one] { NUMBER($most) } znak
    [few] { NUMBER($most) } znaki
   *[many] { NUMBER($most) } znaków
}, a ma { NUMBER($length) }. Skróć je.
app_refused_players = { $game }: od { NUMBER($least) } do { NUMBER($most) } graczy, a jest ich { NUMBER($n) }.
app_refused_seats = Liczbę graczy można zmienić tylko przed pierwszym wpisem. Gracz może odejść od stołu.
app_refused_setting = Nie ma opcji „{ $setting }”. Są: { $known }.
app_part_day = Data
app_part_search = Szukane słowa
app_part_tick = Id kroku
app_part_document = Dokument
app_json_at = { $place }: { $what }
app_json_expected = Oczekiwano: { $expected }; jest: { $came }.
app_json_missing = Brakuje: { $key }.
app_json_missing_here = Brakuje: { $key }; oczekiwano: { $expected }.
app_json_unknown = Nieznane: { $key }. Znane: { $known }.
app_json_twice = Występuje dwa razy: { $what }. Zostaw jedno.
app_json_unfit = Nie pasuje tutaj: { $came }.
app_json_whole_number = liczba całkowita od { $least } do { $most }
app_json_key_number = liczba całkowita jako klucz
app_json_text = tekst
app_json_true_or_false = true lub false
app_json_object = obiekt
app_json_object_with = obiekt z kluczem: { $keys }
app_json_list = lista
app_json_list_of = lista: { $n ->
    [one] { NUMBER($n) } element
    [few] { NUMBER($n) } elementy
   *[many] { NUMBER($n) } elementów
}
app_json_list_from = lista: co najmniej { $least ->
    [one] { NUMBER($least) } element
    [few] { NUMBER($least) } elementy
   *[many] { NUMBER($least) } elementów
}
app_json_list_between = lista: od { NUMBER($least) } do { $most ->
    [one] { NUMBER($most) } elementu
    [few] { NUMBER($most) } elementów
   *[many] { NUMBER($most) } elementów
}
app_json_came_list = { $n ->
    [0] pusta lista
    [one] lista: { NUMBER($n) } element
    [few] lista: { NUMBER($n) } elementy
   *[many] lista: { NUMBER($n) } elementów
}
app_json_one_of = jedno z: { $names }
app_json_or = { $first } lub { $last }
app_json_or_more = { $first } lub { $last }
app_json_nothing = nic
app_json_empty = Nic w tym nie ma.
app_json_ends = Urywa się w środku: wiersz { NUMBER($line) }, kolumna { NUMBER($column) }.
app_json_deep = Wiersz { NUMBER($line) }, kolumna { NUMBER($column) }: zbyt głębokie zagnieżdżenie.
app_json_large = Wiersz { NUMBER($line) }, kolumna { NUMBER($column) }: zbyt duża liczba.
app_json_not = Wiersz { NUMBER($line) }, kolumna { NUMBER($column) }: to nie JSON.
app_refused_newer_event = Zapisała to nowsza wersja ({ NUMBER($version) }) i zostaje tak, jak jest. Zaktualizuj, żeby to zobaczyć.
app_refused_log = Ten dziennik nie zaczyna się od stołu i nie da się go otworzyć.
app_refused_switched = Ta rozgrywka zmieniła się po wczytaniu pliku: jest tu teraz inny dziennik. Spójrz na nią jeszcze raz.
app_refused_no_event = Tego wpisu nie ma już w dzienniku. Spójrz na dziennik jeszcze raz.
app_refused_closed = Rozgrywka jest zamknięta. Otwórz ją ponownie, żeby coś zmienić.
app_refused_empty = Nic jeszcze nie wpisano. Jeśli nie gracie, przerwij rozgrywkę.
app_refused_reopen = Rozgrywka jest nadal otwarta.
app_refused_stated = Wynik został podany. Cofnij to, żeby wpisać, co leży na stole.
app_refused_result = { $n ->
    [one] Stół ma { NUMBER($n) } miejsce, a wynik wymienia { NUMBER($came) }.
    [few] Stół ma { NUMBER($n) } miejsca, a wynik wymienia { NUMBER($came) }.
   *[many] Stół ma { NUMBER($n) } miejsc, a wynik wymienia { NUMBER($came) }.
}
app_refused_result_number = To nie liczba ani suma.
app_refused_result_all = Punkty dla wszystkich albo dla nikogo.
app_refused_result_none = Wpisz punkty albo zaznacz, kto wygrywa.
app_refused_undo = Nie ma czego cofnąć.
app_refused_redo = Nie ma czego ponowić.
app_refused_tick = Na tej liście nie ma kroku „{ $step }”.
app_refused_document = Dokument ma albo „position”, albo „events”: podaj jedno z nich.

## Errors

app_error_no_session = Tej rozgrywki już tu nie ma.
app_error_no_game = Nie ma gry „{ $game }”. Są: { $known }.
app_error_no_seat = Przy tym stole nie ma takiego miejsca.
app_error_no_rule = W tej grze nie ma zasady „{ $rule }”.
app_error_newer = Rozgrywki zapisała nowsza wersja Tallystone. Zaktualizuj, żeby je otworzyć; nic nie zmieniono.
app_error_foreign = { $path } to nie baza danych Tallystone. Wybierz inny plik; nic nie zmieniono.
app_error_damaged = Baza danych jest uszkodzona. Otwórz ją ponownie: zostanie odłożona na bok, a to, co da się odczytać, wróci.
app_error_stuck = „{ $path }” jest uszkodzony i nie da się tam nic zapisać, więc nie można go naprawić. Skopiuj go razem z tym, co leży obok, do folderu, w którym można zapisywać, i tam otwórz.
app_error_replaced = W miejscu bazy danych jest teraz inny plik: przeniesiono ją, gdy była otwarta. Nic nie zapisano; otwórz ją ponownie i wpisz ostatni krok jeszcze raz.
app_error_full = Dysk jest pełny. Nic nie zapisano; zrób miejsce i spróbuj ponownie.
app_error_no_room = Dysk był pełny przy starcie, więc rozgrywki można tylko czytać. Nic nie zapisano; zrób miejsce i otwórz Tallystone ponownie.
app_error_read_only = Rozgrywek nie można zapisać. Nic nie zapisano; sprawdź uprawnienia pliku.
app_error_storage = Nie udało się odczytać lub zapisać rozgrywek: { $detail }. Nic nie zmieniono; spróbuj ponownie.
app_mended = Dane tej rozgrywki dla list i statystyk nie zgadzały się z jej dziennikiem; utworzono je z niego na nowo.
app_rebuilt_compared = { $n ->
    [one] Porównano { NUMBER($n) } rozgrywkę z jej dziennikiem.
    [few] Porównano { NUMBER($n) } rozgrywki z ich dziennikami.
   *[many] Porównano { NUMBER($n) } rozgrywek z ich dziennikami.
}
app_rebuilt_nothing = Zapisane dane się zgadzają.
app_rebuilt_mended = { $n ->
    [one] Dane { NUMBER($n) } z nich się nie zgadzały i zostały utworzone na nowo.
    [few] Dane { NUMBER($n) } z nich się nie zgadzały i zostały utworzone na nowo.
   *[many] Dane { NUMBER($n) } z nich się nie zgadzały i zostały utworzone na nowo.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } rozgrywka jest z gry, której tu nie znamy, albo jej dziennika nie da się odczytać: zostaje tak, jak jest.
    [few] { NUMBER($n) } rozgrywki są z gier, których tu nie znamy, albo ich dzienników nie da się odczytać: zostają tak, jak są.
   *[many] { NUMBER($n) } rozgrywek jest z gier, których tu nie znamy, albo ich dzienników nie da się odczytać: zostają tak, jak są.
}
app_error_no_player = Ten gracz nie jest już zapamiętany.

## A damaged database

app_recovered_damaged = Baza danych była uszkodzona.
app_recovered_gone = Bazy danych nie było. Przywrócono to, co mają jej dziennik i kopie zapasowe.
app_recovered = Przywrócono: { $sessions ->
    [one] { NUMBER($sessions) } rozgrywkę
    [few] { NUMBER($sessions) } rozgrywki
   *[many] { NUMBER($sessions) } rozgrywek
}, { $steps ->
    [one] { NUMBER($steps) } krok
    [few] { NUMBER($steps) } kroki
   *[many] { NUMBER($steps) } kroków
}.
app_recovered_incomplete = { $n ->
    [one] { NUMBER($n) } z nich nie ma wszystkich kroków: { $sessions }.
    [few] { NUMBER($n) } z nich nie mają wszystkich kroków: { $sessions }.
   *[many] { NUMBER($n) } z nich nie ma wszystkich kroków: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } rozgrywka nie wróciła: { $sessions }.
    [few] { NUMBER($n) } rozgrywki nie wróciły: { $sessions }.
   *[many] { NUMBER($n) } rozgrywek nie wróciło: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $game } ({ $day }, { $n ->
    [one] { NUMBER($n) } krok
    [few] { NUMBER($n) } kroki
   *[many] { NUMBER($n) } kroków
})
app_recovered_unknown = jakaś gra
app_recovered_others = { $n ->
    [one] i { NUMBER($n) } inna
    [few] i { NUMBER($n) } inne
   *[many] i { NUMBER($n) } innych
}
app_recovered_whole = O ile wiadomo, niczego nie brakuje.
app_recovered_more = Mogło być coś jeszcze, po czym nie ma już śladu.
app_recovered_kept = Uszkodzony plik zachowano tutaj: { $path }
app_recovered_left = Co z niej zostało, jest tutaj: { $path }

## Players

app_refused_no_name = Gracz musi mieć imię. Żeby usunąć kogoś z listy, zapomnij tego gracza.
app_refused_name_taken = Imię { $name } jest już zapamiętane. Jeśli { $old } to ta sama osoba, połącz oba wpisy.
app_refused_same_player = Oba wpisy to { $name }.
app_player_merged = { $name } to teraz ta sama osoba co { $other }.
app_player_forgotten = Zapomniano: { $name }.
app_refused_take_back = Nie ma czego cofnąć: od otwarcia aplikacji nikogo nie połączono ani nie zapomniano.
app_refused_two_people = { $name } i { $other } to dwie różne osoby: są razem przy jednym stole.

## Results beside each other

app_difference = Wygrywa { $seat }, drugie miejsce: { $other }, różnica: { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
} ({ $lines }).
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = Wygrywa { $seat }, drugie miejsce: { $other }, różnica: { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
   *[many] { NUMBER($points) } punktów
}.
app_difference_level = { $seat } i { $other }: tyle samo punktów.
app_difference_shared = Wspólne zwycięstwo: { $seats }.
app_difference_won = Wygrywa { $seat }.
app_difference_alone = W klasyfikacji jest tylko { $seat }.
app_difference_nobody = Nikt nie wygrywa.
app_compared_winner = Przy tych zasadach zwycięstwo: { $seats }.
app_compared_nobody = Przy tych zasadach nikt nie wygrywa.
app_compared_open = { $n ->
    [one] Zmieniają się punkty { NUMBER($n) } gracza; tak czy inaczej nikt nie wygrywa.
    [few] Zmieniają się punkty { NUMBER($n) } graczy; tak czy inaczej nikt nie wygrywa.
   *[many] Zmieniają się punkty { NUMBER($n) } graczy; tak czy inaczej nikt nie wygrywa.
}
app_compared_points = { $n ->
    [one] Zwycięzca ten sam, zmieniają się punkty { NUMBER($n) } gracza.
    [few] Zwycięzca ten sam, zmieniają się punkty { NUMBER($n) } graczy.
   *[many] Zwycięzca ten sam, zmieniają się punkty { NUMBER($n) } graczy.
}
app_compared_same = Nic się nie zmienia.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } wpis nie pasuje do tych zasad i zostałby pominięty.
    [few] { NUMBER($n) } wpisy nie pasują do tych zasad i zostałyby pominięte.
   *[many] { NUMBER($n) } wpisów nie pasuje do tych zasad i zostałoby pominiętych.
}

## Bundles and backups

app_import_new = Jeszcze jej tu nie ma.
app_import_same = Jest tu taka sama.
app_import_longer_there = Ciąg dalszy tej, która jest tutaj.
app_import_longer_here = Ta, która jest tutaj, sięga dalej.
app_import_apart = Wersja tutaj i wersja z pliku się rozeszły: możesz zachować obie albo jedną z nich.
app_import_deleted_here = Tutaj usunięta. Wróci tylko, jeśli zastąpisz to, co jest, tym, co przychodzi.
app_export_unreadable = { $n ->
    [one] Dziennika tej rozgrywki nie da się odczytać, więc nie dałoby się jej wczytać. Nic nie zapisano.
    [few] Dzienników tych { NUMBER($n) } rozgrywek nie da się odczytać, więc nie dałoby się ich wczytać. Nic nie zapisano.
   *[many] Dzienników tych { NUMBER($n) } rozgrywek nie da się odczytać, więc nie dałoby się ich wczytać. Nic nie zapisano.
}
app_export_over = { $path }: jest tam coś innego; wybierz inną nazwę.
app_import_preview = Nowe: { NUMBER($new) }. Ciąg dalszy: { NUMBER($longer) }. Rozeszły się: { NUMBER($apart) }. Znane: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } rozgrywkę tam usunięto; zniknie też tutaj, chyba że zostawisz to, co jest tutaj.
    [few] { NUMBER($n) } rozgrywki tam usunięto; znikną też tutaj, chyba że zostawisz to, co jest tutaj.
   *[many] { NUMBER($n) } rozgrywek tam usunięto; znikną też tutaj, chyba że zostawisz to, co jest tutaj.
}
app_import_into_bin = Trafi do kosza, chyba że zostawisz to, co jest tutaj.
app_import_out_of_bin = Wyjdzie z kosza, chyba że zostawisz to, co jest tutaj.
app_import_others = Rozgrywki: nic nowego. Gracze: { NUMBER($players) }. Egzemplarze gier: { NUMBER($boxes) }.
app_import_nothing = Nie było nic nowego.
app_import_done = Dodano: { NUMBER($added) }. Zmieniono: { NUMBER($changed) }. Usunięto: { NUMBER($deleted) }.
app_import_large = To, co zaczyna się w wierszu { NUMBER($line) }, przekracza { NUMBER($most) } MB, czyli największy rozmiar rozgrywki. Nic nie zmieniono.
app_job_reading = Czytanie: { NUMBER($done) } z { NUMBER($total) } MB.
app_job_backup = Czytanie kopii zapasowej, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_here = Przeglądanie tego, co jest tutaj, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_comparing = Porównywanie z tym, co jest tutaj, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_ready = Wszystko przejrzane; nic jeszcze nie zmieniono.
app_job_taking_in = Wczytywanie, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_gathering = Szukanie graczy, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_proving = Szukanie wyników, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_writing = Zapisywanie, rozgrywki: { NUMBER($done) } z { NUMBER($total) }.
app_job_written = { $n ->
    [one] Zapisano { NUMBER($n) } rozgrywkę.
    [few] Zapisano { NUMBER($n) } rozgrywki.
   *[many] Zapisano { NUMBER($n) } rozgrywek.
}
app_job_left_out = { $n ->
    [one] Pominięto { NUMBER($n) } rozgrywkę, bo jej dziennika nie da się odczytać; nadal tu jest.
    [few] Pominięto { NUMBER($n) } rozgrywki, bo ich dzienników nie da się odczytać; nadal tu są.
   *[many] Pominięto { NUMBER($n) } rozgrywek, bo ich dzienników nie da się odczytać; nadal tu są.
}
app_job_others_left_out = Pominięto, bo nie da się odczytać (gracze, egzemplarze lub usunięcia): { NUMBER($n) }.
app_job_stopped = Zatrzymano. Zacznij od nowa.
app_job_taken_in = To już wczytano. Zacznij od nowa, żeby obejrzeć to jeszcze raz.
app_job_decided = Już zdecydowano, jak to wczytać.
app_job_only_verified = To można tylko sprawdzić; nic z tego nie jest wczytywane.
app_job_early = To jeszcze trwa. Poczekaj, aż się skończy.
app_import_no_format = To nie paczka Tallystone: nie podaje formatu, a oczekiwano „tallystone-bundle/1”. Nic nie zmieniono.
app_import_foreign = To nie paczka Tallystone: jej format to „{ $format }”, a oczekiwano „tallystone-bundle/1”. Nic nie zmieniono.
app_import_newer = Zapisała to nowsza wersja Tallystone ({ $core }). Zaktualizuj, żeby to odczytać; nic nie zmieniono.
app_import_truncated = Ta paczka urywa się w środku: wiersz { NUMBER($line) }, kolumna { NUMBER($column) }. Pobierz ją jeszcze raz; nic nie zmieniono.
app_import_no_json = To nie paczka Tallystone: wiersz { NUMBER($line) }, kolumna { NUMBER($column) } to nie JSON. Nic nie zmieniono.
app_import_wrong = Nie da się odczytać tej paczki: { $why } Nic nie zmieniono.
app_import_twice = „{ $id }” występuje w niej dwa razy.
app_import_session = Rozgrywka { $session }: { $why }
app_import_step = Krok { NUMBER($step) }: { $why }
app_import_steps = Dziennik może mieć { $most ->
    [one] { NUMBER($most) } krok
    [few] { NUMBER($most) } kroki
   *[many] { NUMBER($most) } kroków
}, a ma { NUMBER($n) }.
app_import_offset = Przesunięcie od UTC, w minutach: { NUMBER($minutes) }. Takiego nie ma nigdzie na świecie.
app_import_name = „{ $name }” to nie imię: ma ono od 1 do { NUMBER($most) } znaków w jednym wierszu.
app_import_table = Jej stół ma miejsca, których nie ma w kolejności, albo nikt na nim nie zaczyna.
app_import_word = „{ $word }” to nie identyfikator z małych liter, cyfr i podkreśleń.
app_import_moment = { $at } to nie chwila między rokiem 1970 a 9999 w pełnych milisekundach.
app_import_result = Wynik, który z nią przyszedł, nie może pochodzić z gry: oczekiwano punktów od −{ NUMBER($most) } do { NUMBER($most) }, miejsc od 1 i czasu gry.
app_import_payload = Krok może mieć { $most ->
    [one] { NUMBER($most) } bajt
    [few] { NUMBER($most) } bajty
   *[many] { NUMBER($most) } bajtów
}, a ma { NUMBER($n) }.
app_import_damaged = { $path }: plik uszkodzony, nie da się z niego przywrócić. Wybierz inną kopię; nic nie zmieniono.

## Statistics

app_stats_none = Nie ma zakończonych rozgrywek do policzenia.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } zakończona rozgrywka, czas gry: { $time }.
    [few] { NUMBER($n) } zakończone rozgrywki, czas gry: { $time }.
   *[many] { NUMBER($n) } zakończonych rozgrywek, czas gry: { $time }.
}
app_stats_wins = { $name }: { $n ->
    [one] { NUMBER($n) } zwycięstwo
    [few] { NUMBER($n) } zwycięstwa
   *[many] { NUMBER($n) } zwycięstw
}.
app_stats_title_players = Gracze
app_stats_title_games = Gry
app_stats_title_counts = Według liczby graczy
app_stats_title_head_to_head = Bezpośrednie starcia
app_stats_title_start = Kto zaczyna
app_stats_title_lines = Z czego są punkty
app_stats_plays = Rozgrywki
app_stats_won = Wygrane
app_stats_share = Odsetek wygranych
app_stats_average = Średnia
app_stats_best = Rekord
app_stats_time = Czas
app_stats_each = Czas jednej gry
app_stats_first_ahead = Lepsza 1. osoba
app_stats_second_ahead = Lepsza 2. osoba
app_stats_level = Remis
app_stats_start_won = Wygrane zaczynających
app_stats_by_chance = Czysty przypadek
app_stats_of_all = Ze wszystkich punktów
app_stats_seats = { $n ->
    [one] { NUMBER($n) } gracz
    [few] { NUMBER($n) } graczy
   *[many] { NUMBER($n) } graczy
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } i { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name }, najwięcej punktów: { $what }.
app_stats_percent = { NUMBER($n) }%
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } godz. { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = za mało rozgrywek
app_stats_few = –: mniej niż { $n ->
    [one] { NUMBER($n) } rozgrywka
    [few] { NUMBER($n) } rozgrywki
   *[many] { NUMBER($n) } rozgrywek
}, to za mało.
app_stats_few_starts = –: mniej niż { $n ->
    [one] { NUMBER($n) } rozgrywka
    [few] { NUMBER($n) } rozgrywki
   *[many] { NUMBER($n) } rozgrywek
}, to za mało.
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = „{ $instead }” zamiast „{ $was }”
app_decided_won = Wystarczyłaby zmiana: { $change }. Wtedy wygrywa { $seat }.
app_decided_shared = Wystarczyłaby zmiana: { $change }. Wtedy zwycięstwem dzielą się { $seats }.
app_refused_unfinished = Tak można obejrzeć tylko zakończoną rozgrywkę; najpierw ją zakończ.

## Proofs

app_proof_verified = Sprawdzono: wynik zgadza się ze stołem, dziennikiem i zasadami ({ $code }).
app_proof_stated = Sprawdzono: to wynik podany przez graczy ({ $code }).
app_proof_alone = Dziennik daje ten wynik ({ $code }). Nie było z nim dowodu.
app_proof_differs = Nie zgadza się.
app_proof_unfinished = Nie ma wyniku do sprawdzenia: rozgrywka nie jest zakończona.
app_proof_unknown = Ta wersja nie potrafi obliczyć wyniku: nie zna gry albo nie umie odczytać jej dziennika.
app_proof_table = To nie ten stół, którego dotyczy dowód.
app_proof_log = To nie ten dziennik, którego dotyczy dowód.
app_proof_rules = Wynik dała wersja zasad { NUMBER($there) }, tutaj jest wersja { NUMBER($here) }.
app_proof_finish = Dowód dotyczy wersji zasad { NUMBER($there) }, zakończenie wersji { NUMBER($here) }.
app_proof_recorded = Na koniec zapisano co innego, niż daje dziennik.
app_proof_seat = { $seat }: dołączony wynik to nie ten, który daje dziennik.
app_proof_code = Dowód podaje { $there }, a to, co jest tutaj, daje { $here }.
app_proof_result = Dołączony wynik to nie ten, który daje dziennik.
app_proof_points = { $seat }, punkty: dziennik daje { NUMBER($here) }, zapisano { NUMBER($there) }.
app_proof_line = { $seat }, { $what }: dziennik daje { NUMBER($here) }, zapisano { NUMBER($there) }.
app_proof_place = { $seat }: dziennik daje inne miejsce, niż zapisano.
app_proof_step = Krok { NUMBER($n) } dziennika jest inny niż w kopii, która jest tutaj.
## Results for others: cards, tables, plays

app_card_so_far = Jak dotąd
app_card_minutes = { NUMBER($n) } min
app_card_winner = Zwycięstwo
app_card_shared = Wspólne zwycięstwo
app_card_ahead = Prowadzi
app_card_level = Remis
app_card_left = Już nie gra
app_card_further = { $n ->
    [one] { NUMBER($n) } dalszy wiersz
    [few] { NUMBER($n) } dalsze wiersze
   *[many] { NUMBER($n) } dalszych wierszy
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } rozgrywka zapisana w Tallystone, do otwarcia w BG Stats.
    [few] { NUMBER($n) } rozgrywki zapisane w Tallystone, do otwarcia w BG Stats.
   *[many] { NUMBER($n) } rozgrywek zapisanych w Tallystone, do otwarcia w BG Stats.
}
app_refused_no_result = { $game } z { $day }: nie ma jeszcze wyniku. Najpierw zakończ rozgrywkę albo podaj wynik.

## What an import does with the bin

app_import_apart_both = Wersja tutaj i wersja z pliku się rozeszły: zostaną obie.
app_import_out_restored = Wyjdzie z kosza.
app_import_in_bin = Tutaj jest w koszu i wyjdzie z niego tylko, jeśli zastąpisz to, co jest, tym, co przychodzi.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } rozgrywka trafiła do kosza.
    [few] { NUMBER($n) } rozgrywki trafiły do kosza.
   *[many] { NUMBER($n) } rozgrywek trafiło do kosza.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } rozgrywka wyszła z kosza.
    [few] { NUMBER($n) } rozgrywki wyszły z kosza.
   *[many] { NUMBER($n) } rozgrywek wyszło z kosza.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } rozgrywkę usunięto tu wcześniej i nie wraca.
    [few] { NUMBER($n) } rozgrywki usunięto tu wcześniej i nie wracają.
   *[many] { NUMBER($n) } rozgrywek usunięto tu wcześniej i nie wracają.
}

## Games that are a sheet of categories

app_tally_prompt = Wpisz, co kto ma.
app_tally_prompt_complete = Wszystko wpisane. Zakończ albo popraw, co się nie zgadza.
app_tally_untold = nie wpisano
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } (po { NUMBER($each) })
app_tally_line_place = { $what }: { $value } (miejsce { NUMBER($place) })
app_tally_range = liczba od { NUMBER($least) } do { NUMBER($most) }
app_tally_no_category = Na tym arkuszu nie ma niczego o nazwie „{ $category }”. Jest: { $known }.
app_tally_refused = { $what }: oczekiwano: { $expected }; jest: { $came }. Spójrz na stół i wpisz to jeszcze raz.
app_tally_refused_unplayed = { $what }: przy tych opcjach tego się nie używa. Wybierz inne albo to pomiń.
app_tally_refused_seats = { $seats ->
    [one] Stół ma { NUMBER($seats) } gracza, a pozycja { NUMBER($columns) }: podaj po jednej dla każdego.
    [few] Stół ma { NUMBER($seats) } graczy, a pozycja { NUMBER($columns) }: podaj po jednej dla każdego.
   *[many] Stół ma { NUMBER($seats) } graczy, a pozycja { NUMBER($columns) }: podaj po jednej dla każdego.
}

## Days, times and counts, in the terminal

app_day = { PAIR($day) }.{ PAIR($month) }.{ $year }
app_clock = { PAIR($hour) }:{ PAIR($minute) }
app_moment = { $day }, { $clock }
app_count_doubts = { NUMBER($n) } do sprawdzenia
app_count_remarks = { NUMBER($n) } do przeczytania
