import { addDays, type EnrollmentStatus, type PolicyLifecycle } from '@upline/domain';
import { adminsWith } from '../../notifications/recipients.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { latePremiums } from '../late-premiums/late-premiums.service.ts';
import { tellAbout } from '../policies/life/policy-notices.ts';
import { CARRIER_NOTICES, POLICY_MESSAGES, POLICY_NOTICES } from '../policies/policies.messages.ts';
import { opens } from '../policies/policies.record.ts';
import { findPolicy, sharesOf } from '../policies/policies.store.ts';
import type { PolicyRow } from '../policies/policies.tables.ts';
import type { CarrierCaseRow } from './carrier.tables.ts';
import { otherCaseOf } from './carrier-cases.store.ts';
import type { FeedRow } from './carrier-feed.ts';
import * as store from './carrier-import.store.ts';
import { suggest, withdraw } from './carrier-suggestions.store.ts';

const FINAL: ReadonlySet<PolicyLifecycle> = new Set([
  'In Force',
  'Not Taken',
  'Declined',
  'Withdrawn',
  'Lapsed',
  'Cancelled',
  'Death Claim',
]);

/** As `isNews` of the suggestions says it of those that wait: an older word of the carrier is no news. */
const isNewsFor = (policy: PolicyRow, reported: PolicyLifecycle) =>
  policy.lifecycle !== reported &&
  !(policy.lifecycle === 'In Force' && reported === 'Issued') &&
  !(policy.issue_date !== null && (reported === 'Submitted' || reported === 'Underwriting'));

const CLOSE_AFTER_DAYS = 60;
/** Page of the admin app where words are mapped. */
const STATUSES_PAGE = '/business/carrier-feeds/statuses';

/** What the lines of carriers' feeds make of cases (domain.md 2.21). */
export function carrierLines(platform: Platform) {
  const { jobs } = platform;
  const { send } = messageSender(platform);
  const premiums = latePremiums(platform);

  /** A lifecycle the policy does not have is suggested, never set (R-CAR-02); of a case without a policy nothing is. */
  async function compare(context: Context, row: CarrierCaseRow): Promise<void> {
    await suggestNews(context, row);
    await reportPremium(context, row);
  }

  async function reportPremium(context: Context, row: CarrierCaseRow): Promise<void> {
    const { policy_id, premium_due_on, last_update, is_mapped, lifecycle } = row;
    if (policy_id === null) return;
    const is_lapse = is_mapped && lifecycle === 'Lapsed';
    await premiums.report(context, { policy_id, premium_due_on, is_lapse, last_update });
  }

  async function suggestNews(context: Context, row: CarrierCaseRow): Promise<void> {
    const { db, now } = context;
    if (row.policy_id === null) return withdraw(db, row.id);
    const policy = await findPolicy(db, row.policy_id);
    if (!policy) return;
    if (!row.is_mapped || !isNewsFor(policy, row.lifecycle)) return withdraw(db, row.id);
    const on_date = row.lifecycle === 'Issued' ? (row.issued_on ?? row.last_update) : row.last_update;
    await suggest(db, { case_id: row.id, policy_id: policy.id, lifecycle: row.lifecycle, on_date }, now);
    const isLapse = row.lifecycle === 'Lapsed';
    const people = (await sharesOf(db, policy.id)).filter(opens).map(({ associate_code }) => associate_code);
    const template = isLapse
      ? POLICY_MESSAGES['policy-lapse-reported']
      : POLICY_NOTICES['carrier-suggestion'];
    await tellAbout(platform, context, policy, isLapse ? people : people.slice(0, 1), template, {
      values: { lifecycle: row.lifecycle },
    });
  }

  const valuesOf = ({ line, requirements, ...values }: FeedRow) => values;

  /** Brings one line in; says what became of it and whether it speaks of a policy. */
  async function take(
    context: Context,
    providerId: string,
    row: FeedRow,
    known: {
      /** Undefined while nobody has decided what the carrier's words mean. */
      readonly meaning: PolicyLifecycle | undefined;
      /** Who holds the writing number. */
      readonly holder: string | null;
      readonly before: CarrierCaseRow | undefined;
      readonly requirements: string;
      /** Policies of that number; of those another case speaks of, this one becomes a second by hand only. */
      readonly policies: readonly store.PolicyOfNumber[];
      /** Policies that lines before this one took. */
      readonly taken: Set<string>;
    },
  ): Promise<{ became: 'created' | 'updated' | 'unchanged' | 'older'; policyId: string | null }> {
    const { db, now } = context;
    const { before, holder, meaning } = known;
    if (before && row.last_update < before.last_update)
      return { became: 'older', policyId: before.policy_id };
    const lifecycle = meaning ?? 'Underwriting';
    const byHand = before?.associate_by_hand ? before.associate_code : null;
    const isFinal = FINAL.has(lifecycle);
    const status: EnrollmentStatus = isFinal && before?.status === 'Closed' ? 'Closed' : 'Active';
    const policyOf = async () => {
      if (before?.policy_id) {
        const isBack = before.status === 'Closed' && status === 'Active';
        const pair = { policyId: before.policy_id, caseId: before.id };
        return isBack && (await otherCaseOf(db, pair)) !== undefined ? null : before.policy_id;
      }
      // Still looked for: the policy may have been entered since.
      if (known.policies.length > 0) {
        const free = known.policies.filter(({ id, is_held }) => !is_held && !known.taken.has(id));
        const exact = free.find(({ policy_number }) => policy_number === row.carrier_policy_number);
        return (exact ?? free[0])?.id ?? null;
      }
      return store.policyByPerson(db, providerId, row, byHand ?? holder);
    };
    const policy_id = await policyOf();
    const isMatched = policy_id !== null;
    const values = {
      ...valuesOf(row),
      lifecycle,
      is_mapped: meaning !== undefined,
      // The home office's choice holds until the policy itself decides whose case this is.
      associate_by_hand: byHand !== null && !isMatched,
      associate_code: isMatched ? holder : (byHand ?? holder),
    };
    const isNewText = JSON.stringify(row.requirements) !== known.requirements;
    const isSame =
      before !== undefined &&
      !isNewText &&
      Object.entries(values).every(([column, value]) => before[column as keyof typeof before] === value);
    if (isSame && policy_id === before.policy_id) return { became: 'unchanged', policyId: policy_id };
    const final_since = isFinal
      ? before?.lifecycle === lifecycle
        ? before.final_since
        : row.last_update
      : null;
    const columns = {
      ...values,
      policy_id,
      matched_at: policy_id === null ? null : (before?.matched_at ?? now),
      final_since,
      status,
      updated_at: now,
    };
    let after = before
      ? await store.updateCase(db, before.id, columns)
      : await store.insertCase(db, { ...columns, provider_id: providerId, created_at: now });
    // Another case was matched to it at the same moment, which the database holds to be the one.
    if (isMatched && after.policy_id === null && byHand !== null)
      after = await store.updateCase(db, after.id, { associate_by_hand: true, associate_code: byHand });
    if (after.policy_id !== null && status === 'Active') known.taken.add(after.policy_id);
    if (isNewText) await store.replaceRequirements(db, after.id, row.requirements);
    const isNews = before
      ? before.lifecycle !== lifecycle ||
        before.is_mapped !== after.is_mapped ||
        before.policy_id !== after.policy_id
      : after.policy_id !== null;
    if (isNews) await compare(context, after);
    else if (before?.premium_due_on !== after.premium_due_on) await reportPremium(context, after);
    return { became: before ? 'updated' : 'created', policyId: after.policy_id };
  }

  /** Takes some lines of a file; which of them were new, changed or neither. */
  async function takeRows(context: Context, providerId: string, rows: readonly FeedRow[]) {
    const { db } = context;
    const counts = { created: 0, updated: 0, unchanged: 0, older: 0, matched: 0 };
    const statuses = await store.statusesOf(db, providerId);
    const holders = await store.holdersOf(
      db,
      providerId,
      rows.flatMap(({ writing_number }) => (writing_number === null ? [] : [writing_number])),
    );
    const cases = await store.casesByNumber(
      db,
      providerId,
      rows.map(({ carrier_policy_number }) => carrier_policy_number),
    );
    const requirements = await store.requirementsOf(
      db,
      [...cases.values()].map(({ id }) => id),
    );
    const policies = await store.policiesByNumber(
      db,
      providerId,
      rows.map(({ match_number }) => match_number),
    );
    const taken = new Set<string>();
    for (const row of rows) {
      const before = cases.get(row.carrier_policy_number);
      const key = store.statusKey(row.carrier_status_text);
      if (!statuses.has(key)) await reportUnknown(context, providerId, row.carrier_status_text, statuses);
      const { became, policyId } = await take(context, providerId, row, {
        before,
        policies: policies.get(row.match_number) ?? [],
        taken,
        meaning: statuses.get(key)?.lifecycle ?? undefined,
        holder: row.writing_number === null ? null : (holders.get(row.writing_number) ?? null),
        requirements: JSON.stringify((before && requirements.get(before.id)) ?? []),
      });
      counts[became] += 1;
      if (policyId !== null) counts.matched += 1;
    }
    return counts;
  }

  /** Words of the carrier that mean nothing yet are an admin's task (domain.md 2.21). */
  async function reportUnknown(
    context: Context,
    providerId: string,
    text: string,
    statuses: Map<string, unknown>,
  ): Promise<void> {
    await store.addUnknownStatus(context.db, providerId, text, context.now);
    statuses.set(store.statusKey(text), undefined);
    await send(context, CARRIER_NOTICES['carrier-status-unknown'], {
      to: await adminsWith(context.db, 'policies.manage'),
      values: { status: text },
      link: STATUSES_PAGE,
      about: `carrier-status:${providerId}:${store.statusKey(text)}`,
    });
  }

  jobs.define('close-carrier-cases', {
    async run({ db, today }) {
      await store.closeOldCases(db, addDays(today, -CLOSE_AFTER_DAYS));
    },
  });
  jobs.schedule('close-carrier-cases', { dailyAt: '01:10' }, 'close-carrier-cases', {});

  return { compare, takeRows };
}

declare module '../../platform/jobs/jobs.ts' {
  interface Tasks {
    'close-carrier-cases': Record<string, never>;
  }
}

export type CarrierLines = ReturnType<typeof carrierLines>;
