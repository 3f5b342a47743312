//===-- CrashText.cpp - what a dying program says --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A crash has no fields: its text is all that there is. Must not decide anything by it.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/CrashText.h"
#include "conformance/words/Cause.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"

using namespace llvm;
using namespace memref_cts::conformance;

/// Words of a complaint, and bytes of a name.
static constexpr size_t kMostWords = 12, kMostName = 160;

//===----------------------------------------------------------------------===//
// The line that says why
//===----------------------------------------------------------------------===//

/// Whether it is the type that an intrinsic of LLVM has behind its name: "i7", "p0", "v4f32".
static bool isTypeOfIntrinsic(StringRef part) {
  part.consume_front("nx");
  part = part.drop_while([](char c) { return StringRef("vbfip").contains(c); });
  return !part.empty() && isDigit(part.front());
}

/// The name of an operation without types of an intrinsic: lower-case words with dots between them. "": it is none, but
/// perhaps a file.
static StringRef operationName(StringRef text) {
  SmallVector<StringRef> parts;
  text.split(parts, '.');
  if (parts.size() < 2 ||
      is_contained(ArrayRef<StringRef>{"mlir", "ll", "bc", "o", "so", "a", "c", "cc", "cpp", "h"}, parts.back()))
    return "";
  for (StringRef part : parts)
    if (part.empty() || isDigit(part.front()) ||
        !all_of(part, [](char c) { return isLower(c) || isDigit(c) || c == '_'; }))
      return "";
  for (; parts.size() > 2 && isTypeOfIntrinsic(parts.back()); parts.pop_back())
    text = text.rsplit('.').first;
  return text;
}

/// Runs of letters. What has a digit or a path in it, and what is in quotes of one kind, is left out: it is of this
/// program. Names of operations stay: they tell what has no lowering.
static std::string slug(StringRef text) {
  std::string result;
  size_t words = 0;
  char before = ' ';
  for (StringRef rest = text; !rest.empty() && words < kMostWords;) {
    size_t end = rest.front() == '\'' && !isAlnum(before) ? rest.find('\'', 1) : StringRef::npos;
    before = rest.front();
    if (end != StringRef::npos) { // in quotes
      if (StringRef operation = operationName(rest.slice(1, end)); !operation.empty()) {
        result += (result.empty() ? "" : "-") + operation.str();
        ++words;
      }
      rest = rest.drop_front(end + 1);
      continue;
    }
    StringRef word = rest.take_while([](char c) { return isAlnum(c) || c == '_' || c == '/'; });
    rest = rest.drop_front(std::max<size_t>(word.size(), 1));
    before = word.empty() ? before : word.back();
    if (word.empty() || any_of(word, isDigit) || word.contains('/'))
      continue;
    result += (result.empty() ? "" : "-") + word.str();
    ++words;
  }
  return result;
}

/// The function in an assertion of glibc or of BSD, "": none.
static StringRef functionOfAssertion(StringRef line) {
  auto [before, behind] = line.split(": Assertion `");
  if (!behind.empty())
    return before.rsplit(": ").second;
  return line.split("), function ").second.split(", file ").first;
}

/// The asserted expression, "": the line is no failed assertion.
static StringRef assertion(StringRef line) {
  StringRef glibc = line.split(": Assertion `").second;
  if (!glibc.empty())
    return glibc.rsplit("' failed").first;
  if (line.consume_front("Assertion failed: ("))
    return line.rsplit("), function ").first;
  return "";
}

static bool isHeapLine(StringRef line) {
  return any_of(ArrayRef<StringRef>{"malloc(): ", "free(): ", "realloc(): ", "double free or corruption",
                                    "corrupted size vs. prev_size", "munmap_chunk(): ", "*** stack smashing detected"},
                [&](StringRef start) { return line.starts_with(start); });
}

/// What stands behind "thread 'main' panicked at ", or behind that line of a newer Rust, which numbers threads.
static StringRef rustPanic(StringRef line) {
  return line.starts_with("thread '") ? line.split(" panicked at ").second : "";
}

/// "F1130 10:00:00.000000 12 lower.cc:12] no lowering", of glog and of Abseil.
static bool isFatalLog(StringRef line) {
  return line.consume_front("F") && line.take_while(isDigit).size() >= 4 && line.contains("] ");
}

/// The words of a C++ exception, which follow its type; "": there are none.
static StringRef whatOf(StringRef line) {
  line = line.trim();
  return line.consume_front("what():") ? line.trim() : "";
}

/// What the line complains about, "": nothing. `before`, `next`: the lines around it.
static std::string complaintOf(StringRef line, StringRef before, StringRef next) {
  if (StringRef expression = assertion(line); !expression.empty())
    return "assertion-" + slug(expression);
  if (StringRef error = line; error.consume_front("LLVM ERROR: "))
    return "error-" + slug(error);
  // Of clang, of gcc, of Go, of Rust (whose words may follow on the next line), of Swift, of glog and Abseil.
  if (StringRef error = line.split("fatal error: error in backend: ").second; !error.empty())
    return "error-" + slug(error);
  if (StringRef error = line.split(": internal compiler error: ").second; !error.empty())
    return "error-" + slug(error.split(", at ").first);
  if (StringRef error = line; error.consume_front("panic: "))
    return "panic-" + slug(error);
  if (StringRef said = rustPanic(line); said.consume_front("'"))
    return "panic-" + slug(said.split('\'').first);
  if (!rustPanic(before).empty())
    return "panic-" + slug(line);
  if (StringRef error = line.split(": Fatal error: ").second; !error.empty())
    return "error-" + slug(error);
  if (StringRef error = line.split("] Check failed: ").second; !error.empty())
    return "check-" + slug(error);
  if (isFatalLog(line))
    return "error-" + slug(line.split("] ").second);
  if (line.starts_with("UNREACHABLE executed"))
    return "unreachable-" + slug(before);
  if (StringRef thrown = line; thrown.consume_front("terminate called after throwing an instance of '"))
    return "exception-" + slug((thrown.split('\'').first + " " + whatOf(next)).str());
  if (StringRef report = line.split("ERROR: ").second; report.contains("Sanitizer: "))
    return "sanitizer-" + slug(report.split(" on ").first);
  return isHeapLine(line) ? slug(line) : "";
}

//===----------------------------------------------------------------------===//
// Frames
//===----------------------------------------------------------------------===//

/// The text without what is between matching brackets of the kind; those of operators stay.
static std::string withoutTemplates(StringRef name) {
  std::string result;
  unsigned depth = 0;
  for (size_t i = 0; i < name.size(); ++i) {
    bool isOperator = StringRef(result).ends_with("operator") || StringRef(result).ends_with("operator<") ||
                      StringRef(result).ends_with("operator-") || StringRef(result).ends_with("operator>");
    if (name[i] == '<' && !isOperator)
      ++depth;
    else if (name[i] == '>' && depth)
      --depth;
    else if (!depth)
      result += name[i];
  }
  return depth ? name.str() : result;
}

/// Takes "decltype(auto)" and the like out of it.
static void removeDecltypes(std::string &name) {
  static constexpr StringLiteral kWord = "decltype(";
  for (size_t at = name.find(kWord.str()); at != std::string::npos; at = name.find(kWord.str())) {
    size_t end = at + kWord.size();
    for (unsigned depth = 1; depth && end < name.size(); ++end)
      depth += name[end] == '(' ? 1 : name[end] == ')' ? -1 : 0;
    name.erase(at, end - at);
  }
}

/// "mlir::Pass::run" of "mlir::Pass::run(mlir::Operation*, ...) const [clone .cold]"; "": none.
static std::string functionName(StringRef written) {
  std::string demangled = demangle(written.trim());
  std::string name = StringRef(demangled).split(" [clone").first.split(" [.").first.str();
  for (StringRef hidden : {"(anonymous namespace)::", "{anonymous}::"})
    for (size_t at = name.find(hidden); at != std::string::npos; at = name.find(hidden))
      name.erase(at, hidden.size());
  name = withoutTemplates(name);
  removeDecltypes(name);
  StringRef rest = name;
  for (StringRef lambda : {"'lambda", "{lambda", "::$_"}) // of the function around it
    if (size_t at = rest.find(lambda); at != StringRef::npos)
      rest = rest.take_front(at);
  // "void (*f(int))(long)": it returns the address of a function.
  for (StringRef inner = rest.split('(').second; inner.starts_with("*") || inner.starts_with("&");
       inner = rest.split('(').second)
    rest = inner.ltrim("*&");
  size_t call = rest.find(
      '(', rest.starts_with("operator()") || rest.contains("::operator()") ? rest.find("operator()") + 10 : 0);
  rest = rest.take_front(call).rtrim(" :");
  if (!rest.contains("operator ")) // of a template, its type comes first
    rest = (rest.contains(' ') ? rest.rsplit(' ').second : rest).ltrim("*&");
  if (rest.starts_with("_") ? rest.contains(".") : !rest.contains("operator"))
    rest = rest.split('.').first; // ".cold", ".isra.0"
  if (rest.empty() || isDigit(rest.front()) || !any_of(rest, isAlpha))
    return "";
  return rest.take_front(kMostName).str();
}

/// Functions that end a process or tell of its end.
static bool endsProcess(StringRef name) {
  static constexpr StringLiteral kNames[] = {"abort",
                                             "raise",
                                             "gsignal",
                                             "pthread_kill",
                                             "kill",
                                             "tgkill",
                                             "SignalHandler",
                                             "PrintStackTraceSignalHandler",
                                             "SignalsHandler",
                                             "CrashRecoverySignalHandler",
                                             "llvm::sys::PrintStackTrace",
                                             "llvm::sys::RunSignalHandlers",
                                             "llvm::report_fatal_error",
                                             "llvm::reportFatalInternalError",
                                             "llvm::reportFatalUsageError",
                                             "llvm::llvm_unreachable_internal",
                                             "std::terminate",
                                             "backtrace"};
  static constexpr StringLiteral kStarts[] = {"__assert",  "__GI_",       "__pthread_kill", "__restore_rt", "__cxa_",
                                              "__cxxabiv", "__gnu_cxx",   "__libc_",        "_start",       "__asan",
                                              "__ubsan",   "__sanitizer", "__interceptor",  "__msan",       "__tsan",
                                              "_sigtramp", "__stack_chk", "__fortify",      "__chk_fail"};
  return is_contained(kNames, name) || any_of(kStarts, [&](StringRef start) { return name.starts_with(start); });
}

/// Casts that any function may make; who made it says more.
static bool isCast(StringRef name) {
  static constexpr StringLiteral kStarts[] = {"llvm::CastInfo::",
                                              "llvm::CastIsPossible::",
                                              "llvm::isa_impl",
                                              "llvm::ValueFromPointerCast::",
                                              "llvm::DefaultDoCastIfPossible::",
                                              "llvm::ForwardToPointerCast::",
                                              "llvm::ConstStrippingForwardingCast::",
                                              "llvm::OptionalValueCast::",
                                              "llvm::cast_convert_val",
                                              "llvm::simplify_type::"};
  static constexpr StringLiteral kNames[] = {"cast",
                                             "dyn_cast",
                                             "isa",
                                             "cast_or_null",
                                             "dyn_cast_or_null",
                                             "isa_and_nonnull",
                                             "cast_if_present",
                                             "dyn_cast_if_present",
                                             "isa_and_present",
                                             "unique_dyn_cast"};
  if (any_of(kStarts, [&](StringRef start) { return name.starts_with(start); }))
    return true;
  // Of LLVM, or members of MLIR's types, attributes and values.
  for (StringRef where : {"llvm::", "mlir::Type::", "mlir::Attribute::", "mlir::Value::", "mlir::Location::"})
    if (StringRef rest = name; rest.consume_front(where))
      return is_contained(kNames, rest);
  return false;
}

/// Number and function of a line of a stack; the function is "" where it has no name. Nothing: it is no such line.
/// "#3 0x55 name(args) (module+0x12)", "#3 0x55 in name file:1:2", "module(name+0x12) [0x55]",
/// "3  module  0x55 name + 18".
static std::optional<std::pair<unsigned, std::string>> frameOf(StringRef line) {
  line = line.trim();
  unsigned number = 0;
  if (line.consume_front("#")) {
    if (line.consumeInteger(10, number))
      return std::nullopt;
    line = line.ltrim();
    if (line.consume_front("0x"))
      line = line.drop_while(isHexDigit).ltrim();
    line.consume_front("in ");
    // A module, or a place in a source, stands behind the name.
    StringRef name = line;
    if (size_t at = name.rfind(" ("); at != StringRef::npos && name.ends_with(")") && name.drop_front(at).contains('+'))
      name = name.take_front(at);
    else if (size_t place = name.rfind(" /"); place != StringRef::npos)
      name = name.take_front(place);
    if (name.starts_with("("))
      return std::make_pair(number, StringRef(name).starts_with("(anonymous") ? functionName(name) : "");
    return std::make_pair(number, functionName(name));
  }
  if (line.ends_with("]") && line.contains(") [0x")) {
    StringRef symbol = line.rsplit(") [0x").first.rsplit('(').second.rsplit('+').first;
    return std::make_pair(1u, functionName(symbol));
  }
  if (!line.consumeInteger(10, number) && line.contains(" 0x") && line.contains(" + "))
    return std::make_pair(number, functionName(line.rsplit(" + ").first.split(" 0x").second.drop_while(isHexDigit)));
  return std::nullopt;
}

CrashText memref_cts::conformance::readCrash(StringRef text) {
  CrashText crash;
  StringRef before, function;
  bool ended = false, inStack = false;
  while (!text.empty()) {
    StringRef line;
    std::tie(line, text) = text.split('\n');
    if (std::optional<std::pair<unsigned, std::string>> frame = frameOf(line)) {
      ended |= inStack && frame->first == 0; // another stack, such as that of an allocation
      inStack = true;
      const bool isAgain = !crash.frames.empty() && crash.frames.back() == frame->second; // however deep it is
      if (!ended && !isAgain && !frame->second.empty() && !endsProcess(frame->second) && !isCast(frame->second))
        crash.frames.push_back(std::move(frame->second));
    } else if (crash.complaint.empty()) {
      crash.complaint = complaintOf(line.trim(), before, text.split('\n').first);
      if (!crash.complaint.empty()) {
        crash.line = line.trim().str();
        function = functionOfAssertion(line);
      }
    }
    before = line;
  }
  // The function of the assertion may have no name in the stack.
  if (std::string name = functionName(function); !name.empty() && !isCast(name) && !is_contained(crash.frames, name))
    crash.frames.insert(crash.frames.begin(), std::move(name));
  if (crash.frames.size() > kMostFrames)
    crash.frames.resize(kMostFrames);
  return crash;
}

std::string memref_cts::conformance::describeCrash(StringRef text, Cause &cause) {
  CrashText crash = readCrash(text);
  if (cause.complaint.empty())
    cause.complaint = std::move(crash.complaint);
  if (cause.frames.empty())
    cause.frames = std::move(crash.frames);
  return std::move(crash.line);
}
