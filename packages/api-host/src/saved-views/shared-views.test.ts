import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { savedViewExamples } from './saved-views.schemas.ts';

/** Dev is an RMD above Cara, Ben and Ana; Hal leads another branch. */
let host: TestHost;
let dev: TestClient;
let cara: TestClient;
let ana: TestClient;
let hal: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  dev = await host.signInAs('dev');
  cara = await host.signInAs('cara');
  ana = await host.signInAs('ana');
  hal = await host.signInAs('hal');
});
afterAll(() => host.close());

interface View {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly shared_with: string | null;
  readonly owner: { readonly code: string; readonly name: string } | null;
}

let serial = 0;
const filter = { state: { in: ['TX'] } };
async function keep(who: TestClient, over: object = {}, list = 'clients'): Promise<View> {
  serial += 1;
  const body = { ...savedViewExamples.create, list, name: `View ${serial}`, filter, ...over };
  return (await who.post('/saved-views', { body })).json<View>();
}
const share = (who: TestClient, { id, version }: View, team: string | null) =>
  who.put(`/saved-views/${id}/sharing`, { body: { team }, ifMatch: version });
const shared = async (who: TestClient, team: string, over: object = {}) =>
  (await share(who, await keep(who, over), team)).json<View>();
const viewsOf = async (who: TestClient, list = 'clients') =>
  (await who.get('/saved-views', { query: { list } })).json().rows as View[];
const sees = async (who: TestClient, { id }: View) => (await viewsOf(who)).some((view) => view.id === id);
const pinsOf = async (who: TestClient) =>
  ((await who.get('/pinned-views')).json().rows as View[]).map(({ name }) => name);
const codeOf = async (username: string) => {
  const person = host.db.selectFrom('app_user').select('code').where('username', '=', username);
  return (await person.executeTakeFirstOrThrow()).code;
};
const setStatus = (username: string, status: 'Active' | 'Terminated') =>
  host.db.updateTable('app_user').set({ status }).where('username', '=', username).execute();

describe('a shared view', () => {
  it('is seen down the line with its filter, columns and order, and by nobody beside or above (R-PRM-01)', async () => {
    const view = await shared(dev, 'Infinity');
    expect(view).toMatchObject({ shared_with: 'Infinity', owner: null, version: 2 });
    const seen = (await viewsOf(ana)).find(({ id }) => id === view.id);
    expect(seen).toMatchObject({
      filter,
      order: savedViewExamples.body.order,
      layout: savedViewExamples.body.layout,
      is_default: false,
      owner: { name: 'Dev Patel' },
    });
    expect(await sees(hal, view)).toBe(false);
    const below = await shared(cara, 'Infinity');
    expect(await sees(ana, below)).toBe(true);
    expect(await sees(dev, below)).toBe(false);
  });

  it('of a smaller team stays there', async () => {
    const view = await shared(dev, 'Personal');
    const directs = await host.db
      .selectFrom('app_user')
      .select('username')
      .where('upline_code', '=', await codeOf('dev'))
      .execute();
    expect(await sees(ana, view)).toBe(directs.some(({ username }) => username === 'ana'));
    expect(await sees(cara, view)).toBe(directs.some(({ username }) => username === 'cara'));
  });

  it('is read, and changed by its owner alone', async () => {
    const view = await shared(dev, 'Infinity');
    const { list: _, ...body } = savedViewExamples.create;
    expect((await ana.put(`/saved-views/${view.id}`, { body, ifMatch: view.version })).statusCode).toBe(404);
    expect((await share(ana, view, null)).statusCode).toBe(404);
    expect((await ana.delete(`/saved-views/${view.id}`, { ifMatch: view.version })).statusCode).toBe(404);
    expect((await ana.patch(`/saved-views/${view.id}`, { body: { position: 1 } })).statusCode).toBe(404);
  });

  it('that filters by what is private is refused in words beside the filter', async () => {
    const named = await keep(dev, { filter: { name: { contains: 'Lee' }, phone: { isNull: true } } });
    const refused = await share(dev, named, 'Infinity');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual([
      { field: 'filter.name', message: 'A shared view cannot filter by Name, which is private' },
      { field: 'filter.phone', message: 'A shared view cannot filter by Phone, which is private' },
    ]);
    const odd = await keep(dev, { filter: { constructor: { eq: 1 } } });
    expect((await share(dev, odd, 'Infinity')).json().fields[0].message).toBe(
      'constructor cannot be filtered by',
    );
  });

  it('hides nothing private in an alternative', async () => {
    const any = [[{ state: { eq: 'TX' } }, { phone: { isNull: true } }], [{ phone: { startsWith: '512' } }]];
    const refused = await share(dev, await keep(dev, { filter: { city: { eq: 'Waco' }, any } }), 'Infinity');
    expect(refused.json().fields).toEqual([
      { field: 'filter.phone', message: 'A shared view cannot filter by Phone, which is private' },
    ]);
    const open = [[{ state: { eq: 'TX' } }, { city: { eq: 'Waco' } }]];
    const view = await shared(dev, 'Infinity', { filter: { any: open } });
    expect((await viewsOf(ana)).find(({ id }) => id === view.id)).toMatchObject({ filter: { any: open } });
  });

  it('may filter by a team, which is that of the reader and names nobody (R-TEAM-01)', async () => {
    const mine = { writing_associate: { in_team: 'BaseShop' }, submit_date: { during: 'this_month' } };
    const view = await keep(dev, { filter: mine }, 'policies');
    expect((await share(dev, view, 'Infinity')).statusCode).toBe(200);
    const seen = (await viewsOf(ana, 'policies')).find(({ id }) => id === view.id);
    expect(seen).toMatchObject({ filter: mine });
    const code = await codeOf('cara');
    for (const operator of ['under', 'directly_under', 'in_base_shop_of']) {
      const named = await keep(dev, { filter: { writing_associate: { [operator]: code } } }, 'policies');
      expect((await share(dev, named, 'Infinity')).json().fields[0].field).toBe('filter.writing_associate');
    }
  });

  it('cannot be given a private filter later', async () => {
    const view = await shared(dev, 'Infinity');
    const body = { ...savedViewExamples.body, name: view.name, filter: { email: { contains: '@' } } };
    const refused = await dev.put(`/saved-views/${view.id}`, { body, ifMatch: view.version });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields[0].field).toBe('filter.email');
    const alone = (await share(dev, view, null)).json<View>();
    expect((await dev.put(`/saved-views/${view.id}`, { body, ifMatch: alone.version })).statusCode).toBe(200);
  });

  it('is one of a list that can be shared, with a team that one leads', async () => {
    const reports = await keep(dev, {}, 'associates');
    expect((await share(dev, reports, 'Infinity')).json().fields).toEqual([
      { field: 'team', message: 'Views of this list cannot be shared' },
    ]);
    expect((await share(ana, await keep(ana), 'RmdSuperBase')).statusCode).toBe(403);
    expect((await share(dev, await keep(dev), 'Everybody')).statusCode).toBe(422);
    const { username } = await host.db
      .selectFrom('app_user')
      .select('username')
      .where('direct_count', '=', 0)
      .where('status', '=', 'Active')
      .where('path', 'is not', null)
      .executeTakeFirstOrThrow();
    const leaf = await host.signInAs(username);
    expect((await share(leaf, await keep(leaf), 'Personal')).json().fields).toEqual([
      { field: 'team', message: 'There is nobody in Personal to share it with' },
    ]);
  });

  it('is gone when it is taken back, when it is deleted, and while its owner has left', async () => {
    const view = await shared(dev, 'Infinity');
    await setStatus('dev', 'Terminated');
    expect(await sees(ana, view)).toBe(false);
    await setStatus('dev', 'Active');
    expect(await sees(ana, view)).toBe(true);
    const back = (await share(dev, view, null)).json<View>();
    expect(await sees(ana, view)).toBe(false);
    const again = (await share(dev, back, 'BaseShop')).json<View>();
    await ana.put(`/pinned-views/${view.id}`);
    await dev.delete(`/saved-views/${view.id}`, { ifMatch: again.version });
    expect(await sees(ana, view)).toBe(false);
    expect(await pinsOf(ana)).not.toContain(view.name);
  });

  it('is lost at the moment its reader moves to another upline (R-PRM-03)', async () => {
    const view = await shared(cara, 'Infinity');
    expect(await sees(ana, view)).toBe(true);
    const admin = await host.signInAs('admin');
    const { code, version } = await host.db
      .selectFrom('app_user')
      .select(['code', 'version'])
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow();
    const upline_code = await codeOf('dev');
    const body = { upline_code, with_downline: true, effective_date: null, reason: 'Asked for by both' };
    const moved = await admin.post(`/admin/associates/${code}/transfers`, { body, ifMatch: version });
    expect(moved.statusCode, moved.body).toBeLessThan(300);
    expect(await sees(ana, view)).toBe(false);
  });

  it('is shared neither in a session that views as its owner nor by somebody suspended (domain.md 7.3)', async () => {
    const view = await keep(dev);
    const proxy = await host.signInAs('dev', { via: 'super' });
    const refused = await share(proxy, view, 'Infinity');
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('Not available while viewing as another user');
    expect((await proxy.put(`/pinned-views/${view.id}`)).statusCode).toBe(403);
    expect((await proxy.get('/pinned-views')).statusCode).toBe(200);
    const sam = await host.signInAs('sam');
    expect((await share(sam, await keep(sam), 'Infinity')).statusCode).toBe(403);
  });

  it('leaves a trace with the team before and after', async () => {
    const view = await shared(dev, 'BaseShop');
    await share(dev, view, null);
    const entries = await host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity_id', '=', view.id)
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'Shared With', old: null, new: 'Base Shop' }],
      [{ field: 'Shared With', old: 'Base Shop', new: null }],
    ]);
  });

  it('is one of at most ten a list', async () => {
    const made = [];
    for (let count = 0; count < 10; count += 1)
      made.push(await share(hal, await keep(hal, {}, 'prospects'), 'Infinity'));
    expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const beyond = await share(hal, await keep(hal, {}, 'prospects'), 'Infinity');
    expect(beyond.statusCode).toBe(409);
    expect(beyond.json().message).toBe('At most 10 views of a list can be shared');
  });
});

describe('pinned views', () => {
  it('are own and shared ones in an order of their own', async () => {
    const own = await keep(cara);
    const other = await keep(cara, {}, 'policies');
    const given = await shared(dev, 'Infinity');
    for (const { id } of [own, other, given])
      expect((await cara.put(`/pinned-views/${id}`)).statusCode).toBe(204);
    await cara.put(`/pinned-views/${own.id}`);
    expect(await pinsOf(cara)).toEqual([own.name, other.name, given.name]);
    await cara.patch(`/pinned-views/${given.id}`, { body: { position: 1 } });
    expect(await pinsOf(cara)).toEqual([given.name, own.name, other.name]);
    expect((await cara.delete(`/pinned-views/${own.id}`)).statusCode).toBe(204);
    expect((await cara.delete(`/pinned-views/${own.id}`)).statusCode).toBe(404);
    expect(await pinsOf(cara)).toEqual([given.name, other.name]);
    await share(dev, given, null);
    expect(await pinsOf(cara)).toEqual([other.name]);
  });

  it('are of views one may see', async () => {
    const view = await keep(dev);
    expect((await hal.put(`/pinned-views/${view.id}`)).statusCode).toBe(404);
    expect((await hal.patch(`/pinned-views/${view.id}`, { body: { position: 1 } })).statusCode).toBe(404);
  });

  it('end at twenty', async () => {
    const bea = await host.signInAs('bea');
    for (let count = 0; count < 20; count += 1) await bea.put(`/pinned-views/${(await keep(bea)).id}`);
    const beyond = await bea.put(`/pinned-views/${(await keep(bea)).id}`);
    expect(beyond.statusCode).toBe(409);
    expect(beyond.json().message).toBe('At most 20 views can be pinned');
  });
});
