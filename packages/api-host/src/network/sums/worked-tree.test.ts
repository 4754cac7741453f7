import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestHost } from '../../testing/index.ts';
import { me, type NetworkNode, uplineNodes } from '../nodes.store.ts';
import { teamPredicate } from '../team/team-predicate.ts';
import { recordPoints } from './points.store.ts';
import { headCounts, teamProduction } from './production.store.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
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

async function team(type: TeamType, username: string): Promise<string> {
  const rows = await host.db
    .selectFrom('app_user')
    .select('first_name')
    .where(teamPredicate(type, await nodeOf(username)))
    .orderBy('first_name')
    .execute();
  return rows.map(({ first_name }) => first_name.charAt(0)).join('');
}

/** Rosa is R of the tree; the others begin with the letter of their node. */
const WORKED: Readonly<Record<TeamType, string>> = {
  Personal: 'MQZ',
  BaseShop: 'MST',
  RmdBaseShop: 'MSTYZ',
  RmdSuperBase: 'MQSTVYZ',
  RmdSuperTeam: 'MQSTVWXYZ',
  Infinity: 'MQSTVWXYZ',
};

describe('the worked tree of domain.md 1.3', () => {
  it.each(TEAM_TYPES)('%s of R', async (type) => {
    expect(await team(type, 'rosa')).toBe(WORKED[type]);
  });

  it.each(['rosa', 'qadir', 'marco', 'dev', 'eve', 'root'])(
    'contains each team in the next larger one, and %s in none of them (R-TEAM-01, R-TEAM-06)',
    async (who) => {
      const node = await nodeOf(who);
      const codesOf = async (type: TeamType) => {
        const rows = await host.db
          .selectFrom('app_user')
          .select('code')
          .where(teamPredicate(type, node))
          .execute();
        return new Set(rows.map(({ code }) => code));
      };
      const [personal, ...nested] = await Promise.all(TEAM_TYPES.map(codesOf));
      const all = await codesOf('Infinity');
      expect(personal?.isSubsetOf(all)).toBe(true);
      nested.forEach((team, index) => {
        expect([TEAM_TYPES[index + 1], team.isSubsetOf(nested[index + 1] ?? all)]).toEqual([
          TEAM_TYPES[index + 1],
          true,
        ]);
      });
      expect(all.has(node.code)).toBe(false);
    },
  );

  it('produces what its members and the viewer do (R-TEAM-01)', async () => {
    const node = await nodeOf('rosa');
    const month = companyDay(host.clock.now()).slice(0, 8).concat('01');
    await recordPoints(host.db, [
      {
        owner_code: node.code,
        points_type: 'IssuedBv',
        amount: 700_000,
        on_date: month,
        reference_kind: 'test',
        reference_id: 'own',
      },
    ]);
    for (const type of TEAM_TYPES.filter((each) => each !== 'Personal')) {
      const { total } = await teamProduction(host.db, node, type, { from: month, to: month }, 'IssuedBv');
      const { net } = await host.db
        .selectFrom('point_entry')
        .innerJoin('app_user', 'app_user.code', 'point_entry.owner_code')
        .select(sql<number>`sum(case when is_reversal then -amount else amount end)::bigint`.as('net'))
        .where('points_type', '=', 'IssuedBv')
        .where('on_date', '>=', month)
        .where((where) => where.or([where('app_user.code', '=', node.code), teamPredicate(type, node)]))
        .executeTakeFirstOrThrow();
      expect([type, total.net]).toEqual([type, net]);
    }
  });

  it('counts what it lists', async () => {
    const counts = await headCounts(host.db, await nodeOf('rosa'));
    for (const type of TEAM_TYPES) {
      expect(counts.reduce((sum, row) => sum + row.counts[type], 0)).toBe(WORKED[type].length);
    }
  });

  it('cuts the base shop of who is not senior at the same places', async () => {
    expect(await team('BaseShop', 'marco')).toBe('ST');
    expect(await team('RmdBaseShop', 'zane')).toBe('Y');
    expect(await team('Infinity', 'zane')).toBe('Y');
  });

  it('finds the uplines nearest first', async () => {
    const uplines = await uplineNodes(host.db, await nodeOf('xena'));
    const names = await Promise.all(
      uplines.map(async ({ code }) => {
        const row = await host.db
          .selectFrom('app_user')
          .select('username')
          .where('code', '=', code)
          .executeTakeFirstOrThrow();
        return row.username;
      }),
    );
    expect(names).toEqual(['wes', 'qadir', 'rosa', 'root']);
  });
});
