import { messages } from '@upline/domain';
import type { z } from 'zod';
import { messageSender } from '../../../notifications/send-messages.ts';
import type { Caller } from '../../../platform/operation/caller.ts';
import type { Context, SignedInContext } from '../../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { MONEY_MESSAGES } from '../../compensation/money.messages.ts';
import { type Journal, postJournals } from '../../ledger/ledger.ts';
import { isReleasable } from '../pay-runs.actions.ts';
import { payRunLabel } from '../pay-runs.record.ts';
import { findPayRun } from '../pay-runs.store.ts';
import { isConfirmable, isReturnable, payoutLabel } from './payouts.record.ts';
import type { DecisionBody, decisionAnswer } from './payouts.schemas.ts';
import {
  findPayout,
  lockPayouts,
  type MovedPayout,
  type PayoutRow,
  payoutsOf,
  releasePayouts,
  returnPayout,
} from './payouts.store.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface Tasks {
    /** One portion of the exported payouts of a run. */
    'release-payouts': { pay_run_id: string };
  }
}

const PORTION = 500;

/** The money leaves the company. */
const released = ({ id, associate_code, currency, net_cents, returns }: MovedPayout): Journal => ({
  kind: 'Payout Release',
  sourceId: id,
  sequence: returns,
  currency,
  description: `Payout of ${associate_code} confirmed by the bank`,
  postings: [
    { account: 'Payouts In Transit', cents: net_cents },
    { account: 'Cash', cents: -net_cents },
  ],
});

/** What the bank says about payouts: confirmed or returned (domain.md 2.23). */
export function payouts(platform: Platform) {
  const { audit, jobs } = platform;
  const { send } = messageSender(platform);

  async function find({ db }: Pick<SignedInContext, 'db'>, id: string): Promise<PayoutRow> {
    const row = await findPayout(db, id);
    if (!row) throw notFound();
    return row;
  }

  /** Exported → Pending of a locked row: the bank sent it back; the next bank file takes it up again. */
  async function takeBack(context: SignedInContext, row: PayoutRow, reason: string): Promise<void> {
    const { id } = row;
    const moved = await returnPayout(context.db, row, reason, context.now);
    if (!moved) throw staleVersion('payout');
    const { associate_code: of, currency, net_cents, returns } = moved;
    await postJournals(context, [
      {
        kind: 'Payout Return',
        sourceId: id,
        sequence: returns,
        currency,
        description: `Payout of ${of} returned by the bank`,
        postings: [
          { account: 'Payouts In Transit', cents: net_cents },
          { account: 'Payable', of, cents: -net_cents },
        ],
      },
    ]);
    audit.record(context, {
      action: 'transition',
      entity: 'payout',
      entityId: id,
      entityLabel: payoutLabel(row),
      ownerCode: of,
      changes: [{ field: 'Status', old: 'Exported', new: 'Pending' }],
      reason,
    });
    await send(context, MONEY_MESSAGES['payout-returned'], {
      to: of,
      values: { reason },
      link: '/account/payout-information',
      about: `payout:${id}`,
    });
  }

  const recordRelease = (context: SignedInContext, run: { id: string; number: number }, payouts: string) =>
    audit.record(context, {
      action: 'release',
      entity: 'pay_run',
      entityId: run.id,
      entityLabel: payRunLabel(run),
      changes: [{ field: 'Payouts', old: null, new: payouts }],
    });

  async function release(
    context: Context,
    payRunId: string,
    which: Parameters<typeof releasePayouts>[3],
  ): Promise<MovedPayout[]> {
    const moved = await releasePayouts(context.db, payRunId, context.now, which);
    await postJournals(context, moved.map(released));
    return moved;
  }

  jobs.define('release-payouts', {
    async run(context, { pay_run_id }) {
      const moved = await release(context, pay_run_id, { next: PORTION });
      if (moved.length === PORTION) await jobs.add(context.db, 'release-payouts', { pay_run_id });
    },
  });

  return {
    find,

    /** Exported → Released: some of a run at once, or all of it in the background. */
    async release(context: SignedInContext, payRunId: string, ids: readonly string[] | null) {
      const run = await findPayRun(context.db, payRunId);
      if (!run) throw notFound();
      demand(isReleasable, run, context.caller);
      recordRelease(context, run, ids === null ? 'All exported' : String(ids.length));
      if (ids === null) {
        await jobs.add(context.db, 'release-payouts', { pay_run_id: run.id });
        return { released: 0, is_running: true };
      }
      const wanted = [...new Set(ids)];
      const moved = await release(context, run.id, { ids: wanted });
      if (moved.length < wanted.length)
        throw conflict('not-exported', 'Only exported payouts of this pay run can be released');
      return { released: moved.length, is_running: false };
    },

    /** What a decision makes of each payout, and why some stay (R-ADM-03). */
    preview: async ({ db, caller }: SignedInContext, decision: Decision, ids: readonly string[]) =>
      answersOf(caller, decision, ids, await payoutsOf(db, ids)),

    /** Decides on several payouts: those that cannot be decided stay as they are, and each has its answer (R-ADM-03). */
    async decide(context: SignedInContext, body: DecisionBody) {
      if (body.decision === 'return' && body.reason === null)
        throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
      const found = await lockPayouts(context.db, body.payout_ids);
      const answers = answersOf(context.caller, body.decision, body.payout_ids, found);
      const taken = found.filter(({ id }) => answers.some((each) => each.id === id && each.refusal === null));
      if (body.decision === 'return') {
        for (const row of taken) await takeBack(context, row, body.reason as string);
        return answers;
      }
      for (const [id, rows] of Map.groupBy(taken, ({ pay_run_id }) => pay_run_id)) {
        const [{ pay_run_number: number }] = rows as [PayoutRow];
        recordRelease(context, { id, number }, String(rows.length));
        await release(context, id, { ids: rows.map((row) => row.id) });
      }
      return answers;
    },
  };
}

type Decision = DecisionBody['decision'];

const DECISIONS = {
  release: { rule: isConfirmable, after: 'Released' },
  return: { rule: isReturnable, after: 'Pending' },
} as const;

/** An answer for every id, in the order of names; the unknown come last. */
function answersOf(
  caller: Caller,
  decision: Decision,
  ids: readonly string[],
  found: readonly PayoutRow[],
): z.input<typeof decisionAnswer>['rows'] {
  const { rule, after } = DECISIONS[decision];
  const known = new Set(found.map(({ id }) => id));
  return [
    ...found.map((row) => {
      const isTaken = rule(row, caller);
      return {
        id: row.id,
        pay_run_number: row.pay_run_number,
        associate: { code: row.associate_code, name: `${row.first_name} ${row.last_name}` },
        currency: row.currency,
        net_cents: row.net_cents,
        before: row.status,
        after: isTaken ? after : row.status,
        refusal: isTaken ? null : rule.refusal(row, caller).message,
      };
    }),
    ...[...new Set(ids)]
      .filter((id) => !known.has(id))
      .map((id) => ({
        id,
        pay_run_number: null,
        associate: null,
        currency: null,
        net_cents: null,
        before: null,
        after: null,
        refusal: messages.notFound,
      })),
  ];
}
