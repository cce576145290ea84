// What a store shows, made of the core's own words and of the app's own screens, in every language.
package io.tallystone.ui

import androidx.compose.ui.graphics.asAndroidBitmap
import androidx.compose.ui.test.captureToImage
import androidx.compose.ui.test.isRoot
import io.tallystone.app.Database
import io.tallystone.core.GameView
import io.tallystone.core.Tallystone
import io.tallystone.core.languages
import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.robolectric.annotation.Config

/** As the store calls them. */
private val LOCALES =
    mapOf("en" to "en-US", "de" to "de-DE", "pl" to "pl-PL", "nl" to "nl-NL", "fi" to "fi-FI", "sv" to "sv-SE", "da" to "da-DK", "nb" to "no-NO")

private const val LONGEST_SHORT = 80
private const val LONGEST_FULL = 4000

/** Where `tests/android/release.py` wants them. */
private val STORE = File(System.getenv("TALLYSTONE_STORE") ?: System.getProperty("tallystone.pictures")?.let { "$it/store" } ?: "build/store")

/** A store takes no picture that is more than twice as high as wide. */
@Config(qualifiers = "w400dp-h800dp-port-xhdpi")
class StoreTest : AppTest() {
    @Test
    fun `texts and pictures in every language, within what a store allows`() {
        val playing = Tallystone(Database(files).path(), "en", 0).use { core ->
            val names = listOf("Ann", "Ben", "Cleo", "Dora")
            listOf(
                Place.OfSession(core.sitDown("keltis", names).paths(4).screen.session, Page.TABLE),
                Place.OfSession(core.sitDown("wodny_szlak", names).longRiver().screen.session, Page.TABLE),
                Place.OfSession(core.sitDown("iquazu", names).wall().screen.session, Page.TABLE),
                Place.OfSession(core.sitDown("stone_layer", names).towers().screen.session, Page.TABLE),
                Place.OfSession(core.sitDown("stones_and_rivers", names).stones(14).screen.session, Page.TABLE),
                Place.OfSession(core.sitDown("keltis", names).paths(2).finish().screen.session, Page.RESULT),
                Place.Reasons(core.sitDown("keltis", names).paths(3).screen.session, 0),
            )
        }
        start()
        assertEquals(LOCALES.keys, spoken.map { it.tag }.toSet())
        val seen = mutableSetOf<String>()
        for ((tag, locale) in LOCALES) {
            speak(tag)
            val short = shell.texts["store_short"]
            val full = full(shell.texts, shell.games)
            assertTrue("$tag: ${short.length}", short.length in 1..LONGEST_SHORT)
            assertTrue("$tag: ${full.length}", full.length in 1..LONGEST_FULL)
            assertTrue("$tag says what another language says", seen.add(short) && seen.add(full))
            for (game in shell.games) assertTrue("${game.name} in $tag", game.name in full && game.summary in full)
            write(locale, "title.txt", "Tallystone")
            write(locale, "short_description.txt", short)
            write(locale, "full_description.txt", full)
            for ((nth, place) in playing.withIndex()) {
                goTo(place)
                picture(locale, nth + 1)
            }
        }
    }

    /** But for the one that only tests speak. */
    private val spoken = languages().filter { it.tag != "en-XA" }

    private fun full(texts: Texts, games: List<GameView>): String =
        listOf(
            texts["welcome"] + " " + texts["first_start"],
            texts["games"] + "\n" + games.joinToString("\n") { "• ${it.name}: ${it.summary}" },
            texts["store_about"],
            texts["on_this_phone"] + " " + spoken.joinToString(" · ") { it.name },
            texts["store_rights"],
        ).joinToString("\n\n")

    private fun file(locale: String, name: String) = File(STORE, "$locale/$name").apply { parentFile?.mkdirs() }

    private fun write(locale: String, name: String, text: String) = file(locale, name).writeText(text + "\n")

    private fun picture(locale: String, nth: Int) {
        val bitmap = rule.onNode(isRoot()).captureToImage().asAndroidBitmap()
        assertTrue("${bitmap.width} by ${bitmap.height}", bitmap.height <= bitmap.width * 2)
        file(locale, "images/phoneScreenshots/$nth.png").outputStream().use { bitmap.compress(android.graphics.Bitmap.CompressFormat.PNG, 100, it) }
    }
}
