//===-- CheckCommand.h - memref-cts check -----------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What Options.cpp registers, since check and run share options. The exit codes are those of
// spec/flow.md#exit-codes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_CHECKCOMMAND_H
#define MEMREF_CTS_CONFORMANCE_TOOL_CHECKCOMMAND_H

namespace memref_cts::conformance {

int checkCommand();

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_CHECKCOMMAND_H
