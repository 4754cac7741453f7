import { needsRecruit, partnerOf } from '@upline/domain';
import { birthColumns, taxColumns } from '../account/profile/profile.record.ts';
import { prospects } from '../business/prospects/prospects.service.ts';
import { insertMove } from '../business/prospects/prospects.store.ts';
import { setting } from '../catalogue/plan-data.store.ts';
import { insertDocument } from '../legal/legal-documents.store.ts';
import { createAssociate } from '../network/recruiting/recruiting.service.ts';
import { adminsWith } from '../notifications/recipients.store.ts';
import { messageSender } from '../notifications/send-messages.ts';
import type { Context } from '../platform/operation/operation.ts';
import { placeColumns } from '../platform/operation/place-columns.ts';
import type { Platform } from '../platform/platform.ts';
import { registrationMails } from './registration-mails.ts';
import { birthOf, taxOf } from './registration-secrets.ts';
import { RECRUIT_MESSAGES, REGISTRATION_OFFICE_MESSAGES } from './registrations.messages.ts';
import { resumableUntil } from './registrations.rules.ts';
import * as store from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

/** Why the compensation of a new associate waits, until the home office has looked at the answers (R-REG-02). */
export const BACKGROUND = 'Answered a background question with yes';

/** Makes the associate of a paid registration, with everything that follows (domain.md 2.1, 2.30), in the caller's transaction. */
export function joining(platform: Platform) {
  const { vault, audit, jobs } = platform;
  const mails = registrationMails(platform);
  const { send } = messageSender(platform);
  const book = prospects(platform);

  /** Turns the texts that were signed for the draft into documents of the associate, with the same files and hashes (R-LEG-02). */
  async function giveDocuments({ db }: Context, { signatures, country }: Draft, code: string): Promise<void> {
    for (const { signed_at, ...signature } of signatures ?? [])
      await insertDocument(db, {
        ...signature,
        associate_code: code,
        country,
        status: 'Signed',
        requested_at: new Date(signed_at),
        signed_at: new Date(signed_at),
      });
  }

  /** For people who joined licensed: the license waits for an admin, and the training program is complete (R-TRN-02). */
  async function giveLicense(
    context: Context,
    { license, address, country }: Draft,
    code: string,
    trainer: string,
  ) {
    const { db, now, today } = context;
    if (license === null) return;
    const { npn: _npn, ...values } = license;
    await store.insertWaitingLicense(db, {
      ...values,
      associate_code: code,
      country,
      is_resident: address?.address.state === license.state,
      approval_status: 'Pending For Admin',
      created_at: now,
      created_by: code,
      updated_at: now,
      updated_by: code,
    });
    await store.insertDoneTraining(db, {
      associate_code: code,
      trainer_code: trainer,
      status: 'Completed',
      completed_at: today,
      created_at: now,
      updated_at: now,
    });
  }

  /** R-REG-02: new compensation waits until the home office has reviewed the answers. */
  async function holdForBackground(
    context: Context,
    draft: Draft,
    code: string,
    name: string,
  ): Promise<void> {
    const { db, now } = context;
    if (draft.has_background !== true) return;
    await store.insertEscrowFlag(db, { code, reason: BACKGROUND, now });
    await send(context, REGISTRATION_OFFICE_MESSAGES['registration-background'], {
      to: await adminsWith(db, 'associates.manage'),
      values: { name, code },
      link: `/approvals/background-review/${draft.id}`,
      about: `registration:${draft.id}`,
    });
  }

  /** R-PRO-02: moves the recruiter's prospect for this person to Recruited. */
  async function moveProspects(context: Context, draft: Draft, code: string): Promise<void> {
    const { db, now } = context;
    const { email_key, phone, upline_code } = draft;
    if (email_key === null || phone === null) return;
    for (const prospect of await store.prospectsOf(db, upline_code, { email_key, phone })) {
      if (prospect.kind === 'Client' && needsRecruit('Recruited', prospect.kind)) continue;
      const isMoved = prospect.stage !== 'Recruited';
      await book.save(
        context,
        prospect,
        {
          converted_associate_code: code,
          ...(isMoved && { stage: 'Recruited' as const, stage_at: now }),
        },
        isMoved ? 'transition' : 'update',
      );
      if (isMoved)
        await insertMove(db, prospect.id, { from: prospect.stage, to: 'Recruited', at: now, by: null });
    }
  }

  /** R-REG-05, and events of domain.md 8.1. */
  async function notifyUplines(context: Context, code: string, name: string): Promise<void> {
    const placed = await store.uplinesOf(context.db, code);
    const notice = {
      to: [placed.upline_code, placed.upline_rmd_code],
      link: `/team/${code}`,
      about: `associate:${code}`,
    };
    await send(context, RECRUIT_MESSAGES['new-recruit'], { ...notice, values: { name, code } });
    await send(context, RECRUIT_MESSAGES['new-recruit-mail'], { ...notice, values: { name } });
  }

  return {
    /** Returns the new code. A sponsor who left after the card was charged is replaced by the nearest Active upline. */
    async join(context: Context, draft: Draft): Promise<string> {
      const { db, now } = context;
      const { personal, address, email, country, license } = draft;
      const birth = birthOf(vault, draft);
      const tax = taxOf(vault, draft);
      if (personal === null || address === null || email === null || birth === null || tax === null)
        throw new Error(`Registration ${draft.id} is paid and not complete`);
      const place = await store.nearestActive(db, draft.upline_code);
      if (place === undefined) throw new Error(`Nobody above ${draft.upline_code} is Active`);
      const mostWithheld = await setting(db, 'max_chargeback_withhold_bps', context.today);
      const { first_name, last_name, phone, phone_type, language, ...legal } = personal;
      const code = await createAssociate(platform, context, {
        first_name,
        last_name,
        email,
        email_verified_at: draft.email_proved_at,
        country,
        phone,
        phone_type,
        language,
        partner: partnerOf(draft.channel),
        upline_code: place,
        recruiter_code: draft.upline_code,
        ...(draft.guarantee_status === 'Approved' &&
          draft.guaranteed_level !== null && { level_code: draft.guaranteed_level }),
        details: (made) => ({
          ...legal,
          ...birthColumns(vault, made, birth),
          ...taxColumns(vault, { code: made, country }, tax),
          ...placeColumns(address.address, address.mailing),
          sin_expiry: draft.sin_expiry,
          npn: license?.npn ?? null,
          escrow_future_compensations: draft.has_background === true,
          max_chargeback_withhold_bps: mostWithheld,
        }),
      });
      const name = `${first_name} ${last_name}`;
      await giveDocuments(context, draft, code);
      await giveLicense(context, draft, code, place);
      await holdForBackground(context, draft, code, name);
      const written = await store.writeDraft(db, draft.id, {
        status: 'Paid',
        associate_code: code,
        // The account has the identifiers now, so the draft drops them. It keeps the answers for the review.
        birth_sealed: null,
        ssn_sealed: null,
        ssn_index: null,
        ssn_last: null,
        ...(draft.has_background === true
          ? { review_status: 'Pending' as const }
          : { background_sealed: null }),
        // A level that was asked for while the card was charged comes too late for the account.
        ...(draft.guarantee_status === 'Pending' && {
          guarantee_status: 'Refused' as const,
          guarantee_reason: 'The fee was paid before the decision',
        }),
        paid_at: now,
        reminded_at: null,
        expires_at: resumableUntil(now),
        updated_at: now,
      });
      audit.record(context, {
        action: 'transition',
        entity: 'registration',
        entityId: draft.id,
        entityLabel: store.registrationNumber(draft),
        ownerCode: code,
        changes: [{ field: 'Status', old: draft.status, new: 'Paid' }],
      });
      // Unlicensed associates find their training program on their first visit to the dashboard.
      await jobs.add(db, 'enroll-in-training', { code });
      await moveProspects(context, draft, code);
      await notifyUplines(context, code, name);
      await mails.welcome(context, written, code);
      return code;
    },
  };
}
