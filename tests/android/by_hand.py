#!/usr/bin/env python3
"""Uses the app by hand, one call for one command: it runs in the background, `host.py play` is it.

    by_hand.py start [--folder DIR] [--size small|phone|tablet] [--language de] [--font 1.3] [--night]
    by_hand.py tap 120 300          in dp; `start` says how many pixels of a picture are one
    by_hand.py tap "To the table"   what a control says or shows; '#2' for the second of them
    by_hand.py hold 120 300 | swipe 200 600 200 200 | type Ada | key BACK | look | nodes
    by_hand.py quit

Each prints the path of a new picture of the screen. --folder DIR, after the command, says which app
is meant where several run."""

import argparse
import os
import subprocess
import sys
import time
import uuid

from pathlib import Path

from places import HERE, OUT, fresh

START_SECONDS, ANSWER_SECONDS = 600, 120


class Gone(Exception):
    """No app reads what is said."""


class Running:
    """An app in the background, by its folder."""

    def __init__(self, folder):
        self.folder = folder.resolve()
        self.commands, self.answers, self.log = (
            self.folder / name for name in ("commands", "answers", "log"))

    def pipe(self):
        """To write to; there is none where nobody reads."""
        try:
            return open(os.open(self.commands, os.O_WRONLY | os.O_NONBLOCK), "w")
        except OSError as none:
            raise Gone(f"No app runs in {self.folder}; by_hand.py start starts one.") from none

    def send(self, line):
        with self.pipe() as pipe:
            pipe.write(f"{line}\n")

    def is_there(self):
        try:
            self.pipe().close()
        except Gone:
            return False
        return True

    def wait(self, mark, seconds):
        """The lines after the mark up to the picture; without a mark, those up to the first one."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            there = self.is_there()
            lines = self.answers.read_text().splitlines(keepends=True)
            if mark is None or mark in lines:
                answer = lines[lines.index(mark) + 1 if mark else 0:]
                for number, line in enumerate(answer):
                    if line.endswith(".png\n"):
                        return answer[:number + 1]
            if not there:
                raise Gone(f"The app has ended:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.05)
        raise Gone(f"No answer in {seconds} s; see {self.log}")

    def start(self, words):
        if self.is_there():
            raise Gone(f"An app runs in {self.folder} already; quit ends it.")
        fresh(self.folder)
        os.mkfifo(self.commands)
        # Open to both sides: it does not end when one who wrote goes away.
        pipe = os.open(self.commands, os.O_RDWR)
        with open(self.answers, "w") as answers, open(self.log, "w") as log:
            subprocess.Popen([sys.executable, HERE / "host.py", "play", "--folder", self.folder, *words],
                             stdin=pipe, stdout=answers, stderr=log, start_new_session=True)
        os.close(pipe)
        return self.wait(None, START_SECONDS)[-2:]

    def ask(self, words):
        mark = f"@{uuid.uuid4().hex}"
        said = [f'"{word}"' if " " in word and words[0] != "type" else word for word in words]
        self.send(f"{mark} {' '.join(said)}")
        return self.wait(f"{mark}\n", ANSWER_SECONDS)


def main():
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("--folder", type=Path, default=OUT / "by-hand")
    asked, words = parser.parse_known_args()
    app = Running(asked.folder)
    try:
        if asked.command == "start":
            answer = app.start(words)
        elif asked.command == "quit":
            answer = app.send("quit") or []
        else:
            answer = app.ask([asked.command, *words])
    except Gone as gone:
        return str(gone)
    print("".join(answer), end="")


if __name__ == "__main__":
    sys.exit(main())
