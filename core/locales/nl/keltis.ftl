# Keltis, in our own words.

keltis_name = Keltis
keltis_summary = Vijf paden, vijf spelfiguren: hoe verder ze komen, hoe meer ze waard zijn. Verzamel onderweg wensstenen.
keltis_start = start
keltis_place = steen { NUMBER($step) } (waarde { NUMBER($value) })

## The sheet

keltis_board = Paden
keltis_track = Scoretabel
keltis_wish_stones = Wensstenen
keltis_five_or_more = 5+
keltis_deck = Laatste kaart getrokken
keltis_tiles = Fiches invoeren
keltis_region_goal = Doel
keltis_region_minus = Minus
keltis_pen_large = { $seat }, groot
keltis_tile_points = puntenfiche { NUMBER($points) }
keltis_tile_clover = klaverblad
keltis_tile_wish_stone = wenssteen
keltis_prompt_small = Tik op de stenen waar de spelfiguren van { $seat } staan.
keltis_prompt_take_large = Grote spelfiguur: tik eerst op de startsteen.
keltis_prompt_large = Tik op de steen waar de grote spelfiguur van { $seat } staat.
keltis_prompt_tile = Tik op de stenen met deze fiche: { $tile }.
keltis_prompt_count = Hoeveel punten op de scoretabel en hoeveel wensstenen heeft { $seat }?
keltis_ask_points = { $seat }: punten op de scoretabel en wensstenen
keltis_count = { $seat }: tellen
keltis_count_all = Alles geteld
keltis_path = Pad { NUMBER($path) }
keltis_path_colours = Kleuren van de paden
keltis_colour = Kleur
keltis_prompt_free_step = { $seat } mag één spelfiguur één steen vooruitzetten.
keltis_spoken_track = { $seat }: { NUMBER($points) } op de scoretabel
keltis_spoken_add = { $seat }: puntenfiche { NUMBER($points) }
keltis_spoken_wish_stones = { $n ->
    [one] { $seat }: { NUMBER($n) } wenssteen
   *[other] { $seat }: { NUMBER($n) } wensstenen
}
keltis_spoken_large = { $seat } met de grote spelfiguur
keltis_spoken_stone = Pad { NUMBER($path) }, { $place }: leeg
keltis_spoken_stone_with = Pad { NUMBER($path) }, { $place }: { $lying }
keltis_spoken_waiting = { $seat } { NUMBER($n) }
keltis_spoken_waiting_large = { $seat } { NUMBER($n) } en de grote
keltis_spoken_start = Startsteen, wachtende spelfiguren: { $waiting }

## The score

keltis_line_track = Scoretabel
keltis_line_track_read = afgelezen van de scoretabel
keltis_line_tile = puntenfiche { NUMBER($points) }
keltis_line_figures = Spelfiguren
keltis_line_figure = pad { NUMBER($path) }: op { $place }
keltis_line_large = pad { NUMBER($path) }: grote spelfiguur op { $place }, verdubbeld
keltis_line_no_wish_stone = Geen wenssteen
keltis_line_wish_stones = { $n ->
    [one] { NUMBER($n) } wenssteen
   *[other] { NUMBER($n) } wensstenen
}
keltis_line_many_wish_stones = Vijf wensstenen of meer
keltis_end_goal = { $seat } brengt op pad { NUMBER($path) } de vijfde spelfiguur in het doelbereik: het spel is onmiddellijk afgelopen. De fiche onder die spelfiguur telt niet.
keltis_end_goal_told = Er staan vijf spelfiguren in het doelbereik: het spel is afgelopen.
keltis_unfinished = { $n ->
    [0] Volgens de regels gaat het spel door: er staat nog geen spelfiguur in het doelbereik, en de laatste kaart is niet getrokken.
    [one] Volgens de regels gaat het spel door: er staat { NUMBER($n) } van de 5 spelfiguren in het doelbereik, en de laatste kaart is niet getrokken.
   *[other] Volgens de regels gaat het spel door: er staan { NUMBER($n) } van de 5 spelfiguren in het doelbereik, en de laatste kaart is niet getrokken.
}
keltis_end_deck = De laatste kaart is getrokken: het spel is onmiddellijk afgelopen.

## The log

keltis_told_figure = spelfiguur op pad { NUMBER($path) }
keltis_told_large = grote spelfiguur op pad { NUMBER($path) }
keltis_told_onto = { $what }, fiche daar: { $tile }
keltis_told_track = punten op de scoretabel
keltis_told_wish_stones = wensstenen
# Before the first number that was told: “wish stones: – → 2”.
keltis_told_unsaid = –
keltis_told_tile = { $tile } op pad { NUMBER($path) }, { $place }
keltis_told_no_tile = geen fiche op pad { NUMBER($path) }, { $place }
keltis_told_deck_empty = De laatste kaart is getrokken
keltis_told_deck_left = Er liggen nog kaarten op de voorraadstapel

## Refusals

keltis_refused_tile = Alleen de puntenfiches 1, 2 en 3 geven punten.
keltis_refused_track = { $most ->
    [one] Op de scoretabel kan hoogstens { NUMBER($most) } punt ingevoerd worden, niet { NUMBER($points) }.
   *[other] Op de scoretabel kunnen hoogstens { NUMBER($most) } punten ingevoerd worden, niet { NUMBER($points) }.
}
keltis_refused_wish_stones = Wensstenen in de doos: { NUMBER($most) }; opgegeven: { NUMBER($n) }.
keltis_refused_start_tile = Op de startsteen ligt geen fiche. Noem een steen van 1 tot 9.
keltis_refused_two_tiles = Voor pad { NUMBER($path) }, { $place }, zijn twee fiches opgegeven. Geef er één.
keltis_refused_carried_twice = { $seat } komt één keer op pad { NUMBER($path) }, { $place }: daar wordt een fiche één keer uitgevoerd.
keltis_unread_path = Een speler heeft één spelfiguur op een pad; voor pad { NUMBER($path) } zijn er twee opgegeven.
keltis_unread_large = Een speler heeft één grote spelfiguur; er zijn er twee opgegeven.
keltis_refused_sides = { $seats ->
    [one] De tafel heeft { NUMBER($seats) } speler, de stelling { NUMBER($sides) }: geef er één voor elke speler.
   *[other] De tafel heeft { NUMBER($seats) } spelers, de stelling { NUMBER($sides) }: geef er één voor elke speler.
}

## Doubts

keltis_doubt_wish_stones = Wensstenen in totaal: { NUMBER($n) }; in de doos zitten er 9.
keltis_doubt_goal_full = Spelfiguren in het doelbereik: { NUMBER($n) }; het spel eindigt bij de vijfde.
keltis_doubt_goal_entry = Vijf spelfiguren in het doelbereik, maar geen enkele op de eerste rij ervan, terwijl de vijfde daar net binnengekomen moet zijn.
keltis_doubt_two_ends = Het spel eindigde met de vijfde spelfiguur in het doelbereik of met de laatste kaart, niet met allebei.
keltis_doubt_large_at_start = De grote spelfiguur van { $seat } is op pad { NUMBER($path) } gezet, maar daar staat geen spelfiguur.
keltis_doubt_no_large = Alle vijf de spelfiguren van { $seat } staan op een pad, dus één daarvan moet de grote zijn.
keltis_doubt_tile_points = { $points ->
    [one] { $seat } heeft { NUMBER($points) } punt op de scoretabel; alle puntenfiches samen geven er 14.
   *[other] { $seat } heeft { NUMBER($points) } punten op de scoretabel; alle puntenfiches samen geven er 14.
}
keltis_doubt_not_reached = { $has ->
    [one] { $seats }: wensstenen en puntenfiches van minstens { NUMBER($has) } steen; bereikte stenen: { NUMBER($most) }.
   *[other] { $seats }: wensstenen en puntenfiches van minstens { NUMBER($has) } stenen; bereikte stenen: { NUMBER($most) }.
}
keltis_doubt_steps = Stappen in totaal: { NUMBER($n) }; vier spelers kunnen er hoogstens { NUMBER($most) } zetten.
keltis_doubt_tile_kind = Ingevoerd: { NUMBER($n) }, in de doos: { NUMBER($most) } ({ $tile }).
keltis_doubt_tile_changed = Pad { NUMBER($path) }, { $place }: hier werd eerder een andere fiche uitgevoerd.
keltis_doubt_end_stone = Pad { NUMBER($path) }, { $place }: de eindsteen is bereikt, maar er is geen fiche voor ingevoerd.
keltis_doubt_few_points = { $points ->
    [one] { $seat } heeft { NUMBER($points) } punt op de scoretabel, maar kwam langs fiches die er { NUMBER($passed) } geven.
   *[other] { $seat } heeft { NUMBER($points) } punten op de scoretabel, maar kwam langs fiches die er { NUMBER($passed) } geven.
}

## Options

keltis_option_free_step = Mag een gratis stap een nieuwe spelfiguur op een pad brengen?
keltis_option_free_step_source = De spelregels zeggen er niets over. Standaard: nee, want het is de eerste kaart van een kleur die een spelfiguur op het pad brengt. Voor de waardering maakt het niets uit.
keltis_option_free_step_no_means = Een klaverblad, of een kaart voor een voltooid pad, verzet een spelfiguur die al op een pad staat.
keltis_option_free_step_yes_means = Een klaverblad, of een kaart voor een voltooid pad, mag ook een nieuwe spelfiguur op de eerste steen van een pad zetten.

## Set-up

keltis_setup_section_board = Speelbord en fiches
keltis_setup_section_players = Iedere speler
keltis_setup_section_cards = Kaarten
keltis_setup_section_start = Beginnen
keltis_setup_punch = Alleen de eerste keer: alle onderdelen worden voorzichtig uit de stanskartons gedrukt.
keltis_setup_board = Het speelbord komt midden op tafel.
keltis_setup_tiles = De { NUMBER($n) } fiches worden verdekt gemixt: op elke donkere steen en op elke eindsteen komt er één.
keltis_setup_end_stones = Donkere stenen liggen onderweg; de eindsteen is de grote aan het eind van elk pad.
keltis_setup_tiles_up = Alle fiches worden blootgelegd.
keltis_setup_figures = Alle spelers zetten hun vier kleine spelfiguren en hun grote op de grote startsteen: samen { NUMBER($n) }.
keltis_setup_markers = Iedere speler legt de eigen telsteen vóór veld 1 van de scoretabel rondom het speelbord.
keltis_setup_leaves = Iedere speler heeft het grote klaverblad van de eigen kleur vóór zich: het toont wie met welke kleur speelt.
keltis_setup_left = { $n ->
    [one] De kleur waarmee niemand speelt, blijft in de doos.
   *[other] De { NUMBER($n) } kleuren waarmee niemand speelt, blijven in de doos.
}
keltis_setup_shuffle = De { NUMBER($n) } kaarten worden goed gemixt.
keltis_setup_remove = Twee spelers: van de rest gaan { NUMBER($n) } kaarten ongezien terug in de doos.
keltis_setup_deal = Iedere speler krijgt { NUMBER($n) } kaarten in de hand.
keltis_setup_pile = De andere { NUMBER($n) } kaarten vormen verdekt de voorraadstapel naast het speelbord.
keltis_setup_discards = Langs een smalle zijde van het speelbord blijft plaats vrij voor vijf aflegstapels, één per kleur.
keltis_setup_start = Wie het laatst in Ierland was, begint; is dat niet uit te maken, dan de oudste speler. Er wordt gespeeld met de wijzers van de klok mee.
keltis_piece_board = speelbord
keltis_piece_wish_stones = wensstenen
keltis_piece_clovers = klaverbladen
keltis_piece_point_tiles = puntenfiches ({ NUMBER($ones) } × 1, { NUMBER($twos) } × 2, { NUMBER($threes) } × 3)
keltis_piece_small_figures = kleine spelfiguren
keltis_piece_large_figures = grote spelfiguren
keltis_piece_markers = telstenen
keltis_piece_leaves = grote klaverbladen
keltis_piece_cards = kaarten

## What gives points

keltis_points_figures = Een spelfiguur, per steen
keltis_points_start = startsteen
keltis_points_step = steen { NUMBER($step) }
keltis_points_figure = { SIGNED($small) }, groot { SIGNED($large) }
keltis_points_wish_stones = Wensstenen
keltis_points_many = { NUMBER($n) } of meer
keltis_points_tiles = Puntenfiches
keltis_points_tile = onmiddellijk bij aankomst

## Rules

keltis_section_aim = Doel van het spel en speelbord
keltis_section_setup = Spelvoorbereiding
keltis_section_turn = Een beurt
keltis_section_rows = Kaartenrijen en spelfiguren
keltis_section_tiles = De steenpadfiches
keltis_section_end = Einde van het spel
keltis_section_scoring = Waardering
keltis_rule_aim = Doel van het spel
keltis_rule_aim_text = Met getalkaarten gaan de eigen spelfiguren de steenpaden op: hoe verder, hoe meer punten aan het eind; spelfiguren die niet ver komen, kosten punten. Ook wensstenen van onderweg leveren iets op, maar te weinig ervan geeft minpunten. Wie de meeste punten heeft, wint.
keltis_rule_paths = De vijf steenpaden
keltis_rule_paths_text = Alle paden beginnen bij één grote startsteen en hebben elk { NUMBER($stones) } stenen; de laatste is de eindsteen. Naast elke rij staat de rijenwaarde voor een spelfiguur daar: de eerste drie rijen zijn het minusbereik, de laatste drie, met { $goal }, het doelbereik.
keltis_rule_setup_figures = Spelfiguren en kleuren
keltis_rule_setup_figures_text = Iedere speler heeft in één kleur vier kleine spelfiguren en een grote, een telsteen en een groot klaverblad. Alle spelfiguren beginnen op de startsteen.
keltis_rule_scoring_stone = Waar de telsteen begint
keltis_rule_scoring_stone_text = Vóór veld 1 van de scoretabel: nog niemand heeft punten.
keltis_rule_colour_clover = De eigen kleur tonen
keltis_rule_colour_clover_text = Het grote klaverblad ligt vóór de speler, zodat iedereen ziet wie welke kleur heeft. Het is geen steenpadfiche.
keltis_rule_left_in_box = Wat in de doos blijft
keltis_rule_left_in_box_text = Met minder dan vier spelers: de spelfiguren, telstenen en grote klaverbladen van de kleuren waarmee niemand speelt. Alle { NUMBER($tiles) } fiches doen altijd mee, en alle kaarten ook, behalve de { NUMBER($removed) } die er met twee spelers uit gaan.
keltis_rule_setup_tiles = De fiches neerleggen
keltis_rule_setup_tiles_text = De { NUMBER($n) } fiches worden verdekt gemixt: één komt op elke donkere steen, één op de grote steen aan het eind van elk pad. Dan worden ze allemaal blootgelegd. Zo liggen ze elk spel anders.
keltis_rule_tile_counts = Hoeveel fiches van elke soort
keltis_rule_tile_counts_text = { NUMBER($wish) } wensstenen, { NUMBER($clovers) } klaverbladen en de puntenfiches: { NUMBER($ones) } met een 1, { NUMBER($twos) } met een 2, { NUMBER($threes) } met een 3.
keltis_rule_setup_cards = Kaarten en handkaarten
keltis_rule_setup_cards_text = Vijf kleuren met van elke waarde van 0 tot 10 twee kaarten: samen { NUMBER($cards) }. Ze worden gemixt, iedere speler krijgt er { NUMBER($hand) } in de hand, en de rest is de verdekte voorraadstapel naast het speelbord.
keltis_rule_two_players = Twee spelers
keltis_rule_two_players_text = Van de voorraadstapel gaan { NUMBER($n) } kaarten verdekt terug in de doos. Verder verandert er niets.
keltis_rule_start_player = Wie begint
keltis_rule_start_player_text = Wie het laatst in Ierland was. Is dat niet uit te maken, dan de oudste speler. De beurten gaan met de wijzers van de klok mee.
keltis_rule_turn = Een beurt: één kaart spelen, één kaart nemen
keltis_rule_turn_text = De speler moet precies één kaart spelen, op een aflegstapel of in een eigen kaartenrij. Daarna neemt de speler meteen één kaart, en is de volgende aan de beurt.
keltis_rule_discard = Een kaart wegleggen
keltis_rule_discard_text = In plaats van een kaart te gebruiken, mag de speler die open naast het speelbord leggen, liefst langs een smalle zijde; de kaart doet dan niets. Elke kleur heeft een eigen aflegstapel.
keltis_rule_draw = Een kaart nemen
keltis_rule_draw_text = Na het spelen van een kaart neemt de speler er één: de bovenste van de verdekte voorraadstapel of van een aflegstapel naar keuze. Zo zijn het weer { NUMBER($hand) } handkaarten. De spelregels maken geen uitzondering voor de kaart die net is weggelegd.
keltis_rule_rows = Opklimmende of afdalende rijen
keltis_rule_rows_text = Per kleur heeft een speler één kaartenrij. Die is opklimmend of afdalend; gelijke waarden mogen op elkaar volgen, waarden overslaan mag ook. De eerste kaart die verschilt, legt de richting vast. Goed: 3, 3, 6, 7, 7. Ook goed: 9, 8, 8, 5, 3.
keltis_rule_row_visible = Kaarten van een rij blijven zichtbaar
keltis_rule_row_visible_text = Elke nieuwe kaart komt open op de vorige, iets naar beneden geschoven, zodat de waarden van de hele rij altijd te lezen zijn.
keltis_rule_first_card = Eerste en volgende kaarten van een kleur
keltis_rule_first_card_text = De eerste kaart van een kleur brengt een eigen spelfiguur naar keuze op de eerste steen van dat pad ({ $first }). Elke volgende kaart van die kleur zet die spelfiguur één steen vooruit.
keltis_rule_one_figure = Eén eigen spelfiguur per pad
keltis_rule_one_figure_text = Alleen de eerste kaart van een kaartenrij brengt een spelfiguur op het pad, alle andere verzetten die ene. Twee eigen spelfiguren op één pad komen dus niet voor: vijf spelfiguren voor vijf paden.
keltis_rule_only_forward = Spelfiguren gaan alleen vooruit
keltis_rule_only_forward_text = Steeds één steen. Geen kaart en geen fiche zet een spelfiguur achteruit of op een ander pad, niet die van de speler zelf en niet die van een ander.
keltis_rule_end_stone_card = Een kaart voor een voltooid pad
keltis_rule_end_stone_card_text = Staat de eigen spelfiguur al op de eindsteen ({ $value }), dan mag de speler voor een volgende kaart van die kleur een andere eigen spelfiguur één steen vooruitzetten.
keltis_rule_shared_stones = Meerdere spelfiguren op een steen
keltis_rule_shared_stones_text = De spelregels zeggen dat spelfiguren van verschillende kleuren op één pad mogen staan. Wij lezen dat zo dat ze ook een steen mogen delen en elkaar niet hinderen.
keltis_rule_tile_points = Puntenfiches
keltis_rule_tile_points_text = Wie op een 1, 2 of 3 komt, zet de telsteen zoveel velden vooruit. De fiche blijft liggen, dus wie er later komt, krijgt die punten ook.
keltis_rule_tile_clover = Klaverbladen: wat een klaverblad doet
keltis_rule_tile_clover_text = Wie op een klaverblad komt, mag met een van de eigen spelfiguren één steen verder, ook met de spelfiguur die er net is aangekomen. Het klaverblad blijft liggen.
keltis_rule_tile_chain = Kettingreacties
keltis_rule_tile_chain_text = Brengt een klaverblad een spelfiguur op een steen met een fiche, dan mag de speler ook die uitvoeren, enzovoort.
keltis_rule_tile_wish_stone = Wensstenen
keltis_rule_tile_wish_stone_text = Wie op een wenssteen komt, neemt hem en legt hem open vóór zich neer. Van het pad is hij dan weg.
keltis_rule_free_step_enters = Mag een gratis stap een nieuwe spelfiguur op een pad brengen?
keltis_rule_free_step_enters_text = De spelregels zeggen niet of een klaverblad, of een kaart voor een voltooid pad, een spelfiguur van de startsteen op een pad mag brengen. Hier mag dat niet, tenzij jullie er in de opties voor kiezen.
keltis_rule_end_goal = Vijf spelfiguren in het doelbereik
keltis_rule_end_goal_text = Zodra de vijfde spelfiguur in de laatste drie rijen komt, op welk pad en welke rij ook, is het spel onmiddellijk afgelopen. De kleuren van de vijf maken niet uit. De fiche waar de vijfde op komt, wordt niet uitgevoerd.
keltis_rule_goal_moves = Verder binnen het doelbereik
keltis_rule_goal_moves_text = Een spelfiguur die in het doelbereik van de ene rij naar de volgende gaat, telt één keer: dat maakt geen einde aan het spel. Alleen een spelfiguur die binnenkomt, telt mee voor de vijf.
keltis_rule_end_deck = De laatste kaart
keltis_rule_end_deck_text = Zodra iemand de laatste kaart van de verdekte voorraadstapel neemt, is het spel onmiddellijk afgelopen: niemand krijgt nog een beurt, en de aflegstapels worden niet opnieuw gemixt.
keltis_rule_final_scoring = De waardering aan het eind
keltis_rule_final_scoring_text = Bij wat de telsteen door puntenfiches toont, komt het getal naast elke eigen spelfiguur, bij de grote twee keer, en wat de wensstenen geven. Negatieve getallen gaan eraf.
keltis_rule_figure_values = Wat spelfiguren waard zijn
keltis_rule_figure_values_text = Het getal naast de steen: { $values }, van de eerste tot de laatste. Minpunten gaan eraf. Spelfiguren op de startsteen geven niets.
keltis_rule_large_figure = De grote spelfiguur
keltis_rule_large_figure_text = De grote spelfiguur telt dubbel: zowel pluspunten als minpunten.
keltis_rule_wish_stone_table = Wat wensstenen waard zijn
keltis_rule_wish_stone_table_text = Geen { SIGNED($none) }, één { SIGNED($one) }, twee { SIGNED($two) }, drie { SIGNED($three) }, vier { SIGNED($four) }, vijf of meer { SIGNED($five) }.
keltis_rule_score_track = De scoretabel
keltis_rule_score_track_text = De scoretabel heeft { NUMBER($fields) } velden. Voorbij het laatste gaat de telsteen weer vanaf 1 verder, en komt er { NUMBER($fields) } bij. Tijdens het spel schuift hij alleen door puntenfiches op; de meeste punten komen aan het eind.
keltis_rule_below_zero = Een totaal van 0 of minder
keltis_rule_below_zero_text = Punten gaan er gewoon af, ook onder 0. De scoretabel heeft daar geen veld voor, en de spelregels zeggen niet waar de telsteen dan staat: onthoud het.
keltis_rule_winner = Wie wint
keltis_rule_winner_text = Wie de meeste punten heeft. Gelijke stand: meerdere winnaars.

## What people say when they ask for a rule

keltis_asked =
    aim: doel, bedoeling, waar gaat het over, wat moet ik doen, idee, overzicht, uitleg, hoe werkt het, hoe win ik, bonus als je eerst bent, waarom ver gaan, samenvatting, waar draait het om
    paths: hoeveel stenen tot boven, hoe lang is een pad, vakjes, velden, lengte, indeling, welke rijen zijn negatief, waar houdt min op, minusbereik, doelbereik, rijenwaarde, welke rijen zijn het doel, aantal stenen, wat betekenen de getallen naast het pad, is de vierde rij positief, waar beginnen pluspunten, steenpad, uit hoeveel stenen bestaat een pad, hoeveel stappen naar boven
    setup-figures: hoeveel pionnen, poppetjes, meeples, hoeveel figuren krijg ik, per speler, kleine, waar staan mijn pionnen in het begin, kleur kiezen, welke kleur, moet ik alle figuren gebruiken, startveld, hoeveel grote en kleine pionnen, wat krijgt iedereen aan materiaal, waar zet ik mijn pionnen neer
    scoring-stone-start: waar begint mijn telsteen, scoresteen, scoremarker, puntenteller, op welk veld, nul, puntensteen, scoreblokje, waar leg ik mijn scoresteen aan het begin, scorepion
    colour-clover: groot blad voor me, waarvoor dient het grote klaverblad, klavertje van karton, wie is groen, wie heeft welke kleur, hoe weten we wie welke kleur speelt, groot klavertje, waar is dat grote klaverblad voor
    left-in-box: wat blijft er over, niet gebruikt, wegleggen, niet nodig, met 3 spelers, met drie, met z’n drieën, minder spelers, gebruiken we alle fiches met twee, reserve, overig materiaal, wat doen we niet mee met minder spelers, wat gaat terug in de doos, welke spullen gebruiken we niet
    setup-tiles: waar komen de fiches, tegeltjes, schijfjes, rondjes, open of dicht, verdekt, blootleggen, mixen, neerleggen, willekeurig, donkere stenen, ook op de eindsteen, hoeveel fiches liggen er op het bord, welke stenen krijgen een fiche, fiches uitdelen, liggen de fiches open of dicht, waar leg je de fiches neer, fiches omdraaien aan het begin
    tile-counts: hoeveel wensstenen zijn er, hoeveel klaverbladen, hoeveel puntenfiches, in totaal, verdeling, hoeveel fiches met 3 punten, fiches tellen, allemaal samen, hoeveel van elke fiche, hoeveel fiches zijn er van alles
    setup-cards: met hoeveel kaarten beginnen we, hoeveel kaarten in de hand, delen, uitdelen, kaart met nul, hoe hoog gaan de kaarten, hoogste, laagste, getallen, welke kleuren, hoe vaak zit elke kaart erin, hoeveel kaarten, dubbele kaarten, hoeveel kaarten krijg je aan het begin, welke nummers zijn er, tot hoe hoog gaan de nummers, hoeveel kaarten per kleur, kaarten van laag tot hoog, cijfers
    two-players: met z’n tweeën, maar 2 spelers, duel, wat verandert er met twee, mag je de weggelegde kaarten bekijken, hoeveel kaarten eruit met 2 spelers, 30 kaarten, dertig, we zijn met 2, met zijn tweeën, spelen met twee, wat is er anders met 2 spelers
    start-player: wie begint, wie mag eerst, wie is startspeler, niemand was in Ierland, nooit in Ierland geweest, jongste, oudste, welke richting, links of rechts, wie is de volgende, kloksgewijs, welke kant op, wie gaat eerst, wie als laatste in Ierland was
    turn: mag ik twee kaarten spelen, passen, beurt overslaan, moet ik een kaart spelen, wat mag ik doen, volgorde van een beurt, eerst trekken of eerst spelen, verplicht, acties, verloop van een beurt, hoeveel kaarten mag je spelen per beurt, wat doe je als je aan de beurt bent, meerdere kaarten spelen, mag ik niets doen
    discard: kaart weggooien, vast zitten, geen kaart past, kan niet spelen, kan niets leggen, kwijt raken, afleggen, dumpen, nutteloze kaart, waar gaan weggegooide kaarten heen, hoeveel aflegstapels, aparte stapels, kaart niet gebruiken, ongebruikt, kaart weg doen, van een kaart af, niks past
    draw: mag ik van de aflegstapel pakken, de kaart die ik net weglegde terugnemen, alleen de bovenste of elke kaart, handlimiet, aanvullen, hoeveel kaarten in de hand, van welke stapel, aflegstapel doorzoeken, bekijken, nieuwe kaart, kaart van de vorige speler pakken, kaart van mijn tegenstander, waar trek ik, bijtrekken, kaart pakken, kaart oprapen van een stapel, mag ik mijn eigen weggegooide kaart weer pakken, kaart bijpakken, weggooistapel
    rows: twee keer hetzelfde getal, zelfde waarde nog eens, gelijke kaarten, van omhoog naar omlaag wisselen, opklimmend, oplopend, stijgend, afdalend, aflopend, dalend, neerdalend, getallen overslaan, gat, tweede rij in dezelfde kleur, begonnen met een 5, hoger, lager, richting veranderen, volgorde, opeenvolgend, aansluitend, met 10 beginnen, 4 na een 7, moet ik zeggen of ik omhoog ga, ligt de richting vast, moet een rij met nul beginnen, welke kaart mag ik leggen, kaart ertussen schuiven, kaart bij een ander leggen, nummers overslaan, van hoog naar laag, van laag naar hoog, mag ik halverwege omdraaien, lage kaart na een hoge, moet ik laag beginnen, hoog beginnen, hetzelfde nummer nog eens, moeten de kaarten op volgorde, terug naar lager, cijfers
    row-visible: moeten mijn kaarten zichtbaar blijven, kaarten bedekken, verbergen, overlappen, rij van een ander bekijken, verschoven, kijken wat iemand gespeeld heeft, hoe leg ik mijn kaarten neer, moet je alle kaarten kunnen zien
    first-card: hoe krijg ik een pion op het bord, nieuw pad beginnen, van start gaan, mag ik kiezen welke figuur, moet de grote eerst, wanneer komt de grote figuur, vooruit, lopen, pion verzetten, hoe ver gaat een pion, waar komt een nieuwe figuur, twee stenen met één kaart, eerste kaart van een kleur, moeten alle pionnen op het bord, bepaalt de kleur van de kaart welke pion, inzetten, poppetje inzetten, welk poppetje eerst, hoeveel stappen per kaart, hoe ga je vooruit, pion op een nieuw pad zetten
    one-figure-a-path: twee van mijn pionnen op één pad, tweede pion, twee figuren op hetzelfde pad, allebei, dubbel, twee poppetjes van mij op hetzelfde pad, nog een pion op hetzelfde pad
    only-forward: mag een pion terug, achteruit, opzij, zijwaarts, naar een ander pad, van pad wisselen, duwen, er afgooien, pion van een ander verzetten, terug naar start, een ander zijn pion terugzetten, teruglopen, van pad veranderen
    end-stone-card: al boven en ik heb nog groene kaarten, kaart voor een pad dat af is, figuur is aan het einde, overige kaarten, wat doe ik met verdere kaarten, eindsteen bereikt, andere figuur verzetten, klaverblad of kaart op een voltooid pad, ik sta al bovenaan, pion staat al op het eind, kaarten over van een pad dat klaar is
    shared-stones: tegenstander staat op mijn steen, twee spelers op dezelfde steen, bezet, blokkeren, blokkade, eraf gooien, slaan, wegduwen, samen, delen, hoeveel figuren passen op een steen, hoeveel spelers op één steen, samen op één steen staan, mag ik op een steen waar al iemand staat, is een steen bezet
    tile-points: op een 3 gekomen, puntentegel, fiche met een getal, is een puntenfiche daarna op, blijft de puntenfiche liggen, krijgt de volgende speler dezelfde punten, nog een keer, meteen punten, telsteen verzetten, wanneer tellen fiches, 1 2 3, krijg je de punten meteen, puntenrondje, hoeveel punten geeft een fiche
    tile-clover: klavertje vier, klavertje, geluksblad, moet ik het klaverblad gebruiken, wat gebeurt er op een klaverblad, verplicht, voor een andere pion, extra stap, bonusstap, gratis zet, gaat het klaverblad weg, groene fiche, hoe ver met een klaverblad, welke pion, hoeveel stappen, wat doen klaverbladen, wat doet een klaver, wat doet het klavertje, klaver gebruiken, mag ik met een klaver een ander poppetje zetten
    tile-chain: combo, kettingreactie, van klaverblad op klaverblad, gratis stap op een fiche, bonus geeft weer een fiche, achter elkaar, eindeloos, fiche na een klaverblad, klaver op klaver, nog een keer na een klaver, komt mijn pion door een klaver op een fiche
    tile-wish-stone: steen pakken, wenssteen al weg, tegenstander had de wenssteen al, krijg ik er ook een, verzamelen, houden, op een wenssteen komen, wat gebeurt er met een wenssteen, moet ik de wenssteen nemen, kan een wenssteen twee keer, wie eerst komt, wenssteen pakken, hou je de wenssteen
    free-step-enters: mag een klaverblad een nieuwe pion van start brengen, met een klaverblad een nieuw pad beginnen, zonder kaart, pad openen, met een klaver een nieuwe pion starten, pion van start met een klaver, poppetje, inzetten
    end-goal: wanneer is het afgelopen, einde, hoe eindigt het, finish, moeten alle vijf van mij zijn, vijfde pion op een wenssteen, fiche van de laatste figuur, hoeveel figuren in het doel, stopt het spel meteen, krijgt iedereen nog een beurt, twee figuren tegelijk in het doel, moet ik nog trekken na de vijfde, wie heeft de laatste beurt, moet de vijfde helemaal boven staan, hoe loopt het af, wanneer stopt het spel, hoeveel pionnen boven, vijf boven is klaar, wanneer is het uit
    goal-moves: binnen het doelbereik, figuur staat al in het doel, dubbel geteld, van 7 naar 10, verder in het doel, lopen in het doelgebied, telt een pion die verder loopt in het doel nog een keer
    end-deck: voorraadstapel is op, geen kaarten meer, stapel leeg, opnieuw schudden, aflegstapels schudden, krijgt iedereen nog een beurt, laatste ronde, evenveel beurten, eindigt het spel als de stapel op is, hoeveel kaarten zijn er nog, ik trok de laatste kaart, meer rondes, spelen we meerdere rondes, pot is op, kaarten zijn op, krijgt iedereen nog één beurt, trekstapel
    final-scoring: optellen, eindscore, berekenen, totaal, puntentelling, hoe tellen we, wanneer geven figuren punten, wanneer krijg ik de punten van de rijen, tijdens het spel of aan het einde, wanneer tellen wensstenen en de grote figuur, hoe tel je de punten, punten tellen aan het eind, wat tel je allemaal op
    figure-values: hoeveel is de vijfde steen waard, waarde van een pion, kosten pionnen op start punten, figuur die nooit vertrok, punten voor een pion, hoeveel punten bovenaan, punten verliezen, minpunten, negatief, wat is elke rij waard, wat is de eerste steen waard, min vier, straf voor niet verzetten, hoeveel punten krijg ik voor een poppetje, wat kost een pion die nog onderaan staat, pionnen die niet gestart zijn, minpunten voor een pion onderaan
    large-figure: de grote, grote pion, dikke pion, dubbel, telt dubbel ook in min, verdubbelen, waarvoor is de grote figuur, grote figuur op min drie, negatief twee keer, punten van de grote figuur, telt de grote dubbel, grote poppetje, wat doet de grote pion, dubbele minpunten
    wish-stone-table: nul wensstenen, straf, zeven wensstenen hoeveel punten, geen enkele wenssteen, punten voor drie wensstenen, te weinig, zes, hoeveel wensstenen heb ik nodig, 5 wensstenen, meer dan vijf, tabel rechtsonder op het bord, waarde van wensstenen, wanneer tellen wensstenen, hoeveel wensstenen heb je nodig voor pluspunten, wat krijg je voor wensstenen, geen wensstenen gepakt, wat leveren wensstenen op
    score-track: meer dan 50 punten, boven de vijftig, voorbij het einde van de scoretabel, wat na 50, rondje, tweede keer rond, wanneer verzetten we de telsteen, scorespoor, boven de 50, over de 50 heen, scorebord rond, hoe tel je verder na 50
    below-zero: onder nul, negatief totaal, mijn score is negatief, minscore, minder dan niets, in het rood, ik sta in de min, waar zet ik mijn steen bij minpunten
    winner: tiebreaker, gelijke stand, gelijkspel, twee met evenveel punten, zelfde score, gedeelde winst, wie heeft gewonnen, meeste punten, meer dan één winnaar, wie wint bij gelijkspel, wie wint er, even veel punten
