//===-- Command.cpp - running other people's programs ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The command gets a session and a process group of its own. Where orphans are hunted,
// this process is their reaper, so that a process that left group and session is still
// found and killed. Must not wait without a deadline.
//
//===----------------------------------------------------------------------===//
#include "conformance/Command.h"

#include "conformance/process/ChildProcess.h"
#include "conformance/process/CommandWatch.h"
#include "conformance/sandbox/Environment.h"
#include "conformance/sandbox/Sandbox.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace memref_cts::conformance;

using Clock = std::chrono::steady_clock;

static std::string systemError(const char *what) { return std::string(what) + ": " + std::strerror(errno); }

//===----------------------------------------------------------------------===//
// Killing
//===----------------------------------------------------------------------===//

/// Kills and reaps all that is left of a command. Its leader must still be a
/// child of this process, dead or alive, so that its number is its own. Returns
/// true if others than the leader had to die.
static bool clearAway(pid_t leader, CommandWatch &watch) {
  kill(-leader, SIGKILL);
  bool others = false;
  Clock::time_point patience = Clock::now() + std::chrono::seconds(10);
  for (unsigned round = 0; Clock::now() < patience; ++round) {
    pid_t dead = waitpid(-1, nullptr, WNOHANG);
    if (dead > 0) {
      others |= dead != leader;
      continue;
    }
    if (dead < 0 && errno != EINTR)
      break; // no child is left
    if (round > 0 || watch.hasMoreGroups())
      watch.killAll();
    usleep(round < 10 ? 200 : 2000);
  }
  return others;
}

/// The same where this process has other children. Whoever adopted orphans reaps them.
static void clearGroups(CommandWatch &watch) {
  Clock::time_point patience = Clock::now() + std::chrono::seconds(10);
  while (watch.killAll() > 0 && Clock::now() < patience)
    usleep(2000);
}

//===----------------------------------------------------------------------===//
// Talking
//===----------------------------------------------------------------------===//

namespace {
struct Pipe {
  int read = -1, write = -1;
  ~Pipe() {
    closeRead();
    closeWrite();
  }
  bool open() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
      return false;
    read = ends[0];
    write = ends[1];
    return true;
  }
  void closeRead() { closeEnd(read); }
  void closeWrite() { closeEnd(write); }

private:
  static void closeEnd(int &fd) {
    if (fd >= 0)
      close(fd);
    fd = -1;
  }
};
} // namespace

static void makeNonBlocking(int fd) { fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

namespace {
enum class Flow : uint8_t { Open, Ended, TooMuch };
} // namespace

/// Takes what is there.
static Flow drain(int fd, std::string &text, uint64_t maxOutput) {
  char part[64 << 10];
  while (true) {
    ssize_t size = read(fd, part, sizeof part);
    if (size < 0 && errno == EINTR)
      continue;
    if (size < 0)
      return errno == EAGAIN ? Flow::Open : Flow::Ended;
    if (size == 0)
      return Flow::Ended;
    if (text.size() + size_t(size) > maxOutput)
      return Flow::TooMuch;
    text.append(part, size_t(size));
  }
}

/// Sends what the pipe takes; false when nothing more can or need be sent.
static bool feed(int fd, llvm::StringRef &input) {
  while (!input.empty()) {
    ssize_t size = write(fd, input.data(), std::min<size_t>(input.size(), 64 << 10));
    if (size > 0)
      input = input.drop_front(size_t(size));
    else if (errno != EINTR)
      return errno == EAGAIN;
  }
  return false;
}

std::string CommandResult::text() const {
  switch (ending) {
  case NotStarted:
  case Unknown:
    return problem;
  case TimedOut:
    return "it did not end in time";
  case TooMuchOutput:
    return "it printed too much";
  case Stopped:
    return "stopped";
  case BeyondLimit:
    return "it was ended: " + problem;
  case Exited:
    return ProcessEnd{ProcessEnd::Exited, code, 0}.text();
  case Signalled:
    return ProcessEnd{ProcessEnd::Signalled, 0, signal}.text();
  }
  return "";
}

bool CommandResult::wasKilled() const {
  if (ending == Signalled)
    return signal == SIGKILL;
  if (ending != Exited || code == 0)
    return false;
  // A shell tells of a signal by its exit code, gcc and clang in words.
  llvm::StringRef printed = err;
  return code == 128 + SIGKILL || printed.contains("Killed signal terminated program") ||
         printed.contains("unable to execute command: Killed");
}

bool CommandResult::lackedProcesses() const {
  const bool isGood = ending == Exited && code == 0 && !out.empty();
  if (isGood || (ending != Exited && ending != Signalled))
    return false;
  // As shells, LLVM, clang and Python say it.
  return llvm::any_of(llvm::split(llvm::StringRef(err), '\n'), [](llvm::StringRef line) {
    line = line.rtrim();
    if (line.ends_with(": Cannot fork") || line.ends_with("can't start new thread"))
      return true;
    const bool isLack = line.ends_with(std::strerror(EAGAIN)) || line.ends_with(std::strerror(ENOMEM));
    return isLack && llvm::any_of(std::initializer_list<llvm::StringRef>{"fork", "pthread_create", "posix_spawn"},
                                  [&](llvm::StringRef call) { return line.contains(call); });
  });
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMREF_CTS_ADDRESS_SANITIZER 1
#endif
#endif

/// 0: none. In builds with the address sanitizer commands are tools of that build, whose shadow is larger than any
/// limit.
static uint64_t memoryLimit([[maybe_unused]] const CommandLimits &limits) {
#ifdef MEMREF_CTS_ADDRESS_SANITIZER
  return 0;
#else
  return limits.memory;
#endif
}

/// In such builds a command in the box has no search for leaks at its end: that is a process which traces another.
static void addSanitizerOptions([[maybe_unused]] std::vector<std::string> &variables) {
#ifdef MEMREF_CTS_ADDRESS_SANITIZER
  addSanitizerOption(variables, "detect_leaks=0");
#endif
}

/// `variables`, and of this process's what they do not have and the box lets through.
static std::vector<std::string> variablesFor(const Box *box, const std::vector<std::string> &variables) {
  auto nameOf = [](llvm::StringRef variable) { return variable.split('=').first; };
  std::vector<std::string> all = variables, own = ownEnvironment();
  for (std::string &variable : box ? environmentOf(box->who(), own) : own)
    if (llvm::none_of(variables, [&](llvm::StringRef given) { return nameOf(given) == nameOf(variable); }))
      all.push_back(std::move(variable));
  // Without the variable bash asks for its user over a socket, which the box forbids.
  if (box && llvm::none_of(all, [&](llvm::StringRef each) { return nameOf(each) == "SHELL"; }))
    all.push_back("SHELL=/bin/sh");
  if (box)
    addSanitizerOptions(all);
  return all;
}

/// Processes and threads that the user of a command may have. Those of the machine are at least those of the user.
static uint64_t mostTasksOfUser() {
  const uint64_t tasks = tasksOfMachine();
  return tasks ? tasks + mostTasks() : 0;
}

static ChildProcess::Start startOf(const std::vector<std::string> &argv, const std::vector<std::string> &variables,
                                   const CommandLimits &limits) {
  ChildProcess::Start start;
  start.argv = argv;
  start.environment = variablesFor(limits.box, variables);
  start.box = limits.box;
  start.memory = memoryLimit(limits);
  start.fileSize = limits.memory ? memoryLimit(limits) : limits.together;
  if (limits.box && limits.box->who() == BoxedProcess::Command)
    start.tasks = mostTasksOfUser();
  start.ownSession = true;
  start.endsWithThread = limits.huntOrphans;
  return start;
}

/// Whether an error is about what the machine has left, not about the program.
static bool isLack(int error) { return error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE; }

static CommandResult notRun(std::string problem) {
  CommandResult result;
  result.ending = CommandResult::Unknown;
  result.problem = std::move(problem);
  return result;
}

CommandResult memref_cts::conformance::runCommand(const std::vector<std::string> &argv,
                                                  const std::vector<std::string> &variables, llvm::StringRef input,
                                                  const CommandLimits &limits) {
  CommandResult result;
  Pipe in, out, err;
  if (!in.open() || !out.open() || !err.open())
    return notRun(systemError("cannot create a pipe"));
  ChildProcess::Start start = startOf(argv, variables, limits);
  start.descriptors = {{in.read, 0}, {out.write, 1}, {err.write, 2}};
  Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(limits.timeoutMs);
  if (limits.huntOrphans)
    prctl(PR_SET_CHILD_SUBREAPER, 1);
  ChildProcess leader;
  int error = 0;
  result.problem = leader.start(start, &error);
  result.ending = isLack(error) ? CommandResult::Unknown : CommandResult::NotStarted;
  if (!result.problem.empty())
    return result;
  in.closeRead();
  out.closeWrite();
  err.closeWrite();
  makeNonBlocking(in.write);
  makeNonBlocking(out.read);
  makeNonBlocking(err.read);

  CommandWatch watch(leader.number(), limits);
  auto onGroup = [&](pid_t group, bool isSession) { isSession ? watch.addSession(group) : watch.addGroup(group); };
  llvm::function_ref<void(pid_t, bool)> hears = nullptr;
  if (limits.box && limits.box->who() == BoxedProcess::Command)
    hears = onGroup;

  // Ends when the leader does. A process it leaves behind may hold the pipes
  // open for ever; what that one has to say does not count.
  bool tooMuch = false, late = false, stopped = false;
  ProcessEnd end;
  while (true) {
    bool alive = !leader.hasEnded(&end);
    if (std::string call = leader.forbiddenCall(/*refuse=*/true, hears);
        !call.empty() && llvm::find(result.forbidden, call) == result.forbidden.end())
      result.forbidden.push_back(call);
    if (in.write >= 0 && !feed(in.write, input))
      in.closeWrite();
    for (std::pair<Pipe *, std::string *> stream :
         {std::make_pair(&out, &result.out), std::make_pair(&err, &result.err)}) {
      if (stream.first->read < 0)
        continue;
      Flow flow = drain(stream.first->read, *stream.second, limits.maxOutput);
      tooMuch |= flow == Flow::TooMuch;
      if (flow == Flow::Ended)
        stream.first->closeRead();
    }
    if (!alive || tooMuch || !watch.isWithinLimits(result))
      break;
    int64_t left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    late = left <= 0;
    stopped = limits.stop && limits.stop();
    if (late || stopped)
      break;
    struct pollfd wait[4] = {
        {in.write, POLLOUT, 0}, {out.read, POLLIN, 0}, {err.read, POLLIN, 0}, {leader.listener(), POLLIN, 0}};
    // With both pipes closed only the leader's end is left to wait for.
    bool talking = out.read >= 0 || err.read >= 0;
    poll(wait, 4, int(std::min<int64_t>(left, talking ? 20 : 1)));
  }
  bool others = false;
  if (limits.huntOrphans) {
    others = clearAway(leader.number(), watch);
    leader.release();
  } else {
    if (watch.hasMoreGroups() || result.exceeded)
      clearGroups(watch);
    leader.stop();
  }
  result.code = end.code;
  result.signal = end.signal;
  result.ending = result.exceeded                  ? CommandResult::BeyondLimit
                  : tooMuch                        ? CommandResult::TooMuchOutput
                  : late                           ? CommandResult::TimedOut
                  : stopped                        ? CommandResult::Stopped
                  : end.kind == ProcessEnd::Exited ? CommandResult::Exited
                                                   : CommandResult::Signalled;
  result.leftProcesses = others && !result.exceeded && !tooMuch && !late && !stopped;
  return result;
}

CommandResult memref_cts::conformance::runBoxedCommand(const std::vector<std::string> &argv,
                                                       const std::vector<std::string> &variables,
                                                       const CommandLimits &limits, const std::string &folder) {
  Box::Rules rules{BoxedProcess::Command, {"/dev/null"}, {}, /*listens=*/true};
  if (!folder.empty())
    rules.writable.push_back(folder);
  Box box(rules);
  if (!box.problem().empty())
    return notRun("cannot make the sandbox: " + box.problem());
  CommandLimits boxed = limits;
  boxed.box = &box;
  return runCommand(argv, variables, "", boxed);
}

uint64_t memref_cts::conformance::memoryKills() {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> counters = llvm::MemoryBuffer::getFileAsStream("/proc/vmstat");
  uint64_t kills = 0;
  if (counters)
    (void)(*counters)->getBuffer().split("\noom_kill ").second.split('\n').first.getAsInteger(10, kills);
  return kills;
}
