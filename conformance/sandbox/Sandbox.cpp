//===-- Sandbox.cpp - the box for code under test -------------------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libseccomp makes the filters, which then are plain instructions for the kernel.
// Landlock has no library: its three system calls are made here, with its numbers as the
// kernel's documentation has them, since headers may be older than the kernel.
//
//===----------------------------------------------------------------------===//
#include "conformance/sandbox/Sandbox.h"

#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

using namespace memref_cts::conformance;

//===----------------------------------------------------------------------===//
// Files, connections, signals
//===----------------------------------------------------------------------===//

static constexpr long kCreateRuleset = 444, kAddRule = 445, kRestrictSelf = 446;

namespace {
struct RulesetAttributes {
  uint64_t files, connections, scopes;
};
struct __attribute__((packed)) PathAttributes {
  uint64_t allowed;
  int32_t parent;
};

/// Rights of Landlock, each with the first version that has it.
enum FileRight : uint64_t {
  kExecute = 1 << 0,
  kWriteFile = 1 << 1,
  kReadFile = 1 << 2,
  kReadFolder = 1 << 3,
  kRefer = 1 << 13,       // 2
  kTruncate = 1 << 14,    // 3
  kDeviceIoctl = 1 << 15, // 5
};
} // namespace

static constexpr uint64_t kAllRights = (kDeviceIoctl << 1) - 1;
static constexpr uint64_t kWriting = kAllRights & ~(kExecute | kReadFile | kReadFolder);
static constexpr uint64_t kConnections = 3; // to bind and to connect TCP: 4
static constexpr uint64_t kScopes = 3;      // abstract sockets, signals: 6
static constexpr int kCompleteVersion = 6;

/// 0: the kernel has no Landlock.
static int landlockVersion() {
  static const int version = [] {
    long found = syscall(kCreateRuleset, nullptr, size_t(0), 1u);
    return found > 0 ? int(found) : 0;
  }();
  return version;
}

static uint64_t knownRights() {
  int version = landlockVersion();
  return version >= 5 ? kAllRights : (version >= 3 ? kDeviceIoctl : version >= 2 ? kTruncate : kRefer) - 1;
}

void Box::makeFileRules(const Rules &rules) {
  if (landlockVersion() == 0)
    return;
  RulesetAttributes attributes = {};
  attributes.files = knownRights() & (rules.who == BoxedProcess::Command ? kWriting : kWriting | kExecute);
  attributes.connections = landlockVersion() >= 4 ? kConnections : 0;
  attributes.scopes = landlockVersion() >= 6 ? kScopes : 0;
  size_t size = landlockVersion() >= 6 ? 24 : landlockVersion() >= 4 ? 16 : 8;
  ruleset = int(syscall(kCreateRuleset, &attributes, size, 0u));
  if (ruleset < 0) {
    wrong = std::string("cannot make rules for files: ") + std::strerror(errno);
    return;
  }
  auto allow = [&](const std::string &path, uint64_t rights) {
    PathAttributes rule = {rights & attributes.files, open(path.c_str(), O_PATH | O_CLOEXEC)};
    struct stat info;
    if (rule.parent >= 0 && fstat(rule.parent, &info) == 0 && !S_ISDIR(info.st_mode))
      rule.allowed &= kExecute | kWriteFile | kReadFile | kTruncate | kDeviceIoctl;
    if (rule.parent < 0 || (rule.allowed && syscall(kAddRule, ruleset, 1u, &rule, 0u) != 0))
      wrong = "cannot make a rule for " + path + ": " + std::strerror(errno);
    if (rule.parent >= 0)
      close(rule.parent);
  };
  for (const std::string &path : rules.writable)
    allow(path, kWriting);
  for (const std::string &path : rules.executable)
    allow(path, kExecute);
}

/// Of what root may do only to read and write files of all users is left: with CAP_PERFMON, for example, the variables
/// of any process could be read. Others have nothing to lose.
static void dropCapabilities() {
  constexpr uint32_t kKept = 1 << CAP_CHOWN | 1 << CAP_DAC_OVERRIDE | 1 << CAP_DAC_READ_SEARCH | 1 << CAP_FOWNER;
  for (unsigned i = 0; i < 64; ++i) // the kernel refuses numbers that it does not know
    if (i > CAP_FOWNER || !(kKept & (1u << i)))
      (void)prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct sets[2] = {};
  if (syscall(SYS_capget, &header, sets) != 0)
    return;
  for (struct __user_cap_data_struct &set : sets) {
    const uint32_t kept = &set == sets ? kKept : 0;
    set.effective &= kept;
    set.permitted &= kept;
    set.inheritable = 0;
  }
  (void)syscall(SYS_capset, &header, sets);
}

bool Box::restrictFiles() const {
  dropCapabilities();
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && (ruleset < 0 || syscall(kRestrictSelf, ruleset, 0u) == 0);
}

//===----------------------------------------------------------------------===//
// System calls
//===----------------------------------------------------------------------===//

namespace {
/// What the arguments of a call must be: one of several lists of comparisons.
using Condition = std::vector<std::vector<scmp_arg_cmp>>;
} // namespace

#if defined(__x86_64__)
static constexpr bool kMaskIsHandled = true;
static long argumentOf(const ucontext_t &at, unsigned number) {
  static constexpr int kRegisters[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10};
  return long(at.uc_mcontext.gregs[kRegisters[number]]);
}
static void setResult(ucontext_t &at, long value) { at.uc_mcontext.gregs[REG_RAX] = value; }
#elif defined(__aarch64__)
static constexpr bool kMaskIsHandled = true;
static long argumentOf(const ucontext_t &at, unsigned number) { return long(at.uc_mcontext.regs[number]); }
static void setResult(ucontext_t &at, long value) { at.uc_mcontext.regs[0] = static_cast<unsigned long>(value); }
#else
static constexpr bool kMaskIsHandled = false;
static long argumentOf(const ucontext_t &, unsigned) { return 0; }
static void setResult(ucontext_t &, long) {}
#endif

bool memref_cts::conformance::changedMask(const siginfo_t &info, void *context) {
  if (!kMaskIsHandled || info.si_syscall != SYS_rt_sigprocmask)
    return false;
  ucontext_t &at = *static_cast<ucontext_t *>(context);
  if (int(argumentOf(at, 0)) != SIG_BLOCK || argumentOf(at, 3) != long(sizeof(uint64_t))) {
    setResult(at, -EINVAL);
    return true;
  }
  // The kernel takes this mask when the handler returns.
  uint64_t mask = 0, given = 0;
  std::memcpy(&mask, &at.uc_sigmask, sizeof mask);
  const void *set = reinterpret_cast<const void *>(argumentOf(at, 1));
  void *before = reinterpret_cast<void *>(argumentOf(at, 2));
  if (set)
    std::memcpy(&given, set, sizeof given);
  if (before)
    std::memcpy(before, &mask, sizeof mask);
  mask |= given & ~(uint64_t(1) << (SIGSYS - 1));
  std::memcpy(&at.uc_sigmask, &mask, sizeof mask);
  setResult(at, 0);
  return true;
}

static scmp_arg_cmp equals(unsigned argument, uint64_t value) { return {argument, SCMP_CMP_EQ, value, 0}; }
static scmp_arg_cmp masked(unsigned argument, uint64_t mask, uint64_t value) {
  return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}
static Condition oneOf(unsigned argument, std::initializer_list<uint64_t> values) {
  Condition condition;
  for (uint64_t value : values)
    condition.push_back({equals(argument, value)});
  return condition;
}

// The rows that systemcalls.def names.
static Condition any(const Box &) { return {{}}; }
static Condition noAddress(const Box &) { return {{equals(4, 0)}}; }
static constexpr uint64_t kWritingModes = O_ACCMODE | O_CREAT | O_TRUNC;
static Condition readOnly1(const Box &) { return {{masked(1, kWritingModes, O_RDONLY)}}; }
static Condition readOnly2(const Box &) { return {{masked(2, kWritingModes, O_RDONLY)}}; }
static Condition aboutTerminal(const Box &) { return oneOf(1, {TCGETS, TIOCGWINSZ}); }
static Condition harmless(const Box &) { return oneOf(1, {F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC, F_GET_SEALS}); }
static Condition pipe1(const Box &) { return {{masked(1, S_IFMT, S_IFIFO)}}; }
static Condition pipe2(const Box &) { return {{masked(2, S_IFMT, S_IFIFO)}}; }
static constexpr uint64_t kNamespaces = 0x7e020000; // all of CLONE_NEW*
static Condition thread(const Box &) {
  return {{masked(0, CLONE_THREAD | CLONE_VM | kNamespaces, CLONE_THREAD | CLONE_VM)}};
}
static Condition noNamespace(const Box &) { return {{masked(0, kNamespaces, 0)}}; }
/// Stands for the number of the process that enters the box: no process has it.
static constexpr uint32_t kOwnNumber = 0x7ffffffe;
static Condition self(const Box &) { return {{equals(0, kOwnNumber)}}; }
static Condition notSigsys(const Box &) { return {{{0, SCMP_CMP_NE, SIGSYS, 0}}}; }
/// changedMask() does what else is asked for. It cannot in a thread that has blocked the signal,
/// as one that begins has: such a thread takes a whole mask.
static Condition notBlocks(const Box &) {
  if (!kMaskIsHandled)
    return {{}};
  return {{masked(0, UINT32_MAX, SIG_UNBLOCK)}, {masked(0, UINT32_MAX, SIG_SETMASK)}};
}
static Condition onlyAsks(const Box &) { return {{equals(0, 0), equals(2, 0)}}; }
static Condition ofSelf(const Box &) { return {{equals(0, 0)}}; }
static Condition nameOfThread(const Box &) { return oneOf(0, {PR_SET_NAME, PR_GET_NAME, 0x53564d41 /* PR_SET_VMA */}); }
static Condition withParent(const Box &) { return oneOf(0, {PR_SET_PDEATHSIG}); }
/// Also of a box in the box.
static Condition restricts(const Box &) {
  return oneOf(0, {PR_SET_PDEATHSIG, PR_GET_PDEATHSIG, PR_GET_DUMPABLE, PR_SET_DUMPABLE, PR_CAPBSET_READ,
                   PR_SET_CHILD_SUBREAPER, PR_GET_CHILD_SUBREAPER, PR_SET_NO_NEW_PRIVS, PR_GET_NO_NEW_PRIVS,
                   PR_GET_SECCOMP});
}
static Condition onChannel(const Box &) { return {{equals(0, Box::kChannel)}}; }

/// By the address of its path, which is another one once the program has started.
static Condition itself(const Box &box) { return {{equals(0, reinterpret_cast<uint64_t>(box.program()))}}; }

namespace {
struct CallRow {
  const char *name;
  unsigned who;
  Condition (*condition)(const Box &box);
};
} // namespace

/// The letters of systemcalls.def.
enum : unsigned {
  W = 1u << unsigned(BoxedProcess::Worker),
  X = 1u << unsigned(BoxedProcess::Executable),
  C = 1u << unsigned(BoxedProcess::Command),
  F = C << 1,
};

static constexpr CallRow kCalls[] = {
#define SYSTEM_CALL(Name, Who, Condition, Doc) {#Name, Who, Condition},
#include "conformance/sandbox/systemcalls.def"
};

/// The instructions that libseccomp writes to a file.
static bool exportFilter(scmp_filter_ctx context, std::vector<sock_filter> &filter) {
  int file = memfd_create("memref-cts-box", MFD_CLOEXEC);
  struct stat info;
  bool done = file >= 0 && seccomp_export_bpf(context, file) == 0 && fstat(file, &info) == 0;
  if (done) {
    filter.resize(size_t(info.st_size) / sizeof(sock_filter));
    size_t size = filter.size() * sizeof(sock_filter);
    done = size > 0 && pread(file, filter.data(), size, 0) == ssize_t(size);
  }
  if (file >= 0)
    close(file);
  return done;
}

/// Calls that bring a process of a command into another group. Who ends the command hears of these groups.
static bool isAboutGroups(llvm::StringRef name) { return name == "setsid" || name == "setpgid"; }

/// Landlock has no rule for attributes of files. Programs go on without them where a file system has none.
static constexpr const char *kChangesOfAttributes[] = {"setxattr",    "lsetxattr",    "fsetxattr",
                                                       "removexattr", "lremovexattr", "fremovexattr"};

void Box::makeCallRules(const Rules &rules, bool listens, std::vector<sock_filter> &to) {
  // A command whose call nobody hears of gets an error, as of a kernel without it.
  uint32_t forbid = listens                              ? SCMP_ACT_NOTIFY
                    : rules.who == BoxedProcess::Command ? SCMP_ACT_ERRNO(EPERM)
                                                         : SCMP_ACT_TRAP;
  scmp_filter_ctx context = seccomp_init(forbid);
  bool done = context && seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS) == 0;
  seccomp_attr_set(context, SCMP_FLTATR_CTL_OPTIMIZE, 2);
  const unsigned who = 1u << unsigned(rules.who) | (rules.copies ? F : 0);
  for (const CallRow &row : kCalls) {
    int number = row.who & who ? seccomp_syscall_resolve_name(row.name) : __NR_SCMP_ERROR;
    if (!done || number == __NR_SCMP_ERROR || (listens && isAboutGroups(row.name)))
      continue;
    for (const std::vector<scmp_arg_cmp> &list : row.condition(*this))
      done = done && seccomp_rule_add_array(context, SCMP_ACT_ALLOW, number, unsigned(list.size()), list.data()) == 0;
    if (!done)
      wrong = std::string("cannot make a rule for the system call ") + row.name;
  }
  // Its arguments are in memory, which no filter reads: the C library falls back on clone.
  if (done && (rules.who != BoxedProcess::Worker || rules.copies))
    if (int number = seccomp_syscall_resolve_name("clone3"); number != __NR_SCMP_ERROR)
      done = seccomp_rule_add(context, SCMP_ACT_ERRNO(ENOSYS), number, 0) == 0;
  if (rules.who == BoxedProcess::Command)
    for (const char *name : kChangesOfAttributes)
      done = done && seccomp_rule_add(context, SCMP_ACT_ERRNO(EOPNOTSUPP), seccomp_syscall_resolve_name(name), 0) == 0;
  if ((!done || !exportFilter(context, to)) && wrong.empty())
    wrong = "cannot make the filter of system calls";
  seccomp_release(context);
}

bool Box::restrictCalls(bool ofAllThreads, int *listener) const {
  const std::vector<sock_filter> *rules = &filter;
  unsigned flags = ofAllThreads ? SECCOMP_FILTER_FLAG_TSYNC : 0;
  if (listener)
    *listener = -1;
  if (listener && listens()) {
    struct sock_fprog program = {static_cast<unsigned short>(listening.size()),
                                 const_cast<sock_filter *>(listening.data())};
    *listener = int(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &program));
    if (*listener >= 0)
      return true;
  }
  std::vector<sock_filter> own;
  if (kind == BoxedProcess::Worker) { // which is no copy that shares the memory of its parent
    own = filter;
    for (sock_filter &instruction : own)
      if (instruction.k == kOwnNumber)
        instruction.k = uint32_t(getpid());
    rules = &own;
  }
  struct sock_fprog program = {static_cast<unsigned short>(rules->size()), const_cast<sock_filter *>(rules->data())};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program) == 0;
}

std::string memref_cts::conformance::systemCallName(uint32_t architecture, int number) {
  char *name = seccomp_syscall_resolve_num_arch(architecture, number);
  std::string text = name ? name : "number " + std::to_string(number);
  std::free(name);
  return text;
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

Box::Box(const Rules &rules)
    : kind(rules.who),
      path(rules.who == BoxedProcess::Executable && !rules.executable.empty() ? rules.executable.front() : "") {
  if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) < 0 && errno == EINVAL) {
    wrong = "this kernel has no seccomp";
    return;
  }
  makeFileRules(rules);
  if (wrong.empty())
    makeCallRules(rules, /*listens=*/false, filter);
  if (wrong.empty() && rules.listens)
    makeCallRules(rules, /*listens=*/true, listening);
}

Box::~Box() {
  if (ruleset >= 0)
    close(ruleset);
}

const std::string &memref_cts::conformance::missingOfBox() {
  static const std::string missing = [] {
    int version = landlockVersion();
    if (version == 0)
      return std::string("Landlock: files can be told apart by their modes only");
    if (version < kCompleteVersion)
      return "parts of Landlock: version " + std::to_string(kCompleteVersion) + " has all that is used, this kernel " +
             std::to_string(version);
    return std::string();
  }();
  return missing;
}
