"""Checks the Gradle scripts as far as that is possible without Gradle: every alias is in the
catalog, every version there is the one that the locks have, every input of a task exists, and the
script of the app compiles against the APIs of Gradle and of its Android plugin."""

import re
import tomllib

import libraries
import licences
from places import APP, DOWNLOADS, LIBS, OUT, REPO, class_path, fresh, run, say

ANDROID = APP.parent
CATALOG = ANDROID / "gradle" / "libs.versions.toml"


def aliases(catalog):
    dotted = {f"libs.{name.replace('-', '.')}" for name in catalog["libraries"]}
    return dotted | {f"libs.plugins.{name.replace('-', '.')}" for name in catalog["plugins"]}


def used(script):
    return set(re.findall(r"\blibs(?:\.\w+)+", script.read_text()))


def check_aliases(catalog):
    known = aliases(catalog)
    wrong = [f"{script.name}: {name}" for script in ANDROID.rglob("*.gradle.kts")
             for name in used(script) if name not in known]
    unused = known - {name for script in ANDROID.rglob("*.gradle.kts") for name in used(script)}
    return wrong + [f"nobody uses {name}" for name in sorted(unused)]


def check_versions(catalog):
    """What Gradle would take is what the tests here run with."""
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


def main():
    catalog = tomllib.loads(CATALOG.read_text())
    wrong = check_aliases(catalog) + check_versions(catalog) + check_inputs()
    if licences.FILE.read_text() != licences.text():
        wrong.append(f"{licences.FILE.name} is not up to date: run tests/android/licences.py")
    for sentence in wrong:
        print(sentence)
    if wrong:
        return 1
    say("the script of the app against the APIs")
    type_check(catalog)
    say("scripts are fine")
    return 0
