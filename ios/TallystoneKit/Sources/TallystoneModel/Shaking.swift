// Undo by shaking, for those who want it: off until it is switched on.

import TallystoneCore

extension AppModel {
    public var undoesByShake: Bool {
        get { shakes }
        set {
            shakes = newValue
            saved.keep(["shake": newValue ? "undo" : nil])
        }
    }

    /// The phone was shaken. It means something only at a table, where undo is offered.
    public func shaken() {
        guard shakes, way.sheet == nil, case .session(let session, .table) = way.path.last,
            let undo = table.screen(of: session)?.sheet.control("session.undo"), undo.isOffered
        else { return }
        table.enter(undo.id, .press)
    }
}
