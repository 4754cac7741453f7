import {
  addDays,
  addMonths,
  COUNTRIES,
  type Country,
  currencyOf,
  firstOfMonth,
  formatDate,
  formatMoney,
  formatMonth,
} from '@upline/domain';
import {
  allocateBuilderPool,
  type BuilderCandidate,
  type BuilderPayout,
  builderPoolCents,
  isNearBuilderBonus,
} from '@upline/domain/pay-run';
import { figuresOf, isInGoodStanding, NEAR_DAYS, periodOf } from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import { type NetworkNode, nodesOf } from '../../network/nodes.store.ts';
import { teamProduction } from '../../network/sums/production.store.ts';
import { type JobAdder, sendWithRmds } from '../../notifications/send-with-rmds.ts';
import { bonusOutcome, type ProgramContext, postBonuses, tracedBonus } from './bonus-lines.ts';
import { BONUS_MESSAGES } from './bonuses.messages.ts';
import {
  type Enrolled,
  enrolledAllMonth,
  insertBuilderBonus,
  issuedBv,
  lastPosted,
  openMonth,
  recruitsAtClose,
} from './builder-bonus.store.ts';
import { missingInWords } from './missing-in-words.ts';

/** The monthly pool of qualified builders (domain.md 4.9). */
export function builderBonus(platform: JobAdder) {
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

  /** Everybody of a country whose builder plan was or will have been Active all month. */
  async function candidatesOf(
    context: Pick<ProgramContext, 'db'>,
    month: string,
    country: Country,
    recruits: ReadonlyMap<string, number>,
  ): Promise<BuilderCandidate[]> {
    const people = await enrolledAllMonth(context.db, month, country);
    const codes = people.map(({ code }) => code);
    const nodes = new Map((await nodesOf(context.db, codes)).map((node) => [node.code, node]));
    const found: BuilderCandidate[] = [];
    for (const person of people) {
      const node = nodes.get(person.code);
      if (node) found.push(await candidate(context, person, node, month, recruits.get(person.code) ?? 0));
    }
    return found;
  }

  async function tell(
    context: ProgramContext,
    country: Country,
    month: string,
    payouts: readonly BuilderPayout[],
    held: ReadonlySet<string>,
  ) {
    await sendWithRmds(
      platform,
      context,
      { own: BONUS_MESSAGES['builder-bonus-qualified'], rmd: BONUS_MESSAGES['builder-bonus-qualified-rmd'] },
      payouts.map(({ associate_code, bonus_cents }) => ({
        to: associate_code,
        values: {
          amount: formatMoney(bonus_cents, currencyOf(country)),
          month: formatMonth(month),
          outcome: bonusOutcome(held, associate_code),
        },
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
    const candidates = await candidatesOf(context, month, country, await recruitsAtClose(db, month));
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
    const held = await postBonuses(
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
    await tell(context, country, month, payouts, held);
  }

  return {
    /** Five days before the end of a month: who is near the bonus hears of it, and the RMD (domain.md 8.1). */
    async tellNear(context: ProgramContext): Promise<void> {
      const { db, today } = context;
      const { from: month, to } = periodOf('Month', today).whole;
      if (addDays(today, NEAR_DAYS) !== to) return;
      const terms = await setting(db, 'builder_bonus_terms', to);
      const recruits = await recruitsAtClose(db, month);
      for (const country of COUNTRIES) {
        const near = (await candidatesOf(context, month, country, recruits)).filter((each) =>
          isNearBuilderBonus(each, terms),
        );
        await sendWithRmds(
          platform,
          context,
          { own: BONUS_MESSAGES['builder-bonus-near'], rmd: BONUS_MESSAGES['builder-bonus-near-rmd'] },
          near.map((each) => ({
            to: each.associate_code,
            values: {
              missing: missingInWords({
                bv_cents: terms.bv_per_share_cents - each.base_shop_bv_cents,
                recruits: terms.min_recruits - each.recruits,
              }),
              end: formatDate(to),
            },
            link: '/dashboard/leaderboard/builder-bonus',
            about: `builder-bonus-near:${month}`,
          })),
        );
      }
    },

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
