"""Resolves libraries as Gradle does for an Android app: of each module that is reached the highest
version that any other asks for, of each version the variant for Android."""

import re

import metadata
from places import LOCKS


def order(version):
    """Sorts versions as Gradle does: numbers above words, `rc` and `release` above other words."""
    parts = re.findall(r"\d+|[A-Za-z]+", version)
    words = {"dev": -1, "rc": 1, "snapshot": 2, "final": 3, "ga": 4, "release": 5, "sp": 6}
    return [(2, int(it), "") if it.isdigit() else (0, words.get(it.lower(), 0), it)
            for it in parts] + [(1, 0, "")]


def _plain(version):
    return version.strip("[]()").split(",")[0] if version else version


def variant(document, platform=False):
    """The variant that an Android class path takes at run time."""
    def wanted(it):
        attributes = it.get("attributes", {})
        category = attributes.get("org.gradle.category", "library")
        return (category == ("platform" if platform else "library")
                and attributes.get("org.gradle.usage", "java-runtime") == "java-runtime"
                and attributes.get("org.gradle.dependency.bundling", "external") == "external")

    def fit(it):
        attributes = it.get("attributes", {})
        return (attributes.get("org.jetbrains.kotlin.platform.type", "jvm") == "androidJvm",
                attributes.get("org.gradle.jvm.environment", "standard-jvm") == "android")
    found = [it for it in document["variants"] if wanted(it)]
    return max(found, key=fit) if found else {}


class Node:
    """A version of a module: what it needs, what it says of versions, and what it puts on the path."""

    def __init__(self, module, version, platform):
        self.needs, self.constraints, self.files = [], [], []
        self.nowhere = metadata.is_nowhere(module, version)
        document = metadata.gradle(module, version)
        if self.nowhere:
            return
        if document:
            self._of_gradle(module, version, variant(document, platform))
        elif platform:
            self.constraints = list(metadata.managed(module, version).items())
        else:
            needs, packaging = metadata.maven(module, version)
            self.needs = [(of, wanted, without, False) for of, wanted, without in needs if wanted]
            if packaging != "pom":
                self.files = [(version, "aar" if packaging == "aar" else "jar")]

    def _of_gradle(self, module, version, chosen):
        def asked(it):
            given = it.get("version", {})
            return _plain(given.get("strictly") or given.get("requires") or given.get("prefers"))
        elsewhere = chosen.get("available-at")
        if elsewhere:
            of = (elsewhere["group"], elsewhere["module"])
            self.needs.append((of, elsewhere["version"], set(), False))
        for it in chosen.get("dependencies", []):
            kind = it.get("attributes", {}).get("org.gradle.category", "library")
            without = {(one["group"], one["module"]) for one in it.get("excludes", [])}
            self.needs.append(((it["group"], it["module"]), asked(it), without, kind == "platform"))
        self.constraints = [((it["group"], it["module"]), asked(it))
                            for it in chosen.get("dependencyConstraints", []) if asked(it)]
        for it in chosen.get("files", []):
            # Guava's file for Android is that of a sister version.
            sister = re.match(r"\.\./([^/]+)/", it["url"])
            self.files.append((sister.group(1) if sister else version, it["url"].rsplit(".", 1)[1]))


def _excluded(module, rules):
    return any(rule in rules for rule in
               [module, (module[0], "*"), ("*", module[1]), ("*", "*")])


def _walk(roots, selected):
    """All that is reached with these versions, the versions that were asked for on the way, and
    what has still to be fetched to go on."""
    reached, asked, rules, unknown = {}, {}, {}, set()
    todo = [(module, version, frozenset(), False) for module, version in roots]
    while todo:
        module, version, without, platform = todo.pop()
        if version:
            asked.setdefault(module, set()).add(_plain(version))
        chosen = selected.get(module) or _plain(version)
        known = rules.get(module)
        rules[module] = without if known is None else known & without
        if chosen is None or (module in reached and rules[module] == known):
            continue
        if not metadata.is_there(module, chosen):
            unknown.add((module, chosen))
            continue
        node = Node(module, chosen, platform)
        reached[module] = (chosen, node)
        todo += [(of, wanted, rules[module] | frozenset(more), is_platform)
                 for of, wanted, more, is_platform in node.needs
                 if not _excluded(of, rules[module])]
    for _, node in reached.values():
        for module, version in node.constraints:
            if module in rules:
                asked.setdefault(module, set()).add(version)
    highest = {module: max(versions, key=order) for module, versions in asked.items()}
    # What somebody wants newer is not looked for in its older version.
    return reached, highest, {(module, highest[module]) for module, _ in unknown}


def resolve(roots):
    """Walks until the versions that are asked for are those that were walked with."""
    selected = {}
    for _ in range(60):
        reached, highest, unknown = _walk(roots, selected)
        if unknown:
            metadata.bring(unknown)
            selected = {**selected, **dict(unknown)}
            continue
        if highest.items() <= selected.items():
            missing = [f"{':'.join(module)}:{version}" for module, (version, node) in reached.items()
                       if node.nowhere]
            if missing:
                raise SystemExit(f"Gradle would take what no repository here has: {missing}")
            return reached
        selected = {**selected, **highest}
    raise SystemExit("the versions do not settle")


def roots(script, catalog, *configurations):
    """What the script asks for, by the names of its configurations."""
    kotlin = (("org.jetbrains.kotlin", "kotlin-stdlib"), catalog["versions"]["kotlin"])
    found = [kotlin]
    for name in re.findall(rf"^\s*(?:{'|'.join(configurations)})\(libs\.([\w.]+)\)", script, flags=re.M):
        library = catalog["libraries"][name.replace(".", "-")]
        found.append((tuple(library["module"].split(":")), catalog["versions"][library["version"]["ref"]]))
    return found


def lock(script, catalog, *configurations):
    """The lines of a lock: group, module, version, kind."""
    lines = {(*module, version, kind)
             for module, (_, node) in resolve(roots(script, catalog, *configurations)).items()
             for version, kind in node.files}
    if len(configurations) == 1:
        # The app asks for the archive of this one; its own metadata says jar.
        lines = {(*line[:3], "aar") if line[1] == "jna" else line for line in lines}
    return "".join(" ".join(line) + "\n" for line in sorted(lines))


def locks(script, catalog):
    return {LOCKS / "app.lock": lock(script, catalog, "implementation"),
            LOCKS / "test.lock": lock(script, catalog, "implementation", "testImplementation")}
