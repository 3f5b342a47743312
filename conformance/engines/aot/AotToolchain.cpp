//===-- AotToolchain.cpp - C compilers and emulators ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C sources travel inside this executable, so that an installed tool needs no
// source tree. All files lie in one temporary folder that goes with the process.
//
//===----------------------------------------------------------------------===//
#include "conformance/engines/aot/AotToolchain.h"
#include "conformance/targets/Targets.h"

#include "conformance/Command.h"
#include "conformance/TempFolder.h"
#include "lowering/ReadFile.h"
#include "lowering/WriteFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

#include <csignal>
#include <map>

using namespace memref_cts::conformance;

static constexpr unsigned kCompileSeconds = 300;

namespace {
struct AotSource {
  const char *name, *text;
};
} // namespace

static const AotSource kSources[] = {
#include "conformance/engines/aot/AotSources.inc"
};

/// Also where a compiler left a link.
static llvm::Error writeText(const std::string &path, llvm::StringRef text, bool isProgram = false) {
  if (llvm::Error error = memref_cts::replaceFile(path, text, isProgram))
    return llvm::make_error<MachineError>("cannot write " + path + ": " + llvm::toString(std::move(error)));
  return llvm::Error::success();
}

char MachineError::ID = 0;
char KilledError::ID = 0;

void memref_cts::conformance::setError(Reply &reply, llvm::Error error) {
  const bool wasKilled = error.isA<KilledError>(), isOfMachine = error.isA<MachineError>();
  reply.status = isOfMachine ? Reply::Broken : Reply::Refused;
  reply.cause.reason = wasKilled ? Reason::Signal : isOfMachine ? Reason::NotStarted : Reason::Unsupported;
  reply.cause.signal = wasKilled ? SIGKILL : 0;
  reply.cause.speaker = Speaker::Tool;
  reply.message = llvm::toString(std::move(error));
}

std::vector<std::string> memref_cts::conformance::aotCompilerNames() { return {"gcc", "clang"}; }

llvm::Error AotToolchain::compile(const std::vector<std::string> &arguments, const std::string &what) {
  std::vector<std::string> words = compileCommand;
  llvm::append_range(words, arguments);
  CommandLimits limits;
  limits.timeoutMs = kCompileSeconds * 1000;
  limits.stop = interrupted;
  limits.box = box.get();
  limits.together = memoryLimit;
  limits.folder = folder;
  const uint64_t kills = memoryKills();
  CommandResult result = runCommand(words, {"TMPDIR=" + folder}, "", limits);
  if (result.ending == CommandResult::Exited && result.code == 0)
    return llvm::Error::success();
  std::string problem = result.ending == CommandResult::Exited
                            ? llvm::StringRef(result.err + result.out).trim().take_front(1000).str()
                            : result.text();
  problem = compileCommand[0] + " does not " + what + ": " + problem;
  if (result.wasKilled() || (result.ending == CommandResult::Exited && memoryKills() != kills))
    return llvm::make_error<KilledError>(std::move(problem));
  if (result.ending == CommandResult::Unknown)
    return llvm::make_error<MachineError>(std::move(problem));
  if (std::string full = diskProblem(folder); !full.empty())
    return llvm::make_error<MachineError>(problem + "; " + full);
  return llvm::createStringError(problem);
}

/// LLVM IR by LLVM; what the target lacks stands behind "; bf16".
llvm::Error AotToolchain::compileSoftFloats(llvm::StringRef text) {
  std::string known = text.str(); // the parser wants a null behind it
  if (llvm::StringRef(row->lacks).contains("bf16"))
    known = text.split("\n; bf16\n").first.str();
  llvm::LLVMContext context;
  llvm::SMDiagnostic problem;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(known, problem, context);
  if (!module)
    return llvm::createStringError("soft.ll: " + problem.getMessage());
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = makeTargetMachine(*row, 0);
  if (!machine)
    return machine.takeError();
  module->setTargetTriple((*machine)->getTargetTriple());
  module->setDataLayout((*machine)->createDataLayout());
  llvm::SmallString<0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, stream, nullptr, llvm::CodeGenFileType::ObjectFile))
    return llvm::createStringError("LLVM writes no object files for this target");
  passes.run(*module);
  runtimeObjects.push_back(folder + "/soft.ll.o");
  return writeText(runtimeObjects.back(), object);
}

static std::string compilerName(const TargetRow &row, llvm::StringRef compiler) {
  return compiler == "clang" ? "clang" : std::string(row.toolPrefix) + "gcc";
}

std::string memref_cts::conformance::aotToolsProblem(llvm::StringRef target, llvm::StringRef compiler) {
  const TargetRow *row = findTarget(target);
  if (!row)
    return ("unknown target '" + target + "'; known are " + llvm::join(aotTargetNames(), ", ")).str();
  std::string name = compilerName(*row, compiler);
  if (!llvm::sys::findProgramByName(name))
    return ("the C compiler '" + name + "' for target " + target + " is not installed").str();
  if (*row->emulator && !llvm::sys::findProgramByName(row->emulator))
    return (llvm::Twine("the emulator '") + row->emulator + "' for target " + target + " is not installed").str();
  return "";
}

llvm::Error AotToolchain::prepare(llvm::StringRef target, llvm::StringRef compiler) {
  if (std::string problem = aotToolsProblem(target, compiler); !problem.empty())
    return llvm::createStringError(problem);
  row = findTarget(target);
  compileCommand = {*llvm::sys::findProgramByName(compilerName(*row, compiler))};
  if (compiler == "clang" && *row->triple)
    compileCommand.push_back(std::string("--target=") + row->triple);
  llvm::SmallVector<llvm::StringRef, 4> flags;
  llvm::StringRef(row->flags).split(flags, ' ', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef flag : flags)
    compileCommand.push_back(flag.str());
  if (*row->emulator)
    emulator = *llvm::sys::findProgramByName(row->emulator);
  static TempFolder shared("memref-cts-aot");
  if (shared.problem)
    return llvm::make_error<MachineError>("cannot make a temporary folder: " + shared.problem.message());
  folder = (shared.path + "/" + target + "-" + compiler).str();
  if (std::error_code problem = llvm::sys::fs::create_directory(folder))
    return llvm::make_error<MachineError>("cannot make " + folder + ": " + problem.message());
  if (sandbox) {
    box = std::make_unique<Box>(Box::Rules{BoxedProcess::Command, {folder, "/dev/null"}, {}, /*listens=*/true});
    if (!box->problem().empty())
      return llvm::createStringError("cannot make the sandbox: " + box->problem());
  }
  for (const AotSource &source : kSources) {
    std::string path = folder + "/" + source.name;
    if (std::error_code problem = llvm::sys::fs::create_directories(llvm::sys::path::parent_path(path)))
      return llvm::make_error<MachineError>("cannot make a folder for " + path + ": " + problem.message());
    if (llvm::Error error = writeText(path, source.text))
      return error;
  }
  for (const AotSource &source : kSources) {
    llvm::StringRef file = source.name;
    if (file.starts_with("refrt/") || file.contains("/program/self"))
      continue;
    if (file.ends_with(".ll"))
      if (llvm::Error error = compileSoftFloats(source.text))
        return error;
    if (file.ends_with(".c"))
      if (llvm::Error error =
              compileSource(source.name, file.ends_with("/executable.c") ? talkingObjects : runtimeObjects))
        return error;
  }
  return llvm::Error::success();
}

llvm::Error AotToolchain::compileSource(const std::string &name, std::vector<std::string> &objects) {
  std::string file = llvm::sys::path::filename(name).str();
  objects.push_back(folder + "/" + file + ".o");
  return compile(
      {"-std=gnu11", "-O1", "-ffp-contract=off", "-I" + folder, "-c", folder + "/" + name, "-o", objects.back()},
      "compile " + file);
}

llvm::Error AotToolchain::prepareSelfChecking() {
  std::vector<std::string> words = {"-std=c11", "-O1", "-I" + folder, "-r", "-nostdlib", "-o", folder + "/refrt.o"};
  for (const AotSource &source : kSources) {
    llvm::StringRef file = source.name;
    if (file.contains("/program/self") && file.ends_with(".c"))
      if (llvm::Error error = compileSource(source.name, checkingObjects))
        return error;
    if (file.starts_with("refrt/") && file.ends_with(".c"))
      words.push_back(folder + "/" + source.name);
  }
  checkingObjects.push_back(folder + "/refrt.o");
  return compile(words, "compile the reference machine");
}

llvm::Expected<AotToolchain *> AotToolchain::get(llvm::StringRef target, llvm::StringRef compiler,
                                                 const WorkerOptions &options) {
  struct Slot {
    std::unique_ptr<AotToolchain> tools;
    std::string problem;
  };
  static std::mutex mutex;
  static std::map<std::pair<std::string, std::string>, Slot> slots;
  std::lock_guard<std::mutex> lock(mutex);
  auto [at, isNew] = slots.try_emplace({target.str(), compiler.str()});
  Slot &slot = at->second;
  if (isNew) {
    slot.tools = std::make_unique<AotToolchain>();
    slot.tools->interrupted = options.interrupted;
    slot.tools->sandbox = options.sandbox;
    slot.tools->memoryLimit = options.memoryLimit;
    if (llvm::Error error = slot.tools->prepare(target, compiler)) {
      if (error.isA<MachineError>()) { // the next one asks again
        slots.erase(at);
        return std::move(error);
      }
      slot.problem = llvm::toString(std::move(error));
    }
  }
  if (!slot.problem.empty())
    return llvm::createStringError(slot.problem);
  return slot.tools.get();
}

llvm::Expected<std::string> AotToolchain::link(llvm::StringRef object, llvm::StringRef given) {
  llvm::SmallString<128> file;
  if (std::error_code problem = llvm::sys::fs::createUniqueFile(folder + "/case-%%%%%%%%.o", file))
    return llvm::make_error<MachineError>("cannot write to " + folder + ": " + problem.message());
  const std::string executable = file.str().drop_back(2).str(), second = executable + ".given.o";
  llvm::scope_exit remove([&] {
    llvm::sys::fs::remove(file);
    llvm::sys::fs::remove(second);
  });
  if (llvm::Error error = writeText(std::string(file), object))
    return std::move(error);
  std::vector<std::string> arguments = {"-static", "-pthread", "-o", executable, std::string(file)};
  if (!given.empty()) {
    if (llvm::Error error = writeText(second, given))
      return std::move(error);
    arguments.push_back(second);
  }
  llvm::append_range(arguments, runtimeObjects);
  llvm::append_range(arguments, talkingObjects);
  arguments.push_back("-lm");
  if (llvm::Error error = compile(arguments, "link the executable"))
    return std::move(error);
  return executable;
}

llvm::Error AotToolchain::prepareSelfCheckingOnce() {
  std::lock_guard<std::mutex> lock(checking);
  if (!std::exchange(isChecking, true))
    if (llvm::Error error = prepareSelfChecking()) {
      if (error.isA<MachineError>()) { // the next one tries again
        isChecking = false;
        checkingObjects.clear();
        return error;
      }
      checkingProblem = llvm::toString(std::move(error));
    }
  return checkingProblem.empty() ? llvm::Error::success() : llvm::createStringError(checkingProblem);
}

llvm::Error AotToolchain::linkSelfChecking(llvm::StringRef object, llvm::StringRef given, llvm::StringRef record,
                                           const std::string &path) {
  if (llvm::Error error = prepareSelfCheckingOnce())
    return error;
  llvm::SmallString<128> stem;
  llvm::sys::fs::createUniquePath(folder + "/case-%%%%%%%%", stem, /*MakeAbsolute=*/false);
  std::string base(stem), code = base + ".o", second = base + ".given.o", data = base + ".record", source = base + ".c",
                          finished = base;
  llvm::scope_exit remove([&] {
    for (const std::string &file : {code, second, data, source, finished})
      llvm::sys::fs::remove(file);
  });
  std::string text = "__asm__(\".section .rodata\\n.balign 16\\n.globl memref_cts_record\\nmemref_cts_record:\\n"
                     ".incbin \\\"" +
                     data + "\\\"\\n.previous\");\n";
  for (auto [file, bytes] : {std::make_pair(&code, object), std::make_pair(&second, given),
                             std::make_pair(&data, record), std::make_pair(&source, llvm::StringRef(text))})
    if (llvm::Error error = writeText(*file, bytes))
      return error;
  std::vector<std::string> arguments = {"-static", "-pthread", "-o", finished, source, code};
  if (!given.empty())
    arguments.push_back(second);
  llvm::append_range(arguments, runtimeObjects);
  llvm::append_range(arguments, checkingObjects);
  arguments.push_back("-lm");
  if (llvm::Error error = compile(arguments, "link the executable that checks itself"))
    return error;
  // The compiler writes to its own folder only.
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> program = readPlainFile(finished);
  if (!program)
    return llvm::createStringError("cannot read " + finished + ": " + program.getError().message());
  return writeText(path, (*program)->getBuffer(), /*isProgram=*/true);
}

llvm::Expected<SelfCheck> AotToolchain::runSelfChecking(const std::string &path, unsigned seconds) const {
  CommandLimits limits;
  limits.timeoutMs = seconds * 1000;
  limits.stop = interrupted;
  std::unique_ptr<Box> place = sandbox ? boxOf(command(path)) : nullptr;
  if (place && !place->problem().empty())
    return llvm::createStringError("cannot make the sandbox: " + place->problem());
  limits.box = place.get();
  CommandResult ran = runCommand(command(path), {}, "", limits);
  if (ran.wasKilled())
    return llvm::make_error<KilledError>(path + ": " + ran.text());
  if (ran.ending == CommandResult::Unknown)
    return llvm::make_error<MachineError>(path + ": " + ran.text());
  SelfCheck result;
  result.agrees = ran.ending == CommandResult::Exited && ran.code == 0;
  std::string text = llvm::StringRef(ran.out + ran.err).rtrim().str();
  result.said = llvm::StringRef(text).rsplit('\n').second.str();
  if (result.said.empty())
    result.said = text;
  if (ran.ending != CommandResult::Exited)
    result.said = ran.text();
  // 0 and 1 are judgements, and death is one too; else it could not judge.
  else if (ran.code > 1)
    return llvm::createStringError(path + " ended with exit code " + std::to_string(ran.code) + ": " + result.said);
  return result;
}

std::unique_ptr<Box> AotToolchain::boxOf(const std::vector<std::string> &command) {
  return std::make_unique<Box>(Box::Rules{BoxedProcess::Executable, {}, command, /*listens=*/true});
}

std::vector<std::string> AotToolchain::command(const std::string &executable) const {
  std::vector<std::string> words;
  if (!emulator.empty())
    words.push_back(emulator);
  words.push_back(executable);
  return words;
}

llvm::Error memref_cts::conformance::aotProblem(llvm::StringRef target, llvm::StringRef compiler,
                                                const WorkerOptions &options) {
  return AotToolchain::get(target, compiler, options).takeError();
}
