// SwiftPM wants a source in every target; this one is its header.
#include "tallystoneFFI.h"
