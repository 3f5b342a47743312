//===-- Call.h - a call with arguments and expectations ----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A Call says in the user's terms what to call and with what: scalars, and
// memrefs by sizes, strides, offset and contents. It is parsed from and printed
// as a CALL line, drawn at random for a CALL-RANDOM line (Random.h), and turned
// into an Input for the engines. Sizes, strides and offsets are in elements,
// everything named bytes or align in bytes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_CALL_H
#define MEMREF_CTS_CONFORMANCE_CALL_H

#include "conformance/CaseFile.h"
#include "conformance/words/Input.h"
#include "conformance/words/Outcome.h"
#include "conformance/words/Scalar.h"
#include "conformance/words/Verdict.h"

#include <optional>

namespace memref_cts::conformance {

enum class Fill : uint8_t { Graffiti, Zero, Ones };

/// A memref argument. Every field holds its final value.
struct MemrefArgument {
  bool unranked = false;
  refrt_type element = REFRT_NONE;
  std::vector<int64_t> sizes;
  std::vector<int64_t> strides;
  int64_t offset = 0;  // elements from the base of its buffer
  uint64_t bytes = 0;  // size of its buffer
  uint32_t align = 16; // of its buffer
  uint64_t start = 0;  // byte of its buffer at which the allocated pointer stands
  uint64_t lead = 0;   // bytes from the allocated to the aligned pointer; 0: they are equal
  Fill fill = Fill::Graffiti;
  int32_t sameAs = -1; // shares the buffer of that argument; bytes, align, start, lead and fill are the other's
  std::vector<ScalarBits> data; // leaves of the elements in row-major logical order, or empty
};

/// One argument: leaves of a scalar, complex or vector; or a memref.
struct Argument {
  bool isMemref = false;
  std::vector<ScalarBits> leaves;
  MemrefArgument memref;
};

/// An expected leaf: bits, or anything.
struct ExpectedLeaf {
  bool any = false; // whatever it is
  ScalarBits bits;
};

/// What a memref result must look like; empty optionals are not checked.
struct ExpectedMemref {
  std::optional<int64_t> offset;
  std::optional<std::vector<int64_t>> sizes;
  std::optional<std::vector<int64_t>> strides;
  std::optional<std::vector<ExpectedLeaf>> data;
  std::optional<int32_t> sameAs; // argument number; -1: fresh memory
};

/// What one result must be: the leaves of a value, or a memref.
struct ExpectedResult {
  bool isMemref = false;
  std::vector<ExpectedLeaf> leaves;
  ExpectedMemref memref;
};

/// Element values of an argument's view after the call.
struct ExpectedAfter {
  uint32_t argument = 0;
  std::vector<ExpectedLeaf> data;
};

/// What a call must end in: a trap, or results and the memory that it leaves.
struct Expectation {
  std::string text; // as it is written
  std::optional<refrt_trap> trap;
  std::vector<unsigned> trapLines;         // of the file, one of which the trap is on; empty: anywhere
  std::vector<std::string> trapOperations; // one of which traps; empty: any
  std::optional<std::vector<ExpectedResult>> results;
  std::vector<ExpectedAfter> after;
};

/// A call of a case: the entry, its arguments, and what must come of it.
struct Call {
  std::string entry;
  std::vector<Argument> arguments;
  std::optional<Expectation> expectation;
};

/// Parses the text of a CALL line against the types of `program`, which has to have the
/// function. Errors carry `path`, line and column of the offending word.
llvm::Expected<Call> parseCall(const refrt_program *program, llvm::StringRef path, const CallLine &line);

/// The entry name at the start of a call line, without the @ and without knowing any types.
/// Errors as those of parseCall.
llvm::Expected<std::string> entryOf(llvm::StringRef path, const CallLine &line);
/// How a call line begins: "@f", or with quotes where the name needs them.
std::string entryText(llvm::StringRef entry);

/// The CALL line (without "// CALL: ") that parses back to the same call;
/// expectations are not printed.
std::string printCall(const refrt_program *program, const Call &call);

/// The same for people: of a call with more scalars than `kMaxShownScalars` each list
/// shows its first ones and says how many it leaves out. That does not parse back.
std::string showCall(const refrt_program *program, const Call &call);
bool isShownWhole(const Call &call);
inline constexpr uint64_t kMaxShownScalars = 2048;

/// What the line of a call may say behind "->" if it came to this outcome: "3, [1, 2]", or "trap(assert)". "_" is a
/// result that is no number, or not decided in all its parts. "": there is nothing to expect.
std::string printOutcome(const refrt_program *program, const Call &call, const Outcome &outcome);

/// Lowest and highest element position of a view relative to its base, offset
/// included; {0, -1} when it has no element. False on overflow.
bool viewExtent(llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides, int64_t offset, int64_t &lowest,
                int64_t &highest);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_CALL_H
