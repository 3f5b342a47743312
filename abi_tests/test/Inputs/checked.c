/* Front doors of case.h: which number of argv is wrong, or 0. */
#include "case.h"

int main(int argc, char **argv) {
  float numbers[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  double pair[2] = {0.5, 0.25};
  memref_2d_f32 table = {numbers, numbers, 0, {2, 4}, {4, 1}};
  memref_1d_f64 two = {pair, pair, 0, {2}, {1}};
  const int wrong = argc > 1 ? argv[1][0] - '0' : 0;
  if (wrong == 1)
    table.sizes[1] = 3;
  if (wrong == 2)
    table.strides[0] = 5;
  if (wrong == 3)
    two.aligned = NULL;
  if (wrong == 4)
    two.aligned = (double *)(void *)((char *)pair + 1);
  if (wrong == 5)
    two.offset = -1;
  printf("%g\n", (double)corner_checked(&table));
  printf("%g\n", both_checked(&table, &two));
  return 0;
}
