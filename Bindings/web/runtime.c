/* What Embedded Swift needs where there is no libc: memory, and two functions of libm. Bytes are moved by instructions of
 * WebAssembly, exp and its kin are the browser's. */
typedef unsigned long size_t;

extern unsigned char __heap_base;

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }
int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++)
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  return 0;
}

/* Blocks have sizes of powers of two, the exponent in the word before them; what is given back waits in a list of its size. */
typedef struct block {
  struct block *next;
} block;

static block *free_blocks[32];
static unsigned char *top = &__heap_base;

void *allocate(size_t size) {
  int exponent = 4;
  while (exponent < 31 && ((size_t)1 << exponent) < size) exponent++;
  if (exponent == 31) return 0;
  if (free_blocks[exponent]) {
    block *found = free_blocks[exponent];
    free_blocks[exponent] = found->next;
    return found;
  }
  unsigned char *place = (unsigned char *)(((size_t)top + 16 + 15) & ~(size_t)15);
  unsigned char *end = place + ((size_t)1 << exponent);
  size_t pages = __builtin_wasm_memory_size(0), needed = ((size_t)end + 65535) >> 16;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return 0;
  top = end;
  ((int *)place)[-1] = exponent;
  return place;
}

void free(void *memory) {
  if (!memory) return;
  int exponent = ((int *)memory)[-1];
  ((block *)memory)->next = free_blocks[exponent];
  free_blocks[exponent] = memory;
}

/* Every block is aligned to 16, more is never asked for. */
int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = alignment <= 16 ? allocate(size) : 0;
  return *memory ? 0 : 12;
}

/* Seeds of hashes, which need not be random here. */
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5c, count); }

double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

/* a b + c with the product exact (Dekker, 1971): what tails of divisions and roots need. Rounded twice otherwise. */
double fma(double a, double b, double c) {
  double product = a * b, big = 134217729.0;
  double ah = a * big - (a * big - a), al = a - ah, bh = b * big - (b * big - b), bl = b - bh;
  double error = ((ah * bh - product) + ah * bl + al * bh) + al * bl;
  double sum = product + c;
  double part = sum - product, rest = (product - (sum - part)) + (c - part);
  double result = sum + (rest + error);
  return result == result ? result : sum;
}
