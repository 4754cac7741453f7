import type { ProductType } from '../enumerations/business.ts';
import type { Country, LicenseType } from '../enumerations/people.ts';

/** What a product insures; decides which license and which training a sale needs (domain.md 2.15). */
export const PRODUCT_LINES = ['Life', 'Health', 'Annuity'] as const;
export type ProductLine = (typeof PRODUCT_LINES)[number];

const LINE_OF: Readonly<Record<ProductType, ProductLine>> = {
  'Term Life': 'Life',
  'Whole Life': 'Life',
  'Universal Life': 'Life',
  'Indexed Universal Life': 'Life',
  'Final Expense': 'Life',
  'Fixed Annuity': 'Annuity',
  'Indexed Annuity': 'Annuity',
  'Segregated Fund': 'Annuity',
  'Critical Illness': 'Health',
  Disability: 'Health',
  'Long-Term Care': 'Health',
  Travel: 'Health',
};

/** The line a product of the type belongs to. */
export const productLineOf = (type: ProductType): ProductLine => LINE_OF[type];

/** Types that build cash value or are annuities: their sale needs AML training (domain.md 1.8). */
const WITHOUT_CASH_VALUE: readonly ProductType[] = [
  'Term Life',
  'Critical Illness',
  'Disability',
  'Long-Term Care',
  'Travel',
];
export const needsAmlTraining = (type: ProductType): boolean => !WITHOUT_CASH_VALUE.includes(type);

/** License types that exist in the country (domain.md 2.3). */
export const LICENSE_TYPES_OF: Readonly<Record<Country, readonly LicenseType[]>> = {
  USA: [
    'Life',
    'Accident & Sickness',
    'Variable Life/Annuity',
    'Securities 6/63',
    'Securities 7',
    'Investment Adviser 65',
    'Property & Casualty',
  ],
  Canada: ['LLQP Life', 'Accident & Sickness', 'Segregated Funds', 'Mutual Funds', 'Property & Casualty'],
};

/** License types any one of which opens the line; the first is the one a refusal speaks of. */
const SELLING: Readonly<Record<Country, Readonly<Record<ProductLine, readonly LicenseType[]>>>> = {
  USA: { Life: ['Life'], Health: ['Accident & Sickness'], Annuity: ['Life', 'Variable Life/Annuity'] },
  // The LLQP covers life, accident and sickness, and segregated funds.
  Canada: {
    Life: ['LLQP Life'],
    Health: ['LLQP Life', 'Accident & Sickness'],
    Annuity: ['LLQP Life', 'Segregated Funds'],
  },
};
export const licensesFor = (country: Country, line: ProductLine): readonly LicenseType[] =>
  SELLING[country][line];

/** The licenses of R-MNY-05a. */
export const LIFE_LICENSES: readonly LicenseType[] = ['Life', 'LLQP Life'];
