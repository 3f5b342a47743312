//===-- CommandWatch.cpp - what a command takes in all ---------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A process belongs to a command by its session, or by its parent. One that forks for ever
// cannot be outrun process by process, but a group stops or ends at once. A group lies in one session.
//
// Memory is counted as roughly as is enough. Resident pages are one number of a file that
// is read anyway, and count shared ones several times. Only where that is too much, better numbers
// are asked for, which cost more.
//
//===----------------------------------------------------------------------===//
#include "conformance/process/CommandWatch.h"
#include "conformance/process/FolderSize.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <thread>

#include <dirent.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysinfo.h>
#include <unistd.h>

using namespace memref_cts::conformance;

static constexpr std::chrono::milliseconds kPause{40}, kWalkPause{500};
/// So many times as long as a look takes is the pause behind it.
static constexpr int kPauses = 40;

uint64_t memref_cts::conformance::tasksOfMachine() {
  struct sysinfo info;
  return sysinfo(&info) == 0 ? info.procs : 0;
}

uint64_t memref_cts::conformance::mostTasks() { return 512 + 16 * uint64_t(std::thread::hardware_concurrency()); }

static std::string processPath(pid_t number, const char *name) {
  return "/proc/" + std::to_string(number) + "/" + name;
}

/// The beginning of a file of /proc.
static llvm::StringRef readFile(const char *path, llvm::MutableArrayRef<char> room) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return "";
  ssize_t size = read(fd, room.data(), room.size());
  close(fd);
  return {room.data(), size_t(std::max<ssize_t>(size, 0))};
}

/// Of "name: 12 kB" in a file of /proc, in bytes.
static uint64_t bytesOf(llvm::StringRef text, llvm::StringRef name) {
  uint64_t number = 0;
  llvm::StringRef value = text.split(("\n" + name + ":").str()).second.ltrim();
  return value.consumeInteger(10, number) ? 0 : number << 10;
}

CommandWatch::CommandWatch(pid_t leader, const CommandLimits &limits)
    : limits(limits), sessions({leader}), groups({leader}), nextLook(Clock::now() + kPause),
      nextWalk(Clock::now() + kWalkPause), tasksAtLook(tasksOfMachine()) {
  freeAtStart = freeAtWalk = freeBytes();
}

uint64_t CommandWatch::freeBytes() const {
  struct statvfs info;
  bool known = !limits.folder.empty() && statvfs(limits.folder.c_str(), &info) == 0;
  return known ? uint64_t(info.f_bfree) * info.f_frsize : 0;
}

//===----------------------------------------------------------------------===//
// Processes
//===----------------------------------------------------------------------===//

bool CommandWatch::readProcess(const char *number, Process &process) {
  char path[64], room[1024];
  std::snprintf(path, sizeof path, "/proc/%s/stat", number);
  // "pid (name) state parent ...": the name may hold anything.
  llvm::StringRef text = readFile(path, room).rsplit(')').second.trim();
  llvm::SmallVector<llvm::StringRef, 52> words;
  text.split(words, ' ');
  constexpr size_t kState = 0, kParent = 1, kGroup = 2, kSession = 3, kThreads = 17, kResident = 21;
  static const auto pageSize = uint64_t(sysconf(_SC_PAGESIZE));
  if (words.size() <= kResident || words[kState].empty() || llvm::StringRef(number).getAsInteger(10, process.number) ||
      words[kParent].getAsInteger(10, process.parent) || words[kGroup].getAsInteger(10, process.group) ||
      words[kSession].getAsInteger(10, process.session) || words[kThreads].getAsInteger(10, process.threads) ||
      words[kResident].getAsInteger(10, process.resident))
    return false;
  process.state = words[kState].front();
  process.resident *= pageSize;
  return true;
}

void CommandWatch::addSession(pid_t leader) {
  sessions.insert(leader);
  groups.insert(leader);
}

void CommandWatch::addGroup(pid_t group) {
  Process leader;
  if (readProcess(std::to_string(group).c_str(), leader) && sessions.count(leader.session))
    groups.insert(group);
}

/// Those of the command. Forgets sessions and groups that nobody is in: their numbers may soon be those of others.
std::vector<CommandWatch::Process> CommandWatch::processes() {
  std::vector<Process> all, own;
  DIR *folder = opendir("/proc");
  if (!folder)
    return own;
  while (struct dirent *entry = readdir(folder))
    if (Process process; llvm::isDigit(entry->d_name[0]) && readProcess(entry->d_name, process))
      all.push_back(process);
  closedir(folder);
  const pid_t self = getpid(), selfSession = getsid(0);
  std::set<pid_t> numbers;
  // Until no child of one is found any more.
  for (bool isMore = true; isMore;) {
    isMore = false;
    for (const Process &process : all) {
      if (numbers.count(process.number) || !(sessions.count(process.session) || numbers.count(process.parent) ||
                                             (limits.huntOrphans && process.parent == self)))
        continue;
      numbers.insert(process.number);
      own.push_back(process);
      if (process.session != selfSession && process.session > 1) { // else it has not begun
        sessions.insert(process.session);
        groups.insert(process.group);
      }
      isMore = true;
    }
  }
  auto forget = [&](std::set<pid_t> &set, pid_t Process::*of) {
    for (auto at = set.begin(); at != set.end();) {
      bool isUsed = numbers.count(*at) || llvm::any_of(own, [&](const Process &process) { return process.*of == *at; });
      at = isUsed ? std::next(at) : set.erase(at);
    }
  };
  forget(sessions, &Process::session);
  forget(groups, &Process::group);
  return own;
}

void CommandWatch::sendToGroups(int signal) const {
  for (pid_t group : groups)
    kill(-group, signal);
}

size_t CommandWatch::killAll() {
  sendToGroups(SIGKILL);
  std::vector<Process> list = processes();
  sendToGroups(SIGKILL);
  size_t alive = 0;
  for (const Process &process : list)
    if (process.state != 'Z' && process.state != 'X') {
      ++alive;
      kill(process.number, SIGKILL);
    }
  return alive;
}

/// Each page once, where that can be known.
uint64_t CommandWatch::memoryOf(const std::vector<Process> &list) const {
  auto sum = [&](auto of) {
    uint64_t bytes = 0;
    for (const Process &process : list)
      bytes += of(process);
    return bytes;
  };
  uint64_t bytes = sum([](const Process &process) { return process.resident; });
  if (bytes <= limits.together)
    return bytes;
  char room[4096];
  auto ownPages = [&](const Process &process) { // without those of files
    llvm::StringRef status = readFile(processPath(process.number, "status").c_str(), room);
    return bytesOf(status, "RssAnon") + bytesOf(status, "RssShmem");
  };
  bytes = sum(ownPages);
  if (bytes <= limits.together)
    return bytes;
  return sum([&](const Process &process) {
    llvm::StringRef pages = readFile(processPath(process.number, "smaps_rollup").c_str(), room);
    return !pages.contains("\nPss_Anon:") ? ownPages(process)
                                          : bytesOf(pages, "Pss_Anon") + bytesOf(pages, "Pss_Shmem");
  });
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Bytes of files that processes hold open and that have no name any more; `isClosed`: not all can be seen.
static uint64_t namelessBytes(llvm::ArrayRef<pid_t> numbers, const std::string &where, bool &isClosed) {
  uint64_t bytes = 0;
  struct stat place;
  if (stat(where.c_str(), &place) != 0)
    return 0;
  std::set<ino_t> seen;
  for (pid_t number : numbers) {
    const std::string path = processPath(number, "fd");
    DIR *folder = opendir(path.c_str());
    isClosed |= !folder && errno == EACCES;
    while (struct dirent *entry = folder ? readdir(folder) : nullptr) {
      struct stat info;
      if (fstatat(dirfd(folder), entry->d_name, &info, 0) == 0 && info.st_nlink == 0 && S_ISREG(info.st_mode) &&
          info.st_dev == place.st_dev && seen.insert(info.st_ino).second)
        bytes += uint64_t(info.st_blocks) * 512;
    }
    if (folder)
      closedir(folder);
  }
  return bytes;
}

bool CommandWatch::isFilesWithin(const std::vector<Process> &list, CommandResult &result) {
  const uint64_t most = limits.together ? limits.together : UINT64_MAX, free = freeBytes();
  // Where much of the disk went since then, nobody waits.
  if (Clock::now() < nextWalk && (free >= freeAtWalk || freeAtWalk - free < most / 4))
    return true;
  FolderSize size = folderSize(limits.folder, kMostFiles, most);
  if (free < freeAtStart && freeAtStart - free > most) {
    std::vector<pid_t> numbers;
    for (const Process &process : list)
      if (process.state != 'Z')
        numbers.push_back(process.number);
    size.bytes += namelessBytes(numbers, limits.folder, size.isClosed);
    if (size.isClosed)
      size.bytes = UINT64_MAX; // what cannot be seen is what is missing
  }
  freeAtWalk = free;
  nextWalk = Clock::now() + kWalkPause;
  if (size.bytes > most)
    result.problem = "its files need more than " + std::to_string(most >> 20) + " MB of disk (--memory-mb)";
  else if (size.files > kMostFiles)
    result.problem = "it has more than " + std::to_string(kMostFiles) + " files";
  else if (size.isTooDeep)
    result.problem = "its folders are nested too deep";
  else
    return true;
  result.exceeded = CommandResult::Files;
  return false;
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

bool CommandWatch::isWithinLimits(CommandResult &result) {
  const Clock::time_point start = Clock::now();
  // With many more processes than at the last look, this one may not get the time to count them: they stand still. A
  // low priority alone does not hold them.
  const uint64_t allTasks = tasksOfMachine();
  const bool isGrowing = allTasks > tasksAtLook + mostTasks() / 4;
  tasksAtLook = std::min(tasksAtLook, allTasks);
  if (start < nextLook && !isGrowing)
    return true;
  if (isGrowing)
    sendToGroups(SIGSTOP);
  std::vector<Process> list = processes();
  tasksAtLook = tasksOfMachine();
  uint64_t tasks = 0;
  for (const Process &process : list)
    tasks += process.threads;
  if (tasks > mostTasks() / 4) // the next look is to have the time, too
    for (pid_t group : groups)
      setpriority(PRIO_PGRP, id_t(group), 15);
  if (tasks > mostTasks()) {
    result.exceeded = CommandResult::Processes;
    result.problem = "its processes have more than " + std::to_string(mostTasks()) + " threads in all";
  } else if (limits.together && memoryOf(list) > limits.together) {
    result.exceeded = CommandResult::Memory;
    result.problem =
        "its processes need more than " + std::to_string(limits.together >> 20) + " MB of memory in all (--memory-mb)";
  } else if (!limits.folder.empty()) {
    isFilesWithin(list, result);
  }
  if (isGrowing && result.exceeded == CommandResult::Nothing)
    sendToGroups(SIGCONT);
  const Clock::time_point end = Clock::now();
  nextLook = end + std::max<Clock::duration>(kPause, std::min<Clock::duration>(kPauses * (end - start), kWalkPause));
  return result.exceeded == CommandResult::Nothing;
}
