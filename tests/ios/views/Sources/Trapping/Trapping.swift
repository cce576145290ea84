// A body that traps, evaluated: the program ends as the tests would. Told to, it does not trap.

@testable import SwiftUI

@main
struct Trapping: View {
    var lines = CommandLine.arguments.contains("well") ? ["a line"] : []

    var body: some View { Text(lines[0]) }

    static func main() {
        let window = Window(Trapping())
        window.update()
        print(window.top.texts)
    }
}
