# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Norsk bokmål
app_yes = Ja
app_no = Nei
app_none = ingen
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } og { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = «{ $text }»

## Standings and results

app_standings_now = Hvis spillet sluttet nå
app_standings_ended = Spillet er slutt
app_game_over = Spillet er slutt.
# The scoring track around a board: where the marker stands.
app_track_none = Poengsteinen foran første felt
app_track_field = Poengsteinen på felt { NUMBER($field) }
app_track_lap = Poengsteinen på felt { NUMBER($field) }, pluss { NUMBER($added) }
app_result = Resultat
app_total = Totalt
app_total_of = { $seat } totalt
app_stated_result = Oppgitt resultat
app_abandoned = Gitt opp
app_stated_points = oppgitt av spillerne
app_stated_place = oppgitt av spillerne, uten poeng
app_verdict_alone = { $seats } har { NUMBER($points) } poeng.
app_verdict_won = { $seats } vant med { NUMBER($points) } poeng.
app_verdict_won_bare = { $seats } vant.
app_verdict_leads = { $seats } leder og har { NUMBER($points) } poeng.
app_verdict_leads_bare = { $seats } leder.
app_verdict_level = Det står likt: { $seats }.
app_verdict_differs = Dette er etter dagens regler; da partiet ble fullført, ble et annet resultat lagret.
app_tie_decided = Likt: { $seats }. { $criterion }: { $first } er foran.
app_tie_decided_shared = Likt: { $seats }. { $criterion }: { $first } er foran og deler plassen.
app_tie_open = Likt: { $seats }. { $criterion }: også likt, så plassen deles.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, nå { NUMBER($points) }.
app_spoken_seat = { $seat }, { NUMBER($points) } poeng, { NUMBER($rank) }. plass
app_spoken_rank = { $seat }, { NUMBER($rank) }. plass
app_spoken_points = { $seat }, { NUMBER($points) } poeng
app_spoken_left = { $seat } har gått

## The bar

app_undo = Angre
app_undo_what = Angre: { $what }
app_undone = Angret: { $what }.
app_redo = Gjør om
app_redo_what = Gjør om: { $what }
app_redone = Gjort om: { $what }.
app_finish = Fullfør
app_finish_missing_what = Fullfør. Ikke ført inn ennå: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Ikke ført inn ennå: { $missing }.
   *[other] { NUMBER($n) } ting er ikke ført inn ennå: { $missing }.
}
app_end_as_it_stands = Fullfør slik det står
app_give_up = Gi opp uten resultat
app_keep_playing = Spill videre
app_close = Lukk
app_refused_not_remembered = Dette husker appen ikke lenger. Se på listen igjen.
app_missing_of = { $seat }: { $what }
app_reopen = Åpne igjen
app_remove = Fjern denne oppføringen
app_note = Notatet
app_refused_players_exactly = { $game } er for { NUMBER($most) } spillere, men { NUMBER($n) } er oppgitt.
app_refused_line = «{ $came }» er verken en fil som finnes, et stillingsdokument eller en stilling på én linje som et spill her kjenner: se docs/positions.md.
app_refused_moves = { $game } blir bare talt opp her, uten dommer: det er ikke kjent hvilke trekk som er lovlige.
app_refused_blank = Det står ingenting i dette notatet.
app_refused_stated_points = Poeng kan gå fra −{ NUMBER($most) } til { NUMBER($most) }.
app_refused_path = «{ $path }» er ikke navnet på en fil.
app_refused_folder = «{ $path }» er en mappe, men her trengs en fil. Velg et annet navn; ingenting ble endret.
app_refused_pipe = «{ $path }» er et rør eller en socket, men her trengs en fil. Velg et annet navn; ingenting ble endret.
app_refused_device = «{ $path }» er en enhet, men her trengs en fil. Velg et annet navn; ingenting ble endret.
app_refused_link = «{ $path }» er en lenke som ikke fører til noen fil. Reparer lenken eller velg et annet navn; ingenting ble endret.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: ikke ført inn
app_on = på
app_off = av
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } spillere
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } spiller
   *[other] { NUMBER($n) } spillere
}
app_facts_age = fra { NUMBER($age) } år
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Alle
app_setup_one = En av dere
app_setup_another = En annen, imens
app_setup_together = Sammen
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = vår tolkning
app_rule_by_edition = avhenger av utgaven
# Words of a question that say nothing about a rule.
app_search_little = alt altså at av bare ble bli blir bør da de deg dem den denne der dere deres det dette din dine disse ditt du då eg egentlig eller en enn er et ett etter for fordi fra få får fått gi gir gjelder gjør gjøre gjort går gå ha hadde han har hele hen henne her hos hun hva hver hvert hvilke hvilken hvilket hvis hvor hvordan hvorfor i ikke ikkje ingen inn innen ja jeg jo kan kommer kunne lov man med meg mellom men mens mer mi min mine mitt må måtte nå når noe noen nok og også om opp oss på sa samt se seg selv sett si sier sin sine sitt skal skjer skulle slik som så til tror um under ut uten ved vi vil ville vår våre være vært betyr bety spill spillet spille åssen koffor liksom lurer plis takk hei ok okei kanskje akkurat nettopp ska kanke trenger skjedde gjorde blei vart noko nokon folkens greit riktig faktisk virkelig vel jaha
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = likt uavgjort lik like likhet poenglikhet samme remis delt tiebreak tie; motstander motstanderen motstanderne motspiller andre annen annet andres fiende; mål målet målområde slutt mållinje; ring sirkel sløyfe løkke runding; joker fri valgfri vilkårlig uansett; stor store stort største svær; tilbake bakover baklengs retur returnere; antall tall mange mengde hvormange; start starte starter begynne begynner begynnelse begynnelsen først første startspiller; spiller spillere spilleren hvem noen alle deltaker deltakere folk; slutt slutter slutte ende ender ferdig avslutte avsluttes; vinne vinner vant vunnet vinneren vinnere seier seieren; poeng poengene verdi verdt telle teller telling opptelling score skåre poengsum; forberedelser forberede oppsett rigge klargjøre; velte velter veltet falle faller falt fall ramle ramler rase raser raste kollaps rive river rev revet; bytte bytter veksle veksler innveksling erstatte; flest flertall mest majoritet; innhold deler komponenter utstyr bestanddeler; trekke trekker trekk dra plukke; kaste kaster kast forkaste kvitte; brikke brikker brikken flis fliser plate bit biter; sjetong sjetonger chip chips mynt mynter jetong; skjult skjulte hemmelig gjemt lukket nedvendt; åpen åpent åpne synlig oppvendt; snu snur snudd vende vri vrir dreie rotere; dytte dytter dyttet dytt skyve skyver skjøvet puffe; havn havner havnen brygge; figur figurer bonde bønder mann menn meeple; bunke bunken stokk stokken kortstokk; edelstein edelsteiner edelsten juvel juveler krystall krystaller diamant diamanter stein steiner sten stener; stein steiner steinen sten stenen stener stenene småstein klippe; klippe klipper fjell berg stein plate plater; stabel stabler stabelen tårn tårnet tårna haug stablene; sprekk sprekker hull plass revne; felt plass ruter punkt punkter sted ledig; bro broen broer bru brua bruer bruene; elv elva elven elver elvene bekk vann vannet vassdrag strøm; hånd hånda hånden hender; rad rada raden rekke rekka; kolonne kolonna kolonnen kolonner søyle stripe; ramme ramma rammen; rute ruta ruten vei strekning reise; dråpe dråpa dråpen dråper vanndråpe vanndråper vann; sekk sekker sekken pose poser korn mel hvete; øks økser øksa tømmer tømmerstokk planke planker; mølle mølla møllen møller kvern; sagbruk sagbruket sag sagmølle; eng enga engen enger gress gras beite plen; ku kua kuen kuer kyr; sau sauen sauer lam; båt båten båter skip flåte flåten flåter; sti stien stier vei veien løype; kløver kløveren kløvere kløverblad firkløver firkløveren blad; ønskestein ønskesteiner ønskesteinen ønskestener ønskesten; poengstein poengsteinen poengmarkør poengmarkøren tellebrikke markør; markør markøren bonde; skli gli følge ferd elveferd elvetur flyte seile; skrå skrått diagonalt diagonal hjørne; maks max maksimum maksimalt grense høyst håndgrense; vekk bort fjerne fjernes utelate utelates; legge legger lagt plassere plasserer sette setter settes; ta tar tatt tok hente stjele; bestemme bestemmer velge velger valg valgt; gjette gjetter tippe tipper tippa tippet; berøre berører borti røre dulte dulta dultet dunke; lene lener lent skjev støtte hvile; to 2 begge par; tre 3 tredje; fire 4 fjerde; fem 5 femte; seks 6 sjette; ti 10; tolv 12; tretten 13; femti 50; åtti 80; minus negativ negative minuspoeng straff tape taper miste; alene solo aleine selv; rask raskt raskere kjapp kjappere fort hurtig hurtigstart kort kortere; tom tomt tomme slutt brukt borte igjen; egen eget egne min mine mitt; igjen rest resten overs ubrukt ubrukte; sende sender videre; eske eska esken innhold; høy høye høyde høyden høyt høyere; halv halve halvt delvis del; forskjellig annerledes ulik ulike ulikt forskjell; forbi passere passerer passert over gjennom; hoppe hopper hopp over; ekstra flere mer; bonus bonusen bonusbrikke bonusbrikka bonusbrikker; dobbelttur dobbelttrekk dobbelt ekstratur; retning vei retningen; varsle advare advarsel sjakk ifra; brette montere bygge; sammen henger koblet forbundet tilkoblet; personer folk stykker spillere spiller; tid minutter varighet lenge; tilfeldig vilkårlig; gull gullpoeng gullside; rotere vri snu dreie svinge; områdene område målområde mål sone
app_error_no_revision = Loggen for dette partiet har ikke noe steg { NUMBER($revision) }.
app_refused_day = «{ $text }» er ikke en dag; skriv den som 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = Bordet ble gjort klart
app_log_inserted = Satt inn senere: { $new }
app_corrected_in_vain = Bordet endres ikke: en senere oppføring sier noe annet.
app_log_replaced = Rettet: { $old } ⇒ { $new }
app_log_removed = Fjernet: { $old }
app_log_lost_event = en oppføring som ikke finnes lenger
app_log_note = Notat: { $text }
app_log_finished = Fullført
app_log_abandoned = Gitt opp
app_log_reopened = Åpnet igjen
app_log_lost = Gikk tapt da databasen ble skadet
app_log_unknown = Et steg fra en nyere versjon ({ $kind })
app_log_named = Plass { $seat } er { $name }
app_log_unnamed = Plass { $seat } har ikke noe navn
app_log_colour = { $seat } spiller med en annen farge
app_log_shape = { $seat } har en annen form
app_log_order = Turrekkefølge: { $seats }
app_log_start = { $seat } begynner
app_log_options = Andre regler valgt, for hele partiet
app_log_left = { $seat } har gått
app_log_returned = { $seat } er tilbake
app_log_seats = Et bord for { NUMBER($n) }
app_log_drawn_start = Loddtrekning: { $seat } begynner
app_log_drawn_seating = Loddtrekning: rekkefølgen er { $seats }
app_log_result = Resultatet ble oppgitt
app_log_result_on = Resultatet fra { $day } ble oppgitt

## Refusals: what was expected, what came, what to do

app_refused_control = Det er ikke noe som heter «{ $control }» å føre inn nå. Se på skjermen igjen.
app_refused_range = { $control }: { NUMBER($min) } til { NUMBER($max) } er mulig, { NUMBER($wished) } er det ikke.
app_refused_number = «{ $typed }» er ikke et helt tall. Skriv et tall eller en sum som 3+6+2.
app_refused_option = «{ $option }» kan ikke velges ved «{ $control }». Velg mellom { $offered }.
app_refused_cell = Stedet «{ $cell }» finnes ikke på brettet nå.
app_refused_pen = Det finnes ingen penn «{ $pen }» på dette brettet.
app_refused_action = { $control }: det går ikke nå.
app_refused_note = { $control } kan ha { NUMBER($most) } tegn, dette har { NUMBER($length) }. Gjør teksten kortere.
app_refused_tag = «{ $text }» er ikke en versjon eller et språk på opptil 64 enkle bokstaver.
app_refused_choices = Du kan ta { NUMBER($most) } valg på én gang, ikke { NUMBER($n) }.
app_refused_kind = { $control } kan ikke brukes på den måten.
app_refused_seat = { $last ->
    [0] Plass { NUMBER($seat) } er ikke ved bordet: bare plass 0 er det.
    [one] Plass { NUMBER($seat) } er ikke ved bordet: 0 og { NUMBER($last) } er det.
   *[other] Plass { NUMBER($seat) } er ikke ved bordet: 0 til { NUMBER($last) } er det.
}
app_refused_order = { $n ->
    [one] En rekkefølge nevner den ene plassen én gang.
   *[other] En rekkefølge nevner hver av de { NUMBER($n) } plassene én gang.
}
app_refused_last_player = Den siste spilleren kan ikke gå. Gi opp partiet i stedet.
app_refused_name = Et navn kan ha { NUMBER($most) } tegn, dette har { NUMBER($length) }. Gjør det kortere.
app_refused_players = { $game } er for { NUMBER($least) } til { NUMBER($most) } spillere, men { NUMBER($n) } er oppgitt.
app_refused_seats = Antall spillere kan bare endres før første oppføring. En spiller kan gå når som helst.
app_refused_setting = Valget «{ $setting }» finnes ikke. Disse finnes: { $known }.
app_part_day = Dagen
app_part_search = Det du søker etter
app_part_tick = Id-en til et steg
app_part_document = Dokumentet
app_json_at = { $place }: { $what }
app_json_expected = Forventet: { $expected }, fikk: { $came }.
app_json_missing = { $key } mangler.
app_json_missing_here = { $key } mangler. Forventet: { $expected }.
app_json_unknown = { $key } er ukjent her. Kjent: { $known }.
app_json_twice = { $what } er der to ganger. Utelat den ene.
app_json_unfit = { $came } passer ikke her.
app_json_whole_number = et helt tall fra { $least } til { $most }
app_json_key_number = et helt tall som nøkkel
app_json_text = en tekst
app_json_true_or_false = true eller false
app_json_object = et objekt
app_json_object_with = et objekt med { $keys }
app_json_list = en liste
app_json_list_of = { $n ->
    [one] en liste med { NUMBER($n) } element
   *[other] en liste med { NUMBER($n) } elementer
}
app_json_list_from = { $least ->
    [one] en liste med minst { NUMBER($least) } element
   *[other] en liste med minst { NUMBER($least) } elementer
}
app_json_list_between = en liste med { NUMBER($least) } til { NUMBER($most) } elementer
app_json_came_list = { $n ->
    [0] en tom liste
    [one] en liste med { NUMBER($n) } element
   *[other] en liste med { NUMBER($n) } elementer
}
app_json_one_of = én av { $names }
app_json_or = { $first } eller { $last }
app_json_or_more = { $first } eller { $last }
app_json_nothing = ingenting
app_json_empty = Det står ingenting i det.
app_json_ends = Det slutter brått, på linje { NUMBER($line) }, kolonne { NUMBER($column) }.
app_json_deep = På linje { NUMBER($line) }, kolonne { NUMBER($column) } ligger det for mange nivåer i hverandre.
app_json_large = På linje { NUMBER($line) }, kolonne { NUMBER($column) } er et tall for stort.
app_json_not = Linje { NUMBER($line) }, kolonne { NUMBER($column) } er ikke JSON.
app_refused_newer_event = Dette er skrevet av en nyere versjon ({ NUMBER($version) }) og blir som det er. Oppdater for å se det.
app_refused_log = Denne loggen begynner ikke med et bord og kan ikke åpnes.
app_refused_switched = Dette partiet er endret av en import: nå ligger det en annen logg her. Se på den igjen.
app_refused_no_event = Den oppføringen er ikke i loggen lenger. Se på loggen igjen.
app_refused_closed = Partiet er avsluttet. Åpne det igjen for å endre noe.
app_refused_empty = Ingenting er ført inn ennå. Gi opp partiet hvis det ikke blir spilt.
app_refused_reopen = Partiet er fortsatt åpent.
app_refused_stated = Resultatet er oppgitt. Angre det for å føre inn det som ligger på bordet.
app_refused_result = { $n ->
    [one] Bordet har { NUMBER($n) } plass, resultatet nevner { NUMBER($came) }.
   *[other] Bordet har { NUMBER($n) } plasser, resultatet nevner { NUMBER($came) }.
}
app_refused_result_number = Det er verken et tall eller en sum.
app_refused_result_all = Poeng for alle, eller for ingen.
app_refused_result_none = Før inn poeng, eller merk av hvem som vant.
app_refused_undo = Det er ingenting å angre.
app_refused_redo = Det er ingenting å gjøre om.
app_refused_tick = Det er ikke noe steg «{ $step }» på denne sjekklisten.
app_refused_document = Et dokument har enten en «position» eller «events»: oppgi én av dem.

## Errors

app_error_no_session = Dette partiet er ikke her lenger.
app_error_no_game = Spillet «{ $game }» finnes ikke. Disse finnes: { $known }.
app_error_no_seat = Den plassen finnes ikke ved dette bordet.
app_error_no_rule = Regelen «{ $rule }» finnes ikke i dette spillet.
app_error_newer = Partiene er skrevet av en nyere versjon av Tallystone. Oppdater for å åpne dem; ingenting ble endret.
app_error_foreign = { $path } er ikke en database fra Tallystone. Velg en annen fil; ingenting ble endret.
app_error_damaged = Databasen er skadet. Åpne den på nytt: da flyttes den til side, og det som kan leses, hentes tilbake.
app_error_stuck = «{ $path }» er skadet, og det går ikke an å skrive der, så den kan ikke repareres. Kopier den, med det som ligger ved siden av, til en mappe det går an å skrive til, og åpne den der.
app_error_replaced = Det ligger en annen fil der databasen var: den ble flyttet mens den var åpen. Ingenting ble lagret; åpne den på nytt og før inn det siste steget en gang til.
app_error_full = Lagringsplassen er full. Ingenting ble lagret; frigjør plass og prøv igjen.
app_error_no_room = Lagringsplassen var full ved starten, så partiene kan bare leses. Ingenting ble lagret; frigjør plass og åpne Tallystone på nytt.
app_error_read_only = Partiene er skrivebeskyttet. Ingenting ble lagret; kontroller rettighetene til filen.
app_error_storage = Partiene kunne ikke leses eller lagres: { $detail }. Ingenting ble endret; prøv igjen.
app_mended = Det som var lagret om dette partiet til lister og statistikk, stemte ikke med loggen; det er laget på nytt fra loggen.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } parti ble sammenlignet med loggen sin.
   *[other] { NUMBER($n) } partier ble sammenlignet med loggene sine.
}
app_rebuilt_nothing = Det som er lagret om dem, stemmer.
app_rebuilt_mended = { $n ->
    [one] Det som var lagret om { NUMBER($n) } av dem, stemte ikke og er laget på nytt.
   *[other] Det som var lagret om { NUMBER($n) } av dem, stemte ikke og er laget på nytt.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } parti hører til et spill som ikke er kjent her, eller loggen kan ikke leses: det blir som det er.
   *[other] { NUMBER($n) } partier hører til spill som ikke er kjent her, eller loggene kan ikke leses: de blir som de er.
}
app_error_no_player = Denne spilleren husker appen ikke lenger.

## A damaged database

app_recovered_damaged = Databasen var skadet.
app_recovered_gone = Databasen var borte. Det journalen og sikkerhetskopiene har, er hentet tilbake.
app_recovered = { $sessions ->
    [one] { NUMBER($sessions) } parti med { NUMBER($steps) } steg kom tilbake.
   *[other] { NUMBER($sessions) } partier med { NUMBER($steps) } steg kom tilbake.
}
app_recovered_incomplete = { $n ->
    [one] { NUMBER($n) } av dem mangler steg: { $sessions }.
   *[other] { NUMBER($n) } av dem mangler steg: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } parti kom ikke tilbake: { $sessions }.
   *[other] { NUMBER($n) } partier kom ikke tilbake: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $game } ({ $day }, { NUMBER($n) } steg)
app_recovered_unknown = et spill
app_recovered_others = { NUMBER($n) } til
app_recovered_whole = Så vidt det er mulig å se, mangler ingenting.
app_recovered_more = Det kan ha vært mer som ikke har etterlatt spor.
app_recovered_kept = Den skadde filen ligger i { $path }
app_recovered_left = Det som var igjen av den, ligger i { $path }

## Players

app_refused_no_name = En spiller trenger et navn. Vil du ta noen ut av listen, velger du «Glem».
app_refused_name_taken = Det finnes allerede en spiller som heter { $name }. Er { $old } samme person, kan du slå dem sammen.
app_refused_same_player = Begge er { $name }.
app_player_merged = { $name } er nå samme person som { $other }.
app_player_forgotten = { $name } er glemt.
app_refused_take_back = Det er ingenting å angre: ingen er slått sammen eller glemt siden appen ble åpnet.
app_refused_two_people = { $name } og { $other } har sittet ved samme bord, så de er to personer.

## Results beside each other

app_difference = { $seat } vinner over { $other } med { NUMBER($points) } poeng: { $lines }.
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $seat } vinner over { $other } med { NUMBER($points) } poeng.
app_difference_level = { $seat } og { $other } har like mange poeng.
app_difference_shared = { $seats } deler seieren.
app_difference_won = { $seat } vinner.
app_difference_alone = { $seat } spilte alene.
app_difference_nobody = Ingen har vunnet.
app_compared_winner = Med disse reglene ville { $seats } ha vunnet.
app_compared_nobody = Med disse reglene ville ingen ha vunnet.
app_compared_open = { $n ->
    [one] Poengene til { NUMBER($n) } spiller endres; ingen vinner uansett.
   *[other] Poengene til { NUMBER($n) } spillere endres; ingen vinner uansett.
}
app_compared_points = { $n ->
    [one] Vinneren er den samme, men poengene til { NUMBER($n) } spiller endres.
   *[other] Vinneren er den samme, men poengene til { NUMBER($n) } spillere endres.
}
app_compared_same = Ingenting ville ha blitt annerledes.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } oppføring passer ikke til disse reglene og ville ha blitt utelatt.
   *[other] { NUMBER($n) } oppføringer passer ikke til disse reglene og ville ha blitt utelatt.
}

## Bundles and backups

app_import_new = Ikke her ennå.
app_import_same = Det samme er her allerede.
app_import_longer_there = Går videre der det som er her, slutter.
app_import_longer_here = Det som er her, går videre der dette slutter.
app_import_apart = Det som er her, og det som kommer, har gått hver sin vei: du kan beholde begge, eller ett av dem.
app_import_deleted_here = Ble slettet her. Det kommer bare tilbake hvis du erstatter med det som kommer.
app_export_unreadable = { $n ->
    [one] Loggen for dette partiet kan ikke leses, så ingen kan hente det inn. Ingenting ble skrevet.
   *[other] Loggene for disse { NUMBER($n) } partiene kan ikke leses, så ingen kan hente dem inn. Ingenting ble skrevet.
}
app_export_over = { $path }: der ligger det noe annet; velg et annet navn.
app_import_preview = Nye: { NUMBER($new) }. Går videre: { NUMBER($longer) }. Har gått hver sin vei: { NUMBER($apart) }. Kjente: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } parti ble slettet der og blir slettet her også, med mindre du lar det som er her, være som det er.
   *[other] { NUMBER($n) } partier ble slettet der og blir slettet her også, med mindre du lar det som er her, være som det er.
}
app_import_into_bin = Det havner i papirkurven, med mindre du lar det som er her, være som det er.
app_import_out_of_bin = Det kommer ut av papirkurven, med mindre du lar det som er her, være som det er.
app_import_others = Ikke noe nytt om partier. Nytt om spillere: { NUMBER($players) }, om eksemplarer: { NUMBER($boxes) }.
app_import_nothing = Det var ikke noe nytt.
app_import_done = Lagt til: { NUMBER($added) }. Endret: { NUMBER($changed) }. Slettet: { NUMBER($deleted) }.
app_import_large = Det som begynner på linje { NUMBER($line) }, er lengre enn de { NUMBER($most) } MB et parti kan ha. Ingenting ble endret.
app_job_reading = Leser: { NUMBER($done) } av { NUMBER($total) } MB.
app_job_backup = { $total ->
    [one] Leser sikkerhetskopien: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Leser sikkerhetskopien: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_here = { $total ->
    [one] Ser på det som er her: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Ser på det som er her: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_comparing = { $total ->
    [one] Sammenligner med det som er her: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Sammenligner med det som er her: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_ready = Alt er sett gjennom; ingenting er endret ennå.
app_job_taking_in = { $total ->
    [one] Henter inn: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Henter inn: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_gathering = { $total ->
    [one] Ser etter hvem som spilte: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Ser etter hvem som spilte: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_proving = { $total ->
    [one] Slår opp resultater: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Slår opp resultater: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_writing = { $total ->
    [one] Skriver: { NUMBER($done) } av { NUMBER($total) } parti.
   *[other] Skriver: { NUMBER($done) } av { NUMBER($total) } partier.
}
app_job_written = { $n ->
    [one] Ett parti ble skrevet.
   *[other] { NUMBER($n) } partier ble skrevet.
}
app_job_left_out = { $n ->
    [one] Ett parti ble utelatt fordi loggen ikke kan leses; det er her fortsatt.
   *[other] { NUMBER($n) } partier ble utelatt fordi loggene ikke kan leses; de er her fortsatt.
}
app_job_others_left_out = { $n ->
    [one] Én spiller, ett eksemplar eller én sletting ble utelatt fordi det ikke kan leses.
   *[other] { NUMBER($n) } spillere, eksemplarer eller slettinger ble utelatt fordi de ikke kan leses.
}
app_job_stopped = Dette ble stoppet. Begynn på nytt.
app_job_taken_in = Dette er allerede hentet inn. Begynn på nytt for å se på det igjen.
app_job_decided = Det er allerede bestemt hvordan dette hentes inn.
app_job_only_verified = Dette kan bare kontrolleres; ingenting av det hentes inn.
app_job_early = Dette pågår fortsatt. La det bli ferdig først.
app_import_no_format = Dette er ikke en pakke fra Tallystone: den oppgir ikke noe format, men skulle ha hatt «tallystone-bundle/1». Ingenting ble endret.
app_import_foreign = Dette er ikke en pakke fra Tallystone: formatet er «{ $format }», men skulle ha vært «tallystone-bundle/1». Ingenting ble endret.
app_import_newer = Dette er skrevet av en nyere versjon av Tallystone ({ $core }). Oppdater for å lese det; ingenting ble endret.
app_import_truncated = Denne pakken slutter brått, på linje { NUMBER($line) }, kolonne { NUMBER($column) }. Skaff den på nytt; ingenting ble endret.
app_import_no_json = Dette er ikke en pakke fra Tallystone: linje { NUMBER($line) }, kolonne { NUMBER($column) } er ikke JSON. Ingenting ble endret.
app_import_wrong = Denne pakken kan ikke leses: { $why } Ingenting ble endret.
app_import_twice = «{ $id }» forekommer to ganger i den.
app_import_session = Parti { $session }: { $why }
app_import_step = Steg { NUMBER($step) }: { $why }
app_import_steps = En logg kan ha { NUMBER($most) } steg, denne har { NUMBER($n) }.
app_import_offset = { $minutes ->
    [one] { NUMBER($minutes) } minutt fra UTC finnes ikke noe sted på jorden.
   *[other] { NUMBER($minutes) } minutter fra UTC finnes ikke noe sted på jorden.
}
app_import_name = «{ $name }» er ikke et navn på 1 til { NUMBER($most) } tegn på én linje.
app_import_table = Bordet har plasser som ikke er med i turrekkefølgen, eller ingen som begynner.
app_import_word = «{ $word }» er ikke en id av små bokstaver, sifre og understreker.
app_import_moment = { $at } er ikke et tidspunkt fra 1970 til 9999 i hele millisekunder.
app_import_result = Resultatet som fulgte med, er ikke noe et spill kan gi: det skal være poeng fra −{ NUMBER($most) } til { NUMBER($most) }, plasseringer fra 1 og oppover og en spilletid.
app_import_payload = Et steg kan ha { NUMBER($most) } byte, dette har { NUMBER($n) }.
app_import_damaged = { $path } er skadet, og ingenting kan hentes tilbake derfra. Velg en annen sikkerhetskopi; ingenting ble endret.

## Statistics

app_stats_none = Det er ingen fullførte partier å telle.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } fullført parti, { $time } spilletid.
   *[other] { NUMBER($n) } fullførte partier, { $time } spilletid.
}
app_stats_wins = { $name } vant { NUMBER($n) } av dem.
app_stats_title_players = Spillere
app_stats_title_games = Spill
app_stats_title_counts = Etter antall spillere
app_stats_title_head_to_head = Innbyrdes
app_stats_title_start = Hvem som begynner
app_stats_title_lines = Hvor poengene kommer fra
app_stats_plays = Partier
app_stats_won = Vunnet
app_stats_share = Andel vunnet
app_stats_average = Snitt
app_stats_best = Best
app_stats_time = Tid
app_stats_each = Tid per parti
app_stats_first_ahead = Første foran
app_stats_second_ahead = Andre foran
app_stats_level = Likt
app_stats_start_won = Vunnet av startspilleren
app_stats_by_chance = Forventet
app_stats_of_all = Av alle poeng
app_stats_seats = { $n ->
    [one] { NUMBER($n) } spiller
   *[other] { NUMBER($n) } spillere
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } og { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name } får flest poeng av: { $what }.
app_stats_percent = { NUMBER($n) } %
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } t { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = for få partier
app_stats_few = { $n ->
    [one] –: krever minst { NUMBER($n) } parti.
   *[other] –: krever minst { NUMBER($n) } partier.
}
app_stats_few_starts = { $n ->
    [one] –: krever minst { NUMBER($n) } parti.
   *[other] –: krever minst { NUMBER($n) } partier.
}
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = «{ $instead }» i stedet for «{ $was }»
app_decided_won = { $change }. Da ville { $seat } ha vunnet.
app_decided_shared = { $change }. Da ville { $seats } ha delt seieren.
app_refused_unfinished = Det går bare med et fullført parti; fullfør det først.

## Proofs

app_proof_verified = Bekreftet: bordet, loggen og reglene gir dette resultatet ({ $code }).
app_proof_stated = Bekreftet: dette har spillerne oppgitt ({ $code }).
app_proof_alone = Loggen gir dette resultatet ({ $code }). Det fulgte ikke noe bevis med.
app_proof_differs = Ikke bekreftet.
app_proof_unfinished = Det er ikke noe resultat å kontrollere: partiet er ikke fullført.
app_proof_unknown = Denne versjonen kan ikke utlede resultatet: den kjenner ikke spillet eller kan ikke lese loggen.
app_proof_table = Bordet er ikke det beviset handler om.
app_proof_log = Loggen er ikke den beviset handler om.
app_proof_rules = Regelversjon { NUMBER($there) } ga resultatet, her er det versjon { NUMBER($here) }.
app_proof_finish = Beviset gjelder regelversjon { NUMBER($there) }, fullføringen versjon { NUMBER($here) }.
app_proof_recorded = Det som ble lagret ved fullføringen, er ikke det loggen gir.
app_proof_seat = { $seat }: resultatet som fulgte med, er ikke det loggen gir.
app_proof_code = Beviset sier { $there }, det som ligger her, gir { $here }.
app_proof_result = Resultatet som fulgte med, er ikke det loggen gir.
app_proof_points = { $seat }: loggen gir { NUMBER($here) } poeng, { NUMBER($there) } ble lagret.
app_proof_line = { $seat }, { $what }: loggen gir { NUMBER($here) }, { NUMBER($there) } ble lagret.
app_proof_place = { $seat }: loggen gir en annen plassering enn den som ble lagret.
app_proof_step = Steg { NUMBER($n) } i loggen er ikke det samme som i kopien som er her.
## Results for others: cards, tables, plays

app_card_so_far = Så langt
app_card_minutes = { NUMBER($n) } min
app_card_winner = Vinner
app_card_shared = Delt seier
app_card_ahead = Leder
app_card_level = Likt
app_card_left = Har gått
app_card_further = { $n ->
    [one] { NUMBER($n) } linje til
   *[other] { NUMBER($n) } linjer til
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } parti ført med Tallystone, kan åpnes i BG Stats.
   *[other] { NUMBER($n) } partier ført med Tallystone, kan åpnes i BG Stats.
}
app_refused_no_result = { $game } fra { $day } har ikke noe resultat ennå. Fullfør det eller oppgi resultatet først.

## What an import does with the bin

app_import_apart_both = Det som er her, og det som kommer, har gått hver sin vei: begge ville bli beholdt.
app_import_out_restored = Det ville komme ut av papirkurven.
app_import_in_bin = Det ligger i papirkurven her, og kommer bare ut hvis du erstatter med det som kommer.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } parti havnet i papirkurven.
   *[other] { NUMBER($n) } partier havnet i papirkurven.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } parti kom ut av papirkurven.
   *[other] { NUMBER($n) } partier kom ut av papirkurven.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } parti ble slettet her før og forblir slettet.
   *[other] { NUMBER($n) } partier ble slettet her før og forblir slettet.
}

## Games that are a sheet of categories

app_tally_prompt = Før inn det alle har.
app_tally_prompt_complete = Alt er ført inn. Fullfør, eller endre det som ikke stemmer.
app_tally_untold = ikke ført inn
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } ({ NUMBER($each) } for hver)
app_tally_line_place = { $what }: { $value } ({ NUMBER($place) }. plass)
app_tally_range = et tall fra { NUMBER($least) } til { NUMBER($most) }
app_tally_no_category = Det er ikke noe som heter «{ $category }» på dette arket. Disse finnes: { $known }.
app_tally_refused = { $what }: forventet { $expected }, fikk { $came }. Se på bordet og før det inn igjen.
app_tally_refused_unplayed = { $what } er ikke med i spillet med disse valgene. Velg andre, eller utelat det.
app_tally_refused_seats = { $seats ->
    [one] Bordet har { NUMBER($seats) } spiller, stillingen { NUMBER($columns) }: oppgi én for hver.
   *[other] Bordet har { NUMBER($seats) } spillere, stillingen { NUMBER($columns) }: oppgi én for hver.
}

## Days, times and counts, in the terminal

app_day = { PAIR($day) }.{ PAIR($month) }.{ $year }
app_clock = { PAIR($hour) }:{ PAIR($minute) }
app_moment = { $day } { $clock }
app_count_doubts = { $n ->
    [one] { NUMBER($n) } tvilsom
   *[other] { NUMBER($n) } tvilsomme
}
app_count_remarks = { NUMBER($n) } å lese
