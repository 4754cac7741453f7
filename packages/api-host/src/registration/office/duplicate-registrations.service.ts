import type { DuplicateDecision } from '@upline/domain';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { me } from '../../network/nodes.store.ts';
import { standing } from '../../network/team/standing.service.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { demand } from '../../platform/operation/row-actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { registrationMails } from '../registration-mails.ts';
import { resumableUntil } from '../registrations.rules.ts';
import { registrationNumber, writeDraft } from '../registrations.store.ts';
import { DUPLICATE_RULES } from './office-registrations.actions.ts';
import { judgedAs } from './office-registrations.record.ts';
import { coolingOffHours, lockRegistration } from './office-registrations.service.ts';

const TRAIL = {
  'Reopen Account': 'approve',
  'Ask Again': 'update',
  Refuse: 'reject',
} as const satisfies Record<DuplicateDecision, string>;

/** What becomes of a registration whose SSN or SIN is known already (R-REG-03). */
export function duplicateRegistrations(platform: Platform) {
  const { audit } = platform;
  const mails = registrationMails(platform);
  const status = standing(platform);

  /** The former account is the person's again, with the conditions of that change (domain.md 2.1). */
  async function reopen(context: SignedInContext, code: string | null, reason: string): Promise<string> {
    const node = code === null ? undefined : await me(context.db, code);
    if (!node) throw notFound();
    await status.change(context, node.code, node.version, { status: 'Active', reason });
    return `The former account ${node.code} was reopened`;
  }

  return async function decide(
    context: SignedInContext,
    id: string,
    version: number,
    { decision, reason }: { readonly decision: DuplicateDecision; readonly reason: string },
  ): Promise<void> {
    const { db, now, caller } = context;
    const row = await lockRegistration(context, id, version);
    const hours = await coolingOffHours(context);
    demand(DUPLICATE_RULES[decision], judgedAs(row, { now, hours }), caller);
    if (row.holder_code !== null) await refuseConflict(context, row.holder_code);
    const decided = {
      duplicate_of: row.holder_code,
      duplicate_decision: decision,
      duplicate_decided_at: now,
      duplicate_decided_by: caller.code,
      duplicate_reason: reason,
      updated_at: now,
      updated_by: caller.code,
    };
    if (decision === 'Ask Again') {
      const written = await writeDraft(db, id, {
        ...decided,
        status: 'Open',
        ssn_sealed: null,
        ssn_index: null,
        ssn_last: null,
        sin_expiry: null,
        // The agreement names the person, so it is signed once the person is known.
        signatures: null,
        signed_at: null,
        expires_at: resumableUntil(now),
      });
      await mails.askAgain(context, written);
    } else {
      const isReopened = decision === 'Reopen Account';
      const closed_reason = isReopened ? await reopen(context, row.holder_code, reason) : reason;
      const written = await writeDraft(db, id, {
        ...decided,
        status: 'Closed',
        closed_reason,
        link_hash: null,
      });
      await (isReopened ? mails.reopened(context, written) : mails.refused(context, written));
    }
    audit.record(context, {
      action: TRAIL[decision],
      entity: 'registration',
      entityId: id,
      entityLabel: registrationNumber(row),
      changes: [
        { field: 'Decision', old: null, new: decision },
        { field: 'Status', old: row.status, new: decision === 'Ask Again' ? 'Open' : 'Closed' },
      ],
      reason,
    });
  };
}
