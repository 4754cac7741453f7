import { dayAt, daysBetween, formatDate, formatDateTime } from '@upline/domain';
import { useEffect, useState } from 'react';
import classes from './formats.module.css';
import { Dash } from './formats.tsx';

const MINUTE = 60_000;
const RELATIVE_DAYS = 7;

/** A stamp within the last seven days in words: `5 minutes ago`, `yesterday`; otherwise undefined. */
export function relativeText(stamp: string, now: Date = new Date()): string | undefined {
  const age = now.getTime() - Date.parse(stamp);
  if (age < 0 || age > RELATIVE_DAYS * 24 * 60 * MINUTE) return undefined;
  const minutes = Math.floor(age / MINUTE);
  if (minutes < 1) return 'just now';
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  if (minutes < 60) return words.format(-minutes, 'minute');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const days = daysBetween(dayAt(new Date(stamp), zone), dayAt(now, zone));
  return days === 0 ? words.format(-Math.floor(minutes / 60), 'hour') : words.format(-days, 'day');
}

let zones: Intl.DateTimeFormat | undefined;
const zoneName = (stamp: string) => {
  // Making one costs more than all stamps of a page.
  zones ??= new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' });
  return zones.formatToParts(new Date(stamp)).find((part) => part.type === 'timeZoneName')?.value ?? '';
};

export interface DateTextProps {
  /** A day `YYYY-MM-DD` or a stamp in UTC; null shows a dash. */
  readonly value: string | null | undefined;
  /** In words while it is not older than seven days, then as a day, as lists write it; the exact time is on hover. */
  readonly relative?: boolean;
}

/** A day as MM/DD/YYYY, a stamp with its time; hovering shows the zone (D.7.44). */
export function DateText({ value, relative = false }: DateTextProps) {
  const [now, setNow] = useState(() => new Date());
  const stamped = value !== null && value !== undefined && value.length > 10;
  useEffect(() => {
    if (!relative || !stamped) return;
    const tick = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(tick);
  }, [relative, stamped]);
  if (!value) return <Dash />;
  if (!stamped) {
    return (
      <time className={classes.figure} dateTime={value}>
        {formatDate(value)}
      </time>
    );
  }
  const exact = formatDateTime(value);
  return (
    <time className={classes.figure} dateTime={value} title={`${exact} ${zoneName(value)}`}>
      {relative ? (relativeText(value, now) ?? exact.split(' ')[0]) : exact}
    </time>
  );
}
