//===- rust_views.rs - Random views through generated Rust ----------------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls the functions that python_views.py --write prints with random views, and
// compares with a list of places that each step of a view makes here. Arguments: how
// many views, the first seed. The seed of a view that differs is printed.
//
//===----------------------------------------------------------------------===//
mod case;

use case::{Behind, Complex, Element, Functions, MemRefView, MemRefViewMut, Memory, Problem, F16, I1};
use std::collections::HashSet;

/// Numbers that follow from a seed (splitmix64).
struct Draw(u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }
    fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
    fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for i in (1..count).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}

/// A view as lists. Places are of a slice of `length`.
#[derive(Clone, Debug)]
struct Shape {
    length: usize,
    offset: isize,
    sizes: Vec<usize>,
    strides: Vec<isize>,
}

impl Shape {
    fn row_major(sizes: Vec<usize>) -> Self {
        let mut strides = vec![1isize; sizes.len()];
        for i in (1..sizes.len()).rev() {
            strides[i - 1] = strides[i] * sizes[i] as isize;
        }
        Shape { length: sizes.iter().product(), offset: 0, sizes, strides }
    }
    /// Of each element, the last dimension first.
    fn places(&self) -> Vec<usize> {
        let mut places = vec![self.offset];
        for (&size, &stride) in self.sizes.iter().zip(&self.strides) {
            places = places.iter().flat_map(|&place| (0..size as isize).map(move |i| place + i * stride)).collect();
        }
        places.into_iter().map(|place| place as usize).collect()
    }
    /// Elements first, first + step and so on of a dimension.
    fn slice(&mut self, dimension: usize, first: usize, size: usize, step: isize) {
        if size > 0 && self.sizes.iter().all(|&size| size > 0) {
            self.offset += first as isize * self.strides[dimension];
        }
        self.sizes[dimension] = size;
        self.strides[dimension] *= step;
    }
}

/// Slices, steps, other orders, new and repeated dimensions.
fn random_shape(draw: &mut Draw) -> Shape {
    let rank = draw.below(5);
    let sizes = (0..rank).map(|_| if draw.below(33) == 0 { 0 } else { draw.one_of(&[1, 2, 3, 4, 5, 7]) }).collect();
    let mut shape = Shape::row_major(sizes);
    for _ in 0..draw.below(5) {
        let rank = shape.sizes.len();
        match draw.below(7) {
            0 => {
                let order = draw.order(rank);
                shape.sizes = order.iter().map(|&i| shape.sizes[i]).collect();
                shape.strides = order.iter().map(|&i| shape.strides[i]).collect();
            }
            1 if rank < 4 => {
                let at = draw.below(rank + 1);
                shape.sizes.insert(at, 1);
                shape.strides.insert(at, draw.one_of(&[0, 1, -5, isize::MAX, isize::MIN]));
            }
            2 if rank < 4 => {
                shape.sizes.insert(0, draw.one_of(&[0, 1, 2, 2, 3, 3]));
                shape.strides.insert(0, 0);
            }
            3 if rank > 0 && shape.sizes[0] > 0 => {
                let at = draw.below(shape.sizes[0]);
                shape.slice(0, at, 1, 1);
                shape.sizes.remove(0);
                shape.strides.remove(0);
            }
            _ => {
                for dimension in 0..rank {
                    // Those with a stride that no step may multiply have one element.
                    if shape.sizes[dimension] < 2 {
                        continue;
                    }
                    let (size, step) = (shape.sizes[dimension], draw.one_of(&[1isize, 1, 2, 3, -1, -1, -2, -3]));
                    let (first, most) = if draw.below(2) == 0 { (0, size) } else { (draw.below(size), draw.below(size + 1)) };
                    let first = if step < 0 { size - 1 - first } else { first };
                    let reachable = if step < 0 { first + 1 } else { size - first };
                    let stepped = step.abs() as usize;
                    shape.slice(dimension, first, std::cmp::min(most, (reachable + stepped - 1) / stepped), step);
                }
            }
        }
    }
    shape
}

/// A view of these sizes, in which each element is another one.
fn random_target(draw: &mut Draw, sizes: &[usize]) -> Shape {
    let order = draw.order(sizes.len());
    let mut shape = Shape { length: 1, offset: 0, sizes: sizes.to_vec(), strides: vec![0; sizes.len()] };
    for &dimension in &order {
        let step = draw.one_of(&[1isize, 1, 2, -1, -3]);
        shape.strides[dimension] = step * shape.length as isize;
        if sizes[dimension] > 0 && step < 0 {
            shape.offset -= (sizes[dimension] - 1) as isize * shape.strides[dimension];
        }
        shape.length *= sizes[dimension] * step.abs() as usize + draw.below(2);
    }
    if sizes.contains(&0) {
        shape.offset = draw.below(shape.length + 1) as isize;
    }
    shape
}

trait Number: Element + PartialEq + std::fmt::Debug {
    fn of(number: usize) -> Self;
}

macro_rules! numbers {
    ($($type:ty: $number:ident => $value:expr,)*) => { $(impl Number for $type {
        fn of($number: usize) -> Self {
            $value
        }
    })* };
}
numbers!(
    I1: number => (number % 2 == 1).into(), i8: number => number as i8, i32: number => number as i32, i64: number => number as i64,
    isize: number => number as isize, F16: number => F16(number as u16), f64: number => number as f64,
    Complex<f32>: number => Complex { re: number as f32, im: -(number as f32) },
);

fn array<T: Copy, const RANK: usize>(list: &[T]) -> [T; RANK] {
    list.try_into().unwrap()
}

/// A view that is read, or why there is none.
fn read<'a, T: Element, const RANK: usize>(slice: &'a [T], shape: &Shape) -> MemRefView<'a, T, RANK> {
    MemRefView::new(slice, shape.offset as usize, array(&shape.sizes), array(&shape.strides)).unwrap()
}

/// Elements of a slice that the view has outside of it are an error. So are two elements at one place.
fn try_borders<T: Number, const RANK: usize>(draw: &mut Draw, base: &[T], shape: &Shape) {
    let places = shape.places();
    let (sizes, strides) = (array::<_, RANK>(&shape.sizes), array::<_, RANK>(&shape.strides));
    let mut own = base.to_vec();
    let made = MemRefViewMut::new(&mut own, shape.offset as usize, sizes, strides).map(|_| ());
    let is_injective = places.iter().collect::<HashSet<_>>().len() == places.len();
    assert_eq!(made, if is_injective { Ok(()) } else { Err(Problem::Overlap) });
    let (low, high) = match (places.iter().min(), places.iter().max()) {
        (Some(&low), Some(&high)) => (low, high),
        _ => return,
    };
    let part = &base[draw.below(low + 1)..std::cmp::min(base.len(), high + draw.below(3))];
    let skipped = (part.as_ptr() as usize - base.as_ptr() as usize) / std::mem::size_of::<T>();
    let made = MemRefView::new(part, shape.offset as usize - skipped, sizes, strides).map(|_| ()).map_err(|_| ());
    assert_eq!(made.is_ok(), skipped + part.len() > high);
    if low > 0 {
        let behind = &base[low + 1..];
        let offset = (shape.offset as usize).wrapping_sub(low + 1);
        assert!(MemRefView::new(behind, offset, sizes, strides).is_err());
    }
}

/// Starts, sizes and steps of a part.
type Part<const RANK: usize> = ([isize; RANK], [isize; RANK], [isize; RANK]);

fn random_part<const RANK: usize>(draw: &mut Draw, sizes: &[usize]) -> Part<RANK> {
    let mut part = ([0; RANK], [0; RANK], [1; RANK]);
    for (dimension, &size) in sizes.iter().enumerate() {
        let (start, step) = (draw.below(size + 1), draw.one_of(&[1, 2, 3]));
        part.0[dimension] = start as isize;
        part.1[dimension] = draw.below((size - start + step - 1) / step + 1) as isize;
        part.2[dimension] = step as isize;
    }
    part
}

macro_rules! try_one {
    ($draw:expr, $functions:expr, $shape:expr, $type:ty, $rank:literal, $copy:ident, $part:ident, [$($i:literal)*]) => {{
        let (draw, shape): (&mut Draw, &Shape) = ($draw, $shape);
        let base: Vec<$type> = (0..shape.length).map(|place| <$type>::of(place * 257 + draw.below(251))).collect();
        try_borders::<$type, $rank>(draw, &base, shape);
        let places = shape.places();
        let to = random_target(draw, &shape.sizes);
        let mut target = vec![<$type>::of(0); to.length];
        let mut expected = target.clone();
        for (&from, &to) in places.iter().zip(&to.places()) {
            expected[to] = base[from];
        }
        let before = base.clone();
        let from = read::<$type, $rank>(&base, shape);
        let mut view =
            MemRefViewMut::new(&mut target, to.offset as usize, array::<_, $rank>(&to.sizes), array(&to.strides)).unwrap();
        $functions.$copy(unsafe { from.only_read() }, &mut view).unwrap();
        assert_eq!((&target, &base), (&expected, &before));
        let (starts, sizes, steps) = random_part::<$rank>(draw, &shape.sizes);
        let result = $functions.$part(unsafe { from.only_read() } $(, starts[$i])* $(, sizes[$i])* $(, steps[$i])*).unwrap();
        let mut wanted = shape.clone();
        for dimension in 0..$rank {
            if shape.sizes[dimension] > 1 || sizes[dimension] == 0 {
                wanted.slice(dimension, starts[dimension] as usize, sizes[dimension] as usize, if shape.sizes[dimension] > 1 { steps[dimension] } else { 1 });
            }
        }
        assert_eq!(result.view().sizes(), sizes.map(|size| size as usize));
        assert!(matches!(result.behind(), Behind::ReadOnlyArgument));
        let mut at = vec![[0usize; $rank]];
        for dimension in 0..$rank {
            at = at.iter().flat_map(|&index| (0..sizes[dimension] as usize).map(move |i| {
                let mut next = index;
                next[dimension] = i;
                next
            })).collect();
        }
        let found: Vec<*const $type> = at.iter().map(|&index| &result.view()[index] as *const $type).collect();
        assert_eq!(found, wanted.places().iter().map(|&place| &base[place] as *const $type).collect::<Vec<_>>());
    }};
}

macro_rules! try_type {
    ($draw:expr, $functions:expr, $shape:expr, $type:ty, $($copy:ident $part:ident)*) => {
        try_type!(@ $draw, $functions, $shape, $type, [$($copy $part,)*])
    };
    (@ $draw:expr, $functions:expr, $shape:expr, $type:ty,
     [$c0:ident $p0:ident, $c1:ident $p1:ident, $c2:ident $p2:ident, $c3:ident $p3:ident, $c4:ident $p4:ident,]) => {
        match $shape.sizes.len() {
            0 => try_one!($draw, $functions, $shape, $type, 0, $c0, $p0, []),
            1 => try_one!($draw, $functions, $shape, $type, 1, $c1, $p1, [0]),
            2 => try_one!($draw, $functions, $shape, $type, 2, $c2, $p2, [0 1]),
            3 => try_one!($draw, $functions, $shape, $type, 3, $c3, $p3, [0 1 2]),
            _ => try_one!($draw, $functions, $shape, $type, 4, $c4, $p4, [0 1 2 3]),
        }
    };
}

#[rustfmt::skip]
fn try_view(functions: Functions, seed: u64) {
    let draw = &mut Draw(seed);
    let shape = &random_shape(draw);
    match draw.below(8) {
        0 => try_type!(draw, functions, shape, I1, copy_0_i1 part_0_i1 copy_1_i1 part_1_i1 copy_2_i1 part_2_i1 copy_3_i1 part_3_i1 copy_4_i1 part_4_i1),
        1 => try_type!(draw, functions, shape, i8, copy_0_i8 part_0_i8 copy_1_i8 part_1_i8 copy_2_i8 part_2_i8 copy_3_i8 part_3_i8 copy_4_i8 part_4_i8),
        2 => try_type!(draw, functions, shape, i32, copy_0_i32 part_0_i32 copy_1_i32 part_1_i32 copy_2_i32 part_2_i32 copy_3_i32 part_3_i32 copy_4_i32 part_4_i32),
        3 => try_type!(draw, functions, shape, i64, copy_0_i64 part_0_i64 copy_1_i64 part_1_i64 copy_2_i64 part_2_i64 copy_3_i64 part_3_i64 copy_4_i64 part_4_i64),
        4 => try_type!(draw, functions, shape, isize, copy_0_index part_0_index copy_1_index part_1_index copy_2_index part_2_index copy_3_index part_3_index copy_4_index part_4_index),
        5 => try_type!(draw, functions, shape, F16, copy_0_f16 part_0_f16 copy_1_f16 part_1_f16 copy_2_f16 part_2_f16 copy_3_f16 part_3_f16 copy_4_f16 part_4_f16),
        6 => try_type!(draw, functions, shape, f64, copy_0_f64 part_0_f64 copy_1_f64 part_1_f64 copy_2_f64 part_2_f64 copy_3_f64 part_3_f64 copy_4_f64 part_4_f64),
        _ => try_type!(draw, functions, shape, Complex<f32>, copy_0_complex_f32 part_0_complex_f32 copy_1_complex_f32 part_1_complex_f32 copy_2_complex_f32 part_2_complex_f32 copy_3_complex_f32 part_3_complex_f32 copy_4_complex_f32 part_4_complex_f32),
    }
}

unsafe extern "C" fn never_free(_: *mut std::ffi::c_void) {
    eprintln!("memory of an argument was freed");
    std::process::abort();
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).map(|text| text.parse().unwrap()).collect();
    let functions = unsafe { Functions::linked_with(Memory { free: Some(never_free), ..Memory::of_c() }) };
    for seed in numbers[1]..numbers[1] + numbers[0] {
        if let Err(error) = std::panic::catch_unwind(|| try_view(functions, seed)) {
            eprintln!("seed {}", seed);
            std::panic::resume_unwind(error);
        }
    }
    println!("{} views agree", numbers[0]);
}
