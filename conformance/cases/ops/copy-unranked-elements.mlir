// RUN: %check %s
// CLAUSE: ADDR-16
// Copies whose shape is known at run time only step over whole elements, padding included.
func.func @odd(%m: memref<*xi24>, %k: memref<*xi24>) {
  memref.copy %m, %k : memref<*xi24> to memref<*xi24>
  return
}
func.func @bits(%m: memref<*xi1>, %k: memref<*xi1>) {
  memref.copy %m, %k : memref<*xi1> to memref<*xi1>
  return
}
func.func @wide(%m: memref<*xi128>, %k: memref<*xi128>) {
  memref.copy %m, %k : memref<*xi128> to memref<*xi128>
  return
}
func.func @pairs(%m: memref<*xcomplex<f64>>, %k: memref<*xcomplex<f64>>) {
  memref.copy %m, %k : memref<*xcomplex<f64>> to memref<*xcomplex<f64>>
  return
}
// CALL: @odd(memref<* sizes=[3] data=[1,-2,8388607]>, memref<* sizes=[3] data=[0,0,0]>) -> () after arg1=[1,-2,8388607]
// CALL: @odd(memref<* sizes=[2,2] strides=[-1,2] offset=1 data=[1,2,3,4]>, memref<* sizes=[2,2] data=[0,0,0,0]>) -> () after arg1=[1,2,3,4]
// CALL: @bits(memref<* sizes=[3] strides=[2] data=[true,false,true]>, memref<* sizes=[3] data=[false,true,false]>) -> () after arg1=[true,false,true]
// CALL: @wide(memref<* sizes=[2] strides=[-1] offset=1 data=[-1,85070591730234615865843651857942052864]>, memref<* sizes=[2] data=[0,0]>) -> () after arg1=[-1,85070591730234615865843651857942052864]
// CALL: @pairs(memref<* sizes=[2] strides=[3] data=[(1.0, -2.0),(0.5, -0.0)]>, memref<* sizes=[2] data=[(0.0, 0.0),(0.0, 0.0)]>) -> () after arg1=[(1.0, -2.0),(0.5, -0.0)]
