"""What R8 is given: classes, libraries and rules, the same for an APK and for the shrunk test."""

import os
import zipfile
from pathlib import Path

from places import AARS, APP, LIBS, OUT, fresh, framework_jar, jars, run


def java_home():
    own = os.environ.get("JAVA_HOME")
    if own:
        return Path(own)
    found = next(Path(folder, "javac") for folder in os.environ["PATH"].split(os.pathsep)
                 if Path(folder, "javac").exists())
    return found.resolve().parent.parent


def packed(folder, jar):
    with zipfile.ZipFile(jar, "w") as archive:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not file.name.endswith(".kotlin_module"):
                archive.write(file, file.relative_to(folder))
    return jar


def classes(out):
    """The app, its binding and its R classes as jars, and the libraries that ship."""
    own = [packed(OUT / name, out / f"{name.replace('/', '-')}.jar")
           for name in ("classes", "binding", "app/R")]
    return [*own, *jars("app")]


def rules():
    given = [*sorted((AARS / "app").glob("*/proguard.txt")), OUT / "app" / "aapt.pro",
             APP / "rules.pro"]
    usual = OUT / "usual.pro"
    # What the plugin's own file of defaults says.
    usual.write_text(
        "-keepattributes SourceFile,LineNumberTable\n"
        "-keepclasseswithmembernames,includedescriptorclasses class * { native <methods>; }\n"
        "-keepclassmembers enum * { public static **[] values();"
        " public static ** valueOf(java.lang.String); }\n"
        "-keepclassmembers class * implements android.os.Parcelable"
        " { public static final ** CREATOR; }\n")
    return [word for file in [usual, *given] for word in ("--pg-conf", file)]


def r8(program, *words):
    (jar,) = LIBS.glob("r8/*.jar")
    run("java", "-Xmx3g", "-cp", jar, f"com.android.tools.r8.{program}",
        "--lib", java_home(), "--lib", framework_jar(), *words)


def place(name):
    return fresh(OUT / name)
