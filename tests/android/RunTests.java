import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;

/** Runs the test classes of a folder, or those whose names hold a word; ends with the count. */
public final class RunTests {
    public static void main(String[] words) throws Exception {
        List<Class<?>> classes = new ArrayList<>();
        List<String> wanted = Arrays.asList(words).subList(1, words.length);
        for (String name : names(Path.of(words[0]))) {
            if (wanted.isEmpty() || wanted.stream().anyMatch(name::contains)) {
                Class<?> found = Class.forName(name, false, RunTests.class.getClassLoader());
                if (!Modifier.isAbstract(found.getModifiers())) classes.add(found);
            }
        }
        JUnitCore core = new JUnitCore();
        core.addListener(new Teller());
        Result result = core.run(classes.toArray(new Class<?>[0]));
        int failed = result.getFailureCount();
        System.out.println();
        for (Failure failure : result.getFailures()) {
            System.out.println("FAILED " + failure.getTestHeader());
        }
        System.out.println((result.getRunCount() - failed) + " passed, " + failed + " failed");
        // Threads that an app leaves behind must not keep the runner.
        System.exit(failed == 0 && result.getRunCount() > 0 ? 0 : 1);
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                .filter(name -> name.endsWith("Test.class") && !name.contains("$"))
                .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
                .sorted(Comparator.naturalOrder())
                .toList();
        }
    }

    private static final class Teller extends RunListener {
        private long started;
        private boolean good;

        @Override public void testStarted(Description test) {
            started = System.nanoTime();
            good = true;
        }

        @Override public void testFailure(Failure failure) {
            good = false;
            System.out.println(failure.getTestHeader() + "\n" + failure.getTrimmedTrace());
        }

        @Override public void testFinished(Description test) {
            long ms = (System.nanoTime() - started) / 1_000_000;
            System.out.printf("%s %s (%d ms)%n", good ? "ok    " : "FAILED", test.getDisplayName(), ms);
        }
    }
}
