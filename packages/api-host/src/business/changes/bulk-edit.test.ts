import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedProblem } from '../../testing/index.ts';
import { type Change, startChangesHost } from './changes.test-support.ts';

let at: Awaited<ReturnType<typeof startChangesHost>>;
beforeAll(async () => {
  at = await startChangesHost();
});
afterAll(() => at.host.close());

type Asked = { ids?: readonly string[]; filter?: string; changes: Readonly<Record<string, unknown>> };
const preview = (body: Asked, resource = 'clients', who = at.ana) =>
  who.post(`/business/${resource}/bulk-edits`, { body });
const previewed = async (...given: Parameters<typeof preview>): Promise<Change> => {
  const reply = await preview(...given);
  expect(reply.statusCode, reply.body).toBe(201);
  return at.change(reply.json<{ id: string }>().id, given[2]);
};
const applied = async (change: Change, who = at.ana): Promise<Change> => {
  const reply = await at.step(change, 'apply', { who });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Change>();
};
const cityOf = async (id: string) => (await at.ana.get(`/business/clients/${id}`)).json().address.city;

describe('a bulk edit', () => {
  it('shows each row before and after, and writes nothing until it is applied (R-ADM-03)', async () => {
    const [one, same] = [await at.newClient(), await at.newClient({ address: address('Waco') })];
    const change = await previewed({ ids: [one.id, same.id], changes: { 'address.city': ' Waco ' } });
    expect(change).toMatchObject({
      kind: 'Edit',
      status: 'Draft',
      title: 'City',
      counts: { Ready: 1, 'No Change': 1 },
      actions: ['apply'],
      fields: [{ key: 'address.city', label: 'City', kind: 'text', max: 60 }],
    });
    const rows = await at.rows(change.id);
    expect(rows[0]).toMatchObject({
      record_id: one.id,
      name: 'Grace Okafor',
      state: 'Ready',
      fields: [{ key: 'address.city', before: 'Austin', after: 'Waco' }],
    });
    expect(rows[1]).toMatchObject({ state: 'No Change', fields: [] });
    expect(await cityOf(one.id)).toBe('Austin');
  });

  it('is applied once for one key, row by row through the rules, the trail and the versions of the record (R-01, R-AUD-05)', async () => {
    const [one, two] = [await at.newClient(), await at.newClient()];
    const change = await previewed({ ids: [one.id, two.id], changes: { 'address.city': 'Hill' } });
    const key = crypto.randomUUID();
    const [first, again] = [await at.step(change, 'apply', { key }), await at.step(change, 'apply', { key })];
    expect(first.json()).toMatchObject({ status: 'Applied', counts: { Saved: 2 }, actions: ['undo'] });
    expect([again.statusCode, again.headers['idempotent-replayed'], again.body]).toEqual([
      200,
      'true',
      first.body,
    ]);
    const other = await at.step(change, 'apply');
    expect([other.statusCode, other.json<ListedProblem>().code]).toEqual([409, 'stale-version']);
    expect(await cityOf(one.id)).toBe('Hill');
    const trail = await at.auditOf('client', one.id);
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update']);
    const [set] = await at.auditOf('change_set', change.id);
    expect(set).toMatchObject({
      action: 'create',
      entity_label: 'Bulk edit of clients: City',
      changes: [
        { field: 'Saved', old: null, new: '2' },
        { field: 'Refused', old: null, new: '0' },
        { field: 'Changed Meanwhile', old: null, new: '0' },
      ],
    });
  });

  it('leaves a row alone that was changed since the preview, and says so (R-GEN-04)', async () => {
    const [one, two] = [await at.newClient(), await at.newClient()];
    const change = await previewed({ ids: [one.id, two.id], changes: { gender: 'Male' } });
    await at.ana.post(`/business/clients/${one.id}/archive`);
    expect((await applied(change)).counts).toEqual({ 'Changed Meanwhile': 1, Saved: 1 });
    const [row] = await at.rows(change.id);
    expect(row?.message).toBe('This client was changed by someone else');
    expect((await at.ana.get(`/business/clients/${one.id}`)).json().gender).toBe('Female');
  });

  it('refuses single rows in the words of their form, at the field, and saves the others (R-VAL-10)', async () => {
    const [texan, business] = [await at.newClient(), await at.newClient()];
    const change = await previewed({
      ids: [texan.id, business.id],
      changes: { 'address.country': 'Canada', 'address.state': 'ON', 'address.postal_code': 'K1A 0B1' },
    });
    expect(change.counts).toEqual({ Ready: 2 });
    const refused = await previewed({ ids: [texan.id], changes: { 'address.state': 'ON' } });
    expect(refused).toMatchObject({ counts: { Refused: 1 }, actions: [] });
    const [row] = await at.rows(refused.id);
    expect(row?.fields.find(({ key }) => key === 'address.state')).toMatchObject({
      before: 'TX',
      after: 'ON',
      message: 'State must be one of the listed values',
    });
  });

  it('names what no row could take: unknown fields, values that are none, no rows, too many', async () => {
    const { id } = await at.newClient();
    const fields = async (body: Asked) => {
      const reply = await preview(body);
      expect(reply.statusCode, reply.body).toBe(422);
      return reply.json<ListedProblem>().fields;
    };
    expect(
      await fields({ ids: [id], changes: { last_name: 'X', gender: 'Robot', 'address.city': null } }),
    ).toEqual([
      { field: 'changes.last_name', message: 'This field cannot be changed in bulk' },
      { field: 'changes.gender', message: 'Gender must be one of the listed values' },
      { field: 'changes.address.city', message: 'City is required' },
    ]);
    expect(await fields({ ids: [id], changes: {} })).toEqual([
      { field: 'changes', message: 'Choose a field to change' },
    ]);
    expect(await fields({ filter: '{"name":{"contains":"nobody"}}', changes: { gender: 'Male' } })).toEqual([
      { field: 'filter', message: 'No clients match' },
    ]);
    expect(await fields({ filter: '{"shoe":{"eq":1}}', changes: { gender: 'Male' } })).toMatchObject([
      { field: 'filter.shoe' },
    ]);
  });

  it('takes all that match a filter, in the order of the list', async () => {
    for (const last_name of ['Zed', 'Abel']) await at.newClient({ last_name, address: address('Ely') });
    const change = await previewed({ filter: '{"city":{"eq":"Ely"}}', changes: { tobacco: true } });
    expect((await at.rows(change.id)).map(({ name }) => name)).toEqual(['Grace Abel', 'Grace Zed']);
  });

  it('takes all that match one of several alternatives', async () => {
    for (const city of ['Pecos', 'Alpine', 'Sonora']) await at.newClient({ address: address(city) });
    const any = [[{ city: { eq: 'Pecos' } }, { city: { eq: 'Alpine' }, created_at: { during: 'today' } }]];
    const change = await previewed({ filter: JSON.stringify({ any }), changes: { tobacco: true } });
    expect(change.counts).toEqual({ Ready: 2 });
  });

  it('takes relative dates as the list does: those of the day of the request', async () => {
    const { id } = await at.newClient({ address: address('Marfa') });
    const asked = (name: string) => JSON.stringify({ city: { eq: 'Marfa' }, created_at: { during: name } });
    const change = await previewed({ filter: asked('today'), changes: { tobacco: true } });
    expect((await at.rows(change.id)).map(({ record_id }) => record_id)).toEqual([id]);
    const none = await preview({ filter: asked('yesterday'), changes: { tobacco: true } });
    expect(none.json<ListedProblem>().fields).toEqual([{ field: 'filter', message: 'No clients match' }]);
  });
});

describe('undo of a bulk edit', () => {
  it('returns the former values within a day and leaves rows that changed since, by name', async () => {
    const [one, two] = [await at.newClient(), await at.newClient({ last_name: 'Reyes' })];
    const change = await applied(
      await previewed({ ids: [one.id, two.id], changes: { 'address.city': 'Orange', gender: null } }),
    );
    await at.ana.post(`/business/clients/${two.id}/archive`);
    const reply = await at.step(change, 'undo');
    expect(reply.json()).toMatchObject({ status: 'Undone', counts: { Undone: 1, Kept: 1 }, actions: [] });
    const kept = (await at.rows(change.id)).find(({ state }) => state === 'Kept');
    expect(kept).toMatchObject({ name: 'Grace Reyes', message: 'Changed since, and left as it is' });
    expect([await cityOf(one.id), await cityOf(two.id)]).toEqual(['Austin', 'Orange']);
    expect((await at.ana.get(`/business/clients/${one.id}`)).json().gender).toBe('Female');
    expect((await at.auditOf('client', one.id)).map(({ action }) => action)).toEqual([
      'create',
      'update',
      'update',
    ]);
    const twice = await at.step(reply.json<Change>(), 'undo');
    expect([twice.statusCode, twice.json().message]).toEqual([409, 'Only what was applied can be undone']);
  });

  it('gives back a next action whose day has passed, and who referred (domain.md 2.11)', async () => {
    const { id } = await at.newProspect({ source: 'Referral', referred_by: 'Tom' });
    const passed = '2026-11-02';
    await at.host.db.updateTable('prospect').set({ next_action_date: passed }).where('id', '=', id).execute();
    const change = await applied(
      await previewed(
        { ids: [id], changes: { source: 'Event', next_action_date: '2026-11-30' } },
        'prospects',
      ),
    );
    expect((await at.ana.get(`/business/prospects/${id}`)).json().referred_by).toBeNull();
    expect((await at.step(change, 'undo')).json().counts).toEqual({ Undone: 1 });
    expect((await at.ana.get(`/business/prospects/${id}`)).json()).toMatchObject({
      source: 'Referral',
      referred_by: 'Tom',
      next_action_date: passed,
    });
  });

  it('is over after a day', async () => {
    const { id } = await at.newClient();
    const change = await applied(await previewed({ ids: [id], changes: { gender: 'Male' } }));
    const dayAgo = new Date(at.host.clock.now().getTime() - 24 * 3_600_000);
    await at.host.db
      .updateTable('change_set')
      .set({ applied_at: dayAgo })
      .where('id', '=', change.id)
      .execute();
    const late = await at.step(change, 'undo');
    expect([late.statusCode, late.json().message]).toEqual([409, 'This can be undone for one day only']);
    expect((await at.change(change.id)).actions).toEqual([]);
  });
});

describe('whose rows', () => {
  it('a row of somebody else answers as one that does not exist, and a change set too (R-PRM-02, S-37)', async () => {
    const { id } = await at.newClient({}, at.ben);
    const nobody = crypto.randomUUID();
    const change = await previewed({ ids: [id, nobody], changes: { gender: 'Male' } });
    const rows = await at.rows(change.id);
    for (const row of rows)
      expect(row).toMatchObject({ state: 'Refused', message: 'Resource not found', name: null, fields: [] });
    const foreign = await at.ben.get(`/business/changes/${change.id}`);
    const unknown = await at.ben.get(`/business/changes/${nobody}`);
    expect([foreign.statusCode, foreign.json().message]).toEqual([
      unknown.statusCode,
      unknown.json().message,
    ]);
    expect((await at.ben.get('/business/changes')).json().rows).toEqual([]);
  });

  it('says nothing of a client that has left the own book since (R-PRM-03)', async () => {
    const { id } = await at.newClient();
    const change = await applied(await previewed({ ids: [id], changes: { gender: 'Male' } }));
    await at.host.db.updateTable('client').set({ owner_code: 'U000003' }).where('id', '=', id).execute();
    const [row] = await at.rows(change.id);
    expect(row).toMatchObject({ state: 'Saved', name: null, record_id: null, fields: [] });
    expect((await at.step(change, 'undo')).json().counts).toEqual({ Kept: 1 });
  });

  it('suspended people preview and apply nothing (2.1), consent stays closed to proxy sessions (7.3)', async () => {
    const { id } = await at.newClient({ marketing_consent_email: false });
    const body = { ids: [id], changes: { marketing_consent_email: true } };
    expect((await preview(body, 'clients', at.suspended)).statusCode).toBe(403);
    const proxy = await preview(body, 'clients', at.anaByProxy);
    expect([proxy.statusCode, proxy.json().message]).toEqual([
      403,
      'Not available while viewing as another user',
    ]);
    const fields = await at.anaByProxy.get('/business/changes/fields', { query: { resource: 'clients' } });
    expect(fields.body).not.toContain('marketing_consent');
    const change = await applied(await previewed(body));
    expect(change.counts).toEqual({ Saved: 1 });
    const undone = await at.step(change, 'undo', { who: at.anaByProxy });
    expect(undone.json().counts).toEqual({ Kept: 1 });
    const [row] = await at.rows(change.id);
    expect(row?.message).toBe('Not available while viewing as another user');
  });

  it('keeps values of clients sealed at rest (S-66)', async () => {
    const { id } = await at.newClient();
    const change = await previewed({ ids: [id], changes: { citizenship: 'Sealandia' } });
    const stored = await at.host.db
      .selectFrom('change_row')
      .selectAll()
      .where('change_set_id', '=', change.id)
      .execute();
    const set = await at.host.db
      .selectFrom('change_set')
      .selectAll()
      .where('id', '=', change.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify([stored, set])).not.toMatch(/Sealandia|Okafor/);
  });
});

describe('a large change set', () => {
  it('is written by a job in parts and goes on where one that died had come to (R-14)', async () => {
    const { db, platform, clock } = at.host;
    for (let n = 0; n < 150; n += 1)
      await at.newClient({ last_name: n === 120 ? 'Stop' : 'More', address: address('Lubbock') });
    const change = await previewed({
      filter: '{"city":{"eq":"Lubbock"}}',
      changes: { general_notes: 'Moved' },
    });
    expect(change.counts).toEqual({ Ready: 150 });
    const begun = await applied(change);
    expect([begun.status, begun.actions]).toEqual(['Applying', []]);
    await sql`create function stop_here() returns trigger language plpgsql as
      $$ begin if new.last_name = 'Stop' then raise 'killed'; end if; return new; end $$`.execute(db);
    await sql`create trigger stop_here before update on client for each row execute function stop_here()`.execute(
      db,
    );
    await platform.jobs.drain();
    // Whole parts stand; of the part it died in nothing does.
    expect((await at.change(change.id)).counts).toEqual({ Saved: 100, Ready: 50 });
    await sql`drop trigger stop_here on client`.execute(db);
    clock.advance(120_000);
    await platform.jobs.drain();
    const done = await at.change(change.id);
    expect([done.status, done.counts]).toEqual(['Applied', { Saved: 150 }]);
    expect((await at.step(done, 'undo')).json().status).toBe('Undoing');
    await platform.jobs.drain();
    expect((await at.change(change.id)).counts).toEqual({ Undone: 150 });
  });

  it('answers the rows that it never reached when the work fails for good', async () => {
    const { db, platform, clock } = at.host;
    for (let n = 0; n < 101; n += 1) await at.newClient({ last_name: 'Fail', address: address('Lamesa') });
    const change = await previewed({ filter: '{"city":{"eq":"Lamesa"}}', changes: { gender: 'Male' } });
    await applied(change);
    await sql`create or replace function stop_here() returns trigger language plpgsql as
      $$ begin raise 'killed'; end $$`.execute(db);
    await sql`create trigger stop_here before update on client for each row execute function stop_here()`.execute(
      db,
    );
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await platform.jobs.drain();
      clock.advance(600_000);
    }
    await sql`drop trigger stop_here on client`.execute(db);
    const rows = await db
      .selectFrom('change_row')
      .select(['state', 'message'])
      .distinct()
      .where('change_set_id', '=', change.id)
      .execute();
    expect(rows).toEqual([
      { state: 'Refused', message: 'Not reached: the work stopped. Try again with these rows' },
    ]);
  });
});

function address(city: string) {
  return { line1: '12 Main Street', line2: null, city, state: 'TX', postal_code: '78704', country: 'USA' };
}
