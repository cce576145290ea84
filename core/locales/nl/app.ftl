# What the core itself says, whatever the game. Variables in NUMBER(…), SIGNED(…) or a plural
# selector are numbers, all others are text.

app_language = Nederlands
app_yes = Ja
app_no = Nee
app_none = geen
app_number = { NUMBER($n) }
app_signed = { SIGNED($points) }
app_seat = { $seat }
app_list = { $parts }
app_comma = { ", " }
app_and = { $first } en { $last }
# Two of one name at a table: the mark is the colour of the pieces.
app_name_apart = { $name } ({ $mark })
app_name_mark = { $colour } { NUMBER($n) }
app_quoted = “{ $text }”

## Standings and results

app_standings_now = Als het spel nu eindigt
app_standings_ended = Het spel is afgelopen
app_game_over = Het spel is afgelopen.
# The scoring track around a board: where the marker stands.
app_track_none = Telsteen vóór het eerste veld
app_track_field = Telsteen op veld { NUMBER($field) }
app_track_lap = Telsteen op veld { NUMBER($field) }, plus { NUMBER($added) }
app_result = Uitslag
app_total = Totaal
app_total_of = Totaal van { $seat }
app_stated_result = Uitslag zoals opgegeven
app_abandoned = Afgebroken
app_stated_points = opgegeven door de spelers
app_stated_place = opgegeven door de spelers, zonder punten
app_verdict_alone = { $points ->
    [one] { $seats } heeft { NUMBER($points) } punt.
   *[other] { $seats } heeft { NUMBER($points) } punten.
}
app_verdict_won = { $seats_n ->
    [one] { $points ->
        [one] { $seats } wint met { NUMBER($points) } punt.
       *[other] { $seats } wint met { NUMBER($points) } punten.
    }
   *[other] { $points ->
        [one] { $seats } winnen met elk { NUMBER($points) } punt.
       *[other] { $seats } winnen met elk { NUMBER($points) } punten.
    }
}
app_verdict_won_bare = { $seats_n ->
    [one] { $seats } wint.
   *[other] { $seats } winnen samen.
}
app_verdict_leads = { $points ->
    [one] { $seats } staat aan kop met { NUMBER($points) } punt.
   *[other] { $seats } staat aan kop met { NUMBER($points) } punten.
}
app_verdict_leads_bare = { $seats } staat aan kop.
app_verdict_level = { $seats } staan gelijk.
app_verdict_differs = Dit is volgens de regels van nu; bij het afronden werd een andere uitslag vastgelegd.
app_tie_decided = { $first_n ->
    [one] Gelijke stand: { $seats }. { $criterion }: { $first } ligt voor.
   *[other] Gelijke stand: { $seats }. { $criterion }: { $first } liggen voor.
}
app_tie_decided_shared = Gelijke stand: { $seats }. { $criterion }: { $first } liggen voor en delen de plaats.
app_tie_open = Gelijke stand: { $seats }. { $criterion }: ook gelijk; de plaats wordt gedeeld.
app_sentence = { $what }.
app_changed = { $seat } { SIGNED($change) }, nu { NUMBER($points) }.
app_spoken_seat = { $points ->
    [one] { $seat }, { NUMBER($points) } punt, plaats { NUMBER($rank) }
   *[other] { $seat }, { NUMBER($points) } punten, plaats { NUMBER($rank) }
}
app_spoken_rank = { $seat }, plaats { NUMBER($rank) }
app_spoken_points = { $points ->
    [one] { $seat }, { NUMBER($points) } punt
   *[other] { $seat }, { NUMBER($points) } punten
}
app_spoken_left = { $seat } is weg

## The bar

app_undo = Ongedaan maken
app_undo_what = Ongedaan maken: { $what }
app_undone = Ongedaan gemaakt: { $what }.
app_redo = Opnieuw
app_redo_what = Opnieuw: { $what }
app_redone = Opnieuw gedaan: { $what }.
app_finish = Afronden
app_finish_missing_what = Afronden. Nog niet ingevoerd: { $missing }
# Asked before an end that comes too early. $missing are labels of what is not entered.
app_unfinished_wanted = { $n ->
    [one] Nog niet ingevoerd: { $missing }.
   *[other] { NUMBER($n) } dingen zijn nog niet ingevoerd: { $missing }.
}
app_end_as_it_stands = Afronden zoals het er ligt
app_give_up = Afbreken zonder uitslag
app_keep_playing = Verder spelen
app_close = Sluiten
app_refused_not_remembered = Dit wordt niet meer onthouden. Kijk nog eens in de lijst.
app_missing_of = { $seat }: { $what }
app_reopen = Heropenen
app_remove = Deze invoer verwijderen
app_note = De notitie
app_refused_players_exactly = { $most ->
    [one] { $game } is voor { NUMBER($most) } speler, niet voor { NUMBER($n) }.
   *[other] { $game } is voor { NUMBER($most) } spelers, niet voor { NUMBER($n) }.
}
app_refused_line = Er is geen bestand “{ $came }”, en het is ook geen document met een stelling en geen stelling op één regel die een spel hier kent: zie docs/positions.md.
app_refused_moves = Bij { $game } telt de app alleen de punten, zonder scheidsrechter: welke zetten mogen, is niet bekend.
app_refused_blank = Er staat niets in deze notitie.
app_refused_stated_points = Punten worden bewaard van −{ NUMBER($most) } tot { NUMBER($most) }.
app_refused_path = “{ $path }” is niet de naam van een bestand.
app_refused_folder = “{ $path }” is een map, en daar hoort een bestand. Kies een andere naam; er is niets veranderd.
app_refused_pipe = “{ $path }” is een pipe of een socket, en daar hoort een bestand. Kies een andere naam; er is niets veranderd.
app_refused_device = “{ $path }” is een apparaat, en daar hoort een bestand. Kies een andere naam; er is niets veranderd.
app_refused_link = “{ $path }” is een koppeling die naar geen bestand leidt. Herstel de koppeling of kies een andere naam; er is niets veranderd.
app_spoken_value = { $label }: { $value }
app_spoken_unentered = { $label }: niet ingevoerd
app_on = aan
app_off = uit
# What a box prints about the game: how many play, from which age, for how long.
app_facts_players = { NUMBER($least) }–{ NUMBER($most) } spelers
app_facts_players_exactly = { $n ->
    [one] { NUMBER($n) } speler
   *[other] { NUMBER($n) } spelers
}
app_facts_age = vanaf { NUMBER($age) } jaar
app_facts_minutes = { NUMBER($n) } min
app_facts_minutes_between = { NUMBER($least) }–{ NUMBER($most) } min
# Who does a part of the set-up, so that everybody is busy at the same time.
app_setup_everybody = Iedereen
app_setup_one = Een van jullie
app_setup_another = Iemand anders, intussen
app_setup_together = Samen
# Beside a rule that the rulebook does not simply print.
app_rule_our_ruling = onze uitleg
app_rule_by_edition = verschilt per uitgave
# Words of a question that say nothing about a rule.
app_search_little = aan al alle allemaal alles als altijd anders ben bent bestaat bij d daar daarna dan dat de degene deze die dit doe doen doet door dus een eens eigenlijk elk elke en ene er ergens erop ervan even ff ga gaan gaat gaf geeft geen gewoon ging haal haar had heb hebben hebt heeft heel heen hele hem het hier hij hoe hoef hoeft hun ie iets ik in is ja je jij jou jouw jullie kan komen komt kon konden krijg krijgen krijgt kun kunnen kunt lig liggen ligt m maar mag me mee meer men met mij mijn mn mocht moet moeten mogen n na naar nee niet nog nou nu of om ons onze ooit ook op over per precies s soms sta staan staat steeds t te tegen tijdens toch toe toen tot u uit vaak van vanaf veel voor waar waarom wanneer waren was wat we wel welk welke werd werken werkt wij wil willen word worden wordt z ze zich zij zijn zit zitten zn zo zomaar zonder zou
# Words that say the same, for the search in the rules; groups are separated by semicolons.
app_search_same = gelijk gelijke gelijken gelijkspel gelijkstand gelijkspelen evenveel remis tie tiebreak tiebreaker zelfde hetzelfde dezelfde; tegenstander tegenstanders tegenspeler ander andere anderen; doel finish doelgebied; kring cirkel rondje lus ring; joker willekeurig willekeurige; groot grote groter grootste; terug achteruit teruggaan; aantal hoeveel tellen getal; begin begint beginnen begonnen start starten eerst eerste startspeler; speler spelers wie wiens iemand iedereen deelnemers personen; einde eind eindigt eindigen afgelopen afloop aflopen stop stopt stoppen ophouden houdt klaar voorbij; winnen wint winnaar winnaars winst gewonnen overwinning; punt punten score scoren puntentelling waardering waard waarde oplevert; opzetten opbouw opbouwen klaarzetten klaarleggen neerzetten uitzetten voorbereiding voorbereiden spelvoorbereiding setup; vallen valt viel omvallen omvalt omgevallen omgooien omgegooid omstoten instorten instorting ingestort omkieperen omver donderen dondert gevallen omgekieperd omgestoten gooide gooien; wisselen inwisselen ruilen omruilen omwisselen; meest meeste meerderheid meerderheden grootste; onderdeel onderdelen materiaal spelmateriaal inhoud; pion pionnen pionnetje pionnetjes poppetje poppetjes meeple mannetje mannetjes figuur figuren spelfiguur; verdekt dicht gesloten blind omgekeerd; schudden mixen husselen mengen; weggooien weggegooid afleggen afgelegd wegleggen weggelegd afgooien dumpen weggooistapel aflegstapel; trekken trek pakken pak pakte nemen neem opnemen oprapen halen; volgorde richting klok; 1 één eentje enkele; 2 twee tweeën tweetjes beide beiden allebei; 3 drie drieën; 4 vier vieren; 5 vijf; 6 zes; 7 zeven; 8 acht; 10 tien; 12 twaalf; cijfer cijfers getal getallen nummer nummers waarde waarden; leggen legt leg plaatsen plaats neerleggen neerzetten aanleggen zetten; verplaatsen verzetten bewegen beweegt schuiven verschuiven opschuiven lopen vooruit; tegel tegels tegeltje tegeltjes kaartje kaartjes plaatje plaatjes; box bak bakje doosje; stapel stapels toren torens torentje; edelsteen edelstenen steentje steentjes diamant juweel kristal; kader raam frame lijst; verplicht verplichting dwingend hoeven; tegelijk tegelijkertijd gelijktijdig samen; max maximaal maximum hoogstens limiet; min minpunten minus negatief aftrek strafpunten; extra bonus bonussen; schuin diagonaal; vakje vakjes vak hokje hokjes veld velden plek plekken; scorevak scoregebied doelgebied doelvak; overheen springen springt; weide weiden wei weiland gras grasland; haven havens; boot boten bootje bootjes schip schepen; draaien draai gedraaid omdraaien omgedraaid roteren kantelen; varen vaart meevaren meeliften liften glijden drijven surfen; duwen duwt wegduwen wegschuiven geduwd; blokkeren versperren tegenhouden; rest overige overgebleven restant; doorgeven doorschuiven; aanvullen bijvullen vul; leeg uitgeput opgebruikt; tonen toont laten zien zichtbaar bekijken kijken; afhalen afpakken weghalen wegnemen; vast vastzitten klem klemzetten opgesloten; achteraf later naderhand; gebruikt gebruiken inzetten inzet
app_error_no_revision = Het logboek van deze partij heeft geen stap { NUMBER($revision) }.
app_refused_day = “{ $text }” is geen dag; schrijf die als 2026-11-16.

## The log

app_told_change = { $what }: { $from } → { $to }
app_told_by = { $seat }: { $what }
app_log_opened = De tafel staat klaar
app_log_inserted = Later ingevoegd: { $new }
app_corrected_in_vain = De tafel blijft zoals die is: wat later is ingevoerd, zegt iets anders.
app_log_replaced = Verbeterd: { $old } ⇒ { $new }
app_log_removed = Verwijderd: { $old }
app_log_lost_event = een invoer die er niet meer is
app_log_note = Notitie: { $text }
app_log_finished = Afgerond
app_log_abandoned = Afgebroken
app_log_reopened = Heropend
app_log_lost = Verloren door schade aan de database
app_log_unknown = Een stap van een nieuwere versie ({ $kind })
app_log_named = Stoel { $seat } is { $name }
app_log_unnamed = Stoel { $seat } heeft geen naam
app_log_colour = { $seat } speelt met een andere kleur
app_log_shape = { $seat } heeft een andere vorm
app_log_order = Speelvolgorde: { $seats }
app_log_start = { $seat } begint
app_log_options = Andere regels gekozen, voor het hele spel
app_log_left = { $seat } is weg
app_log_returned = { $seat } is terug
app_log_seats = Een tafel voor { NUMBER($n) }
app_log_drawn_start = Geloot: { $seat } begint
app_log_drawn_seating = Geloot: de volgorde is { $seats }
app_log_result = De uitslag is opgegeven
app_log_result_on = De uitslag van { $day } is opgegeven

## Refusals: what was expected, what came, what to do

app_refused_control = Er is nu niets in te voeren dat “{ $control }” heet. Kijk nog eens op het scherm.
app_refused_range = { $control }: { NUMBER($min) } tot { NUMBER($max) } kan, { NUMBER($wished) } niet.
app_refused_number = “{ $typed }” is geen heel getal. Typ een getal of een som zoals 3+6+2.
app_refused_option = “{ $option }” kan niet bij “{ $control }”. Wel: { $offered }.
app_refused_cell = Op het bord is nu geen plek “{ $cell }” waarop getikt kan worden.
app_refused_pen = Er is geen pen “{ $pen }” op dit bord.
app_refused_action = { $control } kan nu niet.
app_refused_note = { $most ->
    [one] { $control } mag hoogstens { NUMBER($most) } teken lang zijn, en dit zijn er { NUMBER($length) }. Maak het korter.
   *[other] { $control } mag hoogstens { NUMBER($most) } tekens lang zijn, en dit zijn er { NUMBER($length) }. Maak het korter.
}
app_refused_tag = “{ $text }” is geen versie of taal van hoogstens 64 gewone letters.
app_refused_choices = { $most ->
    [one] Er kan { NUMBER($most) } optie tegelijk gekozen worden, niet { NUMBER($n) }.
   *[other] Er kunnen { NUMBER($most) } opties tegelijk gekozen worden, niet { NUMBER($n) }.
}
app_refused_kind = { $control } kan niet zo gebruikt worden.
app_refused_seat = { $last ->
    [0] Stoel { NUMBER($seat) } staat niet aan tafel: alleen stoel 0.
    [one] Stoel { NUMBER($seat) } staat niet aan tafel: wel 0 en { NUMBER($last) }.
   *[other] Stoel { NUMBER($seat) } staat niet aan tafel: wel 0 t/m { NUMBER($last) }.
}
app_refused_order = { $n ->
    [one] Een volgorde noemt de ene stoel één keer.
   *[other] Een volgorde noemt elk van de { NUMBER($n) } stoelen één keer.
}
app_refused_last_player = De laatste speler kan niet van tafel. Breek dan de partij af.
app_refused_name = { $most ->
    [one] Een naam mag hoogstens { NUMBER($most) } teken hebben, deze heeft er { NUMBER($length) }. Maak hem korter.
   *[other] Een naam mag hoogstens { NUMBER($most) } tekens hebben, deze heeft er { NUMBER($length) }. Maak hem korter.
}
app_refused_players = { $game } is voor { NUMBER($least) } tot { NUMBER($most) } spelers, niet voor { NUMBER($n) }.
app_refused_seats = Het aantal spelers kan alleen vóór de eerste invoer veranderen. Een speler mag wel van tafel.
app_refused_setting = Er is geen optie “{ $setting }”. Wel: { $known }.
app_part_day = De dag
app_part_search = Wat gezocht wordt
app_part_tick = De id van een stap
app_part_document = Het document
app_json_at = { $place }: { $what }
app_json_expected = Verwacht: { $expected }; gekregen: { $came }.
app_json_missing = { $key } ontbreekt.
app_json_missing_here = { $key } ontbreekt; verwacht: { $expected }.
app_json_unknown = { $key } is hier niet bekend. Bekend zijn { $known }.
app_json_twice = { $what } staat er twee keer. Laat er één weg.
app_json_unfit = Dit past hier niet: { $came }.
app_json_whole_number = een heel getal van { $least } tot { $most }
app_json_key_number = een heel getal als sleutel
app_json_text = een tekst
app_json_true_or_false = true of false
app_json_object = een object
app_json_object_with = een object met { $keys }
app_json_list = een lijst
app_json_list_of = een lijst van { NUMBER($n) }
app_json_list_from = een lijst van { NUMBER($least) } of meer
app_json_list_between = een lijst van { NUMBER($least) } tot { NUMBER($most) }
app_json_came_list = { $n ->
    [0] een lege lijst
    [one] een lijst van { NUMBER($n) }
   *[other] een lijst van { NUMBER($n) }
}
app_json_one_of = een van { $names }
app_json_or = { $first } of { $last }
app_json_or_more = { $first }, of { $last }
app_json_nothing = niets
app_json_empty = Er staat niets in.
app_json_ends = De tekst houdt halverwege op, in regel { NUMBER($line) }, kolom { NUMBER($column) }.
app_json_deep = In regel { NUMBER($line) }, kolom { NUMBER($column) } is het te diep genest.
app_json_large = In regel { NUMBER($line) }, kolom { NUMBER($column) } staat een te groot getal.
app_json_not = Regel { NUMBER($line) }, kolom { NUMBER($column) } is geen JSON.
app_refused_newer_event = Dit is door een nieuwere versie geschreven ({ NUMBER($version) }) en blijft bewaard zoals het is. Werk Tallystone bij om het te zien.
app_refused_log = Dit logboek begint niet met een tafel en kan niet geopend worden.
app_refused_switched = Deze partij is veranderd door het inlezen: hier staat nu een ander logboek. Kijk er nog eens naar.
app_refused_no_event = Die invoer staat niet meer in het logboek. Kijk nog eens in het logboek.
app_refused_closed = De partij is afgesloten. Heropen die om iets te veranderen.
app_refused_empty = Er is nog niets ingevoerd. Breek de partij af als die niet gespeeld wordt.
app_refused_reopen = De partij is nog open.
app_refused_stated = De uitslag is opgegeven. Maak dat ongedaan om in te voeren wat er op tafel ligt.
app_refused_result = { $n ->
    [one] De tafel heeft { NUMBER($n) } stoel, de uitslag noemt er { NUMBER($came) }.
   *[other] De tafel heeft { NUMBER($n) } stoelen, de uitslag noemt er { NUMBER($came) }.
}
app_refused_result_number = Dat is geen getal of som.
app_refused_result_all = Punten voor iedereen, of voor niemand.
app_refused_result_none = Voer punten in, of markeer wie er won.
app_refused_undo = Er is niets om ongedaan te maken.
app_refused_redo = Er is niets om opnieuw te doen.
app_refused_tick = Er is geen stap “{ $step }” op deze checklist.
app_refused_document = Een document heeft een “position” of “events”: geef een van de twee.

## Errors

app_error_no_session = Deze partij is hier niet meer.
app_error_no_game = Er is geen spel “{ $game }”. Wel: { $known }.
app_error_no_seat = Zo’n stoel staat er niet aan deze tafel.
app_error_no_rule = Er is geen regel “{ $rule }” in dit spel.
app_error_newer = De partijen zijn door een nieuwere versie van Tallystone geschreven. Werk de app bij om ze te openen; er is niets veranderd.
app_error_foreign = { $path } is geen database van Tallystone. Kies een ander bestand; er is niets veranderd.
app_error_damaged = De database is beschadigd. Open die opnieuw: dan wordt het oude bestand opzijgezet en komt terug wat leesbaar is.
app_error_stuck = “{ $path }” is beschadigd en daar kan niets geschreven worden, dus herstellen lukt niet. Kopieer het, met wat ernaast ligt, naar een map waarin je mag schrijven, en open het daar.
app_error_replaced = Op de plek van de database staat nu een ander bestand: de database is verplaatst terwijl die open was. Er is niets opgeslagen; open die opnieuw en voer de laatste stap nog eens in.
app_error_full = De schijf is vol. Er is niets opgeslagen; maak ruimte en probeer het nog eens.
app_error_no_room = De schijf was bij het starten vol, dus de partijen zijn alleen te lezen. Er is niets opgeslagen; maak ruimte en open Tallystone opnieuw.
app_error_read_only = De partijen zijn hier alleen te lezen. Er is niets opgeslagen; kijk naar de rechten van het bestand.
app_error_storage = De partijen konden niet gelezen of opgeslagen worden: { $detail }. Er is niets veranderd; probeer het nog eens.
app_mended = Wat van deze partij voor lijsten en statistieken bewaard was, paste niet bij het logboek; het is opnieuw uit het logboek gemaakt.
app_rebuilt_compared = { $n ->
    [one] { NUMBER($n) } partij is met het logboek vergeleken.
   *[other] { NUMBER($n) } partijen zijn met hun logboek vergeleken.
}
app_rebuilt_nothing = Wat daarvan bewaard is, klopt.
app_rebuilt_mended = { $n ->
    [one] Bij { NUMBER($n) } daarvan klopte niet wat bewaard was; het is opnieuw gemaakt.
   *[other] Bij { NUMBER($n) } daarvan klopte niet wat bewaard was; het is opnieuw gemaakt.
}
app_rebuilt_unread = { $n ->
    [one] { NUMBER($n) } partij is van een spel dat hier niet bekend is, of het logboek is niet leesbaar: die blijft zoals die is.
   *[other] { NUMBER($n) } partijen zijn van spellen die hier niet bekend zijn, of hun logboek is niet leesbaar: ze blijven zoals ze zijn.
}
app_error_no_player = Deze speler wordt niet meer onthouden.

## A damaged database

app_recovered_damaged = De database was beschadigd.
app_recovered_gone = De database was weg. Wat in het journaal en de back-ups stond, is teruggehaald.
app_recovered = Teruggehaald: { $sessions ->
    [one] { NUMBER($sessions) } partij
   *[other] { NUMBER($sessions) } partijen
} met { $steps ->
    [one] { NUMBER($steps) } stap
   *[other] { NUMBER($steps) } stappen
}.
app_recovered_incomplete = { $n ->
    [one] Bij { NUMBER($n) } daarvan ontbreken stappen: { $sessions }.
   *[other] Bij { NUMBER($n) } daarvan ontbreken stappen: { $sessions }.
}
app_recovered_lost = { $n ->
    [one] { NUMBER($n) } partij kwam niet terug: { $sessions }.
   *[other] { NUMBER($n) } partijen kwamen niet terug: { $sessions }.
}
app_recovered_session = { $game } ({ $day })
app_recovered_lacking = { $n ->
    [one] { $game } ({ $day }, { NUMBER($n) } stap)
   *[other] { $game } ({ $day }, { NUMBER($n) } stappen)
}
app_recovered_unknown = een spel
app_recovered_others = nog { NUMBER($n) }
app_recovered_whole = Voor zover te zien ontbreekt er niets.
app_recovered_more = Misschien was er meer, waar geen spoor van over is.
app_recovered_kept = Het beschadigde bestand is bewaard als { $path }
app_recovered_left = Wat ervan over was, staat in { $path }

## Players

app_refused_no_name = Een speler heeft een naam nodig. Vergeet de speler om die van de lijst te halen.
app_refused_name_taken = { $name } staat al op de lijst. Is { $old } dezelfde persoon, voeg de twee dan samen.
app_refused_same_player = Dit is twee keer { $name }.
app_player_merged = { $name } is nu dezelfde persoon als { $other }.
app_player_forgotten = { $name } is vergeten.
app_refused_take_back = Er is niets om terug te nemen: sinds de app open is, is niemand samengevoegd of vergeten.
app_refused_two_people = { $name } en { $other } zaten aan één tafel, dus het zijn twee mensen.

## Results beside each other

app_difference = { $points ->
    [one] { $seat } wint van { $other } met { NUMBER($points) } punt verschil: { $lines }.
   *[other] { $seat } wint van { $other } met { NUMBER($points) } punten verschil: { $lines }.
}
app_difference_line = { $what } { SIGNED($points) }
app_difference_lead = { $points ->
    [one] { $seat } wint van { $other } met { NUMBER($points) } punt verschil.
   *[other] { $seat } wint van { $other } met { NUMBER($points) } punten verschil.
}
app_difference_level = { $seat } en { $other } hebben evenveel punten.
app_difference_shared = { $seats } delen de winst.
app_difference_won = { $seat } wint.
app_difference_alone = { $seat } speelde alleen.
app_difference_nobody = Niemand heeft gewonnen.
app_compared_winner = Winst volgens deze regels: { $seats }.
app_compared_nobody = Volgens deze regels zou niemand winnen.
app_compared_open = { $n ->
    [one] De punten van { NUMBER($n) } speler veranderen; ook dan wint niemand.
   *[other] De punten van { NUMBER($n) } spelers veranderen; ook dan wint niemand.
}
app_compared_points = { $n ->
    [one] De winnaar blijft dezelfde, de punten van { NUMBER($n) } speler veranderen.
   *[other] De winnaar blijft dezelfde, de punten van { NUMBER($n) } spelers veranderen.
}
app_compared_same = Er zou niets veranderen.
app_compared_set_aside = { $n ->
    [one] { NUMBER($n) } stap past niet bij deze regels en zou wegvallen.
   *[other] { NUMBER($n) } stappen passen niet bij deze regels en zouden wegvallen.
}

## Bundles and backups

app_import_new = Nog niet hier.
app_import_same = Staat hier al precies zo.
app_import_longer_there = Gaat verder waar die van hier ophoudt.
app_import_longer_here = Die van hier gaat verder waar deze ophoudt.
app_import_apart = Die van hier en deze zijn uiteengelopen: je kunt beide bewaren, of een van de twee.
app_import_deleted_here = Is hier gewist. Komt alleen terug als je kiest om te vervangen.
app_export_unreadable = { $n ->
    [one] Het logboek van deze partij is niet leesbaar, dus niemand zou die kunnen inlezen. Er is niets geschreven.
   *[other] De logboeken van deze { NUMBER($n) } partijen zijn niet leesbaar, dus niemand zou ze kunnen inlezen. Er is niets geschreven.
}
app_export_over = { $path }: daar staat iets anders; kies een andere naam.
app_import_preview = Nieuw: { NUMBER($new) }. Gaat verder: { NUMBER($longer) }. Uiteengelopen: { NUMBER($apart) }. Bekend: { NUMBER($known) }.
app_import_deletions = { $n ->
    [one] { NUMBER($n) } partij is daar gewist en zou hier ook gewist worden, tenzij je houdt wat hier staat.
   *[other] { NUMBER($n) } partijen zijn daar gewist en zouden hier ook gewist worden, tenzij je houdt wat hier staat.
}
app_import_into_bin = Die zou naar de prullenbak gaan, tenzij je houdt wat hier staat.
app_import_out_of_bin = Die zou uit de prullenbak komen, tenzij je houdt wat hier staat.
app_import_others = Niets nieuws over partijen. Spelers: { NUMBER($players) }. Exemplaren van spellen: { NUMBER($boxes) }.
app_import_nothing = Er was niets nieuws.
app_import_done = Toegevoegd: { NUMBER($added) }. Gewijzigd: { NUMBER($changed) }. Gewist: { NUMBER($deleted) }.
app_import_large = Wat in regel { NUMBER($line) } begint, is groter dan de { NUMBER($most) } MB die een partij mag zijn. Er is niets veranderd.
app_job_reading = Lezen: { NUMBER($done) } van { NUMBER($total) } MB.
app_job_backup = { $total ->
    [one] De back-up lezen: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] De back-up lezen: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_here = { $total ->
    [one] Kijken wat hier staat: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] Kijken wat hier staat: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_comparing = { $total ->
    [one] Vergelijken met wat hier staat: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] Vergelijken met wat hier staat: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_ready = Alles is bekeken; er is nog niets veranderd.
app_job_taking_in = { $total ->
    [one] Inlezen: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] Inlezen: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_gathering = { $total ->
    [one] Kijken wie er speelden: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] Kijken wie er speelden: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_proving = { $total ->
    [one] Uitslagen opzoeken: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] Uitslagen opzoeken: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_writing = { $total ->
    [one] Schrijven: { NUMBER($done) } van { NUMBER($total) } partij.
   *[other] Schrijven: { NUMBER($done) } van { NUMBER($total) } partijen.
}
app_job_written = { $n ->
    [one] Eén partij is weggeschreven.
   *[other] { NUMBER($n) } partijen zijn weggeschreven.
}
app_job_left_out = { $n ->
    [one] Eén partij is weggelaten omdat het logboek niet leesbaar is; die staat hier nog.
   *[other] { NUMBER($n) } partijen zijn weggelaten omdat hun logboek niet leesbaar is; ze staan hier nog.
}
app_job_others_left_out = { $n ->
    [one] Eén speler, exemplaar of verwijdering is weggelaten: niet leesbaar.
   *[other] { NUMBER($n) } spelers, exemplaren of verwijderingen zijn weggelaten: niet leesbaar.
}
app_job_stopped = Dit is gestopt. Begin opnieuw.
app_job_taken_in = Dit is al ingelezen. Begin opnieuw om er nog eens naar te kijken.
app_job_decided = Hoe dit ingelezen wordt, is al beslist.
app_job_only_verified = Dit kan alleen gecontroleerd worden; er wordt niets van ingelezen.
app_job_early = Dit is nog bezig. Laat het eerst aflopen.
app_import_no_format = Dit is geen bundel van Tallystone: er staat geen formaat in, verwacht werd “tallystone-bundle/1”. Er is niets veranderd.
app_import_foreign = Dit is geen bundel van Tallystone: het formaat is “{ $format }”, verwacht werd “tallystone-bundle/1”. Er is niets veranderd.
app_import_newer = Dit is door een nieuwere versie van Tallystone geschreven ({ $core }). Werk de app bij om het te lezen; er is niets veranderd.
app_import_truncated = Deze bundel houdt halverwege op, in regel { NUMBER($line) }, kolom { NUMBER($column) }. Haal die opnieuw op; er is niets veranderd.
app_import_no_json = Dit is geen bundel van Tallystone: regel { NUMBER($line) }, kolom { NUMBER($column) } is geen JSON. Er is niets veranderd.
app_import_wrong = Deze bundel is niet te lezen: { $why } Er is niets veranderd.
app_import_twice = “{ $id }” staat er twee keer in.
app_import_session = Partij { $session }: { $why }
app_import_step = Stap { NUMBER($step) }: { $why }
app_import_steps = { $most ->
    [one] Een logboek mag hoogstens { NUMBER($most) } stap hebben, dit heeft er { NUMBER($n) }.
   *[other] Een logboek mag hoogstens { NUMBER($most) } stappen hebben, dit heeft er { NUMBER($n) }.
}
app_import_offset = { $minutes ->
    [one] Nergens op aarde scheelt het { NUMBER($minutes) } minuut met UTC.
   *[other] Nergens op aarde scheelt het { NUMBER($minutes) } minuten met UTC.
}
app_import_name = { $most ->
    [one] “{ $name }” is geen naam van { NUMBER($most) } teken op één regel.
   *[other] “{ $name }” is geen naam van 1 tot { NUMBER($most) } tekens op één regel.
}
app_import_table = De tafel heeft stoelen die niet in de speelvolgorde staan, of niemand die begint.
app_import_word = “{ $word }” is geen id van kleine letters, cijfers en liggende streepjes.
app_import_moment = { $at } is geen moment van 1970 tot 9999 in hele milliseconden.
app_import_result = De uitslag die erbij zat, kan in geen enkel spel voorkomen: verwacht zijn punten van −{ NUMBER($most) } tot { NUMBER($most) }, plaatsen vanaf 1 en een speeltijd.
app_import_payload = { $most ->
    [one] Een stap mag hoogstens { NUMBER($most) } byte hebben, deze heeft er { NUMBER($n) }.
   *[other] Een stap mag hoogstens { NUMBER($most) } bytes hebben, deze heeft er { NUMBER($n) }.
}
app_import_damaged = { $path } is beschadigd en niet meer terug te zetten. Kies een andere back-up; er is niets veranderd.

## Statistics

app_stats_none = Er is geen afgeronde partij om te tellen.
app_stats_summary = { $n ->
    [one] { NUMBER($n) } afgeronde partij, { $time } gespeeld.
   *[other] { NUMBER($n) } afgeronde partijen, { $time } gespeeld.
}
app_stats_wins = Daarvan gewonnen door { $name }: { NUMBER($n) }.
app_stats_title_players = Spelers
app_stats_title_games = Spellen
app_stats_title_counts = Naar aantal spelers
app_stats_title_head_to_head = Onderling
app_stats_title_start = Wie begint
app_stats_title_lines = Waar de punten vandaan komen
app_stats_plays = Partijen
app_stats_won = Gewonnen
app_stats_share = Winst in %
app_stats_average = Gemiddeld
app_stats_best = Beste
app_stats_time = Tijd
app_stats_each = Tijd per partij
app_stats_first_ahead = Eerste voor
app_stats_second_ahead = Tweede voor
app_stats_level = Gelijk
app_stats_start_won = Startspeler won
app_stats_by_chance = Puur toeval
app_stats_of_all = Van alle punten
app_stats_seats = { $n ->
    [one] { NUMBER($n) } speler
   *[other] { NUMBER($n) } spelers
}
app_stats_game_for = { $game }, { $seats }
app_stats_pair = { $one } en { $other }
app_stats_whose = { $name }: { $what }
app_stats_earns = { $name } haalt de meeste punten met: { $what }.
app_stats_percent = { NUMBER($n) }%
app_stats_decimal = { $sign }{ NUMBER($whole) },{ NUMBER($tenth) }
app_stats_minutes = { NUMBER($minutes) } min
app_stats_hours = { NUMBER($hours) } u { NUMBER($minutes) } min
app_stats_dash = –
app_stats_not_enough = te weinig partijen
app_stats_few = { $n ->
    [one] –: minder dan { NUMBER($n) } partij, te weinig om iets te zeggen.
   *[other] –: minder dan { NUMBER($n) } partijen, te weinig om iets te zeggen.
}
app_stats_few_starts = { $n ->
    [one] –: minder dan { NUMBER($n) } partij, te weinig om iets te zeggen.
   *[other] –: minder dan { NUMBER($n) } partijen, te weinig om iets te zeggen.
}
app_stats_cell = { $heading } { $value }
app_stats_spoken = { $label }: { $cells }.

## What decided it

app_decided_value = { $what }: { $was } → { $instead }
app_decided_event = “{ $instead }” in plaats van “{ $was }”
app_decided_won = { $change }? Dan had { $seat } gewonnen.
app_decided_shared = { $change }? Dan hadden { $seats } de winst gedeeld.
app_refused_unfinished = Dit kan alleen bij een afgeronde partij; rond de partij eerst af.

## Proofs

app_proof_verified = Gecontroleerd: tafel, logboek en regels geven deze uitslag ({ $code }).
app_proof_stated = Gecontroleerd: dit hebben de spelers opgegeven ({ $code }).
app_proof_alone = Het logboek geeft deze uitslag ({ $code }). Er zat geen bewijs bij.
app_proof_differs = Klopt niet.
app_proof_unfinished = Er is geen uitslag om te controleren: de partij is niet afgerond.
app_proof_unknown = Deze versie kan de uitslag niet afleiden: het spel is hier niet bekend of het logboek is niet leesbaar.
app_proof_table = De tafel is niet die waar het bewijs over gaat.
app_proof_log = Het logboek is niet dat waar het bewijs over gaat.
app_proof_rules = Versie { NUMBER($there) } van de regels gaf de uitslag, hier is het versie { NUMBER($here) }.
app_proof_finish = Het bewijs gaat over versie { NUMBER($there) } van de regels, afgerond is met versie { NUMBER($here) }.
app_proof_recorded = Wat bij het afronden is vastgelegd, is niet wat het logboek geeft.
app_proof_seat = { $seat }: de uitslag die erbij zat, is niet die van het logboek.
app_proof_code = Het bewijs zegt { $there }, wat hier ligt, geeft { $here }.
app_proof_result = De uitslag die erbij zat, is niet die van het logboek.
app_proof_points = { $here ->
    [one] { $seat }: het logboek geeft { NUMBER($here) } punt, vastgelegd: { NUMBER($there) }.
   *[other] { $seat }: het logboek geeft { NUMBER($here) } punten, vastgelegd: { NUMBER($there) }.
}
app_proof_line = { $seat }, { $what }: het logboek geeft { NUMBER($here) }, vastgelegd: { NUMBER($there) }.
app_proof_place = { $seat }: het logboek geeft een andere plaats dan is vastgelegd.
app_proof_step = Stap { NUMBER($n) } van het logboek is niet dezelfde als in de kopie die hier staat.
## Results for others: cards, tables, plays

app_card_so_far = Tot nu toe
app_card_minutes = { NUMBER($n) } min
app_card_winner = Winnaar
app_card_shared = Gedeelde winst
app_card_ahead = Aan kop
app_card_level = Gelijk
app_card_left = Is weg
app_card_further = { $n ->
    [one] nog { NUMBER($n) } regel
   *[other] nog { NUMBER($n) } regels
}
app_bgstats_about = { $n ->
    [one] { NUMBER($n) } partij, bijgehouden met Tallystone, om met BG Stats te openen.
   *[other] { NUMBER($n) } partijen, bijgehouden met Tallystone, om met BG Stats te openen.
}
app_refused_no_result = { $game } van { $day } heeft nog geen uitslag. Rond de partij eerst af of geef de uitslag op.

## What an import does with the bin

app_import_apart_both = Die van hier en deze zijn uiteengelopen: beide zouden bewaard worden.
app_import_out_restored = Die zou uit de prullenbak komen.
app_import_in_bin = Zit hier in de prullenbak en komt er alleen uit als je kiest om te vervangen.
app_import_went_into_bin = { $n ->
    [one] { NUMBER($n) } partij ging naar de prullenbak.
   *[other] { NUMBER($n) } partijen gingen naar de prullenbak.
}
app_import_came_out_of_bin = { $n ->
    [one] { NUMBER($n) } partij kwam uit de prullenbak.
   *[other] { NUMBER($n) } partijen kwamen uit de prullenbak.
}
app_import_still_gone = { $n ->
    [one] { NUMBER($n) } partij was hier al gewist en blijft gewist.
   *[other] { NUMBER($n) } partijen waren hier al gewist en blijven gewist.
}

## Games that are a sheet of categories

app_tally_prompt = Voer in wat iedereen heeft.
app_tally_prompt_complete = Alles is ingevoerd. Rond af, of verander wat niet klopt.
app_tally_untold = niet ingevoerd
app_tally_spoken = { $seat }, { $what }: { $value }
app_tally_line = { $what }: { $value }
app_tally_line_each = { $what }: { NUMBER($n) } (elk { NUMBER($each) })
app_tally_line_place = { $what }: { $value } (plaats { NUMBER($place) })
app_tally_range = een getal van { NUMBER($least) } tot { NUMBER($most) }
app_tally_no_category = Er is niets dat “{ $category }” heet op dit blad. Wel: { $known }.
app_tally_refused = { $what }: { $expected } verwacht, { $came } gekregen. Kijk op tafel en voer het opnieuw in.
app_tally_refused_unplayed = { $what } doet met deze opties niet mee. Kies andere, of laat het weg.
app_tally_refused_seats = { $seats ->
    [one] De tafel heeft { NUMBER($seats) } speler, de stelling { NUMBER($columns) }: geef er één voor elke speler.
   *[other] De tafel heeft { NUMBER($seats) } spelers, de stelling { NUMBER($columns) }: geef er één voor elke speler.
}

## Days, times and counts, in the terminal

app_day = { PAIR($day) }-{ PAIR($month) }-{ $year }
app_clock = { PAIR($hour) }:{ PAIR($minute) }
app_moment = { $day } { $clock }
app_count_doubts = { NUMBER($n) } twijfelachtig
app_count_remarks = { NUMBER($n) } te lezen
