#!/bin/sh
# A GoogleTest binary that dies in its third test.
if [ "$1" = --gtest_list_tests ]; then
  for n in 1 2 3 4; do printf 'CONV_PART_0%s.\n  Works\n' $n; done
  printf 'Other.\n  Works\n'
  exit 0
fi
echo '[ RUN      ] CONV_PART_01.Works'
echo '[       OK ] CONV_PART_01.Works (0 ms)'
echo '[ RUN      ] CONV_PART_02.Works'
echo 'a.cpp:3: Failure'
echo 'one is not <two>'
echo '[  FAILED  ] CONV_PART_02.Works (0 ms)'
echo '[ RUN      ] CONV_PART_03.Works'
kill -9 $$
