// The core's colours and our type sizes as a Material theme.
package io.tallystone.ui

import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material.ripple.RippleAlpha
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.LocalRippleConfiguration
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RippleConfiguration
import androidx.compose.material3.Shapes
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.intl.LocaleList
import androidx.compose.ui.text.style.Hyphens
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import io.tallystone.core.look
import io.tallystone.ui.drawing.LocalPainter
import io.tallystone.ui.drawing.Painter
import io.tallystone.ui.drawing.Shade

val CORNER = 12.dp
val TARGET = 48.dp
val STEPPER = 56.dp

/** From this scale on text needs the room of everything else. */
const val LARGE = 1.4f

/** Figures of one width, so that a total does not shift when it changes. */
const val TABULAR = "tnum"

@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun TallystoneTheme(texts: Texts, dark: Boolean, highContrast: Boolean, content: @Composable () -> Unit) {
    val look = remember { look() }
    val palette = remember(dark) { Palette(look, dark) }
    val painter = remember(dark, highContrast) { Painter(look, shadeOf(dark, highContrast)) }
    CompositionLocalProvider(LocalPalette provides palette, LocalPainter provides painter, LocalTexts provides texts) {
        MaterialTheme(
            colorScheme = remember(palette) { schemeOf(palette) },
            typography = remember(texts) { typeOf(texts) },
            shapes = SHAPES,
        ) {
            CompositionLocalProvider(LocalContentColor provides palette.ink, LocalRippleConfiguration provides SEEN, content = content)
        }
    }
}

/** Where one is with a keyboard is seen as clearly as where a finger is. */
@OptIn(ExperimentalMaterial3Api::class)
private val SEEN = RippleConfiguration(rippleAlpha = RippleAlpha(draggedAlpha = 0.16f, focusedAlpha = 0.35f, hoveredAlpha = 0.08f, pressedAlpha = 0.1f))

private fun shadeOf(dark: Boolean, highContrast: Boolean): Shade =
    if (dark) {
        if (highContrast) Shade.DARK_HIGH else Shade.DARK
    } else {
        if (highContrast) Shade.LIGHT_HIGH else Shade.LIGHT
    }

private fun schemeOf(palette: Palette): ColorScheme {
    val base = if (palette.dark) darkColorScheme() else lightColorScheme()
    return base.copy(
        primary = palette.river,
        onPrimary = palette.onRiver,
        primaryContainer = palette.river,
        onPrimaryContainer = palette.onRiver,
        secondary = palette.river,
        onSecondary = palette.onRiver,
        secondaryContainer = palette.raised,
        onSecondaryContainer = palette.ink,
        tertiary = palette.river,
        background = palette.background,
        onBackground = palette.ink,
        surface = palette.background,
        onSurface = palette.ink,
        surfaceVariant = palette.raised,
        onSurfaceVariant = palette.secondInk,
        surfaceContainerLowest = palette.surface,
        surfaceContainerLow = palette.surface,
        surfaceContainer = palette.surface,
        surfaceContainerHigh = palette.raised,
        surfaceContainerHighest = palette.raised,
        outline = palette.line,
        outlineVariant = palette.raised,
        error = palette.lost,
    )
}

private val SHAPES =
    Shapes(
        extraSmall = RoundedCornerShape(8.dp),
        small = RoundedCornerShape(CORNER),
        medium = RoundedCornerShape(CORNER),
        large = RoundedCornerShape(CORNER),
        extraLarge = RoundedCornerShape(CORNER),
    )

/** A word that is too long for a line is broken as its language does it, with a hyphen. */
private fun typeOf(texts: Texts): Typography {
    val language = LocaleList(texts.locale.toLanguageTag())
    fun style(size: Int, weight: FontWeight = FontWeight.Normal, height: Double = 1.35) =
        TextStyle(
            fontSize = size.sp,
            lineHeight = (size * height).sp,
            fontWeight = weight,
            fontFeatureSettings = TABULAR,
            localeList = language,
            hyphens = Hyphens.Auto,
        )
    return Typography(
        displayLarge = style(56, FontWeight.SemiBold, height = 1.1),
        displayMedium = style(44, FontWeight.SemiBold, height = 1.1),
        displaySmall = style(32, FontWeight.SemiBold, height = 1.15),
        headlineMedium = style(26, FontWeight.SemiBold),
        headlineSmall = style(22, FontWeight.SemiBold),
        titleLarge = style(20, FontWeight.SemiBold),
        titleMedium = style(17, FontWeight.SemiBold),
        titleSmall = style(15, FontWeight.SemiBold),
        bodyLarge = style(17),
        bodyMedium = style(15),
        bodySmall = style(13),
        labelLarge = style(16, FontWeight.Medium),
        labelMedium = style(14, FontWeight.Medium),
        labelSmall = style(12, FontWeight.Medium),
    )
}
