//===-- EngineMouldTest.cpp - workers are copies of the mould -------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy is a child of this process, and has nothing of it. The death of the mould:
// test/killed.test.
//
//===----------------------------------------------------------------------===//
#include "conformance/unittests/EngineTestSupport.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include <sys/wait.h>
#include <unistd.h>

using namespace memref_cts::conformance;
using namespace memref_cts::conformance::testing;

static const char *const kSame = "func.func @same(%a: i32) -> i32 {\n  return %a : i32\n}\n";

static std::string textOf(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

static std::set<pid_t> children() {
  std::set<pid_t> numbers;
  std::error_code error;
  for (const auto &thread : std::filesystem::directory_iterator("/proc/self/task", error)) {
    std::ifstream file(thread.path() / "children");
    numbers.insert(std::istream_iterator<pid_t>(file), {});
  }
  return numbers;
}

namespace {
/// A worker that has started, and its number.
struct Started {
  Started() {
    std::set<pid_t> before = children();
    EXPECT_TRUE(bench.load(kSame));
    std::set<pid_t> after = children(), added;
    std::set_difference(after.begin(), after.end(), before.begin(), before.end(), std::inserter(added, added.end()));
    EXPECT_EQ(added.size(), 1u);
    if (added.size() == 1)
      number = *added.begin();
  }
  std::string file(const char *name) const { return "/proc/" + std::to_string(number) + "/" + name; }
  std::string words() const { return textOf(file("cmdline")); }
  bool isCopy() const { return words().find("--memref-cts-worker") == std::string::npos; }
  Bench bench;
  pid_t number = -1;
};
} // namespace

class EngineMouldTest : public ::testing::Test {
protected:
  void SetUp() override {
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
    GTEST_SKIP() << "there is no mould";
#endif
#endif
  }
};

TEST_F(EngineMouldTest, aCopyHasNothingOfTheTool) {
  Started first, second;
  for (const Started *worker : {&first, &second}) {
    ASSERT_GT(worker->number, 0);
    EXPECT_TRUE(worker->isCopy());
    std::string words = worker->words(), variables = textOf(worker->file("environ"));
    EXPECT_EQ(words.substr(0, words.find('\0')), "memref-cts-worker");
    EXPECT_EQ(words.find("gtest"), std::string::npos);
    EXPECT_EQ(llvm::count(variables, '\0'), ptrdiff_t(variables.size()));
    EXPECT_EQ(getpgid(worker->number), worker->number);
    std::set<std::string> descriptors;
    std::error_code error;
    for (const auto &each : std::filesystem::directory_iterator(worker->file("fd")))
      if (std::filesystem::read_symlink(each.path(), error) != "anon_inode:[landlock-ruleset]") // its own
        descriptors.insert(each.path().filename());
    EXPECT_EQ(descriptors, (std::set<std::string>{"0", "1", "2", "3", "4", "5", "6"}));
    siginfo_t info = {};
    EXPECT_EQ(waitid(P_PID, id_t(worker->number), &info, WEXITED | WNOHANG | WNOWAIT), 0); // a child that lives
    EXPECT_EQ(info.si_pid, 0);
  }
  // New memory lies elsewhere in each, as in programs that are started.
  EXPECT_NE(textOf(first.file("maps")), textOf(second.file("maps")));
}

/// What runs before main may look at the variables: a program has to be started.
TEST_F(EngineMouldTest, otherVariablesAreForAnotherProgram) {
  setenv("MEMREF_CTS_OF_THIS_TEST", "1", 1);
  EXPECT_FALSE(Started().isCopy());
  unsetenv("MEMREF_CTS_OF_THIS_TEST");
  EXPECT_TRUE(Started().isCopy());
}
