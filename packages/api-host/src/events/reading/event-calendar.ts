import { escapeText, foldLine } from '../../licensing/calendar/ical.ts';
import type { EventRecord } from '../events.store.ts';

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** An event as a file for calendars (RFC 5545). Moments are in UTC, which every calendar shows in its own zone. */
export function eventCalendar(event: EventRecord, url: string, now: Date): string {
  const place = [event.venue, event.address].filter(Boolean).join(', ') || 'Online';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upline//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@upline`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.starts_at)}`,
    `DTEND:${stamp(event.ends_at)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
