//===- rust_calls.rs - Call python.mlir through its generated Rust --------===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each function has to do is in python.mlir. Results are compared with what Rust
// makes of the same slices. --cfg wrapper: each function has a C wrapper. Must not know
// the lowering.
//
//===----------------------------------------------------------------------===//
#![allow(unknown_lints, unexpected_cfgs)]

mod case;

use case::{Behind, CallError, Complex, Descriptor, Functions, MemRefType, MemRefView, MemRefViewMut, Memory, Place, Problem};
use case::{ANY, BF16, F16, I1};
use std::sync::atomic::{AtomicUsize, Ordering};

static FREED: AtomicUsize = AtomicUsize::new(0);

extern "C" {
    fn free(memory: *mut std::ffi::c_void);
}

unsafe extern "C" fn counting_free(memory: *mut std::ffi::c_void) {
    FREED.fetch_add(1, Ordering::SeqCst);
    free(memory)
}

/// How often memory was freed since the last question.
fn freed() -> usize {
    FREED.swap(0, Ordering::SeqCst)
}

fn elements<T: case::Element, const RANK: usize>(view: MemRefView<'_, T, RANK>) -> Vec<T> {
    let count = view.sizes().iter().product();
    (0..count).map(|number| view[indices(number, view.sizes())]).collect()
}

fn indices<const RANK: usize>(mut number: usize, sizes: [usize; RANK]) -> [usize; RANK] {
    let mut at = [0; RANK];
    for dimension in (0..RANK).rev() {
        at[dimension] = number % sizes[dimension];
        number /= sizes[dimension];
    }
    at
}

fn row(view: MemRefView<'_, i64, 1>) -> Vec<i64> {
    elements(view)
}

fn views(functions: Functions) -> Result<(), CallError> {
    let mut base: Vec<f32> = (0..12).map(|i| i as f32).collect();
    let mut expected = base.clone();
    for &(offset, size, stride) in &[(0, 12, 1), (2, 7, 1), (11, 12, -1), (10, 3, -3), (5, 0, 1), (12, 0, 1)] {
        let mut view = MemRefViewMut::new(&mut base, offset, [size], [stride]).unwrap();
        functions.scale(&mut view, 2.0)?;
        for i in 0..size as isize {
            expected[(offset as isize + i * stride) as usize] *= 2.0;
        }
        assert_eq!(base, expected, "{} {} {}", offset, size, stride);
    }
    let mut table: Vec<f32> = (0..12).map(|i| i as f32).collect();
    let column = MemRefViewMut::row_major(&mut table, [3, 4]).unwrap().permuted([1, 0]).unwrap();
    let mut column = column.part(0, 1, 1, 1).unwrap();
    assert_eq!((column.sizes(), column.strides()), ([1, 3], [0, 4]));
    column[[0, 2]] += 0.5;
    *column.get_mut([0, 0]).unwrap() = 7.0;
    functions.scale(MemRefViewMut::new(&mut table, 1, [3], [4]).unwrap(), -1.0)?;
    assert_eq!(table, [0.0, -7.0, 2.0, 3.0, 4.0, -5.0, 6.0, 7.0, 8.0, -9.5, 10.0, 11.0]);
    functions.scale(&mut table[..2], -1.0)?;
    assert_eq!(table[..3], [0.0, 7.0, 2.0]);
    assert_eq!(freed(), 0);
    Ok(())
}

fn results(functions: Functions) -> Result<(), CallError> {
    let mut made = functions.make(5)?;
    assert_eq!((row(made.view()), made.behind()), (vec![0, 1, 2, 3, 4], Behind::Own));
    made.view_mut().unwrap()[[2]] = 20;
    assert_eq!(made.view()[[2]], 20);
    assert_eq!(freed(), 0);
    drop(made);
    assert_eq!(freed(), 1);
    assert_eq!(functions.make(0)?.view().sizes(), [0]);
    assert_eq!(freed(), 1);
    let kept = functions.make(1)?.into_descriptor();
    assert_eq!(freed(), 0);
    unsafe { counting_free(kept.allocated as *mut _) };
    assert_eq!(freed(), 1);
    #[cfg(wrapper)]
    {
        let point = functions.point()?;
        assert_eq!((elements(point.view()), point.view()[[]]), (vec![2.5], 2.5));
        drop(point);
        assert_eq!(freed(), 1);
    }
    let mut any = functions.make_any(3)?;
    assert_eq!((any.rank(), row(any.view().unwrap())), (1, vec![0, 1, 2]));
    any.view_mut().unwrap()[[1]] = 10;
    assert_eq!(any.view::<1>().unwrap()[[1]], 10);
    assert_eq!(any.view::<2>().unwrap_err(), Problem::Rank { found: 1, expected: 2 });
    drop(any);
    assert_eq!(freed(), 2);
    Ok(())
}

fn several_results(functions: Functions) -> Result<(), CallError> {
    let mut both = functions.twice(6)?;
    assert_eq!((row(both.result0()), row(both.result1())), (vec![0, 1, 2, 3, 4, 5], vec![1, 3, 5]));
    both.result0_mut().unwrap()[[3]] = 33;
    assert_eq!(both.result1()[[1]], 33);
    assert_eq!((both.result0_behind(), both.result1_behind()), (Behind::Own, Behind::Own));
    assert_eq!(freed(), 0);
    drop(both);
    assert_eq!(freed(), 1);
    assert_eq!(functions.swap(-1, 2), (2, -1));
    Ok(())
}

fn shared_memory(functions: Functions) -> Result<(), CallError> {
    let mut given: Vec<f64> = (0..6).map(|i| i as f64).collect();
    let start = given.as_ptr();
    let mut same = functions.same(&mut given[..])?;
    assert_eq!((same.behind(), same.view().get([0]).unwrap() as *const f64), (Behind::Argument, start));
    same.view_mut().unwrap()[[0]] = 7.0;
    drop(same);
    assert_eq!(given[0], 7.0);
    let mut view = MemRefViewMut::new(&mut given, 1, [5], [1]).unwrap();
    let mut part = functions.part(&mut view, 1, 2, 2)?;
    assert_eq!((elements(part.view()), part.view().strides(), part.behind()), (vec![2.0, 4.0], [2], Behind::Argument));
    part.view_mut().unwrap()[[1]] = 40.0;
    drop(part);
    assert_eq!(given, [7.0, 1.0, 2.0, 3.0, 40.0, 5.0]);
    let read = MemRefView::row_major(&given, [6]).unwrap();
    let mut part = functions.part(unsafe { read.only_read() }, 0, 2, 3)?;
    assert_eq!((elements(part.view()), part.behind()), (vec![7.0, 3.0], Behind::ReadOnlyArgument));
    assert_eq!(part.view_mut().unwrap_err(), Problem::ReadOnly);
    drop(part);
    assert_eq!(freed(), 0);
    let odd = MemRefViewMut::new(&mut given, 2, [1], [5]).unwrap();
    let same = functions.same(odd)?;
    assert_eq!((elements(same.view()), same.view().strides()), (vec![2.0], [1]), "a stride that is never taken is the type's");
    drop(same);
    let mut empty: [f64; 0] = [];
    assert_eq!(functions.same(&mut empty[..])?.behind(), Behind::Argument);
    assert_eq!(freed(), 0);
    Ok(())
}

fn chosen_memory(functions: Functions) -> Result<(), CallError> {
    let mut mine = functions.make(4)?;
    let mut view = mine.view_mut().unwrap();
    let again = functions.pick(&mut view, false)?;
    assert_eq!((row(again.view()), again.behind()), (vec![0, 1, 2, 3], Behind::Argument));
    drop(again);
    assert_eq!(freed(), 0);
    let new = functions.pick(view, true)?;
    assert_eq!((row(new.view()), new.behind()), (vec![0, 1], Behind::Own));
    drop(new);
    assert_eq!(freed(), 1);
    drop(mine);
    assert_eq!(freed(), 1);
    let mut numbers = [0i64, 1, 2];
    let same = functions.same_any(&mut numbers[..])?;
    assert_eq!((row(same.view().unwrap()), same.behind()), (vec![0, 1, 2], Behind::Argument));
    drop(same);
    assert_eq!(freed(), 1, "the descriptor");
    let mut table = functions.table()?;
    assert_eq!((elements(table.view()), table.behind()), (vec![3, 1, 4], Behind::Global));
    assert_eq!(table.view_mut().unwrap_err(), Problem::ReadOnly);
    drop(table);
    assert_eq!(freed(), 0);
    Ok(())
}

fn types(functions: Functions) -> Result<(), CallError> {
    let mut square: Vec<f32> = (0..9).map(|i| i as f32).collect();
    let mut view = MemRefViewMut::new(&mut square, 6, [3, 2], [-3, 2]).unwrap();
    assert_eq!((functions.rank_of(&mut view)?, functions.first_of(&mut view)?), (2, 6.0));
    let view = view.permuted([1, 0]).unwrap().part(0, 1, 2, -1).unwrap();
    assert_eq!(functions.first_of(view)?, 8.0);
    assert_eq!(functions.rank_of(MemRefViewMut::new(&mut square, 3, [], []).unwrap())?, 0);
    let mut corner: Vec<i16> = (0..6).collect();
    assert_eq!(functions.corner(MemRefViewMut::row_major(&mut corner, [2, 3]).unwrap())?, 5);
    assert_eq!(functions.column(MemRefViewMut::new(&mut corner, 0, [2, 3], [1, 2]).unwrap())?, 4);
    let mut unsigned: Vec<u16> = (0..6).collect();
    assert_eq!(functions.corner(&mut MemRefViewMut::row_major(&mut unsigned, [2, 3]).unwrap())?, 5);
    let mut letters: Vec<i8> = (0..9).collect();
    assert_eq!(functions.behind(&mut letters[5..])?, 5);
    assert_eq!(functions.behind(MemRefViewMut::new(&mut letters, 4, [3], [-1]).unwrap())?, 4);
    let mut mask = [I1::from(true), false.into(), true.into()];
    functions.invert(&mut mask[..])?;
    assert_eq!(mask.map(I1::get), [false, true, false]);
    assert_eq!(I1::of_bools(&[false, true, false]), mask);
    let numbers = [Complex { re: 1.0, im: 2.0 }, Complex { re: 3.0, im: 4.0 }];
    assert_eq!(functions.real_part(unsafe { MemRefView::row_major(&numbers, [2]).unwrap().only_read() })?, 3.0);
    assert_eq!(functions.small(&mut [0u8][..], &mut [0i16][..], &mut [-5isize][..])?, -5);
    assert_eq!(functions.small(&mut [0u8][..], &mut [0i16][..], MemRefViewMut::row_major(&mut [6usize], [1]).unwrap())?, 6);
    assert_eq!(functions.small(&mut [0u8], &mut [0i16], &mut [-7isize])?, -7);
    let mut brain = [BF16(0x3f80), BF16(0xc000)];
    let same = functions.bits(&mut brain[..])?;
    assert_eq!(elements(same.view()).iter().map(|bits| bits.to_f32()).collect::<Vec<_>>(), [1.0, -2.0]);
    let same = functions.bits(&mut brain)?;
    assert_eq!(elements(same.view()).iter().map(|bits| bits.to_f32()).collect::<Vec<_>>(), [1.0, -2.0]);
    let wrong = functions.bits(&mut [BF16(0x3f80); 3]).map(|_| ()).unwrap_err();
    assert_eq!(wrong.to_string(), "bits(): argument arg0: expected memref<2xbf16>: size 0 is 3, not 2");
    Ok(())
}

extern "C" fn double(value: i32) -> i32 {
    value * 2
}

fn scalars(functions: Functions) {
    assert_eq!([0, 1, 254, 255, -2].map(|value| functions.odd(value)), [false, true, false, true, false]);
    assert_eq!([true, false].map(|value| functions.chosen(value)), [1, 2]);
    assert_eq!(functions.minus(F16::from_f32(1.5)).to_f32(), -1.5);
    assert_eq!(functions.minus(F16(0x7c01)).0 & 0x7fff, 0x7c01, "bits of a number that is none");
    assert_eq!(functions.later(BF16(1), BF16::from_f32(3.140625)).to_f32(), 3.140625);
    assert_eq!(functions.sum(-1, 200, -3, 4, 5, 0.5, 0.25), 205.75);
    assert_eq!(functions.unsigned(200), 200);
    assert_eq!(functions.apply(double, 21), 42);
    assert_eq!(unsafe { functions.address(4096 as *mut _) } as usize, 4096);
    assert_eq!((functions.class(7), functions.my_name(8), functions.__init__(9)), (7, 8, 9));
}

/// All numbers, and those between them.
fn halves() {
    for bits in 0..=0xffffu16 {
        let number = F16(bits).to_f32();
        let is_number = number == number;
        assert!(F16::from_f32(number).0 == bits || !is_number && F16::from_f32(number).to_f32() != number, "{:x}", bits);
        assert_eq!(is_number, bits & 0x7fff <= 0x7c00);
        let brain = BF16(bits).to_f32();
        assert!(BF16::from_f32(brain).0 == bits || brain != brain, "{:x}", bits);
        if bits & 0x7fff < 0x7c00 {
            let next = if bits & 0x7fff == 0x7bff { 65536.0f32.copysign(number) } else { F16(bits + 1).to_f32() };
            let middle = (number + next) / 2.0;
            assert_eq!(F16::from_f32(middle).0, bits + (bits & 1), "{:x}", bits);
            assert_eq!(F16::from_f32(f32::from_bits(middle.to_bits() - 1)).0, bits);
            assert_eq!(F16::from_f32(f32::from_bits(middle.to_bits() + 1)).0, bits + 1);
        }
    }
    assert_eq!([BF16::from_f32(1.00390625).0, BF16::from_f32(1.01171875).0], [0x3f80, 0x3f82]);
    assert_eq!([F16::from_f32(1e9).0, F16::from_f32(-1e9).0, F16::from_f32(1e-9).0], [0x7c00, 0xfc00, 0]);
}

fn refused<T: std::fmt::Debug>(expected: &str, result: Result<T, CallError>) {
    assert_eq!(result.unwrap_err().to_string(), expected);
}

fn errors(functions: Functions) {
    let mut numbers: Vec<i16> = (0..6).collect();
    refused(
        "corner(): argument arg0: expected memref<2x3xi16>: size 1 is 2, not 3",
        functions.corner(MemRefViewMut::row_major(&mut numbers, [2, 2]).unwrap()),
    );
    refused(
        "corner(): argument arg0: expected memref<2x3xi16>: stride 1 is 2 elements, not 1",
        functions.corner(MemRefViewMut::new(&mut numbers, 0, [2, 3], [1, 2]).unwrap()),
    );
    refused(
        "column(): argument arg0: expected memref<2x3xi16, strided<[1, 2]>>: stride 1 is 1 elements, not 2",
        functions.column(MemRefViewMut::row_major(&mut numbers, [2, 3]).unwrap()),
    );
    let mut letters = [0i8; 9];
    refused(
        "behind(): argument arg0: expected memref<?xi8, strided<[?], offset: 2>>: element -6 is below the aligned pointer: \
         a negative stride needs `offset: ?` in the type",
        functions.behind(MemRefViewMut::new(&mut letters, 8, [9], [-1]).unwrap()),
    );
    let error = functions.column(MemRefViewMut::row_major(&mut numbers, [2, 3]).unwrap()).unwrap_err();
    assert_eq!((error.function, error.place), ("column", Place::Argument(0)));
    assert_eq!(error.problem, Problem::Stride { dimension: 1, found: 1, expected: 2 });
}

fn slices() {
    let mut numbers = [1i32, 2, 3, 4, 5, 6];
    let outside = |lowest, highest| Problem::Outside { lowest, highest, length: 6 };
    let view = |offset, sizes, strides| MemRefView::<i32, 2>::new(&numbers, offset, sizes, strides).map(elements);
    assert_eq!(view(0, [2, 3], [3, 1]).unwrap(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(view(5, [2, 3], [-3, -1]).unwrap(), [6, 5, 4, 3, 2, 1]);
    assert_eq!(view(1, [2, 2], [0, 4]).unwrap(), [2, 6, 2, 6]);
    assert_eq!(view(1, [2, 3], [3, 1]).unwrap_err(), outside(1, 6));
    assert_eq!(view(0, [2, 3], [3, -1]).unwrap_err(), outside(-2, 3));
    assert_eq!(view(7, [0, 3], [3, 1]).unwrap_err(), outside(7, 7));
    assert_eq!(view(6, [0, 3], [3, 1]).unwrap(), []);
    assert!(matches!(view(0, [usize::MAX, 2], [1, 1]).unwrap_err(), Problem::TooLarge { .. }));
    let most = isize::MAX as usize;
    let wide = [0i8; 4];
    assert!(matches!(MemRefView::new(&wide, 0, [most, most, most], [isize::MAX; 3]).unwrap_err(), Problem::Outside { .. }));
    assert!(matches!(MemRefView::new(&wide, 0, [most, most, most], [isize::MIN; 3]).unwrap_err(), Problem::Outside { .. }));
    assert_eq!(MemRefView::new(&wide, 3, [1, 0], [isize::MIN, isize::MAX]).unwrap().get([0, 0]), None);
    let mut mutable = |offset, sizes, strides| MemRefViewMut::<i32, 2>::new(&mut numbers, offset, sizes, strides).map(|_| ());
    assert_eq!(mutable(0, [2, 3], [3, 2]).unwrap_err(), outside(0, 7));
    assert_eq!(mutable(0, [2, 2], [3, 2]), Ok(()));
    assert_eq!(mutable(0, [3, 2], [1, 2]), Err(Problem::Overlap));
    assert_eq!(mutable(0, [3, 2], [0, 1]), Err(Problem::Overlap));
    assert_eq!(mutable(5, [1, 1], [isize::MIN, 0]), Ok(()));
    let mut crossed = [0i8; 13];
    assert_eq!(MemRefViewMut::new(&mut crossed, 0, [2, 3], [3, 2]).unwrap().sizes(), [2, 3]);
    assert_eq!(MemRefViewMut::new(&mut crossed, 12, [4, 3], [-2, -3]).unwrap_err(), Problem::Overlap);
    let view = MemRefView::row_major(&numbers, [2, 3]).unwrap();
    assert_eq!(view.permuted([0, 0]).unwrap_err(), Problem::Order);
    assert_eq!(view.permuted([0, 2]).unwrap_err(), Problem::Order);
    assert_eq!(elements(view.part(1, 2, 2, -2).unwrap()), [3, 1, 6, 4]);
    assert_eq!(view.part(1, 1, 2, 2).unwrap_err(), Problem::Outside { lowest: 1, highest: 3, length: 3 });
    assert_eq!(view.part(1, 0, 2, -1).unwrap_err(), Problem::Outside { lowest: -1, highest: 0, length: 3 });
    assert_eq!(view.part(2, 0, 0, 1).unwrap_err(), Problem::Order);
    assert_eq!(view.part(1, 3, 0, 1).unwrap().sizes(), [2, 0]);
    assert_eq!(view.part(1, 4, 0, 1).unwrap_err(), Problem::Outside { lowest: 3, highest: 4, length: 3 });
    assert_eq!((view.get([1, 3]), view.get([2, 0]), view.get([1, 2])), (None, None, Some(&6)));
}

/// Each field that a check names.
fn checks() {
    let mut block = [0i32; 8];
    let start = block.as_mut_ptr();
    let plain = MemRefType { text: "memref<2x?xi32>", sizes: &[2, ANY], strides: &[ANY, 1], offset: 0, is_row_major: true };
    let strided = MemRefType { text: "", sizes: &[ANY, ANY], strides: &[ANY, ANY], offset: ANY, is_row_major: false };
    let good = Descriptor { allocated: start, aligned: start, offset: 0, sizes: [2, 3], strides: [3, 1] };
    let check = |change: fn(&mut Descriptor<i32, 2>), expected: &MemRefType| {
        let mut changed = good;
        change(&mut changed);
        changed.check(expected, Some((start, 8))).err()
    };
    assert_eq!(check(|_| (), &plain), None);
    assert_eq!(check(|d| d.sizes[0] = 3, &plain), Some(Problem::Size { dimension: 0, found: 3, expected: 2 }));
    assert_eq!(check(|d| d.sizes[1] = -3, &plain), Some(Problem::NegativeSize { dimension: 1, found: -3 }));
    assert_eq!(check(|d| d.strides[0] = 2, &plain), Some(Problem::Stride { dimension: 0, found: 2, expected: 3 }));
    assert_eq!(check(|d| d.offset = 1, &plain), Some(Problem::Offset { found: 1, expected: 0 }));
    assert_eq!(check(|d| d.offset = 3, &strided), Some(Problem::Outside { lowest: 3, highest: 8, length: 8 }));
    assert_eq!(check(|d| d.offset = 2, &strided), None);
    assert_eq!(check(|d| d.offset = -1, &strided), Some(Problem::BelowAligned { lowest: -1 }));
    assert_eq!(check(|d| d.strides[1] = -1, &strided), Some(Problem::BelowAligned { lowest: -2 }));
    assert_eq!(check(|d| d.aligned = std::ptr::null_mut(), &plain), Some(Problem::Null { field: "aligned" }));
    let crooked = |d: &mut Descriptor<i32, 2>| d.aligned = (d.aligned as *mut u8).wrapping_add(2) as *mut i32;
    assert_eq!(check(crooked, &plain), Some(Problem::Misaligned { field: "aligned" }));
    let one = MemRefType { text: "", sizes: &[ANY], strides: &[1], offset: 0, is_row_major: true };
    assert_eq!(check(|_| (), &one), Some(Problem::Rank { found: 2, expected: 1 }));
    assert_eq!(check(|d| *d = Descriptor { aligned: std::ptr::null_mut(), sizes: [2, 0], ..*d }, &plain), None);
}

fn main() {
    let functions = unsafe { Functions::linked_with(Memory { free: Some(counting_free), ..Memory::of_c() }) };
    for test in [views, results, several_results, shared_memory, chosen_memory, types] {
        test(functions).unwrap();
    }
    scalars(functions);
    halves();
    errors(functions);
    slices();
    checks();
    let plain = unsafe { Functions::linked() };
    assert_eq!(row(plain.make(3).unwrap().view()), [0, 1, 2]);
    assert_eq!(freed(), 0);
    println!("all calls agree");
}
