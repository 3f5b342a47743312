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

#include "conformance/Engine.h"
#include "conformance/case/Random.h"
#include "conformance/words/Cause.h"
#include "lowering/ProgramPtr.h"

namespace memref_cts::conformance {

using Program = lowering::ProgramPtr;

/// Parses and verifies refrt program text. Errors begin with `name`.
llvm::Expected<Program> programFromText(llvm::StringRef name, llvm::StringRef text);

/// Calls of one line of a case file, or of one --call. Its program outlives it. Used
/// by one thread at a time.
struct CallSource {
  unsigned line = 0; // 0: not of a line of the file
  std::string text;  // of an explicit call, with what is expected of it
  std::string entry;
  std::optional<Call> call; // explicit
  std::optional<RandomCalls> random;
  uint64_t count = 1;
  uint64_t seed = 1;
  uint64_t first = 0; // of random calls: the number that the first one has for its seed
  bool isOne = false; // random, but there is nothing to draw: `count` is 1 at most

  /// The options that make call `number` alone again: " --at=12#3 --seed=7".
  std::string at(uint64_t number) const;
  /// "path:line", or what has no line: "--call", "path".
  std::string place(llvm::StringRef path) const;
  const refrt_program *program = nullptr;
  std::shared_ptr<Engine> reference; // of free random calls, which have to be defined

  /// Call `number`, below `count`, of this source, reusing the memory of `out`. Errors are
  /// those of RandomCalls::draw; an explicit call has none. A free random call that
  /// is undefined is drawn again, as often as it can be; every sixteenth is not, so that
  /// undefined behaviour stays in sight.
  llvm::Error get(uint64_t number, Call &out) const;
};

/// Keeps one call: that of line `LINE`, number `N` (from 1 on) of a random line as
/// `LINE#N`, of a file without call lines as `#N`. Another text, or none of the
/// file's: an error.
llvm::Error keepOnly(std::vector<CallSource> &sources, llvm::StringRef at);

/// `makeRefEngine`, which who only parses calls need not link.
using MakeReference = llvm::Expected<std::unique_ptr<MachineEngine>> (*)(const refrt_program *program,
                                                                         llvm::StringRef entry,
                                                                         const RunLimits &limits);

/// The call lines of `file` against its program; `onlyCalls`, if not empty, are
/// used instead of them. A file without call lines calls its only public
/// function at random. Random calls keep `promises`. `random`, `seed`: instead of what
/// the lines say. Without `makeReference` free calls are drawn once. An error is that of
/// a line, with its place, or says that the file has nothing to call. `program` outlives
/// the result.
llvm::Expected<std::vector<CallSource>> callSources(const refrt_program *program, const CaseFile &file,
                                                    const ArgumentPromises &promises,
                                                    llvm::ArrayRef<std::string> onlyCalls,
                                                    std::optional<uint64_t> random, std::optional<uint64_t> seed,
                                                    MakeReference makeReference);

/// Adds random calls of public functions with a body that no source calls yet: everything is derived from their types.
/// `only`: of these functions alone; empty: of all. A function whose calls cannot be drawn goes to `left`, with the
/// reason. `random`, `seed`, `makeReference` as in callSources().
llvm::Error addFreeSources(const refrt_program *program, const ArgumentPromises &promises,
                           llvm::ArrayRef<std::string> only, std::optional<uint64_t> random,
                           std::optional<uint64_t> seed, MakeReference makeReference, std::vector<CallSource> &sources,
                           std::vector<std::pair<std::string, std::string>> &left);

/// A call line of a function that the reference machine refuses.
struct RefusedCall {
  unsigned line = 0; // 0: not of a line of the file
  std::string entry;
  Refusal refusal;
};

/// Takes the calls of `refused` functions, each with its reason, out of the lines of
/// `file` and out of `onlyCalls`, in their order.
std::vector<RefusedCall> takeRefusedCalls(CaseFile &file, std::vector<std::string> &onlyCalls,
                                          const RefusedFunctions &refused);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_SOURCE_H
