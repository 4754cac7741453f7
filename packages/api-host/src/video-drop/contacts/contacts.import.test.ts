import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesRoutes } from '../../business/changes/changes.routes.ts';
import { type Change, changeSteps } from '../../business/changes/changes.test-support.ts';
import { startListsHost } from '../../business/clients/clients.test-support.ts';
import { prospectsRoutes } from '../../business/prospects/prospects.routes.ts';
import type { TestClient } from '../../testing/index.ts';
import { videoContactRoutes } from './contacts.routes.ts';

let at: Awaited<ReturnType<typeof startListsHost>> & ReturnType<typeof changeSteps>;
beforeAll(async () => {
  const lists = await startListsHost([changesRoutes, prospectsRoutes, videoContactRoutes]);
  await lists.host.db.updateTable('app_user').set({ has_builder_plan: true }).execute();
  at = { ...lists, ...changeSteps(lists) };
});
afterAll(() => at.host.close());

const HEAD = 'Name,E-Mail,Phone,Tags,Birthday,Email consent,Consent source';
const drafted = async (lines: readonly string[], who: TestClient = at.ana) => {
  const reply = await at.upload('/video-drop/contacts', [HEAD, ...lines].join('\n'), who);
  expect(reply.statusCode, reply.body).toBe(201);
  return at.change(reply.json<{ id: string }>().id, who);
};
const step = async (change: Change, which: 'apply' | 'undo') => {
  const reply = await at.step(change, which);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Change>();
};
const create = async (body: object) => {
  const reply = await at.ana.post('/video-drop/contacts', { body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ id: string; version: number }>();
};
const read = async (id: string) => (await at.ana.get(`/video-drop/contacts/${id}`)).json();
const outcomes = async ({ id }: Change) =>
  (await at.rows(id)).map(({ name, state, message }) => [name, state, message]);

describe('an import of contacts (R-VVD-07)', () => {
  it('adds those that are new, with the consent that the file names, and takes them back', async () => {
    const change = await drafted([
      'Ida North,ida@example.test,(512) 555-0110,"family, club",3/9/84,yes,In writing',
      'Cher,cher@example.test,,,,,',
    ]);
    expect(change).toMatchObject({ resource: 'video-contacts', counts: { Ready: 2 }, similar: 0 });
    const done = await step(change, 'apply');
    const [ida, cher] = await at.rows(done.id);
    expect(await read(ida?.record_id as string)).toMatchObject({
      ...{ first_name: 'Ida', last_name: 'North', mobile: '5125550110', tags: 'club, family' },
      ...{ birthday: '1984-03-09', consent_email: true, consent_email_source: 'In Writing' },
      consent_sms: false,
    });
    expect(await read(cher?.record_id as string)).toMatchObject({ first_name: 'Cher', last_name: null });
    expect((await step(done, 'undo')).counts).toEqual({ Undone: 2 });
    expect((await at.ana.get(`/video-drop/contacts/${ida?.record_id}`)).statusCode).toBe(404);
  });

  it('merges with a contact of that email or mobile, which keeps its own, and gives back what it took', async () => {
    const { id } = await create({ first_name: 'Grace', email: 'grace@example.test', tags: 'family' });
    const change = await drafted([
      'Gracie Okafor,GRACE@example.test,(512) 555-0111,teachers,,yes,By Phone',
      'Grace,grace.other@example.test,5125550111,,5/17/1984,,',
    ]);
    expect(await outcomes(change)).toEqual([
      ['Grace', 'Ready', 'Merged with Grace. Not taken: First Name, Email'],
      ['Grace', 'No Change', 'Merged with line 2'],
    ]);
    const done = await step(change, 'apply');
    expect(done.counts).toEqual({ Saved: 1, 'No Change': 1 });
    expect(await read(id)).toMatchObject({
      ...{ first_name: 'Grace', last_name: 'Okafor', email: 'grace@example.test', mobile: '5125550111' },
      ...{ tags: 'family, teachers', birthday: '1984-05-17' },
      ...{ consent_email: true, consent_email_source: 'By Phone', version: 2 },
    });
    expect((await at.rows(done.id))[0]).toMatchObject({ state: 'Saved', record_id: id });
    expect((await step(done, 'undo')).counts).toEqual({ Undone: 1, 'No Change': 1 });
    expect(await read(id)).toMatchObject({
      last_name: null,
      mobile: null,
      tags: 'family',
      consent_email: false,
    });
    const again = await drafted(['Grace,grace@example.test,,family,,,']);
    expect(await outcomes(again)).toEqual([['Grace', 'No Change', 'Merged with Grace']]);
  });

  it('merges lines of one person, however they are chained, and refuses one that is two contacts', async () => {
    await create({ first_name: 'Otto', email: 'otto@example.test' });
    await create({ first_name: 'Olga', mobile: '5125550120' });
    const change = await drafted([
      'Una Berg,una@example.test,,,,,',
      'Una Berg,,5125550130,,,,',
      'Una Berg,una@example.test,5125550130,friends,,,',
      'Ola Both,otto@example.test,5125550120,,,,',
      'Bad Line,no-mail,,,,,',
      'No Source,nosource@example.test,,,,yes,',
    ]);
    expect(await outcomes(change)).toEqual([
      ['Una Berg', 'Ready', null],
      ['Una Berg', 'No Change', 'Merged with line 2'],
      ['Una Berg', 'No Change', 'Merged with line 2'],
      ['Ola Both', 'Refused', 'Looks like two at once: Otto and Olga'],
      ['Bad Line', 'Refused', 'Email is not valid'],
      ['No Source', 'Refused', 'How they agreed is required'],
    ]);
    const done = await step(change, 'apply');
    expect(await read((await at.rows(done.id))[0]?.record_id as string)).toMatchObject({
      ...{ email: 'una@example.test', mobile: '5125550130', tags: 'friends' },
    });
  });

  it('keeps what was changed or written to since when it is undone', async () => {
    const { id } = await create({ first_name: 'Kay', email: 'kay@example.test' });
    const done = await step(
      await drafted(['Kay Moss,kay@example.test,,,,,', 'Lou,lou@example.test,,,,,']),
      'apply',
    );
    const body = { first_name: 'Kay', last_name: 'Mossman', email: 'kay@example.test' };
    await at.ana.put(`/video-drop/contacts/${id}`, { body, ifMatch: 2 });
    expect((await step(done, 'undo')).counts).toEqual({ Kept: 1, Undone: 1 });
    expect(await read(id)).toMatchObject({ last_name: 'Mossman' });
  });

  it('takes at most 2,000 lines, gives no consent by proxy (7.3), and reaches own contacts alone (R-VVD-05)', async () => {
    const many = Array.from({ length: 2_001 }, (_, n) => `Many,many${n}@example.test,,,,,`);
    const refused = await at.upload('/video-drop/contacts', [HEAD, ...many].join('\n'), at.ana);
    expect(refused.json().fields[0].message).toMatch(/^File has more than 2,000 lines/);
    const file = ['Pia,pia@example.test,,,,yes,By Phone', 'Per,per@example.test,,,,,'];
    expect((await drafted(file, at.anaByProxy)).counts).toEqual({ Refused: 1, Ready: 1 });
    await create({ first_name: 'Ana', email: 'mine@example.test' });
    const bens = await drafted(['Ana,mine@example.test,,,,,'], at.ben);
    expect(await at.rows(bens.id, at.ben)).toMatchObject([{ state: 'Ready', message: null }]);
  });
});

describe('a contact', () => {
  it('may be an own prospect, whose name it shows', async () => {
    const lena = { first_name: 'Lena', last_name: 'Moss', email: 'lena@example.test', source: 'Event' };
    const prospect = (await at.ana.post('/business/prospects', { body: lena })).json<{ id: string }>();
    const body = { first_name: 'Lena', email: 'lena@example.test', prospect_id: prospect.id };
    const { id } = await create(body);
    expect(await read(id)).toMatchObject({
      prospect_id: prospect.id,
      prospect_name: 'Lena Moss',
      client_id: null,
    });
    const foreign = await at.ben.post('/video-drop/contacts', { body });
    expect(foreign.json().fields).toEqual([{ field: 'prospect_id', message: 'Prospect is not valid' }]);
  });
});
