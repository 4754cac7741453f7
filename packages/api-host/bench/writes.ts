import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { insertPolicy, replaceShares } from '../src/business/policies/policies.store.ts';
import { lockGuard } from '../src/network/changes/guard.store.ts';
import { recruit } from '../src/network/changes/network-model.test-support.ts';
import { placeUnder } from '../src/network/changes/placing.store.ts';
import { me, type NetworkNode, teamSize } from '../src/network/nodes.store.ts';
import { foldNetwork } from '../src/network/sums/fold.store.ts';
import { recordPoints } from '../src/network/sums/points.store.ts';
import { openPostgres } from '../src/platform/database/open-database.ts';
import type { Tables } from '../src/platform/database/tables.ts';

/**
 * `DATABASE_URL=… node packages/api-host/bench/writes.ts [times] [people moved…]`: processor time of the database for what writes to a
 * network of `seed --size l`, which keeps what is written: recruits, policies alone and with their points, and people moved with
 * all beneath, there and back. Each is one transaction.
 */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('Set DATABASE_URL to a loaded PostgreSQL of this machine');
const times = Number(process.argv[2] ?? 40);
const moved = process.argv.slice(3).map(Number);
const database = openPostgres(url, { max: 1, patience: 20 });
const { db } = database;
const { rows: backends } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
const used = () => Number(readFileSync(`/proc/${backends[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

async function measure(
  name: string,
  work: (round: number) => Promise<unknown>,
  rounds = times,
): Promise<void> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = used();
    await work(round);
    costs.push(used() - before);
  }
  costs.sort((a, b) => a - b);
  console.log(
    name,
    costs[costs.length >> 1]?.toFixed(1),
    '/',
    costs.at(-1)?.toFixed(1),
    `of ${costs.length}`,
  );
}

const { rows: people } = await sql<{ code: string }>`
  select code from app_user where status = 'Active' and path is not null order by md5(code) limit ${times}`.execute(
  db,
);
const codeOf = (round: number) => people[round]?.code as string;
const { rows: patterns } = await sql<Tables['policy']>`
  select policy.* from policy tablesample system (1) where issue_date is not null limit ${times}`.execute(db);

async function sell(name: string, round: number, withPoints: boolean): Promise<void> {
  const { id: _, match_number: __, ...pattern } = patterns[round] as unknown as Tables['policy'];
  const associate_code = codeOf(round);
  await db.transaction().execute(async (trx) => {
    const policy = await insertPolicy(trx, {
      ...pattern,
      chargeback_steps: JSON.stringify(pattern.chargeback_steps),
      policy_number: `${name}-${Date.now()}-${round}`,
      writing_associate_code: associate_code,
      training_associate_code: null,
    } as Parameters<typeof insertPolicy>[1]);
    const none = { entered_by: null, decided_at: null, decided_by: null };
    const share = { portion: 0, associate_code, share_bps: 10_000, bv_cents: policy.bv_cents };
    await replaceShares(trx, policy, [
      { ...share, ...none, policy_hundredths: 100, approval_status: 'Approved' },
    ]);
    const entry = {
      owner_code: associate_code,
      on_date: new Date().toISOString().slice(0, 10),
      reference_kind: 'policy',
      reference_id: policy.id,
      product_id: policy.product_id,
      provider_id: policy.provider_id,
      policy_id: policy.id,
    };
    if (withPoints)
      await recordPoints(trx, [
        { ...entry, points_type: 'SubmittedBv', amount: 50_000 },
        { ...entry, points_type: 'SubmittedPolicies', amount: 100 },
      ]);
  });
}

/** Somebody with about so many beneath, moved under a far person and back. */
async function move(size: number): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select owner_code as code from team_head join app_user on app_user.code = owner_code where upline_code is not null
    group by 1 order by abs(sum(inf) - ${size}), 1 limit 1`.execute(db);
  const node = (await me(db, rows[0]?.code as string)) as NetworkNode;
  const { rows: others } = await sql<{ code: string }>`
    select code from app_user where path is not null and status = 'Active' and level_code = 'MD'
      and not (path >= ${node.path} and path < ${`${node.path}~`}) order by md5(code) limit 1`.execute(db);
  const targets = [others[0]?.code as string, node.upline_code as string];
  await measure(
    `moved with ${await teamSize(db, node)} beneath, there and back`,
    (round) =>
      db.transaction().execute(async (trx) => {
        const openFrom = await lockGuard(trx);
        await placeUnder(
          trx,
          (await me(trx, node.code)) as NetworkNode,
          targets[round % 2] as string,
          openFrom,
        );
      }),
    4,
  );
}

console.log('Milliseconds of processor time, median / longest');
// A code has six digits: of a million only some are left.
const { rows: numbers } = await sql<{
  last: number;
}>`select last_value as last from associate_number`.execute(db);
await measure(
  'recruit',
  (round) => recruit(db, codeOf(round)),
  Math.min(times, 999_999 - Number(numbers[0]?.last)),
);
for (const name of ['A', 'B']) {
  await measure('policy alone', (round) => sell(`${name}P`, round, false));
  await measure('policy with points', (round) => sell(`${name}Q`, round, true));
}
await foldNetwork(db);
for (const size of moved) await move(size);
await database.close();
