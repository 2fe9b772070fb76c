// ICU's headers, which encoding.h brings where libxml2 was built with it, contradict those of
// Foundation's own copy. Only the handlers of encodings are declared differently for it, and none is
// used here.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
