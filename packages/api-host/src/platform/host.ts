import type { Operation } from './operation/operation.ts';
import type { Platform } from './platform.ts';

/** An area of the product: given the platform's services, the operations it answers. Listed in `areas.ts`. */
export type Area = (platform: Platform) => readonly Operation[];
