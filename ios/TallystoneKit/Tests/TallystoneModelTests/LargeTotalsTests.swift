// The totals for the middle of the table: everything fits, and nothing larger would.

import Foundation
import TallystoneCore
import Testing

@testable import TallystoneModel

@MainActor
struct LargeTotalsTests {
    /// A small phone, a large one and a tablet, upright and lying.
    nonisolated static let rooms = [(320, 528), (568, 280), (402, 778), (834, 369), (1024, 1290)]

    private func seats(_ count: Int, points: Int64) async throws -> [SeatView] {
        let evening = try await Evening()
        try await evening.sit("iquazu", seats: count)
        let screen = try #require(evening.table.screen)
        return screen.seats.map { seat in
            SeatView(
                seat: seat.seat, name: seat.name, givenName: nil, letter: seat.letter,
                colour: seat.colour, shape: seat.shape, begins: false, left: false, up: false,
                points: points, change: nil, rank: nil, winner: false, notes: [],
                recordedPoints: nil, spoken: seat.spoken)
        }
    }

    @Test(
        "Two halves hold every seat, and a figure and a name fit where they stand", arguments: rooms
    )
    func fits(width: Int, height: Int) async throws {
        let room = CGSize(width: width, height: height)
        for count in 2...4 {
            for points: Int64 in [7, 42, -18, 1204] {
                let seats = try await seats(count, points: points)
                let totals = LargeTotals(seats, in: room)
                let rows = totals.rows(seats)
                #expect(rows.flatMap { $0 } == seats)
                let half = CGSize(
                    width: totals.cell.width * CGFloat(rows.map(\.count).max() ?? 0),
                    height: totals.cell.height * CGFloat(rows.count))
                let both = CGSize(
                    width: half.width * (totals.isStacked ? 1 : 2),
                    height: half.height * (totals.isStacked ? 2 : 1))
                #expect(both.width <= room.width + 0.1 && both.height <= room.height + 0.1)
                let digits = CGFloat(seats[0].figure.count)
                let room = totals.cell.width - 2 * LargeTotals.margin
                #expect(totals.figure * LargeTotals.digit * digits <= room + 0.1)
                let high = (totals.figure + totals.name) * LargeTotals.line
                #expect(high <= totals.cell.height - 2 * LargeTotals.margin + 0.1)
                #expect(totals.figure >= 36, "read from where one sits")
            }
        }
    }

    @Test("Fewer seats, shorter figures and more room make larger figures")
    func grows() async throws {
        let phone = CGSize(width: 390, height: 760)
        let few = LargeTotals(try await seats(2, points: 42), in: phone)
        let many = LargeTotals(try await seats(4, points: 42), in: phone)
        let long = LargeTotals(try await seats(4, points: 1204), in: phone)
        #expect(few.figure > many.figure && many.figure > long.figure)
        #expect(few.figure > 90)
        let tablet = LargeTotals(
            try await seats(4, points: 42), in: CGSize(width: 1180, height: 820))
        #expect(tablet.figure > many.figure)
        // One who comes to ten makes nobody smaller.
        #expect(LargeTotals(try await seats(4, points: 7), in: phone) == many)
    }

    @Test("A lying phone has its halves where they are largest; no room is no trap")
    func ways() async throws {
        let seats = try await seats(4, points: 42)
        #expect(LargeTotals(seats, in: CGSize(width: 390, height: 760)).isStacked)
        let lying = LargeTotals(seats, in: CGSize(width: 844, height: 340))
        for other in [true, false] where other != lying.isStacked {
            #expect(lying.figure >= 60)
        }
        #expect(LargeTotals(seats, in: .zero).figure == 0)
        #expect(LargeTotals([], in: CGSize(width: 390, height: 760)).rows([]) == [])
    }

    @Test("The screen stays on there, whatever the session has come to, and a touch leads back")
    func page() async throws {
        let evening = try await Evening()
        try await evening.sit("keltis", seats: 3)
        let session = try #require(evening.table.screen).session
        evening.app.way.go(.session(session, .table))
        evening.app.way.go(.session(session, .totals))
        #expect(evening.app.staysAwake)
        await evening.killAndStart()
        #expect(evening.app.way.path.last == .session(session, .totals))
        evening.app.way.back()
        #expect(evening.app.way.path.last == .session(session, .table))
        await evening.finish()
        evening.app.way.go(.session(session, .totals))
        #expect(evening.app.staysAwake)
    }
}

struct LargeTextTests {
    @Test(
        "What stands above a board grows with the text, up to the largest; the board keeps a part of the page"
    )
    func boards() {
        let page = CGSize(width: 390, height: 760)
        var room = BoardRoom()
        room.laidOut(page, free: 420, asks: false)
        let sizes: [CGFloat] = [0.8, 1, 1.65, 3.1]
        let heights = sizes.map { room.height(hasPens: true, textSize: $0) }
        #expect(heights == heights.sorted(by: >) && heights[0] == heights[1])
        #expect(heights[1] == room.height(hasPens: true) && heights[2] < heights[1])
        #expect(heights[3] >= 200, "it can still be touched")
        #expect(room.height(hasPens: false, textSize: 3.1) == 420)
        let wide = CGSize(width: 1180, height: 820)
        let beside = sizes.map { BoardRoom(beside: wide, textSize: $0).height(hasPens: false) }
        #expect(beside[0] == beside[1] && beside[2] < beside[1])
        // The band itself grows no further than that.
        #expect(beside[3] > wide.height / 2)
    }
}
