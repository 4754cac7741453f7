import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

const PAN = '4242 4242 4242 4242';

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
});
afterAll(() => host.close());

async function refund(reason: string) {
  const { id, version } = await host.db
    .selectFrom('card_payment')
    .select(['id', 'version'])
    .where('status', '=', 'Paid')
    .where('intent_id', 'is not', null)
    .where('refunded_cents', '=', 0)
    .executeTakeFirstOrThrow();
  return admin.post(`/admin/card-payments/${id}/refunds`, {
    body: { amount_cents: 100, reason },
    ifMatch: version,
    idempotencyKey: randomUUID(),
  });
}

test('a reason with the number of a card is refused at its field, and kept nowhere (S-56)', async () => {
  const reply = await refund(`Wrong card, it was ${PAN}`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual([{ field: 'reason', message: 'Do not enter the number of a card' }]);
  expect(reply.body).not.toContain('4242');
  const kept = await Promise.all([
    host.db.selectFrom('card_refund').selectAll().where('reason', 'like', '%4242%').execute(),
    host.db.selectFrom('audit_entry').selectAll().where('reason', 'like', '%4242%').execute(),
    host.db.selectFrom('idempotency_key').selectAll().execute(),
  ]);
  expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
    /4242[ -]?4242/,
  );
});

test('numbers deep inside a body are found, and every one is named once', async () => {
  const reply = await admin.put('/list-preferences/clients', {
    body: { columns: ['name', PAN.replaceAll(' ', '')], note: { text: PAN } },
  });
  expect(reply.statusCode).toBe(422);
  const cards = reply
    .json<{ fields: { field: string; message: string }[] }>()
    .fields.filter(({ message }) => message === 'Do not enter the number of a card');
  expect(cards.map(({ field }) => field)).toEqual(['columns.1', 'note.text']);
});

test('a number that is none of a card is taken', async () => {
  expect((await refund('Invoice 4242424242424241 was paid twice')).statusCode).toBe(202);
});
