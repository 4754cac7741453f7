import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/sign-in.ts';
import type { TestClient, TestHost } from '../../testing/test-host.ts';
import { sendPassword, sentMessages, signInFully, startSessionsHost } from '../../testing/test-users.ts';
import { codeAt } from './totp.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REASON = 'Called from the number on file, showed the license by video';

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  admin = await signInAs(host, 'super');
});
afterAll(() => host.close());

const reset = (code: string, client = admin, reason = REASON) =>
  client.post(`/admin/associates/${code}/second-step/reset`, { body: { reason } });

describe('resetting the second step of an associate who lost phone and recovery codes (S-15 to S-17)', () => {
  it('takes sign-in back to codes by email, ends every session, holds payouts and tells the associate', async () => {
    const ana = await signInAs(host, 'ana');
    const { secret } = (await ana.post('/account/authenticator')).json();
    const code = codeAt(secret, host.clock.now());
    const setUp = await ana.post('/account/authenticator/confirm', { body: { code } });
    const [recovery] = setUp.json().recovery_codes;
    expect((await sendPassword(host, 'ana')).json()).toMatchObject({ channel: 'App' });

    expect((await reset('U000001')).statusCode).toBe(204);
    expect((await ana.get('/access')).statusCode).toBe(401);
    const [mail] = await sentMessages(host, 'ana');
    expect(mail).toMatchObject({ kind: 'second-step-changed' });
    expect(mail?.text).toContain('held for 24 hours');
    const pending = (await sendPassword(host, 'ana')).json();
    expect(pending).toMatchObject({ status: 'code_required', channel: 'Email' });
    const byOld = { pending_token: pending.pending_token, code: recovery };
    expect((await host.post('/login/code', { body: byOld })).statusCode).toBe(401);

    const back = await signInAs(host, 'ana');
    const settings = (await back.get('/account/sign-in-settings')).json();
    expect(settings).toMatchObject({
      second_step: 'Email',
      authenticator: null,
      recovery_codes: { left: 0 },
    });
    expect(Date.parse(settings.payout_hold_until) - host.clock.now().getTime()).toBeGreaterThan(DAY - MINUTE);
  });

  it('forgets remembered devices, so that the code is asked for again', async () => {
    const { cookie } = await signInFully(host, 'hal', { remember: true });
    expect((await sendPassword(host, 'hal', { cookie })).json().status).toBe('signed_in');
    expect((await reset('U000002')).statusCode).toBe(204);
    expect((await sendPassword(host, 'hal', { cookie })).json().status).toBe('code_required');
  });

  it('leaves a line with the administrator and the reason in the trail', async () => {
    await reset('U000003');
    const entries = await host.db
      .selectFrom('audit_entry')
      .select(['actor_code', 'owner_code', 'reason'])
      .where('entity', '=', 'second_step')
      .where('owner_code', '=', 'U000003')
      .execute();
    expect(entries).toEqual([{ actor_code: 'A000002', owner_code: 'U000003', reason: REASON }]);
  });

  it('is for associates only, with a reason, and never without a fresh confirmation (S-69)', async () => {
    expect((await reset('A000001')).statusCode).toBe(404);
    expect((await reset('U999999')).statusCode).toBe(404);
    expect((await reset('U000001', admin, 'lost')).json().fields).toEqual([
      { field: 'reason', message: 'Reason must be at least 10 characters' },
    ]);
    host.clock.advance(6 * MINUTE);
    expect((await reset('U000001')).json().code).toBe('confirmation-required');
  });
});
