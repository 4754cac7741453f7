import type { Country } from './enumerations/people.ts';
import type { LegalTextType } from './legal-documents.ts';

/** What somebody wants to do in the other country (domain.md 2.33). */
export const INTERNATIONAL_PURPOSES = ['Sell', 'Recruit', 'Both'] as const;
export type InternationalPurpose = (typeof INTERNATIONAL_PURPOSES)[number];

/** The tax form of people who earn in the other country. */
export const INTERNATIONAL_TAX_FORMS = ['W-8BEN', 'NR301'] as const;
export type InternationalTaxForm = (typeof INTERNATIONAL_TAX_FORMS)[number];

export const otherCountry = (country: Country): Country => (country === 'USA' ? 'Canada' : 'USA');

/** Of a Canadian who earns in the USA a W-8BEN, of an American who earns in Canada a declaration like NR301. */
export const taxFormFor = (own: Country): InternationalTaxForm => (own === 'Canada' ? 'W-8BEN' : 'NR301');

/** Who sells needs a license there; who only recruits does not. */
export const isForSelling = (purpose: InternationalPurpose) => purpose !== 'Recruit';

/** Texts of a country that also concern those who are appointed there; agreement, plan and tax forms follow the own country. */
export const TEXTS_OF_APPOINTED = [
  'Arbitration',
  'E-Sign Consent',
  'TD1/T4A Consent',
  'Privacy Notice',
] as const satisfies readonly LegalTextType[];
