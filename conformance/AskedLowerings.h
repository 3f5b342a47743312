//===-- AskedLowerings.h - lowerings as a run asks for them -----*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether there is such a lowering and whether it takes what a case says; how a command
// names it.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_ASKEDLOWERINGS_H
#define MEMREF_CTS_CONFORMANCE_ASKEDLOWERINGS_H

#include "conformance/CaseFile.h"
#include "conformance/CheckConfig.h"

#include <functional>
#include <map>

namespace memref_cts::conformance {

/// What is wrong with an option of the case that no lowering takes, with its place.
/// It is misspelt: a refusal by all would be counted as what it is not. The result is "" if
/// nothing is wrong, or one of `lowerings` takes whatever it is given.
std::string unknownOption(const CaseFile &file, llvm::ArrayRef<LoweringSpec> lowerings);

/// Tries each pipeline and each command on an empty module, so that a typing
/// error is one message before the first case and not a refusal of every case. Once
/// `stop`, which is not empty, is true the others are not tried. `place`: where the lowering that is at fault
/// is written, to begin the message; "" on the command line.
llvm::Error checkLowerings(const CheckConfig &config, const std::function<bool()> &stop,
                           const std::function<std::string(const LoweringSpec &, const Cause &)> &place = nullptr);

/// The passes of a pipeline, those of registered pipelines in it as well, as text. Its own
/// text if it does not parse, or if its passes end the process.
std::string allPasses(const LoweringSpec &pipeline, const WorkerOptions &options);

/// What a lowering is, without its name: words of a variant and a pipeline, a command, or a
/// row of the table.
std::string loweringText(const LoweringSpec &lowering);
/// " --lowering=..." and the like: what a replay command repeats of a lowering.
std::string loweringOption(const LoweringSpec &lowering);

/// --as: from `names`, those of this run, to `aliases`, those that an earlier run has; nothing
/// where no alias is given. `what` has the names: "lowering". An error: not one for each, or one twice.
llvm::Expected<std::map<std::string, std::string>> namesAs(llvm::ArrayRef<std::string> names,
                                                           llvm::ArrayRef<std::string> aliases, llvm::StringRef what);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_ASKEDLOWERINGS_H
