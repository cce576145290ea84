"""The checks themselves: each finds what it is for, and nothing where all is well."""

import subprocess
import tempfile
import unittest
import zipfile
from pathlib import Path

import demands
import languages
import lint
import pages
import release

HAS = {"compileSdk": 37, "compileSdkMinor": 0, "compileSdkExtension": 0, "agp": "9.4.1",
       "desugaring": False}


class Demands(unittest.TestCase):
    def test_what_is_met_is_not_told(self):
        for wants in [{}, {"minCompileSdk": "37", "minCompileMinorSdk": "0"},
                      {"minCompileSdk": "34", "minCompileMinorSdk": "2"},
                      {"minAndroidGradlePluginVersion": "9.4.0", "aarFormatVersion": "1.0"},
                      {"coreLibraryDesugaringEnabled": "false", "minCompileSdkExtension": "0"}]:
            self.assertEqual(list(demands.unmet("a", wants, HAS)), [], wants)

    def test_what_is_not_met_is_told(self):
        for wants in [{"minCompileSdk": "38"}, {"minCompileSdk": "37", "minCompileMinorSdk": "1"},
                      {"minAndroidGradlePluginVersion": "9.10.0"}, {"aarFormatVersion": "2.0"},
                      {"coreLibraryDesugaringEnabled": "true"}, {"minCompileSdkExtension": "3"},
                      {"forceCompileSdkPreview": "Tiramisu"}, {"somethingNew": "1"}]:
            self.assertEqual(len(list(demands.unmet("a", wants, HAS))), 1, wants)


class Release(unittest.TestCase):
    LOG = ("# Changelog\n\n## Unreleased\n\n### Added\n- One thing,\n  in two lines: `code`.\n- " + "x" * 600
           + "\n- Another: of many words. And more.\n\n## [0.1.0] - 2026-11-01\n- Old.\n")

    def test_a_version_has_its_own_points(self):
        self.assertEqual(release.changes("0.1.0", self.LOG), "\u2022 Old.\n")
        self.assertEqual(release.changes("0.2.0", self.LOG),
                         "\u2022 One thing, in two lines: code.\n\u2022 Another: of many words. And more.\n")

    def test_points_stay_within_what_a_store_has_room_for(self):
        long = "## 1.0.0\n" + "".join(f"- Point {n} says this and that of it.\n" for n in range(100))
        self.assertLessEqual(len(release.changes("1.0.0", long)), release.LONGEST_CHANGELOG)
        self.assertIn("Point 3 ", release.changes("1.0.0", long))

    def test_what_a_store_would_refuse_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder, "en-US")
            place.mkdir()
            (place / "title.txt").write_text("T" * 31)
            (place / "short_description.txt").write_text("")
            (place / "full_description.txt").write_text("fine")
            found = "\n".join(release.faults(Path(folder)))
            for fault in ["1 languages", "title.txt has 31", "short_description.txt has 0", "has 0 pictures", "no changelog"]:
                self.assertIn(fault, found)
            self.assertNotIn("full_description", found)

    def test_a_later_version_has_a_larger_number(self):
        with tempfile.TemporaryDirectory() as folder:
            numbers = []
            for name in ["0.1.0", "0.1.12", "0.2.0", "1.0.0"]:
                Path(folder, "Cargo.toml").write_text(f'[package]\nversion = "{name}"\n')
                numbers.append(release.version(Path(folder, "Cargo.toml"))[1])
            self.assertEqual(numbers, sorted(set(numbers)))


class Pages(unittest.TestCase):
    def library(self, size):
        """A real one, by the compiler of this machine."""
        with tempfile.TemporaryDirectory() as folder:
            source, built = Path(folder, "a.c"), Path(folder, "liba.so")
            source.write_text("int answer(void) { return 42; }\n")
            subprocess.run(["cc", "-shared", "-fPIC", f"-Wl,-z,max-page-size={size}", "-o", built,
                            source], check=True)
            return built.read_bytes()

    def test_small_pages_are_found(self):
        self.assertEqual(len(pages.unaligned("a", self.library(4096))), 1)
        self.assertEqual(pages.unaligned("a", self.library(16384)), [])
        self.assertEqual(pages.unaligned("a", b"no library"), [])

    def test_an_app_has_our_library(self):
        with tempfile.TemporaryDirectory() as folder:
            apk = Path(folder, "a.apk")
            for name, wrong in [("lib/x86_64/libother.so", 1), ("lib/x86_64/libtallystone.so", 0)]:
                with zipfile.ZipFile(apk, "w") as archive:
                    archive.writestr(name, self.library(16384))
                self.assertEqual(len(pages.of_archive(apk, ours=True)), wrong)


class Languages(unittest.TestCase):
    CONFIG = '<locale-config><locale android:name="en" /><locale android:name="pl" /></locale-config>'
    SCRIPT = 'android {\n    androidResources { localeFilters += listOf("en", "pl") }\n}\n'

    def test_lists_are_read(self):
        self.assertEqual(languages.offered(self.CONFIG), ["en", "pl"])
        self.assertEqual(languages.packed(self.SCRIPT), ["en", "pl"])
        self.assertEqual(languages.packed("android {\n}\n"), [])

    def test_what_is_missing_on_either_side_is_told(self):
        for there, wrong in [(["en", "pl"], 0), (["pl", "en"], 0), (["en"], 1), (["en", "pl", "de"], 1),
                             (["en", "de"], 2), (["en", "pl", "pl"], 1)]:
            self.assertEqual(len(list(languages.differences("a", there, ["en", "pl"]))), wrong, there)


class Lint(unittest.TestCase):
    def test_lines_that_lint_warns_of(self):
        for line in ["val wide = LocalConfiguration.current.screenWidthDp > 3",
                     "val RowScope.evenly: Modifier", "fun RowScope.part(by: Float): Modifier = x",
                     "fun padded(): Modifier {", "open(Uri.parse(link))",
                     "if (Build.VERSION.SDK_INT >= 26) {"]:
            self.assertEqual(len(lint.of_line(line)), 1, line)

    def test_lines_that_are_fine(self):
        for line in ["fun Modifier.evenly(row: RowScope): Modifier = x", "// Uri.parse(link)",
                     "fun Card(modifier: Modifier = Modifier, inside: Dp = 16.dp) {",
                     "    val modifier: Modifier,", "open(link.toUri())",
                     "if (Build.VERSION.SDK_INT >= 33) {"]:
            self.assertEqual(lint.of_line(line), [], line)

    def test_folders_that_are_older_than_we_are(self):
        self.assertEqual(len(list(lint.old_folders(["values", "mipmap-anydpi-v26", "xml-v33"]))), 1)

    def test_attributes_that_not_all_phones_know(self):
        manifest = '<application android:localeConfig="@xml/a" tools:targetApi="33">'
        self.assertEqual(list(lint.attributes(manifest)), [])
        self.assertEqual(len(list(lint.attributes(manifest.replace('"33"', '"31"')))), 1)
