import { LEVEL_CODES } from './access/levels.ts';

/** How somebody joins (domain.md 2.30): as anybody, licensed already, or through the partner WFS. */
export const REGISTRATION_CHANNELS = ['standard', 'direct', 'wfs'] as const;
export type RegistrationChannel = (typeof REGISTRATION_CHANNELS)[number];

/** Companies through which people come; the tag of an associate's source. */
export const PARTNERS = ['WFS'] as const;
export type Partner = (typeof PARTNERS)[number];

/** The partner whose channel it is: its agreement is signed, and its name stays with the account. */
export const partnerOf = (channel: RegistrationChannel): Partner | null => (channel === 'wfs' ? 'WFS' : null);

export const REGISTRATION_CHANNEL_WORDS: Readonly<Record<RegistrationChannel, string>> = {
  standard: 'Standard',
  direct: 'Direct',
  wfs: 'WFS',
};

/** Levels that somebody who joins licensed may be promised; everybody else begins as Training Associate (R-LVL-05). */
export const [, ...PROMISED_LEVELS] = LEVEL_CODES;
export type PromisedLevel = (typeof PROMISED_LEVELS)[number];

/** What a super admin decides where the SSN or SIN of a registration is known already (R-REG-03). */
export const DUPLICATE_DECISIONS = ['Reopen Account', 'Ask Again', 'Refuse'] as const;
export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];

/** Why the home office looks at a registration (domain.md 2.36). */
export const REGISTRATION_WAITS = ['Duplicate SSN or SIN', 'Guaranteed Level', 'Background Review'] as const;
export type RegistrationWait = (typeof REGISTRATION_WAITS)[number];

export const REGISTRATION_STATUSES = [
  'Open',
  'In Review',
  'Paid',
  'Completed',
  'Closed',
  'Refunded',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Steps in their order; `license` is asked of those who join licensed. */
export const REGISTRATION_STEPS = [
  'plan',
  'personal',
  'address',
  'background',
  'license',
  'agreement',
  'payment',
  'account',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

export const REGISTRATION_STEP_WORDS: Readonly<Record<RegistrationStep, string>> = {
  plan: 'Country and plan',
  personal: 'Personal',
  address: 'Address',
  background: 'Background',
  license: 'License',
  agreement: 'Agreement',
  payment: 'Payment',
  account: 'Account',
};

export const stepsOf = (channel: RegistrationChannel): readonly RegistrationStep[] =>
  REGISTRATION_STEPS.filter((step) => step !== 'license' || channel === 'direct');

/** The part of the address `register/…/{upline}` that names a channel. */
export const registerPath = (channel: RegistrationChannel, upline: string): string =>
  channel === 'standard' ? `/register/${upline}` : `/register/${channel}/${upline}`;

/** What everybody is asked about the past; a yes needs an explanation (R-REG-02). */
export const BACKGROUND_QUESTIONS = [
  { key: 'felony', label: 'Felony', question: 'Have you ever been convicted of a felony?' },
  {
    key: 'misdemeanour',
    label: 'Misdemeanour',
    question: 'Have you ever been convicted of a misdemeanour involving dishonesty?',
  },
  {
    key: 'regulator',
    label: 'Regulator Action',
    question: 'Has a regulator ever taken action against you or a license of yours?',
  },
  {
    key: 'bankruptcy',
    label: 'Bankruptcy',
    question: 'Have you been bankrupt within the last seven years?',
  },
  {
    key: 'carrier_debt',
    label: 'Debt With a Carrier',
    question: 'Do you have an unpaid debit balance with a carrier?',
  },
  {
    key: 'other_organisation',
    label: 'Other Organisation',
    question: 'Are you under contract with another multi-level insurance organisation?',
  },
] as const;
export type BackgroundQuestion = (typeof BACKGROUND_QUESTIONS)[number]['key'];

/** The least an explanation says. */
export const MIN_EXPLANATION = 20;
