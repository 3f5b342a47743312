// RUN: encode-test --quiet %s
// Run by EncodeRunTest as source and lowered; EXPECT lines hold the results, leaf by leaf.

memref.global "private" @numbers : memref<8xf32> = dense<[1.5, -2.25, 0.0, -0.0, 3.0e38, 1.0e-40, 0x7F800000, 0x7FC00000]>
// EXPECT: @arithmetic 0xbf400000 0x40700000 0xc0580000 0xbf2aaaab 0xbf400000 0xbfc00000
func.func @arithmetic() -> (f32, f32, f32, f32, f32, f32) {
  %m = memref.get_global @numbers : memref<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<8xf32>
  %b = memref.load %m[%c1] : memref<8xf32>
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %b, %a : f32
  %5 = arith.negf %a : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// arith-expand gives -0 as the maximum of +0 and -0.
// EXPECT-EXPANDED: @extremes 0x80000000 0x80000000 0x7f800000 0xff800000 0x7f800000 0x7f61b1e6
// EXPECT: @extremes 0x0 0x80000000 0x7f800000 0xff800000 0x7f800000 0x7f61b1e6
func.func @extremes() -> (f32, f32, f32, f32, f32, f32) {
  %m = memref.get_global @numbers : memref<8xf32>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c6 = arith.constant 6 : index
  %z = memref.load %m[%c2] : memref<8xf32>
  %nz = memref.load %m[%c3] : memref<8xf32>
  %big = memref.load %m[%c4] : memref<8xf32>
  %inf = memref.load %m[%c6] : memref<8xf32>
  %0 = arith.maximumf %z, %nz : f32
  %1 = arith.minimumf %z, %nz : f32
  %2 = arith.addf %big, %big : f32
  %3 = arith.divf %big, %nz : f32
  %4 = arith.maxnumf %inf, %big : f32
  %5 = arith.minnumf %inf, %big : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
// EXPECT: @ordering 1 1 0 1 1 0
func.func @ordering() -> (i1, i1, i1, i1, i1, i1) {
  %m = memref.get_global @numbers : memref<8xf32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %a = memref.load %m[%c0] : memref<8xf32>
  %z = memref.load %m[%c2] : memref<8xf32>
  %nz = memref.load %m[%c3] : memref<8xf32>
  %nan = memref.load %m[%c7] : memref<8xf32>
  %0 = arith.cmpf oeq, %z, %nz : f32
  %1 = arith.cmpf olt, %z, %a : f32
  %2 = arith.cmpf ord, %a, %nan : f32
  %3 = arith.cmpf ueq, %a, %nan : f32
  %4 = arith.cmpf une, %nan, %nan : f32
  %5 = arith.cmpf ogt, %nan, %a : f32
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, i1, i1, i1
}
// EXPECT: @conversions 0x3ff8000000000000 0xc080 0xc010 -2 1 0xc0000000 0x41efffffffc00000 0xc0100000
func.func @conversions() -> (f64, f16, bf16, i32, i8, f32, f64, i32) {
  %m = memref.get_global @numbers : memref<8xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c0] : memref<8xf32>
  %b = memref.load %m[%c1] : memref<8xf32>
  %0 = arith.extf %a : f32 to f64
  %1 = arith.truncf %b : f32 to f16
  %2 = arith.truncf %b : f32 to bf16
  %3 = arith.fptosi %b : f32 to i32
  %4 = arith.fptoui %a : f32 to i8
  %5 = arith.sitofp %3 : i32 to f32
  %6 = arith.uitofp %3 : i32 to f64
  %7 = arith.bitcast %b : f32 to i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f64, f16, bf16, i32, i8, f32, f64, i32
}
