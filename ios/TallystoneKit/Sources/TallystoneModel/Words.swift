// The app's own words, by name. All of them are in the core's catalogue.

import Foundation
import TallystoneCore

public enum Word: String, CaseIterable, Sendable {
    case welcome = "label_welcome"
    case newSession = "label_new_session"
    case goingOn = "label_going_on"
    case bin = "label_bin"
    case binExplained = "label_bin_explained"
    case binEmpty = "label_bin_empty"
    case checklist = "label_checklist"
    case table = "label_table"
    case options = "label_options"
    case seats = "label_seats"
    case log = "label_log"
    case rules = "label_rules"
    case tidyUp = "label_tidy_up"
    case settingUp = "label_phase_setting_up"
    case playing = "label_phase_playing"
    case finished = "label_phase_finished"
    case abandoned = "label_phase_abandoned"
    case howMany = "label_how_many"
    case namesLater = "label_names_later"

    case doubtsExplained = "label_doubts_explained"
    case recorded = "label_recorded"
    case willReplace = "label_will_replace"
    case willInsert = "label_will_insert"
    case correcting = "label_correcting"
    case takenBack = "label_taken_back"
    case corrected = "label_log_corrected"
    case setAside = "label_set_aside"
    case afterEnd = "label_after_end"
    case usual = "label_default"
    case noOptions = "label_no_options"
    case turnOrder = "label_turn_order"
    case begins = "label_begins"
    case hasLeft = "label_has_left"
    case related = "label_related"
    case nothingFound = "label_nothing_found"
    case foundPartly = "label_partly_found"
    case otherEditions = "label_other_editions"
    case ruleOption = "label_rule_option"
    case pointsPage = "label_scoring"
    case noPointsPage = "label_scoring_none"
    case everyStep = "label_every_step"
    case takeAdvice = "label_take_advice"
    case noPoints = "label_no_points"
    case noRule = "label_no_rule"
    case backIntoBox = "label_back_into_box"

    case resultOnly = "label_result_only"
    case resultExplained = "label_result_explained"
    case won = "label_won"
    case writeNote = "label_write_note"
    case noted = "label_noted"
    case abandon = "label_abandon"
    case askAbandon = "label_ask_abandon"
    case delete = "label_delete"
    case askDelete = "label_ask_delete"
    case restored = "label_restored"
    case askRemove = "label_ask_remove"
    case rule = "label_key_rule"
    case keep = "label_key_keep"
    case points = "label_key_points"

    case games = "label_games"
    case history = "label_history"
    case settings = "label_settings"
    case licences = "label_licences"
    case licencesExplained = "label_licences_explained"
    case back = "label_back"
    case close = "label_close"
    case more = "label_more"
    case cancel = "label_cancel"
    case setUp = "label_start_set_up"
    case toTable = "label_to_table"
    case result = "label_to_result"
    case reasons = "label_reasons"
    case pointsTable = "label_points_table"
    case share = "label_share"
    case shareText = "label_share_text"
    case shareFile = "label_share_file"
    case rematch = "label_rematch"
    case difference = "label_difference"
    case asItWas = "label_as_it_was_then"
    case onlyToLook = "label_only_to_look"
    case backToNow = "label_back_to_now"
    case correct = "label_correct"
    case insertBefore = "label_insert_before"
    case remove = "label_remove"
    case chooseLine = "label_choose_line"
    case increase = "label_increase"
    case decrease = "label_decrease"
    case keypadDelete = "label_keypad_delete"
    case keypadSign = "label_keypad_sign"
    case keypadPlus = "label_keypad_plus"
    case keypadNext = "label_keypad_next"
    case keypadDone = "label_keypad_done"
    case showReasons = "label_show_reasons"
    case wholeBoard = "label_whole_board"
    case showChoices = "label_show_choices"
    case allTicked = "label_all_ticked"
    case name = "label_name"
    case colour = "label_colour"
    case shape = "label_shape"
    case moveUp = "label_move_up"
    case drawStart = "label_draw_start"
    case drawSeating = "label_draw_seating"
    case nextBegins = "label_next_begins"
    case leave = "label_leave"
    case comeBack = "label_come_back"
    case knownPlayers = "label_known_players"
    case moreSeats = "label_more_seats"
    case fewerSeats = "label_fewer_seats"
    case keepResult = "label_keep_result"
    case open = "label_open"
    case restore = "label_restore"
    case emptyHistory = "label_empty_history"
    case searchRules = "label_search_rules"
    case theme = "label_theme"
    case themeSystem = "label_theme_system"
    case themeLight = "label_theme_light"
    case themeDark = "label_theme_dark"
    case language = "label_language"
    case textSize = "label_text_size"
    case textSizeExplained = "label_text_size_explained"
    case textSizeExample = "label_text_size_example"
    case backup = "label_backup"
    case backupExplained = "label_backup_explained"
    case backUpNow = "label_back_up_now"
    case backedUp = "label_backed_up"
    case onThisPhone = "label_on_this_phone"
    case version = "label_version"
    case tryAgain = "label_try_again"
    case searchSessions = "label_search_sessions"
    case all = "label_all"
    case unfinished = "label_unfinished"
    case emptyBin = "label_empty_bin"
    case exportAll = "label_export_all"
    case importFile = "label_import"
    case importSkip = "label_import_skip"
    case importReplace = "label_import_replace"
    case importBoth = "label_import_both"
    case copies = "label_copies"
    case stop = "label_stop"
    case bringBack = "label_bring_back"

    case playersPage = "label_players_page"
    case playersExplained = "label_players_explained"
    case noPlayers = "label_no_players"
    case inGroup = "label_in_group"
    case samePerson = "label_same_person"
    case askSamePerson = "label_ask_same_person"
    case forget = "label_forget"
    case askForget = "label_ask_forget"
    case takeBack = "label_take_back"
    case tookBack = "label_took_back"
    case renamed = "label_renamed"
    case merged = "label_merged"
    case forgotten = "label_forgotten"
    case otherRules = "label_other_rules"
    case otherRulesExplained = "label_other_rules_explained"
    case asPlayed = "label_as_played"
    case otherwise = "label_otherwise"
    case leftOut = "label_left_out"
    case otherDay = "label_other_day"
    case isUp = "label_is_up"
    case groups = "label_groups"
    case otherNumber = "label_other_number"
    case remembered = "label_remembered"
    case rememberedExplained = "label_remembered_explained"
    case rememberedNothing = "label_remembered_nothing"
    case askForgetRemembered = "label_ask_forget_remembered"

    case statistics = "label_statistics"
    case allGames = "label_stats_all_games"
    case everybody = "label_stats_everybody"
    case anyNumber = "label_stats_any_number"
    case allTime = "label_stats_all_time"
    case thisYear = "label_stats_this_year"
    case period = "label_stats_period"
    case sharePicture = "label_share_picture"
    case shareBgstats = "label_share_bgstats"
    case shareBgstatsFile = "label_share_bgstats_file"
    case shareCsv = "label_share_csv"
    case resultCard = "label_result_card"
    case verify = "label_verify"
    case verifyFile = "label_verify_file"
    case verifyExplained = "label_verify_explained"
    case verifyNothing = "label_verify_nothing"
    case proofCode = "label_proof_code"
    case decided = "label_decided"
    case nothingDecided = "label_nothing_decided"

    case largeTotals = "label_large_totals"
    case practice = "label_practice"
    case practiceExplained = "label_practice_explained"
    case handOver = "label_hand_over"
    case handOverExplained = "label_hand_over_explained"
    case copyFolder = "label_copy_folder"
    case copyFolderExplained = "label_copy_folder_explained"
    case chooseFolder = "label_choose_folder"
    case copyFolderOff = "label_copy_folder_off"
    case copyFolderFailed = "label_copy_folder_failed"
    case shakeUndo = "label_shake_undo"

    case red = "label_colour_red"
    case yellow = "label_colour_yellow"
    case green = "label_colour_green"
    case blue = "label_colour_blue"
    case purple = "label_colour_purple"
    case orange = "label_colour_orange"
    case brown = "label_colour_brown"
    case beige = "label_colour_beige"
    case black = "label_colour_black"
    case white = "label_colour_white"
    case pink = "label_colour_pink"
    case grey = "label_colour_grey"
    case circle = "label_shape_circle"
    case triangle = "label_shape_triangle"
    case square = "label_shape_square"
    case diamond = "label_shape_diamond"
    case pentagon = "label_shape_pentagon"
    case hexagon = "label_shape_hexagon"
    case star = "label_shape_star"
    case cross = "label_shape_cross"
}

/// The labels in one language; there even when the database cannot be opened.
public struct Texts: Sendable {
    /// Its tag, as the core lists it.
    public let language: String
    /// Days and times are written in the same language, the way they are where the device is from.
    public let locale: Locale
    private let labels: [String: String]

    public init(language: String, region: String? = nil) {
        self.language = language
        var parts = Locale.Components(identifier: language)
        parts.region = region.map { Locale.Region($0) }
        locale = Locale(components: parts)
        labels = TallystoneCore.labels(language: language)
    }

    public subscript(label: Word) -> String { labels[label.rawValue] ?? label.rawValue }

    /// So many of something: the word beside a number is another in nearly every language.
    public subscript(what: Counted, n: some BinaryInteger) -> String {
        counted(language: language, what: what, n: UInt32(clamping: n))
    }

    public subscript(phase: Phase) -> String {
        switch phase {
        case .settingUp: self[Word.settingUp]
        case .playing: self[Word.playing]
        case .finished: self[Word.finished]
        case .abandoned: self[Word.abandoned]
        }
    }

    /// Colours and shapes have words too: nobody is told apart by the eye alone.
    public subscript(colour: Colour) -> String {
        let word: Word =
            switch colour {
            case .red: .red
            case .yellow: .yellow
            case .green: .green
            case .blue: .blue
            case .purple: .purple
            case .orange: .orange
            case .brown: .brown
            case .beige: .beige
            case .black: .black
            case .white: .white
            case .pink: .pink
            case .grey: .grey
            }
        return self[word]
    }

    public subscript(shape: TallystoneCore.Shape) -> String {
        let word: Word =
            switch shape {
            case .circle: .circle
            case .triangle: .triangle
            case .square: .square
            case .diamond: .diamond
            case .pentagon: .pentagon
            case .hexagon: .hexagon
            case .star: .star
            case .cross: .cross
            }
        return self[word]
    }

    /// Nothing for a line that holds.
    public subscript(status: LogStatus) -> String? {
        switch status {
        case .holds: nil
        case .takenBack: self[Word.takenBack]
        case .corrected: self[Word.corrected]
        case .setAside: self[Word.setAside]
        case .afterEnd: self[Word.afterEnd]
        }
    }
}
