import type {
  AmaPlan,
  Country,
  LegalDocumentStatus,
  LegalDocumentType,
  LegalTextStatus,
  LegalTextType,
  Partner,
} from '@upline/domain';
import type { Generated, Selectable } from 'kysely';
import type { RecordColumns } from '../platform/database/tables.ts';

export interface LegalTextTable extends RecordColumns {
  id: string;
  type: LegalTextType;
  country: Country;
  plan: AmaPlan | null;
  /** Of an agreement for those who come through a partner. */
  partner: Partner | null;
  text_version: number;
  status: Generated<LegalTextStatus>;
  body: string;
  fee_cents: number | null;
  published_at: Date | null;
  published_by: string | null;
}
export type LegalText = Selectable<LegalTextTable>;

export interface LegalDocumentTable {
  id: string;
  associate_code: string;
  type: LegalDocumentType;
  country: Country;
  plan: AmaPlan | null;
  text_id: string | null;
  text_version: Generated<number>;
  /** Of a document that was written for one person. */
  body: string | null;
  status: Generated<LegalDocumentStatus>;
  requested_at: Date;
  requested_by: string | null;
  reminders: Generated<number>;
  signed_at: Date | null;
  signed_name: string | null;
  ip: string | null;
  user_agent: string | null;
  document_hash: string | null;
  file_key: string | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  reason: string | null;
  version: Generated<number>;
}
export type LegalDocument = Selectable<LegalDocumentTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    legal_text: LegalTextTable;
    legal_document: LegalDocumentTable;
  }
}
