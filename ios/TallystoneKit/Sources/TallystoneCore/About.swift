// The generated binding lies beside this file, which is here so that the target is never empty:
// `ios/build-rust.sh bindings` writes it. Its contract is `udl/tallystone.udl`.
