import { describe, expect, it } from 'vitest';
import { escapeText, foldLine, writeCalendar } from './ical.ts';

const event = {
  uid: 'license-1@upline',
  date: '2027-02-28',
  summary: 'Life license in TX expires',
  description: 'Life license in TX expires on 02/28/2027.',
  url: 'http://localhost:4100/account/licenses',
  remindDaysBefore: 30,
};
const calendar = {
  name: 'Upline: licenses and due dates',
  timeZone: 'America/New_York',
  at: new Date('2026-11-22T04:05:06.789Z'),
  events: [event],
};
const unfold = (text: string) => text.replace(/\r\n[ \t]/g, '');

describe('a calendar file (RFC 5545)', () => {
  it('escapes what separates values, and drops what no text may hold', () => {
    expect(escapeText('Smith, Jones; \\ Co')).toBe('Smith\\, Jones\\; \\\\ Co');
    expect(escapeText('one\r\ntwo\nthree\rfour')).toBe('one\\ntwo\\nthree\\nfour');
    expect(escapeText('a\u0000b\u007fc\td')).toBe('abc\td');
  });

  it('folds at 75 octets and cuts no character of several octets', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    for (const text of ['é'.repeat(200), '🙂'.repeat(60), `a${'漢'.repeat(90)}`]) {
      const folded = foldLine(text);
      for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(unfold(folded)).toBe(text);
    }
  });

  it('holds whole days, which no time zone moves, over the ends of months and years', () => {
    const text = writeCalendar(calendar);
    expect(text).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301\r\n');
    expect(text).toContain('DTSTAMP:20261122T040506Z\r\n');
    const last = writeCalendar({ ...calendar, events: [{ ...event, date: '2027-12-31' }] });
    expect(last).toContain('DTEND;VALUE=DATE:20280101\r\n');
    const leap = writeCalendar({ ...calendar, events: [{ ...event, date: '2028-02-28' }] });
    expect(leap).toContain('DTEND;VALUE=DATE:20280229\r\n');
  });

  it('ends every line with CRLF and closes what it opens', () => {
    const text = writeCalendar({
      ...calendar,
      events: [event, { ...event, uid: 'eo-2@upline', summary: `E&O coverage of ${'Long, '.repeat(40)}` }],
    });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const names = unfold(text).split('\r\n');
    for (const part of ['VCALENDAR', 'VEVENT', 'VALARM'])
      expect(names.filter((line) => line === `BEGIN:${part}`)).toHaveLength(
        names.filter((line) => line === `END:${part}`).length,
      );
    expect(names.filter((line) => line === 'TRIGGER:-P30D')).toHaveLength(2);
  });
});
