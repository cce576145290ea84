// Buttons, fields, menus, sheets, files.

import UniformTypeIdentifiers

/// swiftui/button
public struct Button<Label: View>: View {
    /// swiftui/button/init(action:label:)
    public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError() }
}

extension Button where Label == Text {
    /// swiftui/button/init(_:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {}
    /// swiftui/button/init(_:action:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {}
    /// swiftui/button/init(_:role:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
    /// swiftui/button/init(_:role:action:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// swiftui/button/init(_:systemimage:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {}
    /// swiftui/button/init(_:systemimage:action:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {}
}

/// swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    /// swiftui/buttonrole/destructive
    public static let destructive = ButtonRole()
    /// swiftui/buttonrole/cancel
    public static let cancel = ButtonRole()
}

/// swiftui/label
public struct Label<Title: View, Icon: View>: View {
    public var body: Never { fatalError() }
}

/// swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    /// swiftui/buttonstyle/body
    associatedtype Body: View
    /// swiftui/buttonstyle/configuration
    typealias Configuration = ButtonStyleConfiguration
    /// swiftui/buttonstyle/makebody(configuration:)
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    /// swiftui/buttonstyleconfiguration/label-swift.struct
    public struct Label: View {
        public var body: Never { fatalError() }
    }
    /// swiftui/buttonstyleconfiguration/label-swift.property
    public let label: Label
    /// swiftui/buttonstyleconfiguration/ispressed
    public let isPressed: Bool
}

/// swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

/// swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// swiftui/primitivebuttonstyle/plain
    public static var plain: PlainButtonStyle { fatalError() }
}

/// swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {}

/// swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// swiftui/labelstyle/icononly
    public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}

/// swiftui/menu
public struct Menu<Label: View, Content: View>: View {
    /// swiftui/menu/init(content:label:)
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    /// swiftui/menu/init(_:systemimage:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}
    /// swiftui/menu/init(_:systemimage:content:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}
    public var body: Never { fatalError() }
}

/// swiftui/menustyle
@MainActor @preconcurrency public protocol MenuStyle {}

/// swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {}

extension MenuStyle where Self == ButtonMenuStyle {
    /// swiftui/menustyle/button
    public static var button: ButtonMenuStyle { fatalError() }
}

/// swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// swiftui/picker/init(_:selection:content:)-5njtq
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {}
    /// swiftui/picker/init(_:selection:content:)-6lwfn
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == Text {}
    public var body: Never { fatalError() }
}

/// swiftui/keyequivalent
public struct KeyEquivalent: Sendable {
    /// swiftui/keyequivalent/init(_:)
    public init(_ character: Character) {}
    /// swiftui/keyequivalent/delete
    public static let delete = KeyEquivalent("\u{8}")
    /// swiftui/keyequivalent/return
    public static let `return` = KeyEquivalent("\r")
}

/// swiftui/eventmodifiers
public struct EventModifiers: OptionSet, Sendable {
    /// swiftui/eventmodifiers/rawvalue
    public let rawValue: Int
    /// swiftui/eventmodifiers/init(rawvalue:)
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// swiftui/eventmodifiers/command
    public static let command = EventModifiers(rawValue: 1)
}

/// swiftui/toggle
public struct Toggle<Label: View>: View {
    /// swiftui/toggle/init(_:ison:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
    where Label == Text {}
    /// swiftui/toggle/init(_:ison:)
    @available(*, deprecated, message: "texts come from the core")
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    where Label == Text {}
    public var body: Never { fatalError() }
}

/// swiftui/textfield
public struct TextField<Label: View>: View {
    /// swiftui/textfield/init(_:text:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>)
    where Label == Text {}
    /// swiftui/textfield/init(_:text:)
    @available(*, deprecated, message: "texts come from the core")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    where Label == Text {}
    /// swiftui/textfield/init(_:text:axis:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
    where Label == Text {}
    /// swiftui/textfield/init(_:text:axis:)
    @available(*, deprecated, message: "texts come from the core")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
    where Label == Text {}
    public var body: Never { fatalError() }
}

/// swiftui/textfieldstyle
public protocol TextFieldStyle {}

/// swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// swiftui/textfieldstyle/roundedborder
    public static var roundedBorder: RoundedBorderTextFieldStyle { fatalError() }
}

/// swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    /// swiftui/textinputautocapitalization/words
    public static var words: TextInputAutocapitalization { fatalError() }
}

/// swiftui/submitlabel
public struct SubmitLabel: Sendable {
    /// swiftui/submitlabel/done
    public static var done: SubmitLabel { fatalError() }
    /// swiftui/submitlabel/next
    public static var next: SubmitLabel { fatalError() }
}

/// swiftui/datepicker
public struct DatePicker<Label: View>: View {
    /// swiftui/datepicker/components
    public typealias Components = DatePickerComponents
    /// swiftui/datepicker/init(_:selection:in:displayedcomponents:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where Label == Text {}
    public var body: Never { fatalError() }
}

/// swiftui/datepickercomponents
public struct DatePickerComponents: OptionSet, Sendable {
    /// swift/rawrepresentable/rawvalue
    public let rawValue: UInt
    /// swift/optionset/init(rawvalue:)
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// swiftui/datepickercomponents/hourandminute
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// swiftui/datepickercomponents/date
    public static let date = DatePickerComponents(rawValue: 2)
}

/// swiftui/datepickerstyle
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// swiftui/graphicaldatepickerstyle
public struct GraphicalDatePickerStyle: DatePickerStyle {}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// swiftui/datepickerstyle/graphical
    public static var graphical: GraphicalDatePickerStyle { fatalError() }
}

/// swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// swiftui/progressview/init()
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    /// swiftui/progressview/init(value:total:label:)
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {}
    public var body: Never { fatalError() }
}

/// swiftui/sharelink
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View {
    /// swiftui/sharelink/init(item:subject:message:label:)
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {}
    /// swiftui/sharelink/init(item:subject:message:label:)
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {}
    public var body: Never { fatalError() }
}

/// swiftui/filedocument
@preconcurrency public protocol FileDocument: Sendable {
    /// swiftui/filedocument/readablecontenttypes
    static var readableContentTypes: [UTType] { get }
    /// swiftui/filedocument/readconfiguration
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// swiftui/filedocument/writeconfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// swiftui/filedocument/init(configuration:)
    init(configuration: ReadConfiguration) throws
    /// swiftui/filedocument/filewrapper(configuration:)
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

/// swiftui/filedocumentreadconfiguration
public struct FileDocumentReadConfiguration {
    /// swiftui/filedocumentreadconfiguration/file
    public let file: FileWrapper
}

/// swiftui/filedocumentwriteconfiguration
public struct FileDocumentWriteConfiguration {}

/// foundation/filewrapper
open class FileWrapper {
    /// foundation/filewrapper/init(regularfilewithcontents:)
    public init(regularFileWithContents contents: Data) {}
    /// foundation/filewrapper/regularfilecontents
    open var regularFileContents: Data? { fatalError() }
}

/// swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
    /// swiftui/keyboardshortcut/cancelaction
    public static let cancelAction = KeyboardShortcut()
}

extension View {
    /// swiftui/view/contextmenu(menuitems:)
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { self }
    /// swiftui/view/keyboardshortcut(_:)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// swiftui/view/tag(_:includeoptional:)
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
    /// swiftui/view/keyboardshortcut(_:modifiers:)
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    /// swiftui/view/buttonstyle(_:)-7qx1
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
    /// swiftui/view/buttonstyle(_:)-66fbx
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    /// swiftui/view/labelstyle(_:)
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
    /// swiftui/view/menustyle(_:)
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// swiftui/view/labelshidden()
    public func labelsHidden() -> some View { self }
    /// swiftui/view/textfieldstyle(_:)
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    /// swiftui/view/textinputautocapitalization(_:)
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// swiftui/view/submitlabel(_:)
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// swiftui/view/datepickerstyle(_:)
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    /// swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// swiftui/view/filemover(ispresented:file:oncompletion:)
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
}
