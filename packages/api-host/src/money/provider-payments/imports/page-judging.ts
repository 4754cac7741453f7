import { isPaid } from '../../../business/policies/policies.record.ts';
import type { PolicyRow } from '../../../business/policies/policies.tables.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Judged, type Judgement, judgement } from '../judging.ts';
import { nearestOf } from '../provider-payments.store.ts';
import type { ProviderPayment } from '../provider-payments.tables.ts';
import { policiesByNumber, receivedOn } from './statement-lines.store.ts';

export type JudgedLine = Judged & Pick<ProviderPayment, 'match_number' | 'policy_number_text'>;

/** Whether a payment that nothing stands against would move its policy, or end it. */
export function movesPolicy({ kind }: Pick<Judged, 'kind'>, policy: PolicyRow): boolean {
  if (policy.business_status === 'Full Chargedback') return false;
  return kind === 'Chargeback' ? policy.termination_date === null : !isPaid(policy);
}

/**
 * Judges lines of one statement page by page, each with what the lines before it bring, with two statements a page instead of two a
 * line.
 */
export function pageJudge(provider_id: string, purpose: 'book' | 'look') {
  const sums = new Map<string, number>();
  const summed = new Set<string>();

  async function addSums(db: Db, policies: readonly PolicyRow[]): Promise<void> {
    const ids = policies.map(({ id }) => id).filter((id) => !summed.has(id));
    if (ids.length === 0) return;
    for (const { policy_id, kind, cents } of await receivedOn(db, ids))
      sums.set(`${policy_id} ${kind}`, Number(cents));
    for (const id of ids) summed.add(id);
  }

  return async function judgePage(db: Db, lines: readonly JudgedLine[]): Promise<Judgement[]> {
    const byNumber = await policiesByNumber(
      db,
      provider_id,
      lines.map(({ match_number }) => match_number),
      purpose,
    );
    await addSums(db, [...byNumber.values()].flat());
    return lines.map((line) => {
      const named = nearestOf(byNumber.get(line.match_number) ?? [], line.policy_number_text);
      const key = `${named[0]?.id} ${line.kind}`;
      const received = sums.get(key) ?? 0;
      const judged = judgement(line, named, received);
      if (judged.exception === undefined) sums.set(key, received + line.gross_cents);
      return judged;
    });
  };
}
