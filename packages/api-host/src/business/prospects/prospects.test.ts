import { DAY_MS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trainingTasks } from '../../money/training/training-tasks.ts';
import { placeEverybody } from '../../network/network.store.ts';
import { type ListedProblem, type TestClient, testContext } from '../../testing/index.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { clientOf, type ListsHost, startListsHost } from '../clients/clients.test-support.ts';
import { prospectActionsRoutes } from './prospect-actions.routes.ts';
import { prospectExamples } from './prospects.examples.ts';
import { prospectsRoutes } from './prospects.routes.ts';

const PATH = '/business/prospects';

let lists: ListsHost;
beforeAll(async () => {
  lists = await startListsHost([clientsRoutes, prospectsRoutes, prospectActionsRoutes]);
  await lists.host.db.transaction().execute((trx) => placeEverybody(trx));
});
afterAll(() => lists.host.close());

type Over = Readonly<Record<string, unknown>>;
const prospectOf = (over: Over = {}) => ({ ...prospectExamples.body, ...over });
const create = async (over: Over = {}, who: TestClient = lists.ana) => {
  const reply = await who.post(PATH, { body: prospectOf(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const move = (
  { id, version }: { id: string; version: number },
  stage: string,
  associate_code: string | null = null,
  who: TestClient = lists.ana,
) => who.post(`${PATH}/${id}/stage`, { body: { stage, associate_code }, ifMatch: version });
const fieldsOf = (reply: { json(): ListedProblem }) =>
  Object.fromEntries((reply.json().fields ?? []).map(({ field, message }) => [field, message]));

describe('a prospect', () => {
  it('begins as New Prospect, is kept in stored form and audited', async () => {
    const record = await create({ phone: '+1 512.555.0171' });
    expect(record).toMatchObject({
      name: 'Noah Reyes',
      phone: '5125550171',
      stage: 'New Prospect',
      days_in_stage: 0,
      overdue: false,
      version: 1,
      history: [{ from: null, to: 'New Prospect', by: { code: 'U000002', name: 'Ana Test' } }],
    });
    const changed = await lists.ana.put(`${PATH}/${record.id}`, {
      body: prospectOf({ occupation: 'Nurse' }),
      ifMatch: 1,
    });
    expect(changed.json()).toMatchObject({ occupation: 'Nurse', version: 2 });
    const trail = await lists.host.db
      .selectFrom('audit_entry')
      .select(['action', 'entity_label'])
      .where('entity_id', '=', record.id)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'create', entity_label: 'Noah Reyes' },
      { action: 'update', entity_label: 'Noah Reyes' },
    ]);
    expect((await lists.ana.put(`${PATH}/${record.id}`, { body: prospectOf(), ifMatch: 1 })).statusCode).toBe(
      409,
    );
  });

  it.each([
    ['nobody to reach', { email: null, phone: null }, { email: 'Enter an email or a phone' }],
    ['a referral of nobody', { referred_by: null }, { referred_by: 'Referred By is required' }],
    ['a state of another country', { state: 'ON' }, { state: 'State is not valid' }],
    [
      'a next action that has passed',
      { next_action_date: '2026-11-20' },
      { next_action_date: 'Next Action Date cannot be in the past' },
    ],
    [
      'an associate of another team',
      { converted_associate_code: 'U000003' },
      { converted_associate_code: 'This associate is not in your team' },
    ],
  ])('refuses %s (domain.md 2.11)', async (_, over, fields) => {
    const reply = await lists.ana.post(PATH, { body: prospectOf(over) });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(fieldsOf(reply)).toEqual(fields);
  });

  it('belongs to its owner alone: peers, uplines and unknown ids look alike (R-PRO-05)', async () => {
    const { id } = await create();
    for (const who of [lists.ben, lists.una]) {
      const replies = await Promise.all([
        who.get(`${PATH}/${id}`),
        who.put(`${PATH}/${id}`, { body: prospectOf(), ifMatch: 1 }),
        move({ id, version: 1 }, 'Contacted', null, who),
        who.post(`${PATH}/${id}/lost`, { body: { lost_reason: 'Other' }, ifMatch: 1 }),
        who.delete(`${PATH}/${id}`, { ifMatch: 1 }),
      ]);
      expect(replies.map((reply) => reply.statusCode)).toEqual(Array(replies.length).fill(404));
      expect((await who.get(PATH)).json().rows).toEqual([]);
    }
    expect((await lists.anaByProxy.delete(`${PATH}/${id}`, { ifMatch: 1 })).statusCode).toBe(403);
    expect((await lists.ana.delete(`${PATH}/${id}`, { ifMatch: 1 })).statusCode).toBe(204);
    expect((await lists.ana.get(`${PATH}/${id}`)).statusCode).toBe(404);
  });
});

describe('the stages', () => {
  it('go forward to any later one and back one at a time, each move with who and when (R-PRO-01)', async () => {
    const record = await create();
    const ahead = (await move(record, 'Follow Up')).json();
    expect(ahead).toMatchObject({ stage: 'Follow Up', version: 2 });
    const refused = await move(ahead, 'Contacted');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Status cannot change from Follow Up to Contacted');
    const back = (await move(ahead, 'BOP Presented')).json();
    expect(back.history.map(({ from, to }: { from: string; to: string }) => [from, to])).toEqual([
      ['Follow Up', 'BOP Presented'],
      ['New Prospect', 'Follow Up'],
      [null, 'New Prospect'],
    ]);
    expect((await move(record, 'Recruited')).statusCode).toBe(409);
  });

  it('after Recruited want the associate; a client to be may have a needs analysis (R-PRO-03)', async () => {
    const record = (await move(await create({}, lists.una), 'Recruited', null, lists.una)).json();
    const refused = await move(record, 'Training Program', null, lists.una);
    expect(fieldsOf(refused)).toEqual({ associate_code: 'Link the recruited associate first' });
    const linked = await move(record, 'Training Program', 'u000002', lists.una);
    expect(linked.json()).toMatchObject({ associate: { code: 'U000002', name: 'Ana Test' } });
    const unlinked = await lists.una.put(`${PATH}/${record.id}`, {
      body: prospectOf(),
      ifMatch: linked.json().version,
    });
    expect(fieldsOf(unlinked)).toEqual({ converted_associate_code: 'Link the recruited associate first' });

    const buyer = await create({ kind: 'Client' });
    expect((await move(buyer, 'FNA')).json()).toMatchObject({ stage: 'FNA', associate: null });
  });

  it('a move is taken back whole within a minute, however far it went, and not later', async () => {
    const record = await create();
    const moved = (await move(record, 'Recruited')).json();
    const undone = await lists.ana.post(`${PATH}/${record.id}/stage/undo`, { ifMatch: moved.version });
    expect(undone.json()).toMatchObject({
      stage: 'New Prospect',
      stage_at: record.stage_at,
      history: [{ to: 'New Prospect' }],
    });
    const again = await lists.ana.post(`${PATH}/${record.id}/stage/undo`, { ifMatch: 3 });
    expect(again.json().message).toBe('This move can no longer be undone');
  });

  it('a lost prospect keeps its stage, leaves counts and list, and is reopened there (R-PRO-06)', async () => {
    const record = (await move(await create({ last_name: 'Lostwood' }), 'Contacted')).json();
    const before = (await lists.ana.get(`${PATH}/stages`)).json().rows;
    const lost = await lists.ana.post(`${PATH}/${record.id}/lost`, {
      body: { lost_reason: 'No Contact' },
      ifMatch: 2,
    });
    expect(lost.json()).toMatchObject({ lost: true, stage: 'Contacted' });
    expect(lost.json().actions).toContain('reopen');
    expect((await move(lost.json(), 'Follow Up')).json().message).toBe('Reopen this prospect first');
    const counted = (await lists.ana.get(`${PATH}/stages`)).json().rows;
    expect(counted[1]).toEqual({ stage: 'Contacted', count: before[1].count - 1 });
    const named = (filter: object) =>
      lists.ana
        .get(PATH, {
          query: { filter: JSON.stringify({ name: { contains: 'lostwood' }, ...filter }) },
        })
        .then((reply) => reply.json().rows.length);
    expect([await named({}), await named({ lost: { eq: true } })]).toEqual([0, 1]);
    const open = await lists.ana.post(`${PATH}/${record.id}/reopen`, { ifMatch: 3 });
    expect(open.json()).toMatchObject({ lost: false, lost_reason: null, stage: 'Contacted' });
  });
});

describe('a team', () => {
  const stages = async (who: TestClient, team: string) => {
    const reply = await who.get(`${PATH}/team/stages`, { query: { team } });
    if (reply.statusCode !== 200) return reply.statusCode;
    const { rows } = reply.json<{ rows: { stage: string; count: number }[] }>();
    return rows.map(({ count }) => count);
  };

  it('is counted by stage for its uplines, without the own and the lost, and never by name (R-PRO-05)', async () => {
    const before = (await stages(lists.una, 'Infinity')) as number[];
    await create();
    await create({}, lists.una);
    const lost = await create();
    await lists.ana.post(`${PATH}/${lost.id}/lost`, { body: { lost_reason: 'Other' }, ifMatch: 1 });
    expect(await stages(lists.una, 'Infinity')).toEqual(
      before.map((count, stage) => (stage === 0 ? count + 1 : count)),
    );
    expect(await stages(lists.ana, 'Infinity')).toEqual(before.map(() => 0));
    expect(await stages(lists.ana, 'RmdBaseShop')).toBe(403);
  });
});

it('whose training program is opened goes on to that stage, by nobody (R-PRO-04)', async () => {
  const { host, una } = lists;
  const { id, version } = await create({}, una);
  await move({ id, version }, 'Recruited', 'U000002', una);
  const joined = new Date(host.clock.now().getTime() - 4 * DAY_MS);
  await host.db
    .insertInto('training_program')
    .values({
      associate_code: 'U000002',
      trainer_code: 'U000001',
      created_at: joined,
      updated_at: joined,
    } as never)
    .execute();
  await host.platform.transaction(testContext(host), (context) =>
    trainingTasks(host.platform).advance(context),
  );
  const record = (await una.get(`${PATH}/${id}`)).json();
  expect(record).toMatchObject({
    stage: 'Training Program',
    history: [{ from: 'Recruited', by: null }, {}, {}],
  });
});

describe('the step to a client', () => {
  it('creates one client and links both, once (R-PRO-07)', async () => {
    const record = await create();
    const convert = (key: string, version: number) =>
      lists.ana.post(`${PATH}/${record.id}/convert`, {
        body: clientOf(),
        ifMatch: version,
        idempotencyKey: key,
      });
    const key = crypto.randomUUID();
    const [first, repeated] = [await convert(key, 1), await convert(key, 1)];
    expect(first.statusCode, first.body).toBe(201);
    expect(repeated.json()).toEqual(first.json());
    const linked = (await lists.ana.get(`${PATH}/${record.id}`)).json();
    expect(linked).toMatchObject({ client: { id: first.json().id, name: 'Grace Okafor' }, version: 2 });
    const other = await convert(crypto.randomUUID(), 2);
    expect(other.json().message).toBe('This prospect is a client already');

    await lists.ana.delete(`/business/clients/${first.json().id}`, { ifMatch: 1 });
    expect((await lists.ana.get(`${PATH}/${record.id}`)).json().client).toBeNull();
  });
});

it('the list is sorted by the next action and filtered by what is overdue (domain.md 2.11)', async () => {
  const who = lists.una;
  const named = (last_name: string, next_action_date: string | null) =>
    create({ last_name, next_action_date }, who);
  await named('Never', null);
  const { id } = await named('Late', '2026-11-21');
  await named('Soon', '2026-11-30');
  await lists.host.db
    .updateTable('prospect')
    .set({ next_action_date: '2026-11-01' })
    .where('id', '=', id)
    .execute();
  const names = async (filter: object) =>
    (await who.get(PATH, { query: { filter: JSON.stringify({ name: { contains: 'noah' }, ...filter }) } }))
      .json()
      .rows.map(({ name }: { name: string }) => name.split(' ')[1]);
  expect((await names({ stage: { eq: 'New Prospect' } })).slice(0, 2)).toEqual(['Late', 'Soon']);
  expect((await names({})).at(-1)).toBe('Never');
  expect(await names({ overdue: { eq: true } })).toEqual(['Late']);
  expect(await names({ days_in_stage: { gte: 1 } })).toEqual([]);
});
