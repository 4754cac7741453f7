import { randomUUID } from 'node:crypto';
import { messages } from '@upline/domain';
import type { z } from 'zod';
import { refuseConflict } from '../conflicts/refuse-conflict.ts';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import { emitDocumentRevoked } from './document-events.ts';
import type { personalDocumentBody } from './legal.schemas.ts';
import type { LegalDocument } from './legal.tables.ts';
import { isRevocable } from './legal-documents.actions.ts';
import { toDetail } from './legal-documents.record.ts';
import * as store from './legal-documents.store.ts';
import { legalNotices } from './legal-notices.ts';

/** Documents of associates: reading, those for one person, and revoking (domain.md 2.7). */
export function legalDocuments(platform: Platform) {
  const { audit, messages: mail } = platform;
  const tell = legalNotices({ messages: mail });

  /** `ownerCode` narrows to one associate's. */
  async function find({ db }: Pick<Context, 'db'>, id: string, ownerCode?: string) {
    const document = await store.findDocument(db, id, ownerCode);
    if (!document) throw notFound();
    return document;
  }

  async function detail(context: SignedInContext, id: string, ownerCode?: string) {
    const document = await find(context, id, ownerCode);
    const signer = await store.findSigner(context.db, document.associate_code);
    if (!signer) throw notFound();
    return toDetail(context.caller, document, signer);
  }

  /** Writes the revocation of a document that the caller has locked. */
  async function writeRevoked(context: SignedInContext, document: LegalDocument, reason: string) {
    const { db, now, caller } = context;
    await store.writeRevocation(db, document, { revoked_at: now, revoked_by: caller.code, reason });
    audit.record(context, {
      action: 'transition',
      entity: 'legal_document',
      entityId: document.id,
      entityLabel: document.type,
      ownerCode: document.associate_code,
      changes: [{ field: 'Status', old: document.status, new: 'Revoked' }],
      reason,
    });
    await emitDocumentRevoked(platform, context, document, reason);
  }

  return {
    find,
    detail,

    /** Revokes everything the person has signed or has to sign, because the membership itself ends. The caller notifies. */
    async revokeAll(context: SignedInContext, code: string, reason: string): Promise<void> {
      for (const document of await store.lockStanding(context.db, code))
        await writeRevoked(context, document, reason);
    },

    /** A document that is written for one person; it waits until that person signs it. */
    async create(context: SignedInContext, body: z.output<typeof personalDocumentBody>): Promise<string> {
      const { db, now, caller } = context;
      const person = await store.lockSigner(db, body.associate_code);
      if (!person) throw invalid([{ field: 'associate_code', message: messages.invalid('Associate') }]);
      await refuseConflict(context, person.code);
      if (await store.lockPending(db, person.code, body.type))
        throw conflict('document-waiting', `A ${body.type} of this associate already waits to be signed`);
      const document = {
        id: randomUUID(),
        type: body.type,
        country: person.country,
        plan: null,
      } as const;
      await store.insertDocument(db, {
        ...document,
        associate_code: person.code,
        body: body.body,
        requested_at: now,
        requested_by: caller.code,
      });
      audit.record(context, {
        action: 'create',
        entity: 'legal_document',
        entityId: document.id,
        entityLabel: body.type,
        ownerCode: person.code,
        changes: [{ field: 'Status', old: null, new: 'Pending' }],
      });
      await tell.asked(context, person.code, document);
      return document.id;
    },

    async revoke(context: SignedInContext, id: string, version: number, reason: string): Promise<void> {
      const { db, caller } = context;
      const document = await store.lockDocument(db, id);
      if (!document) throw notFound();
      await refuseConflict(context, document.associate_code);
      demand(isRevocable, document, caller);
      if (document.version !== version) throw staleVersion('document');
      await writeRevoked(context, document, reason);
      await tell.revoked(context, document.associate_code, document);
    },
  };
}
