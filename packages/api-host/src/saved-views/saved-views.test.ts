import { FILTER_OPERATORS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListsHost, startListsHost } from '../business/clients/clients.test-support.ts';
import { layoutExample } from '../list-preferences/list-layout.schemas.ts';
import { listPreferencesRoutes } from '../list-preferences/list-preferences.routes.ts';
import type { TestClient } from '../testing/index.ts';
import { savedViewsRoutes } from './saved-views.routes.ts';
import { savedViewExamples } from './saved-views.schemas.ts';

let lists: ListsHost;
beforeAll(async () => {
  lists = await startListsHost([savedViewsRoutes, listPreferencesRoutes]);
});
afterAll(() => lists.host.close());

let serial = 0;
/** A list of its own for each test. */
const freshList = () => `list-${++serial}`;
const bodyOf = (name: string, over: object = {}) => ({ ...savedViewExamples.body, name, ...over });
const save = (list: string, name: string, over: object = {}, who: TestClient = lists.ana) =>
  who.post('/saved-views', { body: { list, ...bodyOf(name, over) } });
const viewsOf = async (list: string, who: TestClient = lists.ana) =>
  (await who.get('/saved-views', { query: { list } })).json().rows as {
    id: string;
    name: string;
    position: number;
    is_default: boolean;
    version: number;
  }[];

describe('saved views', () => {
  it('come back as they were kept, the sort levels and filters in their order', async () => {
    const list = freshList();
    const order = { zip: 'DESC', a: 'ASC', name: 'ASC' };
    const created = await save(list, ' Mine ', { order, filter: { state: { in: ['TX'] }, a: { eq: 1 } } });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      list,
      name: 'Mine',
      position: 1,
      version: 1,
      layout: layoutExample,
    });
    const [view] = await viewsOf(list);
    expect(view).toEqual(created.json());
    expect(Object.keys((view as unknown as { order: object }).order)).toEqual(['zip', 'a', 'name']);
    expect(Object.keys((view as unknown as { filter: object }).filter)).toEqual(['state', 'a']);
  });

  it('take every operator that lists know, and no other (R-GEN-06)', async () => {
    const filter = Object.fromEntries(
      FILTER_OPERATORS.map((operator) => [operator.toLowerCase(), { [operator]: 'x' }]),
    );
    const kept = await save(freshList(), 'All', { filter });
    expect(kept.statusCode, kept.body).toBe(201);
    expect(kept.json().filter).toEqual(filter);
    const odd = [
      { name: { like: 'x' } },
      { any: { eq: 'x' } },
      { name: [[{ city: { eq: 'x' } }]] },
      { any: [[{ any: [[{ city: { eq: 'x' } }]] }]] },
      { any: [[]] },
    ];
    for (const one of odd) expect((await save(freshList(), 'Odd', { filter: one })).statusCode).toBe(422);
  });

  it('have names that are unique in their list, whatever the case', async () => {
    const list = freshList();
    await save(list, 'Texas');
    const again = await save(list, 'TEXAS');
    expect(again.statusCode).toBe(422);
    expect(again.json().fields).toEqual([{ field: 'name', message: 'Name is already in use' }]);
    expect((await save(freshList(), 'Texas')).statusCode).toBe(201);
    const other = (await save(list, 'Other')).json();
    const renamed = await lists.ana.put(`/saved-views/${other.id}`, { body: bodyOf('texas'), ifMatch: 1 });
    expect(renamed.json().fields).toEqual([{ field: 'name', message: 'Name is already in use' }]);
  });

  it('are changed with their version (R-06)', async () => {
    const list = freshList();
    const { id } = (await save(list, 'One')).json();
    expect((await lists.ana.put(`/saved-views/${id}`, { body: bodyOf('Two') })).statusCode).toBe(428);
    expect(
      (await lists.ana.put(`/saved-views/${id}`, { body: bodyOf('Two'), ifMatch: 1 })).json(),
    ).toMatchObject({
      name: 'Two',
      version: 2,
    });
    const stale = await lists.ana.put(`/saved-views/${id}`, { body: bodyOf('Three'), ifMatch: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toBe('This view was changed by someone else. Reload and try again.');
  });

  it('have at most one default a list', async () => {
    const list = freshList();
    await save(list, 'One', { is_default: true });
    const two = (await save(list, 'Two', { is_default: true })).json();
    const defaults = async () =>
      (await viewsOf(list)).filter((view) => view.is_default).map((view) => view.name);
    expect(await defaults()).toEqual(['Two']);
    const one = (await viewsOf(list)).find((view) => view.name === 'One');
    await lists.ana.put(`/saved-views/${one?.id}`, {
      body: bodyOf('One', { is_default: true }),
      ifMatch: one?.version as number,
    });
    expect(await defaults()).toEqual(['One']);
    expect(two.is_default).toBe(true);
  });

  it('are moved to a position; the others close up, also after one is deleted', async () => {
    const list = freshList();
    for (const name of ['A', 'B', 'C', 'D']) await save(list, name);
    const order = async () => (await viewsOf(list)).map((view) => `${view.position}${view.name}`).join(' ');
    const idOf = async (name: string) => (await viewsOf(list)).find((view) => view.name === name)?.id;
    await lists.ana.patch(`/saved-views/${await idOf('D')}`, { body: { position: 2 } });
    expect(await order()).toBe('1A 2D 3B 4C');
    await lists.ana.patch(`/saved-views/${await idOf('A')}`, { body: { position: 99 } });
    expect(await order()).toBe('1D 2B 3C 4A');
    const b = (await viewsOf(list)).find((view) => view.name === 'B');
    expect((await lists.ana.delete(`/saved-views/${b?.id}`, { ifMatch: 1 })).statusCode).toBe(204);
    expect(await order()).toBe('1D 2C 3A');
    expect(
      (await lists.ana.patch(`/saved-views/${await idOf('A')}`, { body: { position: 0 } })).statusCode,
    ).toBe(422);
  });

  it('end at fifty a list', async () => {
    const list = freshList();
    for (let count = 1; count <= 50; count += 1) await save(list, `View ${count}`);
    const beyond = await save(list, 'One more');
    expect(beyond.statusCode).toBe(409);
    expect(beyond.json().message).toBe('A list has at most 50 views');
  });

  it('are the own ones only (S-37)', async () => {
    const list = freshList();
    const { id } = (await save(list, 'Mine')).json();
    expect(await viewsOf(list, lists.ben)).toEqual([]);
    expect(
      (await lists.ben.put(`/saved-views/${id}`, { body: bodyOf('Stolen'), ifMatch: 1 })).statusCode,
    ).toBe(404);
    expect((await lists.ben.patch(`/saved-views/${id}`, { body: { position: 1 } })).statusCode).toBe(404);
    expect((await lists.ben.delete(`/saved-views/${id}`, { ifMatch: 1 })).statusCode).toBe(404);
  });

  it('refuse what no list has: fields and columns that are no names, too many levels', async () => {
    const list = freshList();
    for (const over of [
      { order: { 'a b': 'ASC' } },
      { order: { a: 'up' } },
      { order: { a: 'ASC', b: 'ASC', c: 'ASC', d: 'ASC', e: 'ASC', f: 'ASC' } },
      { filter: { a: 1 } },
      { filter: { a: { eq: { deep: 1 } } } },
      { layout: { ...layoutExample, columns: [layoutExample.columns[0], layoutExample.columns[0]] } },
      { layout: { ...layoutExample, density: 'huge' } },
      { user_id: 'U1' },
    ]) {
      expect((await save(list, 'Bad', over)).statusCode, JSON.stringify(over)).toBe(422);
    }
    expect((await lists.ana.get('/saved-views', { query: { list: '../x' } })).statusCode).toBe(422);
    expect((await lists.ana.get('/saved-views')).statusCode).toBe(422);
  });

  it('leave a trace each time they change, and none when they do not', async () => {
    const list = freshList();
    const { id } = (await save(list, 'Audited')).json();
    await lists.ana.put(`/saved-views/${id}`, { body: bodyOf('Audited'), ifMatch: 1 });
    await lists.ana.put(`/saved-views/${id}`, { body: bodyOf('Renamed'), ifMatch: 1 });
    await lists.ana.delete(`/saved-views/${id}`, { ifMatch: 2 });
    const entries = await lists.host.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ['create', []],
      ['update', ['Name']],
      ['delete', []],
    ]);
  });

  it('are not changed by an admin viewing as their owner, but by a suspended owner (domain.md 7.3)', async () => {
    const list = freshList();
    expect((await save(list, 'By proxy', {}, lists.anaByProxy)).statusCode).toBe(403);
    expect((await save(list, 'By Sam', {}, lists.suspended)).statusCode).toBe(201);
  });
});

describe('list preferences', () => {
  it('follow the person: none at first, then the layout as it was left, the latest one', async () => {
    const path = `/list-preferences/${freshList()}`;
    expect((await lists.ana.get(path)).json()).toMatchObject({ layout: null });
    await lists.ana.put(path, { body: { ...layoutExample, density: 'comfortable' } });
    await lists.ana.put(path, { body: layoutExample });
    expect((await lists.ana.get(path)).json()).toMatchObject({ layout: layoutExample });
    expect((await lists.ben.get(path)).json()).toMatchObject({ layout: null });
  });

  it('refuse widths no screen has and lists that are no names', async () => {
    const columns = [{ id: 'name', visible: true, width: 5, pinned: null }];
    const refused = await lists.ana.put('/list-preferences/clients', { body: { ...layoutExample, columns } });
    expect(refused.json().fields).toEqual([
      { field: 'columns.0.width', message: 'Width must be greater than or equal to 40' },
    ]);
    expect((await lists.ana.get('/list-preferences/Clients!')).statusCode).toBe(404);
  });

  it('are not changed by an admin viewing as the person', async () => {
    expect(
      (await lists.anaByProxy.put('/list-preferences/clients', { body: layoutExample })).statusCode,
    ).toBe(403);
    expect((await lists.anaByProxy.get('/list-preferences/clients')).statusCode).toBe(200);
  });
});
