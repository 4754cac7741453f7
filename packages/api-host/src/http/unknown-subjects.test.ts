import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { refusalsOf } from './openapi.ts';

let host: TestHost;
let admin: TestClient;
let dev: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  [admin, dev] = [await host.signInAs('admin'), await host.signInAs('dev')];
});
afterAll(() => host.close());

/** Operations whose query names something that may not exist. */
test.each([
  ['getBuilderBoard', { team: 'T9999' }],
  ['getHawaiiBoard', { team: 'T9999' }],
  ['getCompanyBuilderBoard', { team: 'T9999' }],
  ['getCompanyHawaiiBoard', { team: 'T9999' }],
  ['listScholarshipAwards', { from: '1999-01-01' }],
] as const)('%s names the 404 it answers in the document', async (id, query) => {
  const operation = host.app.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`No operation ${id}`);
  const who = operation.policy.audience === 'admin' ? admin : dev;
  const answer = await who.get(operation.path, { query });
  expect(answer.statusCode, answer.body).toBe(404);
  expect(refusalsOf(operation)).toContain(404);
});
