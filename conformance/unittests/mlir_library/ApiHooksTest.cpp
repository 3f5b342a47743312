//===-- ApiHooksTest.cpp - clauses about translation by dialects
//-----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Suites have the names of clauses. A dialect "hook" takes part in the export
// to LLVM IR; its hooks look at what is translated already.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Target/LLVMIR/ModuleTranslation.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include "gtest/gtest.h"

using namespace mlir;
using LLVM::ModuleTranslation;

namespace {
class HookDialect : public Dialect {
public:
  explicit HookDialect(MLIRContext *context) : Dialect("hook", context, TypeID::get<HookDialect>()) {
    allowUnknownOperations();
    allowUnknownTypes();
  }
  static constexpr StringLiteral getDialectNamespace() { return "hook"; }
};

/// What the hooks of one translation do and saw.
struct Hooks {
  std::function<LogicalResult(Operation *, llvm::IRBuilderBase &, ModuleTranslation &)> convert;
  std::function<LogicalResult(Operation *, ArrayRef<llvm::Instruction *>, NamedAttribute)> amend;
  std::vector<std::string> converted, amended;
};
Hooks *hooks = nullptr;

class HookTranslation : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;
  LogicalResult convertOperation(Operation *op, llvm::IRBuilderBase &builder,
                                 ModuleTranslation &translation) const override {
    hooks->converted.push_back(op->getName().getStringRef().str());
    return hooks->convert ? hooks->convert(op, builder, translation) : success();
  }
  LogicalResult amendOperation(Operation *op, ArrayRef<llvm::Instruction *> instructions, NamedAttribute attribute,
                               ModuleTranslation &) const override {
    hooks->amended.push_back(op->getName().getStringRef().str());
    return hooks->amend ? hooks->amend(op, instructions, attribute) : success();
  }
};

class Hooked : public testing::Test {
protected:
  Hooked() {
    hooks = &mine;
    registry.insert<LLVM::LLVMDialect, HookDialect>();
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
  }
  ~Hooked() override { hooks = nullptr; }

  void registerHooks() {
    registry.addExtension(+[](MLIRContext *, HookDialect *dialect) { dialect->addInterfaces<HookTranslation>(); });
  }
  /// The module that `text` becomes; null if the translation fails.
  llvm::Module *translate(StringRef text) {
    result.reset();
    source = nullptr;
    context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
    context->loadAllAvailableDialects();
    context->getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      said += diagnostic.str() + "\n";
      return success();
    });
    source = parseSourceString<ModuleOp>(text, context.get());
    result = source ? translateModuleToLLVMIR(*source, llvmContext) : nullptr;
    return result.get();
  }
  std::string print() {
    std::string text;
    llvm::raw_string_ostream(text) << *result;
    return text;
  }

  Hooks mine;
  DialectRegistry registry;
  std::unique_ptr<MLIRContext> context;
  OwningOpRef<ModuleOp> source;
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> result;
  std::string said;
};

class XLATE_02 : public Hooked {};
class XLATE_05 : public Hooked {};
class XLATE_PHI_01 : public Hooked {};
class XLATE_PHI_02 : public Hooked {};
class XLATE_08 : public Hooked {};
class XLATE_09 : public Hooked {};
class XLATE_10 : public Hooked {};
class XLATE_11 : public Hooked {};
class XLATE_12 : public Hooked {};
class XLATE_13 : public Hooked {};
} // namespace

TEST_F(XLATE_02, GlobalsAreThereBeforeFunctions) {
  registerHooks();
  unsigned globals = 0;
  mine.convert = [&](Operation *op, llvm::IRBuilderBase &, ModuleTranslation &translation) {
    for (auto global : op->getParentOfType<ModuleOp>().getOps<LLVM::GlobalOp>()) {
      auto *known = llvm::dyn_cast_or_null<llvm::GlobalVariable>(translation.lookupGlobal(global));
      globals += known && known->hasInitializer();
    }
    return success();
  };
  ASSERT_TRUE(translate(R"(
    llvm.func @f() { "hook.look"() : () -> () llvm.return }
    llvm.mlir.global internal @a(1 : i32) : i32
    llvm.mlir.global internal @b() : !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
  )")) << said;
  EXPECT_EQ(globals, 2u);
}

TEST_F(XLATE_05, OneFunctionAtATime) {
  registerHooks();
  unsigned looks = 0;
  Value firstArgument;
  mine.convert = [&](Operation *op, llvm::IRBuilderBase &builder, ModuleTranslation &translation) {
    ++looks;
    auto function = op->getParentOfType<LLVM::LLVMFuncOp>();
    Value argument = function.getArgument(0);
    // Values of this function, and of no other.
    EXPECT_TRUE(translation.lookupValue(argument));
    EXPECT_EQ(translation.lookupBlock(op->getBlock()), builder.GetInsertBlock());
    if (function.getName() == "first")
      firstArgument = argument;
    else
      EXPECT_FALSE(translation.lookupValue(firstArgument));
    // Functions, globals and metadata of the module.
    for (StringRef name : {"first", "second", "declared"})
      EXPECT_TRUE(translation.lookupFunction(name)) << name.str();
    EXPECT_TRUE(translation.lookupGlobal(*op->getParentOfType<ModuleOp>().getOps<LLVM::GlobalOp>().begin()));
    translation.getOrInsertNamedModuleMetadata("hook.seen");
    return success();
  };
  ASSERT_TRUE(translate(R"(
    llvm.mlir.global internal @g(1 : i32) : i32
    llvm.func @first(%a: i32) { "hook.look"() : () -> () llvm.return }
    llvm.func @second(%a: i32) { "hook.look"() : () -> () llvm.return }
    llvm.func @declared()
  )")) << said;
  EXPECT_EQ(looks, 2u);
  EXPECT_TRUE(result->getNamedMetadata("hook.seen"));
}

/// A loop whose head has two arguments; the hook is in the head and at its end.
static const char *const kLoop = R"(
  llvm.func @f(%n: i32, %c: i1) -> i32 {
    llvm.br ^head(%n, %n : i32, i32)
  ^head(%i: i32, %s: i32):
    "hook.look"() : () -> ()
    %t = llvm.add %s, %i : i32
    llvm.cond_br %c, ^head(%s, %t : i32, i32), ^end
  ^end:
    "hook.look"() : () -> ()
    llvm.return %t : i32
  })";

TEST_F(XLATE_PHI_01, PhisComeBeforeTheBody) {
  registerHooks();
  unsigned phis = 0;
  mine.convert = [&](Operation *op, llvm::IRBuilderBase &builder, ModuleTranslation &translation) {
    for (BlockArgument argument : op->getBlock()->getArguments()) {
      auto *phi = llvm::dyn_cast_or_null<llvm::PHINode>(translation.lookupValue(argument));
      phis += phi && phi->getParent() == builder.GetInsertBlock();
    }
    return success();
  };
  ASSERT_TRUE(translate(kLoop)) << said;
  EXPECT_EQ(phis, 2u);
}

TEST_F(XLATE_PHI_02, PhisAreConnectedAtTheEnd) {
  registerHooks();
  std::vector<llvm::PHINode *> phis;
  unsigned early = 0;
  mine.convert = [&](Operation *op, llvm::IRBuilderBase &, ModuleTranslation &translation) {
    if (phis.empty())
      for (BlockArgument argument : op->getBlock()->getArguments())
        phis.push_back(llvm::cast<llvm::PHINode>(translation.lookupValue(argument)));
    for (llvm::PHINode *phi : phis)
      early += phi->getNumIncomingValues();
    return success();
  };
  ASSERT_TRUE(translate(kLoop)) << said;
  EXPECT_EQ(mine.converted.size(), 2u);
  EXPECT_EQ(early, 0u);
  ASSERT_EQ(phis.size(), 2u);
  for (llvm::PHINode *phi : phis)
    EXPECT_EQ(phi->getNumIncomingValues(), 2u);
}

TEST_F(XLATE_08, RegionsAreUpToTheirOperation) {
  registerHooks();
  const char *text = R"(
    llvm.func @f(%a: i32, %p: !llvm.ptr) {
      "hook.region"() ({
        %x = llvm.mul %a, %a : i32
        llvm.store %x, %p : i32, !llvm.ptr
        "hook.end"() : () -> ()
      }) : () -> ()
      llvm.return
    })";
  ASSERT_TRUE(translate(text)) << said;
  EXPECT_EQ(mine.converted, std::vector<std::string>{"hook.region"});
  EXPECT_EQ(print().find(" mul "), std::string::npos) << print();
  mine.convert = [](Operation *op, llvm::IRBuilderBase &builder, ModuleTranslation &translation) {
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        translation.mapBlock(&block, builder.GetInsertBlock());
        if (failed(translation.convertBlock(block, /*ignoreArguments=*/true, builder)))
          return failure();
      }
    return success();
  };
  ASSERT_TRUE(translate(text)) << said;
  EXPECT_NE(print().find(" mul "), std::string::npos) << print();
  EXPECT_EQ(mine.converted.back(), "hook.end");
}

TEST_F(XLATE_09, OperationsOfADialect) {
  registerHooks();
  mine.convert = [](Operation *op, llvm::IRBuilderBase &builder, ModuleTranslation &translation) {
    if (op->getNumOperands() != 1)
      return failure();
    llvm::Value *operand = translation.lookupValue(op->getOperand(0));
    translation.mapValue(op->getResult(0), builder.CreateXor(operand, builder.getInt32(85)));
    return success();
  };
  ASSERT_TRUE(translate(R"(llvm.func @f(%a: i32) -> i32 {
    %r = "hook.flip"(%a) : (i32) -> i32
    llvm.return %r : i32
  })"))
      << said;
  EXPECT_NE(print().find("%2 = xor i32 %0, 85\n  ret i32 %2"), std::string::npos) << print();
  // The hook may fail, and so does the translation.
  EXPECT_FALSE(translate(R"(llvm.func @f() { "hook.flip"() : () -> () llvm.return })"));
  EXPECT_NE(said.find("hook.flip"), std::string::npos) << said;
}

TEST_F(XLATE_10, AttributesOfADialect) {
  registerHooks();
  std::vector<std::string> seen;
  mine.amend = [&](Operation *, ArrayRef<llvm::Instruction *> instructions, NamedAttribute attribute) {
    seen.push_back(attribute.getName().str() + " " + std::to_string(instructions.size()));
    for (llvm::Instruction *instruction : instructions)
      instruction->setName("amended");
    return success();
  };
  ASSERT_TRUE(translate(R"(llvm.func @f(%a: i32) -> i32 {
    %x = llvm.add %a, %a : i32
    %y = llvm.mul %x, %a {hook.note = 5 : i32} : i32
    llvm.return %y : i32
  })"))
      << said;
  EXPECT_EQ(seen, std::vector<std::string>{"hook.note 1"});
  EXPECT_EQ(mine.amended, std::vector<std::string>{"llvm.mul"});
  EXPECT_NE(print().find("%amended = mul i32"), std::string::npos) << print();
  EXPECT_TRUE(mine.converted.empty());
}

TEST_F(XLATE_11, RegistrationComesFirst) {
  const char *text = R"(llvm.func @f() { "hook.look"() : () -> () llvm.return })";
  EXPECT_FALSE(translate(text));
  EXPECT_NE(said.find("hook.look"), std::string::npos) << said;
  registerHooks();
  // Nothing is loaded by it.
  MLIRContext other(registry);
  EXPECT_EQ(other.getLoadedDialect("hook"), nullptr);
  EXPECT_EQ(other.getLoadedDialect("llvm"), nullptr);
  Dialect *dialect = other.getOrLoadDialect("hook");
  ASSERT_TRUE(dialect);
  EXPECT_TRUE(dialect->getRegisteredInterface<LLVMTranslationDialectInterface>());
  EXPECT_TRUE(translate(text)) << said;
  EXPECT_EQ(mine.converted.size(), 1u);
}

TEST_F(XLATE_12, TheMessageNamesTheOperation) {
  // In functions and beside them.
  for (const char *text : {R"(llvm.func @f() { "hook.look"() : () -> () llvm.return })",
                           R"("hook.look"() : () -> () llvm.func @f() { llvm.return })"}) {
    said.clear();
    EXPECT_FALSE(translate(text)) << text;
    EXPECT_TRUE(source) << text; // it is the export that fails
    EXPECT_NE(said.find("hook.look"), std::string::npos) << said;
  }
  // With the interface, the same is exported.
  registerHooks();
  EXPECT_TRUE(translate(R"(llvm.func @f() { "hook.look"() : () -> () llvm.return })")) << said;
  // Another dialect's interface is none of this one's.
  said.clear();
  registry.insert<func::FuncDialect>();
  EXPECT_FALSE(translate("func.func private @f()"));
  EXPECT_TRUE(source);
  EXPECT_NE(said.find("func.func"), std::string::npos) << said;
}

TEST_F(XLATE_13, TypesBlocksAndModulesStay) {
  registerHooks();
  const char *text = R"(
    llvm.mlir.global internal @g(1 : i32) : i32
    llvm.func @f(%a: i32, %c: i1) -> i32 {
      llvm.cond_br %c, ^one(%a : i32), ^two
    ^one(%x: i32):
      llvm.return %x : i32
    ^two:
      "hook.look"() : () -> ()
      llvm.br ^one(%a : i32)
    })";
  // No hook is asked about global, function, blocks or operations of LLVM.
  ASSERT_TRUE(translate(text)) << said;
  EXPECT_EQ(mine.converted, std::vector<std::string>{"hook.look"});
  EXPECT_EQ(result->getFunction("f")->size(), 3u);
  // A type of the dialect has no place in a function of LLVM, hooks or not.
  EXPECT_FALSE(translate("llvm.func @f(!hook.type)"));
  EXPECT_NE(said.find("expected LLVM type"), std::string::npos) << said;
}

TEST_F(XLATE_13, WaivedNoCustomOperationsOfModules) {
  registerHooks();
  translate(R"("hook.look"() : () -> () llvm.func @f() { llvm.return })");
  EXPECT_EQ(mine.converted, std::vector<std::string>());
}
