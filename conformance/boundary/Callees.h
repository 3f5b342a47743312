//===-- Callees.h - external functions that programs may call ----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of callees.def and the `probe_` functions: what signature each needs
// and what it computes. Both sides use this file for scalars; what reads memref
// arguments is written twice (here over refrt, in dot.c over C pointers).
//
// A probe returns, for its k-th result leaf, a number derived from:
//   h = fnv1a(name); h = mix(h ^ ordinal);
//   for each argument leaf that is an integer, index or float and no part of a
//   memref: h = mix(h ^ lo); h = mix(h ^ hi)   (every NaN counts as one NaN)
//   r = mix(h + k)
// with mix = the splitmix64 finaliser. `ordinal` is the number of external calls before this one in
// the run, those of C's mathematical functions not counted. Integers take the low bits of {r,
// mix(r)}, index values r mod 1024, floats a small finite number of their kind.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_CALLEES_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_CALLEES_H

#include "conformance/boundary/LeafPlan.h"
#include "llvm/ADT/StringRef.h"

namespace memref_cts::conformance {

constexpr int kAnyRank = -1;

struct Callee {
  enum Kind : uint8_t { F32x1, F32x2, F64x1, F64x2, DotF32, Probe, PrintMemref, Clock } kind = Probe;
  const char *name = "probe_"; // of the row
  bool prints = false;         // a call is observed also where the source has none
  const char *element = "";    // of PrintMemref, as MLIR writes the type
  int rank = 0;                // ... of its memref, kAnyRank: unranked
  union {
    float (*f32x1)(float);
    float (*f32x2)(float, float);
    double (*f64x1)(double);
    double (*f64x2)(double, double);
  };
  Callee() : f32x1(nullptr) {}
  /// A mathematical function of C's library (CallEvent::library).
  bool isLibrary() const { return kind < DotF32; }
  /// Compiled code calls a function of C for it; else the tool answers.
  bool isFunctionOfC() const { return kind <= DotF32; }
};

/// nullptr when no such function is provided.
const Callee *findCallee(llvm::StringRef name);
/// Whether a lowering may call it all the same: no fault, but nothing to run.
bool isLeftOut(llvm::StringRef name);
/// Names of those provided, for messages.
std::string providedCallees();

/// Why the function cannot be provided with the signature of `plan`, or "".
std::string checkCallee(const Callee &callee, const refrt_program *program, const FunctionPlan &plan);

/// Results of every kind but DotF32. A clock shows `ordinal` seconds. A poison or undef operand makes the
/// results poison.
void callScalar(const Callee &callee, const FunctionPlan &plan, uint64_t ordinal, const refrt_value *args,
                refrt_value *results);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_CALLEES_H
