import { randomUUID } from 'node:crypto';
import { addDays, addMonths, type Currency, firstOfMonth, formatDate, formatMoney } from '@upline/domain';
import { shareExchange } from '@upline/domain/pay-run';
import { figuresOf } from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import { me } from '../../network/nodes.store.ts';
import { teamProduction } from '../../network/sums/production.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { openMonth } from '../bonuses/builder-bonus.store.ts';
import { insertDebts } from '../chargebacks/debts.store.ts';
import { MONEY_MESSAGES } from '../compensation/money.messages.ts';
import { accountOf } from '../compensation/posting/journals.ts';
import { insertLines, NO_PORTION } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { postJournals } from '../ledger/ledger.ts';
import {
  agreements,
  type DecidedMonth,
  decidedMonths,
  decideMonth,
  type ExchangeLeg,
  lockMonths,
  nextPosting,
  overrideLines,
  saveShares,
} from './exchange-shares.store.ts';

/** Months back in which a line may still be charged back and its share be corrected. */
const WATCHED_MONTHS = 26;

const monthEnd = (month: string) => addDays(addMonths(month, 1), -1);

/**
 * Builders exchange (R-MNY-35). The share of a line always follows what is on it: a later chargeback moves the same share
 * back. It goes between two people; the House is not touched.
 */
export function exchangeShares(platform: Platform) {
  const { audit, transaction } = platform;
  const { send } = messageSender(platform);

  /** Writes down the BV of closed months in which the exchange was on. */
  async function decide({ db }: Context, leg: ExchangeLeg, openFrom: string): Promise<void> {
    const decided = await decidedMonths(db, leg.id);
    const node = await me(db, leg.new_rmd_code);
    if (!node) return;
    for (
      let month = leg.starts_on;
      month < openFrom && (leg.ends_on === null || month <= leg.ends_on);
      month = addMonths(month, 1)
    ) {
      if (decided.has(month)) continue;
      const terms = await setting(db, 'exchange_terms', monthEnd(month));
      if (!terms.is_enabled) continue;
      const production = await teamProduction(db, node, 'BaseShop', { from: month, to: month }, 'IssuedBv');
      const base_shop_bv_cents = figuresOf('IssuedBv', 'BaseShop', production).adjusted;
      await decideMonth(db, { exchange_leg_id: leg.id, month, base_shop_bv_cents });
    }
  }

  /** Moves an amount from one person to the other. The amount taken becomes a debt that is part of D (R-MNY-36). */
  async function transfer(
    context: Context,
    leg: ExchangeLeg,
    month: string,
    { cents, currency, lines }: { cents: number; currency: Currency; lines: number },
  ): Promise<void> {
    const { db, now, today } = context;
    const forward = cents > 0;
    const [from, to] = forward
      ? [leg.promoting_rmd_code, leg.new_rmd_code]
      : [leg.new_rmd_code, leg.promoting_rmd_code];
    const amount = Math.abs(cents);
    const no = await nextPosting(db, leg.id, month);
    const source = { kind: 'exchange', id: `${leg.id}/${month}/${no}`, at: now, by: null };
    const type = forward ? ('Override Bonus' as const) : ('Adjustment' as const);
    const recipients = await readRecipients(context, [to], []);
    const decision = recipients.decide(type, to, null);
    const debt = randomUUID();
    const count = `${lines} ${lines === 1 ? 'override' : 'overrides'} of the exchange leg from ${formatDate(month)} to ${formatDate(addDays(addMonths(month, 1), -1))}`;
    const note = forward
      ? `Builders exchange: share of ${count}`
      : `Builders exchange: share of ${count} moved back`;
    const shared = { ...NO_PORTION, currency, escrow_reason: null, explanation: { text: note } };
    await insertDebts(
      db,
      [
        {
          id: debt,
          associate_code: from,
          policy_id: null,
          policy_event_id: null,
          reason: 'Adjustment',
          event_date: today,
          months_in_force: null,
          amount_cents: amount,
          currency,
          note,
          document_id: null,
        },
      ],
      { now, code: null },
    );
    const [taken, given] = [
      {
        ...shared,
        id: randomUUID(),
        associate_code: from,
        compensation_type: 'Adjustment' as const,
        amount_cents: -amount,
        status: 'Chargeback' as const,
        chargeback_id: debt,
      },
      {
        ...shared,
        ...decision,
        id: randomUUID(),
        associate_code: to,
        compensation_type: type,
        amount_cents: amount,
        chargeback_id: null,
      },
    ];
    await insertLines(
      db,
      [taken, given].map((line) => ({ ...line, source })),
    );
    await postJournals(context, [
      {
        kind: 'Adjustment',
        sourceId: source.id,
        currency,
        description: `Builders exchange of ${leg.promoting_rmd_code} and ${leg.new_rmd_code}, ${month.slice(0, 7)}`,
        postings: [
          { account: 'Debit Balance', of: from, cents: amount },
          { account: accountOf(decision.status), of: to, cents: -amount },
        ],
      },
    ]);
    audit.record(context, {
      action: 'post',
      entity: 'exchange_leg',
      entityId: leg.id,
      entityLabel: `Builders exchange ${month.slice(0, 7)}`,
      ownerCode: leg.new_rmd_code,
      changes: [{ field: `From ${from} to ${to}`, old: null, new: formatMoney(amount, currency) }],
    });
    const notice = {
      values: { amount: formatMoney(amount, currency), count },
      link: '/payments/compensations',
      about: `exchange:${leg.id}:${month}`,
    };
    await send(context, MONEY_MESSAGES['exchange-shared-giver'], { ...notice, to: from });
    await send(context, MONEY_MESSAGES['exchange-shared'], { ...notice, to });
  }

  /** Brings the shares of a month up to what is on its lines; nothing when they are. */
  async function settle(context: Context, leg: ExchangeLeg, decided: DecidedMonth): Promise<void> {
    const { db } = context;
    const { month, base_shop_bv_cents } = decided;
    const lines = await overrideLines(db, leg, month);
    const terms = await setting(db, 'exchange_terms', monthEnd(month));
    const target = new Map(
      shareExchange(
        lines.map(({ id, standing_cents }) => ({ id, amount_cents: standing_cents })),
        base_shop_bv_cents,
        terms,
      ).map(({ line_id, new_rmd_cents }) => [line_id, new_rmd_cents]),
    );
    const changed = lines.filter(({ id, moved_cents }) => (target.get(id) ?? 0) !== moved_cents);
    for (const [currency, same] of Map.groupBy(changed, (line) => line.currency)) {
      const moves = same.map(({ id, moved_cents }) => (target.get(id) ?? 0) - moved_cents);
      const cents = moves.reduce((sum, each) => sum + each, 0);
      if (cents !== 0) await transfer(context, leg, month, { cents, currency, lines: same.length });
    }
    if (changed.length > 0)
      await saveShares(
        db,
        leg.id,
        month,
        changed.map(({ id }) => ({ line_id: id, moved_cents: target.get(id) ?? 0 })),
      );
  }

  return {
    /** Decides closed months and brings all shares up to date; each agreement in a transaction of its own. */
    async run(context: Context): Promise<void> {
      const openFrom = await openMonth(context.db);
      if (openFrom === null) return;
      const from = addMonths(firstOfMonth(context.today), -WATCHED_MONTHS);
      for (const leg of await agreements(context.db))
        await transaction(context, async (inside) => {
          await decide(inside, leg, openFrom);
          for (const month of await lockMonths(inside.db, leg.id, from)) await settle(inside, leg, month);
        });
    },
  };
}
