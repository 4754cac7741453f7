import { POINTS_TYPES } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recruit } from '../network/changes/network-model.test-support.ts';
import { me, type NetworkNode } from '../network/nodes.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import { TEAM_SLUGS } from '../team/team.schemas.ts';
import { startTestHost, type TestHost, testContext } from '../testing/index.ts';
import { bridgeOf } from './bridge.service.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

interface Shown {
  readonly total: number;
  readonly adjusted: number;
  readonly parts: readonly { kind: string; amount: number }[];
}

describe('the bridge of a team figure (5.3)', () => {
  it.each(['dev', 'eve'])(
    'of %s adds up to the adjusted figure to the cent, whatever is asked',
    async (who) => {
      const client = await host.signInAs(who);
      const seen = new Set<string>();
      for (const type of TEAM_SLUGS)
        for (const points_type of POINTS_TYPES)
          for (const period of ['Month', 'Year']) {
            const reply = await client.get(`/team/totals/${type}/bridge`, { query: { points_type, period } });
            expect(reply.statusCode, reply.body).toBe(200);
            const { adjusted, total, parts } = reply.json<Shown>();
            const sum = (of: typeof parts) => of.reduce((all, { amount }) => all + amount, 0);
            expect(sum(parts)).toBe(adjusted);
            const later = ['reversals', 'leg_limit', 'rounding'];
            expect(sum(parts.filter(({ kind }) => !later.includes(kind)))).toBe(total);
            for (const { kind } of parts) seen.add(kind);
          }
      for (const kind of ['policies', 'cuts']) expect([...seen]).toContain(kind);
    },
  );

  it('is the figure of the board', async () => {
    const client = await host.signInAs('eve');
    for (const [type, category] of [
      ['base-shop', 'BaseShop'],
      ['rmd-super-team', 'RmdSuperTeam'],
    ] as const) {
      const query = { points_type: 'IssuedBv', period: 'Year' };
      const bridge = (await client.get(`/team/totals/${type}/bridge`, { query })).json<Shown>();
      const { own } = (
        await client.get('/dashboard/leaderboard/company', { query: { ...query, category } })
      ).json<{ own: { adjusted: { current: number }; total: { current: number } } }>();
      expect([own.adjusted.current, own.total.current]).toEqual([bridge.adjusted, bridge.total]);
    }
  });

  it('and the board show the worked example of 5.3, reversals and leg limit included', async () => {
    const { today } = testContext(host);
    const root = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('path', '=', '')
      .executeTakeFirstOrThrow();
    const owner = await recruit(host.db, root.code, 'RMD');
    const leg = await recruit(host.db, owner, 'RMD');
    const node = (await me(host.db, owner)) as NetworkNode;
    const entry = (owner_code: string, amount: number, is_reversal = false) => ({
      owner_code,
      points_type: 'IssuedBv' as const,
      amount,
      on_date: today,
      reference_kind: 'test',
      reference_id: 'worked',
      is_reversal,
    });
    await recordPoints(host.db, [
      entry(owner, 2_000_000),
      entry(leg, 4_000_000),
      entry(owner, 200_000, true),
    ]);
    const admin = await host.signInAs('admin');
    const query = { points_type: 'IssuedBv', search: owner };
    for (const type of ['RmdSuperBase', 'RmdSuperTeam', 'Infinity'] as const) {
      const bridge = await bridgeOf(host.db, node, { type, pointsType: 'IssuedBv', period: 'Month' }, today);
      expect(bridge).toMatchObject({ total: 6_000_000, adjusted: 4_700_000 });
      expect(bridge.parts).toEqual([
        { kind: 'others', leg_code: null, amount: 6_000_000 },
        { kind: 'reversals', leg_code: null, amount: -200_000 },
        { kind: 'leg_limit', leg_code: leg, amount: -1_100_000 },
      ]);
      const reply = await admin.get('/admin/dashboard/leaderboard/company', {
        query: { ...query, category: type },
      });
      expect(reply.json<{ rows: unknown[] }>().rows[0]).toMatchObject({
        adjusted: { current: 4_700_000 },
        total: { current: 6_000_000 },
      });
    }
  });

  it('is refused to others for the teams of seniors (R-TEAM-03)', async () => {
    const ana = await host.signInAs('ana');
    expect((await ana.get('/team/totals/rmd-super-base/bridge')).statusCode).toBe(403);
    expect((await ana.get('/team/totals/infinity/bridge')).statusCode).toBe(200);
  });
});
