// The core's colours, ready to draw with: each in its light and its dark form.

import SwiftUI
import TallystoneCore
import TallystoneModel
import UIKit

/// A colour of the app by what it is for.
enum Tone: Hashable {
    case background, surface, raised, ink, secondInk, line, river, onRiver, gained, lost, doubt

    /// Follows the appearance in which it is drawn.
    var color: Color { Palette.shared.tones[self] ?? .primary }
}

extension Colour {
    /// As a seat's pieces have it.
    var color: Color { Palette.shared.seats[self] ?? .primary }
}

struct Palette: Sendable {
    static let shared = Palette(TallystoneCore.look())

    private let look: Look
    /// For what needs no game: the seats.
    let painter: Painter
    fileprivate let tones: [Tone: Color]
    fileprivate let seats: [Colour: Color]

    private init(_ look: Look) {
        self.look = look
        painter = Painter(look)
        let theme = look.theme
        let tints: [Tone: Tint] = [
            .background: theme.background, .surface: theme.surface, .raised: theme.raised,
            .ink: theme.ink, .secondInk: theme.secondInk, .line: theme.line, .river: theme.river,
            .onRiver: theme.onRiver, .gained: theme.gained, .lost: theme.lost, .doubt: theme.doubt,
        ]
        tones = tints.mapValues { Color($0.light, dark: $0.dark) }
        seats = Dictionary(
            look.colours.map { ($0.colour, Color($0.tint.light, dark: $0.tint.dark)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// For what a game draws.
    func painter(_ game: GameView?) -> Painter { Painter(look, game) }
}

extension Color {
    /// One that is `0xRRGGBB` in light, and another in dark.
    fileprivate init(_ light: UInt32, dark: UInt32) {
        let (light, dark) = (UIColor(light), UIColor(dark))
        self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
    }

    /// One that is the same everywhere.
    init(_ rgb: UInt32) {
        self.init(uiColor: UIColor(rgb))
    }
}

extension UIColor {
    fileprivate convenience init(_ rgb: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

extension EnvironmentValues {
    /// How drawings are coloured here.
    var shade: Shade { Shade(dark: colorScheme == .dark, high: colorSchemeContrast == .increased) }
}

extension ThemeChoice {
    /// Nothing where the device decides.
    var scheme: ColorScheme? {
        switch self {
        case .device: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
