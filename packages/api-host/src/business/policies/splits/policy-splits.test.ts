import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockGuard } from '../../../network/changes/guard.store.ts';
import { changeStanding } from '../../../network/changes/placing.store.ts';
import { type NetworkNode, nodesOf } from '../../../network/nodes.store.ts';
import type { ListedProblem, TestClient } from '../../../testing/index.ts';
import { type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';

let at: PoliciesHost;
const who: Record<string, TestClient> = {};
const as = (name: string) => who[name] as TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  for (const name of ['ana', 'ben', 'cara', 'dev', 'hal', 'tom', 'super'])
    who[name] = await at.host.signInAs(name);
  who.proxy = await at.host.signInAs('hal', { via: 'super' });
  await at.host.db
    .insertInto('training_program' as never)
    .values({ associate_code: at.people.tom, trainer_code: at.people.ana, status: 'Open' } as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});
afterAll(() => at.host.close());

type Shares = Pick<Shown, 'id' | 'version' | 'shares'>;
const split = (code: string, share_bps: number) => ({ splits: [{ associate_code: code, share_bps }] });
const say = (name: string, policy: { id: string; version: number }, verb: string, portion = 1) =>
  as(name).post(
    `${name === 'super' ? '/admin' : '/business'}/policies/${policy.id}/shares/${portion}/${verb}`,
    { ifMatch: policy.version, ...(verb === 'accept' ? {} : { body: { reason: 'Not as agreed' } }) },
  );
const statusOf = (answer: { json<T>(): T }, portion = 1) =>
  answer.json<Shares>().shares.find((share) => share.portion === portion)?.approval_status;

describe('shares of a policy (R-VAL-18, R-MNY-05)', () => {
  test('divide BV by the largest remainder, to the cent', async () => {
    const policy = await at.enter(as('ana'), {
      premium_mode: 'Annual',
      modal_premium_cents: 250_001,
      target_premium_cents: 250_001,
      ...split(at.people.hal, 4_000),
    });
    expect(policy.shares).toMatchObject([
      { portion: 0, share_bps: 6_000, bv_cents: 150_001, approval_status: 'Approved' },
      { portion: 1, share_bps: 4_000, bv_cents: 100_000, approval_status: 'Pending For Associate' },
    ]);
  });

  test.each([
    [3_333, [3_333, 3_334], 201],
    [3_333, [3_333, 3_333], 422],
    [99, [9_901], 422],
    [100, [9_900], 201],
    [10_000, [], 201],
  ] as const)('writing %i and %j of 10000: %i', async (writing_share_bps, parts, code) => {
    const others = [at.people.hal, at.people.ben];
    const splits = parts.map((share_bps, index) => ({ associate_code: others[index] as string, share_bps }));
    const answer = await at.send(as('ana'), { writing_share_bps, splits });
    expect(answer.statusCode, answer.body).toBe(code);
    if (code === 422)
      expect(answer.json<ListedProblem>().fields).toContainEqual(
        expect.objectContaining({ message: 'Split percentages must add up to 100%' }),
      );
  });

  test('name nobody twice and not the writing associate', async () => {
    for (const splits of [
      [{ associate_code: at.people.ana, share_bps: 4_000 }],
      [
        { associate_code: at.people.hal, share_bps: 4_000 },
        { associate_code: at.people.hal, share_bps: 1_000 },
      ],
    ])
      expect((await at.send(as('ana'), { splits })).statusCode).toBe(422);
  });

  test('match-up 50/50 with the trainee on top', async () => {
    const policy = await at.enter(as('ana'), {
      ...split(at.people.ben, 5_000),
      training_associate_code: at.people.tom,
    });
    expect(policy.shares.map(({ share_bps }) => share_bps)).toEqual([5_000, 5_000]);
    const seen = (await as('tom').get(`/business/policies/${policy.id}`)).json<{ roles: string[] }>();
    expect(seen.roles).toEqual(['Training']);
  });
});

describe('approvals (R-POL-02)', () => {
  test('entered by the writing associate: the split associate accepts, and then reads the client', async () => {
    const policy = await at.enter(as('ana'), split(at.people.ben, 4_000));
    const shared = () =>
      at.host.db
        .selectFrom('client_share')
        .select('client_id')
        .where('associate_code', '=', at.people.ben)
        .where('client_id', '=', at.client)
        .executeTakeFirst();
    const accepted = await say('ben', policy, 'accept');
    expect(statusOf(accepted)).toBe('Approved');
    expect(await shared()).toBeDefined();
    // Anyone who read it before decides about something else: the version says so.
    expect(accepted.json<Shares>().version).toBe(policy.version + 1);
    expect((await say('ben', policy, 'accept')).statusCode).toBe(409);
    expect((await say('ben', accepted.json<Shares>(), 'accept')).statusCode).toBe(403);
  });

  test('the split associate refuses: the policy is no longer hers to see, and the writer removes the share', async () => {
    const policy = await at.enter(as('ana'), split(at.people.hal, 4_000));
    const refused = await say('hal', policy, 'refuse');
    expect(statusOf(refused)).toBe('Revoked');
    expect((await as('hal').get(`/business/policies/${policy.id}`)).statusCode).toBe(404);
    // What it may pay is counted by the shares that count.
    const checked = await as('ana').get(`/business/policies/${policy.id}/check`);
    expect(checked.json().expected).toMatchObject({ bv_cents: policy.bv_cents });
    const removed = await as('ana').delete(`/business/policies/${policy.id}/shares/1`, {
      ifMatch: refused.json<Shares>().version,
    });
    expect(removed.json<Shares>().shares).toMatchObject([{ share_bps: 10_000, bv_cents: policy.bv_cents }]);
  });

  test('asked for by an upline: the writing associate decides, and until then it opens nothing', async () => {
    const policy = await at.enter(as('ana'));
    const ask = (code: string) =>
      as('ben').post(`/business/policies/${policy.id}/shares`, {
        body: { associate_code: code, share_bps: 2_000 },
        ifMatch: policy.version,
      });
    expect((await ask(at.people.hal)).statusCode).toBe(404);
    const asked = await ask(at.people.ben);
    expect(statusOf(asked)).toBe('Pending For Owner');
    expect((await as('ben').get(`/business/policies/${policy.id}`)).statusCode).toBe(404);
    const now = asked.json<Shares>();
    expect((await say('ben', now, 'accept')).statusCode).toBe(404);
    // The version before the split was asked for says nothing about it.
    expect((await say('ana', policy, 'accept')).statusCode).toBe(409);
    expect(statusOf(await say('ana', now, 'accept'))).toBe('Approved');
    expect((await as('ben').get(`/business/policies/${policy.id}`)).statusCode).toBe(200);
  });

  test('one only asked for moves no credit, asks for no license and shows its own row; the answer moves them', async () => {
    const { id, version, bv_cents, business_status } = await at.enter(as('ana'));
    const ask = async (share_bps: number, version: number) =>
      as('ben').post(`/business/policies/${id}/shares`, {
        body: { associate_code: at.people.ben, share_bps },
        ifMatch: version,
      });
    const credit = async (code: string) =>
      (
        await at.host.db
          .selectFrom('point_entry')
          .select(['amount', 'is_reversal'])
          .where('policy_id', '=', id)
          .where('owner_code', '=', code)
          .where('points_type', '=', 'SubmittedBv')
          .execute()
      ).reduce((sum, { amount, is_reversal }) => sum + (is_reversal ? -amount : amount), 0);
    const frozen = async () =>
      (
        await at.host.db
          .selectFrom('compensation_snapshot')
          .select('portion')
          .where('policy_id', '=', id)
          .orderBy('portion')
          .execute()
      ).map(({ portion }) => portion);
    const standing = async () => [await credit(at.people.ana), await credit(at.people.ben), await frozen()];
    await at.host.db
      .updateTable('license')
      .set({ status: 'Inactive' })
      .where('associate_code', '=', at.people.ben)
      .execute();

    // The most the writing associate can give, and where the form says so.
    const tooMuch = await ask(9_950, version);
    expect(tooMuch.json<ListedProblem>().fields).toContainEqual({
      field: 'share_bps',
      message: 'Split percentages must add up to 100%',
    });
    const asked = (await ask(6_000, version)).json<Shares>();
    expect(asked.shares).toMatchObject([
      {
        portion: 1,
        share_bps: 6_000,
        bv_cents: 0,
        approval_status: 'Pending For Owner',
        actions: ['remove'],
      },
    ]);
    const inTeam = async () =>
      (await as('ben').get(`/business/policies/team/${id}`)).json<{
        own_share: object | null;
        most_bps: number;
      }>();
    expect(await inTeam()).toMatchObject({
      own_share: { share_bps: 6_000, actions: ['remove'] },
      most_bps: 0,
    });
    const seen = (await as('ana').get(`/business/policies/${id}`)).json<Shown>();
    expect(seen).toMatchObject({
      business_status,
      shares: [{ share_bps: 10_000, bv_cents }, { bv_cents: 0 }],
    });
    expect(await standing()).toEqual([bv_cents, 0, [0]]);

    // Withdrawn, requested again and refused: nothing has moved, and the notices show the last four digits only.
    const withdrawn = await as('ben').delete(`/business/policies/${id}/shares/1`, { ifMatch: asked.version });
    expect(withdrawn.json<Shares>().shares).toEqual([]);
    expect(await inTeam()).toMatchObject({ own_share: null, most_bps: 9_900 });
    const again = (await ask(6_000, withdrawn.json<Shares>().version)).json<Shares>();
    const refused = await say('ana', again, 'refuse');
    expect(statusOf(refused)).toBe('Rejected By Owner');
    expect(await standing()).toEqual([bv_cents, 0, [0]]);
    const told = await at.host.db
      .selectFrom('notification')
      .select(['body', 'link'])
      .where('user_code', '=', at.people.ben)
      .where('object_key', '=', `policy:${id}`)
      .execute();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ body: expect.stringContaining('••••'), link: '/business?team=Infinity' });

    // Removed and asked for once more: agreed to, it is credited, frozen and judged like any other; revoked, it is given back.
    const removed = await as('ana').delete(`/business/policies/${id}/shares/1`, {
      ifMatch: refused.json<Shares>().version,
    });
    const last = (await ask(4_000, removed.json<Shares>().version)).json<Shares>();
    const agreed = (await say('ana', last, 'accept')).json<Shares>();
    const part = Math.round((bv_cents * 4) / 10);
    expect(agreed.shares).toMatchObject([
      { share_bps: 6_000, bv_cents: bv_cents - part },
      { share_bps: 4_000, bv_cents: part, approval_status: 'Approved' },
    ]);
    expect(await standing()).toEqual([bv_cents - part, part, [0, 1]]);
    const status = async () =>
      (await as('ana').get(`/business/policies/${id}`)).json<Shown>().business_status;
    expect(await status()).toBe('Action Required');
    expect(statusOf(await say('super', agreed, 'revoke'))).toBe('Revoked');
    expect(await standing()).toEqual([bv_cents, 0, [0]]);
    expect(await status()).toBe('Pending');
    await at.host.db
      .updateTable('license')
      .set({ status: 'Active' })
      .where('associate_code', '=', at.people.ben)
      .execute();
  });

  test('entered by an admin: Approved at once, and revocable before Ready To Pay', async () => {
    const policy = await at.enter(as('super'), split(at.people.hal, 4_000), '/admin/policies');
    expect(policy.shares[1]?.approval_status).toBe('Approved');
    expect(statusOf(await say('super', policy, 'revoke'))).toBe('Revoked');
  });

  test.each([
    ['more than half', 'ben', 5_001],
    ['another hierarchy', 'hal', 4_000],
  ] as const)('%s: an admin has the last word', async (_, name, share_bps) => {
    const people: Record<string, string> = at.people;
    const policy = await at.enter(as('ana'), split(people[name] as string, share_bps));
    const accepted = await say(name, policy, 'accept');
    expect(statusOf(accepted)).toBe('Pending For Admin');
    expect((await say(name, accepted.json<Shares>(), 'accept')).statusCode).toBe(403);
    const other = await at.enter(as('ana'), split(people[name] as string, share_bps));
    const waiting = (await say(name, other, 'accept')).json<Shares>();
    expect(statusOf(await say('super', accepted.json<Shares>(), 'accept'))).toBe('Approved');
    expect(statusOf(await say('super', waiting, 'refuse'))).toBe('Rejected By Admin');
  });

  test('no answer is given while viewing as another user (7.3)', async () => {
    const policy = await at.enter(as('ana'), split(at.people.hal, 4_000));
    const answer = await say('proxy', policy, 'accept');
    expect(answer.statusCode).toBe(403);
    expect(answer.json<ListedProblem>().message).toBe('Not available while viewing as another user');
  });
});

describe('training associates (domain.md 2.12, R-TRN-04)', () => {
  const refusal = async (name: string, over: object) => {
    const answer = await at.send(as(name), over);
    expect(answer.statusCode, answer.body).toBe(422);
    return answer.json<ListedProblem>().fields?.[0]?.message;
  };

  test('are below the writing associate and in an open program', async () => {
    expect(await refusal('ana', { training_associate_code: at.people.dev })).toBe(
      'Training Associate must be in your team',
    );
    expect(
      await refusal('ben', {
        writing_associate_code: at.people.ben,
        client_id: (await at.clientOf(at.people.ben)).id,
        training_associate_code: at.people.ana,
      }),
    ).toBe('Training Associate has no open training program');
  });

  test('enter a case in the name of an upline, whom the client is then shared with', async () => {
    const client_id = (await at.clientOf(at.people.tom)).id;
    const joined = addDays(at.today, -20);
    const policy = await at.enter(as('tom'), {
      writing_associate_code: at.people.cara,
      training_associate_code: at.people.tom,
      client_id,
      state: 'CA',
      submit_date: joined,
    });
    expect(policy.shares).toMatchObject([{ associate: { code: at.people.cara } }]);
    expect((await as('cara').get(`/business/clients/${client_id}`)).statusCode).toBe(200);
  });
});

describe('the team (domain.md 7.1, R-PRM-04)', () => {
  interface Row {
    id: string;
    policy_number: string;
    client_initials: string | null;
    bv_cents: number;
    role: string;
    associate: { code: string };
  }
  const team = async (name: string, query: Record<string, string> = {}) =>
    (await as(name).get('/business/policies/team', { query })).json<{ rows: Row[] }>().rows;

  test('an upline of a split partner sees that portion only, masked', async () => {
    const policy = await at.enter(as('ana'), { submit_date: at.today, ...split(at.people.hal, 4_000) });
    const { client } = (await as('ana').get(`/business/policies/${policy.id}`)).json();
    const ivy = await at.host.signInAs('ivy');
    const rows = (await ivy.get(`/business/policies/team/${policy.id}`)).json<{ rows: Row[] }>().rows;
    expect(rows).toMatchObject([{ role: 'Split', bv_cents: 144_000, associate: { code: at.people.hal } }]);
    const words: string[] = client.name.split(' ');
    expect(words.map((word) => word[0]?.toUpperCase())).toEqual(
      expect.arrayContaining([...(rows[0]?.client_initials ?? '-')]),
    );
    expect(rows[0]?.policy_number).toHaveLength(4);
    for (const word of words.filter(({ length }) => length > 3))
      expect(JSON.stringify(rows)).not.toContain(word);
    expect(JSON.stringify(rows)).not.toMatch(/premium|T-\d/);
    const [first] = await team('ben');
    expect(first).toMatchObject({ id: policy.id, role: 'Writing', client_initials: null, bv_cents: 216_000 });
    expect((await as('hal').get(`/business/policies/team/${policy.id}`)).statusCode).toBe(404);
  });

  test('the senior team types are for RMD and above (R-TEAM-03)', async () => {
    for (const [name, type, code] of [
      ['ben', 'RmdSuperTeam', 403],
      ['ben', 'BaseShop', 200],
      ['dev', 'RmdSuperTeam', 200],
      ['tom', 'Infinity', 200],
    ] as const)
      expect((await as(name).get('/business/policies/team', { query: { team: type } })).statusCode).toBe(
        code,
      );
  });

  test('pages by the last row seen give what one long page gives, in any shape', async () => {
    const queries: Record<string, string>[] = [
      {},
      { filter: '{"business_status":{"eq":"Approved"}}' },
      { order: '{"bv_cents":"ASC"}' },
    ];
    for (const query of queries) {
      const long = (await team('dev', { ...query, limit: '120' })) as (Row & { key: number })[];
      const first = (await team('dev', { ...query, limit: '60' })) as (Row & { key: number })[];
      const after = String(first[59]?.key);
      const second = (await team('dev', { ...query, limit: '60', after })) as (Row & { key: number })[];
      expect([...first.slice(0, 60), ...second.slice(0, 60)].map(({ key }) => key)).toEqual(
        long.slice(0, 120).map(({ key }) => key),
      );
    }
    const { count } = (await as('dev').get('/business/policies/team/count')).json<{ count: number }>();
    expect(count).toBeGreaterThan(200);
  });
});

describe('the shop of a share', () => {
  test('follows its associate when somebody above becomes RMD (scale.md 5)', async () => {
    const policy = await at.enter(as('ana'));
    const shopOf = async () =>
      (
        await at.host.db
          .selectFrom('policy_share')
          .select('shop_code')
          .where('policy_id', '=', policy.id)
          .executeTakeFirstOrThrow()
      ).shop_code;
    expect(await shopOf()).toBe(at.people.dev);
    await at.host.db.transaction().execute(async (db) => {
      const openFrom = await lockGuard(db);
      const [node] = await nodesOf(db, [at.people.cara]);
      await changeStanding(db, node as NetworkNode, { level_code: 'RMD', status: 'Active' }, openFrom);
    });
    expect(await shopOf()).toBe(at.people.cara);
    const rows = async (team: string) =>
      (await as('dev').get('/business/policies/team', { query: { team, limit: '500' } })).json<{
        rows: { id: string }[];
      }>().rows;
    expect((await rows('BaseShop')).map(({ id }) => id)).not.toContain(policy.id);
    expect((await rows('Infinity')).map(({ id }) => id)).toContain(policy.id);
  });
});
