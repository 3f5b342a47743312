# The load of ADDR-07 by way of a descriptor that has the position as its offset.
s/%r = memref.load %m.%i. : memref<?xi32>$/%b, %o, %n, %s = memref.extract_strided_metadata %m : memref<?xi32> -> memref<i32>, index, index, index\
%c = arith.constant 1 : index\
%x = arith.muli %i, %c : index\
%e = memref.reinterpret_cast %b to offset: [%x], sizes: [], strides: [] : memref<i32> to memref<i32, strided<[], offset: ?>>\
%r = memref.load %e[] : memref<i32, strided<[], offset: ?>>/
