// Buttons, fields, menus, sheets, files.

import UniformTypeIdentifiers

/// swiftui/button
public struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    /// swiftui/button/init(action:label:)
    public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        (role, self.action, self.label) = (nil, action, label())
    }
    public var body: Never { fatalError() }
}

extension Button where Label == Text {
    /// swiftui/button/init(_:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        (role, self.action, label) = (nil, action, Text(title))
    }
    /// swiftui/button/init(_:action:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        (role, self.action, label) = (nil, action, Text(verbatim: titleKey.text))
    }
    /// swiftui/button/init(_:role:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        (self.role, self.action, label) = (role, action, Text(title))
    }
    /// swiftui/button/init(_:role:action:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        (self.role, self.action, label) = (role, action, Text(verbatim: titleKey.text))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// swiftui/button/init(_:systemimage:action:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        (role, self.action) = (nil, action)
        label = SwiftUI.Label(title: Text(title), icon: Image(systemName: systemImage))
    }
    /// swiftui/button/init(_:systemimage:action:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey.text, systemImage: systemImage, action: action)
    }
}

/// swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    /// swiftui/buttonrole/destructive
    public static let destructive = ButtonRole(name: "destructive")
    /// swiftui/buttonrole/cancel
    public static let cancel = ButtonRole(name: "cancel")
    let name: String
}

/// swiftui/label
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
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
        let parts: [Node]
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
    public static var plain: PlainButtonStyle { .init() }
}

/// swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {}

/// swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// swiftui/labelstyle/icononly
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

/// swiftui/menu
public struct Menu<Label: View, Content: View>: View {
    let content: Content
    let label: Label
    /// swiftui/menu/init(content:label:)
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.content, self.label) = (content(), label())
    }
    /// swiftui/menu/init(_:systemimage:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {
        self.content = content()
        label = SwiftUI.Label(title: Text(title), icon: Image(systemName: systemImage))
    }
    /// swiftui/menu/init(_:systemimage:content:)
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {
        self.init(titleKey.text, systemImage: systemImage, content: content)
    }
    public var body: Never { fatalError() }
}

/// swiftui/menustyle
@MainActor @preconcurrency public protocol MenuStyle {}

/// swiftui/buttonmenustyle
public struct ButtonMenuStyle: MenuStyle {}

extension MenuStyle where Self == ButtonMenuStyle {
    /// swiftui/menustyle/button
    public static var button: ButtonMenuStyle { .init() }
}

/// swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content
    /// swiftui/picker/init(_:selection:content:)-5njtq
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where Label == Text {
        (label, self.selection, self.content) = (Text(title), selection, content())
    }
    /// swiftui/picker/init(_:selection:content:)-6lwfn
    @available(*, deprecated, message: "texts come from the core")
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where Label == Text {
        self.init(titleKey.text, selection: selection, content: content)
    }
    public var body: Never { fatalError() }
}

/// swiftui/keyequivalent
public struct KeyEquivalent: Sendable {
    /// swiftui/keyequivalent/init(_:)
    public init(_ character: Character) { self.character = character }
    let character: Character
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
    /// swiftui/eventmodifiers/shift
    public static let shift = EventModifiers(rawValue: 2)
}

/// swiftui/toggle
public struct Toggle<Label: View>: View {
    let label: Label
    let isOn: Binding<Bool>
    /// swiftui/toggle/init(_:ison:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
    where Label == Text { (label, self.isOn) = (Text(title), isOn) }
    /// swiftui/toggle/init(_:ison:)
    @available(*, deprecated, message: "texts come from the core")
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    where Label == Text { (label, self.isOn) = (Text(verbatim: titleKey.text), isOn) }
    public var body: Never { fatalError() }
}

/// swiftui/textfield
public struct TextField<Label: View>: View {
    let label: Label
    let text: Binding<String>
    /// swiftui/textfield/init(_:text:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>)
    where Label == Text { (label, self.text) = (Text(title), text) }
    /// swiftui/textfield/init(_:text:)
    @available(*, deprecated, message: "texts come from the core")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    where Label == Text { (label, self.text) = (Text(verbatim: titleKey.text), text) }
    /// swiftui/textfield/init(_:text:axis:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
    where Label == Text { (label, self.text) = (Text(title), text) }
    /// swiftui/textfield/init(_:text:axis:)
    @available(*, deprecated, message: "texts come from the core")
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
    where Label == Text { (label, self.text) = (Text(verbatim: titleKey.text), text) }
    public var body: Never { fatalError() }
}

/// swiftui/textfieldstyle
public protocol TextFieldStyle {}

/// swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// swiftui/textfieldstyle/roundedborder
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    /// swiftui/textinputautocapitalization/words
    public static var words: TextInputAutocapitalization { .init() }
}

/// swiftui/submitlabel
public struct SubmitLabel: Sendable {
    /// swiftui/submitlabel/done
    public static var done: SubmitLabel { .init() }
    /// swiftui/submitlabel/next
    public static var next: SubmitLabel { .init() }
}

/// swiftui/datepicker
public struct DatePicker<Label: View>: View {
    let label: Label
    let selection: Binding<Date>
    /// swiftui/datepicker/components
    public typealias Components = DatePickerComponents
    /// swiftui/datepicker/init(_:selection:in:displayedcomponents:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) where Label == Text {
        (label, self.selection) = (Text(title), selection)
    }
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
    public static var graphical: GraphicalDatePickerStyle { .init() }
}

/// swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let label: Label
    /// swiftui/progressview/init()
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView { label = EmptyView() }
    /// swiftui/progressview/init(value:total:label:)
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView { self.label = label() }
    public var body: Never { fatalError() }
}

/// swiftui/sharelink
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View {
    let item: String
    let label: Label
    /// swiftui/sharelink/init(item:subject:message:label:)
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {
        (self.item, self.label) = (item, label())
    }
    /// swiftui/sharelink/init(item:subject:message:label:)
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
        (self.item, self.label) = (item.absoluteString, label())
    }
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
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    /// foundation/filewrapper/regularfilecontents
    open private(set) var regularFileContents: Data?
}

/// swiftui/keyboardshortcut
public struct KeyboardShortcut: Sendable {
    /// swiftui/keyboardshortcut/cancelaction
    public static let cancelAction = KeyboardShortcut(KeyEquivalent("\u{1b}"), modifiers: [])
    /// swiftui/keyboardshortcut/init(_:modifiers:)
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    let key: KeyEquivalent
    let modifiers: EventModifiers
}

extension View {
    /// swiftui/view/contextmenu(menuitems:)
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        let items = menuItems()
        return marked { $0.behind += $1.part(1).show(items, $2) }
    }
    /// swiftui/view/keyboardshortcut(_:)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { typed(shortcut) }
    /// swiftui/view/keyboardshortcut(_:)
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { typed(shortcut) }
    /// swiftui/view/tag(_:includeoptional:)
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        marked { node, _, _ in node.tag = AnyHashable(tag) }
    }
    /// swiftui/view/keyboardshortcut(_:modifiers:)
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { typed(KeyboardShortcut(key, modifiers: modifiers)) }
    /// swiftui/view/buttonstyle(_:)-7qx1
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        within { $0.buttonStyle = style }
    }
    /// swiftui/view/buttonstyle(_:)-66fbx
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        within { $0.buttonStyle = nil }
    }
    /// swiftui/view/labelstyle(_:)
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        within { $0.showsOnlyIcons = style is IconOnlyLabelStyle }
    }
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
    ) -> some View {
        asksForFile(document == nil ? nil : isPresented, saves: true) { answer in
            onCompletion(
                answer.flatMap { file in Result { try document?.write(to: file) ?? file } })
        }
    }
    /// swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { asksForFile(isPresented, saves: false, onCompletion) }
    /// swiftui/view/filemover(ispresented:file:oncompletion:)
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        asksForFile(file == nil ? nil : isPresented, saves: true) { answer in
            onCompletion(answer.flatMap { place in Result { try file?.moved(to: place) ?? place } })
        }
    }
}
