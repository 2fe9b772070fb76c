// Wide-character ncurses needs both of these before its header.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdint.h>
#include <term.h>

// What stands below is only what Swift can't import: macros with casts or arguments, variables
// behind macros, and wide characters, which Swift has no one type for.

// Attributes are macros with casts.
static inline attr_t cncurses_reverse(void) { return A_REVERSE; }
static inline attr_t cncurses_bold(void) { return A_BOLD; }
static inline attr_t cncurses_underline(void) { return A_UNDERLINE; }
static inline attr_t cncurses_dim(void) { return A_DIM; }

// The window of the terminal that newterm opened last; a macro or a variable, by how ncurses was
// built.
static inline WINDOW *cncurses_window(void) { return stdscr; }

// getmaxyx is a macro that assigns to its arguments.
static inline int cncurses_lines(WINDOW *window) { return getmaxy(window); }
static inline int cncurses_columns(WINDOW *window) { return getmaxx(window); }

// Writes one cell: a spacing character and the marks on it. ncurses takes at most CCHARW_MAX.
static inline int cncurses_put(
    WINDOW *window, int line, int column, const uint32_t *scalars, int count, attr_t attributes)
{
  wchar_t characters[CCHARW_MAX + 1] = {0};
  cchar_t cell;
  for (int index = 0; index < count && index < CCHARW_MAX; index++)
    characters[index] = (wchar_t)scalars[index];
  if (setcchar(&cell, characters, attributes, 0, NULL) == ERR) return ERR;
  return mvwadd_wch(window, line, column, &cell);
}

// Masks of mouse reports are macros with shifts of casts.
static inline mmask_t cncurses_wanted_mouse_reports(void)
{
  return BUTTON1_PRESSED | BUTTON1_RELEASED | REPORT_MOUSE_POSITION;
}
static inline bool cncurses_is_press(mmask_t state) { return (state & BUTTON1_PRESSED) != 0; }
static inline bool cncurses_is_release(mmask_t state) { return (state & BUTTON1_RELEASED) != 0; }
static inline bool cncurses_is_motion(mmask_t state)
{
  return (state & REPORT_MOUSE_POSITION) != 0;
}

// How many columns a character takes by the locale; negative where the locale can't show it.
// Declared here since the C library shows it to none who doesn't ask for X/Open's names.
extern int wcwidth(wchar_t);
static inline int cncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// tigetstr answers (char *)-1 for a name that is no string capability; here that is NULL too.
static inline const char *cncurses_capability(const char *name)
{
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}
