import { foldText, parseCanadianPostalCode } from '@upline/domain';
import { STREETS } from './data/names.ts';
import type { Place } from './data/places.ts';
import type { Random } from './random.ts';

const STREET_KINDS = ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Court'] as const;

/** A number that is reserved for examples: NPA-555-0100…0199 (R-VAL-11). */
export function phoneIn(random: Random, place: Place): string {
  return `${place.area}55501${String(random.int(0, 99)).padStart(2, '0')}`;
}

export function addressIn(random: Random, place: Place) {
  return {
    line1: `${random.int(10, 9_899)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`,
    line2: random.chance(0.15) ? `Apt ${random.int(1, 40)}` : null,
    city: place.city,
    state: place.state,
    postal_code:
      place.country === 'Canada'
        ? (parseCanadianPostalCode(place.postal) as string)
        : `${place.postal}${String(random.int(1, 89)).padStart(2, '0')}`,
  };
}

/** One result a word: names are picked from short lists, millions of times. */
function kept(of: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let result = known.get(word);
    if (result === undefined) {
      result = of(word);
      known.set(word, result);
    }
    return result;
  };
}
const fold = kept(foldText);
const letters = kept((word) => foldText(word).replace(/[^a-z0-9]/g, ''));

/** `foldText` of first and last name. */
export const foldName = (first: string, last: string): string => `${fold(first)} ${fold(last)}`;

/** Letters and digits of a name as mail addresses have them: `José O'Neil` → `jose.oneil`. */
export const mailName = (first: string, last: string): string => `${letters(first)}.${letters(last)}`;
