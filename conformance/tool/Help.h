//===-- Help.h - what memref-cts prints about itself -------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Help of the tool and of a subcommand: options as they are registered, then the
// examples and exit codes of the subcommand's object. ci/release/write_manual.py reads this
// text, and makes man pages, completions and the page of commands.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_HELP_H
#define MEMREF_CTS_CONFORMANCE_TOOL_HELP_H

#include "conformance/Tool.h"

namespace memref_cts::conformance {

/// What `memref-cts --help` prints.
void printHelp(llvm::raw_ostream &os);
/// What `memref-cts SUBCOMMAND --help` prints.
void printHelp(llvm::raw_ostream &os, const Subcommand &subcommand);
/// `memref-cts help [SUBCOMMAND]`: `words` are what follows. Returns the exit code.
int helpCommand(llvm::ArrayRef<char *> words);
/// Whether the words of a subcommand's command line ask for help.
bool asksForHelp(llvm::ArrayRef<char *> words);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_HELP_H
