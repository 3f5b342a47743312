-- Part of memref-cts, under the Apache License v2.0 with LLVM Exceptions.
-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- What refrtCopyLowered does, for other_interpreters.sh: 100,000 copies of 8x8
-- elements into their transpose, with offsets and strides as variables.
local function copy(a, ao, a0, a1, b, bo, b0, b1, d0, d1)
  for i = 0, d0 - 1 do for j = 0, d1 - 1 do b[bo + i*b0 + j*b1] = a[ao + i*a0 + j*a1] end end
end
local a, b = {}, {}
for i = 0, 63 do a[i] = i + 0.5; b[i] = 0.0 end
for k = 1, 100000 do copy(a, 0, 8, 1, b, 0, 1, 8, 8, 8) end
