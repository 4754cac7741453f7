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

/** Letters and digits of a name as mail addresses have them: `José O'Neil` → `jose.oneil`. */
export function mailName(...words: string[]): string {
  return words.map((word) => foldText(word).replace(/[^a-z0-9]/g, '')).join('.');
}
