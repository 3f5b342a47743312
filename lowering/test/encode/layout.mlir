// RUN: encode-test --split-input-file %s | FileCheck %s
// RUN: encode-test --split-input-file --index-bitwidth=16 %s | FileCheck %s --check-prefix=OPTION
// Sizes and alignments come from the LLVM string, else from DLTI entries; index from its DLTI entry, else from the string; the option overrides index alone. Alignments that are written are those refrt does not know by itself.

// CHECK: layout little pointer=64:8 index=64 struct=1{{$}}
// OPTION: layout little pointer=64:8 index=16 struct=1{{$}}
module {
}
// -----
// CHECK: layout big pointer=32:4 index=32 struct=1 f64:4 f80:4 f128:8 i8:1 i16:2 i32:4 i64:4 i128:8{{$}}
// OPTION: layout big pointer=32:4 index=16
module attributes {llvm.data_layout = "E-p:32:32-i64:32-i128:64-f64:32-f80:32-f128:64"} {
}
// -----
// CHECK: layout big pointer=32:4 index=32 struct=1 i8:1 i16:2 i32:4 i64:4 i128:16{{$}}
// OPTION: layout big pointer=32:4 index=16
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32, !llvm.ptr = dense<32> : vector<4xi64>, i64 = dense<32> : vector<2xi64>, "dlti.endianness" = "big">} {
}
// -----
// s390x: vectors of 128 bits at multiples of 8 bytes, others by their size.
// CHECK: layout big pointer=64:8 index=64 struct=1 f128:8 i1:1 i8:1 i16:2 i32:4 i64:8 i128:8 v128:8{{$}}
// OPTION: layout big pointer=64:8 index=16
module attributes {llvm.data_layout = "E-S64-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"} {
}
// -----
// Entries of widths that no other entry has, and of structs.
// CHECK: layout little pointer=32:4 index=32 struct=8 f16:4 f32:8 i8:1 i16:2 i24:1 i32:4 i64:8 i128:8 v96:4{{$}}
// OPTION: layout little pointer=32:4 index=16
module attributes {llvm.data_layout = "e-p:32:32-i64:64-f32:64-f16:32-i24:8-v96:32-n32-S64-a:64"} {
}
// -----
// The same in entries, which leave the rest as it is.
// CHECK: layout little pointer=64:8 index=64 struct=8 f16:4 f32:8 i8:1 i16:2 i24:1 i32:4 i64:8 i128:16{{$}}
// OPTION: layout little pointer=64:8 index=16
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 64]> : vector<2xi64>, i24 = dense<8> : vector<2xi64>, f16 = dense<32> : vector<2xi64>, f32 = dense<64> : vector<2xi64>>} {
}
