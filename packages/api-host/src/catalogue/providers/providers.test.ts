import { addDays, dayAt } from '@upline/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfUpload } from '../../licensing/licensing.test-support.ts';
import { type CatalogueHost, said, startCatalogueHost } from '../catalogue.test-support.ts';
import { providerExamples } from './providers.schemas.ts';

let on: CatalogueHost;
beforeAll(async () => {
  on = await startCatalogueHost();
});
afterAll(() => on.host.close());

let serial = 0;
const body = (over: object = {}) => {
  serial += 1;
  return { ...providerExamples.body, name: `Provider ${serial}`, short_name: `P${serial}x`, ...over };
};
const create = async (over: object = {}) => {
  const reply = await on.admin.post('/admin/providers', { body: body(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};

describe('providers of an associate (domain.md 2.14)', () => {
  it('show the own appointment and writing number, Inactive ones only when asked for (R-PRV-01)', async () => {
    const list = async (filter?: object) =>
      (
        await on.ana.get('/business/product-providers', {
          query: filter ? { filter: JSON.stringify(filter) } : {},
        })
      ).json().rows;
    const rows = await list();
    expect(rows.map(({ short_name }: { short_name: string }) => short_name)).toEqual([
      'Granite',
      'Maple Shield',
      'Northwind',
      'Two Rivers',
    ]);
    expect(rows[0]).toMatchObject({ my_appointment_status: 'Appointed', my_writing_number: 'GR000008' });
    expect(rows[1]).toMatchObject({ my_appointment_status: 'Not Requested', my_writing_number: null });
    expect(await list({ status: { eq: 'Inactive' } })).toMatchObject([{ short_name: 'Old Harbor' }]);
    expect(await list({ appointed: { eq: false } })).toMatchObject([{ short_name: 'Maple Shield' }]);
    expect(await list({ my_writing_number: { contains: 'gr0000' } })).toMatchObject([
      { short_name: 'Granite', my_writing_number: 'GR000008' },
    ]);
    const sorted = await on.ana.get('/business/product-providers', {
      query: { order: JSON.stringify({ my_writing_number: 'DESC' }) },
    });
    const numbers = sorted
      .json()
      .rows.map((row: { my_writing_number: string | null }) => row.my_writing_number);
    const given = numbers.filter((number: string | null) => number !== null);
    expect(numbers).toEqual([...given.toSorted().reverse(), null]);
    expect(await list({ product_types: { contains: 'Final Expense' } })).toMatchObject([
      { short_name: 'Granite' },
    ]);
  });

  it('open with the own appointments by state', async () => {
    const detail = (await on.ana.get(`/business/product-providers/${on.providers.Granite}`)).json();
    expect(detail).toMatchObject({
      pre_appointment_states: ['PA', 'KS', 'TX'],
      may_request_appointment: true,
    });
    expect(detail.appointments).toMatchObject([
      { state: 'TX', status: 'Appointed', writing_number: 'GR000008' },
    ]);
    expect((await on.ana.get(`/business/product-providers/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('a provider managed by admins', () => {
  it('is created, changed with its version, and leaves a trail', async () => {
    const provider = await create();
    expect(provider).toMatchObject({ phone: '8005550101', version: 1 });
    const changed = await on.admin.put(`/admin/providers/${provider.id}`, {
      ifMatch: 1,
      body: { ...body(), status: 'Inactive' },
    });
    expect(changed.json()).toMatchObject({ status: 'Inactive', version: 2 });
    expect(
      (await on.admin.put(`/admin/providers/${provider.id}`, { ifMatch: 1, body: body() })).statusCode,
    ).toBe(409);
    const trail = await on.host.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity_id', '=', provider.id)
      .orderBy('id')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('has names of its own', async () => {
    expect(
      said(
        await on.admin.post('/admin/providers', {
          body: body({ name: 'granite  MUTUAL life', short_name: 'northwind' }),
        }),
      ),
    ).toEqual([422, { name: 'Name is already in use', short_name: 'Short Name is already in use' }]);
  });

  it.each([
    [{ countries: [] }, { countries: 'Select at least one country' }],
    [{ product_types: [] }, { product_types: 'Select at least one product type' }],
    [{ website: 'http://a.example' }, { website: 'Link must start with https://' }],
    [{ phone: '123' }, { phone: 'Phone is not a valid phone number' }],
    [{ advance_months: 13 }, { advance_months: 'Advance Months must be less than or equal to 12' }],
    [{ policy_number_pattern: '([' }, { policy_number_pattern: 'Pattern is not valid' }],
    [{ policy_number_pattern: '(a+)+$' }, { policy_number_pattern: 'Pattern is not valid' }],
    [
      { pre_appointment_states: ['XX'] },
      { 'pre_appointment_states.0': 'Pre-Appointment States is not valid' },
    ],
  ])('is refused with %o', async (over, fields) => {
    expect(said(await on.admin.post('/admin/providers', { body: body(over) }))).toEqual([422, fields]);
  });

  it('goes on offering the types and countries of its published products (domain.md 2.15)', async () => {
    const { rows } = (await on.admin.get('/admin/providers', { query: { limit: '100' } })).json();
    const granite = rows.find(({ short_name }: { short_name: string }) => short_name === 'Granite');
    const change = async (over: object) => {
      const input = Object.fromEntries(
        Object.keys(providerExamples.body).map((key) => [key, granite[key] ?? null]),
      );
      return on.admin.put(`/admin/providers/${granite.id}`, {
        body: { ...input, ...over },
        ifMatch: granite.version,
      });
    };
    const left = granite.product_types.filter((type: string) => type !== 'Final Expense');
    expect(said(await change({ product_types: left }))).toEqual([
      422,
      { product_types: 'Published products are of the type Final Expense' },
    ]);
    expect(said(await change({ countries: ['Canada'] }))).toEqual([
      422,
      { countries: 'Published products are for USA' },
    ]);
    expect((await change({ product_types: [...granite.product_types].reverse() })).statusCode).toBe(200);
  });

  it('is deleted only while nothing refers to it (R-PRV-02)', async () => {
    const { id, actions } = await create();
    expect(actions).toEqual(['update', 'set_logo', 'delete']);
    expect((await on.admin.delete(`/admin/providers/${id}`, { ifMatch: 1 })).statusCode).toBe(204);
    const northwind = (await on.admin.get(`/admin/providers/${on.providers.Northwind}`)).json();
    const { version } = northwind;
    expect(northwind.actions).toEqual(['update', 'set_logo']);
    const kept = await on.admin.delete(`/admin/providers/${on.providers.Northwind}`, { ifMatch: version });
    expect(kept.statusCode).toBe(409);
    expect(kept.json().message).toMatch(/^Provider has (policies|products) and cannot be deleted$/);

    const fed = await create();
    await on.host.db
      .insertInto('carrier_status')
      .values({ provider_id: fed.id, text_key: 'issued', text: 'Issued', updated_at: on.host.clock.now() })
      .execute();
    const refused = await on.admin.delete(`/admin/providers/${fed.id}`, { ifMatch: 1 });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Provider has carrier files and cannot be deleted',
    ]);
  });

  it('has a logo anybody may load, taken as PNG or WebP', async () => {
    const { id } = await create();
    const boundary = 'x-logo';
    const send = (bytes: Buffer, name: string) =>
      on.admin.put(`/admin/providers/${id}/logo`, {
        body: Buffer.concat([
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="logo"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          bytes,
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    expect((await send(png, 'logo.png')).json()).toMatchObject({ has_logo: true, version: 2 });
    const logo = await on.host.get(`/provider-logos/${id}`);
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(logo.rawPayload).metadata()).toMatchObject({ width: 320, height: 107 });
    expect(said(await send(Buffer.from('<svg onload="x"/>'), 'logo.png'))).toEqual([
      422,
      { logo: 'File type is not allowed' },
    ]);
  });
});

describe('what a provider shows', () => {
  const admin = (kind: string) => `/admin/providers/${on.providers.Granite}/${kind}`;
  const portal = (kind: string, provider = 'Granite') =>
    `/business/product-providers/${on.providers[provider]}/${kind}`;
  const titles = (reply: { json(): { rows: { title: string }[] } }) =>
    reply.json().rows.map(({ title }) => title);

  it('is read by associates once published, of Active providers in the own country', async () => {
    const draft = await on.admin.post(admin('links'), {
      body: { title: 'Forms', url: 'https://forms.example' },
    });
    expect(draft.json()).toMatchObject({ status: 'Draft', position: 3 });
    expect(titles(await on.ana.get(portal('links')))).toEqual(['Quotes', 'Application status']);
    await on.admin.put(`${admin('links')}/${draft.json().id}`, {
      ifMatch: 1,
      body: { status: 'Published', title: 'Forms', url: 'https://forms.example' },
    });
    expect(titles(await on.ana.get(portal('links')))).toEqual(['Quotes', 'Application status', 'Forms']);
    expect(titles(await on.ana.get(portal('links', 'Maple Shield')))).toEqual([]);
    expect(titles(await on.ana.get(portal('links', 'Old Harbor')))).toEqual([]);
  });

  it('keeps an order that admins drag', async () => {
    const rows = (await on.admin.get(admin('links'))).json().rows;
    const moved = await on.admin.patch(`${admin('links')}/${rows[2].id}`, { body: { position: 1 } });
    expect(titles(moved)).toEqual(['Forms', 'Quotes', 'Application status']);
    expect(titles(await on.ana.get(portal('links')))).toEqual(['Forms', 'Quotes', 'Application status']);
    expect(
      titles(await on.admin.patch(`${admin('links')}/${rows[2].id}`, { body: { position: 99 } })),
    ).toEqual(['Quotes', 'Application status', 'Forms']);
  });

  it('asks for what each kind needs', async () => {
    expect(
      said(await on.admin.post(admin('contacts'), { body: { name: 'Dana', department: 'Support' } })),
    ).toEqual([422, { email: 'Enter an email or a phone' }]);
    expect(said(await on.admin.post(admin('links'), { body: { title: 'A', url: 'ftp://a' } }))).toEqual([
      422,
      { url: 'Link must start with https://' },
    ]);
    expect(
      said(await on.admin.post(admin('videos'), { body: { title: 'A', video: 'javascript:alert(1)' } })),
    ).toEqual([422, { video: 'Link must start with https://' }]);
    const dates = { effective_date: '2026-02-01', expires_on: '2026-02-01' };
    expect(
      said(await on.admin.post(admin('attachments'), { body: { title: 'A', category: 'Form', ...dates } })),
    ).toEqual([422, { expires_on: 'Expires On cannot be before Effective Date' }]);
  });

  it('publishes an attachment only with a file, and hides it once expired', async () => {
    const today = dayAt(on.host.clock.now());
    const attachment = {
      title: 'Guide',
      category: 'Guide',
      effective_date: null,
      expires_on: addDays(today, 1),
    };
    const { id } = (await on.admin.post(admin('attachments'), { body: attachment })).json();
    const path = `${admin('attachments')}/${id}`;
    const publish = (version: number, over: object = {}) =>
      on.admin.put(path, { ifMatch: version, body: { ...attachment, ...over, status: 'Published' } });
    expect(said(await publish(1))).toEqual([422, { file: 'File is required' }]);
    const upload = await on.admin.put(`${path}/file`, pdfUpload('file', 'guide.pdf'));
    expect([upload.statusCode, upload.json().name]).toEqual([200, 'guide.pdf']);
    expect((await on.ana.get(`${portal('attachments')}/${id}/file`)).statusCode).toBe(404);
    const published = (await publish(upload.json().version)).json();
    expect((await on.ana.get(`${portal('attachments')}/${id}/file`)).headers['content-type']).toBe(
      'application/pdf',
    );
    await publish(published.version, { expires_on: addDays(today, -1) });
    expect((await on.ana.get(portal('attachments'))).json().rows).toEqual([]);
    expect((await on.ana.get(`${portal('attachments')}/${id}/file`)).statusCode).toBe(404);
    const last = (await on.admin.get(admin('attachments'))).json().rows[0];
    expect((await on.admin.delete(path, { ifMatch: last.version })).statusCode).toBe(204);
    expect(
      await on.host.db
        .selectFrom('attachment')
        .select('id')
        .where('purpose', '=', 'provider-attachment')
        .execute(),
    ).toEqual([]);
  });
});
