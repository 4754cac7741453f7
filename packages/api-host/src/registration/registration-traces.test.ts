import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  account,
  filled,
  forgetCards,
  host,
  pay,
  startRegistrationHost,
} from './registrations.test-support.ts';

beforeAll(startRegistrationHost);
afterAll(() => host.close());

/** Everything the database holds, a text for each table: mails, notices, audit entries, jobs and stored answers among them. */
async function tablesAsText(): Promise<[string, string][]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(host.db);
  const texts: [string, string][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, E'\n') as text from ${sql.table(name)} t`.execute(host.db);
    texts.push([name, rows[0]?.text ?? '']);
  }
  return texts;
}

test('a registration leaves no SSN, birth date, token, password or card in any table, mail or audit entry', async () => {
  await forgetCards();
  const over = { ssn_sin: '736-12-4119', date_of_birth: '1987-03-09' };
  const token = await filled('Traced', { channel: 'direct', over });
  await pay(token, 'decline');
  await pay(token, 'success');
  expect((await account(token, 'traced.ellis')).statusCode).toBe(200);
  await host.platform.jobs.drain();

  const secrets = [
    token,
    '736-12-4119',
    '736124119',
    '1987-03-09',
    '03/09/1987',
    'seven-quiet-otters',
    '4242424242424242',
    '4242 4242',
    '4000000000000002',
  ];
  const texts = await tablesAsText();
  for (const table of ['audit_entry', 'outbox_message', 'notification', 'registration_draft', 'card_event'])
    expect(texts.find(([name]) => name === table)?.[1], table).toMatch(/./);
  const found = texts.flatMap(([table, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${table}: ${secret}`),
  );
  expect(found).toEqual([]);
});
