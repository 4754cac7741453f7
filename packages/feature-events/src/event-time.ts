import { formatDateTime } from '@upline/domain';

const zoneName = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** A moment in the event's zone and, where it differs, in that of the reader (R-EVT-06). */
export function timesOf(at: string, zone: string): { readonly there: string; readonly here: string | null } {
  const there = formatDateTime(at, zone);
  const here = formatDateTime(at);
  return { there: `${there}, ${zoneName(zone)} time`, here: here === there ? null : `${here} your time` };
}
