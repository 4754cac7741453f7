import { addDays, addMonths, firstOfMonth } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../../testing/index.ts';
import { possibleAgainFrom } from './upline-requests.service.ts';

const clock = testClock();
const TODAY = companyDay(clock.now());
const FIRST = addMonths(firstOfMonth(TODAY), 1);

let host: TestHost;
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  await host.platform.jobs.drain();
});
afterAll(() => host.close());

const as = async (who: string): Promise<TestClient> => {
  const known = clients.get(who);
  if (known) return known;
  const client = await host.signInAs(who);
  clients.set(who, client);
  return client;
};

const codeOf = async (username: string): Promise<string> => {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return code;
};

interface Request {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly actions: readonly string[];
  readonly no_answer: boolean;
  readonly effective_date: string | null;
}

interface Listed {
  readonly rows: readonly (Request & { readonly steps: readonly object[] })[];
  readonly may_request: boolean;
  readonly possible_from: string | null;
}

const ask = async (who: string, upline: string, reason = 'We work with that team every week.') =>
  (await as(who)).post('/account/upline-changes', {
    body: { to_upline_code: await codeOf(upline), reason, with_downline: true },
  });

const act = async (who: string, action: 'answer' | 'withdraw' | 'decide', request: Request, approve = true) =>
  (await as(who)).post(
    `/${action === 'decide' ? 'admin' : 'account'}/upline-changes/${request.id}/${action}`,
    {
      ifMatch: request.version,
      ...(action === 'withdraw' ? {} : { body: { approve, note: approve ? null : 'The teams work apart' } }),
    },
  );

describe('a request for another upline (domain.md 2.33)', () => {
  it('goes from owner to new upline to admin, and the transfer follows on the first of the month', async () => {
    const asked = await ask('ana', 'hal');
    expect(asked.statusCode, asked.body).toBe(201);
    const first = asked.json<Request>();
    expect(first).toMatchObject({
      status: 'Pending For Owner',
      actions: ['withdraw'],
      owner: { name: 'Dev Patel' },
    });

    // Neither the new upline nor a stranger answers for the owner; a stranger does not even learn of it.
    expect((await act('hal', 'answer', first)).statusCode).toBe(409);
    expect((await act('bea', 'answer', first)).statusCode).toBe(404);
    expect((await act('admin', 'decide', first)).statusCode).toBe(409);

    const waiting = (await (await as('dev')).get('/account/upline-changes')).json<{ rows: Request[] }>();
    expect(waiting.rows[0]?.actions).toEqual(['answer']);
    const second = (await act('dev', 'answer', first)).json<Request>();
    expect(second.status).toBe('Pending For Associate');
    expect((await act('dev', 'answer', first)).statusCode).toBe(409);
    const third = (await act('hal', 'answer', second)).json<Request>();
    expect(third.status).toBe('Pending For Admin');
    const listed = await (await as('admin')).get('/admin/upline-changes', {
      query: { filter: '{"status":{"eq":"Pending For Admin"}}' },
    });
    expect(listed.json<{ rows: Request[] }>().rows[0]?.actions).toEqual(['decide']);
    const approved = (await act('admin', 'decide', third)).json<Request>();
    expect(approved).toMatchObject({ status: 'Approved', effective_date: FIRST, actions: [] });
    expect((await act('ana', 'withdraw', approved)).statusCode).toBe(409);

    // Everybody concerned reads who answered when; the home office answers as such.
    const history = [
      { status: 'Pending For Owner', acted_as: 'Associate', by: { name: 'Ana Alvarez' } },
      { status: 'Pending For Associate', acted_as: 'Present RMD', by: { name: 'Dev Patel' } },
      { status: 'Pending For Admin', acted_as: 'New Upline', by: { name: 'Hal Thompson' } },
      { status: 'Approved', acted_as: 'Home Office', by: null },
    ];
    for (const who of ['ana', 'dev', 'hal']) {
      const seen = (await (await as(who)).get('/account/upline-changes')).json<Listed>();
      expect(seen.rows.find(({ id }) => id === first.id)).toMatchObject({ steps: history, actions: [] });
    }
    const own = (await (await as('ana')).get('/account/upline-changes')).json<Listed>();
    expect(own).toMatchObject({ may_request: false, possible_from: possibleAgainFrom(TODAY) });
    const links = await host.db
      .selectFrom('notification')
      .select(['user_code', 'link'])
      .where('object_key', '=', `upline-request:${first.id}`)
      .execute();
    expect(new Set(links.map(({ user_code }) => user_code))).toEqual(
      new Set([await codeOf('ana'), await codeOf('dev'), await codeOf('hal')]),
    );
    expect(new Set(links.map(({ link }) => link))).toEqual(new Set(['/account/upline-changes']));

    const again = await ask('ana', 'bea');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      message: 'Another request is possible six months after the last one',
    });
  });

  it('names a new upline outside the own team and says why in 20 characters', async () => {
    const cycle = await ask('ben', 'tom');
    expect(cycle.json<{ fields: { field: string; message: string }[] }>().fields).toEqual([
      { field: 'to_upline_code', message: "Upline cannot be in the associate's own team" },
    ]);
    expect((await ask('ben', 'hal', 'Too short')).statusCode).toBe(422);
    expect((await ask('ben', 'ned')).statusCode).toBe(422);
  });

  it('ends with a refusal, or when it is withdrawn; the next may follow after six months (R-UPL-02)', async () => {
    const refused = (await ask('jo', 'hal')).json<Request>();
    expect((await act('mia', 'answer', refused, false)).json()).toMatchObject({
      status: 'Rejected By Owner',
    });
    // The new upline was never asked.
    const unseen = (await (await as('hal')).get('/account/upline-changes')).json<Listed>();
    expect(unseen.rows.some(({ id }) => id === refused.id)).toBe(false);
    // Not twice within six months (R-UPL-02).
    expect((await ask('jo', 'hal')).statusCode).toBe(409);
    const askedOn = async (day: string, hour = '17') =>
      host.db
        .updateTable('upline_change_request')
        .set({ created_at: new Date(`${day}T${hour}:00:00Z`) })
        .where('id', '=', refused.id)
        .execute();
    const recent = addDays(addMonths(TODAY, -6), 1);
    await askedOn(recent);
    expect((await ask('jo', 'hal')).statusCode).toBe(409);
    // In the evening of the day before, which is that day in UTC.
    await askedOn(recent, '03');
    const open = await ask('jo', 'hal');
    expect(open.statusCode).toBe(201);
    // One that has waited for longer than that still waits: there are never two.
    await host.db
      .updateTable('upline_change_request')
      .set({ created_at: new Date(`${addMonths(TODAY, -7)}T17:00:00Z`) })
      .where('id', '=', open.json<Request>().id)
      .execute();
    const second = await ask('jo', 'hal');
    expect([second.statusCode, second.json().message]).toEqual([
      409,
      'Your last request still waits for an answer',
    ]);
    const withdrawn = (await ask('ben', 'hal')).json<Request>();
    expect((await act('ben', 'withdraw', withdrawn)).json()).toMatchObject({ status: 'Revoked' });
    // Withdrawn requests do not hold up the next one (R-UPL-02).
    expect((await ask('ben', 'hal')).statusCode).toBe(201);
  });

  it('of RMD+ and into another country is the SuperAdmin’s to approve (R-UPL-04)', async () => {
    const asked = (await ask('celine', 'hal')).json<Request>();
    const second = (await act('dev', 'answer', asked)).json<Request>();
    const third = (await act('hal', 'answer', second)).json<Request>();
    expect((await act('admin', 'decide', third)).statusCode).toBe(403);
    expect((await act('super', 'decide', third)).statusCode).toBe(200);
  });

  it('is the present RMD’s to answer, also after a move of the requester (R-PRM-03)', async () => {
    const asked = (await ask('tom', 'hal')).json<Request>();
    expect(asked).toMatchObject({ owner: { code: await codeOf('dev') } });
    const transfer = async (to: string) => {
      const code = await codeOf('tom');
      const { version } = (await (await as('super')).get(`/admin/associates/${code}`)).json<Request>();
      const moved = await (await as('super')).post(`/admin/associates/${code}/transfers`, {
        ifMatch: version,
        body: {
          upline_code: await codeOf(to),
          with_downline: true,
          effective_date: null,
          reason: 'Asked for by both sides',
        },
      });
      expect(moved.statusCode, moved.body).toBe(202);
    };
    const listed = async (who: string) =>
      (await (await as(who)).get('/account/upline-changes'))
        .json<Listed>()
        .rows.find(({ id }) => id === asked.id);
    await transfer('mia');
    expect(await listed('tom')).toMatchObject({
      status: 'Pending For Owner',
      from_upline: { code: await codeOf('mia') },
      owner: { code: await codeOf('mia') },
    });
    expect(await listed('dev')).toBeUndefined();
    expect((await listed('mia'))?.actions).toEqual(['answer']);
    expect((await act('dev', 'answer', { ...asked, version: 99 })).statusCode).toBe(404);
    // The move it asks for ends it, and it holds up no other one.
    await transfer('hal');
    expect(await listed('tom')).toMatchObject({
      status: 'Revoked',
      steps: [{ acted_as: 'Associate' }, { acted_as: 'System', by: null }],
    });
    // Nobody withdrew it: the trail and the notice say what it was.
    const trail = await host.db
      .selectFrom('audit_entry')
      .select('changes')
      .where('entity', '=', 'upline_change_request')
      .where('entity_id', '=', asked.id)
      .where('action', '=', 'transition')
      .executeTakeFirstOrThrow();
    expect(trail.changes).toEqual([{ field: 'Status', old: 'Pending For Owner', new: 'No Longer Needed' }]);
    const notice = await host.db
      .selectFrom('notification')
      .select('body')
      .where('user_code', '=', await codeOf('tom'))
      .where('body', 'like', 'Request of % to move to %')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(notice.body).toMatch(/: No Longer Needed\.$/);
    expect((await ask('tom', 'bea')).statusCode).toBe(201);
  });

  it('moves on without an answer after ten business days (R-UPL-01), then the approved ones are carried out', async () => {
    // A shorter month ends before the day of the request.
    expect(possibleAgainFrom('2026-08-31')).toBe('2027-03-01');
    expect(possibleAgainFrom('2026-05-21')).toBe('2026-11-21');
    clock.set(`${addDays(FIRST, 20)}T17:00:00Z`);
    clients.clear();
    await host.platform.jobs.drain();
    const rows = (await (await as('ben')).get('/account/upline-changes')).json<{ rows: Request[] }>().rows;
    const late = rows.find(({ status }) => status === 'Pending For Admin');
    expect(late).toMatchObject({
      no_answer: true,
      steps: [{ acted_as: 'Associate' }, { acted_as: 'System', by: null }],
    });
    const { upline_code } = await host.db
      .selectFrom('app_user')
      .select('upline_code')
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow();
    expect(upline_code).toBe(await codeOf('hal'));
  });
});
