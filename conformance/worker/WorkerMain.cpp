//===-- WorkerMain.cpp - the worker's side of a conversation --------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits the process, puts it into the box, then answers requests in one thread with a
// large stack. The files and programs of the box are closed before that thread exists,
// since Landlock is per thread; system calls are once the limits are set.
// A second thread only waits for the tool to go away, so that a hanging worker
// never outlives it. Standard output and error were redirected by the tool.
//
//===----------------------------------------------------------------------===//
#include "conformance/WorkerMain.h"
#include "conformance/Command.h"
#include "conformance/Worker.h"
#include "conformance/engines/aot/AotObject.h"
#include "conformance/engines/ir/RoundTrip.h"
#include "conformance/engines/jit/Jit.h"
#include "conformance/engines/native/Meeting.h"
#include "conformance/engines/native/NativeModule.h"
#include "conformance/engines/native/NativeSymbols.h"
#include "conformance/passes/RunPasses.h"
#include "conformance/process/LackOfMemory.h"
#include "conformance/protocol/Protocol.h"
#include "conformance/protocol/Wire.h"
#include "conformance/sandbox/Sandbox.h"
#include "conformance/units/Units.h"
#include "conformance/worker/CommandRunner.h"
#include "conformance/worker/MutantRequests.h"
#include "conformance/worker/SecondCaller.h"
#include "conformance/worker/WorkerMould.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace memref_cts::conformance;

static constexpr size_t kStackBytes = 1ull << 30;
static constexpr size_t kStackGuard = 64u << 10;
static constexpr int kCopyIsDone = 96; // exit code
static constexpr uint64_t kSheetBytes = kInputStart + kOutcomeBytes;
static constexpr rlim_t kMaxFileBytes = 4u << 20; // error output

[[noreturn]] static void quit(int code) { _exit(code); }

/// Where the worker says that it reached its limit of memory; nullptr while code under
/// test runs, which may have made it ask for anything.
static SharedHeader *limited = nullptr;

[[noreturn]] static void endWithoutMemory() {
  if (!limited)
    std::abort();
  limited->outOfMemory = 1;
  quit(94);
}

/// Where the worker says which system call it was ended for, or that the machine has no room for it.
static SharedHeader *notes = nullptr;

static void onForbiddenCall(int, siginfo_t *info, void *context) {
  if (changedMask(*info, context))
    return;
  notes->forbiddenCall = info->si_syscall;
  notes->forbiddenOf = info->si_arch;
  quit(95);
}

static void sendMessage(uint32_t kind, const std::string &payload) {
  MessageHeader head = {kind, 0, payload.size()};
  std::string message(reinterpret_cast<const char *>(&head), sizeof head);
  message += payload;
  const char *at = message.data();
  size_t size = message.size();
  while (size > 0) {
    ssize_t sent = send(kReplyFd, at, size, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0)
      quit(0);
    at += sent;
    size -= size_t(sent);
  }
}

template <typename R>
static void answer(Request kind, const R &reply) {
  std::string payload;
  WireWriter out(payload);
  write(out, reply);
  sendMessage(uint32_t(kind), payload);
}

/// Runs a command by asking the tool for it. The answer is the only message that the tool
/// sends before it has the reply to what it asked for.
static CommandResult runByTool(const std::vector<std::string> &argv, const std::vector<std::string> &variables,
                               llvm::StringRef input, const CommandLimits &limits) {
  std::string payload;
  WireWriter out(payload);
  write(out, argv);
  write(out, variables);
  out.number<uint32_t>(limits.timeoutMs);
  out.text(input);
  sendMessage(uint32_t(Request::Command), payload);
  MessageHeader head;
  if (!receiveRequest(&head, sizeof head) || head.kind != uint32_t(Request::Command) || head.length > kMaxMessage)
    quit(0);
  payload.resize(head.length);
  if (!receiveRequest(payload.data(), payload.size()))
    quit(0);
  CommandResult result;
  WireReader in(payload.data(), payload.size());
  read(in, result);
  return result;
}

/// Bytes of address space in use.
static uint64_t addressSpace() {
  unsigned long long pages = 0;
  if (FILE *file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%llu", &pages) != 1) // NOLINT(bugprone-unchecked-string-to-number-conversion): the kernel's
      pages = 0;
    std::fclose(file);
  }
  return pages * uint64_t(sysconf(_SC_PAGESIZE));
}

static void setLimit(int resource, rlim_t value) {
  struct rlimit limit;
  if (getrlimit(__rlimit_resource_t(resource), &limit) != 0)
    return;
  if (limit.rlim_max == RLIM_INFINITY || value < limit.rlim_max)
    limit.rlim_max = value;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(__rlimit_resource_t(resource), &limit);
}

namespace {
class Server {
public:
  Server(uint8_t *stackLow, const Box *box)
      : stackLow(stackLow), box(box), header(*reinterpret_cast<SharedHeader *>(mapShared())), units(header.times),
        jit(header.times) {
    units.tellPass(header.pass, sizeof header.pass);
    units.tellPreparing(&header.preparing);
    notes = &header;
    header.hasBegun = 1;
  }

  [[noreturn]] void serve() {
    while (true) {
      MessageHeader head;
      if (!receiveRequest(&head, sizeof head) || head.length > kMaxMessage)
        quit(0);
      payload.resize(head.length);
      if (!receiveRequest(payload.data(), payload.size()))
        quit(0);
      WireReader in(payload.data(), payload.size());
      handle(Request(head.kind), in);
    }
  }

private:
  static void *mapShared() {
    void *memory = mmap(nullptr, kSharedBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, kSharedFd, 0);
    if (memory == MAP_FAILED)
      quit(90);
    return memory;
  }
  uint8_t *shared() { return reinterpret_cast<uint8_t *>(&header); }

  void handle(Request kind, WireReader &in) {
    switch (kind) {
    case Request::Hello:
      return hello(in);
    case Request::Load:
      return load(in);
    case Request::Lower: {
      ++header.times.lowerings;
      uint32_t unit = in.number<uint32_t>();
      LoweringSpec lowering;
      read(in, lowering);
      uint32_t flags = in.number<uint32_t>();
      LowerReply reply = units.lower(unit, lowering, flags);
      header.printed = units.find(unit) ? units.find(unit)->printed : 0;
      if (reply.ok() && !reply.fromObject && (flags & Worker::WantSymbols))
        findUndefined(*units.find(unit), reply);
      return answer(kind, reply);
    }
    case Request::Compile: {
      ++header.times.compilations;
      unsigned level = in.number<uint32_t>();
      uint32_t placement = in.number<uint32_t>();
      uint32_t form = in.number<uint32_t>();
      std::vector<std::pair<uint32_t, std::string>> entries(in.count(12));
      for (std::pair<uint32_t, std::string> &entry : entries) {
        entry.first = in.number<uint32_t>();
        in.text(entry.second);
      }
      return answer(kind, jit.compile(units, entries, level, placement, form));
    }
    case Request::Run: {
      SharedHeader *whose = std::exchange(limited, nullptr);
      Reply reply = run(in);
      limited = whose;
      return answer(kind, reply);
    }
    case Request::Object: {
      ++header.times.compilations;
      uint32_t unit = in.number<uint32_t>();
      std::string entry;
      in.text(entry);
      unsigned level = in.number<uint32_t>();
      uint32_t form = in.number<uint32_t>();
      return answer(kind, compileObject(units, unit, entry, level, form, header.times));
    }
    case Request::Repair: {
      uint32_t unit = in.number<uint32_t>();
      uint32_t form = in.number<uint32_t>();
      std::vector<RepairStep> steps;
      read(in, steps);
      return answer(kind, units.repair(unit, form, steps));
    }
    case Request::Dependence: {
      uint32_t unit = in.number<uint32_t>();
      std::string entry;
      in.text(entry);
      return answer(kind, units.dependence(unit, entry));
    }
    case Request::RoundTrip: {
      uint32_t unit = in.number<uint32_t>();
      unsigned level = in.number<uint32_t>();
      return answer(kind, roundTrip(units.find(unit), level, in.number<uint32_t>(), header.times));
    }
    case Request::Mutants:
      return listMutants(in);
    case Request::Mutant:
      return makeMutant(in);
    case Request::Passes:
      return runPasses(in);
    case Request::Drop:
      return units.drop(in.number<uint32_t>());
    case Request::Command: // the answer to one that nobody asked for
      break;
    }
    quit(91);
  }

  void load(WireReader &in) {
    ++header.times.loads;
    uint32_t unit = in.number<uint32_t>();
    OptionList options;
    read(in, options);
    NumberPolicy policy;
    read(in, policy);
    std::string fileName, text, target, unpreparable;
    in.text(fileName);
    in.text(text);
    in.text(target);
    bool probes = in.number<uint8_t>() != 0;
    in.text(unpreparable);
    answer(Request::Load, units.load(unit, {text, fileName, options, policy, target, probes}, unpreparable));
  }

  void listMutants(WireReader &in) {
    uint32_t unit = in.number<uint32_t>();
    std::vector<std::string> operators;
    read(in, operators);
    answer(Request::Mutants, mutantsOf(units.find(unit), operators));
  }

  void makeMutant(WireReader &in) {
    uint32_t unit = in.number<uint32_t>();
    MutantSite site;
    read(in, site);
    StageTimer timer(header.times.encodeLowered);
    answer(Request::Mutant, mutantOf(units.find(unit), site, in.number<uint32_t>()));
  }

  void runPasses(WireReader &in) {
    ++header.times.lowerings;
    PassRun run;
    run.unit = units.find(in.number<uint32_t>());
    in.text(run.passes);
    run.flags = in.number<uint32_t>();
    run.structured = structured;
    run.preparation = preparation;
    run.preparing = &header.preparing;
    run.passText = header.pass;
    run.passTextSize = sizeof header.pass;
    answer(Request::Passes, memref_cts::conformance::runPasses(run, header.times));
  }

  void hello(WireReader &in) {
    WorkerOptions options;
    read(in, options);
    chooseLibrary(options.runtime);
    runLimits = options.limits;
    twoCallers = options.twoCallers;
    copies = options.copies;
    if (std::string problem = NativeRuntime::get().prepare(runLimits, stackLow); !problem.empty())
      giveUp(problem);
    copies ? makeSheet() : startSecond();
    CommandLimits limits;
    limits.timeoutMs = options.lowerTimeoutMs;
    limits.memory = options.memoryLimit;
    units.runCommands(runByTool, limits);
    structured = options.structured;
    units.lowerStructured(structured);
    preparation = options.preparation;
    units.prepareWith(std::move(options.preparation));
    units.takePromises(options.acceptPromises);
    units.usePassPlugins(options.passPlugins);
    units.useCallees(std::move(options.callees));
    if (options.memoryLimit)
      limitMemory(options.memoryLimit);
    if (!box)
      return;
    Box::Rules rules;
    rules.copies = copies;
    copies ? enterBox(Box(rules)) : enterBox(*box);
  }

  [[noreturn]] static void giveUp(const std::string &problem) {
    std::fprintf(stderr, "%s\n", problem.c_str());
    notes->isInTrouble = 1;
    quit(92);
  }

  void startSecond() {
    if (!twoCallers)
      return;
    if (std::string problem = second.emplace().start(runLimits, kStackBytes); !problem.empty())
      giveUp(problem);
  }

  /// From here on a forbidden system call ends the process.
  void enterBox(const Box &whose) {
    struct sigaction action = {};
    action.sa_sigaction = onForbiddenCall;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    if (!whose.problem().empty() || sigaction(SIGSYS, &action, nullptr) != 0 ||
        !whose.restrictCalls(/*ofAllThreads=*/true))
      giveUp("cannot enter the sandbox: " + (whose.problem().empty() ? std::strerror(errno) : whose.problem()));
  }

  void limitMemory(uint64_t bytes) {
    setLimit(RLIMIT_AS, addressSpace() + bytes);
    limited = &header;
    std::set_new_handler(endWithoutMemory);
    llvm::install_bad_alloc_error_handler([](void *, const char *, bool) { endWithoutMemory(); });
  }

  Reply run(WireReader &in) {
    Reply reply;
    uint32_t unit = in.number<uint32_t>();
    std::string name;
    in.text(name);
    uint32_t form = in.number<uint32_t>();
    uint32_t count = in.number<uint32_t>();
    const NativeEntry *entry = jit.find(unit, name, form);
    if (!entry || in.failed() || count > kMaxBatch) {
      reply.message = "unit " + std::to_string(unit) + " is not compiled" + (name.empty() ? "" : " for '" + name + "'");
      return reply;
    }
    StageTimer timer(header.times.run);
    uint64_t begin = 0, written = 0;
    NativeRuntime &runtime = NativeRuntime::get();
    runtime.limitStack();
    llvm::scope_exit free([&] { runtime.freeStack(); });
    for (uint32_t i = 0; i < count; ++i) {
      uint64_t end = header.inputEnd[i];
      if (end < begin || end > kInputBytes)
        return reply;
      WireReader inputMemory(shared() + kInputStart + begin, end - begin);
      read(inputMemory, input);
      begin = end;
      std::optional<uint64_t> size = copies ? runInCopy(*entry, i, written) : runHere(*entry, i, written);
      if (!size)
        break; // the tool takes what there is and asks again
      written += *size;
      header.outcomeEnd[i] = written;
      header.finished.store(i + 1, std::memory_order_release);
      std::swap(before, input);
    }
    reply.status = Reply::Ok;
    return reply;
  }

  /// Makes run `number` of a request.
  void make(const NativeEntry &entry, uint32_t number, const Input &beside, uint64_t &nanoseconds) {
    NativeRuntime &runtime = NativeRuntime::get();
    const uint64_t spent = runtime.nativeNanoseconds();
    runtime.run(entry, input, outcome);
    const uint64_t alone = runtime.nativeNanoseconds() - spent;
    nanoseconds += alone;
    if (second)
      second->runBeside(entry, input, beside, alone, number < kThoroughCalls, outcome);
  }

  /// Writes the outcome into a room that holds all but the largest outcomes. Its bytes, or nullopt: the room is too
  /// small.
  std::optional<uint64_t> writeOutcome(uint8_t *room, uint64_t size) {
    WireWriter attempt(room, size);
    write(attempt, outcome);
    if (attempt.overflow() && size < kOutcomeBytes)
      return std::nullopt;
    if (attempt.overflow()) {
      Outcome refusal;
      refusal.kind = Outcome::Refused;
      refusal.message = "an outcome of more than " + std::to_string(kOutcomeBytes >> 20) + " MiB";
      attempt = WireWriter(room, size);
      write(attempt, refusal);
    }
    return attempt.written();
  }

  /// Run `number` of a request; the bytes of its outcome, which begins at `written`, or nullopt: it does not fit.
  std::optional<uint64_t> runHere(const NativeEntry &entry, uint32_t number, uint64_t written) {
    make(entry, number, number ? before : input, header.times.native);
    return writeOutcome(shared() + kOutcomeStart + written, kOutcomeBytes - written);
  }

  /// A sheet that a copy leaves its outcome on: of this process it shares nothing else.
  void makeSheet() {
    void *memory =
        mmap(nullptr, kSheetBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
      giveUp("cannot map memory for copies of the worker");
    sheet = static_cast<SharedHeader *>(memory);
  }
  uint8_t *sheetOutcome() { return reinterpret_cast<uint8_t *>(sheet) + kInputStart; }

  [[noreturn]] void beCopy(pid_t parent, const NativeEntry &entry, uint32_t number) {
    notes = sheet;
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent)
      quit(92);
    // Nobody is there to talk to, and other calls are nobody's business here.
    munmap(&header, kSharedBytes);
    for (int fd : {kRequestFd, kReplyFd, kSharedFd, kLifeFd})
      close(fd);
    startSecond();
    if (box)
      enterBox(*box);
    make(entry, number, input, sheet->times.native);
    sheet->outcomeEnd[0] = writeOutcome(sheetOutcome(), kOutcomeBytes).value_or(0);
    sheet->finished.store(1, std::memory_order_release);
    quit(kCopyIsDone);
  }

  /// As runHere, in a copy of this process, which ends with it. Where the copy ends in another way, this process ends
  /// in that way, too: the tool sees no difference. What the code under test left on the sheet is believed of its own
  /// run only.
  std::optional<uint64_t> runInCopy(const NativeEntry &entry, uint32_t number, uint64_t written) {
    madvise(sheet, kSheetBytes, MADV_REMOVE);
    const auto start = std::chrono::steady_clock::now();
    const pid_t parent = getpid(), copy = fork();
    if (copy < 0)
      giveUp(std::string("cannot copy the worker: ") + std::strerror(errno));
    if (copy == 0)
      beCopy(parent, entry, number);
    int status = 0;
    while (waitpid(copy, &status, 0) < 0 && errno == EINTR)
      ;
    const std::chrono::nanoseconds spent = std::chrono::steady_clock::now() - start;
    header.times.native += std::min(sheet->times.native, uint64_t(spent.count()));
    if (WIFSIGNALED(status)) {
      signal(WTERMSIG(status), SIG_DFL);
      raise(WTERMSIG(status));
    }
    const int code = WEXITSTATUS(status);
    if (code != kCopyIsDone || sheet->finished.load(std::memory_order_acquire) != 1) {
      header.forbiddenOf = sheet->forbiddenOf;
      header.forbiddenCall = sheet->forbiddenCall;
      header.isInTrouble = sheet->isInTrouble;
      quit(code);
    }
    const uint64_t size = std::min(sheet->outcomeEnd[0], kOutcomeBytes);
    if (size > kOutcomeBytes - written)
      return std::nullopt;
    std::memcpy(shared() + kOutcomeStart + written, sheetOutcome(), size);
    return size;
  }

  uint8_t *stackLow;
  const Box *box; // nullptr: none is wanted
  SharedHeader &header;
  Units units;
  LowerStructured structured = LowerStructured::Auto;
  std::string preparation;
  Jit jit;
  std::string payload;
  Input input;
  Input before; // of the last run, for the second caller
  Outcome outcome;
  std::optional<SecondCaller> second;
  RunLimits runLimits;
  bool twoCallers = false, copies = false;
  SharedHeader *sheet = nullptr; // of copies; an outcome follows
};
} // namespace

static const Box *wantedBox = nullptr;

static void *serveThread(void *stackLow) {
  Server *server = new Server(static_cast<uint8_t *>(stackLow), wantedBox);
  server->serve();
}

/// Files and programs are closed to the calling thread and what it starts.
static bool closeFiles() {
  wantedBox = new Box({BoxedProcess::Worker});
  std::string problem = wantedBox->problem();
  if (problem.empty() && !wantedBox->restrictFiles())
    problem = std::strerror(errno);
  if (!problem.empty())
    std::fprintf(stderr, "cannot make the sandbox: %s\n", problem.c_str());
  return problem.empty();
}

bool memref_cts::conformance::runAsWorker(int argc, char **argv, int *exitCode) {
  if (argc >= 2 && std::strcmp(argv[1], kCommandsArgument) == 0) {
    *exitCode = serveCommands(argc == 2);
    return true;
  }
  bool boxed = argc == 2;
  if ((argc < 2 || std::strcmp(argv[1], kWorkerArgument) != 0) && !WorkerMould::get().make(argc, argv, &boxed))
    return false;
  *exitCode = 93;
  syscall(SYS_close_range, unsigned(kLifeFd + 1), ~0u, 0u);
  setLimit(RLIMIT_CORE, 0);
  endBeforeTool();
  signal(SIGXFSZ, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  struct rlimit fileSize;
  if (getrlimit(RLIMIT_FSIZE, &fileSize) == 0) {
    fileSize.rlim_cur = std::min(fileSize.rlim_cur, kMaxFileBytes);
    setrlimit(RLIMIT_FSIZE, &fileSize);
  }
  if (boxed && !closeFiles())
    return true;
  uint8_t *stack = static_cast<uint8_t *>(mmap(nullptr, kStackBytes, PROT_READ | PROT_WRITE,
                                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0));
  if (stack == MAP_FAILED)
    return true;
  mprotect(stack, kStackGuard, PROT_NONE);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_t thread;
  if (pthread_attr_setstack(&attributes, stack, kStackBytes) != 0 ||
      pthread_create(&thread, &attributes, serveThread, stack + kStackGuard) != 0)
    return true;
  // Hangs up when the tool is gone, however it ended. Not the socket: waiting
  // there would wake this thread for every message.
  struct pollfd wait = {kLifeFd, 0, 0};
  while (poll(&wait, 1, -1) < 0 && errno == EINTR)
    ;
  quit(0);
}
