//===-- Options.cpp - command line of memref-cts ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options that more than one subcommand understands.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/Options.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace memref_cts::conformance::options {

cl::SubCommand check("check", "Lower, execute and compare case files with the reference machine");
cl::SubCommand run("run", "Run case files on the reference machine alone");
cl::OptionCategory category("memref-cts options");

cl::list<std::string> files(cl::Positional, cl::desc("FILE..."), cl::sub(check), cl::sub(run), cl::cat(category));
cl::opt<std::string> call("call", cl::value_desc("@f(...)"),
                          cl::desc("Call this instead of the CALL lines of the file"), cl::sub(check), cl::sub(run),
                          cl::cat(category));
cl::opt<uint64_t> random("random", cl::value_desc("N"), cl::desc("Random calls per CALL-RANDOM line (default: its count)"),
                         cl::sub(check), cl::sub(run), cl::cat(category));
cl::opt<uint64_t> seed("seed", cl::value_desc("S"), cl::desc("Seed of random calls (default: the line's, or 1)"),
                       cl::sub(check), cl::sub(run), cl::cat(category));
cl::opt<uint64_t> fuel("max-steps", cl::value_desc("N"), cl::init(RunLimits().maxSteps),
                       cl::desc("Instructions per run on the reference machine (default 20000000)"), cl::sub(check),
                       cl::sub(run), cl::cat(category));
cl::opt<uint64_t> memory("max-bytes", cl::value_desc("N"), cl::init(RunLimits().maxBytes),
                         cl::desc("Bytes of program memory alive at once (default 268435456)"), cl::sub(check),
                         cl::sub(run), cl::cat(category));
cl::opt<std::string> json("json", cl::value_desc("FILE"), cl::desc("Also write the report as JSON ('-': standard output)"),
                          cl::sub(check), cl::sub(run), cl::cat(category));
cl::opt<cl::boolOrDefault> colour("color", cl::desc("Use colour (default: on a terminal)"), cl::sub(check), cl::sub(run),
                                  cl::cat(category));

RunLimits limits() {
  RunLimits limits;
  limits.maxSteps = fuel;
  limits.maxBytes = memory;
  return limits;
}

std::optional<uint64_t> givenRandom() {
  return random.getNumOccurrences() ? std::optional<uint64_t>(random) : std::nullopt;
}

std::optional<uint64_t> givenSeed() { return seed.getNumOccurrences() ? std::optional<uint64_t>(seed) : std::nullopt; }

Error writeFile(StringRef path, StringRef text) {
  sys::fs::file_status status;
  bool exists = !sys::fs::status(path, status);
  if (exists && !sys::fs::is_regular_file(status) && !sys::fs::is_directory(status)) {
    std::error_code code;
    raw_fd_ostream os(path, code);
    if (code)
      return errorCodeToError(code);
    os << text;
    os.close();
    code = os.error();
    os.clear_error();
    return errorCodeToError(code);
  }
  // A link keeps pointing where it did: the file behind it is replaced.
  SmallString<128> target(path);
  if (exists && path != "-")
    if (std::error_code code = sys::fs::real_path(path, target))
      return errorCodeToError(code);
  return writeToOutput(target, [&](raw_ostream &os) -> Error {
    os << text;
    return Error::success();
  });
}

bool useColour(bool isTerminal) {
  return colour == cl::BOU_UNSET ? isTerminal : colour == cl::BOU_TRUE;
}

int usageError(const Twine &what) {
  errs() << "memref-cts: error: " << what << '\n';
  return 2;
}

} // namespace memref_cts::conformance::options
