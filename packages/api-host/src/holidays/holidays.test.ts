import { addDays, isWeekend } from '@upline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import { businessDayAfter } from './holidays.store.ts';

let host: TestHost;
let office: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  office = await host.signInAs('super');
  today = testContext(host).today;
});
afterAll(() => host.close());

const firstFrom = (day: string, wanted: (day: string) => boolean): string =>
  wanted(day) ? day : firstFrom(addDays(day, 1), wanted);
const said = (reply: Awaited<ReturnType<TestClient['post']>>) => [
  reply.statusCode,
  reply.json().fields?.[0]?.message ?? reply.json().message,
];

it('makes a day no business day for due dates that are given from then on (R-POL-04, R-UPL-01)', async () => {
  const add = (day: string, name = 'Founders Day') => office.post('/admin/holidays', { body: { day, name } });
  expect((await (await host.signInAs('admin')).get('/admin/holidays')).statusCode).toBe(403);
  expect(said(await add(today))).toEqual([422, 'Date must be after today']);
  expect(said(await add(firstFrom(addDays(today, 1), isWeekend)))).toEqual([
    422,
    'Date must be a day from Monday to Friday',
  ]);
  const due = await businessDayAfter(host.db, today, 2);
  const added = await add(due);
  expect(added.statusCode).toBe(201);
  expect(said(await add(due))).toEqual([422, 'Date is already in use']);
  expect(await businessDayAfter(host.db, today, 2)).toBe(
    firstFrom(addDays(due, 1), (day) => !isWeekend(day)),
  );

  const path = `/admin/holidays/${due}`;
  const renamed = await office.put(path, { body: { name: 'Day of the Founders' }, ifMatch: 1 });
  expect(renamed.json().rows).toContainEqual(
    expect.objectContaining({ day: due, name: 'Day of the Founders', actions: ['rename', 'remove'] }),
  );
  expect((await office.delete(path, { ifMatch: 1 })).statusCode).toBe(409);
  expect((await office.delete(path, { ifMatch: 2 })).statusCode).toBe(200);
  expect(await businessDayAfter(host.db, today, 2)).toBe(due);

  const past = firstFrom(addDays(today, -9), (day) => !isWeekend(day));
  await host.db.insertInto('holiday').values({ day: past, name: 'Past' }).execute();
  expect(said(await office.delete(`/admin/holidays/${past}`, { ifMatch: 1 }))).toEqual([
    409,
    'Only a holiday to come can be removed',
  ]);
});
