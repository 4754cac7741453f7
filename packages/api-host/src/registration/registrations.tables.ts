import type { AmaPlan, LegalDocumentType } from '@upline/domain';
import type { Row } from '../platform/database/tables.ts';
import type { Address } from '../platform/operation/address.ts';
import type { StoredLicense, StoredPersonal } from './registrations.schemas.ts';

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

export type Draft = Row<'registration_draft'>;

declare module '../platform/database/tables.ts' {
  interface ColumnTypes {
    'registration_draft.personal': StoredPersonal;
    'registration_draft.address': StoredAddresses;
    'registration_draft.license': StoredLicense;
    'registration_draft.signatures': readonly DraftSignature[];
  }
}
