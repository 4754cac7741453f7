import { foldText } from '@upline/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfUpload } from '../licensing/licensing.test-support.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { articleExamples } from './articles/articles.schemas.ts';
import { pageExamples } from './pages/pages.schemas.ts';
import { plainText } from './rich-text.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
let category: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
  category = (
    await host.db
      .selectFrom('help_category')
      .select('id')
      .where('slug', '=', 'getting-paid')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => host.close());

interface Article {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly status: string;
  readonly body: string;
  readonly actions: readonly string[];
}
let serial = 0;
const bodyOf = (over: object = {}) => {
  serial += 1;
  return {
    ...articleExamples.body,
    title: `Article ${serial}`,
    slug: null,
    category_id: category,
    files: [],
    related: [],
    ...over,
  };
};
const write = async (over: object = {}) => {
  const reply = await admin.post('/admin/help-articles', { body: bodyOf(over) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Article>();
};
const step = (verb: 'publish' | 'unpublish', { id, version }: Article) =>
  admin.post(`/admin/help-articles/${id}/${verb}`, { ifMatch: version });
const publish = async (over: object = {}) => (await step('publish', await write(over))).json<Article>();
const read = (client: TestClient, { slug }: { slug: string }) => client.get(`/help/articles/${slug}`);
const search = async (client: TestClient, text: string) =>
  (await client.get('/help/search', { query: { search: text } })).json<{
    rows: { slug: string; excerpt: string }[];
  }>().rows;

describe('articles (domain.md 2.27)', () => {
  it('are as they were when nothing was changed, and tell readers of no update (R-AUD-04)', async () => {
    const title = 'Saved twice';
    const { id, version } = await write({ title });
    const save = (over: object) =>
      admin.put(`/admin/help-articles/${id}`, { body: bodyOf({ title, ...over }), ifMatch: version });
    expect((await save({})).json()).toMatchObject({ version });
    expect((await save({ body: '<p>Another text</p>' })).json()).toMatchObject({ version: version + 1 });
  });

  it('are drafted, published, taken back and published again; what is not published answers 404', async () => {
    const draft = await write({ title: 'Ünterwegs mit Line' });
    expect(draft).toMatchObject({
      slug: 'unterwegs-mit-line',
      status: 'Draft',
      actions: ['update', 'publish', 'delete'],
    });
    expect((await read(ana, draft)).statusCode).toBe(404);
    const shown = (await step('publish', draft)).json<Article>();
    expect((await read(ana, shown)).json()).toMatchObject({ title: 'Ünterwegs mit Line', is_helpful: null });
    const again = await step('publish', shown);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'Status cannot change from Published to Published',
    ]);
    const gone = await admin.delete(`/admin/help-articles/${shown.id}`, { ifMatch: shown.version });
    expect(gone.statusCode).toBe(409);
    const back = (await step('unpublish', shown)).json<Article>();
    expect((await read(ana, back)).statusCode).toBe(404);
    expect((await step('publish', back)).json()).toMatchObject({ status: 'Published' });
  });

  it('are deleted as drafts, with their files, and leave no gap in the order', async () => {
    const file = (await admin.post('/admin/content-files', pdfUpload())).json<{ id: string }>();
    const draft = await write({ files: [file.id], body: `<p><a href="#file-${file.id}">Form</a></p>` });
    const reply = await admin.delete(`/admin/help-articles/${draft.id}`, { ifMatch: draft.version });
    expect(reply.statusCode, reply.body).toBe(204);
    const kept = await host.db.selectFrom('attachment').select('id').where('id', '=', file.id).execute();
    expect(kept).toEqual([]);
    const places = await host.db.selectFrom('help_article').select('position').orderBy('position').execute();
    expect(places.map(({ position }) => position)).toEqual(places.map((_, index) => index + 1));
  });

  it('keep of a text what the closed list has (S-52)', async () => {
    const { body } = await write({ body: '<p onclick="x()">Safe</p><script>alert(1)</script>' });
    expect(body).toBe('<p>Safe</p>');
  });

  it('name what is wrong with them', async () => {
    const of = async (over: object) => {
      const reply = await admin.post('/admin/help-articles', { body: bodyOf(over) });
      expect(reply.statusCode, reply.body).toBe(422);
      return reply.json().fields;
    };
    expect(await of({ body: '<p> </p>' })).toEqual([{ field: 'body', message: 'Text is required' }]);
    expect(await of({ slug: 'why-a-chargeback' })).toEqual([
      { field: 'slug', message: 'Address is already in use' },
    ]);
    expect(await of({ slug: 'privacy' })).toEqual([{ field: 'slug', message: 'Address is already in use' }]);
    expect(await of({ slug: 'No Blanks' })).toEqual([{ field: 'slug', message: 'Address is not valid' }]);
    const unknown = crypto.randomUUID();
    expect(await of({ category_id: unknown, related: [unknown], files: [unknown] })).toEqual([
      { field: 'category_id', message: 'Category is not valid' },
      { field: 'related', message: 'Related articles is not valid' },
      { field: 'files', message: 'Files is not valid' },
    ]);
    expect(await of({ body: `<p><a href="#file-${unknown}">x</a></p>` })).toMatchObject([{ field: 'body' }]);
    expect(await of({ body: `<img data-image="${unknown}">` })).toMatchObject([{ field: 'body' }]);
    expect(await of({ related: Array.from({ length: 6 }, () => crypto.randomUUID()) })).toMatchObject([
      { field: 'related' },
    ]);
  });

  it('are for a country and a level: to others they do not exist, in no list and no search', async () => {
    const canada = await publish({ title: 'Zeppelin rules of Canada', country: 'Canada' });
    const senior = await publish({ title: 'Zeppelin rules of RMDs', min_level: 'RMD' });
    const [celine, dev] = [await host.signInAs('celine'), await host.signInAs('dev')];
    const seen = async (client: TestClient) => ({
      canada: (await read(client, canada)).statusCode,
      senior: (await read(client, senior)).statusCode,
      found: (await search(client, 'zeppelin')).map(({ slug }) => slug).sort(),
    });
    expect(await seen(ana)).toEqual({ canada: 404, senior: 404, found: [] });
    expect(await seen(celine)).toMatchObject({ canada: 200, senior: 404, found: [canada.slug] });
    expect(await seen(dev)).toMatchObject({ canada: 404, senior: 200, found: [senior.slug] });
    const file = await ana.get(`/help/articles/${senior.slug}/files/${crypto.randomUUID()}`);
    expect(file.statusCode).toBe(404);
    expect(
      (await ana.put(`/help/articles/${senior.slug}/vote`, { body: { is_helpful: true } })).statusCode,
    ).toBe(404);
    const listed = (await ana.get('/help/categories/getting-paid')).json().articles;
    expect(listed.map(({ slug }: Article) => slug)).not.toContain(senior.slug);
  });

  it('lead only to related articles that the reader may open', async () => {
    const open = await publish({ title: 'Open to all' });
    const senior = await publish({ title: 'For seniors', min_level: 'RMD' });
    const draft = await write({ title: 'Not yet' });
    const leading = await publish({ related: [senior.id, open.id, draft.id] });
    expect((await read(ana, leading)).json().related).toEqual([{ slug: open.slug, title: 'Open to all' }]);
  });

  it('give their files to their readers alone', async () => {
    const { id } = (await admin.post('/admin/content-files', pdfUpload())).json<{ id: string }>();
    const shown = await publish({ files: [id] });
    const file = await ana.get(`/help/articles/${shown.slug}/files/${id}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    await step('unpublish', shown);
    expect((await ana.get(`/help/articles/${shown.slug}/files/${id}`)).statusCode).toBe(404);
    expect((await admin.get(`/admin/content-files/${id}`)).statusCode).toBe(200);
    const other = await admin.post('/admin/help-articles', { body: bodyOf({ files: [id] }) });
    expect(other.json().fields).toMatchObject([{ field: 'files' }]);
  });

  it('show pictures that were uploaded for them', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0C66E4' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('document', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'dot.png');
    const request = new Request('http://x.test', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    const body = Buffer.from(await request.arrayBuffer());
    const { id } = (await admin.post('/admin/content-images', { body, headers })).json<{ id: string }>();
    const image = await host.get(`/files/content/${id}`);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    await write({ body: `<img data-image="${id}" alt="A dot">` });
    const row = await host.db
      .selectFrom('attachment')
      .select('named_at')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row?.named_at).not.toBeNull();
    expect((await host.get(`/files/content/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  it('take one vote of each person, which changes and is counted once', async () => {
    const shown = await publish();
    const say = (client: TestClient, is_helpful: boolean) =>
      client.put(`/help/articles/${shown.slug}/vote`, { body: { is_helpful } });
    const counts = async () => {
      const { helpful_yes, helpful_no } = (await admin.get(`/admin/help-articles/${shown.id}`)).json();
      return [helpful_yes, helpful_no];
    };
    await say(ana, true);
    await say(await host.signInAs('hal'), true);
    expect(await counts()).toEqual([2, 0]);
    await say(ana, false);
    expect(await counts()).toEqual([1, 1]);
    expect((await read(ana, shown)).json()).toMatchObject({ is_helpful: false });
    await say(await host.signInAs('sam'), false);
    expect(await counts()).toEqual([1, 2]);
  });

  it('count a reader once, and never an admin who views as them', async () => {
    const shown = await publish();
    await read(ana, shown);
    await read(ana, shown);
    expect((await admin.get(`/admin/help-articles/${shown.id}`)).json()).toMatchObject({ readers: 1 });
  });

  it('move to another place, and the trail names both', async () => {
    const last = await write();
    await admin.patch(`/admin/help-articles/${last.id}`, { body: { position: 1 } });
    const { rows } = (await admin.get('/admin/help-articles')).json<{
      rows: (Article & { position: number })[];
    }>();
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    expect(rows[0]).toMatchObject({ id: last.id, version: last.version });
    await admin.patch(`/admin/help-articles/${last.id}`, { body: { position: 9_999 } });
    const entries = await host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity', '=', 'help_article')
      .where('entity_id', '=', last.id)
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'Position', old: String(rows.length), new: '1' }],
      [{ field: 'Position', old: '1', new: String(rows.length) }],
    ]);
  });
});

describe('the search of help (domain.md 2.27)', () => {
  it('weighs titles three times bodies and heeds neither accents nor case', async () => {
    const inBody = await publish({
      title: 'Something else',
      body: '<p>All about the Québécois xylophone.</p>',
    });
    const inTitle = await publish({ title: 'Xylophone quebecois', body: '<p>Nothing more.</p>' });
    const hits = await search(ana, 'XYLÓPHONE Quebecois');
    expect(hits.map(({ slug }) => slug)).toEqual([inTitle.slug, inBody.slug]);
    expect(hits[1]?.excerpt).toBe('All about the Québécois xylophone.');
  });

  it('finds pages too, and nothing that has only one of the words', async () => {
    expect((await search(ana, 'privacy officer')).map(({ slug }) => slug)).toContain('privacy');
    expect(await search(ana, 'privacy zzz')).toEqual([]);
    expect(await search(ana, '100%_')).toEqual([]);
  });
});

describe('the index of help (domain.md 2.27)', () => {
  it('counts what the reader may open, and names what most people have opened', async () => {
    const index = (await ana.get('/help')).json();
    expect(index.categories.map(({ slug }: Article) => slug)).toEqual([
      'first-steps',
      'getting-paid',
      'licenses-and-appointments',
    ]);
    expect(index.categories[2]).toMatchObject({ articles: 2 });
    expect(index.most_read[0]).toMatchObject({ slug: 'your-first-week' });
    expect(index.most_read.length).toBeLessThanOrEqual(5);
    expect((await ana.get('/help/categories/leading-a-team')).statusCode).toBe(404);
  });
});

describe('pages (domain.md 2.27)', () => {
  const SEEDED = ['compensation-plans', 'income-disclosure', 'privacy', 'terms', 'contact-support'];

  it('are there from the beginning, below /pages as below /help', async () => {
    for (const slug of SEEDED) {
      expect((await ana.get(`/pages/${slug}`)).json(), slug).toMatchObject({ slug, is_page: true });
      expect((await ana.get(`/help/articles/${slug}`)).statusCode, slug).toBe(200);
    }
    expect((await ana.get('/help')).json().pages.map(({ slug }: Article) => slug)).toEqual(SEEDED);
    expect((await ana.get('/pages/privacy')).json().body).toContain('privacy officer');
  });

  it('hold what a search and a reader need of each text', async () => {
    for (const row of await host.db.selectFrom('content_page').selectAll().execute()) {
      expect(row.body_text).toBe(plainText(row.body).replaceAll(' .', '.').length > 0 ? row.body_text : '');
      expect(foldText(row.body_text)).toBe(row.text_key);
      expect(foldText(row.title)).toBe(row.title_key);
    }
  });

  it('keep the addresses to which the product leads', async () => {
    const { rows } = (await admin.get('/admin/content-pages')).json<{ rows: Article[] }>();
    const page = rows.find(({ slug }) => slug === 'terms');
    const reply = await admin.put(`/admin/content-pages/${page?.id}`, {
      body: { ...pageExamples.body, title: 'Terms', slug: 'other-terms' },
      ifMatch: page?.version ?? 0,
    });
    expect(reply.json().fields).toEqual([
      { field: 'slug', message: 'The product leads to this page: its address cannot change' },
    ]);
  });

  it('are not found while they are drafts', async () => {
    const reply = await admin.post('/admin/content-pages', {
      body: { ...pageExamples.body, title: 'Careers', slug: null, show_in_menu: true },
    });
    const draft = reply.json<Article>();
    expect((await ana.get('/pages/careers')).statusCode).toBe(404);
    await admin.post(`/admin/content-pages/${draft.id}/publish`, { ifMatch: draft.version });
    expect((await ana.get('/pages/careers')).statusCode).toBe(200);
    expect((await ana.get('/help')).json().pages).toContainEqual({ slug: 'careers', title: 'Careers' });
  });
});

describe('categories of help', () => {
  it('are deleted only when they are empty', async () => {
    const reply = await admin.post('/admin/help-categories', {
      body: { name: 'Tools', slug: null, icon: 'Tools' },
    });
    const made = reply.json<Article>();
    expect(made).toMatchObject({ slug: 'tools', actions: ['update', 'delete'] });
    const twice = await admin.post('/admin/help-categories', {
      body: { name: 'TOOLS', slug: 'x', icon: 'Tools' },
    });
    expect(twice.json().fields).toEqual([{ field: 'name', message: 'Name is already in use' }]);
    const filled = await write({ category_id: made.id });
    const refused = await admin.delete(`/admin/help-categories/${made.id}`, { ifMatch: made.version });
    expect(refused.statusCode).toBe(409);
    await admin.delete(`/admin/help-articles/${filled.id}`, { ifMatch: filled.version });
    expect(
      (await admin.delete(`/admin/help-categories/${made.id}`, { ifMatch: made.version })).statusCode,
    ).toBe(204);
  });
});
