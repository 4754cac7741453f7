import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoFolder } from '../testing/demo-folder.ts';
import { remoteClient } from '../testing/remote-client.ts';
import { emailOf, remoteRegistration } from '../testing/remote-registration.ts';
import { freePort, startServerProcess } from '../testing/server-process.ts';

const FEE = 12_500;
/** Milliseconds from the payment to the kill: before anything is done about it, and while it is. */
const DELAYS = [0, 40];
const PEOPLE = DELAYS.map((_, index) => ({
  name: `Kill${'ab'[index]}`,
  ssn: `73612410${index + 1}`,
  born: '1987-03-09',
}));

test('a server killed between the payment and its report lets everybody in who paid, once (R-03, R-REG-05)', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upline-registration-kill-'));
  const port = await freePort();
  const environment = {
    API_PORT: String(port),
    API_URL: `http://127.0.0.1:${port}`,
    ...(await demoFolder(folder)),
    LOG_LEVEL: 'debug',
  };
  let server = startServerProcess(environment);
  let logged = '';
  const again = async () => {
    await server.end('SIGKILL');
    logged += server.output();
    server = startServerProcess(environment);
    await server.ready();
  };
  try {
    await server.ready();
    const ana = remoteClient(server.url);
    await ana.signIn('ana');
    const { code: upline } = (await ana.untilAnswered('/account/profile')).json;
    const registration = remoteRegistration({ url: server.url });
    const tokens: string[] = [];
    const codes: string[] = [];
    for (const [index, delay] of DELAYS.entries()) {
      const token = await registration.fill(String(upline), PEOPLE[index] as (typeof PEOPLE)[number]);
      tokens.push(token);
      const asked = registration.page(token, FEE).catch(() => undefined);
      if (index === 0) {
        // The page itself is asked for again, too, by a process that does not know whether Stripe made one.
        await sleep(5);
        await again();
      }
      await asked;
      const page = await registration.page(token, FEE);
      expect((await registration.choose(page, 'success'))?.status).toBe(303);
      await sleep(delay);
      await again();
      // The person presses again.
      await registration.choose(page, 'success');
      const paid = await registration.untilPaid(token);
      expect(paid).toMatchObject({ status: 'Paid', code: expect.stringMatching(/^U\d{6}$/) });
      codes.push(String(paid.code));
    }
    expect(new Set(codes).size).toBe(PEOPLE.length);

    const admin = remoteClient(server.url);
    await admin.signIn('super', 'admin');
    const listed = async (path: string, filter: object) =>
      (await admin.untilAnswered(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json
        .rows as Record<string, unknown>[];
    for (const [index, { name }] of PEOPLE.entries()) {
      const people = await listed('/admin/associates', { name: { contains: `${name} ellis` } });
      expect(people.map(({ code }) => code)).toEqual([codes[index]]);
      const payments = await listed('/admin/card-payments', { payer_code: { eq: codes[index] } });
      expect(
        payments.map(({ kind, status, amount_cents, refunded_cents }) => [
          kind,
          status,
          amount_cents,
          refunded_cents,
        ]),
      ).toEqual([['Registration', 'Paid', FEE, 0]]);
    }
    // Stripe holds as much as we know of, and both sides agree.
    await admin.request('/admin/card-payments/checks/run', { key: crypto.randomUUID() });
    for (;;) {
      const { rows } = (await admin.untilAnswered('/admin/card-payments/checks')).json as {
        rows: { country: string; checked_at: string | null; differences: object[] }[];
      };
      const usa = rows.find(({ country }) => country === 'USA');
      if (usa?.checked_at) {
        expect(usa.differences).toEqual([]);
        break;
      }
      await sleep(200);
    }

    // What the processes wrote about all that names nobody's identifiers, secrets or cards (S-69, R-NTF-01).
    logged += server.output();
    expect(logged.length).toBeGreaterThan(0);
    const secrets = [
      ...tokens,
      ...PEOPLE.flatMap((person) => [person.ssn, person.born, emailOf(person)]),
      '4242424242424242',
      '4242 4242',
    ];
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
