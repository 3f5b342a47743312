//===-- AotEngine.cpp - runs of executables -------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool's side of aot/program/executable.h: sends inputs, answers external calls, and
// reads facts out of snapshots with the same leaf plans as every other engine.
// Must not trust anything the executable wrote, and runs no code under test here.
//
//===----------------------------------------------------------------------===//
#include "conformance/boundary/Callees.h"
#include "conformance/boundary/RegionView.h"
#include "conformance/boundary/StoredPointers.h"
#include "conformance/engines/aot/Aot.h"
#include "conformance/engines/aot/AotMessages.h"
#include "conformance/engines/aot/AotToolchain.h"
#include "conformance/engines/aot/program/executable.h"
#include "conformance/engines/native/Meeting.h"
#include "conformance/process/ChildProcess.h"
#include "conformance/protocol/Wire.h"
#include "conformance/sandbox/Environment.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <optional>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace memref_cts::conformance;

extern char **environ;

static constexpr unsigned kMaxHitsPerBuffer = 8;
static constexpr uint64_t kMaxRecord = 64ull << 20; // bytes of calls that an executable takes along
static constexpr uint32_t kStartMs = 20'000;        // to say hello

using Clock = std::chrono::steady_clock;

//===----------------------------------------------------------------------===//
// The engine
//===----------------------------------------------------------------------===//

namespace {

class Executable final : public AotEngine, public RegionView {
public:
  ~Executable() override {
    stop();
    if (!executable.empty())
      llvm::sys::fs::remove(executable);
    if (errorFd >= 0)
      close(errorFd);
  }
  llvm::Error prepare(const refrt_program *program, llvm::StringRef entry, const ObjectReply &given,
                      llvm::StringRef targetName, llvm::StringRef compiler, const WorkerOptions &options, bool record);

  Stage stage() const override { return {EngineKind::Aot, machine}; }
  void run(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) override {
    runAll(inputs, outcomes, /*apart=*/false);
  }
  void runApart(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes) override {
    runAll(inputs, outcomes, /*apart=*/true);
  }
  llvm::Expected<SelfCheck> leaveSelfChecking(llvm::StringRef caseName, const std::string &path) override;

  // MemoryView, over `snapshot`.
  bool read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *shadow) override;
  void sawObject(const refrt_value &pointer) override;

private:
  struct Site {
    FunctionPlan plan;
    const Callee *callee;
  };
  /// Who calls at the same time.
  struct Caller {
    const Input *input = nullptr;
    std::string answers; // that it has alone
  };
  enum RunEnd { Good, Died, Late, Wrong, Stopped, Forbidden };

  std::optional<RegionView::Region> bufferAt(uint64_t address) override;
  std::optional<RegionView::Region> blockAt(uint64_t address) override;
  std::optional<RegionView::Region> globalAt(uint64_t address) override;
  Stack stack() const override { return {snapshot.stackLow, snapshot.stackTop, snapshot.stackHigh}; }
  const llvm::DenseMap<uint64_t, uint32_t> &functionsByAddress() const override { return functions; }

  llvm::Error start();
  void stop();
  bool send(const std::string &bytes);
  RunEnd receive(uint64_t &kind, Clock::time_point deadline);
  void runAll(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes, bool apart);
  void runOne(const Input &input, Outcome &outcome);
  void beginRun(Outcome &outcome);
  bool mayRunBeside(const Outcome &outcome) const;
  /// Makes runs of `input`, the last one, while another thread calls with `other`, until one is not
  /// `outcome`, which a run alone had: then this one is. Outcome::callers says so.
  void runBeside(const Input &input, const Caller &other, const Meeting &meeting, Outcome &outcome);
  std::string packedAnswers() const;               // of the last run
  std::string problemOf(const Input &input) const; // or ""
  void keepRecord(const std::string &request);
  /// Until the run ends. Which message said so, or 0: nothing more can be said of it than `outcome` does.
  uint64_t answerCalls(const Input &input, Clock::time_point deadline, Outcome &outcome);
  bool call(Unpacker &in, const Input &input, Outcome &outcome);
  void finish(Unpacker &in, const Input &input, Outcome &outcome);
  bool findStrayWrites(Outcome &outcome);
  void findGuardHits(Outcome &outcome) const;
  void fillMemory(const Input &input, Outcome &outcome);
  void conclude(RunEnd ending, Outcome &outcome);

  std::string machine; // a row of targets.def
  FunctionPlan plan;
  std::vector<Site> sites;
  std::vector<uint32_t> globalIndices, functionIds;
  uint32_t numOutcomeGlobals = 0, numSourceGlobals = 0;
  bool isOfObject = false; // a command gave it
  RunLimits limits;
  bool twoCallers = false;
  bool (*interrupted)() = nullptr;
  std::string executable;
  std::vector<std::string> command;
  std::unique_ptr<Box> box; // nullptr: none is wanted

  // What an executable that checks itself takes along.
  const refrt_program *source = nullptr;
  AotToolchain *toolchain = nullptr;
  std::string object, objectOfLowering;
  bool recording = false;
  Packer record; // of the calls
  uint64_t numRecorded = 0, numAnswers = 0;
  Packer answers; // of one call

  ChildProcess process;
  int socket = -1, errorFd = -1;
  std::string message, forbidden;    // the last ones
  std::vector<MemoryRegion> globals; // without bytes
  llvm::DenseMap<uint64_t, uint32_t> functions;

  // State of one run.
  ProcessMemory snapshot;
  llvm::DenseMap<uint64_t, uint32_t> heapOrder; // address -> number
  std::vector<uint64_t> objects;
  bool observingResults = false;
  size_t events = 0;
  uint64_t ordinals = 0; // of those, what probes count
  bool isBeside = false; // the other caller
  Clock::duration spent = {};
};

} // namespace

llvm::Error Executable::prepare(const refrt_program *program, llvm::StringRef entry, const ObjectReply &given,
                                llvm::StringRef targetName, llvm::StringRef compiler, const WorkerOptions &options,
                                bool record) {
  machine = targetName.str();
  limits = options.limits;
  twoCallers = options.twoCallers;
  interrupted = options.interrupted;
  layout = refrt_program_layout(program);
  plan = planFunction(program, refrt_program_find_function(program, entry.str().c_str()));
  for (const std::string &external : given.externals) {
    refrt_symbol id = refrt_program_find_function(program, external.c_str());
    Site site = {id == REFRT_NONE ? FunctionPlan() : planFunction(program, id), findCallee(external)};
    if (!site.callee || (id == REFRT_NONE && !site.callee->prints))
      return llvm::createStringError("external function '" + external + "' is not provided; " + providedCallees());
    site.plan.name = external; // also where the lowering alone knows it
    sites.push_back(std::move(site));
  }
  globalIndices = given.globals;
  functionIds = given.functions;
  numOutcomeGlobals = given.numOutcomeGlobals;
  numSourceGlobals = given.numSourceGlobals;
  llvm::Expected<AotToolchain *> tools = AotToolchain::get(targetName, compiler, options);
  if (!tools)
    return tools.takeError();
  llvm::Expected<std::string> linked = (*tools)->link(given.object, given.given);
  if (!linked)
    return linked.takeError();
  executable = *linked;
  isOfObject = !given.given.empty();
  source = program;
  toolchain = *tools;
  recording = record;
  if (recording) {
    object = given.object;
    objectOfLowering = given.given;
  }
  command = (*tools)->command(executable);
  if (options.sandbox) {
    box = AotToolchain::boxOf(command);
    if (!box->problem().empty())
      return llvm::createStringError("cannot make the sandbox: " + box->problem());
  }
  return start();
}

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

void Executable::stop() {
  process.stop();
  if (socket >= 0)
    close(socket);
  socket = -1;
}

llvm::Error Executable::start() {
  if (process.running())
    return llvm::Error::success();
  if (errorFd < 0)
    errorFd = memfd_create("memref-cts-aot", MFD_CLOEXEC);
  int ends[2];
  if (errorFd < 0 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return llvm::make_error<MachineError>(std::string("cannot start an executable: ") + std::strerror(errno));
  socket = ends[0];
  ChildProcess::Start start;
  start.argv = command;
  start.environment = ownEnvironment();
  if (box)
    start.environment = environmentOf(BoxedProcess::Executable, start.environment);
  start.box = box.get();
  start.descriptors = {{ends[1], 0}, {ends[1], 1}, {errorFd, 2}};
  std::string problem = process.start(start);
  close(ends[1]);
  if (!problem.empty()) {
    stop();
    return llvm::createStringError("cannot start " + problem);
  }
  uint64_t kind = 0;
  RunEnd ending = receive(kind, Clock::now() + std::chrono::milliseconds(kStartMs));
  Unpacker in(message);
  bool right = ending == Good && kind == AOT_HELLO && in.number() == AOT_VERSION &&
               in.number() == layout->pointer_bits && in.number() == (layout->big_endian ? 1 : 0);
  if (right) {
    globals.resize(in.count(16));
    for (MemoryRegion &global : globals) {
      global.address = in.number();
      global.size = in.number();
    }
    uint64_t count = in.count(8);
    right = in.good && globals.size() == globalIndices.size() && count == functionIds.size();
    functions.clear();
    for (uint64_t i = 0; right && i < count; ++i)
      functions[in.number()] = functionIds[i];
  }
  if (!right) {
    Outcome outcome;
    if (ending != Good)
      conclude(ending, outcome);
    stop();
    std::string what = "the executable does not start: " +
                       (outcome.message.empty() ? "it says something unexpected" : outcome.message);
    return outcome.signal == SIGKILL ? llvm::make_error<KilledError>(what) : llvm::createStringError(what);
  }
  return llvm::Error::success();
}

bool Executable::send(const std::string &bytes) {
  const char *at = bytes.data();
  size_t size = bytes.size();
  Clock::time_point deadline = Clock::now() + std::chrono::milliseconds(limits.timeoutMs);
  while (size > 0) {
    ssize_t part = ::send(socket, at, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (part > 0) {
      at += part;
      size -= size_t(part);
      continue;
    }
    if (part < 0 && errno != EAGAIN && errno != EINTR)
      return false;
    if (Clock::now() > deadline)
      return false;
    struct pollfd wait = {socket, POLLOUT, 0};
    poll(&wait, 1, 50);
  }
  return true;
}

/// The next message, in `message`.
Executable::RunEnd Executable::receive(uint64_t &kind, Clock::time_point deadline) {
  message.resize(16);
  size_t got = 0;
  uint64_t length = 0;
  bool haveHead = false;
  while (got < message.size()) {
    ssize_t part = recv(socket, message.data() + got, message.size() - got, MSG_DONTWAIT);
    if (part == 0 || (part < 0 && errno != EAGAIN && errno != EINTR))
      return Died;
    if (part < 0) {
      int64_t left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
      if (left < 0)
        return Late;
      if (interrupted && interrupted())
        return Stopped;
      forbidden = process.forbiddenCall(/*refuse=*/false);
      if (!forbidden.empty())
        return Forbidden;
      struct pollfd wait[2] = {{socket, POLLIN, 0}, {process.listener(), POLLIN, 0}};
      poll(wait, 2, int(std::min<int64_t>(left + 1, 50)));
      continue;
    }
    got += size_t(part);
    if (!haveHead && got == 16) {
      haveHead = true;
      Unpacker in(message);
      kind = in.number();
      length = in.number();
      if (length > kMaxAotMessage)
        return Wrong;
      got = 0;
      message.clear();
    }
    if (haveHead && got == message.size()) // memory grows with what comes, whatever length was said
      message.resize(std::min<uint64_t>(length, std::max<uint64_t>(2 * got, 1 << 20)));
  }
  return Good;
}

static void forbidCall(const std::string &name, Outcome &outcome) {
  outcome.kind = Outcome::Crashed;
  outcome.reason = Reason::ForbiddenCall;
  outcome.systemCall = name;
  outcome.message = forbiddenCallText(name);
}

/// The process did not answer: says how it ended.
void Executable::conclude(RunEnd ending, Outcome &outcome) {
  outcome.kind = Outcome::Broken;
  outcome.reason = Reason::Protocol;
  outcome.message = "the executable said something that is no message";
  if (ending == Late) {
    outcome.kind = Outcome::TimedOut;
    outcome.reason = Reason::Deadline;
    outcome.message = "no answer in time";
  } else if (ending == Forbidden) {
    forbidCall(forbidden, outcome);
  } else if (ending == Stopped) {
    outcome.reason = Reason::Interrupted;
    outcome.message = kInterrupted;
  } else if (ending == Died && process.running()) {
    process.waitUntil(Clock::now() + std::chrono::milliseconds(kStartMs));
    ProcessEnd end = process.stop();
    if (box && end.kind == ProcessEnd::Signalled && end.signal == SIGSYS) {
      forbidCall("", outcome);
      return stop();
    }
    outcome.kind = Outcome::Crashed;
    outcome.reason = end.kind == ProcessEnd::Signalled ? Reason::Signal : Reason::ExitCode;
    outcome.signal = end.signal;
    outcome.message =
        end.kind == ProcessEnd::Signalled ? end.text() : "the executable ended by itself with " + end.text();
    if (end.kind == ProcessEnd::Exited && end.code == AOT_NO_ROOM)
      outcome.message = "there is no memory for its stack and heap";
  }
  stop();
}

//===----------------------------------------------------------------------===//
// Snapshots
//===----------------------------------------------------------------------===//

std::optional<RegionView::Region> Executable::bufferAt(uint64_t address) {
  const MemoryRegion *buffer = findRegion(snapshot.buffers, address, AOT_GUARD);
  if (!buffer)
    return std::nullopt;
  return Region{buffer->address, uint32_t(buffer - snapshot.buffers.data())};
}

std::optional<RegionView::Region> Executable::blockAt(uint64_t address) {
  const MemoryRegion *block = findRegion(snapshot.heap, address, AOT_GUARD);
  if (!block)
    return std::nullopt;
  if (!block->alive)
    return Region{block->address, 0, false};
  return Region{block->address, heapOrder.try_emplace(block->address, uint32_t(heapOrder.size())).first->second};
}

std::optional<RegionView::Region> Executable::globalAt(uint64_t address) {
  std::optional<Region> found;
  for (size_t i = 0; i < snapshot.globals.size(); ++i) {
    const MemoryRegion &global = snapshot.globals[i];
    if (address < global.address || address - global.address > global.size)
      continue;
    found =
        Region{global.address, globalIndices[i] < numSourceGlobals ? globalIndices[i] : kOtherSymbols + uint32_t(i)};
    if (address - global.address < global.size)
      break; // else another one may begin here
  }
  return found;
}

bool Executable::read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *) {
  auto from = [&](const MemoryRegion &region) {
    uint64_t offset = address - region.address;
    if (!region.alive || address < region.address || offset > region.size || size > region.size - offset)
      return false;
    if (size)
      std::memcpy(bytes, region.bytes + offset, size);
    return true;
  };
  for (const std::vector<MemoryRegion> *regions : {&snapshot.buffers, &snapshot.heap})
    if (const MemoryRegion *region = findRegion(*regions, address, AOT_GUARD))
      return from(*region);
  MemoryRegion stack;
  stack.address = snapshot.stackTop;
  stack.size = snapshot.stackHigh - snapshot.stackTop;
  stack.bytes = snapshot.stack;
  return (stack.size && from(stack)) || llvm::any_of(snapshot.globals, from);
}

void Executable::sawObject(const refrt_value &value) {
  const MemoryRegion *block = observingResults ? findRegion(snapshot.heap, value.lo, AOT_GUARD) : nullptr;
  if (block && block->alive && !llvm::is_contained(objects, block->address))
    objects.push_back(block->address);
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// An external function was called: records it and answers.
bool Executable::call(Unpacker &in, const Input &input, Outcome &outcome) {
  uint64_t number = in.number();
  snapshot.read(in, input, globals);
  if (!in.good || number >= sites.size())
    return false;
  const Site &site = sites[number];
  if (snapshot.arguments.size() != site.plan.arguments.leaves.size())
    return false;
  uint64_t ordinal = ordinals;
  if (events == outcome.trace.size())
    outcome.trace.emplace_back();
  CallEvent &event = outcome.trace[events++];
  event.callee = site.plan.name;
  event.library = site.callee->isLibrary();
  ordinals += !event.library;
  observe(site.plan.arguments, snapshot.arguments.data(), *this, event.arguments, event.views, event.objects);
  if (isBeside) // it has the answers
    return true;
  Packer answer;
  size_t count = site.callee->kind == Callee::DotF32 ? 0 : site.plan.results.leaves.size();
  std::vector<refrt_value> results(count);
  if (site.callee->kind != Callee::DotF32)
    callScalar(*site.callee, site.plan, ordinal, snapshot.arguments.data(), results.data());
  answer.number(AOT_ANSWER);
  answer.number(8 + 16 * count);
  answer.number(count);
  for (const refrt_value &value : results) {
    answer.number(value.lo);
    answer.number(value.hi);
  }
  if (recording || twoCallers) {
    answers.bytes.append(answer.bytes, 16); // without the head
    ++numAnswers;
  }
  return send(answer.bytes);
}

/// Looks for stray writes into the heap.
bool Executable::findStrayWrites(Outcome &outcome) {
  for (size_t i = 0; i < snapshot.heap.size(); ++i) {
    const MemoryRegion &block = snapshot.heap[i];
    for (unsigned k = 0; k < 2 * AOT_GUARD; ++k) {
      uint8_t found = k < AOT_GUARD ? *(block.bytes - AOT_GUARD + k) : block.bytes[block.size + k - AOT_GUARD];
      if (found == AOT_GUARD_BYTE(k))
        continue;
      outcome.trap = REFRT_TRAP_OUT_OF_BOUNDS;
      outcome.message = "memory next to heap block " + std::to_string(i) + " of " + std::to_string(block.size) +
                        " bytes was overwritten";
      return true;
    }
    for (uint64_t k = 0; !block.alive && k < block.size; ++k) {
      if (block.bytes[k] == AOT_FREED)
        continue;
      outcome.trap = REFRT_TRAP_USE_AFTER_FREE;
      outcome.message =
          "byte " + std::to_string(k) + " of heap block " + std::to_string(i) + " was written after it was freed";
      return true;
    }
  }
  return false;
}

void Executable::findGuardHits(Outcome &outcome) const {
  for (uint32_t i = 0; i < snapshot.buffers.size(); ++i) {
    const MemoryRegion &buffer = snapshot.buffers[i];
    unsigned found = 0;
    for (int64_t k = 0; k < int64_t(2) * AOT_GUARD && found < kMaxHitsPerBuffer; ++k) {
      int64_t offset = k < AOT_GUARD ? k - AOT_GUARD : int64_t(buffer.size) + k - AOT_GUARD;
      if (buffer.bytes[offset] == AOT_GUARD_BYTE(k))
        continue;
      outcome.guardHits.push_back({i, offset});
      ++found;
    }
  }
}

/// What the caller can see after a defined end.
void Executable::fillMemory(const Input &input, Outcome &outcome) {
  outcome.buffers.resize(snapshot.buffers.size());
  for (size_t i = 0; i < snapshot.buffers.size(); ++i) {
    const MemoryRegion &buffer = snapshot.buffers[i];
    Bytes &bytes = outcome.buffers[i];
    bytes.shadow.clear();
    bytes.bytes.assign(buffer.bytes, buffer.bytes + buffer.size);
  }
  outcome.otherGlobals.assign(isOfObject ? snapshot.globals.size() : 0, std::string(kObjectPrefix) + "data");
  outcome.globals.resize(numOutcomeGlobals);
  for (Bytes &bytes : outcome.globals) {
    bytes.bytes.clear();
    bytes.shadow.clear();
  }
  for (size_t i = 0; i < snapshot.globals.size(); ++i)
    if (globalIndices[i] < outcome.globals.size()) {
      Bytes &bytes = outcome.globals[globalIndices[i]];
      bytes.bytes.assign(snapshot.globals[i].bytes, snapshot.globals[i].bytes + snapshot.globals[i].size);
    }
  showPointers(input, *this, outcome);
  outcome.liveAllocations = 0;
  for (const MemoryRegion &block : snapshot.heap)
    outcome.liveAllocations += block.alive && !llvm::is_contained(objects, block.address);
}

void Executable::finish(Unpacker &in, const Input &input, Outcome &outcome) {
  uint64_t how = in.number();
  uint64_t length = in.count(1);
  const uint8_t *text = in.take(length);
  uint64_t printedLength = in.count(1);
  const uint8_t *printed = in.take(printedLength);
  std::vector<refrt_value> results;
  readSlots(in, results);
  snapshot.read(in, input, globals);
  if (!in.good || results.size() != plan.results.leaves.size())
    return conclude(Wrong, outcome);
  outcome.message.assign(reinterpret_cast<const char *>(text), length);
  addPrinted(outcome.printed, reinterpret_cast<const char *>(printed), printedLength);
  static constexpr refrt_trap kTraps[] = {REFRT_TRAP_NONE,         REFRT_TRAP_ABORT,    REFRT_TRAP_MISALIGNED,
                                          REFRT_TRAP_MEMORY,       REFRT_TRAP_BAD_FREE, REFRT_TRAP_DOUBLE_FREE,
                                          REFRT_TRAP_RANK_MISMATCH};
  if (how >= std::size(kTraps))
    return; // Broken, and the message says why
  outcome.trap = kTraps[how];
  outcome.kind = how == AOT_RETURNED ? Outcome::Returned : Outcome::Trapped;
  if (how <= AOT_ABORTED && findStrayWrites(outcome))
    outcome.kind = Outcome::Trapped;
  findGuardHits(outcome);
  if (outcome.kind == Outcome::Returned) {
    observingResults = true;
    observe(plan.results, results.data(), *this, outcome.results, outcome.views, outcome.objects);
    observingResults = false;
  }
  if (outcome.kind == Outcome::Returned || outcome.trap == REFRT_TRAP_ABORT)
    fillMemory(input, outcome);
}

std::string Executable::problemOf(const Input &input) const {
  for (const InputBuffer &buffer : input.buffers)
    for (const Relocation &relocation : buffer.relocations)
      if (relocation.position + layout->pointer_bits / 8 > buffer.bytes.size())
        return "relocation outside its buffer";
  return checkInput(plan.arguments, input);
}

void Executable::keepRecord(const std::string &request) {
  if (!recording || record.bytes.size() > kMaxRecord)
    return;
  record.number(request.size());
  record.bytes += request;
  record.bytes += packedAnswers();
  ++numRecorded;
}

std::string Executable::packedAnswers() const {
  Packer out;
  out.number(8 + answers.bytes.size());
  out.number(numAnswers);
  return out.bytes + answers.bytes;
}

uint64_t Executable::answerCalls(const Input &input, Clock::time_point deadline, Outcome &outcome) {
  while (true) {
    uint64_t kind = 0;
    RunEnd ending = receive(kind, deadline);
    if (ending != Good) {
      conclude(ending, outcome);
      return 0;
    }
    Unpacker in(message);
    if (kind == AOT_END)
      finish(in, input, outcome);
    if (kind == AOT_END || (kind == AOT_MET && isBeside))
      return kind;
    if (kind == AOT_CALL && events == kMaxCallEvents) {
      stop();
      outcome.kind = Outcome::Refused;
      outcome.message = "more than " + std::to_string(kMaxCallEvents) + " calls of external functions";
      return 0;
    }
    if (kind != AOT_CALL || !call(in, input, outcome)) {
      conclude(Wrong, outcome);
      return 0;
    }
  }
}

void Executable::beginRun(Outcome &outcome) {
  outcome.clear();
  outcome.kind = Outcome::Broken;
  heapOrder.clear();
  objects.clear();
  events = 0;
  ordinals = 0;
}

/// Memory that was written where it must not cannot be trusted any more.
static bool wroteElsewhere(const Outcome &outcome) {
  return !outcome.guardHits.empty() || outcome.trap == REFRT_TRAP_OUT_OF_BOUNDS ||
         outcome.trap == REFRT_TRAP_USE_AFTER_FREE;
}

void Executable::runOne(const Input &input, Outcome &outcome) {
  beginRun(outcome);
  outcome.message = problemOf(input);
  if (!outcome.message.empty())
    return;
  if (llvm::Error error = start()) {
    if (error.isA<KilledError>()) {
      outcome.kind = Outcome::Crashed;
      outcome.reason = Reason::Signal;
      outcome.signal = SIGKILL;
    }
    outcome.message = llvm::toString(std::move(error));
    return;
  }
  std::string request = requestOf(input, limits.maxBytes, plan.results.leaves.size());
  Packer head;
  head.number(twoCallers ? AOT_KEPT : AOT_RUN);
  head.number(request.size());
  answers.bytes.clear();
  numAnswers = 0;
  llvm::scope_exit keep([&] { keepRecord(request); });
  const Clock::time_point begin = Clock::now();
  if (!send(head.bytes) || !send(request))
    return conclude(Died, outcome);
  answerCalls(input, begin + std::chrono::milliseconds(limits.timeoutMs), outcome);
  spent = Clock::now() - begin;
  outcome.trace.resize(events);
  if (wroteElsewhere(outcome))
    stop();
}

//===----------------------------------------------------------------------===//
// Two callers at once
//===----------------------------------------------------------------------===//

bool Executable::mayRunBeside(const Outcome &outcome) const {
  return twoCallers && process.running() && (outcome.kind == Outcome::Returned || outcome.kind == Outcome::Trapped) &&
         spent <= std::chrono::milliseconds(limits.timeoutMs / kLongPart);
}

static std::string toBytes(const Outcome &outcome) {
  std::string bytes;
  WireWriter out(bytes);
  write(out, outcome);
  return bytes;
}

void Executable::runBeside(const Input &input, const Caller &other, const Meeting &meeting, Outcome &outcome) {
  const std::string alone = toBytes(outcome);
  Packer request;
  request.number(meeting.runs);
  request.number(meeting.meetings);
  request.number(uint64_t(std::chrono::nanoseconds(meeting.time).count()));
  request.bytes += packedAnswers();
  request.bytes += other.answers;
  request.bytes += requestOf(*other.input, limits.maxBytes, plan.results.leaves.size());
  Packer head;
  head.number(AOT_BESIDE);
  head.number(request.bytes.size());
  const Clock::time_point deadline = Clock::now() + meeting.time + std::chrono::milliseconds(limits.timeoutMs);
  isBeside = true;
  llvm::scope_exit end([&] { isBeside = false; });
  const bool isSent = send(head.bytes) && send(request.bytes);
  bool isSame = true;
  for (uint64_t last = AOT_END; last == AOT_END;) {
    Outcome beside;
    beginRun(beside);
    last = 0;
    if (!isSent || Clock::now() > deadline)
      conclude(isSent ? Late : Died, beside);
    else
      last = answerCalls(input, deadline, beside);
    if (last == AOT_MET) {
      if (Unpacker(message).number() == 0)
        return;
      break;
    }
    beside.trace.resize(events);
    if (isSame && toBytes(beside) != alone) {
      isSame = false;
      std::swap(outcome, beside);
    }
  }
  outcome.callers = isSame ? Outcome::Callers::Two : Outcome::Callers::TwoDiffer;
  if (!isSame) // whatever else it may have left
    stop();
}

void Executable::runAll(llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes, bool apart) {
  unsigned deaths = 0, timeouts = 0;
  Caller before; // of the last run that another may be beside
  for (size_t i = 0; i < inputs.size(); ++i) {
    if (deaths + timeouts == Worker::kMaxDeaths) {
      outcomes[i].clear();
      outcomes[i].kind = Outcome::Broken;
      outcomes[i].message =
          "not run: " +
          (timeouts ? "the time limit was reached " + std::to_string(timeouts) + " times" : std::string()) +
          (timeouts && deaths ? ", and " : "") +
          (deaths ? "the executable died " + std::to_string(deaths) + " times" : std::string()) + " in these calls";
      continue;
    }
    if (apart)
      stop();
    runOne(inputs[i], outcomes[i]);
    if (mayRunBeside(outcomes[i])) {
      Caller own = {&inputs[i], packedAnswers()};
      runBeside(inputs[i], before.input ? before : own,
                i % kCallsTogether < kThoroughCalls ? kThoroughMeeting : kBriefMeeting, outcomes[i]);
      before = std::move(own);
    }
    // A trap is an end that a program may ask for.
    deaths += outcomes[i].kind == Outcome::Crashed && !stoppedByTrapInstruction(outcomes[i]);
    timeouts += outcomes[i].kind == Outcome::TimedOut;
  }
  if (apart)
    stop();
}

//===----------------------------------------------------------------------===//
// Executables that check themselves
//===----------------------------------------------------------------------===//

llvm::Expected<SelfCheck> Executable::leaveSelfChecking(llvm::StringRef caseName, const std::string &path) {
  Packer out;
  auto text = [&](llvm::StringRef value) {
    out.number(value.size());
    out.bytes.append(value.begin(), value.end());
  };
  unsigned seconds = limits.timeoutMs / 1000 + 5; // the reference machine runs, too
  out.number(AOT_VERSION);
  out.number(seconds);
  text(caseName);
  text(plan.name);
  std::string program;
  if (refrt_program_print(
          source,
          [](void *user, const char *part, size_t length) { static_cast<std::string *>(user)->append(part, length); },
          &program) != REFRT_OK)
    return llvm::createStringError("the reference machine's program cannot be printed");
  text(program);
  for (const std::vector<uint32_t> *numbers : {&globalIndices, &functionIds}) {
    out.number(numbers->size());
    for (uint32_t number : *numbers)
      out.number(number);
  }
  out.number(sites.size());
  for (const Site &site : sites)
    text(site.plan.name);
  out.number(numRecorded);
  out.bytes += record.bytes;
  if (llvm::Error error = toolchain->linkSelfChecking(object, objectOfLowering, out.bytes, path))
    return std::move(error);
  return toolchain->runSelfChecking(path, unsigned(60 + numRecorded * seconds));
}

llvm::Expected<std::unique_ptr<AotEngine>>
memref_cts::conformance::makeAotEngine(const refrt_program *source, llvm::StringRef entry, const ObjectReply &object,
                                       llvm::StringRef target, llvm::StringRef compiler, const WorkerOptions &options,
                                       bool record) {
  std::unique_ptr<Executable> engine = std::make_unique<Executable>();
  if (llvm::Error error = engine->prepare(source, entry, object, target, compiler, options, record))
    return std::move(error);
  return std::unique_ptr<AotEngine>(std::move(engine));
}
