import { EVENT_ZONE_NAMES, type EventTimeZone, formatDateTime } from '@upline/domain';

/** `Central Time` */
const zoneName = (zone: string) => EVENT_ZONE_NAMES[zone as EventTimeZone]?.replace(/ \(.*$/, '') ?? zone;

/** A moment in the event's zone and, where it differs, in that of the reader (R-EVT-06). */
export function timesOf(at: string, zone: string): { readonly there: string; readonly here: string | null } {
  const there = formatDateTime(at, zone);
  const here = formatDateTime(at);
  return { there: `${there} ${zoneName(zone)}`, here: here === there ? null : `${here} your time` };
}

/** Both in one line. */
export function inBoth(at: string, zone: string): string {
  const { there, here } = timesOf(at, zone);
  return here === null ? there : `${there} (${here})`;
}
