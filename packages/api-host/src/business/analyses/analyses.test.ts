import { CALCULATOR_DISCLAIMER, FINANCIAL_LIFESTYLE_DEFAULTS } from '@upline/domain/calculators';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListedProblem, pdfText, type TestClient } from '../../testing/index.ts';
import { clientActionsRoutes } from '../clients/client-actions.routes.ts';
import { clientHistoryRoutes } from '../clients/client-history.routes.ts';
import { clientsRoutes } from '../clients/clients.routes.ts';
import { clientOf, type ListsHost, startListsHost } from '../clients/clients.test-support.ts';
import { prospectActionsRoutes } from '../prospects/prospect-actions.routes.ts';
import { prospectExamples } from '../prospects/prospects.examples.ts';
import { prospectsRoutes } from '../prospects/prospects.routes.ts';
import { analysisExamples } from './analyses.examples.ts';
import { analysesRoutes } from './analyses.routes.ts';

const PATH = '/business/analyses';

let lists: ListsHost;
let grace: string;
let bens: string;
beforeAll(async () => {
  lists = await startListsHost([
    clientsRoutes,
    clientActionsRoutes,
    clientHistoryRoutes,
    prospectsRoutes,
    prospectActionsRoutes,
    analysesRoutes,
  ]);
  const client = async (who: TestClient) =>
    (await who.post('/business/clients', { body: clientOf() })).json<{ id: string }>().id;
  grace = await client(lists.ana);
  bens = await client(lists.ben);
});
afterAll(() => lists.host.close());

type Over = Readonly<Record<string, unknown>>;
const dimeOf = (over: Over = {}) => ({ ...analysisExamples.body, client_id: grace, ...over });
const INPUTS = analysisExamples.body.inputs;
/** The worked example of domain.md 6.2. */
const LIFE = {
  ...FINANCIAL_LIFESTYLE_DEFAULTS,
  ...{ current_age: 40, retirement_age: 65, income_cents: 8_000_000 },
  ...{ savings_cents: 5_000_000, monthly_contribution_cents: 50_000, other_income_cents: 2_400_000 },
};
const lifeOf = (over: Over = {}) => ({
  tool: 'Financial Lifestyle Strategy',
  client_id: grace,
  inputs: LIFE,
  ...over,
});

interface Analysis {
  readonly id: string;
  readonly version: number;
}
const create = async (body: Over = dimeOf()) => {
  const reply = await lists.ana.post(PATH, { body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const save = ({ id, version }: Analysis, body: Over, who: TestClient = lists.ana) =>
  who.put(`${PATH}/${id}`, { body, ifMatch: version });
const complete = ({ id, version }: Analysis, who: TestClient = lists.ana) =>
  who.post(`${PATH}/${id}/complete`, { ifMatch: version });
const remove = ({ id, version }: Analysis, who: TestClient = lists.ana) =>
  who.delete(`${PATH}/${id}`, { ifMatch: version });
const fieldsOf = (reply: { json(): ListedProblem }) =>
  Object.fromEntries((reply.json().fields ?? []).map(({ field, message }) => [field, message]));
const trailOf = (id: string) =>
  lists.host.db
    .selectFrom('audit_entry')
    .select(['action', 'entity_label', 'changes'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
const prospectOf = async (over: Over = {}) =>
  (await lists.ana.post('/business/prospects', { body: { ...prospectExamples.body, ...over } })).json<{
    id: string;
  }>().id;

describe('an analysis (domain.md 2.20)', () => {
  it('is a draft with the results of the worked example, sealed and audited without its answers (S-66)', async () => {
    const record = await create(dimeOf({ title: null, notes: 'Two incomes soon' }));
    expect(record).toMatchObject({
      name: 'Grace Okafor',
      title: 'DIME – 11/21/2026',
      status: 'Draft',
      gap_cents: 96_000_000,
      results: { need_cents: 125_000_000, existing_cents: 29_000_000, recommended_face_cents: 97_500_000 },
      spouse_results: null,
      formula_version: 1,
      prepared_by: { code: 'U000002', name: 'Ana Test' },
      version: 1,
      actions: ['update', 'complete', 'copy', 'delete'],
    });
    const same = dimeOf({ title: null, notes: 'Two incomes soon' });
    expect((await save(record, same)).json()).toMatchObject({ version: 1 });
    const saved = await save(record, dimeOf({ title: 'Both', spouse_inputs: INPUTS }));
    expect(saved.json()).toMatchObject({
      version: 2,
      title: 'Both',
      spouse_results: { gap_cents: 96_000_000 },
    });
    expect((await save(record, dimeOf())).statusCode).toBe(409);

    const trail = await trailOf(record.id);
    expect(trail.map(({ action, entity_label }) => `${action} ${entity_label}`)).toEqual([
      'create DIME – 11/21/2026, Grace Okafor',
      'update Both, Grace Okafor',
    ]);
    const { rows } = await sql<{ row: string }>`
      select analysis.*::text as row from analysis union all select audit_entry.*::text from audit_entry`.execute(
      lists.host.db,
    );
    const dump = rows.map(({ row }) => row).join('\n');
    // With its quote: three letters alone come up in sealed text by chance.
    for (const answer of ['28500000', '7200000', 'Two incomes', '"Leo']) expect(dump).not.toContain(answer);
  });

  it.each([
    ['nobody', { client_id: null }, { client_id: 'Choose a client or a prospect' }],
    [
      'two people',
      { prospect_id: analysisExamples.params.id },
      { client_id: 'Choose a client or a prospect' },
    ],
    [
      'an unknown prospect',
      { client_id: null, prospect_id: analysisExamples.params.id },
      { prospect_id: 'Choose a client or a prospect' },
    ],
    [
      'an amount below nothing',
      { inputs: { ...INPUTS, savings_cents: -1 } },
      { 'inputs.savings_cents': 'Savings for Family must be greater than or equal to 0' },
    ],
    [
      'too many years of a spouse',
      { spouse_inputs: { ...INPUTS, income_years: 41 } },
      { 'spouse_inputs.income_years': 'Income Years must be less than or equal to 40' },
    ],
    [
      'a debt below nothing',
      { inputs: { ...INPUTS, debts: [{ kind: 'Tax', balance_cents: -1 }] } },
      { 'inputs.debts.0.balance_cents': 'Balance must be greater than or equal to 0' },
    ],
  ])('refuses %s on the field', async (_, over, fields) => {
    const reply = await lists.ana.post(PATH, { body: dimeOf(over) });
    expect(reply.statusCode, reply.body).toBe(422);
    expect(fieldsOf(reply)).toEqual(fields);
  });

  it('refuses ages out of order, and the client of somebody else', async () => {
    const old = await lists.ana.post(PATH, { body: lifeOf({ inputs: { ...LIFE, retirement_age: 40 } }) });
    expect(fieldsOf(old)).toEqual({
      'inputs.retirement_age': 'Retirement Age must be greater than or equal to 41',
    });
    const foreign = await lists.ana.post(PATH, { body: dimeOf({ client_id: bens }) });
    expect(fieldsOf(foreign)).toEqual({ client_id: 'Choose a client or a prospect' });
  });

  it('is completed when every required answer is there, and read-only from then on', async () => {
    const empty = await create(dimeOf({ inputs: {}, spouse_inputs: {} }));
    expect(empty).toMatchObject({ gap_cents: null, results: null });
    expect(fieldsOf(await complete(empty))).toMatchObject({
      'inputs.annual_income_cents': 'Annual Income is required',
      'spouse_inputs.annual_income_cents': 'Annual Income is required',
    });
    const draft = await create();
    const done = (await complete(draft)).json();
    expect(done).toMatchObject({ status: 'Completed', formula_version: 1, actions: ['copy'], version: 2 });
    expect(done.completed_at).not.toBeNull();
    for (const reply of [await save(done, dimeOf()), await complete(done), await remove(done)]) {
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'analysis-completed' });
    }
    const copied = await lists.ana.post(`${PATH}/${done.id}/copy`);
    expect(copied.json()).toMatchObject({
      title: 'Copy of Family cover',
      status: 'Draft',
      gap_cents: 96_000_000,
      inputs: { annual_income_cents: 7_200_000 },
    });
    expect((await remove(copied.json())).statusCode).toBe(204);
    expect((await trailOf(done.id)).at(-1)).toMatchObject({
      action: 'transition',
      changes: [{ field: 'Status', old: 'Draft', new: 'Completed' }],
    });
  });

  it('freezes results: a linked DIME draft that changes later changes no completed score (domain.md 6.2)', async () => {
    const dime = await create();
    const life = await create(lifeOf({ dime_id: dime.id }));
    expect(life).toMatchObject({
      gap_cents: 69_998_079,
      dime: { id: dime.id, need_cents: 125_000_000, existing_cents: 29_000_000 },
      results: { readiness_percent: 44, scores: { protection: { percent: 23, color: 'red' } } },
    });
    const done = (await complete(life)).json();
    await save(dime, dimeOf({ inputs: { ...INPUTS, individual_life_cents: 99_999_999_999 } }));
    expect((await lists.ana.get(`${PATH}/${done.id}`)).json()).toEqual(done);
    const other = await create(lifeOf({ dime_id: dime.id }));
    expect(other.results.scores.protection).toEqual({ percent: 100, color: 'green' });

    const someone = { client_id: null, prospect_id: await prospectOf() };
    for (const body of [lifeOf({ ...someone, dime_id: dime.id }), lifeOf({ dime_id: life.id })])
      expect(fieldsOf(await lists.ana.post(PATH, { body }))).toEqual({
        dime_id: 'Choose a DIME analysis of the same person',
      });
  });

  it('moves the prospect to FNA when it is completed, if the prospect may stand there (R-PRO-03, R-PRO-04)', async () => {
    const stages = [];
    for (const kind of ['Client', 'Both']) {
      const prospect_id = await prospectOf({ kind });
      await complete(await create(dimeOf({ client_id: null, prospect_id })));
      const { stage, history } = (await lists.ana.get(`/business/prospects/${prospect_id}`)).json();
      stages.push([stage, history[0].by]);
    }
    expect(stages).toEqual([
      ['FNA', null],
      ['New Prospect', { code: 'U000002', name: 'Ana Test' }],
    ]);
  });

  it('goes with the client the prospect becomes (R-PRO-07)', async () => {
    const { ana } = lists;
    const prospect = (await ana.post('/business/prospects', { body: prospectExamples.body })).json();
    const made = await create(dimeOf({ client_id: null, prospect_id: prospect.id }));
    const client = await ana.post(`/business/prospects/${prospect.id}/convert`, {
      body: clientOf(),
      ifMatch: prospect.version,
      idempotencyKey: crypto.randomUUID(),
    });
    expect(client.statusCode, client.body).toBe(201);
    const moved = (await ana.get(`${PATH}/${made.id}`)).json();
    expect(moved).toMatchObject({ client_id: client.json().id, prospect_id: null, version: 2 });
  });

  it('keeps its client and its prospect from being deleted (R-CLI-02)', async () => {
    const prospect_id = await prospectOf();
    await create(dimeOf({ client_id: null, prospect_id }));
    for (const path of [`/business/clients/${grace}`, `/business/prospects/${prospect_id}`]) {
      const { version } = (await lists.ana.get(path)).json();
      expect((await lists.ana.delete(path, { ifMatch: version })).statusCode, path).toBe(409);
    }
  });

  it('belongs to its owner alone; a proxy drafts, and neither completes nor deletes (7.1, 7.3)', async () => {
    const draft = await create();
    for (const who of [lists.ben, lists.una]) {
      const replies = await Promise.all([
        who.get(`${PATH}/${draft.id}`),
        who.get(`${PATH}/${draft.id}/pdf`),
        who.post(`${PATH}/${draft.id}/copy`),
        save(draft, dimeOf(), who),
        complete(draft, who),
        remove(draft, who),
      ]);
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
      expect((await who.get(PATH)).json()).toEqual({ rows: [] });
    }
    const drafted = await save(draft, dimeOf({ title: 'By support' }), lists.anaByProxy);
    expect(drafted.json()).toMatchObject({ actions: ['update', 'copy'], version: 2 });
    expect((await complete(drafted.json(), lists.anaByProxy)).statusCode).toBe(403);
    expect((await remove(drafted.json(), lists.anaByProxy)).statusCode).toBe(403);
  });

  it('is listed by tool, status and person with its gap, the last one worked on first', async () => {
    const { rows } = (
      await lists.ana.get(PATH, {
        query: { filter: JSON.stringify({ tool: { eq: 'DIME' }, client_id: { eq: grace } }) },
      })
    ).json<{ rows: { tool: string; name: string; updated_at: string; inputs?: unknown }[] }>();
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(({ tool, name }) => `${tool} ${name}`))).toEqual(new Set(['DIME Grace Okafor']));
    expect(rows.map(({ updated_at }) => updated_at)).toEqual(
      rows
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .toReversed(),
    );
    expect(rows.every((row) => row.inputs === undefined)).toBe(true);
    const { count } = (
      await lists.ana.get(`${PATH}/count`, { query: { filter: '{"status":{"eq":"Completed"}}' } })
    ).json<{ count: number }>();
    expect(count).toBe(4);
  });
});

describe('the PDF of an analysis', () => {
  it('names who prepared it and where they are licensed, and shows the figures of both tools (R-CAL-01)', async () => {
    const license = { associate_code: 'U000002', type: 'Life', country: 'USA', is_resident: false } as const;
    const approved = { issue_date: '2020-01-01', approval_status: 'Approved' } as const;
    await lists.host.db
      .insertInto('license')
      .values([
        { ...license, ...approved, state: 'TX', number: '1', expiration_date: '2027-01-31' },
        { ...license, ...approved, state: 'FL', number: '2', expiration_date: '2026-11-20' },
        { ...license, ...approved, state: 'CO', number: '3', expiration_date: null },
      ])
      .execute();
    const dime = await create(dimeOf({ spouse_inputs: { ...INPUTS, annual_income_cents: 1_000_000 } }));
    const life = await create(
      lifeOf({
        dime_id: dime.id,
        inputs: {
          ...LIFE,
          debts: [{ balance_cents: 1_000_000, rate_bps: 1_200, payment_cents: 20_000 }],
          goals: [{ name: 'Boat', amount_cents: 2_000_000, years: 5, saved_cents: 0 }],
        },
      }),
    );
    const textOf = async ({ id }: Analysis) => {
      const reply = await lists.ana.get(`${PATH}/${id}/pdf`);
      expect(reply.headers['content-type']).toBe('application/pdf');
      expect(reply.headers['content-disposition']).toContain('grace-okafor-2026-11-21.pdf');
      return pdfText(reply.rawPayload);
    };
    const shown = await textOf(dime);
    for (const words of ['Family cover', 'Grace Okafor', 'Ana Test (U000002)', 'Colorado, Texas', 'Spouse'])
      expect(shown, words).toContain(words);
    for (const figure of [
      '$1,250,000.00',
      '$290,000.00',
      '$960,000.00',
      '$975,000.00',
      '$340,000.00',
      '$350,000.00',
    ])
      expect(shown, figure).toContain(figure);
    expect(shown.join(' ')).toContain('$72,000.00 a year × 10 years');
    expect(shown.join(' ')).toContain(CALCULATOR_DISCLAIMER.slice(0, 60));

    const told = await textOf(life);
    for (const figure of ['$103,820.87', '$1,252,718.81', '$552,738.02', '$699,980.79', '$1,035.03', '44%'])
      expect(told, figure).toContain(figure);
    for (const words of ['44%, needs attention', '23%, needs attention', '70 months', 'Boat'])
      expect(told, words).toContain(words);
  });
});
