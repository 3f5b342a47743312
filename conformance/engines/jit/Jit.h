//===-- Jit.h - lowered modules as native code -------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Worker side: translates what was made of several units into one LLVM
// module, compiles it for the host's baseline processor and links it. Judges
// signatures and the LLVM verifier's word; runs nothing.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_JIT_JIT_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_JIT_JIT_H

#include "conformance/engines/native/NativeRuntime.h"
#include "conformance/units/Units.h"

namespace memref_cts::conformance {

class Jit {
public:
  explicit Jit(StageTimes &times);
  ~Jit();

  /// What it replaces, `placement` and `form`: as in `Worker::compile`.
  CompileReply compile(Units &units, const std::vector<std::pair<uint32_t, std::string>> &entries, unsigned optLevel,
                       uint32_t placement, uint32_t form);
  /// A compiled entry, "" for the first one of the unit; nullptr if none.
  const NativeEntry *find(uint32_t unit, const std::string &entry, uint32_t form) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_JIT_JIT_H
