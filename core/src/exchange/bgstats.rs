//! Plays for BG Stats: a link that opens it with a play filled in, and a file with many.
//!
//! The fields are those that were seen in the format, see `docs/sharing.md`; what is not known to be
//! right, such as the number of a game elsewhere, is left out.

use std::fmt::Write as _;

use chrono::{DateTime, FixedOffset, NaiveTime};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::play_times::PlayTimes;
use crate::game::ResultKind;
use crate::outside::PlayerId;
use crate::record::People;
use crate::seat::Seat;
use crate::session::Session;
use crate::text::{Names, Say as _, Speaker};

/// Who sends the play; never changed, as BG Stats remembers games and players by it.
const SOURCE: &str = "Tallystone";
const LINK: &str = "https://app.bgstatsapp.com/createPlay.html?data=";
/// Ids that are made from other ids are made in here; never changed.
const NAMESPACE: Uuid = Uuid::from_u128(0x6f1d_5c0e_8a47_5b6e_9d2c_7b1e_40f3_a9d1);
/// So much of the players' notes goes into a link, which cannot have any length.
const LONGEST_COMMENT: usize = 500;

/// A play as a link carries it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkedPlay {
    pub source_name: String,
    pub source_play_id: String,
    /// In the time of the table.
    pub play_date: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duration_min: Option<i64>,
    /// The variant that was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comments: Option<String>,
    pub game: LinkedGame,
    pub players: Vec<LinkedPlayer>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkedGame {
    pub name: String,
    pub highest_wins: bool,
    pub no_points: bool,
    pub source_game_id: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LinkedPlayer {
    pub name: String,
    pub source_player_id: String,
    pub start_player: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    pub winner: bool,
}

/// A file of plays. Ids are small numbers within the file; who or what something is says its UUID.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayFile {
    pub about: String,
    pub players: Vec<FilePlayer>,
    pub locations: Vec<serde_json::Value>,
    pub games: Vec<FileGame>,
    pub plays: Vec<FilePlay>,
    pub user_info: UserInfo,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FilePlayer {
    pub id: u32,
    pub uuid: Uuid,
    pub name: String,
    pub is_anonymous: bool,
    pub modification_date: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FileGame {
    pub id: u32,
    pub uuid: Uuid,
    pub name: String,
    pub highest_wins: bool,
    pub no_points: bool,
    pub cooperative: bool,
    pub uses_teams: bool,
    pub modification_date: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FilePlay {
    pub uuid: Uuid,
    pub game_ref_id: u32,
    /// In the time of the table, as the others.
    pub play_date: String,
    pub entry_date: String,
    pub modification_date: String,
    /// Left out where nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duration_min: Option<i64>,
    pub rounds: u32,
    pub ignored: bool,
    pub uses_teams: bool,
    /// Somebody won for another reason than having the most points.
    pub manual_winner: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub board: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comments: String,
    /// JSON within JSON.
    pub meta_data: String,
    pub player_scores: Vec<FileScore>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FileScore {
    pub player_ref_id: u32,
    /// A number as text; nothing where there are no points.
    pub score: String,
    /// 0 for a player who has left.
    pub rank: u32,
    pub winner: bool,
    pub start_player: bool,
    pub new_player: bool,
    /// In turn order, from 1.
    pub seat_order: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UserInfo {
    /// Which of the players holds the device: not known.
    pub me_ref_id: u32,
}

/// What both forms are made of.
#[derive(Debug)]
pub(crate) struct Play<'a> {
    session: &'a Session,
    played: PlayTimes,
    game_name: String,
    board: String,
    comments: String,
    /// In turn order.
    seats: Vec<PlaySeat>,
}

#[derive(Debug)]
struct PlaySeat {
    id: Uuid,
    name: String,
    nameless: bool,
    starts: bool,
    score: Option<i64>,
    rank: Option<u32>,
    winner: bool,
}

impl<'a> Play<'a> {
    pub(crate) fn of(session: &'a Session, people: &People, speaker: &Speaker) -> Self {
        let (table, score) = (session.table(), session.score());
        let points = session.points_in(&score);
        let counted = people.counted(&table.seats);
        // As they are called by now, and no two the same.
        let names = table.order.iter().map(|seat| {
            let known = counted[*seat].and_then(|player| people.get(player));
            let name = known.map_or_else(|| speaker.name(*seat), |known| known.name.clone());
            (name, table.seats[*seat].colour)
        });
        let mut names = Names::new(names).apart(speaker).into_iter();
        let mut seats: Vec<PlaySeat> = Vec::new();
        for seat in &table.order {
            let (seated, of_seat) = (&table.seats[*seat], &score.seats[*seat]);
            let id = id_of(counted[*seat], seated.name.as_deref(), *seat);
            // Whoever is not remembered may have somebody else's name.
            let taken = seats.iter().any(|other| other.id == id);
            let id = if taken { derived(&format!("{id} {}", seat.letter())) } else { id };
            seats.push(PlaySeat {
                id,
                name: names.next().unwrap_or_default(),
                nameless: seated.name.is_none(),
                // Of a result that was only told nobody said who began.
                starts: session.play().begins() == Some(*seat) && session.stated().is_none(),
                score: points[*seat],
                rank: of_seat.rank,
                winner: session.has_won(&score, *seat),
            });
        }
        Self {
            session,
            played: PlayTimes::of(session),
            game_name: speaker.say(&session.game().about().name),
            board: variant(session, speaker),
            comments: session.notes().join("\n"),
            seats,
        }
    }

    fn no_points(&self) -> bool {
        self.session.game().about().result == ResultKind::WinOnly
    }

    fn play_date(&self) -> String {
        // Of a day that was named the hour is not known: noon is that day everywhere.
        let noon = NaiveTime::from_hms_opt(12, 0, 0).unwrap_or_default();
        let named = self.played.named.map(|day| day.and_time(noon).format(MOMENT).to_string());
        named.unwrap_or_else(|| moment(self.played.began))
    }

    fn minutes(&self) -> Option<i64> {
        (self.played.minutes > 0).then_some(self.played.minutes)
    }

    /// Whether the winners are others than those with the most points.
    fn is_won_otherwise(&self) -> bool {
        let most = self.seats.iter().filter_map(|seat| seat.score).max();
        self.seats.iter().any(|seat| seat.winner != (seat.score.is_some() && seat.score == most))
    }

    pub(crate) fn link(&self) -> String {
        let player = |seat: &PlaySeat| LinkedPlayer {
            name: seat.name.clone(),
            source_player_id: seat.id.to_string(),
            start_player: seat.starts,
            score: seat.score,
            rank: seat.rank,
            winner: seat.winner,
        };
        let comments: String = self.comments.chars().take(LONGEST_COMMENT).collect();
        let play = LinkedPlay {
            source_name: SOURCE.to_owned(),
            source_play_id: self.session.id.to_string(),
            play_date: self.play_date(),
            duration_min: self.minutes(),
            board: (!self.board.is_empty()).then(|| self.board.clone()),
            comments: (!comments.is_empty()).then_some(comments),
            game: LinkedGame {
                name: self.game_name.clone(),
                highest_wins: true,
                no_points: self.no_points(),
                source_game_id: self.session.game().about().id.to_owned(),
            },
            players: self.seats.iter().map(player).collect(),
        };
        let json = serde_json::to_string(&play).unwrap_or_default();
        format!("{LINK}{}", percent_encoded(&json))
    }
}

/// Adds plays to a file, each with its game and players where they are new.
#[derive(Debug)]
pub(crate) struct Filing(PlayFile);

impl Filing {
    pub(crate) fn new(about: String) -> Self {
        let user_info = UserInfo { me_ref_id: 0 };
        let (players, locations, games, plays) = Default::default();
        Self(PlayFile { about, players, locations, games, plays, user_info })
    }

    pub(crate) fn add(&mut self, play: &Play<'_>) {
        let changed = moment(play.played.changed);
        let game_ref_id = self.game(play, &changed);
        let scores = play.seats.iter().zip(1..).map(|(seat, seat_order)| FileScore {
            player_ref_id: self.player(seat, &changed),
            score: seat.score.map(|score| score.to_string()).unwrap_or_default(),
            rank: seat.rank.unwrap_or(0),
            winner: seat.winner,
            start_player: seat.starts,
            new_player: false,
            seat_order,
        });
        let player_scores = scores.collect();
        let meta_data = serde_json::json!({
            "sourceName": SOURCE,
            "sourcePlayId": play.session.id,
        });
        self.0.plays.push(FilePlay {
            uuid: play.session.id.0,
            game_ref_id,
            play_date: play.play_date(),
            entry_date: moment(play.played.began),
            modification_date: changed,
            duration_min: play.minutes(),
            rounds: 0,
            ignored: false,
            uses_teams: false,
            manual_winner: play.is_won_otherwise(),
            board: play.board.clone(),
            comments: play.comments.clone(),
            meta_data: meta_data.to_string(),
            player_scores,
        });
    }

    fn game(&mut self, play: &Play<'_>, changed: &str) -> u32 {
        let uuid = derived(play.session.game().about().id);
        if let Some(known) = self.0.games.iter().find(|game| game.uuid == uuid) {
            return known.id;
        }
        let id = next(self.0.games.len());
        self.0.games.push(FileGame {
            id,
            uuid,
            name: play.game_name.clone(),
            highest_wins: true,
            no_points: play.no_points(),
            cooperative: false,
            uses_teams: false,
            modification_date: changed.to_owned(),
        });
        id
    }

    fn player(&mut self, seat: &PlaySeat, changed: &str) -> u32 {
        if let Some(known) = self.0.players.iter().find(|player| player.uuid == seat.id) {
            return known.id;
        }
        let id = next(self.0.players.len());
        self.0.players.push(FilePlayer {
            id,
            uuid: seat.id,
            name: seat.name.clone(),
            is_anonymous: seat.nameless,
            modification_date: changed.to_owned(),
        });
        id
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string_pretty(&self.0).unwrap_or_default() + "\n"
    }
}

/// Options that were chosen otherwise than the rulebook has them.
fn variant(session: &Session, speaker: &Speaker) -> String {
    let settings = session.game().settings(&session.table().options).unwrap_or_default();
    let chosen = settings.say(speaker).into_iter().filter(|it| it.chosen != it.default);
    let words = chosen.filter_map(|setting| {
        let choice = setting.choices.into_iter().find(|choice| choice.id == setting.chosen)?;
        let between = if setting.label.ends_with('?') { " " } else { ": " };
        Some(format!("{}{between}{}", setting.label, choice.label))
    });
    words.collect::<Vec<_>>().join("; ")
}

/// The player's own id; who is not remembered has one made of the name or the letter.
fn id_of(player: Option<PlayerId>, name: Option<&str>, seat: Seat) -> Uuid {
    match (player, name) {
        (Some(player), _) => player.0,
        (None, Some(name)) => derived(&format!("player {name}")),
        (None, None) => derived(&format!("nameless {}", seat.letter())),
    }
}

fn derived(from: &str) -> Uuid {
    Uuid::new_v5(&NAMESPACE, from.as_bytes())
}

/// The first id of a list is 1: 0 is nobody.
fn next(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX).saturating_add(1)
}

const MOMENT: &str = "%Y-%m-%d %H:%M:%S";

fn moment(at: DateTime<FixedOffset>) -> String {
    at.format(MOMENT).to_string()
}

/// All but the letters that stand for themselves in any part of an address.
fn percent_encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(char::from(byte));
            }
            other => {
                let _ = write!(encoded, "%{other:02X}");
            }
        }
    }
    encoded
}
