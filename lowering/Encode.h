//===- Encode.h - MLIR modules as programs of refrt -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns a module of source dialects, of the LLVM dialect, or of both mixed,
// into a refrt program. Never changes the module and never interprets it: what
// an operation means is refrt's business, what it is called is the business of
// `encode/OpTable.def`. What has no encoding is a refusal, not an error.
//
//===----------------------------------------------------------------------===//

#ifndef MEMREF_CTS_LOWERING_ENCODE_H
#define MEMREF_CTS_LOWERING_ENCODE_H

#include "lowering/ProgramPtr.h"
#include "refrt/refrt.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace mlir {
class ModuleOp;
} // namespace mlir

namespace memref_cts::lowering {

/// What is encoded, and how types lie in memory.
struct EncodeOptions {
  /// Width of index in bits; 0: the module's data layout decides, else 64.
  unsigned indexBits = 0;
  /// An LLVM data layout string for modules that carry none; empty: x86-64.
  std::string dataLayout;
  /// Encode only these functions and what they refer to; empty: everything
  /// that is defined, and what that refers to.
  std::vector<std::string> entries;
  /// Symbols of the module that are left out. Whatever refers to one is refused.
  llvm::StringSet<> without;
  /// Verify (and freeze) the program before it is returned.
  bool verify = true;
  /// Encode operations whose result is only approximate. Otherwise they are
  /// refused: what they give cannot be compared without a tolerance.
  bool approximate = false;
  /// Encode complex.div by its basic formula, (ac + bd) / (cc + dd) and
  /// (bc - ad) / (cc + dd). Otherwise it is refused: the operation does not say
  /// which formula is meant.
  bool basicComplexDivision = false;
  /// The number that llvm.ptrtoint makes of an address is a choice of the machine.
  /// So is what follows from it, and what llvm.icmp of pointers gives, where other
  /// addresses give another answer. For programs whose results are compared with
  /// those of a run that has its memory elsewhere.
  bool openAddresses = false;
  /// Promises that nothing checks (docs/promises.md) are taken as kept, and
  /// counted. Otherwise they are refused.
  bool acceptPromises = false;
  /// The program that this one is a lowering of, or null. Calls of functions
  /// outside that it has are compared, and stay calls; those that the lowering
  /// added are what C says that they do.
  const refrt_program *source = nullptr;
  /// Passed to refrt_program_create; null: refrt's defaults.
  const refrt_config *config = nullptr;
};

/// Kind of a refusal. Reports count refusals by kind.
enum class RefusalKind {
#define MEMREF_CTS_REFUSAL(NAME, TEXT) NAME,
#include "lowering/Refusals.def"
};
llvm::StringRef getRefusalKindName(RefusalKind kind);

/// Equal refusals (all but the location) are counted, not repeated.
struct EncodeRefusal {
  RefusalKind kind;
  std::string op;       ///< e.g. "memref.view"
  std::string type;     ///< the type that stood in the way, or ""
  std::string location; ///< "file:line:column" of the first one, or "unknown"
  std::string reason;   ///< one sentence without a full stop
  unsigned count;

  /// "location: op: reason (type) [kind, count times]"
  std::string str() const;
};

/// Promises that are taken as kept: those that say little (`noalias`, that a
/// function returns), and what EncodeOptions::acceptPromises adds.
struct AcceptedPromise {
  std::string name; ///< the attribute's, e.g. "tbaa"
  unsigned count;
};

/// A symbol of the module, and what was refused in it.
struct RefusedSymbol {
  std::string name;
  std::vector<EncodeRefusal> refusals; ///< at least one; locations are those in the symbol
};

/// A program, or what stands in its way.
struct EncodeResult {
  /// Null exactly when something was refused.
  ProgramPtr program;
  std::vector<EncodeRefusal> refusals;
  /// Symbols of the module in which something was refused, each once: what is left
  /// may be encoded without them (EncodeOptions::without). Empty: nothing was
  /// refused, or what was stands against the module as a whole.
  std::vector<RefusedSymbol> refusedSymbols;
  std::vector<AcceptedPromise> accepted; ///< each name once, in order
};

/// What the encoder does with an operation.
struct EncodedOperation {
  /// What becomes of it.
  enum Kind {
    Instruction, ///< becomes instructions of `opcodes`, perhaps not all of them
    NoEffect,    ///< nothing at run time; `reason` says why
    TopLevel,    ///< a function or global, seen by the walk over the module
    Refused      ///< `reason` says why
  };
  std::string name; ///< e.g. "memref.load"
  Kind kind;
  std::vector<refrt_opcode> opcodes;
  std::string reason;
};
/// All operations that the encoder knows, in the order of its table: dialects
/// one after the other.
std::vector<EncodedOperation> encodedOperations();

/// Encodes `module`, which must verify. What MLIR verifies and refrt's verifier
/// still rejects is a refusal of kind Invalid. An error is a broken harness: no
/// memory, an unknown entry, or a data layout string that does not parse.
llvm::Expected<EncodeResult> encodeModule(mlir::ModuleOp module, const EncodeOptions &options = {});

} // namespace memref_cts::lowering

#endif // MEMREF_CTS_LOWERING_ENCODE_H
