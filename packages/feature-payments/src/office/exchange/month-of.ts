import { MONTHS } from '@upline/domain';

/** `November 2026` */
export const monthOf = (day: string): string => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
