//===-- Cause.cpp - texts of causes and places -----------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only way is from fields to text.
//
//===----------------------------------------------------------------------===//

#include "conformance/Cause.h"

using namespace memref_cts::conformance;

std::string Location::text() const {
  return isKnown() ? file + ":" + std::to_string(line) + ":" + std::to_string(column) : "unknown";
}

const char *memref_cts::conformance::name(Reason reason) {
  switch (reason) {
#define REASON(Name, Text, Doc)                                                                                        \
  case Reason::Name:                                                                                                   \
    return Text;
#include "conformance/reasons.def"
  }
  return "";
}

const char *memref_cts::conformance::name(Origin origin) {
  switch (origin) {
#define ORIGIN(Name, Text, Doc)                                                                                        \
  case Origin::Name:                                                                                                   \
    return Text;
#include "conformance/origins.def"
  }
  return "";
}

const char *memref_cts::conformance::shape(PlaceKind kind) {
  switch (kind) {
#define PLACE(Name, Shape, Fields)                                                                                     \
  case PlaceKind::Name:                                                                                                \
    return Shape;
#include "conformance/places.def"
  }
  return "";
}

const char *memref_cts::conformance::name(Diagnostic::Severity severity) {
  switch (severity) {
  case Diagnostic::Error:
    return "error";
  case Diagnostic::Warning:
    return "warning";
  case Diagnostic::Remark:
    return "remark";
  case Diagnostic::Note:
    return "note";
  }
  return "";
}

std::string Diagnostic::text() const { return location.text() + ": " + name(severity) + ": " + words; }

/// "result 0: stride of dimension 1", "result 0", "result count".
static std::string valueText(const char *what, const Place &place) {
  return what + std::string(" ") + std::to_string(place.index) + (place.field.empty() ? "" : ": " + place.field);
}

static std::string viewText(const Place &place) {
  return "memref " + std::to_string(place.index) + ", elements" +
         (place.at == Place::kWhole ? "" : " [" + std::to_string(place.at) + "]");
}

static std::string byteText(const char *what, const Place &place, const char *which) {
  return what + std::string(" ") + std::to_string(place.index) +
         (place.at == Place::kWhole ? "" : std::string(", ") + which + std::to_string(place.at));
}

std::string Place::text() const {
  std::string inCall = "external call " + std::to_string(call) + " (@" + callee + "): ";
  switch (kind) {
  case PlaceKind::None:
  case PlaceKind::Step:
  case PlaceKind::Expectation:
  case PlaceKind::Lines:
  case PlaceKind::Refusal:
  case PlaceKind::Neighbour:
  case PlaceKind::SelfCheck:
    return given;
  case PlaceKind::SourceProgram:
    return "source program";
  case PlaceKind::EndOfRun:
    return "end of the run";
  case PlaceKind::Result:
    return valueText("result", *this);
  case PlaceKind::ResultObject:
    return valueText("descriptor of result", *this);
  case PlaceKind::ResultCount:
    return field + " count";
  case PlaceKind::ResultView:
    return "result " + viewText(*this);
  case PlaceKind::Callee:
    return inCall + "callee";
  case PlaceKind::CallArgument:
    return inCall + valueText("argument", *this);
  case PlaceKind::CallObject:
    return inCall + valueText("descriptor of argument", *this);
  case PlaceKind::CallArgumentCount:
    return inCall + field + " count";
  case PlaceKind::CallView:
    return inCall + "argument " + viewText(*this);
  case PlaceKind::CallText:
    return inCall + "argument text" + (at == kWhole ? "" : " [" + std::to_string(at) + "]");
  case PlaceKind::CallCount:
    return "number of external calls";
  case PlaceKind::Buffer:
    return byteText("buffer", *this, "byte ") + (field.empty() ? "" : ", " + field);
  case PlaceKind::Element:
    return "argument " + std::to_string(argument) + ", " + field + " (" + byteText("buffer", *this, "byte ") + ")";
  case PlaceKind::BufferPointer:
    return byteText("buffer", *this, "pointer at byte ");
  case PlaceKind::Global:
    return byteText("global", *this, "byte ");
  case PlaceKind::GlobalPointer:
    return byteText("global", *this, "pointer at byte ");
  case PlaceKind::GuardZone:
    return "guard zone of buffer " + std::to_string(index);
  case PlaceKind::Printed:
    return "printed text";
  case PlaceKind::LiveBlocks:
    return "heap blocks alive at exit";
  case PlaceKind::Signature:
    return "signature of the lowered function";
  }
  return "";
}
