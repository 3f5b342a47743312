//===-- StandaloneMain.cpp - runs a fuzz target without libFuzzer ---------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main of every fuzz target in builds without libFuzzer, so that any
// compiler builds them and ctest replays their seeds. Knows no target and uses
// the C++ library alone. A property that is broken ends the process, as it does
// under libFuzzer.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
// A target may have these.
extern "C" __attribute__((weak)) int LLVMFuzzerInitialize(int *argc, char ***argv);
extern "C" __attribute__((weak)) size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed);

namespace fs = std::filesystem;
using InputBytes = std::vector<uint8_t>;

/// Bytes of an input at most; longer files are refused.
static constexpr size_t kMostBytes = 64u << 20;
/// Bytes of a mutant at most.
static constexpr size_t kMutantBytes = 4096;

static int usage(const std::string &error) {
  std::fprintf(error.empty() ? stdout : stderr,
               "%s%susage: TARGET [options] FILE|DIRECTORY...\n\n"
               "Runs the fuzz target on each file, those of a directory by name.\n"
               "  --seconds=N  start no input after this time; the inputs left out are counted\n"
               "  --mutants=N  run also on N mutants of each input, where the target has a mutator\n"
               "  --seed=S     seed of the mutants (default 1)\n"
               "exit codes: 0 all inputs done, 2 usage or unreadable input; a broken property aborts\n",
               error.empty() ? "" : ("error: " + error).c_str(), error.empty() ? "" : "\n");
  return error.empty() ? 0 : 2;
}

/// The number behind `name` in `argument`; false if it is another argument.
static bool option(const std::string &argument, const std::string &name, unsigned long &value, bool &bad) {
  if (argument.compare(0, name.size(), name) != 0)
    return false;
  const char *digits = argument.c_str() + name.size();
  char *end = nullptr;
  value = std::strtoul(digits, &end, 10);
  bad = end == digits || *end != 0 || *digits == '-';
  return true;
}

static bool read(const fs::path &path, InputBytes &bytes) {
  std::error_code code;
  // A pipe would be waited for, and a device has no end.
  if (!fs::is_regular_file(path, code))
    return false;
  uintmax_t size = fs::file_size(path, code);
  std::ifstream stream(path, std::ios::binary);
  if (code || size > kMostBytes || !stream)
    return false;
  bytes.assign(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
  return !stream.bad() && bytes.size() == size;
}

int main(int argc, char **argv) {
  if (LLVMFuzzerInitialize)
    LLVMFuzzerInitialize(&argc, &argv);
  unsigned long seconds = 0, mutants = 0, seed = 1;
  std::vector<fs::path> inputs;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    bool bad = false;
    if (argument == "--help")
      return usage("");
    if (option(argument, "--seconds=", seconds, bad) || option(argument, "--mutants=", mutants, bad) ||
        option(argument, "--seed=", seed, bad)) {
      if (bad)
        return usage("bad number in '" + argument + "'");
      continue;
    }
    if (argument[0] == '-')
      return usage("unknown option '" + argument + "'");
    std::error_code code;
    if (!fs::is_directory(argument, code)) {
      inputs.push_back(argument);
      continue;
    }
    std::vector<fs::path> files;
    for (fs::directory_iterator at(argument, code), end; !code && at != end; at.increment(code))
      if (at->is_regular_file(code))
        files.push_back(at->path());
    if (code) {
      std::fprintf(stderr, "error: cannot read %s: %s\n", argument.c_str(), code.message().c_str());
      return 2;
    }
    std::sort(files.begin(), files.end());
    inputs.insert(inputs.end(), files.begin(), files.end());
  }
  if (inputs.empty())
    return usage("no inputs");
  if (mutants && !LLVMFuzzerCustomMutator)
    return usage("this target has no mutator");

  const auto start = std::chrono::steady_clock::now();
  auto timeIsUp = [&] { return seconds && std::chrono::steady_clock::now() - start >= std::chrono::seconds(seconds); };
  size_t done = 0, mutated = 0, unreadable = 0;
  for (const fs::path &path : inputs) {
    if (timeIsUp())
      break;
    InputBytes bytes;
    if (!read(path, bytes)) {
      std::fprintf(stderr, "error: cannot read %s (or it is larger than %zu bytes)\n", path.c_str(), kMostBytes);
      ++unreadable;
      continue;
    }
    std::fprintf(stderr, "running: %s\n", path.c_str()); // seen when the input ends the process
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
    ++done;
    for (unsigned long i = 0; i < mutants && !timeIsUp(); ++i) {
      bytes.resize(std::min(bytes.size(), kMutantBytes));
      size_t size = bytes.size();
      bytes.resize(kMutantBytes);
      size = LLVMFuzzerCustomMutator(bytes.data(), size, kMutantBytes, static_cast<unsigned>(seed + i));
      bytes.resize(size);
      LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
      ++mutated;
    }
  }
  size_t left = inputs.size() - done - unreadable;
  std::printf("%zu inputs, %zu mutants", done, mutated);
  if (left)
    std::printf(", %zu inputs left out when the time was over", left);
  std::printf("\n");
  return unreadable || done == 0 ? 2 : 0;
}
