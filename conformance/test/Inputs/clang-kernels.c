/* Kernels with the signatures that memrefs lower to: allocated and aligned
 * pointer, offset, size, stride. The cases of clang-kernels.mlir say what they
 * compute. */
typedef long index_t;
#define MEMREF(T, M) T *M##_allocated, T *M, index_t M##_offset, index_t M##_size, index_t M##_stride
#define IN(T, M) T *M##_allocated, const T *M, index_t M##_offset, index_t M##_size, index_t M##_stride

/* A loop that is vectorised where memory does not overlap. */
void axpy(float a, IN(float, x), MEMREF(float, y)) {
  for (index_t i = 0; i < y_size; ++i)
    y[i] = y[i] + a * x[i];
}

/* The same with a promise: alias scopes once inlined. */
static inline void add_into(int *restrict to, const int *restrict from, index_t n) {
  for (index_t i = 0; i < n; ++i)
    to[i] += from[i];
}
void add(IN(int, x), MEMREF(int, y)) { add_into(y, x, y_size); }

/* A reduction, which reads and writes nothing. */
int sum(IN(int, x)) {
  int s = 0;
  for (index_t i = 0; i < x_size; ++i)
    s += x[i];
  return s;
}

/* Control flow, i16 and narrow arithmetic. */
int largest(IN(short, x)) {
  int best = -32768;
  for (index_t i = 0; i < x_size; ++i)
    if (x[i] > best)
      best = x[i];
  return best;
}

/* A table that is a constant, bytes, bit operations. */
static const unsigned char bits_of_nibble[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
int population(IN(unsigned char, x)) {
  int count = 0;
  for (index_t i = 0; i < x_size; ++i)
    count += bits_of_nibble[x[i] & 15] + bits_of_nibble[x[i] >> 4];
  return count;
}

/* Strided accesses, and a swap in place. */
void reverse(MEMREF(double, x)) {
  for (index_t i = 0, j = x_size - 1; i < j; ++i, --j) {
    double t = x[x_offset + i * x_stride];
    x[x_offset + i * x_stride] = x[x_offset + j * x_stride];
    x[x_offset + j * x_stride] = t;
  }
}

/* Memory of its own, made and freed. */
void *malloc(unsigned long);
void free(void *);
void prefix(MEMREF(int, x)) {
  int *copy = malloc(x_size * sizeof(int) + 4);
  copy[0] = 0;
  for (index_t i = 0; i < x_size; ++i)
    copy[i + 1] = copy[i] + x[i];
  for (index_t i = 0; i < x_size; ++i)
    x[i] = copy[i + 1];
  free(copy);
}

/* Recursion without any memory, and comparisons without branches. */
static int power(int base, int n) { return n == 0 ? 1 : n % 2 ? base * power(base, n - 1) : power(base * base, n / 2); }
int clamped_power(int base, int n, int least, int most) {
  int r = power(base, n);
  return r < least ? least : r > most ? most : r;
}

/* Copies and fills. */
void shift(MEMREF(int, x)) {
  for (index_t i = x_size - 1; i > 0; --i)
    x[i] = x[i - 1];
  if (x_size > 0)
    x[0] = 0;
}

/* Every second element: shuffles. */
void pairs(IN(int, x), MEMREF(int, y)) {
  for (index_t i = 0; i < y_size; ++i)
    y[i] = x[2 * i] + x[2 * i + 1];
}

/* Stores that depend on a condition. */
void where(IN(int, m), IN(float, x), MEMREF(float, y)) {
  for (index_t i = 0; i < y_size; ++i)
    if (m[i])
      y[i] = x[i];
}

/* Bits, one after the other. */
int checksum(IN(unsigned char, x)) {
  unsigned c = ~0u;
  for (index_t i = 0; i < x_size; ++i) {
    c ^= x[i];
    for (int k = 0; k < 8; ++k)
      c = c & 1 ? (c >> 1) ^ 0xedb88320u : c >> 1;
  }
  return (int)~c;
}

/* A function through a pointer. */
static int ascending(int a, int b) { return a > b; }
static void insert_sorted(int *x, index_t n, int (*swaps)(int, int)) {
  for (index_t i = 1; i < n; ++i)
    for (index_t j = i; j > 0 && swaps(x[j - 1], x[j]); --j) {
      int t = x[j];
      x[j] = x[j - 1];
      x[j - 1] = t;
    }
}
void sort(MEMREF(int, x)) { insert_sorted(x, x_size, ascending); }
