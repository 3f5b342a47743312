// RUN: %check %s
// Exchanges two rows through views rebuilt from the metadata of the matrix, as strided-metadata expansion builds them; also returns offsets that metadata report.
// Lowered from scf.for with mlir-opt --convert-scf-to-cf --cse
func.func @swap_rows(%arg0: memref<?x?xf64, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf64, strided<[?, ?], offset: ?>> -> memref<f64>, index, index, index, index, index
  %0 = arith.muli %arg1, %strides#0 : index
  %1 = arith.addi %offset, %0 : index
  %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%1], sizes: [%sizes#1], strides: [%strides#1] : memref<f64> to memref<?xf64, strided<[?], offset: ?>>
  %2 = arith.muli %arg2, %strides#0 : index
  %3 = arith.addi %offset, %2 : index
  %reinterpret_cast_0 = memref.reinterpret_cast %base_buffer to offset: [%3], sizes: [%sizes#1], strides: [%strides#1] : memref<f64> to memref<?xf64, strided<[?], offset: ?>>
  cf.br ^bb1(%c0 : index)
^bb1(%4: index):  // 2 preds: ^bb0, ^bb2
  %5 = arith.cmpi slt, %4, %sizes#1 : index
  cf.cond_br %5, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %6 = memref.load %reinterpret_cast[%4] : memref<?xf64, strided<[?], offset: ?>>
  %7 = memref.load %reinterpret_cast_0[%4] : memref<?xf64, strided<[?], offset: ?>>
  memref.store %7, %reinterpret_cast[%4] : memref<?xf64, strided<[?], offset: ?>>
  memref.store %6, %reinterpret_cast_0[%4] : memref<?xf64, strided<[?], offset: ?>>
  %8 = arith.addi %4, %c1 : index
  cf.br ^bb1(%8 : index)
^bb3:  // pred: ^bb1
  %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %reinterpret_cast_0 : memref<?xf64, strided<[?], offset: ?>> -> memref<f64>, index, index, index
  %cast = memref.cast %base_buffer_1 : memref<f64> to memref<f64, strided<[], offset: ?>>
  %base_buffer_5, %offset_6 = memref.extract_strided_metadata %cast : memref<f64, strided<[], offset: ?>> -> memref<f64>, index
  return %offset_2, %offset_6 : index, index
}

// CALL: @swap_rows(memref<sizes=[2,2] strides=[3,1] offset=1 data=[1.0,2.0,3.0,4.0]>, 0, 1) -> 4, 0 after arg0=[3.0,4.0,1.0,2.0]
// CALL: @swap_rows(memref<sizes=[3,2] strides=[-2,7] offset=5 data=[1.0,2.0,3.0,4.0,5.0,6.0]>, 2, 0) -> 5, 0 after arg0=[5.0,6.0,3.0,4.0,1.0,2.0]
// CALL-RANDOM: @swap_rows(memref<sizes=[M,N]>, 0..M-1, 0..M-1) M=1..6 N=0..6 count=200 seed=63
