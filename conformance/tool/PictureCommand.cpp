//===-- PictureCommand.cpp - memref-cts picture ---------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Draws which bytes of its allocation a descriptor addresses.
//
//===----------------------------------------------------------------------===//

#include "conformance/CaseFile.h"
#include "conformance/PlainText.h"
#include "conformance/ToolOptions.h"
#include "conformance/Worker.h"
#include "conformance/suite/picture/Picture.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace memref_cts::conformance;

static int pictureCommand();
static Subcommand picture("picture", "TYPE KEYS", "Draw which bytes of its allocation a memref addresses (text, SVG)",
                          pictureCommand,
                          {{{"memref-cts picture 'memref<4x?xf32, strided<[?, 1]>>' 'sizes=[4,3] strides=[5,1]'",
                             "Draw the cells of an allocation with their index tuples"}},
                           "the picture is drawn",
                           "",
                           "conformance/docs/debugging.md"});
static cl::list<std::string>
    words(cl::Positional,
          cl::desc("TYPE KEYS, e.g. 'memref<4x?xf32, strided<[?, 1], offset: ?>>' "
                   "'sizes=[4,3] strides=[5,1] offset=2' (keys as in case files; bytes= is the "
                   "size of the allocation)"),
          cl::sub(picture), cl::cat(toolCategory()));
static const ReportOption output(picture, "o", "Write the picture as SVG ('-': standard output)");
static const ReportOption jsonFile(picture, "json", "Write cells and counts as JSON ('-': standard output)");

static cl::opt<std::string>
    layoutOf("layout-of", cl::value_desc("FILE"),
             cl::desc("Take the sizes of elements from the data layout of this module (default: the "
                      "layout of a module without one)"),
             cl::sub(picture), cl::cat(toolCategory()));

/// The program of that module.
static Expected<std::string> loadProgram(StringRef path) {
  Expected<CaseFile> file = readCaseFile(path);
  if (!file)
    return file.takeError();
  Worker worker{WorkerOptions()};
  LoadReply load = worker.load(0, {file->text, file->path, file->options, file->policy});
  if (!load.ok())
    return createStringError("--layout-of=" + path + ": " + load.text());
  return std::move(load.program);
}

static int pictureCommand() {
  if (words.empty())
    return usageError("no memref type given; see memref-cts picture --help");
  std::string keys = join(ArrayRef<std::string>(words).drop_front(), " ");
  if (std::string problem = outputProblem({output.output(), jsonFile.output()}); !problem.empty())
    return usageError(problem);
  constexpr StringLiteral kOtherPictures[] = {".png", ".jpg", ".jpeg", ".gif", ".pdf", ".webp"};
  if (StringRef extension = sys::path::extension(output.value()); is_contained(kOtherPictures, extension.lower()))
    return usageError("-o writes SVG, and " + output.value() + " is named as another picture; name it .svg");
  std::string program;
  if (!layoutOf.empty()) {
    Expected<std::string> loaded = loadProgram(layoutOf);
    if (!loaded)
      return usageError(toString(loaded.takeError()));
    program = std::move(*loaded);
  }
  Expected<Picture> made = makePicture(words.front(), keys, program);
  if (!made)
    return usageError(toString(made.takeError()));
  if (!output.isStandardOutput() && !jsonFile.isStandardOutput())
    printPicture(plainOuts(), *made);
  outs().flush();
  if (int code = output.write(0, [&](raw_ostream &os) { writePictureSVG(os, *made); }))
    return code;
  return jsonFile.write(0, [&](raw_ostream &os) { writePictureJSON(os, *made); });
}
