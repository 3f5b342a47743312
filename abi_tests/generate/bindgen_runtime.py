#===- bindgen_runtime.py - What every generated Python module begins with -===#
#
# Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===-----------------------------------------------------------------------===#
#
# BindgenPython.cpp copies what begins with the first import into each text. The
# width of the index, _INDEX_BITS, stands before it, the functions behind it. Python
# 3.9 and ctypes, and NumPy for memrefs. It must not import anything else.
# Clauses: DESC-RANKED-01..12, 17, 19; DESC-UNRANKED-01; CIFACE-02..05, 09, 12, 13,
# 17, 26; BARE-01, 02, 13; LIFE-03; ADDR-01, 17.
#
#===-----------------------------------------------------------------------===#
import ctypes
import os
import platform
import struct
import warnings
from operator import index as _to_index

try:
    import numpy
except ImportError:  # functions of scalars work without it
    numpy = None

_INDEX = {0: ctypes.c_ssize_t, 16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}[_INDEX_BITS]
_INDEX_MOST = 2 ** (8 * ctypes.sizeof(_INDEX) - 1) - 1
_MOST_DIMENSIONS = 32  # of NumPy's arrays


def _machine():
    """The machine by its name in memref-cts, or None."""
    name = platform.machine().lower()
    if platform.system() != "Linux":
        return None
    if name in ("x86_64", "amd64", "i686", "i586", "i386"):
        return "x86-64" if name in ("x86_64", "amd64") and ctypes.sizeof(ctypes.c_void_p) == 8 else "i386"
    return {"aarch64": "aarch64", "s390x": "s390x"}.get(name) if ctypes.sizeof(ctypes.c_void_p) == 8 else None


_MACHINE = _machine()


def _refuse_on(machines, function, instead):
    """A struct result by value is no two compilers' own affair: LLVM and C have to agree where its parts are."""
    if _MACHINE is None or _MACHINE in machines:
        raise NotImplementedError(f"{function}: not safe on {_MACHINE or platform.machine()} (struct-result): LLVM and C return a struct "
                                  f"in other places. Instead: {instead}")


class _Unranked(ctypes.Structure):
    _fields_ = [("rank", _INDEX), ("descriptor", ctypes.c_void_p)]


_DESCRIPTORS, _PACKERS = {}, {}


def _descriptor(rank):
    """The struct of a descriptor of that rank."""
    if rank not in _DESCRIPTORS:
        code = {2: "h", 4: "i", 8: "q"}[ctypes.sizeof(_INDEX)]
        _PACKERS[rank] = struct.Struct("PP" + code * (1 + 2 * rank) + f"0P0{code}").pack  # with the gaps of C
        fields = [("allocated", ctypes.c_void_p), ("aligned", ctypes.c_void_p), ("offset", _INDEX)]
        fields += [("sizes", _INDEX * rank), ("strides", _INDEX * rank)] if rank else []
        _DESCRIPTORS[rank] = type(f"_Memref{rank}D", (ctypes.Structure,), {"_fields_": fields})
    return _DESCRIPTORS[rank]


#===---------------------------- Who owns memory --------------------------===#


class _Memory:
    """Memory that a function allocated. It is freed once, when the last array over it is gone."""

    def __init__(self, address, free):
        self.address, self.free = address, free

    def __del__(self):
        address, self.address = self.address, None
        if address and self.free is not None:
            self.free(address)


class _View:
    """Memory as NumPy's arrays take it, with what has to live as long."""

    def __init__(self, address, shape, typestr, strides, read_only, keep):
        self.__array_interface__ = {"version": 3, "data": (address, read_only), "shape": shape, "typestr": typestr, "strides": strides}
        self.keep = keep


class _SymbolInfo(ctypes.Structure):
    _fields_ = [("file", ctypes.c_char_p), ("base", ctypes.c_void_p), ("name", ctypes.c_char_p), ("address", ctypes.c_void_p)]


def _lies_in_library(address):
    """Whether it is memory of a program or a library, which nobody frees: that of a global."""
    if _dladdr is None or not address:
        return False
    return _dladdr(address, _SymbolInfo()) != 0


try:
    _dladdr = ctypes.CDLL(None).dladdr
    _dladdr.argtypes, _dladdr.restype = (ctypes.c_void_p, ctypes.POINTER(_SymbolInfo)), ctypes.c_int
except (AttributeError, OSError, TypeError):
    _dladdr = None


class _ArrayStruct(ctypes.Structure):
    _fields_ = [("two", ctypes.c_int), ("rank", ctypes.c_int), ("kind", ctypes.c_char), ("item", ctypes.c_int), ("flags", ctypes.c_int),
                ("sizes", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("data", ctypes.c_void_p), ("types", ctypes.c_void_p)]


_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.argtypes, _capsule_pointer.restype = (ctypes.py_object, ctypes.c_char_p), ctypes.c_void_p


def _address(array):
    """Where the first element is: array.ctypes.data, three times as fast."""
    capsule = array.__array_struct__
    return _ArrayStruct.from_address(_capsule_pointer(capsule, None)).data or 0


def _bounds(array):
    """The lowest address of an array's elements, and the one behind the highest."""
    low = high = _address(array)
    if array.size == 0:
        return low, low
    for size, step in zip(array.shape, array.strides):
        if step < 0:
            low += (size - 1) * step
        else:
            high += (size - 1) * step
    return low, high + array.itemsize


class _Taken:
    """Memory of the memrefs that one call returned: that of arguments, of globals, or its own."""

    def __init__(self, module, arrays):
        self.module, self.arrays, self.seen = module, arrays, {}

    def free(self, address):
        free = self.module._memref_cts[-1]
        if free is not None:
            free(address)

    def keeper(self, allocated, aligned):
        """(what has to live as long as an array of it, whether the array is read-only)"""
        for array in self.arrays:
            low, high = _bounds(array)
            if allocated == low or low <= allocated < high:
                return array, False
        if _lies_in_library(aligned) or _lies_in_library(allocated):
            return self.module, True
        if allocated not in self.seen:
            self.seen[allocated] = _Memory(allocated, self.module._memref_cts[-1])
        return self.seen[allocated], False


#===------------------------------- Scalars -------------------------------===#


class _Integer:
    """An integer or an index. `signed`: None where the type has no sign."""

    def __init__(self, function, name, type_, bits, signed):
        self.where, self.type, self.bits, self.signed = f"{function}(): {name}", type_, bits, signed
        bits = bits or 8 * ctypes.sizeof(_INDEX)
        self.low = 0 if signed is False or bits == 1 else -(2 ** (bits - 1))
        self.high = 2 ** (bits - 1) - 1 if signed and bits > 1 else 2**bits - 1
        kind = "uint" if signed is False or bits == 1 else "int"
        self.field = self.result = getattr(ctypes, f"c_{kind}{max(bits, 8)}")
        self.argtypes = (self.field,)

    def __call__(self, value):
        try:
            number = _to_index(bool(value) if self.bits == 1 and type(value).__name__ in ("bool_", "bool") else value)
        except TypeError:
            raise TypeError(f"{self.where}: expected {self.type}, found {type(value).__name__}") from None
        if not self.low <= number <= self.high:
            raise ValueError(f"{self.where}: expected {self.type}, from {self.low} to {self.high}, found {number}")
        return number

    def read(self, raw, taken):
        return bool(raw & 1) if self.bits == 1 else raw


class _Float:
    def __init__(self, function, name, type_, bits):
        self.where, self.type = f"{function}(): {name}", type_
        self.field = self.result = ctypes.c_float if bits == 32 else ctypes.c_double
        self.argtypes = (self.field,)

    def __call__(self, value):
        if type(value) is float:
            return value
        if not hasattr(value, "__float__") and not hasattr(value, "__index__") or getattr(value, "shape", ()) != ():
            raise TypeError(f"{self.where}: expected {self.type}, found {type(value).__name__}")
        try:
            return float(value)
        except TypeError:  # complex numbers of old releases of Python
            raise TypeError(f"{self.where}: expected {self.type}, found {type(value).__name__}") from None
        except OverflowError:
            raise ValueError(f"{self.where}: expected {self.type}, found {value}") from None

    def read(self, raw, taken):
        return raw


class _Half(_Float):
    """f16 and bf16, for which ctypes has no type. They are the low bits of the register of a float."""

    class Register(ctypes.c_float):
        pass

    def __init__(self, function, name, type_, bits):
        super().__init__(function, name, type_, 32)
        self.field, self.result, self.argtypes = ctypes.c_uint16, self.Register, (self.Register,)

    def machine(self):
        if _MACHINE not in ("x86-64", "aarch64"):
            raise NotImplementedError(f"{self.where}: {self.type} is passed on x86-64 and aarch64 only; pass it in a memref")

    def __call__(self, value):
        self.machine()
        number = super().__call__(value)
        try:
            bits = struct.unpack("<H", struct.pack("<e", number))[0] if self.type == "f16" else self.rounded(number)
        except OverflowError:  # beyond the largest number: infinite, as a cast of C has it
            bits = (0x7C00 if self.type == "f16" else 0x7F80) | (0x8000 if number < 0 else 0)
        return self.Register.from_buffer_copy(struct.pack("<HH", bits, 0))

    @staticmethod
    def rounded(number):
        """To the nearest bf16, ties to even."""
        bits = struct.unpack("<I", struct.pack("<f", number))[0]
        if number != number:
            return bits >> 16 | 0x40
        return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16

    def read(self, raw, taken):
        if isinstance(raw, self.Register):
            self.machine()
            raw = struct.unpack("<HH", bytes(raw))[0]
        if self.type == "f16":
            return struct.unpack("<e", struct.pack("<H", raw))[0]
        return struct.unpack("<f", struct.pack("<I", raw << 16))[0]


class _Address:
    """A pointer: None, a number, or an object of ctypes, also a function."""

    field = result = ctypes.c_void_p
    argtypes = (ctypes.c_void_p,)

    def __init__(self, function, name, type_):
        self.where, self.type = f"{function}(): {name}", type_

    def __call__(self, value):
        if value is None or type(value) is int:
            return value
        try:
            if isinstance(value, (str, bytes)):
                raise TypeError
            return ctypes.cast(value, ctypes.c_void_p)
        except (ctypes.ArgumentError, TypeError):
            raise TypeError(f"{self.where}: expected {self.type}, an address or an object of ctypes, found {type(value).__name__}") from None

    def read(self, raw, taken):
        return raw


#===-------------------------------- DLPack -------------------------------===#


class _DLTensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device", ctypes.c_int32), ("device_number", ctypes.c_int32), ("rank", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("sizes", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)), ("byte_offset", ctypes.c_uint64)]


_DLPACK_CODES = {0: "i", 1: "u", 2: "f", 4: "V", 5: "c", 6: "b"}


def _from_dlpack(value, where):
    """An array over the memory of a tensor of another library. Its capsule lives as long, and so does the memory."""
    try:
        capsule = value.__dlpack__()
    except (BufferError, RuntimeError) as error:
        raise ValueError(f"{where}, found a tensor that is not handed over: {error}") from None
    tensor = _DLTensor.from_address(_capsule_pointer(capsule, b"dltensor"))
    if tensor.device != 1:
        raise ValueError(f"{where}, found a tensor of device {tensor.device}, not of the CPU")
    if tensor.lanes != 1 or tensor.code not in _DLPACK_CODES or tensor.bits % 8:
        raise TypeError(f"{where}, found a tensor of DLPack's type ({tensor.code}, {tensor.bits}, {tensor.lanes})")
    size = tensor.bits // 8
    shape = tuple(tensor.sizes[i] for i in range(tensor.rank))
    steps = tuple(tensor.strides[i] * size for i in range(tensor.rank)) if tensor.rank and tensor.strides else None
    view = _View((tensor.data or 0) + tensor.byte_offset, shape, f"{'|' if size == 1 or tensor.code == 4 else '='}{_DLPACK_CODES[tensor.code]}{size}",
                 steps, False, capsule)
    if not tensor.data:
        return numpy.empty(shape, view.__array_interface__["typestr"])
    array = numpy.asarray(view)
    return array.view(_dtype("bfloat16") or "uint16") if tensor.code == 4 else array


#===-------------------------------- Memrefs ------------------------------===#


def _dtype(name):
    """NumPy's type of that name; that of ml_dtypes; or None."""
    if name != "bfloat16":
        return numpy.dtype(name)
    try:
        import ml_dtypes
    except ImportError:
        return None
    return numpy.dtype(ml_dtypes.bfloat16)


def _row_major(sizes):
    if len(sizes) == 1:
        return (1,)
    strides, stride = [], 1
    for size in reversed(sizes):
        strides.append(stride)
        stride *= size
    return tuple(reversed(strides))


class _Memref:
    """A memref type. `sizes`: None where unranked; a size that is None is any. `strides`: None is row-major without gaps,
    one that is None is any. `passing`: how an argument crosses: "address" of a descriptor, its "fields", or a "pointer"."""

    def __init__(self, function, name, type_, elements, sizes, strides, offset, passing):
        self.where, self.type, self.sizes, self.strides, self.offset = f"{function}(): {name}", type_, sizes, strides, offset
        self.rank = None if sizes is None else len(sizes)
        self.passing = passing
        self.fixed = any(size is not None for size in sizes or ())
        self.dtypes = tuple(found for found in map(_dtype, elements) if found is not None) if numpy else ()
        self.field = self.result = _Unranked if sizes is None else _descriptor(self.rank)
        if passing == "pointer":
            self.field = self.result = ctypes.c_void_p
            self.argtypes = (ctypes.c_void_p,)
        elif passing == "address":
            self.argtypes = (ctypes.POINTER(self.field),)
        elif sizes is None:
            self.argtypes = (_INDEX, ctypes.c_void_p)
        else:
            self.argtypes = (ctypes.c_void_p,) * 2 + (_INDEX,) * (1 + 2 * self.rank)

    def wrong(self, error, found, reason=""):
        if numpy is not None and isinstance(found, numpy.ndarray):
            found = f"{found.dtype} of shape {found.shape} and strides {found.strides} in bytes"
        elif not isinstance(found, str):
            found = type(found).__name__
        return error(f"{self.where}: expected {self.type}, found {found}{reason}")

    def array(self, value):
        """The array of the argument, if it has the type, the rank and the sizes."""
        array = value
        if numpy is None:
            raise ImportError(f"{self.where}: {self.type} needs NumPy, which is not installed")
        if type(value) is not numpy.ndarray:
            if isinstance(value, numpy.ma.MaskedArray):
                raise self.wrong(TypeError, "a masked array", ", whose mask would be lost")
            if not isinstance(value, numpy.ndarray):
                if not hasattr(value, "__dlpack__"):
                    raise self.wrong(TypeError, value, ", which is neither an array of NumPy nor a tensor with __dlpack__")
                array = _from_dlpack(value, f"{self.where}: expected {self.type}")
        if array.dtype not in self.dtypes:
            raise self.wrong(TypeError, array, ": elements are " + " or ".join(map(str, self.dtypes)))
        if self.rank is not None and array.ndim != self.rank:
            raise self.wrong(ValueError, array, f": the rank is {array.ndim}, not {self.rank}")
        if self.rank is None and array.ndim > _MOST_DIMENSIONS:
            raise self.wrong(ValueError, array, ": too many dimensions")
        if self.fixed:
            for number, (size, wanted) in enumerate(zip(array.shape, self.sizes)):
                if wanted is not None and size != wanted:
                    raise self.wrong(ValueError, array, f": size {number} is {size}, not {wanted}")
        flags = array.flags
        if not flags.behaved:
            raise self.wrong(ValueError, array, ": the array is read-only, and the function may write" if not flags.writeable else
                             ": an element is not aligned, or has the bytes of another machine")
        return array

    def strided(self, array):
        """(allocated, aligned, offset, sizes, strides) of an array with gaps, or in another order than row-major."""
        item, first, lowest, strides = array.itemsize, _address(array), 0, []
        declared = self.strides or (None,) * array.ndim
        for number, (size, step, wanted) in enumerate(zip(array.shape, array.strides, declared)):
            stride = step // item
            if size < 2 or array.size == 0:  # the stride moves nothing
                strides.append(stride if wanted is None else wanted)
                continue
            if stride * item != step:
                raise self.wrong(ValueError, array, f": step {number} is no whole number of elements of {item} bytes")
            if wanted is not None and stride != wanted:
                raise self.wrong(ValueError, array, f": stride {number} is {stride} elements, not {wanted}")
            if stride < 0:
                lowest += (size - 1) * stride
            strides.append(stride)
        # Elements are reached from `aligned` with positive numbers only (ADDR-17): it is the lowest of them.
        offset = -lowest if self.offset is None else self.offset
        if offset + lowest < 0:
            raise self.wrong(ValueError, array, f": a negative step needs `offset: ?` in the type, which has {self.offset}")
        return first + lowest * item, first - offset * item, offset, array.shape, tuple(strides)

    def describe(self, array):
        if self.sizes is not None and self.strides is None:
            if not array.flags.c_contiguous:
                raise self.wrong(ValueError, array, ": the type says row-major without gaps; strided<[...]> in it takes other strides")
            first = _address(array)
            return first, first, 0, array.shape, _row_major(array.shape)
        return self.strided(array)

    def __call__(self, value):
        """(what is passed, the array): the array has to live during the call."""
        array = self.array(value)
        allocated, aligned, offset, sizes, strides = self.describe(array)
        if _INDEX_MOST < 2**31 * 2**31 and max((offset, *sizes, *map(abs, strides))) > _INDEX_MOST:
            raise self.wrong(ValueError, array, f": a number is above {_INDEX_MOST}, the most that index holds")
        if self.passing == "pointer":
            return (aligned,), array
        if self.sizes is not None and self.passing == "fields":
            return (allocated, aligned, offset, *sizes, *strides), array
        rank = len(sizes)
        descriptor = _descriptor(rank).from_buffer_copy(_PACKERS[rank](allocated, aligned, offset, *sizes, *strides))
        if self.sizes is not None:
            return (descriptor,), array
        if self.passing == "fields":
            return (rank, ctypes.byref(descriptor)), array
        passed = _Unranked(rank, ctypes.addressof(descriptor))
        passed.keep = descriptor
        return (passed,), array

    def read(self, raw, taken):
        """A result as an array over its memory."""
        if numpy is None:
            raise ImportError(f"{self.where}: {self.type} needs NumPy, which is not installed; its memory is not freed")
        if self.passing == "pointer":
            raw = raw or 0
            return self.made(raw, raw, 0, self.sizes, _row_major(self.sizes), taken)
        if self.sizes is not None:
            return self.made(*self.fields(raw, self.rank), taken)
        rank, address = raw.rank, raw.descriptor
        if not 0 <= rank <= _MOST_DIMENSIONS or not address:
            raise ValueError(f"{self.where}: {self.type} came back with rank {rank} and descriptor {address or 0:#x}")
        fields = self.fields(_descriptor(rank).from_address(address), rank)
        taken.free(address)  # it is always a copy (LIFE-03)
        return self.made(*fields, taken)

    @staticmethod
    def fields(raw, rank):
        return raw.allocated or 0, raw.aligned or 0, raw.offset, tuple(raw.sizes) if rank else (), tuple(raw.strides) if rank else ()

    def made(self, allocated, aligned, offset, sizes, strides, taken):
        keep, read_only = taken.keeper(allocated, aligned)
        dtype, item = self.dtypes[0], self.dtypes[0].itemsize
        if any(size < 0 if wanted is None else size != wanted for size, wanted in zip(sizes, self.sizes or (None,) * len(sizes))):
            raise ValueError(f"{self.where}: {self.type} came back with sizes {sizes}")
        if 0 in sizes:
            return numpy.empty(sizes, dtype)
        if not aligned:
            raise ValueError(f"{self.where}: {self.type} came back with sizes {sizes} and no memory")
        typestr = dtype.str if dtype.kind != "V" else f"|V{item}"
        steps = tuple(stride * item for stride in strides)
        array = numpy.asarray(_View(aligned + offset * item, sizes, typestr, steps, read_only, keep))
        return array if array.dtype == dtype else array.view(dtype)


#===------------------------------ Functions ------------------------------===#


class _Results:
    """All results of a function. `by_pointer`: the caller passes memory for them, first."""

    def __init__(self, kinds, by_pointer):
        self.kinds, self.by_pointer = kinds, by_pointer
        if len(kinds) > 1:
            fields = [(f"result{number}", kind.field) for number, kind in enumerate(kinds)]
            self.struct = type("_Result", (ctypes.Structure,), {"_fields_": fields})
        else:
            self.struct = kinds[0].field if kinds else None
        self.restype = None if by_pointer or not kinds else self.struct if len(kinds) > 1 else kinds[0].result

    def read(self, module, raw, *arrays):
        taken = _Taken(module, arrays)
        if len(self.kinds) == 1:
            return self.kinds[0].read(raw, taken)
        return tuple(kind.read(getattr(raw, f"result{number}"), taken) for number, kind in enumerate(self.kinds))


def _find(library, symbol, why):
    try:
        return library[symbol]
    except AttributeError:
        name = symbol.decode(errors="replace") if isinstance(symbol, bytes) else symbol
        raise AttributeError(f"{library._name} has no function {name}{why}") from None


def _find_free(library, free):
    """What frees an address: a function of the user's, or the one of that name, for the process or in the library."""
    if free is None or callable(free):
        return free
    try:
        function = ctypes.CDLL(None)[free]
    except (AttributeError, OSError, TypeError):
        function = _find(library, free, ", which was given as `free`")
    function.argtypes, function.restype = (ctypes.c_void_p,), None
    return function


def _bind(path, free, functions):
    """The functions of a library with their types, then the library and what frees memory."""
    path = os.fspath(path)
    library = ctypes.CDLL(os.path.abspath(path) if os.path.exists(path) else path)
    if _MACHINE is None:
        warnings.warn(f"no call is known to be safe on {platform.system()} {platform.machine()}: memref-cts knows Linux on x86-64, aarch64, "
                      "i386 and s390x", stacklevel=4)
    bound = []
    for symbol, arguments, results in functions:
        function = _find(library, symbol, ": it has to be made of the module and with the options that memref-cts bindgen was given")
        function.argtypes = ([ctypes.POINTER(results.struct)] if results.by_pointer else []) + [
            type_ for argument in arguments for type_ in argument.argtypes]
        function.restype = results.restype
        bound.append(function)
    return (*bound, library, _find_free(library, free))
