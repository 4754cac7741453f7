// Values of compensation and payments (domain.md 2.0). A stored value is the word shown on screen; every list is complete and in display order.

export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const COMPENSATION_STATUSES = [
  'Pending',
  'Escrow',
  'Paid',
  'Chargeback',
  'Chargeback Escrow',
] as const;
export type CompensationStatus = (typeof COMPENSATION_STATUSES)[number];

/** Why a line waits in Escrow; the first true one is stored (R-MNY-10). */
export const ESCROW_REASONS = [
  'Training',
  'License',
  'Suspension',
  'Associate Flag',
  'Missing Payout Info',
  'Supervision',
  'Manual',
] as const;
export type EscrowReason = (typeof ESCROW_REASONS)[number];

export const COMPENSATION_TYPES = [
  'Writing',
  'Override Bonus',
  'Training',
  'Split',
  'Revenue Bonus',
  'Excess',
  'Renewal',
  'Trail',
  'Builder Bonus',
  'Contest Bonus',
  'Scholarship',
  'Training Reversion',
  'Adjustment',
] as const;
export type CompensationType = (typeof COMPENSATION_TYPES)[number];

/** The policy's audit field "Compensation Type". */
export const POLICY_COMPENSATION_TYPES = ['First Year', 'Excess', 'Renewal', 'Trail'] as const;
export type PolicyCompensationType = (typeof POLICY_COMPENSATION_TYPES)[number];

export const CHARGEBACK_REASONS = [
  'Adjustment',
  'Policy Cancelled',
  'Policy Lapsed',
  'Policy Not Taken',
  'Past Due Premium',
  'Overpayment',
  'Policy Rescinded',
  'Face Amount Reduced',
  'Premium Reduced',
  'Policy Replaced',
  'Insufficient Funds',
  'Free Look Return',
  'Death Within Contestability',
  'Wrong Associate',
  'License Deficiency',
  'Commission Recalculated',
  'Downline Debt Roll-Up',
] as const;
export type ChargebackReason = (typeof CHARGEBACK_REASONS)[number];

/** Inbound provider payments and payout items. */
export const PAYMENT_PROCESSINGS = ['Received', 'Action Required', 'Ready To Pay', 'Processed'] as const;
export type PaymentProcessing = (typeof PAYMENT_PROCESSINGS)[number];

/** Card payments. */
export const PAYMENT_STATUSES = ['Pending', 'Paid', 'Failed', 'Refunded', 'Disputed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a card pays for (domain.md 2.8). */
export const PURCHASE_KINDS = [
  'Registration',
  'Yearly Renewal',
  'Builder Plan',
  'Store Order',
  'Event Ticket',
] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];

/** What has a price or a rate with a day from which it holds (domain.md 1.7, 2.25). */
export const FEE_KINDS = [
  'Membership Fee',
  'Yearly Renewal',
  'Builder Plan',
  'Sales Tax',
  'Shipping',
  'Free Shipping From',
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** Where a value of a fee is in its life. */
export const FEE_STANDINGS = ['In Force', 'Planned', 'Past', 'Withdrawn'] as const;
export type FeeStanding = (typeof FEE_STANDINGS)[number];

export const REFUND_STATUSES = ['Requested', 'Pending', 'Succeeded', 'Failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const DISPUTE_STATUSES = ['Open', 'Won', 'Lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** What became of an event that Stripe reported. */
export const CARD_EVENT_OUTCOMES = ['Applied', 'Ignored', 'Waiting', 'Action Required'] as const;
export type CardEventOutcome = (typeof CARD_EVENT_OUTCOMES)[number];

export const ACCOUNT_TYPES = ['Checking', 'Savings'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const TAX_ENTITIES = [
  'Individual',
  'Corporation',
  'S Corporation',
  'Partnership',
  'Trust',
  'LLC',
] as const;
export type TaxEntity = (typeof TAX_ENTITIES)[number];

/** Payout batch items and equity credit lots. */
export const EXPORT_STATUSES = ['Pending', 'Exported', 'Released'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Pay runs, contests, registration windows, schedule versions. */
export const PERIOD_STATUSES = ['Draft', 'Open', 'Closed'] as const;
export type PeriodStatus = (typeof PERIOD_STATUSES)[number];

/** What a leaderboard counts. */
export const POINTS_TYPES = [
  'SubmittedBv',
  'IssuedBv',
  'Recruits',
  'Licenses',
  'SubmittedPolicies',
  'IssuedPolicies',
  'ContestPoints',
] as const;
export type PointsType = (typeof POINTS_TYPES)[number];
