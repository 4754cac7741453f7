import type { Flip } from './flip.ts';
import { moneyAndFigures } from './money-and-figures.ts';
import { peopleAndBusiness } from './people-and-business.ts';

/** Predicates that decide whose rows an answer holds. */
export const FLIPS: readonly Flip[] = [...peopleAndBusiness, ...moneyAndFigures];
