import { randomUUID } from 'node:crypto';
import { addresses, PASSWORD } from './addresses.ts';
import { codeFor } from './outbox.ts';

export type App = 'portal' | 'admin';

const DEVICE_COOKIE = 'upline-device';

/** The cookie by which a browser is known again at sign-in (R-AUT-02). */
export const deviceCookie = (device: string) => ({
  name: DEVICE_COOKIE,
  value: device,
  domain: new URL(addresses.api).hostname,
  path: '/login',
  httpOnly: true,
  secure: false,
  sameSite: 'Strict' as const,
  expires: -1,
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are read by the journeys as they need them
  readonly body: any;
}

interface Call {
  readonly body?: unknown;
  readonly ifMatch?: number;
}

async function request(method: string, path: string, headers: Record<string, string>, input: Call = {}) {
  const response = await fetch(`${addresses.api}${path}`, {
    method,
    headers: {
      ...headers,
      'idempotency-key': randomUUID(),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.ifMatch === undefined ? {} : { 'if-match': String(input.ifMatch) }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  } satisfies Answer;
}

/** A session of its own: signing out of it or ending it touches no other journey. */
export class Session {
  readonly username: string;
  readonly app: App;
  readonly accessToken: string | null;
  /** Lets the same browser sign in again without a code. */
  readonly device: string | null;
  token: string;

  constructor(
    username: string,
    app: App,
    tokens: { token: string; access_token: string | null },
    device: string | null,
  ) {
    this.username = username;
    this.device = device;
    this.app = app;
    this.token = tokens.token;
    this.accessToken = tokens.access_token;
  }

  /** Calls the API as this person and takes over a renewed token. Throws on any answer but a good one. */
  async call(method: string, path: string, input?: Call): Promise<Answer> {
    const answer = await request(
      method,
      path,
      {
        authorization: `Bearer ${this.token}`,
        ...(this.accessToken ? { 'x-access-token': this.accessToken } : {}),
      },
      input,
    );
    if (answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.token = answer.headers.get('x-token') ?? this.token;
    return answer;
  }

  /** What the local storage of this person's browser holds. */
  storage(): { name: string; value: string }[] {
    const held = { Token: this.token, AccessToken: this.accessToken };
    return Object.entries(held).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  }
}

interface SignIn {
  readonly app?: App;
  /** Skips the code; without one the code is taken from the outbox. */
  readonly device?: string | undefined;
  readonly password?: string;
  /** How often a code is asked for. */
  readonly tries?: number;
}

/** Signs a demo login in; its `device` makes the next sign-in skip the code (R-AUT-02). */
export async function signIn(
  username: string,
  { app = 'portal', device, password = PASSWORD, tries = 3 }: SignIn = {},
): Promise<Session> {
  const since = new Date();
  const first = await request('POST', '/login', device ? { cookie: `${DEVICE_COOKIE}=${device}` } : {}, {
    body: { identifier: username, password, app },
  });
  if (first.body?.status === 'signed_in') return new Session(username, app, first.body, device ?? null);
  if (first.body?.status !== 'code_required')
    throw new Error(`${username} cannot sign in: ${first.status} ${JSON.stringify(first.body)}`);
  const second = await request(
    'POST',
    '/login/code',
    {},
    {
      body: {
        pending_token: first.body.pending_token,
        code: await codeFor(username, since),
        remember_device: true,
      },
    },
  );
  // Two workers that sign the same admin in at once may take each other's code.
  if (second.status !== 200 && tries > 1)
    return signIn(username, { app, device, password, tries: tries - 1 });
  if (second.status !== 200)
    throw new Error(`${username} cannot confirm: ${second.status} ${JSON.stringify(second.body)}`);
  const [kept] = second.headers.getSetCookie();
  return new Session(username, app, second.body, kept?.match(/=([^;]+)/)?.[1] ?? null);
}
