// The core's colours, ready to draw with: each in its light and its dark form.

import SwiftUI
import TallystoneCore
import TallystoneModel
import UIKit

extension Ink {
    /// Follows the appearance in which it is drawn.
    var color: Color { Palette.shared.color(self) }
}

struct Palette: Sendable {
    static let shared = Palette(TallystoneCore.look())

    let look: Look
    private let colors: [Ink: Color]

    private init(_ look: Look) {
        self.look = look
        let theme = look.theme
        var tints: [Ink: Tint] = [
            .background: theme.background, .surface: theme.surface, .raised: theme.raised,
            .ink: theme.ink, .secondInk: theme.secondInk, .line: theme.line, .river: theme.river,
            .onRiver: theme.onRiver, .gained: theme.gained, .lost: theme.lost, .doubt: theme.doubt,
            // Seats are light only where the ground is dark.
            .onSeat: Tint(light: theme.surface.light, dark: theme.background.dark),
        ]
        for colour in look.colours { tints[.seat(colour.colour)] = colour.tint }
        colors = tints.mapValues(\.color)
    }

    func color(_ ink: Ink) -> Color {
        if case .exact(let rgb) = ink { return Tint(light: rgb, dark: rgb).color }
        return colors[ink] ?? .primary
    }
}

extension Tint {
    fileprivate var color: Color {
        let (light, dark) = (Self.uiColor(light), Self.uiColor(dark))
        return Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
    }

    private static func uiColor(_ rgb: UInt32) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
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
