# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Fünf Pfade, fünf Figuren: je weiter oben, desto mehr wert. Unterwegs sammelt ihr Wunschsteine.
keltis_start = Start
keltis_place = Stein { NUMBER($step) } (Wert { NUMBER($value) })

## The sheet

keltis_board = Pfade
keltis_track = Leiste
keltis_wish_stones = Wunschsteine
keltis_five_or_more = 5+
keltis_deck = Letzte Karte gezogen
keltis_tiles = Kärtchen eintragen
keltis_region_goal = Ziel
keltis_region_minus = Minus
keltis_pen_large = { $seat }, groß
keltis_tile_points = Punktekärtchen { NUMBER($points) }
keltis_tile_clover = Kleeblatt
keltis_tile_wish_stone = Wunschstein
keltis_prompt_small = Tippe die Steine an, auf denen Figuren von { $seat } stehen.
keltis_prompt_take_large = Für die große Figur zuerst den Startstein antippen.
keltis_prompt_large = Tippe den Stein an, auf dem die große Figur von { $seat } steht.
keltis_prompt_tile = Tippe die Steine mit diesem Kärtchen an: { $tile }.
keltis_prompt_count = Was zeigen Leiste und Wunschsteine von { $seat }?
keltis_ask_points = { $seat }: Punkte auf der Leiste und Wunschsteine
keltis_count = Zählen: { $seat }
keltis_count_all = Alles gezählt
keltis_path = Pfad { NUMBER($path) }
keltis_path_colours = Farben der Pfade
keltis_colour = Farbe
keltis_prompt_free_step = { $seat } darf eine Figur einen Stein weiterziehen.
keltis_spoken_track = { $seat }: { NUMBER($points) } auf der Leiste
keltis_spoken_add = { $seat }: Punktekärtchen { NUMBER($points) }
keltis_spoken_wish_stones = { $n ->
    [one] { $seat }: { NUMBER($n) } Wunschstein
   *[other] { $seat }: { NUMBER($n) } Wunschsteine
}
keltis_spoken_large = { $seat } mit der großen Figur
keltis_spoken_stone = Pfad { NUMBER($path) }, { $place }: leer
keltis_spoken_stone_with = Pfad { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } und die große
keltis_spoken_start = Startstein, wartende Figuren: { $waiting }

## The score

keltis_line_track = Punkteleiste
keltis_line_track_read = von der Leiste abgelesen
keltis_line_tile = Punktekärtchen { NUMBER($points) }
keltis_line_figures = Figuren
keltis_line_figure = Pfad { NUMBER($path) }: auf { $place }
keltis_line_large = Pfad { NUMBER($path) }: große Figur auf { $place }, verdoppelt
keltis_line_no_wish_stone = Kein Wunschstein
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } Wunschstein
   *[other] { NUMBER($n) } Wunschsteine
}
keltis_line_many_wish_stones = Fünf oder mehr Wunschsteine
keltis_end_goal = { $seat } bringt auf Pfad { NUMBER($path) } die fünfte Figur in den Zielbereich: Das Spiel ist sofort aus. Das Kärtchen unter dieser Figur zählt nicht.
keltis_end_goal_told = Fünf Figuren sind im Zielbereich: Das Spiel ist aus.
keltis_unfinished = Nach den Regeln geht es weiter: { NUMBER($n) } von 5 Figuren im Zielbereich, und die letzte Karte ist nicht gezogen.
keltis_end_deck = Die letzte Karte ist gezogen: Das Spiel ist sofort aus.

## The log

keltis_told_figure = Figur auf Pfad { NUMBER($path) }
keltis_told_large = große Figur auf Pfad { NUMBER($path) }
keltis_told_onto = { $what }, dort liegt: { $tile }
keltis_told_track = Punkte auf der Leiste
keltis_told_wish_stones = Wunschsteine
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile } auf Pfad { NUMBER($path) }, { $place }
keltis_told_no_tile = kein Kärtchen auf Pfad { NUMBER($path) }, { $place }
keltis_told_deck_empty = Letzte Karte gezogen
keltis_told_deck_left = Im Nachziehstapel sind noch Karten

## Refusals

keltis_refused_tile = Punkte geben nur die Punktekärtchen 1, 2 und 3.
keltis_refused_track = Die Leiste wird bis { NUMBER($most) } Punkte eingetragen, angegeben sind { NUMBER($points) }.
keltis_refused_wish_stones = In der Schachtel sind { NUMBER($most) } Wunschsteine, angegeben sind { NUMBER($n) }.
keltis_refused_start_tile = Auf dem Startstein liegt kein Kärtchen. Nenne einen Stein von 1 bis 9.
keltis_refused_two_tiles = Für Pfad { NUMBER($path) }, { $place } sind zwei Kärtchen genannt. Gib eins an.
keltis_refused_carried_twice = { $seat } kommt nur einmal auf Pfad { NUMBER($path) }, { $place }: Ein Kärtchen wird dort einmal ausgeführt.
keltis_unread_path = Auf einem Pfad steht nur eine Figur je Farbe, für Pfad { NUMBER($path) } sind zwei angegeben.
keltis_unread_large = Jede Farbe hat eine große Figur, angegeben sind zwei.
keltis_refused_sides = Der Tisch hat { NUMBER($seats) } Spieler, die Stellung { NUMBER($sides) }: Für jeden Platz ist genau eine Angabe nötig.

## Doubts

keltis_doubt_wish_stones = { NUMBER($n) } Wunschsteine insgesamt; in der Schachtel sind 9.
keltis_doubt_goal_full = { NUMBER($n) } Figuren im Zielbereich; mit der fünften ist das Spiel aus.
keltis_doubt_goal_entry = Fünf Figuren im Zielbereich und keine in seiner ersten Reihe, in die die fünfte gerade gekommen sein muss.
keltis_doubt_two_ends = Das Spiel endete entweder mit der fünften Figur im Zielbereich oder mit der letzten Karte, nicht mit beidem.
keltis_doubt_large_at_start = Die große Figur von { $seat } ist auf Pfad { NUMBER($path) } eingetragen, aber dort steht keine Figur.
keltis_doubt_no_large = { $seat }: Alle fünf Figuren sind unterwegs, also ist eine davon die große.
keltis_doubt_tile_points = { $seat }: { NUMBER($points) } Punkte auf der Leiste; alle Punktekärtchen zusammen geben 14.
keltis_doubt_not_reached = { $has ->
    [one] { $seats }: Wunschsteine und Punktekärtchen von mindestens { NUMBER($has) } Stein, erreicht: { NUMBER($most) }.
   *[other] { $seats }: Wunschsteine und Punktekärtchen von mindestens { NUMBER($has) } Steinen, erreicht: { NUMBER($most) }.
}
keltis_doubt_steps = { NUMBER($n) } Schritte insgesamt; zu viert sind höchstens { NUMBER($most) } möglich.
keltis_doubt_tile_kind = { $tile }: { NUMBER($n) } eingetragen, in der Schachtel { NUMBER($most) }.
keltis_doubt_tile_changed = Pfad { NUMBER($path) }, { $place }: Hier wurde früher ein anderes Kärtchen ausgeführt.
keltis_doubt_end_stone = Pfad { NUMBER($path) }, { $place }: Der Endstein ist erreicht, aber kein Kärtchen dafür eingetragen.
keltis_doubt_few_points = { $seat }: { NUMBER($points) } auf der Leiste, aber unterwegs lagen Kärtchen im Wert von { NUMBER($passed) }.

## Options

keltis_option_free_step = Darf ein freier Schritt eine neue Figur auf einen Pfad bringen?
keltis_option_free_step_source = Die Spielregel schweigt dazu. Vorgabe: nein, denn die erste Karte einer Farbe bringt eine Figur auf ihren Pfad. Die Wertung am Ende bleibt gleich.
keltis_option_free_step_no_means = Ein Kleeblatt oder eine Karte für einen fertigen Pfad bewegt eine Figur, die schon auf einem Pfad steht.
keltis_option_free_step_yes_means = Ein Kleeblatt oder eine Karte für einen fertigen Pfad darf auch eine neue Figur auf den ersten Stein eines Pfads stellen.

## Set-up

keltis_setup_section_board = Spielplan und Kärtchen
keltis_setup_section_players = Eigenes Material
keltis_setup_section_cards = Karten
keltis_setup_section_start = Beginn
keltis_setup_punch = Vor dem ersten Spiel: Löst alle Teile vorsichtig aus den Stanzbögen.
keltis_setup_board = Legt den Spielplan in die Mitte.
keltis_setup_tiles = Mischt die { NUMBER($n) } Wegekärtchen verdeckt; legt eins auf jeden dunklen Stein und jeden Endstein.
keltis_setup_end_stones = Dunkle Steine liegen unterwegs; der Endstein ist der große am Ende jedes Pfads.
keltis_setup_tiles_up = Deckt alle Kärtchen auf.
keltis_setup_figures = Stell deine vier kleinen Figuren und die große auf den großen Startstein: Dort stehen dann { NUMBER($n) }.
keltis_setup_markers = Leg deinen Wertungsstein vor Feld 1 der Punkteleiste rund um den Plan.
keltis_setup_leaves = Leg das große Kleeblatt deiner Farbe vor dich: Es zeigt, wer welche Farbe spielt.
keltis_setup_left = { $n ->
    [one] Lasst die Farbe, die niemand spielt, in der Schachtel.
   *[other] Lasst die { NUMBER($n) } Farben, die niemand spielt, in der Schachtel.
}
keltis_setup_shuffle = Mischt die { NUMBER($n) } Karten gut.
keltis_setup_remove = Zu zweit: Legt { NUMBER($n) } der übrigen Karten ungesehen in die Schachtel zurück.
keltis_setup_deal = Teilt an alle je { NUMBER($n) } Karten aus.
keltis_setup_pile = Die anderen { NUMBER($n) } Karten sind der Nachziehstapel, verdeckt neben dem Plan.
keltis_setup_discards = Lasst an einer schmalen Seite des Plans Platz für fünf Ablagestapel, einen je Farbe.
keltis_setup_start = Wer zuletzt in Irland war, beginnt; wenn das niemand weiß, die älteste Person. Gespielt wird im Uhrzeigersinn.
keltis_piece_board = Spielplan
keltis_piece_wish_stones = Wunschsteine
keltis_piece_clovers = Kleeblatt-Kärtchen
keltis_piece_point_tiles = Punktekärtchen ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = kleine Figuren
keltis_piece_large_figures = große Figuren
keltis_piece_markers = Wertungssteine
keltis_piece_leaves = große Kleeblätter
keltis_piece_cards = Karten

## What gives points

keltis_points_figures = Figur, je nach Stein
keltis_points_start = Startstein
keltis_points_step = Stein { NUMBER($step) }
keltis_points_figure = { SIGNED($small) }, groß { SIGNED($large) }
keltis_points_wish_stones = Wunschsteine
keltis_points_many = { NUMBER($n) } oder mehr
keltis_points_tiles = Punktekärtchen
keltis_points_tile = beim Erreichen, sofort

## Rules

keltis_section_aim = Ziel und Spielplan
keltis_section_setup = Aufbau
keltis_section_turn = Ein Zug
keltis_section_rows = Kartenreihen und Figuren
keltis_section_tiles = Wegekärtchen
keltis_section_end = Spielende
keltis_section_scoring = Wertung
keltis_rule_aim = Ziel des Spiels
keltis_rule_aim_text = Mit Zahlenkarten ziehst du deine Figuren die Pfade hinauf: je weiter, desto mehr Punkte am Ende; wer kaum loskommt, verliert welche. Wunschsteine, die unterwegs liegen, bringen noch mehr, zu wenige davon kosten Punkte. Wer die meisten Punkte hat, gewinnt.
keltis_rule_paths = Die fünf Pfade
keltis_rule_paths_text = Alle Pfade beginnen am selben großen Startstein, und jeder hat { NUMBER($stones) } Steine; der letzte ist der Endstein. Neben jeder Reihe steht, was eine Figur dort wert ist: Die ersten drei Reihen zählen minus, die letzten drei mit { $goal } sind der Zielbereich.
keltis_rule_setup_figures = Figuren und Farben
keltis_rule_setup_figures_text = Alle bekommen in ihrer Farbe vier kleine Figuren und eine große, einen Wertungsstein und ein großes Kleeblatt. Sämtliche Figuren beginnen auf dem Startstein.
keltis_rule_scoring_stone = Wo der Wertungsstein beginnt
keltis_rule_scoring_stone_text = Vor Feld 1 der Punkteleiste: Noch hat niemand Punkte.
keltis_rule_colour_clover = Zeigen, welche Farbe du hast
keltis_rule_colour_clover_text = Leg das große Kleeblatt vor dich, damit alle deine Farbe sehen. Es gehört nicht zu den Wegekärtchen.
keltis_rule_left_in_box = Was in der Schachtel bleibt
keltis_rule_left_in_box_text = Bei weniger als vier Spielern die Figuren, Wertungssteine und großen Kleeblätter der Farben, die niemand spielt. Die { NUMBER($tiles) } Wegekärtchen braucht ihr immer alle, die Karten auch, bis auf die { NUMBER($removed) }, die ihr zu zweit zurücklegt.
keltis_rule_setup_tiles = Wegekärtchen auslegen
keltis_rule_setup_tiles_text = Mischt die { NUMBER($n) } Kärtchen verdeckt: Eins kommt auf jeden dunklen Stein, eins auf den großen Stein am Ende jedes Pfads. Dann deckt ihr alle auf. So liegen sie in jeder Partie anders.
keltis_rule_tile_counts = Wie viele Kärtchen von jeder Art
keltis_rule_tile_counts_text = { NUMBER($wish) } Wunschsteine, { NUMBER($clovers) } Kleeblätter und Punktekärtchen: { NUMBER($ones) } mit einer 1, { NUMBER($twos) } mit einer 2, { NUMBER($threes) } mit einer 3.
keltis_rule_setup_cards = Karten und Handkarten
keltis_rule_setup_cards_text = Fünf Farben mit je zwei Karten jedes Werts von 0 bis 10 ergeben { NUMBER($cards) }. Mischt sie; alle bekommen { NUMBER($hand) } auf die Hand, der Rest liegt als verdeckter Nachziehstapel neben dem Plan.
keltis_rule_two_players = Zu zweit
keltis_rule_two_players_text = { NUMBER($n) } Karten des Stapels kommen verdeckt in die Schachtel zurück. Sonst ändert sich nichts.
keltis_rule_start_player = Wer beginnt
keltis_rule_start_player_text = Wer zuletzt in Irland war. Lässt sich das nicht klären, die älteste Person. Danach geht es im Uhrzeigersinn.
keltis_rule_turn = Ein Zug: eine Karte spielen, eine ziehen
keltis_rule_turn_text = Du musst genau eine Karte spielen, entweder auf einen Ablagestapel oder an eine eigene Reihe. Gleich danach ziehst du eine nach, und die nächste Person ist dran.
keltis_rule_discard = Karte abwerfen
keltis_rule_discard_text = Statt eine Karte zu nutzen, kannst du sie offen neben den Plan legen, am besten an eine schmale Seite; sie bewirkt dann nichts. Jede Farbe hat ihren eigenen Ablagestapel.
keltis_rule_draw = Nachziehen
keltis_rule_draw_text = Nach dem Ausspielen ziehst du eine Karte: die oberste vom verdeckten Nachziehstapel oder die oberste eines Ablagestapels. Dann hast du wieder { NUMBER($hand) }. Für die Karte, die du gerade abgeworfen hast, macht die Spielregel keine Ausnahme.
keltis_rule_rows = Aufsteigende oder absteigende Reihen
keltis_rule_rows_text = Du hast je Farbe eine Reihe. Sie steigt oder fällt; gleiche Werte dürfen aufeinander folgen, Lücken sind erlaubt. Die erste Karte mit anderem Wert legt die Richtung fest. In Ordnung: 3, 3, 6, 7, 7. Ebenso: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Karten einer Reihe bleiben sichtbar
keltis_rule_row_visible_text = Jede neue Karte liegt offen und ein Stück nach unten versetzt auf der vorigen, damit alle Werte der Reihe jederzeit zu lesen sind.
keltis_rule_first_card = Erste und weitere Karten einer Farbe
keltis_rule_first_card_text = Die erste Karte einer Farbe bringt eine deiner Figuren, welche du willst, auf den ersten Stein dieses Pfads ({ $first }). Jede weitere Karte der Farbe zieht diese Figur einen Stein voran.
keltis_rule_one_figure = Eine eigene Figur je Pfad
keltis_rule_one_figure_text = Nur die erste Karte deiner Reihe bringt eine Figur auf den Pfad, alle anderen ziehen eben diese. So stehen nie zwei deiner Figuren auf einem Pfad: fünf Figuren für fünf Pfade.
keltis_rule_only_forward = Figuren gehen nur vorwärts
keltis_rule_only_forward_text = Immer einen Stein auf einmal. Keine Karte und kein Kärtchen bringt eine Figur zurück oder auf einen anderen Pfad, weder deine noch eine fremde.
keltis_rule_end_stone_card = Karte für einen fertigen Pfad
keltis_rule_end_stone_card_text = Steht deine Figur schon auf dem Endstein ({ $value }), darfst du für jede weitere Karte dieser Farbe stattdessen eine beliebige andere eigene Figur einen Stein weiterziehen.
keltis_rule_shared_stones = Mehrere Figuren auf einem Stein
keltis_rule_shared_stones_text = Die Spielregel sagt, dass Figuren verschiedener Farben auf einem Pfad stehen dürfen. Dass sie sich auch einen Stein teilen und einander nicht behindern, lesen wir daraus.
keltis_rule_tile_points = Punktekärtchen
keltis_rule_tile_points_text = Wer auf eine 1, 2 oder 3 kommt, zieht den eigenen Wertungsstein so viele Felder vor. Das Kärtchen bleibt liegen: Wer später dort ankommt, bekommt die Punkte auch.
keltis_rule_tile_clover = Kleeblätter: was ein Kleeblatt bringt
keltis_rule_tile_clover_text = Wer auf ein Kleeblatt kommt, darf eine beliebige eigene Figur einen Stein weiterziehen, auch die, die gerade angekommen ist. Das Kleeblatt bleibt liegen.
keltis_rule_tile_chain = Kettenzüge
keltis_rule_tile_chain_text = Landet die Figur, die ein Kleeblatt bewegt hat, wieder auf einem Kärtchen, darf auch dieses ausgeführt werden, und so fort.
keltis_rule_tile_wish_stone = Wunschsteine
keltis_rule_tile_wish_stone_text = Wer auf einen Wunschstein kommt, nimmt ihn und legt ihn offen vor sich. Vom Pfad ist er damit weg.
keltis_rule_free_step_enters = Bringt ein freier Schritt eine neue Figur ins Spiel?
keltis_rule_free_step_enters_text = Ob ein Kleeblatt oder eine Karte für einen fertigen Pfad eine Figur vom Startstein auf einen Pfad bringen darf, sagt die Spielregel nicht. Hier geht das nicht, außer ihr erlaubt es in den Optionen.
keltis_rule_end_goal = Fünf Figuren im Zielbereich
keltis_rule_end_goal_text = Sobald die fünfte Figur in die letzten drei Reihen kommt, egal auf welchem Pfad und in welcher Reihe, ist das Spiel sofort aus. Die Farben der fünf spielen keine Rolle. Das Kärtchen, auf dem die fünfte landet, wird nicht mehr ausgeführt.
keltis_rule_goal_moves = Weiterziehen im Zielbereich
keltis_rule_goal_moves_text = Zieht eine Figur innerhalb des Zielbereichs weiter, zählt sie trotzdem nur einmal; dadurch endet das Spiel nicht. Gezählt werden nur Figuren, die neu hineinkommen.
keltis_rule_end_deck = Die letzte Karte
keltis_rule_end_deck_text = Sobald jemand die letzte Karte des verdeckten Stapels zieht, ist das Spiel sofort aus: Niemand ist mehr dran, und die Ablagestapel werden nicht neu gemischt.
keltis_rule_final_scoring = Abrechnung am Ende
keltis_rule_final_scoring_text = Zu dem, was der Wertungsstein durch Punktekärtchen zeigt, zählst du die Zahl neben jeder deiner Figuren hinzu oder ziehst sie ab, für die große doppelt. Dazu kommt, was deine Wunschsteine geben.
keltis_rule_figure_values = Was Figuren wert sind
keltis_rule_figure_values_text = Die Zahl neben dem Stein: { $values } vom ersten bis zum letzten. Minuszahlen werden abgezogen. Figuren auf dem Startstein geben nichts.
keltis_rule_large_figure = Die große Figur
keltis_rule_large_figure_text = Die große Figur zählt doppelt, im Plus wie im Minus.
keltis_rule_wish_stone_table = Was Wunschsteine wert sind
keltis_rule_wish_stone_table_text = Keiner { SIGNED($none) }, einer { SIGNED($one) }, zwei { SIGNED($two) }, drei { SIGNED($three) }, vier { SIGNED($four) }, fünf oder mehr { SIGNED($five) }.
keltis_rule_score_track = Die Punkteleiste
keltis_rule_score_track_text = Sie hat { NUMBER($fields) } Felder. Nach dem letzten geht der Wertungsstein bei 1 weiter, und { NUMBER($fields) } kommen dazu. Während der Partie bewegen ihn nur Punktekärtchen; die meisten Punkte gibt es am Ende.
keltis_rule_below_zero = Eine Summe von 0 oder weniger
keltis_rule_below_zero_text = Punkte werden einfach abgezogen, auch unter 0. Dafür hat die Leiste kein Feld, und wo der Stein dann steht, sagt die Spielregel nicht: Merkt es euch.
keltis_rule_winner = Wer gewinnt
keltis_rule_winner_text = Wer die meisten Punkte hat. Bei Gleichstand gewinnen mehrere zusammen.

## What people say when they ask for a rule

keltis_asked =
    aim: Ziel, Spielziel, Spielidee, worum geht es, was muss ich tun, Sinn des Spiels, Überblick, erklären, Kurzregel, wie funktioniert das Spiel, wie gewinne ich, gibt es einen Bonus wenn man zuerst im Ziel ist, warum weit laufen, worum gehts, was muss man machen, wie spielt man das
    paths: wie viele Schritte bis nach oben, wie lang ist ein Pfad, Felder, Länge, Wege, Spielplan, Spielbrett, wo hört das Minus auf, welche Felder sind negativ, Minusbereich, welche Reihen sind das Ziel, Ziellinie, wie viele Steine hat ein Weg, was bedeuten die Zahlen neben dem Weg, ist die vierte Reihe schon positiv, ab wann gibt es Pluspunkte, wie lang ist der Weg bis ganz oben, wie viele Felder bis zum Ende
    setup-figures: wie viele Figuren bekomme ich, Spielsteine, Männchen, Püppchen, Meeple, Figuren pro Spieler, die kleinen, wo stehen meine Figuren am Anfang, Farbe aussuchen, welche Farbe, muss ich alle Figuren benutzen, wo starten die Figuren, Startfeld, Startstein, wie viele Männchen bekommt jeder, wie viele Figuren hat jeder, was bekommt jeder Spieler
    scoring-stone-start: wo beginnt mein Wertungsstein, Zählstein, Punktemarker, Startposition, wohin am Anfang, Feld null, wo stelle ich den Punktestein hin
    colour-clover: wofür ist das große Kleeblatt vor mir, Pappkleeblatt, wem gehört welche Farbe, wer ist grün, woran sieht man die Spielerfarbe, großes Blatt
    left-in-box: was bleibt übrig, weglassen, unbenutzt, nicht gebraucht, zu dritt, mit 3 Spielern, weniger Spieler, brauchen wir zu zweit alle Plättchen, aussortieren, in die Schachtel, was kommt raus, was lassen wir weg
    setup-tiles: wo kommen die kleinen Plättchen hin, Chips, Wegekärtchen, Wegplättchen, offen oder verdeckt, aufdecken, mischen, auslegen, zufällig, dunkle Steine, kommt auf den Endstein auch ein Kärtchen, schwarze Steine, wie viele Kärtchen liegen auf dem Plan, welche Steine bekommen ein Kärtchen, werden die Plättchen aufgedeckt, liegen die Plättchen offen, wie baut man auf, Aufbau, aufbauen, Plättchen am Anfang, Vorderseite, Bild nach oben, Plättchen aufgedeckt oder verdeckt
    tile-counts: wie viele Wunschsteine gibt es, wie viele insgesamt, gesamt, Verteilung, wie viele 3er, Kärtchen nachzählen, wie viele Kleeblätter, wie viele Punkteplättchen, fehlt etwas, wie viele von jeder Sorte, wie viele Plättchen gibt es
    setup-cards: mit wie vielen Karten fangen wir an, wie viele Handkarten, austeilen, geben, Nullkarte, wie hoch gehen die Karten, höchste, niedrigste, Zahlen, Kartensatz, Farben, wie oft kommt jede Karte vor, doppelt, wie viele Karten sind im Spiel, Anzahl der Karten, Zahlenkarten, wie viele Karten bekommt jeder am Anfang, wie viele Karten am Start
    two-players: nur zu zweit, zwei Spieler, 2 Spieler, Duell, was ändert sich, darf man die entfernten Karten ansehen, gucken, wie viele Karten kommen zu zweit weg, aussortieren, Karten rausnehmen bei zwei Spielern
    start-player: wer fängt an, wer beginnt, Startspieler, keiner war in Irland, noch nie in Irland gewesen, der Jüngste, der Älteste, in welche Richtung spielen wir, linksherum oder rechtsherum, wer ist als Nächstes dran, wer darf anfangen
    turn: darf ich zwei Karten spielen, passen, aussetzen, muss ich eine Karte spielen, was kann ich tun, Ablauf, Reihenfolge im Zug, erst ziehen oder erst spielen, Pflicht, Aktionen, muss ich mit der Karte ziehen, muss ich in jedem Zug etwas legen, darf ich auch nichts legen, was mache ich wenn ich dran bin, was darf ich in einer Runde machen, Zugpflicht, Spielablauf
    discard: Karte abwerfen, wegwerfen, loswerden, keine Karte passt, kann nichts spielen, nicht anlegbar, unbrauchbare Karte, wohin mit abgeworfenen Karten, getrennte Stapel, wie viele Ablagestapel gibt es, lieber abwerfen, Karte weglegen, Karte nicht nutzen, kann nichts anlegen, nichts passt, nur abwerfen, Karte wegschmeißen, Haufen je Farbe, Müllhaufen, Abwurf
    draw: darf ich vom Ablagestapel nehmen, die eben abgeworfene Karte wieder nehmen, nur die oberste oder irgendeine, Handkartenlimit, auffüllen, Karten nachziehen, wie viele auf der Hand, welcher Stapel, Ablagestapel durchsehen, durchsuchen, neue Karte, Karte vom Vorgänger nehmen, abwerfen und dieselbe wieder aufnehmen, woher ziehe ich, die Karte vom Gegner nehmen, gerade abgelegte Karte zurücknehmen, mittlere Karte, wo ziehe ich nach
    rows: zweimal dieselbe Zahl, gleiche Zahl noch einmal, gleiche Karten, von aufwärts auf abwärts wechseln, aufsteigend, absteigend, hoch oder runter, darf ich Zahlen überspringen, Lücke, auslassen, zweite Reihe in derselben Farbe, mit einer 5 angefangen, niedriger, höher, Richtung ändern, Reihenfolge, lückenlos, mit 10 anfangen und runter, eine 4 nach einer 7, muss ich die Richtung ansagen, ist die Richtung fest, anlegen, muss die Reihe bei null anfangen, welche Karte darf ich als Nächstes legen, Karte unterschieben, dazwischen einfügen, beim Nachbarn anlegen, welche Karten darf ich auslegen, Karten auslegen, anbauen, Zahlenreihe, andersrum, rückwärts zählen, welche Zahl darf drauf, Reihenfolge der Zahlen, aufwärts, abwärts, kleiner werden, größer werden, umgekehrt, doppelte Zahl, Zahlen der Reihe nach
    row-visible: müssen alte Karten sichtbar bleiben, Karten verdecken, verstecken, überlappen, die Reihe des Gegners ansehen, auffächern, sehen was jemand gespielt hat, dürfen Karten sich überdecken, Karten versetzt legen, ausgelegte Karten der anderen ansehen, fremde Auslage
    first-card: wie bringe ich eine Figur ins Spiel, einsetzen, rausgehen, neuen Pfad beginnen, vom Start losgehen, darf ich die Figur aussuchen, muss die große zuerst, wann darf die große Figur raus, vorrücken, laufen, Figur ziehen, wie weit zieht eine Figur, wohin kommt eine neue Figur, zwei Felder mit einer Karte, erste Karte einer Farbe, Figur aufstellen, muss ich alle Figuren rausbringen, bestimmt die Kartenfarbe welche Figur zieht, Karte beliebiger Farbe, welche Figur zuerst, wie komme ich auf den Weg
    one-figure-a-path: zwei eigene Figuren auf einem Pfad, zweite Figur, beide auf demselben Weg, doppelt, mit zwei Männchen auf einem Weg
    only-forward: kann eine Figur zurück, rückwärts, seitwärts, zurückziehen, nach Hause schicken, Pfad wechseln, auf einen anderen Weg, schieben, rausschmeißen, Figur des Gegners bewegen, rückwärts laufen, zurücklaufen, kann man zurückgehen, Figur zurücksetzen, Weg tauschen, umsteigen, andere Spur, rückwärts ziehen, auch rückwärts
    end-stone-card: schon oben und noch grüne Karten, Karte für einen fertigen Weg, Figur am Ende angekommen, übrige Karten, was mit weiteren Karten, Maximum, Kleeblatt oder Karte auf fertigem Pfad, stattdessen andere Figur ziehen, was passiert wenn meine Figur oben ist, schon am Ende und noch Karten der Farbe, ganz oben angekommen, Karte für volle Farbe
    shared-stones: Gegner steht auf meinem Feld, zwei auf demselben Stein, besetzt, blockieren, blockiert, rauswerfen, schlagen, zusammen, teilen, voll, wie viele Figuren passen auf einen Stein, wie viele Spieler auf einem Feld, zwei Figuren auf demselben Feld, gleiches Feld, Gegner rausschmeißen, auf das Feld eines anderen, darf ich auf ein besetztes Feld
    tile-points: auf eine 3 gekommen, Punkteplättchen, Zahlenplättchen, danach verbraucht, bleiben Punktekärtchen liegen, bekommt der Nächste die Punkte auch, noch einmal, sofort, betreten, Wertungsstein gleich ziehen, zählen die Punkte sofort, wann werte ich ein Kärtchen, 1 2 3, bleibt das Punkteplättchen liegen, Plättchen mit Punkten
    tile-clover: Glücksklee, vierblättrig, Klee, muss ich das Kleeblatt nutzen, was passiert auf einem Kleeblatt, freiwillig, für eine andere Figur nutzen, Zusatzschritt, Bonuszug, Extrazug, freier Zug, wird das Kleeblatt weggenommen, grünes Plättchen, wie weit mit dem Kleeblatt, welche Figur zieht, wie viele Schritte gibt ein Kleeblatt, wessen Figur, was machen die Kleeblätter, Kleeblatt ausführen, was macht das Kleeblatt, was bringt das Kleeblatt
    tile-chain: Kombo, Kettenreaktion, Kettenzug, Kleeblatt auf Kleeblatt, landet ein freier Schritt auf einem Kärtchen, Bonuszug löst nächstes Kärtchen aus, auslösen, hintereinander, endlos, Kärtchen nach Kleeblatt, Kärtchen durch freien Schritt erreicht, Kleeblatt nach Kleeblatt, noch ein Kleeblatt, auf dem nächsten Kleeblatt gelandet
    tile-wish-stone: Wunschstein nehmen, Gegner hat den Wunschstein schon bekomme ich einen, sammeln, behalten, einsammeln, auf Wunschstein landen, was passiert mit dem Wunschstein, Zweiter bekommt keinen, wer zuerst kommt, muss ich den Wunschstein nehmen, Wunschstein zweimal nehmen, Wunschstein schon weg, Stein schon weg, bekomme ich den Stein wenn ihn schon wer hat
    free-step-enters: darf das Kleeblatt eine neue Figur vom Start holen, mit Kleeblatt neuen Pfad beginnen, ohne Karte, Pfad eröffnen, einsetzen mit Kleeblatt
    end-goal: wann ist Schluss, wann ist es vorbei, Spielende, wie endet es, müssen alle fünf mir gehören, fünfte Figur landet auf Wunschstein bekomme ich ihn noch, Kärtchen mit der letzten Figur, wie viele Figuren im Ziel beenden das Spiel, aufhören, Ende auslösen, kommen alle noch einmal dran, zwei Figuren gleichzeitig im Ziel, ziehe ich nach der fünften Figur noch eine Karte, wer hat den letzten Zug, muss die fünfte Figur ganz oben stehen, fünf im Ziel, darf ich den Zug noch fertig machen, wann ist das Spiel aus, zählen auch fremde Figuren, Figuren aller Farben
    goal-moves: innerhalb des Ziels, Figur schon im Ziel, doppelt gezählt, von 7 auf 10, im Zielbereich weiter, im Ziel weiterziehen, zählt die Figur im Ziel noch mal
    end-deck: keine Karten mehr, Nachziehstapel leer, Stapel aufgebraucht, neu mischen, Ablagestapel mischen, Karten alle, kommt jeder noch einmal dran, letzte Runde, gleich viele Züge, wann ist Schluss, endet das Spiel wenn der Stapel leer ist, wie viele Karten noch, letzte Karte gezogen darf ich fertig spielen, mehrere Runden, spielen wir mehr als eine Runde, keine Karten mehr zum Ziehen
    final-scoring: abrechnen, zusammenzählen, Schlusswertung, Endabrechnung, ausrechnen, Summe, wie wird gewertet, wann geben Figuren Punkte, wann zählen die Zahlen neben dem Weg, während des Spiels oder am Ende, wann zählen Wunschsteine und große Figur, wie wird abgerechnet, abgerechnet, Punkte ausrechnen, wie rechnet man ab, wie zählt man die Punkte am Ende, wie rechnet man zusammen
    figure-values: wie viel ist der fünfte Stein wert, Wert einer Figur, kosten Figuren am Start etwas, stehen gebliebene Figuren Minuspunkte, Punkte für eine Figur, wie viele Punkte gibt der oberste Stein, Punkte verlieren, negativ, Reihenwerte, was ist jede Reihe wert, kann man Punkte verlieren, was ist der erste Stein wert, minus vier, Strafe, Figur die nicht gezogen wurde, wie viele Punkte gibt ein Feld, was ist das oberste Feld wert, Figuren auf dem Startstein
    large-figure: die große, der Große, dicke Figur, doppelt, zählt sie auch im Minus doppelt, verdoppelt, wozu die große Figur, große Figur auf minus drei, wie zählt man die große Figur, Punkte der großen Figur, was bringt die große Figur, wofür ist die große Figur
    wish-stone-table: null Wunschsteine Strafe, sieben Wunschsteine wie viele Punkte, gar keine Wunschsteine, Punkte für drei Wunschsteine, zu wenige, sechs, wie viele Wunschsteine brauche ich gegen Minuspunkte, nicht genug, 5 Wunschsteine, mehr als fünf, Tabelle unten rechts, Wert der Wunschsteine, geben Wunschsteine Punkte, wann zählen Wunschsteine, wie viele Punkte für 4 Wunschsteine, 1 Wunschstein, 2 Wunschsteine, wie viel bringen 3 Wunschsteine, kein Wunschstein, ohne Wunschsteine, was bringen Wunschsteine, keinen Wunschstein gesammelt
    score-track: mehr als 50 Punkte, über fünfzig, Leiste zu Ende, Kramerleiste, Punkteleiste, noch eine Runde, zweite Runde auf der Leiste, wann zieht man den Wertungsstein, über 50 drüber, wohin nach der 50
    below-zero: unter null, negative Summe, meine Punkte sind negativ, Minusstand, im Minus, weniger als nichts, negative Punkte am Ende, insgesamt negativ, kann man unter null kommen, Punkte im Minus
    winner: Gleichstand, unentschieden, Tiebreaker, zwei haben gleich viele Punkte, punktgleich, geteilter Sieg, wer hat gewonnen, meiste Punkte, wie wird der Sieger ermittelt, mehrere Sieger, beide gleich viele Punkte wer hat gewonnen, wer gewinnt bei Gleichstand
