"""What Android is told of the languages at build time: those of the core, all of them and no others."""

import re

from places import APP, REPO


def of_core(folder=REPO / "core" / "locales"):
    return sorted(place.name for place in folder.iterdir() if place.is_dir())


def offered(config):
    """Those between which one can choose in the phone's settings, by `locales_config.xml`."""
    return re.findall(r'<locale\s+android:name="([^"]*)"', config)


def packed(script):
    """Those of which texts of libraries are packed, by the app's Gradle script."""
    lists = re.findall(r"^\s*androidResources \{ localeFilters \+= listOf\(([^)]*)\) \}$", script, re.M)
    return [tag for tags in lists for tag in re.findall(r'"([^"]*)"', tags)]


def differences(where, there, spoken):
    yield from (f"{where} lacks {tag}, which core/locales has" for tag in spoken if tag not in there)
    yield from (f"{where} has {tag}, which core/locales lacks" for tag in there if tag not in spoken)
    yield from (f"{where} has {tag} twice" for tag in sorted(set(there)) if there.count(tag) > 1)


def check():
    config = APP / "src" / "main" / "res" / "xml" / "locales_config.xml"
    script, spoken = APP / "build.gradle.kts", of_core()
    return [*differences(config.name, offered(config.read_text()), spoken),
            *differences(script.name, packed(script.read_text()), spoken)]
