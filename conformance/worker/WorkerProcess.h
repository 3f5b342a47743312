//===-- WorkerProcess.h - a worker as a process ------------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts the process, talks to it with deadlines, and says how it ended. Knows
// nothing of units; must not trust anything the process wrote.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_WORKERPROCESS_H
#define MEMREF_CTS_CONFORMANCE_WORKER_WORKERPROCESS_H

#include "conformance/process/ChildProcess.h"
#include "conformance/protocol/Protocol.h"
#include "conformance/worker/CommandRunner.h"

#include <chrono>
#include <deque>
#include <functional>

#include <sys/types.h>

namespace memref_cts::conformance {

/// How a conversation ended.
struct WorkerEnding {
  enum Kind : uint8_t { Answered, Died, TimedOut, OutOfMemory, Broken } kind = Broken;
  Reason reason = Reason::None;
  int signal = 0, exitCode = 0;
  std::string systemCall; // of Reason::ForbiddenCall
  std::string message;
  std::string said; // by a process that is no more, on standard error
};

/// Adds the numbers of one process.
void add(StageTimes &sum, const StageTimes &part);

class WorkerProcess {
public:
  /// `onEnd` is called whenever a process is no more.
  WorkerProcess(const WorkerOptions &options, std::function<void()> onEnd)
      : options(options), onEnd(std::move(onEnd)), commands(options.sandbox, options.interrupted) {}
  ~WorkerProcess();
  WorkerProcess(const WorkerProcess &) = delete;
  WorkerProcess &operator=(const WorkerProcess &) = delete;

  bool running() const { return process.running(); }
  /// A process, unless there is one: Answered, or what went wrong.
  WorkerEnding start();
  void stop();
  /// Ends a process that does not keep to the protocol.
  void reject();
  /// Notices a process that died between requests.
  void reap();

  /// Sends a request, unless it was announced, and waits for the reply if
  /// `answer` is given. The deadline moves whenever another one of `runs` runs has
  /// finished. A process must be running.
  WorkerEnding exchange(Request kind, const std::string &payload, std::string *answer, uint32_t timeoutMs,
                        uint32_t runs = 0);
  /// Sends a request whose reply is asked for later, by `exchange` with the same
  /// words. Perhaps it does not.
  void announce(Request kind, std::string payload);
  /// Hears the replies to what was announced before `wanted`: nobody needs them.
  /// To be called before looking at what the process knows.
  void settle(const std::pair<Request, std::string> &wanted = {});

  /// Until the next call: the process may have commands run that begin with these words, or
  /// consist of them where these are the words of a shell.
  void allowCommands(std::vector<std::vector<std::string>> words) { allowed = std::move(words); }

  /// Valid once a process was started.
  SharedHeader &header() { return *reinterpret_cast<SharedHeader *>(shared); }
  uint8_t *memory() { return shared; }
  /// Of all processes.
  StageTimes times() const;
  uint64_t deaths() const { return numDeaths; }

private:
  using Clock = std::chrono::steady_clock;
  /// How long the worker may be silent.
  struct Patience {
    std::chrono::milliseconds step;
    Clock::time_point deadline;
    uint32_t runs;         // that were asked for; it starts again with each that has finished
    uint32_t finished = 0; // of them
  };
  std::string prepareMemory();
  void forget();
  std::string errorTail();
  WorkerEnding conclude(bool killed);
  WorkerEnding interrupt();
  bool interrupted() const { return options.interrupted && options.interrupted(); }
  bool sendAll(const void *data, size_t size, Clock::time_point deadline);
  bool sendMessage(Request kind, const std::string &payload, Clock::time_point deadline);
  WorkerEnding receive(Request kind, std::string &answer, uint32_t timeoutMs, uint32_t runs);
  WorkerEnding receiveBytes(void *data, size_t size, Patience &patience);
  WorkerEnding runForWorker(const std::string &request, Clock::time_point deadline);
  WorkerEnding protest();

  WorkerOptions options;
  std::function<void()> onEnd;
  ChildProcess process;
  CommandRunner commands;
  std::vector<std::vector<std::string>> allowed; // commands
  int requests = -1, replies = -1, life = -1, sharedFd = -1, errorFd = -1;
  uint8_t *shared = nullptr;
  off_t errorStart = 0;
  /// What the process has been sent and nobody has asked for yet.
  std::deque<std::pair<Request, std::string>> announced;
  size_t announcedBytes = 0;
  StageTimes past; // of processes that are no more
  uint64_t numDeaths = 0;
};

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_WORKERPROCESS_H
