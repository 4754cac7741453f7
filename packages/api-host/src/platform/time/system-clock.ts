import type { Clock } from '../platform.ts';

/** The machine's clock: what every process of the product goes by, and the only place of the server that reads it for the day. */
export const systemClock: Clock = { now: () => new Date() };
