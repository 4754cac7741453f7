/** A whole-day event of a calendar. */
export interface CalendarEvent {
  /**
   * The id stays the same when the day or the words change, so that calendars move the event instead of adding another.
   */
  readonly uid: string;
  /** Company day. */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Days before, on which the calendar reminds. */
  readonly remindDaysBefore: number;
}

export interface Calendar {
  readonly name: string;
  /** Whole days have no time zone: calendars show them as they are. */
  readonly timeZone: string;
  readonly events: readonly CalendarEvent[];
  /** When it was made. */
  readonly at: Date;
}

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** A text value (RFC 5545, 3.3.11): separators and line ends are escaped, other control characters have no place in it. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the specification forbids exactly these
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A content line in pieces of at most 75 octets; a character of several octets is never cut. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(piece);
      // The space that marks the continuation counts.
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...lines, piece].join('\r\n');
}

const dateValue = (date: string) => date.replaceAll('-', '');
const stampValue = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

function nextDay(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The calendar as text (RFC 5545): whole days, so that nobody's zone moves a date. */
export function writeCalendar({ name, timeZone, events, at }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upline//Account//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(timeZone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap(({ uid, date, summary, description, url, remindDaysBefore }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${stampValue(at)}`,
      `DTSTART;VALUE=DATE:${dateValue(date)}`,
      `DTEND;VALUE=DATE:${dateValue(nextDay(date))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'CLASS:PRIVATE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      `TRIGGER:-P${remindDaysBefore}D`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
