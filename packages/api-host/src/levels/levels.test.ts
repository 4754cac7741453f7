import { addMonths, firstOfMonth, type LevelCode } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { lockGuard } from '../network/changes/guard.store.ts';
import { placeUnder } from '../network/changes/placing.store.ts';
import { writeUpline } from '../network/history.store.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import { legProduction, teamProduction } from '../network/sums/production.store.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../testing/index.ts';
import { measure, windowMonths } from './evidence.ts';
import { legProductions } from './leg-production.store.ts';
import type { levelHistory, levelProgress, levelRequest, simulationAnswer } from './levels.schemas.ts';
import { criteriaOn, measuredDays } from './levels.store.ts';

type Progress = z.output<typeof levelProgress>;
type History = z.output<typeof levelHistory>;
type Request = z.output<typeof levelRequest>;

const clock = testClock();
const TODAY = companyDay(clock.now());
const MONTH = firstOfMonth(TODAY);

let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  [admin, superAdmin] = [await host.signInAs('admin'), await host.signInAs('super')];
  await host.platform.jobs.add(host.db, 'levels.night', {});
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

async function nodeOf(username: string): Promise<NetworkNode> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return (await me(host.db, code)) as NetworkNode;
}

const progressOf = async (who: string) =>
  (await (await host.signInAs(who)).get('/account/level-qualification')).json<Progress>();

describe('evidence', () => {
  it('takes production by leg as the network reads it one person at a time (R-LVL-01)', async () => {
    const days = await measuredDays(host.db, TODAY);
    expect(days.openFrom).toBe(MONTH);
    // As if nobody had ever been transferred.
    await host.db.deleteFrom('upline_history').where('valid_to', 'is not', null).execute();
    const names = ['root', 'gus', 'eve', 'dev', 'cara', 'ben', 'ana', 'rosa', 'marco', 'quinn'];
    const nodes = await Promise.all(names.map(nodeOf));
    const codes = nodes.map(({ code }) => code);
    for (const type of ['BaseShop', 'RmdSuperBase', 'RmdSuperTeam', 'Infinity'] as const) {
      const months = windowMonths(days, 6);
      const found = await legProductions(host.db, codes, type, months);
      for (const node of nodes) {
        const wanted = await legProduction(host.db, node, type, months, 'IssuedBv');
        const { personal_cents, legs } = found.get(node.code) ?? { personal_cents: 0, legs: [] };
        expect({ code: node.code, personal_cents, legs }).toEqual({
          code: node.code,
          personal_cents: wanted.personal.net,
          legs: wanted.legs
            .filter(({ net }) => net !== 0)
            .map(({ code, net }) => ({ code, amount_cents: net })),
        });
      }
    }
  });

  it('counts RMDs, legs and the base shop of the worked tree (1.2, 1.3)', async () => {
    const days = await measuredDays(host.db, TODAY);
    const rosa = await nodeOf('rosa');
    const criteria = await criteriaOn(host.db, TODAY);
    const { measures } = (await measure(host.db, [rosa.code], days, criteria)).get(rosa.code) ?? {
      measures: {},
    };
    // Qadir and Wes are Active RMDs in one leg, Qadir of the first generation; Zane has left.
    expect(measures).toMatchObject({
      rmds: 2,
      rmd_legs: 1,
      first_generation_rmds: 1,
      emd_legs: 0,
      base_shop_sa: 2,
      ama_signed: 1,
      membership_fee_paid: 1,
    });
  });

  it('leaves out what a transferred associate produces in six months (R-LVL-06)', async () => {
    const hal = await nodeOf('hal');
    const jo = await nodeOf('jo');
    const days = await measuredDays(host.db, TODAY);
    const months = windowMonths(days, 3);
    const legOf = async (code: string) =>
      (await legProductions(host.db, [hal.code], 'BaseShop', months))
        .get(hal.code)
        ?.legs.find((leg) => leg.code === code)?.amount_cents ?? 0;
    const transferredOn = (date: string) =>
      host.db.transaction().execute(async (trx) => {
        await trx.deleteFrom('upline_history').where('associate_code', '=', jo.code).execute();
        await writeUpline(
          trx,
          { code: jo.code, from: '2020-01-01', reason: 'Joined', by: null },
          jo.upline_code,
        );
        await writeUpline(trx, { code: jo.code, from: date, reason: 'Transferred', by: null }, hal.code);
      });
    await host.db.transaction().execute(async (trx) => {
      const openFrom = await lockGuard(trx);
      await placeUnder(trx, (await me(trx, jo.code)) as NetworkNode, hal.code, openFrom);
    });
    await recordPoints(host.db, [
      {
        owner_code: jo.code,
        points_type: 'IssuedBv',
        amount: 500_000,
        on_date: addMonths(MONTH, -1),
        reference_kind: 'test',
        reference_id: 'transfer',
      },
    ]);
    const moved = (await me(host.db, jo.code)) as NetworkNode;
    const all = (await teamProduction(host.db, moved, 'BaseShop', months, 'IssuedBv')).total.net;
    expect(all).toBeGreaterThanOrEqual(500_000);
    await transferredOn(addMonths(MONTH, -2));
    expect(await legOf(jo.code)).toBe(0);
    await transferredOn(addMonths(MONTH, -9));
    expect(await legOf(jo.code)).toBe(all);
    // Half of the window is within the six months.
    await transferredOn(addMonths(MONTH, -7));
    const late = await teamProduction(
      host.db,
      moved,
      'BaseShop',
      { from: addMonths(MONTH, -1), to: months.to },
      'IssuedBv',
    );
    expect(await legOf(jo.code)).toBe(late.total.net);
  });
});

describe('the way to the next level', () => {
  it('shows each measure against its requirement and the window of closed months', async () => {
    const { level, next, may_request } = await progressOf('ben');
    expect(level.code).toBe('SA');
    expect(next).toMatchObject({
      level: { code: 'MD' },
      window_months: 3,
      from: addMonths(MONTH, -3),
      production: { team_type: 'BaseShop', required_cents: 3_000_000 },
    });
    expect(next?.requirements.map(({ alternatives }) => alternatives[0]?.measure)).toEqual([
      'base_shop_licensed',
      'licensed_legs',
      'aml_current',
    ]);
    expect(may_request).toBe(false);
    expect((await progressOf('cara')).may_request).toBe(true);
  });

  it('simulates the worked example of 5.7: a shortfall of 1,000 that cannot be personal', async () => {
    const ben = await host.signInAs('ben');
    const { next } = await progressOf('ben');
    const [own, ...legs] = next?.production?.parts ?? [];
    expect(legs.length).toBeGreaterThan(0);
    const simulate = async (personal: number, wanted: readonly number[]) => {
      const left = [...wanted];
      const moved = legs.map(({ leg_code, amount_cents }) => ({
        leg_code,
        bv_cents: (left.shift() ?? 0) - amount_cents,
      }));
      const reply = await ben.post('/account/level-simulation', {
        body: {
          level_code: 'MD',
          personal_bv_cents: personal - (own?.amount_cents ?? 0),
          recruits: 12,
          legs: [...moved, ...left.map((bv_cents) => ({ leg_code: null, bv_cents }))],
        },
      });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json<z.output<typeof simulationAnswer>>();
    };
    const short = await simulate(2_000_000, [900_000, 400_000, 100_000]);
    expect(short.qualification.production).toMatchObject({
      required_cents: 3_000_000,
      counted_cents: 2_900_000,
      shortfall_cents: 100_000,
      is_met: false,
    });
    expect(short.qualification.production?.parts[0]).toMatchObject({
      leg_code: null,
      amount_cents: 2_000_000,
      counted_cents: 1_500_000,
      is_exhausted: true,
    });
    expect(short.qualification.requirements[0]).toMatchObject({ is_met: true });
    const met = await simulate(2_000_000, [1_000_000, 400_000, 100_000]);
    expect(met.qualification.production).toMatchObject({ counted_cents: 3_000_000, is_met: true });
    expect(met.pay.after_cents).toBeGreaterThanOrEqual(met.pay.before_cents);
    const stranger = await ben.post('/account/level-simulation', {
      body: { legs: [{ leg_code: (await nodeOf('hal')).code, bv_cents: 1 }] },
    });
    expect(stranger.json()).toMatchObject({
      fields: [{ field: 'legs.0.leg_code', message: 'Leg is not valid' }],
    });
  });
});

describe('requests for a level (2.33)', () => {
  const ask = async (who: string, to_level: LevelCode) =>
    (await host.signInAs(who)).post('/account/level-requests', { body: { to_level } });

  it('are of exactly the next level, and not of one the system gives (R-LVL-03)', async () => {
    expect((await ask('cara', 'EMD')).json()).toMatchObject({
      statusCode: 422,
      fields: [{ field: 'to_level', message: 'Only the next level can be requested' }],
    });
    expect((await ask('ben', 'MD')).json()).toMatchObject({
      fields: [{ message: 'This level is given automatically once its requirements are met' }],
    });
  });

  it('are approved for the first of the next month, with the evidence kept (R-LVL-02)', async () => {
    const reply = await ask('cara', 'RMD');
    expect(reply.statusCode, reply.body).toBe(201);
    const request = reply.json<Request>();
    expect(request).toMatchObject({
      status: 'Pending',
      needs_super: false,
      evidence: { level: { code: 'RMD' } },
    });
    expect((await ask('cara', 'RMD')).statusCode).toBe(422);
    const path = `/admin/level-requests/${request.id}/decide`;
    expect((await admin.post(path, { body: { approve: false }, ifMatch: 1 })).json()).toMatchObject({
      fields: [{ field: 'reason', message: 'Reason is required' }],
    });
    expect((await admin.post(path, { body: { approve: true }, ifMatch: 9 })).statusCode).toBe(409);
    const decided = (await admin.post(path, { body: { approve: true }, ifMatch: 1 })).json<Request>();
    expect(decided).toMatchObject({ status: 'Approved', effective_date: addMonths(MONTH, 1), version: 2 });
    expect((await admin.post(path, { body: { approve: true }, ifMatch: 2 })).statusCode).toBe(409);
    expect((await progressOf('cara')).scheduled).toEqual({
      level: { code: 'RMD', name: 'Regional Marketing Director' },
      effective_date: addMonths(MONTH, 1),
    });
    expect((await nodeOf('cara')).level_code).toBe('MD');
    const { rows } = (
      await admin.get('/admin/level-requests', { query: { filter: '{"status":{"in":["Approved"]}}' } })
    ).json();
    expect(rows).toHaveLength(1);
  });

  it('above EMD are the SuperAdmin’s, and wait 30 days after a refusal', async () => {
    const request = (await ask('eve', 'NMD')).json<Request>();
    expect(request.needs_super).toBe(true);
    const path = `/admin/level-requests/${request.id}/decide`;
    const body = { approve: false, reason: 'Not enough legs yet' };
    expect((await admin.post(path, { body, ifMatch: 1 })).statusCode).toBe(403);
    expect((await superAdmin.post(path, { body, ifMatch: 1 })).json()).toMatchObject({ status: 'Refused' });
    expect((await ask('eve', 'NMD')).json().fields[0].message).toMatch(/^A new request is possible from /);
  });
});

describe('the night', () => {
  it('writes the closed month for everybody once, with figures of the pure rules (2.5, R-LVL-07)', async () => {
    const month = addMonths(MONTH, -1);
    const rows = await host.db
      .selectFrom('level_qualification')
      .selectAll()
      .where('period_month', '=', month)
      .execute();
    expect(rows.length).toBeGreaterThan(400);
    for (const who of ['dev', 'eve', 'ben']) {
      const node = await nodeOf(who);
      const row = rows.find(({ associate_code }) => associate_code === node.code);
      const net = async (type: 'Personal' | 'BaseShop') =>
        (await teamProduction(host.db, node, type, { from: month, to: month }, 'IssuedBv')).total.net;
      expect(row).toMatchObject({
        level_at_close: node.level_code,
        personal_bv_cents: await net('Personal'),
        base_shop_bv_cents: await net('BaseShop'),
      });
      const client = await host.signInAs(who);
      const history = (await client.get('/account/level-qualification-history')).json<History>();
      expect(history.rows[0]).toMatchObject({ period_month: month });
      expect(history.rows[0]?.next?.requirements.length).toBeGreaterThan(0);
    }
    await host.platform.jobs.add(host.db, 'levels.night', {});
    await host.platform.jobs.drain();
    const again = await host.db.selectFrom('level_qualification').select('associate_code').execute();
    expect(again).toHaveLength(rows.length);
  });

  it('promotes who meets everything below RMD, from the first of the next month on (R-LVL-02, R-LVL-03)', async () => {
    const tom = await nodeOf('tom');
    const ana = await nodeOf('ana');
    const trainer = ana.code;
    const policies = await host.db.selectFrom('policy').select('id').limit(2).execute();
    await host.db.deleteFrom('training_case').execute();
    await host.db.deleteFrom('training_program').where('associate_code', '=', tom.code).execute();
    const program = await host.db
      .insertInto('training_program')
      .values({
        associate_code: tom.code,
        trainer_code: trainer,
        status: 'Completed',
        opened_at: null,
        due_date: null,
        completed_at: null,
        defaulted_at: null,
        reopened_at: null,
        reverted_at: null,
        created_by: null,
        updated_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { id } of policies)
      await host.db
        .insertInto('training_case')
        .values({
          program_id: program.id,
          policy_id: id,
          observed_on: MONTH,
          status: 'Acknowledged',
          acknowledged_at: clock.now(),
          acknowledged_by: trainer,
          trainer_comment: null,
        })
        .execute();
    await host.db
      .updateTable('app_user')
      .set({ recruiter_code: tom.code })
      .where('code', 'in', [(await nodeOf('jo')).code, (await nodeOf('kim')).code, ana.code])
      .execute();
    const next = (await progressOf('tom')).next;
    expect(next).toMatchObject({ level: { code: 'A' }, approval: 'SYS', is_met: true });
    await host.platform.jobs.add(host.db, 'levels.night', {});
    await host.platform.jobs.drain();
    expect((await progressOf('tom')).scheduled).toMatchObject({
      level: { code: 'A' },
      effective_date: addMonths(MONTH, 1),
    });
    const client = await host.signInAs('tom');
    const history = (await client.get('/account/level-qualification-history')).json<History>();
    expect(history.changes[0]).toMatchObject({
      to_level: { code: 'A' },
      is_scheduled: true,
      decided_by: null,
      reason: 'All requirements are met',
    });
    // Once: the next night finds the promotion waiting.
    await host.platform.jobs.add(host.db, 'levels.night', {});
    await host.platform.jobs.drain();
    const changes = await host.db
      .selectFrom('network_change')
      .select('id')
      .where('associate_code', '=', tom.code)
      .execute();
    expect(changes).toHaveLength(1);
  });

  it('is shown of oneself and everybody below, of nobody else (R-TEAM-04)', async () => {
    const ben = await host.signInAs('ben');
    const ask = async (code: string) => ben.get(`/team/${code}/level-qualification-history`);
    expect((await ask((await nodeOf('ana')).code)).statusCode).toBe(200);
    expect((await ask((await nodeOf('cara')).code)).statusCode).toBe(403);
    expect((await ask('U999999')).statusCode).toBe(404);
    const code = (await nodeOf('cara')).code;
    expect((await admin.get(`/admin/associates/${code}/level-qualification-history`)).statusCode).toBe(200);
  });

  it('never tells an upline what was earned, only whether it was enough (7.1)', async () => {
    const { code } = await nodeOf('cara');
    const earned = async (client: TestClient, path: string) => {
      const { rows } = (await client.get(path)).json<History>();
      return rows
        .flatMap(({ next }) => next?.requirements ?? [])
        .flatMap(({ alternatives }) => alternatives)
        .filter(({ measure }) => measure === 'rolling_compensation_cents');
    };
    const path = `/team/${code}/level-qualification-history`;
    const own = await earned(await host.signInAs('cara'), path);
    expect(own.length).toBeGreaterThan(0);
    expect(own).toEqual(await earned(admin, `/admin${path.replace('team', 'associates')}`));
    for (const { unit, required } of own) expect([unit, required > 1]).toEqual(['cents', true]);
    expect(await earned(await host.signInAs('dev'), path)).toEqual(
      own.map(({ is_met, ...one }) => {
        return { ...one, is_met, unit: 'fact', value: +is_met, required: 1, shortfall: +!is_met };
      }),
    );
  });
});
