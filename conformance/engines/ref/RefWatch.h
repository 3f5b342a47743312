//===-- RefWatch.h - hooks around a run of engine ref -----------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For Debugger.cpp, which needs the machine while its memory still stands. Must
// not change what the engine sees.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ENGINES_REF_REFWATCH_H
#define MEMREF_CTS_CONFORMANCE_ENGINES_REF_REFWATCH_H

#include "conformance/Engine.h"
#include "refrt/refrt.h"

namespace memref_cts::conformance {

class RefWatch {
public:
  virtual ~RefWatch() = default;
  /// Right before the call; arguments are in place.
  virtual void before(refrt_vm *vm) = 0;
  /// Right after it, whatever happened.
  virtual void after(refrt_vm *vm, llvm::ArrayRef<refrt_value> results, const refrt_outcome &outcome) = 0;
  /// Whether access() is called, which costs every access of a run. Asked once.
  virtual bool wantsAccesses() const { return false; }
  /// In between: an access to `size` bytes of Input::buffers[buffer] that was found right, right before it is made.
  virtual void access(uint32_t buffer, uint64_t offset, uint64_t size, bool isWrite) {
    (void)buffer, (void)offset, (void)size, (void)isWrite;
  }
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ENGINES_REF_REFWATCH_H
