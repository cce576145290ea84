"""The shell lines of the Mac's workflow, run dry: what only a Mac has is stood in for by programs that
look at what they are asked for."""

import os
import re
import shutil
import stat
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
WORKFLOW = ROOT / ".github" / "workflows" / "ios.yml"
JOB = yaml.safe_load(WORKFLOW.read_text())["jobs"]["app"]
STEPS = [step for step in JOB["steps"] if "run" in step]

# Each writes down how it was called.
TELLS = '#!/bin/sh\nprintf "%s" "$(basename "$0")" >> "$CALLS"\nprintf "\\t%s" "$@" >> "$CALLS"\necho >> "$CALLS"\n'


def test_every_step_says_that_it_has_never_run():
    assert all(step["name"].endswith("(never run)") for step in JOB["steps"])


class Machine:
    """A copy of what the steps touch, on a machine whose programs only tell."""

    def __init__(self, folder):
        self.root, self.calls_file = folder / "repository", folder / "calls"
        for name in ["ios/build-rust.sh", "ios/TallystoneKit/Package.swift", "Cargo.toml"]:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        shutil.copytree(ROOT / "ios/Tallystone.xcodeproj", self.root / "ios/Tallystone.xcodeproj")
        made = "for f in TallystoneCore.swift TallystoneError.swift tallystoneFFI.h; do echo x > \"$2/$f\"; done"
        bindgen = self.root / "target" / "debug" / "tallystone-bindgen"
        self.bin = folder / "bin"
        for program in ["cargo", "rustup", "swift", "xcodebuild"]:
            self.program(self.bin / program, TELLS)
        self.program(bindgen, f"#!/bin/sh\n{made}\n")

    @staticmethod
    def program(file, text):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(file.stat().st_mode | stat.S_IXUSR)

    def run(self, step):
        """As the runner does it, and what was called then."""
        self.calls_file.write_text("")
        environment = {
            "PATH": f"{self.bin}:/usr/bin:/bin", "HOME": str(self.root), "CALLS": str(self.calls_file)
        }
        for name, value in step.get("env", {}).items():
            environment[name] = value.replace("${{ github.workspace }}", str(self.root))
        assert not any("${{" in value for value in environment.values())
        assert "${{" not in step["run"]
        # The build script hands cargo no variable but its own, so that one tells elsewhere.
        self.program(self.bin / "cargo", TELLS.replace('"$CALLS"', f'"{self.calls_file}"'))
        shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
        done = subprocess.run(shell, cwd=self.root, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return [line.split("\t") for line in self.calls_file.read_text().splitlines()]


@pytest.fixture
def machine(tmp_path):
    return Machine(tmp_path)


def step(words):
    (found,) = [it for it in STEPS if words in it["run"]]
    return found


def after(call, word):
    return call[call.index(word) + 1]


def packages():
    for manifest in ROOT.glob("*/Cargo.toml"):
        text = manifest.read_text()
        yield from ((name, text) for name in re.findall(r'^name = "([\w-]+)"', text, re.MULTILINE))


@pytest.mark.parametrize("nth", range(len(STEPS)))
def test_every_step_calls_something(machine, nth):
    assert machine.run(STEPS[nth])


def test_rust_gets_the_targets_that_the_build_script_asks_for(machine):
    ((program, *words),) = machine.run(step("rustup"))
    script = (ROOT / "ios" / "build-rust.sh").read_text()
    targets = words[2:]
    assert (program, words[:2]) == ("rustup", ["target", "add"])
    assert sorted(targets) == sorted(set(re.findall(r"[\w]+-apple-ios(?:-sim)?", script)))


def test_the_binding_is_put_where_the_package_has_it(machine):
    calls = machine.run(step("build-rust.sh bindings"))
    assert [call[0] for call in calls] == ["cargo"] * len(calls)
    kit = machine.root / "ios" / "TallystoneKit" / "Sources"
    assert (kit / "TallystoneCore" / "TallystoneCore.swift").is_file()
    assert (kit / "tallystoneFFI" / "include" / "tallystoneFFI.h").is_file()


def test_the_model_is_tested_against_the_library_that_was_built(machine):
    cargo, swift = machine.run(step("swift test"))
    manifests = dict(packages())
    assert after(cargo, "--features") in manifests[after(cargo, "--package")]
    assert (ROOT / after(swift, "--package-path") / "Package.swift").is_file()
    assert after(swift, "-Xlinker") == f"-L{machine.root}/target/debug"


@pytest.mark.parametrize("platform", ["iOS Simulator", "iOS"])
def test_the_app_is_built_by_its_project_and_scheme(machine, platform):
    ((program, *words),) = machine.run(step(f"platform={platform}'"))
    project = ROOT / after(words, "-project")
    assert program == "xcodebuild" and words[-1] == "build"
    assert (project / "project.pbxproj").is_file()
    schemes = project / "xcshareddata" / "xcschemes"
    assert (schemes / f"{after(words, '-scheme')}.xcscheme").is_file()
    assert after(words, "-destination") == f"generic/platform={platform}"


def test_the_chore_that_is_called_exists(machine):
    ((program, *words),) = machine.run(step("xtask"))
    chores = (ROOT / "xtask" / "src" / "chores.rs").read_text()
    assert program == "cargo" and words[0] == "xtask"
    assert f'name: "{" ".join(words[1:])}"' in chores
