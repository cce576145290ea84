// Who sits where: names, colours, shapes, turn order, who begins, who has left. Of a session that is
// over only the names are open.

import SwiftUI
import TallystoneCore
import TallystoneModel

struct SeatsPage: View {
    let screen: Screen
    @Environment(AppModel.self) private var app

    var body: some View {
        ReadingPage {
            Quiet(app.texts[.turnOrder])
            if screen.isOpen { drawing }
            ForEach(screen.seats, id: \.seat) { SeatCard(screen: screen, seat: $0) }
        }
        .navigationTitle(app.texts[.seats])
    }

    private var drawing: some View {
        Rows {
            if app.game(screen.game)?.hasStartPlayer == true {
                Push(app.texts[.drawStart]) {
                    app.table.change(.draw(lot: .startPlayer))
                }
            }
            Push(app.texts[.drawSeating]) {
                app.table.change(.draw(lot: .seating))
            }
            if screen.phase == .settingUp, let game = app.game(screen.game) {
                Push(app.texts[.moreSeats]) { setSeats(screen.seats.count + 1) }
                    .disabled(screen.seats.count >= Int(game.mostPlayers))
                Push(app.texts[.fewerSeats]) { setSeats(screen.seats.count - 1) }
                    .disabled(screen.seats.count <= Int(game.leastPlayers))
            }
        }
    }

    private func setSeats(_ count: Int) {
        app.table.change(.seats(count: UInt8(count)))
    }
}

private struct SeatCard: View {
    let screen: Screen
    let seat: SeatView
    @Environment(AppModel.self) private var app

    var body: some View {
        let number = seat.seat
        CardView {
            HStack(spacing: 12) {
                Pebble(seat, side: 40)
                NameField(kept: seat.givenName ?? "", offer: offer) { name in
                    app.table.change(.name(seat: number, name: name))
                }
                if screen.seats.first?.seat != number, screen.isOpen {
                    Button(app.texts[.moveUp], systemImage: "arrow.up", action: moveUp)
                        .labelStyle(.iconOnly)
                        .accessibilityLabel(Text(verbatim: "\(seat.name): \(app.texts[.moveUp])"))
                        .frame(minWidth: Size.target, minHeight: Size.target)
                }
            }
            if screen.isOpen {
                Pickers(screen: screen, seat: seat)
                comingAndGoing
            }
        }
    }

    private var comingAndGoing: some View {
        let number = seat.seat
        return Rows {
            if app.game(screen.game)?.hasStartPlayer == true {
                Push(
                    app.texts[.begins], spoken: "\(seat.name): \(app.texts[.begins])",
                    main: seat.begins
                ) {
                    app.table.change(.start(seat: number))
                }
            }
            Push(app.texts[seat.left ? .comeBack : .leave]) {
                app.table.change(seat.left ? .return(seat: number) : .leave(seat: number))
            }
        }
    }

    /// Those who played before and do not sit here yet.
    private func offer(_ typed: String) async -> [Player] {
        await app.players(like: typed, game: screen.game, seated: screen.names(besides: seat.seat))
    }

    private func moveUp() {
        var order = screen.seats.map(\.seat)
        guard let at = order.firstIndex(of: seat.seat), at > 0 else { return }
        order.swapAt(at, at - 1)
        app.table.change(.order(order: order))
    }
}

private struct Pickers: View {
    let screen: Screen
    let seat: SeatView
    @Environment(AppModel.self) private var app

    var body: some View {
        let number = seat.seat
        Quiet(app.texts[.colour])
        Rows {
            ForEach(app.game(screen.game)?.colours ?? [], id: \.self) { colour in
                Chip(
                    spoken: "\(seat.name), \(app.texts[.colour]): \(app.texts[colour])",
                    chosen: colour == seat.colour
                ) {
                    app.table.change(.colour(seat: number, colour: colour))
                } content: {
                    Pebble(colour, seat.shape, seat.letter)
                }
            }
        }
        Quiet(app.texts[.shape])
        Rows {
            ForEach(TallystoneCore.Shape.all, id: \.self) { shape in
                Chip(
                    spoken: "\(seat.name), \(app.texts[.shape]): \(app.texts[shape])",
                    chosen: shape == seat.shape
                ) {
                    app.table.change(.shape(seat: number, shape: shape))
                } content: {
                    Pebble(seat.colour, shape, seat.letter)
                }
            }
        }
    }
}
