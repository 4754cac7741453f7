import { randomUUID } from 'node:crypto';
import { type Country, legalName } from '@upline/domain';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { addendumText } from './international-addendum.ts';
import {
  findSigner,
  insertDocument,
  lockPending,
  type Signer,
  textsToAsk,
  waitingIn,
  writeRevocation,
} from './legal-documents.store.ts';
import { legalNotices } from './legal-notices.ts';
import { publishedAgreement } from './legal-texts.store.ts';

/**
 * Asks a person for a new agreement, even if one was signed before: people who come back sign again (domain.md 2.1). Does nothing
 * while a request is open.
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
  const text = await publishedAgreement(db, { ...signer, plan });
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

type Asking = Pick<Context, 'db' | 'now' | 'caller'>;

/** Asks for a document and returns its id. */
async function ask(
  services: Pick<Platform, 'messages'>,
  { db, now, caller }: Asking,
  signer: Signer,
  document: Omit<Parameters<typeof insertDocument>[1], 'id' | 'associate_code' | 'requested_at'>,
): Promise<string> {
  const id = randomUUID();
  await insertDocument(db, {
    ...document,
    id,
    associate_code: signer.code,
    requested_at: now,
    requested_by: caller?.code ?? null,
  });
  const { type, country } = document;
  await legalNotices(services).asked({ db, now }, signer.code, { id, type, country, plan: null });
  return id;
}

/** The addendum for the other country, which is signed before an appointment there is asked for (domain.md 2.33). */
export async function askForAddendum(
  services: Pick<Platform, 'messages'>,
  context: Asking,
  code: string,
  target: Country,
): Promise<string> {
  const signer = await findSigner(context.db, code);
  if (!signer) throw notFound();
  return ask(services, context, signer, {
    type: 'International Addendum',
    country: signer.country,
    plan: null,
    body: addendumText(legalName(signer), signer.country, target),
  });
}

/** Asks for the texts of a country that everybody appointed there signs and this person has not signed yet. */
export async function askForTextsOf(
  services: Pick<Platform, 'messages'>,
  context: Asking,
  code: string,
  country: Country,
): Promise<void> {
  const signer = await findSigner(context.db, code);
  if (!signer) throw notFound();
  for (const { id, type, text_version } of await textsToAsk(context.db, code, country))
    await ask(services, context, signer, { type, country, plan: null, text_id: id, text_version });
}

/** Revokes the open requests for documents of a country. */
export async function revokeWaitingOf(
  { audit, messages }: Pick<Platform, 'audit' | 'messages'>,
  context: SignedInContext,
  code: string,
  country: Country,
  reason: string,
): Promise<void> {
  const { db, now, caller } = context;
  for (const document of await waitingIn(db, code, country)) {
    await writeRevocation(db, document, { revoked_at: now, revoked_by: caller.code, reason });
    audit.record(context, {
      action: 'transition',
      entity: 'legal_document',
      entityId: document.id,
      entityLabel: document.type,
      ownerCode: code,
      changes: [{ field: 'Status', old: document.status, new: 'Revoked' }],
      reason,
    });
    await legalNotices({ messages }).revoked(context, code, document);
  }
}
