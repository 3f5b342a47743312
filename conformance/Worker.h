//===-- Worker.h - a process that may die for us -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parsing MLIR, lowering, code generation and native execution all happen in a
// worker process, which is this executable started again. The handle below
// lives in the tool. Whatever the worker does (crash, hang, run out of memory,
// corrupt itself), each call returns and says so. The next call finds a fresh
// worker with the units it still needs loaded, lowered and compiled again. Must
// not interpret outcomes.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_WORKER_H
#define MEMREF_CTS_CONFORMANCE_WORKER_H

#include "conformance/Engine.h"
#include "conformance/LoweringSpec.h"
#include "conformance/Policy.h"
#include "conformance/Repair.h"
#include "conformance/words/Cause.h"
#include "conformance/words/Promises.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace memref_cts::conformance {

/// How a request to the worker ended.
struct Reply {
  /// How it ended.
  enum Status : uint8_t {
    Ok,
    ParseError,       // module does not parse
    VerifyError,      // module does not verify
    Refused,          // encoder or thunk cannot express something: counted
    LowerFailed,      // the lowering said no
    ErrorWithSuccess, // it printed an error and said yes
    Leftovers,        // it said yes but left operations behind
    InvalidIR,        // lowered module does not verify, translate or compile
    BadSignature,     // lowered function has another type than the clauses demand
    Crashed,
    TimedOut,
    Broken // harness error
  };
  Status status = Broken;
  /// Diagnostics as "file:line:column: severity: text" lines, or the reason, for people.
  std::string message;
  /// What the process, whose end `message` is about, left on standard error; "": nothing.
  std::string said;
  Cause cause;
  /// What MLIR, or a command, said as a diagnostic.
  std::vector<Diagnostic> diagnostics;
  bool ok() const { return status == Ok; }
  /// The message with what was said.
  std::string text() const { return message + (said.empty() ? "" : "; it said: " + said); }
};
/// Static.
const char *name(Reply::Status status);

/// Promises that nothing checks, by name, each with how often it was taken as kept.
using PromiseCounts = std::vector<std::pair<std::string, uint64_t>>;

/// What came of reading a module.
struct LoadReply : Reply {
  std::string program;      // refrt program text of the source module
  RefusedFunctions refused; // ... and what of it is not there
  /// Operations of scf and affine that upstream's structural passes took apart
  /// first, each name once; empty: the module is as the file has it.
  std::vector<std::string> structured;
  PromiseCounts promises;           // of the source module
  ArgumentPromises arguments;       // of defined functions, that callers have to keep
  bool onePointer = false;          // as Tolerance::onePointer (Compare.h)
  std::vector<std::string> wrapped; // defined functions that have a C wrapper
  uint32_t probes = 0;              // calls that were put into the module
};

/// The program after one pass of a pipeline.
struct AfterPass {
  std::string pass;
  std::string program;   // refrt text, "" when it cannot be had
  std::string invalid;   // what the verifier says against the module
  bool finished = false; // it was lowered to its end by this project's passes first
};

/// What came of lowering it.
struct LowerReply : Reply {
  std::string program;      // refrt program text of the lowered module, "" if refused
  Refusal refusal;          // why ref-llvm cannot run it; the module may still be compiled
  RefusedFunctions refused; // ... or some functions of it
  std::string ir;           // LLVM dialect text, when asked for
  /// Of each line of `ir`, when asked for: "file:line:column" of the operation that begins there, or "".
  std::vector<std::string> irPlaces;
  PromiseCounts promises;  // of the lowered module
  PromiseCounts lost;      // of a module that went through LLVM IR: by name, what no run shows
  bool fromLLVMIR = false; // a command gave LLVM IR, and `ir` is what it imports as
  bool fromObject = false; // a command gave an object: there is no module
  std::string object;      // its bytes, with WantIR
  /// All passes of a pipeline, when asked for: those of registered pipelines in it as well.
  std::string passes;
  std::vector<AfterPass> afterPasses;
  /// Errors of single functions: a public function is missing or has another type than the clauses demand. With
  /// WantSymbols also: a function uses an undefined symbol.
  std::vector<std::pair<std::string, Reply>> unfit;
};

/// What passes made of a module, as LowerReply has it. It need not be lowered. `unfit`: public functions that cannot be
/// called as before, each with what became of it.
struct PassesReply : LowerReply {
  /// Operations of scf and affine that were taken apart after the passes, so that the machine runs the rest.
  std::vector<std::string> structured;
};

/// A lowered module after the steps of a repair, as LowerReply has it.
struct RepairReply : LowerReply {
  /// In how many places each step matched. Where none did, the form that was
  /// asked for has no module.
  std::vector<uint64_t> changes;
  std::vector<uint64_t> unlimited; // ... where no location named an operation of the step
};

/// Names of the source operations that may have a part in what a call of one function
/// shows, sorted. What is not there has none.
struct DependenceReply : Reply {
  std::vector<std::string> reached;              // in all that is observed, such as the end of the run
  std::vector<std::vector<std::string>> results; // in each result
  std::vector<std::string> memory;               // in bytes of buffers and globals
  std::vector<std::string> calls;                // in calls of external functions, and in what these see
};

/// One way to make what a lowering made of a unit wrong: a mutant, once it verifies.
struct MutantSite {
  uint32_t operation = 0; // its number among the operations of the lowered module
  uint32_t row = 0;       // of operators.def
  uint32_t variant = 0;   // of what that row does to the operation
  std::string name;       // of the operation
  std::string what;       // is done to it
  std::string function;   // that it is in, "": none
  std::string place;      // "file:line:column" in the source, "": not known
  std::string equal;      // why no program can see it, "": it may
};

/// All that the operators find.
struct MutantsReply : Reply {
  std::vector<MutantSite> sites; // in the order of operations, for each in that of the rows
};

/// VerifyError: it is no mutant, as the edited module does not verify.
struct MutantReply : Reply {
  std::string program;      // as in LowerReply
  Refusal refusal;          // as in LowerReply
  RefusedFunctions refused; // as in LowerReply
  std::string difference;   // lines with - and +, when asked for
  bool isEqual = false;     // ... and whether LLVM knows that it does the same
};

/// Ok: every entry that was asked for is compiled.
struct CompileReply : Reply {
  /// One for each of them, in their order: those that are not ok are left out. Empty:
  /// nothing is compiled.
  std::vector<Reply> entries;
  /// Refused, and still: LLVM made code of it. Nothing can be called.
  bool codeOnly = false;
  /// The code has assembly, or is an object: nobody knows what it does.
  bool hasAssembly = false;
};

/// An object file with one entry of a unit, and what its tables (engines/aot/program/executable.c)
/// refer to.
struct ObjectReply : Reply {
  std::string object;
  std::string given;                  // a second object, which the lowering gave; "": none
  std::vector<std::string> externals; // names by number of the site
  std::vector<uint32_t> globals;      // index in Outcome::globals, or UINT32_MAX
  uint32_t numOutcomeGlobals = 0;
  uint32_t numSourceGlobals = 0;   // of those; the others are of the lowered module alone
  std::vector<uint32_t> functions; // ids in the source program
  uint64_t instructions = 0;       // of LLVM IR, after its passes
};

/// Whether upstream's structural passes (kStructuralPasses) take structured
/// control flow apart before a module is encoded and lowered. Auto: when the
/// module has operations of scf or affine.
enum class LowerStructured : uint8_t { Auto, Always, Never };
inline constexpr const char *name(LowerStructured mode) {
  return mode == LowerStructured::Auto ? "auto" : mode == LowerStructured::Always ? "always" : "never";
}
inline constexpr const char *kStructuralPasses = "lower-affine,convert-scf-to-cf";

/// A source module as a worker is told of it.
struct SourceModule {
  llvm::StringRef text, fileName;
  llvm::ArrayRef<std::pair<std::string, std::string>> options = {}; // of the lowering
  NumberPolicy policy = {};
  /// Whose data layout the module gets unless it has its own, a row of targets.def;
  /// "": the module says all.
  llvm::StringRef target = "";
  bool probes = false; // with calls that show its descriptors (DescriptorProbes.h)
};

/// What lowered code is linked with besides C's library and the compiler's support
/// functions. Allocations are observed under each.
enum class RuntimeLibrary : uint8_t {
  Ours, // this project's memrefCopy, printing and generic allocation functions
  MLIR, // of MLIR's own libraries all that these have
  None
};
inline constexpr const char *name(RuntimeLibrary library) {
  return library == RuntimeLibrary::Ours ? "ours" : library == RuntimeLibrary::MLIR ? "mlir" : "none";
}

/// A module with bodies for functions that cases declare.
struct CalleeFile {
  std::string name; // stands in locations and messages
  std::string text;
};

/// Limits of a worker process, and what it does with modules.
struct WorkerOptions {
  RunLimits limits;
  uint32_t lowerTimeoutMs = 30'000;
  uint32_t compileTimeoutMs = 60'000;
  uint64_t memoryLimit = 6ull << 30; // bytes of address space beyond start-up
  std::string preparation;           // passes that bring a module to what the reference machine runs; "": none
  LowerStructured structured = LowerStructured::Auto;
  bool acceptPromises = false;                   // those that nothing checks: not refused, but counted
  RuntimeLibrary runtime = RuntimeLibrary::Ours; // of native engines
  bool sandbox = true;                           // of all that runs code under test
  bool twoCallers = false;                       // native runs also while another caller is at work
  bool copies = false;                           // each native run is in a copy of the worker, and in nothing else
  std::vector<std::string> passPlugins;          // shared libraries, for the passes of pipelines
  std::vector<CalleeFile> callees;
  /// Asked while a request runs, and before each: once true, the process ends at once,
  /// with all it started, and every reply is Broken with the message kInterrupted.
  /// nullptr: nobody interrupts.
  bool (*interrupted)() = nullptr;
};
inline constexpr char kInterrupted[] = "interrupted";

/// What of the sandbox is not there, for reports: "off (--no-sandbox)", or what the kernel
/// lacks; "": nothing.
std::string sandboxText(const WorkerOptions &options);

/// Nanoseconds spent per stage, summed over requests, measured in the worker; `run` is all of a native run.
struct StageTimes {
  uint64_t loads = 0, lowerings = 0, compilations = 0; // requests, not nanoseconds
  uint64_t parse = 0, encode = 0, lower = 0, encodeLowered = 0, translate = 0, codegen = 0, link = 0, run = 0;
  uint64_t native = 0; // of run: in the code under test and what it calls
};

/// Used by one thread at a time; so are the engines made of it.
class Worker {
public:
  /// Starts nothing yet; the process starts with the first request.
  explicit Worker(const WorkerOptions &options);
  /// Ends the process.
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  /// Parses, verifies and encodes a source module under a unit number chosen
  /// by the caller; an old unit of that number is dropped.
  LoadReply load(uint32_t unit, const SourceModule &source);
  LoadReply load(uint32_t unit, llvm::StringRef text, llvm::StringRef fileName,
                 llvm::ArrayRef<std::pair<std::string, std::string>> options) {
    return load(unit, SourceModule{text, fileName, options});
  }
  /// What `lower` sends back.
  enum : uint32_t {
    WantProgram = 1,
    WantIR = 2,
    WantAfterPasses = 4,
    WantPlaces = 8,
    WantSymbols = 16,
    WantPasses = 32,
    WantLiveIR = 64, // as WantIR, without operations that nobody would miss
    /// As WantLiveIR; users of what goes through a struct have the value itself.
    WantForwardedIR = 128,
    WantEqual = 256 // of a mutant: whether it is the same code, in the end
  };
  /// Lowers a copy of the source module of a unit; Broken if it was never loaded. What it
  /// was lowered to before is dropped. `flags`: what to send back.
  LowerReply lower(uint32_t unit, const LoweringSpec &lowering, uint32_t flags);
  /// Runs passes, as LoweringContext::parsePasses reads them, on a copy of the source module of a unit: as the file has
  /// it, before anything was taken apart. What it was lowered to stays. `flags`: WantProgram, WantAfterPasses,
  /// WantPasses, WantIR.
  PassesReply runPasses(uint32_t unit, llvm::StringRef passes, uint32_t flags);
  /// Hands over work ahead, so that the worker has something to do meanwhile. The next
  /// calls of `load` and `lower` will ask for this load and this lower with the same
  /// arguments. An old unit of that number is dropped. Nothing but time
  /// depends on it.
  void announce(uint32_t unit, const SourceModule &source, const LoweringSpec &lowering, uint32_t flags);
  /// What of a unit is compiled and run: what the lowering made, or one of the repaired
  /// forms of it, whose numbers the caller chooses.
  static constexpr uint32_t kAsLowered = 0;
  /// Rewrites a copy of what the lowering made of a unit: its text as this release of
  /// MLIR prints it. The form is there until the unit is loaded or lowered again.
  RepairReply repair(uint32_t unit, uint32_t form, llvm::ArrayRef<RepairStep> steps);
  /// What the operators with these names, or all, find in what the lowering made of a unit.
  MutantsReply mutants(uint32_t unit, llvm::ArrayRef<std::string> operators);
  /// A copy of it with one edit. `flags`: WantProgram, WantIR for the difference, WantEqual.
  MutantReply mutant(uint32_t unit, const MutantSite &site, uint32_t flags);
  /// What calls of a function of the unit's source depend on. The unit need not be lowered.
  DependenceReply dependence(uint32_t unit, llvm::StringRef entry);
  /// Compiles what the lowerings made of several units as one LLVM module and links
  /// it, with one entry thunk for each {unit, entry}. An entry "", of one unit alone,
  /// makes code that nobody can call, of what was never encoded as well. Replaces what
  /// was compiled before; a repaired form replaces only itself. `placement`: each
  /// function begins so many bytes (a multiple of 16 below 64) behind a multiple of 64;
  /// kAnywhere leaves that to LLVM.
  static constexpr uint32_t kAnywhere = ~uint32_t(0);
  CompileReply compile(llvm::ArrayRef<std::pair<uint32_t, std::string>> entries, unsigned optLevel,
                       uint32_t placement = kAnywhere, uint32_t form = kAsLowered);
  /// Compiles what the lowering made of a unit for the target it was loaded for. `optLevel`: 0 to
  /// 3, as for compile(). Entry "":
  /// the object is what the lowering made, without anything of the harness.
  ObjectReply compileObject(uint32_t unit, llvm::StringRef entry, unsigned optLevel, uint32_t form = kAsLowered);
  /// Runs a compiled entry. Outcomes of runs that a dying worker could not
  /// finish are Crashed or TimedOut for the run that did it; the others are
  /// run again in a fresh worker. After `kMaxDeaths` deaths the rest is Broken
  /// with a message that says so.
  /// `entry`: which entry of the unit, "": the first one it was compiled with.
  void run(uint32_t unit, llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes,
           llvm::StringRef entry = "", uint32_t form = kAsLowered);
  static constexpr unsigned kMaxDeaths = 3;
  /// As run(), for runs that may leave anything behind: each is alone in a process. That is a copy of one that
  /// compiles. Where passes of plug-ins run in that one, it is a worker of its own.
  void runApart(uint32_t unit, llvm::ArrayRef<Input> inputs, llvm::MutableArrayRef<Outcome> outcomes,
                llvm::StringRef entry = "", uint32_t form = kAsLowered);
  /// What ran so far was judged by nobody, and may have left anything behind: a fresh process reads the next module.
  /// So it is without a word after code that has assembly.
  void distrust();
  /// What the lowering made of a unit as LLVM IR, after LLVM's passes of that level (0: none), and back as a program of
  /// the reference machine. What is lost on the way is refused, or counted. The text is that of the way back.
  LowerReply roundTrip(uint32_t unit, unsigned optLevel, uint32_t form = kAsLowered);
  /// Forgets a unit; one that is not there is fine.
  void drop(uint32_t unit);
  /// Of all processes that this worker had.
  StageTimes times() const;
  uint64_t deaths() const; // how often a worker had to be replaced

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// The jit engine over a compiled unit; `entry` and `form` as in Worker::run. The worker
/// outlives it.
std::unique_ptr<Engine> makeJitEngine(Worker &worker, uint32_t unit, llvm::StringRef entry = "",
                                      uint32_t form = Worker::kAsLowered);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_WORKER_H
