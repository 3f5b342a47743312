//===-- conform.cpp - a program that checks a case --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the case files of its command line under this project's lowering. It is its
// own worker process, as memref-cts is.
//
//===----------------------------------------------------------------------===//

#include "conformance/Check.h"
#include "conformance/Report.h"
#include "conformance/WorkerMain.h"

#include "llvm/Support/raw_ostream.h"

using namespace memref_cts::conformance;

int main(int argc, char **argv) {
  int exitCode = 0;
  if (runAsWorker(argc, argv, &exitCode))
    return exitCode;
  CheckConfig config;
  llvm::Expected<LoweringSpec> ours = parseLowering("ours");
  if (!ours) {
    llvm::errs() << toString(ours.takeError()) << '\n';
    return 2;
  }
  config.lowerings.push_back(*ours);
  std::vector<std::string> files(argv + 1, argv + argc);
  CheckReport report = checkFiles(files, config, nullptr, nullptr);
  llvm::outs() << environmentText() << ": " << report.files.size() << " file, " << report.findings() << " findings\n";
  return report.findings() != 0;
}
