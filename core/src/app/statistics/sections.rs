//! The sections of statistics, each a table with sentences.

use std::collections::BTreeMap;

use super::words::{bar, dash, decimal, number, part, percent, share, time, total};
use super::{ENOUGH, ENOUGH_STARTS, StatsRow, StatsSection, StatsTopic};
use crate::app::App;
use crate::outside::PlayerId;
use crate::statistics::Figures;
use crate::store::{HeadToHead, LineTally, People, PlayerTally, Sum};
use crate::text::{Message, Speaker, msg};

/// A row before it is said.
struct Row {
    label: Message,
    cells: Vec<Message>,
    share: Option<u32>,
    player: Option<PlayerId>,
    game: Option<String>,
}

pub(super) struct View<'a> {
    pub(super) app: &'a App,
    pub(super) speaker: &'a Speaker,
    pub(super) people: &'a People,
    pub(super) figures: &'a Figures,
    pub(super) player: Option<PlayerId>,
    pub(super) game: Option<&'a str>,
    /// Whether there is one game, and it is one of points.
    pub(super) has_points: bool,
}

fn average(sum: &Sum) -> Message {
    if sum.scored < ENOUGH { dash() } else { decimal(sum.points, sum.scored) }
}

fn best(sum: &Sum) -> Message {
    sum.best.map_or_else(dash, number)
}

fn mean_time(sum: &Sum) -> Message {
    if sum.timed < ENOUGH { dash() } else { time(sum.seconds / i64::from(sum.timed)) }
}

impl View<'_> {
    pub(super) fn summary(&self) -> Message {
        let plays = self.figures.plays();
        if plays == 0 {
            return msg!(app_stats_none);
        }
        let seconds = total(self.figures.games.iter().map(|tally| tally.seconds));
        let text = msg!(app_stats_summary, n = plays, time = time(seconds));
        match self.player {
            Some(player) => {
                let own = self.of_players(|tally| tally.player == player);
                let name = self.name(player);
                Message::sentences(vec![text, msg!(app_stats_wins, name = name, n = own.wins)])
            }
            None => text,
        }
    }

    fn of_players(&self, which: impl Fn(&PlayerTally) -> bool) -> Sum {
        let mut sum = Sum::default();
        self.figures
            .players
            .iter()
            .filter(|tally| which(tally))
            .for_each(|tally| sum.add(tally.sum()));
        sum
    }

    fn name(&self, player: PlayerId) -> String {
        self.people.get(player).map(|record| record.name.clone()).unwrap_or_default()
    }

    /// Everybody who took part; the chosen player is told by game instead.
    pub(super) fn players(&self) -> Option<StatsSection> {
        let mut sums: BTreeMap<PlayerId, Sum> = BTreeMap::new();
        for tally in &self.figures.players {
            sums.entry(tally.player).or_default().add(tally.sum());
        }
        let mut sums: Vec<(PlayerId, Sum)> = sums.into_iter().collect();
        sums.sort_by_key(|(player, sum)| (std::cmp::Reverse((sum.wins, sum.plays)), *player));
        let rows = sums.into_iter().map(|(player, sum)| Row {
            player: Some(player),
            ..self.person_row(Message::verbatim(self.name(player)), &sum)
        });
        self.section(StatsTopic::Players, &self.person_columns(), rows.collect(), None)
    }

    fn person_columns(&self) -> Vec<Message> {
        let mut columns = vec![msg!(app_stats_plays), msg!(app_stats_won), msg!(app_stats_share)];
        if self.has_points {
            columns.extend([msg!(app_stats_average), msg!(app_stats_best)]);
        }
        columns.push(msg!(app_stats_time));
        columns
    }

    fn person_row(&self, label: Message, sum: &Sum) -> Row {
        let share = share(sum.wins, sum.plays);
        let mut cells = vec![number(sum.plays), number(sum.wins), share.map_or_else(dash, percent)];
        if self.has_points {
            cells.extend([average(sum), best(sum)]);
        }
        cells.push(time(sum.seconds));
        Row { label, cells, share, player: None, game: None }
    }

    pub(super) fn games(&self) -> Option<StatsSection> {
        if self.game.is_some() {
            return None;
        }
        let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
        for tally in &self.figures.games {
            let mut sum = match self.player {
                Some(player) => self.of_players(|it| {
                    it.player == player && it.game == tally.game && it.seats == tally.seats
                }),
                None => Sum { plays: tally.plays, seconds: tally.seconds, ..Sum::default() },
            };
            sum.timed = tally.timed;
            sums.entry(&tally.game).or_default().add(sum);
        }
        let most = sums.values().map(|sum| sum.plays).max().unwrap_or(0);
        let row = |(game, sum): (&str, Sum)| {
            let label = Message::verbatim(self.app.name_of(game));
            let row = if self.player.is_some() {
                self.person_row(label, &sum)
            } else {
                let cells = vec![number(sum.plays), time(sum.seconds), mean_time(&sum)];
                Row { label, cells, share: bar(sum.plays, most), player: None, game: None }
            };
            Row { game: Some(game.to_owned()), ..row }
        };
        let rows: Vec<Row> = sums.into_iter().map(row).collect();
        let columns = match self.player {
            Some(_) => self.person_columns(),
            None => vec![msg!(app_stats_plays), msg!(app_stats_time), msg!(app_stats_each)],
        };
        self.section(StatsTopic::Games, &columns, rows, None)
    }

    pub(super) fn player_counts(&self) -> Option<StatsSection> {
        let mut sums: BTreeMap<u8, Sum> = BTreeMap::new();
        for tally in &self.figures.games {
            sums.entry(tally.seats).or_default().add(tally.sum());
        }
        let most = sums.values().map(|sum| sum.plays).max().unwrap_or(0);
        let row = |(seats, sum): (u8, Sum)| {
            let mut cells = vec![number(sum.plays)];
            if self.has_points {
                cells.extend([average(&sum), best(&sum)]);
            }
            cells.push(mean_time(&sum));
            let label = msg!(app_stats_seats, n = seats);
            Row { label, cells, share: bar(sum.plays, most), player: None, game: None }
        };
        let rows: Vec<Row> = sums.into_iter().map(row).collect();
        let mut columns = vec![msg!(app_stats_plays)];
        if self.has_points {
            columns.extend([msg!(app_stats_average), msg!(app_stats_best)]);
        }
        columns.push(msg!(app_stats_each));
        self.section(StatsTopic::PlayerCounts, &columns, rows, None)
    }

    pub(super) fn head_to_head(&self) -> Option<StatsSection> {
        let mut pairs: Vec<HeadToHead> = self.figures.head_to_head.clone();
        if let Some(player) = self.player {
            pairs.retain(|pair| pair.one == player || pair.other == player);
            for pair in &mut pairs {
                *pair = if pair.one == player { *pair } else { pair.turned() };
            }
        }
        pairs.sort_by_key(|pair| (std::cmp::Reverse(pair.plays), pair.one, pair.other));
        let row = |pair: HeadToHead| {
            let level = pair.plays.saturating_sub(pair.one_ahead).saturating_sub(pair.other_ahead);
            Row {
                label: msg!(
                    app_stats_pair,
                    one = self.name(pair.one),
                    other = self.name(pair.other)
                ),
                cells: [pair.plays, pair.one_ahead, pair.other_ahead, level].map(number).to_vec(),
                share: share(pair.one_ahead, pair.plays),
                player: self.player.map(|_| pair.other),
                game: None,
            }
        };
        let rows: Vec<Row> = pairs.into_iter().map(row).collect();
        let columns = vec![
            msg!(app_stats_plays),
            msg!(app_stats_first_ahead),
            msg!(app_stats_second_ahead),
            msg!(app_stats_level),
        ];
        self.section(StatsTopic::HeadToHead, &columns, rows, None)
    }

    /// Whether it is better to begin: the start player's wins beside those that chance would give.
    pub(super) fn start(&self) -> Option<StatsSection> {
        let starts = &self.figures.starts;
        let rows = starts.iter().map(|tally| {
            let label = msg!(
                app_stats_game_for,
                game = self.app.name_of(&tally.game),
                seats = msg!(app_stats_seats, n = tally.seats)
            );
            let enough = tally.plays >= ENOUGH_STARTS;
            let usual = decimal(tally.wins.into(), tally.seats.into());
            let cells = vec![
                number(tally.plays),
                number(tally.start_wins),
                if enough { usual } else { dash() },
            ];
            let share = share(tally.start_wins, tally.plays).filter(|_| enough);
            Row { label, cells, share, player: None, game: Some(tally.game.clone()) }
        });
        let columns =
            vec![msg!(app_stats_plays), msg!(app_stats_start_won), msg!(app_stats_by_chance)];
        let few = starts.iter().any(|tally| tally.plays < ENOUGH_STARTS);
        let note = few.then(|| msg!(app_stats_few_starts, n = ENOUGH_STARTS));
        self.section(StatsTopic::Start, &columns, rows.collect(), note)
    }

    /// What points are made of, in one game.
    pub(super) fn lines(&self) -> Option<StatsSection> {
        let kinds = self.app.game(self.game?).ok().filter(|_| self.has_points)?.kinds();
        let named = |kind: &str| kinds.iter().find(|(id, _)| *id == kind).map(|(_, name)| name);
        let wanted = |line: &&LineTally| {
            self.player.is_none_or(|player| player == line.player) && named(&line.kind).is_some()
        };
        let mut by_player: BTreeMap<PlayerId, Vec<&LineTally>> = BTreeMap::new();
        for line in self.figures.lines.iter().filter(wanted) {
            by_player.entry(line.player).or_default().push(line);
        }
        let (mut rows, mut earns) = (Vec::new(), Vec::new());
        for (player, mut lines) in by_player {
            lines.sort_by_key(|line| kinds.iter().position(|(kind, _)| *kind == line.kind));
            let gained = total(lines.iter().map(|line| line.points.max(0)));
            let enough = lines.iter().all(|line| line.plays >= ENOUGH);
            let best = lines.iter().max_by_key(|line| line.points).filter(|line| line.points > 0);
            if let (true, Some(what)) = (enough, best.and_then(|line| named(&line.kind))) {
                earns.push(msg!(app_stats_earns, name = self.name(player), what = what.clone()));
            }
            for line in lines {
                let Some(what) = named(&line.kind) else { continue };
                let average = if enough { decimal(line.points, line.plays) } else { dash() };
                let of_all = part(line.points, gained).filter(|_| enough);
                rows.push(Row {
                    label: msg!(app_stats_whose, name = self.name(player), what = what.clone()),
                    cells: vec![average, of_all.map_or_else(dash, percent)],
                    share: of_all,
                    player: Some(player),
                    game: None,
                });
            }
        }
        let columns = vec![msg!(app_stats_average), msg!(app_stats_of_all)];
        let note = (!earns.is_empty()).then(|| Message::sentences(earns));
        self.section(StatsTopic::Lines, &columns, rows, note)
    }

    fn section(
        &self,
        topic: StatsTopic,
        columns: &[Message],
        rows: Vec<Row>,
        note: Option<Message>,
    ) -> Option<StatsSection> {
        if rows.is_empty() {
            return None;
        }
        let few = rows.iter().any(|row| row.cells.contains(&dash())) && topic != StatsTopic::Start;
        let few = few.then(|| msg!(app_stats_few, n = ENOUGH));
        let notes: Vec<Message> = note.into_iter().chain(few).collect();
        let title = match topic {
            StatsTopic::Players => msg!(app_stats_title_players),
            StatsTopic::Games => msg!(app_stats_title_games),
            StatsTopic::PlayerCounts => msg!(app_stats_title_counts),
            StatsTopic::HeadToHead => msg!(app_stats_title_head_to_head),
            StatsTopic::Start => msg!(app_stats_title_start),
            StatsTopic::Lines => msg!(app_stats_title_lines),
        };
        Some(StatsSection {
            topic,
            title: self.speaker.say(&title),
            rows: rows.into_iter().map(|row| self.said(row, columns)).collect(),
            columns: columns.iter().map(|heading| self.speaker.say(heading)).collect(),
            note: (!notes.is_empty()).then(|| self.speaker.say(&Message::sentences(notes))),
        })
    }

    fn said(&self, row: Row, columns: &[Message]) -> StatsRow {
        let told = columns.iter().zip(&row.cells).map(|(heading, cell)| {
            let cell = if *cell == dash() { msg!(app_stats_not_enough) } else { cell.clone() };
            msg!(app_stats_cell, heading = heading.clone(), value = cell)
        });
        let spoken = msg!(
            app_stats_spoken,
            label = row.label.clone(),
            cells = told.collect::<Vec<Message>>()
        );
        StatsRow {
            label: self.speaker.say(&row.label),
            spoken: self.speaker.say(&spoken),
            cells: row.cells.iter().map(|cell| self.speaker.say(cell)).collect(),
            share: row.share,
            player: row.player,
            game: row.game,
        }
    }
}
