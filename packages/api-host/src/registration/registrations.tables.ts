import type {
  AmaPlan,
  Country,
  DuplicateDecision,
  LegalDocumentType,
  PromisedLevel,
  RegistrationChannel,
  RegistrationStatus,
} from '@upline/domain';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';
import type { Address } from '../platform/operation/address.ts';
import type { StoredLicense, StoredPersonal } from './registrations.schemas.ts';

type Json<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A document that was signed before the associate existed; its file is written. */
export interface DraftSignature {
  readonly id: string;
  readonly type: LegalDocumentType;
  readonly plan: AmaPlan | null;
  readonly text_id: string;
  readonly text_version: number;
  readonly signed_name: string;
  readonly signed_at: string;
  readonly ip: string;
  readonly user_agent: string;
  readonly document_hash: string;
  readonly file_key: string;
}

export interface StoredAddresses {
  readonly address: Address;
  readonly mailing: Address | null;
}

interface RegistrationDraftTable extends RecordColumns {
  id: Generated<string>;
  number: Generated<number>;
  channel: RegistrationChannel;
  upline_code: string;
  country: Country;
  plan: AmaPlan;
  status: Generated<RegistrationStatus>;
  token_hash: string;
  link_hash: string | null;
  email: string | null;
  email_key: string | null;
  email_proved_at: Date | null;
  phone: string | null;
  personal: Json<StoredPersonal> | null;
  birth_sealed: string | null;
  ssn_sealed: string | null;
  ssn_index: string | null;
  ssn_last: string | null;
  sin_expiry: string | null;
  address: Json<StoredAddresses> | null;
  background_sealed: string | null;
  /** Whether one of the questions was answered with yes (R-REG-02). */
  has_background: boolean | null;
  /** The review of answers with yes, once the person has joined. */
  review_status: 'Pending' | 'Approved' | 'Refused' | null;
  reviewed_at: Date | null;
  reviewed_by: string | null;
  review_note: string | null;
  license: Json<StoredLicense> | null;
  signatures: Json<readonly DraftSignature[]> | null;
  signed_at: Date | null;
  payment_id: string | null;
  associate_code: string | null;
  paid_at: Date | null;
  reminded_at: Date | null;
  expires_at: Date;
  closed_reason: string | null;
  /** Who has the identifier already, of a registration that is or was reviewed (R-REG-03). */
  duplicate_of: string | null;
  duplicate_decision: DuplicateDecision | null;
  duplicate_decided_at: Date | null;
  duplicate_decided_by: string | null;
  duplicate_reason: string | null;
  /** The level somebody licensed was promised (R-LVL-05). */
  guaranteed_level: PromisedLevel | null;
  guarantee_note: string | null;
  guarantee_status: 'Pending' | 'Approved' | 'Refused' | null;
  guarantee_asked_at: Date | null;
  guarantee_decided_at: Date | null;
  guarantee_decided_by: string | null;
  guarantee_reason: string | null;
  /** Within the cooling-off period (R-REG-06). */
  refunded_at: Date | null;
  refunded_by: string | null;
  refund_reason: string | null;
}

export type Draft = Selectable<RegistrationDraftTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    registration_draft: RegistrationDraftTable;
  }
}
