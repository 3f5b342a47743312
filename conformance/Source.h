//===-- Source.h - a source program ready to be called -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Owns a verified refrt program and the call lines that go with it, as sources
// of calls: explicit ones and random ones, numbered through.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_SOURCE_H
#define MEMREF_CTS_CONFORMANCE_SOURCE_H

#include "conformance/Random.h"

namespace memref_cts::conformance {

struct ProgramDeleter {
  void operator()(refrt_program *program) const { refrt_program_destroy(program); }
};
using Program = std::unique_ptr<refrt_program, ProgramDeleter>;

/// Parses and verifies refrt program text.
llvm::Expected<Program> programFromText(llvm::StringRef name, llvm::StringRef text);

/// Calls of one line of a case file, or of one --call.
struct CallSource {
  unsigned line = 0; // 0: not of a line of the file
  std::string text;  // of an explicit call, with what is expected of it
  std::string entry;
  std::optional<Call> call; // explicit
  std::optional<RandomCalls> random;
  uint64_t count = 1;
  uint64_t seed = 1;

  /// "path:line", or what has no line: "--call", "path".
  std::string place(llvm::StringRef path) const;
  /// Call `number` of this source, reusing the memory of `out`.
  llvm::Error get(uint64_t number, Call &out) const;
};

/// The call lines of `file` against its program; `onlyCalls`, if not empty, are
/// used instead of them. A file without call lines calls its only public
/// function at random. Random calls keep `promises`.
llvm::Expected<std::vector<CallSource>> callSources(const refrt_program *program, const CaseFile &file,
                                                    const ArgumentPromises &promises,
                                                    llvm::ArrayRef<std::string> onlyCalls, std::optional<uint64_t> random,
                                                    std::optional<uint64_t> seed);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SOURCE_H
