import '../all-operations.ts';
import { type OperationId, operationOf } from '@upline/api-client';
import { ADMINS_OPERATIONS } from '@upline/api-client/operations/admins.ts';
import { ASSOCIATES_OPERATIONS } from '@upline/api-client/operations/associates.ts';
import { EVERYONE_OPERATIONS } from '@upline/api-client/operations/everyone.ts';
import { declaredViews } from '@upline/shell';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../test-host.ts';

const lists = import.meta.glob('../../../feature-*/src/**/*-{list,lists}.ts');
let host: TestHost;
beforeAll(async () => {
  await Promise.all(Object.values(lists).map((load) => load()));
  host = await startTestHost();
});
afterAll(() => host.close());

const ALL: readonly Facts[] = [EVERYONE_OPERATIONS, ASSOCIATES_OPERATIONS, ADMINS_OPERATIONS].flatMap(
  (operations: object) => Object.values(operations),
);

/** The count of a list is below its address. */
const countOf = (list: OperationId) =>
  ALL.find(({ path, method }) => path === `${operationOf(list)?.path}/count` && method === 'GET');
/** A list of a record's rows is asked of a record that does not exist. */
const nobodys = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

type Facts = NonNullable<ReturnType<typeof operationOf>>;

async function numbersOf({ path, permission }: Facts, filters: readonly object[]) {
  const search = new URLSearchParams({ each: JSON.stringify(filters) });
  const associate = permission === 'carrier.view' ? 'bea' : 'dev';
  const { headers } = await host.signInAs(path.startsWith('/admin') ? 'super' : associate);
  return host.app.inject({ method: 'GET', url: `${nobodys(path)}?${search}`, headers });
}

describe('the views that come with the product', () => {
  it('are found in the features of both apps', () => {
    expect(declaredViews.length).toBeGreaterThan(40);
  });

  it('are counted by the server, all of a list in one request', async () => {
    const wrong = [];
    for (const { list, views } of declaredViews) {
      const count = countOf(list);
      if (!count) continue;
      const filters = views().map(({ filter }) => filter);
      const answer = await numbersOf(count, filters);
      const isRight = count.path.includes('{')
        ? [200, 404].includes(answer.statusCode)
        : answer.statusCode === 200 && JSON.parse(answer.body).each.length === filters.length;
      if (!isRight) wrong.push({ list, answer: answer.body });
    }
    expect(wrong).toEqual([]);
  });
});
