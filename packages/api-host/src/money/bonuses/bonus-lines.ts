import { randomUUID } from 'node:crypto';
import type { Currency } from '@upline/domain';
import { explainProgram, type ProgramTrace } from '@upline/domain/compensation';
import type { Context } from '../../platform/operation/operation.ts';
import { insertDebts } from '../chargebacks/debts.store.ts';
import { owed } from '../compensation/posting/journals.ts';
import { insertLines, type NewLine, NO_PORTION } from '../compensation/posting/lines.store.ts';
import { readRecipients } from '../compensation/posting/recipients.ts';
import { postJournals } from '../ledger/ledger.ts';

/** What a program posts with; a request's own facts are not needed. */
export type ProgramContext = Pick<Context, 'db' | 'now' | 'today' | 'caller'>;

export interface Bonus {
  readonly associate_code: string;
  readonly cents: number;
  /** What it is for, as the person reads it. */
  readonly text: string;
  /** What the amount came from, for its receipt. */
  readonly trace?: ProgramTrace;
}

/** A bonus that says step by step what it came from. */
export const tracedBonus = (associate_code: string, cents: number, trace: ProgramTrace): Bonus => ({
  associate_code,
  cents,
  text: explainProgram(trace),
  trace,
});

/** One posting of a program: named so that it can happen only once. */
interface BonusSource {
  readonly kind: 'builder-bonus' | 'scholarship' | 'scholarship-take-back';
  readonly id: string;
}

const lineOf = (
  { associate_code, cents, text, trace }: Bonus,
  currency: Currency,
  rest: Pick<NewLine, 'compensation_type' | 'status' | 'escrow_reason' | 'chargeback_id'>,
): NewLine => ({
  ...NO_PORTION,
  id: randomUUID(),
  associate_code,
  amount_cents: cents,
  currency,
  explanation: trace ? { text, ...trace } : { text },
  ...rest,
});

/**
 * Posts bonuses in one currency as Pending lines, or Escrow where the person's own flags say so, with their journal. Answers
 * whose bonus waits in escrow.
 */
export async function postBonuses(
  context: ProgramContext,
  source: BonusSource,
  {
    type,
    currency,
    bonuses,
  }: { type: 'Builder Bonus' | 'Scholarship'; currency: Currency; bonuses: readonly Bonus[] },
): Promise<ReadonlySet<string>> {
  if (bonuses.length === 0) return new Set();
  const { db, now } = context;
  const recipients = await readRecipients(
    context,
    bonuses.map(({ associate_code }) => associate_code),
    [],
  );
  const lines = bonuses.map((bonus) =>
    lineOf(bonus, currency, {
      compensation_type: type,
      ...recipients.decide(type, bonus.associate_code, null),
      chargeback_id: null,
    }),
  );
  const by = { ...source, at: now, by: null };
  await insertLines(
    db,
    lines.map((line) => ({ ...line, source: by })),
  );
  await postJournals(context, [
    {
      kind: 'Compensation',
      sourceId: `${source.kind}/${source.id}`,
      currency,
      description: `${type}, ${source.id}`,
      postings: owed(
        lines.map(({ associate_code, status, amount_cents }) => ({
          associate_code,
          status: status as 'Pending' | 'Escrow',
          cents: amount_cents,
        })),
      ),
    },
  ]);
  return new Set(
    lines.filter(({ status }) => status === 'Escrow').map(({ associate_code }) => associate_code),
  );
}

/** What becomes of a bonus, as its message says it. */
export const bonusOutcome = (held: ReadonlySet<string>, code: string): string =>
  held.has(code) ? 'waits in escrow' : 'is paid with the next pay run';

/** Takes a bonus back: a negative Adjustment that joins the debts (R-MNY-36). */
export async function takeBonusBack(
  context: ProgramContext,
  source: BonusSource,
  { associate_code, cents, text }: Bonus,
  currency: Currency,
): Promise<void> {
  const { db, now, today } = context;
  const debtId = randomUUID();
  await insertDebts(
    db,
    [
      {
        id: debtId,
        associate_code,
        policy_id: null,
        policy_event_id: null,
        reason: 'Adjustment',
        event_date: today,
        months_in_force: null,
        amount_cents: cents,
        currency,
        note: text,
        document_id: null,
      },
    ],
    { now, code: null },
  );
  const line = lineOf({ associate_code, cents: -cents, text }, currency, {
    compensation_type: 'Adjustment',
    status: 'Chargeback',
    escrow_reason: null,
    chargeback_id: debtId,
  });
  await insertLines(db, [{ ...line, source: { ...source, at: now, by: null } }]);
  await postJournals(context, [
    {
      kind: 'Adjustment',
      sourceId: `${source.kind}/${source.id}`,
      currency,
      description: `Adjustment of ${associate_code}`,
      postings: [
        { account: 'Debit Balance', of: associate_code, cents },
        { account: 'Commission Expense', cents: -cents },
      ],
    },
  ]);
}
