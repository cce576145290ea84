# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Deutsch
app_yes = Ja
app_no = Nein
app_none = nichts
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } und { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = „{ $text }“

## Standings and results

app_standings_now = Wenn jetzt Schluss wäre
app_standings_ended = Das Spiel ist aus
app_game_over = Das Spiel ist aus.
# The scoring track around a board: where the marker stands.
app_track_none = Wertungsstein vor dem ersten Feld
app_track_field = Wertungsstein auf Feld { NUMBER($field) }
app_track_lap = Wertungsstein auf Feld { NUMBER($field) }, plus { NUMBER($added) }
app_result = Ergebnis
app_total = Gesamt
app_total_of = Gesamt für { $seat }
app_stated_result = Ergebnis nach Angabe
app_abandoned = Abgebrochen
app_stated_points = nach eurer Angabe
app_stated_place = nach eurer Angabe, ohne Punkte
app_verdict_alone = { $points ->
    [one] { $seats }: { NUMBER($points) } Punkt.
   *[other] { $seats }: { NUMBER($points) } Punkte.
}
app_verdict_won = { NUMBER($points) ->
    [one] Sieg für { $seats } mit { NUMBER($points) } Punkt.
   *[other] Sieg für { $seats } mit { NUMBER($points) } Punkten.
}
app_verdict_won_bare = Sieg für { $seats }.
app_verdict_leads = { NUMBER($points) ->
    [one] { $seats } führt mit { NUMBER($points) } Punkt.
   *[other] { $seats } führt mit { NUMBER($points) } Punkten.
}
app_verdict_leads_bare = { $seats } führt.
app_verdict_level = Gleichstand: { $seats }.
app_verdict_differs = So nach den heutigen Regeln; beim Beenden wurde ein anderes Ergebnis festgehalten.
app_tie_decided = { $first_n ->
    [one] Gleichstand: { $seats }. { $criterion }: { $first } liegt vorn.
   *[other] Gleichstand: { $seats }. { $criterion }: { $first } liegen vorn.
}
app_tie_decided_shared = Gleichstand: { $seats }. { $criterion }: { $first } liegen vorn und teilen sich den Platz.
app_tie_open = Gleichstand: { $seats }. { $criterion }: auch gleich, der Platz wird geteilt.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, jetzt { NUMBER($points) }.
app_spoken_seat = { NUMBER($points) ->
    [one] { $seat }, { NUMBER($points) } Punkt, Platz { NUMBER($rank) }
   *[other] { $seat }, { NUMBER($points) } Punkte, Platz { NUMBER($rank) }
}
app_spoken_rank = { $seat }, Platz { NUMBER($rank) }
app_spoken_points = { NUMBER($points) ->
    [one] { $seat }, { NUMBER($points) } Punkt
   *[other] { $seat }, { NUMBER($points) } Punkte
}
app_spoken_left = { $seat } ist nicht mehr dabei

## The bar

app_undo = Rückgängig
app_undo_what = Rückgängig: { $what }
app_undone = Rückgängig gemacht: { $what }.
app_redo = Wiederholen
app_redo_what = Wiederholen: { $what }
app_redone = Wiederholt: { $what }.
app_finish = Beenden
app_finish_missing_what = Beenden. Es fehlt noch: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Es fehlt noch: { $missing }.
   *[other] Es fehlen noch { NUMBER($n) } Einträge: { $missing }.
}
app_end_as_it_stands = So beenden, wie es steht
app_give_up = Ohne Ergebnis abbrechen
app_keep_playing = Weiterspielen
app_close = Schließen
app_refused_not_remembered = Das ist nicht mehr gemerkt. Sieh dir die Liste noch einmal an.
app_missing_of = { $seat }: { $what }
app_reopen = Wieder öffnen
app_remove = Diesen Eintrag entfernen
app_note = Notiz
app_refused_players_exactly = { $n ->
    [one] { $game } ist für { NUMBER($most) } Spieler, angegeben ist { NUMBER($n) }.
   *[other] { $game } ist für { NUMBER($most) } Spieler, angegeben sind { NUMBER($n) }.
}
app_refused_line = „{ $came }“ ist weder eine vorhandene Datei noch ein Stellungsdokument noch eine Stellung in einer Zeile, die ein Spiel hier kennt: siehe docs/positions.md.
app_refused_moves = { $game } wird hier nur gewertet; welche Züge erlaubt sind, prüft Tallystone bei diesem Spiel nicht.
app_refused_blank = In dieser Notiz steht nichts.
app_refused_stated_points = Punkte gehen von −{ NUMBER($most) } bis { NUMBER($most) }.
app_refused_path = „{ $path }“ ist keine Datei.
app_refused_folder = „{ $path }“ ist ein Ordner, gebraucht wird eine Datei. Wähle einen anderen Namen; nichts wurde geändert.
app_refused_pipe = „{ $path }“ ist eine Pipe oder ein Socket, gebraucht wird eine Datei. Wähle einen anderen Namen; nichts wurde geändert.
app_refused_device = „{ $path }“ ist ein Gerät, gebraucht wird eine Datei. Wähle einen anderen Namen; nichts wurde geändert.
app_refused_link = „{ $path }“ ist ein Verweis, der zu keiner Datei führt. Repariere ihn oder wähle einen anderen Namen; nichts wurde geändert.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: nicht eingetragen
app_on = an
app_off = aus
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } Spieler
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } Spieler
   *[other] { NUMBER($n) } Spieler
}
app_facts_age = ab { NUMBER($age) } Jahren
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Alle
app_setup_one = Jemand von euch
app_setup_another = Währenddessen jemand anders
app_setup_together = Zusammen
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = unsere Auslegung
app_rule_by_edition = je nach Ausgabe
# Words of a question that say nothing about a rule.
app_search_little = ab aber also als am an auch auf aus bei beim bin bis bist da dabei dafür damit dann daran darauf das dass dazu dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines eigentlich er es etwas euch euer eure für gerade gibt geht haben habe hat hast hab hatte hier ich ihm ihn ihr ihre im immer in ins ist ja je jede jedem jeden jeder jedes jetzt kann kannst können könnte machen mache macht man mein meine meinem meinen meiner mich mir mit muss müssen musst nach nicht noch nun nur ob oder ohne schon sein seine seinen sich sie sind so soll sollen sonst um und uns unser unsere vom von vor war warum was weil welche welchem welchen welcher welches wenn wer werden werde wie wieder wieso will wir wird wirklich wo wofür woher wohin womit wozu wurde zu zum zur dürfen darf darfst passiert heißt bedeutet bedeuten bitte mal bekomme bekommst bekommt bekommen kriege kriegt kriegen pro spiel gehts gibts gehen gehn geh gehe gib krieg kriegst bekomm ne nen nem ner n nix grad halt eh komm komme kommt kommen mach machst tun tue tut trotzdem überhaupt einfach würde würd wär wäre sollte muß daß irgendwie denkt ganz gar okay ok sag wars ists wenns obs drin davon deren denen selber hätte hätten seid alles beide irgendwas sowas dieselbe derselbe dasselbe damals nochmal nochmals jemals bringt
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = gleichstand unentschieden gleich gleiche gleichviel punktgleich patt remis tie; gegner gegnerisch gegnerische gegnerischen mitspieler andere anderer anderen anderes andern fremd fremde fremden; ziel ende schluss ziellinie; kreis ring schleife rundherum; joker beliebig beliebige egal; groß große großen großer großes dick dicke; zurück rückwärts zurückbekommen zurücknehmen retour; anzahl zahl viel viele vielen wieviel wieviele menge; start starten startet anfang anfangen anfängt beginn beginnen beginnt zuerst erster erste ersten startspieler; spieler spielern person personen leute jemand mitspieler; ende endet enden spielende vorbei schluss aufhören fertig beendet; gewinnen gewinnt gewonnen gewinner sieg sieger siegt siegen; punkt punkte punkten siegpunkte wert wertung werten gewertet zählen zählt; aufbau aufbauen aufgebaut baut vorbereiten vorbereitung spielvorbereitung; fallen fällt umfallen umgefallen umfällt einsturz einstürzen eingestürzt stürzt kippen umkippen gekippt umwerfen umgeworfen umstoßen umgestoßen umschmeißen umgeschmissen umschmeiße einkrachen zusammenbrechen runtergefallen herunterfallen; tauschen eintauschen umtauschen wechseln tausch ersetzen; meiste meisten mehrheit mehrheiten; material spielmaterial inhalt zubehör teile bestandteile; ziehen nachziehen aufnehmen nehmen nehme nehm holen hole hol genommen; ablegen abgelegt abwerfen abgeworfen wegwerfen wegschmeißen weglegen weggelegt abgeben loswerden; plättchen kärtchen fliese teil teile teilen marke marken; chip chips münze münzen; verdeckt umgedreht versteckt geheim; offen aufgedeckt aufdecken sichtbar; drehen umdrehen wenden rotieren; schieben schubsen drücken stoßen wegschieben rausschieben verschieben; hafen häfen; turm türme turms stapel; figur figuren männchen pöppel meeple püppchen; pfad pfade weg wege; brett spielbrett spielplan plan; legen lege leg legt gelegt hinlegen drauflegen platzieren setzen hinsetzen; zug züge runde spielzug; erlaubt verboten unmöglich ungültig; schlagen rauswerfen rausschmeißen fressen; diagonal schräg; voll vollgemacht vollmachen füllen gefüllt; übrig restlich restliche restlichen rest; springen drüberspringen hüpfen drüber; bonus bonusplättchen bonusding; probieren ausprobieren probehalber testen versuchen; aussuchen auswählen wählen wahl; nötig brauchen braucht brauche benötigt; nichts garnichts passen aussetzen
app_error_no_revision = Das Protokoll dieser Partie hat keinen Schritt { NUMBER($revision) }.
app_refused_day = „{ $text }“ ist kein Tag; schreib ihn wie 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = Der Tisch steht bereit
app_log_inserted = Später eingefügt: { $new }
app_corrected_in_vain = Der Tisch bleibt, wie er ist: Ein späterer Eintrag sagt etwas anderes.
app_log_replaced = Berichtigt: { $old } ⇒ { $new }
app_log_removed = Entfernt: { $old }
app_log_lost_event = ein Eintrag, den es nicht mehr gibt
app_log_note = Notiz: { $text }
app_log_finished = Beendet
app_log_abandoned = Abgebrochen
app_log_reopened = Wieder geöffnet
app_log_lost = Durch einen Schaden der Datenbank verloren
app_log_unknown = Ein Schritt einer neueren Version ({ $kind })
app_log_named = Platz { $seat }: { $name }
app_log_unnamed = Platz { $seat }: kein Name
app_log_colour = { $seat } spielt eine andere Farbe
app_log_shape = { $seat } hat eine andere Form
app_log_order = Reihenfolge: { $seats }
app_log_start = { $seat } beginnt
app_log_options = Andere Regeln gewählt, für die ganze Partie
app_log_left = { $seat } ist nicht mehr dabei
app_log_returned = { $seat } ist wieder da
app_log_seats = Ein Tisch für { NUMBER($n) }
app_log_drawn_start = Ausgelost: { $seat } beginnt
app_log_drawn_seating = Ausgelost: Reihenfolge { $seats }
app_log_result = Ergebnis angegeben
app_log_result_on = Ergebnis vom { $day } angegeben

## Refusals: what was expected, what came, what to do

app_refused_control = Es gibt jetzt nichts namens „{ $control }“ einzutragen. Sieh noch einmal auf den Bildschirm.
app_refused_range = { $control }: { NUMBER($min) } bis { NUMBER($max) } geht, { NUMBER($wished) } nicht.
app_refused_number = „{ $typed }“ ist keine ganze Zahl. Tippe eine Zahl oder eine Summe wie 3+6+2.
app_refused_option = „{ $option }“ steht nicht zur Wahl ({ $control }). Möglich: { $offered }.
app_refused_cell = Auf dem Plan gibt es jetzt keine Stelle „{ $cell }“ zum Antippen.
app_refused_pen = Auf diesem Plan gibt es keinen Stift „{ $pen }“.
app_refused_action = { $control }: Das geht jetzt nicht.
app_refused_note = { $control }: höchstens { NUMBER($most) } Zeichen, hier sind es { NUMBER($length) }. Kürze den Text.
app_refused_tag = „{ $text }“ ist keine Version oder Sprache aus bis zu 64 einfachen Buchstaben.
app_refused_choices = { NUMBER($most) } Optionen lassen sich auf einmal wählen, nicht { NUMBER($n) }.
app_refused_kind = { $control } lässt sich so nicht benutzen.
app_refused_seat = { $last ->
    [0] Platz { NUMBER($seat) } ist nicht am Tisch: Es gibt nur Platz 0.
    [one] Platz { NUMBER($seat) } ist nicht am Tisch: Es gibt 0 und { NUMBER($last) }.
   *[other] Platz { NUMBER($seat) } ist nicht am Tisch: Es gibt 0 bis { NUMBER($last) }.
}
app_refused_order = { $n ->
    [one] Eine Reihenfolge nennt den einen Platz einmal.
   *[other] Eine Reihenfolge nennt jeden der { NUMBER($n) } Plätze einmal.
}
app_refused_last_player = Die letzte Person am Tisch kann nicht gehen. Brich die Partie stattdessen ab.
app_refused_name = Ein Name darf { NUMBER($most) } Zeichen haben, dieser hat { NUMBER($length) }. Kürze ihn.
app_refused_players = { $n ->
    [one] { $game } ist für { NUMBER($least) } bis { NUMBER($most) } Spieler, angegeben ist { NUMBER($n) }.
   *[other] { $game } ist für { NUMBER($least) } bis { NUMBER($most) } Spieler, angegeben sind { NUMBER($n) }.
}
app_refused_seats = Die Zahl der Spieler lässt sich nur vor dem ersten Eintrag ändern. Gehen darf jemand immer.
app_refused_setting = Es gibt keine Option „{ $setting }“. Es gibt: { $known }.
app_part_day = Tag
app_part_search = Suche
app_part_tick = Kennung eines Schritts
app_part_document = Dokument
app_json_at = { $place }: { $what }
app_json_expected = Erwartet: { $expected }, angegeben: { $came }.
app_json_missing = { $key } fehlt.
app_json_missing_here = { $key } fehlt. Erwartet: { $expected }.
app_json_unknown = { $key } ist hier unbekannt. Bekannt: { $known }.
app_json_twice = { $what } kommt zweimal vor. Lass eins weg.
app_json_unfit = { $came } passt hier nicht.
app_json_whole_number = eine ganze Zahl von { $least } bis { $most }
app_json_key_number = eine ganze Zahl als Schlüssel
app_json_text = ein Text
app_json_true_or_false = true oder false
app_json_object = ein Objekt
app_json_object_with = ein Objekt mit { $keys }
app_json_list = eine Liste
app_json_list_of = eine Liste mit { NUMBER($n) }
app_json_list_from = eine Liste mit { NUMBER($least) } oder mehr
app_json_list_between = eine Liste mit { NUMBER($least) } bis { NUMBER($most) }
app_json_came_list = { $n ->
    [0] eine leere Liste
    [one] eine Liste mit { NUMBER($n) } Element
   *[other] eine Liste mit { NUMBER($n) } Elementen
}
app_json_one_of = eins von { $names }
app_json_or = { $first } oder { $last }
app_json_or_more = { $first } oder { $last }
app_json_nothing = nichts
app_json_empty = Es steht nichts darin.
app_json_ends = Es bricht mittendrin ab, in Zeile { NUMBER($line) }, Spalte { NUMBER($column) }.
app_json_deep = In Zeile { NUMBER($line) }, Spalte { NUMBER($column) } ist es zu tief verschachtelt.
app_json_large = In Zeile { NUMBER($line) }, Spalte { NUMBER($column) } ist eine Zahl zu groß.
app_json_not = Zeile { NUMBER($line) }, Spalte { NUMBER($column) } ist kein JSON.
app_refused_newer_event = Das stammt von einer neueren Version ({ NUMBER($version) }) und bleibt, wie es ist. Aktualisiere Tallystone, um es zu sehen.
app_refused_log = Dieses Protokoll beginnt nicht mit einem Tisch und lässt sich nicht öffnen.
app_refused_switched = Diese Partie hat sich durch einen Import geändert: Hier liegt jetzt ein anderes Protokoll. Sieh es dir noch einmal an.
app_refused_no_event = Dieser Eintrag steht nicht mehr im Protokoll. Sieh dort noch einmal nach.
app_refused_closed = Die Partie ist abgeschlossen. Öffne sie wieder, um etwas zu ändern.
app_refused_empty = Es ist noch nichts eingetragen. Wird die Partie nicht gespielt, brich sie ab.
app_refused_reopen = Die Partie ist noch offen.
app_refused_stated = Das Ergebnis wurde angegeben. Mach das rückgängig, um einzutragen, was auf dem Tisch liegt.
app_refused_result = { $n ->
    [one] Der Tisch hat { NUMBER($n) } Platz, das Ergebnis nennt { NUMBER($came) }.
   *[other] Der Tisch hat { NUMBER($n) } Plätze, das Ergebnis nennt { NUMBER($came) }.
}
app_refused_result_number = Das ist keine Zahl und keine Summe.
app_refused_result_all = Punkte für alle oder für niemanden.
app_refused_result_none = Trag Punkte ein oder markiere, wer gewonnen hat.
app_refused_undo = Es gibt nichts rückgängig zu machen.
app_refused_redo = Es gibt nichts zu wiederholen.
app_refused_tick = Auf dieser Liste gibt es keinen Schritt „{ $step }“.
app_refused_document = Ein Dokument hat entweder eine „position“ oder „events“: Gib eins davon an.

## Errors

app_error_no_session = Diese Partie ist nicht mehr hier.
app_error_no_game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
app_error_no_seat = Diesen Platz gibt es an diesem Tisch nicht.
app_error_no_rule = In diesem Spiel gibt es keine Regel „{ $rule }“.
app_error_newer = Die Partien stammen von einer neueren Version von Tallystone. Aktualisiere Tallystone, um sie zu öffnen; nichts wurde geändert.
app_error_foreign = { $path } ist keine Datenbank von Tallystone. Wähle eine andere Datei; nichts wurde geändert.
app_error_damaged = Die Datenbank ist beschädigt. Öffne sie noch einmal: Dann wird sie beiseitegelegt, und was lesbar ist, kommt zurück.
app_error_stuck = „{ $path }“ ist beschädigt, und dort lässt sich nichts schreiben, also auch nichts reparieren. Kopiere es mit allem, was daneben liegt, in einen beschreibbaren Ordner und öffne es dort.
app_error_replaced = An der Stelle der Datenbank liegt jetzt eine andere Datei: Die Datenbank wurde verschoben, während sie offen war. Nichts wurde gespeichert; öffne sie neu und trag den letzten Schritt noch einmal ein.
app_error_full = Der Speicher ist voll. Nichts wurde gespeichert; mach Platz und versuch es noch einmal.
app_error_no_room = Der Speicher war beim Start voll, darum lassen sich die Partien nur lesen. Nichts wurde gespeichert; mach Platz und öffne Tallystone neu.
app_error_read_only = In die Partien lässt sich nicht schreiben. Nichts wurde gespeichert; prüfe die Rechte der Datei.
app_error_storage = Die Partien ließen sich nicht lesen oder speichern: { $detail }. Nichts wurde geändert; versuch es noch einmal.
app_mended = Was für Listen und Statistik zu dieser Partie gespeichert war, passte nicht zu ihrem Protokoll; es wurde daraus neu erstellt.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } Partie mit ihrem Protokoll verglichen.
   *[other] { NUMBER($n) } Partien mit ihren Protokollen verglichen.
}
app_rebuilt_nothing = Was dazu gespeichert ist, passt.
app_rebuilt_mended = { $n ->
    [one] Bei { NUMBER($n) } davon passte das Gespeicherte nicht und wurde neu erstellt.
   *[other] Bei { NUMBER($n) } davon passte das Gespeicherte nicht und wurde neu erstellt.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } Partie gehört zu einem hier unbekannten Spiel, oder ihr Protokoll ist nicht lesbar: Sie bleibt, wie sie ist.
   *[other] { NUMBER($n) } Partien gehören zu hier unbekannten Spielen, oder ihre Protokolle sind nicht lesbar: Sie bleiben, wie sie sind.
}
app_error_no_player = Dieser Name ist nicht mehr gemerkt.

## A damaged database

app_recovered_damaged = Die Datenbank war beschädigt.
app_recovered_gone = Die Datenbank war weg. Was ihr Journal und ihre Sicherungen enthalten, ist wieder da.
app_recovered = { $sessions ->
    [one] Wieder da: { NUMBER($sessions) } Partie mit { $steps ->
        [one] { NUMBER($steps) } Schritt.
       *[other] { NUMBER($steps) } Schritten.
    }
   *[other] Wieder da: { NUMBER($sessions) } Partien mit { $steps ->
        [one] { NUMBER($steps) } Schritt.
       *[other] { NUMBER($steps) } Schritten.
    }
}
app_recovered_incomplete = { $n ->
    [one] Bei { NUMBER($n) } davon fehlen Schritte: { $sessions }.
   *[other] Bei { NUMBER($n) } davon fehlen Schritte: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } Partie kam nicht zurück: { $sessions }.
   *[other] { NUMBER($n) } Partien kamen nicht zurück: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $n ->
    [one] { $game } ({ $day }, { NUMBER($n) } Schritt)
   *[other] { $game } ({ $day }, { NUMBER($n) } Schritte)
}
app_recovered_unknown = ein Spiel
app_recovered_others = { NUMBER($n) } weitere
app_recovered_whole = Soweit sich das sagen lässt, fehlt nichts.
app_recovered_more = Vielleicht gab es mehr, wovon keine Spur geblieben ist.
app_recovered_kept = Die beschädigte Datei liegt unter { $path }
app_recovered_left = Was davon übrig war, liegt unter { $path }

## Players

app_refused_no_name = Es fehlt ein Name. Um jemanden aus der Liste zu nehmen, wähle „Vergessen“.
app_refused_name_taken = { $name } ist schon gemerkt. Ist { $old } dieselbe Person, lege die beiden zusammen.
app_refused_same_player = Das ist beide Male { $name }.
app_player_merged = { $name } ist jetzt dieselbe Person wie { $other }.
app_player_forgotten = { $name } ist vergessen.
app_refused_take_back = Es gibt nichts zurückzunehmen: Seit dem Öffnen der App wurden keine Namen zusammengelegt oder vergessen.
app_refused_two_people = { $name } und { $other } saßen schon zusammen am Tisch, also sind es zwei Personen.

## Results beside each other

app_difference = { $points ->
    [one] { $seat } gewinnt mit { NUMBER($points) } Punkt Vorsprung vor { $other }: { $lines }.
   *[other] { $seat } gewinnt mit { NUMBER($points) } Punkten Vorsprung vor { $other }: { $lines }.
}
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $points ->
    [one] { $seat } gewinnt mit { NUMBER($points) } Punkt Vorsprung vor { $other }.
   *[other] { $seat } gewinnt mit { NUMBER($points) } Punkten Vorsprung vor { $other }.
}
app_difference_level = { $seat } und { $other } haben gleich viele Punkte.
app_difference_shared = { $seats } teilen sich den Sieg.
app_difference_won = { $seat } gewinnt.
app_difference_alone = { $seat } hat allein gespielt.
app_difference_nobody = Niemand hat gewonnen.
app_compared_winner = Sieg nach diesen Regeln: { $seats }.
app_compared_nobody = Nach diesen Regeln würde niemand gewinnen.
app_compared_open = { $n ->
    [one] Die Punkte von { NUMBER($n) } Spieler ändern sich; so oder so gewinnt niemand.
   *[other] Die Punkte von { NUMBER($n) } Spielern ändern sich; so oder so gewinnt niemand.
}
app_compared_points = { $n ->
    [one] Am Sieg ändert sich nichts, wohl aber an den Punkten von { NUMBER($n) } Spieler.
   *[other] Am Sieg ändert sich nichts, wohl aber an den Punkten von { NUMBER($n) } Spielern.
}
app_compared_same = Nichts würde sich ändern.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } Eintrag passt nicht zu diesen Regeln und würde ausgelassen.
   *[other] { NUMBER($n) } Einträge passen nicht zu diesen Regeln und würden ausgelassen.
}

## Bundles and backups

app_import_new = Noch nicht hier.
app_import_same = Genauso schon hier.
app_import_longer_there = Geht weiter als die Partie hier.
app_import_longer_here = Die Partie hier geht schon weiter als diese.
app_import_apart = Die Partie hier und diese laufen auseinander: Du kannst beide behalten oder eine davon.
app_import_deleted_here = Wurde hier gelöscht. Kommt nur zurück, wenn das Neue ersetzt, was hier ist.
app_export_unreadable = { $n ->
    [one] Das Protokoll dieser Partie ist nicht lesbar, niemand könnte sie einlesen. Nichts wurde geschrieben.
   *[other] Die Protokolle dieser { NUMBER($n) } Partien sind nicht lesbar, niemand könnte sie einlesen. Nichts wurde geschrieben.
}
app_export_over = { $path }: Dort ist schon etwas anderes; wähle einen anderen Namen.
app_import_preview = Neu: { NUMBER($new) }, länger als hier: { NUMBER($longer) }, abweichend: { NUMBER($apart) }, schon da: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } Partie wurde dort gelöscht und würde es auch hier, außer du lässt alles, wie es ist.
   *[other] { NUMBER($n) } Partien wurden dort gelöscht und würden es auch hier, außer du lässt alles, wie es ist.
}
app_import_into_bin = Sie käme in den Papierkorb, außer du lässt alles, wie es ist.
app_import_out_of_bin = Sie käme aus dem Papierkorb zurück, außer du lässt alles, wie es ist.
app_import_others = Keine neuen Partien. Neues zu Spielern: { NUMBER($players) }, zu Exemplaren: { NUMBER($boxes) }.
app_import_nothing = Es gab nichts Neues.
app_import_done = Hinzugefügt: { NUMBER($added) }, geändert: { NUMBER($changed) }, gelöscht: { NUMBER($deleted) }.
app_import_large = Was in Zeile { NUMBER($line) } beginnt, ist länger als die { NUMBER($most) } MB, die eine Partie haben darf. Nichts wurde geändert.
app_job_reading = Lesen: { NUMBER($done) } von { NUMBER($total) } MB.
app_job_backup = { $total ->
    [one] Sicherung lesen: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Sicherung lesen: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_here = { $total ->
    [one] Ansehen, was hier ist: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Ansehen, was hier ist: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_comparing = { $total ->
    [one] Vergleichen mit dem, was hier ist: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Vergleichen mit dem, was hier ist: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_ready = Alles ist durchgesehen; noch ist nichts geändert.
app_job_taking_in = { $total ->
    [one] Einlesen: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Einlesen: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_gathering = { $total ->
    [one] Nachsehen, wer mitspielte: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Nachsehen, wer mitspielte: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_proving = { $total ->
    [one] Ergebnisse nachschlagen: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Ergebnisse nachschlagen: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_writing = { $total ->
    [one] Schreiben: { NUMBER($done) } von { NUMBER($total) } Partie.
   *[other] Schreiben: { NUMBER($done) } von { NUMBER($total) } Partien.
}
app_job_written = { $n ->
    [one] Eine Partie geschrieben.
   *[other] { NUMBER($n) } Partien geschrieben.
}
app_job_left_out = { $n ->
    [one] Eine Partie wurde ausgelassen, weil ihr Protokoll nicht lesbar ist; sie ist noch hier.
   *[other] { NUMBER($n) } Partien wurden ausgelassen, weil ihre Protokolle nicht lesbar sind; sie sind noch hier.
}
app_job_others_left_out = { $n ->
    [one] Ein Name, ein Exemplar oder eine Löschung wurde ausgelassen, weil nicht lesbar.
   *[other] { NUMBER($n) } Namen, Exemplare oder Löschungen wurden ausgelassen, weil nicht lesbar.
}
app_job_stopped = Das wurde angehalten. Beginne von vorn.
app_job_taken_in = Das ist schon eingelesen. Beginne von vorn, um es noch einmal anzusehen.
app_job_decided = Wie dies eingelesen wird, ist schon entschieden.
app_job_only_verified = Das lässt sich nur prüfen; eingelesen wird nichts davon.
app_job_early = Das läuft noch. Lass es erst zu Ende laufen.
app_import_no_format = Das ist kein Paket von Tallystone: Es nennt kein Format, erwartet war „tallystone-bundle/1“. Nichts wurde geändert.
app_import_foreign = Das ist kein Paket von Tallystone: Sein Format ist „{ $format }“, erwartet war „tallystone-bundle/1“. Nichts wurde geändert.
app_import_newer = Das stammt von einer neueren Version von Tallystone ({ $core }). Aktualisiere Tallystone, um es zu lesen; nichts wurde geändert.
app_import_truncated = Dieses Paket bricht mittendrin ab, in Zeile { NUMBER($line) }, Spalte { NUMBER($column) }. Hol es dir noch einmal; nichts wurde geändert.
app_import_no_json = Das ist kein Paket von Tallystone: Zeile { NUMBER($line) }, Spalte { NUMBER($column) } ist kein JSON. Nichts wurde geändert.
app_import_wrong = Dieses Paket ist nicht lesbar: { $why } Nichts wurde geändert.
app_import_twice = „{ $id }“ kommt zweimal darin vor.
app_import_session = Partie { $session }: { $why }
app_import_step = Schritt { NUMBER($step) }: { $why }
app_import_steps = Ein Protokoll darf { NUMBER($most) } Schritte haben, dieses hat { NUMBER($n) }.
app_import_offset = { NUMBER($minutes) } Minuten Abstand zu UTC gibt es nirgends auf der Erde.
app_import_name = „{ $name }“ ist kein Name aus 1 bis { NUMBER($most) } Zeichen in einer Zeile.
app_import_table = An diesem Tisch fehlen Plätze in der Reihenfolge, oder niemand beginnt.
app_import_word = „{ $word }“ ist keine Kennung aus Kleinbuchstaben, Ziffern und Unterstrichen.
app_import_moment = { $at } ist kein Zeitpunkt von 1970 bis 9999 in ganzen Millisekunden.
app_import_result = Das mitgelieferte Ergebnis kann kein Spiel geben: Erwartet sind Punkte von −{ NUMBER($most) } bis { NUMBER($most) }, Plätze ab 1 und eine Spielzeit.
app_import_payload = Ein Schritt darf { NUMBER($most) } Bytes haben, dieser hat { NUMBER($n) }.
app_import_damaged = { $path } ist beschädigt und taugt nicht zum Zurückholen. Wähle eine andere Sicherung; nichts wurde geändert.

## Statistics

app_stats_none = Es gibt noch keine beendete Partie zu zählen.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } beendete Partie, { $time } Spielzeit.
   *[other] { NUMBER($n) } beendete Partien, { $time } Spielzeit.
}
app_stats_wins = Davon gewonnen von { $name }: { NUMBER($n) }.
app_stats_title_players = Spieler
app_stats_title_games = Spiele
app_stats_title_counts = Nach Zahl der Spieler
app_stats_title_head_to_head = Direkter Vergleich
app_stats_title_start = Wer beginnt
app_stats_title_lines = Woher die Punkte kommen
app_stats_plays = Partien
app_stats_won = Siege
app_stats_share = Siegquote
app_stats_average = Schnitt
app_stats_best = Bestwert
app_stats_time = Zeit
app_stats_each = Zeit je Partie
app_stats_first_ahead = Name 1 vorn
app_stats_second_ahead = Name 2 vorn
app_stats_level = Gleichstand
app_stats_start_won = Sieg für Startspieler
app_stats_by_chance = Zufall
app_stats_of_all = Von allen Punkten
app_stats_seats = { $n ->
    [one] { NUMBER($n) } Spieler
   *[other] { NUMBER($n) } Spieler
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } und { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name } holt am meisten mit: { $what }.
app_stats_percent = { NUMBER($n) } %
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } h { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = zu wenige Partien
app_stats_few = { $n ->
    [one] –: weniger als { NUMBER($n) } Partie sagt nichts aus.
   *[other] –: weniger als { NUMBER($n) } Partien sagen nichts aus.
}
app_stats_few_starts = { $n ->
    [one] –: weniger als { NUMBER($n) } Partie sagt nichts aus.
   *[other] –: weniger als { NUMBER($n) } Partien sagen nichts aus.
}
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = „{ $instead }“ statt „{ $was }“
app_decided_won = Mit einer einzigen Änderung hätte { $seat } gewonnen – { $change }.
app_decided_shared = Mit einer einzigen Änderung hätten sich { $seats } den Sieg geteilt – { $change }.
app_refused_unfinished = Das geht nur bei einer beendeten Partie; beende sie erst.

## Proofs

app_proof_verified = Bestätigt: Tisch, Protokoll und Regeln ergeben dieses Ergebnis ({ $code }).
app_proof_stated = Bestätigt: So wurde es am Tisch angegeben ({ $code }).
app_proof_alone = Das Protokoll ergibt dieses Ergebnis ({ $code }). Ein Nachweis lag nicht bei.
app_proof_differs = Nicht bestätigt.
app_proof_unfinished = Es gibt kein Ergebnis zu prüfen: Die Partie ist nicht beendet.
app_proof_unknown = Diese Version kann das Ergebnis nicht herleiten: Sie kennt das Spiel nicht oder kann das Protokoll nicht lesen.
app_proof_table = Der Tisch ist nicht der, von dem der Nachweis spricht.
app_proof_log = Das Protokoll ist nicht das, von dem der Nachweis spricht.
app_proof_rules = Das Ergebnis stammt von Regelversion { NUMBER($there) }, hier ist es Version { NUMBER($here) }.
app_proof_finish = Der Nachweis gilt für Regelversion { NUMBER($there) }, das Spielende für Version { NUMBER($here) }.
app_proof_recorded = Was beim Beenden festgehalten wurde, ergibt sich nicht aus dem Protokoll.
app_proof_seat = { $seat }: Das mitgelieferte Ergebnis ist nicht das, was das Protokoll ergibt.
app_proof_code = Im Nachweis steht { $there }, was hier liegt, ergibt { $here }.
app_proof_result = Das mitgelieferte Ergebnis ist nicht das, was das Protokoll ergibt.
app_proof_points = { $here ->
    [one] { $seat }: Das Protokoll ergibt { NUMBER($here) } Punkt, festgehalten: { NUMBER($there) }.
   *[other] { $seat }: Das Protokoll ergibt { NUMBER($here) } Punkte, festgehalten: { NUMBER($there) }.
}
app_proof_line = { $seat }, { $what }: Das Protokoll ergibt { NUMBER($here) }, festgehalten: { NUMBER($there) }.
app_proof_place = { $seat }: Das Protokoll ergibt einen anderen Platz, als festgehalten wurde.
app_proof_step = Schritt { NUMBER($n) } des Protokolls ist anders als in der Fassung, die hier liegt.
## Results for others: cards, tables, plays

app_card_so_far = Zwischenstand
app_card_minutes = { NUMBER($n) } min
app_card_winner = Sieg
app_card_shared = Geteilter Sieg
app_card_ahead = Vorn
app_card_level = Gleichstand
app_card_left = Nicht mehr dabei
app_card_further = { $n ->
    [one] { NUMBER($n) } weitere Zeile
   *[other] { NUMBER($n) } weitere Zeilen
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } Partie, mit Tallystone aufgeschrieben, zum Öffnen mit BG Stats.
   *[other] { NUMBER($n) } Partien, mit Tallystone aufgeschrieben, zum Öffnen mit BG Stats.
}
app_refused_no_result = { $game } vom { $day } hat noch kein Ergebnis. Beende die Partie oder gib ihr Ergebnis an.

## What an import does with the bin

app_import_apart_both = Die Partie hier und diese laufen auseinander: Beide blieben erhalten.
app_import_out_restored = Sie käme aus dem Papierkorb zurück.
app_import_in_bin = Sie liegt hier im Papierkorb und kommt nur zurück, wenn das Neue ersetzt, was hier ist.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } Partie kam in den Papierkorb.
   *[other] { NUMBER($n) } Partien kamen in den Papierkorb.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } Partie kam aus dem Papierkorb zurück.
   *[other] { NUMBER($n) } Partien kamen aus dem Papierkorb zurück.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } Partie wurde hier früher gelöscht und bleibt es.
   *[other] { NUMBER($n) } Partien wurden hier früher gelöscht und bleiben es.
}

## Games that are a sheet of categories

app_tally_prompt = Tragt ein, was alle haben.
app_tally_prompt_complete = Alles ist eingetragen. Beendet die Partie oder ändert, was nicht stimmt.
app_tally_untold = nicht eingetragen
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } (je { NUMBER($each) })
app_tally_line_place = { $what }: { $value } (Platz { NUMBER($place) })
app_tally_range = eine Zahl von { NUMBER($least) } bis { NUMBER($most) }
app_tally_no_category = Auf diesem Zettel gibt es nichts namens „{ $category }“. Es gibt: { $known }.
app_tally_refused = { $what }: Erwartet wird { $expected }, angegeben ist { $came }. Sieh auf den Tisch und trag es noch einmal ein.
app_tally_refused_unplayed = { $what } kommt mit diesen Optionen nicht vor. Wähle andere oder lass es weg.
app_tally_refused_seats = { $seats ->
    [one] Der Tisch hat { NUMBER($seats) } Spieler, die Stellung { NUMBER($columns) }: Für jeden Platz ist genau eine Angabe nötig.
   *[other] Der Tisch hat { NUMBER($seats) } Spieler, die Stellung { NUMBER($columns) }: Für jeden Platz ist genau eine Angabe nötig.
}

## Days, times and counts, in the terminal

app_day = { PAIR($day) }.{ PAIR($month) }.{ $year }
app_clock = { PAIR($hour) }:{ PAIR($minute) }
app_moment = { $day }, { $clock }
app_count_doubts = { NUMBER($n) } fraglich
app_count_remarks = { $n ->
    [one] { NUMBER($n) } Hinweis
   *[other] { NUMBER($n) } Hinweise
}
