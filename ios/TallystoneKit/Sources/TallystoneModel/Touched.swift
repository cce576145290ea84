// Where a touch of a control goes: to the table, or to what is remembered of a box.

import TallystoneCore

@MainActor
public protocol Touched: AnyObject {
    /// The number that is being typed here.
    var typing: Typing? { get }

    func type(_ control: String)

    /// `answered` is called when the new values are shown, or the entry was refused.
    @discardableResult
    func enter(
        _ control: String, _ value: EntryValue, answered: @escaping @MainActor () -> Void
    ) -> Task<Void, Never>?
}

extension Touched {
    /// One of the usual numbers, sent as it would be typed.
    @discardableResult
    public func choose(_ number: Int64, for control: String) -> Task<Void, Never>? {
        enter(control, .number(typed: String(number))) {}
    }
}

extension TableModel: Touched {}
