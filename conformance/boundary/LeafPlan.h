//===-- LeafPlan.h - flattened types and what is seen through them -*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every engine works on leaves in the order of `refrt_value`. A LeafPlan says,
// once per function, what each leaf of its arguments or results is. `observe`
// turns leaves into facts and memref views, with an engine's memory behind a
// small interface. Must not know how an engine runs code.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_CONFORMANCE_BOUNDARY_LEAFPLAN_H
#define MEMREF_CTS_CONFORMANCE_BOUNDARY_LEAFPLAN_H

#include "conformance/words/Input.h"
#include "conformance/words/Outcome.h"
#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <vector>

namespace memref_cts::conformance {

struct Leaf {
  enum Role : uint8_t {
    Bits,     // integer, index or float: `bits` wide
    Pointer,  // to data
    Function, // reference to a function
    Object    // pointer of an unranked memref to its descriptor object
  };
  Role role = Bits;
  bool inMemref = false; // part of a descriptor
  bool isFloat = false;
  bool isIndex = false;
  refrt_float_kind floatKind = REFRT_FLOAT_F32;
  uint32_t bits = 0;
};

/// One memref among the leaves.
struct MemrefLeaves {
  uint32_t first = 0; // its first leaf
  uint32_t rank = 0;  // ranked only
  bool unranked = false;
  bool elementHoldsPointers = false;
  refrt_type element = REFRT_NONE;
  uint32_t elementSize = 0;   // bytes of an element that mean something
  uint32_t elementStride = 0; // bytes from one element to the next
};

struct LeafPlan {
  std::vector<Leaf> leaves;
  std::vector<MemrefLeaves> memrefs;
  /// The one leaf points to a text that ends with a zero: where it lies does not
  /// matter, what it says is one more view.
  bool isText = false;
};
/// The external function that prints a text.
inline constexpr const char *kTextPrinter = "printString";

/// Arguments and results of one function of a program.
struct FunctionPlan {
  std::string name;
  refrt_symbol id = REFRT_NONE;
  refrt_type type = REFRT_NONE;
  LeafPlan arguments;
  LeafPlan results;
};

void appendLeaves(const refrt_program *program, refrt_type type, LeafPlan &plan);
FunctionPlan planFunction(const refrt_program *program, refrt_symbol function);

/// What an engine knows about memory at the time of an observation.
class MemoryView {
public:
  virtual ~MemoryView();
  virtual PointerFact pointer(const refrt_value &value) = 0;
  virtual PointerFact function(const refrt_value &value) = 0;
  /// Copies living memory; false if a byte of it is not alive. `shadow` may be
  /// left alone by engines that have none; it is all REFRT_SHADOW_INITIALIZED.
  virtual bool read(uint64_t address, uint32_t size, uint8_t *bytes, uint8_t *shadow) = 0;
  /// The memory of an unranked descriptor object was read and belongs to the
  /// observer.
  virtual void sawObject(const refrt_value &pointer) = 0;
  const refrt_layout *layout = nullptr;
};

/// Fills the lists of an outcome or event (resized, inner memory reused).
void observe(const LeafPlan &plan, const refrt_value *values, MemoryView &memory, std::vector<Fact> &facts,
             std::vector<View> &views, std::vector<Fact> &objects);

/// Whether a mark is that of an address, or of a part of one.
bool isPointerMark(uint8_t mark);

/// Drops the shadow when everything is initialised.
void normalizeShadow(Bytes &bytes);

/// Why `input` cannot be handed to a function of this plan, or "".
std::string checkInput(const LeafPlan &plan, const Input &input);

} // namespace memref_cts::conformance

#endif // MEMREF_CTS_CONFORMANCE_BOUNDARY_LEAFPLAN_H
