import type { Country, Currency, EnrollmentStatus } from '@upline/domain';
import type { Generated } from 'kysely';
import type { RecordColumns } from '../../platform/database/tables.ts';

interface BuilderEnrollmentTable extends RecordColumns {
  id: Generated<string>;
  associate_code: string;
  plan: Generated<'Builder'>;
  country: Country;
  price_cents: number;
  currency: Currency;
  card_reference: string | null;
  started_on: string;
  next_charge_on: string | null;
  /** The last payment whose card is kept at Stripe for the next one. */
  payment_id: Generated<string | null>;
  next_try_on: Generated<string | null>;
  failed_tries: Generated<number>;
  /** The associate has closed it: it ends with the month that is paid. */
  ends_after_month: Generated<boolean>;
  status: Generated<EnrollmentStatus>;
  closed_on: string | null;
  close_reason: string | null;
}

interface BuilderBonusTable {
  month: string;
  country: Country;
  issued_bv_cents: number;
  pool_cents: number;
  house_cents: number;
  qualifiers: number;
  posted_at: Date;
}

interface ScholarshipWindowTable {
  window_start: string;
  window_end: string;
  awards: number;
  posted_at: Date;
}

interface ScholarshipAwardTable {
  id: string;
  window_start: string;
  associate_code: string;
  program: string;
  min_bv_cents: number;
  award_cents: number;
  currency: Currency;
  recruits: number;
  bv_cents: number;
  taken_back_at: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    builder_enrollment: BuilderEnrollmentTable;
    builder_bonus: BuilderBonusTable;
    scholarship_window: ScholarshipWindowTable;
    scholarship_award: ScholarshipAwardTable;
  }
}
