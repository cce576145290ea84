// Somebody who uses the app by its views: looks at what is in front, touches it, and waits until
// everything has come to rest. What is wrong with a page is written down at once.

import Accessibility
import Foundation
import TallystoneCore

@testable import Accessibility
@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

@MainActor
final class Visitor {
    let evening: Evening
    let window: Window
    let heard: Heard
    private(set) var faults: [String] = []
    private var spelling: Spelling?
    /// So much was spoken before.
    private var spoken = 0

    var chance = Seeded(Seeded.seeds.last ?? 0)
    /// Files that were put somewhere.
    var saved: [URL] = []

    /// Of all visitors: how often something was touched, what, and where they have been.
    static var touched = 0
    static var done: Set<String> = []
    static var places: Set<String> = []
    /// Every text that was read or heard in the language of the tests.
    static var read: Set<String> = []

    init(language: String? = nil, wide: Bool = false) async throws {
        heard = Heard()
        evening = try await Evening(opening: Listening.opening(heard))
        if let language {
            evening.app.prefer { $0.speaking(language) }
            await evening.app.settled()
        }
        let room = wide ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 760)
        window = Window(RootView().environment(evening.app), room: room)
        if wide { window.device.horizontalSizeClass = .regular }
        spoken = Spoken.shared.all.count
        await rest()
    }

    var app: AppModel { evening.app }

    var way: Way { evening.app.way }

    /// Waits, and looks at what is there then.
    func rest() async {
        await window.settle { await evening.app.settled() }
        look()
    }

    /// Until this is so, or a while has passed.
    func wait(_ isSo: @MainActor () -> Bool) async {
        for _ in 0..<400 where !isSo() {
            try? await Task.sleep(for: .milliseconds(5))
            await window.settle { await evening.app.settled() }
        }
        if !isSo() { fault("something that was waited for did not come") }
        look()
    }

    func fault(_ what: String) {
        let place = way.sheet ?? way.path.last
        let line = "\(what) [\(place.map { "\($0)".prefix(60) } ?? "home")]"
        if !faults.contains(line) { faults.append(line) }
    }

    func touch(_ action: () -> Void) async {
        Self.touched += 1
        action()
        await rest()
    }

    // ---- Looking ----------------------------------------------------------------------------

    private var lastTurn = -1

    private func look() {
        for fault in window.flag.faults { self.fault(fault) }
        window.flag.faults = []
        guard window.turn != lastTurn else { return }
        lastTurn = window.turn
        Self.places.insert(here)
        let front = window.front
        for element in front.elements where isNameless(element) {
            fault("something that can be touched says nothing: \(element.node.texts)")
        }
        for node in front.inSight {
            guard node.ear.label != nil, case .group = node.kind, node.ear.children == nil else {
                continue
            }
            fault("a label on what is no element: \(node.ear.label ?? "")")
        }
        if app.texts.language == Spelling.language { spell(front) }
    }

    private func isNameless(_ element: Element) -> Bool {
        switch element.node.kind {
        case .button, .toggle, .field, .menu, .picker, .link, .disclosure:
            element.label.isEmpty && element.node.isEnabled
        default: false
        }
    }

    /// Everything that is read or heard stands in brackets, or is a name or a number.
    private func spell(_ front: Node) {
        let spelling = spelling ?? Spelling(app)
        self.spelling = spelling
        let announced = Spoken.shared.all.dropFirst(spoken)
        spoken = Spoken.shared.all.count
        // Pictures are drawn now and then: there are many, and they change little.
        let drawn = window.turn % 10 == 0 ? front.draw(on: window.room).texts : []
        let said = front.elements.flatMap(\.said)
        for text in front.texts + said + drawn + announced where Self.read.insert(text).inserted {
            let foreign = spelling.foreign(text)
            if !foreign.isEmpty { fault("not the core's words: \(foreign) in “\(text)”") }
        }
    }

    /// The name of where one is.
    var here: String {
        guard let place = way.sheet ?? way.path.last else { return "home" }
        if case .session(_, let page) = place { return page.rawValue }
        return String("\(place)".prefix { $0 != "(" })
    }
}

extension Window {
    /// What lies over everything else.
    var front: Node {
        let nodes = top.inSight
        func last(_ fits: (Node.Kind) -> Bool) -> Node? { nodes.last { fits($0.kind) } }
        return last { if case .dialog = $0 { true } else { false } }
            ?? last { if case .files = $0 { true } else { false } }
            ?? last { if case .sheet = $0 { true } else { false } } ?? top
    }
}

extension Node {
    /// This and what is below it, but for pages that are covered.
    var inSight: [Node] {
        var found: [Node] = []
        collectInSight(into: &found)
        return found
    }

    private func collectInSight(into found: inout [Node]) {
        if case .page(true, _) = kind { return }
        found.append(self)
        for child in children { child.collectInSight(into: &found) }
        if case .menu(let items) = kind {
            for item in items { item.collectInSight(into: &found) }
        }
        for item in behind { item.collectInSight(into: &found) }
    }

    /// Those who are heard under this name.
    func elements(labelled label: String) -> [Element] { elements.filter { $0.label == label } }

    /// The buttons with this name, also those in menus.
    func buttons(_ label: String) -> [Node] {
        inSight.filter { node in
            guard case .button = node.kind else { return false }
            return node.elements.first?.label == label
        }
    }

    func push() {
        switch kind {
        case .button(_, let action, _): action()
        default: break
        }
    }
}
