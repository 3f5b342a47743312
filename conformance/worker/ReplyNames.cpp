//===-- ReplyNames.cpp - how replies of a worker are called ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "conformance/Worker.h"

using namespace memref_cts::conformance;

const char *memref_cts::conformance::name(Reply::Status status) {
  switch (status) {
  case Reply::Ok:
    return "ok";
  case Reply::ParseError:
    return "parse-error";
  case Reply::VerifyError:
    return "verify-error";
  case Reply::Refused:
    return "refused";
  case Reply::LowerFailed:
    return "lower-failed";
  case Reply::ErrorWithSuccess:
    return "error-with-success";
  case Reply::Leftovers:
    return "leftovers";
  case Reply::InvalidIR:
    return "invalid-ir";
  case Reply::BadSignature:
    return "bad-signature";
  case Reply::Crashed:
    return "crashed";
  case Reply::TimedOut:
    return "timed-out";
  case Reply::Broken:
    return "broken";
  }
  return "broken";
}
