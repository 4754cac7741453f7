import { MONTHS } from '@upline/domain';

const nameOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? day;

/** On the axis of a chart: `Nov`, and `Jan 2026` where a year begins. */
export const shortMonth = (day: string) =>
  `${nameOf(day).slice(0, 3)}${day.slice(5, 7) === '01' ? ` ${day.slice(0, 4)}` : ''}`;
