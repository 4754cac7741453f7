import { randomUUID } from 'node:crypto';
import { isTextIn, messages } from '@upline/domain';
import type { z } from 'zod';
import { fees } from '../fees/fees.service.ts';
import { addedBy, changedBy } from '../platform/database/stamps.ts';
import type { SignedInContext } from '../platform/operation/operation.ts';
import { conflict, type FieldError, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { demand } from '../platform/operation/row-actions.ts';
import type { Platform } from '../platform/platform.ts';
import type { legalTextBody, legalTextChange, legalTextDetail } from './legal.schemas.ts';
import type { LegalText } from './legal.tables.ts';
import { toText } from './legal-documents.record.ts';
import { countConcerned } from './legal-documents.store.ts';
import { isDraft } from './legal-texts.actions.ts';
import * as store from './legal-texts.store.ts';

const label = ({ type, country, plan, partner, text_version }: Omit<LegalText, 'id' | 'body'> | LegalText) =>
  `${[type, country, plan, partner].filter(Boolean).join(', ')}, version ${text_version}`;

/** Checks that plan, country, partner and fee fit the type of the text. A partner's agreement sets no fee. */
function checkText(text: Pick<LegalText, 'type' | 'country' | 'plan' | 'partner' | 'fee_cents'>): void {
  const errors: FieldError[] = [];
  const isAgreement = text.type === 'AMA';
  const setsFee = isAgreement && text.partner === null;
  if (!isTextIn(text.type, text.country))
    errors.push({ field: 'country', message: messages.invalid('Country') });
  if (isAgreement && text.plan === null) errors.push({ field: 'plan', message: messages.required('Plan') });
  if (text.type === 'Builder Addendum' && text.plan !== 'builder')
    errors.push({ field: 'plan', message: messages.invalid('Plan') });
  if (text.partner !== null && !isAgreement)
    errors.push({ field: 'partner', message: messages.invalid('Partner') });
  if (setsFee && text.fee_cents === null)
    errors.push({ field: 'fee_cents', message: messages.required('Fee') });
  if (!setsFee && text.fee_cents !== null)
    errors.push({ field: 'fee_cents', message: messages.invalid('Fee') });
  if (errors.length > 0) throw invalid(errors);
}

/** Texts and their versions: drafted, then published and never changed again (domain.md 2.7). */
export function legalTexts({ audit, jobs }: Pick<Platform, 'audit' | 'jobs'>) {
  async function detail(
    { db, caller }: SignedInContext,
    id: string,
  ): Promise<z.input<typeof legalTextDetail>> {
    const text = await store.findText(db, id);
    if (!text) throw notFound();
    return { ...toText(caller, text), body: text.body, asked: await store.outcomeOf(db, id) };
  }

  async function lockDraft({ db, caller }: SignedInContext, id: string, version: number): Promise<LegalText> {
    const text = await store.lockText(db, id);
    if (!text) throw notFound();
    demand(isDraft, text, caller);
    if (text.version !== version) throw staleVersion('text');
    return text;
  }

  const trail = (
    context: SignedInContext,
    text: LegalText,
    entry: Pick<Parameters<typeof audit.record>[1], 'action' | 'changes'>,
  ) => audit.record(context, { ...entry, entity: 'legal_text', entityId: text.id, entityLabel: label(text) });

  return {
    detail,

    /** The next version of a text, as a draft; 409 while there is one. */
    async create(context: SignedInContext, body: z.output<typeof legalTextBody>): Promise<string> {
      const { db, now, caller } = context;
      const { type, country, plan = null, partner = null } = body;
      const key = { type, country, plan, partner };
      const values = { ...key, body: body.body, fee_cents: body.fee_cents ?? null };
      checkText(values);
      await store.lockTexts(db);
      if (await store.draftOf(db, key))
        throw conflict('draft', 'A draft of this text exists already. Edit it or delete it.');
      const id = randomUUID();
      const text_version = (await store.newestVersion(db, key)) + 1;
      const stamp = addedBy({ now, caller });
      await store.insertText(db, { ...values, ...stamp, id, text_version });
      audit.record(context, {
        action: 'create',
        entity: 'legal_text',
        entityId: id,
        entityLabel: label({ ...values, text_version } as LegalText),
      });
      return id;
    },

    async update(
      context: SignedInContext,
      id: string,
      version: number,
      { body, fee_cents = null }: z.output<typeof legalTextChange>,
    ): Promise<void> {
      const text = await lockDraft(context, id, version);
      checkText({ ...text, fee_cents });
      const stamp = { updated_at: context.now, updated_by: context.caller.code };
      await store.updateText(context.db, id, { body, fee_cents, ...stamp });
      trail(context, text, {
        action: 'update',
        changes: [
          ...(body === text.body ? [] : [{ field: 'Text', old: 'Former draft', new: 'New draft' }]),
          ...(fee_cents === text.fee_cents
            ? []
            : [{ field: 'Fee', old: String(text.fee_cents ?? ''), new: String(fee_cents ?? '') }]),
        ],
      });
    },

    async remove(context: SignedInContext, id: string, version: number): Promise<void> {
      const text = await lockDraft(context, id, version);
      await store.deleteText(context.db, id);
      trail(context, text, { action: 'delete' });
    },

    /** How many people a draft would be sent to. */
    async concerned({ db }: SignedInContext, id: string): Promise<number> {
      const text = await store.findText(db, id);
      if (!text) throw notFound();
      return countConcerned(db, text);
    },

    /** Publishes a draft; a job asks everybody it concerns to sign it, page by page. */
    async publish(context: SignedInContext, id: string, version: number): Promise<void> {
      const { db, now, caller } = context;
      await store.lockTexts(db);
      const text = await lockDraft(context, id, version);
      const former = await store.publishedText(db, text);
      const stamp = changedBy({ now, caller });
      if (former) await store.updateText(db, former.id, { status: 'Replaced', ...stamp });
      await store.updateText(db, id, {
        status: 'Published',
        published_at: now,
        published_by: caller.code,
        ...stamp,
      });
      const { type, country, plan, fee_cents } = text;
      if (type === 'AMA' && plan !== null && fee_cents !== null)
        await fees({ audit }).publish(context, { kind: 'Membership Fee', country, plan }, fee_cents);
      await jobs.add(db, 'legal.ask', { text_id: id, after: '' });
      trail(context, text, {
        action: 'transition',
        changes: [{ field: 'Status', old: 'Draft', new: 'Published' }],
      });
    },
  };
}
