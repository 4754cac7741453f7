import { randomUUID } from 'node:crypto';
import { isSignatureOf, type LegalDocumentType, legalName, partnerOf } from '@upline/domain';
import type { z } from 'zod';
import type { LegalText } from '../legal/legal.tables.ts';
import { sha256, signedPdf } from '../legal/legal-documents.pdf.ts';
import { publishedAgreement, publishedText } from '../legal/legal-texts.store.ts';
import type { Context } from '../platform/operation/operation.ts';
import { conflict, type FieldError, invalid, staleVersion } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { RegistrationDrafts } from './drafts.service.ts';
import { joiningFee } from './joining-fee.ts';
import { birthOf } from './registration-secrets.ts';
import { stepMissing } from './registrations.problems.ts';
import { missingBefore } from './registrations.record.ts';
import { judgeAge } from './registrations.rules.ts';
import type { agreementTexts, signBody } from './registrations.schemas.ts';
import { registrationNumber, writeDraft } from './registrations.store.ts';
import type { Draft, DraftSignature } from './registrations.tables.ts';

/** Texts that are agreed to together with the agreement, where they are published. */
const CONSENTS = ['E-Sign Consent', 'Privacy Notice', 'Arbitration'] as const satisfies LegalDocumentType[];

/** Step 6: the agreement and the consents, signed before there is an associate (domain.md 2.30, 2.7). */
export function registrationAgreement(platform: Platform, drafts: RegistrationDrafts) {
  const { files, vault, transaction } = platform;

  async function textsOf(
    { db }: Pick<Context, 'db'>,
    { channel, country, plan }: Draft,
  ): Promise<LegalText[]> {
    const agreement = await publishedAgreement(db, { country, plan, partner: partnerOf(channel) });
    if (!agreement) throw conflict('no-text', 'The agreement of this country and plan is not published yet');
    const consents: LegalText[] = [];
    for (const type of CONSENTS) {
      const text = await publishedText(db, { type, country, plan: null, partner: null });
      if (text) consents.push(text);
    }
    return [agreement, ...consents];
  }

  const nameOf = ({ personal }: Draft): string => {
    if (personal === null) throw stepMissing();
    return legalName(personal);
  };

  function check(body: z.output<typeof signBody>, draft: Draft, today: string): void {
    const errors: FieldError[] = [];
    const refuse = (field: string, message: string) => errors.push({ field, message });
    if (!body.has_read) refuse('has_read', 'Confirm that you have read the document');
    if (!body.has_consented) refuse('has_consented', 'Confirm that you agree');
    if (!isSignatureOf(body.signed_name, nameOf(draft)))
      refuse('signed_name', 'Signature must match your legal name');
    // The age counts on the day of the signature (domain.md 2.1).
    const birth = birthOf(vault, draft);
    if (birth !== null) judgeAge('signed_name', birth, draft.address?.address.state, today, refuse);
    if (errors.length > 0) throw invalid(errors);
  }

  const isShown = (texts: readonly LegalText[], ids: readonly string[]) =>
    texts.length === ids.length && texts.every(({ id }) => ids.includes(id));

  async function write(
    draft: Draft,
    text: LegalText,
    signedName: string,
    context: Context,
  ): Promise<DraftSignature> {
    const id = randomUUID();
    const by = {
      signed_name: signedName,
      signed_at: context.now,
      ip: context.ip,
      user_agent: context.userAgent,
    };
    const bytes = await signedPdf({ ...text, ...by, id, associate_code: registrationNumber(draft) });
    const file_key = files.newKey('legal', 'pdf');
    await files.write(file_key, bytes);
    return {
      ...by,
      id,
      type: text.type,
      plan: text.plan,
      text_id: text.id,
      text_version: text.text_version,
      signed_at: context.now.toISOString(),
      document_hash: sha256(bytes),
      file_key,
    };
  }

  const removeAll = (signatures: readonly DraftSignature[] | null) =>
    Promise.all((signatures ?? []).map(({ file_key }) => files.remove(file_key).catch(() => undefined)));

  return {
    async texts(context: Context, token: string): Promise<z.input<typeof agreementTexts>> {
      const draft = await drafts.find(context, token);
      if (missingBefore(draft, 'agreement')) throw stepMissing();
      const texts = await textsOf(context, draft);
      return {
        legal_name: nameOf(draft),
        fee_cents: (await joiningFee(context, draft)) ?? 0,
        texts: texts.map(({ id, type, text_version, body }) => ({ id, type, text_version, body })),
      };
    },

    /** Signs all texts at once. The files are written first; they count only once the row is committed. */
    async sign(context: Context, body: z.output<typeof signBody>): Promise<Draft> {
      const { token } = body;
      const before = await transaction(context, (inside) => drafts.lockFor(inside, token, 'agreement'));
      check(body, before, context.today);
      const texts = await textsOf(context, before);
      if (!isShown(texts, body.text_ids)) throw staleVersion('agreement');
      const signatures: DraftSignature[] = [];
      try {
        for (const text of texts) signatures.push(await write(before, text, body.signed_name, context));
        const written = await transaction(context, async (inside) => {
          const draft = await drafts.lockFor(inside, token, 'agreement');
          // The name or the plan may have changed while the files were written.
          if (draft.version !== before.version) throw staleVersion('registration');
          drafts.record(inside, draft, 'Step', 'Agreement');
          return writeDraft(inside.db, draft.id, {
            signatures: JSON.stringify(signatures),
            signed_at: inside.now,
            updated_at: inside.now,
          });
        });
        await removeAll(before.signatures);
        return written;
      } catch (error) {
        await removeAll(signatures);
        throw error;
      }
    },
  };
}
