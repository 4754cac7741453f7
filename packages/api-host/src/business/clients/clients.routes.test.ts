import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedProblem } from '../../testing/index.ts';
import { addClientDependants } from './client-dependants.ts';
import { clientOf, type ListsHost, startListsHost } from './clients.test-support.ts';

const PATH = '/business/clients';

let lists: ListsHost;
beforeAll(async () => {
  lists = await startListsHost();
});
afterAll(() => lists.host.close());

const create = async (over: Readonly<Record<string, unknown>> = {}, who = lists.ana) => {
  const reply = await who.post(PATH, { body: clientOf(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const fieldsOf = (reply: { json(): ListedProblem }) =>
  Object.fromEntries((reply.json().fields ?? []).map(({ field, message }) => [field, message]));
const refused = async (over: Readonly<Record<string, unknown>>) => {
  const reply = await lists.ana.post(PATH, { body: clientOf(over) });
  expect(reply.statusCode, reply.body).toBe(422);
  return fieldsOf(reply);
};
const auditOf = (id: string) =>
  lists.host.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', id).orderBy('id').execute();

describe('a client', () => {
  it('is created whole, in stored form, and read back as it was saved', async () => {
    const record = await create({
      phone: '+1 512.555.0143',
      address: { ...clientOf().address, postal_code: '787041234' },
    });
    expect(record).toMatchObject({
      name: 'Grace Okafor',
      phone: '5125550143',
      date_of_birth: '1984-03-09',
      dependents: [{ name: 'Ada Okafor', relation: 'Daughter', date_of_birth: '2016-08-20' }],
      address: { postal_code: '78704-1234' },
      id_document_last4: '5678',
      currency: 'USD',
      owner: { code: 'U000002', name: 'Ana Test' },
      version: 1,
      archived_at: null,
    });
    expect(record).not.toHaveProperty('id_document_number');
    const read = await lists.ana.get(`${PATH}/${record.id}`);
    expect(read.json()).toEqual(record);
    expect(read.headers.etag).toBe('"1"');
  });

  it('keeps birth date, document number and dependents sealed at rest (S-66)', async () => {
    const { id } = await create();
    const row = await lists.host.db
      .selectFrom('client')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify(row);
    for (const secret of ['1984-03-09', 'X12345678', 'Ada Okafor']) expect(stored).not.toContain(secret);
    expect(row).toMatchObject({ birth_month: 3, birth_day: 9 });
  });

  it('a business has a company name and nothing of a person', async () => {
    const record = await create({
      type: 'Business',
      company_name: 'Okafor Foods LLC',
      address: { ...clientOf().address, line1: 'PO Box 12' },
    });
    expect(record).toMatchObject({
      name: 'Okafor Foods LLC',
      first_name: null,
      date_of_birth: null,
      id_document_last4: null,
      dependents: [],
    });
    expect(await refused({ type: 'Business' })).toEqual({ company_name: 'Company Name is required' });
  });

  it('a Canadian client has amounts in CAD and a postal code that fits the province (R-VAL-10)', async () => {
    const address = {
      line1: '111 Wellington St',
      line2: null,
      city: 'Ottawa',
      state: 'ON',
      postal_code: 'k1a0b1',
      country: 'Canada',
    };
    expect(await create({ address })).toMatchObject({ currency: 'CAD', address: { postal_code: 'K1A 0B1' } });
    expect(await refused({ address: { ...address, postal_code: 'V6B 1A1' } })).toEqual({
      'address.postal_code': 'Postal Code does not match the province',
    });
    expect(await refused({ address: { ...address, state: 'TX' } })).toEqual({
      'address.state': 'State must be one of the listed values',
    });
  });

  it.each([
    ['nobody to reach', { email: null, phone: ' ' }, { email: 'Enter an email or a phone' }],
    ['a phone that cannot exist', { phone: '112 555 0142' }, { phone: 'Phone is not a valid phone number' }],
    ['a broken email', { email: 'grace@' }, { email: 'Email is not valid' }],
    [
      'no names',
      { first_name: null, last_name: '  ' },
      { first_name: 'First Name is required', last_name: 'Last Name is required' },
    ],
    [
      'a future birth',
      { date_of_birth: '2026-11-22' },
      { date_of_birth: 'Date of Birth cannot be in the future' },
    ],
    [
      'an age of 111',
      { date_of_birth: '1915-11-21' },
      { date_of_birth: 'Age must be less than or equal to 110' },
    ],
    ['no birth date', { date_of_birth: null }, { date_of_birth: 'Date of Birth is required' }],
    [
      'a negative income',
      { annual_income_cents: -1 },
      { annual_income_cents: 'Annual Income must be greater than or equal to 0' },
    ],
    ['an unknown gender', { gender: 'X' }, { gender: 'Gender must be one of the listed values' }],
    [
      'a document number without its kind',
      { id_document_type: null },
      { id_document_type: 'ID Document Type is required' },
    ],
    [
      'a residence that is a PO box',
      { address: { ...clientOf().address, line1: 'P.O. Box 9' } },
      { 'address.line1': 'Residence cannot be a PO box' },
    ],
    [
      'a short address',
      { address: { ...clientOf().address, line1: 'a' } },
      { 'address.line1': 'Address must be at least 3 characters' },
    ],
    [
      'notes beyond 4,000',
      { general_notes: 'x'.repeat(4_001) },
      { general_notes: 'General Notes must be at most 4000 characters' },
    ],
    ['an owner of choice', { owner_code: 'U000003' }, { owner_code: 'This field is not known' }],
  ])('refuses %s (R-GEN-01, S-40)', async (_, over, fields) => {
    expect(await refused(over)).toEqual(fields);
  });

  it('who is 110 today, and who was born today, are let in', async () => {
    await create({ date_of_birth: '1915-11-22' });
    await create({ date_of_birth: '2026-11-21' });
  });

  it('an update keeps the document number that was left out, removes it on null and counts the version', async () => {
    const { id } = await create();
    const { id_document_number, ...rest } = clientOf({ last_name: 'Okafor-Reyes' });
    const kept = await lists.ana.put(`${PATH}/${id}`, { body: rest, ifMatch: 1 });
    expect(kept.json()).toMatchObject({ name: 'Grace Okafor-Reyes', id_document_last4: '5678', version: 2 });
    const removed = await lists.ana.put(`${PATH}/${id}`, {
      body: { ...rest, id_document_number: null },
      ifMatch: 2,
    });
    expect(removed.json()).toMatchObject({ id_document_last4: null, version: 3 });
  });

  it('an update without changes writes nothing (R-AUD-04)', async () => {
    const { id } = await create();
    const same = await lists.ana.put(`${PATH}/${id}`, { body: clientOf(), ifMatch: 1 });
    expect(same.json()).toMatchObject({ version: 1 });
    expect(await auditOf(id)).toHaveLength(1);
  });

  it('of many edits at once one wins and the others are told, with the current record (R-GEN-04, R-06)', async () => {
    const { id } = await create();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        lists.ana.put(`${PATH}/${id}`, { body: clientOf({ citizenship: `Land ${index}` }), ifMatch: 1 }),
      ),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
    const late = replies.find((reply) => reply.statusCode === 409)?.json();
    expect(late.message).toBe('This client was changed by someone else. Reload and try again.');
    expect(late.current ?? late.details?.current).toMatchObject({ id, version: 2 });
    expect((await lists.ana.put(`${PATH}/${id}`, { body: clientOf() })).statusCode).toBe(428);
  });

  it('is audited with labels and masks, in the same transaction (R-AUD-02, R-AUD-05)', async () => {
    const { id } = await create();
    await lists.ana.put(`${PATH}/${id}`, {
      body: clientOf({
        date_of_birth: '1985-03-09',
        id_document_number: 'Y99995678',
        phone: '(512) 555-0199',
        annual_income_cents: 100,
      }),
      ifMatch: 1,
    });
    const [created, updated] = await auditOf(id);
    expect(created).toMatchObject({
      action: 'create',
      entity: 'client',
      entity_label: 'Grace Okafor',
      owner_code: 'U000002',
    });
    expect(JSON.stringify(created)).not.toContain('X12345678');
    expect(JSON.stringify(created)).not.toContain('1984-03-09');
    expect(updated?.changes).toEqual([
      { field: 'Date of Birth', old: '**/**/1984', new: '**/**/1985' },
      { field: 'Phone', old: '(512) 555-0142', new: '(512) 555-0199' },
      { field: 'ID Document Number', old: '••••5678', new: '••••5678' },
      { field: 'Annual Income', old: '$95,000.00', new: '$1.00' },
    ]);
  });

  it('is deleted with its version; a client with policies is not (R-CLI-02)', async () => {
    const { id } = await create();
    expect((await lists.ana.delete(`${PATH}/${id}`, { ifMatch: 7 })).statusCode).toBe(409);
    const remove = addClientDependants(() => Promise.resolve(1));
    const refusal = await lists.ana.delete(`${PATH}/${id}`, { ifMatch: 1 });
    remove();
    expect(refusal.statusCode).toBe(409);
    expect(refusal.json().message).toBe('Client has policies and cannot be deleted');
    expect((await lists.ana.delete(`${PATH}/${id}`, { ifMatch: 1 })).statusCode).toBe(204);
    expect((await lists.ana.get(`${PATH}/${id}`)).statusCode).toBe(404);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(['create', 'delete']);
  });

  it('is archived and restored, alone and in bulk; archiving twice changes nothing', async () => {
    const { id } = await create();
    const first = await lists.ana.post(`${PATH}/${id}/archive`);
    expect(first.json()).toMatchObject({ archived_at: '2026-11-21T15:00:00.000Z', version: 2 });
    expect(first.json().actions).toContain('restore');
    expect((await lists.ana.post(`${PATH}/${id}/archive`)).json()).toMatchObject({ version: 2 });
    expect((await lists.ana.post(`${PATH}/${id}/restore`)).json()).toMatchObject({
      archived_at: null,
      version: 3,
    });

    const foreign = await create({}, lists.ben);
    const bulk = await lists.ana.post(`${PATH}/archive`, { body: { ids: [id, foreign.id, id] } });
    expect(bulk.json().results).toEqual([
      { id, ok: true, message: null },
      { id: foreign.id, ok: false, message: 'Resource not found' },
    ]);
    expect((await lists.ben.get(`${PATH}/${foreign.id}`)).json().archived_at).toBeNull();
    await lists.ana.post(`${PATH}/restore`, { body: { ids: [id] } });
    expect((await lists.ana.get(`${PATH}/${id}`)).json()).toMatchObject({ archived_at: null, version: 5 });
  });

  it('similar clients are those with the same last name and birth date, or the same email or phone, in the own book (R-CLI-01)', async () => {
    const unique = {
      last_name: 'Ōtsuka',
      date_of_birth: '1971-02-03',
      email: 'otsuka@example.com',
      phone: '6045550123',
    };
    const { id } = await create(unique);
    await create({ ...unique, first_name: 'Other' }, lists.ben);
    const none = { last_name: null, date_of_birth: null, email: null, phone: null };
    const similar = async (over: object) =>
      (await lists.ana.post(`${PATH}/similar`, { body: { ...none, ...over } })).json().rows;
    const found = [{ id, name: 'Grace Ōtsuka' }];
    expect(await similar({ last_name: 'otsuka', date_of_birth: '1971-02-03' })).toEqual(found);
    expect(await similar({ email: 'OTSUKA@example.com' })).toEqual(found);
    expect(await similar({ phone: '(604) 555-0123' })).toEqual(found);
    expect(await similar({ last_name: 'otsuka', date_of_birth: '1971-02-04' })).toEqual([]);
    expect(await similar({ last_name: 'otsuka' })).toEqual([]);
    expect(await similar({ email: 'otsuka@example.com', exclude_id: id })).toEqual([]);
    expect(await similar({})).toEqual([]);
  });
});
