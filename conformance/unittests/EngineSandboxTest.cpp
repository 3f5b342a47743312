//===-- EngineSandboxTest.cpp - the box for code under test ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables, and what commands in a box can do. Code of the jit in a box: test/sandbox.test.
//
//===----------------------------------------------------------------------===//
#include "conformance/Command.h"
#include "conformance/TempFolder.h"
#include "conformance/sandbox/Environment.h"
#include "conformance/sandbox/Sandbox.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <set>
#include <string>

#include <seccomp.h>

using namespace memref_cts::conformance;

namespace {
class EngineSandboxTest : public ::testing::Test {
protected:
  EngineSandboxTest() : folder("memref-cts-box-test"), outside("memref-cts-box-outside") {
    rules.who = BoxedProcess::Command;
    rules.writable = {std::string(folder.path), "/dev/null"};
    rules.listens = true;
  }
  CommandResult run(const std::string &text) {
    Box box(rules);
    EXPECT_EQ(box.problem(), "");
    CommandLimits limits;
    limits.box = &box;
    return runCommand({"/bin/sh", "-c", text},
                      {"OWN=" + std::string(folder.path), "OUTSIDE=" + std::string(outside.path)}, "", limits);
  }
  TempFolder folder, outside;
  Box::Rules rules;
};
} // namespace

TEST_F(EngineSandboxTest, tableNamesSystemCalls) {
  enum : unsigned { W = 1, X = 2, C = 4, F = 8 };
  std::set<std::pair<std::string, unsigned>> seen;
#define SYSTEM_CALL(Name, Who, Condition, Doc)                                                                         \
  EXPECT_NE(seccomp_syscall_resolve_name(#Name), __NR_SCMP_ERROR) << #Name;                                            \
  for (unsigned who : {W, X, C, F})                                                                                    \
    if ((Who) & who)                                                                                                   \
      EXPECT_TRUE(seen.emplace(std::string(#Name) + " " #Condition, who).second) << #Name << " is there twice";
#include "conformance/sandbox/systemcalls.def"
  for (const char *name :
       {"socket", "connect", "ptrace", "bpf", "io_uring_setup", "mount", "unshare", "setns", "pidfd_open",
        "process_vm_writev", "userfaultfd", "keyctl", "perf_event_open", "openat2", "clone3"})
    for (const auto &[row, who] : seen)
      EXPECT_NE(row.substr(0, row.find(' ')), name);
}

TEST_F(EngineSandboxTest, callsHaveNames) {
  EXPECT_EQ(systemCallName(seccomp_arch_native(), seccomp_syscall_resolve_name("execve")), "execve");
  EXPECT_EQ(systemCallName(seccomp_arch_native(), 9999), "number 9999");
}

TEST_F(EngineSandboxTest, environmentIsShort) {
  std::vector<std::string> all = {"PATH=/bin", "SECRET_TOKEN=x", "LC_ALL=C", "MEMREF_CTS_MLIR_16=/m", "LC=x"};
  EXPECT_EQ(environmentOf(BoxedProcess::Worker, all),
            (std::vector<std::string>{"PATH=/bin", "LC_ALL=C", "MEMREF_CTS_MLIR_16=/m"}));
  EXPECT_TRUE(environmentOf(BoxedProcess::Executable, all).empty());
}

TEST_F(EngineSandboxTest, optionsOfTheSanitizerAreOneVariable) {
  std::vector<std::string> variables = {"PATH=/bin"};
  addSanitizerOption(variables, "a=1");
  addSanitizerOption(variables, "b=0");
  EXPECT_EQ(variables, (std::vector<std::string>{"PATH=/bin", "ASAN_OPTIONS=a=1:b=0"}));
}

TEST_F(EngineSandboxTest, commandWritesToItsFolderOnly) {
  CommandResult result = run("echo in > $OWN/file && cat $OWN/file | cat && echo nothing > /dev/null");
  EXPECT_EQ(result.code, 0) << result.err;
  EXPECT_EQ(result.out, "in\n");
  EXPECT_TRUE(result.forbidden.empty());
  if (!missingOfBox().empty())
    GTEST_SKIP() << missingOfBox();
  EXPECT_NE(run("echo out > $OUTSIDE/file").code, 0);
  EXPECT_FALSE(llvm::sys::fs::exists(outside.path + "/file"));
  EXPECT_NE(run("mkdir $OUTSIDE/folder").code, 0);
  EXPECT_NE(run("ln -s /etc $OUTSIDE/link").code, 0);
  EXPECT_NE(run("kill -0 $PPID").code, 0);
}

TEST_F(EngineSandboxTest, commandHasNoNetwork) {
  CommandResult result = run("exec python3 -c 'import socket; socket.socket()'");
  EXPECT_NE(result.code, 0);
  EXPECT_EQ(result.forbidden, std::vector<std::string>{"socket"});
}

TEST_F(EngineSandboxTest, commandGetsNoRights) {
  CommandResult result = run("grep -E '^(NoNewPrivs|Seccomp):' /proc/self/status");
  EXPECT_EQ(result.out, "NoNewPrivs:\t1\nSeccomp:\t2\n");
}

TEST_F(EngineSandboxTest, executableStartsItselfOnly) {
  rules.who = BoxedProcess::Executable;
  rules.writable.clear();
  auto run = [&](std::vector<std::string> executable) {
    rules.executable = std::move(executable);
    Box box(rules);
    EXPECT_EQ(box.problem(), "");
    CommandLimits limits;
    limits.box = &box;
    return runCommand({"/bin/sh", "-c", "exec /bin/sh -c :"}, {}, "", limits);
  };
  // Its loader is one more.
  std::string loader = "/lib64/ld-linux-x86-64.so.2";
  if (!llvm::sys::fs::exists(loader))
    GTEST_SKIP() << "another loader";
  CommandResult result = run({"/bin/sh", loader});
  EXPECT_EQ(result.ending, CommandResult::Exited);
  EXPECT_NE(result.code, 0);
  EXPECT_TRUE(llvm::is_contained(result.forbidden, "execve"));
  if (missingOfBox().empty())
    EXPECT_EQ(run({"/bin/sh"}).ending, CommandResult::NotStarted);
}
