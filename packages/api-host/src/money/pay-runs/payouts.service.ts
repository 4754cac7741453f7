import { messages } from '@upline/domain';
import type { OwnContext } from '../../business/clients/clients.service.ts';
import type { Context } from '../../platform/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound, staleVersion } from '../../platform/problem.ts';
import { moneyNotices } from '../compensation/money-notices.ts';
import { type Journal, postJournals } from '../ledger/ledger.ts';
import { payRunLabel } from './pay-runs.record.ts';
import { findPayRun } from './pay-runs.store.ts';
import { payoutLabel } from './payouts.record.ts';
import {
  findPayout,
  type MovedPayout,
  type PayoutRow,
  releasePayouts,
  returnPayout,
} from './payouts.store.ts';

declare module '../../platform/jobs.ts' {
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
  const notices = moneyNotices(platform);

  async function find({ db }: Pick<OwnContext, 'db'>, id: string): Promise<PayoutRow> {
    const row = await findPayout(db, id);
    if (!row) throw notFound();
    return row;
  }

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
    async release(context: OwnContext, payRunId: string, ids: readonly string[] | null) {
      const run = await findPayRun(context.db, payRunId);
      if (!run) throw notFound();
      if (run.status !== 'Closed') throw conflict('transition', messages.transition(run.status, 'Released'));
      audit.record(context, {
        action: 'release',
        entity: 'pay_run',
        entityId: run.id,
        entityLabel: payRunLabel(run),
        changes: [{ field: 'Payouts', old: null, new: ids === null ? 'All exported' : String(ids.length) }],
      });
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

    /** Exported → Pending: the bank sent it back; the next bank file takes it up again. */
    async giveBack(context: OwnContext, id: string, version: number, reason: string): Promise<PayoutRow> {
      const row = await find(context, id);
      if (row.version !== version) throw staleVersion('payout');
      if (row.status !== 'Exported') throw conflict('transition', messages.transition(row.status, 'Pending'));
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
      await notices.send(context, [
        {
          to: of,
          type: 'payout-held',
          title: 'Your bank returned a payout',
          body: `${reason}. Check your payout information; the payout is sent again.`,
          link: '/account/payout-information',
          about: `payout:${id}`,
        },
      ]);
      return find(context, id);
    },
  };
}
