import { TEAM_TYPES, type TeamType } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';
import { me, type NetworkNode, uplineNodes } from './nodes.store.ts';
import { headCounts } from './production.store.ts';
import { teamPredicate } from './team-predicate.ts';

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
