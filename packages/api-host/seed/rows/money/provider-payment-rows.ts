import { randomUUID } from 'node:crypto';
import { dayAt } from '@upline/domain';
import { type Journal, postJournals } from '../../../src/money/ledger/ledger.ts';
import { dueCents } from '../../../src/money/provider-payments/judging.ts';
import { matchNumber } from '../../../src/money/provider-payments/statement-file.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import { bulkInsert } from '../../bulk-insert.ts';

const PORTION = 2_000;
const IMPORTER = 'A000001';

/**
 * What carriers paid on the policies that were posted: on the day of the posting, all that was due, processed by the run of its
 * week (domain.md 2.22). Nothing is paid on a policy without it.
 */
export async function seedProviderPayments(db: Db, now: Date): Promise<void> {
  const runs = await db
    .selectFrom('pay_run')
    .select(['id', 'period_end'])
    .where('status', '=', 'Closed')
    .orderBy('period_end')
    .execute();
  const lines = new Map<string, number>();
  for (let after: string | undefined; ; ) {
    const posted = await db
      .selectFrom('policy_posting')
      .innerJoin('policy', 'policy.id', 'policy_id')
      .selectAll('policy')
      .select('posted_at')
      .where('is_posted', '=', true)
      .$if(after !== undefined, (query) => query.where('policy_id', '>', after as string))
      .orderBy('policy_id')
      .limit(PORTION)
      .execute();
    const rows = posted.flatMap((policy) => {
      const gross_cents = dueCents(policy);
      if (gross_cents <= 0) return [];
      const { provider_id, policy_number, currency, posted_at } = policy;
      const statement_date = dayAt(posted_at);
      const statement = `${provider_id} ${statement_date} ${currency}`;
      const line_no = (lines.get(statement) ?? 0) + 1;
      lines.set(statement, line_no);
      const run = runs.find(({ period_end }) => period_end >= statement_date);
      return {
        id: randomUUID(),
        provider_id,
        statement_ref: `${statement_date} ${currency}`,
        statement_date,
        line_no,
        policy_number_text: policy_number,
        match_number: matchNumber(policy_number),
        kind: policy.application_type,
        gross_cents,
        currency,
        event_date: statement_date,
        policy_id: policy.id,
        expected_cents: gross_cents,
        processing: run ? ('Processed' as const) : ('Ready To Pay' as const),
        pay_run_id: run?.id ?? null,
        created_at: posted_at,
        created_by: IMPORTER,
        updated_at: posted_at,
        updated_by: IMPORTER,
      };
    });
    await bulkInsert(db, 'provider_payment', rows);
    await postJournals(
      { db, now, today: dayAt(now), caller: undefined },
      rows.map(
        ({ id, currency, gross_cents, statement_ref, statement_date, line_no }): Journal => ({
          kind: 'Provider Payment',
          sourceId: id,
          currency,
          onDate: statement_date,
          description: `Statement ${statement_ref}, line ${line_no}`,
          postings: [
            { account: 'Cash', cents: gross_cents },
            { account: 'Commission Revenue', cents: -gross_cents },
          ],
        }),
      ),
    );
    after = posted.at(-1)?.id;
    if (posted.length < PORTION) return;
  }
}
