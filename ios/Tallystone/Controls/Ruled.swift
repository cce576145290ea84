// The rule behind something: a long press away, and a named action for the ear.

import SwiftUI
import TallystoneCore
import TallystoneModel

extension View {
    /// A long press leads to the rule behind this, if there is one.
    func ruled(_ rule: String?, _ rulebook: Rulebook) -> some View {
        Ruled(rulebook: rulebook, rule: rule, byTouch: true, content: self)
    }

    /// The same for the ear alone, where a long press means something else.
    func ruledForTheEar(_ rule: String?, _ rulebook: Rulebook) -> some View {
        Ruled(rulebook: rulebook, rule: rule, byTouch: false, content: self)
    }
}

private struct Ruled<Content: View>: View {
    let rulebook: Rulebook
    let rule: String?
    let byTouch: Bool
    let content: Content
    @Environment(AppModel.self) private var app

    var body: some View {
        if rule == nil {
            content
        } else if byTouch {
            content
                .contextMenu { Button(app.texts[.rule], systemImage: "book", action: show) }
                .accessibilityAction(named: app.texts[.rule], show)
        } else {
            content.accessibilityAction(named: app.texts[.rule], show)
        }
    }

    private func show() {
        app.way.go(.rules(rulebook, rule: rule))
    }
}
