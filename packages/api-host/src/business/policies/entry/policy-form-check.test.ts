import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../../testing/index.ts';
import { type Body, type PoliciesHost, startPoliciesHost } from '../policies.test-support.ts';

let at: PoliciesHost;
let ana: TestClient;
beforeAll(async () => {
  at = await startPoliciesHost();
  ana = await at.host.signInAs('ana');
});
afterAll(() => at.host.close());

describe('the check of a form on its way (R-CHK-01)', () => {
  interface Checked {
    findings: { check: string; severity: string; fix: { label: string; to: string } }[];
    refused: { field: string; message: string }[];
    passed: { check: string; label: string }[];
    expected: { bv_cents: number; own_cents: number | null } | null;
  }
  const check = async (over: Partial<Body>, ...left: (keyof Body)[]) => {
    const body = at.bodyOf(over);
    for (const field of left) delete body[field];
    const answer = await ana.post('/business/policies/check', { body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Checked>();
  };

  test('judges what is there, and does not miss what is still to come', async () => {
    const early = await check({}, 'policy_number', 'client_id', 'modal_premium_cents', 'face_amount_cents');
    expect(early).toMatchObject({ findings: [], refused: [], expected: null });
    expect(early.passed.map(({ check: name }) => name)).toEqual([
      'writing_status',
      'product',
      'product_state',
      'license',
      'appointment',
      'eo',
    ]);
    // What holds and what does not are two lists, and the own part follows from BV and the own rate (4.4).
    const whole = await check({});
    expect(whole.expected?.bv_cents).toBeGreaterThan(0);
    expect(whole.expected?.own_cents).toBeGreaterThan(0);
    expect(whole.expected?.own_cents).toBeLessThan(whole.expected?.bv_cents ?? 0);
    const abroad = await check({ state: 'NY' });
    expect(abroad.passed.map(({ check: name }) => name)).not.toContain('license');
    const { findings, refused: fields } = await check({ state: 'NY', target_premium_cents: 9_000_000 });
    expect(findings.map(({ check: name }) => name)).toContain('license');
    expect(fields).toEqual([
      {
        field: 'target_premium_cents',
        message: 'Target Premium must be less than or equal to annual premium',
      },
    ]);
  });

  test('tells nothing of people and clients the person may not name (R-PRM-02)', async () => {
    const foreign = await at.clientOf(at.people.hal);
    const { refused: fields } = await check({ client_id: foreign.id });
    expect(fields).toEqual([{ field: 'client_id', message: 'Client must be one of the listed values' }]);
    const other = await check({ writing_associate_code: at.people.hal, state: 'NY' });
    expect(other.findings).toEqual([]);
  });

  test('asks of a stored policy as it would be saved, and of one of others nothing', async () => {
    const policy_number = 'CHECK-1001';
    const { id } = await at.enter(ana, { policy_number });
    const body = at.bodyOf({ policy_number });
    const asNew = await ana.post('/business/policies/check', { body });
    expect(asNew.json<Checked>().refused.map(({ field }) => field)).toContain('policy_number');
    const stored = await ana.post('/business/policies/check', { body: { ...body, policy_id: id } });
    expect(stored.statusCode, stored.body).toBe(200);
    expect(stored.json<Checked>().refused).toEqual([]);
    const stranger = await at.host.signInAs('hal');
    const unseen = await stranger.post('/business/policies/check', { body: { ...body, policy_id: id } });
    expect(unseen.statusCode).toBe(404);
  });
});
