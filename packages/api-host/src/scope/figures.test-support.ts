import { POINTS_TYPES, TEAM_TYPES } from '@upline/domain';
import { sql } from 'kysely';
import { postJournals } from '../money/ledger/ledger.ts';
import { foldNetwork } from '../network/sums/fold.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import type { Db } from '../platform/database/database.ts';
import { companyDay } from '../platform/time/company-time.ts';
import type { TestHost } from '../testing/index.ts';
import { call, mayCall, type Viewer } from './calls.test-support.ts';
import { type Person, queryOf } from './network.test-support.ts';
import { isRead } from './reads.test-support.ts';
import { among, type Check, type World } from './world.test-support.ts';

/** One of them is neither the viewer nor below: nothing of that one is the viewer's. */
const STRANGERS = ['hal', 'oli'] as const;

type Values = Readonly<Record<string, unknown>>;

interface Added {
  readonly table: string;
  readonly id: string;
}

/** A row of the owner once more, with other values in these columns; of another person where the owner has none. */
async function again(
  db: Db,
  table: string,
  owner: { column: string; is: string },
  values: Values,
): Promise<Added[]> {
  const columns = await queryOf(
    db,
    sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'`,
  );
  const into = sql.join(columns.map(({ name }) => sql.ref(name)));
  const from = sql.join(columns.map(({ name }) => sql.ref(`one.${name}`)));
  const { rows } = await sql<{ id: string }>`insert into ${sql.table(table)} (${into}) select ${from}
    from (select * from ${sql.table(table)} order by ${sql.ref(owner.column)} = ${owner.is} desc, id limit 1) found
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, to_jsonb(found) || ${JSON.stringify({ [owner.column]: owner.is, ...values })}::jsonb) one
    returning id::text`.execute(db);
  return rows.map(({ id }) => ({ table, id }));
}

/** Personal accounts of the ledger move; journals stay, as they are only ever appended. */
async function owe(db: Db, of: string): Promise<void> {
  const posting = { of, cents: 4_321 };
  await db.transaction().execute((trx) =>
    postJournals({ db: trx, today: '2026-10-01', now: new Date(), caller: undefined } as never, [
      {
        kind: 'Adjustment',
        sourceId: crypto.randomUUID(),
        currency: 'USD',
        description: 'Stranger',
        postings: [
          { account: 'Debit Balance', ...posting },
          { account: 'Pending Commission', of, cents: -2 * posting.cents },
          { account: 'Commission Expense', cents: posting.cents },
        ],
      },
    ]),
  );
}

/** What no row of the network stands for: a debt announced to come from below, a lot of equity, a level asked for. */
async function given(db: Db, code: string, debt: string, day: string): Promise<Added[]> {
  const added: Added[] = [];
  const insert = async (table: string, values: Values) => {
    const columns = Object.keys(values).map((column) => sql.ref(column));
    const { rows } = await sql<{ id: string }>`insert into ${sql.table(table)} (${sql.join(columns)})
      values (${sql.join(Object.values(values))}) returning id::text`.execute(db);
    added.push(...rows.map(({ id }) => ({ table, id })));
  };
  await insert('debt_roll_up', {
    chargeback_id: debt,
    receiver_code: code,
    announced_on: day,
    transfer_on: day,
  });
  const associate_code = code;
  await insert('equity_credit', { associate_code, grant_date: day, source: 'Manual', credits: 7 });
  await insert('level_request', { associate_code, from_level: 'MD', to_level: 'RMD', evidence: '{}' });
  return added;
}

let round = 0;

/** The stranger is paid, owes, writes business, earns points, is licensed, gets a notice and wins a client. */
async function act({ db, clock }: TestHost, { code, id: userId }: Person): Promise<Added[]> {
  const today = companyDay(clock.now());
  const own = sql<{
    id: string;
  }>`select policy_id::text as id from policy_share where portion = 0
    order by associate_code = ${code} desc, policy_id limit 1`;
  const [written] = await queryOf(db, own);
  round += 1;
  const fresh = () => ({ id: crypto.randomUUID() });
  const dates = { submit_date: today, issue_date: today };
  const policy = crypto.randomUUID();
  const inForce = {
    business_status: 'Approved',
    chargeback_months: 12,
    placed_date: null,
    paid_to_date: null,
    termination_date: null,
    termination_reason: null,
  };
  // They stay, since the ledger of points is only ever appended to; the checks of other viewers count none.
  const [sold] = await queryOf(
    db,
    sql<{ id: string; provider_id: string }>`select id, provider_id from product order by id limit 1`,
  );
  const credit = { owner_code: code, amount: 1_234_567, on_date: today, reference_kind: 'stranger' };
  const credits = POINTS_TYPES.map((points_type) => ({
    ...credit,
    points_type,
    reference_id: `${round}`,
    product_id: sold?.id,
    provider_id: sold?.provider_id,
  }));
  // Once folded and once pending: reads add both.
  await recordPoints(db, credits);
  await foldNetwork(db);
  await recordPoints(db, credits);
  const of = (column: string, is = code) => ({ column, is });
  const line = (no: number, values: Values) =>
    again(db, 'compensation_line', of('associate_code'), {
      ...fresh(),
      source_no: 1000 * round + no,
      posted_at: `${today}T12:00:00Z`,
      status: 'Pending',
      escrow_reason: null,
      ...values,
    });
  await owe(db, code);
  const run = { ...fresh(), number: 1000 + round, pay_date: today };
  const debt = { ...fresh(), event_date: today };
  return [
    ...(await again(db, 'policy', of('id', written?.id), {
      ...dates,
      ...inForce,
      id: policy,
      policy_number: `STRANGER-${round}`,
    })),
    ...(await again(db, 'policy_share', of('associate_code'), { ...dates, policy_id: policy, portion: 0 })),
    ...(await line(1, { compensation_type: 'Override Bonus' })),
    ...(await line(2, { compensation_type: 'Training' })),
    ...(await line(3, { compensation_type: 'Writing', policy_id: policy, line_no: 1, status: 'Paid' })),
    ...(await line(4, { compensation_type: 'Adjustment', amount_cents: -700, status: 'Chargeback' })),
    ...(await again(db, 'chargeback', of('associate_code'), debt)),
    ...(await again(db, 'pay_run', of('number', '1'), run)),
    ...(await again(db, 'payout', of('associate_code'), {
      ...fresh(),
      pay_run_id: run.id,
      pay_run_number: run.number,
    })),
    ...(await given(db, code, debt.id, today)),
    ...(await again(db, 'license', of('associate_code'), {
      ...fresh(),
      number: `STRANGER${round}`,
      type: 'Accident & Sickness',
      is_resident: false,
    })),
    ...(await again(db, 'notification', of('user_code'), { ...fresh(), status: 'Unread', read_at: null })),
    ...(await again(db, 'client', of('owner_code'), fresh())),
    ...(await again(db, 'saved_view', of('user_id', userId), {
      ...fresh(),
      position: 100,
      name: `${round}`,
      shared_with: null,
    })),
  ];
}

/** Answers to every read, without the moment they were made. */
async function answers(world: World, viewer: Viewer, only: ReadonlySet<string> | undefined) {
  const found = new Map<string, string>();
  for (const operation of among(world, only, (one) => isRead(one) && !one.path.endsWith('/download'))) {
    if (operation.path.startsWith('/search/') || !mayCall(viewer, operation)) continue;
    const example = operation.examples?.query as Readonly<Record<string, string>> | undefined;
    const query = operation.id === 'getCoverage' ? { product_id: world.product, state: 'TX' } : example;
    const queries =
      example?.team_type === undefined ? [query] : TEAM_TYPES.map((team_type) => ({ ...query, team_type }));
    const bodies: string[] = [];
    for (const asked of queries) {
      const { body } = await call(world.host, viewer, operation, {
        query: asked,
        params: { type: 'infinity' },
      });
      bodies.push(body.replaceAll(/"(?:as_of|requestId)":"[^"]*"/g, ''));
    }
    found.set(operation.id, bodies.join('\n'));
  }
  return found;
}

/** What a stranger earns, owes, writes and receives changes no list, count, total, figure or report of the viewer (S-39). */
export const figures: Check = async (world, viewer, only) => {
  const { host, network } = world;
  const before = await answers(world, viewer, only);
  if (before.size === 0) return [];
  const stranger = STRANGERS.map((name) => network.named(name)).find(
    ({ code }) => code !== viewer.code && !network.below(viewer.code).has(code),
  ) as Person;
  const added = await act(host, stranger);
  const after = await answers(world, viewer, only);
  for (const { table, id } of added.reverse())
    await sql`delete from ${sql.table(table)} where id::text = ${id}`.execute(host.db);
  return [...before]
    .filter(([id, body]) => after.get(id) !== body)
    .map(([id]) => `${id}: changed by ${stranger.username}`);
};
