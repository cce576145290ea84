"""Brings the locked libraries and tools by Maven, and unpacks those that are Android archives.

Maven cannot resolve Android archives by itself, so the locks say exactly what is wanted and the
project made here only copies it. Which repositories are asked is the machine's to say."""

import os
import shlex
import shutil
import subprocess
import zipfile
from xml.sax.saxutils import escape

import framework
from places import AARS, DOWNLOADS, LIBS, LOCKS, framework_jar, fresh, run, say

PLUGIN = ("org.apache.maven.plugins", "maven-dependency-plugin", "3.8.1")


def read(lock):
    return [line.split() for line in (LOCKS / lock).read_text().splitlines() if line.strip()]


def wanted():
    """The folder of each artifact with its coordinates."""
    rows = [("app", *row) for row in read("app.lock")]
    rows += [("test", *row) for row in read("test.lock")]
    rows += [("merger", *row) for row in read("merger.lock")]
    return rows + [tuple(row) for row in read("tools.lock")]


def _tags(**values):
    return "".join(f"<{name}>{escape(value)}</{name}>" for name, value in values.items())


def _item(libs, folder, group, artifact, version, kind):
    # Two groups may have artifacts of one name; Robolectric looks for the framework's own name.
    prefix = "" if folder == "sdk" else f"{group}__"
    place = _tags(
        groupId=group, artifactId=artifact, version=version, type=kind,
        outputDirectory=str(libs / folder), destFileName=f"{prefix}{artifact}-{version}.{kind}",
    )
    return f"<artifactItem>{place}</artifactItem>"


def project(rows, libs):
    group, artifact, version = PLUGIN
    items = "\n".join(_item(libs, *row) for row in rows)
    return f"""<project xmlns="http://maven.apache.org/POM/4.0.0">
<modelVersion>4.0.0</modelVersion>
{_tags(groupId="io.tallystone", artifactId="android-libraries", version="1", packaging="pom")}
<build><plugins><plugin>{_tags(groupId=group, artifactId=artifact, version=version)}
<executions><execution><phase>initialize</phase><goals><goal>copy</goal></goals>
<configuration><artifactItems>
{items}
</artifactItems></configuration></execution></executions></plugin></plugins></build></project>
"""


def copy(rows, libs, quiet=False):
    """Brings these; if asked to be quiet, returns what Maven says when it fails."""
    libs.mkdir(parents=True, exist_ok=True)
    pom = libs / "pom.xml"
    pom.write_text(project(rows, libs))
    more = shlex.split(os.environ.get("MVN_ARGS", ""))
    words = ["mvn", "--batch-mode", "--quiet", "-f", str(pom), *more, "initialize"]
    if quiet:
        done = subprocess.run(words, capture_output=True, text=True)
        return done.stdout + done.stderr if done.returncode else ""
    return run(*words)


def unpack(aar, aapt2):
    folder = AARS / aar.parent.name / aar.stem
    folder.mkdir(parents=True)
    with zipfile.ZipFile(aar) as archive:
        archive.extractall(folder)
    resources = folder / "res"
    if resources.is_dir() and any(p.is_file() for p in resources.rglob("*")):
        run(aapt2, "compile", "--dir", resources, "-o", folder / "res.flata")


def bring(aapt2):
    done = DOWNLOADS / "complete"
    if done.exists():
        return
    say("libraries and tools, by Maven")
    shutil.rmtree(DOWNLOADS, ignore_errors=True)
    DOWNLOADS.mkdir(parents=True)
    copy(wanted(), LIBS)
    say("unpacking")
    for aar in [*LIBS.glob("app/*.aar"), *LIBS.glob("test/*.aar")]:
        unpack(aar, aapt2)
    framework.make(framework_jar(), DOWNLOADS / "framework.apk")
    fresh(DOWNLOADS / "jna")
    (jna,) = LIBS.glob("test/net.java.dev.jna__jna-*.jar")
    with zipfile.ZipFile(jna) as archive:
        for name in archive.namelist():
            if name.startswith("com/sun/jna/linux-x86-64/") and not name.endswith("/"):
                (DOWNLOADS / "jna" / name.rsplit("/", 1)[1]).write_bytes(archive.read(name))
    done.touch()
