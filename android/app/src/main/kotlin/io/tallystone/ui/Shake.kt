// A phone that is shaken: to and fro, several times in a second. Put down or picked up it is not.
package io.tallystone.ui

import kotlin.math.sqrt

/** How hard, in m/s² without what the earth pulls. */
private const val HARD = 12f

/** So often one way and the other, in so much time. */
private const val TURNS = 4
private const val WITHIN_NS = 1_200_000_000L

/** Then nothing counts for a while: who shakes goes on a little. */
private const val REST_NS = 1_500_000_000L

/** How quickly what the earth pulls is learned, from one value to the next. */
private const val LEARNED = 0.1f

class Shake(private val shaken: () -> Unit) {
    private var still: FloatArray? = null
    private var last: FloatArray? = null
    private val turns = ArrayDeque<Long>()
    private var restsUntil = Long.MIN_VALUE

    /** What the sensor feels along its three axes, and when. */
    fun feel(x: Float, y: Float, z: Float, atNs: Long) {
        val felt = floatArrayOf(x, y, z)
        val pull = still ?: felt.copyOf().also { still = it }
        for (axis in pull.indices) pull[axis] += (felt[axis] - pull[axis]) * LEARNED
        val push = FloatArray(felt.size) { felt[it] - pull[it] }
        if (atNs < restsUntil || sqrt(push.dot(push)) < HARD) return
        val isTurn = last?.let { it.dot(push) < 0f } != false
        last = push
        if (!isTurn) return
        turns += atNs
        while (turns.first() < atNs - WITHIN_NS) turns.removeFirst()
        if (turns.size < TURNS) return
        turns.clear()
        last = null
        restsUntil = atNs + REST_NS
        shaken()
    }

    private fun FloatArray.dot(other: FloatArray): Float = indices.sumOf { (this[it] * other[it]).toDouble() }.toFloat()
}
