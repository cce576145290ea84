import static org.junit.Assert.assertNotNull;

import android.app.Activity;
import android.graphics.Rect;
import android.os.Looper;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** The shrunk app, seen as a screen reader sees it: names inside it are not known any more. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w411dp-h891dp-xhdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public class MinifiedTest {
    private static final int SENTENCE = 2_000_000_000;

    @Test public void aSessionIsStartedAndScored() throws Exception {
        Class<? extends Activity> activity =
            Class.forName("io.tallystone.app.MainActivity").asSubclass(Activity.class);
        View root = Robolectric.buildActivity(activity).setup().get().getWindow().getDecorView();
        settle(500);
        View compose = composeView(root);
        assertNotNull("a Compose view", compose);
        press(compose, "Games", 1);
        press(compose, "3 players", 0);
        press(compose, "Set up", 0);
        press(compose, "To the table", 0);
        press(compose, "path 1", 0);
        press(compose, "Undo", 0);
        press(compose, "Redo", 0);
        for (int tries = 0; tries < 60 && find(compose, "Finish") == null; tries++) settle(250);
        assertNotNull(nodes(compose).toString(), find(compose, "Finish"));
    }

    private static View composeView(View view) {
        if (view.getAccessibilityNodeProvider() != null) return view;
        if (view instanceof ViewGroup) {
            for (int i = 0; i < ((ViewGroup) view).getChildCount(); i++) {
                View found = composeView(((ViewGroup) view).getChildAt(i));
                if (found != null) return found;
            }
        }
        return null;
    }

    /** What is said of each node, by its number. */
    private static Map<Integer, String> nodes(View view) {
        Map<Integer, String> said = new LinkedHashMap<>();
        for (int id = 0; id < 3000; id++) {
            AccessibilityNodeInfo node = view.getAccessibilityNodeProvider().createAccessibilityNodeInfo(id);
            if (node == null) continue;
            // Where a node speaks for its parts, Compose has its sentence in a node of its own.
            AccessibilityNodeInfo sentence = view.getAccessibilityNodeProvider().createAccessibilityNodeInfo(id + SENTENCE);
            if (sentence != null && sentence.getContentDescription() != null) {
                said.put(id, sentence.getContentDescription().toString());
            } else if (node.getContentDescription() != null) said.put(id, node.getContentDescription().toString());
            else if (node.getText() != null) said.put(id, node.getText().toString());
        }
        return said;
    }

    private static Integer find(View view, String text) {
        for (Map.Entry<Integer, String> node : nodes(view).entrySet()) {
            if (node.getValue().toLowerCase().contains(text.toLowerCase())) return node.getKey();
        }
        return null;
    }

    private static void settle(long ms) throws InterruptedException {
        long end = System.currentTimeMillis() + ms;
        do {
            Shadows.shadowOf(Looper.getMainLooper()).idle();
            Thread.sleep(20);
        } while (System.currentTimeMillis() < end);
    }

    /** Touches the first node that says this, or one further down. */
    private static void press(View view, String text, int further) throws InterruptedException {
        // A page is there when its parts are: how long that takes is the machine's to say.
        for (int tries = 0; tries < 60 && find(view, text) == null; tries++) settle(250);
        Integer id = find(view, text);
        assertNotNull(text + " in " + nodes(view).values(), id);
        Integer[] ids = nodes(view).keySet().stream().sorted().toArray(Integer[]::new);
        int at = java.util.Arrays.asList(ids).indexOf(id);
        Rect bounds = new Rect();
        view.getAccessibilityNodeProvider()
            .createAccessibilityNodeInfo(ids[at + further]).getBoundsInScreen(bounds);
        long now = SystemClock.uptimeMillis();
        for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
            MotionEvent event = MotionEvent.obtain(now, now + (action == MotionEvent.ACTION_UP ? 50 : 0),
                action, bounds.exactCenterX(), bounds.exactCenterY(), 0);
            event.setSource(InputDevice.SOURCE_TOUCHSCREEN);
            view.getRootView().dispatchTouchEvent(event);
            event.recycle();
            settle(60);
        }
        settle(600);
    }
}
