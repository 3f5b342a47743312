#!/usr/bin/env python3
#===- chaos.py - Trouble of all kinds, drawn from a seed ------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Rounds of trouble: workers and campaigns are killed, memory, descriptors and room on
# the disk are short, files are damaged, and what workers send is. After each round three things must hold:
# nothing that was found or counted is lost; the healthy lowering has no finding; what
# is green was checked. Kills no process but those that it started, by their numbers.
# Exit codes: 0 all held, 1 something did not, 2 usage.
#
#===-----------------------------------------------------------------------===#
"""Make trouble for memref-cts, and look at what it says."""

import argparse
import ctypes
import glob
import json
import mmap
import os
import random
import re
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

CASE = """func.func @f(%a: i32, %m: memref<?xi32, strided<[?], offset: ?>>, %i: index) -> i32 {
  memref.store %a, %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  %0 = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
// CALL: @f(3, memref<sizes=[4] strides=[2] offset=1 data=[1,2,3,4]>, 2) -> 6
// CALL-RANDOM: @f(-100..100, memref<sizes=[N]>, 0..N-1) N=1..6 count=300
"""
CALLS = 301
PATIENCE = 120  # seconds that no command takes

# What is damaged a thousand times a process: small, so that much of it is read, lowered and run all the same.
SMALL = (
    """func.func @f(%a: i32, %m: memref<?xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<?xi32>
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
// CALL: @f(3, memref<sizes=[2] data=[1,2]>, 1) -> 5
""",
    """memref.global @g : memref<2x3xf32> = dense<1.5>
func.func @f(%i: index) -> f32 {
  %g = memref.get_global @g : memref<2x3xf32>
  %v = memref.subview %g[1, 0] [1, 2] [1, 2] : memref<2x3xf32> to memref<1x2xf32, strided<[3, 2], offset: 3>>
  %c = arith.constant 0 : index
  %0 = memref.load %v[%c, %i] : memref<1x2xf32, strided<[3, 2], offset: 3>>
  return %0 : f32
}
// CALL: @f(1) -> 1.5
// CALL-RANDOM: @f(0..1) count=3
""",
    """func.func private @twice(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  return %0 : i64
}
func.func @f(%a: i64, %n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i64 {
    %y = func.call @twice(%x) : (i64) -> i64
    scf.yield %y : i64
  }
  return %r : i64
}
// CALL: @f(3, 2) -> 12
""",
)
BATCH = 1000
GOOD = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n// CALL: @f(3) -> 3\n"
# None of them makes a program that is merely long.
NUMBERS = (b"0", b"1", b"-1", b"2147483648", b"4294967296", b"9223372036854775807", b"18446744073709551616", b"9" * 5000)
# Verdicts that the healthy lowering never has, whatever a case says.
WRONG = ("differ", "trap-differ", "lowered-ub", "allows-more", "crash", "timeout", "invalid-ir", "error-with-success")
# How often a round is drawn before all begin again; the others once. tiers.md says what that comes to.
OFTEN = {"damaged cases": 12, "killed campaigns": 3, "killed workers": 9}

# What a worker calls itself (conformance/worker), and what conformance/protocol/Protocol.h says of one.
WORKER = b"memref-cts-worker"
REPLIES, SHARED = 4, 5  # descriptors of a worker
REQUESTS = 11  # kinds of messages
OUTCOMES = (32 << 20) + (64 << 10)  # where outcomes begin, at most a page or some before


class Broken(Exception):
    """Something that must hold did not."""


def need(holds, what):
    if not holds:
        raise Broken(what)


class Run:
    """A command that has ended, and what it said."""

    def __init__(self, command, code, out, err):
        self.command, self.code, self.out, self.err = command, code, out, err

    def text(self):
        return "%s\nexit code %s\n%s\n%s" % (" ".join(self.command), self.code, self.out[-3000:], self.err[-3000:])


def children(pid):
    found = []
    try:
        for thread in os.listdir("/proc/%d/task" % pid):
            with open("/proc/%d/task/%s/children" % (pid, thread), encoding="ascii") as file:
                found += [int(word) for word in file.read().split()]
    except OSError:
        pass
    return found


def is_worker(pid):
    try:
        with open("/proc/%d/cmdline" % pid, "rb") as file:
            return file.read().split(b"\0")[0] == WORKER
    except OSError:
        return False


def looks_for_leaks(pid):
    """Whether a child is the leak sanitizer's, which the tool waits for without an end: the only one that blocks
    SIGTERM and not SIGSEGV."""
    try:
        with open("/proc/%d/status" % pid, encoding="ascii") as file:
            blocked = int(re.search(r"^SigBlk:\s*(\w+)", file.read(), re.MULTILINE).group(1), 16)
    except (OSError, AttributeError):
        return False

    def blocks(number):
        return bool(blocked >> (number - 1) & 1)

    return blocks(signal.SIGTERM) and not blocks(signal.SIGSEGV)


def borrowed(pid, number):
    """A descriptor that another process has, in this one; -1: it is gone."""
    try:
        process = os.pidfd_open(pid)
    except OSError:
        return -1
    found = ctypes.CDLL(None, use_errno=True).syscall(ctypes.c_long(438), process, number, 0)  # pidfd_getfd
    os.close(process)
    return found


class Chaos:
    def __init__(self, arguments, folder):
        self.tool, self.planted = arguments.tool, arguments.planted
        self.drawn = random.Random(arguments.seed)
        self.folder = folder
        self.counts = {}
        self.harmed = 0  # runs of which a worker's words were damaged
        self.inputs = 0  # files that were damaged
        self.killed = {"campaigns": 0, "workers": 0}
        self.programs = {}  # that a campaign counted, by folder
        self.findings = {}  # signatures that a campaign kept, by folder
        self.write("case.mlir", CASE)
        self.length = 0  # seconds that a check takes without harm

    def measure(self):
        """Harm that comes before a worker could begin, or behind the end, shows nothing."""
        start = time.monotonic()
        report = self.path("unharmed.json")
        run = self.run(self.check_command(report))
        self.length = time.monotonic() - start
        self.looked(run, (0,))
        self.was_checked(run, report)

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, data):
        with open(self.path(name), "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())
        return self.path(name)

    def run(self, command, limits=(), during=None):
        """Runs a command with limits; `during` is called with it, again and again, until it ends."""

        def limit():
            for kind, value in limits:
                resource.setrlimit(kind, (value, value))

        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, preexec_fn=limit,
                                       cwd=self.folder)
            end = time.monotonic() + PATIENCE
            while process.poll() is None:
                if time.monotonic() > end:
                    process.kill()
                    process.wait()
                    raise Broken("no end in %d s: %s" % (PATIENCE, " ".join(command)))
                if during:
                    during(process)
                else:
                    time.sleep(0.01)
            texts = []
            for file in (out, err):
                file.seek(0)
                texts.append(file.read().decode(errors="replace"))
        return Run(command, process.returncode, *texts)

    #===-------------------------------------------------------------------===#
    # What must hold
    #===-------------------------------------------------------------------===#

    def looked(self, run, codes=(0, 2)):
        """No finding, and no death of the tool itself."""
        need(run.code in codes, "an exit code that is none of %s: %s" % (codes, run.text()))

    def was_checked(self, run, report):
        """Green means that all calls were made and compared."""
        if run.code != 0:
            return
        with open(report, encoding="utf-8") as file:
            said = json.load(file)
        need(said["summary"]["calls"] == CALLS, "green, and %s calls: %s" % (said["summary"]["calls"], run.text()))
        need(said["summary"]["runs"] == 2 * CALLS, "green, and %s runs: %s" % (said["summary"]["runs"], run.text()))

    def nothing_lost(self, folder, run):
        """A campaign has all that it had."""
        name = os.path.basename(folder)
        state = os.path.join(folder, "campaign.json")
        if not os.path.exists(state):
            need(not self.programs.get(name), "campaign.json is gone: " + run.text())
            return
        try:
            with open(state, encoding="utf-8") as file:
                said = json.load(file)
        except ValueError as error:
            raise Broken("%s: %s: %s" % (state, error, run.text())) from error
        need(said["next"] >= self.programs.get(name, 0), "programs were counted and are not any more: " + run.text())
        need(said["next"] == said["totals"]["programs"], "programs were left out: " + run.text())
        need(run.code != 0 or not said["not_checked"], "exit code 0, and programs were not checked: " + run.text())
        self.programs[name] = said["next"]
        kept = set()
        for each in glob.glob(os.path.join(glob.escape(folder), "findings", "0*")):
            with open(os.path.join(each, "finding.json"), encoding="utf-8") as file:
                kept.add(json.load(file)["signature"])
            for part in ("case.mlir", "original.mlir", "replay.txt"):
                need(os.path.getsize(os.path.join(each, part)) > 0, "%s of %s is empty" % (part, each))
        need(kept >= self.findings.get(name, set()), "a finding is gone: " + run.text())
        self.findings[name] = kept

    #===-------------------------------------------------------------------===#
    # Rounds
    #===-------------------------------------------------------------------===#

    def check_command(self, report):
        return [self.tool, "check", self.path("case.mlir"), "--lowering=ours", "--waivers=none", "--json=" + report]

    def campaign_command(self, folder, planted, programs):
        return [self.planted if planted else self.tool, "fuzz", "--out=" + folder, "--time=0", "--calls=3",
                "--lowering=" + ("planted:offset-dropped" if planted else "ours"), "--engine=ref-llvm", "--no-reduce",
                "--waivers=none", "--jobs=%d" % self.drawn.randint(1, 2), "--programs=%d" % programs]

    def killer(self, pause):
        """Kills a worker now and then: `pause` is a part of the time that a check takes."""

        def kill(process):
            time.sleep(self.drawn.uniform(0.3, 1) * pause * self.length)
            victims = [pid for pid in children(process.pid) if not looks_for_leaks(pid)]
            if victims:
                victim = self.drawn.choice(victims)
                worker = is_worker(victim)
                try:
                    os.kill(victim, signal.SIGKILL)
                    self.killed["workers"] += worker
                except OSError:
                    pass

        return kill

    def round_of_killed_workers(self):
        report = self.path("killed.json")
        run = self.run(self.check_command(report), during=self.killer(self.drawn.choice((0.1, 0.4, 1))))
        self.looked(run)
        self.was_checked(run, report)

    def damager(self, harm, report):
        """Does harm to what one worker sends, once: what shows twice would be a finding."""
        start = time.monotonic() + self.drawn.uniform(0.1, 0.9) * self.length
        done = []

        def damage(process):
            time.sleep(0.01)
            victims = [pid for pid in children(process.pid) if is_worker(pid)]
            if not done and victims and time.monotonic() > start and harm(self.drawn.choice(victims)):
                done.append(True)

        run = self.run(self.check_command(report), during=damage)
        self.harmed += len(done)
        self.looked(run)
        self.was_checked(run, report)

    def damage_replies(self, worker):
        """Bytes between those of a worker, some of them like the head of a message; or the end of all."""
        channel = borrowed(worker, REPLIES)
        if channel < 0:
            return False
        try:
            replies = socket.socket(fileno=channel)
        except OSError:  # a worker that is just made has other descriptors
            os.close(channel)
            return False
        with replies:
            noise = bytes(self.drawn.randrange(256) for _ in range(self.drawn.randint(1, 200)))
            kind = self.drawn.randrange(3)
            try:
                if kind == 0:
                    replies.shutdown(socket.SHUT_WR)
                else:
                    length = self.drawn.choice((0, len(noise), 1 << 29, (1 << 64) - 1))
                    head = struct.pack("<IIQ", self.drawn.randrange(REQUESTS), 0, length) if kind == 1 else b""
                    replies.send(head + noise, socket.MSG_NOSIGNAL | socket.MSG_DONTWAIT)
            except OSError:
                return False
        return True

    def damage_memory(self, worker):
        """Bytes of the memory in which a worker says how many outcomes there are, where they end, and what they are."""
        shared = borrowed(worker, SHARED)
        if shared < 0:
            return False
        try:
            with mmap.mmap(shared, 0) as memory:
                first, size = self.drawn.choice(((0, 16), (0, 80 << 10), (OUTCOMES, 64 << 10)))
                for _ in range(self.drawn.randint(1, 200)):
                    memory[first + self.drawn.randrange(size)] = self.drawn.randrange(256)
        except OSError:  # as above
            return False
        finally:
            os.close(shared)
        return True

    def round_of_damaged_replies(self):
        self.damager(self.damage_replies, self.path("replies.json"))

    def round_of_damaged_memory(self):
        self.damager(self.damage_memory, self.path("memory.json"))

    def round_of_killed_campaign_workers(self):
        folder = self.path("night")
        run = self.run(self.campaign_command(folder, False, 5), during=self.killer(self.drawn.choice((0.2, 1))))
        self.looked(run)
        self.nothing_lost(folder, run)

    def round_of_killed_campaigns(self):
        planted = bool(self.planted) and self.drawn.random() < 0.5
        folder = self.path("planted" if planted else "night")
        for _ in range(4):
            end = time.monotonic() + self.drawn.choice((0.1, 0.5, 1.5)) * self.drawn.uniform(0.1, 1)

            def kill(process, end=end):
                time.sleep(0.01)
                if time.monotonic() > end:
                    process.kill()

            run = self.run(self.campaign_command(folder, planted, 100000), during=kill)
            self.killed["campaigns"] += run.code == -signal.SIGKILL
            self.nothing_lost(folder, run)
        run = self.run(self.campaign_command(folder, planted, 1))
        self.looked(run, (0, 1) if planted else (0,))
        self.nothing_lost(folder, run)

    def round_of_starved_checks(self):
        kind, value = self.drawn.choice((
            (resource.RLIMIT_AS, self.drawn.randint(100, 3000) << 20),
            (resource.RLIMIT_NOFILE, self.drawn.randint(3, 60)),
            (resource.RLIMIT_FSIZE, self.drawn.choice((0, 100, 5000, 100000))),
            (resource.RLIMIT_NPROC, self.drawn.randint(0, 3)),
            (resource.RLIMIT_STACK, self.drawn.randint(256, 8192) << 10),
        ))
        report = self.path("starved.json")
        if os.path.exists(report):
            os.remove(report)
        run = self.run(self.check_command(report), limits=[(kind, value)])
        if "ReserveShadowMemoryRange failed" in run.err:  # the address sanitizer, before anything of the tool
            need(not run.out and not os.path.exists(report), "a report without a beginning: " + run.text())
            return
        # A process that cannot even load its libraries, or print, says so by itself.
        started = "memref-cts" in run.out + run.err and "error while loading shared libraries" not in run.err
        self.looked(run, (0, 2) if started else (0, 2, 127, -signal.SIGSEGV, -signal.SIGABRT, -signal.SIGKILL, -signal.SIGXFSZ, 3))
        self.was_checked(run, report)

    def round_of_starved_campaigns(self):
        folder = self.path("night")
        kind, value = self.drawn.choice((
            (resource.RLIMIT_NOFILE, self.drawn.randint(3, 40)),
            (resource.RLIMIT_FSIZE, self.drawn.choice((0, 10, 300))),
        ))
        run = self.run(self.campaign_command(folder, False, 2), limits=[(kind, value)])
        need(run.code != 1, "a finding for lack of room: " + run.text())
        self.nothing_lost(folder, run)
        run = self.run(self.campaign_command(folder, False, 1))
        self.looked(run, (0,))
        self.nothing_lost(folder, run)

    def damaged(self, data):
        """Bytes that somebody stepped on."""
        data = bytearray(data)
        for _ in range(self.drawn.randint(1, 4)):
            at, kind = self.drawn.randrange(len(data) + 1), self.drawn.randrange(6)
            if kind == 0:
                del data[at:]
            elif kind == 1:
                data[at:at] = bytes(self.drawn.randrange(256) for _ in range(self.drawn.randint(1, 20)))
            elif kind == 2:
                del data[at:at + self.drawn.randint(1, 40)]
            elif kind == 3:
                data[at:at] = data[self.drawn.randrange(len(data) + 1):][:self.drawn.randint(1, 200)]
            elif kind == 4:
                number = re.compile(rb"[0-9]+").search(data, at)
                if number:
                    data[number.start():number.end()] = self.drawn.choice(NUMBERS)
            elif at < len(data):
                data[at] ^= 1 << self.drawn.randrange(8)
        self.inputs += 1
        return bytes(data)

    def round_of_damaged_cases(self):
        """Many files of one process. What a damaged case expects may be wrong, so that a finding about that is right."""
        folder, report = self.path("cases"), self.path("cases.json")
        shutil.rmtree(folder, ignore_errors=True)
        os.mkdir(folder)
        for number in range(BATCH):
            self.write("cases/%04d.mlir" % number, self.damaged(self.drawn.choice(SMALL).encode()))
        self.write("cases/last.mlir", GOOD)
        run = self.run([self.tool, "check", folder, "--lowering=ours", "--waivers=none", "--max-steps=100000",
                        "--engine=" + self.drawn.choice(("ref-llvm", "ref-llvm", "jit")), "--json=" + report])
        self.looked(run, (0, 1, 2))
        with open(report, encoding="utf-8") as file:
            said = json.load(file)
        findings = [finding for each in said["files"] for finding in each["findings"]]
        # Without sanitizers a module that is larger than a worker may be is refused. The allocator of the address
        # sanitizer ends the process.
        large = [finding for finding in findings if "AddressSanitizer: out of memory" in finding["seen"]]
        wrong = ["%s: %s" % (verdict, count) for verdict, count in said["summary"]["verdicts"].items() if
                 verdict in WRONG and count > sum(finding["verdict"] == verdict for finding in large)]
        for finding in findings:
            if finding["lowering"] != "-" and finding not in large:
                with open(os.path.join(self.folder, finding["file"]), "rb") as file:
                    wrong.append("%s\n%r" % (json.dumps(finding), file.read()))
        need(not wrong, "the healthy lowering has findings: %s" % "\n".join(wrong))
        need(len(said["files"]) == BATCH + 1, "%d files of %d: %s" % (len(said["files"]), BATCH + 1, run.text()))
        last = said["files"][-1]
        need(last["calls"] == 1 and not last["unchecked"], "what is healthy was not checked: " + json.dumps(last))

    def round_of_damaged_waivers(self):
        row = ("- name: none-such\n  pattern: 'x-*'\n  lowering: upstream\n  clause: ADDR-08\n  reason: a row\n"
               "  expires: 2099-01-01\n  explains:\n"
               "  - {stage: jit, verdict: differ, operation: memref.load, path: result 0}\n")
        path = self.write("waivers.yaml", self.damaged(row.encode()))
        report = self.path("waived.json")
        run = self.run([*self.check_command(report)[:-2], "--waivers=" + path, "--json=" + report])
        # A row that fits nothing any more is stale, which is no finding and is not green.
        self.looked(run, (0, 1, 2))
        need(run.code != 1 or "stale" in run.out or "waiver" in run.out, "a finding by a waiver: " + run.text())
        self.was_checked(run, report)

    def round_of_damaged_baselines(self):
        good, bad = self.path("good.json"), self.path("bad.json")
        gate = [self.tool, "gate", self.path("case.mlir"), "--lowering=ours", "--waivers=none"]
        if not os.path.exists(good):
            self.looked(self.run([*gate, "--baseline=" + good, "--update"]), (0,))
        with open(good, "rb") as file:
            self.write("bad.json", self.damaged(file.read()))
        report = self.path("gate.json")
        run = self.run([*gate, "--baseline=" + bad, "--json=" + report])
        self.looked(run, (0, 1, 2))
        if run.code == 0:
            with open(report, encoding="utf-8") as file:
                said = json.load(file)
            need(said["exit_code"] == 0 and not said["interrupted"], "exit code 0, and another in JSON: " + run.text())
            need(not any(said[key] for key in ("errors", "new", "lost")), "exit code 0, and trouble: " + run.text())
            need(said["runs"] == 2 * CALLS, "green, and %s runs: %s" % (said["runs"], run.text()))

    def round_of_damaged_campaigns(self):
        folder = self.path("damaged")
        shutil.rmtree(folder, ignore_errors=True)
        source = self.path("night")
        if not os.path.exists(os.path.join(source, "campaign.json")):
            return
        shutil.copytree(source, folder)
        state = os.path.join(folder, "campaign.json")
        with open(state, "rb") as file:
            data = file.read()
        with open(state, "wb") as file:
            file.write(self.damaged(data))
        run = self.run(self.campaign_command(folder, False, 1))
        # The count of unchecked calls may be one that somebody stepped on.
        self.looked(run, (0, 1, 2) if "too much was left unchecked" in run.out else (0, 2))

    def rounds(self):
        prefix = "round_of_"
        return {name[len(prefix):].replace("_", " "): getattr(self, name) for name in sorted(dir(self)) if
                name.startswith(prefix)}


def parse():
    parser = argparse.ArgumentParser(description="Makes trouble for memref-cts and looks at what it says.")
    parser.add_argument("--tool", required=True, help="path of memref-cts")
    parser.add_argument("--planted", help="path of memref-cts-planted, for campaigns that find something")
    parser.add_argument("--minutes", type=float, default=10, help="how long (default 10)")
    parser.add_argument("--seed", type=int, help="what is drawn (default: by the clock)")
    parser.add_argument("--only", help="only rounds whose name has this word")
    arguments = parser.parse_args()
    if arguments.seed is None:
        arguments.seed = int(time.time())
    for name in ("tool", "planted"):
        path = getattr(arguments, name)
        if path and not os.access(path, os.X_OK):
            parser.error("--%s: no program: %s" % (name, path))
        setattr(arguments, name, path and os.path.abspath(path))
    return arguments


def main():
    arguments = parse()
    print("chaos: seed %d, %g minutes" % (arguments.seed, arguments.minutes), flush=True)
    end = time.monotonic() + 60 * arguments.minutes
    bad = done = 0
    ended = []
    signal.signal(signal.SIGTERM, lambda *_: ended.append(True))  # after the round, with all that was counted
    with tempfile.TemporaryDirectory(prefix="memref-cts-chaos-") as folder:
        chaos = Chaos(arguments, folder)
        rounds = {name: each for name, each in chaos.rounds().items() if not arguments.only or arguments.only in name}
        if not rounds:
            print("chaos: error: no round has '%s' in its name" % arguments.only, file=sys.stderr)
            return 2
        order = []
        while time.monotonic() < end and not ended:
            if not order:  # each of them once, in another order
                order = [name for name in rounds for _ in range(OFTEN.get(name, 1))]
                chaos.drawn.shuffle(order)
                order.append("unharmed check")
            name = order.pop()
            try:
                (rounds.get(name) or chaos.measure)()
            except Broken as problem:
                bad += 1
                print("round %d, %s: %s" % (done, name, problem), flush=True)
            done += 1
            chaos.counts[name] = chaos.counts.get(name, 0) + 1
        for name, count in sorted(chaos.counts.items()):
            print("  %-24s %4d rounds" % (name, count))
        print("  killed: %d campaigns, %d workers" % (chaos.killed["campaigns"], chaos.killed["workers"]))
        print("  damaged: %d files, what %d workers sent" % (chaos.inputs, chaos.harmed))
        print("  programs counted: %s, findings kept: %d" % (
            sum(chaos.programs.values()), sum(len(each) for each in chaos.findings.values())))
    print("%d rounds, %d of them bad%s" % (done, bad, "; again with --seed=%d" % arguments.seed if bad else ""))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
