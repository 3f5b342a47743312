//===-- LackOfMemory.h - what the kernel ends where memory is short -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the tool can say what happened, so that it has to be the last one to go.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_PROCESS_LACKOFMEMORY_H
#define MEMREF_CTS_CONFORMANCE_PROCESS_LACKOFMEMORY_H

namespace memref_cts::conformance {

/// Where memory is short, the kernel ends this process, and what it starts from now on, before the tool. System calls
/// only, so that a child may call it before it becomes a program.
void endBeforeTool();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_PROCESS_LACKOFMEMORY_H
