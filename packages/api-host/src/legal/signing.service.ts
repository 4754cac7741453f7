import { randomUUID } from 'node:crypto';
import {
  AMA_COUNTRIES,
  type AmaCountry,
  type AmaPlan,
  isSignatureOf,
  legalName,
  messages,
} from '@upline/domain';
import type { z } from 'zod';
import { feeOn } from '../fees/fee-on.ts';
import type { Context, SignedInContext } from '../platform/operation/operation.ts';
import { conflict, type FieldError, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import type { agreement, signatureBody } from './legal.schemas.ts';
import type { LegalDocument } from './legal.tables.ts';
import { isSignable } from './legal-documents.actions.ts';
import { type SignedPaper, sha256, signedPdf } from './legal-documents.pdf.ts';
import * as store from './legal-documents.store.ts';
import { publishedAgreement } from './legal-texts.store.ts';

type Signature = z.output<typeof signatureBody>;
type Services = Pick<Platform, 'audit' | 'files' | 'transaction'>;

/** R-LEG-01: nobody signs a text without confirming that they have read it. */
function checkSignature({ has_read, signed_name }: Signature, signer: store.Signer): void {
  const errors: FieldError[] = [];
  if (!has_read) errors.push({ field: 'has_read', message: 'Confirm that you have read the document' });
  if (!isSignatureOf(signed_name, legalName(signer)))
    errors.push({ field: 'signed_name', message: 'Signature must match your legal name' });
  if (errors.length > 0) throw invalid(errors);
}

async function signerOf({ db, caller }: SignedInContext): Promise<store.Signer> {
  const signer = await store.findSigner(db, caller.code);
  if (!signer) throw notFound();
  return signer;
}

const planOf = (signer: store.Signer): AmaPlan => (signer.has_builder_plan ? 'builder' : 'associate');

/** Only the associate signs (domain.md 2.7). The file is written first; it counts only once the row is committed. */
export function signing({ audit, files, transaction }: Services) {
  /** `settle` writes the row in a transaction that has locked the signer. If it throws, the file is removed. */
  async function sign(
    context: SignedInContext,
    paper: Omit<SignedPaper, 'associate_code' | 'signed_name' | 'signed_at' | 'ip' | 'user_agent'>,
    signedName: string,
    settle: (inside: SignedInContext, signature: Parameters<typeof store.writeSignature>[2]) => Promise<void>,
  ): Promise<void> {
    const by = {
      signed_name: signedName,
      signed_at: context.now,
      ip: context.ip,
      user_agent: context.userAgent,
    };
    const bytes = await signedPdf({ ...paper, ...by, associate_code: context.caller.code });
    const file_key = files.newKey('legal', 'pdf');
    try {
      await files.write(file_key, bytes);
      await transaction(context, async (inside) => {
        const signer = await store.lockSigner(inside.db, inside.caller.code);
        // The legal name may have changed while the file was written.
        if (!signer || !isSignatureOf(signedName, legalName(signer)))
          throw invalid([{ field: 'signed_name', message: 'Signature must match your legal name' }]);
        await settle(inside, { ...by, document_hash: sha256(bytes), file_key });
        audit.record(inside, {
          action: 'transition',
          entity: 'legal_document',
          entityId: paper.id,
          entityLabel: paper.type,
          ownerCode: inside.caller.code,
          changes: [
            { field: 'Status', old: 'Pending', new: 'Signed' },
            { field: 'SHA-256', old: null, new: sha256(bytes) },
          ],
        });
      });
    } catch (error) {
      await files.remove(file_key).catch(() => undefined);
      throw error;
    }
  }

  function requireVersion({ version }: Pick<LegalDocument, 'version'>, wanted: number): void {
    if (version !== wanted) throw staleVersion('document');
  }

  /** The text in force for the address and for people with the signer's partner. Throws 404 if there is none. */
  async function textAt(
    context: Pick<Context, 'db'>,
    country: AmaCountry,
    plan: AmaPlan,
    { partner }: store.Signer,
  ) {
    const text = await publishedAgreement(context.db, { country: AMA_COUNTRIES[country], plan, partner });
    if (!text) throw notFound();
    return text;
  }

  return {
    /** Signs an own document that waits. Returns its id. */
    async document(context: SignedInContext, id: string, version: number, body: Signature): Promise<void> {
      const found = await store.findDocument(context.db, id, context.caller.code);
      if (!found) throw notFound();
      requireVersion(found, version);
      demand(isSignable, found, context.caller);
      checkSignature(body, await signerOf(context));
      // The agreement was asked for before its text was published.
      if (found.body === null) throw conflict('no-text', 'The text of this document is not published yet');
      const paper = { ...found, body: found.body };
      await sign(context, paper, body.signed_name, async (inside, signature) => {
        const locked = await store.lockDocument(inside.db, id);
        if (!locked) throw notFound();
        demand(isSignable, locked, inside.caller);
        requireVersion(locked, version);
        await store.writeSignature(inside.db, locked, signature);
      });
    },

    /** What `ama/{country}/{plan}` shows to the caller. */
    async agreement(
      context: SignedInContext,
      country: AmaCountry,
      plan: AmaPlan,
    ): Promise<z.input<typeof agreement>> {
      const signer = await signerOf(context);
      const text = await textAt(context, country, plan, signer);
      const isOwn = signer.country === text.country && planOf(signer) === plan;
      const own = await store.agreementOf(context.db, signer.code);
      const isSigned = own?.status === 'Signed' && own.text_id === text.id;
      const isKept = own?.status === 'Signed' && own.text_id === null;
      return {
        country: text.country,
        plan,
        text_version: text.text_version,
        body: text.body,
        fee_cents: await feeOn(
          context.db,
          { kind: 'Membership Fee', country: text.country, plan },
          context.today,
        ),
        // Nobody joins before the fee is paid (domain.md 2.1).
        is_fee_paid: signer.join_date !== null,
        legal_name: legalName(signer),
        is_own: isOwn,
        signed_at: isOwn && (isSigned || isKept) ? own.signed_at : null,
        may_sign: isOwn && !isSigned && !isKept,
        document_id: isOwn ? (own?.id ?? null) : null,
      };
    },

    /** Signs the agreement of the own country and plan: the one that waits, or a new document. Returns its id. */
    async signAgreement(
      context: SignedInContext,
      country: AmaCountry,
      plan: AmaPlan,
      textVersion: number,
      body: Signature,
    ): Promise<string> {
      const signer = await signerOf(context);
      const text = await textAt(context, country, plan, signer);
      if (signer.country !== text.country || planOf(signer) !== plan)
        throw conflict('another-agreement', 'Your agreement is that of your own country and plan');
      if (text.text_version !== textVersion) throw staleVersion('agreement');
      checkSignature(body, signer);
      const waiting = await store.agreementOf(context.db, signer.code);
      const id = waiting?.status === 'Pending' ? waiting.id : randomUUID();
      await sign(context, { ...text, id }, body.signed_name, async (inside, signature) => {
        const named = { text_id: text.id, text_version: text.text_version, plan };
        const pending = await store.lockPending(inside.db, signer.code, 'AMA');
        const own = pending ?? (await store.agreementOf(inside.db, signer.code));
        // Another signature or another version came first.
        if ((pending?.id ?? id) !== id) throw staleVersion('agreement');
        if (own?.status === 'Signed' && (own.text_id === text.id || own.text_id === null))
          throw conflict('transition', messages.transition('Signed', 'Signed'));
        if (pending) return store.writeSignature(inside.db, pending, { ...signature, ...named });
        await store.insertDocument(inside.db, {
          ...signature,
          ...named,
          id,
          associate_code: signer.code,
          type: 'AMA',
          country: text.country,
          status: 'Signed',
          requested_at: inside.now,
        });
      });
      return id;
    },
  };
}
