import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TokenStore } from '../session/token-store.ts';
import { makeTabs, tokenOf } from '../session/two-tabs.ts';
import { ApiError } from './api-error.ts';
import { type Api, createApi } from './call.ts';

type Answer = Response | Error | Promise<Response>;
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });

/** A client over a network that gives the listed answers in turn and remembers what was sent when. */
function setUp(answers: Answer[]) {
  const sent: { at: number; request: Request; body: string }[] = [];
  const start = Date.now();
  const [host] = makeTabs(1, (run) => run());
  if (!host) throw new Error('no tab');
  const tokens = new TokenStore(host);
  let back: (() => void) | undefined;
  let offline = false;
  const api = createApi({
    baseUrl: 'http://api.test',
    tokens,
    fetch: async (request) => {
      request.signal.throwIfAborted();
      sent.push({ at: Date.now() - start, request, body: await request.clone().text() });
      const answer = answers.shift() ?? json(200, { rows: [] });
      if (answer instanceof Error) throw answer;
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
      return Promise.race([answer, aborted]);
    },
    whenOnline: () =>
      offline
        ? new Promise((resolve) => {
            back = () => {
              offline = false;
              resolve();
            };
          })
        : Promise.resolve(),
  });
  return {
    api,
    tokens,
    sent,
    goOffline: () => {
      offline = true;
    },
    goOnline: () => back?.(),
  };
}

const failed = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

describe('requests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('carry the bearer and the access token, and store the rotated one (SPEC §7)', async () => {
    const { api, tokens, sent } = setUp([
      json(200, { count: 3 }, { 'x-token': tokenOf({ sid: 'a', iat: 2 }) }),
    ]);
    const token = tokenOf({ sid: 'a', iat: 1 });
    tokens.signIn(token, 'second');
    await api.call('countUnreadNotifications');
    expect(sent[0]?.request.headers.get('authorization')).toBe(`Bearer ${token}`);
    expect(sent[0]?.request.headers.get('x-access-token')).toBe('second');
    expect(tokens.claims()?.iat).toBe(2);
  });

  it('send no token to public operations and take their 401 for an answer', async () => {
    const { api, tokens, sent } = setUp([
      json(401, { statusCode: 401, code: 'invalid-credentials', message: 'Invalid credentials' }),
    ]);
    tokens.signIn(tokenOf({ sid: 'a', iat: 1 }), null);
    const error = await failed(
      api.call('signIn', { body: { identifier: 'ana', password: 'x', app: 'portal' } }),
    );
    expect(error.message).toBe('Invalid credentials');
    expect(sent[0]?.request.headers.has('authorization')).toBe(false);
    expect(tokens.token()).toBeDefined();
  });

  it('clear every token when the current one is refused (SPEC §8)', async () => {
    const { api, tokens } = setUp([json(401, { statusCode: 401, message: 'Not authorized' })]);
    tokens.signIn(tokenOf({ sid: 'a', iat: 1 }), null);
    expect((await failed(api.call('getAccess'))).message).toBe('Not authorized');
    expect(tokens.token()).toBeUndefined();
  });

  it('are tried at 0, 1 and 3 seconds, then give up with the answer (R-31)', async () => {
    const problem = () => json(500, { statusCode: 500, message: 'Internal server error', requestId: 'r-1' });
    const { api, sent } = setUp([problem(), problem(), problem()]);
    const outcome = failed(api.call('getAccess'));
    await vi.advanceTimersByTimeAsync(10_000);
    const error = await outcome;
    expect(error).toMatchObject({ statusCode: 500, message: 'Internal server error', requestId: 'r-1' });
    expect(sent.map(({ at }) => at)).toEqual([0, 1000, 3000]);
  });

  it('wait as long as the server asks, but never more than 30 seconds (R-31)', async () => {
    const busy = (after: string) => json(429, { statusCode: 429 }, { 'retry-after': after });
    const { api, sent } = setUp([busy('7'), busy('300')]);
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(sent.map(({ at }) => at)).toEqual([0, 7000, 37_000]);
  });

  it('are not tried again after a refusal', async () => {
    for (const status of [400, 403, 404, 409, 422]) {
      const { api, sent } = setUp([json(status, { statusCode: status, message: 'no' })]);
      await failed(api.call('getAccess'));
      expect(sent).toHaveLength(1);
    }
  });

  it('of one intention carry one key on every try (R-01)', async () => {
    const { api, sent } = setUp([new TypeError('fetch failed')]);
    const outcome = api.call('updateNotification', {
      params: { id: 'n-1' },
      body: { status: 'Read' },
      idempotencyKey: 'k-1',
    });
    await vi.advanceTimersByTimeAsync(2000);
    await outcome;
    expect(sent.map(({ request }) => request.headers.get('idempotency-key'))).toEqual(['k-1', 'k-1']);
    expect(sent.map(({ body }) => body)).toEqual(['{"status":"Read"}', '{"status":"Read"}']);
  });

  it('look like status 500 with the name of the failure when no answer comes (SPEC §8, R-32)', async () => {
    const { api } = setUp([new TypeError('a'), new TypeError('b'), new TypeError('c')]);
    const outcome = failed(api.call('getAccess'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toMatchObject({ statusCode: 500, name: 'TypeError', isNetwork: true });
  });

  it('wait for the connection instead of using up their tries while offline', async () => {
    const { api, sent, goOffline, goOnline } = setUp([new TypeError('fetch failed')]);
    goOffline();
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    goOnline();
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    expect(sent).toHaveLength(2);
  });

  it('throw the abort itself when the caller gave up', async () => {
    const { api } = setUp([]);
    const controller = new AbortController();
    controller.abort();
    await expect(api.call('getAccess', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('stop waiting for the next try when the caller gives up', async () => {
    const { api, sent } = setUp([new TypeError('fetch failed')]);
    const controller = new AbortController();
    const outcome = api.call('getAccess', { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that write are tried again by every method, after every passing failure (R-31)', async () => {
    const writes = [
      (api: Api) => api.call('createSavedView', { body: {} as never }),
      (api: Api) => api.call('updateNotification', { params: { id: 'n' }, body: { status: 'Read' } }),
      (api: Api) => api.call('deleteSavedView', { params: { id: 'v' } }),
    ];
    for (const write of writes) {
      for (const passing of [new TypeError('Failed to fetch'), 408, 429, 500, 503, 504, 520]) {
        const first = typeof passing === 'number' ? json(passing, {}) : passing;
        const { api, sent } = setUp([first]);
        const outcome = write(api);
        await vi.advanceTimersByTimeAsync(1000);
        await outcome;
        expect(sent).toHaveLength(2);
        expect(sent[0]?.request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
        expect(sent[1]?.request.headers.get('idempotency-key')).toBe(
          sent[0]?.request.headers.get('idempotency-key'),
        );
        expect(sent[1]?.body).toBe(sent[0]?.body);
      }
    }
  });

  it('send a form with its files on every try', async () => {
    const { api, sent } = setUp([json(503, {})]);
    const form = new FormData();
    form.set('file', new File(['bytes'], 'photo.png'));
    const outcome = api.call('uploadPhoto', { body: form } as never);
    await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000);
    await outcome;
    expect(sent.map(({ request }) => request.headers.get('content-type')?.split(';')[0])).toEqual([
      'multipart/form-data',
      'multipart/form-data',
    ]);
    for (const { body } of sent) expect(body).toContain('bytes');
  });

  it('carry the newest token on every try, and none once the session has ended', async () => {
    const { api, tokens, sent, goOffline, goOnline } = setUp([json(503, {}), json(503, {})]);
    const [old, newer] = [tokenOf({ sid: 'a', iat: 1 }), tokenOf({ sid: 'a', iat: 2 })];
    tokens.signIn(old, null);
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(500);
    tokens.rotate(newer);
    await vi.advanceTimersByTimeAsync(500);
    goOffline();
    await vi.advanceTimersByTimeAsync(60_000);
    tokens.end('signed-out');
    goOnline();
    await outcome;
    expect(sent.map(({ request }) => request.headers.get('authorization'))).toEqual([
      `Bearer ${old}`,
      `Bearer ${newer}`,
      null,
    ]);
  });

  it('refused with an older token are sent at once with the newer one (R-30)', async () => {
    let refuse = (_: Response) => {};
    const refusal = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const { api, tokens, sent } = setUp([refusal]);
    tokens.signIn(tokenOf({ sid: 'a', iat: 1 }), null);
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(0);
    tokens.rotate(tokenOf({ sid: 'a', iat: 2 }));
    refuse(json(401, { statusCode: 401 }));
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(sent).toHaveLength(2);
    expect(sent[1]?.at).toBeLessThan(10);
    expect(tokens.claims()?.iat).toBe(2);
  });

  it('are given up and tried again after a minute without an answer', async () => {
    const { api, sent } = setUp([new Promise<Response>(() => {})]);
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(61_500);
    await outcome;
    expect(sent.map(({ at }) => at)).toEqual([0, 61_000]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('wait until the date the server names (R-31)', async () => {
    const until = new Date(Date.now() + 5_000).toUTCString();
    const { api, sent } = setUp([json(503, { statusCode: 503 }, { 'retry-after': until })]);
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(sent[1]?.at).toBeGreaterThan(3_900);
    expect(sent[1]?.at).toBeLessThan(5_100);
  });

  it('are tried again in their own time when the server names none that can be read', async () => {
    const { api, sent } = setUp([json(503, {}, { 'retry-after': 'soon' })]);
    const outcome = api.call('getAccess');
    await vi.advanceTimersByTimeAsync(1000);
    await outcome;
    expect(sent.map(({ at }) => at)).toEqual([0, 1000]);
  });

  it('wait no longer for the connection when the caller gives up', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('window', new EventTarget());
    const [host] = makeTabs(1, (run) => run());
    if (!host) throw new Error('no tab');
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    const api = createApi({ baseUrl: 'http://api.test', tokens: new TokenStore(host), fetch });
    const controller = new AbortController();
    const given = api.call('getAccess', { signal: controller.signal });
    const waiting = failed(api.call('getAccess'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetch).toHaveBeenCalledTimes(2);
    controller.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    vi.stubGlobal('navigator', { onLine: true });
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await waiting).toMatchObject({ isNetwork: true });
    expect(fetch).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });

  it('look like a network failure when an answer breaks off', async () => {
    const { api } = setUp([new Response('{"rows":', { headers: { 'content-type': 'application/json' } })]);
    expect(await failed(api.call('getAccess'))).toMatchObject({ statusCode: 500, isNetwork: true });
  });

  it('let cookies along at sign-in alone, where the remembered device is one (R-AUT-02)', async () => {
    const { api, sent } = setUp([json(200, {}), json(200, {}), json(200, {})]);
    await api.call('signIn', { body: { identifier: 'ana', password: 'x', app: 'portal' } });
    await api.call('confirmSignInCode', {
      body: { pending_token: 'a', code: '123456', remember_device: true },
    });
    await api.call('getAccess');
    expect(sent.map(({ request }) => request.credentials)).toEqual(['include', 'include', 'same-origin']);
  });

  it('notice that another release answers, once and for good (R-36)', async () => {
    const from = (release: string) => json(200, {}, { 'x-release': release });
    const { api } = setUp([from('a'), json(200, {}), from('a'), from('b'), from('a')]);
    let told = 0;
    api.releases.subscribe(() => {
      told += 1;
    });
    const changed: boolean[] = [];
    for (let answer = 0; answer < 5; answer += 1) {
      await api.call('getAccess');
      changed.push(api.releases.hasChanged());
    }
    expect(changed).toEqual([false, false, false, true, true]);
    expect(told).toBe(1);
  });

  it('write filter and order as JSON text and leave empty ones out', () => {
    const { api } = setUp([]);
    const url = new URL(
      api.urlOf('listClients', {
        query: { page: 2, filter: { name: { contains: 'lee' } }, order: {} },
      }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      page: '2',
      filter: '{"name":{"contains":"lee"}}',
    });
  });

  it('escape path parameters', () => {
    const { api } = setUp([]);
    expect(api.urlOf('getPhoto', { params: { code: '../x' } })).toBe('http://api.test/photos/..%2Fx');
  });
});
