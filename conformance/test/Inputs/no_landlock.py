#===- no_landlock.py - Runs a command as on a kernel without Landlock -----===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Usage: no_landlock.py COMMAND... A filter of seccomp answers the three system calls of
# Landlock with ENOSYS, for the command and all that it starts. It needs no rights.
# Exit code 77: the kernel takes no filter.
#
#===-----------------------------------------------------------------------===#
import ctypes
import errno
import os
import struct
import sys

NO_NEW_PRIVS, SET_SECCOMP, FILTER = 38, 22, 2
LOAD, AT_LEAST, ABOVE, RETURN = 0x20, 0x35, 0x25, 0x06
ALLOW, ERRNO = 0x7fff0000, 0x00050000
FIRST, LAST = 444, 446  # landlock_create_ruleset, landlock_add_rule, landlock_restrict_self

PROGRAM = [
    (LOAD, 0, 0, 0),  # the number
    (AT_LEAST, 0, 2, FIRST),
    (ABOVE, 1, 0, LAST),
    (RETURN, 0, 0, ERRNO | errno.ENOSYS),
    (RETURN, 0, 0, ALLOW),
]
code = ctypes.create_string_buffer(b"".join(struct.pack("<HBBI", *each) for each in PROGRAM))
filters = ctypes.create_string_buffer(struct.pack("@HP", len(PROGRAM), ctypes.addressof(code)))
libc = ctypes.CDLL(None, use_errno=True)
if libc.prctl(NO_NEW_PRIVS, 1, 0, 0, 0) or libc.prctl(SET_SECCOMP, FILTER, ctypes.byref(filters), 0, 0):
    print("no filter: " + os.strerror(ctypes.get_errno()), file=sys.stderr)
    sys.exit(77)
os.execvp(sys.argv[1], sys.argv[1:])
