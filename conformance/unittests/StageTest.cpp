//===-- StageTest.cpp - engines and steps as text --------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every row of both tables has a text that parses back, and no two have the same. LLVM
// knows of each machine that a stage can have what its triple says.
//
//===----------------------------------------------------------------------===//

#include "conformance/words/Stage.h"
#include "conformance/targets/Targets.h"

#include "llvm/Target/TargetMachine.h"
#include "gtest/gtest.h"

#include <set>

using namespace memref_cts::conformance;

static std::vector<Stage> allStages() {
  std::vector<Stage> stages;
  for (EngineKind kind : EngineSet::all().list())
    stages.emplace_back(kind, isOfTargets(kind) ? "s390x" : "");
  for (unsigned i = 0; i < kNumStepKinds; ++i) {
    StepKind kind = static_cast<StepKind>(i);
    stages.emplace_back(kind, kind == StepKind::SelfCheck ? "s390x" : "");
  }
  return stages;
}

TEST(StageTest, textsParseBack) {
  std::set<std::string> texts;
  for (const Stage &stage : allStages()) {
    EXPECT_TRUE(texts.insert(stage.text()).second) << stage.text();
    std::optional<Stage> again = Stage::parse(stage.text());
    ASSERT_TRUE(again.has_value()) << stage.text();
    EXPECT_EQ(*again, stage);
    EXPECT_NE(stage.engine().has_value(), stage.step().has_value()) << stage.text();
  }
  EXPECT_EQ(texts.size(), size_t(kNumEngineKinds + kNumStepKinds));
  EXPECT_TRUE(texts.count("aot:s390x"));
}

TEST(StageTest, noOtherTextIsAStage) {
  for (const char *text : {"", "aot", "aot:", "jit:native", "self-check", "refllvm", "clause", ":"})
    EXPECT_FALSE(Stage::parse(text).has_value()) << text;
}

TEST(StageTest, enginesRunAndStepsDoNot) {
  for (const Stage &stage : allStages()) {
    EXPECT_EQ(stage.isOfRuns(), stage.engine().has_value() || stage.is(StepKind::SelfCheck)) << stage.text();
    EXPECT_LE(stage.isOfRuns() + stage.isAboutModule() + stage.isBeforeRuns(), 1) << stage.text();
  }
  EXPECT_TRUE(Stage(StepKind::Verify).isAboutModule());
  EXPECT_TRUE(Stage(StepKind::Lower).isBeforeRuns());
  EXPECT_FALSE(Stage(StepKind::Static).isBeforeRuns());
}

TEST(StageTest, machineOfAStage) {
  EXPECT_EQ(Stage(EngineKind::Jit).machine(), "native");
  EXPECT_EQ(Stage(EngineKind::Aot, "aarch64").machine(), "aarch64");
}

TEST(StageTest, machinesHaveTheSystemOfTheirTriple) {
  for (const std::string &name : aotTargetNames()) {
    llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine = makeTargetMachine(*findTarget(name), 0);
    ASSERT_TRUE(bool(machine)) << name << ": " << llvm::toString(machine.takeError());
    const llvm::Triple &triple = (*machine)->getTargetTriple();
    EXPECT_TRUE(triple.isOSLinux()) << name << ": " << triple.str();
    EXPECT_NE(triple.getEnvironment(), llvm::Triple::UnknownEnvironment) << name << ": " << triple.str();
  }
}
