//===-- InitCommand.cpp - memref-cts init ----------------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes what a repository needs for a gate: project file, first case, baseline, and a
// workflow for a CI host. All of it or nothing. First case and baseline are checked and
// made by the commands that a user would type, in processes of their own.
//
//===----------------------------------------------------------------------===//

#include "conformance/Command.h"
#include "conformance/PlainText.h"
#include "conformance/ToolOptions.h"
#include "conformance/Worker.h"
#include "conformance/project/Project.h"
#include "conformance/tool/OwnData.h"
#include "conformance/tool/init/InitFiles.h"
#include "lowering/ReadFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace llvm;
using namespace memref_cts::conformance;
using namespace memref_cts::conformance::init;

static int initCommand();
static Subcommand initSubcommand(
    "init", "[--lowering-pipeline=...|--lowering-cmd=...]",
    "Set up a gate in a repository: project file, first case, baseline, workflow of a CI host", initCommand,
    {{{"memref-cts init --name=acme --lowering-pipeline='builtin.module(convert-to-llvm)'",
       "Write memref-cts.yaml for this pipeline, cases/first.mlir, its baseline, and a workflow of GitHub Actions"},
      {"memref-cts init --keep --host=gitlab", "Add the file for GitLab, and leave what is there"}},
     "the files are written",
     "the lowering refuses the first case or lowers it wrongly; nothing is written",
     "conformance/docs/init.md"});

namespace {
/// A CI host: the word of --host, the template of its file, and where a user has it.
struct HostRow {
  StringLiteral word;
  StringLiteral source;
  StringLiteral file;
  StringLiteral next; // what a user has to do with it
};
enum class Host : uint8_t { Github, Gitlab, Buildbot, None };
} // namespace

static constexpr HostRow kHosts[] = { // by Host
    {"github", "ci/hosts/user/github.yml", ".github/workflows/memref-cts.yml", "its first lines say what to set"},
    {"gitlab", "ci/hosts/user/gitlab.yml", ".gitlab-ci.memref-cts.yml",
     "include it in .gitlab-ci.yml; its first lines say how"},
    {"buildbot", "ci/hosts/user/buildbot.py", "memref-cts.buildbot.py",
     "use it in master.cfg; its first lines say how"}};

static cl::opt<std::string> nameOption("name", cl::value_desc("NAME"),
                                       cl::desc("What reports and the baseline call the lowering (default: the name in "
                                                "--lowering-pipeline or --lowering-cmd, else mine)"),
                                       cl::sub(initSubcommand), cl::cat(toolCategory()));
static cl::opt<std::string> pipelineOption("lowering-pipeline", cl::value_desc("[NAME=]builtin.module(...)"),
                                           cl::desc("Your lowering is this pass pipeline"), cl::sub(initSubcommand),
                                           cl::cat(toolCategory()));
static cl::opt<std::string> commandOption(
    "lowering-cmd", cl::value_desc("[NAME=][FORM:]COMMAND"),
    cl::desc("Your lowering is this command, as memref-cts check takes it. It is run in the folder of the "
             "project file. Without this option and a pipeline, upstream stands for your lowering"),
    cl::sub(initSubcommand), cl::cat(toolCategory()));
static cl::opt<Host> hostOption("host", cl::init(Host::Github),
                                cl::desc("CI host whose workflow is written (default github)"),
                                cl::values(clEnumValN(Host::Github, "github", ".github/workflows/memref-cts.yml"),
                                           clEnumValN(Host::Gitlab, "gitlab", ".gitlab-ci.memref-cts.yml"),
                                           clEnumValN(Host::Buildbot, "buildbot", "memref-cts.buildbot.py"),
                                           clEnumValN(Host::None, "none", "no workflow")),
                                cl::sub(initSubcommand), cl::cat(toolCategory()));
static const KnownWords hostWords(hostOption);
static const SandboxOption sandbox(initSubcommand);
static cl::opt<bool> noBaseline("no-baseline", cl::desc("Run nothing, and write no baseline"), cl::sub(initSubcommand),
                                cl::cat(toolCategory()));
static cl::opt<bool> keep("keep", cl::desc("Leave files that exist as they are, and write the others"),
                          cl::sub(initSubcommand), cl::cat(toolCategory()));

//===----------------------------------------------------------------------===//
// What is asked for
//===----------------------------------------------------------------------===//

static const HostRow *hostRow() {
  return hostOption == Host::None ? nullptr : &kHosts[static_cast<size_t>(hostOption.getValue())];
}

/// The lowering as the options name it.
static Expected<AskedLowering> askedLowering() {
  if (!pipelineOption.empty() && !commandOption.empty())
    return createStringError(
        "--lowering-pipeline and --lowering-cmd exclude each other; a project file may have several "
        "lowerings, so add the second one there");
  AskedLowering lowering;
  if (pipelineOption.getNumOccurrences() > 0 || commandOption.getNumOccurrences() > 0) {
    bool isPipeline = pipelineOption.getNumOccurrences() > 0;
    StringRef given = isPipeline ? pipelineOption : commandOption;
    // The project file has one line for a command.
    if (!isPipeline && any_of(given, [](char c) { return !isPrint(c) && static_cast<signed char>(c) >= 0; }))
      return createStringError("--lowering-cmd: line breaks and control characters have no place in a command of a "
                               "project file; write a script, and name it");
    Expected<LoweringSpec> spec = parseLowering((isPipeline ? "pipeline=" : "command=") + given.str());
    if (!spec)
      return spec.takeError();
    lowering.name = spec->givenName;
    lowering.kind = isPipeline ? AskedLowering::Pipeline : AskedLowering::Command;
    lowering.text = isPipeline ? (spec->variant.empty() ? "" : spec->variant + ":") + spec->pipeline : spec->command;
    auto [form, rest] = StringRef(lowering.text).split(':');
    if (!isPipeline && is_contained(commandForms(), form)) {
      std::string command = rest.str();
      lowering.form = form == "source" ? "" : form.str();
      lowering.text = std::move(command);
    }
  }
  if (!nameOption.empty()) {
    if (!lowering.name.empty() && lowering.name != nameOption)
      return createStringError("--name=" + nameOption + ", but the lowering is called '" + lowering.name +
                               "'; one name is enough");
    lowering.name = nameOption;
  }
  if (lowering.name.empty())
    lowering.name = "mine";
  if (std::string problem = loweringNameProblem(lowering.name); !problem.empty())
    return createStringError("--name=" + lowering.name + ": " + problem);
  return lowering;
}

/// The root of the git repository that the current folder is in, seen from there; "" if it is
/// in none.
static std::string repositoryRoot() {
  SmallString<256> folder, seen;
  if (sys::fs::current_path(folder))
    return "";
  for (StringRef each = folder; !each.empty(); each = sys::path::parent_path(each)) {
    SmallString<256> git(each);
    sys::path::append(git, ".git"); // a folder, or a file of a work tree
    if (sys::fs::exists(git))
      return seen.empty() ? "." : std::string(seen);
    sys::path::append(seen, "..");
  }
  return "";
}

/// A file that may be there, a link that leads nowhere included.
static bool isThere(StringRef path) {
  sys::fs::file_status status;
  return !sys::fs::status(path, status, /*follow=*/false);
}

/// The template of the workflow.
static Expected<std::string> workflowText(const HostRow &row) {
  Expected<std::string> path = ownFileAt(row.source);
  if (!path)
    return path.takeError();
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer = memref_cts::readFile(*path);
  if (!buffer)
    return createStringError(*path + ": cannot read: " + buffer.getError().message());
  return (*buffer)->getBuffer().str();
}

namespace {
struct File {
  std::string path, text;
  std::string does; // a few words for the user
};
} // namespace

/// All files but the baseline, which the gate writes.
static Expected<std::vector<File>> askedFiles() {
  Expected<AskedLowering> lowering = askedLowering();
  if (!lowering)
    return lowering.takeError();
  std::vector<File> files = {{Project::kFileName.str(), projectText(*lowering),
                              lowering->kind == AskedLowering::Placeholder
                                  ? "upstream stands for your lowering; the file says what to replace"
                                  : "lowering " + lowering->name + ", cases, limits"},
                             {kFirstCase.str(), caseText(), "a program with calls"}};
  if (const HostRow *row = hostRow()) {
    if (std::string root = repositoryRoot(); !root.empty() && root != ".")
      return createStringError("a workflow runs in the root of the repository, which is " + root +
                               "; run init there, or take --host=none");
    Expected<std::string> text = workflowText(*row);
    if (!text)
      return text.takeError();
    files.push_back({row->file.str(), std::move(*text), row->next.str()});
  }
  return files;
}

/// Why these files cannot be written, with all of them that are in the way; "": they can.
static std::string filesProblem(ArrayRef<std::string> paths) {
  std::vector<std::string> inTheWay;
  for (const std::string &path : paths)
    if (isThere(path))
      inTheWay.push_back(path);
  if (!inTheWay.empty() && !keep)
    return join(inTheWay, ", ") + (inTheWay.size() == 1 ? " exists" : " exist") +
           "; nothing is written. --keep leaves what exists as it is, and writes the rest";
  for (const std::string &path : paths)
    if (!isThere(path))
      if (std::string problem = problemOfNew(path); !problem.empty())
        return "cannot write " + path + ": " + problem;
  return "";
}

//===----------------------------------------------------------------------===//
// First case and baseline
//===----------------------------------------------------------------------===//

/// Runs a command of this tool with the project file. The report has replay commands if its case
/// is still there when they are read.
static CommandResult runSelf(std::vector<std::string> words, bool isCaseKept) {
  constexpr uint32_t kDay = 24 * 60 * 60 * 1000; // each step has limits of its own
  CommandLimits limits;
  limits.timeoutMs = kDay;
  limits.huntOrphans = true; // lowering commands that outlive it
  limits.stop = interrupted;
  words.insert(words.begin(), toolPath());
  words.push_back("--project=" + Project::kFileName.str());
  if (sandbox.isOff())
    words.push_back("--no-sandbox");
  if (!isCaseKept)
    words.push_back("--replays=false");
  return runCommand(words, {}, "", limits);
}

/// Tells that a command ended badly. Returns the exit code.
static int tellFailure(const CommandResult &result, StringRef command) {
  if (interrupted())
    return usageError("interrupted; nothing is written");
  // The command has said why.
  outs() << result.out;
  outs().flush();
  if (result.ending == CommandResult::Exited && result.code == 2) {
    errs() << result.err;
    return usageError(command + " ended with exit code 2; nothing is written");
  }
  return result.ending == CommandResult::Exited
             ? result.code
             : usageError(command + ": " + (result.problem.empty() ? result.text() : result.problem) +
                          "; nothing is written");
}

static std::string nameList(const Project &file) {
  std::vector<std::string> names;
  for (const ProjectLowering &each : file.lowerings())
    names.push_back(each.spec.givenName);
  return names.empty() ? "ours, upstream" : join(names, ", ");
}

/// Checks the first case as a user would. 0, or the exit code.
static int checkFirstCase(const Project &file, bool isCaseKept) {
  CommandResult result = runSelf({"check", kFirstCase.str()}, isCaseKept);
  if (result.ending == CommandResult::Exited && result.code == 0)
    return 0;
  int code = tellFailure(result, ("memref-cts check " + kFirstCase).str());
  if (code == 1)
    outs() << "\ninit: nothing is written: " << kFirstCase << " is refused, or lowered wrongly, under "
           << nameList(file)
           << ". The lines above say how.\n"
              "  Mend the lowering or the options, and run init again.\n"
              "  Or write the files without a baseline: memref-cts init --no-baseline, with the same options.\n"
              "  Then 'memref-cts check' shows this again, and 'memref-cts gate --update' accepts it.\n";
  return code;
}

/// The baseline that the project file names, or "".
static std::string baselineOf(const Project &file) {
  for (const ProjectSetting &setting : file.settings())
    if (setting.key == "baseline" && !setting.values.empty())
      return setting.values.front();
  return "";
}

/// Makes the baseline, unless it is there. 0, or the exit code.
static int makeBaseline(NewFiles &written, std::vector<std::array<std::string, 3>> &told) {
  Expected<Project> file = Project::read(Project::kFileName);
  if (!file)
    return usageError(toString(file.takeError()) + "; nothing is written");
  if (noBaseline)
    return 0;
  std::string baseline = baselineOf(*file);
  if (baseline.empty())
    return usageError(Project::kFileName + " names no baseline; add the line 'baseline: " + kBaseline +
                      "' to it, or give --no-baseline. Nothing is written");
  if (isThere(baseline)) {
    told.push_back({"kept", baseline, ""});
    return 0;
  }
  if (std::string problem = sys::path::is_relative(baseline) ? problemOfNew(baseline) : ""; !problem.empty())
    return usageError("cannot write " + baseline + ": " + problem);
  const bool isCaseKept = !is_contained(written.paths(), kFirstCase);
  if (int code = checkFirstCase(*file, isCaseKept))
    return code;
  written.expect(baseline);
  CommandResult result = runSelf({"gate", "--update"}, isCaseKept);
  if (result.ending != CommandResult::Exited || result.code != 0)
    return tellFailure(result, "memref-cts gate --update");
  told.push_back({"wrote", baseline, "what the gate expects; commit it"});
  return 0;
}

//===----------------------------------------------------------------------===//
// The command
//===----------------------------------------------------------------------===//

static void printDone(ArrayRef<std::array<std::string, 3>> told) {
  size_t width = 0;
  for (const auto &row : told)
    width = std::max(width, row[1].size());
  for (const auto &[done, path, what] : told)
    if (what.empty())
      outs() << done << ' ' << path << '\n';
    else
      outs() << done << ' ' << left_justify(path, width) << "  " << what << '\n';
}

static void printNext(const NewFiles &written) {
  std::vector<std::string> paths;
  for (const std::string &path : written.paths())
    paths.push_back(shellQuote(path));
  outs() << "\nnext:\n";
  if (noBaseline)
    outs() << "  memref-cts check\n"
              "  memref-cts gate --update\n";
  else if (paths.empty() || repositoryRoot().empty())
    outs() << "  memref-cts gate\n"
              "  memref-cts project\n";
  else
    outs() << "  memref-cts gate\n"
              "  git add "
           << join(paths, " ") << '\n';
}

static int initCommand() {
  Expected<std::vector<File>> files = askedFiles();
  if (!files)
    return usageError(toString(files.takeError()));
  std::vector<std::string> paths;
  for (const File &file : *files)
    paths.push_back(file.path);
  // A kept project file may name another baseline.
  if (!noBaseline && !(keep && isThere(Project::kFileName)))
    paths.insert(paths.begin() + 2, kBaseline.str());
  if (std::string problem = filesProblem(paths); !problem.empty())
    return usageError(problem);
  catchInterrupts();

  NewFiles written;
  std::vector<std::array<std::string, 3>> told; // what was done, the file, what it is
  for (const File &file : *files) {
    if (isThere(file.path)) {
      bool isIgnored = file.path == Project::kFileName &&
                       (nameOption.getNumOccurrences() > 0 || pipelineOption.getNumOccurrences() > 0 ||
                        commandOption.getNumOccurrences() > 0);
      told.push_back({"kept", file.path, isIgnored ? "its lowerings hold, not those of the options" : ""});
    } else {
      if (Error error = written.write(file.path, file.text))
        return usageError(toString(std::move(error)));
      told.push_back({"wrote", file.path, file.does});
    }
    // The workflow comes last.
    if (file.path == kFirstCase)
      if (int code = makeBaseline(written, told))
        return code;
  }
  if (interrupted())
    return usageError("interrupted; nothing is written");
  written.keep();
  printDone(told);
  printNext(written);
  return 0;
}
