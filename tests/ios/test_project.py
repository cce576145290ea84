"""The Xcode project, its plists and its build script, without Xcode: `pytest tests/ios`."""

import json
import os
import plistlib
import re
import stat
import struct
import subprocess
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from pbxproj import XcodeProject

HERE = Path(__file__).parent
IOS = HERE.parent.parent / "ios"
RESOURCES = IOS / "Tallystone" / "Resources"
PROJECT = IOS / "Tallystone.xcodeproj" / "project.pbxproj"


@pytest.fixture(scope="module")
def project():
    return XcodeProject.load(str(PROJECT))


@pytest.fixture(scope="module")
def objects(project):
    return {item.get_id(): item for item in project.objects.get_objects_in_section(*project.objects.get_sections())}


def of_kind(objects, kind):
    return [item for item in objects.values() if item.isa == kind]


def test_groups_follow_the_folders(project, objects):
    assert project.objectVersion == "77"
    groups = of_kind(objects, "PBXFileSystemSynchronizedRootGroup")
    assert [group.path for group in groups] == ["Tallystone"]
    assert PROJECT.read_text().count("\n") < 300, "files are not listed one by one"


def test_every_reference_leads_to_an_object(objects):
    ids = set(re.findall(r"\b7A11[0-9A-F]{20}\b", PROJECT.read_text()))
    assert len(ids) > 15
    assert ids == set(objects), "an id is used without an object, or the other way round"


def test_every_file_that_is_named_exists(objects):
    for group in of_kind(objects, "PBXFileSystemSynchronizedRootGroup"):
        assert (IOS / group.path).is_dir()
    for exceptions in of_kind(objects, "PBXFileSystemSynchronizedBuildFileExceptionSet"):
        for name in exceptions.membershipExceptions:
            assert (IOS / "Tallystone" / name).is_file()
    for package in of_kind(objects, "XCLocalSwiftPackageReference"):
        assert (IOS / package.relativePath / "Package.swift").is_file()
    for phase in of_kind(objects, "PBXShellScriptBuildPhase"):
        (script,) = re.findall(r"\$SRCROOT/([\w.-]+)", phase.shellScript)
        assert os.access(IOS / script, os.X_OK)
    for settings in build_settings(objects):
        if "INFOPLIST_FILE" in settings:
            assert (IOS / settings["INFOPLIST_FILE"]).is_file()


def build_settings(objects):
    for configuration in of_kind(objects, "XCBuildConfiguration"):
        settings = configuration.buildSettings
        yield {name: settings[name] for name in settings.get_keys()}


def test_every_build_setting_is_known(objects):
    lines = (HERE / "build_settings.txt").read_text().splitlines()
    known = dict(line.split(" ", 1) for line in lines if not line.startswith("#"))
    used = {name for settings in build_settings(objects) for name in settings}
    assert used == set(known)
    assert all(page.startswith("#") for page in known.values())


def test_versions_and_platforms_agree(objects):
    settings = {}
    for found in build_settings(objects):
        settings.update(found)
    assert settings["IPHONEOS_DEPLOYMENT_TARGET"] == "17.0"
    assert ".iOS(.v17)" in (IOS / "TallystoneKit" / "Package.swift").read_text()
    workspace = (IOS.parent / "Cargo.toml").read_text()
    assert f'version = "{settings["MARKETING_VERSION"]}"' in workspace


def test_the_scheme_names_the_target(objects):
    (target,) = of_kind(objects, "PBXNativeTarget")
    scheme = ElementTree.parse(
        IOS / "Tallystone.xcodeproj/xcshareddata/xcschemes/Tallystone.xcscheme"
    )
    references = list(scheme.iter("BuildableReference"))
    assert references
    assert {it.get("BlueprintIdentifier") for it in references} == {target.get_id()}


def test_plists_load():
    info = plistlib.loads((IOS / "Tallystone" / "Info.plist").read_bytes())
    assert info["CFBundlePackageType"] == "APPL"
    assert len(info["UISupportedInterfaceOrientations"]) == 4, "no portrait lock"
    # Without it the share sheet's own "Save Image" ends the app.
    saving = "NSPhotoLibraryAddUsageDescription"
    words = json.loads((RESOURCES / "InfoPlist.xcstrings").read_text())["strings"][saving]
    assert info[saving] == words["localizations"]["en"]["stringUnit"]["value"]
    privacy = plistlib.loads((RESOURCES / "PrivacyInfo.xcprivacy").read_bytes())
    assert privacy["NSPrivacyTracking"] is False
    assert privacy["NSPrivacyCollectedDataTypes"] == []
    for use in privacy["NSPrivacyAccessedAPITypes"]:
        assert use["NSPrivacyAccessedAPITypeReasons"]


def test_bundles_are_opened_from_other_apps():
    info = plistlib.loads((IOS / "Tallystone" / "Info.plist").read_bytes())
    (own,) = info["UTExportedTypeDeclarations"]
    # A bundle is JSON for whoever does not know it.
    assert own["UTTypeConformsTo"] == ["public.json"]
    assert own["UTTypeTagSpecification"]["public.filename-extension"] == ["tallystone"]
    ranks = {kind: it["LSHandlerRank"] for it in info["CFBundleDocumentTypes"] for kind in it["LSItemContentTypes"]}
    # Files of our own kind are ours; other people's JSON is not.
    assert ranks == {own["UTTypeIdentifier"]: "Owner", "public.json": "Alternate"}
    # What is opened stays where it is: no copies gather in the app's folder.
    assert info["LSSupportsOpeningDocumentsInPlace"] is True
    root = (IOS / "Tallystone" / "App" / "RootView.swift").read_text()
    assert ".onOpenURL" in root


def test_export_compliance_is_declared():
    info = plistlib.loads((IOS / "Tallystone" / "Info.plist").read_bytes())
    assert info["ITSAppUsesNonExemptEncryption"] is False
    # Digests, and nothing that hides what is in a message.
    tree = ["cargo", "tree", "--package", "tallystone-ffi", "--target", "aarch64-apple-ios"]
    tree += ["--edges", "normal,no-proc-macro", "--locked", "--prefix", "none", "--format", "{p}"]
    packages = subprocess.run(tree, cwd=IOS.parent, capture_output=True, check=True, text=True).stdout
    names = {line.split()[0] for line in packages.splitlines() if line}
    assert "sha2" in names
    assert not names & {"aes", "aes-gcm", "chacha20", "chacha20poly1305", "openssl", "ring", "rsa", "rustls"}


def test_titles_of_shortcuts_are_in_every_language():
    spoken = sorted(it.name for it in (IOS.parent / "core" / "locales").iterdir() if it.is_dir())
    strings = json.loads((RESOURCES / "Localizable.xcstrings").read_text())["strings"]
    intents = (IOS / "Tallystone" / "App" / "Intents.swift").read_text()
    titles = set(re.findall(r'(?:LocalizedStringResource = |title: |name: )"(\w+)"', intents))
    assert titles == set(strings)
    for key, words in strings.items():
        said = {tag: it["stringUnit"]["value"] for tag, it in words["localizations"].items()}
        assert sorted(said) == spoken, key
        assert all(said.values())


# Apple reads these from the app; what SQLite and Rust call is in `check_library.py`.
def test_the_privacy_manifest_names_what_the_views_use():
    privacy = plistlib.loads((RESOURCES / "PrivacyInfo.xcprivacy").read_bytes())
    declared = {use["NSPrivacyAccessedAPIType"] for use in privacy["NSPrivacyAccessedAPITypes"]}
    calls = {
        "NSPrivacyAccessedAPICategoryUserDefaults": r"UserDefaults|@AppStorage|@SceneStorage",
        "NSPrivacyAccessedAPICategorySystemBootTime": r"systemUptime|mach_absolute_time",
        "NSPrivacyAccessedAPICategoryActiveKeyboards": r"activeInputModes",
        "NSPrivacyAccessedAPICategoryDiskSpace": r"volumeAvailableCapacity|systemFreeSize",
        "NSPrivacyAccessedAPICategoryFileTimestamp": r"contentModificationDate|creationDateKey|attributesOfItem",
    }
    sources = [IOS / "Tallystone", IOS / "TallystoneKit" / "Sources" / "TallystoneModel"]
    text = "".join(file.read_text() for place in sources for file in place.rglob("*.swift"))
    for category, pattern in calls.items():
        assert not re.search(pattern, text) or category in declared, category


def test_catalogues_load_and_name_what_is_there():
    for contents in RESOURCES.rglob("Contents.json"):
        for image in json.loads(contents.read_text()).get("images", []):
            assert (contents.parent / image["filename"]).is_file()


# With English alone in the bundle, iOS would offer no language for this app and write days in English.
def test_languages_are_those_of_the_core(project, objects):
    spoken = sorted(it.name for it in (IOS.parent / "core" / "locales").iterdir() if it.is_dir())
    (root,) = of_kind(objects, "PBXProject")
    assert root.developmentRegion == "en"
    assert sorted(root.knownRegions) == sorted([*spoken, "Base"])
    info = plistlib.loads((IOS / "Tallystone" / "Info.plist").read_bytes())
    assert sorted(info["CFBundleLocalizations"]) == spoken
    names = json.loads((RESOURCES / "InfoPlist.xcstrings").read_text())
    assert names["sourceLanguage"] == "en"
    assert "CFBundleDisplayName" in names["strings"]
    for key, words in names["strings"].items():
        assert sorted(words["localizations"]) == spoken, key
        said = [it["stringUnit"] for it in words["localizations"].values()]
        assert all(it["state"] == "translated" and it["value"] for it in said), key
        # The app's name is the same everywhere; a sentence is in no two languages.
        different = len({it["value"] for it in said})
        assert different == (1 if key.startswith("CFBundle") else len(spoken)), key


def test_the_icon_is_one_opaque_picture():
    data = (RESOURCES / "Assets.xcassets/AppIcon.appiconset/AppIcon.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, colours = struct.unpack_from(">IIBB", data, 16)
    assert (width, height, depth) == (1024, 1024, 8)
    assert colours == 2, "red, green, blue; no transparency"


# ---- The build script -----------------------------------------------------------------------

# Writes down how it was called, and puts a file where the real one would put a library.
CARGO = """#!/bin/sh
{ echo "$@"; env | sort; echo --; } >> "$HOME/calls"
root=$(dirname "${*##*--manifest-path }")
for word in "$@"; do
    if [ "$last" = --target ]; then target=$word; fi
    if [ "$last" = --profile ]; then profile=$word; fi
    last=$word
done
if [ -n "$target" ]; then
    [ "$profile" = dev ] && profile=debug
    mkdir -p "$root/target/$target/$profile"
    echo "$target" > "$root/target/$target/$profile/libtallystone.a"
else
    mkdir -p "$root/target/debug"
    printf '#!/bin/sh\\nfor f in TallystoneCore.swift TallystoneError.swift tallystoneFFI.h; do echo "$1" > "$2/$f"; done\\n' > "$root/target/debug/tallystone-bindgen"
    chmod +x "$root/target/debug/tallystone-bindgen"
fi
"""
LIPO = '#!/bin/sh\nfor last; do :; done\nshift; cat "$1" "$2" > "$last"\n'


class Mac:
    """A copy of the script with a cargo that only tells what it was asked for."""

    def __init__(self, folder):
        self.root, self.home = folder / "repository", folder / "home"
        (self.root / "ios").mkdir(parents=True)
        (self.root / "ios" / "build-rust.sh").write_bytes((IOS / "build-rust.sh").read_bytes())
        self.program(self.home / ".cargo" / "bin" / "cargo", CARGO)
        self.program(folder / "bin" / "lipo", LIPO)
        self.path = f"{folder / 'bin'}:/usr/bin:/bin"

    @staticmethod
    def program(file, text):
        file.parent.mkdir(parents=True)
        file.write_text(text)
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def run(self, *words, **variables):
        calm = {"HOME": str(self.home), "PATH": self.path, "SDKROOT": "iPhoneOS.sdk", "CC": "no"}
        script = ["bash", str(self.root / "ios" / "build-rust.sh"), *words]
        return subprocess.run(script, env=calm | variables, capture_output=True, text=True)

    def calls(self):
        return (self.home / "calls").read_text().split("--\n")[:-1]

    def library(self, folder):
        return (self.root / "ios" / "build" / folder / "libtallystone.a").read_text().split()


@pytest.fixture
def mac(tmp_path):
    return Mac(tmp_path)


def xcode(platform, architectures, configuration="Debug"):
    return {
        "PLATFORM_NAME": platform,
        "EFFECTIVE_PLATFORM_NAME": f"-{platform}",
        "ARCHS": architectures,
        "CONFIGURATION": configuration,
        "IPHONEOS_DEPLOYMENT_TARGET": "17.0",
    }


def test_a_device_gets_its_library(mac):
    assert mac.run("bindings").returncode == 0
    done = mac.run(**xcode("iphoneos", "arm64", "Release"))
    assert done.returncode == 0, done.stderr
    assert mac.library("Release-iphoneos") == ["aarch64-apple-ios"]
    call = mac.calls()[1]
    assert "--profile mobile" in call and "--crate-type staticlib" in call


def test_a_simulator_gets_both_architectures_in_one(mac):
    mac.run("bindings")
    done = mac.run(**xcode("iphonesimulator", "arm64 x86_64"))
    assert done.returncode == 0, done.stderr
    assert mac.library("Debug-iphonesimulator") == ["aarch64-apple-ios-sim", "x86_64-apple-ios"]


def test_cargo_sees_the_deployment_target_and_nothing_else_of_xcode(mac):
    mac.run("bindings")
    mac.run(**xcode("iphoneos", "arm64"))
    for call in mac.calls():
        names = {line.split("=")[0] for line in call.splitlines()[1:]}
        assert not names & {"SDKROOT", "CC", "ARCHS", "PLATFORM_NAME", "CONFIGURATION"}
    assert "IPHONEOS_DEPLOYMENT_TARGET=17.0" in mac.calls()[1]


def test_a_binding_that_changed_asks_for_another_build(mac):
    first = mac.run(**xcode("iphoneos", "arm64"))
    assert first.returncode != 0
    assert "build once more" in first.stderr
    assert mac.run(**xcode("iphoneos", "arm64")).returncode == 0
    kit = mac.root / "ios" / "TallystoneKit" / "Sources"
    assert (kit / "TallystoneCore" / "TallystoneCore.swift").is_file()
    assert (kit / "tallystoneFFI" / "include" / "tallystoneFFI.h").is_file()


@pytest.mark.parametrize(
    "variables, said",
    [
        (xcode("macosx", "arm64"), "iphoneos (arm64) or iphonesimulator"),
        (xcode("iphoneos", "armv7"), "not iphoneos (armv7)"),
        ({}, "PLATFORM_NAME"),
    ],
)
def test_what_it_cannot_build_it_says(mac, variables, said):
    done = mac.run(**variables)
    assert done.returncode != 0
    assert said in done.stderr


def test_without_cargo_it_says_how_to_get_it(mac):
    (mac.home / ".cargo" / "bin" / "cargo").unlink()
    done = mac.run("bindings")
    assert done.returncode != 0
    assert "rustup.rs" in done.stderr


def test_an_unknown_word_is_refused(mac):
    assert mac.run("everything").returncode == 2
