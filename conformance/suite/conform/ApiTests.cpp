//===-- ApiTests.cpp - GoogleTests that carry clauses ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the binary as a process of its own and reads GoogleTest's JSON. Suites
// with other names than clauses are not looked at.
//
//===----------------------------------------------------------------------===//

#include "conformance/suite/conform/Conform.h"

#include "conformance/PlainText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

#include <algorithm>

using namespace llvm;
using namespace memref_cts::conformance;

namespace {
/// How one run of the binary ended.
struct RunEnd {
  int code = 0;
  std::string error, output;
};
} // namespace

static Expected<RunEnd> runBinary(StringRef binary, ArrayRef<StringRef> arguments, unsigned timeoutSeconds) {
  SmallString<128> path;
  if (std::error_code error = sys::fs::createTemporaryFile("memref-cts-api", "txt", path))
    return createStringError("cannot make a temporary file: " + error.message());
  FileRemover remover(path);
  SmallVector<StringRef> argv{binary};
  argv.append(arguments.begin(), arguments.end());
  RunEnd end;
  bool failed = false;
  end.code = sys::ExecuteAndWait(binary, argv, std::nullopt, {StringRef(""), StringRef(path), StringRef(path)},
                                 timeoutSeconds, /*MemoryLimit=*/0, &end.error, &failed);
  if (failed)
    return createStringError("cannot run " + binary + ": " + end.error);
  if (ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = MemoryBuffer::getFile(path))
    end.output = (*buffer)->getBuffer().str();
  return end;
}

/// ADDR_08 is ADDR-08; "" for suites that are no clauses.
static std::string clauseOf(StringRef suite) {
  std::string id = suite.str();
  llvm::replace(id, '_', '-');
  StringRef number = StringRef(id).rsplit('-').second;
  bool plain = number.size() == 2 && isDigit(number[0]) && isDigit(number[1]) &&
               all_of(suite, [](char c) { return c == '_' || (c >= 'A' && c <= 'Z') || isDigit(c); });
  return plain ? id : "";
}

/// "Suite.\n  Test\n  Test\n", as --gtest_list_tests prints it.
static std::vector<ApiTest> parseList(StringRef text) {
  std::vector<ApiTest> tests;
  std::string suite;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    StringRef name = line.split('#').first.rtrim();
    if (!line.starts_with(" ")) {
      suite = name.ends_with(".") ? name.drop_back().str() : "";
      continue;
    }
    std::string clause = clauseOf(suite);
    if (!clause.empty() && !name.trim().empty())
      tests.push_back({suite + "." + name.trim().str(), clause, ClauseState::Failed, "", ""});
  }
  return tests;
}

Expected<std::vector<ApiTest>> memref_cts::conformance::runApiTests(StringRef binary, unsigned timeoutSeconds) {
  Expected<RunEnd> list = runBinary(binary, {"--gtest_list_tests"}, timeoutSeconds);
  if (!list)
    return list.takeError();
  if (list->code != 0)
    return createStringError(binary + " --gtest_list_tests failed: " + StringRef(list->output).take_back(300).trim());
  std::vector<ApiTest> tests = parseList(list->output);
  if (tests.empty())
    return createStringError(binary + " has no test whose suite is named as a clause");
  Expected<RunEnd> run = runBinary(binary, {"--gtest_color=no", "--gtest_brief=0"}, timeoutSeconds);
  if (!run)
    return run.takeError();
  // The log, not the JSON file: a binary that dies leaves no file, but it has
  // said which tests it had finished.
  struct Seen {
    ClauseState state;
    std::string message; // why it did not pass
  };
  StringMap<Seen> seen; // by test
  SmallVector<StringRef> lines;
  StringRef(run->output).split(lines, '\n');
  std::string message, current;
  for (StringRef line : lines) {
    StringRef rest = line;
    if (rest.consume_front("[ RUN      ] ")) {
      message.clear();
      current = rest.trim().str();
    } else if (rest.consume_front("[       OK ] ")) {
      seen[rest.split(' ').first] = {ClauseState::Passed, ""};
    } else if (rest.consume_front("[  FAILED  ] ")) {
      seen.try_emplace(rest.split(' ').first.split(',').first,
                       Seen{ClauseState::Failed, message.empty() ? "failed" : message});
    } else if (rest.consume_front("[  SKIPPED ] ")) {
      seen.try_emplace(rest.split(' ').first, Seen{ClauseState::NotBuilt, message});
    } else if (message.size() < 1000) {
      message += (message.empty() ? "" : "\n") + line.str();
    }
  }
  std::string death = run->code == 0 || run->code == 1 ? ""
                      : run->error.empty()             ? "exit code " + itostr(run->code)
                                                       : run->error;
  for (ApiTest &test : tests) {
    test.replay = shellQuote(binary) + " --gtest_filter=" + test.name;
    auto found = seen.find(test.name);
    if (found == seen.end()) {
      test.message = test.name == current && !death.empty() ? "died: " + death : "not run: the binary ended before it";
      continue;
    }
    test.state = found->second.state;
    StringRef why = found->second.message;
    if (test.state == ClauseState::NotBuilt) {
      // The reason stands below the place of the skip.
      auto [place, reason] = why.split('\n');
      if (place.ends_with(": Skipped") && !reason.empty())
        why = reason;
    }
    test.message = why.str();
  }
  return tests;
}
