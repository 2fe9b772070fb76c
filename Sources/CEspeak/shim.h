#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <spawn.h>
#include <sys/prctl.h>

// glibc has this since 2.34, but shows it to Swift's importer only with feature macros that a
// package can't set.
extern int posix_spawn_file_actions_addclosefrom_np(
    posix_spawn_file_actions_t *actions, int first);

// prctl is variadic, which Swift can't import. The process that owns the engine asks with it for
// a signal when its parent dies, since an engine that hangs doesn't notice a closed input.
static inline int request_signal_at_parent_death(int signal) {
  return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0UL, 0UL, 0UL);
}
