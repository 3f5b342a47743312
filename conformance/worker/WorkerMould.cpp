//===-- WorkerMould.cpp - what workers are copies of ----------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mould has one thread, no descriptor of the tool's but its channel, and neither the
// words nor the environment of the tool. A copy is made by clone3 with CLONE_PARENT, so
// that the tool waits for a worker as for any child. glibc's fork has no such form; the
// number that it keeps of its thread is set here.
//
//===----------------------------------------------------------------------===//
#include "conformance/worker/WorkerMould.h"
#include "conformance/process/DescriptorMessage.h"
#include "conformance/protocol/Protocol.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace memref_cts::conformance;

extern char **environ;

/// As long as a worker may take to answer its first request.
static constexpr int kPatienceMs = 10'000;
/// Bytes of an environment: less than a socket holds.
static constexpr size_t kMaxEnvironment = 64 << 10;

/// The numbers of a worker's descriptors, in the order of a request.
static constexpr int kNumbers[] = {2, kRequestFd, kReplyFd, kSharedFd, kLifeFd};
static constexpr unsigned kNumWorkerDescriptors = sizeof kNumbers / sizeof *kNumbers;

namespace {
struct CopyWords {
  uint32_t length; // of the environment that follows, in bytes
  uint32_t boxed;  // whether a box is wanted
};
} // namespace
using CopyRequest = DescriptorMessage<CopyWords, kNumWorkerDescriptors>;

//===----------------------------------------------------------------------===//
// The tool's side
//===----------------------------------------------------------------------===//

WorkerMould &WorkerMould::get() {
  static WorkerMould mould;
  return mould;
}

WorkerMould::~WorkerMould() { end(); }

void WorkerMould::end() {
  if (channel >= 0)
    close(std::exchange(channel, -1));
  process.stop();
}

pid_t WorkerMould::ask(const ChildProcess::Start &start) {
  CopyRequest request;
  int fds[kNumWorkerDescriptors];
  for (unsigned i = 0; i < kNumWorkerDescriptors; ++i)
    fds[i] = start.descriptors[i].first;
  request.set(fds);
  std::string variables;
  for (const std::string &variable : start.environment)
    variables += variable + '\0';
  request.body = {uint32_t(variables.size()), start.argv.size() == 2};
  if (variables.size() > kMaxEnvironment ||
      sendmsg(channel, &request.message, MSG_NOSIGNAL) != ssize_t(sizeof request.body) ||
      send(channel, variables.data(), variables.size(), MSG_NOSIGNAL) != ssize_t(variables.size()))
    return -1;
  int32_t number = -1;
  struct pollfd wait = {channel, POLLIN, 0};
  int ready;
  while ((ready = poll(&wait, 1, kPatienceMs)) < 0 && errno == EINTR)
    ;
  if (ready <= 0 || recv(channel, &number, sizeof number, MSG_WAITALL) != sizeof number)
    return -1;
  return number;
}

pid_t WorkerMould::copy(const ChildProcess::Start &start) {
  std::lock_guard<std::mutex> lock(mutex);
  // What runs before main may look at the environment.
  if (channel < 0 || environment != ownEnvironment())
    return -1;
  pid_t number = ask(start);
  if (number <= 0) {
    end();
    return -1;
  }
  setpgid(number, number); // as the copy itself does: whoever is first
  return number;
}

//===----------------------------------------------------------------------===//
// The mould's side
//===----------------------------------------------------------------------===//

/// The number of the child, 0 in the child itself, or -1.
static long makeCopy() {
  struct clone_args arguments = {};
  arguments.flags = CLONE_PARENT;
  int *numberOfThread = nullptr;
  if (prctl(PR_GET_TID_ADDRESS, &numberOfThread, 0, 0, 0) == 0 && numberOfThread) {
    arguments.flags |= CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID;
    arguments.child_tid = reinterpret_cast<uint64_t>(numberOfThread);
  }
  return syscall(SYS_clone3, &arguments, sizeof arguments);
}

/// What is mapped from now on lies elsewhere in each copy, as it does in programs that are started.
static void moveAddresses() {
  struct rlimit limit;
  uint16_t pages = 0;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur == RLIM_INFINITY &&
      getrandom(&pages, sizeof pages, GRND_NONBLOCK) == ssize_t(sizeof pages))
    if (mmap(nullptr, (size_t(pages) + 1) * size_t(sysconf(_SC_PAGESIZE)), PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) == MAP_FAILED)
      return; // there is no room, and nothing depends on it
}

/// Overwrites the words and the environment that the kernel gave the process, which
/// everybody may look at: the words of a worker, and no more.
static void forget(int argc, char **argv) {
  char *begin = argv[0], *end = begin + std::strlen(begin) + 1;
  auto follow = [&](char *word) {
    if (word == end)
      end += std::strlen(word) + 1;
  };
  for (int i = 1; i < argc; ++i)
    follow(argv[i]);
  for (char **variable = environ; *variable; ++variable)
    follow(*variable);
  std::memset(begin, 0, size_t(end - begin));
  std::strncpy(begin, "memref-cts-worker", size_t(end - begin) - 1);
  clearenv();
}

bool memref_cts::conformance::receiveRequest(void *data, size_t size) {
  char *at = static_cast<char *>(data);
  while (size > 0) {
    ssize_t got = recv(kRequestFd, at, size, 0);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    at += got;
    size -= size_t(got);
  }
  return true;
}

/// A copy's last step before it is a worker. `variables` stay where they are.
static void becomeWorker(int (&fds)[kNumWorkerDescriptors], std::string &variables) {
  // Out of the way of the numbers of a worker.
  for (int &fd : fds)
    fd = fcntl(fd, F_DUPFD, kLifeFd + 1);
  for (unsigned i = 0; i < kNumWorkerDescriptors; ++i)
    if (fds[i] < 0 || dup2(fds[i], kNumbers[i]) < 0)
      _exit(90);
  for (size_t at = 0; at < variables.size(); at += std::strlen(&variables[at]) + 1)
    putenv(&variables[at]);
  setpgid(0, 0);
  moveAddresses();
}

/// Comes back in each copy, with whether a box is wanted.
static bool serve() {
  static std::string variables;
  while (true) {
    CopyRequest request;
    int fds[kNumWorkerDescriptors];
    ssize_t got = recvmsg(kRequestFd, &request.message, 0);
    if (got < 0 && errno == EINTR)
      continue;
    if (got != sizeof request.body || !request.get(fds) || request.body.length > kMaxEnvironment)
      _exit(0); // the tool is gone
    variables.resize(request.body.length);
    if (!receiveRequest(variables.data(), variables.size()))
      _exit(0);
    int32_t number = int32_t(makeCopy());
    if (number == 0) {
      becomeWorker(fds, variables);
      return request.body.boxed != 0;
    }
    send(kRequestFd, &number, sizeof number, MSG_NOSIGNAL);
    for (int fd : fds)
      close(fd);
  }
}

/// What the new process of fork does. Comes back in each copy, with whether a box is wanted.
static bool beMould(int channel, int nothing, int argc, char **argv) {
  setpgid(0, 0);
  for (int number = 1; number < NSIG; ++number)
    signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  int request = fcntl(channel, F_DUPFD, kRequestFd + 1); // elsewhere than where it goes
  for (int fd : {0, 1, 2})
    dup2(nothing, fd);
  dup2(request, kRequestFd);
  // Where the kernel cannot close all, those of a process that has not very many.
  constexpr int kMost = 256;
  if (syscall(SYS_close_range, unsigned(kRequestFd + 1), ~0u, 0u) != 0)
    for (int fd = kRequestFd + 1; fd < kMost; ++fd)
      close(fd);
  forget(argc, argv);
  return serve();
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEMREF_CTS_ADDRESS_SANITIZER 1
#endif
#endif

bool WorkerMould::make(int argc, char **argv, bool *boxed) {
#ifdef MEMREF_CTS_ADDRESS_SANITIZER
  return false; // workers have settings of the sanitizer of their own, which it reads at its start
#endif
  int ends[2], nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  if (nothing < 0 || argc < 1 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    close(nothing);
    return false;
  }
  pid_t child = fork();
  if (child != 0) {
    close(nothing);
    close(ends[0]);
    // The numbers below are those of standard streams, also where these are closed.
    channel = fcntl(ends[1], F_DUPFD_CLOEXEC, 3);
    close(ends[1]);
    if (child > 0)
      process.adopt(child);
    if (child < 0 || channel < 0)
      end();
    environment = ownEnvironment();
    return false;
  }
  *boxed = beMould(ends[0], nothing, argc, argv);
  channel = -1; // a worker has no mould
  return true;
}
