import type { Area } from './platform/host.ts';

/** Every area of the product; an area that is not listed here does not exist. */
export const areas: readonly Area[] = [];
