// Days and times as the device writes them; what happened then is said by the core.

import Foundation
import TallystoneCore

extension SessionView {
    public var day: String { TallystoneModel.day(playedOn, startedAt) }
}

extension Screen {
    public var day: String { TallystoneModel.day(playedOn, startedAt) }
}

/// The day that the players named, or that of the start.
private func day(_ named: Day?, _ started: Date) -> String {
    (named.flatMap(Date.init(day:)) ?? started).formatted(date: .abbreviated, time: .omitted)
}

extension LogLine {
    /// By the clock of the table, wherever it is read.
    public var time: String {
        var style = Date.FormatStyle(date: .omitted, time: .shortened)
        style.timeZone = TimeZone(secondsFromGMT: Int(offsetMinutes) * 60) ?? .current
        return at.formatted(style)
    }
}

extension Backup {
    public var made: String { madeAt.formatted(date: .abbreviated, time: .shortened) }
}

extension Date {
    /// Noon of a day such as `2026-11-16`, so that no summer time moves it into another.
    init?(day: Day) {
        let parts = day.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2]
        else { return nil }
        let noon = DateComponents(year: year, month: month, day: number, hour: 12)
        guard let date = Calendar(identifier: .gregorian).date(from: noon) else { return nil }
        self = date
    }
}
