import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedProblem, TestClient } from '../../testing/index.ts';
import { type CarrierHost, type Case, HEAD, startCarrierHost } from './carrier-cases.test-support.ts';

let eve: TestClient;
let carrier: CarrierHost;
let at: CarrierHost['at'];
let bea: CarrierHost['bea'];
let beaCode: CarrierHost['beaCode'];
let admin: CarrierHost['admin'];
let client: CarrierHost['client'];
let upload: CarrierHost['upload'];
let line: CarrierHost['line'];
let casesOf: CarrierHost['casesOf'];
let seenBy: CarrierHost['seenBy'];
let decide: CarrierHost['decide'];
let map: CarrierHost['map'];
let enter: CarrierHost['enter'];
beforeAll(async () => {
  carrier = await startCarrierHost();
  ({ at, bea, beaCode, admin, client, upload, line, casesOf, seenBy, decide, map, enter } = carrier);
  eve = await at.host.signInAs('eve');
});
afterAll(() => at.host.close());

describe('importing a feed (R-CAR-03)', () => {
  test('answers what became of every line, with the number and reason of each failure', async () => {
    await map('Issued', 'Issued');
    const answer = await upload([
      HEAD,
      line('A-100'),
      line('A-101', { last_update: 'yesterday' }),
      line('A-102', { requirements: `APS|${at.today}||;Voided check|||${at.today}` }),
      line('A-100'),
      line('A-103', { status: '' }),
    ]);
    expect(answer.json()).toMatchObject({
      rows_read: 5,
      rows_created: 2,
      rows_updated: 0,
      rows_unchanged: 0,
      rows_failed: 3,
      failures: [
        { line: 3, reason: 'Last update is not a date' },
        { line: 5, reason: 'Policy number is in line 2 already' },
        { line: 6, reason: 'Status is missing' },
      ],
    });
    const rows = await casesOf(bea);
    expect(rows.find(({ carrier_policy_number }) => carrier_policy_number === 'A-102')).toMatchObject({
      open_requirements: 1,
      lifecycle: 'Underwriting',
    });
  });

  test('the same file twice changes nothing; a changed line alone is updated', async () => {
    const file = [HEAD, line('B-1'), line('B-2')];
    expect((await upload(file)).json()).toMatchObject({ rows_created: 2 });
    expect((await upload(file)).json()).toMatchObject({
      rows_created: 0,
      rows_updated: 0,
      rows_unchanged: 2,
    });
    const changed = [HEAD, line('B-1', { status: 'Issued', issued_on: at.today }), line('B-2')];
    expect((await upload(changed)).json()).toMatchObject({ rows_updated: 1, rows_unchanged: 1 });
  });

  test.each([
    [['number,name', '1,2'], 'File has no column policy_number, applicant, status, last_update'],
    [[''], 'File is empty'],
  ])('refuses a file that is no feed', async (lines, message) => {
    const answer = await upload(lines as string[]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ListedProblem>().fields?.[0]?.message).toMatch(message.slice(0, 12));
  });

  test('an unknown word of the carrier counts as Underwriting and is an admin’s task', async () => {
    await upload([HEAD, line('C-1', { status: 'Gone fishing' })]);
    const { rows } = (await admin.get('/admin/carrier-statuses')).json<{
      rows: { text: string; lifecycle: string | null }[];
    }>();
    expect(rows[0]?.lifecycle).toBeNull();
    expect(rows.map(({ text }) => text)).toContain('Gone fishing');
    const told = await at.host.db
      .selectFrom('notification')
      .select(['body', 'link'])
      .where('type', '=', 'carrier-status-unknown')
      .where('body', 'like', '"Gone fishing"%')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ link }) => link))).toEqual(new Set(['/business/carrier-feeds/statuses']));
    await map('Gone fishing', 'Withdrawn');
    await upload([HEAD, line('C-1', { status: 'Gone fishing' })]);
    const [row] = (await casesOf(bea)).filter((one) => one.carrier_policy_number === 'C-1');
    expect(row?.lifecycle).toBe('Withdrawn');
  });
});

describe('matching and suggestions (R-CAR-01, R-CAR-02)', () => {
  test('matches by number without leading zeros and punctuation, and suggests instead of changing', async () => {
    const policy = await enter('D-77-1');
    await upload([HEAD, line('00D77-1', { status: 'Issued', issued_on: addDays(at.today, -2) })]);
    const [row] = (await casesOf(bea)).filter((one) => one.policy_id === policy.id);
    expect(row).toMatchObject({ suggestion: 'Issued' });
    const still = (await bea.get(`/business/policies/${policy.id}`)).json<{ lifecycle: string }>();
    expect(still.lifecycle).toBe('Submitted');
    const seen = await seenBy(bea, row?.id);
    const accepted = await decide(bea, row?.id, 'accept', seen);
    expect(accepted.statusCode, accepted.body).toBe(200);
    const after = (await bea.get(`/business/policies/${policy.id}`)).json<object>();
    expect(after).toMatchObject({ lifecycle: 'Issued', issue_date: addDays(at.today, -2) });
    expect((await decide(bea, row?.id, 'accept', seen)).statusCode).toBe(409);
  });

  test('what was not seen is not taken over: a newer report stands until it is looked at', async () => {
    await map('Placed', 'In Force');
    const policy = await enter('D-78');
    await upload([HEAD, line('D-78', { status: 'Issued', issued_on: addDays(at.today, -2) })]);
    const [row] = (await casesOf(bea)).filter((one) => one.policy_id === policy.id);
    const seen = await seenBy(bea, row?.id);
    await upload([HEAD, line('D-78', { status: 'Placed' })]);
    for (const verb of ['accept', 'ignore'] as const) {
      const refused = await decide(bea, row?.id, verb, seen);
      expect(refused.statusCode).toBe(409);
      expect(refused.json<ListedProblem>().message).toBe(
        'This suggestion was changed by someone else. Reload and try again.',
      );
    }
    const office = await admin.post(`/admin/carrier-cases/${row?.id}/suggestion/accept`, {
      body: { suggestion_id: seen },
    });
    expect(office.statusCode).toBe(409);
    const still = (await bea.get(`/business/policies/${policy.id}`)).json<object>();
    expect(still).toMatchObject({ lifecycle: 'Submitted' });
    expect((await decide(bea, row?.id, 'ignore', await seenBy(bea, row?.id))).statusCode).toBe(200);
  });

  test('what the policy says by now is not suggested any more', async () => {
    const policy = await enter('D-79');
    await upload([HEAD, line('D-79', { status: 'Issued', issued_on: addDays(at.today, -2) })]);
    const suggested = () =>
      casesOf(bea, { filter: '{"suggested":{"eq":true},"carrier_policy_number":{"eq":"D-79"}}' });
    const [row] = await suggested();
    const seen = await seenBy(bea, row?.id);
    await at.host.db
      .updateTable('policy')
      .set({ lifecycle: 'Issued' } as never)
      .where('id', '=', policy.id)
      .execute();
    expect(await suggested()).toEqual([]);
    expect((await bea.get(`/business/carrier-cases/${row?.id}`)).json<object>()).toMatchObject({
      suggestion: null,
      suggestions: [],
      actions: [],
    });
    expect((await decide(bea, row?.id, 'accept', seen)).statusCode).toBe(409);
  });

  test('the home office moves a case to another policy, and the trail says from which', async () => {
    const [first, second] = [await enter('M-1'), await enter('M-2')];
    await upload([HEAD, line('M-1')]);
    const [row] = (await casesOf(bea)).filter((one) => one.policy_id === first.id);
    const match = (version: number | undefined) =>
      admin.post(`/admin/carrier-cases/${row?.id}/match`, {
        body: { policy_id: second.id },
        ifMatch: version as number,
      });
    const moved = await match(row?.version);
    expect((await match(row?.version)).statusCode).toBe(409);
    expect(moved.json<object>()).toMatchObject({ policy_id: second.id, policy_number: 'M-2' });
    const entry = await at.host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity', '=', 'carrier_case')
      .where('entity_id', '=', row?.id as string)
      .executeTakeFirstOrThrow();
    expect(entry.changes).toEqual([{ field: 'Policy', old: 'M-1', new: 'M-2' }]);
  });

  test('the home office says whose a case is that nobody holds the number of, and a later file does not undo it', async () => {
    const file = [HEAD, line('N-100', { writing_number: 'NOBODY', last_update: addDays(at.today, -1) })];
    await upload(file);
    const filter = '{"carrier_policy_number":{"eq":"N-100"}}';
    const query = { filter };
    const [nobodys] = (await admin.get('/admin/carrier-cases', { query })).json<{ rows: Case[] }>().rows;
    expect(nobodys).toMatchObject({ associate_code: null });
    const assign = (associate_code: string, ifMatch = nobodys?.version as number) =>
      admin.post(`/admin/carrier-cases/${nobodys?.id}/associate`, { body: { associate_code }, ifMatch });
    expect((await assign('U999999')).statusCode).toBe(422);
    expect((await assign(beaCode)).json<object>()).toMatchObject({ associate_code: beaCode });
    expect((await assign(beaCode)).statusCode).toBe(409);
    const again = [HEAD, line('N-100', { writing_number: 'NOBODY' })];
    expect((await upload(again)).json()).toMatchObject({ rows_updated: 1, rows_matched: 0 });
    const [own] = await casesOf(bea, query);
    expect(own?.id).toBe(nobodys?.id);
    const policy = await enter('N100');
    expect((await casesOf(bea, query))[0]).toMatchObject({ policy_id: policy.id });
    expect((await upload(again)).json()).toMatchObject({ rows_unchanged: 1, rows_matched: 1 });
    expect((await assign(beaCode, (await casesOf(bea, query))[0]?.version)).statusCode).toBe(409);
    const download = await bea.get('/business/carrier-cases/download', { query });
    const text = await bea.get(new URL(download.json<{ url: string }>().url).pathname);
    expect(text.body).toMatch(/Applicant.*\r?\n.*N-100/);
  });

  test('an ignored suggestion stays ignored; an end is an admin’s to accept', async () => {
    await map('Lapsed', 'Lapsed');
    const policy = await enter('E-1', { issue_date: addDays(at.today, -12) });
    await upload([HEAD, line('E-1', { status: 'Lapsed' })]);
    const [row] = (await casesOf(bea)).filter((one) => one.policy_id === policy.id);
    const seen = await seenBy(bea, row?.id);
    expect((await decide(bea, row?.id, 'accept', seen)).statusCode).toBe(403);
    expect((await decide(bea, row?.id, 'ignore', seen)).statusCode).toBe(200);
    await upload([HEAD, line('E-1', { status: 'Lapsed' })]);
    expect((await casesOf(bea)).find(({ id }) => id === row?.id)?.suggestion).toBeNull();
  });

  test('what ended unpaid is not missing, and the counts are those of the list', async () => {
    await map('Declined', 'Declined');
    const counts = async () => {
      const { tiles } = (await bea.get('/business/carrier-cases/tiles')).json<{
        tiles: { missing: number; suggested: number }[];
      }>();
      return (['missing', 'suggested'] as const).map((figure) =>
        tiles.reduce((sum, tile) => sum + tile[figure], 0),
      );
    };
    const listed = async (field: string) =>
      (await casesOf(bea, { filter: `{"${field}":{"eq":true}}`, limit: '500' })).length;
    await enter('G-3');
    await upload([
      HEAD,
      line('G-1', { status: 'Declined' }),
      line('G-2'),
      line('G-3', { status: 'Declined' }),
    ]);
    const long = { created_at: carrier.daysAgo(5) };
    await carrier.setCase('G-1', long);
    await carrier.setCase('G-2', { ...long, status: 'Closed' });
    await carrier.setCase('G-3', { status: 'Closed' });
    expect(await counts()).toEqual([await listed('missing'), await listed('suggested')]);
    const [ended] = await casesOf(bea, { filter: '{"carrier_policy_number":{"eq":"G-1"}}' });
    expect((await bea.get(`/business/carrier-cases/${ended?.id}`)).json<object>()).toMatchObject({
      is_missing: false,
      start: null,
      actions: [],
    });
  });

  test('a case not in the business list for three days says so; entering the policy matches it', async () => {
    await upload([HEAD, line('F-900')]);
    await carrier.setCase('F-900', { created_at: carrier.daysAgo(5) });
    const missing = async () =>
      (await casesOf(bea)).find(({ carrier_policy_number }) => carrier_policy_number === 'F-900');
    const found = await missing();
    expect(found).toMatchObject({ is_missing: true, policy_id: null });
    const { name } = await at.host.db
      .selectFrom('client')
      .select(sql<string>`coalesce(company_name, first_name || ' ' || last_name)`.as('name'))
      .where('id', '=', client)
      .executeTakeFirstOrThrow();
    await upload([HEAD, line('F-900', { applicant: name })]);
    const detail = (await bea.get(`/business/carrier-cases/${found?.id}`)).json<object>();
    expect(detail).toMatchObject({
      start: { product_id: at.term.id, client: { id: client, name } },
      actions: ['add_policy'],
    });
    const policy = await enter('F900');
    expect(await missing()).toMatchObject({ is_missing: false, policy_id: policy.id });
  });
});

describe('who sees cases (domain.md 2.21, 7.4)', () => {
  test('who wrote the policy decides, whatever number the carrier names; its holder learns nothing of the policy (R-CAR-02)', async () => {
    await at.host.db.updateTable('app_user').set({ is_beta: true }).where('username', '=', 'ana').execute();
    const ana = await at.host.signInAs('ana');
    const suggested = async (who: TestClient) =>
      (await who.get('/business/carrier-cases/tiles'))
        .json<{ tiles: { suggested: number }[] }>()
        .tiles.reduce((sum, tile) => sum + tile.suggested, 0);
    const policy = await at.enter(ana, { policy_number: 'W-1' });
    const none = await at.enter(ana, { policy_number: 'W-2' });
    const [ofBea, ofAna] = [await suggested(bea), await suggested(ana)];
    const issued = { status: 'Issued', issued_on: addDays(at.today, -2) };
    await upload([HEAD, line('W-1', issued), line('W-2', { ...issued, writing_number: 'NOBODY' })]);
    expect([await suggested(bea), await suggested(ana)]).toEqual([ofBea, ofAna + 2]);

    const [held] = await casesOf(bea, { filter: '{"carrier_policy_number":{"eq":"W-1"}}' });
    const shown = (await bea.get(`/business/carrier-cases/${held?.id}`)).json<object>();
    expect(shown).toMatchObject({
      is_matched: true,
      suggestion: null,
      policy_id: null,
      policy_number: null,
      policy_lifecycle: null,
      suggestions: [],
      actions: [],
    });
    const seen = await seenBy(ana, held?.id);
    expect((await decide(bea, held?.id, 'accept', seen)).statusCode).toBe(403);

    const rows = await casesOf(ana, { filter: '{"suggested":{"eq":true}}' });
    for (const { id } of [policy, none]) {
      const row = rows.find(({ policy_id }) => policy_id === id);
      expect(row).toMatchObject({ suggestion: 'Issued', associate_code: null });
      const accepted = await decide(ana, row?.id, 'accept', await seenBy(ana, row?.id));
      expect(accepted.statusCode, accepted.body).toBe(200);
      expect(accepted.json<object>()).toMatchObject({ policy_lifecycle: 'Issued', suggestion: null });
    }
  });

  const teamOf = (who: TestClient, query: Record<string, string> = {}) =>
    who.get('/business/carrier-cases/team', { query: { team: 'Infinity', limit: '500', ...query } });

  test('beta users their own; a team with initials and the number’s last four', async () => {
    await upload([HEAD, line('SECRET-1234', { applicant: 'Grace Ann Okafor' })]);
    expect((await eve.get('/business/carrier-cases')).statusCode).toBe(403);
    await at.host.db.updateTable('app_user').set({ is_beta: true }).where('username', '=', 'eve').execute();
    const eveNow = await at.host.signInAs('eve');
    expect(await casesOf(eveNow)).toEqual([]);
    const seen = (await teamOf(eveNow))
      .json<{ rows: Case[] }>()
      .rows.find(({ applicant }) => applicant === 'GAO');
    expect(seen).toMatchObject({ carrier_policy_number: '1234', policy_id: null });
    expect((await eveNow.get(`/business/carrier-cases/${seen?.id}`)).statusCode).toBe(404);
  });

  test('what is masked in a team cannot be searched or sorted by there', async () => {
    for (const query of [
      { filter: '{"applicant":{"contains":"Okafor"}}' },
      { filter: '{"carrier_policy_number":{"contains":"SECRET"}}' },
      { order: '{"applicant":"ASC"}' },
    ])
      expect((await teamOf(bea, query as unknown as Record<string, string>)).statusCode).toBe(422);
    expect(await casesOf(bea, { filter: '{"applicant":{"contains":"ann okafor"}}' })).toMatchObject([
      { carrier_policy_number: 'SECRET-1234' },
    ]);
  });

  test('an open requirement past its day is marked and found', async () => {
    await upload([
      HEAD,
      line('LATE-1', { requirements: `APS||${addDays(at.today, -1)}|` }),
      line('LATE-2', { requirements: `APS||${addDays(at.today, -1)}|${at.today}` }),
    ]);
    const rows = await casesOf(bea, {
      filter: '{"requirement_overdue":{"eq":true},"carrier_policy_number":{"contains":"LATE"}}',
    });
    expect(rows).toMatchObject([{ carrier_policy_number: 'LATE-1', is_overdue: true }]);
  });

  test('tiles count by provider', async () => {
    const before = await carrier.termTile(bea);
    await upload([
      HEAD,
      line('T-1', { requirements: 'APS|||;Voided check|||' }),
      line('T-2', { status: 'Issued', issued_on: at.today }),
    ]);
    const after = await carrier.termTile(bea);
    expect(after).toMatchObject({
      submitted: before.submitted + 2,
      pending: before.pending + 1,
      issued: before.issued + 1,
      // The case, not its two requirements: the figure opens the list of cases.
      open_requirements: before.open_requirements + 1,
    });
    const filter = JSON.stringify({
      provider: { eq: after.provider },
      status: { in: ['Active', 'Closed'] },
      open_requirements: { gte: 1 },
    });
    const { count } = (await bea.get('/business/carrier-cases/count', { query: { filter } })).json<{
      count: number;
    }>();
    expect(count).toBe(after.open_requirements);
  });
});

test('the demo network has a case in every state there is (domain.md 2.21)', async () => {
  const rows = (await admin.get('/admin/carrier-cases', { query: { limit: '500' } })).json<{ rows: Case[] }>()
    .rows;
  const seeded = rows.filter(({ associate_code }) => associate_code === beaCode);
  expect(seeded.some(({ is_missing }) => is_missing)).toBe(true);
  expect(seeded.some(({ is_overdue }) => is_overdue)).toBe(true);
  expect(seeded.map(({ suggestion }) => suggestion)).toEqual(
    expect.arrayContaining(['Issued', 'Lapsed', null]),
  );
});
