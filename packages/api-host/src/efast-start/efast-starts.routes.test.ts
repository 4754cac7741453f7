import { addDays, dayAt } from '@upline/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { pdfUpload } from '../licensing/licensing.test-support.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../testing/index.ts';
import type { efastStart } from './efast-starts.schemas.ts';
import { factsOf } from './efast-starts.store.ts';
import { type task, taskExamples } from './tasks/tasks.schemas.ts';

type Start = z.output<typeof efastStart>;
type Task = z.output<typeof task>;

let host: TestHost;
let admin: TestClient;
let tom: TestClient;
let code: string;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  tom = await host.signInAs('tom');
  today = testContext(host).today;
  const row = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'tom')
    .executeTakeFirstOrThrow();
  code = row.code;
});
afterAll(() => host.close());

const PLAIN = { description: null, video: null, address: null, observes: null };
let serial = 0;
const write = async (over: object) => {
  serial += 1;
  const body = { ...taskExamples.body, ...PLAIN, kind: 'Confirm', title: `Task ${serial}`, ...over };
  const reply = await admin.post('/admin/efast-tasks', { body });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Task>();
};
const publish = ({ id, version }: Task) =>
  admin.post(`/admin/efast-tasks/${id}/publish`, { ifMatch: version });
const shown = async (over: object = {}) => (await publish(await write(over))).json<Task>();
const start = async (client = tom) => {
  const reply = await client.get('/university/efast-start');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Start>();
};
const mine = async ({ id }: { id: string }, client = tom) =>
  (await start(client)).tasks.find((each) => each.id === id);
const tick = (id: string, body: object, client = tom) =>
  client.put(`/university/efast-start/tasks/${id}`, { body: { is_done: true, document_id: null, ...body } });
const observing = (observes: string) =>
  shown({ kind: 'Form', address: '/account', observes, days_offset: 0, is_required: true });

describe('the checklist of an associate (domain.md 2.33)', () => {
  it('has the published tasks in their order, due so many days after joining', async () => {
    const { tasks, joined_on, day } = await start();
    expect(addDays(joined_on, day)).toBe(today);
    const rows = await host.db
      .selectFrom('efast_task')
      .select(['id', 'days_offset'])
      .where('status', '=', 'Published')
      .orderBy('position')
      .execute();
    expect(tasks.map(({ id, due_on }) => [id, due_on])).toEqual(
      rows.map(({ id, days_offset }) => [id, addDays(joined_on, days_offset)]),
    );
    for (const { done_at, due_on, is_overdue } of tasks)
      expect(is_overdue).toBe(done_at === null && due_on < today);
  });

  it('is ticked and unticked; the percent follows', async () => {
    const { id } = await shown({ is_required: true });
    const before = await start();
    const reply = await tick(id, {});
    expect(reply.statusCode, reply.body).toBe(200);
    const after = reply.json<Start>();
    expect(after).toMatchObject({ required: before.required, required_done: before.required_done + 1 });
    expect(after.percent).toBe(Math.floor((after.required_done * 100) / after.required));
    expect(dayAt(new Date((await mine({ id }))?.done_at ?? 0))).toBe(today);
    expect((await tick(id, { is_done: false })).json<Start>().percent).toBe(before.percent);
    expect((await mine({ id }))?.done_at).toBeNull();
  });

  it('is the caller’s alone', async () => {
    const { id } = await shown();
    await tick(id, {});
    expect((await mine({ id }, await host.signInAs('ana')))?.done_at).toBeNull();
  });

  it('knows no draft, and nothing that was taken back', async () => {
    const draft = await write({});
    expect((await tick(draft.id, {})).statusCode).toBe(404);
    const { id, version } = (await publish(draft)).json<Task>();
    await tick(id, {});
    await admin.post(`/admin/efast-tasks/${id}/unpublish`, { ifMatch: version });
    expect(await mine({ id })).toBeUndefined();
    expect((await tick(id, {})).statusCode).toBe(404);
  });

  it('takes an upload with its document, which of all others the home office alone opens', async () => {
    const { id } = await shown({ kind: 'Upload' });
    expect((await tick(id, {})).json()).toMatchObject({
      fields: [{ field: 'document_id', message: 'Document is required' }],
    });
    const sent = await tom.post('/university/efast-start/documents', pdfUpload());
    expect(sent.statusCode, sent.body).toBe(201);
    const document_id = sent.json<{ id: string }>().id;
    const ana = await host.signInAs('ana');
    expect((await tick(id, { document_id }, ana)).json()).toMatchObject({
      fields: [{ field: 'document_id', message: 'Document is not valid' }],
    });
    await tick(id, { document_id });
    expect(await mine({ id })).toMatchObject({ document: { id: document_id, name: 'credential.pdf' } });
    expect((await tom.get(`/university/efast-start/documents/${document_id}`)).statusCode).toBe(200);
    expect((await ana.get(`/university/efast-start/documents/${document_id}`)).statusCode).toBe(404);
    const office = `/admin/associates/${code}/efast-start`;
    const { tasks } = (await admin.get(office)).json<Start>();
    expect(tasks.find((each) => each.id === id)?.document).toEqual({
      id: document_id,
      name: 'credential.pdf',
    });
    expect((await admin.get(`${office}/documents/${document_id}`)).statusCode).toBe(200);
    expect((await tom.get(office)).statusCode).toBe(403);
    const anothers = (await ana.get('/account')).json<{ code: string }>().code;
    expect(
      (await admin.get(`/admin/associates/${anothers}/efast-start/documents/${document_id}`)).statusCode,
    ).toBe(404);
    const { named_at } = await host.db
      .selectFrom('attachment')
      .select('named_at')
      .where('id', '=', document_id)
      .executeTakeFirstOrThrow();
    expect(named_at).not.toBeNull();
  });

  it('takes a document only with an upload', async () => {
    const { id } = await shown();
    const { id: document_id } = (await tom.post('/university/efast-start/documents', pdfUpload())).json<{
      id: string;
    }>();
    expect((await tick(id, { document_id })).statusCode).toBe(422);
  });
});

describe('tasks that the system observes tick themselves (domain.md 2.33)', () => {
  it('and are not ticked by hand', async () => {
    const { id } = await observing('License Entered');
    const reply = await tick(id, {});
    expect([reply.statusCode, reply.json().message]).toEqual([
      409,
      'This task ticks itself as soon as it is done',
    ]);
  });

  it('when the AMA is signed', async () => {
    const found = await observing('AMA Signed');
    const observed = async () => (await factsOf(host.db, [code])).get(code)?.observed['AMA Signed'];
    const signed = await observed();
    expect(signed).toBeInstanceOf(Date);
    expect((await mine(found))?.done_at).toBe(signed?.toISOString());
    // Without it the portal is closed, so the trainer alone sees that it is missing.
    await sql`update legal_document set status = 'Revoked', revoked_at = now(), reason = 'A new one'
      where associate_code = ${code} and type = 'AMA'`.execute(host.db);
    expect(await observed()).toBeNull();
    await sql`update legal_document set status = 'Signed', revoked_at = null, reason = null
      where associate_code = ${code} and type = 'AMA'`.execute(host.db);
    expect(await observed()).toEqual(signed);
  });

  it('when the photo is uploaded; a later photo does not change the day', async () => {
    const found = await observing('Photo Uploaded');
    await tom.delete('/account/photo');
    expect((await mine(found))?.done_at).toBeNull();
    const picture = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#0c66e4' } })
      .jpeg()
      .toBuffer();
    const boundary = 'x-upline-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="me.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const upload = () =>
      tom.put('/account/photo', {
        body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
    expect((await upload()).statusCode).toBe(200);
    const first = (await mine(found))?.done_at;
    expect(first).not.toBeNull();
    const present = host.clock.now();
    host.clock.set(new Date(present.getTime() + 60_000));
    await upload();
    host.clock.set(present);
    expect((await mine(found))?.done_at).toBe(first);
  });

  it('when the tenth prospect is entered', async () => {
    const found = await observing('Ten Prospects Entered');
    await sql`update prospect set owner_code = (select code from app_user where username = 'ana')
      where owner_code = ${code}`.execute(host.db);
    const add = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const reply = await tom.post('/business/prospects', {
          body: {
            first_name: 'Person',
            last_name: `Number ${String.fromCharCode(65 + index)}`,
            email: `person${count}${index}@people.example`,
            phone: null,
            kind: 'Both',
            source: 'Warm Market',
          },
        });
        expect(reply.statusCode, reply.body).toBe(201);
      }
    };
    await add(9);
    expect((await mine(found))?.done_at).toBeNull();
    await add(1);
    expect((await mine(found))?.done_at).not.toBeNull();
  });

  it('when the first needs analysis is completed', async () => {
    const found = await observing('First FNA Completed');
    await sql`delete from analysis where owner_code = ${code}`.execute(host.db);
    const insert = (status: string) =>
      sql`insert into analysis (id, owner_code, tool, title, status, answers_sealed, results_sealed, formula_version, completed_at, prepared_by, client_id)
        select gen_random_uuid(), ${code}, 'DIME', 'Practice', ${status}, 'x',
          case when ${status} = 'Completed' then 'x' end, case when ${status} = 'Completed' then 1 end,
          case when ${status} = 'Completed' then timestamptz '2026-11-03T15:00:00Z' end, ${code}, id
        from client where owner_code = ${code} limit 1`.execute(host.db);
    await insert('Draft');
    expect((await mine(found))?.done_at).toBeNull();
    await insert('Completed');
    expect((await mine(found))?.done_at).toBe('2026-11-03T15:00:00.000Z');
  });

  it('when a license is entered, approved or not', async () => {
    const found = await observing('License Entered');
    await sql`delete from license where associate_code = ${code}`.execute(host.db);
    expect((await mine(found))?.done_at).toBeNull();
    await sql`insert into license (associate_code, type, country, state, number, is_resident, issue_date, status, approval_status)
      values (${code}, 'Life', 'USA', 'TX', '1234567', true, ${addDays(today, -1)}::date, 'Active', 'Pending For Admin')`.execute(
      host.db,
    );
    expect((await mine(found))?.done_at).not.toBeNull();
  });
});

describe('the home office', () => {
  it('says what a task of each kind needs', async () => {
    const of = async (over: object) => {
      const body = { ...taskExamples.body, ...PLAIN, ...over };
      const reply = await admin.post('/admin/efast-tasks', { body });
      expect(reply.statusCode, reply.body).toBe(422);
      return reply.json().fields;
    };
    expect(await of({ kind: 'Video' })).toEqual([{ field: 'video', message: 'Video is required' }]);
    expect(await of({ kind: 'Video', video: 'https://a.example/x' })).toEqual([
      { field: 'video', message: 'Video is not valid' },
    ]);
    expect(await of({ kind: 'Form' })).toEqual([{ field: 'address', message: 'Address is required' }]);
    expect(await of({ kind: 'Form', address: 'https://a.example' })).toMatchObject([{ field: 'address' }]);
    expect(await of({ kind: 'Link', address: 'javascript:alert(1)' })).toEqual([
      { field: 'address', message: 'Link must start with https://' },
    ]);
    expect(await of({ kind: 'Link', address: '//evil.example' })).toMatchObject([{ field: 'address' }]);
  });

  it('keeps of a task what belongs to its kind', async () => {
    expect(
      await write({ kind: 'Link', address: 'https://a.example/x', observes: 'AMA Signed', video: 'abc' }),
    ).toMatchObject({
      address: 'https://a.example/x',
      observes: null,
      video: null,
    });
  });

  it('arranges tasks: the associate sees the new order', async () => {
    const [first, second] = [await shown(), await shown()];
    const places = async () => (await start()).tasks.map(({ id }) => id);
    const before = await places();
    expect(before.indexOf(first.id)).toBeLessThan(before.indexOf(second.id));
    const reply = await admin.patch(`/admin/efast-tasks/${second.id}`, { body: { position: 1 } });
    expect(reply.statusCode, reply.body).toBe(204);
    expect((await places())[0]).toBe(second.id);
  });

  it('deletes a draft and nothing that was published once; others may not write', async () => {
    const draft = await write({});
    expect(
      (await admin.delete(`/admin/efast-tasks/${draft.id}`, { ifMatch: draft.version })).statusCode,
    ).toBe(204);
    const { id, version } = await shown();
    expect((await admin.delete(`/admin/efast-tasks/${id}`, { ifMatch: version })).statusCode).toBe(409);
    expect((await tom.get('/admin/efast-tasks')).statusCode).toBe(403);
  });
});

describe('others see how far a trainee has come', () => {
  it('the trainer among the trainees, in percent alone', async () => {
    await sql`insert into training_program (associate_code, trainer_code)
      select ${code}, code from app_user where username = 'ana'
      on conflict (associate_code) do update set trainer_code = excluded.trainer_code`.execute(host.db);
    const ana = await host.signInAs('ana');
    const { rows } = (await ana.get('/team/trainees')).json<{
      rows: { associate: { code: string }; efast_percent: number }[];
    }>();
    const row = rows.find(({ associate }) => associate.code === code);
    expect(row?.efast_percent).toBe((await start()).percent);
  });

  it('the dashboard of the associate for 90 days (domain.md 2.34)', async () => {
    const on = async (joined: number) => {
      await host.db
        .updateTable('app_user')
        .set({ join_date: addDays(today, -joined) })
        .where('code', '=', code)
        .execute();
      return (await tom.get('/dashboards/main')).json<{
        efast_start: { percent: number; days_left: number; next: { id: string }[] } | null;
      }>().efast_start;
    };
    const { percent, tasks } = await start();
    const open = tasks.filter(({ done_at }) => done_at === null).map(({ id }) => id);
    expect(await on(40)).toMatchObject({
      percent,
      days_left: 50,
      next: open.slice(0, 3).map((id) => ({ id })),
    });
    expect(await on(90)).toMatchObject({ days_left: 0 });
    expect(await on(91)).toBeNull();
  });
});
