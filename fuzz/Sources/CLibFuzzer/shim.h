// libFuzzer's entry for programs that bring their own main, as LLVM documents it; the library
// itself comes with -sanitize=fuzzer.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
