"""What Android's lint would say and a search of the text can find: its warnings are mended, and
here they are kept from coming back on a machine without it."""

import re

from places import APP, COMPILE_SDK, MIN_SDK, TARGET_SDK

MAIN = APP / "src" / "main"
# Attributes of the manifest that came after our first Android, with their first one.
NEWER = {"dataExtractionRules": 31, "enableOnBackInvokedCallback": 33, "localeConfig": 33}

# Lint's name, what the text says, what to do.
LINES = [
    ("ConfigurationScreenWidthHeight", r"\bscreen(Width|Height)Dp\b",
     "ask LocalWindowInfo for the size of the window"),
    ("ModifierFactoryExtensionFunction",
     r"\b(?:val|fun)\s+(?!Modifier\.)(?:<.*>\s*)?(?:\w+\.)?\w+(?:\([^=]*\))?\s*:\s*Modifier\s*(?:=|\{|$)",
     "make it an extension of Modifier"),
    ("UseKtx", r"\bUri\.parse\(|\bColor\.parseColor\(|\bBitmap\.createBitmap\(|\bUri\.fromFile\(|\.edit\(\)",
     "use the extension of core-ktx"),
    ("ObsoleteSdkInt", rf"SDK_INT\s*>=?\s*(?:{'|'.join(str(n) for n in range(1, MIN_SDK + 1))})\b",
     "every phone that we run on is that new"),
]
# A value of a function or a class, not one of these, is what returns a Modifier.
PARAMETER = re.compile(r"^\s*(?:private |internal )?(?:val|var) \w+: Modifier,?\s*$")


def of_line(line):
    """Lint's name and our advice, for each thing wrong in a line of Kotlin."""
    if line.lstrip().startswith(("//", "*", "/*")) or PARAMETER.match(line):
        return []
    return [(name, advice) for name, pattern, advice in LINES if re.search(pattern, line)]


def kotlin():
    for file in sorted((MAIN / "kotlin").rglob("*.kt")):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for name, advice in of_line(line):
                yield f"{file.name}:{number}: {name}: {advice}"


def old_folders(folders):
    for folder in folders:
        version = re.search(r"-v(\d+)$", folder)
        if version and int(version.group(1)) <= MIN_SDK:
            yield f"res/{folder}: ObsoleteSdkInt: every phone that we run on is that new"


def declared(res):
    """Every resource with the place that declares it; of themes, only their names."""
    for file in sorted(res.rglob("*.xml")):
        kind = file.parent.name.split("-")[0]
        if kind == "values":
            text = file.read_text()
            for tag, name in re.findall(r'<(color|string|dimen|style|bool|integer) name="([^"]+)"', text):
                yield tag, name.replace(".", "_"), file
        else:
            yield kind, file.stem, file


def unused(res, texts):
    everything = "\n".join(texts)
    for kind, name, file in declared(res):
        named = re.search(rf"@\+?{kind}/{name}\b|\bR\.{kind}\.{name}\b", everything.replace("Theme.", "Theme_"))
        if not named:
            yield f"{file.name}: UnusedResources: nobody uses {kind} {name}"


def icons(res):
    for file in sorted(res.rglob("*.xml")):
        text = file.read_text()
        if "<adaptive-icon" in text and "<monochrome" not in text:
            yield f"{file.name}: MonochromeLauncherIcon: launchers that colour icons need one"


def attributes(manifest):
    meant = [int(number) for number in re.findall(r'tools:targetApi="(\d+)"', manifest)]
    for name, since in NEWER.items():
        if f"android:{name}=" in manifest and since > max([MIN_SDK, *meant]):
            yield f"AndroidManifest.xml: UnusedAttribute: {name} is of API {since}: tools:targetApi"


def check():
    res, manifest = MAIN / "res", (MAIN / "AndroidManifest.xml").read_text()
    texts = [file.read_text() for end in ("*.kt", "*.xml") for file in MAIN.rglob(end)]
    wrong = [*kotlin(), *old_folders(sorted(path.name for path in res.iterdir())),
             *unused(res, texts), *icons(res), *attributes(manifest)]
    if TARGET_SDK < COMPILE_SDK:
        wrong.append(f"OldTargetApi: targetSdk is {TARGET_SDK}, {COMPILE_SDK} is known")
    return wrong
