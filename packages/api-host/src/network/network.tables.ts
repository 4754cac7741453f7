import type {
  AssociateStatus,
  Country,
  EndCause,
  Gender,
  Language,
  LevelCode,
  MaritalStatus,
  NameSuffix,
  NotificationChannel,
  Partner,
  PhoneType,
  UserKind,
} from '@upline/domain';
import type { ColumnType, Generated } from 'kysely';
import type { MailingColumns, RecordColumns } from '../platform/database/tables.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    level: LevelTable;
    app_user: AppUserTable;
    associate: AssociateTable;
    upline_history: UplineHistoryTable;
    level_history: LevelHistoryTable;
    status_history: StatusHistoryTable;
  }
}

export interface LevelTable {
  code: LevelCode;
  rank: number;
  name: string;
  is_senior: boolean;
}

export interface AppUserTable extends RecordColumns {
  id: Generated<string>;
  code: string;
  kind: UserKind;
  status: Generated<AssociateStatus>;
  first_name: string;
  last_name: string;
  /** `foldText("first last")`. */
  name_key: string;
  has_photo: Generated<boolean>;
  email: string;
  email_key: string;
  username: string;
  username_key: string;
  /** When another username was chosen last; null while the first one is kept. */
  username_changed_at: Date | null;
  phone: string | null;
  phone_type: PhoneType | null;
  phone_verified_at: Date | null;
  /** Only a verified address is a factor or gets exports (S-25). */
  email_verified_at: Generated<Date | null>;
  /** Changes of payout information are held until then (S-15). */
  payout_hold_until: Date | null;
  alt_phone: string | null;
  alt_phone_type: PhoneType | null;
  country: Country;
  language: Generated<Language>;
  mfa_method: Generated<NotificationChannel>;
  notification_channels: Generated<NotificationChannel[]>;
  admin_roles: Generated<string[]>;
  is_beta: Generated<boolean>;
  has_builder_plan: Generated<boolean>;
  level_code: LevelCode | null;
  is_senior_level: Generated<boolean>;
  qualified_level_code: LevelCode | null;
  upline_code: string | null;
  upline_rmd_code: string | null;
  recruiter_code: string | null;
  join_date: string | null;
  /** Null for admins. This and the following are explained in `migrations/0002_people.sql` and written by this folder alone. */
  path: string | null;
  gen: number | null;
  gen_in_force: number | null;
  shop_code: string | null;
  shop_in_force_code: string | null;
  direct_count: Generated<number>;
  next_ordinal: Generated<number>;
  has_rollup: Generated<boolean>;
  /** `associate.state`, repeated here so that the indexes of a team contain it; a trigger keeps it. */
  address_state: string | null;
  /** Last day of the life licenses that count, own ones or the spouse's; kept by triggers of the database. */
  licensed_until: string | null;
  /** Lowest level a demotion may reach (R-LVL-05). */
  guaranteed_level_code: LevelCode | null;
  /** Through whom they came (domain.md 2.30). */
  partner: Partner | null;
}

export interface AssociateTable extends RecordColumns, MailingColumns {
  code: string;
  legal_first_name: string;
  legal_middle_name: string | null;
  legal_last_name: string;
  suffix: NameSuffix | null;
  date_of_birth_sealed: string | null;
  birth_month: number | null;
  birth_day: number | null;
  gender: Gender | null;
  marital_status: MaritalStatus | null;
  ssn_sealed: string | null;
  ssn_index: string | null;
  ssn_last: string | null;
  npn: string | null;
  /** Last day of a temporary SIN (R-VAL-04). */
  sin_expiry: string | null;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  mailing_same: Generated<boolean>;
  spouse_first_name: string | null;
  spouse_last_name: string | null;
  spouse_code: string | null;
  spouse_phone: string | null;
  spouse_email: string | null;
  spouse_birth_sealed: string | null;
  share_bps: Generated<number>;
  share_with_code: string | null;
  max_chargeback_withhold_bps: Generated<number>;
  disable_license_check: Generated<boolean>;
  disable_training_escrow: Generated<boolean>;
  escrow_future_compensations: Generated<boolean>;
  under_heightened_supervision: Generated<boolean>;
  supervisor_code: string | null;
  use_spouse_licenses: Generated<boolean>;
  /** Since when the fee of a year is unpaid for longer than allowed (R-REG-07); new compensation waits. */
  renewal_overdue_since: Generated<string | null>;
}

export interface UplineHistoryTable {
  id: Generated<string>;
  associate_code: string;
  upline_code: string | null;
  valid_from: string;
  valid_to: string | null;
  reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
}

export interface LevelHistoryTable {
  id: Generated<string>;
  associate_code: string;
  level_code: LevelCode;
  valid_from: string;
  valid_to: string | null;
  reason: string | null;
  created_at: Generated<Date>;
  created_by: string | null;
}

export interface StatusHistoryTable {
  id: Generated<string>;
  associate_code: string;
  from_status: AssociateStatus | null;
  to_status: AssociateStatus;
  at: ColumnType<Date, Date | string | undefined, never>;
  reason: string;
  ends_on: string | null;
  /** Of a termination for cause (R-MNY-34), or of a cooling-off refund. */
  cause_code: Generated<EndCause | null>;
  cause_text: Generated<string | null>;
  created_by: string | null;
}
