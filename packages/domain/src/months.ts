import { MONTHS } from './enumerations/people.ts';

/** The month of a day: `January 2026`. */
export const formatMonth = (day: string): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
