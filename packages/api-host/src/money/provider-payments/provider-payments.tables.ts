import type { PolicyCompensationType } from '@upline/domain';
import type { Row } from '../../platform/database/tables.ts';

export const PAYMENT_KINDS = [
  'First Year',
  'Excess',
  'Renewal',
  'Trail',
  'Chargeback',
] as const satisfies readonly (PolicyCompensationType | 'Chargeback')[];
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** What a payment did to its policy. */
export type BroughtAbout = 'Ready To Pay' | 'Chargeback';

export type ProviderPayment = Row<'provider_payment'>;
