import { fullName, isForSelling, otherCountry, type RequestStatus, taxFormFor } from '@upline/domain';
import type { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { askForAddendum, askForTextsOf, revokeWaitingOf } from '../../legal/asking.service.ts';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { AuditAction, AuditChange } from '../../platform/audit/audit.ts';
import { auditChanges } from '../../platform/audit/audit-changes.ts';
import { isUniqueViolation } from '../../platform/database/database-errors.ts';
import { addedBy, changedBy } from '../../platform/database/stamps.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, forbidden, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { type Rejection, rejectionWords } from '../../platform/operation/rejection.schema.ts';
import { demand, type RowRule } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { ACCOUNT_MESSAGES, ACCOUNT_OFFICE_MESSAGES } from '../account.messages.ts';
import { isApprovable, isRefusable, isRevocable, isWithdrawable } from './international.actions.ts';
import { INTERNATIONAL_TRAIL, type InternationalTrail, toInternational } from './international.record.ts';
import { checkInternational, licenseNeeded } from './international.rules.ts';
import type {
  InternationalAnswer,
  InternationalBody,
  internationalStanding,
} from './international.schemas.ts';
import type { InternationalAppointment } from './international.store.ts';
import * as store from './international.store.ts';

const NAME = 'international appointment';
const LINK = '/account/international-appointment';
const WITHDRAWN = 'Withdrawn by the associate';
const REPLACED = 'Replaced by a newer request';

const PURPOSE_WORDS = { Sell: 'sell', Recruit: 'recruit', Both: 'sell and recruit' } as const;

const waiting = () => conflict('waiting', 'A request for the other country waits for approval already');

/** Requests to sell or recruit in the other country, and what follows from them (domain.md 2.33). */
export function internationalAppointments(platform: Pick<Platform, 'audit' | 'messages' | 'transaction'>) {
  const { audit } = platform;
  const { send } = messageSender(platform);

  const record = (
    context: SignedInContext,
    action: AuditAction,
    row: Pick<InternationalAppointment, 'id' | 'associate_code' | 'target_country'>,
    changes: readonly AuditChange[],
    reason?: string,
  ) =>
    audit.record(context, {
      action,
      entity: 'international_appointment',
      entityId: row.id,
      entityLabel: `International appointment in ${row.target_country}`,
      ownerCode: row.associate_code,
      changes,
      ...(reason === undefined ? {} : { reason }),
    });

  async function find(context: SignedInContext, id: string, ownerCode?: string) {
    const row = await store.findInternational(context.db, id, ownerCode);
    if (!row) throw notFound();
    return row;
  }

  const answer = async (context: SignedInContext, id: string): Promise<InternationalAnswer> =>
    toInternational(context.caller, await find(context, id));

  async function person({ db }: SignedInContext, code: string) {
    const found = await store.lockAssociate(db, code);
    if (!found) throw forbidden();
    return found;
  }

  /** A request at the version the caller saw, with its associate locked. */
  async function expect(
    context: SignedInContext,
    id: string,
    version: number,
    rule: RowRule<InternationalAppointment>,
    ownerCode?: string,
  ) {
    const { associate_code } = await find(context, id, ownerCode);
    const associate = await person(context, associate_code);
    const row = await find(context, id, ownerCode);
    if (row.version !== version) throw staleVersion(NAME, toInternational(context.caller, row));
    demand(rule, row, context.caller);
    return { row, associate };
  }

  async function move(
    context: SignedInContext,
    row: store.InternationalRow,
    to: RequestStatus,
    reason: string | null,
  ): Promise<AuditChange> {
    const { db, now, caller } = context;
    const moved = await store.moveInternational(db, row, {
      status: to,
      decision_reason: reason,
      decided_at: now,
      decided_by: caller.code,
      ...changedBy({ now, caller }),
    });
    if (!moved) throw staleVersion(NAME);
    return { field: 'Status', old: row.status, new: to };
  }

  const toOwner = (row: store.InternationalRow) => ({
    to: row.associate_code,
    link: LINK,
    about: `international-appointment:${row.id}`,
  });

  const tellEnd = (
    context: SignedInContext,
    what: 'refused' | 'revoked',
    row: store.InternationalRow,
    reason: string,
  ) =>
    send(context, ACCOUNT_MESSAGES[`international-${what}`], {
      ...toOwner(row),
      values: { country: row.target_country, reason },
    });

  /** The conditions of the request must still hold when it is approved. */
  async function requireEvidence(context: SignedInContext, row: store.InternationalRow): Promise<void> {
    if (row.addendum_status !== 'Signed')
      throw conflict('addendum', 'The International Addendum of this associate is not signed');
    if (!isForSelling(row.purpose)) return;
    const valid = await store.licensesIn(context.db, row.associate_code, row.target_country, context.today);
    if (!valid.some(({ id }) => id === row.license_id))
      throw conflict('license', licenseNeeded(row.state as string));
  }

  return {
    find,

    async standing(context: SignedInContext): Promise<z.input<typeof internationalStanding>> {
      const { db, caller, today } = context;
      const target_country = otherCountry(caller.country);
      return {
        target_country,
        tax_form: taxFormFor(caller.country),
        addendum: (await store.addendumOf(db, caller.code)) ?? null,
        licenses: await store.licensesIn(db, caller.code, target_country, today),
      };
    },

    async list(context: SignedInContext): Promise<{ rows: InternationalAnswer[] }> {
      const rows = await store.internationalOf(context.db, context.caller.code);
      return { rows: rows.map((row) => toInternational(context.caller, row)) };
    },

    /** The addendum that the caller signs before asking; the one that waits or was signed if there is one. */
    async askAddendum(context: SignedInContext): Promise<{ id: string }> {
      const { db, caller } = context;
      await person(context, caller.code);
      const known = await store.addendumOf(db, caller.code);
      return {
        id: known?.id ?? (await askForAddendum(platform, context, caller.code, otherCountry(caller.country))),
      };
    },

    async request(context: SignedInContext, body: InternationalBody): Promise<InternationalAnswer> {
      const { db, now, caller, today } = context;
      const associate = await person(context, caller.code);
      const target = otherCountry(associate.country);
      const { values, errors } = checkInternational(body, {
        country: associate.country,
        licenses: await store.licensesIn(db, caller.code, target, today),
        hasTaxForm: await store.isOwnTaxForm(db, body.document_id, caller.code),
      });
      if (errors.length > 0) throw invalid(errors);
      const addendum = await store.addendumOf(db, caller.code);
      if (addendum?.status !== 'Signed') throw conflict('addendum', 'Sign the International Addendum first');
      if (await store.internationalIn(db, caller.code, 'Pending')) throw waiting();
      const row = { ...values, tax_form: taxFormFor(associate.country) };
      const id = await store
        .insertInternational(db, {
          ...row,
          associate_code: caller.code,
          addendum_id: addendum.id,
          ...addedBy({ now, caller }),
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? waiting() : error;
        });
      record(
        context,
        'create',
        { id, associate_code: caller.code, target_country: target },
        auditChanges<InternationalTrail>(INTERNATIONAL_TRAIL, undefined, row),
      );
      await send(context, ACCOUNT_OFFICE_MESSAGES['international-waiting'], {
        to: await adminsWith(db, 'associates.manage'),
        values: { who: `${fullName(associate)} (${caller.code})`, country: target },
        link: `/approvals/international/${id}`,
        about: `international-appointment:${id}`,
      });
      return answer(context, id);
    },

    /** By its owner, while it waits. */
    async withdraw(context: SignedInContext, id: string, version: number): Promise<InternationalAnswer> {
      const { row } = await expect(context, id, version, isWithdrawable, context.caller.code);
      record(context, 'transition', row, [await move(context, row, 'Refused', WITHDRAWN)], WITHDRAWN);
      return answer(context, id);
    },

    /** Products of the country, with its currency, can be sold and its texts are asked for; one approved before ends. */
    async approve(context: SignedInContext, id: string, version: number): Promise<InternationalAnswer> {
      const { db } = context;
      const { row } = await expect(context, id, version, isApprovable);
      await refuseConflict(context, row.associate_code);
      await requireEvidence(context, row);
      const before = await store.internationalIn(db, row.associate_code, 'Approved');
      if (before)
        record(context, 'transition', before, [await move(context, before, 'Refused', REPLACED)], REPLACED);
      record(context, 'approve', row, [await move(context, row, 'Approved', null)]);
      await askForTextsOf(platform, context, row.associate_code, row.target_country);
      await send(context, ACCOUNT_MESSAGES['international-approved'], {
        ...toOwner(row),
        values: { purpose: PURPOSE_WORDS[row.purpose], country: row.target_country },
      });
      return answer(context, id);
    },

    async refuse(
      context: SignedInContext,
      id: string,
      version: number,
      rejection: Rejection,
    ): Promise<InternationalAnswer> {
      const { row } = await expect(context, id, version, isRefusable);
      await refuseConflict(context, row.associate_code);
      const why = rejectionWords(rejection);
      record(context, 'reject', row, [await move(context, row, 'Refused', why)], why);
      await tellEnd(context, 'refused', row, why);
      return answer(context, id);
    },

    /** What waits to be signed for that country is revoked with it; signed documents and saved policies stay. */
    async revoke(
      context: SignedInContext,
      id: string,
      version: number,
      reason: string,
    ): Promise<InternationalAnswer> {
      const { row, associate } = await expect(context, id, version, isRevocable);
      await refuseConflict(context, row.associate_code);
      record(context, 'transition', row, [await move(context, row, 'Refused', reason)], reason);
      if (row.target_country !== associate.country)
        await revokeWaitingOf(platform, context, row.associate_code, row.target_country, reason);
      await tellEnd(context, 'revoked', row, reason);
      return answer(context, id);
    },

    /** No appointment stays in force without its signed addendum, nor does a request wait for one (domain.md 2.33). */
    async endWithAddendum(context: SignedInContext, addendumId: string, why: string): Promise<void> {
      const reason = `International Addendum revoked: ${why}`;
      for (const { id, status, associate_code } of await store.internationalBy(context.db, addendumId)) {
        await person(context, associate_code);
        const row = await find(context, id);
        record(context, 'transition', row, [await move(context, row, 'Refused', reason)], reason);
        if (status === 'Approved')
          await revokeWaitingOf(platform, context, associate_code, row.target_country, reason);
        await tellEnd(context, status === 'Approved' ? 'revoked' : 'refused', row, reason);
      }
    },

    /** A tax form is opened with a trace (domain.md 7.1). */
    async openDocument(context: SignedInContext, id: string) {
      const row = await find(context, id);
      await platform.transaction(context, async (inside) => {
        record(inside, 'reveal', row, [
          { field: 'Tax Form', old: row.document_name, new: row.document_name },
        ]);
      });
      return { file_key: row.document_key, name: row.document_name, type: row.document_type };
    },
  };
}
