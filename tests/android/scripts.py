"""Checks the Gradle scripts as far as that is possible without Gradle: every alias is in the
catalog, every version there is the one that the locks have, every input of a task exists and is
told to Gradle, and the script of the app compiles against the APIs of Gradle and of its Android plugin."""

import re
import tomllib

import libraries
import resolve
from places import APP, DOWNLOADS, LIBS, OUT, REPO, class_path, fresh, run, say

ANDROID = APP.parent
CATALOG = ANDROID / "gradle" / "libs.versions.toml"


def aliases(catalog):
    dotted = {f"libs.{name.replace('-', '.')}" for name in catalog["libraries"]}
    return dotted | {f"libs.plugins.{name.replace('-', '.')}" for name in catalog["plugins"]}


def used(script):
    return set(re.findall(r"\blibs(?:\.\w+)+", script.read_text()))


def catalog_of(file=CATALOG):
    return tomllib.loads(file.read_text())


def check_aliases():
    catalog = catalog_of()
    known = aliases(catalog)
    wrong = [f"{script.name}: {name}" for script in ANDROID.rglob("*.gradle.kts")
             for name in used(script) if name not in known]
    unused = known - {name for script in ANDROID.rglob("*.gradle.kts") for name in used(script)}
    return wrong + [f"nobody uses {name}" for name in sorted(unused)]


def check_versions():
    """What Gradle would take is what the tests here run with."""
    catalog = catalog_of()
    locked = {(group, name): version for lock in ("app.lock", "test.lock")
              for group, name, version, _ in libraries.read(lock)}
    wrong = []
    for alias, library in catalog["libraries"].items():
        group, name = library["module"].split(":")
        version = catalog["versions"][library["version"]["ref"]]
        tested = locked.get((group, name)) or locked.get((group, f"{name}-android"))
        if tested != version:
            wrong.append(f"{alias} is {version} in the catalog and {tested} in the locks")
    kotlin = catalog["versions"]["kotlin"]
    if not any(row[2] == "kotlin-stdlib" and row[3] == kotlin for row in libraries.read("tools.lock")):
        wrong.append(f"Kotlin is {kotlin} in the catalog, but not in the locks")
    return wrong


def check_inputs():
    script = (APP / "build.gradle.kts").read_text()
    named = re.findall(r'checkout\.(?:file|dir)\("([^"]+)"\)', script)
    wrong = [f"there is no {path}" for path in named
             if not path.startswith("target") and not (REPO / path).exists()]
    rules = re.findall(r'"([\w.-]+\.pro)"', script)
    return wrong + [f"there is no {name}" for name in rules if not (APP / name).exists()]


def _block(script, start):
    """From this text to the end of what it opens."""
    found = re.search(rf"^{re.escape(start)}.*?^}}$", script, flags=re.M | re.S)
    return found.group(0) if found else ""


def check_wiring(script=None):
    """What cargo makes is an input of what uses it, and cargo is told where the plugin's NDK is."""
    script = script or (APP / "build.gradle.kts").read_text()
    wrong = []
    host, ndk = _block(script, "abstract class CargoHost"), _block(script, "abstract class CargoNdk")
    if "@get:OutputFile" not in host or "@get:OutputDirectory" in host:
        wrong.append("cargoHost makes one file; all of target/debug would be its output")
    tests = _block(script, "tasks.withType<Test>()")
    if not re.search(r"inputs\.file\(cargoHost\..*NAME_ONLY", tests, flags=re.S):
        wrong.append("the tests are up to date though the library is another one: make it an input")
    if 'environment("ANDROID_NDK_HOME", ndk.get())' not in ndk or "sdkComponents.ndkDirectory" not in script:
        wrong.append("cargo-ndk is not told which NDK the plugin uses")
    return wrong


STUBS = """
val Project.libs: Libs get() = TODO()
fun Project.android(act: com.android.build.api.dsl.ApplicationExtension.() -> Unit) {}
fun Project.androidComponents(
    act: com.android.build.api.variant.ApplicationAndroidComponentsExtension.() -> Unit) {}
val Project.tasks: org.gradle.api.tasks.TaskContainer get() = getTasks()
inline fun <reified T : org.gradle.api.Task> org.gradle.api.tasks.TaskContainer.register(
    name: String, noinline act: T.() -> Unit): org.gradle.api.tasks.TaskProvider<T> = TODO()
inline fun <reified T : org.gradle.api.Task> org.gradle.api.tasks.TaskCollection<*>.withType():
    org.gradle.api.tasks.TaskCollection<T> = TODO()
fun Project.dependencies(act: Dependencies.() -> Unit) {}
class Dependencies {
    fun implementation(what: Any) {}
    fun implementation(what: Any, act: org.gradle.api.artifacts.ExternalModuleDependency.() -> Unit) {}
    fun testImplementation(what: Any) {}
}
fun <T : Any> Property<T>.assign(value: T?) {}
fun <T : Any> ListProperty<T>.assign(value: Iterable<T>) {}
fun <T : Any> Property<T>.assign(value: Provider<out T>) {}
fun RegularFileProperty.assign(value: RegularFile) {}
fun DirectoryProperty.assign(value: Directory) {}
fun DirectoryProperty.assign(value: Provider<Directory>) {}
fun org.gradle.api.artifacts.ModuleDependency.artifact(
    act: org.gradle.api.artifacts.DependencyArtifact.() -> Unit) {}
"""


def accessors(catalog):
    """The catalog's aliases as Kotlin sees them."""
    tree = {}
    for name in catalog["libraries"]:
        node = tree
        for part in name.split("-"):
            node = node.setdefault(part, {})

    def text(name, node):
        fields = "".join(f"    val {part}: {name}_{part} get() = TODO()\n" for part in node)
        return (f"class {name} {{\n{fields}}}\n"
                + "".join(text(f"{name}_{part}", inner) for part, inner in node.items()))
    return text("Libs", tree)


def wrapped(catalog):
    """The script as a function of a project, its classes beside it."""
    script = (APP / "build.gradle.kts").read_text()
    imports = "\n".join(re.findall(r"^import .*$", script, flags=re.M))
    body = re.sub(r"^import .*$", "", script, flags=re.M)
    body = re.sub(r"^plugins \{.*?^\}$", "", body, flags=re.M | re.S)
    classes = re.findall(r"^abstract class .*?^\}$", body, flags=re.M | re.S)
    for one in classes:
        body = body.replace(one, "")
    usual = ["org.gradle.api.*", "org.gradle.api.file.*", "org.gradle.api.provider.*",
             "org.gradle.api.tasks.*", "org.gradle.api.tasks.testing.Test"]
    return "\n".join([imports, *[f"import {name}" for name in usual], STUBS, accessors(catalog),
                      *classes, f"fun Project.script() {{\n{body}\n}}\n"])


def type_check(catalog):
    source = fresh(OUT / "scripts") / "Script.kt"
    source.write_text(wrapped(catalog))
    apis = DOWNLOADS / "scripts"
    if not any(apis.glob("plugins/*.jar")):
        libraries.copy(libraries.read("scripts.lock"), apis)
    plugins = [f"-Xplugin={jar}" for jar in apis.glob("plugins/*.jar")]
    run("java", "-Xmx2g", "-cp", class_path(LIBS.glob("kotlin/*.jar")),
        "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect", "-nowarn",
        "-jvm-target", "17", *plugins,
        "-P", "plugin:org.jetbrains.kotlin.samWithReceiver:annotation=org.gradle.api.HasImplicitReceiver",
        "-P", "plugin:org.jetbrains.kotlin.assignment:annotation=org.gradle.api.SupportsKotlinAssignmentOverloading",
        "-cp", class_path([*apis.glob("gradle/*.jar"), *LIBS.glob("kotlin/*kotlin-stdlib*.jar")]),
        "-d", fresh(OUT / "scripts" / "out"), source)


def check_locks():
    """What Gradle would resolve is what the locks say."""
    script, wrong = (APP / "build.gradle.kts").read_text(), []
    for file, text in resolve.locks(script, catalog_of()).items():
        there, wanted = set(file.read_text().splitlines()), set(text.splitlines())
        wrong += [f"{file.name}: Gradle would not take {line}" for line in sorted(there - wanted)]
        wrong += [f"{file.name}: Gradle would take {line}" for line in sorted(wanted - there)]
    return wrong


def write_locks():
    for file, text in resolve.locks((APP / "build.gradle.kts").read_text(), catalog_of()).items():
        file.write_text(text)
    say("locks are written; run tests/android/licences.py, too")


def main():
    say("the locks against what Gradle would resolve")
    wrong = check_locks()
    if wrong:
        print("\n".join(wrong) + "\nrun tests/android/host.py locks")
        return 1
    say("the script of the app against the APIs")
    type_check(catalog_of())
    say("scripts are fine")
    return 0
