//===-- Build.cpp - objects of the matrix ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All rows are tried together; when that fails each row is tried alone, those
// that fail leave, and the rest is built once more. Lowering happens in a worker,
// translation and code generation in tools of LLVM 22: what dies there is a
// verdict about the row.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/matrix/Build.h"
#include "abi_tests/matrix/CText.h"
#include "abi_tests/matrix/MLIRText.h"
#include "abi_tests/matrix/Process.h"
#include "conformance/words/Cause.h"
#include "lowering/ReadFile.h"

#include "conformance/Command.h"
#include "conformance/Tool.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <csignal>

using namespace llvm;
using namespace memref_cts;
using namespace memref_cts::abi_tests;

static constexpr unsigned kCompileSeconds = 120;

static void addFlags(const Target &target, std::vector<std::string> &words) {
  SmallVector<StringRef> flags;
  StringRef(target.flags).split(flags, ' ', -1, /*KeepEmpty=*/false);
  for (StringRef flag : flags)
    words.push_back(flag.str());
}

std::vector<std::string> memref_cts::abi_tests::compilerCommand(const Compiler &compiler, const Target &target,
                                                                std::string &why) {
  std::string name = (compiler.isClang ? "" : target.toolPrefix) + std::string(compiler.command);
  std::string path = findTool(name);
  if (path.empty()) {
    why = name + " is not installed";
    return {};
  }
  std::vector<std::string> words = {path};
  if (compiler.isClang)
    words.push_back(std::string("--target=") + target.triple);
  addFlags(target, words);
  return words;
}

static std::string fileStem(const MatrixConfig &config, const End &end, const Target &target, unsigned optLevel,
                            bool isCaller) {
  size_t number = 0;
  while (number < config.ends.size() && config.ends[number].name() != end.name())
    ++number;
  return formatv("{0}/{1}-O{2}-{3}{4}", config.folder, target.name, optLevel, isCaller ? "caller" : "callee", number);
}

//===----------------------------------------------------------------------===//
// One attempt at some rows
//===----------------------------------------------------------------------===//

namespace {
struct BuildAttempt {
  CellVerdict verdict = CellVerdict::Agree;
  std::string why;
  bool isEnvironment = false; // nothing can be said of the rows
  bool crashed = false;       // the tool did, so that it says nothing of a type
};

/// Builds some rows of one end into one object.
class Builder {
public:
  Builder(const MatrixConfig &config, const End &end, const Target &target, unsigned optLevel, bool isCaller, bool bare)
      : config(config), end(end), target(target), optLevel(optLevel), isCaller(isCaller), bare(bare),
        stem(fileStem(config, end, target, optLevel, isCaller) + (bare ? "-bare" : "")) {
    if (!end.compiler)
      worker.emplace(config.worker);
  }
  BuildAttempt run(ArrayRef<unsigned> rows);
  /// The first half of `run`: a row that is refused needs no code generation.
  BuildAttempt lower(ArrayRef<unsigned> rows);
  /// Whether the C compiler has functions of the type.
  BuildAttempt tryType(StringRef type);
  std::string object() const { return stem + ".o"; }
  std::string ir;
  bool isLowered = false, failedInCodegen = false; // the last module
  bool isGiven = false;                            // a command lowered it to an object, which has no types

private:
  BuildAttempt compileC(const std::string &text);
  BuildAttempt lowerOnce(ArrayRef<unsigned> rows);
  BuildAttempt generate();

  const MatrixConfig &config;
  const End &end;
  const Target &target;
  unsigned optLevel;
  bool isCaller;
  bool bare; // lowered with bare pointers
  std::string stem;
  std::optional<conformance::Worker> worker;
};
} // namespace

/// Of a process or a worker that was ended, or never started, nothing can be said.
static BuildAttempt failed(const Twine &what, bool isEnvironment) {
  if (conformance::interrupted())
    return {CellVerdict::Skipped, conformance::kInterrupted, false};
  return {CellVerdict::Finding, what.str(), isEnvironment};
}
static BuildAttempt failed(const Twine &what, const ProcessResult &result) {
  BuildAttempt attempt = failed(what, result.isEnvironment);
  if (result.wasKilled && attempt.verdict == CellVerdict::Finding)
    attempt.verdict = CellVerdict::NotChecked;
  attempt.crashed = result.crashed();
  return attempt;
}
static BuildAttempt failed(const conformance::Reply &reply, uint64_t killsBefore) {
  std::string what = (Twine(conformance::name(reply.status)) + ": " + firstError(reply.message)).str();
  // The system says the same of a worker that does not start, or that has no memory.
  BuildAttempt attempt =
      failed(what, reply.cause.speaker == conformance::Speaker::Worker && isEnvironmentProblem(reply.message));
  const bool wasKilled = reply.cause.signal == SIGKILL || conformance::memoryKills() != killsBefore;
  if (attempt.verdict != CellVerdict::Finding || attempt.isEnvironment ||
      (!wasKilled && reply.status != conformance::Reply::Broken))
    return attempt;
  return {CellVerdict::NotChecked, wasKilled ? killedText(what) : what, false};
}

static BuildAttempt unwritable(const std::string &path, Error error) {
  return {CellVerdict::Finding, "cannot write " + path + ": " + toString(std::move(error)), true};
}

/// Diagnostics of the code generator name nodes by their address.
static std::string withoutAddresses(StringRef text) {
  std::string out;
  while (!text.empty()) {
    size_t at = text.find("0x");
    out += text.take_front(at).str();
    text = text.drop_front(std::min(at, text.size()));
    if (text.consume_front("0x")) {
      text = text.drop_while([](char c) { return isHexDigit(c); });
      out += "node";
    }
  }
  return out;
}

BuildAttempt Builder::compileC(const std::string &text) {
  std::string why;
  std::vector<std::string> words = compilerCommand(*end.compiler, target, why);
  if (words.empty())
    return {CellVerdict::Skipped, why, false};
  bool isCxx = StringRef(end.compiler->language) == "c++";
  std::string source = stem + (isCxx ? ".cpp" : ".c");
  if (Error error = conformance::replaceFile(source, text))
    return unwritable(source, std::move(error));
  words.insert(words.end(), {isCxx ? "-std=gnu++17" : "-std=gnu11", "-O" + std::to_string(optLevel), "-w",
                             "-ffreestanding", "-fno-pie", "-c", source, "-o", object()});
  ProcessResult result = runProcess(words, stem, kCompileSeconds, Runs::Tool, config);
  return result.ok() ? BuildAttempt() : failed(end.name() + ": " + result.problem(), result);
}

BuildAttempt Builder::tryType(StringRef type) { return compileC((type + " f(" + type + " a) { return a; }\n").str()); }

BuildAttempt Builder::run(ArrayRef<unsigned> rows) {
  if (end.compiler)
    return compileC(isCaller ? cCaller(config.rows, rows) : cCallee(config.rows, rows));
  BuildAttempt attempt = lower(rows);
  return attempt.verdict == CellVerdict::Agree ? generate() : attempt;
}

BuildAttempt Builder::lower(ArrayRef<unsigned> rows) {
  BuildAttempt attempt = lowerOnce(rows);
  if (attempt.verdict != CellVerdict::NotChecked)
    return attempt;
  worker.emplace(config.worker);
  return lowerOnce(rows);
}

BuildAttempt Builder::lowerOnce(ArrayRef<unsigned> rows) {
  isLowered = isGiven = false;
  const uint64_t kills = conformance::memoryKills();
  std::string text = isCaller ? mlirCaller(config.rows, rows, target) : mlirCallee(config.rows, rows, target);
  std::string source = stem + ".mlir", lowered = stem + ".llvm.mlir";
  if (Error error = conformance::replaceFile(source, text))
    return unwritable(source, std::move(error));
  std::vector<std::pair<std::string, std::string>> options;
  if (target.pointerBits != 64)
    options.push_back({"index-bitwidth", std::to_string(target.pointerBits)});
  if (bare)
    options.push_back({"use-bare-ptr-memref-call-conv", "true"});
  conformance::LoadReply load = worker->load(0, text, source, options);
  if (!load.ok() && load.status != conformance::Reply::Refused)
    return failed(load, kills);
  conformance::LowerReply reply = worker->lower(0, end.lowering, conformance::Worker::WantIR);
  if (reply.status == conformance::Reply::LowerFailed || reply.status == conformance::Reply::Refused)
    return {CellVerdict::Refused, firstError(reply.message), false};
  if (!reply.ok())
    return failed(reply, kills);
  isGiven = reply.fromObject;
  const std::string path = isGiven ? object() : lowered;
  if (Error error = conformance::replaceFile(path, isGiven ? reply.object : reply.ir))
    return unwritable(path, std::move(error));
  isLowered = true;
  return BuildAttempt();
}

BuildAttempt Builder::generate() {
  failedInCodegen = false;
  if (isGiven)
    return BuildAttempt();
  std::string translate = findTool("mlir-translate"), clang = findTool("clang");
  if (translate.empty() || clang.empty())
    return {CellVerdict::Skipped, "mlir-translate or clang of LLVM 22 is not installed", false};
  std::string lowered = stem + ".llvm.mlir", bitcode = stem + ".ll";
  ProcessResult result =
      runProcess({translate, "--mlir-to-llvmir", lowered, "-o", bitcode}, stem, kCompileSeconds, Runs::Tool, config);
  if (!result.ok())
    return failed("translation: " + result.problem(), result);
  std::vector<std::string> words = {clang, std::string("--target=") + target.triple};
  addFlags(target, words);
  words.insert(words.end(), {"-Wno-override-module", "-Wno-unused-command-line-argument",
                             "-O" + std::to_string(optLevel), "-fno-pie", "-x", "ir", "-c", bitcode, "-o", object()});
  result = runProcess(words, stem, kCompileSeconds, Runs::Tool, config);
  if (!result.ok()) {
    failedInCodegen = true;
    return failed("code generation: " + withoutAddresses(result.problem()), result);
  }
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = readPlainFile(bitcode);
  ir = buffer ? (*buffer)->getBuffer().str() : "";
  return BuildAttempt();
}

//===----------------------------------------------------------------------===//
// Signatures of lowered functions
//===----------------------------------------------------------------------===//

/// "i32 @f(ptr noundef %0, i64 %1)" to its type without names and attributes.
static std::string typeInText(StringRef result, StringRef parameters) {
  SmallVector<StringRef> words;
  result.split(words, ' ', -1, false);
  // Linkage and attributes of the result stand before its type.
  while (words.size() > 1 && isAlpha(words[0][0]) && words[0] != "float" && words[0] != "double" &&
         words[0] != "half" && words[0] != "bfloat" && words[0] != "ptr" && words[0] != "void" &&
         !(words[0][0] == 'i' && words[0].size() > 1 && isDigit(words[0][1])))
    words.erase(words.begin());
  std::string text = join(words, " ") + " (";
  SmallVector<StringRef> list;
  parameters.split(list, ',', -1, false);
  for (const auto &[number, parameter] : enumerate(list))
    text += (number ? ", " : "") + parameter.trim().split(' ').first.str();
  return text + ")";
}

std::vector<std::string> memref_cts::abi_tests::checkSignatures(StringRef ir, ArrayRef<MatrixRow> rows,
                                                                const Target &target) {
  StringMap<std::string> found;
  SmallVector<StringRef> lines;
  ir.split(lines, '\n', -1, false);
  for (StringRef line : lines) {
    if (!line.consume_front("define ") && !line.consume_front("declare "))
      continue;
    auto [result, rest] = line.split('@');
    auto [symbol, parameters] = rest.split('(');
    found[symbol] = typeInText(result.trim(), parameters.take_front(parameters.rfind(')')));
  }
  std::vector<std::string> problems(rows.size());
  for (const auto &[number, row] : enumerate(rows)) {
    std::string expected = llvmFunctionType(row.signature, row.convention, target);
    StringMap<std::string>::iterator at = found.find(symbolName(row.signature, row.convention));
    if (at == found.end())
      problems[number] = "no symbol " + symbolName(row.signature, row.convention);
    else if (at->second != expected)
      problems[number] = "signature: expected " + expected + ", found " + at->second;
  }
  return problems;
}

//===----------------------------------------------------------------------===//
// Ends and frames
//===----------------------------------------------------------------------===//

/// Leaves out the rows with types that the C compiler lacks, without a trial for each row, and builds the rest.
static BuildAttempt buildWithoutMissingTypes(const MatrixConfig &config, Builder &builder,
                                             function_ref<std::string(StringRef)> lacks, std::vector<unsigned> &rows,
                                             BuiltObject &built) {
  StringMap<bool> has;
  for (unsigned row : rows)
    for (StringRef type : split(config.rows[row].feature, kFeatureSeparator))
      if (!type.empty() && !has.contains(type)) {
        BuildAttempt attempt = builder.tryType(type);
        if (attempt.isEnvironment || attempt.verdict == CellVerdict::Skipped ||
            attempt.verdict == CellVerdict::NotChecked)
          return attempt;
        has[type] = attempt.verdict == CellVerdict::Agree || attempt.crashed;
      }
  erase_if(rows, [&](unsigned row) {
    for (StringRef type : split(config.rows[row].feature, kFeatureSeparator))
      if (!type.empty() && !has[type]) {
        built.verdict[row] = CellVerdict::Skipped;
        built.why[row] = lacks(type);
        return true;
      }
    return false;
  });
  return rows.empty() ? BuildAttempt() : builder.run(rows);
}

/// Builds `rows` into one more object of `built`.
static void buildRows(const MatrixConfig &config, const End &end, const Target &target, unsigned optLevel,
                      bool isCaller, bool bare, std::vector<unsigned> rows, BuiltObject &built) {
  Builder builder(config, end, target, optLevel, isCaller, bare);
  auto lacks = [&](StringRef type) { return (Twine(end.name()) + " has no " + type + " on " + target.name).str(); };
  auto fail = [&](unsigned row, const BuildAttempt &attempt) {
    built.verdict[row] = attempt.verdict;
    built.why[row] = attempt.why;
    // That a compiler lacks a type is no finding, if the row says which.
    if (attempt.verdict != CellVerdict::Finding || config.rows[row].feature.empty() ||
        (end.compiler && attempt.crashed))
      return;
    if (end.compiler)
      built.why[row] = lacks(config.rows[row].feature);
    else if (builder.failedInCodegen)
      built.why[row] = "LLVM 22 has no " + config.rows[row].feature + " on " + target.name + ": " + attempt.why;
    else
      return;
    built.verdict[row] = CellVerdict::Skipped;
  };
  BuildAttempt attempt = builder.run(rows);
  if (end.compiler && attempt.verdict == CellVerdict::Finding && !attempt.isEnvironment)
    attempt = buildWithoutMissingTypes(config, builder, lacks, rows, built);
  if (attempt.isEnvironment) {
    built.problem = attempt.why;
    return;
  }
  if (attempt.verdict == CellVerdict::Skipped || attempt.verdict == CellVerdict::NotChecked) {
    for (unsigned row : rows)
      fail(row, attempt);
    return;
  }
  // Once for rows that cannot be lowered, once for rows that have no code.
  for (unsigned round = 0; round < 2 && attempt.verdict != CellVerdict::Agree; ++round) {
    std::vector<unsigned> good;
    bool wasLowered = builder.isLowered;
    for (unsigned row : rows) {
      // Only a missing feature keeps C from compiling: other rows need no trial.
      BuildAttempt alone;
      if (!end.compiler)
        alone = wasLowered ? builder.run({row}) : builder.lower({row});
      else if (!config.rows[row].feature.empty())
        alone = builder.run({row});
      if (alone.isEnvironment) {
        built.problem = alone.why;
        return;
      }
      if (alone.verdict == CellVerdict::Agree)
        good.push_back(row);
      else
        fail(row, alone);
    }
    rows = good;
    attempt = rows.empty() ? BuildAttempt() : builder.run(rows);
    if (attempt.isEnvironment) {
      built.problem = attempt.why;
      return;
    }
  }
  if (attempt.verdict != CellVerdict::Agree)
    for (unsigned row : rows)
      fail(row, attempt);
  if (rows.empty() || attempt.verdict != CellVerdict::Agree)
    return;
  if (!end.compiler && !builder.isGiven) {
    std::vector<std::string> problems = checkSignatures(builder.ir, config.rows, target);
    for (unsigned row : rows)
      if (!problems[row].empty())
        fail(row, {CellVerdict::Finding, problems[row], false});
  }
  built.paths.push_back(builder.object());
}

BuiltObject memref_cts::abi_tests::buildEnd(const MatrixConfig &config, const End &end, const Target &target,
                                            unsigned optLevel, bool isCaller) {
  BuiltObject built;
  built.verdict.assign(config.rows.size(), CellVerdict::Agree);
  built.why.resize(config.rows.size());
  // The convention is one of a whole lowered module.
  std::vector<unsigned> rows, bare;
  for (unsigned row = 0; row < config.rows.size(); ++row)
    (!end.compiler && config.rows[row].convention == Convention::Bare ? bare : rows).push_back(row);
  if (!rows.empty())
    buildRows(config, end, target, optLevel, isCaller, false, std::move(rows), built);
  if (!bare.empty() && built.problem.empty())
    buildRows(config, end, target, optLevel, isCaller, true, std::move(bare), built);
  return built;
}

/// Whether a compiler has no C library for the target: a part of it is not installed.
static bool lacksHeader(StringRef errors) { return errors.contains(".h: No such file or directory"); }

BuiltFrame memref_cts::abi_tests::buildFrame(const MatrixConfig &config, const Target &target, bool loweredCaller) {
  BuiltFrame frame;
  Compiler gcc = {"gcc", 'g', "gcc", false, "c", Side::C};
  std::vector<std::string> words = compilerCommand(gcc, target, frame.why);
  if (words.empty())
    return frame;
  if (*target.emulator && findTool(target.emulator).empty()) {
    frame.why = std::string(target.emulator) + " is not installed";
    return frame;
  }
  std::string stem = config.folder + "/" + target.name + (loweredCaller ? "-frame-lowered" : "-frame-c");
  if (Error error = conformance::replaceFile(stem + ".c", cFrame(config.rows, target, loweredCaller))) {
    frame.why = toString(std::move(error));
    frame.isEnvironment = true;
    return frame;
  }
  words.insert(words.end(), {"-std=gnu11", "-O1", "-w", "-fno-pie", "-c", stem + ".c", "-o", stem + ".o"});
  ProcessResult result = runProcess(words, stem, kCompileSeconds, Runs::Tool, config);
  if (result.ok()) {
    frame.path = stem + ".o";
    return frame;
  }
  frame.why = "the frame does not compile: " + result.problem();
  frame.isEnvironment = result.isEnvironment;
  // A compiler that is there, and cannot build the frame, is none that is missing.
  if (!conformance::interrupted() && !lacksHeader(result.errors))
    frame.verdict = CellVerdict::NotChecked;
  return frame;
}
