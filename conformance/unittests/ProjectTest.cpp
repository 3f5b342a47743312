//===-- ProjectTest.cpp - the file memref-cts.yaml -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a project file says, what is wrong with one, and where it is found.
//
//===----------------------------------------------------------------------===//

#include "conformance/project/Project.h"
#include "conformance/project/CaseGlobs.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace memref_cts::conformance;
using llvm::Expected;
using llvm::toString;
namespace fs = llvm::sys::fs;

namespace {
/// A folder of its own for each test.
class ProjectTest : public testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(fs::createUniqueDirectory("memref-cts-project", root)); }
  void TearDown() override { fs::remove_directories(root); }

  std::string path(llvm::StringRef name) const {
    llvm::SmallString<128> path(root);
    llvm::sys::path::append(path, name);
    return std::string(path);
  }
  std::string write(llvm::StringRef name, llvm::StringRef text = "") const {
    std::string file = path(name);
    EXPECT_FALSE(fs::create_directories(llvm::sys::path::parent_path(file)));
    std::error_code code;
    llvm::raw_fd_ostream os(file, code);
    EXPECT_FALSE(code);
    os << text;
    return file;
  }
  std::string names(const std::vector<std::string> &files) const {
    std::string text;
    for (llvm::StringRef file : files) {
      file.consume_front(root.str());
      text += (text.empty() ? "" : " ") + file.ltrim('/').str();
    }
    return text;
  }

  llvm::SmallString<128> root;
};
} // namespace

static std::string problem(llvm::StringRef text) {
  Expected<Project> read = Project::parse("memref-cts.yaml", text);
  return read ? "" : toString(read.takeError());
}

static std::string setting(const Project &project, llvm::StringRef key) {
  std::string text;
  for (const ProjectSetting &each : project.settings())
    if (each.key == key)
      for (const std::string &value : each.values)
        text += (text.empty() ? "" : " ") + value;
  return text;
}

TEST_F(ProjectTest, valuesHaveKeysAndLines) {
  Expected<Project> read = Project::parse("a/memref-cts.yaml", "version: 1\n"
                                                               "engines: [ref-llvm, jit]\n"
                                                               "budgets:\n"
                                                               "  timeout-ms: 500 # short\n"
                                                               "  jobs: 0\n"
                                                               "prepare:\n"
                                                               "  lower-structured: never\n"
                                                               "passes: [cse, 'mine=cse,canonicalize']\n"
                                                               "baseline: b.json\n");
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(setting(*read, "engines"), "ref-llvm jit");
  EXPECT_EQ(setting(*read, "budgets.timeout-ms"), "500");
  EXPECT_EQ(setting(*read, "budgets.jobs"), "0");
  EXPECT_EQ(setting(*read, "prepare.lower-structured"), "never");
  EXPECT_EQ(setting(*read, "passes"), "cse mine=cse,canonicalize");
  EXPECT_EQ(setting(*read, "baseline"), "a/b.json"); // relative to the file
  EXPECT_EQ(setting(*read, "waivers"), "");
  for (const ProjectSetting &each : read->settings())
    if (each.key == "budgets.timeout-ms")
      EXPECT_EQ(each.line, 4u);
}

TEST_F(ProjectTest, loweringsHaveNames) {
  Expected<Project> read = Project::parse("memref-cts.yaml", "version: 1\n"
                                                             "lowerings:\n"
                                                             "- name: acme\n"
                                                             "  pipeline: |\n"
                                                             "    builtin.module(\n"
                                                             "      cse, canonicalize{top-down=true max-iterations=3}\n"
                                                             "    )\n"
                                                             "  waivers-of: upstream\n"
                                                             "- {name: shell, command: 'my-opt --x', form: generic}\n"
                                                             "- {name: other, builtin: 'upstream:cse'}\n");
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  ASSERT_EQ(read->lowerings().size(), 3u);
  const LoweringSpec &acme = read->lowering("acme")->spec;
  EXPECT_EQ(acme.label, "acme");
  EXPECT_EQ(acme.kind, LoweringKind::Pipeline);
  EXPECT_EQ(acme.pipeline, "builtin.module(cse,canonicalize{top-down=true max-iterations=3})");
  EXPECT_EQ(acme.waiversOf, "upstream");
  EXPECT_EQ(read->lowering("acme")->line, 3u);
  const LoweringSpec &shell = read->lowering("shell")->spec;
  EXPECT_EQ(shell.command, "generic:my-opt --x");
  const LoweringSpec &other = read->lowering("other")->spec;
  EXPECT_EQ(other.label, "other");
  EXPECT_EQ(other.name, "upstream");
  EXPECT_EQ(other.variant, "cse");
  EXPECT_EQ(read->lowering("none"), nullptr);
}

TEST_F(ProjectTest, commandsRunInTheFolderOfTheFile) {
  std::string file = write("memref-cts.yaml", "version: 1\nlowerings:\n- {name: shell, command: ./my-opt}\n");
  Expected<Project> read = Project::read(file);
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(read->lowering("shell")->spec.command, ("source:cd " + root + " && ./my-opt").str());
}

TEST_F(ProjectTest, globsNameCases) {
  for (const char *name : {"b.mlir", "a.mlir", "c.txt", "deep/d.mlir", "deep/er/e.mlir", ".git/f.mlir", "deep/.g.mlir"})
    write(name);
  auto matching = [&](llvm::StringRef pattern) {
    Expected<std::vector<std::string>> files = casesMatching(root, pattern);
    return files ? names(*files) : toString(files.takeError());
  };
  EXPECT_EQ(matching("*.mlir"), "a.mlir b.mlir");
  EXPECT_EQ(matching("deep"), "deep/d.mlir deep/er/e.mlir");
  EXPECT_EQ(matching("**/*.mlir"), "a.mlir b.mlir deep/d.mlir deep/er/e.mlir");
  EXPECT_EQ(matching("**/[de].mlir"), "deep/d.mlir deep/er/e.mlir");
  EXPECT_EQ(matching("d*/*/e.mlir"), "deep/er/e.mlir");
  EXPECT_EQ(matching("{a,c}.*"), "a.mlir c.txt");
  EXPECT_EQ(matching("./deep/../a.mlir"), "deep/../a.mlir");
  EXPECT_EQ(matching("no/*.mlir"), "");
  EXPECT_EQ(names(cantFail(casesBelow(root))), "a.mlir b.mlir deep/d.mlir deep/er/e.mlir");
  std::string file = write("memref-cts.yaml", "version: 1\ncases:\n- deep\n- '*.mlir'\n- a.mlir\n");
  Expected<Project> read = Project::read(file);
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(names(read->cases()), "deep/d.mlir deep/er/e.mlir a.mlir b.mlir");
}

TEST_F(ProjectTest, isFoundUpToTheRootOfTheRepository) {
  std::string file = write("memref-cts.yaml", "version: 1\n");
  write("sub/deep/a.mlir");
  auto found = [&](llvm::StringRef folder) {
    llvm::SmallString<128> real;
    std::string name = Project::find(path(folder));
    return name.empty() || fs::real_path(name, real) ? name : std::string(real);
  };
  llvm::SmallString<128> real;
  ASSERT_FALSE(fs::real_path(file, real));
  EXPECT_EQ(found("sub/deep"), real.str());
  EXPECT_EQ(found(""), real.str());
  write("sub/.git/HEAD");
  EXPECT_EQ(found("sub/deep"), "");
  std::string inner = write("sub/memref-cts.yaml", "version: 1\n");
  ASSERT_FALSE(fs::real_path(inner, real));
  EXPECT_EQ(found("sub/deep"), real.str());
}

TEST_F(ProjectTest, errorsNameTheLine) {
  EXPECT_EQ(problem(""), "memref-cts.yaml:1: no project file: it needs version: 1");
  EXPECT_EQ(problem("version: 2\nlow: 3\n"), "memref-cts.yaml:1: version 2 is newer than this memref-cts, which reads "
                                             "version 1; install a newer memref-cts");
  EXPECT_EQ(problem("version: one\n"),
            "memref-cts.yaml:1: version: 'one' is no version; this memref-cts reads version 1");
  EXPECT_EQ(problem("version: 1\n\nbudget:\n  jobs: 1\n"),
            "memref-cts.yaml:3: unknown key 'budget'; known are version, lowerings, cases, engines, targets, prepare, "
            "callees, passes, "
            "budgets, cc, runtime, waivers, baseline");
  EXPECT_EQ(problem("version: 1\nbudgets:\n  timeout: 1\n"),
            "memref-cts.yaml:3: unknown key 'timeout'; known are timeout-ms, lower-timeout-ms, "
            "file-timeout-ms, memory-mb, max-steps, max-bytes, random, fuzz-seconds, jobs");
  EXPECT_EQ(problem("version: 1\nbudgets:\n  jobs: many\n"),
            "memref-cts.yaml:3: jobs: 'many' is no whole number from 0 to 4294967295");
  EXPECT_EQ(problem("version: 1\nbudgets:\n  timeout-ms: 0\n"),
            "memref-cts.yaml:3: timeout-ms: '0' is no whole number from 1 to 4294967295");
  EXPECT_EQ(problem("version: 1\nengines: jit\n"),
            "memref-cts.yaml:2: a list is expected here: one '- VALUE' in a line, or [VALUE, ...]");
  EXPECT_EQ(problem("version: 1\nengines: [jit, fast]\n"),
            "memref-cts.yaml:2: engines: unknown value 'fast'; known are ref, ref-llvm, ref-ir, jit, aot");
  EXPECT_EQ(problem("version: 1\nbudgets: 3\n"),
            "memref-cts.yaml:2: keys are expected here: one 'KEY: VALUE' in a line");
  EXPECT_EQ(problem("version: 1\nwaivers: no.yaml\n"), "memref-cts.yaml:2: waivers: there is no file 'no.yaml'");
  EXPECT_EQ(problem("version: 1\ncases: ['no*.mlir']\n"), "memref-cts.yaml:2: cases: 'no*.mlir' matches no file");
  const std::string start = "version: 1\nlowerings:\n- name: acme\n";
  EXPECT_EQ(problem(start), "memref-cts.yaml:3: lowering 'acme' needs one of pipeline, command, builtin");
  EXPECT_EQ(problem(start + "  builtin: ours\n  command: x\n"),
            "memref-cts.yaml:3: lowering 'acme' has more than one of pipeline, command, builtin; one of them says what "
            "it is");
  EXPECT_EQ(problem(start + "  pipeline: builtin.module(cse)\n  plugins: [no.so]\n"),
            "memref-cts.yaml:5: plugins: there is no file 'no.so'");
  EXPECT_EQ(problem(start + "  builtin: ours\n  form: source\n"),
            "memref-cts.yaml:5: form: only a command reads a printed module");
  EXPECT_EQ(problem(start + "  pipeline: builtin.module(cse)\n  takes-options: true\n"),
            "memref-cts.yaml:5: takes-options: only a command has this key; a pipeline says $MEMREF_CTS_OPTIONS where "
            "they go");
  EXPECT_EQ(problem(start + "  command: x\n  takes-options: yes\n"),
            "memref-cts.yaml:5: takes-options: unknown value 'yes'; known are true, false");
  EXPECT_EQ(problem(start + "  command: x\n- name: acme\n  command: y\n"),
            "memref-cts.yaml:5: name: a lowering is called 'acme' already");
  EXPECT_NE(problem(start + "  builtin: theirs\n").find("memref-cts.yaml:4: unknown lowering 'theirs'"),
            std::string::npos);
  EXPECT_EQ(problem("version: 1\nlowerings:\n- {name: upstream, command: x}\n"),
            "memref-cts.yaml:3: name: the name 'upstream' is taken: it is a word of the tool's own");
  EXPECT_EQ(problem("version: 1\nlowerings:\n- {name: mlir-ours, command: x}\n"),
            "memref-cts.yaml:3: name: the name 'mlir-ours' is taken: names that begin with upstream or mlir- are the "
            "tool's own");
  EXPECT_EQ(problem("version: 1\nlowerings:\n- {name: 'a:b', command: x}\n"),
            "memref-cts.yaml:3: name: 'a:b' is no name: letters, digits, '_', '.' and '-', the first a letter");
}

TEST(LoweringNameTest, standsBeforeTheText) {
  auto parsed = [](llvm::StringRef text) { return llvm::cantFail(parseLowering(text)); };
  LoweringSpec acme = parsed("pipeline=acme=builtin.module(x{a=b})");
  EXPECT_EQ(acme.label, "acme");
  EXPECT_EQ(acme.pipeline, "builtin.module(x{a=b})");
  // Texts without a name are what they were.
  EXPECT_EQ(parsed("pipeline=builtin.module(x{a=b})").label, "pipeline=builtin.module(x{a=b})");
  EXPECT_EQ(parsed("command=my-opt --a=b").label, "command=my-opt --a=b");
  EXPECT_EQ(parsed("command=source:A=1 my-opt").command, "source:A=1 my-opt");
  LoweringSpec shell = parsed("command=shell=generic:my-opt --a=b");
  EXPECT_EQ(shell.label, "shell");
  EXPECT_EQ(shell.command, "generic:my-opt --a=b");
  LoweringSpec variant = parsed("pipeline=acme=cse:builtin.module(x)");
  EXPECT_EQ(variant.label, "acme:cse");
  EXPECT_EQ(variant.variant, "cse");
  LoweringSpec both = llvm::cantFail(withVariant(variant, "own-context"));
  EXPECT_EQ(both.label, "acme:cse+own-context");
  auto wrong = [](llvm::StringRef text) { return toString(parseLowering(text).takeError()); };
  EXPECT_NE(wrong("command=FOO=1 my-opt").find("write source:FOO=..."), std::string::npos);
  EXPECT_NE(wrong("pipeline=mlir-19=builtin.module(x)").find("is taken"), std::string::npos);
  EXPECT_NE(wrong("pipeline=a+b=builtin.module(x)").find("is no name"), std::string::npos);
  EXPECT_NE(wrong("command=1a=x").find("is no name"), std::string::npos);
}

TEST(UpstreamPassesTest, arePartOfAPipeline) {
  auto passes = [](llvm::StringRef text) { return upstreamPasses(text); };
  using Names = std::vector<std::string>;
  EXPECT_EQ(
      passes(
          "pipeline=builtin.module(my-pass,func.func(arith-expand{a=cse}),finalize-memref-to-llvm{x=convert-to-llvm})"),
      (Names{"arith-expand", "finalize-memref-to-llvm"}));
  EXPECT_EQ(passes("pipeline=builtin.module(my-finalize-memref-to-llvm)"), Names());
  EXPECT_EQ(passes("command=mlir-opt --convert-to-llvm"), Names());
  const Names both = {"finalize-memref-to-llvm", "convert-func-to-llvm"};
  EXPECT_EQ(passesLowering("memref.*", both), Names{"finalize-memref-to-llvm"});
  EXPECT_EQ(passesLowering("vector.load", both), Names());
  EXPECT_EQ(passesLowering("vector.load", {"convert-to-llvm"}), Names{"convert-to-llvm"});
  EXPECT_EQ(passesLowering("memref.subview", {"expand-strided-metadata"}), Names{"expand-strided-metadata"});
  // A pass that expands some operations of a dialect does not lower the dialect.
  EXPECT_EQ(passesLowering("memref.*", {"expand-strided-metadata"}), Names());
  EXPECT_EQ(passesLowering("llvm.load", both), std::nullopt);
}
