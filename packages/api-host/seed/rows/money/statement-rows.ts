import { randomUUID } from 'node:crypto';
import { dayAt, formatMoney } from '@upline/domain';
import { dueCents } from '../../../src/money/provider-payments/judging.ts';
import { matchNumber } from '../../../src/money/provider-payments/statement-file.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import { bulkInsert } from '../../bulk-insert.ts';

const IMPORTER = 'A000001';
const MOST_SHORT = 3;

/**
 * A statement that was imported this morning and whose lines all wait for somebody: amounts that are too low, a number that nobody
 * has, and two lines that were refused. Nothing of it is booked in the ledger.
 */
export async function seedWaitingStatement(db: Db, now: Date): Promise<void> {
  const pending = await db
    .selectFrom('policy')
    .selectAll()
    .where('business_status', '=', 'Pending')
    .where('issue_date', 'is not', null)
    .where('termination_date', 'is', null)
    .where('currency', '=', 'USD')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('provider_payment')
            .select('id')
            .whereRef('provider_payment.policy_id', '=', 'policy.id'),
        ),
      ),
    )
    .orderBy('policy_number')
    .limit(200)
    .execute();
  const [first] = pending;
  if (!first) return;
  const short = pending.filter(({ provider_id }) => provider_id === first.provider_id).slice(0, MOST_SHORT);
  const today = dayAt(now);
  const head = {
    provider_id: first.provider_id,
    statement_ref: `${today} WEEKLY`,
    statement_date: today,
    currency: 'USD' as const,
  };
  const known = short.map((policy) => ({
    policy_number_text: policy.policy_number,
    kind: policy.application_type,
    gross_cents: Math.max(100, Math.floor(dueCents(policy) / 2)),
    expected_cents: dueCents(policy),
    policy_id: policy.id,
    exception: `The amount differs from the expected ${formatMoney(dueCents(policy), 'USD')}`,
  }));
  const nobodys = {
    policy_number_text: `${first.policy_number.slice(0, 2)}-9900417`,
    kind: 'First Year' as const,
    gross_cents: 84_250,
    expected_cents: null,
    policy_id: null,
    exception: 'No policy of this provider has this number',
  };
  const lines = [...known, nobodys];
  const import_id = randomUUID();
  await bulkInsert(db, 'statement_import', [
    {
      ...head,
      id: import_id,
      file_name: 'weekly-commissions.csv',
      file_key: null,
      status: 'Booked',
      columns: [
        {
          heading: 'Policy No',
          field: 'policy_number',
          samples: lines.map((line) => line.policy_number_text),
        },
        { heading: 'Type', field: 'kind', samples: ['First Year'] },
        { heading: 'Commission', field: 'amount', samples: ['842.50'] },
      ],
      problem: null,
      rows_total: lines.length + 2,
      rows_done: lines.length + 2,
      counts: { 'Action Required': lines.length, Refused: 2 },
      created_at: now,
      created_by: IMPORTER,
      booked_at: now,
      booked_by: IMPORTER,
      updated_at: now,
      version: 3,
    },
  ]);
  await bulkInsert(
    db,
    'statement_line',
    lines.map(({ exception, ...line }, index) => ({
      ...line,
      id: randomUUID(),
      import_id,
      position: index + 1,
      file_line: index + 2,
      line_no: index + 1,
      match_number: matchNumber(line.policy_number_text),
      event_date: today,
      outcome: 'Action Required',
      message: exception,
    })),
  );
  await bulkInsert(
    db,
    'statement_line',
    [
      'Amount is written with a decimal comma. Write it with a point, as 1234.56',
      'A negative amount must be of the kind Chargeback',
    ].map((message, index) => ({
      id: randomUUID(),
      import_id,
      position: lines.length + index + 1,
      file_line: lines.length + index + 2,
      outcome: 'Refused',
      message,
    })),
  );
  await bulkInsert(
    db,
    'provider_payment',
    lines.map((line, index) => ({
      ...head,
      ...line,
      id: randomUUID(),
      import_id,
      line_no: index + 1,
      match_number: matchNumber(line.policy_number_text),
      event_date: today,
      processing: 'Action Required',
      created_at: now,
      created_by: IMPORTER,
      updated_at: now,
      updated_by: IMPORTER,
      version: 2,
    })),
  );
}
