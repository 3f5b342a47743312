#===- python_calls.py - Call python.mlir through its generated module ------===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# Arguments: the generated module, the library, the convention. What each function has to do is in
# python.mlir. Results are compared with NumPy's. Must not know the lowering.
#
#===-----------------------------------------------------------------------===#
"""Call the functions of python.mlir."""

import ctypes
import sys
import warnings

import numpy

from python_common import Frees, binding_of, refused

binding = binding_of(sys.argv[1])
frees = Frees()
CONVENTION = sys.argv[3]
module = binding.load(sys.argv[2], free=frees)


def views():
    base = numpy.arange(12, dtype="float32")
    expected = base.copy()
    for part in (slice(None), slice(2, 9), slice(None, None, -1), slice(10, 1, -3), slice(5, 5)):
        module.scale(base[part], 2)
        expected[part] *= 2
        assert (base == expected).all(), part
    table = numpy.arange(12, dtype="float32").reshape(3, 4)
    module.scale(table[:, 1], -1.0)
    assert table[:, 1].tolist() == [-1, -5, -9] and table[:, 2].tolist() == [2, 6, 10]
    shared = numpy.lib.stride_tricks.as_strided(base, shape=(3,), strides=(0,))
    before = base[0]
    module.scale(shared, 2)
    assert base[0] == before * 8
    assert frees.taken() == 0


def results():
    made = module.make(5)
    assert made.tolist() == [0, 1, 2, 3, 4] and made.dtype == "int64" and made.flags.writeable
    view = made[1:3]
    del made
    assert frees.taken() == 0 and view.tolist() == [1, 2]
    del view
    assert frees.taken() == 1
    whole, odd = module.twice(6)
    assert odd.tolist() == [1, 3, 5]
    whole[3] = 33
    assert odd.tolist() == [1, 33, 5]
    del whole
    assert frees.taken() == 0 and odd[0] == 1
    del odd
    assert frees.taken() == 1
    assert module.make(0).shape == (0,) and frees.taken() == 1
    if CONVENTION == "wrapper":  # by value its result is not safe
        point = module.point()
        assert point.shape == () and point[()] == 2.5
        del point
        assert frees.taken() == 1
    assert hasattr(module, "point") == (CONVENTION == "wrapper")
    made = module.make_any(3)
    assert frees.taken() == 1, "the descriptor"
    assert made.tolist() == [0, 1, 2]
    del made
    assert frees.taken() == 1


def shared_memory():
    given = numpy.arange(6.0)
    same = module.same(given)
    assert numpy.shares_memory(given, same) and same.tolist() == given.tolist()
    del given
    same[0] = 7
    part = module.part(same, 1, 2, 3)
    assert part.tolist() == [1, 4] and part.strides == (24,)
    del same
    part[1] = 40
    assert part.tolist() == [1, 40]
    mine = module.make(4)
    again = module.pick(mine, False)
    assert numpy.shares_memory(mine, again)
    del mine
    assert frees.taken() == 0 and again.tolist() == [0, 1, 2, 3]
    new = module.pick(again, True)
    assert not numpy.shares_memory(new, again)
    del again
    assert frees.taken() == 1 and new.tolist() == [0, 1]
    del new
    assert frees.taken() == 1
    numbers = numpy.arange(3)
    same = module.same_any(numbers)
    assert frees.taken() == 1 and numpy.shares_memory(numbers, same)
    del same, numbers
    assert frees.taken() == 0
    table = module.table()
    assert table.tolist() == [3, 1, 4] and not table.flags.writeable
    del table
    assert frees.taken() == 0


def types():
    square = numpy.arange(9, dtype="float32").reshape(3, 3)[::-1, ::2]
    assert module.rank_of(square) == 2 and module.rank_of(numpy.zeros((), "float32")) == 0
    assert module.first_of(square) == 6 and module.first_of(square.T[::-1]) == 8
    corner = numpy.arange(6, dtype="int16").reshape(2, 3)
    assert module.corner(corner) == 5
    assert module.corner(corner.view("uint16")) == 5
    assert module.column(corner.reshape(3, 2).T) == 4
    letters = numpy.arange(9, dtype="uint8")
    assert module.behind(letters[5:]) == 5 and module.behind(letters[4:1:-1]) == 4
    mask = numpy.array([True, False, True])
    module.invert(mask)
    assert mask.view("uint8").tolist() == [0, 1, 0]
    assert module.real_part(numpy.array([1 + 2j, 3 + 4j])) == 3
    assert module.small(numpy.zeros(1, "uint8"), numpy.zeros(1, "int16"), numpy.array([-5])) == -5
    brain = numpy.array([0x3F80, 0xC000], "uint16")
    same = module.bits(brain)
    assert same.view("uint16").tolist() == [0x3F80, 0xC000]
    assert same.dtype == "uint16" or same.astype("float32").tolist() == [1, -2]
    assert module.bits(same).view("uint16").tolist() == [0x3F80, 0xC000]


def scalars():
    assert [module.odd(value) for value in (0, 1, 254, 255, -2)] == [False, True, False, True, False]
    assert module.odd(3) is True
    assert [module.chosen(value) for value in (True, False, 1, 0, numpy.True_)] == [1, 2, 1, 2, 1]
    assert module.minus(1.5) == -1.5 and module.minus(1e6) == -float("inf") and str(module.minus(0.0)) == "-0.0"
    assert module.later(1.0, 3.140625) == 3.140625 and module.later(1, 1 + 2**-8) == 1 and module.later(0, 1 + 3 * 2**-8) == 1 + 2**-6
    assert module.later(0, float("nan")) != 0
    assert module.sum(-1, 200, -3, 4, numpy.int32(5), 0.5, numpy.float64(0.25)) == 205.75
    assert module.unsigned(200) == 200
    assert module.swap(-1, 2) == (2, -1)
    called = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(lambda value: value * 2)
    assert module.apply(called, 21) == 42
    assert module.address(None) is None and module.address(4096) == 4096
    assert module.class_(7) == 7 and module.my_name(8) == 8 and module.f__init__(9) == 9


class Tensor:
    """A tensor of another library."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **_):
        return self.array.__dlpack__()


class Handmade:
    """A tensor whose fields are given, row-major without strides."""

    def __init__(self, array, **fields):
        self.array, self.sizes = array, (ctypes.c_int64 * array.ndim)(*array.shape)
        self.tensor = binding._DLTensor(data=array.ctypes.data, device=1, rank=array.ndim, code=2, bits=32, lanes=1, sizes=self.sizes)
        for name, value in fields.items():
            setattr(self.tensor, name, value)

    def __dlpack__(self):
        make = ctypes.pythonapi.PyCapsule_New
        make.argtypes, make.restype = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p), ctypes.py_object
        return make(ctypes.addressof(self.tensor), b"dltensor", None)


def handmade_tensors():
    table = numpy.arange(6, dtype="float32").reshape(2, 3)
    assert module.first_of(Handmade(table)) == 0
    assert module.first_of(Handmade(table[1:], byte_offset=4, data=table.ctypes.data)) == 1
    module.invert(Handmade(mask := numpy.array([True, False]), code=6, bits=8))
    assert mask.tolist() == [False, True]
    assert module.bits(Handmade(numpy.array([1, 2], "uint16"), code=4, bits=16)).view("uint16").tolist() == [1, 2]
    refused(ValueError, "found a tensor of device 2, not of the CPU", module.first_of, Handmade(table, device=2))
    refused(TypeError, "found a tensor of DLPack's type (2, 32, 4)", module.first_of, Handmade(table, lanes=4))
    refused(TypeError, "found a tensor of DLPack's type (3, 32, 1)", module.first_of, Handmade(table, code=3))
    empty = numpy.zeros((0,), "float32")
    module.scale(Handmade(empty, data=None), 2)
    assert frees.taken() == 0


def dlpack():
    base = numpy.arange(8, dtype="float32")
    module.scale(Tensor(base[6:0:-2]), 10)
    assert base.tolist() == [0, 1, 20, 3, 40, 5, 60, 7]
    same = module.same(Tensor(numpy.arange(3.0)))
    assert same.tolist() == [0, 1, 2]
    assert numpy.from_dlpack(module.make(2)).tolist() == [0, 1]
    assert module.rank_of(Tensor(numpy.zeros((), "float32"))) == 0
    refused(TypeError, "argument arg0: expected memref<?xf64>, found float32 of shape (8,)", module.same, Tensor(base))
    base.flags.writeable = False
    refused(ValueError, "found a tensor that is not handed over", module.scale, Tensor(base), 1)
    assert frees.taken() == 1


def errors():
    numbers = numpy.arange(6, dtype="int16")
    expected = "corner(): argument arg0: expected memref<2x3xi16>, found "
    refused(TypeError, expected + "list", module.corner, [[1, 2, 3], [4, 5, 6]])
    refused(TypeError, expected + "int32 of shape (2, 3)", module.corner, numpy.zeros((2, 3), "int32"))
    refused(TypeError, expected + ">i2 of shape (2, 3)", module.corner, numpy.zeros((2, 3), ">i2"))
    refused(ValueError, expected + "int16 of shape (6,) and strides (2,) in bytes: the rank is 1, not 2", module.corner, numbers)
    refused(ValueError, "size 1 is 2, not 3", module.corner, numpy.zeros((2, 2), "int16"))
    refused(ValueError, "row-major without gaps", module.corner, numbers.reshape(3, 2).T)
    refused(ValueError, "stride 0 is 3 elements, not 1", module.column, numbers.reshape(2, 3))
    refused(TypeError, "a masked array", module.corner, numpy.ma.zeros((2, 3), "int16"))
    still = numbers.reshape(2, 3)
    still.flags.writeable = False
    refused(ValueError, "the array is read-only", module.corner, still)
    crooked = numpy.zeros(9, "uint8")[1:].view("int64")
    refused(ValueError, "not aligned", module.pick, crooked, False)
    records = numpy.zeros(3, [("a", "float32"), ("b", "uint8")])
    between = numpy.ndarray((2,), "complex128", numpy.zeros(8), 0, (24,))
    refused(ValueError, "step 0 is no whole number of elements of 16 bytes", module.real_part, between)
    refused(ValueError, "not aligned", module.scale, records["a"][1:], 1)
    refused(ValueError, "negative step needs `offset: ?`", module.behind, numpy.zeros(9, "int8")[::-1])
    refused(TypeError, "found uint8 of shape (3,)", module.invert, numpy.zeros(3, "uint8"))
    refused(TypeError, "found float32", module.rank_of, numpy.float32(1))
    refused(TypeError, "scale(): argument arg1: expected f32, found str", module.scale, numpy.zeros(1, "float32"), "1")
    refused(TypeError, "odd(): argument arg0: expected i32, found float", module.odd, 1.0)
    refused(ValueError, "odd(): argument arg0: expected i32, from -2147483648 to 4294967295, found 4294967296", module.odd, 2**32)
    refused(ValueError, "expected i1, from 0 to 1, found 2", module.chosen, 2)
    refused(ValueError, "unsigned(): argument arg0: expected i8, from 0 to 255, found -1", module.unsigned, -1)
    refused(ValueError, "expected f64", module.sum, 0, 0, 0, 0, 0, 0, 10**400)
    refused(TypeError, "address(): argument arg0", module.address, "text")
    refused(TypeError, "positional argument", module.odd)
    assert frees.taken() == 0


def machines():
    """What is not safe on another machine is refused there."""
    here = binding._MACHINE
    binding._MACHINE = "aarch64"
    arguments = (numpy.arange(3.0), 0, 1, 1)
    if CONVENTION == "default":
        refused(NotImplementedError, "part: not safe on aarch64 (struct-result): LLVM and C return a struct in other places. "
                "Instead: give the function the attribute llvm.emit_c_interface, and call the C wrapper", module.part, *arguments)
    else:
        assert module.part(*arguments).tolist() == [0]
    assert module.swap(1, 2) == (2, 1)
    binding._MACHINE = "i386"
    refused(NotImplementedError, "minus(): argument arg0: f16 is passed on x86-64 and aarch64 only; pass it in a memref", module.minus, 1.0)
    binding._MACHINE = None
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        binding.load(sys.argv[2])
    assert len(found) == 1 and "no call is known to be safe on" in str(found[0].message) and found[0].filename == __file__
    binding._MACHINE = here


for test in (views, results, shared_memory, types, scalars, dlpack, handmade_tensors, errors, machines):
    test()
assert binding.load(sys.argv[2]).make(3).tolist() == [0, 1, 2]
print("all calls agree")
