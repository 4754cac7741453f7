import { randomUUID } from 'node:crypto';
import { addDays, formatDate, formatMoney } from '@upline/domain';
import type { DebtTransfer, RollUpTerms } from '@upline/domain/pay-run';
import { setting } from '../../catalogue/plan-data.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertDebts, isGivenBack, lockDebt, lockPostingOfDebt } from '../chargebacks/debts.store.ts';
import { MONEY_MESSAGES } from '../compensation/money.messages.ts';
import { postJournals } from '../ledger/ledger.ts';
import { plannedRollUps } from './heirs.ts';
import { announce, type Leaver, leaversWithDebts, markTransferred, withdraw } from './roll-up.store.ts';

/** People who left that are looked at in one transaction. */
const BATCH = 200;

const later = (a: string, b: string) => (a > b ? a : b);

/** Debts of people who left become their senior upline's: announced, then moved (R-MNY-33). Off unless switched on. */
export function debtRollUp(platform: Platform) {
  const { audit, transaction } = platform;
  const { send } = messageSender(platform);

  /** What the notices of both are filled with. */
  function noticeOf(leaver: Leaver, { debt_id, amount_cents }: DebtTransfer) {
    const currency = leaver.debts.find(({ id }) => id === debt_id)?.currency ?? 'USD';
    return {
      amount: formatMoney(amount_cents, currency),
      who: `${leaver.name} (${leaver.code})`,
      page: { link: '/payments/chargebacks', about: `chargeback:${debt_id}` },
    };
  }

  function trail(
    context: Context,
    id: string,
    owner: string,
    label: string,
    old: string | null,
    now: string,
  ) {
    audit.record(context, {
      action: 'transition',
      entity: 'chargeback',
      entityId: id,
      entityLabel: label,
      ownerCode: owner,
      changes: [{ field: 'Roll-Up', old, new: now }],
    });
  }

  async function tellAhead(context: Context, leaver: Leaver, move: DebtTransfer, transfer_on: string) {
    const { debt_id: chargeback_id, receiver_code } = move;
    await announce(context.db, { chargeback_id, receiver_code, announced_on: context.today, transfer_on });
    trail(
      context,
      chargeback_id,
      leaver.code,
      'Downline Debt Roll-Up',
      null,
      `To ${receiver_code} on ${transfer_on}`,
    );
    const date = formatDate(transfer_on);
    const { amount, who, page } = noticeOf(leaver, move);
    await send(context, MONEY_MESSAGES['roll-up-announced'], {
      ...page,
      to: receiver_code,
      values: { amount, who, date },
    });
    await send(context, MONEY_MESSAGES['roll-up-announced-leaver'], {
      ...page,
      to: leaver.code,
      values: { amount, date },
    });
  }

  /** The old debt stays with the mark Transferred; what is still open of it is the receiver's (R-MNY-33). */
  async function move(context: Context, leaver: Leaver, plan: DebtTransfer): Promise<void> {
    const { db, now, today } = context;
    await lockPostingOfDebt(db, plan.debt_id);
    const debt = await lockDebt(db, plan.debt_id);
    if (!debt || debt.transferred_to_id !== null || debt.dispute_status === 'Pending') return;
    const cents = debt.amount_cents - debt.recovered_cents - debt.written_off_cents;
    if (cents === 0 || (await isGivenBack(db, debt))) return;
    const id = randomUUID();
    const { receiver_code: to } = plan;
    await insertDebts(
      db,
      [
        {
          id,
          associate_code: to,
          // The policy is the leaver's: the receiver owes the amount and learns nothing of the client (7.1).
          policy_id: null,
          policy_event_id: null,
          reason: 'Downline Debt Roll-Up',
          event_date: today,
          months_in_force: null,
          amount_cents: cents,
          currency: debt.currency,
          note: `Debt of ${leaver.name} (${leaver.code}), ${leaver.status} on ${formatDate(leaver.left_on)}: ${debt.reason} of ${formatDate(debt.event_date)}, unpaid since.`,
          document_id: null,
        },
      ],
      { now, code: null },
    );
    await markTransferred(db, debt, id, now);
    await postJournals(context, [
      {
        kind: 'Debt Transfer',
        sourceId: debt.id,
        sequence: debt.version,
        currency: debt.currency,
        description: `Debt of ${leaver.code} moved to ${to}`,
        postings: [
          { account: 'Debit Balance', of: to, cents },
          { account: 'Debit Balance', of: leaver.code, cents: -cents },
        ],
      },
    ]);
    trail(context, debt.id, leaver.code, debt.reason, `To ${to}`, 'Transferred');
    trail(context, id, to, 'Downline Debt Roll-Up', null, `From ${leaver.code}`);
    const { amount, who, page } = noticeOf(leaver, { ...plan, amount_cents: cents });
    await send(context, MONEY_MESSAGES['roll-up-posted'], { ...page, to, values: { amount, who } });
    await send(context, MONEY_MESSAGES['roll-up-posted-leaver'], {
      ...page,
      to: leaver.code,
      values: { amount },
    });
  }

  async function settle(context: Context, leavers: readonly Leaver[], terms: RollUpTerms): Promise<void> {
    const { today } = context;
    for (const [index, plan] of (await plannedRollUps(context.db, leavers, terms)).entries()) {
      const leaver = leavers[index] as Leaver;
      for (const each of plan) {
        const known = leaver.debts.find(({ id }) => id === each.debt_id);
        // A person who has not been notified, or not of this receiver, gets the whole notice period.
        if (known?.receiver_code !== each.receiver_code) {
          if (each.notice_on <= today)
            await tellAhead(
              context,
              leaver,
              each,
              later(each.transfer_on, addDays(today, terms.notice_days)),
            );
        } else if (known.transfer_on !== null && known.transfer_on <= today)
          await move(context, leaver, each);
      }
    }
  }

  async function takeBack(context: Context, all: boolean): Promise<void> {
    for (const { receiver_code: to, code } of await withdraw(context.db, all))
      await send(context, MONEY_MESSAGES['roll-up-withdrawn'], {
        to,
        values: { code },
        link: '/payments/chargebacks',
        about: `roll-up:${code}`,
      });
  }

  return {
    /** What is due today; running it again the same day does nothing. In transactions of its own. */
    async run(context: Context): Promise<void> {
      const terms = await setting(context.db, 'roll_up_terms', context.today);
      await transaction(context, (inside) => takeBack(inside, !terms.is_enabled));
      if (!terms.is_enabled) return;
      for (let after = '', more = true; more; ) {
        await transaction(context, async (inside) => {
          const leavers = await leaversWithDebts(inside.db, { after, limit: BATCH });
          await settle(inside, leavers, terms);
          more = leavers.length === BATCH;
          after = leavers.at(-1)?.code ?? after;
        });
      }
    },
  };
}
