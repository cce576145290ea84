// Somebody who touches whatever is in front, what was never touched before first.

import Foundation
import TallystoneCore

@testable import SwiftUI
@testable import TallystoneApp
@testable import TallystoneModel

/// Something in front that can be done.
@MainActor
private struct Touchable {
    let name: String
    let touch: () -> Void
}

extension Visitor {
    /// So many touches, as long as this is so, but for buttons that say one of these words.
    func wander(
        _ times: Int, besides words: [Word] = [], while isSo: @MainActor () -> Bool = { true }
    ) async {
        let language = app.texts.language
        // The made-up game does not speak the language of the tests.
        let left = words.map { app.texts[$0] } + [app.game(stranger)?.name ?? stranger]
        for _ in 0..<times where isSo() {
            let all = touchables().filter { touchable in
                !left.contains { touchable.name.contains($0) }
            }
            let new = all.filter { !Self.done.contains(key($0)) }
            guard let next = (new.isEmpty ? all : new).randomElement(using: &chance) else { return }
            Self.done.insert(key(next))
            await touch(next.touch)
            // What a touch has begun by itself may take a moment.
            try? await Task.sleep(for: .milliseconds(2))
            await rest()
            checkTable()
            if app.texts.language != language {
                app.prefer { $0.speaking(language) }
                await rest()
            }
            app.message = nil
        }
    }

    private func key(_ touchable: Touchable) -> String { "\(here) \(touchable.name)" }

    private func touchables() -> [Touchable] {
        let front = window.front
        let isAsked = if case .dialog = front.kind { true } else { false }
        return front.inSight.flatMap { node -> [Touchable] in
            guard node.isEnabled else { return [] }
            return touches(of: node, in: isAsked ? front : nil) + byEar(node)
        }
    }

    private func touches(of node: Node, in dialog: Node?) -> [Touchable] {
        let name = node.elements.first?.label ?? ""
        func one(_ what: String, _ touch: @escaping () -> Void) -> [Touchable] {
            [Touchable(name: "\(what) \(name)", touch: touch)]
        }
        switch node.kind {
        case .button(_, let action, let pressed):
            return one("button") {
                pressed.value = true
                action()
                pressed.value = false
                if case .dialog(let dismiss)? = dialog?.kind { dismiss() }
            }
        case .toggle(let isOn): return one("switch") { isOn.wrappedValue.toggle() }
        case .disclosure(let isOpen): return one("fold") { isOpen.wrappedValue.toggle() }
        case .field(let text, let submit):
            let names = Self.names + [""]
            return one("field") {
                node.focus?.value = true
                text.wrappedValue = names.randomElement(using: &self.chance) ?? ""
                submit?()
            } + (node.focus == nil ? [] : one("leave") { node.focus?.value = false })
        case .search(let text):
            return one("search") {
                text.wrappedValue = text.wrappedValue.isEmpty ? self.searched : ""
            }
        case .picker(_, _, let choose):
            return node.all.compactMap(\.tag).flatMap { tag in one("pick \(tag)") { choose(tag) } }
        case .date(let day): return one("day") { day.wrappedValue -= 86_400 }
        case .page(false, let back?):
            let isHidden = node.inSight.contains {
                if case .noBack = $0.kind { true } else { false }
            }
            return isHidden ? [] : one("back", back)
        case .sheet(let dismiss):
            let isHeld = node.inSight.contains { if case .noPull = $0.kind { true } else { false } }
            return isHeld ? [] : one("pull", dismiss)
        case .files(let saves, let answer): return one("file") { answer(self.file(saves: saves)) }
        case .group, .text, .image, .canvas, .menu, .link, .progress, .title, .toolbar, .page,
            .noBack, .noPull, .dialog:
            return gestures(of: node)
        }
    }

    private func gestures(of node: Node) -> [Touchable] {
        let middle = CGPoint(x: 100, y: 80)
        let fingers: [(String, Finger)] = [
            ("tap", .tap(middle)), ("twice", .tap(middle, count: 2)),
            ("pinch", .pinch(2, around: middle)), ("drag", .drag(CGSize(width: 20, height: 10))),
        ]
        return fingers.flatMap { name, finger in
            node.gestures.isEmpty
                ? []
                : [Touchable(name: name) { _ = node.gestures.contains { $0.feel(finger) } }]
        }
    }

    private func byEar(_ node: Node) -> [Touchable] {
        guard !node.ear.isHidden else { return [] }
        let ear = node.ear
        var all = ear.named.map { Touchable(name: "named \($0.name)", touch: $0.action) }
        if let adjust = ear.adjust {
            all.append(Touchable(name: "more \(ear.label ?? "")") { adjust(.increment) })
            all.append(Touchable(name: "less \(ear.label ?? "")") { adjust(.decrement) })
        }
        if let action = ear.action { all.append(Touchable(name: "ear", touch: action)) }
        if let escape = ear.escape { all.append(Touchable(name: "escape", touch: escape)) }
        if let focus = ear.focus { all.append(Touchable(name: "listen", touch: focus)) }
        return all
    }

    /// Words to look for: somebody's name, and some that no rule has together.
    private var searched: String {
        ["Ann", "points player river"].randomElement(using: &chance) ?? ""
    }

    /// The file that the system would hand over: what was exported last, or none.
    private func file(saves: Bool) -> Result<URL, any Error> {
        struct Nothing: LocalizedError { var errorDescription: String? { "⟦–⟧" } }
        if saves {
            let place = evening.folder.appending(path: "\(UUID().uuidString).json")
            saved.append(place)
            return .success(place)
        }
        return saved.randomElement(using: &chance).map { .success($0) } ?? .failure(Nothing())
    }
}
