# Stones & Rivers, in our own words.

stones_and_rivers_name = Stones & Rivers
stones_and_rivers_summary = Plättchen, die Steine oder Flüsse sind: Wer zuerst fünf Steine im Zielbereich gegenüber hat, gewinnt.

## The sheet

stones_and_rivers_board = Spielplan
stones_and_rivers_region = { $seat }: Zielbereich
stones_and_rivers_prompt = { $seat } ist dran: Tippe ein Plättchen an.
stones_and_rivers_prompt_selected = { $point } ist gewählt: Tippe sein Ziel an, oder wende oder drehe es.
stones_and_rivers_prompt_first = Lost mit einem Plättchen aus, wer beginnt, oder tippt eins an und beginnt.
stones_and_rivers_prompt_push = Tippe an, wohin das Plättchen auf { $point } geschoben wird.
stones_and_rivers_ask_piece = { $point }: leuchtenden Punkt antippen, wenden oder drehen
stones_and_rivers_ask_push = Wo landet das Plättchen von { $point }? Tippe einen leuchtenden Punkt an.
stones_and_rivers_turn = Wenden, drehen
stones_and_rivers_across = Von gegenüber gesehen
stones_and_rivers_first_title = Wurf um den ersten Zug: Wer sagt an, und was?
stones_and_rivers_caller = Es sagt an
stones_and_rivers_caller_circle = { $seat } (Kreis)
stones_and_rivers_caller_square = { $seat } (Quadrat)
stones_and_rivers_call_stone = Stein angesagt: werfen
stones_and_rivers_call_river = Fluss angesagt: werfen
stones_and_rivers_came_stone = Stein liegt oben: { $seat } wählt
stones_and_rivers_came_river = Fluss liegt oben: { $seat } wählt
stones_and_rivers_choose_first = Zuerst ziehen
stones_and_rivers_choose_second = Danach ziehen
stones_and_rivers_flip_across = Zu Fluss — wenden
stones_and_rivers_flip_along = Zu Fluss | wenden
stones_and_rivers_rotate_across = Auf — drehen
stones_and_rivers_rotate_along = Auf | drehen
stones_and_rivers_flip_stone = Zu Stein wenden
stones_and_rivers_spoken_empty = { $point }: leer
stones_and_rivers_spoken_stone = { $point }: Stein von { $seat }
stones_and_rivers_spoken_across = { $point }: Fluss von { $seat }, quer
stones_and_rivers_spoken_along = { $point }: Fluss von { $seat }, längs
stones_and_rivers_remark_actions = { $n ->
    [one] { $seat } hat { NUMBER($n) } mögliche Aktion.
   *[other] { $seat } hat { NUMBER($n) } mögliche Aktionen.
}
stones_and_rivers_remark_threat = { $seat } kann mit einer Aktion gewinnen.
stones_and_rivers_remark_missed = { $seat } hätte mit Aktion { NUMBER($number) } gewinnen können: { $action }.
stones_and_rivers_remark_line = Stellung: { $line }

## The score

stones_and_rivers_line_total = Steine von { $seat }, die zählen
stones_and_rivers_line_area = Steine im Zielbereich
stones_and_rivers_note_area = { NUMBER($n) } von 5 Steinen im Zielbereich
stones_and_rivers_unfinished = Noch hat niemand fünf Steine im Zielbereich.
stones_and_rivers_line_stone = Stein auf { $point }
stones_and_rivers_line_river = Fluss auf { $point }, zählt nicht
stones_and_rivers_end_both = Beide haben zugleich fünf Steine im Zielbereich. Auslegung dieser App, weil die Regeln nicht sagen, wer gewinnt: Der Sieg ist geteilt.
stones_and_rivers_end = { $seat } hat fünf Steine im Zielbereich: Das Spiel ist aus.

## The log

stones_and_rivers_told_action = { NUMBER($number) }. { $notation } ({ $what })
stones_and_rivers_told_move = { $from } nach { $to }
stones_and_rivers_told_push = { $from } auf { $onto }, schiebt nach { $to }
stones_and_rivers_told_to_stone = { $point } wird zum Stein
stones_and_rivers_told_to_across = { $point } wird zum Fluss, quer
stones_and_rivers_told_to_along = { $point } wird zum Fluss, längs
stones_and_rivers_told_first = beginnt
stones_and_rivers_told_stone_stone = sagt Stein an, und es ist Stein
stones_and_rivers_told_stone_river = sagt Stein an, aber es ist Fluss
stones_and_rivers_told_river_stone = sagt Fluss an, aber es ist Stein
stones_and_rivers_told_river_river = sagt Fluss an, und es ist Fluss

## Refusals

stones_and_rivers_unread_action = „{ $came }“ ist keine Aktion: Erwartet wird e5>e6, e5>e6>e9, e5:-, e5:| oder e5:o.
stones_and_rivers_unread_point = „{ $came }“ ist kein Punkt: Die Punkte gehen von a1 bis m14.
stones_and_rivers_unread_rows = Ein Spielplan hat { NUMBER($rows) } Zeilen, getrennt durch /; angegeben: { NUMBER($came) }.
stones_and_rivers_unread_row = Zeile { NUMBER($row) } des Spielplans: { $why }
stones_and_rivers_unread_letter = Erwartet wird c, c-, c|, s, s-, s| oder eine Zahl, angegeben ist „{ $came }“.
stones_and_rivers_unread_more = Erwartet werden { NUMBER($points) } Punkte, angegeben sind mehr.
stones_and_rivers_unread_few = Erwartet werden { NUMBER($points) } Punkte, angegeben: { NUMBER($came) }.
stones_and_rivers_unread_nobody = Wer dran ist, fehlt: Schreib c oder s hinter den Spielplan.
stones_and_rivers_unread_turn = Wer dran ist, heißt c oder s; angegeben ist „{ $came }“.
stones_and_rivers_refused_begun = Die erste Aktion ist gemacht: Wer beginnt, steht fest.
stones_and_rivers_refused_nothing = Auf { $point } liegt kein Plättchen für eine Aktion.
stones_and_rivers_refused_push_nothing = Auf { $point } liegt kein Plättchen zum Schieben.
stones_and_rivers_refused_push_itself = Das Plättchen auf { $point } kann sich nicht selbst schieben: Nenne nach dem ersten Punkt ein anderes.
stones_and_rivers_refused_push_nowhere = Das Plättchen auf { $point } lässt sich nicht dorthin schieben, wo es liegt: Nenne am Ende einen anderen Punkt.
stones_and_rivers_refused_taken = Auf { $point } liegt schon ein Plättchen.
stones_and_rivers_refused_over = Jemand hat gewonnen: Das Spiel ist aus.
stones_and_rivers_refused_turn = { $seat } ist dran, aber das Plättchen auf { $point } ist ein fremdes.
stones_and_rivers_refused_lies_so = Das Plättchen auf { $point } liegt schon so.
stones_and_rivers_refused_area = { $point } ist im gegnerischen Zielbereich: Da darfst du weder hinein noch hindurch.
stones_and_rivers_refused_move = Von { $from } ist { $to } nicht zu erreichen: Möglich ist ein Schritt oder eine Fahrt über Flüsse.
stones_and_rivers_refused_push = { $from } kann das Plättchen auf { $onto } nicht nach { $to } schieben.

## Doubts

stones_and_rivers_doubt_pieces = Plättchen von { $seat } auf dem Spielplan: { NUMBER($n) }; es gibt { NUMBER($most) }.
stones_and_rivers_doubt_area = { $seat } hat ein Plättchen auf { $point }, im gegnerischen Zielbereich.
stones_and_rivers_doubt_both = In beiden Zielbereichen liegen fünf Steine, aber keine Aktion kann beide zugleich gefüllt haben: Mit dem ersten war das Spiel aus.
stones_and_rivers_doubt_irregular = Aktion { NUMBER($number) }, { $action }, ist nach diesen Regeln nicht erlaubt.

## Options

stones_and_rivers_option_stones_push = Schieben auch Steine?
stones_and_rivers_option_stones_push_source = Die beiden veröffentlichten Texte sind verschieden: Der neuere erlaubt es, der von 2023 nicht. Vorgabe: ja, nach dem neueren Text.
stones_and_rivers_option_stones_push_yes = Ein Stein, der auf ein Plättchen zieht, darf es einen Punkt weiterschieben.
stones_and_rivers_option_stones_push_no = Ein Stein kann nicht auf einen Stein ziehen.
stones_and_rivers_option_stone_river = Darf ein Stein einen Fluss schieben, auf den er zieht?
stones_and_rivers_option_stone_river_source = Offen: Laut Text kann er auf ihm weiterziehen und kann schieben. Vorgabe: ja, nach Wahl.
stones_and_rivers_option_stone_river_yes = Er fährt auf dem Fluss oder schiebt ihn.
stones_and_rivers_option_stone_river_no = Er fährt immer.
stones_and_rivers_option_river_river = Darf ein Fluss einen Fluss schieben, auf den er zieht?
stones_and_rivers_option_river_river_source = Offen: Laut Text kann man sich für das Schieben entscheiden. Vorgabe: ja, nach Wahl.
stones_and_rivers_option_river_river_yes = Er fährt auf dem anderen Fluss oder schiebt ihn.
stones_and_rivers_option_river_river_no = Er fährt immer.
stones_and_rivers_option_own = Darf man eigene Plättchen schieben?
stones_and_rivers_option_own_source = Offen: Der Text sagt „ein Plättchen“, und ein Bild zeigt es. Vorgabe: ja.
stones_and_rivers_option_own_yes = Jedes Plättchen lässt sich schieben.
stones_and_rivers_option_own_no = Nur gegnerische Plättchen lassen sich schieben.
stones_and_rivers_option_keep_out = Ist der gegnerische Zielbereich auch für geschobene Plättchen tabu?
stones_and_rivers_option_keep_out_source = Offen: Ein geschobenes Plättchen folgt den Zugregeln. Vorgabe: ja.
stones_and_rivers_option_keep_out_yes = Ein geschobenes Plättchen kommt nie in den Zielbereich, der für seine Seite der gegnerische ist.
stones_and_rivers_option_keep_out_no = Ein geschobenes Plättchen darf überallhin.
stones_and_rivers_option_after_ride = Darf eine Fahrt mit einem Schub enden?
stones_and_rivers_option_after_ride_source = Offen: Eine Fahrt geht, bis sie auf ein Plättchen trifft, aber auf einem zu landen kann beides heißen. Vorgabe: nein.
stones_and_rivers_option_after_ride_yes = Ein Plättchen, das auf ein anderes zufährt, darf es schieben.
stones_and_rivers_option_after_ride_no = Eine Fahrt endet vor einem Plättchen.
stones_and_rivers_option_referee = Nur erlaubte Aktionen annehmen?
stones_and_rivers_option_referee_source = Eine Hilfe, keine Regel. Vorgabe: ja.
stones_and_rivers_option_referee_yes = Was ein Plättchen darf, leuchtet; anderes lässt sich nicht eintragen.
stones_and_rivers_option_referee_no = Jeder Zug lässt sich eintragen; was die Regeln nicht erlauben, wird als fraglich markiert.
stones_and_rivers_option_threats = Sagen, wenn jemand sofort gewinnen kann?
stones_and_rivers_option_threats_source = Eine Hilfe, keine Regel. Vorgabe: nein.
stones_and_rivers_option_threats_yes = Eine Zeile sagt, wer mit einer Aktion gewinnen kann.
stones_and_rivers_option_threats_no = Nichts wird verraten.

## Set-up

stones_and_rivers_section_setup = Aufbau
stones_and_rivers_section_first = Wer beginnt
stones_and_rivers_setup_section_circles = Kreise
stones_and_rivers_setup_section_squares = Quadrate
stones_and_rivers_setup_board = Legt den Spielplan zwischen euch.
stones_and_rivers_setup_sides = { $circle } spielt die Kreise und hat den Quadrat-Zielbereich vor sich; { $square } spielt die Quadrate und sitzt gegenüber.
stones_and_rivers_setup_areas = Die beiden Zielbereiche liegen hinter den Startpunkten und bestehen aus je fünf Kreuzungen. Deiner ist der weiter entfernte.
stones_and_rivers_setup_circles = Leg deine { NUMBER($n) } Kreise auf die Startpunkte vor dir, Steinseite nach oben.
stones_and_rivers_setup_squares = Leg deine { NUMBER($n) } Quadrate auf die Startpunkte vor dir, Steinseite nach oben.
stones_and_rivers_setup_rows = Es werden zwei Reihen zu sieben; die Steinseite ist die leere.
stones_and_rivers_setup_first = Eine Person wirft ein Plättchen, die andere sagt Stein oder Fluss an. Wer richtig ansagt, darf wählen: selbst beginnen oder die andere Person beginnen lassen; bei falscher Ansage wählt, wer geworfen hat.
stones_and_rivers_piece_board = Spielplan
stones_and_rivers_piece_circles = Kreise
stones_and_rivers_piece_squares = Quadrate

## What counts

stones_and_rivers_points_area = In deinem Zielbereich
stones_and_rivers_points_stone = dein Stein
stones_and_rivers_points_river = dein Fluss
stones_and_rivers_points_other = ein fremdes Plättchen
stones_and_rivers_points_counts = { NUMBER($n) } von { NUMBER($of) }
stones_and_rivers_points_nothing = nichts
stones_and_rivers_points_end = Das Ende
stones_and_rivers_points_all = { $n ->
    [one] { NUMBER($n) } Stein dort
   *[other] { NUMBER($n) } Steine dort
}
stones_and_rivers_points_wins = sofort gewonnen

## Rules

stones_and_rivers_section_aim = Ziel, Spielplan und Plättchen
stones_and_rivers_section_turn = Ein Zug
stones_and_rivers_section_rivers = Flüsse
stones_and_rivers_section_push = Schieben
stones_and_rivers_section_end = Zielbereiche und Spielende
stones_and_rivers_edition_newer = Der neuere Text
stones_and_rivers_edition_2023 = Der Text von 2023
stones_and_rivers_rule_aim = Ziel des Spiels
stones_and_rivers_rule_aim_text = Wer zuerst { $stones } eigene Steine im eigenen Zielbereich hat, gewinnt. Dein Zielbereich liegt auf der anderen Seite des Spielplans.
stones_and_rivers_rule_board = Der Spielplan
stones_and_rivers_rule_board_text = Ein Gitter aus { NUMBER($columns) } × { NUMBER($rows) } Linien. Auf seinen Kreuzungen liegen { NUMBER($starting) } Startpunkte für jede Seite und zwei Zielbereiche, jeder { $area } Kreuzungen groß.
stones_and_rivers_rule_layout = Wo alles auf dem Spielplan liegt
stones_and_rivers_rule_layout_text = Wie im Bild der Regel: Kreise beginnen auf { $circle_first } bis { $circle_last }, Quadrate auf { $square_first } bis { $square_last }. Der Zielbereich der Kreise ist { $circle_area_first } bis { $circle_area_last } hinter den Quadraten, der der Quadrate { $square_area_first } bis { $square_area_last } hinter den Kreisen.
stones_and_rivers_rule_point_names = Namen der Punkte
stones_and_rivers_rule_point_names_text = Der Text benennt keine Punkte. Hier steht ein Buchstabe ab a für die Spalte und eine Zahl für die Reihe, gezählt von der Seite der Kreise: e5.
stones_and_rivers_rule_pieces = Plättchen: Steine und Flüsse
stones_and_rivers_rule_pieces_text = Beide haben je { NUMBER($n) } Plättchen mit zwei Seiten: leer ist der Stein, mit blauer Linie der Fluss. Steine kommen nicht weit, aber sie versperren den Weg, und du brauchst sie zum Gewinnen; mit Flüssen ziehst du weit und schiebst.
stones_and_rivers_rule_sides = Wer wo sitzt
stones_and_rivers_rule_sides_text = Macht aus, wer Kreise und wer Quadrate spielt. Wer Kreise spielt, hat den Quadrat-Zielbereich vor sich; wer Quadrate spielt, sitzt gegenüber. Dein eigener Zielbereich ist also der weiter entfernte.
stones_and_rivers_rule_first = Wer beginnt
stones_and_rivers_rule_first_text = Eine Person wirft ein Plättchen, die andere sagt an, welche Seite oben liegen wird. Wer richtig ansagt, darf wählen: selbst beginnen oder die andere Person beginnen lassen; bei falscher Ansage wählt, wer geworfen hat.
stones_and_rivers_rule_caller = Wer wirft und wer ansagt
stones_and_rivers_rule_caller_text = Es sagt an, wer nicht wirft. Wer von euch wirft, steht nicht da: Einigt euch.
stones_and_rivers_rule_setup = Wo du beginnst
stones_and_rivers_rule_setup_text = Alle deine Plättchen beginnen mit der Steinseite nach oben auf den Startpunkten, die dir am nächsten sind, in zwei Reihen zu sieben.
stones_and_rivers_rule_turn = Was du in einem Zug tust
stones_and_rivers_rule_turn_text = Genau eine Aktion mit einem eigenen Plättchen: wenden, einen Fluss drehen, ziehen oder damit schieben. Passen gibt es nicht.
stones_and_rivers_rule_flip = Ein Plättchen wenden
stones_and_rivers_rule_flip_text = Steine werden zu Flüssen, Flüsse zu Steinen. Wird es ein Fluss, wählst du, ob er längs oder quer liegt.
stones_and_rivers_rule_rotate = Einen Fluss drehen
stones_and_rivers_rule_rotate_text = Dreh einen deiner Flüsse um ein Viertel: von längs auf quer oder umgekehrt.
stones_and_rivers_rule_move = Einen Stein oder Fluss ziehen
stones_and_rivers_rule_move_text = Ein Stein oder Fluss geht entlang der Linien einen Punkt nach oben, unten, links oder rechts. Schräge Schritte gibt es nicht. Liegt dort schon etwas, kannst du darauf fahren, wenn es ein Fluss ist, oder es schieben.
stones_and_rivers_rule_no_jumping = Kein Springen
stones_and_rivers_rule_no_jumping_text = Ein Schritt geht nur zum nächsten Punkt, und eine Fahrt geht, bis sie auf ein Plättchen trifft. Ein Fluss auf dem Weg wird befahren, nicht übersprungen.
stones_and_rivers_rule_one_piece = Ein Plättchen je Punkt
stones_and_rivers_rule_one_piece_text = Nie liegen zwei Plättchen auf demselben Punkt. Sie liegen auf den Kreuzungen der Linien, nicht in den Kästchen.
stones_and_rivers_rule_keep_out = Der gegnerische Zielbereich
stones_and_rivers_rule_keep_out_text = Mit deinen Plättchen darfst du weder in den gegnerischen Zielbereich noch durch ihn hindurch ziehen.
stones_and_rivers_rule_not_allowed = Eine Aktion, die nicht erlaubt ist
stones_and_rivers_rule_not_allowed_text = Was dann geschieht, sagt der Text nicht. Hier lässt sich nur Erlaubtes eintragen; mit einer Option geht alles, und was nicht erlaubt war, wird markiert.
stones_and_rivers_rule_ride = Auf einem Fluss fahren
stones_and_rivers_rule_ride_text = Ein Plättchen, das auf einen eigenen oder fremden Fluss zieht, kann auf ihm beliebig viele Punkte weiterfahren, bis es auf ein anderes Plättchen trifft. Wie weit, bestimmt, wer dran ist.
stones_and_rivers_rule_directions = Beide Richtungen eines Flusses
stones_and_rivers_rule_directions_text = Ein Fluss hat zwei Richtungen, und du darfst in jede fahren, egal, von welcher Seite du kommst.
stones_and_rivers_rule_chain = Von Fluss zu Fluss, und wo man hält
stones_and_rivers_rule_chain_text = Kommt die Fahrt zu einem weiteren Fluss, geht sie auf ihm genauso weiter, und so fort. Sie endet auf einem leeren Punkt: Auf einem Fluss kann man nicht halten.
stones_and_rivers_rule_ride_back = Eine Fahrt zurück zum Anfang
stones_and_rivers_rule_ride_back_text = Sie darf über den Punkt führen, an dem sie begann, aber nicht dort enden: Das wäre kein Zug.
stones_and_rivers_rule_ride_push = Schieben am Ende einer Fahrt
stones_and_rivers_rule_ride_push_text = Der Text lässt beides zu: Eine Fahrt geht, bis sie auf ein Plättchen trifft, aber ein Plättchen, das auf einem anderen landen würde, kann es schieben. Hier endet die Fahrt vor dem Plättchen; eine Option erlaubt den Schub.
stones_and_rivers_rule_push_stone = Mit einem Stein schieben
stones_and_rivers_rule_push_stone_text = Ein Stein, der auf einem Plättchen landen würde, kann es genau einen Punkt in dieselbe Richtung schieben, wenn der Punkt leer ist. Also nie zwei hintereinander und nie vom Spielplan, und das geschobene Plättchen fährt nicht.
stones_and_rivers_rule_push_stone_2023_text = Steine schieben nicht. Ein Stein kann nicht auf einen Stein ziehen.
stones_and_rivers_rule_stone_river = Ein Stein zieht auf einen Fluss
stones_and_rivers_rule_stone_river_text = Der Text sagt beim Fahren „kann“ und beim Schieben auch, also hast du die Wahl. Mit einer Option fährt der Stein immer.
stones_and_rivers_rule_push_river = Mit einem Fluss schieben
stones_and_rivers_rule_push_river_text = Ein Fluss, der auf einem Plättchen landen würde, kann es beliebig viele Punkte in eine der beiden Richtungen schieben, in die er selbst zeigt. Danach liegt der schiebende Fluss an dessen Stelle, und du wendest ihn auf die Steinseite.
stones_and_rivers_rule_river_river = Ein Fluss zieht auf einen Fluss
stones_and_rivers_rule_river_river_text = Du kannst ihn schieben lassen, oder er fährt auf dem anderen Fluss. Mit einer Option fährt er immer.
stones_and_rivers_rule_pushed = Ein von einem Fluss geschobenes Plättchen
stones_and_rivers_rule_pushed_text = Wer schiebt, bestimmt, wohin es geht. Unterwegs fährt es nach denselben Regeln auf anderen Flüssen, kann aber selbst nichts schieben.
stones_and_rivers_rule_pushed_back = Dorthin geschoben, wo der Fluss herkam
stones_and_rivers_rule_pushed_back_text = Ein geschobenes Plättchen darf auf dem Punkt landen, den der schiebende Fluss gerade verlassen hat: Er ist leer.
stones_and_rivers_rule_push_own = Eigene Plättchen schieben
stones_and_rivers_rule_push_own_text = Der Text spricht von einem Plättchen, nicht davon, wem es gehört; also lassen sich die beider Seiten schieben. Eine Option erlaubt nur die gegnerischen.
stones_and_rivers_rule_pushed_area = Geschobene Plättchen und Zielbereiche
stones_and_rivers_rule_pushed_area_text = Ob ein Schub ein Plättchen in jeden Bereich bringen darf, sagt der Text nicht. Hier darf ein geschobenes Plättchen nicht in den Zielbereich der anderen Seite, genau wie beim Ziehen; eine Option erlaubt es.
stones_and_rivers_rule_no_capture = Nichts wird geschlagen
stones_and_rivers_rule_no_capture_text = Keine Regel nimmt ein Plättchen vom Spielplan: Alle { NUMBER($n) } bleiben bis zum Ende. Geschoben wird nur auf einen leeren Punkt des Spielplans.
stones_and_rivers_rule_area = Zielbereiche
stones_and_rivers_rule_area_text = Plättchen in einem Zielbereich bleiben im Spiel: Sie lassen sich weiter ziehen, wenden und drehen. Es zählen dort nur Steine, keine Flüsse.
stones_and_rivers_rule_area_push = Schieben im Zielbereich
stones_and_rivers_rule_area_push_text = Der Text nennt bei dem, was Plättchen in einem Zielbereich können, auch das Schieben. Wir lesen es in beide Richtungen: Sie dürfen schieben und geschoben werden, auch hinaus.
stones_and_rivers_rule_end = Wann Schluss ist
stones_and_rivers_rule_end_text = Wer { $stones } Plättchen im eigenen Zielbereich hat, alle mit der Steinseite nach oben, gewinnt sofort, wie auch immer das letzte dorthin kam. Die andere Seite kommt nicht mehr dran.
stones_and_rivers_rule_both = Beide Bereiche zugleich voll
stones_and_rivers_rule_both_text = Füllt ein Schub beide Bereiche, ist der Sieg geteilt: Der Text spricht nur von einer Person. Dazu braucht es die Option, dass ein geschobenes Plättchen in jeden Bereich darf.
stones_and_rivers_rule_no_draw = Kein Remis
stones_and_rivers_rule_no_draw_text = Der Text kennt kein Remis und keine Regel für wiederholte Stellungen: Also spielt ihr, bis jemand gewinnt. Festsitzen kann niemand, denn wenden geht immer. Kommt keine Seite voran, würden wir es Remis nennen.
stones_and_rivers_rule_no_warning = Warnen muss niemand
stones_and_rivers_rule_no_warning_text = Der Text kennt keinen Ruf wie „Schach“: Dass du mit der nächsten Aktion gewinnen kannst, musst du nicht sagen. Eine Option zeigt es beiden.

## What people say when they ask for a rule

stones_and_rivers_asked =
    aim: wie gewinnt man, was ist das Ziel, Spielziel, Sinn, was muss ich tun, Überblick, Kurzregel, wie viele Steine brauche ich, wie viele Steine zum Gewinnen, worum geht es, worum gehts, was muss ich schaffen
    board: wie groß ist das Brett, Größe, Raster, Gitter, Maße, wie viele Felder im Ziel, wie viele Felder, Linien, Spalten und Reihen, 13x14, Spielbrett, wie viele Punkte hat das Brett
    layout: Bild, Startaufstellung, wo ist der Zielbereich, was ist hinter dem Ziel, Skizze, wo sind die Startfelder, hinter dem Ziel herumgehen, wo liegen die Steine am Anfang, wo ist was auf dem Brett
    point-names: was heißt e5, Koordinaten, Buchstaben und Zahlen, Notation, Zug aufschreiben, a1, was bedeutet f7, was heißt d4, was bedeutet g11, Feldnamen, wie heißen die Felder
    pieces: wie viele Plättchen hat jeder, Spielsteine, wofür ist die blaue Linie, welche Seite ist der Stein, zwei Seiten, leere Seite, Unterschied zwischen Stein und Fluss, was ist ein Fluss, wozu ist ein Stein gut, Figuren, Scheiben, wie viele Steine habe ich, was macht die Flussseite, was ist der Unterschied
    setup-sides: welches Ende muss ich erreichen, ist mein Ziel nah oder fern, wo sitzt der Kreisspieler, welcher Bereich ist meiner, wer ist Quadrat, Kreis oder Quadrat wählen, eigener Zielbereich, Farben, welches Ziel gehört mir, wo ist mein Ziel, wer sitzt wo, welche Seite ist meine
    first-player: wie bestimmen wir wer anfängt, wer fängt an, wer beginnt, Startspieler, Werfer, muss ich anfangen wenn ich richtig rate, Münzwurf, raten, falsch angesagt, beginnen, als Zweiter, wer darf anfangen, Plättchen werfen wer beginnt
    caller: wer sagt an, wer darf werfen, wer wirft, wer rät, wer von uns wirft, müssen wir uns einigen wer wirft
    setup: welche Seite oben am Anfang, wie viele Reihen fülle ich, wohin lege ich meine Plättchen, Startaufstellung, am Anfang alles Steine, Aufbau, aufstellen, wie baut man auf, Anfangsstellung, oben liegende Seite
    turn: wie viele Züge habe ich, ziehen und wenden auf einmal, darf ich passen, aussetzen, darf ich gegnerische Plättchen ziehen, Aktionen, was kann ich tun, zwei Aktionen, nur eigene Plättchen, muss ich ziehen, drehen und ziehen im selben Zug, darf ich stehen bleiben, nichts tun, fremdes Plättchen anfassen, muss ich vor dem Ziehen wenden, wenden und dann ziehen, was darf ich pro Zug machen, darf ich gar nichts machen, was mache ich wenn ich dran bin, wie viele Aktionen, Aktionen kombinieren, erst wenden dann laufen, Spielablauf
    flip: umdrehen, wenden, in welche Richtung liegt es danach, zurück zum Stein, Fluss in Stein ändern, Fluss machen, Richtung wählen beim Wenden, auf den Kopf, beide Seiten, senkrecht oder waagerecht, kostet Wenden einen Zug, welche Seite oben, aus Stein einen Fluss machen, wie bekomme ich einen Fluss, wann kann ich wenden
    rotate: quer drehen, gegnerischen Fluss drehen, Vierteldrehung, 90 Grad, Richtung eines Flusses ändern, Stein drehen, Fluss drehen, senkrecht auf waagerecht, fremdes Plättchen drehen, wie dreht man, rotieren, Fluss anders herum drehen, zählt Drehen als Aktion, kostet das einen Zug
    move: diagonal, schräg, wie weit geht ein Stein, darf ein Fluss auch ziehen, rückwärts gehen, ein Schritt, seitwärts, zwei Felder ziehen, wie ziehen die Plättchen, laufen, nur vorwärts, hoch oder runter, wie weit darf ich ziehen, wie weit darf ein Stein laufen, vor und zurück, Bewegung, Laufrichtung
    no-jumping: darf ich springen, über jemanden springen, hüpfen, überspringen, über ein Plättchen hinweg, blockiert, durch eigene Plättchen durch, hindurch ziehen, an einem Stein vorbei, blockieren Flüsse, blockieren Steine, über andere drüber
    one-piece: zwei auf demselben Feld, in den Kästchen oder auf den Linien, Feld teilen, stapeln, besetzt, auf eigenem Plättchen landen, Kreuzung, Schnittpunkt, auf ein anderes Plättchen ziehen, besetztes Feld, zwei Plättchen auf einem Punkt liegen, übereinander
    keep-out: ins gegnerische Ziel laufen, sein Ziel zustellen, durch den gegnerischen Zielbereich fahren, gegnerischen Bereich betreten, durchqueren, hindurch, verboten, bewachen, im fremden Bereich stehen, vor dem Bereich verteidigen, Bereich blockieren, ins Ziel vom Gegner ziehen, fremdes Ziel, Tabuzone
    not-allowed: verbotener Zug, ungültig, Fehler, geschummelt, falsch gezogen, rückgängig, gegen die Regeln, zurücknehmen, Zug der nicht geht, falscher Zug gemacht
    ride: gegnerischen Fluss benutzen, wie weit darf ich gleiten, fremde Flüsse, muss ich bis zum Ende fahren, früher anhalten, treiben, rutschen, auf einen Fluss treten, beliebig viele Felder, was hält eine Fahrt auf, gleiten, was passiert wenn ich auf einen Fluss ziehe, muss ich den ganzen Fluss fahren, trifft unterwegs auf ein Plättchen, wofür sind Flüsse, darf der Gegner meine Flüsse benutzen, wie trägt ein Fluss, kann ein Stein gleiten, tragen Flüsse Steine, Stein im Weg, gestoppt, Ende der Fahrt, wie weit auf einem Fluss, wie weit komm ich
    river-directions: stromaufwärts oder nur abwärts, beide Richtungen eines Flusses, rückwärts auf dem Fluss, in welche Richtung, gegen den Strom, Einbahnstraße, hin und zurück, nur in eine Richtung, Fluss eine Richtung
    chain: von einem Fluss auf den nächsten, Richtung unterwegs ändern, darf ich auf einem Fluss stehen bleiben, mehrere Flüsse, verbinden, um die Ecke, zweiter Fluss, wie viele Flüsse in einem Zug, Kombo, denselben Fluss zweimal benutzen, auf einem Fluss anhalten
    ride-back: im Kreis zurück zum Anfang, an dieselbe Stelle zurück, rundherum fahren, im Kreis ziehen, wieder dasselbe Feld
    ride-push: in jemanden hineinfahren und schieben, am Ende der Fahrt schieben, gleiten und dann schieben, rammen, nach der Fahrt anstoßen, nach einem Flusszug schieben, am Ende der Fahrt jemanden wegschieben
    push-stone: Stein schiebt Stein, wie weit schiebt ein Stein, zwei in einer Reihe schieben, vom Brett schieben, über den Rand, Reihe von Plättchen, können Steine schieben, ein Feld schieben, gegen die Wand, wird ein Stein nach dem Schieben gewendet, zwei Steine schieben, Feld dahinter besetzt, ziehen statt schieben, braucht ein leeres Feld dahinter, Schub blockiert, muss ich schieben, schubsen
    stone-onto-river: schiebt oder fährt ein Stein auf einem Fluss, Stein zieht auf Fluss, muss ein Stein fahren, kann ein Stein einen Fluss schieben, fahren oder schieben, Stein auf Fluss ziehen
    push-river: muss der Fluss danach gewendet werden, in welche Richtung schiebt ein Fluss, wie viele Felder schiebt ein Fluss, wie weit kann ein Fluss schieben, Fluss wird nach dem Schieben zum Stein, Richtung des Schubs, mit einem Fluss schieben, was passiert mit dem Fluss nach dem Schieben, muss man wenden, mehrere Felder schieben, bleibt er ein Fluss, muss ich schieben, darf ich nicht schieben, freiwillig, wird der Fluss nach dem Schieben umgedreht, Fluss nach dem Schieben, Schubrichtung, entlang seiner Linie, nachdem er geschoben hat
    river-onto-river: Fluss zieht auf einen anderen Fluss, kann ein Fluss einen Fluss schieben, Fluss trifft Fluss, fährt ein Fluss auf einem Fluss, geschoben oder gefahren, fahren oder schieben mit einem Fluss
    pushed: wer bestimmt wohin das geschobene Plättchen kommt, kann das geschobene weiterschieben, Kettenreaktion, auf einen Fluss geschoben, fährt ein geschobenes Plättchen, wie weit fliegt es, wie weit kommt ein geschobenes Plättchen, wohin geht das geschobene Plättchen
    pushed-back: hinter mich schieben, Plätze tauschen, auf mein altes Feld geschoben
    push-own: eigene schieben, darf ich meine eigenen Plättchen schieben, eigenes Plättchen, wessen Plättchen darf man schieben
    pushed-area: Gegner in mein Ziel schieben, in einen Zielbereich schieben, eigenes Plättchen ins eigene Ziel schieben, durch einen Zielbereich geschoben, ins Ziel schubsen
    no-capture: kann man schlagen, werden Plättchen weggenommen, rauswerfen, fressen, entfernen, Plättchen nehmen, verlieren, ausscheiden, aus dem Spiel, Steine schlagen, Steine vom Brett nehmen
    score-area: zählen Flüsse zu den fünf, bin ich im Ziel sicher, zählen Flüsse im Ziel, 5 drin aber einer ist ein Fluss, Ziel wieder verlassen, festgelegt, aus dem Zielbereich ziehen, im Ziel wenden, noch im Spiel, zählt das gegnerische Plättchen dort, eigenen Bereich verlassen, seitlich ins Ziel, mit Flüssen gewinnen, von jeder Seite ins Ziel, Zielbereich verlassen
    area-push: aus dem Ziel schieben, darf er mich aus meinem Zielbereich schieben, aus dem Ziel geschoben, hinausgestoßen, sicher vor dem Schieben, im Ziel schieben, mein Stein wird aus dem Ziel geschoben, Gegner aus dem Ziel schieben
    end: wann vorbei, Spielende, Schluss, darf der andere noch einmal, fünf Steine, letzter Zug, sofort, wer hat gewonnen, durch einen Schub gewinnen, im gegnerischen Zug gewinnen, fünfter Stein, müssen alle fünf Steine sein, gewinne ich wenn der fünfte geschoben wurde
    both-at-once: beide gewinnen, gleichzeitig, zur selben Zeit, Gleichstand, beide Ziele voll, geteilter Sieg
    no-draw: immer dieselben Züge, gibt es ein Remis, unentschieden, Patt, ich kann nichts ziehen, wir wiederholen dieselben Züge, festgefahren, Stellungswiederholung, endlos, aufgeben, keine Züge mehr, ewig, gibt es unentschieden, wann ist es unentschieden, Zugwiederholung, ewig dasselbe, kein Fortschritt
    no-warning: muss ich Schach sagen, warnen, ankündigen, kurz vor dem Sieg, Drohung, einen Zug vor dem Gewinnen, dem Gegner sagen
