import { MONTHS } from '@upline/domain';

const nameOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? day;

/** `November 2026`. */
export const monthName = (day: string) => `${nameOf(day)} ${day.slice(0, 4)}`;

/** On the axis of a chart: `Nov`, and `Jan 2026` where a year begins. */
export const shortMonth = (day: string) =>
  `${nameOf(day).slice(0, 3)}${day.slice(5, 7) === '01' ? ` ${day.slice(0, 4)}` : ''}`;
