import type { Area } from './platform/host.ts';
import { sessionsArea } from './sessions/sessions.area.ts';

/** Every area of the product; an area that is not listed here does not exist. */
export const areas: readonly Area[] = [sessionsArea];
