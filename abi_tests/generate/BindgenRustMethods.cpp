//===-- BindgenRustMethods.cpp - methods that take views -------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Text of a method for each function, and of structs of several results. Must not
// decide which functions there are.
//
//===----------------------------------------------------------------------===//
#include "abi_tests/generate/BindgenParts.h"
#include "abi_tests/generate/BindgenRust.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace memref_cts::abi_tests;
using rust::Function;

static bool hasMemory(ArrayRef<ValueType> types) { return any_of(types, isMemory); }

/// The lifetime of results.
static StringRef lifetime(const Signature &signature) { return hasMemory(signature.arguments) ? "'a" : "'static"; }

static std::string resultType(const ValueType &type, StringRef lifetime) {
  if (!isMemory(type))
    return rust::scalarType(type, "");
  std::string element = rust::elementType(type.elementMlir, "");
  if (type.kind == TypeKind::Unranked)
    return formatv("UnrankedMemRef<{0}, {1}>", lifetime, element);
  return formatv("MemRef<{0}, {1}, {2}>", lifetime, element, rust::rankOf(type));
}

static std::string resultsName(const Function &function) { return function.name + "_results"; }

/// What the method returns, without Result.
static std::string returned(const Function &function) {
  const Signature &signature = *function.signature;
  if (signature.results.empty())
    return "()";
  if (signature.results.size() == 1)
    return resultType(signature.results[0], lifetime(signature));
  if (hasMemory(signature.results))
    return formatv("{0}<{1}>", resultsName(function), lifetime(signature));
  std::string list;
  for (const ValueType &type : signature.results)
    list += (list.empty() ? "" : ", ") + rust::scalarType(type, "");
  return "(" + list + ")";
}

static bool canFail(const Signature &signature) {
  return hasMemory(signature.arguments) || hasMemory(signature.results);
}

/// Whether an argument is an address that nothing says anything about.
static bool takesAddress(const Signature &signature) {
  return any_of(signature.arguments, [](const ValueType &type) {
    return type.kind == TypeKind::Pointer && !type.callee && !type.isBareMemRef();
  });
}

static std::string methodHead(const Function &function) {
  const Signature &signature = *function.signature;
  std::string generics = hasMemory(signature.arguments) ? "'a" : "", parameters = "&self";
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    std::string shown = type.callee ? rust::functionType(*type.callee) : rust::scalarType(type, "");
    if (isMemory(type)) {
      bool isUnranked = type.kind == TypeKind::Unranked;
      std::string rank = isUnranked ? "R" + std::to_string(i) : rust::rankOf(type);
      if (isUnranked)
        generics += ", const " + rank + ": usize";
      shown = formatv("impl Into<Argument<'a, {0}, {1}>>", rust::elementType(type.elementMlir, ""), rank);
    }
    parameters += formatv(", arg{0}: {1}", i, shown);
  }
  std::string result = returned(function);
  if (canFail(signature))
    result = "Result<" + result + ", CallError>";
  return std::string(takesAddress(signature) ? "pub unsafe fn " : "pub fn ") + function.ident +
         (generics.empty() ? "" : "<" + generics + ">") + "(" + parameters + ")" +
         (result == "()" ? "" : " -> " + result) + " {\n";
}

/// Lines that make `d0` of a memref argument, and what is passed.
static std::string passMemory(const Function &function, size_t i, const ValueType &type, bool needsRange,
                              std::string &passed) {
  std::string element = rust::elementType(type.elementMlir, ""), name = rust::inText(function.signature->name);
  bool isUnranked = type.kind == TypeKind::Unranked, isWrapper = function.convention == Convention::Wrapper;
  std::string rank = isUnranked ? "R" + std::to_string(i) : rust::rankOf(type);
  std::string text = formatv("            let a{0}: Argument<'a, {1}, {2}> = arg{0}.into();\n", i, element, rank);
  if (needsRange)
    text += formatv("            let range{0} = Range::of(&a{0});\n", i);
  StringRef mut = isUnranked || isWrapper ? "mut " : "";
  if (isUnranked)
    text += formatv("            let {0}d{1} = a{1}.fit_any(\"{2}\", {1}, \"{3}\")?;\n", mut, i, name,
                    rust::inText(type.mlir));
  else
    text += formatv("            let {0}d{1} = a{1}.fit(\"{2}\", {1}, &types::{3}_arg{1})?;\n", mut, i, name,
                    function.name);
  if (isUnranked && isWrapper) {
    text +=
        formatv("            let mut u{0} = Unranked {{ rank: {1} as Index, descriptor: &mut d{0} as *mut _ as *mut "
                "core::ffi::c_void };\n",
                i, rank);
    passed += formatv("&mut u{0}, ", i);
  } else if (isUnranked) {
    passed += formatv("{1} as Index, &mut d{0} as *mut _ as *mut core::ffi::c_void, ", i, rank);
  } else if (type.isBareMemRef()) {
    passed += formatv("d{0}.aligned, ", i);
  } else if (isWrapper) {
    passed += formatv("&mut d{0}, ", i);
  } else {
    passed += formatv("d{0}.allocated, d{0}.aligned, d{0}.offset, ", i);
    for (StringRef list : {"sizes", "strides"})
      for (unsigned dimension = 0; dimension < type.rank; ++dimension)
        passed += formatv("d{0}.{1}[{2}], ", i, list, dimension);
  }
  return text;
}

/// A scalar result as whoever called gets it. `isField`: of a struct in memory.
static std::string readScalar(const ValueType &type, StringRef raw, bool isField) {
  if (type.kind == TypeKind::Integer && type.width == 1)
    return (raw + " & 1 != 0").str();
  if (isField)
    return raw.str();
  if (rust::isHalf(type))
    return formatv("{0}({1}.to_bits() as u16)", rust::scalarType(type, ""), raw);
  return rust::isNarrow(type) ? formatv("{0} as {1}", raw, rust::scalarType(type, "")).str() : raw.str();
}

/// An expression of a MemRef, or a CallError. `others`: owners of the results before.
static std::string readMemory(const Function &function, size_t number, const ValueType &type, const std::string &raw,
                              StringRef ranges, StringRef others) {
  std::string name = rust::inText(function.signature->name);
  if (type.kind == TypeKind::Unranked)
    return formatv("unsafe {{ UnrankedMemRef::of({0}, self.memory, &[{1}], &[{2}], \"{3}\", {4}, \"{5}\") }", raw,
                   ranges, others, name, number, rust::inText(type.mlir));
  std::string constant = formatv("&types::{0}_result{1}", function.name, number);
  std::string descriptor = type.isBareMemRef() ? formatv("of_bare({0}, {1})", raw, constant).str() : raw;
  return formatv(
      "{{\n                let descriptor = {0};\n                let owner = Owner::of_descriptor(self.memory, "
      "&descriptor, &[{1}], &[{2}]);\n                MemRef::of(descriptor, owner, \"{3}\", {4}, {5})\n"
      "            }",
      descriptor, ranges, others, name, number, constant);
}

/// Lines behind the call, which left `raw`.
static std::string readResults(const Function &function, StringRef ranges) {
  const Signature &signature = *function.signature;
  StringRef ok = canFail(signature) ? "Ok(" : "", end = canFail(signature) ? ")" : "";
  if (signature.results.empty())
    return canFail(signature) ? "            Ok(())\n" : "";
  if (signature.results.size() == 1) {
    const ValueType &type = signature.results[0];
    if (isMemory(type))
      return "            " + readMemory(function, 0, type, "raw", ranges, "") + "\n";
    return ("            " + ok + readScalar(type, "raw", false) + end + "\n").str();
  }
  std::string text, list, others;
  bool isStruct = hasMemory(signature.results);
  for (const auto &[i, type] : enumerate(signature.results)) {
    std::string raw = "raw.result" + std::to_string(i);
    std::string value = readScalar(type, raw, true);
    if (isMemory(type)) {
      text += formatv("            let result{0} = {1}?;\n", i, readMemory(function, i, type, raw, ranges, others));
      others += (others.empty() ? "" : ", ") + formatv("&result{0}.owner", i).str();
      value = "result" + std::to_string(i);
    }
    list += (list.empty() ? "" : ", ") + (isStruct ? "result" + std::to_string(i) + ": " : "") + value;
  }
  return text + "            " + ok.str() +
         (isStruct ? resultsName(function) + " { " + list + ", memory: core::marker::PhantomData }"
                   : "(" + list + ")") +
         end.str() + "\n";
}

/// What a reader of the method has to know.
static std::string methodComment(const Function &function) {
  const Signature &signature = *function.signature;
  std::string text = "\n        /// `" + rust::inText(signature.name + ": " + mlirType(signature)) + "`\n        ///\n";
  text += "        /// Calls `" + rust::inText(symbolName(signature, function.convention)) + "`: " +
          (function.convention == Convention::Wrapper ? "the C wrapper, which takes addresses of descriptors.\n"
           : function.convention == Convention::Bare  ? "a memref is a bare pointer.\n"
                                                      : "a memref is the fields of its descriptor.\n");
  for (const auto &[i, type] : enumerate(signature.results))
    if (isMemory(type))
      text += "        /// If the function allocated the memory of " +
              (signature.results.size() == 1 ? "the result" : "result" + std::to_string(i)) +
              ", that is freed when what is returned is dropped.\n";
  for (const auto &[i, type] : enumerate(signature.arguments))
    if (type.callee &&
        any_of(type.callee->arguments, [](const ValueType &each) { return rust::isNarrow(each) && each.width < 32; }))
      text += formatv(
          "        /// An isize that arg{0} gets is an integer in its low bits; of an i1 bit 0 is defined.\n", i);
  if (rust::cfgOf(signature, function.convention, "").empty())
    return text + (takesAddress(signature)
                       ? "        ///\n        /// # Safety\n        /// Addresses are what the function expects.\n"
                       : "");
  std::string where;
  std::vector<const Target *> named = *rust::namedTargets(signature, function.convention);
  for (const Target &target : targets())
    if (!is_contained(named, &target))
      where += (where.empty() ? "" : ", ") + std::string(target.name);
  text += "        /// Not safe on " + (where.empty() ? "" : where + " and ") +
          "targets that memref-cts does not know: it is not there.\n";
  if (hasStructResult(signature) && function.convention != Convention::Wrapper)
    text += "        /// The reason is struct-result. Instead: " +
            rust::inText(insteadOfStruct(signature, function.hasWrapper)) + ".\n";
  return text + (takesAddress(signature)
                     ? "        ///\n        /// # Safety\n        /// Addresses are what the function expects.\n"
                     : "");
}

static std::string methodOf(const Function &function) {
  const Signature &signature = *function.signature;
  bool needsRange = hasMemory(signature.results), byPointer = resultByPointer(signature, function.convention);
  std::string body, passed, ranges;
  for (const auto &[i, type] : enumerate(signature.arguments)) {
    if (isMemory(type)) {
      body += passMemory(function, i, type, needsRange, passed);
      ranges += (ranges.empty() ? "" : ", ") + formatv("range{0}", i).str();
    } else if (rust::isHalf(type)) {
      passed += formatv("f32::from_bits(arg{0}.0 as u32), ", i);
    } else {
      passed += formatv("arg{0}, ", i);
    }
  }
  StringRef list = StringRef(passed).rtrim(", ");
  std::string symbol = function.convention == Convention::Wrapper ? "_mlir_ciface_" + function.name : function.ident;
  if (byPointer)
    body += formatv(
        "            let mut raw = core::mem::MaybeUninit::uninit();\n            unsafe {{ raw::{0}({1}{2}{3}) "
        "};\n            let raw = unsafe {{ raw.assume_init() };\n",
        symbol, "raw.as_mut_ptr()", list.empty() ? "" : ", ", list);
  else
    body += formatv("            {0}unsafe {{ raw::{1}({2}) };\n",
                    signature.results.empty() ? "" : "let raw = ", symbol, list);
  return methodComment(function) + "        #[inline]\n" + rust::cfgOf(signature, function.convention, "        ") +
         "        " + methodHead(function) + body + readResults(function, hasMemory(signature.results) ? ranges : "") +
         "        }\n";
}

/// Several results with memory among them, which several of them may share.
static std::string resultsStruct(const Function &function) {
  const Signature &signature = *function.signature;
  if (signature.results.size() < 2 || !hasMemory(signature.results))
    return "";
  std::string name = resultsName(function), fields, methods;
  for (const auto &[i, type] : enumerate(signature.results)) {
    fields += formatv("        result{0}: {1},\n", i, resultType(type, "'a"));
    if (!isMemory(type)) {
      methods += formatv("        pub fn result{0}(&self) -> {1} {{\n            self.result{0}\n        }\n", i,
                         rust::scalarType(type, ""));
      continue;
    }
    std::string element = rust::elementType(type.elementMlir, "");
    bool isUnranked = type.kind == TypeKind::Unranked;
    StringRef head = isUnranked ? "<const R: usize>" : "";
    std::string rank = isUnranked ? "R" : rust::rankOf(type);
    std::string view = formatv("MemRefView<'_, {0}, {1}>", element, rank);
    if (isUnranked)
      view = "Result<" + view + ", Problem>";
    methods += formatv("        pub fn result{0}{1}(&self) -> {2} {{\n            self.result{0}.view()\n        }\n",
                       i, head, view);
    methods += formatv("        pub fn result{0}_mut{1}(&mut self) -> Result<MemRefViewMut<'_, {2}, {3}>, Problem> {{\n"
                       "            self.result{0}.view_mut()\n        }\n",
                       i, head, element, rank);
    methods += formatv(
        "        pub fn result{0}_behind(&self) -> Behind {{\n            self.result{0}.behind()\n        }\n", i);
  }
  return "\n    /// Results of `" + rust::inText(signature.name) +
         "`. They may share memory, so that it is freed when all are dropped.\n" +
         rust::cfgOf(signature, function.convention, "    ") + "    #[derive(Debug)]\n    pub struct " + name +
         "<'a> {\n" + fields + "        memory: core::marker::PhantomData<&'a mut ()>,\n    }\n\n" +
         rust::cfgOf(signature, function.convention, "    ") + "    impl<'a> " + name + "<'a> {\n" + methods +
         "    }\n";
}

std::string rust::functionsStruct(ArrayRef<Function> functions) {
  std::string text = R"(
    /// The functions of the module.
    #[derive(Clone, Copy, Debug)]
    pub struct Functions {
        memory: Memory,
    }

    impl Functions {
        /// Those that are linked. `free` of the C library frees results.
        ///
        /// # Safety
        /// They are those of the module, lowered with the options that bindgen was given. They access no memory but that of
        /// their arguments, their own and globals, keep no address of an argument, and do what they do on any thread.
        #[inline]
        pub unsafe fn linked() -> Self {
            Functions { memory: Memory::of_c() }
        }

        /// The same with other functions for the memory of results.
        ///
        /// # Safety
        /// As for linked(). And `memory.free` frees what these functions allocate.
        #[inline]
        pub unsafe fn linked_with(memory: Memory) -> Self {
            Functions { memory }
        }
)";
  for (const Function &function : functions)
    text += methodOf(function);
  text += "    }\n";
  for (const Function &function : functions)
    text += resultsStruct(function);
  return text;
}
