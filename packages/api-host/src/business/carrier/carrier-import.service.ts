import { addDays, type PolicyLifecycle } from '@upline/domain';
import { notify } from '../../notifications/notify.ts';
import { adminsWith } from '../../notifications/recipients.store.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, notFound } from '../../platform/problem.ts';
import type { Upload } from '../../platform/upload.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import { findPolicy, sharesOf } from '../policies/policies.store.ts';
import type { PolicyRow } from '../policies/policy-events.ts';
import { tellAbout } from '../policies/policy-notices.ts';
import { type FeedRow, readFeed } from './carrier-feed.ts';
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

/** Reads carriers' feeds of pending business (domain.md 2.21). */
export function carrierImports(platform: Platform) {
  const { audit, jobs, transaction } = platform;

  /** A lifecycle the policy does not have is suggested, never set (R-CAR-02). */
  async function compare(context: Context, row: store.CarrierCaseRow): Promise<void> {
    const { db, now } = context;
    if (row.policy_id === null) return;
    const policy = await findPolicy(db, row.policy_id);
    if (!policy) return;
    if (!row.is_mapped || !isNewsFor(policy, row.lifecycle)) return withdraw(db, row.id);
    const on_date = row.lifecycle === 'Issued' ? (row.issued_on ?? row.last_update) : row.last_update;
    await suggest(db, { case_id: row.id, policy_id: policy.id, lifecycle: row.lifecycle, on_date }, now);
    const isLapse = row.lifecycle === 'Lapsed';
    const people = (await sharesOf(db, policy.id)).map(({ associate_code }) => associate_code);
    await tellAbout(platform, context, policy, isLapse ? people : people.slice(0, 1), {
      type: isLapse ? 'policy-lapse-pending' : 'carrier-suggestion',
      title: isLapse ? 'The carrier reports a lapse' : 'The carrier reports news',
      body: `Policy ${policy.policy_number}: ${row.lifecycle}.`,
      byMail: isLapse,
    });
  }

  const valuesOf = ({ line, requirements, ...values }: FeedRow) => values;

  /** Brings one line in; says what became of it and whether it speaks of a policy. */
  async function take(
    context: Context,
    providerId: string,
    row: FeedRow,
    known: {
      /** Undefined: nobody has said what the carrier's words mean. */
      readonly meaning: PolicyLifecycle | undefined;
      /** Who holds the writing number. */
      readonly holder: string | null;
      readonly before: store.CarrierCaseRow | undefined;
      readonly requirements: string;
    },
  ): Promise<{ became: 'created' | 'updated' | 'unchanged' | 'older'; isMatched: boolean }> {
    const { db, now } = context;
    const { before, holder, meaning } = known;
    if (before && row.last_update < before.last_update)
      return { became: 'older', isMatched: before.policy_id !== null };
    const lifecycle = meaning ?? 'Underwriting';
    const byHand = before?.associate_by_hand ? before.associate_code : null;
    // Still looked for: the policy may have been entered since.
    const policy_id = before?.policy_id ?? (await store.findMatch(db, providerId, row, byHand ?? holder));
    const isMatched = policy_id !== null;
    const values = {
      ...valuesOf(row),
      lifecycle,
      is_mapped: meaning !== undefined,
      // What the home office said stands until the policy itself says whose the case is.
      associate_by_hand: byHand !== null && !isMatched,
      associate_code: isMatched ? holder : (byHand ?? holder),
    };
    const isNewText = JSON.stringify(row.requirements) !== known.requirements;
    const isSame =
      before !== undefined &&
      !isNewText &&
      Object.entries(values).every(([column, value]) => before[column as keyof typeof before] === value);
    if (isSame && policy_id === before.policy_id) return { became: 'unchanged', isMatched };
    const isFinal = FINAL.has(lifecycle);
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
      status: isFinal && before?.status === 'Closed' ? ('Closed' as const) : ('Active' as const),
      updated_at: now,
    };
    const after = before
      ? await store.updateCase(db, before.id, columns)
      : await store.insertCase(db, { ...columns, provider_id: providerId, created_at: now });
    if (isNewText) await store.replaceRequirements(db, after.id, row.requirements);
    if (
      before?.lifecycle !== lifecycle ||
      before.is_mapped !== after.is_mapped ||
      before.policy_id !== policy_id
    )
      await compare(context, after);
    return { became: before ? 'updated' : 'created', isMatched };
  }

  async function importRows(
    context: Context,
    providerId: string,
    rows: readonly FeedRow[],
  ): Promise<Record<'created' | 'updated' | 'unchanged' | 'older' | 'matched', number>> {
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
    for (const row of rows) {
      const before = cases.get(row.carrier_policy_number);
      const key = store.statusKey(row.carrier_status_text);
      if (!statuses.has(key)) await reportUnknown(context, providerId, row.carrier_status_text, statuses);
      const { became, isMatched } = await take(context, providerId, row, {
        before,
        meaning: statuses.get(key)?.lifecycle ?? undefined,
        holder: row.writing_number === null ? null : (holders.get(row.writing_number) ?? null),
        requirements: JSON.stringify((before && requirements.get(before.id)) ?? []),
      });
      counts[became] += 1;
      if (isMatched) counts.matched += 1;
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
    for (const to of await adminsWith(context.db, 'policies.manage')) {
      await notify(context, {
        to,
        type: 'carrier-status-unknown',
        title: 'A carrier uses a new status',
        body: `"${text}" is not mapped yet and counts as Underwriting.`,
        link: STATUSES_PAGE,
        about: `carrier-status:${providerId}:${store.statusKey(text)}`,
      });
    }
  }

  jobs.define('close-carrier-cases', {
    async run({ db, today }) {
      await store.closeOldCases(db, addDays(today, -CLOSE_AFTER_DAYS));
    },
  });
  jobs.schedule('close-carrier-cases', { dailyAt: '01:10' }, 'close-carrier-cases', {});

  return {
    compare,

    /**
     * Imports a file and gives the import's id; the same file again changes nothing (R-CAR-03). Throws 422 when the file as a
     * whole is no feed.
     */
    async import(context: OwnContext, providerId: string, { bytes, name }: Upload): Promise<string> {
      const feed = readFeed(bytes, context.today);
      if ('refused' in feed) throw invalid([{ field: 'file', message: `File ${feed.refused}` }]);
      return transaction(context, async (inside) => {
        const provider = await store.lockProvider(inside.db, providerId);
        if (!provider) throw notFound();
        const { created, updated, unchanged, older, matched } = await importRows(
          inside,
          providerId,
          feed.rows,
        );
        const id = await store.insertImport(inside.db, {
          provider_id: providerId,
          file_name: name,
          rows_read: feed.read,
          rows_created: created,
          rows_updated: updated,
          rows_unchanged: unchanged + older,
          rows_older: older,
          rows_failed: feed.failures.length,
          rows_matched: matched,
          failures: JSON.stringify(feed.failures),
          created_at: inside.now,
          created_by: inside.caller.code,
        });
        audit.record(inside, {
          action: 'create',
          entity: 'carrier_import',
          entityId: id,
          entityLabel: `${provider.name}: ${name}`,
          changes: [{ field: 'Rows', old: null, new: String(feed.read) }],
        });
        return id;
      });
    },
  };
}

declare module '../../platform/jobs.ts' {
  interface Tasks {
    'close-carrier-cases': Record<string, never>;
  }
}

export type CarrierImports = ReturnType<typeof carrierImports>;
