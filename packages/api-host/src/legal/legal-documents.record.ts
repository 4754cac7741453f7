import { legalName } from '@upline/domain';
import type { z } from 'zod';
import type { Caller } from '../platform/operation/caller.ts';
import type { legalDocument, legalDocumentDetail, legalText } from './legal.schemas.ts';
import { legalDocumentActions } from './legal-documents.actions.ts';
import type { DocumentWithText, NamedDocument, Signer } from './legal-documents.store.ts';
import { legalTextActions } from './legal-texts.actions.ts';
import type { NamedText } from './legal-texts.store.ts';

const reference = (code: string | null, name: string | null) => (code && name ? { code, name } : null);

export const toDocument = (caller: Caller, row: NamedDocument): z.input<typeof legalDocument> => ({
  id: row.id,
  associate: { code: row.associate_code, name: row.associate_name },
  type: row.type,
  country: row.country,
  plan: row.plan,
  text_version: row.text_version,
  status: row.status,
  requested_at: row.requested_at,
  signed_at: row.signed_at,
  signed_name: row.signed_name,
  document_hash: row.document_hash,
  has_file: row.file_key !== null,
  revoked_at: row.revoked_at,
  revoked_by: reference(row.revoked_by, row.revoker_name),
  reason: row.reason,
  version: row.version,
  actions: legalDocumentActions.of(caller, row),
});

export const toDetail = (
  caller: Caller,
  row: DocumentWithText,
  signer: Signer,
): z.input<typeof legalDocumentDetail> => ({
  ...toDocument(caller, row),
  legal_name: legalName(signer),
  body: row.body,
  ip: row.ip,
  user_agent: row.user_agent,
});

export const toText = (caller: Caller, row: NamedText): z.input<typeof legalText> => ({
  id: row.id,
  type: row.type,
  country: row.country,
  plan: row.plan,
  partner: row.partner,
  text_version: row.text_version,
  status: row.status,
  fee_cents: row.fee_cents,
  published_at: row.published_at,
  published_by: reference(row.published_by, row.publisher_name),
  updated_at: row.updated_at,
  version: row.version,
  actions: legalTextActions.of(caller, row),
});
