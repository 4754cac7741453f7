import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../platform/operation/operation.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { filesOnDisk, formOf, PDF, pictureBomb } from './uploads.test-support.ts';

const MB = 1024 * 1024;

interface Upload {
  readonly field: string;
  readonly mostBytes: number;
  /** What it takes: pictures and PDF, pictures alone, or lines of text. */
  readonly takes: 'documents' | 'pictures' | 'lines';
}

const document: Upload = { field: 'document', mostBytes: 10 * MB, takes: 'documents' };
const policyFile: Upload = { field: 'file', mostBytes: 20 * MB, takes: 'documents' };
const lines: Upload = { field: 'file', mostBytes: 10 * MB, takes: 'lines' };

/** Every operation that takes a file, by hand: one without an entry fails. */
const UPLOADS: Readonly<Record<string, Upload>> = {
  uploadPhoto: { field: 'photo', mostBytes: 8 * MB, takes: 'pictures' },
  uploadLegalNameDocument: document,
  uploadInternationalTaxForm: document,
  uploadOwnLicensingDocument: document,
  uploadLicensingDocument: document,
  uploadPayoutDocument: document,
  uploadChargebackDocument: document,
  uploadChargebackEvidence: document,
  uploadTrainingDocument: document,
  uploadEfastDocument: document,
  uploadStoreFile: { field: 'document', mostBytes: 20 * MB, takes: 'documents' },
  uploadStorePicture: { field: 'document', mostBytes: 5 * MB, takes: 'pictures' },
  uploadVideoThumbnail: { field: 'document', mostBytes: 10 * MB, takes: 'pictures' },
  attachPolicyFile: policyFile,
  attachAdminPolicyFile: policyFile,
  uploadProviderAttachmentFile: { field: 'file', mostBytes: 50 * MB, takes: 'documents' },
  uploadProviderLogo: { field: 'logo', mostBytes: 2 * MB, takes: 'pictures' },
  uploadContentFile: { field: 'document', mostBytes: 20 * MB, takes: 'documents' },
  uploadContentImage: { field: 'document', mostBytes: 10 * MB, takes: 'pictures' },
  importClients: lines,
  importProspects: lines,
  importVideoContacts: lines,
  importCarrierFeed: lines,
  importProviderStatement: { field: 'file', mostBytes: 20 * MB, takes: 'lines' },
};

let host: TestHost;
let clients: Readonly<Record<'portal' | 'admin', TestClient>>;
let params: Readonly<Record<string, string>>;
let providerId: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  clients = { portal: await host.signInAs('tom'), admin: await host.signInAs('super') };
  // Who may send videos imports contacts as well.
  await host.db
    .updateTable('app_user')
    .set({ has_builder_plan: true })
    .where('username', '=', 'tom')
    .execute();
  const { rows } = await sql<{ code: string; provider: string; item: string }>`
    with item as (
      insert into provider_attachment (provider_id, position, title, category) select id, 99, 'Guide', 'Guide' from provider limit 1 returning id, provider_id)
    select code, item.provider_id::text as provider, item.id::text as item from app_user, item where username = 'tom'`.execute(
    host.db,
  );
  const [found] = rows;
  if (!found) throw new Error('The demo has no provider');
  params = { code: found.code, item_id: found.item };
  providerId = found.provider;
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

const uploads = () =>
  host.app.operations.filter(
    ({ consumes, policy }) =>
      consumes === 'multipart/form-data' && policy.needs !== 'public' && policy.needs !== 'demo',
  );

/** A policy that the caller may attach to. */
async function policyOf(operation: Operation): Promise<string> {
  const own = await host.signInAs('ana');
  const { rows } = (await own.get('/business/policies', { query: { limit: '100' } })).json<{
    rows: { id: string; business_status: string }[];
  }>();
  const [pending] = rows.filter(({ business_status }) => business_status === 'Pending');
  if (!pending) throw new Error(`${operation.id}: no policy`);
  return pending.id;
}

async function send(operation: Operation, name: string, bytes: Buffer) {
  const { field } = UPLOADS[operation.id] as Upload;
  const isPolicy = operation.path.includes('policies');
  const id = isPolicy ? await policyOf(operation) : providerId;
  const { body, headers } = formOf(field, name, bytes);
  const client =
    operation.policy.audience === 'admin'
      ? clients.admin
      : isPolicy
        ? await host.signInAs('ana')
        : clients.portal;
  return host.app.inject({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, (_, key: string) => (key === 'id' ? id : (params[key] ?? ''))),
    query: {
      ...(operation.examples?.query as Record<string, string>),
      ...('provider_id' in ((operation.query?.shape ?? {}) as object) && { provider_id: providerId }),
    },
    headers: { ...client.headers, ...headers, ...(operation.ifMatch && { 'if-match': '"1"' }) },
    payload: body,
  });
}

/** Every row that keeps a file or was begun by one. */
async function stored() {
  const tables = [
    'attachment',
    'photo',
    'change_set',
    'carrier_import',
    'statement_import',
    'policy_attachment',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      host.db,
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return { counts, files: await filesOnDisk(host) };
}

const PAGE = Buffer.from('<!doctype html><html><script>alert(1)</script></html>');
const PROGRAM = Buffer.from('MZ\x90\0\x03\0\0\0'.repeat(200), 'latin1');
const ending = (takes: Upload['takes']) => ({ documents: 'pdf', pictures: 'png', lines: 'csv' })[takes];
/** Grown beyond what is allowed, with the head of what it is called. */
const grown = ({ takes, mostBytes }: Upload) =>
  takes === 'lines'
    ? Buffer.alloc(mostBytes + 1, 'a,b\n')
    : Buffer.concat([takes === 'pictures' ? pictureBomb() : PDF, Buffer.alloc(mostBytes + 1)]);

const CASES: Readonly<
  Record<string, (upload: Upload) => readonly [name: string, bytes: Buffer] | undefined>
> = {
  'a page by another name': ({ takes }) => [`a.${ending(takes)}`, PAGE],
  'a program by another name': ({ takes }) => [`a.${ending(takes)}`, PROGRAM],
  'a good file by another ending': ({ takes }) => (takes === 'documents' ? ['a.png', PDF] : undefined),
  'a picture by another name': ({ takes }) =>
    takes === 'pictures' ? undefined : [`a.${ending(takes)}`, pictureBomb()],
  'a picture that claims billions of pixels': ({ takes }) =>
    takes === 'lines' ? undefined : ['a.png', pictureBomb()],
  'more bytes than allowed': (upload) => [`a.${ending(upload.takes)}`, grown(upload)],
  'nothing at all': ({ takes }) => [`a.${ending(takes)}`, Buffer.alloc(0)],
};

it('every operation that takes a file is among those that are judged', () => {
  expect(
    uploads()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(UPLOADS).sort());
});

describe.each(Object.keys(CASES))('%s', (what) => {
  it('is refused with words everywhere, and nothing of it is kept (S-61, S-65)', {
    timeout: 120_000,
  }, async () => {
    const before = await stored();
    const wrong: string[] = [];
    for (const operation of uploads().filter(({ id }) => id in UPLOADS)) {
      const upload = UPLOADS[operation.id] as Upload;
      const file = CASES[what]?.(upload);
      if (!file) continue;
      const reply = await send(operation, ...file);
      const { fields } = reply.json<{ fields?: readonly { field: string; message: string }[] }>();
      const said = fields?.find(({ field }) => field === upload.field)?.message ?? '';
      if (reply.statusCode !== 422 || said === '')
        wrong.push(`${operation.id}: ${reply.statusCode} ${reply.body}`);
    }
    expect(wrong).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});
