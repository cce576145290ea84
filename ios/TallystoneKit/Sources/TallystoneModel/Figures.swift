// Numbers as they stand on paper. Everything that is said about them comes from the core.

extension SignedInteger {
    /// With a real minus.
    public var figure: String { String(self).replacing("-", with: "−") }

    /// A change, always with its sign.
    public var signed: String { self > 0 ? "+\(figure)" : figure }
}
