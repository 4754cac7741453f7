import type { EventTimeZone } from './enumerations/content.ts';

const pad = (part: number) => String(part).padStart(2, '0');

/** A time of day, `18:00` → `6:00 PM`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * A typed time of day, `6 pm`, `6:30PM`, `18:30` or `9:05`, as `HH:MM`; undefined when it is none, and where a number alone could be
 * the morning as well as the evening.
 */
export function parseTimeEntry(text: string): string | undefined {
  const [, hours, minutes, half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hours === undefined || (minutes === undefined && half === undefined)) return undefined;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return undefined;
  const whole = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${pad(whole)}:${pad(minute)}`;
}

/** As people call the zones. */
export const EVENT_ZONE_NAMES: Readonly<Record<EventTimeZone, string>> = {
  'America/New_York': 'Eastern Time (New York)',
  'America/Chicago': 'Central Time (Chicago)',
  'America/Denver': 'Mountain Time (Denver)',
  'America/Phoenix': 'Arizona Time (Phoenix)',
  'America/Los_Angeles': 'Pacific Time (Los Angeles)',
  'America/Anchorage': 'Alaska Time (Anchorage)',
  'Pacific/Honolulu': 'Hawaii Time (Honolulu)',
  'America/Halifax': 'Atlantic Time (Halifax)',
  'America/Toronto': 'Eastern Time (Toronto)',
  'America/Winnipeg': 'Central Time (Winnipeg)',
  'America/Edmonton': 'Mountain Time (Edmonton)',
  'America/Vancouver': 'Pacific Time (Vancouver)',
};
