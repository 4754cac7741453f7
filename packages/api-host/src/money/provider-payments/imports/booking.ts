import type { SignedInContext } from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { postJournals } from '../../ledger/ledger.ts';
import type { Judgement } from '../judging.ts';
import { entryOf, journalOf } from '../provider-payments.service.ts';
import type { PaymentKind } from '../provider-payments.tables.ts';
import { movesPolicy, pageJudge } from './page-judging.ts';
import type { StatementImport, StatementLine } from './statement-imports.tables.ts';
import { bookableLines, bookedLines, insertPayments } from './statement-lines.store.ts';

/** Lines that are booked in one transaction: a fraction of a second. */
export const PAGE = 200;

/** What a line says, as every one has that was not refused. */
type ReadLine = StatementLine & {
  readonly line_no: number;
  readonly policy_number_text: string;
  readonly match_number: string;
  readonly kind: PaymentKind;
  readonly gross_cents: number;
  readonly event_date: string;
};

/** Policies of which a line of the page would move one: these lines are settled one by one, in their order. */
function movedPolicies(lines: readonly ReadLine[], judged: readonly Judgement[]): Set<string> {
  return new Set(
    judged.flatMap(({ policy, exception }, index) =>
      policy && exception === undefined && movesPolicy(lines[index] as ReadLine, policy) ? policy.id : [],
    ),
  );
}

/**
 * Books the next page of an import whole, in the caller's transaction: payments, their journals and the trail. Lines that move a
 * policy are entered as Received and left to be settled each by itself, because what a policy refuses must not undo the
 * page. Returns the last position, undefined when nothing is left.
 */
export async function bookPage(
  { audit }: Pick<Platform, 'audit'>,
  context: SignedInContext,
  running: StatementImport,
): Promise<number | undefined> {
  const { db, now, caller } = context;
  const found = (await bookableLines(db, running.id, running.rows_done, PAGE)) as ReadLine[];
  const last = found.at(-1);
  if (!last) return undefined;
  const booked = await bookedLines(
    db,
    running,
    found.map(({ line_no }) => line_no),
  );
  const lines = found.filter(({ line_no }) => !booked.has(line_no));
  const { provider_id, statement_ref, statement_date, currency } = running;
  const judged = await pageJudge(provider_id, 'book')(
    db,
    lines.map((line) => ({ ...line, currency })),
  );
  const moved = movedPolicies(lines, judged);
  const payments = lines.map((line, index) => {
    const { policy, expected_cents, exception } = judged[index] as Judgement;
    const isLeft = policy !== undefined && moved.has(policy.id);
    const processing = isLeft
      ? ('Received' as const)
      : exception === undefined
        ? ('Ready To Pay' as const)
        : ('Action Required' as const);
    return {
      id: crypto.randomUUID(),
      provider_id,
      statement_ref,
      statement_date,
      currency,
      import_id: running.id,
      line_no: line.line_no,
      policy_number_text: line.policy_number_text,
      match_number: line.match_number,
      kind: line.kind,
      gross_cents: line.gross_cents,
      event_date: line.event_date,
      policy_id: isLeft ? null : (policy?.id ?? null),
      expected_cents: isLeft ? null : expected_cents,
      processing,
      exception: isLeft ? null : (exception ?? null),
      created_at: now,
      created_by: caller.code,
      updated_at: now,
      updated_by: caller.code,
      version: 1,
      is_matched_by_hand: false,
    };
  });
  await insertPayments(db, payments);
  const ready = payments.filter(({ processing }) => processing === 'Ready To Pay');
  await postJournals(context, ready.map(journalOf));
  for (const payment of ready)
    audit.record(context, entryOf(payment, [['Processing', 'Received', 'Ready To Pay']]));
  return last.position;
}
