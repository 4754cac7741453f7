import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedProblem } from '../../testing/index.ts';
import { type Change, startChangesHost } from './changes.test-support.ts';

let at: Awaited<ReturnType<typeof startChangesHost>>;
beforeAll(async () => {
  at = await startChangesHost();
});
afterAll(() => at.host.close());

const HEAD = 'Name,Birthday,E-Mail,Mobile,Street,City,State,ZIP';
const line = (name: string, over: Partial<Record<'birth' | 'email' | 'phone' | 'state', string>> = {}) =>
  [
    name,
    over.birth ?? '3/9/1984',
    over.email ?? `${name.toLowerCase().replaceAll(' ', '.')}@example.test`,
    over.phone ?? '',
    '12 Main Street',
    'Austin',
    over.state ?? 'Texas',
    '78704',
  ].join(',');

type File = Parameters<typeof at.upload>[1];
const drafted = async (file: File, resource: 'clients' | 'prospects' = 'clients', who = at.ana) => {
  const reply = await at.upload(`/business/${resource}`, file, who);
  expect(reply.statusCode, reply.body).toBe(201);
  return at.change(reply.json<{ id: string }>().id, who);
};
const applied = async (change: Change, body: object = {}) => {
  const reply = await at.step(change, 'apply', { body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Change>();
};
const map = (change: Change, body: object, who = at.ana) =>
  who.put(`/business/changes/${change.id}/mapping`, {
    body,
    headers: { 'if-match': `"${change.version}"` },
  });

describe('an import of clients', () => {
  it('takes columns for fields by their headings and previews every line (R-ADM-03)', async () => {
    const change = await drafted(
      [HEAD, line('Ana Maria Lopez'), line('Bo Hart', { state: 'tx' })].join('\r\n'),
    );
    expect(change).toMatchObject({
      kind: 'Import',
      title: 'leads.csv',
      status: 'Draft',
      counts: { Ready: 2 },
      actions: ['map', 'apply'],
    });
    expect(change.columns.map(({ field }) => field)).toEqual([
      'full_name',
      'date_of_birth',
      'email',
      'phone',
      'address.line1',
      'address.city',
      'address.state',
      'address.postal_code',
    ]);
    expect(change.columns[0]?.samples).toEqual(['Ana Maria Lopez', 'Bo Hart']);
    const [row] = await at.rows(change.id);
    expect(row).toMatchObject({ line: 2, name: 'Ana Maria Lopez', state: 'Ready', record_id: null });
    const values = Object.fromEntries(row?.fields.map(({ key, after }) => [key, after]) ?? []);
    expect(values).toMatchObject({
      type: 'Individual',
      first_name: 'Ana Maria',
      last_name: 'Lopez',
      date_of_birth: '1984-03-09',
      'address.state': 'TX',
      'address.country': 'USA',
    });
  });

  it('adds the clients, answers line by line, and takes them back within a day', async () => {
    const change = await applied(await drafted([HEAD, line('Ida North'), line('Ira South')].join('\n')));
    expect(change).toMatchObject({ status: 'Applied', counts: { Saved: 2 }, actions: ['undo'] });
    const rows = await at.rows(change.id);
    const read = await at.ana.get(`/business/clients/${rows[0]?.record_id}`);
    expect(read.json()).toMatchObject({ name: 'Ida North', date_of_birth: '1984-03-09', version: 1 });
    const trail = await at.auditOf('client', rows[0]?.record_id as string);
    expect(trail.map(({ action }) => action)).toEqual(['create']);
    const undone = await at.step(change, 'undo');
    expect(undone.json()).toMatchObject({ status: 'Undone', counts: { Undone: 2 } });
    expect((await at.ana.get(`/business/clients/${rows[0]?.record_id}`)).statusCode).toBe(404);
    expect((await at.rows(change.id))[0]).toMatchObject({
      name: 'Ida North',
      state: 'Undone',
      record_id: null,
    });
  });

  it('keeps what was changed or used since when it is undone, and names it (R-CLI-02)', async () => {
    const change = await applied(
      await drafted([HEAD, line('Ora West'), line('Ulf East'), line('Uma Mid')].join('\n')),
    );
    const [west, east] = await at.rows(change.id);
    await at.ana.post(`/business/clients/${west?.record_id}/archive`);
    at.host.clock.advance(60_000);
    await at.ana.post(`/business/clients/${east?.record_id}/notes`, { body: { text: 'Called' } });
    const undone = (await at.step(change, 'undo')).json<Change>();
    expect(undone.counts).toEqual({ Kept: 2, Undone: 1 });
    expect((await at.rows(change.id)).map(({ name, message }) => [name, message])).toEqual([
      ['Ora West', 'Changed since, and left as it is'],
      ['Ulf East', 'Used since, and left as it is'],
      ['Uma Mid', null],
    ]);
  });

  it('puts each error at its cell, with what the file says (R-GEN-01)', async () => {
    const bad = [
      line('Eva Err', { birth: '31/31/1980' }),
      line('Eli Err', { email: 'no-mail', state: 'Tejas' }),
      line('Ed Err', { email: '=SUM(A1:A3)' }),
    ];
    const change = await drafted([HEAD, ...bad, line('Ok One')].join('\n'));
    expect(change.counts).toEqual({ Refused: 3, Ready: 1 });
    const errors = (await at.rows(change.id)).map(({ fields }) =>
      fields.flatMap(({ key, text, message }) => (message ? [[key, text, message]] : [])),
    );
    expect(errors).toEqual([
      [['date_of_birth', '31/31/1980', 'Date of Birth is not valid']],
      [['address.state', 'Tejas', 'State must be one of the listed values']],
      [['email', '=SUM(A1:A3)', 'Email is a formula. Replace it with its value']],
      [],
    ]);
  });

  it('points out who is there already and who stands in the file twice, and leaves them out when asked (R-CLI-01)', async () => {
    const { id } = await at.newClient({ email: 'twin@example.test', phone: null, last_name: 'Twin' });
    const change = await drafted(
      [
        HEAD,
        line('Tia Twin', { email: 'TWIN@example.test' }),
        line('New Man'),
        line('New Men', { email: 'new.man@example.test' }),
      ].join('\n'),
    );
    expect(change).toMatchObject({ counts: { Ready: 3 }, similar: 2 });
    const rows = await at.rows(change.id);
    expect(rows.map(({ similar, similar_line }) => [similar?.id ?? null, similar_line])).toEqual([
      [id, null],
      [null, null],
      [null, 3],
    ]);
    const done = await applied(change, { leave_similar: true });
    expect(done.counts).toEqual({ 'No Change': 2, Saved: 1 });
  });

  it('remembers for which field a column was taken, by person and list', async () => {
    const head = 'Kunde,Geboren,Post,Weg,Ort,Land,PLZ';
    const body = 'Kim Kay,1/2/1990,kim@example.test,12 Main Street,Austin,TX,78704';
    const change = await drafted(`${head}\n${body}`);
    expect(change.columns.every(({ field }) => field === null)).toBe(true);
    const fields = [
      'full_name',
      'date_of_birth',
      'email',
      'address.line1',
      'address.city',
      'address.state',
      'address.postal_code',
    ];
    const mapped = await map(change, { fields });
    expect(mapped.json()).toMatchObject({ counts: { Ready: 1 }, version: 2 });
    expect((await map(change, { fields })).statusCode).toBe(409);
    expect((await drafted(`${head}\n${body}`)).columns.map(({ field }) => field)).toEqual(fields);
    const ben = await drafted(`${head}\n${body}`, 'clients', at.ben);
    expect(ben.columns.every(({ field }) => field === null)).toBe(true);
  });

  it('refuses a mapping that names what is not there, or a field twice', async () => {
    const change = await drafted([HEAD, line('May Map')].join('\n'));
    const reply = await map(change, {
      fields: ['email', 'email', 'shoe', null, null, null, null],
      values: { 'address.country': 'Mars' },
    });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<ListedProblem>().fields).toEqual([
      { field: 'fields', message: 'The file has 8 columns' },
      { field: 'fields.1', message: 'Email has a column already' },
      { field: 'fields.2', message: 'This field cannot be imported' },
      { field: 'values.address.country', message: 'Country must be one of the listed values' },
    ]);
  });

  it('in a proxy session adds no consent and takes nothing back (7.3)', async () => {
    const file = [
      `${HEAD},Marketing Consent Email`,
      `${line('Pia Proxy')},yes`,
      `${line('Per Proxy')},`,
    ].join('\n');
    const change = await drafted(file, 'clients', at.anaByProxy);
    expect(change.counts).toEqual({ Refused: 1, Ready: 1 });
    const done = (await at.step(change, 'apply', { who: at.anaByProxy })).json<Change>();
    expect([done.counts.Saved, done.actions]).toEqual([1, []]);
    const undone = await at.step(done, 'undo', { who: at.anaByProxy });
    expect([undone.statusCode, undone.json().message]).toEqual([
      403,
      'Not available while viewing as another user',
    ]);
  });
});

describe('an import of prospects', () => {
  it('takes a value for all lines where a column is absent', async () => {
    const change = await drafted('First Name;Last Name;Phone\nUlla;Berg;(512) 555-0142', 'prospects');
    expect(change.counts).toEqual({ Refused: 1 });
    expect((await at.rows(change.id))[0]?.message).toBe('Source is required');
    const mapped = (
      await map(change, { fields: change.columns.map(({ field }) => field), values: { source: 'website' } })
    ).json<Change>();
    expect(mapped).toMatchObject({ counts: { Ready: 1 }, values: { source: 'website' } });
    const done = await applied(mapped);
    const [row] = await at.rows(done.id);
    expect((await at.ana.get(`/business/prospects/${row?.record_id}`)).json()).toMatchObject({
      name: 'Ulla Berg',
      source: 'Website',
      stage: 'New Prospect',
      phone: '5125550142',
    });
    expect((await at.step(done, 'undo')).json().counts).toEqual({ Undone: 1 });
  });
});

describe('a file', () => {
  const refused = async (file: File) => {
    const reply = await at.upload('/business/clients', file);
    expect(reply.statusCode, reply.body).toBe(422);
    return reply.json<ListedProblem>().fields?.[0]?.message;
  };

  it('that is none is refused in words and leaves nothing behind', async () => {
    const before = (await at.ana.get('/business/changes/count')).json().count;
    expect(await refused('')).toBe('File is empty');
    expect(await refused('\r\n\r\n')).toBe('File is empty');
    expect(await refused(HEAD)).toBe('File has no lines under its headings');
    expect(await refused(`${HEAD}\n"Ana`)).toMatch(/^File has a quotation mark that is not closed/);
    expect(await refused(`${HEAD}\nAna "the" Lee,x`)).toMatch(/quotation mark/);
    expect(await refused(Buffer.from('PK\u0003\u0004rest'))).toMatch(/^File is a workbook/);
    expect(await refused(Buffer.from([0x61, 0, 0, 0x62, 0x0a, 0]))).toBe('File is not a CSV file');
    expect(await refused(`${HEAD}\n${'x'.repeat(6_000)}`)).toMatch(/more than 5,000 characters in line 2/);
    expect(
      await refused([HEAD, ...Array.from({ length: 5_001 }, () => line('Too Many'))].join('\n')),
    ).toMatch(/^File has more than 5,000 lines/);
    expect(await refused(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toBe('File must be at most 10 MB');
    expect((await at.ana.get('/business/changes/count')).json().count).toBe(before);
  });

  it('is read in the encodings and with the signs that programs write', async () => {
    const names = async (file: File) => {
      const { id } = await drafted(file);
      return (await at.rows(id)).map(({ name }) => name);
    };
    const text = [HEAD, line('José Núñez', { email: 'jose@example.test' })].join('\r\n');
    const semicolons = text.replaceAll(',', ';');
    expect(await names(`\uFEFF${text}`)).toEqual(['José Núñez']);
    expect(await names(Buffer.from(text, 'latin1'))).toEqual(['José Núñez']);
    expect(await names(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(['José Núñez']);
    expect(await names(semicolons)).toEqual(['José Núñez']);
    expect(await names(`sep=;\r\n${semicolons}`)).toEqual(['José Núñez']);
    expect(await names(text.replaceAll(',', '\t'))).toEqual(['José Núñez']);
    expect(await names(text.replace('José Núñez', '"Núñez, José"'))).toEqual(['José Núñez']);
  });

  it('with a heading twice, without one or with more cells than headings is read by position', async () => {
    const change = await drafted(`${HEAD},Email,\n${line('Dan Dup')},other@example.test,,surplus`);
    expect(change.columns.slice(8)).toMatchObject([
      { heading: 'Email', field: null },
      { heading: 'Column 10', field: null },
    ]);
    expect((await at.rows(change.id))[0]?.message).toBe('The line has more cells than there are headings');
  });
});
