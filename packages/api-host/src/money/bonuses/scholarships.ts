import { randomUUID } from 'node:crypto';
import { addDays, addMonths, formatMoney } from '@upline/domain';
import {
  isInGoodStanding,
  type ScholarshipProgram,
  scholarshipOf,
  scholarshipPostedOn,
  scholarshipTakeBack,
} from '@upline/domain/production';
import { setting } from '../../catalogue/plan-data.store.ts';
import { messageSender } from '../../notifications/send-messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { MONEY_MESSAGES } from '../compensation/money.messages.ts';
import { type ProgramContext, postBonuses, takeBonusBack, tracedBonus } from './bonus-lines.ts';
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

/** The quarter before the one that contains the day. */
function lastQuarter(today: string): { from: string; to: string } {
  const month = Number(today.slice(5, 7));
  const begins = `${today.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
  return { from: addMonths(begins, -3), to: addDays(begins, -1) };
}

/** Cash grants by quarter (domain.md 5.6, R-SCP-01 to R-SCP-04). */
export function scholarships(platform: Pick<Platform, 'messages'>) {
  const { sendEach } = messageSender(platform);

  async function awardsOf(
    { db, today }: ProgramContext,
    window: { from: string; to: string },
  ): Promise<Award[]> {
    const programs = await setting(db, 'scholarship_programs', window.to);
    if (programs.length === 0) return [];
    const least = Math.min(...programs.map(({ min_bv_cents }) => min_bv_cents));
    return (await candidates(db, { ...window, today }, least)).flatMap((person) => {
      const { award } = scholarshipOf(person, programs);
      return award && isInGoodStanding(person, today)
        ? [{ ...person, id: randomUUID(), program: award }]
        : [];
    });
  }

  return {
    /** From the fifteenth day after a quarter on, once: an award line for everybody who qualified (R-SCP-03). */
    async award(context: ProgramContext): Promise<void> {
      const { db, now, today } = context;
      const window = lastQuarter(today);
      if (today < scholarshipPostedOn(window.to) || (await isWindowPosted(db, window.from))) return;
      const awards = await awardsOf(context, window);
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
      for (const [currency, own] of Map.groupBy(awards, currencyOf)) {
        await postBonuses(
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
      }
      await sendEach(
        context,
        MONEY_MESSAGES['scholarship-qualified'],
        awards.map((award) => ({
          to: award.code,
          values: {
            program: award.program.program,
            amount: formatMoney(award.program.award_cents, currencyOf(award)),
          },
          link: '/payments/compensations',
          about: `scholarship:${award.id}`,
        })),
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
