"""What modules say of themselves: Gradle's own metadata where it was published, Maven's elsewhere.
Fetched by Maven, many at once, and kept."""

import json
import re
import xml.etree.ElementTree as ElementTree

import libraries
from places import CACHE

PLACE = CACHE / "android" / "metadata"
MARK = "do_not_remove: published-with-gradle-metadata"


def _file(module, version, kind):
    group, name = module
    return PLACE / "files" / f"{group}__{name}-{version}.{kind}"


def _fetch(kind, wanted):
    """Maven stops at the first that is nowhere; that is remembered by an empty file."""
    wanted = {it for it in wanted if not _file(*it, kind).exists()}
    while wanted:
        rows = [("files", *module, version, kind) for module, version in sorted(wanted)]
        said = libraries.copy(rows, PLACE, quiet=True)
        nowhere = re.search(r"Unable to find/resolve artifact\W+(?:Could not find artifact )?"
                            r"([\w.-]+):([\w.-]+):\w+:([\w.-]+)", said)
        if nowhere:
            _file(nowhere.group(1, 2), nowhere.group(3), kind).touch()
        elif said:
            raise SystemExit(said)
        wanted = {it for it in wanted if not _file(*it, kind).exists()}


def is_nowhere(module, version):
    """In no repository that this machine asks: fine, if something newer is taken instead."""
    return not _file(module, version, "pom").read_text()


def bring(wanted):
    """So that each of these modules and versions can be asked about."""
    _fetch("pom", wanted)
    _fetch("module", {it for it in wanted if MARK in _file(*it, "pom").read_text()})
    above = {parent for it in wanted if not is_nowhere(*it) for parent in _above(*it)}
    above = {it for it in above if not _file(*it, "pom").exists()}
    if above:
        bring(above)


def is_there(module, version):
    """With all that is needed to read it."""
    file = _file(module, version, "pom")
    if not file.exists():
        return False
    if MARK in file.read_text():
        return _file(module, version, "module").exists()
    if not file.read_text():
        return True
    return all(is_there(*above) for above in _above(module, version))


def gradle(module, version):
    """Gradle's metadata, if there is any."""
    file = _file(module, version, "module")
    return json.loads(file.read_text()) if file.exists() else None


def _tree(module, version):
    tree = ElementTree.fromstring(_file(module, version, "pom").read_text().encode())
    for element in tree.iter():
        element.tag = element.tag.rsplit("}", 1)[-1]
    return tree


def _text(element, name):
    return (element.findtext(name) or "").strip()


def _above(module, version):
    """The parent, and what is imported into the management of versions: both are needed to read it."""
    tree = _tree(module, version)
    parent = tree.find("parent")
    if parent is not None:
        yield (_text(parent, "groupId"), _text(parent, "artifactId")), _text(parent, "version")
        if not _file(*next(iter(_parent(tree))), "pom").exists():
            return
    properties = _properties(module, version, tree)
    for one in tree.iterfind("dependencyManagement/dependencies/dependency"):
        if _text(one, "scope") == "import":
            yield ((_filled(_text(one, "groupId"), properties),
                    _filled(_text(one, "artifactId"), properties)),
                   _filled(_text(one, "version"), properties))


def _parent(tree):
    parent = tree.find("parent")
    if parent is not None:
        yield (_text(parent, "groupId"), _text(parent, "artifactId")), _text(parent, "version")


def _properties(module, version, tree):
    found = {}
    for above in _parent(tree):
        if _file(*above, "pom").exists():
            found |= _properties(*above, _tree(*above))
    for element in tree.iterfind("properties/*"):
        found[element.tag] = (element.text or "").strip()
    for start in ("project.", "pom.", ""):
        found |= {f"{start}groupId": module[0], f"{start}artifactId": module[1],
                  f"{start}version": version}
    for above in _parent(tree):
        found |= {"project.parent.version": above[1]}
    return found


def _filled(text, properties):
    for _ in range(5):
        text = re.sub(r"\$\{([^}]+)\}", lambda it: properties.get(it.group(1), it.group(0)), text)
    return text


def managed(module, version):
    """The versions that a project's management gives, its parents' and imports' too."""
    tree = _tree(module, version)
    properties = _properties(module, version, tree)
    found = {}
    for above in _parent(tree):
        found |= managed(*above)
    imported = {}
    for one in tree.iterfind("dependencyManagement/dependencies/dependency"):
        of = (_filled(_text(one, "groupId"), properties), _filled(_text(one, "artifactId"), properties))
        wanted = _filled(_text(one, "version"), properties)
        if _text(one, "scope") == "import":
            imported = managed(of, wanted) | imported
        else:
            found[of] = wanted
    return imported | found


def maven(module, version):
    """What a project needs to run: modules with version and exclusions; and its packaging."""
    tree = _tree(module, version)
    properties = _properties(module, version, tree)
    given = managed(module, version)
    needed = []
    levels = [tree, *(_tree(*above) for above in _parent(tree))]
    for one in (it for level in levels for it in level.iterfind("dependencies/dependency")):
        if _text(one, "scope") in ("test", "provided", "system") or _text(one, "optional") == "true":
            continue
        of = (_filled(_text(one, "groupId"), properties), _filled(_text(one, "artifactId"), properties))
        wanted = _filled(_text(one, "version"), properties) or given.get(of)
        without = {(_text(it, "groupId"), _text(it, "artifactId"))
                   for it in one.iterfind("exclusions/exclusion")}
        needed.append((of, wanted, without))
    return needed, _text(tree, "packaging") or "jar"
