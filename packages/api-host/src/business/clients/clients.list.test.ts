import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type ListsHost, startListsHost } from './clients.test-support.ts';

const PATH = '/business/clients';
const address = clientOf().address as object;

let lists: ListsHost;
beforeAll(async () => {
  lists = await startListsHost();
  const add = (over: object) => lists.ana.post(PATH, { body: clientOf(over as never) });
  await add({ first_name: 'Zoë', last_name: 'Adams', date_of_birth: '1990-11-03' });
  await add({
    first_name: 'José',
    last_name: 'Núñez',
    email: null,
    address: { ...address, state: 'CA', city: 'Fresno', postal_code: '93650' },
  });
  await add({ type: 'Business', company_name: 'bakery & Co', phone: null });
  await add({ first_name: 'Al', last_name: 'Zimmer', phone: '2125550150' });
});
afterAll(() => lists.host.close());

const names = async (query: Record<string, unknown> = {}) => {
  const text = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const reply = await lists.ana.get(PATH, { query: text });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().rows.map((row: { name: string }) => row.name);
};

describe('the list of clients', () => {
  it('is sorted by last name, a company by its name, whatever case and accents', async () => {
    expect(await names()).toEqual(['Zoë Adams', 'bakery & Co', 'José Núñez', 'Al Zimmer']);
    expect(await names({ order: { name: 'DESC' } })).toEqual([
      'Al Zimmer',
      'José Núñez',
      'bakery & Co',
      'Zoë Adams',
    ]);
  });

  it.each([
    [{ name: { contains: 'nunez' } }, ['José Núñez']],
    [{ name: { startsWith: 'JOSÉ' } }, ['José Núñez']],
    [{ name: { eq: 'al zimmer' } }, ['Al Zimmer']],
    [{ state: { in: ['CA', 'NY'] } }, ['José Núñez']],
    [{ type: { eq: 'Business' } }, ['bakery & Co']],
    [{ birthday_month: { eq: 'November' } }, ['Zoë Adams']],
    [{ birthday_month: { isNull: true } }, ['bakery & Co']],
    [{ phone: { contains: '(212) 555' } }, ['Al Zimmer']],
    [{ phone: { eq: '+1 212 555 0150' } }, ['Al Zimmer']],
    [{ email: { isNull: true } }, ['José Núñez']],
    [{ city: { contains: 'fres' } }, ['José Núñez']],
    [{ archived: { eq: true } }, []],
    [{ created_at: { eq: '2026-11-21' }, country: { eq: 'Canada' } }, []],
    [{ last_activity_at: { lt: '2026-11-21' } }, []],
  ])('filtered by %j', async (filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
    const count = await lists.ana.get(`${PATH}/count`, { query: { filter: JSON.stringify(filter) } });
    expect(count.json()).toEqual({ count: expected.length });
  });

  it('is counted for several views at once, each with what it leaves out until asked', async () => {
    const each = [
      { state: { in: ['CA'] } },
      { type: { eq: 'Business' } },
      { archived: { eq: true } },
      { birthday_month: { eq: 'November' } },
      // A text is counted by itself: a list may read other rows for it.
      { name: { contains: 'al' } },
      { any: [[{ city: { contains: 'fres' } }, { type: { eq: 'Business' } }]] },
    ];
    const ask = (query: Record<string, string>) => lists.ana.get(`${PATH}/count`, { query });
    expect((await ask({ each: JSON.stringify(each) })).json()).toEqual({
      count: 4,
      each: [1, 1, 0, 1, 1, 2],
    });
    for (const wrong of ['{}', '[1]', '[{"planet":{"eq":"Mars"}}]', '[{"id":{"in":[]}}]x'])
      expect((await ask({ each: wrong })).json().fields, wrong).toMatchObject([{ field: 'each' }]);
    const both = await ask({ each: JSON.stringify(each), filter: JSON.stringify(each[0]) });
    expect(both.json().fields).toEqual([
      { field: 'filter', message: 'Filter is left out where each is asked for' },
    ]);
  });

  it('leaves archived clients out, counted and listed, unless the filter names them', async () => {
    const { id } = (
      await lists.ana.post(PATH, { body: clientOf({ first_name: 'Old', last_name: 'Friend' }) })
    ).json();
    expect(await names()).toContain('Old Friend');
    await lists.ana.post(`${PATH}/${id}/archive`);
    const count = async (filter: object) =>
      (await lists.ana.get(`${PATH}/count`, { query: { filter: JSON.stringify(filter) } })).json().count;
    expect(await names()).not.toContain('Old Friend');
    expect(await names({ filter: { name: { contains: 'friend' } } })).toEqual([]);
    expect(await count({ name: { contains: 'friend' } })).toBe(0);
    expect(await names({ filter: { archived: { eq: true } } })).toEqual(['Old Friend']);
    expect(await count({ archived: { eq: true } })).toBe(1);
    expect(await names({ filter: { archived: { eq: false } } })).not.toContain('Old Friend');
  });

  it('gives one row more than asked while there is another page (SPEC 7)', async () => {
    expect(await names({ limit: '2' })).toHaveLength(3);
    expect(await names({ limit: '2', page: '2' })).toEqual(['José Núñez', 'Al Zimmer']);
    expect(await names({ limit: '2', page: '3' })).toEqual([]);
  });

  it('carries what may be done with each row', async () => {
    const [row] = (await lists.ana.get(PATH)).json().rows;
    // Whether it can be deleted or has a number to show is looked up for the record alone.
    expect(row).toMatchObject({ version: 1, actions: ['update', 'archive', 'add_note', 'delete_note'] });
  });
});

describe('notes and the line of time', () => {
  it('notes are written, changed with their version and deleted; the newest comes first', async () => {
    const { id } = (await lists.ana.post(PATH, { body: clientOf({ last_name: 'Noted' }) })).json();
    const path = `${PATH}/${id}/notes`;
    const first = (await lists.ana.post(path, { body: { text: ' Line one\nline two ' } })).json();
    expect(first).toMatchObject({ text: 'Line one\nline two', version: 1, created_by: 'U000002' });
    lists.host.clock.advance(60_000);
    await lists.ana.post(path, { body: { text: 'Second' } });
    expect((await lists.ana.get(path)).json().rows.map((note: { text: string }) => note.text)).toEqual([
      'Second',
      'Line one\nline two',
    ]);
    const changed = await lists.ana.put(`${path}/${first.id}`, { body: { text: 'Changed' }, ifMatch: 1 });
    expect(changed.json()).toMatchObject({ text: 'Changed', version: 2 });
    expect(
      (await lists.ana.put(`${path}/${first.id}`, { body: { text: 'Late' }, ifMatch: 1 })).statusCode,
    ).toBe(409);
    expect((await lists.ana.post(path, { body: { text: '  ' } })).json().fields).toEqual([
      { field: 'text', message: 'Note is required' },
    ]);

    const activity = (await lists.ana.get(`${PATH}/${id}/audit`)).json().rows;
    expect(
      activity.map((entry: { kind: string; action: string | null; text: string | null }) => [
        entry.kind,
        entry.action,
        entry.text,
      ]),
    ).toEqual([
      ['note', null, 'Second'],
      ['note', null, 'Changed'],
      ['change', 'create', null],
    ]);
    expect(activity[2]).toMatchObject({ actor_code: 'U000002', actor_name: 'Ana Test' });
    expect(activity[2].changes).toContainEqual({ field: 'Last Name', old: null, new: 'Noted' });
    expect((await lists.ana.get(`${PATH}/${id}`)).json()).toMatchObject({
      version: 1,
      last_activity_at: '2026-11-21T15:01:00.000Z',
    });
    expect((await lists.ana.delete(`${path}/${first.id}`, { ifMatch: 2 })).statusCode).toBe(204);
    expect((await lists.ana.get(path)).json().rows).toHaveLength(1);
  });
});
