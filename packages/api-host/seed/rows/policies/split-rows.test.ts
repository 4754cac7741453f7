import { afterAll, beforeAll, expect, it } from 'vitest';
import { companyDay } from '../../../src/platform/time/company-time.ts';
import { startTestHost, type TestHost } from '../../../src/testing/index.ts';
import { Random } from '../../random.ts';
import { seedSplit } from './split-rows.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  await host.db.transaction().execute((trx) => seedSplit(trx, new Random(1), companyDay(host.clock.now())));
});
afterAll(() => host.close());

it('waits for the home office and can be accepted (R-POL-02)', async () => {
  const admin = await host.signInAs('admin');
  const asked = { query: { filter: '{"kind":{"eq":"Split"}}' } };
  const [split, ...others] = (await admin.get('/admin/approvals', asked)).json().rows;
  expect(others).toEqual([]);
  expect(split).toMatchObject({ subject: expect.stringMatching(/^60% of policy GT-/) });
  const [policy, portion] = split.id.split('.');
  const reply = await admin.post(`/admin/policies/${policy}/shares/${portion}/accept`, {
    ifMatch: split.version,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await admin.get('/admin/approvals', asked)).json().rows).toEqual([]);
});
