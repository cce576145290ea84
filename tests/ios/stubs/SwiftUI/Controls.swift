// Buttons, fields, menus, sheets, files.

import UniformTypeIdentifiers

/// swiftui/button
public struct Button<Label: View>: View {
    /// swiftui/button/init(action:label:)
    public nonisolated init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {}
    public var body: Never { fatalError() }
}

extension Button where Label == Text {
    /// swiftui/button/init(_:action:)
    public nonisolated init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {}
    /// swiftui/button/init(_:role:action:)
    public nonisolated init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// swiftui/button/init(_:systemimage:action:)
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
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
    /// swiftui/menu/init(_:systemimage:content:)
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}
    public var body: Never { fatalError() }
}

/// swiftui/toggle
public struct Toggle<Label: View>: View {
    /// swiftui/toggle/init(_:ison:)
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
    where Label == Text {}
    public var body: Never { fatalError() }
}

/// swiftui/textfield
public struct TextField<Label: View>: View {
    /// swiftui/textfield/init(_:text:)
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>)
    where Label == Text {}
    /// swiftui/textfield/init(_:text:axis:)
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
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
    public nonisolated init<S: StringProtocol>(
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
    public nonisolated init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    public var body: Never { fatalError() }
}

/// swiftui/sharelink
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View {
    /// swiftui/sharelink/init(item:subject:message:label:)
    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never {}
    /// swiftui/sharelink/init(_:item:subject:message:)
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    )
    where
        Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
        Label == DefaultShareLinkLabel
    {}
    /// swiftui/sharelink/init(_:item:subject:message:)
    public nonisolated init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    )
    where
        Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
        Label == DefaultShareLinkLabel
    {}
    public var body: Never { fatalError() }
}

/// swiftui/defaultsharelinklabel
public struct DefaultShareLinkLabel: View {
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

extension View {
    /// swiftui/view/buttonstyle(_:)-7qx1
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
    /// swiftui/view/buttonstyle(_:)-66fbx
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    /// swiftui/view/labelstyle(_:)
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
    /// swiftui/view/labelshidden()
    public nonisolated func labelsHidden() -> some View { self }
    /// swiftui/view/textfieldstyle(_:)
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    /// swiftui/view/textinputautocapitalization(_:)
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// swiftui/view/submitlabel(_:)
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// swiftui/view/datepickerstyle(_:)
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    /// swiftui/view/fileexporter(ispresented:document:contenttype:defaultfilename:oncompletion:)
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:)
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }
}
