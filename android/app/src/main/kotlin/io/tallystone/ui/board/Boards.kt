// Boards to look at: at the end of a game, or as they lay once.
package io.tallystone.ui.board

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.unit.dp
import io.tallystone.core.BoardView
import io.tallystone.core.SeatView
import io.tallystone.ui.Heading
import io.tallystone.ui.drawing.Pebble

@Composable
fun Boards(boards: List<BoardView>, seats: List<SeatView>, still: Boolean) {
    for ((index, board) in boards.withIndex()) key(index) {
        // One alone needs no name.
        if (boards.size > 1) {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp), verticalAlignment = Alignment.CenterVertically) {
                seats.find { it.seat == board.seat }?.let { Pebble(it.colour, it.shape, it.letter) }
                Heading(board.label)
            }
        }
        val viewport = remember { Viewport() }
        DrawnBoard(board.drawing, still, viewport = viewport)
        WholeBoard(viewport)
    }
}
