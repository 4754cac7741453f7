import { daysBetween, addDays as domainAddDays } from '@upline/domain';

/** Far before everybody's birth. */
const EPOCH = '1900-01-01';
const numbers = new Map<string, number>();
const texts: string[] = [];

/** As the domain's, but every day is written once: a large network asks for some fifty million of them. */
export function addDays(day: string, days: number): string {
  let number = numbers.get(day);
  if (number === undefined) {
    number = daysBetween(EPOCH, day);
    numbers.set(day, number);
  }
  const wanted = number + days;
  texts[wanted] ??= domainAddDays(EPOCH, wanted);
  return texts[wanted];
}
