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

#include "conformance/words/Cause.h"

using namespace memref_cts::conformance;

std::string Location::text() const {
  return isKnown() ? file + ":" + std::to_string(line) + ":" + std::to_string(column) : "unknown";
}

std::string memref_cts::conformance::forbiddenCallText(const std::string &systemCall) {
  return "the forbidden system call " + (systemCall.empty() ? "whose name is not known" : systemCall);
}

const char *memref_cts::conformance::name(Reason reason) {
  switch (reason) {
#define REASON(Name, Text, Doc)                                                                                        \
  case Reason::Name:                                                                                                   \
    return Text;
#include "conformance/tables/reasons.def"
  }
  return "";
}

const char *memref_cts::conformance::name(Speaker speaker) {
  switch (speaker) {
#define SPEAKER(Name, Text, Doc)                                                                                       \
  case Speaker::Name:                                                                                                  \
    return Text;
#include "conformance/tables/speakers.def"
  }
  return "";
}

const char *memref_cts::conformance::shape(PlaceKind kind) {
  switch (kind) {
#define PLACE(Name, Shape, Fields)                                                                                     \
  case PlaceKind::Name:                                                                                                \
    return Shape;
#include "conformance/tables/places.def"
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

/// `at`: the position, or what stands for it.
static std::string viewText(const Place &place, const std::string &at) {
  return "memref " + std::to_string(place.index) + ", elements" + (place.at == Place::kWhole ? "" : " [" + at + "]");
}

static std::string byteText(const char *what, const Place &place, const char *which, const std::string &at) {
  return what + std::string(" ") + std::to_string(place.index) +
         (place.at == Place::kWhole ? "" : std::string(", ") + which + at);
}

static std::string placeText(const Place &place, const std::string &position, const std::string &element);

std::string Place::text() const { return placeText(*this, std::to_string(at), field); }

/// A position that the arguments of a call decide.
static constexpr char kAnywhere[] = "*";

std::string Place::anywhere() const { return placeText(*this, kAnywhere, "element [*]"); }

/// `element`: which one, of an Element.
static std::string placeText(const Place &place, const std::string &position, const std::string &element) {
  std::string inCall = "external call " + std::to_string(place.call) + " (@" + place.callee + "): ";
  switch (place.kind) {
  case PlaceKind::None:
  case PlaceKind::Step:
  case PlaceKind::Expectation:
  case PlaceKind::Lines:
  case PlaceKind::Refusal:
  case PlaceKind::Neighbour:
  case PlaceKind::SelfCheck:
  case PlaceKind::PublicGlobal:
    return place.given;
  case PlaceKind::SourceProgram:
    return "source program";
  case PlaceKind::EndOfRun:
    return "end of the run";
  case PlaceKind::Result:
    return valueText("result", place);
  case PlaceKind::ResultObject:
    return valueText("descriptor of result", place);
  case PlaceKind::ResultCount:
    return place.field + " count";
  case PlaceKind::ResultView:
    return "result " + viewText(place, position);
  case PlaceKind::Callee:
    return inCall + "callee";
  case PlaceKind::CallArgument:
    return inCall + valueText("argument", place);
  case PlaceKind::CallObject:
    return inCall + valueText("descriptor of argument", place);
  case PlaceKind::CallArgumentCount:
    return inCall + place.field + " count";
  case PlaceKind::CallView:
    return inCall + "argument " + viewText(place, position);
  case PlaceKind::CallText:
    return inCall + "argument text" + (place.at == Place::kWhole ? "" : " [" + position + "]");
  case PlaceKind::CallCount:
    return "number of external calls";
  case PlaceKind::Buffer:
    return byteText("buffer", place, "byte ", position) + (place.field.empty() ? "" : ", " + place.field);
  case PlaceKind::Element:
    return "argument " + std::to_string(place.argument) + ", " + element + " (" +
           byteText("buffer", place, "byte ", position) + ")";
  case PlaceKind::BufferPointer:
    return byteText("buffer", place, "pointer at byte ", position);
  case PlaceKind::Access:
    return byteText("buffer", place, "byte ", position) + " that is " + place.field;
  case PlaceKind::GlobalAccess:
    return "global @" + place.given + ", byte " + position + " that is " + place.field;
  case PlaceKind::HeapAccess:
  case PlaceKind::StackAccess:
    return (place.kind == PlaceKind::HeapAccess ? "heap block " : "stack block ") +
           (position == kAnywhere ? position : std::to_string(place.index)) +
           (place.given.empty() ? "" : " (" + place.given + ")") + ", byte " + position + " that is " + place.field;
  case PlaceKind::Global:
    return byteText("global", place, "byte ", position);
  case PlaceKind::GlobalPointer:
    return byteText("global", place, "pointer at byte ", position);
  case PlaceKind::GuardZone:
    return "guard zone of buffer " + std::to_string(place.index);
  case PlaceKind::Printed:
    return "printed text";
  case PlaceKind::LiveBlocks:
    return "heap blocks alive at exit";
  case PlaceKind::StackTurns:
    return "stack allocations of one operation alive at once";
  case PlaceKind::StackBytes:
    return "bytes of the stack in use at once";
  case PlaceKind::FloatEnvironment:
    return "controls of floating point at exit";
  case PlaceKind::Registers:
    return "registers that a function keeps, at exit";
  case PlaceKind::Signature:
    return "signature of the lowered function";
  }
  return "";
}
