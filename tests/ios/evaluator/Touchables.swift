// What controls, texts and pictures come to.

import Foundation
import UIKit

extension Text: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [Node(.text(content))] }
}

extension Image: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [Node(.image(name))] }
}

extension Color: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [Node(.group)] }
}

extension Rectangle: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [] }
}

extension RoundedRectangle: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [] }
}

extension Circle: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { [] }
}

extension Canvas: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        [Node(.canvas(renderer: renderer))]
    }
}

extension Label: Primitive {
    /// The picture beside a title is never read aloud; where it stands alone, the title is.
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let (title, icon) = (slot.part(0).show(title, around), slot.part(1).show(icon, around))
        guard around.showsOnlyIcons else {
            for picture in icon { picture.ear.isHidden = true }
            return icon + title
        }
        for picture in icon { picture.ear.label = title.flatMap(\.texts).joined(separator: " ") }
        return icon
    }
}

extension Button: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let pressed = slot.keep { Kept(false) }
        pressed.flag = slot.window.flag
        var parts = slot.part(0).show(label, around)
        if let style = around.buttonStyle {
            parts = slot.part(1).style(style, parts, pressed.value, around)
        }
        let node = Node(.button(role: role, action: action, pressed: pressed), parts)
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

extension ButtonStyleConfiguration.Label: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] { parts }
}

extension Slot {
    fileprivate func style<Style: ButtonStyle>(
        _ style: Style, _ parts: [Node], _ isPressed: Bool, _ around: Surroundings
    ) -> [Node] {
        isFor(Style.self)
        link(style, around)
        Window.evaluates(Style.self)
        let label = ButtonStyleConfiguration.Label(parts: parts)
        let body = style.makeBody(configuration: .init(label: label, isPressed: isPressed))
        return part(0).show(body, around)
    }
}

extension Menu: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let items = slot.part(0).show(content, around.apart)
        var label = slot.part(1).show(label, around)
        if let style = around.buttonStyle {
            label = slot.part(2).style(style, label, false, around)
        }
        let node = Node(.menu(items), label)
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

extension Picker: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let title = slot.part(0).show(label, around).flatMap(\.texts).joined(separator: " ")
        let selection = selection
        let kind = Node.Kind.picker(label: title, chosen: AnyHashable(selection.wrappedValue)) {
            if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
        }
        let node = Node(kind, slot.part(1).show(content, around))
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

extension Toggle: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let node = Node(.toggle(isOn), slot.part(0).show(label, around))
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

extension TextField: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let label = slot.part(0).show(label, around)
        let node = Node(.field(text, submit: around.submit), label)
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

extension DatePicker: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        let node = Node(.date(selection), slot.part(0).show(label, around))
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

extension ProgressView: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        [Node(.progress, slot.part(0).show(label, around))]
    }
}

extension ShareLink: Primitive {
    func nodes(_ slot: Slot, _ around: Surroundings) -> [Node] {
        var parts = slot.part(0).show(label, around)
        if let style = around.buttonStyle {
            parts = slot.part(1).style(style, parts, false, around)
        }
        let node = Node(.link(item: item), parts)
        node.isEnabled = around.environment.isEnabled
        return [node]
    }
}

// ---- What is drawn --------------------------------------------------------------------------

/// What was drawn on a canvas.
final class Drawn {
    var calls = 0
    var texts: [String] = []
}

extension Node {
    /// Carries out what is drawn here and below, and gives back what was.
    func draw(on room: CGSize) -> Drawn {
        let drawn = Drawn()
        for node in all {
            guard case .canvas(let renderer) = node.kind else { continue }
            var context = GraphicsContext(drawn: drawn)
            renderer(&context, room)
        }
        return drawn
    }
}

extension Window {
    /// What it shows as a picture; only that it was drawn is in it.
    func picture() -> UIImage? {
        update()
        let drawn = top.draw(on: room)
        return drawn.calls == 0 ? nil : UIImage(packed: Data("\(drawn.calls) calls".utf8))
    }
}
