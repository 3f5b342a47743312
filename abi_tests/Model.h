//===-- Model.h - what a function looks like to C -----------------*- C++ -*-===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ABI model: from the type of an MLIR function, a convention and a target to
// the C prototype, the LLVM function type and the hazards of calling across.
// Written from the clauses alone; must not share code with any lowering.
// Clauses: FUNCTY-01..11, CALL-RANKED-01..06, CALL-UNRANKED-01, RESULT-PACK-01, 04,
// 07, DESC-RANKED-01..12, 17, DESC-UNRANKED-01, CIFACE-02..05, 09, 12, 13, 17.
//
//===----------------------------------------------------------------------===//
#ifndef MEMREF_CTS_ABI_TESTS_MODEL_H
#define MEMREF_CTS_ABI_TESTS_MODEL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>
#include <vector>

namespace memref_cts::abi_tests {

//===----------------------------------------------------------------------===//
// Targets and conventions
//===----------------------------------------------------------------------===//

enum class TargetId : uint8_t {
#define ABI_TARGET(ID, MACHINE, LAYOUT, BIG, ALIGN64, ALIGN128, MACRO) ID,
#include "abi_tests/AbiTargets.def"
#undef ABI_TARGET
};

/// A row of AbiTargets.def, with that of its machine.
struct Target {
  TargetId id;
  const char *name, *triple, *dataLayout;
  unsigned pointerBits; // and width of index
  bool bigEndian;
  unsigned align64, align128; // bytes
  const char *toolPrefix, *emulator, *flags, *macro;
};
llvm::ArrayRef<Target> targets();
/// nullptr: there is none of that name.
const Target *findTarget(llvm::StringRef name);

enum class Convention : uint8_t {
  Default, ///< memrefs as the scalars of their descriptors
  Wrapper, ///< the _mlir_ciface_ function
  Bare,    ///< memrefs as their aligned pointers
};
const char *name(Convention convention);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

enum class TypeKind : uint8_t { Integer, Index, Float, BFloat, Pointer, Ranked, Unranked };

/// Who passes a narrow integer extends it: llvm.signext and llvm.zeroext.
enum class Extension : uint8_t { None, Sign, Zero };

/// What a ranked memref type says of the memory, where it says anything.
struct MemRefShape {
  static constexpr int64_t kAny = INT64_MIN;
  std::vector<int64_t> sizes, strides; // kAny: a dynamic one
  int64_t offset = 0;
  bool isIdentity = true; // row-major without gaps, also where sizes are dynamic
};

/// A type that crosses a function boundary. Pointer stands for function types
/// and for the pointers inside of descriptors.
struct ValueType {
  TypeKind kind = TypeKind::Integer;
  unsigned width = 0;      // bits of Integer, Float, BFloat; of Index and of the indices in Ranked and
                           // Unranked, 0 where they are as wide as a pointer
  unsigned rank = 0;       // of Ranked
  bool isUnsigned = false; // how C spells an Integer
  Extension extension = Extension::None;
  bool isByte = false;                            // C spells an i1 as a byte, whose bit 0 alone counts: no bool hazard
  std::shared_ptr<const ValueType> element;       // of Ranked and Unranked; null: C has no word for it
  std::string elementMlir;                        // of memrefs, bare ones too: as written
  MemRefShape shape;                              // of Ranked, and of bare memrefs
  std::shared_ptr<const struct Signature> callee; // of a Pointer to a function
  std::string mlir;                               // as written

  bool isMemRef() const { return kind == TypeKind::Ranked || kind == TypeKind::Unranked; }
  /// A memref that crosses as its aligned pointer.
  bool isBareMemRef() const { return kind == TypeKind::Pointer && llvm::StringRef(mlir).starts_with("memref<"); }
  bool isFloat() const { return kind == TypeKind::Float || kind == TypeKind::BFloat; }
};

struct Signature {
  std::string name;
  std::vector<ValueType> arguments, results;
  bool wrapperRequested = false; // llvm.emit_c_interface
  bool bare = false;             // its memrefs are bare pointers (isBareMemRef)
  bool defined = false;
};

/// The signature of "(i32, memref<?xf32>) -> i1". `unsignedPositions` are numbers
/// of arguments, and after them results, that C spells as unsigned. An error
/// names the type that has no place in the model.
llvm::Expected<Signature> parseSignature(llvm::StringRef name, llvm::StringRef functionType,
                                         llvm::ArrayRef<unsigned> unsignedPositions = {});

/// A function that the model cannot describe, and why.
struct Skipped {
  std::string name, reason;
};
/// What a lowering is told besides the module.
struct LoweringChoice {
  bool bare = false;      // use-bare-ptr-memref-call-conv
  unsigned indexBits = 0; // index-bitwidth; 0: the module decides
};
struct ModuleSignatures {
  unsigned indexBits = 0; // 0: as wide as a pointer
  std::vector<Signature> functions;
  std::vector<Skipped> skipped;
};
/// Public functions of the module, declared or defined, in order; private ones
/// that are declared are what C has to provide and are listed as well.
llvm::Expected<ModuleSignatures> readSignatures(llvm::StringRef text, llvm::StringRef fileName,
                                                const LoweringChoice &choice = {});

/// A scalar inside of a value, in the order in which it is passed.
struct LeafType {
  std::string path; // "", "offset", "sizes[1]"
  ValueType type;   // scalar or Pointer
};
/// All of them; of a memref those of its descriptor.
std::vector<LeafType> leavesOf(const ValueType &type);

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

/// Of a value in memory.
struct Extent {
  uint64_t size = 0, align = 1; // bytes
};
/// As C has it for that target.
Extent extentOf(const ValueType &type, const Target &target);

struct StructLayout {
  std::vector<uint64_t> offsets; // of each type
  Extent extent;
};
/// Of a struct of these types, by C's rules.
StructLayout layoutOf(llvm::ArrayRef<ValueType> types, const Target &target);

//===----------------------------------------------------------------------===//
// LLVM and C
//===----------------------------------------------------------------------===//

/// "{ ptr, ptr, i64, [2 x i64], [2 x i64] }"
std::string llvmType(const ValueType &type, const Target &target);
/// "void (ptr, i64)" of the symbol that C sees.
std::string llvmFunctionType(const Signature &signature, Convention convention, const Target &target);

/// "f" or "_mlir_ciface_f".
std::string symbolName(const Signature &signature, Convention convention);
/// Whether the results come back as a struct: two and more, or one memref.
bool hasStructResult(const Signature &signature);
/// Whether they come back through a leading pointer.
bool resultByPointer(const Signature &signature, Convention convention);

/// "int32_t", "float", "memref_2d_f32"; the index is intptr_t, or int32_t where
/// it has a width of its own.
std::string cType(const ValueType &type);
/// The type of the struct result: "f_result", or the descriptor.
std::string cResultType(const Signature &signature);
/// Typedefs of descriptors that `signatures` need, each once, guarded by macros so
/// that several headers may hold them.
std::string cDescriptorTypes(llvm::ArrayRef<Signature> signatures);
/// "typedef struct f_result {...} f_result;", "" if there is none to define.
std::string cResultStruct(const Signature &signature);
/// One parameter of a C prototype.
struct CParameter {
  std::string type, name;
  int argument;     // -1: the pointer to the result
  std::string path; // leaf of the argument, "" for a scalar or a pointer to a descriptor
  /// "int x", and for function pointers "int (*x)(int)".
  std::string declaration;
};
/// Those of the function under a convention, in C's order.
std::vector<CParameter> cParameters(const Signature &signature, Convention convention);
/// "int32_t f(int32_t arg0)", without semicolon.
std::string cPrototype(const Signature &signature, Convention convention);

//===----------------------------------------------------------------------===//
// Clauses
//===----------------------------------------------------------------------===//

/// Those that say how this argument or result has to cross, the closest first.
std::vector<std::string> clausesOf(const Signature &signature, Convention convention, bool isResult, unsigned position);

//===----------------------------------------------------------------------===//
// Hazards
//===----------------------------------------------------------------------===//

enum class HazardKind : uint8_t {
#define ABI_HAZARD(ID, NAME, WHY, INSTEAD, CLAUSES) ID,
#include "abi_tests/Hazards.def"
#undef ABI_HAZARD
};
const char *name(HazardKind kind);
const char *explain(HazardKind kind);
/// What to do instead: "return i64".
const char *remedy(HazardKind kind);
/// "FUNCTY-04, TYPE-INT-01": those that leave both sides right.
const char *clausesOf(HazardKind kind);

/// What stands at one end of a call.
enum class Side : uint8_t {
  Lowered, ///< code from a lowering
  C,       ///< code from a C compiler of today
  OldC,    ///< from clang before 18
};

struct Hazard {
  HazardKind kind;
  bool isResult;
  unsigned position; // of the argument; results are one position
};

/// All hazards of `caller` calling `callee` through this function.
std::vector<Hazard> hazardsOf(const Signature &signature, Convention convention, const Target &target, Side caller,
                              Side callee);

/// Where C and LLVM put the fields of a struct result, one text a leaf
/// ("rax+4", "xmm1"), or "memory" for the whole. Equal means safe.
struct ResultPlaces {
  std::vector<std::string> inC, inLLVM;
};
/// Of all results as the one struct that they are returned in.
ResultPlaces resultPlaces(const Signature &signature, const Target &target);

} // namespace memref_cts::abi_tests

#endif // MEMREF_CTS_ABI_TESTS_MODEL_H
