//===-- Reduce.cpp - smaller cases of the same finding --------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Greedy, coarse steps first, again from the start after a round that helped.
//
//===----------------------------------------------------------------------===//

#include "fuzz/Reduce.h"
#include "conformance/NoLowering.h"
#include "fuzz/Signature.h"

#include "fuzz/Campaign.h"
#include "fuzz/reduce/Program.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <set>

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

/// What a step of a timeout's candidate may take: a multiple of the slowest one that
/// ended, and at least so many milliseconds.
static constexpr double kPatience = 5;
static constexpr uint32_t kLeastMs = 500;
/// For a native run where the finding is another one: a loop that reduction made
/// endless must not cost much.
static constexpr uint32_t kLeastRunMs = 2000;

namespace {
using Clock = std::chrono::steady_clock;

/// A module, its options, and the one call: what a case of a finding is.
struct CaseParts {
  std::string front; // OPTIONS line or ""
  std::string module;
  std::string entry;
  std::vector<std::string> arguments;
  bool stated = true; // by a CALL line; else calls of `entry` are drawn, to which the finding does not belong

  std::string text() const {
    return front + module +
           (stated ? "// CALL: @" + entry + "(" + join(arguments, ", ") + ")\n"
                   : "// CALL-RANDOM: @" + entry + " count=1\n");
  }
};

class Reducer {
public:
  Reducer(const CheckConfig &config, const ReduceOptions &options, const std::function<bool()> &stop)
      : config(config), options(options), stop(stop ? stop : std::function<bool()>([] { return false; })) {}

  Expected<Reduced> run(StringRef text, StringRef signature);

private:
  /// The finding of `text` with the signature, if the reference calls its one call
  /// defined where that must be.
  std::optional<Finding> find(CaseChecker &checker, StringRef text, StringRef signature);
  /// The same at the beginning, past known faults where that is possible.
  std::optional<Finding> findFirst(StringRef text, StringRef signature);
  /// Takes the candidate if it is interesting.
  bool attempt(const CaseParts &candidate);
  /// Makes `best` the smallest case that is the finding's for sure.
  Error takeApart(const CaseFile &file, const Finding &finding);
  bool attemptModule(const std::optional<std::string> &module);
  /// Whether no more candidates are to be tried; remembers why.
  bool exhausted();
  /// What is left has to do for checking the result under the full limit.
  bool timeIsUp() const { return options.deadline && Clock::now() + reserve() >= *options.deadline; }
  Clock::duration reserve() const { return std::chrono::milliseconds(needsVerification() ? fullMs() : 0); }

  /// Of the step that the finding is about.
  uint32_t limitMs(const WorkerOptions &limits) const {
    return step == StepKind::Lower     ? limits.lowerTimeoutMs
           : step == StepKind::Compile ? limits.compileTimeoutMs
                                       : limits.limits.timeoutMs;
  }
  uint32_t fullMs() const { return limitMs(full); }
  /// The limit grows with what candidates take, also after the best one was found.
  uint32_t shortestMs() const { return std::min(limitMs(config.worker), bestMs); }
  bool needsVerification() const { return ofTimeout && shortestMs() < fullMs(); }
  void setLimits(const WorkerOptions &limits);
  bool limitCandidates();
  bool isShownUnderFullLimits();
  Error reduceAll(const CaseFile &file, const Finding &finding);
  void learn();

  void dropAll();
  bool dropSymbols();
  bool dropEdges();
  bool dropOperations();
  Error fail(const Twine &message) const;
  bool dropSignature();
  bool shrinkData();

  CheckConfig config;
  const ReduceOptions &options;
  std::function<bool()> stop;
  std::unique_ptr<CaseChecker> checker;
  WorkerOptions full;           // as given; those of `config` are the candidates'
  SlowestSteps slowest;         // of all checkers
  uint32_t bestMs = 0;          // the limit under which the best case was found
  Stage step = EngineKind::Ref; // of the finding
  bool ofTimeout = false;
  ReductionEnd end = ReductionEnd::Whole; // of this round
  std::string signature;
  CaseParts best;
  ModuleEditor editor;
  unsigned tests = 0, originalOperations = 0;
  const char *edit = ""; // under way, for ReductionStep
  std::vector<ReductionStep> kept;
  std::string problem;       // why the last case was not checked at all
  bool ofModule = false;     // the finding belongs to no call
  bool mustBeDefined = true; // candidates have a defined call
  bool isKnown = false;      // a row would explain the finding, if lowered lines had locations
};
} // namespace

/// Not of the case itself, such as a value that it expects of the reference machine.
static bool isOfLowering(const Finding &finding) { return !isNoLowering(finding.lowering); }

Error Reducer::fail(const Twine &message) const { return createStringError(options.path + ": " + message); }

std::optional<Finding> Reducer::find(CaseChecker &checker, StringRef text, StringRef wanted) {
  Expected<CaseFile> file = parseCaseFile(options.path, text);
  if (!file) {
    consumeError(file.takeError());
    return std::nullopt;
  }
  FileReport report = checker.check(*file);
  problem = report.error;
  for (const Cell &cell : report.cells)
    if (cell.stage == EngineKind::Ref && mustBeDefined && file->calls.size() == 1 &&
        (cell[VerdictKind::Undefined] || cell[VerdictKind::Refused] || (ofModule && cell[VerdictKind::Inconclusive])))
      return std::nullopt;
  for (const Finding &finding : report.findings)
    if ((isKnown || finding.verdict.unlocated.empty()) &&
        (wanted.empty() ? isOfLowering(finding) : signatureOf(finding, *file) == wanted))
      return finding;
  if (isKnown && wanted.empty() && !report.findings.empty())
    return report.findings.front();
  return std::nullopt;
}

std::optional<Finding> Reducer::findFirst(StringRef text, StringRef wanted) {
  // A known fault that comes first hides what is wrong behind it. The signature is that
  // of the rest, so that a case without the known fault may have it, too.
  config.repairsAnywhere = true;
  checker = std::make_unique<CaseChecker>(config, stop);
  std::optional<Finding> finding = find(*checker, text, wanted);
  if (finding || stop())
    return finding;
  config.repairsAnywhere = false;
  checker = std::make_unique<CaseChecker>(config, stop);
  finding = find(*checker, text, wanted);
  if (finding || stop())
    return finding;
  isKnown = true;
  return find(*checker, text, wanted);
}

bool Reducer::exhausted() {
  if (end == ReductionEnd::Whole)
    end = stop()                      ? ReductionEnd::Interrupted
          : tests >= options.maxTests ? ReductionEnd::OutOfTests
          : timeIsUp()                ? ReductionEnd::OutOfTime
                                      : ReductionEnd::Whole;
  return end != ReductionEnd::Whole;
}

bool Reducer::attempt(const CaseParts &candidate) {
  if (exhausted())
    return false;
  ++tests;
  std::string text = candidate.text();
  uint32_t ms = limitMs(config.worker);
  bool isKept = find(*checker, text, signature).has_value();
  (void)limitCandidates();
  if (!isKept)
    return false;
  best = candidate;
  bestMs = ms;
  editor.parse(best.module);
  kept.push_back({tests, editor.operations(), edit});
  if (options.progress)
    options.progress(kept.back());
  return true;
}

bool Reducer::attemptModule(const std::optional<std::string> &module) {
  if (!module || *module == best.module)
    return false;
  CaseParts candidate = best;
  candidate.module = *module;
  return attempt(candidate);
}

bool Reducer::dropEdges() {
  bool any = false;
  edit = "branches";
  for (unsigned i = 0; i < editor.numEdges() && !exhausted();) {
    bool kept = attemptModule(editor.withEdge(i));
    any |= kept;
    i = kept ? 0 : i + 1;
  }
  edit = "loops";
  for (unsigned i = 0; i < editor.numLoops() && !exhausted();) {
    bool kept = false;
    for (int64_t index = 0; index < 3 && !kept; ++index)
      kept = attemptModule(editor.withLoopOnce(i, index));
    any |= kept;
    i = kept ? 0 : i + 1;
  }
  // An index that a loop counted up to may do as a constant.
  for (unsigned i = 0; i < editor.numBlockArguments() && !exhausted(); ++i)
    for (int64_t value : {0, 1, 2})
      if (attemptModule(editor.withBlockArgument(i, value))) {
        any = true;
        break;
      }
  return any;
}

bool Reducer::dropSymbols() {
  edit = "functions and globals";
  bool any = attemptModule(editor.withOnly(best.entry));
  // The finding may need one of them that the entry does not.
  for (unsigned i = editor.numSymbols(); i-- > 0 && !any && !exhausted();)
    any |= attemptModule(editor.withoutSymbol(i));
  return any;
}

bool Reducer::dropOperations() {
  edit = "operations";
  bool any = false;
  for (unsigned size = std::max(1u, editor.operations() / 2); size > 0; size /= 2) {
    // From the end: what nothing uses any more goes easily.
    for (unsigned end = editor.operations(); end > 0 && !exhausted();) {
      unsigned from = end > size ? end - size : 0;
      bool kept = attemptModule(editor.withoutOperations(from, end - from));
      any |= kept;
      end = std::min(from, editor.operations());
    }
  }
  for (unsigned i = editor.operations(); i-- > 0 && !exhausted();)
    any |= attemptModule(editor.withOperand(i));
  for (int64_t value : {1, 2})
    for (unsigned i = editor.operations(); i-- > 0 && !exhausted();)
      any |= attemptModule(editor.withConstant(i, value));
  any |= attemptModule(editor.withoutDuplicates());
  return any;
}

bool Reducer::dropSignature() {
  edit = "results and arguments";
  bool any = false;
  for (unsigned i = editor.numResults(best.entry); i-- > 0;)
    any |= attemptModule(editor.withoutResult(best.entry, i));
  for (unsigned i = editor.numArguments(best.entry); i-- > 0;) {
    std::optional<std::string> module = editor.withoutArgument(best.entry, i);
    if (!module || (best.stated && i >= best.arguments.size()))
      continue;
    CaseParts candidate = best;
    candidate.module = *module;
    if (best.stated)
      candidate.arguments.erase(candidate.arguments.begin() + i);
    any |= attempt(candidate);
  }
  return any;
}

/// The text of `key=...` in a memref argument, with the blank before it.
static std::pair<size_t, size_t> findKey(StringRef argument, StringRef key) {
  size_t at = argument.find((key + "=").str());
  if (at == StringRef::npos)
    return {StringRef::npos, 0};
  size_t end = argument.drop_front(at).starts_with((key + "=[").str()) ? argument.find(']', at) + 1
                                                                       : argument.find_first_of(" >", at);
  size_t from = at > 0 && argument[at - 1] == ' ' ? at - 1 : at;
  return {from, end - from};
}

bool Reducer::shrinkData() {
  edit = "data of the call";
  bool any = false;
  for (size_t a = 0; a < best.arguments.size(); ++a) {
    if (!StringRef(best.arguments[a]).starts_with("memref<")) {
      for (const char *simple : {"0", "1", "0.0"}) {
        CaseParts candidate = best;
        candidate.arguments[a] = simple;
        if (best.arguments[a] == simple || attempt(candidate))
          break;
      }
      continue;
    }
    for (const char *key : {"data", "start", "lead", "bytes", "fill", "align", "strides", "offset"}) {
      std::pair<size_t, size_t> where = findKey(best.arguments[a], key);
      if (where.first == StringRef::npos)
        continue;
      CaseParts candidate = best;
      candidate.arguments[a].erase(where.first, where.second);
      any |= attempt(candidate);
    }
    // Each size down to one, two, or half.
    std::pair<size_t, size_t> where = findKey(best.arguments[a], "sizes");
    if (where.first == StringRef::npos)
      continue;
    size_t list = best.arguments[a].find('[', where.first) + 1;
    SmallVector<StringRef, 4> sizes;
    std::string sizesText = best.arguments[a].substr(list, best.arguments[a].find(']', list) - list);
    StringRef(sizesText).split(sizes, ',', -1, false);
    std::vector<std::string> now(sizes.begin(), sizes.end());
    for (size_t d = 0; d < now.size(); ++d)
      for (const char *smaller : {"1", "2", "3"}) {
        if (StringRef(now[d]).trim() <= smaller && now[d].size() <= 1)
          break;
        std::vector<std::string> next = now;
        next[d] = smaller;
        CaseParts candidate = best;
        std::string &argument = candidate.arguments[a];
        size_t from = argument.find('[', findKey(argument, "sizes").first) + 1;
        argument.replace(from, argument.find(']', from) - from, join(next, ","));
        if (attempt(candidate)) {
          now = next;
          any = true;
          break;
        }
      }
  }
  return any;
}

/// Splits "@f(a, b<c, d>)" at the commas outside brackets.
static bool splitCall(StringRef call, std::string &entry, std::vector<std::string> &arguments) {
  call = call.split(" -> ").first.trim();
  if (!call.consume_front("@") || !call.consume_back(")"))
    return false;
  size_t open = call.find('(');
  if (open == StringRef::npos)
    return false;
  entry = call.take_front(open).str();
  std::string current;
  int depth = 0;
  for (char c : call.drop_front(open + 1)) {
    depth += c == '<' || c == '[' || c == '(';
    depth -= c == '>' || c == ']' || c == ')';
    if (c == ',' && depth == 0) {
      arguments.push_back(StringRef(current).trim().str());
      current.clear();
    } else {
      current += c;
    }
  }
  if (!StringRef(current).trim().empty())
    arguments.push_back(StringRef(current).trim().str());
  return true;
}

void Reducer::dropAll() {
  for (bool progress = true; progress && !exhausted();) {
    progress = dropSymbols();
    progress |= dropEdges();
    progress |= dropOperations();
    progress |= dropSignature();
    progress |= shrinkData();
  }
}

/// The calls that may show it: its own, or each that the case states, and drawn ones
/// of each function.
static std::vector<CaseParts> callsOf(const CaseFile &file, const Finding &finding, const CaseParts &parts,
                                      ArrayRef<std::string> functions) {
  std::vector<CaseParts> result;
  auto add = [&](StringRef call) {
    CaseParts each = parts;
    if (splitCall(call, each.entry, each.arguments))
      result.push_back(std::move(each));
  };
  // A call that is too long to be shown is none that a case should have.
  if (!finding.call.empty() && finding.at.empty()) {
    add(finding.call);
    return result;
  }
  for (const CallLine &call : file.calls)
    if (!call.random)
      add(call.text);
  for (const std::string &function : functions) {
    CaseParts each = parts;
    each.entry = function;
    each.stated = false;
    result.push_back(std::move(each));
  }
  return result;
}

Error Reducer::takeApart(const CaseFile &file, const Finding &finding) {
  if (!isOfLowering(finding))
    return fail("the finding is about the case itself, and no lowering, so that nothing can be made smaller");
  if (!editor.parse(best.module))
    return fail("the module does not parse without its calls");
  if (ofModule)
    editor.keepUnused();
  CaseParts asWritten = best;
  best.module = editor.print();
  // What stands against a module does so whatever its calls do; but who reads the
  // case wants a program that is defined.
  for (bool defined : {true, false}) {
    mustBeDefined = defined;
    for (const CaseParts &from : {best, asWritten})
      for (const CaseParts &parts : callsOf(file, finding, from, editor.publicFunctions()))
        if ((defined || ofModule) && find(*checker, parts.text(), signature)) {
          best = parts;
          return Error::success();
        }
  }
  if (stop())
    return fail("interrupted before the finding was seen with one call; nothing is written");
  return fail(ofModule ? "the finding does not show with any one call of the case"
                       : "the finding does not show with its call alone");
}

/// From here on candidates run under these limits.
void Reducer::setLimits(const WorkerOptions &limits) {
  config.worker.lowerTimeoutMs = limits.lowerTimeoutMs;
  config.worker.compileTimeoutMs = limits.compileTimeoutMs;
  config.worker.limits.timeoutMs = limits.limits.timeoutMs;
  checker = std::make_unique<CaseChecker>(config, stop);
}

/// Takes over what the checker knows of times.
void Reducer::learn() {
  const SlowestSteps &seen = checker->slowest();
  slowest.load = std::max(slowest.load, seen.load);
  slowest.lower = std::max(slowest.lower, seen.lower);
  slowest.compile = std::max(slowest.compile, seen.compile);
  slowest.run = std::max(slowest.run, seen.run);
}

/// Fits the limits of candidates to what steps took that ended. True if they have grown.
bool Reducer::limitCandidates() {
  learn();
  // Reading the module is under no test, and tells how fast the machine is now.
  auto limited = [&](double seconds, uint32_t least, uint32_t most) {
    double wanted = 1000 * kPatience * std::max(seconds, slowest.load);
    return static_cast<uint32_t>(std::min<double>(most, std::max<double>(least, wanted)));
  };
  WorkerOptions limits = full;
  limits.limits.timeoutMs = limited(slowest.run, ofTimeout ? kLeastMs : kLeastRunMs, full.limits.timeoutMs);
  if (ofTimeout) {
    limits.lowerTimeoutMs = limited(slowest.lower, kLeastMs, full.lowerTimeoutMs);
    limits.compileTimeoutMs = limited(slowest.compile, kLeastMs, full.compileTimeoutMs);
  }
  // A new checker starts a process: not for a little.
  auto grows = [](uint32_t from, uint32_t to) { return to > from + from / 2; };
  if (!grows(config.worker.limits.timeoutMs, limits.limits.timeoutMs) &&
      !grows(config.worker.lowerTimeoutMs, limits.lowerTimeoutMs) &&
      !grows(config.worker.compileTimeoutMs, limits.compileTimeoutMs))
    return false;
  setLimits(limits);
  return true;
}

/// Whether the best case is what it seems; what ends after all tells how long it takes.
bool Reducer::isShownUnderFullLimits() {
  WorkerOptions candidates = config.worker;
  setLimits(full);
  bool isShown = find(*checker, best.text(), signature).has_value();
  learn();
  setLimits(candidates);
  return isShown;
}

/// From the case as it was given to the smallest one.
Error Reducer::reduceAll(const CaseFile &file, const Finding &finding) {
  best = CaseParts();
  bestMs = fullMs();
  SmallVector<StringRef> lines;
  StringRef(file.text).split(lines, '\n');
  std::set<unsigned> ofOptions;
  for (const auto &[name, line] : file.optionLines)
    ofOptions.insert(line);
  for (unsigned line : ofOptions)
    best.front += lines[line - 1].str() + "\n";
  best.module = withoutCalls(file.text);
  if (Error error = takeApart(file, finding))
    return error;
  originalOperations = editor.operations();
  dropAll();
  // Loops and branches can be taken apart further than scf and affine; what comes
  // out is kept if it is smaller.
  CaseParts structured = best;
  unsigned size = editor.operations();
  edit = "structured control flow";
  if (attemptModule(editor.withoutStructure())) {
    dropAll();
    if (editor.operations() >= size)
      best = structured;
  }
  return Error::success();
}

Expected<Reduced> Reducer::run(StringRef text, StringRef wanted) {
  config.worker.limits.maxSteps = std::min<uint64_t>(config.worker.limits.maxSteps, 300'000);
  config.afterEachPass = false;
  config.jobs = 1;
  full = config.worker;
  checker = std::make_unique<CaseChecker>(config, stop);
  mustBeDefined = false;
  std::optional<Finding> finding;
  if (options.timeoutAt) {
    ofTimeout = true;
    step = *options.timeoutAt;
    WorkerOptions first = full;
    for (uint32_t *limit : {&first.lowerTimeoutMs, &first.compileTimeoutMs, &first.limits.timeoutMs})
      *limit = std::min(*limit, 2 * kLeastMs);
    setLimits(first);
    if (timeIsUp())
      return fail("the time was over before anything smaller was tried");
  }
  finding = findFirst(text, wanted);
  if (!finding && stop())
    return fail("interrupted before the finding was seen; nothing is written");
  if (!finding && !problem.empty())
    return createStringError(problem);
  if (!finding)
    return fail(wanted.empty() ? "the case has no finding to reduce" : "the case does not show the finding again");
  CaseFile file = cantFail(parseCaseFile(options.path, text));
  signature = signatureOf(*finding, file);
  ofModule = finding->call.empty();
  ofTimeout = finding->verdict.kind == VerdictKind::Timeout;
  step = finding->stage;
  // From here on only what shows it runs.
  for (const LoweringSpec &spec : std::vector<LoweringSpec>(config.lowerings))
    if (spec.label == finding->lowering)
      config.lowerings = {spec};
  if (step == EngineKind::RefLLVM || step == EngineKind::Jit)
    config.engines = {*step.engine()};
  else if (step == StepKind::Lower)
    config.engines.remove(EngineKind::Jit);
  // So that they are fitted, to less than the full limits, too.
  config.worker.lowerTimeoutMs = config.worker.compileTimeoutMs = config.worker.limits.timeoutMs = 0;
  (void)limitCandidates();
  Reduced result;
  while (true) {
    if (Error error = reduceAll(file, *finding))
      return std::move(error);
    if (stop())
      end = ReductionEnd::Interrupted;
    result.end = end;
    if (needsVerification()) {
      result.candidateMs = shortestMs();
      result.fullMs = fullMs();
    }
    result.verified = !needsVerification() || (!stop() && isShownUnderFullLimits());
    if (result.verified || stop())
      break;
    // It ends, later than candidates may: they get more time.
    if (!limitCandidates())
      setLimits(full);
    if (exhausted())
      return fail(end == ReductionEnd::OutOfTests
                      ? "what is left ends under the full time limit, and no more candidates are to be tried"
                      : "what is left ends under the full time limit, and there is no time for more");
    result.candidateMs = result.fullMs = 0;
  }
  result.originalOperations = originalOperations;
  result.text = best.text();
  result.signature = signature;
  result.lowering = finding->lowering;
  result.stage = finding->stage;
  result.kept = std::move(kept);
  editor.parse(best.module);
  result.operations = editor.operations();
  result.tests = tests;
  return result;
}

const char *memref_cts::fuzz::name(ReductionEnd end) {
  switch (end) {
  case ReductionEnd::Whole:
    return "whole";
  case ReductionEnd::Interrupted:
    return "interrupted";
  case ReductionEnd::OutOfTime:
    return "out-of-time";
  case ReductionEnd::OutOfTests:
    return "out-of-tests";
  }
  return "";
}

std::string Reduced::summary() const {
  const std::string tried = utostr(tests) + (tests == 1 ? " candidate" : " candidates");
  std::string text;
  switch (end) {
  case ReductionEnd::Whole:
    text = "reduced to the end, " + tried;
    break;
  case ReductionEnd::Interrupted:
    text = "not reduced to the end: stopped after " + tried;
    break;
  case ReductionEnd::OutOfTime:
    text = "not reduced to the end: the time was over after " + tried;
    break;
  case ReductionEnd::OutOfTests:
    text = "not reduced to the end: " + tried + " were tried";
    break;
  }
  if (candidateMs)
    text += "; a candidate had " + utostr(candidateMs) + " ms, and the result was " +
            (verified ? "checked under the full limit of " : "not checked under the full limit of ") + utostr(fullMs) +
            " ms";
  return text;
}

std::vector<std::string> memref_cts::fuzz::operationsOf(StringRef caseText, bool all) {
  // What gives a program its frame, and what shows nearly every value.
  static constexpr StringLiteral kFrame[] = {"func.func", "func.return", "arith.constant", "cf.br", "cf.cond_br"};
  static constexpr StringLiteral kAccess[] = {"memref.load", "memref.store"};
  ModuleEditor editor;
  if (!editor.parse(caseText))
    return {};
  std::vector<std::string> names = editor.names(), kept;
  if (all)
    return names;
  erase_if(names, [](StringRef name) { return is_contained(kFrame, name); });
  copy_if(names, std::back_inserter(kept), [](StringRef name) { return !is_contained(kAccess, name); });
  return kept.empty() ? names : kept;
}

Expected<Reduced> memref_cts::fuzz::reduceCase(StringRef text, const CheckConfig &config, StringRef signature,
                                               const ReduceOptions &options, const std::function<bool()> &stop) {
  return Reducer(config, options, stop).run(text, signature);
}
