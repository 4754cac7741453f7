import { businessDayAfter } from '../../../holidays/holidays.store.ts';
import type { Context } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleByCode } from '../entry/policy-references.store.ts';
import { tellAbout } from '../life/policy-notices.ts';
import { POLICY_MESSAGES } from '../policies.messages.ts';
import type { PolicyRow } from '../policies.tables.ts';
import { REVIEWS } from './supervision.rules.ts';
import { insertReview } from './supervision.store.ts';

/** Business days a supervisor has (R-POL-04). */
const DAYS = 2;

/** Asks the supervisor of a writing associate under heightened supervision to look at the case; nothing for others. */
export async function requestReview(
  platform: Pick<Platform, 'messages' | 'config' | 'audit'>,
  context: Context,
  policy: PolicyRow,
): Promise<void> {
  const { db, now, today } = context;
  const code = policy.writing_associate_code;
  const writer = (await peopleByCode(db, [code])).get(code);
  if (!writer?.is_supervised) return;
  const supervisor_code = writer.supervisor_code ?? writer.upline_rmd_code;
  const id = await insertReview(db, {
    policy_id: policy.id,
    supervised_code: code,
    supervisor_code,
    suitability_documented: null,
    replacement_justified: null,
    client_contacted: null,
    comment: null,
    due_date: await businessDayAfter(db, today, DAYS),
    acknowledged_at: null,
    acknowledged_by: null,
    created_at: now,
  });
  if (id === undefined) return;
  platform.audit.record(context, {
    action: 'create',
    entity: 'supervision_review',
    entityId: id,
    entityLabel: policy.policy_number,
    ownerCode: code,
    changes: [{ field: 'Status', old: null, new: 'Pending' }],
  });
  await tellAbout(
    platform,
    context,
    policy,
    [supervisor_code],
    POLICY_MESSAGES['supervision-review-waiting'],
    {
      values: { writer: writer.name },
      maskedLink: `${REVIEWS}?review=${id}`,
    },
  );
}
