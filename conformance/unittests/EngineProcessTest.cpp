//===-- EngineProcessTest.cpp - processes that this one starts ------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every end of a process is told apart, within its deadline, and nothing of its group is
// left.
//
//===----------------------------------------------------------------------===//
#include "conformance/Command.h"
#include "conformance/process/ChildProcess.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>

#include <unistd.h>

using namespace memref_cts::conformance;

static CommandResult shell(const std::string &text, const CommandLimits &limits = {}, llvm::StringRef input = "") {
  return runCommand({"/bin/sh", "-c", text}, {"MEMREF_CTS_WORD=given"}, input, limits);
}

TEST(EngineProcessTest, inputAndEnvironmentArriveAndOutputsReturn) {
  CommandResult result = shell("cat; echo $MEMREF_CTS_WORD >&2; exit 7", {}, "words\n");
  EXPECT_EQ(result.ending, CommandResult::Exited);
  EXPECT_EQ(result.code, 7);
  EXPECT_EQ(result.out, "words\n");
  EXPECT_EQ(result.err, "given\n");
  EXPECT_EQ(result.text(), "exit code 7");
}

TEST(EngineProcessTest, signalsAreNoExitCodes) {
  CommandResult result = shell("kill -ABRT $$");
  EXPECT_EQ(result.ending, CommandResult::Signalled);
  EXPECT_EQ(result.signal, SIGABRT);
  EXPECT_EQ(result.text().substr(0, 19), "killed by signal 6 ");
}

TEST(EngineProcessTest, whatIsNoProgramIsNotStarted) {
  CommandResult result = runCommand({"/no/such/program"}, {}, "", {});
  EXPECT_EQ(result.ending, CommandResult::NotStarted);
  EXPECT_EQ(result.problem, "/no/such/program: No such file or directory");
}

TEST(EngineProcessTest, theDeadlineEndsTheWholeGroup) {
  CommandLimits limits;
  limits.timeoutMs = 300;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  CommandResult result = shell("sleep 100 & echo $!; wait", limits);
  EXPECT_EQ(result.ending, CommandResult::TimedOut);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  pid_t inner = std::atoi(result.out.c_str());
  ASSERT_GT(inner, 0);
  // Whoever adopted it reaps it soon.
  bool isThere = true;
  for (int i = 0; i < 500 && isThere; ++i) {
    isThere = kill(inner, 0) == 0;
    if (isThere) {
      std::string state;
      if (FILE *file = std::fopen(("/proc/" + std::to_string(inner) + "/stat").c_str(), "r")) {
        char text[256] = "";
        if (std::fgets(text, sizeof text, file))
          state = text;
        std::fclose(file);
      }
      isThere = state.find(") Z ") == std::string::npos && !state.empty();
    }
    usleep(10'000);
  }
  EXPECT_FALSE(isThere);
}

TEST(EngineProcessTest, outputHasALimit) {
  CommandLimits limits;
  limits.maxOutput = 1000;
  EXPECT_EQ(shell("while :; do echo words; done", limits).ending, CommandResult::TooMuchOutput);
}

TEST(EngineProcessTest, whoeverAsksStopsIt) {
  CommandLimits limits;
  limits.stop = [] { return true; };
  EXPECT_EQ(shell("sleep 100", limits).ending, CommandResult::Stopped);
}

TEST(EngineProcessTest, aChildHasTheGivenDescriptorsAndNoOthers) {
  int ends[2], more[2];
  ASSERT_EQ(pipe(ends), 0); // not closed by exec
  ASSERT_EQ(pipe(more), 0);
  ChildProcess::Start start;
  start.argv = {"/bin/sh", "-c",
                "for fd in /proc/self/fd/*; do n=${fd##*/}; [ $n -le 9 ] && printf $n; done >&5; exit 3"};
  start.environment = ownEnvironment();
  start.descriptors = {{ends[1], 5}};
  ChildProcess child;
  ASSERT_EQ(child.start(start), "");
  ASSERT_TRUE(child.waitUntil(std::chrono::steady_clock::now() + std::chrono::seconds(20)));
  EXPECT_TRUE(child.running()); // until it is asked for its end
  ProcessEnd end = child.stop();
  EXPECT_FALSE(child.running());
  EXPECT_EQ(end.kind, ProcessEnd::Exited);
  EXPECT_EQ(end.code, 3);
  char text[64] = "";
  ASSERT_GT(read(ends[0], text, sizeof text - 1), 0);
  std::string numbers = text;
  EXPECT_EQ(numbers.substr(0, 3), "012");
  EXPECT_NE(numbers.find('5'), std::string::npos);
  for (int fd : {ends[0], ends[1], more[0], more[1]}) {
    if (fd > 2 && fd != 5 && fd <= 9 && fd != 3) // 3: the shell's own, while it lists them
      EXPECT_EQ(numbers.find(char('0' + fd)), std::string::npos) << fd;
    close(fd);
  }
}
