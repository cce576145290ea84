"""The string catalogue of what the system itself shows, such as the names of shortcuts: every label that
is the key of a text in the app's own files, in every language of the core.

    python3 catalogue.py           is the catalogue in the app still right?
    python3 catalogue.py --write   writes it anew
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
APP = ROOT / "ios" / "Tallystone"
LOCALES = ROOT / "core" / "locales"
CATALOGUE = APP / "Resources" / "Localizable.xcstrings"


def messages(language):
    """Those of one line without anything to be filled in: no other can be such a key."""
    text = (LOCALES / language / "shell.ftl").read_text()
    return dict(re.findall(r"^(label_\w+) = ([^{}\n]+)$", text, re.MULTILINE))


def keys():
    """Labels stand in the model, under names of their own; in the app itself only as such keys."""
    texts = [file.read_text() for file in sorted(APP.rglob("*.swift"))]
    return sorted({key for text in texts for key in re.findall(r'"(label_\w+)"', text)})


def text():
    by_language = {place.name: messages(place.name) for place in sorted(LOCALES.iterdir()) if place.is_dir()}

    def unit(language, key):
        return {"stringUnit": {"state": "translated", "value": by_language[language][key]}}

    strings = {
        key: {
            "extractionState": "manual",
            "localizations": {language: unit(language, key) for language in by_language},
        }
        for key in keys()
    }
    catalogue = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(catalogue, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


def main():
    if sys.argv[1:] == ["--write"]:
        CATALOGUE.write_text(text())
    elif not CATALOGUE.exists() or CATALOGUE.read_text() != text():
        sys.exit(f"{CATALOGUE.relative_to(ROOT)} is out of date; `python3 tests/ios/catalogue.py --write`")


if __name__ == "__main__":
    main()
