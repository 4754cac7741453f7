// Values of providers, products and policies (domain.md 2.0). A stored value is the word shown on screen; every list is complete and in display order.

/** Inactive ones are greyed in lookups. */
export const PROVIDER_STATUSES = ['Active', 'Inactive'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

export const PRODUCT_TYPES = [
  'Term Life',
  'Whole Life',
  'Universal Life',
  'Indexed Universal Life',
  'Final Expense',
  'Fixed Annuity',
  'Indexed Annuity',
  'Segregated Fund',
  'Critical Illness',
  'Disability',
  'Long-Term Care',
  'Travel',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Financial strength, best first. */
export const AM_BEST_RATINGS = [
  'A++',
  'A+',
  'A',
  'A-',
  'B++',
  'B+',
  'B',
  'B-',
  'C++',
  'C+',
  'C',
  'C-',
  'D',
] as const;
export type AmBestRating = (typeof AM_BEST_RATINGS)[number];

/** How unearned commission is counted (R-MNY-18). */
export const CHARGEBACK_METHODS = ['Pro Rata', 'Full', 'Step'] as const;
export type ChargebackMethod = (typeof CHARGEBACK_METHODS)[number];

export const PREMIUM_MODES = ['Annual', 'Semi-Annual', 'Quarterly', 'Monthly', 'Single'] as const;
export type PremiumMode = (typeof PREMIUM_MODES)[number];

export const PAYMENT_BASES = ['Advance', 'As Earned'] as const;
export type PaymentBasis = (typeof PAYMENT_BASES)[number];

export const BUSINESS_STATUSES = [
  'Pending',
  'Action Required',
  'Ready To Pay',
  'Approved',
  'Full Chargedback',
  'Archived',
] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

/** The variant of the entry form's filter and of what an admin picks by hand. */
export const PICKABLE_BUSINESS_STATUSES = ['Pending', 'Action Required', 'Ready To Pay', 'Approved'] as const;
export type PickableBusinessStatus = (typeof PICKABLE_BUSINESS_STATUSES)[number];

/** Derived from dates and what an admin enters. */
export const POLICY_LIFECYCLES = [
  'Submitted',
  'Underwriting',
  'Issued',
  'In Force',
  'Not Taken',
  'Declined',
  'Withdrawn',
  'Lapsed',
  'Cancelled',
  'Death Claim',
] as const;
export type PolicyLifecycle = (typeof POLICY_LIFECYCLES)[number];

/** What a file of a policy is (domain.md 2.12). */
export const POLICY_FILE_KINDS = [
  'Application',
  'Replacement Notice',
  'Illustration',
  'Delivery Receipt',
  'Other',
] as const;
export type PolicyFileKind = (typeof POLICY_FILE_KINDS)[number];

/** Financial needs analysis. */
export const FNA_STATUSES = ['Draft', 'Completed'] as const;
export type FnaStatus = (typeof FNA_STATUSES)[number];
