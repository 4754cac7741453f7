import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { demoFolder } from '../testing/demo-folder.ts';
import { remoteClient } from '../testing/remote-client.ts';
import { chooseCard } from '../testing/remote-registration.ts';
import { freePort, startServerProcess } from '../testing/server-process.ts';

interface Purchase {
  readonly id: string;
  readonly status: string;
  readonly kind: string;
}

test('a server killed while a page is made, and between the payment and its report, charges once (R-03)', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upline-card-kill-'));
  const port = await freePort();
  const environment = {
    API_PORT: String(port),
    API_URL: `http://127.0.0.1:${port}`,
    ...(await demoFolder(folder)),
    LOG_LEVEL: 'error',
  };
  let server = startServerProcess(environment);
  const again = async () => {
    await server.end('SIGKILL');
    server = startServerProcess(environment);
    await server.ready();
  };
  try {
    await server.ready();
    const ana = remoteClient(server.url);
    await ana.signIn('ana');
    const fees = async () =>
      ((await ana.untilAnswered('/account/purchases')).json.rows as Purchase[]).filter(
        ({ kind }) => kind === 'Yearly Renewal',
      );
    const { id } = (await fees()).find(({ status }) => status === 'Pending') as Purchase;
    const ask = { key: crypto.randomUUID() };

    // Before the page is asked for at Stripe, and while it is.
    for (const delay of [0, 10]) {
      const cut = ana.request(`/account/purchases/${id}/checkout`, ask).catch(() => undefined);
      await sleep(delay);
      await again();
      await cut;
    }
    const { url } = (await ana.untilAnswered(`/account/purchases/${id}/checkout`, ask)).json;
    const page = new URL(String(url)).pathname;
    expect((await chooseCard(`${server.url}${page}/success`))?.status).toBe(303);
    await again();

    for (;;) {
      const fee = (await fees()).find((each) => each.id === id);
      if (fee?.status !== 'Pending') break;
      await sleep(200);
    }
    const admin = remoteClient(server.url);
    await admin.signIn('super', 'admin');
    const paid = async () => (await admin.untilAnswered(`/admin/card-payments/${id}`)).json;
    // One report is enough for the fee; the other may still be on its way to the server that was started again.
    await expect
      .poll(async () =>
        ((await paid()).events as { type: string; outcome: string }[])
          .map(({ type, outcome }) => [type, outcome])
          .toSorted(),
      )
      .toEqual([
        ['checkout.session.completed', 'Applied'],
        ['payment_intent.succeeded', 'Applied'],
      ]);
    expect(await paid()).toMatchObject({ status: 'Paid', attempt: 1, refunded_cents: 0 });
    // Stripe holds one payment, and both sides agree.
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
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
