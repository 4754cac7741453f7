import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchPayment, type TestClient } from '../../../testing/index.ts';
import { testContext } from '../../../testing/sign-in.ts';
import { type PoliciesHost, type Shown, startPoliciesHost } from '../policies.test-support.ts';
import { policyStatus } from './policy-status.service.ts';

let at: PoliciesHost;
let ana: TestClient;
let ben: TestClient;
let admin: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
  ben = await at.host.signInAs('ben');
  admin = await at.host.signInAs('super');
});
afterAll(() => at.host.close());

/** Who was told what of a policy since the last question, as `type code`. */
async function told({ id }: Pick<Shown, 'id'>): Promise<string[]> {
  const rows = await at.host.db
    .deleteFrom('notification')
    .where('object_key', '=', `policy:${id}`)
    .returning(['type', 'user_code'])
    .execute();
  return rows.map(({ type, user_code }) => `${type} ${user_code}`).sort();
}

/** A policy of Ana's that Ben shares. */
async function shared(policy_number = `N-${crypto.randomUUID().slice(0, 8)}`): Promise<Shown> {
  const policy = await at.enter(ana, {
    policy_number,
    splits: [{ associate_code: at.people.ben, share_bps: 3_000 }],
  });
  const answer = await ben.post(`/business/policies/${policy.id}/shares/1/accept`, {
    ifMatch: policy.version,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  await told(policy);
  return answer.json<Shown>();
}

const both = (type: string) => [`${type} ${at.people.ana}`, `${type} ${at.people.ben}`].sort();

describe('the people of a policy hear (domain.md 8.1)', () => {
  test('that it is issued, also when the associate enters the day, who needs no notice', async () => {
    const policy_number = 'N-ISSUED';
    const policy = await shared(policy_number);
    const edit = (issue_date: string | null, version: number) =>
      ana.put(`/business/policies/${policy.id}`, {
        body: {
          policy_number,
          submit_date: addDays(at.today, -10),
          issue_date,
          shared_note: null,
        },
        ifMatch: version,
      });
    const issued = await edit(addDays(at.today, -2), policy.version);
    expect(issued.statusCode, issued.body).toBe(200);
    expect(await told(policy)).toEqual([`policy-issued ${at.people.ben}`]);
    await edit(addDays(at.today, -1), issued.json<Shown>().version);
    expect(await told(policy)).toEqual([]);
  });

  test('that it was not taken when it is archived as that, and else that it is archived', async () => {
    for (const [ended_as, type] of [
      ['Not Taken', 'policy-not-taken'],
      ['Withdrawn', 'policy-archived'],
    ] as const) {
      const policy = await shared();
      const answer = await admin.post(`/admin/policies/${policy.id}/transitions`, {
        body: { to: 'Archived', reason: 'As the client wished', ended_as },
        ifMatch: policy.version,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await told(policy)).toEqual(both(type));
    }
  });

  test('that it is approved', async () => {
    const policy = await shared();
    await at.host.db
      .updateTable('policy')
      .set({ business_status: 'Ready To Pay' })
      .where('id', '=', policy.id)
      .execute();
    const { platform } = at.host;
    await platform.transaction(testContext(at.host), (inside) =>
      policyStatus(platform).setBySystem(inside, [policy.id], 'Approved'),
    );
    expect(await told(policy)).toEqual(both('policy-approved'));
  });

  test('that the office still has to decide, when one of them has accepted a large split', async () => {
    const policy = await at.enter(ana, { splits: [{ associate_code: at.people.ben, share_bps: 6_000 }] });
    await told(policy);
    await ben.post(`/business/policies/${policy.id}/shares/1/accept`, { ifMatch: policy.version });
    expect(await told(policy)).toContain(`split-accepted ${at.people.ana}`);
  });
});

describe('what the check found closes once it is mended (2.12, R-CHK-01)', () => {
  const license = () => at.host.db.updateTable('license').where('associate_code', '=', at.people.ana);
  /** A policy that waits for the license of its writer, which is given back at once. */
  async function mended(): Promise<Shown> {
    const policy = await at.enter(ana);
    const before = await at.host.db
      .selectFrom('license')
      .select(['id', 'status'])
      .where('associate_code', '=', at.people.ana)
      .execute();
    await license().set({ status: 'Inactive' }).execute();
    const asked = await ana.put(`/business/policies/${policy.id}`, {
      body: {
        policy_number: `L-${crypto.randomUUID().slice(0, 8)}`,
        submit_date: addDays(at.today, -9),
        shared_note: null,
      },
      ifMatch: policy.version,
    });
    for (const { id, status } of before) await license().set({ status }).where('id', '=', id).execute();
    expect(asked.json<Shown>().business_status, asked.body).toBe('Action Required');
    return asked.json<Shown>();
  }
  const statusOf = async ({ id }: Pick<Shown, 'id'>) =>
    (await ana.get(`/business/policies/${id}`)).json<Shown>().business_status;

  test('when the associate asks for the check, who is told what still waits', async () => {
    const policy = await mended();
    const again = await ana.post(`/business/policies/${policy.id}/transitions`, {
      body: { to: 'Pending' },
      ifMatch: policy.version,
    });
    expect(again.statusCode, again.body).toBe(200);
    expect(await statusOf(policy)).toBe('Pending');
  });

  test('in the night by itself', async () => {
    const policy = await mended();
    await at.host.platform.jobs.add(at.host.db, 'check-policies-again', { after: null });
    await at.host.platform.jobs.drain();
    expect(await statusOf(policy)).toBe('Pending');
  });
});

test('what is said twice within ten minutes is mailed once (R-NTF-03)', async () => {
  const policy = await shared();
  await matchPayment(at.host, policy.id);
  const mails = async () =>
    (
      await at.host.db
        .deleteFrom('outbox_message')
        .where('kind', '=', 'policy-action-required')
        .returning('id')
        .execute()
    ).length;
  await mails();
  let { version } = policy;
  const ask = async (reason: string) => {
    const answer = await admin.post(`/admin/policies/${policy.id}/transitions`, {
      body: { to: 'Action Required', reason },
      ifMatch: version,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const back = await admin.post(`/admin/policies/${policy.id}/transitions`, {
      body: { to: 'Pending' },
      ifMatch: answer.json<Shown>().version,
    });
    version = back.json<Shown>().version;
    return mails();
  };
  expect(await ask('A signed illustration is missing')).toBe(2);
  expect(await ask('A signed illustration is missing')).toBe(0);
  expect(await ask('The illustration is not signed')).toBe(2);
});
