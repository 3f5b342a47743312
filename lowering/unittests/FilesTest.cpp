//===- FilesTest.cpp - Files of others, and modules as text ---------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lowering/ModuleText.h"
#include "lowering/ReadFile.h"
#include "lowering/WriteFile.h"

#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"

#include <functional>

#include <sys/stat.h>

using namespace memref_cts;

/// Told of each wait for the disk, in the place of the system's.
static std::function<int(int)> onWait;
extern "C" int fsync(int descriptor) { return onWait ? onWait(descriptor) : 0; }

namespace {

class ReadFileTest : public ::testing::Test {
protected:
  void SetUp() override { ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("files", folder)); }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }
  std::string in(const char *name) const { return (folder + "/" + name).str(); }
  /// What readFile says of a file.
  static std::string problemOf(const std::string &path, uint64_t most = kMostFileBytes) {
    llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> buffer = readFile(path, most);
    return buffer ? "" : buffer.getError().message();
  }
  llvm::SmallString<128> folder;
};

TEST_F(ReadFileTest, theDiskHasWhatTakesThePlaceOfAFile) {
  const std::string path = in("file");
  auto textOf = [&] { return (*readFile(path))->getBuffer().str(); };
  std::vector<std::string> seen; // in the file's place, when the disk is waited for
  onWait = [&](int) {
    seen.push_back(textOf());
    return 0;
  };
  llvm::cantFail(writeFile(path, "old"));
  EXPECT_TRUE(seen.empty()); // no file can be lost yet
  llvm::cantFail(writeFile(path, "new"));
  EXPECT_EQ(seen, (std::vector<std::string>{"old", "new"})); // the file, and then its name in the folder
  // A disk that fails leaves the old file.
  onWait = [](int) {
    errno = EIO;
    return -1;
  };
  llvm::Error error = writeFile(path, "newer");
  EXPECT_TRUE(bool(error));
  llvm::consumeError(std::move(error));
  onWait = nullptr;
  EXPECT_EQ(textOf(), "new");
  int files = 0;
  std::error_code code;
  for (llvm::sys::fs::directory_iterator at(folder, code), end; at != end && !code; at.increment(code))
    ++files;
  EXPECT_EQ(files, 1);
}

TEST_F(ReadFileTest, refusesWhatIsNoFile) {
  EXPECT_EQ(problemOf("/dev/zero"), "it is no regular file");
  EXPECT_EQ(problemOf("/dev/null"), "it is no regular file");
  EXPECT_EQ(problemOf(folder.str().str()), "it is a folder");
  EXPECT_EQ(problemOf(in("none")), "No such file or directory");
  ASSERT_EQ(mkfifo(in("pipe").c_str(), 0600), 0);
  EXPECT_EQ(problemOf(in("pipe")), "it is no regular file"); // and does not wait
  ASSERT_FALSE(llvm::sys::fs::create_link("/dev/zero", in("link")));
  EXPECT_EQ(problemOf(in("link")), "it is no regular file");
}

TEST_F(ReadFileTest, nothingIsWrittenOrReadThroughALink) {
  auto textOf = [](const std::string &path) { return (*readFile(path))->getBuffer().str(); };
  const std::string victim = in("victim"), link = in("link"), pipe = in("pipe");
  llvm::cantFail(replaceFile(victim, "old"));
  ASSERT_FALSE(llvm::sys::fs::create_link(victim, link));
  EXPECT_EQ(textOf(link), "old");
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> read = readPlainFile(link);
  ASSERT_FALSE(bool(read));
  EXPECT_EQ(read.getError().message(), "it is no regular file");
  llvm::cantFail(replaceFile(link, "new"));
  EXPECT_EQ(textOf(victim), "old");
  EXPECT_FALSE(llvm::sys::fs::is_symlink_file(link));
  EXPECT_EQ((*readPlainFile(link))->getBuffer(), "new");
  // Nobody reads the pipe.
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  llvm::cantFail(replaceFile(pipe, "new", /*isProgram=*/true));
  EXPECT_EQ(textOf(pipe), "new");
  EXPECT_TRUE(llvm::sys::fs::can_execute(pipe));
  // A folder stays, and nothing is left beside it.
  ASSERT_FALSE(llvm::sys::fs::create_directory(in("in-the-way")));
  llvm::Error error = replaceFile(in("in-the-way"), "new");
  EXPECT_TRUE(bool(error));
  llvm::consumeError(std::move(error));
  int files = 0;
  std::error_code code;
  for (llvm::sys::fs::directory_iterator at(folder, code), end; at != end && !code; at.increment(code))
    ++files;
  EXPECT_EQ(files, 4);
}

TEST_F(ReadFileTest, readsUpToItsLimit) {
  std::error_code error;
  llvm::raw_fd_ostream(in("file"), error) << std::string(1 << 20, 'a');
  ASSERT_FALSE(error);
  EXPECT_EQ(problemOf(in("file"), 1 << 20), "");
  llvm::raw_fd_ostream(in("file"), error, llvm::sys::fs::OF_Append) << 'a';
  EXPECT_EQ(problemOf(in("file"), 1 << 20), "larger than 1 MiB");
  EXPECT_EQ((*readFile(in("file")))->getBufferSize(), (1u << 20) + 1);
  EXPECT_EQ(*(*readFile(in("file")))->getBufferEnd(), '\0'); // as parsers want it
  // The system says that it is empty.
  EXPECT_NE((*readFile("/proc/self/status"))->getBufferSize(), 0u);
}

TEST_F(ReadFileTest, readersOfLLVM) {
  EXPECT_FALSE(readableFiles(1 << 20)->getBufferForFile("/dev/zero"));
  EXPECT_TRUE(readableFiles(1 << 20)->getBufferForFile("/proc/self/status"));
}

std::string problemOf(const std::string &text) {
  std::optional<TextProblem> problem = findUnreadableModule(text);
  return problem ? std::to_string(problem->line) + ": " + problem->what : "";
}

std::string repeat(const std::string &text, unsigned times) {
  std::string all;
  for (unsigned i = 0; i < times; ++i)
    all += text;
  return all;
}

TEST(ModuleTextTest, bracketsNest) {
  EXPECT_EQ(problemOf("\n" + repeat("(", 1001)), "2: nested more than 1000 deep");
  EXPECT_EQ(problemOf(repeat("(", 1000)), "");
  EXPECT_EQ(problemOf(repeat("()", 5000)), "");
  EXPECT_EQ(problemOf("\"" + repeat("(", 5000) + "\" // " + repeat("(", 5000)), "");
  EXPECT_EQ(problemOf(repeat("f(a) -> b <= c >= d\n", 5000)), "");
}

TEST(ModuleTextTest, namesStandForWhatTheyWereGivenTo) {
  std::string deep = "!a = tuple<" + repeat("tuple<", 600) + repeat(">", 601) + "\n";
  EXPECT_EQ(problemOf(deep + "tuple<!a>"), "");
  EXPECT_EQ(problemOf(deep + repeat("tuple<", 600) + "!a"), "2: nested more than 1000 deep");
  std::string doubling = "!a0 = tuple<i32>\n", locations = "#loc0 = loc(\"a\")\n";
  for (int i = 0; i < 40; ++i) {
    std::string last = std::to_string(i), next = std::to_string(i + 1);
    doubling += "!a" + next + " = tuple<!a" + last + ", !a" + last + ">\n";
    locations += "#loc" + next + " = loc(fused[#loc" + last + ", #loc" + last + "])\n";
  }
  EXPECT_NE(problemOf(doubling).find("more than 64 MiB with names"), std::string::npos);
  EXPECT_EQ(problemOf(locations), ""); // nobody prints them
  EXPECT_FALSE(findUnreadable(doubling));
}

TEST(ModuleTextTest, numbersAreShort) {
  EXPECT_EQ(problemOf("a\n" + repeat("9", 4097)), "2: a number has 4097 digits, more than 4096");
  EXPECT_EQ(problemOf(repeat("9", 4096)), "");
  EXPECT_EQ(problemOf("\"0x" + repeat("9", 5000) + "\""), "");
  EXPECT_EQ(problemOf("ML\xefR" + repeat("9", 5000)), ""); // bytecode
}

} // namespace
