//===- bindgen_results.rs - Who frees results in generated Rust -----------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Results of functions, and whose memory is behind them. Copied into each text behind
// bindgen_runtime.rs. Clauses: LIFE-03; CIFACE-26.
//
//===----------------------------------------------------------------------===//

// Results.

/// The memory of an argument: where its elements are, and whether a result may write them.
#[derive(Clone, Copy)]
struct Range {
    allocated: usize,
    low: usize,
    high: usize,
    is_writable: bool,
}

impl Range {
    fn holds(&self, address: usize) -> bool {
        address == self.allocated || address >= self.low && address < self.high
    }
    fn of<T: Element, const RANK: usize>(argument: &Argument<'_, T, RANK>) -> Self {
        let (low, high) = argument.descriptor.bounds();
        Range { allocated: argument.descriptor.allocated as usize, low, high, is_writable: argument.is_writable }
    }
}

/// Functions that know memory of results.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// Frees what a function allocated. None: it is never freed.
    pub free: Option<unsafe extern "C" fn(*mut core::ffi::c_void)>,
    /// Whether the address is that of a global, which nobody frees. None: no result is one.
    pub is_global: Option<fn(*const core::ffi::c_void) -> bool>,
}

/// Segments of the program and its libraries. dladdr finds none in a program that is linked statically.
#[cfg(any(target_os = "linux", target_os = "android"))]
mod system {
    #[repr(C)]
    struct Object {
        base: usize,
        name: *const u8,
        segments: *const Segment,
        count: u16,
    }

    #[cfg(target_pointer_width = "64")]
    #[repr(C)]
    struct Segment {
        kind: u32,
        flags: u32,
        offset: usize,
        address: usize,
        physical: usize,
        file_size: usize,
        size: usize,
        alignment: usize,
    }

    #[cfg(not(target_pointer_width = "64"))]
    #[repr(C)]
    struct Segment {
        kind: u32,
        offset: usize,
        address: usize,
        physical: usize,
        file_size: usize,
        size: usize,
        flags: u32,
        alignment: usize,
    }

    declare! { _;
        fn dl_iterate_phdr(each: unsafe extern "C" fn(*const Object, usize, *mut core::ffi::c_void) -> i32, address: *mut core::ffi::c_void) -> i32;
    }

    /// 1 if the address is in a loaded segment, which ends the search.
    unsafe extern "C" fn holds(object: *const Object, _: usize, address: *mut core::ffi::c_void) -> i32 {
        let object = unsafe { &*object };
        let is_inside = |segment: &Segment| {
            const LOADED: u32 = 1;
            let start = object.base.wrapping_add(segment.address);
            segment.kind == LOADED && (address as usize).wrapping_sub(start) < segment.size
        };
        (0..object.count as usize).any(|number| is_inside(unsafe { &*object.segments.add(number) })) as i32
    }

    /// Whether it is memory of the program or of a library.
    pub fn is_global(address: *const core::ffi::c_void) -> bool {
        !address.is_null() && unsafe { dl_iterate_phdr(holds, address as *mut core::ffi::c_void) } != 0
    }
}

#[cfg(all(unix, not(any(target_os = "linux", target_os = "android"))))]
mod system {
    #[repr(C)]
    struct SymbolInfo {
        file: *const u8,
        base: *const u8,
        name: *const u8,
        address: *const u8,
    }

    declare! { _;
        fn dladdr(address: *const core::ffi::c_void, info: *mut SymbolInfo) -> i32;
    }

    /// Whether it is memory of the program or of a library.
    pub fn is_global(address: *const core::ffi::c_void) -> bool {
        let mut info = core::mem::MaybeUninit::uninit();
        !address.is_null() && unsafe { dladdr(address, info.as_mut_ptr()) } != 0
    }
}

mod libc {
    declare! { _;
        pub fn free(memory: *mut core::ffi::c_void);
    }
}

impl Memory {
    /// That of the C library. Globals are found in the segments of the program and its libraries, on Unix.
    #[inline]
    pub fn of_c() -> Self {
        #[cfg(unix)]
        let is_global: Option<fn(*const core::ffi::c_void) -> bool> = Some(system::is_global);
        #[cfg(not(unix))]
        let is_global: Option<fn(*const core::ffi::c_void) -> bool> = None;
        Memory { free: Some(libc::free), is_global }
    }
}

/// Whose memory is behind a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Behind {
    /// The function allocated it. It is freed with the result.
    Own,
    /// That of an argument, whose borrow lasts as long.
    Argument,
    /// That of an argument made by only_read.
    ReadOnlyArgument,
    /// That of a global: a constant, or a variable, which cannot be told from it.
    Global,
}

/// Frees memory, once.
#[derive(Debug)]
struct Owner {
    behind: Behind,
    /// Null where there is nothing to free.
    allocated: *mut core::ffi::c_void,
    free: Option<unsafe extern "C" fn(*mut core::ffi::c_void)>,
}

impl Drop for Owner {
    fn drop(&mut self) {
        if let (Some(free), false) = (self.free, self.allocated.is_null()) {
            unsafe { free(self.allocated) }
        }
    }
}

impl Owner {
    /// `others`: owners of results of the same call, which may have the same memory.
    fn of(memory: Memory, allocated: *mut core::ffi::c_void, aligned: *mut core::ffi::c_void, arguments: &[Range], others: &[&Owner]) -> Self {
        let address = allocated as usize;
        let behind = match arguments.iter().find(|range| range.holds(address)) {
            Some(range) if range.is_writable => Behind::Argument,
            Some(_) => Behind::ReadOnlyArgument,
            None => match memory.is_global {
                Some(is_global) if is_global(aligned) || is_global(allocated) => Behind::Global,
                _ => Behind::Own,
            },
        };
        let is_freed = behind == Behind::Own && !others.iter().any(|other| other.allocated == allocated);
        Owner { behind, allocated: if is_freed { allocated } else { core::ptr::null_mut() }, free: memory.free }
    }

    fn of_descriptor<T, const RANK: usize>(memory: Memory, descriptor: &Descriptor<T, RANK>, arguments: &[Range], others: &[&Owner]) -> Self {
        Owner::of(memory, descriptor.allocated as *mut _, descriptor.aligned as *mut _, arguments, others)
    }

    fn can_write<T: Element, const RANK: usize>(&self, descriptor: &Descriptor<T, RANK>) -> Result<(), Problem> {
        match self.behind {
            Behind::Global | Behind::ReadOnlyArgument => Err(Problem::ReadOnly),
            _ if descriptor.overlaps() => Err(Problem::Overlap),
            _ => Ok(()),
        }
    }
}

/// That of a bare pointer, whose type has static sizes.
fn of_bare<T: Element, const RANK: usize>(pointer: *mut T, expected: &'static MemRefType) -> Descriptor<T, RANK> {
    let mut made = Descriptor { allocated: pointer, aligned: pointer, offset: 0, sizes: [0; RANK], strides: [0; RANK] };
    for dimension in 0..RANK {
        made.sizes[dimension] = expected.sizes[dimension] as Index;
        made.strides[dimension] = expected.strides[dimension] as Index;
    }
    made
}

/// The descriptor of an unranked memref, if it has that rank.
///
/// # Safety
/// It is one of a function, with elements of the type.
unsafe fn ranked<T: Element, const RANK: usize>(unranked: &Unranked) -> Result<Descriptor<T, RANK>, Problem> {
    if unranked.rank as i128 != RANK as i128 {
        return Err(Problem::Rank { found: unranked.rank as i128, expected: RANK });
    }
    let descriptor = unsafe { *(unranked.descriptor as *const Descriptor<T, RANK>) };
    descriptor.check_memory(None)?;
    Ok(descriptor)
}

/// A memref that a function returned. 'a: as long as it may have the memory of an argument.
#[derive(Debug)]
pub struct MemRef<'a, T: Element, const RANK: usize> {
    descriptor: Descriptor<T, RANK>,
    owner: Owner,
    memory: core::marker::PhantomData<&'a mut [T]>,
}

impl<'a, T: Element, const RANK: usize> MemRef<'a, T, RANK> {
    /// `owner` frees it also where it cannot be a memref of the type.
    fn of(
        descriptor: Descriptor<T, RANK>,
        owner: Owner,
        function: &'static str,
        number: usize,
        expected: &'static MemRefType,
    ) -> Result<Self, CallError> {
        descriptor.check(expected, None).map_err(|problem| CallError::of(function, Place::Result(number), expected.text, problem))?;
        Ok(MemRef { descriptor, owner, memory: core::marker::PhantomData })
    }
    pub fn behind(&self) -> Behind {
        self.owner.behind
    }
    pub fn view(&self) -> MemRefView<'_, T, RANK> {
        MemRefView { descriptor: self.descriptor, memory: core::marker::PhantomData }
    }
    /// An error: the memory may not be written, or two elements have one address.
    pub fn view_mut(&mut self) -> Result<MemRefViewMut<'_, T, RANK>, Problem> {
        self.owner.can_write(&self.descriptor)?;
        Ok(MemRefViewMut { descriptor: self.descriptor, memory: core::marker::PhantomData })
    }
    /// The descriptor. Nothing is freed: whoever takes it frees `allocated`, if behind() was Own.
    pub fn into_descriptor(mut self) -> Descriptor<T, RANK> {
        self.owner.allocated = core::ptr::null_mut();
        self.descriptor
    }
}

/// An unranked memref that a function returned. Its descriptor is a copy of its own, and freed with it.
#[derive(Debug)]
pub struct UnrankedMemRef<'a, T: Element> {
    unranked: Unranked,
    owner: Owner,
    copy: Owner,
    memory: core::marker::PhantomData<&'a mut [T]>,
}

impl<'a, T: Element> UnrankedMemRef<'a, T> {
    /// # Safety
    /// It is one of a function, with elements of the type.
    unsafe fn of(
        unranked: Unranked,
        memory: Memory,
        arguments: &[Range],
        others: &[&Owner],
        function: &'static str,
        number: usize,
        expected: &'static str,
    ) -> Result<Self, CallError> {
        let copy = Owner { behind: Behind::Own, allocated: unranked.descriptor, free: memory.free };
        let wrong = |problem| Err(CallError::of(function, Place::Result(number), expected, problem));
        if unranked.descriptor.is_null() {
            return wrong(Problem::Null { field: "descriptor" });
        }
        if unranked.rank < 0 {
            return wrong(Problem::Rank { found: unranked.rank as i128, expected: 0 });
        }
        // All descriptors begin with their pointers.
        let [allocated, aligned] = unsafe { *(unranked.descriptor as *const [*mut core::ffi::c_void; 2]) };
        let owner = Owner::of(memory, allocated, aligned, arguments, others);
        Ok(UnrankedMemRef { unranked, owner, copy, memory: core::marker::PhantomData })
    }
    pub fn behind(&self) -> Behind {
        self.owner.behind
    }
    pub fn rank(&self) -> usize {
        self.unranked.rank as usize
    }
    /// An error: it has another rank, or fields that cannot be.
    pub fn view<const RANK: usize>(&self) -> Result<MemRefView<'_, T, RANK>, Problem> {
        Ok(MemRefView { descriptor: unsafe { ranked(&self.unranked) }?, memory: core::marker::PhantomData })
    }
    /// As view(). An error, too: the memory may not be written, or two elements have one address.
    pub fn view_mut<const RANK: usize>(&mut self) -> Result<MemRefViewMut<'_, T, RANK>, Problem> {
        let descriptor = unsafe { ranked(&self.unranked) }?;
        self.owner.can_write(&descriptor)?;
        Ok(MemRefViewMut { descriptor, memory: core::marker::PhantomData })
    }
}
