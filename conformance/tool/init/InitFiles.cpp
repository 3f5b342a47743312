//===-- InitFiles.cpp - what memref-cts init writes ------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The texts of project file and first case, and the guard that takes files away again.
//
//===----------------------------------------------------------------------===//

#include "conformance/tool/init/InitFiles.h"
#include "conformance/Tool.h"
#include "lowering/WriteFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Texts
//===----------------------------------------------------------------------===//

/// One pass a line, each `indent` in. Options of a pass and nested pipelines stay in one.
static std::string passLines(StringRef pipeline, unsigned indent) {
  std::string lines(indent, ' ');
  unsigned depth = 0, options = 0;
  for (char c : pipeline) {
    if (isSpace(c)) { // the pipeline may have lines already
      if (!StringRef(" (,\n").contains(lines.back()))
        lines += ' ';
      continue;
    }
    depth -= c == ')' && depth;
    options -= c == '}' && options;
    lines += c;
    depth += c == '(';
    options += c == '{';
    if (options == 0 && depth == 1 && (c == '(' || c == ','))
      lines += "\n" + std::string(indent + 2, ' ');
  }
  return lines + "\n";
}

/// A word of YAML, whatever is in it but control characters.
static std::string quoted(StringRef text) {
  std::string word = "'";
  for (char c : text)
    word += c == '\'' ? "''" : std::string(1, c);
  return word + "'";
}

static std::string loweringLines(const init::AskedLowering &lowering) {
  std::string lines = "- name: " + lowering.name + "\n";
  switch (lowering.kind) {
  case init::AskedLowering::Pipeline:
    return lines +
           "  # Passes of MLIR 22. Passes of your own come from 'plugins: [FILE.so]'.\n"
           "  pipeline: |\n" +
           passLines(lowering.text, 4);
  case init::AskedLowering::Command:
    lines += "  # Runs in the folder of this file. Reads a module from standard input, prints the LLVM\n"
             "  # dialect or LLVM IR.\n"
             "  command: " +
             quoted(lowering.text) + "\n";
    if (!lowering.form.empty())
      lines += "  form: " + lowering.form + "\n";
    return lines + "  # For a compiler that uses upstream's passes: what is known of these is not blamed on it.\n"
                   "  # waivers-of: upstream\n";
  case init::AskedLowering::Placeholder:
    return lines + "  # Upstream MLIR stands here for your compiler. Replace the line 'builtin:' by one of these:\n"
                   "  #   pipeline: builtin.module(...)   passes of MLIR 22\n"
                   "  #   command: ./my-compiler          reads a module from standard input, prints the LLVM\n"
                   "  #                                   dialect or LLVM IR\n"
                   "  # Then accept its state once: memref-cts gate --update\n"
                   "  builtin: upstream\n";
  }
  return lines;
}

std::string init::projectText(const AskedLowering &lowering) {
  return "# What memref-cts checks in this repository, and how. All commands read this file; 'memref-cts\n"
         "# project' prints what holds. The page conformance/docs/project-file.md has all keys.\n"
         "version: 1\n"
         "\n"
         "# What is under test. Findings and the baseline have the name, so that the rest may change.\n"
         "lowerings:\n" +
         loweringLines(lowering) +
         "\n"
         "# Next: put programs of your own below cases/, then 'memref-cts check' and 'memref-cts gate --update'.\n"
         "cases:\n"
         "- cases/**/*.mlir\n"
         "\n"
         "# What 'memref-cts gate' expects. Commit this file, and review its changes like code.\n"
         "baseline: " +
         kBaseline.str() +
         "\n"
         "\n"
         "# An option on the command line overrides each of these.\n"
         "budgets:\n"
         "  random: 20         # random calls for each CALL-RANDOM line\n"
         "  timeout-ms: 10000  # of one native run\n";
}

std::string init::caseText() {
  // No negative strides: upstream's known fault with these is not for a first case.
  return R"(// The first case: adds %x to the element in row %i and column %j, and returns the old value.
func.func @first(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %x: f32) -> f32 {
  %old = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %new = arith.addf %old, %x : f32
  memref.store %new, %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %old : f32
}
// One call with its result, and random ones with random sizes, strides and offsets. The page
// conformance/docs/case-format.md explains these lines.
// CALL: @first(memref<sizes=[2,3] strides=[4,1] offset=3 data=[1,2,3,4,5,6]>, 1, 2, 0.5) -> 6.0 after arg0=[1,2,3,4,5,6.5]
// CALL-RANDOM: @first(memref<sizes=[M,N] layout=positive>, 0..M-1, 0..N-1, -8.0..8.0) M=1..6 N=1..6 count=50
)";
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// The folders that a path goes through, outermost first.
static std::vector<std::string> foldersOf(StringRef path) {
  std::vector<std::string> folders;
  for (StringRef folder = sys::path::parent_path(path); !folder.empty(); folder = sys::path::parent_path(folder))
    folders.insert(folders.begin(), folder.str());
  return folders;
}

/// Whether a folder lies in the current one, wherever links lead.
static bool isInside(StringRef folder) {
  SmallString<256> here, there;
  if (sys::fs::real_path(".", here) || sys::fs::real_path(folder, there))
    return false;
  StringRef rest = there;
  return rest.consume_front(here) && (rest.empty() || sys::path::is_separator(rest.front()) || here == "/");
}

std::string init::problemOfNew(StringRef path) {
  std::string there = "."; // the innermost folder that exists
  for (const std::string &folder : foldersOf(path)) {
    sys::fs::file_status status;
    // Where a link leads is nothing that this repository has.
    if (!sys::fs::status(folder, status, /*follow=*/false) && sys::fs::is_symlink_file(status) && !isInside(folder))
      return folder + " is a link that leads out of this folder; nothing is written";
    if (sys::fs::status(folder, status))
      break;
    if (!sys::fs::is_directory(status))
      return folder + " is no folder";
    there = folder;
  }
  if (std::error_code code = sys::fs::access(there, sys::fs::AccessMode::Write))
    return code.message();
  return "";
}

Error init::NewFiles::write(StringRef path, StringRef text) {
  auto failed = [&](const Twine &what) { return createStringError("cannot write " + path + ": " + what); };
  for (const std::string &folder : foldersOf(path)) {
    if (sys::fs::is_directory(folder))
      continue;
    if (std::error_code code = sys::fs::create_directory(folder, /*IgnoreExisting=*/false, sys::fs::all_all))
      return failed(code.message());
    folders.push_back(folder);
  }
  if (Error error = writeFile(path, text))
    return failed(toString(std::move(error)));
  files.push_back(path.str());
  return Error::success();
}

init::NewFiles::~NewFiles() {
  if (kept)
    return;
  for (const std::string &file : files)
    if (std::error_code code = sys::fs::remove(file))
      usageError("cannot take " + file + " away again: " + code.message());
  for (const std::string &folder : reverse(folders))
    if (sys::fs::remove(folder))
      continue; // somebody else put something there
}
