"""Merges the manifest, links the resources and writes the R classes, as Gradle's plugin would."""

import os
import re
import shutil

from places import (AARS, APP, DOWNLOADS, LIBS, MIN_SDK, OUT, PACKAGE, TARGET_SDK, class_path,
                    fresh, run)

MAIN = APP / "src" / "main"


def merge(part, to):
    libraries = [aar / "AndroidManifest.xml" for aar in sorted((AARS / part).iterdir())]
    values = {
        "PACKAGE": PACKAGE, "MIN_SDK_VERSION": MIN_SDK, "TARGET_SDK_VERSION": TARGET_SDK,
        "VERSION_CODE": 1, "VERSION_NAME": "0.1.0",
    }
    properties = [word for name, value in values.items()
                  for word in ("--property", f"{name}={value}")]
    run("java", "-cp", class_path(LIBS.glob("merger/*.jar")), "com.android.manifmerger.Merger",
        "--main", MAIN / "AndroidManifest.xml", "--libs", class_path(libraries),
        *properties, "--remove-tools-declarations", "--log", "WARNING", "--out", to)
    if part == "test":
        # Debian's aapt2 is too old for <queries>, which only a test library brings.
        text = re.sub(r"<queries>.*?</queries>", "", to.read_text(), flags=re.S)
        to.write_text(text)


def symbols(file):
    rows = [line.split(" ", 3) for line in file.read_text().splitlines()]
    return [row for row in rows if len(row) >= 3]


def write_r_class(package, names, ids, to):
    """Only what the package itself names, with the ids of the linked table."""
    types = {}
    for kind, group, name, *_ in names:
        value = ids.get((kind, group, name))
        if value is not None:
            types.setdefault(group, []).append((kind, name.replace(".", "_"), value))
    lines = [f"package {package};", "public final class R {"]
    for group, fields in sorted(types.items()):
        lines.append(f"  public static final class {group} {{")
        lines += [f"    public static {'final ' if kind == 'int[]' else ''}{kind} {name} = {value};"
                  for kind, name, value in fields]
        lines.append("  }")
    file = to.joinpath(*package.split("."), "R.java")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join([*lines, "}", ""]))


def write_r_classes(part, out):
    ids = {(kind, group, name): value for kind, group, name, value in symbols(out / "R.txt")}
    sources = fresh(out / "gen")
    for aar in sorted((AARS / part).iterdir()):
        listed = aar / "R.txt"
        if listed.exists() and listed.stat().st_size:
            manifest = (aar / "AndroidManifest.xml").read_text()
            package = re.search(r'package="([^"]*)"', manifest).group(1)
            write_r_class(package, symbols(listed), ids, sources)
    write_r_class(PACKAGE, symbols(out / "R.txt"), ids, sources)
    run("javac", "-nowarn", "--release", "11", "-d", fresh(out / "R"),
        *sources.rglob("R.java"))


def link(part, aapt2):
    """`app`: what ships; `test`: with the activities and resources of the test libraries."""
    out = fresh(OUT / part)
    merge(part, out / "AndroidManifest.xml")
    run(aapt2, "compile", "--dir", MAIN / "res", "-o", out / "app.flata")
    assets = fresh(out / "assets")
    for aar in (AARS / part).iterdir():
        if (aar / "assets").is_dir():
            shutil.copytree(aar / "assets", assets, dirs_exist_ok=True)
    if (MAIN / "assets").is_dir():
        shutil.copytree(MAIN / "assets", assets, dirs_exist_ok=True)
    run(aapt2, "link", "-I", DOWNLOADS / "framework.apk", "--manifest", out / "AndroidManifest.xml",
        "--auto-add-overlay", "--no-version-vectors", "--output-text-symbols", out / "R.txt",
        "--java", out / "unused", "--custom-package", PACKAGE, "--proguard", out / "aapt.pro",
        "-A", assets, "-o", out / "res.apk",
        *sorted((AARS / part).glob("*/res.flata")), out / "app.flata")
    write_r_classes(part, out)


def aapt2():
    return os.environ.get("AAPT2", "aapt2")
