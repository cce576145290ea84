// Days and times as they are written in the language that is spoken; what happened then is said by the core.

import Foundation
import TallystoneCore

extension SessionView {
    public func day(_ texts: Texts) -> String { TallystoneModel.day(playedOn, startedAt, texts) }
}

extension Screen {
    public func day(_ texts: Texts) -> String { TallystoneModel.day(playedOn, startedAt, texts) }
}

/// The day that the players named, or that of the start.
private func day(_ named: Day?, _ started: Date, _ texts: Texts) -> String {
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted, locale: texts.locale)
    return (named.flatMap(Date.init(day:)) ?? started).formatted(style)
}

extension LogLine {
    /// By the clock of the table, wherever it is read.
    public func time(_ texts: Texts) -> String {
        var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: texts.locale)
        style.timeZone = TimeZone(secondsFromGMT: Int(offsetMinutes) * 60) ?? .current
        return at.formatted(style)
    }
}

extension Backup {
    public func made(_ texts: Texts) -> String {
        madeAt.formatted(
            Date.FormatStyle(date: .abbreviated, time: .shortened, locale: texts.locale))
    }
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

extension SessionView {
    /// When it was, how far it has come, and whether it is only practice, in a line.
    public func facts(_ texts: Texts) -> String {
        let said = [day(texts), texts[phase]] + (practice ? [texts[.practice]] : [])
        return said.joined(separator: " · ")
    }
}
