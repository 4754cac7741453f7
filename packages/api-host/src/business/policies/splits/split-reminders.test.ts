import { DAY_MS } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/index.ts';
import { type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';

let at: PoliciesHost;
const who: Record<string, TestClient> = {};
const as = (name: string) => who[name] as TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  for (const name of ['ana', 'ben', 'hal']) who[name] = await at.host.signInAs(name);
});
afterAll(() => at.host.close());

type Shares = Pick<Shown, 'id' | 'version' | 'shares'>;
const split = (code: string, share_bps: number) => ({ splits: [{ associate_code: code, share_bps }] });

test('who has not answered for more than three days is reminded once (domain.md 8.1)', async () => {
  const { host, people } = at;
  const reminded = async () => {
    await host.platform.jobs.add(host.db, 'remind-of-splits', {});
    await host.platform.jobs.drain();
    const rows = await host.db
      .deleteFrom('notification')
      .where('type', '=', 'split-unanswered')
      .returning('user_code')
      .execute();
    return rows.map(({ user_code }) => user_code).sort();
  };
  const asked = async (id: string, days: number) =>
    host.db
      .updateTable('policy_share')
      .set({ asked_at: new Date(host.clock.now().getTime() - days * DAY_MS) })
      .where('policy_id', '=', id)
      .execute();
  await host.db.updateTable('policy_share').set({ reminded_at: host.clock.now() }).execute();
  const given = await at.enter(as('ana'), split(people.hal, 3_000));
  const wanted = await at.enter(as('ana'));
  await as('ben').post(`/business/policies/${wanted.id}/shares`, {
    body: { associate_code: people.ben, share_bps: 2_000 },
    ifMatch: wanted.version,
  });
  await asked(given.id, 3);
  await asked(wanted.id, 2);
  expect(await reminded()).toEqual([]);
  await asked(given.id, 3.1);
  await asked(wanted.id, 3.1);
  expect(await reminded()).toEqual([people.ana, people.hal].sort());
  expect(await reminded()).toEqual([]);
  // Another part in the policy changes neither since when one is asked nor that the person was reminded.
  const state = await as('ana').get(`/business/policies/${given.id}`);
  const more = await as('ana').post(`/business/policies/${given.id}/shares`, {
    body: { associate_code: people.ben, share_bps: 1_000 },
    ifMatch: state.json<Shares>().version,
  });
  expect(more.statusCode, more.body).toBe(200);
  expect(await reminded()).toEqual([]);
  await asked(given.id, 4);
  expect(await reminded()).toEqual([people.ben]);
  // What is answered is asked of nobody any more.
  await as('hal').post(`/business/policies/${given.id}/shares/1/accept`, {
    ifMatch: more.json<Shares>().version,
  });
  await host.db
    .updateTable('policy_share')
    .set({ reminded_at: null })
    .where('policy_id', '=', given.id)
    .execute();
  await asked(given.id, 4);
  expect(await reminded()).toEqual([people.ben]);
});
