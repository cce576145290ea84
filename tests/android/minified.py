"""Shrinks the app by R8 with the rules of the release, then starts and drives what is left.

R8 writes class files instead of dex, so that Robolectric can run them."""

import shrink
from host import java, test_config
from places import (AARS, APP, DOWNLOADS, HERE, LIBS, OUT, class_path, framework_jar, fresh, once,
                    run, say)

# What Robolectric itself needs; never the app's own libraries, which are in the shrunk jar.
RUNTIME = ("org.robolectric", "junit", "org.hamcrest", "org.ow2", "com.google", "javax",
           "org.bouncycastle", "org.conscrypt", "com.ibm", "org.yaml", "com.almworks")
ARCHIVES = ("androidx.test__monitor*", "androidx.tracing*", "androidx.test.espresso__espresso-idling*")


def shrunk():
    out = shrink.place("minified")
    shrink.r8("R8", "--classfile", "--release", "--output", out / "app.jar", "--pg-map-output",
              out / "mapping.txt", *shrink.rules(), *shrink.classes(out))


def main():
    out = OUT / "minified"
    once("R8", [OUT / "stamps" / "app", OUT / "stamps" / "binding", APP / "rules.pro"], shrunk)
    runtime = [jar for start in RUNTIME for jar in LIBS.glob(f"test/{start}*.jar")]
    runtime += [jar for name in ARCHIVES for jar in (AARS / "test").glob(f"{name}/classes.jar")]
    tests = fresh(out / "tests")
    test_config("app", tests)
    run("javac", "-nowarn", "-d", tests, "-cp", class_path([*runtime, framework_jar()]),
        HERE / "MinifiedTest.java", HERE / "RunTests.java")
    say(f"run {(out / 'app.jar').stat().st_size} bytes")
    # Only dex has no stack maps: those of class files may name what R8 took out.
    unverified = ("-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote",
                  f"-Djna.boot.library.path={DOWNLOADS / 'jna'}")
    return java([tests, out / "app.jar", *runtime, framework_jar()], "RunTests", tests,
                more=unverified)
