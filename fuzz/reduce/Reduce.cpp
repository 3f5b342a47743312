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

#include "fuzz/Campaign.h"
#include "fuzz/reduce/Program.h"

#include "llvm/ADT/StringExtras.h"

using namespace memref_cts::fuzz;
using namespace memref_cts::conformance;
using namespace llvm;

namespace {
/// A module, its options, and the one call: what a case of a finding is.
struct Parts {
  std::string front;  // OPTIONS line or ""
  std::string module;
  std::string entry;
  std::vector<std::string> arguments;
  bool stated = true; // by a CALL line; else calls of `entry` are drawn, to which the finding does not belong

  std::string text() const {
    return front + module +
           (stated ? "// CALL: @" + entry + "(" + join(arguments, ", ") + ")\n" : "// CALL-RANDOM: @" + entry + " count=1\n");
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
  /// Takes the candidate if it is interesting.
  bool attempt(const Parts &candidate);
  /// Makes `best` the smallest case that is the finding's for sure.
  Error takeApart(StringRef text, const Finding &finding);
  bool attemptModule(const std::optional<std::string> &module);
  bool exhausted() const { return tests >= options.maxTests || stop(); }

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
  std::string signature;
  Parts best;
  ModuleEditor editor;
  unsigned tests = 0;
  std::string problem; // why the last case was not checked at all
  bool ofModule = false;     // the finding belongs to no call
  bool mustBeDefined = true; // candidates have a defined call
};
} // namespace

/// Not of the case itself, such as a value that it expects of the reference machine.
static bool isOfLowering(const Finding &finding) { return finding.lowering != "-"; }

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
    if (cell.engine == "ref" && mustBeDefined && file->calls.size() == 1 &&
        (cell[VerdictKind::Undefined] || cell[VerdictKind::Refused] || (ofModule && cell[VerdictKind::Inconclusive])))
      return std::nullopt;
  for (const Finding &finding : report.findings)
    if (wanted.empty() ? isOfLowering(finding) : signatureOf(finding, text) == wanted)
      return finding;
  if (wanted.empty() && !report.findings.empty())
    return report.findings.front();
  return std::nullopt;
}

bool Reducer::attempt(const Parts &candidate) {
  if (exhausted())
    return false;
  ++tests;
  std::string text = candidate.text();
  if (!find(*checker, text, signature))
    return false;
  best = candidate;
  editor.parse(best.module);
  if (options.progress)
    options.progress(tests, editor.operations());
  return true;
}

bool Reducer::attemptModule(const std::optional<std::string> &module) {
  if (!module || *module == best.module)
    return false;
  Parts candidate = best;
  candidate.module = *module;
  return attempt(candidate);
}

bool Reducer::dropEdges() {
  bool any = false;
  for (unsigned i = 0; i < editor.numEdges() && !exhausted();) {
    bool kept = attemptModule(editor.withEdge(i));
    any |= kept;
    i = kept ? 0 : i + 1;
  }
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
  bool any = attemptModule(editor.withOnly(best.entry));
  // The finding may need one of them that the entry does not.
  for (unsigned i = editor.numSymbols(); i-- > 0 && !any && !exhausted();)
    any |= attemptModule(editor.withoutSymbol(i));
  return any;
}

bool Reducer::dropOperations() {
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
  bool any = false;
  for (unsigned i = editor.numResults(best.entry); i-- > 0;)
    any |= attemptModule(editor.withoutResult(best.entry, i));
  for (unsigned i = editor.numArguments(best.entry); i-- > 0;) {
    std::optional<std::string> module = editor.withoutArgument(best.entry, i);
    if (!module || (best.stated && i >= best.arguments.size()))
      continue;
    Parts candidate = best;
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
  bool any = false;
  for (size_t a = 0; a < best.arguments.size(); ++a) {
    if (!StringRef(best.arguments[a]).starts_with("memref<")) {
      for (const char *simple : {"0", "1", "0.0"}) {
        Parts candidate = best;
        candidate.arguments[a] = simple;
        if (best.arguments[a] == simple || attempt(candidate))
          break;
      }
      continue;
    }
    for (const char *key : {"data", "lead", "bytes", "fill", "align", "strides", "offset"}) {
      std::pair<size_t, size_t> where = findKey(best.arguments[a], key);
      if (where.first == StringRef::npos)
        continue;
      Parts candidate = best;
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
        Parts candidate = best;
        std::string &argument = candidate.arguments[a];
        size_t from = argument.find("sizes=[") + 7;
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
static std::vector<Parts> callsOf(StringRef text, const Finding &finding, const Parts &parts,
                                  ArrayRef<std::string> functions) {
  std::vector<Parts> result;
  auto add = [&](StringRef call) {
    Parts each = parts;
    if (splitCall(call, each.entry, each.arguments))
      result.push_back(std::move(each));
  };
  // A call that is too long to be shown is none that a case should have.
  if (!finding.call.empty() && finding.at.empty()) {
    add(finding.call);
    return result;
  }
  for (StringRef rest = text; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    if (line.consume_front("// CALL: "))
      add(line);
  }
  for (const std::string &function : functions) {
    Parts each = parts;
    each.entry = function;
    each.stated = false;
    result.push_back(std::move(each));
  }
  return result;
}

Error Reducer::takeApart(StringRef text, const Finding &finding) {
  if (!isOfLowering(finding))
    return fail("the finding is about the case itself, and no lowering, so that nothing can be made smaller");
  if (!editor.parse(best.module))
    return fail("the module does not parse without its calls");
  if (ofModule)
    editor.keepUnused();
  Parts asWritten = best;
  best.module = editor.print();
  // What stands against a module does so whatever its calls do; but who reads the
  // case wants a program that is defined.
  for (bool defined : {true, false}) {
    mustBeDefined = defined;
    for (const Parts &from : {best, asWritten})
      for (const Parts &parts : callsOf(text, finding, from, editor.publicFunctions()))
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

Expected<Reduced> Reducer::run(StringRef text, StringRef wanted) {
  // A loop that reduction made endless must not cost much.
  config.worker.limits.maxSteps = std::min<uint64_t>(config.worker.limits.maxSteps, 300'000);
  config.worker.limits.timeoutMs = std::min<uint32_t>(config.worker.limits.timeoutMs, 2000);
  config.afterEachPass = false;
  config.jobs = 1;
  checker = std::make_unique<CaseChecker>(config, stop);
  mustBeDefined = false;
  std::optional<Finding> finding = find(*checker, text, wanted);
  if (!finding && stop())
    return fail("interrupted before the finding was seen; nothing is written");
  if (!finding && !problem.empty())
    return createStringError(problem);
  if (!finding)
    return fail(wanted.empty() ? "the case has no finding to reduce" : "the case does not show the finding again");
  signature = signatureOf(*finding, text);
  ofModule = finding->call.empty();
  // From here on only what shows it runs.
  for (const LoweringSpec &spec : std::vector<LoweringSpec>(config.lowerings))
    if (spec.text == finding->lowering)
      config.lowerings = {spec};
  if (finding->engine == "ref-llvm" || finding->engine == "jit") {
    config.refLLVM = finding->engine == "ref-llvm";
    config.jit = finding->engine == "jit";
  } else if (finding->engine == "lower") {
    config.jit = false;
  }
  checker = std::make_unique<CaseChecker>(config, stop);
  for (StringRef rest = text; !rest.empty();) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    if (line.starts_with("// OPTIONS:"))
      best.front += line.str() + "\n";
  }
  best.module = withoutCalls(text);
  if (Error error = takeApart(text, *finding))
    return std::move(error);
  Reduced result;
  result.originalOperations = editor.operations();
  dropAll();
  // Loops and branches can be taken apart further than scf and affine; what comes
  // out is kept if it is smaller.
  Parts structured = best;
  unsigned size = editor.operations();
  if (attemptModule(editor.withoutStructure())) {
    dropAll();
    if (editor.operations() >= size)
      best = structured;
  }
  result.text = best.text();
  result.signature = signature;
  editor.parse(best.module);
  result.operations = editor.operations();
  result.tests = tests;
  result.interrupted = stop();
  return result;
}

Expected<Reduced> memref_cts::fuzz::reduceCase(StringRef text, const CheckConfig &config, StringRef signature,
                                               const ReduceOptions &options, const std::function<bool()> &stop) {
  return Reducer(config, options, stop).run(text, signature);
}
