//===-- ChildProcess.cpp - a process that this one started -----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// vfork, because a copy of the page tables of a process that holds LLVM takes longer than
// many of the programs run. Until exec the child shares this process's memory: it only
// makes system calls, with all signals blocked.
//
//===----------------------------------------------------------------------===//
#include "conformance/process/ChildProcess.h"
#include "conformance/process/DescriptorMessage.h"
#include "conformance/process/LackOfMemory.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace memref_cts::conformance;

extern char **environ;

using Clock = std::chrono::steady_clock;

std::string ProcessEnd::text() const {
  if (kind == Exited)
    return "exit code " + std::to_string(code);
  return "killed by signal " + std::to_string(signal) + " (" + strsignal(signal) + ")";
}

std::vector<std::string> memref_cts::conformance::ownEnvironment() {
  std::vector<std::string> variables;
  for (char **variable = environ; *variable; ++variable)
    variables.push_back(*variable);
  return variables;
}

static std::vector<char *> pointers(const std::vector<std::string> &words) {
  std::vector<char *> list;
  for (const std::string &word : words)
    list.push_back(const_cast<char *>(word.c_str()));
  list.push_back(nullptr);
  return list;
}

static void limitTo(int resource, rlim_t value, bool lowerMaximum) {
  struct rlimit limit;
  if (getrlimit(__rlimit_resource_t(resource), &limit) != 0)
    return;
  limit.rlim_cur = std::min(value, limit.rlim_max);
  if (lowerMaximum)
    limit.rlim_max = limit.rlim_cur;
  setrlimit(__rlimit_resource_t(resource), &limit);
}

/// Nothing but `kept` and the first three goes to the program.
static void dropOthers(const std::pair<int, int> *kept, size_t count) {
  int last = 2;
  for (size_t i = 0; i < count; ++i)
    last = std::max(last, kept[i].second);
  auto drop = [](int fd) { fcntl(fd, F_SETFD, FD_CLOEXEC); };
  for (int fd = 3; fd < last; ++fd)
    if (std::none_of(kept, kept + count, [&](const std::pair<int, int> &each) { return each.second == fd; }))
      drop(fd);
  // Where the kernel cannot, those of a process that has not very many.
  constexpr int kMost = 256;
  if (syscall(SYS_close_range, unsigned(last + 1), ~0u, 4u /* CLOSE_RANGE_CLOEXEC */) != 0)
    for (int fd = last + 1; fd < kMost; ++fd)
      drop(fd);
}

/// A byte, and a descriptor of the child's.
using ListenerMessage = DescriptorMessage<char, 1>;

/// The child's last steps before exec. Only system calls.
static bool enter(const Box &box, ListenerMessage &message) {
  int listener = -1;
  if (!box.restrictFiles() || !box.restrictCalls(/*ofAllThreads=*/false, &listener))
    return false;
  if (listener < 0)
    return true;
  message.set({listener});
  return sendmsg(Box::kChannel, &message.message, MSG_NOSIGNAL) == 1;
}

/// The rest of the child's life. Only system calls.
[[noreturn]] static void becomeProgram(const ChildProcess::Start &start, const char *path, char *const *argv,
                                       char *const *environment, const std::pair<int, int> *descriptors, size_t count,
                                       int channel, ListenerMessage &message, volatile int &error) {
  if (start.ownSession)
    setsid();
  else
    setpgid(0, 0);
  if (start.endsWithThread)
    prctl(PR_SET_PDEATHSIG, SIGKILL);
  endBeforeTool();
  struct sigaction byDefault = {};
  byDefault.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; ++number)
    sigaction(number, &byDefault, nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (size_t i = 0; i < count; ++i)
    dup2(descriptors[i].first, descriptors[i].second);
  dropOthers(descriptors, count);
  if (channel >= 0)
    dup3(channel, Box::kChannel, O_CLOEXEC);
  if (start.memory)
    limitTo(RLIMIT_AS, start.memory, true);
  if (start.tasks)
    limitTo(RLIMIT_NPROC, start.tasks, true);
  if (start.ownSession) {
    limitTo(RLIMIT_CORE, 0, true);
    limitTo(RLIMIT_FSIZE, start.fileSize ? start.fileSize : RLIM_INFINITY, start.fileSize != 0);
  }
  if (!start.box || enter(*start.box, message))
    execve(path, argv, environment);
  error = errno;
  _exit(127);
}

std::string ChildProcess::start(const Start &start, int *number) {
  const std::string &path = start.path.empty() ? start.argv[0] : start.path;
  std::vector<char *> argv = pointers(start.argv), environment = pointers(start.environment);
  // Out of the way of the child's numbers.
  std::vector<std::pair<int, int>> descriptors;
  auto add = [&](int here, int there) { descriptors.emplace_back(fcntl(here, F_DUPFD_CLOEXEC, 64), there); };
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int there = 0; there <= 2; ++there)
    add(nothing, there);
  close(nothing);
  for (const std::pair<int, int> &descriptor : start.descriptors)
    add(descriptor.first, descriptor.second);
  int channel[2] = {-1, -1};
  if (start.box && start.box->listens() && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, channel) != 0)
    channel[0] = channel[1] = -1;
  if (channel[1] >= 0) // out of the way, too
    if (int moved = fcntl(channel[1], F_DUPFD_CLOEXEC, 64); moved >= 0) {
      close(channel[1]);
      channel[1] = moved;
    }
  ListenerMessage message;
  bool isOpen = llvm::all_of(descriptors, [](const std::pair<int, int> &descriptor) { return descriptor.first >= 0; });
  volatile int error = isOpen ? 0 : errno == EINVAL ? EMFILE : errno; // EINVAL: 64 is above the limit
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pid_t child = isOpen ? vfork() : -1; // NOLINT(bugprone-unsafe-functions): see above
  const char *program = start.box && start.box->program() ? start.box->program() : path.c_str();
  if (child == 0)
    becomeProgram(start, program, argv.data(), environment.data(), descriptors.data(), descriptors.size(), channel[1],
                  message, error);
  if (child < 0 && isOpen)
    error = errno;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  for (const std::pair<int, int> &descriptor : descriptors)
    if (descriptor.first >= 0)
      close(descriptor.first);
  if (channel[0] >= 0) {
    close(channel[1]);
    ListenerMessage answer;
    int listener[1];
    if (error == 0 && recvmsg(channel[0], &answer.message, MSG_CMSG_CLOEXEC) == 1)
      forbidden = answer.get(listener) ? listener[0] : -1;
    close(channel[0]);
  }
  if (error == 0) {
    pid = child;
    return "";
  }
  if (child > 0)
    while (waitpid(child, nullptr, 0) < 0 && errno == EINTR)
      ;
  if (number)
    *number = error;
  return path + ": " + std::strerror(error);
}

bool ChildProcess::hasEnded(ProcessEnd *end) const {
  siginfo_t info = {};
  if (pid <= 0 || waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != pid)
    return false;
  if (end && info.si_code == CLD_EXITED)
    *end = {ProcessEnd::Exited, info.si_status, 0};
  else if (end)
    *end = {ProcessEnd::Signalled, 0, info.si_status};
  return true;
}

bool ChildProcess::waitUntil(Clock::time_point deadline) const {
  // Most programs end soon; nobody asks often about the others.
  for (std::chrono::microseconds pause(200); !hasEnded();
       pause = std::min(2 * pause, std::chrono::microseconds(10'000))) {
    std::chrono::microseconds left = std::chrono::duration_cast<std::chrono::microseconds>(deadline - Clock::now());
    if (left.count() <= 0)
      return hasEnded();
    usleep(useconds_t(std::min(pause, left).count()));
  }
  return true;
}

/// The process that a thread is of.
static pid_t processOf(pid_t thread) {
  char room[512];
  int fd = open(("/proc/" + std::to_string(thread) + "/status").c_str(), O_RDONLY | O_CLOEXEC);
  ssize_t size = fd < 0 ? 0 : read(fd, room, sizeof room);
  if (fd >= 0)
    close(fd);
  pid_t process = thread;
  llvm::StringRef(room, size_t(std::max<ssize_t>(size, 0))).split("\nTgid:").second.ltrim().consumeInteger(10, process);
  return process;
}

/// The group that a call is to bring a process into, 0: it does not. Of setpgid() that is what the caller says.
static pid_t groupOf(const struct seccomp_notif &call) {
  if (call.data.nr == SYS_setsid)
    return processOf(pid_t(call.pid));
  if (call.data.nr != SYS_setpgid)
    return 0;
  const auto process = pid_t(call.data.args[0]), group = pid_t(call.data.args[1]);
  return group > 0 ? group : process > 0 ? process : processOf(pid_t(call.pid));
}

std::string ChildProcess::forbiddenCall(bool refuse, llvm::function_ref<void(pid_t, bool)> onGroup) {
  struct pollfd waits = {forbidden, POLLIN, 0};
  if (forbidden < 0 || poll(&waits, 1, 0) <= 0 || !(waits.revents & POLLIN))
    return "";
  // A later kernel may have longer ones.
  alignas(struct seccomp_notif) char room[1024] = {};
  auto *call = reinterpret_cast<struct seccomp_notif *>(room);
  if (ioctl(forbidden, SECCOMP_IOCTL_NOTIF_RECV, call) != 0)
    return ""; // it is gone
  const pid_t group = onGroup ? groupOf(*call) : 0;
  // A number is that of the caller for as long as the call waits.
  if (group > 0 && ioctl(forbidden, SECCOMP_IOCTL_NOTIF_ID_VALID, &call->id) != 0)
    return "";
  if (group > 0)
    onGroup(group, call->data.nr == SYS_setsid);
  if (refuse || group > 0) {
    alignas(struct seccomp_notif_resp) char answerRoom[1024] = {};
    auto *answer = reinterpret_cast<struct seccomp_notif_resp *>(answerRoom);
    answer->id = call->id;
    if (group > 0)
      answer->flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    else
      answer->error = -EPERM;
    ioctl(forbidden, SECCOMP_IOCTL_NOTIF_SEND, answer);
  }
  return group > 0 ? "" : systemCallName(call->data.arch, call->data.nr);
}

void ChildProcess::release() {
  pid = -1;
  if (forbidden >= 0)
    close(std::exchange(forbidden, -1));
}

ProcessEnd ChildProcess::stop() {
  ProcessEnd end;
  if (pid <= 0)
    return end;
  kill(-pid, SIGKILL);
  kill(pid, SIGKILL); // before it made its group
  int status = 0;
  pid_t got;
  while ((got = waitpid(pid, &status, 0)) < 0 && errno == EINTR)
    ;
  if (got == pid && WIFSIGNALED(status)) {
    end.kind = ProcessEnd::Signalled;
    end.signal = WTERMSIG(status);
  } else if (got == pid) {
    end.code = WEXITSTATUS(status);
  }
  release();
  return end;
}
