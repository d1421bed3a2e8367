/* srv_must.h - memory that has to be there. A server without memory cannot keep its promises: it says so and ends, and what was
 * acknowledged is in the store. Every allocation of src/server goes through srv_must, so none is looked at again. */
#ifndef SRV_MUST_H
#define SRV_MUST_H

void *srv_must(void *p); /* p, which is not NULL; else one line and the end of the process */

#endif
