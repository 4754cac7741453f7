/** States and provinces by the zone most of their people live in; New York for the rest. */
const ZONES: Readonly<Record<string, string>> = {
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
  'America/Puerto_Rico': 'PR VI',
  'America/Vancouver': 'BC YT',
  'America/Edmonton': 'AB NT',
  'America/Regina': 'SK',
  'America/Winnipeg': 'MB',
  'America/Halifax': 'NB NS PE',
  'America/St_Johns': 'NL',
};
const zones = new Map(
  Object.entries(ZONES).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/** The time zone somebody of this state lives in. */
export const zoneOfState = (state: string | null): string =>
  (state === null ? undefined : zones.get(state)) ?? 'America/New_York';

/** No text leaves from 21:00 to 08:00 local (R-NTF-05). */
export const QUIET = { from: 21, to: 8 } as const;

const clocks = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(at: Date, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  const [hour, minute] = clock.format(at).split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** When a text written now may leave: at once, or at eight in the morning of its reader. */
export function afterQuietHours(now: Date, zone: string): Date {
  const minute = minuteOfDay(now, zone);
  const morning = QUIET.to * 60;
  if (minute >= morning && minute < QUIET.from * 60) return now;
  const plus = (at: Date, minutes: number) =>
    new Date((Math.floor(at.getTime() / 60_000) + minutes) * 60_000);
  const eight = plus(now, (morning - minute + 1_440) % 1_440);
  // An hour off after a night in which the clocks changed.
  return plus(eight, morning - minuteOfDay(eight, zone));
}
