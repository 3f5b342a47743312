//===-- ExternalLowering.cpp - lowerings that are commands ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text out, process, text in. The exit status is not trusted: error text on
// standard error ends the case as an error diagnostic does (FLOW-12). LLVM
// dialect that MLIR 22 does not read goes through the release's own translation
// to LLVM IR, and its own assembler if LLVM 22 reads only its bitcode. Must not repair what a command printed.
//
//===----------------------------------------------------------------------===//
#include "conformance/lowerings/ExternalLowering.h"

#include "conformance/CaseFile.h"
#include "conformance/lowerings/Bitcode.h"
#include "conformance/lowerings/ImportIR.h"
#include "conformance/lowerings/ReadText.h"
#include "conformance/lowerings/diagnostics/DiagnosticLog.h"
#include "conformance/lowerings/releases/ReleaseForm.h"
#include "conformance/words/CrashText.h"
#include "conformance/words/LoweredText.h"
#include "lowering/ModuleText.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

#include <chrono>
#include <set>

using namespace memref_cts::conformance;

using Clock = std::chrono::steady_clock;

static constexpr size_t kMaxQuoted = 4 << 10; // of standard error in messages

void memref_cts::conformance::registerImports(mlir::DialectRegistry &registry) {
  mlir::registerLLVMDialectImport(registry);
}

//===----------------------------------------------------------------------===//
// What the command said
//
// A command has its exit code, and words: this is the one place that reads those of
// shells, sanitizers and tools that die. Words written as MLIR's diagnostics are for
// DiagnosticLog.
//===----------------------------------------------------------------------===//

/// What a terminal would show: without colours, links and the like.
static std::string withoutEscapes(llvm::StringRef text) {
  std::string result;
  while (!text.empty()) {
    auto [shown, rest] = text.split('\x1b');
    result += shown;
    if (rest.consume_front("[")) { // parameters, and a final byte
      text = rest.drop_while([](char c) { return c >= ' ' && c < '@'; }).substr(1);
    } else if (rest.consume_front("]")) { // up to a bell, or the escape of a final backslash
      text = rest.drop_while([](char c) { return c != '\a' && c != '\x1b' && c != '\n'; });
      text.consume_front("\a");
    } else {
      text = rest.substr(1);
    }
  }
  return result;
}

/// Whether a line that begins so is a diagnostic, which may quote anything.
static bool isDiagnostic(llvm::StringRef before) {
  return llvm::any_of(llvm::ArrayRef<llvm::StringRef>{"error:", "warning:", "note:", "remark:"},
                      [&](llvm::StringRef severity) { return before.contains_insensitive(severity); });
}

/// A sanitizer's report begins with "==PID==", which some leave out, and its severity.
static bool isSanitizerReport(llvm::StringRef line) {
  if (line.consume_front("==")) {
    line = line.drop_while(llvm::isDigit);
    if (!line.consume_front("=="))
      return false;
  }
  auto [severity, report] = line.split(": ");
  return (severity == "ERROR" || severity == "WARNING" || severity == "SUMMARY") &&
         report.take_until([](char c) { return c == ' '; }).ends_with("Sanitizer:");
}

/// `words` of a tool behind a place in its source, and not in what a diagnostic or a
/// module quotes.
static bool saysBehindPlace(llvm::StringRef line, llvm::StringRef words) {
  size_t at = line.find(words);
  if (at == llvm::StringRef::npos || at == 0 || llvm::isSpace(line.front()))
    return false;
  llvm::StringRef place = line.take_front(at);
  return !place.contains('"') && !isDiagnostic(place);
}

static bool isCrashLine(llvm::StringRef line) {
  for (llvm::StringRef start :
       {"Assertion failed: ", "Stack dump:", "PLEASE submit a bug report", "UNREACHABLE executed at ",
        "fatal error: error in backend: ", "terminate called after throwing an instance of "})
    if (line.starts_with(start))
      return true;
  // Rust and Go end a panic with an exit code, gcc an internal error.
  if (line.starts_with("thread '") && line.contains(" panicked at "))
    return true;
  if (line.starts_with("goroutine ") && line.rtrim().ends_with("]:"))
    return true;
  if (saysBehindPlace(line, ": internal compiler error: "))
    return true;
  bool asserts = saysBehindPlace(line, ": Assertion `") && line.rtrim().ends_with("' failed.");
  return asserts || isSanitizerReport(line) || saysBehindPlace(line, ": runtime error: ");
}

/// The line that a tool prints only when it dies, "" if there is none. A script around
/// the tool may have taken its exit code away.
static llvm::StringRef crashLine(llvm::StringRef text) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    // A caret stands below a line of the source.
    bool isSource = text.ltrim(" \t").starts_with("^");
    if (!isSource && isCrashLine(line))
      return line.trim();
  }
  return "";
}

/// Standard error with nothing that a terminal would obey.
static std::string printable(llvm::StringRef text) {
  std::string result = text.trim().str();
  for (char &c : result)
    if ((static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') || c == 127)
      c = '?';
  return result;
}

/// The same, bounded, for a message.
static std::string quoted(llvm::StringRef text) {
  text = text.trim();
  return printable(text.take_front(kMaxQuoted)) + (text.size() > kMaxQuoted ? " ..." : "");
}

/// The first line that a dead process left, or the one that only a crash leaves, with the words that follow it. Behind
/// them a stack may follow, whose addresses are others each time: "thread 'main' panicked at a.rs:3:5: no lowering".
/// Fills the cause of the crash.
static std::string crashWords(llvm::StringRef line, llvm::StringRef err, Cause &cause) {
  const std::string why = describeCrash(err, cause);
  return quoted(line) + (line.ends_with(":") && !why.empty() && line != why ? " " + quoted(why) : "");
}

/// What a command said when it crashed: by its signal, or by words that only a crash leaves; "": it did not. `after`: a
/// forbidden call before that. Fills the cause.
static std::string crashOf(llvm::StringRef err, const std::string &after, Cause &cause) {
  if (cause.signal) {
    const std::string said = crashWords(err.trim().split('\n').first, err, cause);
    cause.reason = Reason::Signal;
    return "died with signal " + std::to_string(cause.signal) + after + (said.empty() ? "" : "; it said: " + said);
  }
  llvm::StringRef line = crashLine(err);
  if (line.empty())
    return "";
  cause.reason = Reason::CrashReport;
  return "left on standard error what only a crash does" + after + ": " + crashWords(line, err, cause);
}

static Reason reasonOf(CommandResult::Limit limit) {
  return limit == CommandResult::Memory  ? Reason::OutOfMemory
         : limit == CommandResult::Files ? Reason::TooMuchDisk
                                         : Reason::TooManyProcesses;
}

/// What is wrong with the machine, so that nothing is known of a command; "": nothing.
static std::string troubleOf(const CommandResult &result) {
  if (result.ending == CommandResult::Unknown)
    return "was not run to its end: " + result.problem;
  return result.lackedProcesses() ? "could not start a process" : "";
}

/// A shell tells of a signal by its exit code.
static void noteEnd(const CommandResult &result, bool byShell, Cause &cause) {
  cause.exitCode = result.ending == CommandResult::Exited ? result.code : 0;
  const bool tellsSignal = byShell && cause.exitCode > 128 && cause.exitCode <= 128 + 64;
  cause.signal = tellsSignal ? cause.exitCode - 128 : result.signal;
}

/// Judges how a command ended; false when there is nothing to read. `what`
/// names it in messages.
static bool judge(const CommandResult &result, bool byShell, const CommandLimits &limits, const std::string &what,
                  Reply &reply) {
  std::string err = withoutEscapes(result.err), words = quoted(err);
  Cause &cause = reply.cause;
  cause.speaker = Speaker::Command;
  auto fail = [&](Reply::Status status, Reason reason, const std::string &text) {
    reply.status = status;
    cause.reason = reason;
    reply.message = what + " " + text;
    reply.said = words;
    return false;
  };
  auto refuse = [&](Reply::Status status) {
    reply.status = status;
    reply.message = words;
    cause.reason = Reason::Diagnostic;
    if (const Diagnostic *error = firstError(reply.diagnostics)) {
      cause.location = error->location;
      describeError(error->words, cause);
    }
    return false;
  };
  noteEnd(result, byShell, cause);
  if (std::string trouble = troubleOf(result); !trouble.empty()) {
    cause.speaker = Speaker::Tool;
    return fail(Reply::Broken, Reason::NotStarted, trouble);
  }
  switch (result.ending) {
  case CommandResult::NotStarted:
    return fail(Reply::Refused, Reason::NotStarted, "cannot be started: " + result.problem);
  case CommandResult::TimedOut:
    return fail(Reply::TimedOut, Reason::Deadline, "did not end in " + std::to_string(limits.timeoutMs) + " ms");
  case CommandResult::TooMuchOutput:
    return fail(Reply::InvalidIR, Reason::TooMuchOutput,
                "printed more than " + std::to_string(limits.maxOutput >> 20) + " MiB");
  case CommandResult::BeyondLimit:
    return fail(Reply::Refused, reasonOf(result.exceeded), "was ended: " + result.problem);
  case CommandResult::Unknown: // see above
  case CommandResult::Stopped: // nobody does: the whole worker is ended
    return fail(Reply::Broken, Reason::Interrupted, kInterrupted);
  case CommandResult::Signalled:
  case CommandResult::Exited:
    break;
  }
  // A shell looks for its user over a socket first: that call was not the reason.
  if (byShell && (cause.exitCode == 126 || cause.exitCode == 127))
    return fail(Reply::Refused, Reason::NotStarted, "cannot be run (exit code " + std::to_string(cause.exitCode) + ")");

  const std::string after = result.forbidden.empty() ? "" : ", after " + forbiddenCallText(result.forbidden.front());
  if (std::string crash = crashOf(err, after, cause); !crash.empty())
    return fail(Reply::Crashed, cause.reason, crash);
  reply.diagnostics = readDiagnostics(err);
  // What it says as a compiler decides, whatever it asked for on its way.
  if (!after.empty() && cause.exitCode != 0 && !firstError(reply.diagnostics)) {
    cause.systemCall = result.forbidden.front();
    return fail(Reply::Refused, Reason::ForbiddenCall, "failed" + after);
  }
  if (cause.exitCode != 0 && words.empty()) {
    reply.status = Reply::LowerFailed;
    reply.message = what + " failed with exit code " + std::to_string(cause.exitCode) + " without a word";
    cause.reason = Reason::Silent;
    return false;
  }
  if (cause.exitCode != 0) {
    refuse(Reply::LowerFailed);
    reply.message += after;
    return false;
  }
  if (firstError(reply.diagnostics))
    return refuse(Reply::ErrorWithSuccess);
  cause = Cause();
  if (!after.empty())
    cause.systemCall = result.forbidden.front();
  reply.status = Reply::Ok;
  reply.message = printable(err); // all of it: a case may expect a warning behind many
  for (const std::string &call : result.forbidden)
    reply.message += (reply.message.empty() ? "" : "\n") + what + " was not allowed the system call " + call;
  if (result.leftProcesses)
    reply.message += (reply.message.empty() ? "" : "\n") + what + " left processes behind; they were killed";
  return true;
}

//===----------------------------------------------------------------------===//
// What it printed
//===----------------------------------------------------------------------===//

/// LLVM IR and MLIR differ in their first word.
static bool looksLikeLLVMIR(llvm::StringRef text) {
  if (isBitcode(text))
    return true;
  text = text.ltrim();
  for (llvm::StringRef start :
       {";", "source_filename", "target ", "define ", "declare ", "attributes ", "module asm", "@", "%", "$", "!0"})
    if (text.starts_with(start))
      return true;
  return false;
}

/// Whether a text would take the stack of its reader, or much of its time.
static bool isUnreadable(const std::optional<memref_cts::TextProblem> &found, Reply &problem) {
  if (!found)
    return false;
  problem.cause.reason = Reason::NotParsed;
  problem.cause.speaker = Speaker::Tool;
  problem.cause.location = {kLoweredText.str(), found->line, 1};
  problem.message = problem.cause.location.text() + ": " + found->what;
  return true;
}

/// Bytecode has no brackets by which its text would be refused. Walks without recursion.
static bool isNestedTooDeep(mlir::Operation *top) {
  std::vector<std::pair<mlir::Operation *, unsigned>> open = {{top, 0}};
  while (!open.empty()) {
    auto [op, depth] = open.back();
    open.pop_back();
    if (depth > memref_cts::kMostNested)
      return true;
    for (mlir::Region &region : op->getRegions())
      for (mlir::Operation &inner : region.getOps())
        open.emplace_back(&inner, depth + 1);
  }
  return false;
}

static mlir::OwningOpRef<mlir::ModuleOp> readDialect(mlir::MLIRContext *context, llvm::StringRef text, Reply &problem) {
  if (isUnreadable(memref_cts::findUnreadableModule(text), problem))
    return nullptr;
  DiagnosticLog log(context);
  mlir::OwningOpRef<mlir::ModuleOp> module = readText(*context, text, kLoweredText);
  if (!module)
    log.explain(problem, Reason::NotParsed, Speaker::MLIR, "it does not parse");
  else if (isNestedTooDeep(*module)) {
    problem.cause.reason = Reason::NotParsed;
    problem.cause.speaker = Speaker::Tool;
    problem.message = "operations nest more than " + std::to_string(memref_cts::kMostNested) +
                      " deep: what prints them would not end";
    return nullptr;
  }
  return module;
}

/// Whether a module of LLVM dialect is right for MLIR 22 too. One that has other
/// operations in it needs no second opinion.
static bool isRight(mlir::ModuleOp module) {
  DiagnosticLog log(module.getContext());
  mlir::WalkResult walk = module.walk([](mlir::Operation *op) {
    bool known = mlir::isa<mlir::ModuleOp>(op) || mlir::isa_and_nonnull<mlir::LLVM::LLVMDialect>(op->getDialect());
    return known ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  });
  return walk.wasInterrupted() || mlir::succeeded(mlir::verify(module));
}

/// Whether a translation failed because of what the module had before it was
/// lowered and the release's translation does not know: an operation of LLVM
/// dialect, or a data layout.
static bool saysUnknown(mlir::ModuleOp source, llvm::StringRef words) {
  if (saysUnknownLayout(words))
    return source
        .walk([](mlir::ModuleOp module) {
          return module->hasAttr(mlir::DLTIDialect::kDataLayoutAttrName) ? mlir::WalkResult::interrupt()
                                                                         : mlir::WalkResult::advance();
        })
        .wasInterrupted();
  llvm::StringRef name = untranslatedOperation(words);
  if (name.empty())
    return false;
  return source
      .walk([&](mlir::Operation *op) {
        return op->getName().getStringRef() == name ? mlir::WalkResult::interrupt() : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

/// A command that reads the text of a file from standard input has no other name for it.
static void nameStandardInput(mlir::ModuleOp module, mlir::ModuleOp source) {
  mlir::FileLineColLoc place = source->getLoc()->findInstanceOf<mlir::FileLineColLoc>();
  if (!place)
    return;
  mlir::StringAttr name = place.getFilename();
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([&](mlir::FileLineColLoc location) -> std::optional<mlir::Attribute> {
    if (location.getFilename() != kStandardInput && location.getFilename() != "-")
      return std::nullopt;
    return mlir::FileLineColLoc::get(name, location.getLine(), location.getColumn());
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/false, /*replaceLocs=*/true);
}

/// With debug info LLVM verifies while it parses, and ends the process for what is wrong.
static void leaveVerifierAlone() {
  if (llvm::cl::Option *option = llvm::cl::getRegisteredOptions().lookup("disable-auto-upgrade-debug-info"))
    static_cast<llvm::cl::opt<bool> *>(option)->setValue(true);
}

/// The module of LLVM IR, as text or bitcode, not verified; null: `problem` says why.
static std::unique_ptr<llvm::Module> parseLLVMIR(llvm::LLVMContext &context, llvm::StringRef text, Reply &problem) {
  llvm::SMDiagnostic diagnostic;
  const bool isBinary = isBitcode(text);
  if (!isBinary && isUnreadable(memref_cts::findUnreadable(text), problem))
    return nullptr;
  leaveVerifierAlone();
  // The parser wants its text to end with a zero byte.
  std::string copy = text.str();
  std::unique_ptr<llvm::Module> module = llvm::parseIR(llvm::MemoryBufferRef(copy, kLoweredText), diagnostic, context);
  if (std::string why = module ? whyUnprintable(*module) : ""; !why.empty()) {
    problem.cause.reason = Reason::NotParsed;
    problem.cause.speaker = Speaker::Tool;
    problem.message = "its " + why + ": what prints them would not end";
    return nullptr;
  }
  if (module)
    return module;
  problem.cause.reason = Reason::NotParsed;
  problem.cause.speaker = Speaker::LLVM;
  describeError(diagnostic.getMessage(), problem.cause);
  problem.message = diagnostic.getMessage().str();
  if (diagnostic.getLineNo() <= 0)
    return nullptr;
  problem.cause.location = {kLoweredText.str(), unsigned(diagnostic.getLineNo()),
                            unsigned(diagnostic.getColumnNo() + 1)};
  problem.message = problem.cause.location.text() + ": " + problem.message;
  return nullptr;
}

static mlir::OwningOpRef<mlir::ModuleOp> readLLVMIR(mlir::MLIRContext *context, llvm::StringRef text, Reply &problem) {
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> module = parseLLVMIR(llvmContext, text, problem);
  if (!module)
    return nullptr;
  std::string said;
  llvm::raw_string_ostream stream(said);
  if (llvm::verifyModule(*module, &stream)) {
    problem.cause.reason = Reason::NotVerified;
    problem.cause.speaker = Speaker::LLVM;
    describeError(said, problem.cause);
    problem.message = "the LLVM IR does not verify: " + quoted(said);
    return nullptr;
  }
  return importLLVMIR(std::move(module), *context, kLoweredText, problem);
}

//===----------------------------------------------------------------------===//
// There and back
//===----------------------------------------------------------------------===//

/// A float that MLIR's parser, which reads decimal digits as those of a double, does not
/// get back from its text.
static bool isLost(const llvm::APFloat &value) {
  if (llvm::APFloat::getSizeInBits(value.getSemantics()) <= 64 || value.isNaN() || value.isInfinity())
    return false; // these are printed in hexadecimal digits
  llvm::APFloat narrow = value;
  bool changed = false;
  narrow.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &changed);
  return changed;
}

/// Shows floats, each with its type and operation, until one is refused.
static void walkFloats(mlir::ModuleOp module,
                       llvm::function_ref<bool(mlir::Operation *, mlir::FloatType, const llvm::APFloat &)> take) {
  module.walk([&](mlir::Operation *op) {
    bool goesOn = true;
    auto show = [&](mlir::Type type, const llvm::APFloat &value) {
      goesOn = goesOn && take(op, mlir::cast<mlir::FloatType>(type), value);
    };
    for (mlir::NamedAttribute attribute : op->getAttrs())
      attribute.getValue().walk([&](mlir::Attribute value) {
        if (mlir::FloatAttr number = mlir::dyn_cast<mlir::FloatAttr>(value))
          show(number.getType(), number.getValue());
        else if (mlir::DenseFPElementsAttr list = mlir::dyn_cast<mlir::DenseFPElementsAttr>(value))
          for (const llvm::APFloat &each : list.getValues<llvm::APFloat>())
            show(list.getElementType(), each);
      });
    return goesOn ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  });
}

static mlir::Operation *findLostFloat(mlir::ModuleOp source) {
  mlir::Operation *found = nullptr;
  walkFloats(source, [&](mlir::Operation *op, mlir::FloatType, const llvm::APFloat &value) {
    found = isLost(value) ? op : nullptr;
    return !found;
  });
  return found;
}

/// The operation of `source` with a float in whose place `lowered` has what MLIR reads of its
/// text. Tools of a command that hand modules on as text lose it so. Or nullptr.
static mlir::Operation *findFloatLostInText(mlir::ModuleOp source, mlir::ModuleOp lowered) {
  if (!findLostFloat(source))
    return nullptr;
  auto bits = [](const llvm::APFloat &value) { return llvm::toString(value.bitcastToAPInt(), 16, /*Signed=*/false); };
  std::set<std::string> there;
  walkFloats(lowered, [&](mlir::Operation *, mlir::FloatType, const llvm::APFloat &value) {
    there.insert(bits(value));
    return true;
  });
  mlir::Operation *found = nullptr;
  walkFloats(source, [&](mlir::Operation *op, mlir::FloatType type, const llvm::APFloat &value) {
    if (!isLost(value) || there.count(bits(value)))
      return true;
    std::string text;
    llvm::raw_string_ostream(text) << mlir::FloatAttr::get(type, value);
    auto read = mlir::dyn_cast_or_null<mlir::FloatAttr>(mlir::parseAttribute(text, source.getContext()));
    found = read && there.count(bits(read.getValue())) ? op : nullptr;
    return !found;
  });
  return found;
}

static std::string lostText(mlir::Operation *op) {
  return placeOf(op->getLoc()).text() + ": '" + op->getName().getStringRef().str() +
         "' has a float of more digits than MLIR reads from text";
}

static std::string sourceText(mlir::ModuleOp source, llvm::StringRef text, const CommandPlan &plan,
                              std::string &refusal) {
  if (plan.release)
    return printForRelease(source, plan.release, refusal);
  if (!plan.generic)
    return text.str();
  if (mlir::Operation *op = findLostFloat(source)) {
    refusal = lostText(op);
    return "";
  }
  std::string generic;
  llvm::raw_string_ostream stream(generic);
  source->print(stream, mlir::OpPrintingFlags().printGenericOpForm().enableDebugInfo());
  return generic;
}

namespace {
/// One lowering of a module by a command, and by the tools that read what it printed.
class CommandLowering {
public:
  CommandLowering(mlir::ModuleOp source, const CommandPlan &plan, CommandFunction execute, const CommandLimits &limits,
                  Reply &reply)
      : source(source), plan(plan), execute(execute), limits(limits), reply(reply),
        what(plan.byShell ? "the command" : plan.argv.front()), environment(plan.environment),
        deadline(Clock::now() + std::chrono::milliseconds(limits.timeoutMs)) {
    // A tool of LLVM that dies looks up the names of its frames first, which takes
    // five times as long as all it did before.
    if (!plan.byShell)
      environment.push_back("LLVM_DISABLE_SYMBOLIZATION=1");
  }

  /// Whether the command lowered the module, to `printed`; else the reply says why not.
  bool run(const std::string &input, std::string &printed);
  /// The module that was printed; null if there is none, and the reply says why.
  mlir::OwningOpRef<mlir::ModuleOp> read(llvm::StringRef printed, bool &fromLLVMIR);

private:
  CommandResult start(const std::vector<std::string> &argv, llvm::StringRef standardInput) const;
  void explainFailure(const std::string &input);
  mlir::OwningOpRef<mlir::ModuleOp> translate(llvm::StringRef printed);
  void refuse(const std::string &message);
  void invalid(const std::string &message, Reason reason);

  mlir::ModuleOp source;
  const CommandPlan &plan;
  CommandFunction execute;
  const CommandLimits &limits;
  Reply &reply;
  std::string what;
  std::vector<std::string> environment;
  Clock::time_point deadline; // of all that runs, one after the other
};
} // namespace

CommandResult CommandLowering::start(const std::vector<std::string> &argv, llvm::StringRef standardInput) const {
  CommandLimits rest = limits;
  int64_t left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
  rest.timeoutMs = uint32_t(std::max<int64_t>(left, 0));
  return execute(argv, environment, standardInput, rest);
}

void CommandLowering::refuse(const std::string &message) {
  reply.status = Reply::Refused;
  reply.cause.reason = Reason::Unsupported;
  reply.cause.speaker = Speaker::Tool;
  reply.message = message;
}

void CommandLowering::invalid(const std::string &message, Reason reason) {
  reply.status = Reply::InvalidIR;
  reply.message = message;
  reply.cause.reason = reason;
  reply.cause.speaker = Speaker::Command;
}

void CommandLowering::explainFailure(const std::string &input) {
  // Whether the passes said no, or the module is nothing this release knows.
  if (plan.release && !plan.byShell && reply.status == Reply::LowerFailed) {
    Reply known;
    if (!judge(start({plan.argv.front()}, input), false, limits, what, known)) {
      reply = known;
      if (reply.status == Reply::LowerFailed || reply.status == Reply::ErrorWithSuccess)
        reply.status = Reply::Refused;
    }
  }
  // It took its input, and made of it what a verifier does not take.
  if (reply.status == Reply::LowerFailed &&
      saysInvalid(reply.message, [&](llvm::StringRef name) { return llvm::StringRef(input).contains(name); })) {
    reply.status = Reply::InvalidIR;
    reply.cause.reason = Reason::NotVerified;
  }
  if (plan.byShell && reply.cause.reason != Reason::Silent && reply.cause.exitCode > 0 && reply.said.empty())
    reply.message = what + " ended with exit code " + std::to_string(reply.cause.exitCode) + ": " + reply.message;
}

bool CommandLowering::run(const std::string &input, std::string &printed) {
  CommandResult result = start(plan.argv, input);
  const bool isGood = judge(result, plan.byShell, limits, what, reply);
  printed = std::move(result.out);
  if (!isGood)
    explainFailure(input);
  return isGood;
}

mlir::OwningOpRef<mlir::ModuleOp> CommandLowering::translate(llvm::StringRef printed) {
  mlir::MLIRContext *context = source.getContext();
  Reply problem; // of what reads the output
  // What does not verify here may be right there; the release decides.
  mlir::OwningOpRef<mlir::ModuleOp> read = readDialect(context, printed, problem);
  if (read && isRight(*read))
    return read;
  CommandResult translated;
  for (const std::vector<std::string> *step : {&plan.translate, &plan.assemble}) {
    if (step->empty())
      continue;
    translated = start(*step, step == &plan.translate ? printed : llvm::StringRef(translated.out));
    Reply translation;
    if (!judge(translated, false, limits, step->front(), translation)) {
      reply = translation;
      // It lowered, but to nothing that translates.
      if (reply.status == Reply::LowerFailed || reply.status == Reply::ErrorWithSuccess)
        reply.status = saysUnknown(source, reply.message) ? Reply::Refused : Reply::InvalidIR;
      return nullptr;
    }
  }
  problem = Reply();
  mlir::OwningOpRef<mlir::ModuleOp> module = readLLVMIR(context, translated.out, problem);
  if (!module) { // the release reads what it wrote; LLVM 22 does not
    reply.status = Reply::Refused;
    reply.cause = problem.cause;
    reply.message = "LLVM 22 does not read what " + plan.translate.front() + " printed: " + problem.message;
  }
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp> CommandLowering::read(llvm::StringRef printed, bool &fromLLVMIR) {
  reply.said = quoted(reply.message); // what it printed says whether that is a warning or the reason
  if (printed.trim().empty()) {
    invalid(what + " printed nothing", Reason::NoOutput);
    return nullptr;
  }
  if (!plan.translate.empty())
    return translate(printed);
  mlir::MLIRContext *context = source.getContext();
  Reply problem; // of what reads the output
  fromLLVMIR = looksLikeLLVMIR(printed);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      fromLLVMIR ? readLLVMIR(context, printed, problem) : readDialect(context, printed, problem);
  if (!module) {
    const char *isNo = isBitcode(printed) ? "is no LLVM bitcode that LLVM 22 reads: "
                                          : "is neither LLVM dialect of MLIR 22 nor LLVM IR: ";
    invalid("what " + what + " printed " + isNo + problem.message, problem.cause.reason);
    reply.cause = problem.cause;
    return nullptr;
  }
  // MLIR's printer and parser are at fault for what is not in the text any more.
  if (mlir::Operation *op = findFloatLostInText(source, *module)) {
    refuse(lostText(op));
    return nullptr;
  }
  if (!plan.release)
    nameStandardInput(*module, source);
  return module;
}

mlir::OwningOpRef<mlir::ModuleOp> memref_cts::conformance::lowerByCommand(mlir::ModuleOp source, llvm::StringRef text,
                                                                          const CommandPlan &plan, CommandFunction run,
                                                                          const CommandLimits &limits, Reply &reply,
                                                                          bool &fromLLVMIR, std::string &printed) {
  std::string refusal;
  std::string input = sourceText(source, text, plan, refusal);
  if (!refusal.empty()) {
    reply.status = Reply::Refused;
    reply.cause.reason = Reason::Unsupported;
    reply.cause.speaker = Speaker::Tool;
    reply.message = refusal;
    return nullptr;
  }
  CommandLowering lowering(source, plan, run, limits, reply);
  if (!lowering.run(input, printed) || (plan.byShell && isObjectFile(printed)))
    return nullptr;
  return lowering.read(printed, fromLLVMIR);
}
