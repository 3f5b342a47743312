//===- bindgen_runtime.rs - What every generated Rust text begins with ----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// BindgenRust.cpp copies what is below the first empty line into each text, then
// bindgen_results.rs. Index stands before it, the functions behind it. Rust 1.63 and later, each edition, core
// alone: no `use`, no inner attribute, so that include!() takes the text, too.
// Clauses: DESC-RANKED-01..12, 17, 19; DESC-UNRANKED-01; CIFACE-02..05, 09, 12, 13,
// 17, 26; BARE-01, 02, 13; LIFE-03; ADDR-01, 17.
//
//===----------------------------------------------------------------------===//

// Views and descriptors.

/// Stands for "any number" in a MemRefType.
pub const ANY: i64 = i64::MIN;

/// What a memref type of the module says of the memory.
#[derive(Debug)]
pub struct MemRefType {
    pub text: &'static str,
    pub sizes: &'static [i64],
    pub strides: &'static [i64],
    pub offset: i64,
    /// Row-major without gaps, also where sizes are dynamic.
    pub is_row_major: bool,
}

/// Types that elements of a memref have.
///
/// # Safety
/// All bytes are a value of the type, and lowered code has it in memory as Rust has.
pub unsafe trait Element: Copy + 'static {}

/// An i1 in memory: a byte. Lowered code wants 0 or 1, so that no other one can be made.
#[repr(transparent)]
#[derive(Clone, Copy, Default, Debug)]
pub struct I1(u8);

impl I1 {
    pub fn get(self) -> bool {
        self.0 & 1 != 0
    }
    /// Bools are bytes that are 0 or 1.
    pub fn of_bools(bools: &[bool]) -> &[I1] {
        unsafe { core::slice::from_raw_parts(bools.as_ptr() as *const I1, bools.len()) }
    }
}

impl From<bool> for I1 {
    fn from(value: bool) -> Self {
        I1(value as u8)
    }
}

impl PartialEq for I1 {
    fn eq(&self, other: &I1) -> bool {
        self.get() == other.get()
    }
}

impl Eq for I1 {}

/// The bits of an f16. Rust has no such type.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct F16(pub u16);

/// The bits of a bf16. Rust has no such type.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct BF16(pub u16);

/// A complex number: real part first.
#[repr(C)]
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Complex<T> {
    pub re: T,
    pub im: T,
}

impl BF16 {
    pub fn to_f32(self) -> f32 {
        f32::from_bits((self.0 as u32) << 16)
    }
    /// To the nearest one, ties to even.
    pub fn from_f32(value: f32) -> Self {
        let bits = value.to_bits();
        if value != value {
            return BF16((bits >> 16) as u16 | 0x40);
        }
        BF16((bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as u16)
    }
}

impl F16 {
    pub fn to_f32(self) -> f32 {
        let (sign, exponent, fraction) = ((self.0 as u32 & 0x8000) << 16, self.0 as u32 >> 10 & 0x1f, self.0 as u32 & 0x3ff);
        match exponent {
            // A multiple of 2^-24.
            0 => f32::from_bits((fraction as f32 / 16777216.0).to_bits() | sign),
            0x1f => f32::from_bits(sign | 0x7f80_0000 | fraction << 13),
            _ => f32::from_bits(sign | (exponent + 112) << 23 | fraction << 13),
        }
    }
    /// To the nearest one, ties to even.
    pub fn from_f32(value: f32) -> Self {
        let (sign, bits) = ((value.to_bits() >> 16 & 0x8000) as u16, value.to_bits() & 0x7fff_ffff);
        if value != value {
            return F16(sign | 0x7e00 | (bits >> 13 & 0x3ff) as u16);
        }
        if bits >= 0x4780_0000 {
            return F16(sign | 0x7c00);
        }
        if bits < 0x3880_0000 {
            // The sum is rounded to multiples of 2^-24 by the machine.
            return F16(sign | ((f32::from_bits(bits) + 0.5).to_bits() - 0x3f00_0000) as u16);
        }
        F16(sign | ((bits - 0x3800_0000 + 0xfff + (bits >> 13 & 1)) >> 13) as u16)
    }
}

macro_rules! elements {
    ($($type:ty)*) => { $(unsafe impl Element for $type {})* };
}
elements!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize f32 f64 I1 F16 BF16 Complex<f32> Complex<f64>);

/// The descriptor of a memref, as lowered code has it. All numbers count elements.
#[repr(C)]
#[derive(Debug)]
pub struct Descriptor<T, const RANK: usize> {
    pub allocated: *mut T,
    pub aligned: *mut T,
    pub offset: Index,
    pub sizes: [Index; RANK],
    pub strides: [Index; RANK],
}

impl<T, const RANK: usize> Clone for Descriptor<T, RANK> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const RANK: usize> Copy for Descriptor<T, RANK> {}

/// An unranked memref: its rank, and the address of a descriptor.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Unranked {
    pub rank: Index,
    pub descriptor: *mut core::ffi::c_void,
}

/// What is wrong with a view, a descriptor or a result. Numbers are elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    Rank { found: i128, expected: usize },
    Null { field: &'static str },
    Misaligned { field: &'static str },
    NegativeSize { dimension: usize, found: i128 },
    Size { dimension: usize, found: i128, expected: i128 },
    Stride { dimension: usize, found: i128, expected: i128 },
    Offset { found: i128, expected: i128 },
    /// An element lies below the aligned pointer: a negative stride needs `offset: ?` in the type.
    BelowAligned { lowest: i128 },
    /// Elements lie outside of the slice or block. Places are counted from its first element.
    Outside { lowest: i128, highest: i128, length: usize },
    /// Two elements have one address, or it would take too long to exclude that.
    Overlap,
    /// Above what the index of the module holds.
    TooLarge { found: i128 },
    /// A list that is no order of the dimensions.
    Order,
    /// The memory is a global's, or an argument's that may only be read.
    ReadOnly,
}

impl core::fmt::Display for Problem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match *self {
            Problem::Rank { found, expected } => write!(f, "the rank is {}, not {}", found, expected),
            Problem::Null { field } => write!(f, "the field {} is null", field),
            Problem::Misaligned { field } => write!(f, "the field {} is not aligned for an element", field),
            Problem::NegativeSize { dimension, found } => write!(f, "size {} is negative: {}", dimension, found),
            Problem::Size { dimension, found, expected } => write!(f, "size {} is {}, not {}", dimension, found, expected),
            Problem::Stride { dimension, found, expected } => {
                write!(f, "stride {} is {} elements, not {}", dimension, found, expected)
            }
            Problem::Offset { found, expected } => write!(f, "the offset is {}, not {}", found, expected),
            Problem::BelowAligned { lowest } => {
                write!(f, "element {} is below the aligned pointer: a negative stride needs `offset: ?` in the type", lowest)
            }
            Problem::Outside { lowest, highest, length } => {
                write!(f, "elements {} to {} are reached, and there are {}", lowest, highest, length)
            }
            Problem::Overlap => write!(f, "two elements have one address, or it takes too long to exclude that"),
            Problem::TooLarge { found } => write!(f, "{} is not in the range of index, up to {}", found, Index::MAX),
            Problem::Order => write!(f, "each dimension has to be named once"),
            Problem::ReadOnly => write!(f, "the memory is that of a global, or of an argument that may only be read"),
        }
    }
}

/// Which part of a call an error is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Argument(usize),
    Result(usize),
}

/// An argument that does not fit: then nothing was called. Or a result that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallError {
    pub function: &'static str,
    pub place: Place,
    /// The type, as the module has it.
    pub expected: &'static str,
    pub problem: Problem,
}

impl CallError {
    fn of(function: &'static str, place: Place, expected: &'static str, problem: Problem) -> Self {
        CallError { function, place, expected, problem }
    }
}

impl core::fmt::Display for CallError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.place {
            Place::Argument(number) => write!(f, "{}(): argument arg{}", self.function, number)?,
            Place::Result(number) => write!(f, "{}(): result{}", self.function, number)?,
        }
        write!(f, ": expected {}: {}", self.expected, self.problem)
    }
}

fn to_index(number: i128) -> Result<Index, Problem> {
    if number < Index::MIN as i128 || number > Index::MAX as i128 {
        return Err(Problem::TooLarge { found: number });
    }
    Ok(number as Index)
}

/// Places of the lowest and the highest element from the one with indices 0; None: there are no elements.
fn reach<const RANK: usize>(sizes: [i128; RANK], strides: [i128; RANK]) -> Option<(i128, i128)> {
    let (mut low, mut high) = (0i128, 0i128);
    for dimension in 0..RANK {
        if sizes[dimension] <= 0 {
            return None;
        }
        let last = (sizes[dimension] - 1) * strides[dimension];
        low = low.saturating_add(if last < 0 { last } else { 0 });
        high = high.saturating_add(if last > 0 { last } else { 0 });
    }
    Some((low, high))
}

/// Whether distances within the sizes, not all 0, make up `rest`. Dimensions: (stride without its sign, size - 1), the
/// largest stride first. Yes, too, where `steps` are used up.
fn find_overlap(dimensions: &[(i128, i128)], rest: i128, is_other: bool, steps: &mut u32) -> bool {
    let (stride, most) = match dimensions.first() {
        None => return rest == 0 && is_other,
        Some(&(0, _)) => return rest == 0 && (is_other || dimensions.iter().any(|&(_, most)| most > 0)),
        Some(&first) => first,
    };
    let reached: i128 = dimensions[1..].iter().map(|&(stride, most)| stride * most).sum();
    let low = core::cmp::max(-most, -(reached + rest).div_euclid(stride));
    let high = core::cmp::min(most, (reached - rest).div_euclid(stride));
    let mut distance = low;
    while distance <= high {
        if *steps == 0 {
            return true;
        }
        *steps -= 1;
        if find_overlap(&dimensions[1..], rest + distance * stride, is_other || distance != 0, steps) {
            return true;
        }
        distance += 1;
    }
    false
}

impl<T: Element, const RANK: usize> Descriptor<T, RANK> {
    /// Checked: each element lies in the block of `length` elements.
    fn make(start: *mut T, length: usize, offset: usize, sizes: [usize; RANK], strides: [isize; RANK]) -> Result<Self, Problem> {
        let (wide_sizes, wide_strides) = (sizes.map(|size| size as i128), strides.map(|stride| stride as i128));
        let mut made = Descriptor { allocated: start, aligned: start, offset: 0, sizes: [0; RANK], strides: [0; RANK] };
        for dimension in 0..RANK {
            made.sizes[dimension] = to_index(wide_sizes[dimension])?;
            made.strides[dimension] = to_index(wide_strides[dimension])?;
        }
        match reach(wide_sizes, wide_strides) {
            Some((low, high)) => {
                let (lowest, highest) = (low.saturating_add(offset as i128), high.saturating_add(offset as i128));
                if lowest < 0 || highest >= length as i128 {
                    return Err(Problem::Outside { lowest, highest, length });
                }
                made.offset = to_index(offset as i128)?;
            }
            None if offset > length => {
                return Err(Problem::Outside { lowest: offset as i128, highest: offset as i128, length });
            }
            // Memory of another block may begin where this one ends.
            None => {
                made.allocated = core::ptr::NonNull::dangling().as_ptr();
                made.aligned = made.allocated;
            }
        }
        Ok(made)
    }

    fn wide(&self) -> ([i128; RANK], [i128; RANK]) {
        (self.sizes.map(|size| size as i128), self.strides.map(|stride| stride as i128))
    }

    fn overlaps(&self) -> bool {
        let (sizes, strides) = self.wide();
        if reach(sizes, strides).is_none() {
            return false;
        }
        let mut dimensions = [(0i128, 0i128); RANK];
        for dimension in 0..RANK {
            dimensions[dimension] = (strides[dimension].abs(), sizes[dimension] - 1);
        }
        dimensions.sort_unstable_by(|a, b| b.cmp(a));
        find_overlap(&dimensions, 0, false, &mut 10_000)
    }

    fn place(&self, at: [usize; RANK]) -> Option<*mut T> {
        let mut place = self.offset as isize;
        for dimension in 0..RANK {
            if at[dimension] >= self.sizes[dimension] as usize {
                return None;
            }
            place = place.wrapping_add((at[dimension] as isize).wrapping_mul(self.strides[dimension] as isize));
        }
        Some(self.aligned.wrapping_offset(place))
    }

    /// The lowest address of an element, and the one behind the highest; (0, 0) without elements.
    fn bounds(&self) -> (usize, usize) {
        let (sizes, strides) = self.wide();
        match reach(sizes, strides) {
            None => (0, 0),
            Some((low, high)) => {
                let first = self.aligned.wrapping_offset(self.offset as isize);
                (first.wrapping_offset(low as isize) as usize, first.wrapping_offset(high as isize + 1) as usize)
            }
        }
    }

    fn permute(mut self, order: [usize; RANK]) -> Result<Self, Problem> {
        let from = self;
        let mut is_seen = [false; RANK];
        for (dimension, &old) in order.iter().enumerate() {
            if old >= RANK || is_seen[old] {
                return Err(Problem::Order);
            }
            is_seen[old] = true;
            self.sizes[dimension] = from.sizes[old];
            self.strides[dimension] = from.strides[old];
        }
        Ok(self)
    }

    fn part(mut self, dimension: usize, start: usize, size: usize, step: isize) -> Result<Self, Problem> {
        if dimension >= RANK {
            return Err(Problem::Order);
        }
        let (old, stride) = (self.sizes[dimension] as i128, self.strides[dimension] as i128);
        let (first, last) = (start as i128, start as i128 + (size as i128 - 1) * step as i128);
        if first > old || size > 0 && (first == old || last < 0 || last >= old) {
            return Err(Problem::Outside { lowest: core::cmp::min(first, last), highest: core::cmp::max(first, last), length: old as usize });
        }
        self.sizes[dimension] = to_index(size as i128)?;
        self.strides[dimension] = if size < 2 { 0 } else { to_index(stride.saturating_mul(step as i128))? };
        if self.sizes.iter().all(|&size| size > 0) {
            self.offset = to_index(self.offset as i128 + stride * first)?;
        }
        Ok(self)
    }

    /// Whether it can be a memref of the type: the first field that is wrong. `block`: its first element, and how many there
    /// are, where that is known. It reads no element.
    pub fn check(&self, expected: &MemRefType, block: Option<(*const T, usize)>) -> Result<(), Problem> {
        if RANK != expected.sizes.len() {
            return Err(Problem::Rank { found: RANK as i128, expected: expected.sizes.len() });
        }
        for dimension in 0..RANK {
            let (found, expected) = (self.sizes[dimension] as i128, expected.sizes[dimension]);
            if expected != ANY && found != expected as i128 {
                return Err(Problem::Size { dimension, found, expected: expected as i128 });
            }
        }
        if self.sizes.iter().all(|&size| size > 0) {
            self.check_strides(expected)?;
            if expected.offset != ANY && self.offset as i128 != expected.offset as i128 {
                return Err(Problem::Offset { found: self.offset as i128, expected: expected.offset as i128 });
            }
        }
        self.check_memory(block)
    }

    /// What holds for each type.
    fn check_memory(&self, block: Option<(*const T, usize)>) -> Result<(), Problem> {
        let (sizes, strides) = self.wide();
        if let Some(dimension) = sizes.iter().position(|&size| size < 0) {
            return Err(Problem::NegativeSize { dimension, found: sizes[dimension] });
        }
        let (low, high) = match reach(sizes, strides) {
            None => return Ok(()),
            Some((low, high)) => (low.saturating_add(self.offset as i128), high.saturating_add(self.offset as i128)),
        };
        if self.aligned.is_null() {
            return Err(Problem::Null { field: "aligned" });
        }
        if self.aligned as usize % core::mem::align_of::<T>() != 0 {
            return Err(Problem::Misaligned { field: "aligned" });
        }
        if low < 0 {
            return Err(Problem::BelowAligned { lowest: low });
        }
        if let Some((start, length)) = block {
            let distance = self.aligned as usize as i128 - start as usize as i128;
            let first = distance.div_euclid(core::mem::size_of::<T>() as i128);
            let (lowest, highest) = (low.saturating_add(first), high.saturating_add(first));
            if lowest < 0 || highest >= length as i128 {
                return Err(Problem::Outside { lowest, highest, length });
            }
        }
        Ok(())
    }

    /// Those that are taken. There are elements.
    fn check_strides(&self, expected: &MemRefType) -> Result<(), Problem> {
        let mut gapless = 1i128;
        for dimension in (0..RANK).rev() {
            let found = self.strides[dimension] as i128;
            let wanted = if expected.is_row_major { gapless } else { expected.strides[dimension] as i128 };
            gapless = gapless.saturating_mul(self.sizes[dimension] as i128);
            if self.sizes[dimension] > 1 && wanted != ANY as i128 && found != wanted {
                return Err(Problem::Stride { dimension, found, expected: wanted });
            }
        }
        Ok(())
    }

    /// Strides that are never taken become those of the type, which the function may trust.
    fn set_strides(&mut self, expected: &MemRefType) {
        let is_empty = self.sizes.iter().any(|&size| size <= 0);
        let mut gapless: Index = 1;
        for dimension in (0..RANK).rev() {
            let wanted = if expected.is_row_major { gapless as i64 } else { expected.strides[dimension] };
            gapless = gapless.wrapping_mul(self.sizes[dimension]);
            if (is_empty || self.sizes[dimension] < 2) && wanted != ANY {
                self.strides[dimension] = wanted as Index;
            }
        }
    }
}

fn row_major<const RANK: usize>(sizes: [usize; RANK]) -> [isize; RANK] {
    let (mut strides, mut stride) = ([0; RANK], 1isize);
    for dimension in (0..RANK).rev() {
        strides[dimension] = stride;
        // Too large for any slice, where it wraps.
        stride = stride.wrapping_mul(sizes[dimension] as isize);
    }
    strides
}

/// Elements of a slice that are read. Several may be one, by a stride of 0.
#[derive(Clone, Copy, Debug)]
pub struct MemRefView<'a, T: Element, const RANK: usize> {
    descriptor: Descriptor<T, RANK>,
    memory: core::marker::PhantomData<&'a [T]>,
}

/// Elements of a slice that are read and written, each another one.
#[derive(Debug)]
pub struct MemRefViewMut<'a, T: Element, const RANK: usize> {
    descriptor: Descriptor<T, RANK>,
    memory: core::marker::PhantomData<&'a mut [T]>,
}

unsafe impl<'a, T: Element + Sync, const RANK: usize> Send for MemRefView<'a, T, RANK> {}
unsafe impl<'a, T: Element + Sync, const RANK: usize> Sync for MemRefView<'a, T, RANK> {}
unsafe impl<'a, T: Element + Send, const RANK: usize> Send for MemRefViewMut<'a, T, RANK> {}
unsafe impl<'a, T: Element + Sync, const RANK: usize> Sync for MemRefViewMut<'a, T, RANK> {}

impl<'a, T: Element, const RANK: usize> MemRefView<'a, T, RANK> {
    /// `offset` is the place in the slice of the element with indices 0. An error: an element is outside of the slice.
    pub fn new(slice: &'a [T], offset: usize, sizes: [usize; RANK], strides: [isize; RANK]) -> Result<Self, Problem> {
        let descriptor = Descriptor::make(slice.as_ptr() as *mut T, slice.len(), offset, sizes, strides)?;
        Ok(MemRefView { descriptor, memory: core::marker::PhantomData })
    }
    /// Row-major without gaps, from the first element.
    pub fn row_major(slice: &'a [T], sizes: [usize; RANK]) -> Result<Self, Problem> {
        Self::new(slice, 0, sizes, row_major(sizes))
    }
    pub fn sizes(&self) -> [usize; RANK] {
        self.descriptor.sizes.map(|size| size as usize)
    }
    pub fn strides(&self) -> [isize; RANK] {
        self.descriptor.strides.map(|stride| stride as isize)
    }
    /// For calls of `raw`. It holds as long as the borrow.
    pub fn descriptor(&self) -> &Descriptor<T, RANK> {
        &self.descriptor
    }
    pub fn get(&self, at: [usize; RANK]) -> Option<&'a T> {
        self.descriptor.place(at).map(|place| unsafe { &*place })
    }
    /// The dimensions in another order: dimension 0 is the old one `order[0]`.
    pub fn permuted(self, order: [usize; RANK]) -> Result<Self, Problem> {
        Ok(MemRefView { descriptor: self.descriptor.permute(order)?, memory: self.memory })
    }
    /// `size` elements of a dimension from `start`, each `step` behind the one before.
    pub fn part(self, dimension: usize, start: usize, size: usize, step: isize) -> Result<Self, Problem> {
        Ok(MemRefView { descriptor: self.descriptor.part(dimension, start, size, step)?, memory: self.memory })
    }
    /// For a function that does not write this argument.
    ///
    /// # Safety
    /// Nothing in the type of a function says so: the one who calls knows that it only reads the memory.
    pub unsafe fn only_read(self) -> Argument<'a, T, RANK> {
        Argument { descriptor: self.descriptor, is_writable: false, memory: core::marker::PhantomData }
    }
}

impl<'a, T: Element, const RANK: usize> MemRefViewMut<'a, T, RANK> {
    /// As for MemRefView. An error, too: two elements have one address.
    pub fn new(slice: &'a mut [T], offset: usize, sizes: [usize; RANK], strides: [isize; RANK]) -> Result<Self, Problem> {
        let descriptor = Descriptor::make(slice.as_mut_ptr(), slice.len(), offset, sizes, strides)?;
        if descriptor.overlaps() {
            return Err(Problem::Overlap);
        }
        Ok(MemRefViewMut { descriptor, memory: core::marker::PhantomData })
    }
    /// Row-major without gaps, from the first element.
    pub fn row_major(slice: &'a mut [T], sizes: [usize; RANK]) -> Result<Self, Problem> {
        Self::new(slice, 0, sizes, row_major(sizes))
    }
    pub fn sizes(&self) -> [usize; RANK] {
        self.as_view().sizes()
    }
    pub fn strides(&self) -> [isize; RANK] {
        self.as_view().strides()
    }
    /// For calls of `raw`. It holds as long as the borrow.
    pub fn descriptor(&mut self) -> &Descriptor<T, RANK> {
        &self.descriptor
    }
    pub fn as_view(&self) -> MemRefView<'_, T, RANK> {
        MemRefView { descriptor: self.descriptor, memory: core::marker::PhantomData }
    }
    /// The same view for a shorter time.
    pub fn reborrow(&mut self) -> MemRefViewMut<'_, T, RANK> {
        MemRefViewMut { descriptor: self.descriptor, memory: core::marker::PhantomData }
    }
    pub fn get_mut(&mut self, at: [usize; RANK]) -> Option<&mut T> {
        self.descriptor.place(at).map(|place| unsafe { &mut *place })
    }
    /// As MemRefView::permuted.
    pub fn permuted(self, order: [usize; RANK]) -> Result<Self, Problem> {
        Ok(MemRefViewMut { descriptor: self.descriptor.permute(order)?, memory: self.memory })
    }
    /// As MemRefView::part. A step of 0 is no view with other elements each, unless there is one.
    pub fn part(self, dimension: usize, start: usize, size: usize, step: isize) -> Result<Self, Problem> {
        let descriptor = self.descriptor.part(dimension, start, size, step)?;
        if descriptor.overlaps() {
            return Err(Problem::Overlap);
        }
        Ok(MemRefViewMut { descriptor, memory: self.memory })
    }
}

impl<'a, T: Element, const RANK: usize> core::ops::Index<[usize; RANK]> for MemRefView<'a, T, RANK> {
    type Output = T;
    fn index(&self, at: [usize; RANK]) -> &T {
        self.get(at).expect("indices below the sizes")
    }
}

impl<'a, T: Element, const RANK: usize> core::ops::Index<[usize; RANK]> for MemRefViewMut<'a, T, RANK> {
    type Output = T;
    fn index(&self, at: [usize; RANK]) -> &T {
        self.descriptor.place(at).map(|place| unsafe { &*place }).expect("indices below the sizes")
    }
}

impl<'a, T: Element, const RANK: usize> core::ops::IndexMut<[usize; RANK]> for MemRefViewMut<'a, T, RANK> {
    fn index_mut(&mut self, at: [usize; RANK]) -> &mut T {
        self.get_mut(at).expect("indices below the sizes")
    }
}

/// A memref that is passed. It is made of a view, by itself.
#[derive(Debug)]
pub struct Argument<'a, T: Element, const RANK: usize> {
    descriptor: Descriptor<T, RANK>,
    is_writable: bool,
    memory: core::marker::PhantomData<&'a mut [T]>,
}

impl<'a, T: Element, const RANK: usize> From<MemRefViewMut<'a, T, RANK>> for Argument<'a, T, RANK> {
    fn from(view: MemRefViewMut<'a, T, RANK>) -> Self {
        Argument { descriptor: view.descriptor, is_writable: true, memory: core::marker::PhantomData }
    }
}

impl<'a, 'b, T: Element, const RANK: usize> From<&'a mut MemRefViewMut<'b, T, RANK>> for Argument<'a, T, RANK> {
    fn from(view: &'a mut MemRefViewMut<'b, T, RANK>) -> Self {
        Argument { descriptor: view.descriptor, is_writable: true, memory: core::marker::PhantomData }
    }
}

impl<'a, T: Element> From<&'a mut [T]> for Argument<'a, T, 1> {
    fn from(slice: &'a mut [T]) -> Self {
        let (start, length) = (slice.as_mut_ptr(), slice.len());
        // A size that no index holds: fit() refuses the negative one.
        let none = Descriptor { allocated: start, aligned: start, offset: 0, sizes: [-1], strides: [1] };
        let descriptor = Descriptor::make(start, length, 0, [length], [1]).unwrap_or(none);
        Argument { descriptor, is_writable: true, memory: core::marker::PhantomData }
    }
}

/// A size of the type is compared with N when the function is called, as the length of a slice is.
impl<'a, T: Element, const N: usize> From<&'a mut [T; N]> for Argument<'a, T, 1> {
    fn from(array: &'a mut [T; N]) -> Self {
        Self::from(&mut array[..])
    }
}

// An iN of MLIR has no sign.
macro_rules! without_sign {
    ($($unsigned:ty => $signed:ty,)*) => { $(
        impl<'a, const RANK: usize> From<Argument<'a, $unsigned, RANK>> for Argument<'a, $signed, RANK> {
            fn from(from: Argument<'a, $unsigned, RANK>) -> Self {
                let Descriptor { allocated, aligned, offset, sizes, strides } = from.descriptor;
                let descriptor = Descriptor { allocated: allocated as *mut _, aligned: aligned as *mut _, offset, sizes, strides };
                Argument { descriptor, is_writable: from.is_writable, memory: core::marker::PhantomData }
            }
        }
        impl<'a, const RANK: usize> From<MemRefViewMut<'a, $unsigned, RANK>> for Argument<'a, $signed, RANK> {
            fn from(view: MemRefViewMut<'a, $unsigned, RANK>) -> Self {
                Argument::<'a, $unsigned, RANK>::from(view).into()
            }
        }
        impl<'a, 'b, const RANK: usize> From<&'a mut MemRefViewMut<'b, $unsigned, RANK>> for Argument<'a, $signed, RANK> {
            fn from(view: &'a mut MemRefViewMut<'b, $unsigned, RANK>) -> Self {
                Argument::<'a, $unsigned, RANK>::from(view).into()
            }
        }
    )* };
}
without_sign!(u8 => i8, u16 => i16, u32 => i32, u64 => i64, usize => isize,);

impl<'a, T: Element, const RANK: usize> Argument<'a, T, RANK> {
    /// The descriptor that a function with this argument takes.
    fn fit(self, function: &'static str, number: usize, expected: &'static MemRefType) -> Result<Descriptor<T, RANK>, CallError> {
        let mut fitted = self.descriptor;
        fitted.set_strides(expected);
        let first = fitted.aligned.wrapping_offset(fitted.offset as isize);
        if expected.offset != ANY {
            fitted.aligned = first.wrapping_offset((expected.offset as isize).wrapping_neg());
            fitted.offset = expected.offset as Index;
        }
        fitted.check(expected, None).map_err(|problem| CallError::of(function, Place::Argument(number), expected.text, problem))?;
        Ok(fitted)
    }

    /// The same for an unranked one.
    fn fit_any(self, function: &'static str, number: usize, expected: &'static str) -> Result<Descriptor<T, RANK>, CallError> {
        self.descriptor.check_memory(None).map_err(|problem| CallError::of(function, Place::Argument(number), expected, problem))?;
        Ok(self.descriptor)
    }
}
