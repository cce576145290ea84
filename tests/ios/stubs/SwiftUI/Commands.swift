// Commands of the whole app, for keyboards.

/// swiftui/commands
@MainActor @preconcurrency public protocol Commands {
    /// swiftui/commands/body-swift.associatedtype
    associatedtype Body: Commands
    /// swiftui/commands/body-swift.property
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

/// swiftui/commandsbuilder
@resultBuilder public struct CommandsBuilder {
    /// swiftui/commandsbuilder/buildexpression(_:)
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
        content
    }
    /// swiftui/commandsbuilder/buildblock(_:)
    public static func buildBlock<C: Commands>(_ content: C) -> some Commands { content }
}

/// swiftui/commandgroup
public struct CommandGroup<Content: View>: Commands {
    let content: Content
    /// swiftui/commandgroup/init(replacing:addition:)
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
    public var body: Never { return fatalError() }
}

/// swiftui/commandgroupplacement
public struct CommandGroupPlacement: Sendable {
    /// swiftui/commandgroupplacement/newitem
    public static let newItem = CommandGroupPlacement()
}

extension Scene {
    /// swiftui/scene/commands(content:)
    public func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene {
        let commands = content()
        return Followed(scene: self) { slot, around in
            slot.window.commands = slot.part(1).show(commands: commands, around)
        }
    }
}
