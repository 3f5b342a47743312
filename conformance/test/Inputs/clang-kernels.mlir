// What the functions of clang-kernels.c compute, written a second time.
func.func @axpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %n = memref.dim %y, %0 : memref<?xf32>
  scf.for %i = %0 to %n step %1 {
    %u = memref.load %x[%i] : memref<?xf32>
    %v = memref.load %y[%i] : memref<?xf32>
    %p = arith.mulf %a, %u : f32
    %s = arith.addf %v, %p : f32
    memref.store %s, %y[%i] : memref<?xf32>
  }
  return
}
func.func @add(%x: memref<?xi32>, %y: memref<?xi32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %n = memref.dim %y, %0 : memref<?xi32>
  scf.for %i = %0 to %n step %1 {
    %u = memref.load %x[%i] : memref<?xi32>
    %v = memref.load %y[%i] : memref<?xi32>
    %s = arith.addi %v, %u overflow<nsw> : i32
    memref.store %s, %y[%i] : memref<?xi32>
  }
  return
}
func.func @sum(%x: memref<?xi32>) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %0 : memref<?xi32>
  %s = scf.for %i = %0 to %n step %1 iter_args(%so_far = %z) -> i32 {
    %u = memref.load %x[%i] : memref<?xi32>
    %next = arith.addi %so_far, %u overflow<nsw> : i32
    scf.yield %next : i32
  }
  return %s : i32
}
func.func @largest(%x: memref<?xi16>) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %least = arith.constant -32768 : i32
  %n = memref.dim %x, %0 : memref<?xi16>
  %s = scf.for %i = %0 to %n step %1 iter_args(%best = %least) -> i32 {
    %u = memref.load %x[%i] : memref<?xi16>
    %w = arith.extsi %u : i16 to i32
    %next = arith.maxsi %best, %w : i32
    scf.yield %next : i32
  }
  return %s : i32
}
func.func @population(%x: memref<?xi8>) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %0 : memref<?xi8>
  %s = scf.for %i = %0 to %n step %1 iter_args(%so_far = %z) -> i32 {
    %u = memref.load %x[%i] : memref<?xi8>
    %c = math.ctpop %u : i8
    %w = arith.extui %c : i8 to i32
    %next = arith.addi %so_far, %w : i32
    scf.yield %next : i32
  }
  return %s : i32
}
func.func @reverse(%x: memref<?xf64, strided<[?], offset: ?>>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %n = memref.dim %x, %0 : memref<?xf64, strided<[?], offset: ?>>
  %half = arith.divui %n, %2 : index
  scf.for %i = %0 to %half step %1 {
    %k = arith.subi %n, %i : index
    %j = arith.subi %k, %1 : index
    %u = memref.load %x[%i] : memref<?xf64, strided<[?], offset: ?>>
    %v = memref.load %x[%j] : memref<?xf64, strided<[?], offset: ?>>
    memref.store %v, %x[%i] : memref<?xf64, strided<[?], offset: ?>>
    memref.store %u, %x[%j] : memref<?xf64, strided<[?], offset: ?>>
  }
  return
}
func.func @prefix(%x: memref<?xi32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %0 : memref<?xi32>
  %s = scf.for %i = %0 to %n step %1 iter_args(%so_far = %z) -> i32 {
    %u = memref.load %x[%i] : memref<?xi32>
    %next = arith.addi %so_far, %u overflow<nsw> : i32
    memref.store %next, %x[%i] : memref<?xi32>
    scf.yield %next : i32
  }
  return
}
func.func @clamped_power(%base: i32, %n: i32, %least: i32, %most: i32) -> i32 {
  %p = math.ipowi %base, %n : i32
  %a = arith.cmpi slt, %p, %least : i32
  %b = arith.cmpi sgt, %p, %most : i32
  %r = arith.select %b, %most, %p : i32
  %s = arith.select %a, %least, %r : i32
  return %s : i32
}
func.func @shift(%x: memref<?xi32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %x, %0 : memref<?xi32>
  %last = scf.for %i = %0 to %n step %1 iter_args(%before = %z) -> i32 {
    %u = memref.load %x[%i] : memref<?xi32>
    memref.store %before, %x[%i] : memref<?xi32>
    scf.yield %u : i32
  }
  return
}
func.func @pairs(%x: memref<?xi32>, %y: memref<?xi32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %n = memref.dim %y, %0 : memref<?xi32>
  scf.for %i = %0 to %n step %1 {
    %j = arith.muli %i, %2 : index
    %k = arith.addi %j, %1 : index
    %u = memref.load %x[%j] : memref<?xi32>
    %v = memref.load %x[%k] : memref<?xi32>
    %s = arith.addi %u, %v overflow<nsw> : i32
    memref.store %s, %y[%i] : memref<?xi32>
  }
  return
}
func.func @where(%m: memref<?xi32>, %x: memref<?xf32>, %y: memref<?xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %n = memref.dim %y, %0 : memref<?xf32>
  scf.for %i = %0 to %n step %1 {
    %w = memref.load %m[%i] : memref<?xi32>
    %c = arith.cmpi ne, %w, %z : i32
    scf.if %c {
      %v = memref.load %x[%i] : memref<?xf32>
      memref.store %v, %y[%i] : memref<?xf32>
    }
  }
  return
}
func.func @checksum(%x: memref<?xi8>) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %8 = arith.constant 8 : index
  %one = arith.constant 1 : i32
  %start = arith.constant -1 : i32
  %polynomial = arith.constant 0xedb88320 : i32
  %n = memref.dim %x, %0 : memref<?xi8>
  %c = scf.for %i = %0 to %n step %1 iter_args(%before = %start) -> i32 {
    %u = memref.load %x[%i] : memref<?xi8>
    %w = arith.extui %u : i8 to i32
    %mixed = arith.xori %before, %w : i32
    %after = scf.for %k = %0 to %8 step %1 iter_args(%bits = %mixed) -> i32 {
      %low = arith.trunci %bits : i32 to i1
      %half = arith.shrui %bits, %one : i32
      %turned = arith.xori %half, %polynomial : i32
      %next = arith.select %low, %turned, %half : i32
      scf.yield %next : i32
    }
    scf.yield %after : i32
  }
  %r = arith.xori %c, %start : i32
  return %r : i32
}
func.func @sort(%x: memref<?xi32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %n = memref.dim %x, %0 : memref<?xi32>
  scf.for %round = %0 to %n step %1 {
    scf.for %j = %1 to %n step %1 {
      %i = arith.subi %j, %1 : index
      %u = memref.load %x[%i] : memref<?xi32>
      %v = memref.load %x[%j] : memref<?xi32>
      %least = arith.minsi %u, %v : i32
      %most = arith.maxsi %u, %v : i32
      memref.store %least, %x[%i] : memref<?xi32>
      memref.store %most, %x[%j] : memref<?xi32>
    }
  }
  return
}
// Sizes around those of vectors and of unrolled loops; the same memory twice.
// CALL: @axpy(2.5, memref<sizes=[0]>, memref<sizes=[0]>) -> ()
// CALL: @add(memref<sizes=[0]>, memref<sizes=[0]>) -> ()
// CALL: @sum(memref<sizes=[0]>) -> 0
// CALL: @largest(memref<sizes=[0]>) -> -32768
// CALL: @population(memref<sizes=[0]>) -> 0
// CALL: @reverse(memref<sizes=[0]>) -> ()
// CALL: @prefix(memref<sizes=[0]>) -> ()
// CALL: @shift(memref<sizes=[0]>) -> ()
// CALL: @axpy(2.5, memref<sizes=[1] data=[3.0]>, memref<sizes=[1] data=[-5.0]>) -> () after arg2=[2.5]
// CALL: @add(memref<sizes=[1] data=[3]>, memref<sizes=[1] data=[-5]>) -> () after arg1=[-2]
// CALL: @sum(memref<sizes=[1] data=[-5]>) -> -5
// CALL: @largest(memref<sizes=[1] data=[-5]>) -> -5
// CALL: @population(memref<sizes=[1] data=[11]>) -> 3
// CALL: @reverse(memref<sizes=[1] data=[-5.0]>) -> () after arg0=[-5.0]
// CALL: @prefix(memref<sizes=[1] data=[3]>) -> () after arg0=[3]
// CALL: @shift(memref<sizes=[1] data=[3]>) -> () after arg0=[0]
// CALL: @axpy(2.5, memref<sizes=[3] data=[3.0,10.0,6.0]>, memref<sizes=[3] data=[-5.0,0.0,5.0]>) -> () after arg2=[2.5,25.0,20.0]
// CALL: @add(memref<sizes=[3] data=[3,10,6]>, memref<sizes=[3] data=[-5,0,5]>) -> () after arg1=[-2,10,11]
// CALL: @sum(memref<sizes=[3] data=[-5,0,5]>) -> 0
// CALL: @largest(memref<sizes=[3] data=[-5,0,5]>) -> 5
// CALL: @population(memref<sizes=[3] data=[11,48,85]>) -> 9
// CALL: @reverse(memref<sizes=[3] data=[-5.0,0.0,5.0]>) -> () after arg0=[5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[3] data=[3,10,6]>) -> () after arg0=[3,13,19]
// CALL: @shift(memref<sizes=[3] data=[3,10,6]>) -> () after arg0=[0,3,10]
// CALL: @axpy(2.5, memref<sizes=[4] data=[3.0,10.0,6.0,2.0]>, memref<sizes=[4] data=[-5.0,0.0,5.0,-3.0]>) -> () after arg2=[2.5,25.0,20.0,2.0]
// CALL: @add(memref<sizes=[4] data=[3,10,6,2]>, memref<sizes=[4] data=[-5,0,5,-3]>) -> () after arg1=[-2,10,11,-1]
// CALL: @sum(memref<sizes=[4] data=[-5,0,5,-3]>) -> -3
// CALL: @largest(memref<sizes=[4] data=[-5,0,5,-3]>) -> 5
// CALL: @population(memref<sizes=[4] data=[11,48,85,122]>) -> 14
// CALL: @reverse(memref<sizes=[4] data=[-5.0,0.0,5.0,-3.0]>) -> () after arg0=[-3.0,5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[4] data=[3,10,6,2]>) -> () after arg0=[3,13,19,21]
// CALL: @shift(memref<sizes=[4] data=[3,10,6,2]>) -> () after arg0=[0,3,10,6]
// CALL: @axpy(2.5, memref<sizes=[7] data=[3.0,10.0,6.0,2.0,9.0,5.0,1.0]>, memref<sizes=[7] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0]>) -> () after arg2=[2.5,25.0,20.0,2.0,24.5,6.5,1.5]
// CALL: @add(memref<sizes=[7] data=[3,10,6,2,9,5,1]>, memref<sizes=[7] data=[-5,0,5,-3,2,-6,-1]>) -> () after arg1=[-2,10,11,-1,11,-1,0]
// CALL: @sum(memref<sizes=[7] data=[-5,0,5,-3,2,-6,-1]>) -> -8
// CALL: @largest(memref<sizes=[7] data=[-5,0,5,-3,2,-6,-1]>) -> 5
// CALL: @population(memref<sizes=[7] data=[11,48,85,122,159,196,233]>) -> 28
// CALL: @reverse(memref<sizes=[7] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0]>) -> () after arg0=[-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[7] data=[3,10,6,2,9,5,1]>) -> () after arg0=[3,13,19,21,30,35,36]
// CALL: @shift(memref<sizes=[7] data=[3,10,6,2,9,5,1]>) -> () after arg0=[0,3,10,6,2,9,5]
// CALL: @axpy(2.5, memref<sizes=[8] data=[3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0]>, memref<sizes=[8] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0]>) -> () after arg2=[2.5,25.0,20.0,2.0,24.5,6.5,1.5,24.0]
// CALL: @add(memref<sizes=[8] data=[3,10,6,2,9,5,1,8]>, memref<sizes=[8] data=[-5,0,5,-3,2,-6,-1,4]>) -> () after arg1=[-2,10,11,-1,11,-1,0,12]
// CALL: @sum(memref<sizes=[8] data=[-5,0,5,-3,2,-6,-1,4]>) -> -4
// CALL: @largest(memref<sizes=[8] data=[-5,0,5,-3,2,-6,-1,4]>) -> 5
// CALL: @population(memref<sizes=[8] data=[11,48,85,122,159,196,233,14]>) -> 31
// CALL: @reverse(memref<sizes=[8] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0]>) -> () after arg0=[4.0,-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[8] data=[3,10,6,2,9,5,1,8]>) -> () after arg0=[3,13,19,21,30,35,36,44]
// CALL: @shift(memref<sizes=[8] data=[3,10,6,2,9,5,1,8]>) -> () after arg0=[0,3,10,6,2,9,5,1]
// CALL: @axpy(2.5, memref<sizes=[16] data=[3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0,4.0,0.0,7.0,3.0,10.0,6.0,2.0,9.0]>, memref<sizes=[16] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0]>) -> () after arg2=[2.5,25.0,20.0,2.0,24.5,6.5,1.5,24.0,6.0,1.0,23.5,5.5,28.0,10.0,5.0,27.5]
// CALL: @add(memref<sizes=[16] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9]>, memref<sizes=[16] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5]>) -> () after arg1=[-2,10,11,-1,11,-1,0,12,0,1,13,1,13,1,2,14]
// CALL: @sum(memref<sizes=[16] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5]>) -> 0
// CALL: @largest(memref<sizes=[16] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5]>) -> 6
// CALL: @population(memref<sizes=[16] data=[11,48,85,122,159,196,233,14,51,88,125,162,199,236,17,54]>) -> 63
// CALL: @reverse(memref<sizes=[16] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0]>) -> () after arg0=[5.0,0.0,-5.0,3.0,-2.0,6.0,1.0,-4.0,4.0,-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[16] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9]>) -> () after arg0=[3,13,19,21,30,35,36,44,48,48,55,58,68,74,76,85]
// CALL: @shift(memref<sizes=[16] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9]>) -> () after arg0=[0,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2]
// CALL: @axpy(2.5, memref<sizes=[19] data=[3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0,4.0,0.0,7.0,3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0]>, memref<sizes=[19] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0,-3.0,2.0,-6.0]>) -> () after arg2=[2.5,25.0,20.0,2.0,24.5,6.5,1.5,24.0,6.0,1.0,23.5,5.5,28.0,10.0,5.0,27.5,9.5,4.5,14.0]
// CALL: @add(memref<sizes=[19] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8]>, memref<sizes=[19] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6]>) -> () after arg1=[-2,10,11,-1,11,-1,0,12,0,1,13,1,13,1,2,14,2,3,2]
// CALL: @sum(memref<sizes=[19] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6]>) -> -7
// CALL: @largest(memref<sizes=[19] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6]>) -> 6
// CALL: @population(memref<sizes=[19] data=[11,48,85,122,159,196,233,14,51,88,125,162,199,236,17,54,91,128,165]>) -> 73
// CALL: @reverse(memref<sizes=[19] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0,-3.0,2.0,-6.0]>) -> () after arg0=[-6.0,2.0,-3.0,5.0,0.0,-5.0,3.0,-2.0,6.0,1.0,-4.0,4.0,-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[19] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8]>) -> () after arg0=[3,13,19,21,30,35,36,44,48,48,55,58,68,74,76,85,90,91,99]
// CALL: @shift(memref<sizes=[19] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8]>) -> () after arg0=[0,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1]
// CALL: @axpy(2.5, memref<sizes=[37] data=[3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0,4.0,0.0,7.0,3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0,4.0,0.0,7.0,3.0,10.0,6.0,2.0,9.0,5.0,1.0,8.0,4.0,0.0,7.0,3.0,10.0,6.0,2.0]>, memref<sizes=[37] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0]>) -> () after arg2=[2.5,25.0,20.0,2.0,24.5,6.5,1.5,24.0,6.0,1.0,23.5,5.5,28.0,10.0,5.0,27.5,9.5,4.5,14.0,9.0,4.0,13.5,8.5,31.0,13.0,8.0,17.5,12.5,7.5,17.0,12.0,-6.0,16.5,11.5,21.0,16.0,11.0]
// CALL: @add(memref<sizes=[37] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2]>, memref<sizes=[37] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6,-1,4,-4,1,6]>) -> () after arg1=[-2,10,11,-1,11,-1,0,12,0,1,13,1,13,1,2,14,2,3,2,3,4,3,4,16,4,5,4,5,6,5,6,-6,6,7,6,7,8]
// CALL: @sum(memref<sizes=[37] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6,-1,4,-4,1,6]>) -> -1
// CALL: @largest(memref<sizes=[37] data=[-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6,-1,4,-4,1,6,-2,3,-5,0,5,-3,2,-6,-1,4,-4,1,6]>) -> 6
// CALL: @population(memref<sizes=[37] data=[11,48,85,122,159,196,233,14,51,88,125,162,199,236,17,54,91,128,165,202,239,20,57,94,131,168,205,242,23,60,97,134,171,208,245,26,63]>) -> 148
// CALL: @reverse(memref<sizes=[37] data=[-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0,-2.0,3.0,-5.0,0.0,5.0,-3.0,2.0,-6.0,-1.0,4.0,-4.0,1.0,6.0]>) -> () after arg0=[6.0,1.0,-4.0,4.0,-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0,3.0,-2.0,6.0,1.0,-4.0,4.0,-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0,3.0,-2.0,6.0,1.0,-4.0,4.0,-1.0,-6.0,2.0,-3.0,5.0,0.0,-5.0]
// CALL: @prefix(memref<sizes=[37] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2]>) -> () after arg0=[3,13,19,21,30,35,36,44,48,48,55,58,68,74,76,85,90,91,99,103,103,110,113,123,129,131,140,145,146,154,158,158,165,168,178,184,186]
// CALL: @shift(memref<sizes=[37] data=[3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2]>) -> () after arg0=[0,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6,2,9,5,1,8,4,0,7,3,10,6]
// CALL: @clamped_power(3, 0, 0, 100) -> 1
// CALL: @clamped_power(3, 4, 0, 100) -> 81
// CALL: @clamped_power(3, 5, 0, 100) -> 100
// CALL: @clamped_power(-2, 7, -100, 100) -> -100
// CALL: @clamped_power(7, 3, 0, 1000) -> 343
// CALL: @axpy(2.0, memref<sizes=[5] data=[1.0,2.0,3.0,4.0,5.0]>, memref<sizes=[5] buffer=arg1>) -> () after arg1=[3.0,6.0,9.0,12.0,15.0]
// CALL-RANDOM: @axpy(_, memref<sizes=[N] values=-8.0..8.0 layout=contiguous>, memref<sizes=[N] values=-8.0..8.0 layout=contiguous>) N=0..40 count=30 seed=1
// CALL-RANDOM: @reverse(memref<sizes=[N] values=-8.0..8.0>) N=0..20 count=30 seed=2
// CALL-RANDOM: @sum(memref<sizes=[N] values=-1000..1000>) N=0..70 count=30 seed=3
// CALL: @pairs(memref<sizes=[0]>, memref<sizes=[0]>) -> ()
// CALL: @where(memref<sizes=[0]>, memref<sizes=[0]>, memref<sizes=[0]>) -> ()
// CALL: @checksum(memref<sizes=[0]>) -> 0
// CALL: @sort(memref<sizes=[0]>) -> ()
// CALL: @pairs(memref<sizes=[2] data=[-4,5]>, memref<sizes=[1] data=[0]>) -> () after arg1=[1]
// CALL: @where(memref<sizes=[1] data=[0]>, memref<sizes=[1] data=[-4.0]>, memref<sizes=[1] data=[0.0]>) -> () after arg2=[0.0]
// CALL: @checksum(memref<sizes=[1] data=[5]>) -> -1570235646
// CALL: @sort(memref<sizes=[1] data=[-4]>) -> () after arg0=[-4]
// CALL: @pairs(memref<sizes=[8] data=[-4,5,-3,6,-2,7,-1,8]>, memref<sizes=[4] data=[0,0,0,0]>) -> () after arg1=[1,3,5,7]
// CALL: @where(memref<sizes=[4] data=[0,1,1,0]>, memref<sizes=[4] data=[-4.0,5.0,-3.0,6.0]>, memref<sizes=[4] data=[0.0,5.0,3.0,1.0]>) -> () after arg2=[0.0,5.0,-3.0,1.0]
// CALL: @checksum(memref<sizes=[4] data=[5,78,151,224]>) -> -225152703
// CALL: @sort(memref<sizes=[4] data=[-4,5,-3,6]>) -> () after arg0=[-4,-3,5,6]
// CALL: @pairs(memref<sizes=[18] data=[-4,5,-3,6,-2,7,-1,8,0,-8,1,-7,2,-6,3,-5,4,-4]>, memref<sizes=[9] data=[0,0,0,0,0,0,0,0,0]>) -> () after arg1=[1,3,5,7,-8,-6,-4,-2,0]
// CALL: @where(memref<sizes=[9] data=[0,1,1,0,1,1,0,1,1]>, memref<sizes=[9] data=[-4.0,5.0,-3.0,6.0,-2.0,7.0,-1.0,8.0,0.0]>, memref<sizes=[9] data=[0.0,5.0,3.0,1.0,6.0,4.0,2.0,0.0,5.0]>) -> () after arg2=[0.0,5.0,-3.0,1.0,-2.0,7.0,2.0,8.0,0.0]
// CALL: @checksum(memref<sizes=[9] data=[5,78,151,224,41,114,187,4,77]>) -> 72294068
// CALL: @sort(memref<sizes=[9] data=[-4,5,-3,6,-2,7,-1,8,0]>) -> () after arg0=[-4,-3,-2,-1,0,5,6,7,8]
// CALL: @pairs(memref<sizes=[42] data=[-4,5,-3,6,-2,7,-1,8,0,-8,1,-7,2,-6,3,-5,4,-4,5,-3,6,-2,7,-1,8,0,-8,1,-7,2,-6,3,-5,4,-4,5,-3,6,-2,7,-1,8]>, memref<sizes=[21] data=[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]>) -> () after arg1=[1,3,5,7,-8,-6,-4,-2,0,2,4,6,8,-7,-5,-3,-1,1,3,5,7]
// CALL: @where(memref<sizes=[21] data=[0,1,1,0,1,1,0,1,1,0,1,1,0,1,1,0,1,1,0,1,1]>, memref<sizes=[21] data=[-4.0,5.0,-3.0,6.0,-2.0,7.0,-1.0,8.0,0.0,-8.0,1.0,-7.0,2.0,-6.0,3.0,-5.0,4.0,-4.0,5.0,-3.0,6.0]>, memref<sizes=[21] data=[0.0,5.0,3.0,1.0,6.0,4.0,2.0,0.0,5.0,3.0,1.0,6.0,4.0,2.0,0.0,5.0,3.0,1.0,6.0,4.0,2.0]>) -> () after arg2=[0.0,5.0,-3.0,1.0,-2.0,7.0,2.0,8.0,0.0,3.0,1.0,-7.0,4.0,-6.0,3.0,5.0,4.0,-4.0,6.0,-3.0,6.0]
// CALL: @checksum(memref<sizes=[21] data=[5,78,151,224,41,114,187,4,77,150,223,40,113,186,3,76,149,222,39,112,185]>) -> 392083391
// CALL: @sort(memref<sizes=[21] data=[-4,5,-3,6,-2,7,-1,8,0,-8,1,-7,2,-6,3,-5,4,-4,5,-3,6]>) -> () after arg0=[-8,-7,-6,-5,-4,-4,-3,-3,-2,-1,0,1,2,3,4,5,5,6,6,7,8]
// CALL-RANDOM: @sort(memref<sizes=[N] values=-9..9 layout=contiguous>) N=0..20 count=20 seed=4
