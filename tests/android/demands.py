"""Reads what every Android archive demands of whoever uses it, and compares that with the Gradle
scripts: the plugin's `checkAarMetadata` stops a build over the same lines."""

import re
import tomllib

from places import AARS, APP

METADATA = "META-INF/com/android/build/gradle/aar-metadata.properties"
# The format that the plugin reads; an archive of a newer one is refused whatever it says.
FORMAT = 1


def demanded(folder):
    """The demands of an unpacked archive, by their names."""
    file = folder / METADATA
    if not file.exists():
        return {}
    lines = (line.split("=", 1) for line in file.read_text().splitlines()
             if "=" in line and not line.startswith("#"))
    return {name.strip(): value.strip() for name, value in lines}


def offered(script, catalog):
    """What the scripts give: the SDK, the plugin, Java's newer library."""
    def number(name):
        found = re.search(rf"^\s*{name} = (\d+)$", script, flags=re.M)
        return int(found.group(1)) if found else 0
    return {
        "compileSdk": number("compileSdk"),
        "compileSdkMinor": number("compileSdkMinor"),
        "compileSdkExtension": number("compileSdkExtension"),
        "agp": catalog["versions"]["agp"],
        "desugaring": bool(re.search(r"isCoreLibraryDesugaringEnabled = true", script)),
    }


def _numbers(version):
    return [int(part) for part in re.findall(r"\d+", version)]


def unmet(name, wants, has):
    """A sentence for each demand that is not met; one that is not known is not met."""
    def below(demand, given, what):
        value = wants.get(demand, "0")
        if _numbers(value) > _numbers(str(given)):
            yield f"{name} wants {what} {value} or newer, but the scripts say {given}"
    for part in ("aarFormatVersion", "aarMetadataVersion"):
        if _numbers(wants.get(part, "1.0"))[0] > FORMAT:
            yield f"{name} is written in a newer form: {part} {wants[part]}"
    yield from below("minCompileSdk", has["compileSdk"], "compileSdk")
    if _numbers(wants.get("minCompileSdk", "0")) == [has["compileSdk"]]:
        yield from below("minCompileMinorSdk", has["compileSdkMinor"], "minor release")
    yield from below("minCompileSdkExtension", has["compileSdkExtension"], "compileSdkExtension")
    yield from below("minAndroidGradlePluginVersion", has["agp"], "the Android plugin")
    if wants.get("coreLibraryDesugaringEnabled") == "true" and not has["desugaring"]:
        yield f"{name} wants isCoreLibraryDesugaringEnabled"
    if "forceCompileSdkPreview" in wants:
        yield f"{name} wants the preview SDK {wants['forceCompileSdkPreview']}"
    known = {"aarFormatVersion", "aarMetadataVersion", "minCompileSdk", "minCompileMinorSdk",
             "minCompileSdkExtension", "minAndroidGradlePluginVersion",
             "coreLibraryDesugaringEnabled", "forceCompileSdkPreview"}
    for demand in sorted(set(wants) - known):
        yield f"{name} has a demand that nobody here knows: {demand}={wants[demand]}"


def check():
    """What is unmet, over all archives; and it fails if they have no demands to read."""
    script = (APP / "build.gradle.kts").read_text()
    catalog = tomllib.loads((APP.parent / "gradle" / "libs.versions.toml").read_text())
    has = offered(script, catalog)
    folders = [folder for part in ("app", "test") for folder in sorted((AARS / part).iterdir())]
    demands = {folder.name: demanded(folder) for folder in folders}
    if not any("minCompileSdk" in wants for wants in demands.values()):
        return ["no archive says which compileSdk it wants: were they unpacked?"]
    return [sentence for name, wants in demands.items() for sentence in unmet(name, wants, has)]
