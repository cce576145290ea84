// Work on several threads that begin at the same moment.

import Foundation
import Synchronization

/// The answers, in no order. The first error, if there was one.
func atOnce<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (_ number: Int) throws -> Answer
) throws -> [Answer] {
    let gate = DispatchSemaphore(value: 0)
    let all = DispatchGroup()
    let answers = Answers<Answer>()
    for number in 0..<count {
        all.enter()
        Thread.detachNewThread {
            gate.wait()
            answers.add(Result { try work(number) })
            all.leave()
        }
    }
    for _ in 0..<count {
        gate.signal()
    }
    all.wait()
    return try answers.all()
}

private final class Answers<Answer: Sendable>: Sendable {
    private let list = Mutex<[Result<Answer, any Error>]>([])

    func add(_ answer: Result<Answer, any Error>) {
        list.withLock { $0.append(answer) }
    }

    func all() throws -> [Answer] {
        try list.withLock { try $0.map { try $0.get() } }
    }
}
