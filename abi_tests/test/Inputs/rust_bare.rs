//===- rust_bare.rs - Call python_bare.mlir through its generated Rust ----===//
//
// Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bare pointers. --cfg no_global: the lowering returns no address of a global.
//
//===----------------------------------------------------------------------===//
#![allow(unknown_lints, unexpected_cfgs)]

mod case;

use case::{Behind, CallError, Functions, MemRefViewMut};

fn calls(functions: Functions) -> Result<(), CallError> {
    let (mut a, mut b) = ([1i32, 2, 3, 4, 5, 6], [10i32, 20, 30, 40, 50, 60]);
    let start = b.as_ptr();
    let view = MemRefViewMut::row_major(&mut a, [2, 3]).unwrap();
    let sum = functions.add(view, MemRefViewMut::row_major(&mut b, [2, 3]).unwrap())?;
    assert_eq!((sum.view()[[1, 2]], &sum.view()[[0, 0]] as *const i32, sum.behind()), (66, start, Behind::Argument));
    drop(sum);
    assert_eq!(b, [11, 22, 33, 44, 55, 66]);
    let made = functions.make()?;
    assert_eq!((made.view()[[3]], made.view().sizes(), made.behind()), (1.5, [4], Behind::Own));
    assert_eq!(functions.one(MemRefViewMut::new(&mut b, 4, [], []).unwrap())?, 55);
    let (mut m, mut n) = ([1i8, 2, 3], [4i8, 5, 6]);
    let mut pair = functions.pair(&mut m[..], &mut n[..])?;
    assert_eq!((pair.result0()[[0]], pair.result1()[[2]]), (4, 3));
    pair.result0_mut().unwrap()[[1]] = 50;
    drop(pair);
    assert_eq!((m, n), ([1, 2, 3], [4, 50, 6]));
    let wrong = functions.pair(&mut m[..2], &mut n[..]).unwrap_err();
    assert_eq!(wrong.to_string(), "pair(): argument arg0: expected memref<3xi8>: size 0 is 2, not 3");
    if cfg!(not(no_global)) {
        let table = functions.table()?;
        assert_eq!((table.view()[[2]], table.behind()), (4, Behind::Global));
    }
    Ok(())
}

fn main() {
    calls(unsafe { Functions::linked() }).unwrap();
    println!("all calls agree");
}
