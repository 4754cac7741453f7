import {
  addDays,
  addMonths,
  COUNTRIES,
  type Country,
  currencyOf,
  firstOfMonth,
  formatMoney,
} from '@upline/domain';
import {
  allocateBuilderPool,
  type BuilderCandidate,
  type BuilderPayout,
  builderPoolCents,
} from '@upline/domain/pay-run';
import { figuresOf, isInGoodStanding } from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import { type NetworkNode, nodesOf } from '../../network/nodes.store.ts';
import { teamProduction } from '../../network/sums/production.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { MONEY_MESSAGES } from '../compensation/money.messages.ts';
import { type ProgramContext, postBonuses, tracedBonus } from './bonus-lines.ts';
import {
  type Enrolled,
  enrolledAllMonth,
  insertBuilderBonus,
  issuedBv,
  lastPosted,
  openMonth,
  recruitsAtClose,
} from './builder-bonus.store.ts';

/** The monthly pool of qualified builders (domain.md 4.9). */
export function builderBonus(platform: Pick<Platform, 'messages'>) {
  const { sendEach } = messageSender(platform);

  async function candidate(
    { db }: Pick<ProgramContext, 'db'>,
    person: Enrolled,
    node: NetworkNode,
    month: string,
    recruits: number,
  ): Promise<BuilderCandidate> {
    const production = await teamProduction(db, node, 'BaseShop', { from: month, to: month }, 'IssuedBv');
    return {
      associate_code: person.code,
      is_enrolled_all_month: true,
      is_in_good_standing: isInGoodStanding(person, addDays(addMonths(month, 1), -1)),
      recruits,
      base_shop_bv_cents: figuresOf('IssuedBv', 'BaseShop', production).adjusted,
    };
  }

  async function tell(
    context: ProgramContext,
    country: Country,
    month: string,
    payouts: readonly BuilderPayout[],
  ) {
    await sendEach(
      context,
      MONEY_MESSAGES['builder-bonus-qualified'],
      payouts.map(({ associate_code, bonus_cents }) => ({
        to: associate_code,
        values: { amount: formatMoney(bonus_cents, currencyOf(country)) },
        link: '/payments/compensations',
        about: `builder-bonus:${month}`,
      })),
    );
  }

  /** Posts a country's month; does nothing if another process posts it at the same time. */
  async function post(context: ProgramContext, month: string, country: Country): Promise<void> {
    const { db, now } = context;
    const terms = await setting(db, 'builder_bonus_terms', addDays(addMonths(month, 1), -1));
    const issued = await issuedBv(db, month, country);
    const pool = builderPoolCents(issued, terms);
    const people = await enrolledAllMonth(db, month, country);
    const nodes = new Map(
      (
        await nodesOf(
          db,
          people.map(({ code }) => code),
        )
      ).map((node) => [node.code, node]),
    );
    const recruits = await recruitsAtClose(db, month);
    const candidates: BuilderCandidate[] = [];
    for (const person of people) {
      const node = nodes.get(person.code);
      if (node)
        candidates.push(await candidate(context, person, node, month, recruits.get(person.code) ?? 0));
    }
    const payouts = allocateBuilderPool(pool, candidates, terms);
    const all_shares = payouts.reduce((sum, { shares }) => sum + shares, 0);
    const isFirst = await insertBuilderBonus(db, {
      month,
      country,
      issued_bv_cents: issued,
      pool_cents: pool,
      house_cents: payouts.length === 0 ? pool : 0,
      qualifiers: payouts.length,
      posted_at: now,
    });
    if (!isFirst) return;
    await postBonuses(
      context,
      { kind: 'builder-bonus', id: `${month.slice(0, 7)}/${country}` },
      {
        type: 'Builder Bonus',
        currency: currencyOf(country),
        bonuses: payouts.map(({ associate_code, bonus_cents, shares }) =>
          tracedBonus(associate_code, bonus_cents, {
            program: 'Builder Bonus',
            from: month,
            to: addDays(addMonths(month, 1), -1),
            issued_bv_cents: issued,
            pool_bps: terms.pool_bps,
            pool_cents: pool,
            shares,
            all_shares,
            bonus_cents,
          }),
        ),
      },
    );
    await tell(context, country, month, payouts);
  }

  return {
    /** Posts every month that is over, has its points closed and is not posted yet, for each country once. */
    async closeMonth(context: ProgramContext): Promise<void> {
      const { db, today } = context;
      const current = firstOfMonth(today);
      const open = await openMonth(db);
      if (open === null) return;
      for (const country of COUNTRIES) {
        const last = await lastPosted(db, country);
        let month = last === null ? addMonths(current, -1) : addMonths(last, 1);
        for (; month < current && month < open; month = addMonths(month, 1))
          await post(context, month, country);
      }
    },
  };
}
