// RUN: encode-test --split-input-file %s | FileCheck %s
// RUN: encode-test --split-input-file --index-bitwidth=16 %s | FileCheck %s --check-prefix=OPTION
// Sizes and alignments come from the LLVM string, else from DLTI entries; index from its DLTI entry, else from the string; the option overrides index alone.

// CHECK: layout little pointer=64:8 index=64 int=1,2,4,8,16 f64=8 f80=16 f128=16
// OPTION: layout little pointer=64:8 index=16
module {
}
// -----
// CHECK: layout big pointer=32:4 index=32 int=1,2,4,4,8 f64=4 f80=4 f128=8
// OPTION: layout big pointer=32:4 index=16
module attributes {llvm.data_layout = "E-p:32:32-i64:32-i128:64-f64:32-f80:32-f128:64"} {
}
// -----
// CHECK: layout big pointer=32:4 index=32 int=1,2,4,4,16
// OPTION: layout big pointer=32:4 index=16
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32, !llvm.ptr = dense<32> : vector<4xi64>, i64 = dense<32> : vector<2xi64>, "dlti.endianness" = "big">} {
}
