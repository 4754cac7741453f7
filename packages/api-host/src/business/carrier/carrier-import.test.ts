import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedProblem } from '../../testing/index.ts';
import { type CarrierHost, HEAD, startCarrierHost } from './carrier-cases.test-support.ts';

let carrier: CarrierHost;
beforeAll(async () => {
  carrier = await startCarrierHost();
});
afterAll(() => carrier.at.host.close());

interface Import {
  readonly id: string;
  readonly status: string;
  readonly rows_total: number;
  readonly rows_read: number;
  readonly rows_created: number;
  readonly rows_unchanged: number;
  readonly rows_failed: number;
}
const linesOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => carrier.line(`${prefix}-${index}`));
const begin = async (lines: readonly string[]) => {
  const answer = await carrier.send([HEAD, ...lines].join('\n'));
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<Import>();
};
const stateOf = async ({ id }: Import) =>
  (await carrier.admin.get(`/admin/carrier-imports/${id}`)).json<Import>();
const drain = () => carrier.at.host.platform.jobs.drain();
const filesKept = () =>
  readdir(join(carrier.at.host.config.dataDir, 'files', 'feed'), { recursive: true }).then(
    (names) => names.filter((name) => name.endsWith('.csv')).length,
    () => 0,
  );
const casesLike = async (prefix: string) => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from carrier_case
    where carrier_policy_number like ${`${prefix}-%`}`.execute(carrier.at.host.db);
  return rows[0]?.count;
};

describe('a file is read by a job (R-CAR-03)', () => {
  test('which starts over where one that died had come to, and takes no line twice', async () => {
    const { at } = carrier;
    const begun = await begin([...linesOf('KILL', 300), carrier.line('KILL-300', { status: '' })]);
    expect(begun).toMatchObject({ status: 'Processing', rows_total: 301, rows_read: 0 });
    await sql`create function stop_here() returns trigger language plpgsql as
      $$ begin if new.carrier_policy_number = 'KILL-280' then raise 'killed'; end if; return new; end $$`.execute(
      at.host.db,
    );
    await sql`create trigger stop_here before insert on carrier_case for each row execute function stop_here()`.execute(
      at.host.db,
    );
    await drain();
    // Whole parts stand; of the part it died in nothing does.
    expect(await stateOf(begun)).toMatchObject({ status: 'Processing', rows_read: 250, rows_created: 250 });
    expect([await casesLike('KILL'), await filesKept()]).toEqual([250, 1]);
    await sql`drop trigger stop_here on carrier_case`.execute(at.host.db);
    at.clock.advance(120_000);
    await drain();
    expect(await stateOf(begun)).toMatchObject({
      status: 'Completed',
      rows_read: 301,
      rows_created: 300,
      rows_failed: 1,
      failures: [{ line: 302, reason: 'Status is missing' }],
    });
    expect([await casesLike('KILL'), await filesKept()]).toEqual([300, 0]);
  });

  test('two files at once give what they give one after the other', async () => {
    const lines = linesOf('TWICE', 300);
    const begun = [await begin(lines), await begin(lines)];
    await Promise.all([drain(), drain()]);
    const ended = await Promise.all(begun.map(stateOf));
    const sum = (field: 'rows_created' | 'rows_unchanged') =>
      ended.reduce((total, one) => total + one[field], 0);
    expect(ended.map(({ status, rows_read }) => [status, rows_read])).toEqual([
      ['Completed', 300],
      ['Completed', 300],
    ]);
    expect([sum('rows_created'), sum('rows_unchanged'), await casesLike('TWICE')]).toEqual([300, 300, 300]);
  });

  test('one that cannot be read any more ends as failed, and the same file again goes on', async () => {
    const { at } = carrier;
    const begun = await begin(linesOf('GONE', 2));
    await sql`update carrier_import set file_key = replace(file_key, '.csv', '0.csv') where id = ${begun.id}`.execute(
      at.host.db,
    );
    for (let tries = 0; tries < 10; tries += 1) {
      await drain();
      at.clock.advance(61_000);
    }
    expect(await stateOf(begun)).toMatchObject({ status: 'Failed', rows_read: 0 });
    const again = await begin(linesOf('GONE', 2));
    await drain();
    expect(await stateOf(again)).toMatchObject({ status: 'Completed', rows_created: 2 });
  });

  test('one that is no feed is refused at once, says why, and nothing of it is kept', async () => {
    const before = await filesKept();
    for (const [text, message] of [
      ['number,name\n1,2', 'File has no column policy_number, applicant, status, last_update'],
      [
        `${HEAD}\nA-1,"Grace`,
        'File has a quotation mark that is not closed, or one too many, in or before line 2',
      ],
      [`${HEAD}\n${'x'.repeat(11 * 1024 * 1024)}`, 'File must be at most 10 MB'],
    ] as const) {
      const refused = await carrier.send(text);
      expect(refused.statusCode).toBe(422);
      expect(refused.json<ListedProblem>().fields).toMatchObject([{ field: 'file', message }]);
    }
    expect(await filesKept()).toBe(before);
  });
});

describe('a policy is spoken of by one case (R-CAR-01)', () => {
  const matched = async (...numbers: string[]) => {
    const { rows } = await sql<{ number: string; is_matched: boolean }>`
      select carrier_policy_number as number, policy_id is not null as is_matched from carrier_case
      where carrier_policy_number = any(${numbers}) order by carrier_policy_number`.execute(
      carrier.at.host.db,
    );
    return Object.fromEntries(rows.map(({ number, is_matched }) => [number, is_matched]));
  };

  test('a second case of its number waits for the home office, until the first is closed', async () => {
    const { enter, line, upload, setCase } = carrier;
    await enter('ONE-7');
    const file = [HEAD, line('ONE-7'), line('00ONE7')];
    expect((await upload(file)).json()).toMatchObject({ rows_created: 2, rows_matched: 1 });
    await upload(file);
    expect(await matched('ONE-7', '00ONE7')).toEqual({ 'ONE-7': true, '00ONE7': false });
    await setCase('ONE-7', { status: 'Closed' });
    await upload([HEAD, line('00ONE7')]);
    expect(await matched('00ONE7')).toEqual({ '00ONE7': true });
    // The first is reported again: the policy has another case by now.
    await upload([HEAD, line('ONE-7', { status: 'At the doctor' })]);
    expect(await matched('ONE-7', '00ONE7')).toEqual({ 'ONE-7': false, '00ONE7': true });
  });

  test('an older release that matches a second case without looking leaves it unmatched (R-28)', async () => {
    const { at, enter, line, upload } = carrier;
    const { id } = await enter('TWO-9');
    await upload([HEAD, line('TWO-9'), line('00TWO9')]);
    const { db } = at.host;
    const take = sql`update carrier_case set policy_id = ${id}, matched_at = now(), version = version + 1
      where carrier_policy_number = '00TWO9'`;
    await take.execute(db);
    const copy = sql`insert into carrier_case (provider_id, carrier_policy_number, match_number, applicant_name, applicant_key,
        carrier_status_text, lifecycle, last_update, policy_id, matched_at, created_at, updated_at)
      select provider_id, '000TWO9', match_number, applicant_name, applicant_key, carrier_status_text, lifecycle, last_update,
        policy_id, now(), now(), now() from carrier_case where carrier_policy_number = 'TWO-9'`;
    await copy.execute(db);
    expect(await matched('TWO-9', '00TWO9', '000TWO9')).toEqual({
      'TWO-9': true,
      '00TWO9': false,
      '000TWO9': false,
    });
    await carrier.setCase('TWO-9', { status: 'Closed' });
    await take.execute(db);
    expect(await matched('00TWO9')).toEqual({ '00TWO9': true });
  });

  test('one that a line before took another way is not taken twice: the file is read to its end', async () => {
    const { at, enter, line, upload } = carrier;
    const entered = await enter('WITH-222');
    await sql`update client set last_name_key = 'withdrawn' where id = (select client_id from policy where id = ${entered.id})`.execute(
      at.host.db,
    );
    const applicant = 'Grace Withdrawn';
    const answer = await upload([
      HEAD,
      line('OLD-111', { applicant }),
      line('WITH-222', { applicant }),
      line('NEXT-1'),
    ]);
    expect(answer.json<Import>()).toMatchObject({ status: 'Completed', rows_created: 3 });
    expect(await matched('OLD-111', 'WITH-222')).toEqual({ 'OLD-111': true, 'WITH-222': false });
  });

  test('of several policies of a number the one written alike is taken, and stays so', async () => {
    const { at, enter, line, upload } = carrier;
    await enter('EQ-7');
    await enter('00EQ7');
    const file = [HEAD, line('EQ-7'), line('00EQ7')];
    await upload(file);
    const pairs = async () =>
      (
        await sql<{ one: string; other: string }>`select carrier_policy_number as one, policy_number as other
          from carrier_case join policy on policy.id = policy_id where carrier_case.match_number = 'EQ7' order by 1`.execute(
          at.host.db,
        )
      ).rows;
    const alike = [
      { one: '00EQ7', other: '00EQ7' },
      { one: 'EQ-7', other: 'EQ-7' },
    ];
    expect(await pairs()).toEqual(alike);
    expect((await upload(file)).json<Import>()).toMatchObject({ rows_unchanged: 2 });
    expect(await pairs()).toEqual(alike);
  });

  test('a policy that is entered is matched to the one case that waits for it, and to none of several', async () => {
    const { enter, line, upload } = carrier;
    await upload([HEAD, line('LATE-1'), line('LATE-2'), line('00LATE2')]);
    await enter('LATE-1');
    await enter('LATE-2');
    expect(await matched('LATE-1', 'LATE-2', '00LATE2')).toEqual({
      'LATE-1': true,
      'LATE-2': false,
      '00LATE2': false,
    });
  });
});
