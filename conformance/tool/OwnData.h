//===-- OwnData.h - the tool's own files ------------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds what is installed or stands in the source tree with the tool.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_TOOL_OWNDATA_H
#define MEMREF_CTS_CONFORMANCE_TOOL_OWNDATA_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include <string>

namespace memref_cts::conformance {

/// A file of this tool's own data, such as "clauses.tsv" or "waivers.yaml". It is in the
/// folder `conformance` of $MEMREF_CTS_DATA if that is set, else of the installation, else of the
/// source tree around the tool. An error says where it was looked for, or that the data is
/// of another version.
llvm::Expected<std::string> ownFile(llvm::StringRef name);
/// The same for a file outside of `conformance`, by its path in the source tree, such as
/// "ci/hosts/user/github.yml".
llvm::Expected<std::string> ownFileAt(llvm::StringRef path);
/// What a subcommand reads if it is not told: ownFile(), but a tool that is not installed
/// prefers the source tree around the current folder.
llvm::Expected<std::string> dataFile(llvm::StringRef name);
/// Where a document is in the installation, or else its path in the source tree, by that
/// path.
std::string documentAt(llvm::StringRef path);
/// An error where the folder that MEMREF_CTS_DATA names holds no data of this version, or that of an installation
/// has another version. What else is missing there is told by what needs it.
llvm::Error checkData();
/// Prints the folder of ownFile(), or an error. Returns the exit code.
int printOwnFolder();
/// That folder, or "" where there is none.
std::string ownFolder();
/// The SHA-256 of a file in hexadecimal digits, or "" if it cannot be read.
std::string hashOfFile(const llvm::Twine &path);
/// A test binary of the build around the tool, or of the installation; it need not exist.
std::string testBinary(llvm::StringRef name);
/// Whether clauses.tsv and mustpass.txt beside each other are those that this tool was
/// built with, or those of the source tree around it.
bool areOwnLists(llvm::StringRef registry, llvm::StringRef mustpass);
/// Which of the files differ from what the installation of the registry brought, in
/// words, or "". A source tree has no list to compare with. `files`: all cases.
std::string changedCases(llvm::StringRef registry, llvm::ArrayRef<std::string> files);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_TOOL_OWNDATA_H
