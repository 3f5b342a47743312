//===-- WorkerProcess.cpp - the tool's side of a worker -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Starts the worker process, talks to it with deadlines, attributes its death
// to the request (or the run) that caused it, and brings a fresh one to the
// state the next request needs. Must not interpret outcomes and must not trust
// anything the worker wrote.
//
//===----------------------------------------------------------------------===//
#include "conformance/Worker.h"
#include "conformance/engine/Lowerings.h"
#include "conformance/engine/Protocol.h"
#include "conformance/engine/Wire.h"

#include <chrono>
#include <deque>
#include <map>
#include <new>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace memref_cts::conformance;

extern char **environ;

const char *memref_cts::conformance::name(Reply::Status status) {
  switch (status) {
  case Reply::Ok:
    return "ok";
  case Reply::ParseError:
    return "parse-error";
  case Reply::VerifyError:
    return "verify-error";
  case Reply::Refused:
    return "refused";
  case Reply::LowerFailed:
    return "lower-failed";
  case Reply::Leftovers:
    return "leftovers";
  case Reply::InvalidIR:
    return "invalid-ir";
  case Reply::BadSignature:
    return "bad-signature";
  case Reply::Crashed:
    return "crashed";
  case Reply::TimedOut:
    return "timed-out";
  case Reply::Broken:
    return "broken";
  }
  return "broken";
}

namespace {

using Clock = std::chrono::steady_clock;

/// Bytes of announced requests; less than a socket holds.
constexpr size_t kMaxAnnounced = 64 << 10;

/// What the worker must know of a unit; enough to tell it again.
struct Unit {
  std::string text, fileName, target;
  OptionList options;
  std::optional<LoweringSpec> lowering; // of the last successful lower
  uint64_t generation = 0;              // changes with load and lower
  bool loadedHere = false, loweredHere = false;
};

/// How a conversation ended.
struct Ending {
  enum Kind : uint8_t { Answered, Died, TimedOut, Broken } kind = Broken;
  int signal = 0;
  std::string message;
};

void add(StageTimes &sum, const StageTimes &part) {
  sum.parse += part.parse;
  sum.encode += part.encode;
  sum.lower += part.lower;
  sum.encodeLowered += part.encodeLowered;
  sum.translate += part.translate;
  sum.codegen += part.codegen;
  sum.link += part.link;
  sum.run += part.run;
}

} // namespace

struct Worker::Impl {
  explicit Impl(WorkerOptions options) : options(options) {}
  ~Impl() {
    stop();
    if (shared)
      munmap(shared, kSharedBytes);
    if (sharedFd >= 0)
      close(sharedFd);
    if (errorFd >= 0)
      close(errorFd);
  }

  SharedHeader &header() { return *reinterpret_cast<SharedHeader *>(shared); }

  void checkAlive();
  template <typename R, typename Fn>
  R fairly(Fn request);
  std::string prepareMemory();
  std::string start();
  void stop();
  void forget();
  std::string errorTail();
  Ending conclude(bool killed);
  bool sendAll(const void *data, size_t size, Clock::time_point deadline);
  bool sendMessage(Request kind, const std::string &payload, Clock::time_point deadline);
  void announce(Request kind, std::string payload);
  void settle(const std::pair<Request, std::string> &wanted = {});
  Ending receive(Request kind, std::string &answer, uint32_t timeoutMs, bool watch);
  Ending exchange(Request kind, const std::string &payload, std::string *answer, uint32_t timeoutMs, bool watch);
  template <typename R>
  R ask(Request kind, const std::string &payload, uint32_t timeoutMs);
  LoadReply sendLoad(uint32_t number, Unit &unit);
  LowerReply sendLower(uint32_t number, Unit &unit, const LoweringSpec &lowering, uint32_t flags);
  Reply sendCompile();
  Reply ensureLoaded(uint32_t number);
  Reply ensureLowered(uint32_t number);
  Reply ensureCompiled();

  WorkerOptions options;
  pid_t pid = -1;
  int requests = -1, replies = -1, life = -1, sharedFd = -1, errorFd = -1;
  uint8_t *shared = nullptr;
  off_t errorStart = 0;
  std::map<uint32_t, Unit> units;
  uint64_t generations = 0;

  // What was compiled last.
  std::vector<std::pair<uint32_t, std::string>> entries;
  std::vector<uint64_t> entryGenerations;
  unsigned optLevel = 0;
  bool compiled = false, compiledHere = false;

  /// Requests this worker has been sent, whose replies nobody has asked for yet.
  std::deque<std::pair<Request, std::string>> announced;
  size_t announcedBytes = 0;

  bool ranCode = false; // this worker has run code under test
  bool tainted = false; // ... which wrote where it must not

  StageTimes past; // of dead workers
  uint64_t deaths = 0;
};

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

static std::string systemError(const char *what) { return std::string(what) + ": " + std::strerror(errno); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMREF_CTS_ADDRESS_SANITIZER 1
#endif
#endif

/// The worker's environment. In sanitized builds signals of code under test must
/// reach the kernel, which tells us, and not the sanitizer.
static std::vector<std::string> workerEnvironment() {
  std::vector<std::string> variables;
  for (char **variable = environ; *variable; ++variable)
    variables.push_back(*variable);
#ifdef MEMREF_CTS_ADDRESS_SANITIZER
  std::string options = "ASAN_OPTIONS=";
  for (const std::string &variable : variables)
    if (variable.rfind(options, 0) == 0)
      options = variable + ":";
  options += "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0:handle_abort=0:abort_on_error=1";
  variables.insert(variables.begin(), options);
#endif
  return variables;
}

/// Moves a descriptor out of the way of the numbers the child uses.
static int moveUp(int fd) {
  if (fd < 0)
    return fd;
  int moved = fcntl(fd, F_DUPFD_CLOEXEC, 16);
  close(fd);
  return moved;
}

namespace {
/// The worker's end and ours of a channel, both out of the way of the numbers the
/// child uses. Closes what was not taken.
struct Ends {
  ~Ends() {
    for (int fd : fds)
      if (fd >= 0)
        close(fd);
  }
  bool openSockets() { return keep(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds)); }
  bool openPipe() { return keep(pipe2(fds, O_CLOEXEC)); }
  /// Ours; the worker has its own now.
  int take() {
    close(std::exchange(fds[0], -1));
    return std::exchange(fds[1], -1);
  }
  int fds[2] = {-1, -1};

private:
  bool keep(int result) {
    if (result != 0)
      return false;
    for (int &fd : fds)
      fd = moveUp(fd);
    return fds[0] >= 0 && fds[1] >= 0;
  }
};
} // namespace

std::string Worker::Impl::prepareMemory() {
  if (shared)
    return "";
  sharedFd = moveUp(memfd_create("memref-cts-runs", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (sharedFd < 0 || ftruncate(sharedFd, off_t(kSharedBytes)) != 0)
    return systemError("cannot create shared memory");
  fcntl(sharedFd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW);
  void *memory = mmap(nullptr, kSharedBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, sharedFd, 0);
  if (memory == MAP_FAILED)
    return systemError("cannot map shared memory");
  shared = static_cast<uint8_t *>(memory);
  errorFd = moveUp(memfd_create("memref-cts-stderr", MFD_CLOEXEC));
  if (errorFd < 0)
    return systemError("cannot create a file for error output");
  return "";
}

std::string Worker::Impl::start() {
  if (pid > 0)
    return "";
  std::string problem = prepareMemory();
  if (!problem.empty())
    return problem;
  Ends request, reply, alive; // the worker's end first
  if (!request.openSockets() || !reply.openSockets())
    return systemError("cannot create a socket pair");
  if (!alive.openPipe())
    return systemError("cannot create a pipe");
  if (ftruncate(errorFd, 0) == 0)
    lseek(errorFd, 0, SEEK_SET);
  new (shared) SharedHeader();

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, errorFd, 2);
  posix_spawn_file_actions_adddup2(&actions, request.fds[0], kRequestFd);
  posix_spawn_file_actions_adddup2(&actions, reply.fds[0], kReplyFd);
  posix_spawn_file_actions_adddup2(&actions, sharedFd, kSharedFd);
  posix_spawn_file_actions_adddup2(&actions, alive.fds[0], kLifeFd);
  // Its own process group: ctrl-C is for the tool, whose end ends the worker.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  char program[] = "memref-cts-worker";
  std::string argument = kWorkerArgument;
  char *argv[] = {program, argument.data(), nullptr};
  std::vector<std::string> variables = workerEnvironment();
  std::vector<char *> environment;
  for (std::string &variable : variables)
    environment.push_back(variable.data());
  environment.push_back(nullptr);
  pid_t child = -1;
  int error = posix_spawn(&child, "/proc/self/exe", &actions, &attributes, argv, environment.data());
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error != 0) {
    errno = error;
    return systemError("cannot start a worker");
  }
  pid = child;
  requests = request.take();
  replies = reply.take();
  life = alive.take();
  std::string payload;
  WireWriter out(payload);
  write(out, options);
  Ending ending = exchange(Request::Hello, payload, nullptr, 10'000, false);
  if (ending.kind != Ending::Answered)
    return "the worker does not start: " + ending.message;
  return "";
}

void Worker::Impl::forget() {
  pid = -1;
  for (int *fd : {&requests, &replies, &life}) {
    if (*fd >= 0)
      close(*fd);
    *fd = -1;
  }
  add(past, header().times);
  header().times = StageTimes();
  for (std::pair<const uint32_t, Unit> &unit : units)
    unit.second.loadedHere = unit.second.loweredHere = false;
  compiledHere = ranCode = tainted = false;
  announced.clear();
  announcedBytes = 0;
}

/// Replaces a worker that died between requests, or whose memory is suspect.
void Worker::Impl::checkAlive() {
  int status;
  if (pid > 0 && waitpid(pid, &status, WNOHANG) == pid) {
    ++deaths;
    forget();
  } else if (tainted) {
    stop();
  }
}

/// Makes a request of the compiler. If it kills a worker that had run code under
/// test before, that code may be to blame, so a fresh worker has the last word.
template <typename R, typename Fn>
R Worker::Impl::fairly(Fn request) {
  checkAlive();
  bool suspect = pid > 0 && ranCode;
  R reply = request();
  return reply.status == Reply::Crashed && suspect ? request() : reply;
}

void Worker::Impl::stop() {
  if (pid <= 0)
    return;
  kill(pid, SIGKILL);
  int status;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
    ;
  forget();
}

/// The last words of the worker, to say why it died.
std::string Worker::Impl::errorTail() {
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
Ending Worker::Impl::conclude(bool killed) {
  int status = 0;
  if (killed)
    kill(pid, SIGKILL);
  Clock::time_point patience = Clock::now() + std::chrono::seconds(20);
  while (true) {
    pid_t got = waitpid(pid, &status, WNOHANG);
    if (got == pid || (got < 0 && errno != EINTR))
      break;
    if (Clock::now() > patience)
      kill(pid, SIGKILL);
    usleep(200);
  }
  Ending ending;
  ending.kind = killed ? Ending::TimedOut : Ending::Died;
  std::string tail = errorTail();
  if (killed) {
    ending.message = "no answer in time";
  } else if (WIFSIGNALED(status)) {
    ending.signal = WTERMSIG(status);
    ending.message = std::string("killed by signal ") + std::to_string(ending.signal) + " (" +
                     strsignal(ending.signal) + ")";
  } else {
    ending.message = "the process ended by itself with exit code " + std::to_string(WEXITSTATUS(status));
  }
  if (!tail.empty())
    ending.message += "; it said: " + tail;
  ++deaths;
  forget();
  return ending;
}

//===----------------------------------------------------------------------===//
// Conversation
//===----------------------------------------------------------------------===//

bool Worker::Impl::sendAll(const void *data, size_t size, Clock::time_point deadline) {
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
bool Worker::Impl::sendMessage(Request kind, const std::string &payload, Clock::time_point deadline) {
  MessageHeader head = {uint32_t(kind), 0, payload.size()};
  std::string message(reinterpret_cast<const char *>(&head), sizeof head);
  message += payload;
  return sendAll(message.data(), message.size(), deadline);
}

/// Sends a request whose reply is asked for later. Not when it might not fit into
/// the socket: then both sides could wait for the other one to read.
void Worker::Impl::announce(Request kind, std::string payload) {
  if (announcedBytes + payload.size() > kMaxAnnounced)
    return;
  if (!sendMessage(kind, payload, Clock::now()))
    return; // whoever asks next finds out
  announcedBytes += payload.size();
  announced.emplace_back(kind, std::move(payload));
}

/// Hears the replies to what was announced before `wanted`: nobody needs them. Every
/// public function settles before it looks at what this worker knows.
void Worker::Impl::settle(const std::pair<Request, std::string> &wanted) {
  std::string unwanted;
  while (!announced.empty() && announced.front() != wanted) {
    Request kind = announced.front().first;
    announcedBytes -= announced.front().second.size();
    announced.pop_front();
    receive(kind, unwanted, options.lowerTimeoutMs, false); // an end of the worker forgets the rest
  }
}

/// Waits for a reply. With `watch` the deadline moves whenever another run has
/// finished.
Ending Worker::Impl::receive(Request kind, std::string &answer, uint32_t timeoutMs, bool watch) {
  Ending ending;
  std::chrono::milliseconds patience(timeoutMs);
  Clock::time_point deadline = Clock::now() + patience;
  MessageHeader head;
  uint32_t finished = 0;
  size_t got = 0;
  bool haveHead = false;
  answer.clear();
  while (!haveHead || got < answer.size()) {
    void *target = haveHead ? static_cast<void *>(answer.data() + got) : reinterpret_cast<char *>(&head) + got;
    size_t wanted = haveHead ? answer.size() - got : sizeof head - got;
    ssize_t size = recv(replies, target, wanted, MSG_DONTWAIT);
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR))
      return conclude(false);
    if (size > 0) {
      got += size_t(size);
      if (!haveHead && got == sizeof head) {
        haveHead = true;
        got = 0;
        if (head.kind != uint32_t(kind) || head.length > kMaxMessage) {
          stop();
          ++deaths;
          ending.message = "the worker sent something that is not an answer";
          return ending;
        }
        answer.resize(head.length);
      }
      continue;
    }
    Clock::time_point now = Clock::now();
    if (watch) {
      uint32_t progress = header().finished.load(std::memory_order_acquire);
      if (progress != finished) {
        finished = progress;
        deadline = now + patience;
      }
    }
    if (now >= deadline)
      return conclude(true);
    int64_t left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - now).count() + 1;
    struct pollfd wait = {replies, POLLIN, 0};
    poll(&wait, 1, int(std::min<int64_t>(left, 1000)));
  }
  ending.kind = Ending::Answered;
  return ending;
}

/// Sends a request, unless it was announced, and waits for the reply if `answer`
/// is given.
Ending Worker::Impl::exchange(Request kind, const std::string &payload, std::string *answer, uint32_t timeoutMs,
                              bool watch) {
  Ending ending;
  if (payload.size() > kMaxMessage) {
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
    return receive(kind, *answer, timeoutMs, watch);
  ending.kind = Ending::Answered;
  return ending;
}

static void fill(Reply &reply, const Ending &ending) {
  reply.status = ending.kind == Ending::Died       ? Reply::Crashed
                 : ending.kind == Ending::TimedOut ? Reply::TimedOut
                                                   : Reply::Broken;
  reply.signal = ending.signal;
  reply.message = ending.message;
}

template <typename R>
R Worker::Impl::ask(Request kind, const std::string &payload, uint32_t timeoutMs) {
  R reply;
  reply.message = start();
  if (!reply.message.empty())
    return reply;
  std::string answer;
  Ending ending = exchange(kind, payload, &answer, timeoutMs, false);
  if (ending.kind != Ending::Answered) {
    fill(reply, ending);
    return reply;
  }
  WireReader in(answer.data(), answer.size());
  read(in, reply);
  if (in.failed() || !in.atEnd()) {
    reply = R();
    reply.message = "the worker's answer is malformed";
    stop();
    ++deaths;
  }
  return reply;
}

static std::string loadPayload(uint32_t number, const Unit &unit) {
  std::string payload;
  WireWriter out(payload);
  out.number(number);
  write(out, unit.options);
  out.text(unit.fileName);
  out.text(unit.text);
  out.text(unit.target);
  return payload;
}

static std::string lowerPayload(uint32_t number, const LoweringSpec &lowering, uint32_t flags) {
  std::string payload;
  WireWriter out(payload);
  out.number(number);
  write(out, lowering);
  out.number(flags);
  return payload;
}

LoadReply Worker::Impl::sendLoad(uint32_t number, Unit &unit) {
  LoadReply reply = ask<LoadReply>(Request::Load, loadPayload(number, unit), options.lowerTimeoutMs);
  unit.loadedHere = reply.ok() || reply.status == Reply::Refused;
  unit.loweredHere = false;
  return reply;
}

LowerReply Worker::Impl::sendLower(uint32_t number, Unit &unit, const LoweringSpec &lowering, uint32_t flags) {
  // A command is ended by the worker: it, a translation after it, and what
  // follows in the worker have a limit each.
  uint32_t patience = isCommand(lowering) ? std::min<uint32_t>(options.lowerTimeoutMs, 1u << 30) * 3 + 30'000
                                          : options.lowerTimeoutMs;
  LowerReply reply = ask<LowerReply>(Request::Lower, lowerPayload(number, lowering, flags), patience);
  unit.loweredHere = reply.ok();
  return reply;
}

Reply Worker::Impl::sendCompile() {
  std::string payload;
  WireWriter out(payload);
  out.number<uint32_t>(optLevel);
  out.number<uint64_t>(entries.size());
  for (const std::pair<uint32_t, std::string> &entry : entries) {
    out.number(entry.first);
    out.text(entry.second);
  }
  Reply reply = ask<Reply>(Request::Compile, payload, options.compileTimeoutMs);
  compiledHere = reply.ok();
  return reply;
}

//===----------------------------------------------------------------------===//
// Bringing a worker up to date
//===----------------------------------------------------------------------===//

static Reply fine() {
  Reply reply;
  reply.status = Reply::Ok;
  return reply;
}

static Reply broken(const std::string &message) {
  Reply reply;
  reply.message = message;
  return reply;
}

Reply Worker::Impl::ensureLoaded(uint32_t number) {
  std::map<uint32_t, Unit>::iterator found = units.find(number);
  if (found == units.end())
    return broken("unit " + std::to_string(number) + " was never loaded");
  if (found->second.loadedHere)
    return fine();
  Reply reply = sendLoad(number, found->second);
  return found->second.loadedHere ? fine() : reply;
}

Reply Worker::Impl::ensureLowered(uint32_t number) {
  Reply reply = ensureLoaded(number);
  if (!reply.ok())
    return reply;
  Unit &unit = units.find(number)->second;
  if (!unit.lowering)
    return broken("unit " + std::to_string(number) + " was never lowered");
  if (unit.loweredHere)
    return fine();
  return sendLower(number, unit, *unit.lowering, 0);
}

Reply Worker::Impl::ensureCompiled() {
  if (!compiled)
    return broken("nothing is compiled");
  if (compiledHere)
    return fine();
  for (size_t i = 0; i < entries.size(); ++i) {
    std::map<uint32_t, Unit>::iterator found = units.find(entries[i].first);
    if (found == units.end() || found->second.generation != entryGenerations[i])
      return broken("unit " + std::to_string(entries[i].first) + " has changed since it was compiled");
    Reply reply = ensureLowered(entries[i].first);
    if (!reply.ok())
      return reply;
  }
  return sendCompile();
}

//===----------------------------------------------------------------------===//
// Public interface
//===----------------------------------------------------------------------===//

Worker::Worker(WorkerOptions options) : impl(std::make_unique<Impl>(options)) {}
Worker::~Worker() = default;

static Unit makeUnit(llvm::StringRef text, llvm::StringRef fileName,
                     llvm::ArrayRef<std::pair<std::string, std::string>> options, llvm::StringRef target) {
  Unit unit;
  unit.text = text.str();
  unit.fileName = fileName.str();
  unit.target = target.str();
  unit.options = options.vec();
  return unit;
}

void Worker::announce(uint32_t unit, llvm::StringRef text, llvm::StringRef fileName,
                      llvm::ArrayRef<std::pair<std::string, std::string>> options, const LoweringSpec &lowering,
                      uint32_t flags, llvm::StringRef target) {
  impl->units.erase(unit);
  // Commands take as long as they like; a worker with suspect memory goes first.
  if (impl->pid <= 0 || impl->tainted || isCommand(lowering))
    return;
  impl->announce(Request::Load, loadPayload(unit, makeUnit(text, fileName, options, target)));
  impl->announce(Request::Lower, lowerPayload(unit, lowering, flags));
}

LoadReply Worker::load(uint32_t unit, llvm::StringRef text, llvm::StringRef fileName,
                       llvm::ArrayRef<std::pair<std::string, std::string>> options, llvm::StringRef target) {
  Unit &state = impl->units[unit];
  state = makeUnit(text, fileName, options, target);
  state.generation = ++impl->generations;
  impl->settle({Request::Load, loadPayload(unit, state)});
  LoadReply reply = impl->fairly<LoadReply>([&] { return impl->sendLoad(unit, state); });
  if (!state.loadedHere)
    impl->units.erase(unit);
  return reply;
}

LowerReply Worker::lower(uint32_t unit, const LoweringSpec &lowering, uint32_t flags) {
  std::map<uint32_t, Unit>::iterator found = impl->units.find(unit);
  if (found != impl->units.end())
    found->second.generation = ++impl->generations;
  impl->settle({Request::Lower, lowerPayload(unit, lowering, flags)});
  LowerReply reply = impl->fairly<LowerReply>([&] {
    LowerReply result;
    static_cast<Reply &>(result) = impl->ensureLoaded(unit);
    return result.ok() ? impl->sendLower(unit, impl->units.find(unit)->second, lowering, flags) : result;
  });
  if (found != impl->units.end()) {
    found->second.lowering.reset();
    if (reply.ok())
      found->second.lowering = lowering;
  }
  return reply;
}

Reply Worker::compile(llvm::ArrayRef<std::pair<uint32_t, std::string>> entries, unsigned optLevel) {
  impl->settle();
  impl->entries = entries.vec();
  impl->optLevel = optLevel;
  impl->compiled = impl->compiledHere = false;
  Reply reply = impl->fairly<Reply>([&] {
    impl->entryGenerations.clear();
    for (const std::pair<uint32_t, std::string> &entry : entries) {
      Reply ready = impl->ensureLowered(entry.first);
      if (!ready.ok())
        return ready;
      impl->entryGenerations.push_back(impl->units.find(entry.first)->second.generation);
    }
    return impl->sendCompile();
  });
  impl->compiled = reply.ok();
  return reply;
}

ObjectReply Worker::compileObject(uint32_t unit, llvm::StringRef entry, unsigned optLevel) {
  impl->settle();
  return impl->fairly<ObjectReply>([&] {
    ObjectReply result;
    static_cast<Reply &>(result) = impl->ensureLowered(unit);
    if (!result.ok())
      return result;
    std::string payload;
    WireWriter out(payload);
    out.number(unit);
    out.text(entry);
    out.number<uint32_t>(optLevel);
    return impl->ask<ObjectReply>(Request::Object, payload, impl->options.compileTimeoutMs);
  });
}

/// Outcomes after which the worker's own memory cannot be trusted any more.
static bool showsStrayWrites(const Outcome &outcome) {
  return !outcome.guardHits.empty() ||
         (outcome.kind == Outcome::Trapped &&
          (outcome.trap == REFRT_TRAP_OUT_OF_BOUNDS || outcome.trap == REFRT_TRAP_USE_AFTER_FREE));
}

static void setOutcome(Outcome &outcome, const Reply &reply) {
  outcome.clear();
  outcome.kind = reply.status == Reply::Crashed    ? Outcome::Crashed
                 : reply.status == Reply::TimedOut ? Outcome::TimedOut
                 : reply.status == Reply::Refused  ? Outcome::Refused
                                                   : Outcome::Broken;
  outcome.signal = reply.signal;
  outcome.message = reply.message;
}

void Worker::run(uint32_t unit, llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes,
                 llvm::StringRef entry) {
  size_t next = 0;
  unsigned deathsHere = 0;
  std::string answer;
  impl->settle();
  impl->checkAlive();
  while (next < inputs.size()) {
    Reply ready = deathsHere < kMaxDeaths ? impl->ensureCompiled()
                                          : broken("not run: the worker died " + std::to_string(kMaxDeaths) +
                                                   " times in this list of inputs");
    if (!ready.ok()) {
      for (; next < inputs.size(); ++next)
        setOutcome(outcomes[next], ready);
      return;
    }
    SharedHeader &header = impl->header();
    WireWriter inputMemory(impl->shared + kInputStart, kInputBytes);
    uint32_t count = 0;
    while (next + count < inputs.size() && count < kMaxBatch) {
      write(inputMemory, inputs[next + count]);
      if (inputMemory.overflow())
        break;
      header.inputEnd[count++] = inputMemory.written();
    }
    if (count == 0) {
      Reply refusal;
      refusal.status = Reply::Refused;
      refusal.message = "an input of more than " + std::to_string(kInputBytes >> 20) + " MiB";
      setOutcome(outcomes[next++], refusal);
      continue;
    }
    header.finished.store(0, std::memory_order_release);
    std::string payload;
    WireWriter out(payload);
    out.number(unit);
    out.text(entry);
    out.number(count);
    impl->ranCode = true;
    Ending ending = impl->exchange(Request::Run, payload, &answer, impl->options.limits.timeoutMs, true);

    uint32_t finished = std::min(header.finished.load(std::memory_order_acquire), count);
    uint64_t begin = 0;
    for (uint32_t i = 0; i < finished; ++i) {
      Outcome &outcome = outcomes[next + i];
      uint64_t end = header.outcomeEnd[i];
      bool good = end >= begin && end <= kOutcomeBytes;
      if (good) {
        WireReader in(impl->shared + kOutcomeStart + begin, end - begin);
        read(in, outcome);
        good = !in.failed() && in.atEnd();
        begin = end;
      }
      if (!good)
        setOutcome(outcome, broken("the worker's outcome is malformed"));
      if (ending.kind == Ending::Answered && showsStrayWrites(outcome))
        impl->tainted = true;
    }
    next += finished;
    if (ending.kind == Ending::Answered) {
      Reply reply;
      WireReader in(answer.data(), answer.size());
      read(in, reply);
      if (reply.ok() && finished > 0)
        continue;
      if (reply.ok())
        reply = broken("the worker finished no run");
      setOutcome(outcomes[next++], reply);
      continue;
    }
    ++deathsHere;
    if (finished == count)
      continue; // it died after its work was done
    Reply reply;
    fill(reply, ending);
    setOutcome(outcomes[next++], reply);
  }
}

void Worker::drop(uint32_t unit) {
  impl->settle();
  if (impl->units.erase(unit) == 0 || impl->pid <= 0)
    return;
  std::string payload;
  WireWriter out(payload);
  out.number(unit);
  impl->exchange(Request::Drop, payload, nullptr, impl->options.lowerTimeoutMs, false);
}

StageTimes Worker::times() const {
  StageTimes sum = impl->past;
  if (impl->shared)
    add(sum, impl->header().times);
  return sum;
}

uint64_t Worker::deaths() const { return impl->deaths; }

namespace {
class JitEngine final : public Engine {
public:
  JitEngine(Worker &worker, uint32_t unit, llvm::StringRef entry) : worker(worker), unit(unit), entry(entry.str()) {}
  llvm::StringRef name() const override { return "jit"; }
  void run(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) override {
    worker.run(unit, inputs, outcomes, entry);
  }

private:
  Worker &worker;
  uint32_t unit;
  std::string entry;
};
} // namespace

std::unique_ptr<Engine> memref_cts::conformance::makeJitEngine(Worker &worker, uint32_t unit, llvm::StringRef entry) {
  return std::make_unique<JitEngine>(worker, unit, entry);
}
