#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <sys/prctl.h>

// prctl is variadic, which Swift can't import. The process that owns the engine asks with it for
// a signal when its parent dies, since an engine that hangs doesn't notice a closed input.
static inline int request_signal_at_parent_death(int signal) {
  return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0UL, 0UL, 0UL);
}
