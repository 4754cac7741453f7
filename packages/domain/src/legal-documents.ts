import type { Country } from './enumerations/people.ts';

/** Documents that an associate signs (domain.md 2.7). */
export const LEGAL_DOCUMENT_TYPES = [
  'AMA',
  'Builder Addendum',
  'Arbitration',
  'E-Sign Consent',
  'W-9',
  'W-8BEN',
  'TD1/T4A Consent',
  'Privacy Notice',
  'International Addendum',
  'Supervision Plan',
  'Debt Repayment Plan',
] as const;
export type LegalDocumentType = (typeof LEGAL_DOCUMENT_TYPES)[number];

/** Documents with a text of their own for each person; they have no versions. */
export const PERSONAL_DOCUMENT_TYPES = [
  'International Addendum',
  'Supervision Plan',
  'Debt Repayment Plan',
] as const;
export type PersonalDocumentType = (typeof PERSONAL_DOCUMENT_TYPES)[number];

/** Documents whose text is the same for everybody concerned and is published in versions. */
export const LEGAL_TEXT_TYPES = [
  'AMA',
  'Builder Addendum',
  'Arbitration',
  'E-Sign Consent',
  'W-9',
  'W-8BEN',
  'TD1/T4A Consent',
  'Privacy Notice',
] as const satisfies readonly Exclude<LegalDocumentType, PersonalDocumentType>[];
export type LegalTextType = (typeof LEGAL_TEXT_TYPES)[number];

export const LEGAL_TEXT_STATUSES = ['Draft', 'Published', 'Replaced'] as const;
export type LegalTextStatus = (typeof LEGAL_TEXT_STATUSES)[number];

/** Plans of the agreement (domain.md 1.7). */
export const AMA_PLANS = ['associate', 'builder'] as const;
export type AmaPlan = (typeof AMA_PLANS)[number];
export const AMA_PLAN_NAMES: Readonly<Record<AmaPlan, string>> = {
  associate: 'Associate',
  builder: 'Builder',
};

/** What the texts of a type are restricted to; other types exist in both countries and may be for one plan or for all. */
const ONLY_IN: Partial<Record<LegalTextType, Country>> = {
  'W-9': 'USA',
  'W-8BEN': 'Canada',
  'TD1/T4A Consent': 'Canada',
};
export const isTextIn = (type: LegalTextType, country: Country) => (ONLY_IN[type] ?? country) === country;

/** The part of the address `ama/{country}/{plan}` that names a country. */
export const AMA_COUNTRIES = { usa: 'USA', canada: 'Canada' } as const satisfies Record<string, Country>;
export type AmaCountry = keyof typeof AMA_COUNTRIES;
export const amaCountry = (country: Country): AmaCountry => (country === 'USA' ? 'usa' : 'canada');

interface LegalNames {
  readonly legal_first_name: string;
  readonly legal_middle_name: string | null;
  readonly legal_last_name: string;
  readonly suffix: string | null;
}

/** `Ana Maria Alvarez Jr`: the name as on the government id, which a signature repeats. */
export const legalName = ({ legal_first_name, legal_middle_name, legal_last_name, suffix }: LegalNames) =>
  [legal_first_name, legal_middle_name, legal_last_name, suffix].filter(Boolean).join(' ');

const signed = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether a typed signature is the legal name; case and repeated spaces do not matter (R-LEG-01). */
export const isSignatureOf = (signature: string, name: string) => signed(signature) === signed(name);
