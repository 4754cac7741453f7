import { addDays } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPoliciesHost } from '../policies/policies.test-support.ts';
import type { Change, Row } from './changes.test-support.ts';

let at: Awaited<ReturnType<typeof startPoliciesHost>>;
beforeAll(async () => {
  at = await startPoliciesHost();
});
afterAll(() => at.host.close());

test('policies in bulk: each by R-POL-01, refusals row by row, and undone by the same rules', async () => {
  const ana = await at.host.signInAs('ana');
  const [one, two] = [await at.send(ana), await at.send(ana)].map((reply) => {
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<{ id: string }>();
  });
  const ids = [one?.id as string, two?.id as string];
  await at.host.db
    .updateTable('policy')
    .set({ business_status: 'Ready To Pay' })
    .where('id', '=', ids[1] as string)
    .execute();
  const issue_date = addDays(at.today, -2);
  const begun = await ana.post('/business/policies/bulk-edits', { body: { ids, changes: { issue_date } } });
  expect(begun.statusCode, begun.body).toBe(201);
  const path = `/business/changes/${begun.json<{ id: string }>().id}`;
  const draft = (await ana.get(path)).json<Change>();
  expect(draft.counts).toEqual({ Ready: 1, Refused: 1 });
  const rows = (await ana.get(`${path}/rows`)).json<{ rows: Row[] }>().rows;
  expect(rows.map(({ message }) => message)).toEqual([
    null,
    'A policy can be changed only before Ready To Pay',
  ]);
  const step = async (name: string, { version }: Change, body?: object) => {
    const reply = await ana.post(`${path}/${name}`, {
      ...(body ? { body } : {}),
      ifMatch: version,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Change>();
  };
  const applied = await step('apply', draft, {});
  expect(applied.counts).toEqual({ Saved: 1, Refused: 1 });
  const issued = async () => (await ana.get(`/business/policies/${ids[0]}`)).json().issue_date;
  expect(await issued()).toBe(issue_date);
  expect((await step('undo', applied)).counts).toEqual({ Undone: 1, Refused: 1 });
  expect(await issued()).toBeNull();
});

test('a day that the submission check refuses is refused in the preview, at its field (2.13)', async () => {
  const ana = await at.host.signInAs('ana');
  const { id } = (await at.send(ana)).json<{ id: string }>();
  const asked = { ids: [id], changes: { submit_date: addDays(at.today, 1) } };
  const begun = await ana.post('/business/policies/bulk-edits', { body: asked });
  const path = `/business/changes/${begun.json<{ id: string }>().id}`;
  const [row] = (await ana.get(`${path}/rows`)).json<{ rows: Row[] }>().rows;
  expect(row).toMatchObject({
    state: 'Refused',
    fields: [{ key: 'submit_date', message: 'Submit Date cannot be in the future' }],
  });
});

test('all that match a place in the network are those of the list with the same filter (R-TEAM-01)', async () => {
  const ben = await at.host.signInAs('ben');
  const splits = [{ associate_code: at.people.ben, share_bps: 4_000 }];
  const sent = await at.send(await at.host.signInAs('ana'), { splits });
  expect(sent.statusCode, sent.body).toBe(201);
  const filter = JSON.stringify({ writing_associate: { in_team: 'Infinity' } });
  const listed = (await ben.get('/business/policies', { query: { filter } })).json<{
    rows: { id: string }[];
  }>();
  const changes = { shared_note: 'Seen together' };
  const begun = await ben.post('/business/policies/bulk-edits', { body: { filter, changes } });
  expect(begun.statusCode, begun.body).toBe(201);
  const rows = await ben.get(`/business/changes/${begun.json<{ id: string }>().id}/rows`);
  const ids = rows.json<{ rows: Row[] }>().rows.map(({ record_id }) => record_id);
  expect(ids).toContain(sent.json<{ id: string }>().id);
  expect(ids).toEqual(listed.rows.map(({ id }) => id));
  const foreign = JSON.stringify({ writing_associate: { under: at.people.hal } });
  const refused = await ben.post('/business/policies/bulk-edits', { body: { filter: foreign, changes } });
  expect(refused.statusCode, refused.body).toBe(422);
});
