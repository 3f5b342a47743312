//===-- WorkerProcess.cpp - a worker as a process -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes, descriptors, shared memory, deadlines; how a process ended and what
// it said last.
//
//===----------------------------------------------------------------------===//
#include "conformance/worker/WorkerProcess.h"
#include "conformance/protocol/Wire.h"
#include "conformance/sandbox/Environment.h"
#include "conformance/worker/WorkerMould.h"
#include "llvm/ADT/STLExtras.h"

#include <new>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace memref_cts::conformance;

extern char **environ;

/// Announced requests and their bytes: far less than a socket holds.
static constexpr size_t kMaxAnnounced = 16, kMaxAnnouncedBytes = 64 << 10;

void memref_cts::conformance::add(StageTimes &sum, const StageTimes &part) {
  sum.loads += part.loads;
  sum.lowerings += part.lowerings;
  sum.compilations += part.compilations;
  sum.parse += part.parse;
  sum.encode += part.encode;
  sum.lower += part.lower;
  sum.encodeLowered += part.encodeLowered;
  sum.translate += part.translate;
  sum.codegen += part.codegen;
  sum.link += part.link;
  sum.run += part.run;
  sum.native += part.native;
}

WorkerProcess::~WorkerProcess() {
  stop();
  if (shared)
    munmap(shared, kSharedBytes);
  if (sharedFd >= 0)
    close(sharedFd);
  if (errorFd >= 0)
    close(errorFd);
}

StageTimes WorkerProcess::times() const {
  StageTimes sum = past;
  if (shared)
    add(sum, reinterpret_cast<const SharedHeader *>(shared)->times);
  return sum;
}

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

static std::string systemError(const char *what) { return std::string(what) + ": " + std::strerror(errno); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMREF_CTS_ADDRESS_SANITIZER 1
#endif
#endif

/// The variables of a worker. In sanitized builds signals of code under test must
/// reach the kernel, which tells us, and not the sanitizer.
static std::vector<std::string> workerEnvironment(bool boxed) {
  std::vector<std::string> variables = ownEnvironment();
  if (boxed)
    variables = environmentOf(BoxedProcess::Worker, variables);
#ifdef MEMREF_CTS_ADDRESS_SANITIZER
  addSanitizerOption(variables,
                     "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0:handle_abort=0:abort_on_error=1");
#endif
  return variables;
}

/// A copy of the mould, or where there is none a process of its own.
static std::string startOrCopy(const ChildProcess::Start &start, ChildProcess &process) {
  if (pid_t number = WorkerMould::get().copy(start); number > 0) {
    process.adopt(number);
    return "";
  }
  return process.start(start);
}

namespace {
/// The worker's end and ours of a channel. Closes what was not taken.
struct Ends {
  ~Ends() {
    for (int fd : fds)
      if (fd >= 0)
        close(fd);
  }
  bool openSockets() { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) == 0; }
  bool openPipe() { return pipe2(fds, O_CLOEXEC) == 0; }
  /// Ours; the worker has its own now.
  int take() {
    close(std::exchange(fds[0], -1));
    return std::exchange(fds[1], -1);
  }
  int fds[2] = {-1, -1};
};
} // namespace

std::string WorkerProcess::prepareMemory() {
  if (shared)
    return "";
  sharedFd = memfd_create("memref-cts-runs", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (sharedFd < 0 || ftruncate(sharedFd, off_t(kSharedBytes)) != 0)
    return systemError("cannot create shared memory");
  fcntl(sharedFd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW);
  void *memory = mmap(nullptr, kSharedBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, sharedFd, 0);
  if (memory == MAP_FAILED)
    return systemError("cannot map shared memory");
  shared = static_cast<uint8_t *>(memory);
  errorFd = memfd_create("memref-cts-stderr", MFD_CLOEXEC);
  if (errorFd < 0)
    return systemError("cannot create a file for error output");
  return "";
}

WorkerEnding WorkerProcess::start() {
  WorkerEnding ending;
  auto fail = [&](Reason reason, std::string message) {
    ending.reason = reason;
    ending.message = std::move(message);
    return ending;
  };
  if (interrupted())
    return fail(Reason::Interrupted, kInterrupted);
  ending.kind = WorkerEnding::Answered;
  if (running())
    return ending;
  ending.kind = WorkerEnding::Broken;
  std::string problem = prepareMemory();
  if (!problem.empty())
    return fail(Reason::NotStarted, problem);
  Ends request, reply, alive; // the worker's end first
  if (!request.openSockets() || !reply.openSockets())
    return fail(Reason::NotStarted, systemError("cannot create a socket pair"));
  if (!alive.openPipe())
    return fail(Reason::NotStarted, systemError("cannot create a pipe"));
  if (ftruncate(errorFd, 0) == 0)
    lseek(errorFd, 0, SEEK_SET);
  new (shared) SharedHeader();

  ChildProcess::Start start;
  start.path = "/proc/self/exe";
  start.argv = {"memref-cts-worker", kWorkerArgument};
  if (!options.sandbox)
    start.argv.push_back(kOpenArgument);
  start.environment = workerEnvironment(options.sandbox);
  // In a process group of its own: ctrl-C is for the tool, whose end ends the worker.
  start.descriptors = {{errorFd, 2},
                       {request.fds[0], kRequestFd},
                       {reply.fds[0], kReplyFd},
                       {sharedFd, kSharedFd},
                       {alive.fds[0], kLifeFd}};
  if (std::string problem = startOrCopy(start, process); !problem.empty())
    return fail(Reason::NotStarted, "cannot start a worker: " + problem);
  requests = request.take();
  replies = reply.take();
  life = alive.take();
  std::string payload;
  WireWriter out(payload);
  write(out, options);
  ending = exchange(Request::Hello, payload, nullptr, 10'000);
  if (ending.kind != WorkerEnding::Answered)
    return fail(Reason::NotStarted, "the worker does not start: " + ending.message);
  return ending;
}

void WorkerProcess::forget() {
  process.stop();
  for (int *fd : {&requests, &replies, &life}) {
    if (*fd >= 0)
      close(*fd);
    *fd = -1;
  }
  add(past, header().times);
  header().times = StageTimes();
  announced.clear();
  announcedBytes = 0;
  onEnd();
}

void WorkerProcess::reap() {
  if (!process.hasEnded())
    return;
  ++numDeaths;
  forget();
}

void WorkerProcess::reject() {
  stop();
  ++numDeaths;
}

void WorkerProcess::stop() {
  if (running())
    forget();
}

/// The last words of the worker, to say why it died.
std::string WorkerProcess::errorTail() {
  struct stat info;
  if (fstat(errorFd, &info) != 0 || info.st_size <= errorStart)
    return "";
  off_t from = std::max<off_t>(errorStart, info.st_size - 2000);
  std::string text(size_t(info.st_size - from), '\0');
  ssize_t got = pread(errorFd, text.data(), text.size(), from);
  text.resize(got > 0 ? size_t(got) : 0);
  while (!text.empty() && (text.back() == '\n' || text.back() == ' '))
    text.pop_back();
  for (char &c : text)
    if ((c < ' ' && c != '\n' && c != '\t') || c == 127)
      c = '?';
  return text;
}

/// Reaps the worker that closed its sockets or has to go.
WorkerEnding WorkerProcess::conclude(bool killed) {
  if (!killed)
    process.waitUntil(Clock::now() + std::chrono::seconds(20));
  ProcessEnd end = process.stop();
  WorkerEnding ending;
  ending.kind = killed ? WorkerEnding::TimedOut : WorkerEnding::Died;
  if (!killed)
    ending.signal = end.signal;
  ending.said = errorTail();
  if (!killed && header().outOfMemory) {
    ending.kind = WorkerEnding::OutOfMemory;
    ending.reason = Reason::OutOfMemory;
    ending.message = "the worker needs more memory than its limit of " + std::to_string(options.memoryLimit >> 20) +
                     " MB (--memory-mb)";
    ending.said.clear();
  } else if (!killed && (header().forbiddenOf || end.signal == SIGSYS)) {
    ending.reason = Reason::ForbiddenCall;
    ending.signal = 0;
    if (header().forbiddenOf)
      ending.systemCall = systemCallName(header().forbiddenOf, header().forbiddenCall);
    ending.message = forbiddenCallText(ending.systemCall);
  } else if (!killed && end.kind == ProcessEnd::Exited && (header().isInTrouble || !header().hasBegun)) {
    ending.kind = WorkerEnding::Broken;
    ending.reason = Reason::NotStarted;
    ending.message = "cannot start a worker: " + (ending.said.empty() ? end.text() : ending.said);
    ending.said.clear();
  } else if (killed) {
    ending.reason = Reason::Deadline;
    ending.message = "no answer in time";
  } else if (end.kind == ProcessEnd::Signalled) {
    ending.reason = Reason::Signal;
    ending.message = end.text();
  } else {
    ending.reason = Reason::ExitCode;
    ending.exitCode = end.code;
    ending.message = "the process ended by itself with " + end.text();
  }
  ++numDeaths;
  forget();
  return ending;
}

/// Ends the process, and a command that runs.
WorkerEnding WorkerProcess::interrupt() {
  commands.stop();
  forget();
  WorkerEnding ending;
  ending.reason = Reason::Interrupted;
  ending.message = kInterrupted;
  return ending;
}

//===----------------------------------------------------------------------===//
// Conversation
//===----------------------------------------------------------------------===//

bool WorkerProcess::sendAll(const void *data, size_t size, Clock::time_point deadline) {
  const char *at = static_cast<const char *>(data);
  while (size > 0) {
    ssize_t sent = send(requests, at, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
      at += sent;
      size -= size_t(sent);
      continue;
    }
    if (sent < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
      return false;
    struct pollfd wait = {requests, POLLOUT, 0};
    poll(&wait, 1, 50);
    if (Clock::now() > deadline)
      return false;
  }
  return true;
}

/// In one piece, so that the worker wakes once.
bool WorkerProcess::sendMessage(Request kind, const std::string &payload, Clock::time_point deadline) {
  MessageHeader head = {uint32_t(kind), 0, payload.size()};
  std::string message(reinterpret_cast<const char *>(&head), sizeof head);
  message += payload;
  return sendAll(message.data(), message.size(), deadline);
}

void WorkerProcess::announce(Request kind, std::string payload) {
  // What might not fit into the socket would let both sides wait for the other one
  // to read.
  if (announced.size() >= kMaxAnnounced || announcedBytes + payload.size() > kMaxAnnouncedBytes)
    return;
  if (!sendMessage(kind, payload, Clock::now()))
    return; // whoever asks next finds out
  announcedBytes += payload.size();
  announced.emplace_back(kind, std::move(payload));
}

void WorkerProcess::settle(const std::pair<Request, std::string> &wanted) {
  std::string unwanted;
  while (!announced.empty() && announced.front() != wanted) {
    Request kind = announced.front().first;
    announcedBytes -= announced.front().second.size();
    announced.pop_front();
    receive(kind, unwanted, options.lowerTimeoutMs, 0); // an end of the worker forgets the rest
  }
}

/// Receives all bytes, unless patience ends or the process does.
WorkerEnding WorkerProcess::receiveBytes(void *data, size_t wanted, Patience &patience) {
  WorkerEnding ending;
  char *at = static_cast<char *>(data);
  while (wanted > 0) {
    ssize_t size = recv(replies, at, wanted, MSG_DONTWAIT);
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR))
      return conclude(false);
    if (size > 0) {
      at += size;
      wanted -= size_t(size);
      continue;
    }
    Clock::time_point now = Clock::now();
    if (patience.runs > 0) {
      // Code under test may write there what it likes: no more steps than runs that were asked for.
      const uint32_t progress = std::min(header().finished.load(std::memory_order_acquire), patience.runs);
      if (progress > patience.finished) {
        patience.finished = progress;
        patience.deadline = now + patience.step;
      }
    }
    if (interrupted())
      return interrupt();
    if (now >= patience.deadline)
      return conclude(true);
    int64_t left = std::chrono::duration_cast<std::chrono::milliseconds>(patience.deadline - now).count() + 1;
    struct pollfd wait = {replies, POLLIN, 0};
    poll(&wait, 1, int(std::min<int64_t>(left, options.interrupted ? 50 : 1000)));
  }
  ending.kind = WorkerEnding::Answered;
  return ending;
}

WorkerEnding WorkerProcess::protest() {
  reject();
  WorkerEnding ending;
  ending.reason = Reason::Protocol;
  ending.message = "the worker sent something that is not an answer";
  return ending;
}

/// Waits for a reply, and has commands run that the worker needs for it. The
/// deadline moves whenever another one of `runs` runs has finished.
WorkerEnding WorkerProcess::receive(Request kind, std::string &answer, uint32_t timeoutMs, uint32_t runs) {
  std::chrono::milliseconds step(timeoutMs);
  Patience patience = {step, Clock::now() + step, runs};
  while (true) {
    MessageHeader head;
    WorkerEnding ending = receiveBytes(&head, sizeof head, patience);
    if (ending.kind != WorkerEnding::Answered)
      return ending;
    bool isCommand = head.kind == uint32_t(Request::Command) && !allowed.empty();
    if ((head.kind != uint32_t(kind) && !isCommand) || head.length > kMaxMessage)
      return protest();
    // Memory grows with what comes, whatever length was said.
    answer.clear();
    while (answer.size() < head.length && ending.kind == WorkerEnding::Answered) {
      const uint64_t got = answer.size(), part = std::min(head.length - got, std::max<uint64_t>(got, 1 << 20));
      answer.resize(got + part);
      ending = receiveBytes(answer.data() + got, part, patience);
    }
    if (ending.kind == WorkerEnding::Answered && isCommand)
      ending = runForWorker(answer, patience.deadline);
    if (ending.kind != WorkerEnding::Answered || !isCommand)
      return ending;
  }
}

/// Runs a command that the worker asks for, if it is one of those that are allowed, and
/// tells the worker what came of it.
WorkerEnding WorkerProcess::runForWorker(const std::string &request, Clock::time_point deadline) {
  std::vector<std::string> argv, variables;
  std::string input, answer;
  WireReader in(request.data(), request.size());
  read(in, argv);
  read(in, variables);
  CommandLimits limits;
  limits.timeoutMs = std::min(in.number<uint32_t>(), options.lowerTimeoutMs);
  limits.memory = options.memoryLimit;
  in.text(input);
  auto isAllowed = [&](const std::vector<std::string> &words) {
    bool isShell = words.size() > 1;
    return argv.size() >= words.size() && std::equal(words.begin(), words.end(), argv.begin()) &&
           (!isShell || argv.size() == words.size());
  };
  if (in.failed() || !in.atEnd() || llvm::none_of(allowed, isAllowed))
    return protest();
  CommandResult result = commands.run(argv, environmentOf(BoxedProcess::Command, variables), input, limits);
  if (interrupted())
    return interrupt();
  WireWriter out(answer);
  write(out, result);
  WorkerEnding ending;
  ending.kind = WorkerEnding::Answered;
  return sendMessage(Request::Command, answer, deadline) ? ending : conclude(Clock::now() > deadline);
}

WorkerEnding WorkerProcess::exchange(Request kind, const std::string &payload, std::string *answer, uint32_t timeoutMs,
                                     uint32_t runs) {
  WorkerEnding ending;
  if (payload.size() > kMaxMessage) {
    ending.reason = Reason::Protocol;
    ending.message = "request is too large";
    return ending;
  }
  if (!announced.empty()) { // and it is this one: see settle()
    announcedBytes -= announced.front().second.size();
    announced.pop_front();
  } else {
    struct stat info;
    errorStart = fstat(errorFd, &info) == 0 ? info.st_size : 0;
    if (errorStart > (256 << 10) && ftruncate(errorFd, 0) == 0) {
      lseek(errorFd, 0, SEEK_SET);
      errorStart = 0;
    }
    Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(timeoutMs);
    if (!sendMessage(kind, payload, deadline))
      return conclude(Clock::now() > deadline);
  }
  if (answer)
    return receive(kind, *answer, timeoutMs, runs);
  ending.kind = WorkerEnding::Answered;
  return ending;
}
