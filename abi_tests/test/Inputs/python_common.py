#===- python_common.py - Load a generated Python module --------------------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# What the tests of generated Python share: they run with a binding and a library.
#
#===-----------------------------------------------------------------------===#
"""Shared parts of the tests of generated Python."""

import ctypes
import gc
import importlib.util


def binding_of(path):
    spec = importlib.util.spec_from_file_location("binding", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Frees:
    """free of the C library, which notes each address."""

    def __init__(self):
        self.addresses = []
        self.free = ctypes.CDLL(None).free
        self.free.argtypes = [ctypes.c_void_p]

    def __call__(self, address):
        self.addresses.append(address)
        self.free(address)

    def taken(self):
        """How many frees there were since the last question. No address twice while it was not allocated again."""
        gc.collect()
        count, self.addresses = len(self.addresses), []
        return count


def refused(error, text, function, *arguments):
    """The call raises this error, and its message has the text."""
    try:
        function(*arguments)
    except error as found:
        assert type(found) is error, (type(found), found)
        assert text in str(found), f"expected: {text}\nfound:    {found}"
        return
    raise AssertionError(f"no {error.__name__}: {text}")
