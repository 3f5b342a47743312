//===-- Options.cpp - command line of memref-cts ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Options that more than one subcommand understands.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/Options.h"

#include "llvm/ADT/StringExtras.h"

#include "conformance/tool/CheckCommand.h"
#include "conformance/tool/RunCommand.h"

using namespace llvm;
using namespace memref_cts::conformance;

namespace memref_cts::conformance::options {

Subcommand check("check", "FILE...", "Lower, execute and compare case files with the reference machine", checkCommand,
                 {{{"memref-cts check case.mlir",
                    "Check the calls of the case under ours and upstream, on engines ref-llvm and jit"},
                   {"memref-cts check case.mlir --random=200 -O2 --json=report.json",
                    "Make 200 random calls a line, optimise the native code, write the report as JSON"},
                   {"memref-cts check case.mlir "
                    "--lowering-pipeline='builtin.module(expand-strided-metadata,finalize-memref-to-llvm,convert-func-"
                    "to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)'",
                    "Check a pass pipeline of mlir-opt"},
                   {"memref-cts check case.mlir --lowering-cmd='memref-cts-opt --lower-to-llvm'",
                    "Check a command that reads a module and prints the lowered one"}},
                  "no findings, or all of them have waivers",
                  "findings, or too many calls that could not be checked",
                  "conformance/docs/verdicts.md"});
Subcommand run("run", "FILE...", "Run case files, or what a lowering makes of them, on the reference machine only",
               runCommand,
               {{{"memref-cts run case.mlir", "Make the calls of the case, and print what they give"},
                 {"memref-cts run case.mlir --call='@set(memref<sizes=[2,3]>, 1, 0, 7)' --trace",
                  "Make one call, and log every step"},
                 {"memref-cts run case.mlir --call='@set(memref<sizes=[2,3]>, 2, 0, 7)'",
                  "Make a call with undefined behaviour: the tool explains it"},
                 {"memref-cts run case.mlir --call='@set(memref<sizes=[2,3]>, 1, 0, 7)' --lowering=ours --trace",
                  "Make one call on what a lowering makes of the case, and log every step"}},
                "every call returned, failed a cf.assert, or ended as its line expects",
                "a call had undefined behaviour, was refused, or ended otherwise than its line expects",
                "conformance/docs/debugging.md"});

const ProjectOption projectOfRun(run);
CaseFilesOption files(check, &run);
cl::list<std::string> calls("call", cl::value_desc("@f(...)"),
                            cl::desc("Call this instead of the CALL lines of the file; may be repeated"),
                            cl::sub(check), cl::sub(run), cl::cat(toolCategory()));
cl::opt<std::string> at("at", cl::value_desc("LINE[#N]"),
                        cl::desc("Make only this call: the CALL line at LINE, call N of the CALL-RANDOM line at LINE, "
                                 "or call #N of a file without call lines. Reports use this form for calls that are "
                                 "too long to print"),
                        cl::sub(check), cl::sub(run), cl::cat(toolCategory()));
const RandomCallsOptions randomCalls(check, &run);
const ReportOption json(check, "json", "Also write the report as JSON ('-': standard output)", &run);

std::string callsProblem() {
  if ((!calls.empty() || at.getNumOccurrences()) && files.size() != 1)
    return calls.empty() ? "--at needs exactly one file" : "--call needs exactly one file";
  if (!calls.empty() && at.getNumOccurrences())
    return "--at and --call exclude each other";
  if (at.getNumOccurrences() && at.empty())
    return "--at=LINE[#N] needs a line, a number or both";
  return "";
}

} // namespace memref_cts::conformance::options
