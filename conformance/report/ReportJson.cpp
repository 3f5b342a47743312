//===-- ReportJson.cpp - the report for machines ---------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One JSON object. Field names are part of the interface: add, never rename.
//
//===----------------------------------------------------------------------===//

#include "conformance/report/ReportJson.h"

#include "conformance/AskedLowerings.h"
#include "conformance/Report.h"
#include "conformance/report/Causes.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;
using namespace memref_cts::conformance;

static void writeShown(json::OStream &json, const ShownRun &run) {
  json.object([&] {
    json.attribute("call", json::fixUTF8(run.call));
    json.attribute("verdict", name(run.verdict.kind));
    json.attribute("path", json::fixUTF8(run.verdict.path));
    json.attribute("expected", json::fixUTF8(run.verdict.expected));
    json.attribute("seen", json::fixUTF8(run.verdict.seen));
    json.attribute("replay", json::fixUTF8(run.replay));
  });
}

/// What ended a run, or else what is at fault in a step.
static void writeWrong(json::OStream &json, const Fault &fault) {
  if (!fault.trap.empty()) {
    json.attribute("trap", fault.trap);
    json.attribute("operation", json::fixUTF8(fault.operation));
    json.attribute("made_by", json::fixUTF8(fault.origin));
  }
  if (!fault.cause.empty())
    json.attribute("cause", json::fixUTF8(fault.cause));
}

static void writeFaults(json::OStream &json, const std::map<Fault, uint64_t> &faults) {
  json.attributeArray("faults", [&] {
    for (const auto &[fault, runs] : faults)
      json.object([&, &fault = fault, runs = runs] {
        json.attribute("function", json::fixUTF8(fault.function));
        json.attribute("verdict", name(fault.kind));
        json.attribute("path", json::fixUTF8(fault.path));
        writeWrong(json, fault);
        json.attribute("runs", static_cast<int64_t>(runs));
      });
  });
}

void memref_cts::conformance::writeCell(json::OStream &json, const Cell &cell, bool withShown) {
  json.object([&] {
    json.attribute("lowering", json::fixUTF8(cell.lowering));
    json.attribute("engine", cell.stage.text());
    json.attributeObject("verdicts", [&] {
      for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
        if (cell.counts[kind])
          json.attribute(name(static_cast<VerdictKind>(kind)), static_cast<int64_t>(cell.counts[kind]));
    });
    json.attributeObject("waived", [&] {
      for (const auto &[waiver, sum] : cell.waived)
        json.attribute(json::fixUTF8(waiver), static_cast<int64_t>(sum.runs));
    });
    json.attribute("undecided", static_cast<int64_t>(cell.undecided));
    if (cell.twoCallers)
      json.attribute("two_callers", static_cast<int64_t>(cell.twoCallers));
    if (cell.inherited)
      json.attribute("inherited", static_cast<int64_t>(cell.inherited));
    json.attribute("repaired", static_cast<int64_t>(cell.repaired));
    json.attribute("repaired_unlimited", static_cast<int64_t>(cell.unlimited));
    json.attributeObject("waived_repaired", [&] {
      for (const auto &[waiver, sum] : cell.waived)
        json.attribute(json::fixUTF8(waiver), static_cast<int64_t>(sum.repaired));
    });
    json.attributeObject("waived_calls", [&] {
      for (const auto &[waiver, sum] : cell.waived)
        if (!sum.call.empty())
          json.attribute(json::fixUTF8(waiver), json::fixUTF8(sum.call));
    });
    if (!cell.faults.empty())
      writeFaults(json, cell.faults);
    json.attributeArray("reasons", [&] {
      for (const CellReason &reason : cell.reasons)
        json.value(json::fixUTF8(reason.text));
    });
    if (withShown)
      json.attributeArray("shown", [&] {
        for (const ShownRun &run : cell.shown)
          writeShown(json, run);
      });
  });
}

void memref_cts::conformance::writeWaivers(json::OStream &json, ArrayRef<FileReport> files, const Waivers &waivers,
                                           std::set<StringRef> used) {
  const std::map<std::string, WaivedSum> sums = sumWaived(files);
  for (const auto &sum : sums)
    used.insert(sum.first);
  json.attributeArray("waivers", [&] {
    for (StringRef key : used)
      if (const Waiver *row = waivers.find(key))
        json.object([&] {
          json.attribute("waiver", json::fixUTF8(key));
          json.attribute("lowering", json::fixUTF8(row->lowering));
          if (!row->inherited.empty())
            json.attribute("inherited", json::fixUTF8(row->inherited));
          json.attribute("versions", json::fixUTF8(row->versions));
          json.attribute("target", json::fixUTF8(row->target));
          json.attribute("stage", json::fixUTF8(Waivers::stageText(*row)));
          json.attribute("reason", json::fixUTF8(StringRef(row->reason).trim()));
          json.attribute("issue", json::fixUTF8(row->issue));
          json.attribute("expires", row->expires);
        });
  });
}

static void writeTexts(json::OStream &json, StringRef key, ArrayRef<std::string> texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(json::fixUTF8(text));
  });
}

template <typename Number>
static void writeNumbers(json::OStream &json, StringRef key, const std::vector<Number> &numbers) {
  json.attributeArray(key, [&] {
    for (Number number : numbers)
      json.value(static_cast<int64_t>(number));
  });
}

static void writeCode(json::OStream &json, StringRef key, const std::optional<CodeExcerpt> &code) {
  if (code)
    json.attributeObject(key, [&] {
      json.attribute("first", static_cast<int64_t>(code->first));
      writeTexts(json, "lines", code->lines);
      writeNumbers(json, "marked", code->marked);
    });
}

static void writeBytes(json::OStream &json, const BufferExcerpt &bytes) {
  json.attributeObject("bytes", [&] {
    json.attribute("of", bytes.of);
    json.attribute("first", static_cast<int64_t>(bytes.first));
    writeTexts(json, "before", bytes.before);
    writeTexts(json, "expected", bytes.expected);
    writeTexts(json, "seen", bytes.seen);
    writeNumbers(json, "differs", bytes.differs);
    if (bytes.read)
      writeNumbers(json, "read", *bytes.read);
    if (bytes.seenRead)
      writeNumbers(json, "seen_read", *bytes.seenRead);
  });
}

void memref_cts::conformance::writeFinding(json::OStream &json, const Finding &finding) {
  json.object([&] {
    json.attribute("file", json::fixUTF8(finding.file));
    json.attribute("line", static_cast<int64_t>(finding.line));
    json.attribute("lowering", json::fixUTF8(finding.lowering));
    json.attribute("engine", finding.stage.text());
    json.attribute("verdict", name(finding.verdict.kind));
    json.attribute("call", json::fixUTF8(finding.call));
    json.attribute("path", json::fixUTF8(finding.verdict.path));
    const Fault fault = faultOf(finding.verdict, "");
    if (fault.path != finding.verdict.path)
      json.attribute("place", json::fixUTF8(fault.path));
    json.attribute("expected", json::fixUTF8(finding.verdict.expected));
    json.attribute("seen", json::fixUTF8(finding.verdict.seen));
    if (!finding.meaning.empty())
      json.attribute("seen_is", json::fixUTF8(finding.meaning));
    writeWrong(json, fault);
    if (!finding.verdict.cause.systemCall.empty())
      json.attribute("system_call", json::fixUTF8(finding.verdict.cause.systemCall));
    if (!finding.notes.empty())
      json.attributeArray("notes", [&] {
        for (const std::string &note : finding.notes)
          json.value(json::fixUTF8(note));
      });
    json.attribute("blame", json::fixUTF8(finding.blame.textWith(finding.lowering)));
    json.attribute("replay", json::fixUTF8(finding.replay));
    if (finding.bytes)
      writeBytes(json, *finding.bytes);
    writeCode(json, "source_code", finding.source);
    writeCode(json, "lowered_code", finding.lowered);
  });
}

static void writeConfig(json::OStream &json, const CheckConfig &config) {
  json.attributeObject("config", [&] {
    json.attributeArray("lowerings", [&] {
      for (const LoweringSpec &spec : config.lowerings)
        json.value(json::fixUTF8(spec.label));
    });
    if (!config.project.empty())
      json.attribute("project", json::fixUTF8(config.project));
    if (any_of(config.lowerings, [](const LoweringSpec &spec) { return !spec.givenName.empty(); }))
      json.attributeObject("lowering_texts", [&] {
        for (const LoweringSpec &spec : config.lowerings)
          if (!spec.givenName.empty())
            json.attribute(json::fixUTF8(spec.label), json::fixUTF8(loweringText(spec)));
      });
    json.attributeArray("engines", [&] {
      json.value(name(EngineKind::Ref));
      for (const Stage &stage : config.stages())
        json.value(stage.text());
      for (const std::string &target : config.aotTargets)
        if (!config.selfChecking.empty())
          json.value(Stage(StepKind::SelfCheck, target).text());
    });
    if (!config.aotTargets.empty())
      json.attribute("compiler", config.compiler);
    json.attribute("opt_level", static_cast<int64_t>(config.optLevel));
    if (config.random)
      json.attribute("random", static_cast<int64_t>(*config.random));
    if (config.seed)
      json.attribute("seed", static_cast<int64_t>(*config.seed));
    json.attribute("jobs", static_cast<int64_t>(config.jobs));
    json.attribute("lower_structured", name(config.worker.structured));
    if (!config.worker.preparation.empty())
      json.attribute("prepare", json::fixUTF8(config.worker.preparation));
    if (config.probeDescriptors)
      json.attribute("probe_descriptors", true);
    if (config.worker.limits.compareAccesses)
      json.attribute("compare_accesses", true);
    if (config.worker.twoCallers)
      json.attribute("two_callers", true);
    if (!config.worker.callees.empty())
      json.attributeArray("callees", [&] {
        for (const CalleeFile &file : config.worker.callees)
          json.value(json::fixUTF8(file.name));
      });
    if (config.worker.runtime != RuntimeLibrary::Ours)
      json.attribute("runtime", name(config.worker.runtime));
    if (config.worker.acceptPromises)
      json.attribute("accept_promises", true);
  });
  json.attribute("llvm_version", LLVM_VERSION_STRING);
  json.attribute("target", sys::getDefaultTargetTriple());
}

static void writeNames(json::OStream &json, StringRef key, const std::vector<std::string> &names) {
  json.attributeArray(key, [&] {
    for (const std::string &name : names)
      json.value(json::fixUTF8(name));
  });
}

static void writeFile(json::OStream &json, const FileReport &file) {
  json.object([&] {
    json.attribute("file", json::fixUTF8(file.file));
    if (!file.error.empty())
      json.attribute("error", json::fixUTF8(file.error));
    if (!file.flaky.empty())
      writeNames(json, "flaky", file.flaky);
    if (!file.structured.empty()) {
      writeNames(json, "structured", file.structured);
      json.attribute("structured_lowered_first_by", std::string("upstream: ") + kStructuralPasses);
    }
    if (!file.promises.empty())
      json.attributeObject("promises_not_checked", [&] {
        for (const std::pair<const std::string, PromiseCounts> &row : file.promises)
          json.attributeObject(json::fixUTF8(row.first), [&] {
            for (const auto &[name, count] : row.second)
              json.attribute(name, static_cast<int64_t>(count));
          });
      });
    if (!file.lost.empty())
      json.attributeObject("lost_in_llvm_ir", [&] {
        for (const auto &[lowering, counts] : file.lost)
          json.attributeObject(json::fixUTF8(lowering), [&, &counts = counts] {
            for (const auto &[name, count] : counts)
              json.attribute(json::fixUTF8(name), static_cast<int64_t>(count));
          });
      });
    if (!file.forbidden.empty())
      json.attributeObject("forbidden_system_calls", [&] {
        for (const auto &[lowering, calls] : file.forbidden)
          writeNames(json, json::fixUTF8(lowering), {calls.begin(), calls.end()});
      });
    if (!file.policy.empty())
      json.attribute("policy", json::fixUTF8(file.policy));
    json.attribute("calls", static_cast<int64_t>(file.calls));
    json.attribute("drawn", static_cast<int64_t>(file.drawn));
    if (!file.calledOnce.empty())
      writeNames(json, "called_once", file.calledOnce);
    json.attribute("unchecked", static_cast<int64_t>(file.unchecked));
    if (file.expectedTraps)
      json.attribute("expected_traps", static_cast<int64_t>(file.expectedTraps));
    if (!file.notRun.empty())
      json.attributeArray("not_run", [&] {
        for (const auto &[where, calls] : file.notRun)
          json.object([&, &where = where, calls = calls] {
            json.attribute("lowering", json::fixUTF8(where.first));
            json.attribute("engine", where.second.text());
            json.attribute("calls", static_cast<int64_t>(calls));
          });
      });
    json.attributeArray("cells", [&] {
      for (const Cell &cell : file.cells)
        writeCell(json, cell);
    });
    json.attributeArray("findings", [&] {
      for (const Finding &finding : file.findings)
        writeFinding(json, finding);
    });
  });
}

static void writeSummary(json::OStream &json, const CheckReport &report, const CheckConfig &config) {
  json.attributeObject("summary", [&] {
    json.attribute("calls", static_cast<int64_t>(report.calls()));
    json.attribute("runs", static_cast<int64_t>(report.runs()));
    json.attribute("findings", static_cast<int64_t>(report.findings()));
    json.attribute("undecided", static_cast<int64_t>(report.undecided()));
    if (uint64_t promises = report.promises(); promises || config.worker.acceptPromises)
      json.attribute("promises_not_checked", static_cast<int64_t>(promises));
    json.attribute("worker_deaths", static_cast<int64_t>(report.workerDeaths));
    json.attribute("interrupted", report.interrupted);
    json.attribute("exit_code", report.exitCode(config));
    int64_t waivedRuns = 0, waivedStages = 0, repaired = 0, unlimited = 0, inherited = 0;
    for (const FileReport &file : report.files)
      for (const Cell &cell : file.cells) {
        (cell.stage.isOfRuns() ? waivedRuns : waivedStages) += static_cast<int64_t>(cell[VerdictKind::Waived]);
        repaired += static_cast<int64_t>(cell.repaired);
        unlimited += static_cast<int64_t>(cell.unlimited);
        inherited += static_cast<int64_t>(cell.inherited);
      }
    if (inherited)
      json.attribute("waived_inherited", inherited);
    json.attribute("waived_runs", waivedRuns);
    json.attribute("waived_runs_repaired", repaired);
    json.attribute("waived_runs_repaired_unlimited", unlimited);
    json.attribute("waived_stages", waivedStages);
    json.attributeObject("verdicts", [&] {
      for (unsigned kind = 0; kind < kNumVerdictKinds; ++kind)
        json.attribute(name(static_cast<VerdictKind>(kind)),
                       static_cast<int64_t>(report.count(static_cast<VerdictKind>(kind))));
    });
  });
}

static void writeTimes(json::OStream &json, const CheckTimes &times) {
  json.attributeObject("seconds", [&] {
    json.attribute("wall", times.wall);
    json.attribute("load", times.load);
    json.attribute("lower", times.lower);
    json.attribute("compile", times.compile);
    json.attribute("draw", times.draw);
    json.attribute("ref", times.reference);
    json.attribute("ref_llvm", times.refLLVM);
    json.attribute("ref_ir", times.refIR);
    json.attribute("jit", times.jit);
    json.attribute("aot", times.aot);
    json.attribute("compare", times.compare);
  });
  const StageTimes &worker = times.worker;
  json.attributeObject("worker_requests", [&] {
    json.attribute("load", static_cast<int64_t>(worker.loads));
    json.attribute("lower", static_cast<int64_t>(worker.lowerings));
    json.attribute("compile", static_cast<int64_t>(worker.compilations));
  });
  json.attributeObject("worker_nanoseconds", [&] {
    json.attribute("parse", static_cast<int64_t>(worker.parse));
    json.attribute("encode", static_cast<int64_t>(worker.encode));
    json.attribute("lower", static_cast<int64_t>(worker.lower));
    json.attribute("encode_lowered", static_cast<int64_t>(worker.encodeLowered));
    json.attribute("translate", static_cast<int64_t>(worker.translate));
    json.attribute("codegen", static_cast<int64_t>(worker.codegen));
    json.attribute("link", static_cast<int64_t>(worker.link));
    json.attribute("run", static_cast<int64_t>(worker.run));
    json.attribute("native", static_cast<int64_t>(worker.native));
  });
}

void memref_cts::conformance::beginReport(json::OStream &json, const std::string &sandbox) {
  json.attribute("format", 1);
  if (!sandbox.empty())
    json.attribute("sandbox", json::fixUTF8(sandbox));
}

void memref_cts::conformance::writeSilent(json::OStream &json, ArrayRef<SilentLowering> silent) {
  json.attributeArray("nothing_compared", [&] {
    for (const SilentLowering &each : silent)
      json.object([&] {
        json.attribute("lowering", json::fixUTF8(each.lowering));
        json.attribute("reason", json::fixUTF8(each.why));
      });
  });
}

void memref_cts::conformance::writeJSON(raw_ostream &os, const CheckReport &report, const CheckConfig &config) {
  json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    beginReport(json, report.sandbox);
    writeConfig(json, config);
    json.attributeArray("files", [&] {
      for (const FileReport &file : report.files)
        writeFile(json, file);
    });
    writeWaivers(json, report.files, config.waivers);
    writeSilent(json, report.silentLowerings(config));
    writeSummary(json, report, config);
    writeTimes(json, report.times);
  });
  os << '\n';
}
