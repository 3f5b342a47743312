//===-- JudgeReply.cpp - what a worker's reply means -----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The verdict for each way in which a request can end.
//
//===----------------------------------------------------------------------===//

#include "conformance/check/lower/JudgeReply.h"

#include "conformance/words/CrashText.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace memref_cts::conformance;

Verdict memref_cts::conformance::refusal(Refusal refusal) {
  Verdict verdict{VerdictKind::Refused, "", "", std::move(refusal.why)};
  verdict.cause = std::move(refusal.cause);
  return verdict;
}

Refusal memref_cts::conformance::unsupported(std::string why) {
  Refusal refusal;
  refusal.cause.reason = Reason::Unsupported;
  refusal.cause.speaker = Speaker::Tool;
  refusal.cause.complaint = why;
  refusal.why = std::move(why);
  return refusal;
}

Verdict memref_cts::conformance::verdictOf(const Reply &reply, const Stage &step) {
  Verdict verdict;
  verdict.place.kind = PlaceKind::Step;
  verdict.path = verdict.place.given = step.text();
  verdict.expected = "success";
  verdict.seen = reply.message.empty() ? name(reply.status) : reply.text();
  verdict.cause = reply.cause;
  switch (reply.status) {
  case Reply::Ok:
    verdict.kind = VerdictKind::Agree;
    break;
  case Reply::LowerFailed:
  case Reply::Refused:
    verdict.kind = VerdictKind::Refused;
    break;
  case Reply::ErrorWithSuccess:
    verdict.kind = VerdictKind::ErrorWithSuccess;
    verdict.expected = "no error, or no success";
    break;
  case Reply::Leftovers:
  case Reply::InvalidIR:
    verdict.kind = VerdictKind::InvalidIR;
    break;
  case Reply::BadSignature:
    verdict.kind = VerdictKind::Differ;
    verdict.place.kind = PlaceKind::Signature;
    verdict.path = verdict.place.text();
    verdict.expected = "the one the clauses demand";
    if (reply.cause.reason == Reason::Global) {
      verdict.place.kind = PlaceKind::PublicGlobal;
      verdict.path = verdict.place.given = "public global";
      verdict.expected = "as the source has it";
    }
    break;
  case Reply::Crashed:
    verdict.kind = VerdictKind::Crash;
    // The message names a command; of a worker the step says enough.
    verdict.seen = reply.cause.speaker == Speaker::Worker && reply.cause.reason == Reason::Signal
                       ? "died with signal " + itostr(reply.cause.signal)
                       : reply.message;
    if (std::string line = describeCrash(reply.said, verdict.cause);
        !line.empty() && reply.cause.speaker == Speaker::Worker) // a command's message has it
      verdict.seen += "; it said: " + line;
    break;
  case Reply::TimedOut:
    verdict.kind = VerdictKind::Timeout;
    break;
  case Reply::ParseError:
  case Reply::VerifyError:
  case Reply::Broken:
    verdict.kind = VerdictKind::Inconclusive;
    break;
  }
  return verdict;
}

bool memref_cts::conformance::mayBeOfOne(const Reply &reply) { return !reply.ok() && reply.status != Reply::Broken; }

bool memref_cts::conformance::isLoaded(const Reply &load) { return load.ok() || load.status == Reply::Refused; }

Blame memref_cts::conformance::suspects(const Stage &step) {
  if (step.is(EngineKind::RefIR))
    return Blame::ofLowering(", translation to LLVM IR, LLVM's passes, or MLIR's import");
  return Blame::ofLowering(step.is(EngineKind::Aot) ? " or LLVM's code generator" : "");
}
