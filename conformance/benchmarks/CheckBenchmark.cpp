//===-- CheckBenchmark.cpp - speed of the harness --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a check costs. It is measured per call once a program is compiled, and per program
// one at a time and in batches. The process pipeline that people use today is measured per
// program, too (peer). Growth benchmarks span four decades; their reported
// complexity must stay linear. One core: all work is sequential.
//
//===----------------------------------------------------------------------===//

#include "conformance/Check.h"
#include "conformance/WorkerMain.h"
#include "conformance/case/Materialize.h"
#include "conformance/case/Source.h"
#include "conformance/compare/Compare.h"
#include "conformance/engines/ref/RefEngine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>

#include <benchmark/benchmark.h>

using namespace llvm;
using namespace memref_cts::conformance;

/// A program of ordinary size; `number` makes each one different.
static std::string unitProgram(unsigned number, StringRef name = "unit") {
  std::string text;
  raw_string_ostream os(text);
  os << "func.func @" << name << "(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %x: f32) -> (f32, index) {\n"
     << "  %c0 = arith.constant 0 : index\n  %c1 = arith.constant 1 : index\n"
     << "  %k = arith.constant " << number + 3 << " : index\n"
     << "  %zero = arith.constant 0.0 : f32\n"
     << R"(  %d0 = memref.dim %m, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d1 = memref.dim %m, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %h = arith.ceildivui %d1, %k : index
  %v = memref.subview %m[0, 0] [%d0, %h] [1, 1]
    : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  cf.br ^rows(%c0, %zero : index, f32)
^rows(%i: index, %s: f32):
  %more = arith.cmpi slt, %i, %d0 : index
  cf.cond_br %more, ^columns(%c0, %s : index, f32), ^done
^columns(%j: index, %t: f32):
  %inside = arith.cmpi slt, %j, %h : index
  cf.cond_br %inside, ^body, ^next
^body:
  %a = memref.load %v[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %b = arith.mulf %a, %x : f32
  %u = arith.addf %t, %b : f32
  memref.store %b, %v[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %jn = arith.addi %j, %c1 : index
  cf.br ^columns(%jn, %u : index, f32)
^next:
  %in = arith.addi %i, %c1 : index
  cf.br ^rows(%in, %t : index, f32)
^done:
  return %s, %h : f32, index
}
)";
  return text;
}

/// Rank 4 copy through loops of one index: the shape of a typical checked run.
static const char *const kRank4 = R"(
func.func @f(%a: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>,
             %b: memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>, %i: index, %j: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d2 = memref.dim %a, %c2 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %d3 = memref.dim %a, %c3 : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  cf.br ^head(%c0 : index)
^head(%k: index):
  %more = arith.cmpi slt, %k, %d2 : index
  cf.cond_br %more, ^body, ^done
^body:
  %v = memref.load %a[%i, %j, %k, %c0] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %w = arith.addf %v, %v : f32
  memref.store %w, %b[%i, %j, %k, %c0] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %next = arith.addi %k, %c1 : index
  cf.br ^head(%next : index)
^done:
  %last = arith.subi %d3, %c1 : index
  %r = memref.load %a[%i, %j, %c0, %last] : memref<?x?x?x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %r : f32
}
// CALL-RANDOM: @f(memref<sizes=[A,B,C,D]>, memref<sizes=[A,B,C,D]>, 0..A-1, 0..B-1) A=1..4 B=1..4 C=1..4 D=1..4
)";

namespace {
/// Everything one program needs to be checked.
struct Prepared {
  explicit Prepared(const WorkerOptions &options = WorkerOptions()) : worker(std::make_unique<Worker>(options)) {}
  std::unique_ptr<Worker> worker;
  Program program;
  std::vector<CallSource> sources;
  std::unique_ptr<Engine> reference, jit;
  std::string error;

  bool load(StringRef text, StringRef lowering) {
    Expected<CaseFile> file = parseCaseFile("benchmark.mlir", text);
    if (!file)
      return fail(toString(file.takeError()));
    LoadReply reply = worker->load(0, text, "benchmark.mlir", {});
    if (!reply.ok())
      return fail(reply.text());
    Expected<Program> parsed = programFromText("benchmark.mlir", reply.program);
    if (!parsed)
      return fail(toString(parsed.takeError()));
    program = std::move(*parsed);
    Expected<std::vector<CallSource>> calls =
        callSources(program.get(), *file, {}, {}, std::nullopt, std::nullopt, nullptr);
    if (!calls)
      return fail(toString(calls.takeError()));
    sources = std::move(*calls);
    Expected<std::unique_ptr<Engine>> engine = makeRefEngine(program.get(), sources[0].entry, RunLimits());
    if (!engine)
      return fail(toString(engine.takeError()));
    reference = std::move(*engine);
    Expected<LoweringSpec> spec = parseLowering(lowering);
    if (!spec)
      return fail(toString(spec.takeError()));
    LowerReply lower = worker->lower(0, *spec, 0);
    if (!lower.ok())
      return fail(lower.text());
    Reply compile = worker->compile({{0u, sources[0].entry}}, 0);
    if (!compile.ok())
      return fail(compile.message);
    jit = makeJitEngine(*worker, 0);
    return true;
  }
  bool fail(std::string text) {
    error = std::move(text);
    return false;
  }
};
} // namespace

namespace {
/// Draws, lays out, runs on ref, runs natively, compares everything, a chunk after the other.
class Checking {
public:
  explicit Checking(Prepared &prepared)
      : prepared(prepared), comparer(prepared.program.get(), refrt_program_find_function(prepared.program.get(), "f")),
        calls(kChunk), inputs(kChunk), expected(kChunk), seen(kChunk) {}
  void checkChunk() {
    for (size_t i = 0; i < kChunk; ++i) {
      cantFail(prepared.sources[0].get(number++, calls[i]));
      cantFail(materialize(prepared.program.get(), calls[i], inputs[i]));
    }
    prepared.reference->run(inputs, expected);
    for (size_t i = 0; i < kChunk; ++i)
      inputs[i].pointers = expected[i].pointers;
    prepared.jit->run(inputs, seen);
    for (size_t i = 0; i < kChunk; ++i)
      agreed += comparer.compare(expected[i], seen[i], false).kind == VerdictKind::Agree;
  }
  bool allAgreed() const { return agreed == number; }
  uint64_t number = 0;

private:
  static constexpr size_t kChunk = 256;
  Prepared &prepared;
  Comparer comparer;
  std::vector<Call> calls;
  std::vector<Input> inputs;
  std::vector<Outcome> expected, seen;
  uint64_t agreed = 0;
};
} // namespace

static void checkedRuns(benchmark::State &state) {
  Prepared prepared;
  if (!prepared.load(kRank4, "upstream"))
    return state.SkipWithError(prepared.error.c_str());
  Checking checking(prepared);
  for (auto _ : state)
    checking.checkChunk();
  if (!checking.allAgreed())
    return state.SkipWithError("not every run agreed");
  state.counters["runs/s"] = benchmark::Counter(static_cast<double>(checking.number), benchmark::Counter::kIsRate);
}
BENCHMARK(checkedRuns)->Unit(benchmark::kMillisecond)->UseRealTime();

static double medianOf(std::vector<double> all) {
  std::nth_element(all.begin(), all.begin() + all.size() / 2, all.end());
  return all[all.size() / 2];
}

/// Milliseconds of what is done with the sandbox and without it, in turn, so that other work
/// of the machine is in both. What it costs is the median of the differences, each of two
/// that are next to each other.
template <typename Function>
static void compareSandbox(benchmark::State &state, const Function &each) {
  std::vector<double> with, without, more;
  bool isFirst = false;
  for (auto _ : state) {
    double spent[2];
    isFirst = !isFirst;
    for (bool sandbox : {isFirst, !isFirst}) {
      std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
      if (!each(sandbox))
        return state.SkipWithError("it does not work");
      spent[sandbox] = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    }
    with.push_back(spent[true]);
    without.push_back(spent[false]);
    more.push_back(spent[true] - spent[false]);
  }
  state.counters["ms_with"] = medianOf(with);
  state.counters["ms_without"] = medianOf(without);
  state.counters["ms_more"] = medianOf(more);
  state.counters["%more"] = 100 * medianOf(more) / medianOf(without);
}

/// Of checked runs at most 2%.
static void sandboxOfRuns(benchmark::State &state) {
  WorkerOptions open;
  open.sandbox = false;
  Prepared inside, outside(open);
  if (!inside.load(kRank4, "upstream") || !outside.load(kRank4, "upstream"))
    return state.SkipWithError((inside.error + outside.error).c_str());
  Checking within(inside), without(outside);
  compareSandbox(state, [&](bool sandbox) {
    (sandbox ? within : without).checkChunk();
    return true;
  });
  if (!within.allAgreed() || !without.allAgreed())
    return state.SkipWithError("not every run agreed");
}
BENCHMARK(sandboxOfRuns)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Seconds that code generation alone takes for one program; set by
/// codeGeneration, which runs first.
static double floorSeconds = 0;

/// Runs a shell command; false when it fails.
static bool runCommand(const std::string &command) {
  StringRef arguments[] = {"/bin/sh", "-c", command};
  return sys::ExecuteAndWait("/bin/sh", arguments) == 0;
}

/// The floor: LLVM's code generation at -O0 of the programs of checkedPrograms,
/// already lowered by upstream's tools; the argument is functions per module.
static void codeGeneration(benchmark::State &state) {
  SmallString<128> source, lowered;
  if (sys::fs::createTemporaryFile("memref-cts-benchmark", "mlir", source) ||
      sys::fs::createTemporaryFile("memref-cts-benchmark", "ll", lowered))
    return state.SkipWithError("no temporary files");
  FileRemover removeSource(source), removeLowered(lowered);
  {
    std::error_code error;
    raw_fd_ostream os(source, error);
    for (unsigned i = 0; i < state.range(0); ++i)
      os << unitProgram(i, "unit" + std::to_string(i));
  }
  if (!runCommand(MEMREF_CTS_LLVM_TOOLS "/mlir-opt " + source.str().str() +
                  " --expand-strided-metadata --lower-affine --arith-expand --finalize-memref-to-llvm"
                  " --convert-arith-to-llvm --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts"
                  " | " MEMREF_CTS_LLVM_TOOLS "/mlir-translate --mlir-to-llvmir -o " +
                  lowered.str().str()))
    return state.SkipWithError("mlir-opt | mlir-translate failed");
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  Triple triple(sys::getProcessTriple());
  std::string problem;
  const Target *target = TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return state.SkipWithError(problem.c_str());
  std::unique_ptr<TargetMachine> machine(target->createTargetMachine(
      triple, "x86-64", "", TargetOptions(), Reloc::PIC_, CodeModel::Small, CodeGenOptLevel::None, /*JIT=*/true));
  uint64_t functions = 0;
  std::chrono::duration<double> spent(0);
  for (auto _ : state) {
    LLVMContext context;
    SMDiagnostic diagnostic;
    std::unique_ptr<Module> module = parseIRFile(lowered, diagnostic, context);
    if (!module)
      return state.SkipWithError("the lowered module does not parse");
    module->setTargetTriple(triple);
    module->setDataLayout(machine->createDataLayout());
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
    Expected<std::unique_ptr<MemoryBuffer>> object = orc::SimpleCompiler(*machine)(*module);
    std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    if (!object)
      return state.SkipWithError(toString(object.takeError()).c_str());
    state.SetIterationTime(seconds.count());
    spent += seconds;
    functions += static_cast<uint64_t>(state.range(0));
  }
  if (state.range(0) > 1)
    floorSeconds = spent.count() / static_cast<double>(functions);
  state.counters["programs/s"] = static_cast<double>(functions) / spent.count();
}
BENCHMARK(codeGeneration)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond)->UseManualTime();

/// What a worker needs until it has compiled its first program: MLIR's tables of
/// dialects and passes, LLVM's targets, and the pages of both.
static bool warmUp(Worker &worker, const LoweringSpec &spec) {
  return worker.load(0, unitProgram(0), "benchmark.mlir", {}).ok() && worker.lower(0, spec, 0).ok() &&
         worker.compile({{0u, "unit"}}, 0).ok();
}

static void workerStart(benchmark::State &state) {
  LoweringSpec spec = cantFail(parseLowering("upstream"));
  for (auto _ : state) {
    Worker worker((WorkerOptions()));
    if (!warmUp(worker, spec))
      return state.SkipWithError("the first program does not compile");
  }
}
BENCHMARK(workerStart)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Of a worker's start at most 5 ms.
static void sandboxOfStart(benchmark::State &state) {
  LoweringSpec spec = cantFail(parseLowering("upstream"));
  compareSandbox(state, [&](bool sandbox) {
    WorkerOptions options;
    options.sandbox = sandbox;
    Worker worker(options);
    return warmUp(worker, spec);
  });
}
BENCHMARK(sandboxOfStart)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Programs lowered by upstream, compiled at -O0, executed once and compared, in a
/// worker that is at work already (workerStart is the rest). The argument is how
/// many share one compilation.
static void checkedPrograms(benchmark::State &state, const char *lowering) {
  unsigned batch = static_cast<unsigned>(state.range(0));
  Worker worker((WorkerOptions()));
  LoweringSpec spec = cantFail(parseLowering(lowering));
  if (!warmUp(worker, spec))
    return state.SkipWithError("the first program does not compile");
  StageTimes before = worker.times();
  unsigned number = 0;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
  for (auto _ : state) {
    std::vector<std::pair<uint32_t, std::string>> entries;
    std::vector<Program> programs;
    std::string text = unitProgram(number);
    worker.announce(0, {text, "benchmark.mlir"}, spec, 0);
    for (unsigned i = 0; i < batch; ++i) {
      std::string following = unitProgram(++number);
      if (i + 1 < batch)
        worker.announce(i + 1, {following, "benchmark.mlir"}, spec, 0);
      LoadReply load = worker.load(i, text, "benchmark.mlir", {});
      LowerReply lower = worker.lower(i, spec, 0);
      text = std::move(following);
      if (!load.ok() || !lower.ok())
        return state.SkipWithError((load.text() + lower.text()).c_str());
      programs.push_back(cantFail(programFromText("benchmark.mlir", load.program)));
      entries.emplace_back(i, "unit");
    }
    Reply compile = worker.compile(entries, 0);
    if (!compile.ok())
      return state.SkipWithError(compile.message.c_str());
    for (unsigned i = 0; i < batch; ++i) {
      RandomCalls calls = cantFail(RandomCalls::forEntry(programs[i].get(), "unit"));
      Call call;
      Input input;
      Outcome expected, seen;
      cantFail(calls.draw(1, i, call));
      cantFail(materialize(programs[i].get(), call, input));
      cantFail(makeRefEngine(programs[i].get(), "unit", RunLimits()))->run(ArrayRef<Input>(input), expected);
      input.pointers = expected.pointers;
      worker.run(i, ArrayRef<Input>(input), seen);
      Comparer comparer(programs[i].get(), refrt_program_find_function(programs[i].get(), "unit"));
      if (comparer.compare(expected, seen, false).kind != VerdictKind::Agree)
        return state.SkipWithError("a program did not agree");
    }
  }
  state.counters["programs/s"] = benchmark::Counter(static_cast<double>(number), benchmark::Counter::kIsRate);
  std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  if (floorSeconds > 0)
    state.counters["times_code_generation"] = spent.count() / number / floorSeconds;
  StageTimes after = worker.times();
  const std::pair<const char *, uint64_t StageTimes::*> stages[] = {
      {"%parse", &StageTimes::parse},     {"%encode", &StageTimes::encode},
      {"%lower", &StageTimes::lower},     {"%translate", &StageTimes::translate},
      {"%codegen", &StageTimes::codegen}, {"%link", &StageTimes::link},
      {"%run", &StageTimes::run}};
  double sum = 0;
  for (auto [name, stage] : stages)
    sum += static_cast<double>(after.*stage - before.*stage);
  for (auto [name, stage] : stages)
    state.counters[name] = sum > 0 ? 100 * static_cast<double>(after.*stage - before.*stage) / sum : 0;
}
BENCHMARK_CAPTURE(checkedPrograms, upstream, "upstream")
    ->Arg(1)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
// clang-format off
BENCHMARK_CAPTURE(checkedPrograms, upstream-convert-to-llvm, "upstream-convert-to-llvm")
    // clang-format on
    ->Arg(1)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(checkedPrograms, ours, "ours")->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond)->UseRealTime();

/// The peer: the same program through mlir-opt piped into mlir-runner.
static void processPipeline(benchmark::State &state) {
  SmallString<128> path;
  if (std::error_code error = sys::fs::createTemporaryFile("memref-cts-benchmark", "mlir", path))
    return state.SkipWithError(error.message().c_str());
  {
    std::error_code error;
    raw_fd_ostream os(path, error);
    os << unitProgram(0) << R"(
func.func @main() -> f32 {
  %n = arith.constant 4 : index
  %x = arith.constant 2.0 : f32
  %m = memref.alloc(%n, %n) : memref<?x?xf32>
  %v = memref.cast %m : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %r:2 = func.call @unit(%v, %x) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, f32) -> (f32, index)
  memref.dealloc %m : memref<?x?xf32>
  return %r#0 : f32
}
)";
  }
  std::string command = MEMREF_CTS_LLVM_TOOLS "/mlir-opt " + path.str().str() +
                        " --expand-strided-metadata --lower-affine --finalize-memref-to-llvm --convert-arith-to-llvm"
                        " --convert-cf-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts"
                        " | " MEMREF_CTS_LLVM_TOOLS "/mlir-runner -O0 -e main --entry-point-result=f32 > /dev/null";
  uint64_t programs = 0;
  for (auto _ : state) {
    if (!runCommand(command)) {
      state.SkipWithError("mlir-opt | mlir-runner failed");
      break;
    }
    ++programs;
  }
  sys::fs::remove(path);
  state.counters["programs/s"] = benchmark::Counter(static_cast<double>(programs), benchmark::Counter::kIsRate);
}
BENCHMARK(processPipeline)->Unit(benchmark::kMillisecond)->UseRealTime();

/// Growth: a straight-line program of N additions and stores, loaded, lowered by
/// ours and encoded again.
static void growthOfPrograms(benchmark::State &state) {
  int64_t size = state.range(0);
  std::string text = "func.func @f(%m: memref<?xi32>, %i: index) {\n  %v0 = memref.load %m[%i] : memref<?xi32>\n";
  for (int64_t k = 1; k <= size; ++k)
    text += "  %v" + itostr(k) + " = arith.addi %v" + itostr(k - 1) + ", %v" + itostr(k / 2 < k ? k / 2 : 0) +
            " : i32\n  memref.store %v" + itostr(k) + ", %m[%i] : memref<?xi32>\n";
  text += "  return\n}\n";
  Worker worker((WorkerOptions()));
  LoweringSpec spec = cantFail(parseLowering("ours"));
  for (auto _ : state) {
    LoadReply load = worker.load(0, text, "growth.mlir", {});
    LowerReply lower = worker.lower(0, spec, Worker::WantProgram);
    if (!load.ok() || !lower.ok())
      return state.SkipWithError((load.text() + lower.text()).c_str());
    benchmark::DoNotOptimize(cantFail(programFromText("growth.mlir", lower.program)).get());
  }
  state.SetComplexityN(size);
}
BENCHMARK(growthOfPrograms)
    ->RangeMultiplier(10)
    ->Range(1, 10000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Complexity(benchmark::oN);

/// Growth: elements of the memory that is filled, copied and compared per run.
static void growthOfMemory(benchmark::State &state) {
  Prepared prepared;
  if (!prepared.load("func.func @f(%a: memref<?xi8, strided<[?], offset: ?>>, %b: memref<?xi8>) {\n"
                     "  memref.copy %a, %b : memref<?xi8, strided<[?], offset: ?>> to memref<?xi8>\n  return\n}\n"
                     "// CALL-RANDOM: @f(memref<sizes=[N] layout=contiguous>, memref<sizes=[N]>) N=" +
                         itostr(state.range(0)) + ".." + itostr(state.range(0)) + "\n",
                     "ours"))
    return state.SkipWithError(prepared.error.c_str());
  Comparer comparer(prepared.program.get(), refrt_program_find_function(prepared.program.get(), "f"));
  Call call;
  Input input;
  Outcome expected, seen;
  uint64_t number = 0;
  for (auto _ : state) {
    cantFail(prepared.sources[0].get(number++, call));
    cantFail(materialize(prepared.program.get(), call, input));
    prepared.reference->run(ArrayRef<Input>(input), expected);
    input.pointers = expected.pointers;
    prepared.jit->run(ArrayRef<Input>(input), seen);
    if (comparer.compare(expected, seen, false).kind != VerdictKind::Agree)
      return state.SkipWithError("a run did not agree");
  }
  state.SetComplexityN(state.range(0));
}
BENCHMARK(growthOfMemory)
    ->RangeMultiplier(10)
    ->Range(100, 1000000)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime()
    ->Complexity(benchmark::oN);

int main(int argc, char **argv) {
  int exitCode = 0;
  if (runAsWorker(argc, argv, &exitCode))
    return exitCode;
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
