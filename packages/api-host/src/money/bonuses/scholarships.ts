import { randomUUID } from 'node:crypto';
import { addDays, formatDate, formatMoney } from '@upline/domain';
import {
  type DayRange,
  isInGoodStanding,
  NEAR_DAYS,
  nearFrom,
  nearScholarship,
  periodOf,
  type ScholarshipFacts,
  type ScholarshipProgram,
  scholarshipOf,
  scholarshipPostedOn,
  scholarshipTakeBack,
} from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import { type JobAdder, sendWithRmds } from '../../notifications/send-with-rmds.ts';
import { bonusOutcome, type ProgramContext, postBonuses, takeBonusBack, tracedBonus } from './bonus-lines.ts';
import { BONUS_MESSAGES } from './bonuses.messages.ts';
import { missingInWords } from './missing-in-words.ts';
import {
  awardsAtRisk,
  candidates,
  insertAwards,
  insertWindow,
  isWindowPosted,
  markTakenBack,
  type ScholarshipCandidate,
} from './scholarships.store.ts';

/** Days after a quarter in which a fall of the BV takes an award back (R-SCP-04). */
const AT_RISK_DAYS = 90;

interface Award extends ScholarshipCandidate {
  readonly id: string;
  readonly program: ScholarshipProgram;
}

/** Cash grants by quarter (domain.md 5.6, R-SCP-01 to R-SCP-04). */
export function scholarships(platform: JobAdder) {
  /** Everybody in good standing for whom a program is found, by what they have reached in the quarter. */
  async function foundFor(
    { db, today }: ProgramContext,
    window: DayRange,
    find: (facts: ScholarshipFacts, programs: readonly ScholarshipProgram[]) => ScholarshipProgram | null,
    leastOf: (bvCents: number) => number = (bvCents) => bvCents,
  ): Promise<Award[]> {
    const programs = await setting(db, 'scholarship_programs', window.to);
    if (programs.length === 0) return [];
    const least = leastOf(Math.min(...programs.map(({ min_bv_cents }) => min_bv_cents)));
    return (await candidates(db, { ...window, today }, least)).flatMap((person) => {
      const program = isInGoodStanding(person, today) ? find(person, programs) : null;
      return program ? [{ ...person, id: randomUUID(), program }] : [];
    });
  }

  return {
    /** From the fifteenth day after a quarter on, once: an award line for everybody who qualified (R-SCP-03). */
    async award(context: ProgramContext): Promise<void> {
      const { db, now, today } = context;
      const window = periodOf('Quarter', today).previous;
      if (today < scholarshipPostedOn(window.to) || (await isWindowPosted(db, window.from))) return;
      const awards = await foundFor(
        context,
        window,
        (facts, programs) => scholarshipOf(facts, programs).award,
      );
      const isFirst = await insertWindow(db, {
        window_start: window.from,
        window_end: window.to,
        awards: awards.length,
        posted_at: now,
      });
      if (!isFirst) return;
      const currencyOf = ({ country }: Award) => (country === 'USA' ? ('USD' as const) : ('CAD' as const));
      await insertAwards(
        db,
        awards.map((award) => ({
          id: award.id,
          window_start: window.from,
          associate_code: award.code,
          program: award.program.program,
          min_bv_cents: award.program.min_bv_cents,
          award_cents: award.program.award_cents,
          currency: currencyOf(award),
          recruits: award.recruits,
          bv_cents: award.bv_cents,
          taken_back_at: null,
        })),
      );
      const held = new Set<string>();
      for (const [currency, own] of Map.groupBy(awards, currencyOf)) {
        const waiting = await postBonuses(
          context,
          { kind: 'scholarship', id: `${window.from}/${currency}` },
          {
            type: 'Scholarship',
            currency,
            bonuses: own.map(({ code, program, bv_cents, recruits }) =>
              tracedBonus(code, program.award_cents, {
                program: 'Scholarship',
                letter: program.program,
                ...window,
                bv_cents,
                min_bv_cents: program.min_bv_cents,
                recruits,
                min_recruits: program.min_recruits,
                award_cents: program.award_cents,
              }),
            ),
          },
        );
        for (const code of waiting) held.add(code);
      }
      await sendWithRmds(
        platform,
        context,
        { own: BONUS_MESSAGES['scholarship-qualified'], rmd: BONUS_MESSAGES['scholarship-qualified-rmd'] },
        awards.map((award) => ({
          to: award.code,
          values: {
            program: award.program.program,
            amount: formatMoney(award.program.award_cents, currencyOf(award)),
            outcome: bonusOutcome(held, award.code),
          },
          link: '/payments/compensations',
          about: `scholarship:${award.id}`,
        })),
      );
    },

    /** Five days before the end of a quarter: who is near a program hears of it, and the RMD (domain.md 8.1). */
    async tellNear(context: ProgramContext): Promise<void> {
      const { today } = context;
      const window = periodOf('Quarter', today).whole;
      if (addDays(today, NEAR_DAYS) !== window.to) return;
      await sendWithRmds(
        platform,
        context,
        { own: BONUS_MESSAGES['scholarship-near'], rmd: BONUS_MESSAGES['scholarship-near-rmd'] },
        (await foundFor(context, window, nearScholarship, nearFrom)).map(
          ({ code, program, recruits, bv_cents }) => ({
            to: code,
            values: {
              program: program.program,
              missing: missingInWords({
                bv_cents: program.min_bv_cents - bv_cents,
                recruits: program.min_recruits - recruits,
              }),
              end: formatDate(window.to),
            },
            link: '/dashboard',
            about: `scholarship-near:${window.from}`,
          }),
        ),
      );
    },

    /** Takes awards back whose BV has fallen below the minimum by chargebacks (R-SCP-04). */
    async review(context: ProgramContext): Promise<void> {
      const { db, now, today } = context;
      for (const award of await awardsAtRisk(db, addDays(today, -AT_RISK_DAYS))) {
        const program = { ...award, min_recruits: 0 };
        const cents = -scholarshipTakeBack(program, award.bv_now_cents, award.window_end, today);
        if (cents === 0) continue;
        await markTakenBack(db, award.id, now);
        await takeBonusBack(
          context,
          { kind: 'scholarship-take-back', id: award.id },
          {
            associate_code: award.associate_code,
            cents,
            text: `Scholarship program ${award.program} taken back: the BV of the quarter fell below its minimum`,
          },
          award.currency,
        );
      }
    },
  };
}
