import {
  type CompensationLine,
  compensate,
  coveredMonths,
  currentAmount,
  endsPolicy,
  type InstallmentPart,
  installmentsDue,
  type PolicyResult,
} from '@upline/domain/compensation';
import type { Context } from '../../../platform/operation/operation.ts';
import { conflict } from '../../../platform/operation/problem.ts';
import { type Journal, postJournals } from '../../ledger/ledger.ts';
import { partOf } from '../parts.ts';
import { loadPosted, nextNumbers, type PostedPolicy } from '../policy-ledger.store.ts';
import { owed } from './journals.ts';
import { insertLines, type LineSource, type NewLine, voidLines } from './lines.store.ts';
import {
  closePosting,
  finalizeSnapshots,
  insertPolicyLines,
  openPostings,
  type PolicyToPost,
  setMonthsPosted,
} from './posting.store.ts';
import { readRecipients } from './recipients.ts';
import { freezeSnapshots } from './snapshot.ts';
import { standingVolumes } from './volumes.ts';

/** What postings need to know. */
type PostingContext = Pick<Context, 'db' | 'now' | 'today' | 'caller'>;

/** Lines of one policy's posting. */
export interface PostedLines {
  readonly policy: Pick<
    PolicyToPost,
    'id' | 'policy_number' | 'currency' | 'writing_associate_code' | 'termination_date'
  >;
  readonly no: number;
  readonly lines: readonly NewLine[];
}

const sourceOf = ({ now, caller }: PostingContext, { policy, no }: PostedLines): LineSource => ({
  kind: 'policy',
  id: `${policy.id}/${no}`,
  at: now,
  by: caller?.code ?? null,
});

const journalOf = ({ policy, no, lines }: PostedLines): Journal => ({
  kind: 'Compensation',
  sourceId: policy.id,
  sequence: no,
  currency: policy.currency,
  description: `Compensation of policy ${policy.policy_number}`,
  postings: owed(
    lines.map(({ associate_code, status, amount_cents }) => ({
      associate_code,
      status: status as 'Pending' | 'Escrow',
      cents: amount_cents,
    })),
  ),
});

const lastMonth = (parts: readonly InstallmentPart[], before: number) =>
  parts.at(-1)?.through_month ?? before;

/** Whether its scheduled installments are cancelled (R-MNY-18). */
const hasEnded = ({ ledger, termination_date }: PostedPolicy) =>
  termination_date !== null ||
  ledger.events.some(({ reason, is_reinstated }) => !is_reinstated && endsPolicy(reason));

async function write(context: PostingContext, posted: readonly PostedLines[]): Promise<void> {
  await insertLines(
    context.db,
    posted.flatMap((each) => {
      const source = sourceOf(context, each);
      return each.lines.map((line) => ({ ...line, source }));
    }),
  );
  await postJournals(context, posted.map(journalOf));
}

/**
 * Posts the lines of those of the policies that are not posted yet (Ready To Pay): computes them from the frozen people,
 * stores them with traces and outcomes, holds what must be held, pays ahead what the terms say, and writes one journal a
 * policy. In the caller's transaction; sent again it does nothing. Set-based: the number of statements does not depend on
 * the number of policies.
 */
export async function postPolicies(
  context: PostingContext,
  policyIds: readonly string[],
): Promise<PostedLines[]> {
  const { db, now } = context;
  await freezeSnapshots(db, policyIds, { onlyMissing: true });
  const policies = await openPostings(db, policyIds, now);
  if (policies.length === 0) return [];
  const people = policies.flatMap(({ snapshots }) =>
    snapshots.flatMap(({ producer, trainee, uplines }) => [
      producer.code,
      ...(trainee ? [trainee.code] : []),
      ...uplines.map(({ code }) => code),
    ]),
  );
  const recipients = await readRecipients(
    context,
    people,
    policies.map(({ id }) => id),
  );
  const results: { policy_id: string; result: PolicyResult }[] = [];
  const yearLines: (CompensationLine & { policy_id: string; months_posted: number })[] = [];
  const posted = policies.map((policy): PostedLines => {
    const result = compensate(policy.bv_cents, policy.snapshots, recipients.statusOf);
    results.push({ policy_id: policy.id, result });
    const covered = coveredMonths(policy.terms, policy.premium_months_reported);
    const lines = result.lines.flatMap((line) => {
      const due = installmentsDue(line.amount_cents, policy.terms, 0, covered);
      yearLines.push({ ...line, policy_id: policy.id, months_posted: lastMonth(due, 0) });
      return due.flatMap((part) => partOf({ policy, recipients }, line, part) ?? []);
    });
    return { policy, no: policy.no, lines };
  });
  await finalizeSnapshots(db, results);
  await insertPolicyLines(db, yearLines);
  await write(context, posted);
  return posted;
}

/**
 * Posts the installments that the reported premiums release (R-MNY-13), and decides their holds again. It skips
 * policies that have ended or have nothing due.
 */
export async function postInstallments(
  context: PostingContext,
  policyIds: readonly string[],
): Promise<PostedLines[]> {
  const { db } = context;
  const loaded = await loadPosted(db, policyIds, { lock: true });
  const due = [...loaded.values()].flatMap((policy) => {
    if (hasEnded(policy)) return [];
    const covered = coveredMonths(policy.ledger.payment, policy.premium_months_reported);
    const parts = policy.lines.map((line, index) => {
      const year = currentAmount(
        policy.ledger,
        policy.ledger.lines[index] as (typeof policy.ledger.lines)[number],
      );
      return { line, parts: installmentsDue(year, policy.ledger.payment, line.months_posted, covered) };
    });
    const open = parts.filter((each) => each.parts.length > 0);
    return open.length > 0 ? [{ policy, open }] : [];
  });
  if (due.length === 0) return [];
  const numbers = await nextNumbers(
    db,
    due.map(({ policy }) => policy.id),
  );
  const recipients = await readRecipients(
    context,
    due.flatMap(({ policy, open }) => [
      policy.writing_associate_code,
      ...open.map(({ line }) => line.associate_code),
    ]),
    due.map(({ policy }) => policy.id),
  );
  await setMonthsPosted(
    db,
    due.flatMap(({ policy, open }) =>
      open.map(({ line, parts }) => ({
        policy_id: policy.id,
        line_no: line.line_no,
        months_posted: lastMonth(parts, line.months_posted),
      })),
    ),
  );
  const posted = due.map(
    ({ policy, open }): PostedLines => ({
      policy,
      no: numbers.get(policy.id) as number,
      lines: open.flatMap(({ line, parts }) =>
        parts.flatMap((part) => partOf({ policy, recipients }, line, part) ?? []),
      ),
    }),
  );
  await write(context, posted);
  return posted;
}

/**
 * Voids the lines of a policy that leaves Ready To Pay. If one of them has been paid, it refuses (409). The policy's
 * events no longer count, and its volume is credited as it is now.
 */
export async function takeBackPolicy(
  context: PostingContext,
  policyId: string,
  reason: string,
): Promise<void> {
  const { db, now } = context;
  const policy = (await loadPosted(db, [policyId], { lock: true })).get(policyId);
  if (!policy) return;
  if (policy.payments.some(({ status }) => status === 'Paid'))
    throw conflict('lines-paid', 'Compensation of this policy was paid already');
  const no = (await nextNumbers(db, [policyId])).get(policyId) as number;
  await voidLines(
    db,
    policy.payments.map(({ id }) => id),
    reason,
    now,
  );
  await postJournals(context, [
    {
      kind: 'Void',
      sourceId: policyId,
      sequence: no,
      currency: policy.currency,
      description: `Compensation of policy ${policy.policy_number} taken back`,
      postings: owed(
        policy.payments.map(({ associate_code, status, amount_cents, charged_cents }) => ({
          associate_code,
          status: status as 'Pending' | 'Escrow',
          cents: charged_cents - amount_cents,
        })),
      ),
    },
  ]);
  await standingVolumes(context, policy);
  await closePosting(db, policyId);
}
