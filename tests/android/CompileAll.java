import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jetbrains.kotlin.cli.common.ExitCode;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/** Runs the Kotlin compiler once for each file of arguments, in one process: it starts cold only once. */
public final class CompileAll {
    public static void main(String[] files) throws Exception {
        for (String file : files) {
            List<String> words = Files.readAllLines(Path.of(file));
            ExitCode code = new K2JVMCompiler().exec(System.err, words.toArray(new String[0]));
            if (code != ExitCode.OK) {
                System.err.println(file + ": " + code);
                System.exit(1);
            }
            System.out.println("-- compiled " + Path.of(file).getFileName());
        }
    }
}
