// RUN: encode-test %s | FileCheck %s
// RUN: not encode-test --index-bitwidth=32 %s | FileCheck %s --check-prefix=NARROW
// A memref of index is a memref of i64 only where index has 64 bits.

// CHECK: memref<?xi64> = bitcast %0 : memref<?xindex>
// NARROW: refused: {{.*}}: arith.index_cast: index and the integer have different widths in memory (memref<?xi64>) [form]
func.func @f(%m: memref<?xindex>) {
  %0 = arith.index_cast %m : memref<?xindex> to memref<?xi64>
  return
}
