"""Puts a debug APK together, signs and verifies it: all but our own library, which needs the NDK."""

import shutil
import subprocess
import zipfile

import shrink
from places import AARS, MIN_SDK, OUT, run, say

ABIS = ("arm64-v8a", "x86_64")


def add_code_and_libraries(apk, dex):
    with zipfile.ZipFile(apk, "a", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(dex.glob("classes*.dex")):
            archive.write(file, file.name)
        for abi in ABIS:
            for library in sorted((AARS / "app").glob(f"*/jni/{abi}/*.so")):
                archive.write(library, f"lib/{abi}/{library.name}", zipfile.ZIP_STORED)


def key():
    store = OUT / "debug.jks"
    if not store.exists():
        run("keytool", "-genkeypair", "-keystore", store, "-storepass", "android", "-keypass",
            "android", "-alias", "debug", "-dname", "CN=debug", "-keyalg", "RSA", "-keysize",
            "2048", "-validity", "10000", stderr=subprocess.DEVNULL)
    return store


def main():
    out = shrink.place("apk")
    dex = shrink.place("apk/dex")
    say("dex")
    shrink.r8("D8", "--debug", "--min-api", MIN_SDK, "--output", dex, *shrink.classes(out))
    raw, aligned, signed = out / "raw.apk", out / "aligned.apk", out / "tallystone-debug.apk"
    shutil.copy(OUT / "app" / "res.apk", raw)
    add_code_and_libraries(raw, dex)
    say("sign and verify")
    # With -p libraries begin on whole pages.
    run("zipalign", "-p", "-f", "4", raw, aligned)
    run("zipalign", "-c", "-p", "4", aligned)
    run("apksigner", "sign", "--ks", key(), "--ks-pass", "pass:android", "--min-sdk-version",
        MIN_SDK, "--out", signed, aligned)
    run("apksigner", "verify", "--verbose", "--min-sdk-version", MIN_SDK, signed)
    manifest = (OUT / "app" / "AndroidManifest.xml").read_text()
    if "android.permission.INTERNET" in manifest:
        raise SystemExit("the merged manifest asks for the network: find out which library does")
    say(f"{signed.name}: {signed.stat().st_size} bytes")
