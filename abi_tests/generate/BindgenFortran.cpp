//===-- BindgenFortran.cpp - a Fortran module for an MLIR module -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A module with an interface of each function, and a procedure that makes memrefs of its arrays. Fortran
// stores the first dimension of an array densely, and MLIR the last of a memref, so dimensions are in reverse.
// What all procedures share is in bindgen_runtime.f90. Clauses: those of the model; BARE-20.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/Bindgen.h"

#include "abi_tests/generate/BindgenParts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

#include <set>

using namespace llvm;
using namespace memref_cts::abi_tests;

static constexpr char kRuntime[] =
#include "abi_tests/generate/bindgen_runtime.f90.inc"
    ;

// Of a name in Fortran 2008, and of a name of C that a line of 132 letters has room for.
static constexpr size_t kMostLetters = 63, kMostOfSymbol = 80;

static const char *const kHow = R"(!
! It needs Fortran 2008 and nothing else.
!
! Arrays:
! * Dimensions are in reverse: element (i, j) of an array is element [j - 1, i - 1] of the memref.
! * The function gets the address of an array: nothing is copied. It may write each array, must not free it, and must
!   not keep its address. A section of an array is passed as it is, also one that runs backwards.
! * An array has to fit the type of the memref. If it does not, nothing is called, and `problem` says why. Without that
!   argument the program stops with the text.
!
! A memref that a function returns has a type such as mlir_memref_2_f32:
! * values() is a copy of its elements as an array.
! * array is the memory itself, where its elements lie without gaps. Else it is not associated.
! * release() frees the memory, with free of the C library, if `owned`. It is not owned if its allocated pointer is
!   that of an argument, or of a result before it. Set owned to .false. where a function returns a global: nothing
!   here can know that.
!
! Not safe:
! * Nothing checks that the functions that are linked are those of the module, lowered with the options of bindgen.
! * Whatever is undefined in a function, such as an access out of bounds, is undefined in the program.
! * Memory that a function allocates and does not write has any bytes.
)";

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// The type of elements in memory; "": Fortran has none.
static std::string elementType(StringRef mlir) {
  return StringSwitch<std::string>(mlir)
      .Case("i1", "logical(mlir_bool)")
      .Cases({"i8", "si8", "ui8"}, "integer(mlir_i8)")
      .Cases({"i16", "si16", "ui16"}, "integer(mlir_i16)")
      .Cases({"i32", "si32", "ui32"}, "integer(mlir_i32)")
      .Cases({"i64", "si64", "ui64"}, "integer(mlir_i64)")
      .Case("index", "integer(mlir_index)")
      .Case("f32", "real(mlir_f32)")
      .Case("f64", "real(mlir_f64)")
      .Case("complex<f32>", "complex(mlir_c32)")
      .Case("complex<f64>", "complex(mlir_c64)")
      .Default("");
}

/// A part of the names of result types: "f32", "c64", "index". Integers have no sign in Fortran.
static std::string elementName(StringRef mlir) {
  if (mlir.consume_front("complex<f"))
    return "c" + mlir.drop_back().str();
  return mlir.ltrim("su").str();
}

/// A scalar as Fortran has it; "": there is none.
static std::string scalarType(const ValueType &type) {
  if (type.kind == TypeKind::Pointer)
    return type.callee ? "type(mlir_funptr)" : "type(mlir_ptr)";
  if (type.kind == TypeKind::Index)
    return "integer(mlir_index)";
  if (type.kind == TypeKind::BFloat)
    return "";
  return elementType((type.isFloat() ? "f" : "i") + std::to_string(type.width));
}

/// An integer that does not fill a register. It is passed as one, since LLVM and C extend it by rules of their own.
static bool isNarrow(const ValueType &type) { return type.kind == TypeKind::Integer && type.width <= 32; }

static std::string descriptorType(const ValueType &type) { return "type(mlir_descriptor_" + utostr(type.rank) + ")"; }
static std::string resultName(const ValueType &type) {
  return "mlir_memref_" + utostr(type.rank) + "_" + elementName(type.elementMlir);
}
/// "(:, :)" for rank 2.
static std::string dimensions(unsigned rank) {
  SmallVector<StringRef> parts(rank, ":");
  return rank == 0 ? "" : "(" + join(parts, ", ") + ")";
}

//===----------------------------------------------------------------------===//
// Functions and their names
//===----------------------------------------------------------------------===//

namespace {
struct FortranFunction {
  const Signature *signature;
  std::string name; // of the procedure
  std::string raw;  // of its interface
  Convention convention;
};
} // namespace

/// "" or why Fortran cannot have a value of the type.
static std::string problemOf(const ValueType &type) {
  if (type.kind == TypeKind::Unranked)
    return "Fortran has no array of any rank that is passed so; cast it to a ranked memref";
  if (isMemory(type))
    return elementType(type.elementMlir).empty() ? "Fortran has no type for the elements of " + type.mlir : "";
  return scalarType(type).empty() ? "Fortran has no type for " + type.mlir : "";
}

/// "" or why Fortran cannot call the function.
static std::string problemOf(const Signature &signature, Convention convention, bool hasWrapper) {
  if (signature.bare && hasWrapper)
    return problemOfBareWrapper(signature);
  if (!isIdentifier(signature.name))
    return "its name is no identifier of letters, digits and '_', as a name of C is in Fortran";
  if (signature.name.size() > kMostOfSymbol)
    return "its name is longer than a line of Fortran";
  for (ArrayRef<ValueType> list : {ArrayRef<ValueType>(signature.arguments), ArrayRef<ValueType>(signature.results)})
    for (const ValueType &type : list)
      if (std::string problem = problemOf(type); !problem.empty())
        return problem;
  if (any_of(signature.results, [](const ValueType &type) { return type.isBareMemRef(); }))
    return "its result is a bare pointer, whose memory this text does not know";
  if (hasStructResult(signature) && convention != Convention::Wrapper)
    return "its struct result is elsewhere in C on some targets (struct-result); " +
           insteadOfStruct(signature, hasWrapper);
  return "";
}

/// Procedures of the language that the text calls. A function may have the name of another one, as in any module.
static bool isCalledHere(StringRef lower) {
  static const StringSet<> names = {"allocated", "any",    "bit_size", "huge",         "iand",     "int",     "logical",
                                    "max",       "maxval", "merge",    "mod",          "present",  "product", "reshape",
                                    "shifta",    "shiftl", "size",     "storage_size", "transfer", "trim",    "ubound"};
  return names.contains(lower);
}

/// Names that the text uses itself.
static bool isTaken(StringRef lower) {
  bool isParameter = (lower.consume_front("arg") || lower.consume_front("result")) && all_of(lower, isDigit);
  return isParameter || lower.starts_with("mlir_") || lower == "problem";
}

/// The name of the procedure, and in `why` what was wrong with that of the function.
static std::string fortranName(StringRef name, const StringSet<> &taken, std::string &why) {
  std::string out = name.str(), lower = name.lower();
  why = lower[0] == '_'               ? "a name of Fortran begins with a letter"
        : isCalledHere(lower)         ? "its name is that of a procedure of Fortran which this text calls"
        : isTaken(lower)              ? "its name is that of something which this text uses"
        : lower.size() > kMostLetters ? "its name has more than 63 letters"
        : taken.contains(lower)
            ? "its name differs from that of another function by capitals alone, or is that of the module"
            : "";
  if (why.empty())
    return out;
  out = "f_" + out.substr(0, kMostLetters - 12);
  for (unsigned number = 2; taken.contains(StringRef(out).lower()); ++number)
    out = "f" + utostr(number) + "_" + name.substr(0, kMostLetters - 12).str();
  return out;
}

static std::vector<FortranFunction> choose(const ModuleSignatures &module, const BindgenOptions &options,
                                           StringRef moduleName, Skips &skips) {
  std::vector<FortranFunction> chosen;
  StringSet<> taken, symbols;
  taken.insert(moduleName);
  for (const Signature &signature : module.functions)
    symbols.insert(signature.name);
  for (const Signature &signature : module.functions) {
    if (!signature.defined)
      continue;
    bool hasWrapper = signature.wrapperRequested || options.allWrappers;
    Convention convention = conventionOf(signature, hasWrapper);
    std::string problem = problemOf(signature, convention, hasWrapper);
    if (problem.empty() && hasWrapper && symbols.contains("_mlir_ciface_" + signature.name))
      problem = "the name of its C wrapper is that of another function";
    if (!problem.empty()) {
      skips.leftOut.push_back({signature.name, problem});
      continue;
    }
    std::string why, name = fortranName(signature.name, taken, why);
    if (!why.empty())
      skips.renamed.push_back({signature.name, why + ": it is " + name + " here"});
    taken.insert(StringRef(name).lower());
    chosen.push_back({&signature, name, "mlir_raw_" + utostr(chosen.size() + 1), convention});
  }
  skips.leftOut.insert(skips.leftOut.end(), module.skipped.begin(), module.skipped.end());
  return chosen;
}

//===----------------------------------------------------------------------===//
// Interfaces
//===----------------------------------------------------------------------===//

/// "(a, &\n b)": a line of Fortran has at most 132 letters.
static std::string parameterList(ArrayRef<std::string> names, StringRef indent) {
  std::string text = "(";
  for (const auto &[i, name] : enumerate(names))
    text += (i == 0 ? " &\n" : ", &\n") + indent.str() + "    " + name;
  return text + ")";
}

static bool isProcedureWithResult(const Signature &signature) {
  return signature.results.size() == 1 && !isMemory(signature.results[0]);
}
/// The struct of several results.
static std::string structName(const FortranFunction &function) { return function.raw + "_results"; }

static std::string interfaceOf(const FortranFunction &function) {
  const Signature &signature = *function.signature;
  std::vector<std::string> names;
  std::string declarations;
  auto add = [&](const Twine &type, const Twine &name) {
    declarations += ("      " + type + " :: " + name + "\n").str();
    names.push_back(name.str());
  };
  if (hasStructResult(signature))
    add(signature.results.size() > 1 ? "type(" + structName(function) + "), intent(out)"
                                     : descriptorType(signature.results[0]) + ", intent(out)",
        "result");
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    std::string name = "arg" + utostr(i);
    if (type.isBareMemRef()) {
      add("type(mlir_ptr), value", name);
    } else if (type.isMemRef() && function.convention == Convention::Wrapper) {
      add(descriptorType(type) + ", intent(inout)", name);
    } else if (type.isMemRef()) {
      add("type(mlir_ptr), value", name + "_allocated");
      add("type(mlir_ptr), value", name + "_aligned");
      add("integer(mlir_index), value", name + "_offset");
      for (StringRef list : {"_size", "_stride"})
        for (unsigned dimension = 1; dimension <= type.rank; ++dimension)
          add("integer(mlir_index), value", name + list + Twine(dimension));
    } else {
      add((isNarrow(type) ? "integer(mlir_address)" : scalarType(type)) + ", value", name);
    }
  }
  bool hasResult = isProcedureWithResult(signature);
  StringRef kind = hasResult ? "function" : "subroutine";
  std::string text = "    " + (kind + " ").str() + function.raw + parameterList(names, "    ") +
                     " &\n        bind(c, name='" + symbolName(signature, function.convention) + "')" +
                     (hasResult ? " result(result)" : "") + "\n      import\n" + declarations;
  if (hasResult)
    text += "      " + (isNarrow(signature.results[0]) ? "integer(mlir_address)" : scalarType(signature.results[0])) +
            " :: result\n";
  return text + "    end " + kind.str() + "\n";
}

//===----------------------------------------------------------------------===//
// Procedures
//===----------------------------------------------------------------------===//

static std::string numberList(ArrayRef<int64_t> list) {
  std::string text;
  for (int64_t number : list)
    text += (text.empty() ? " &\n        " : ", &\n        ") +
            (number == MemRefShape::kAny ? "mlir_any" : itostr(number) + "_mlir_index");
  return "[integer(mlir_index) :: " + text + "]";
}

static unsigned rankOf(const ValueType &type) {
  return type.isBareMemRef() ? static_cast<unsigned>(type.shape.sizes.size()) : type.rank;
}

/// "arg0(2, 1)": the first element, or its neighbour in a dimension of the array, which begins at 1.
static std::string elementAt(StringRef array, unsigned rank, unsigned dimension) {
  std::string list;
  for (unsigned d = 1; d <= rank; ++d)
    list += (list.empty() ? "" : ", ") + std::string(d == dimension ? "2" : "1");
  return rank == 0 ? array.str() : array.str() + "(" + list + ")";
}

/// Statements that describe one array.
static std::string describe(const FortranFunction &function, size_t i, const ValueType &type) {
  unsigned rank = rankOf(type);
  std::string n = utostr(i), name = "arg" + n, extents;
  std::string text = "    mlir_p" + n + " = mlir_null\n    mlir_t" + n + " = 0\n    if (size(" +
                     (rank == 0 ? "[" + name + "]" : name) + ") > 0) then\n      mlir_p" + n + " = mlir_loc(" +
                     elementAt(name, rank, 0) + ")\n";
  for (unsigned d = 1; d <= rank; ++d) {
    unsigned ofArray = rank + 1 - d;
    text += formatv("      if (size({0}, {1}) > 1) mlir_t{2}({3}) = mlir_distance(mlir_p{2}, mlir_loc({4}))\n", name,
                    ofArray, n, d, elementAt(name, rank, ofArray));
    extents += formatv("{0} &\n        size({1}, {2}, mlir_address)", d == 1 ? "" : ",", name, ofArray).str();
  }
  int64_t offset = type.shape.offset;
  text += "    end if\n";
  text += formatv("    mlir_n{0} = {1}\n    mlir_s{0} = {2}\n    mlir_o{0} = {3}\n", n, numberList(type.shape.sizes),
                  numberList(type.shape.strides),
                  offset == MemRefShape::kAny ? "mlir_any" : itostr(offset) + "_mlir_index");
  text += formatv("    call mlir_describe('{0} of {1}', mlir_p{2}, int(storage_size({0}) / 8, mlir_address), &\n"
                  "        [integer(mlir_address) :: {3}], &\n"
                  "        mlir_t{2}, mlir_n{2}, mlir_s{2}, mlir_o{2}, {4}, mlir_a{2}, mlir_found)\n",
                  name, function.name, n, extents, type.shape.isIdentity ? ".true." : ".false.");
  return text;
}

/// What the function is called with for an argument, with statements before the call in `before`.
static void pass(const FortranFunction &function, size_t i, const ValueType &type, std::vector<std::string> &values,
                 std::string &before) {
  std::string n = utostr(i), name = "arg" + n;
  if (type.isBareMemRef()) {
    values.push_back("mlir_a" + n);
  } else if (type.isMemRef() && function.convention == Convention::Wrapper) {
    before += formatv("    mlir_d{0}%allocated = mlir_p{0}\n    mlir_d{0}%aligned = mlir_a{0}\n"
                      "    mlir_d{0}%offset = mlir_o{0}\n",
                      n);
    if (type.rank != 0)
      before += formatv("    mlir_d{0}%sizes = mlir_n{0}\n    mlir_d{0}%strides = mlir_s{0}\n", n);
    values.push_back("mlir_d" + n);
  } else if (type.isMemRef()) {
    values.insert(values.end(), {"mlir_p" + n, "mlir_a" + n, "mlir_o" + n});
    for (StringRef list : {"mlir_n", "mlir_s"})
      for (unsigned d = 1; d <= type.rank; ++d)
        values.push_back((list + n + "(" + Twine(d) + ")").str());
  } else if (isNarrow(type) && type.width == 1) {
    values.push_back("merge(1_mlir_address, 0_mlir_address, " + name + ")");
  } else if (isNarrow(type) && type.extension == Extension::Zero && type.width < 32) {
    values.push_back(
        formatv("iand(int({0}, mlir_address), {1}_mlir_address)", name, (uint64_t(1) << type.width) - 1).str());
  } else if (isNarrow(type)) {
    values.push_back("int(" + name + ", mlir_address)");
  } else {
    values.push_back(name);
  }
}

/// A scalar result of what the function gave.
static std::string given(const ValueType &type, const Twine &from) {
  if (type.kind == TypeKind::Integer && type.width == 1)
    return ("logical(mod(" + from + ", 2) /= 0, mlir_bool)").str();
  return from.str();
}

/// Statements that hand results over, the function's memory among them.
static std::string handOver(const FortranFunction &function) {
  const Signature &signature = *function.signature;
  std::string text;
  for (const auto &[i, type] : enumerate(signature.results)) {
    std::string name = "result" + utostr(i);
    std::string from = signature.results.size() > 1 ? "mlir_results%" + name : "mlir_results";
    if (!type.isMemRef()) {
      text += "    " + name + " = " + given(type, from) + "\n";
      continue;
    }
    text += "    " + name + "%descriptor = " + from + "\n    " + name + "%owned = .true.\n";
    auto disown = [&](const Twine &other) {
      text +=
          ("    if (mlir_distance(" + from + "%allocated, " + other + ") == 0) " + name + "%owned = .false.\n").str();
    };
    for (const auto &[k, argument] : enumerate(signature.arguments))
      if (argument.isMemRef())
        disown("mlir_p" + Twine(k));
    for (size_t k = 0; k < i; ++k)
      if (signature.results[k].isMemRef())
        disown("mlir_results%result" + Twine(k) + "%allocated");
    text += "    call " + name + "%mlir_attach()\n";
  }
  return text;
}

static constexpr char kStopIfFound[] = R"(    if (allocated(mlir_found)) then
      if (.not. present(problem)) call mlir_stop(mlir_found)
      problem = mlir_found
      return
    end if
)";

/// What a procedure returns that has not called the function.
static std::string nothing(const ValueType &type) {
  if (type.kind == TypeKind::Pointer)
    return type.callee ? "mlir_null_function" : "mlir_null";
  return type.kind == TypeKind::Integer && type.width == 1 ? ".false." : "0";
}

static std::string procedureOf(const FortranFunction &function) {
  const Signature &signature = *function.signature;
  std::vector<std::string> names, values;
  std::string declarations, describing, before;
  auto declare = [&](const Twine &type, const Twine &name) {
    declarations += ("    " + type + " :: " + name + "\n").str();
  };
  bool hasResult = isProcedureWithResult(signature);
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    std::string n = utostr(i);
    names.push_back("arg" + n);
    if (!isMemory(type)) {
      declare(scalarType(type) + ", intent(in)", names.back());
      continue;
    }
    unsigned rank = rankOf(type);
    declare(elementType(type.elementMlir) + ", intent(inout), target", names.back() + dimensions(rank));
    declare("type(mlir_ptr)", "mlir_p" + n + ", mlir_a" + n);
    declare("integer(mlir_address)", "mlir_t" + n + "(" + Twine(rank) + ")");
    declare("integer(mlir_index)",
            "mlir_n" + n + "(" + Twine(rank) + "), mlir_s" + n + "(" + Twine(rank) + "), mlir_o" + n);
    if (function.convention == Convention::Wrapper)
      declare(descriptorType(type), "mlir_d" + n);
    describing += describe(function, i, type);
  }
  if (hasStructResult(signature))
    values.push_back("mlir_results");
  for (const auto &[i, type] : enumerate(signature.arguments))
    pass(function, i, type, values, before);
  for (const auto &[i, type] : enumerate(signature.results)) {
    std::string name = "result" + utostr(i);
    if (!hasResult)
      names.push_back(name);
    declare((type.isMemRef() ? "type(" + resultName(type) + ")" : scalarType(type)) +
                (hasResult ? "" : ", intent(out)"),
            name);
  }
  if (!describing.empty()) {
    names.push_back("problem");
    declare("character(:), allocatable, intent(out), optional", "problem");
    declare("character(:), allocatable", "mlir_found");
  }
  if (hasStructResult(signature))
    declare(signature.results.size() > 1 ? "type(" + structName(function) + ")" : descriptorType(signature.results[0]),
            "mlir_results");

  StringRef kind = hasResult ? "function" : "subroutine";
  std::string text = "\n  ! " + signature.name + ": " + mlirType(signature) + "\n  " + kind.str() + " " +
                     function.name + parameterList(names, "  ") + (hasResult ? " result(result0)" : "") + "\n" +
                     declarations;
  if (!describing.empty()) {
    if (hasResult)
      text += "    result0 = " + nothing(signature.results[0]) + "\n";
    text += describing + kStopIfFound;
  }
  text += before;
  std::string call = function.raw + parameterList(values, "    ");
  if (!hasResult)
    return text + "    call " + call + "\n" + handOver(function) + "  end subroutine\n";
  const ValueType &type = signature.results[0];
  if (!isNarrow(type))
    text += "    result0 = " + call + "\n";
  else if (type.width == 1)
    text += "    result0 = mlir_low(" + call + ", 1) /= 0\n";
  else
    text += formatv("    result0 = int(mlir_low({0}, {1}), mlir_i{1})\n", call, type.width);
  return text + "  end function\n";
}

//===----------------------------------------------------------------------===//
// Types of the module
//===----------------------------------------------------------------------===//

static std::string descriptorOf(unsigned rank) {
  std::string text = "\n  type, bind(c), public :: mlir_descriptor_" + utostr(rank) +
                     "\n    type(mlir_ptr) :: allocated, aligned\n    integer(mlir_index) :: offset\n";
  if (rank != 0)
    text += formatv("    integer(mlir_index) :: sizes({0}), strides({0})\n", rank);
  return text + "  end type\n";
}

static std::string structOf(const FortranFunction &function) {
  if (function.signature->results.size() < 2)
    return "";
  std::string text = "\n  type, bind(c) :: " + structName(function) + "\n";
  for (const auto &[i, type] : enumerate(function.signature->results))
    text += "    " +
            (type.isMemRef()                                     ? descriptorType(type)
             : type.kind == TypeKind::Integer && type.width == 1 ? "integer(mlir_i8)"
                                                                 : scalarType(type)) +
            " :: result" + utostr(i) + "\n";
  return text + "  end type\n";
}

static std::string resultTypeOf(const ValueType &type) {
  std::string name = resultName(type);
  return formatv(
             "\n  type, public :: {0}\n    type(mlir_descriptor_{1}) :: descriptor\n    logical :: owned = .false.\n"
             "    {2}, pointer :: array{3} => null()\n  contains\n    procedure :: release => {0}_release\n"
             "    procedure :: values => {0}_values\n    procedure, private :: mlir_attach => {0}_attach\n"
             "  end type\n",
             name, type.rank, elementType(type.elementMlir), dimensions(type.rank))
      .str();
}

/// The procedures of a result type.
static std::string resultProceduresOf(const ValueType &type) {
  std::string name = resultName(type), element = elementType(type.elementMlir), shape, text;
  for (unsigned d = type.rank; d > 0; --d)
    shape += (shape.empty() ? "" : ", ") + ("self%descriptor%sizes(" + utostr(d) + ")");
  // The first element, and the elements as a list from the lowest on.
  text = formatv(R"(
  subroutine {0}_release(self)
    class({0}), intent(inout) :: self
    if (self%owned) call mlir_free(self%descriptor%allocated)
    self%owned = .false.
    self%array => null()
  end subroutine

  subroutine {0}_attach(self)
    class({0}), intent(inout) :: self
    {1}, pointer :: unit
    type(mlir_ptr) :: first
)",
                 name, element);
  if (type.rank == 0)
    return text + formatv(R"(    self%array => null()
    call mlir_to_pointer(self%descriptor%aligned, unit)
    first = mlir_moved(self%descriptor%aligned, int(storage_size(unit) / 8, mlir_address) * self%descriptor%offset)
    call mlir_to_pointer(first, self%array)
  end subroutine

  function {0}_values(self) result(values)
    class({0}), intent(in) :: self
    {1} :: values
    values = self%array
  end function
)",
                          name, element)
                      .str();
  return text + formatv(R"(    integer(mlir_address) :: packed
    integer :: d
    self%array => null()
    packed = 1
    do d = {2}, 1, -1
      if (self%descriptor%sizes(d) > 1 .and. self%descriptor%strides(d) /= packed) return
      packed = packed * self%descriptor%sizes(d)
    end do
    if (packed == 0) return
    call mlir_to_pointer(self%descriptor%aligned, unit)
    first = mlir_moved(self%descriptor%aligned, int(storage_size(unit) / 8, mlir_address) * self%descriptor%offset)
    call mlir_to_pointer(first, self%array, [{3}])
  end subroutine

  function {0}_values(self) result(values)
    class({0}), intent(in) :: self
    {1}, allocatable :: values{4}, list(:)
    {1}, pointer :: element
    integer(mlir_address) :: number, rest, at
    integer :: d
    allocate (list(product(int(self%descriptor%sizes, mlir_address))))
    do number = 1, size(list, kind=mlir_address)
      rest = number - 1
      at = self%descriptor%offset
      do d = {2}, 1, -1
        at = at + mod(rest, int(self%descriptor%sizes(d), mlir_address)) * self%descriptor%strides(d)
        rest = rest / self%descriptor%sizes(d)
      end do
      call mlir_to_pointer(mlir_moved(self%descriptor%aligned, at * int(storage_size(list) / 8, mlir_address)), element)
      list(number) = element
    end do
    values = reshape(list, [{3}])
  end function
)",
                        name, element, type.rank, shape, dimensions(type.rank))
                    .str();
}

//===----------------------------------------------------------------------===//
// The text
//===----------------------------------------------------------------------===//

/// Text that may stand in a comment of one line.
static std::string inText(StringRef text) {
  std::string out;
  for (char c : text)
    out += isPrint(c) ? c : '?';
  return out;
}

/// A comment, in lines that Fortran takes.
static std::string comment(StringRef text) {
  std::string out, line = "! *";
  SmallVector<StringRef> words;
  SplitString(text, words);
  for (StringRef word : words) {
    if (line.size() + word.size() > 118) {
      out += line + "\n";
      line = "!  ";
    }
    line += " " + word.substr(0, 100).str();
  }
  return out + line + "\n";
}

/// The name of the module: that of the file.
static std::string moduleNameOf(StringRef source) {
  std::string name;
  for (char c : source.take_until([](char c) { return c == '.'; }))
    name += isAlnum(c) ? toLower(c) : '_';
  if (name.empty() || !isAlpha(name[0]) || isCalledHere(name) || isTaken(name))
    name = "m_" + name;
  return name.substr(0, kMostLetters);
}

static constexpr char kImports[] = R"(
  use, intrinsic :: iso_c_binding, only: mlir_ptr => c_ptr, mlir_funptr => c_funptr, mlir_null => c_null_ptr, &
      mlir_null_function => c_null_funptr, mlir_loc => c_loc, mlir_to_pointer => c_f_pointer, &
      mlir_address => c_intptr_t, mlir_bool => c_bool, mlir_i8 => c_int8_t, mlir_i16 => c_int16_t, &
      mlir_i32 => c_int32_t, mlir_i64 => c_int64_t, mlir_f32 => c_float, mlir_f64 => c_double, &
      mlir_c32 => c_float_complex, mlir_c64 => c_double_complex
  use, intrinsic :: iso_fortran_env, only: mlir_error_unit => error_unit
  implicit none
  private
)";

std::string memref_cts::abi_tests::bindFortran(const ModuleSignatures &module, const BindgenOptions &options,
                                               Skips &skips) {
  std::string moduleName = moduleNameOf(options.source);
  std::vector<FortranFunction> functions = choose(module, options, moduleName, skips);
  skips.bound = functions.size();
  std::string text = "! Made by memref-cts bindgen from " + inText(options.source) +
                     "; changes will be lost.\n!\n! Functions of it, lowered and compiled. The index " +
                     (module.indexBits ? "has " + utostr(module.indexBits) + " bits" : "is as wide as a pointer") +
                     ".\n" + kHow;
  auto list = [&](StringRef title, ArrayRef<Skipped> of) {
    for (const auto &[number, skipped] : enumerate(of))
      text +=
          (number ? "" : "!\n! " + title.str() + ":\n") + comment(inText(skipped.name) + ": " + inText(skipped.reason));
  };
  list("Left out", skips.leftOut);
  list("With another name", skips.renamed);
  text += "module " + moduleName + kImports +
          formatv("  integer, parameter, public :: mlir_index = {0}\n"
                  "  integer(mlir_index), parameter :: mlir_any = -huge(0_mlir_index)\n",
                  module.indexBits ? "mlir_i" + utostr(module.indexBits) : "mlir_address")
              .str();

  std::set<unsigned> ranks;
  std::map<std::string, const ValueType *> results;
  std::string structs, interfaces, procedures, publics;
  for (const FortranFunction &function : functions) {
    publics += "  public :: " + function.name + "\n";
    for (ArrayRef<ValueType> types : {ArrayRef(function.signature->arguments), ArrayRef(function.signature->results)})
      for (const ValueType &type : types)
        if (type.isMemRef())
          ranks.insert(type.rank);
    for (const ValueType &type : function.signature->results)
      if (type.isMemRef())
        results.emplace(resultName(type), &type);
    structs += structOf(function);
    interfaces += interfaceOf(function);
    procedures += procedureOf(function);
  }
  text += publics;
  for (unsigned rank : ranks)
    text += descriptorOf(rank);
  for (const auto &[name, type] : results)
    text += resultTypeOf(*type);
  text += structs +
          "\n  interface\n    subroutine mlir_free(memory) bind(c, name='free')\n      import\n"
          "      type(mlir_ptr), value :: memory\n    end subroutine\n" +
          interfaces + "  end interface\n\ncontains\n";
  StringRef runtime = kRuntime;
  text += runtime.substr(runtime.find("\n\n") + 1).str();
  for (const auto &[name, type] : results)
    text += resultProceduresOf(*type);
  return text + procedures + "end module\n";
}
