#ifndef CXKBCOMMON_SHIM_H
#define CXKBCOMMON_SHIM_H

#include <stdarg.h>
#include <stdio.h>
#include <xkbcommon/xkbcommon.h>

// What the library has to say: the first messages, of which the rest follow. It would print them to
// standard error otherwise.
struct cxkbcommon_log {
  char text[4096];
  size_t length;
};

// Swift can't read a va_list, so the messages are put together here.
static void cxkbcommon_take(struct xkb_context *context, enum xkb_log_level level,
                            const char *format, va_list arguments) {
  (void)level;
  struct cxkbcommon_log *log = (struct cxkbcommon_log *)xkb_context_get_user_data(context);
  if (log == NULL || log->length + 1 >= sizeof log->text) return;
  size_t room = sizeof log->text - log->length;
  int written = vsnprintf(log->text + log->length, room, format, arguments);
  if (written > 0) log->length += (size_t)written < room ? (size_t)written : room - 1;
}

// The log has to live as long as the context.
static inline void cxkbcommon_capture(struct xkb_context *context, struct cxkbcommon_log *log) {
  log->text[0] = 0;
  log->length = 0;
  xkb_context_set_user_data(context, log);
  xkb_context_set_log_level(context, XKB_LOG_LEVEL_ERROR);
  xkb_context_set_log_fn(context, cxkbcommon_take);
}

#endif
