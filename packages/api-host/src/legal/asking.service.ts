import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { findSigner, insertDocument, lockPending } from './legal-documents.store.ts';
import { legalNotices } from './legal-notices.ts';
import { publishedAgreement } from './legal-texts.store.ts';

/**
 * Asks a person for a new agreement, whatever was signed before: who comes back signs again (domain.md 2.1). Nothing happens
 * while one waits.
 */
export async function askForAgreement(
  services: Pick<Platform, 'messages'>,
  context: Pick<Context, 'db' | 'now' | 'caller'>,
  code: string,
): Promise<void> {
  const { db, now, caller } = context;
  const signer = await findSigner(db, code);
  if (!signer || (await lockPending(db, code, 'AMA'))) return;
  const plan = signer.has_builder_plan ? 'builder' : 'associate';
  const text = await publishedAgreement(db, signer.country, plan);
  const document = { id: randomUUID(), type: 'AMA', country: signer.country, plan } as const;
  await insertDocument(db, {
    ...document,
    associate_code: code,
    text_id: text?.id ?? null,
    text_version: text?.text_version ?? 1,
    requested_at: now,
    requested_by: caller?.code ?? null,
  });
  await legalNotices(services).asked(context, code, document);
}
