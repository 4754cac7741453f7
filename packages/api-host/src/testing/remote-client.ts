import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../seed/demo-logins.ts';

export interface RemoteAnswer {
  readonly status: number;
  readonly replayed: boolean;
  readonly json: Record<string, unknown>;
}

interface Sent {
  /** JSON, or a form with a file. */
  readonly body?: unknown;
  readonly key?: string;
  /** Version of the record, for `If-Match`. */
  readonly version?: number;
}

/** A client of a running demo host over real HTTP; keeps its newest token. */
export interface RemoteClient {
  /** Throws what `fetch` throws when the connection is cut. */
  request(path: string, send?: Sent): Promise<RemoteAnswer>;
  /** As `request`, but waits while the host is too busy and throws for any other refusal. */
  untilAnswered(path: string, send?: Sent): Promise<RemoteAnswer>;
  /** Signs a login in with its password and the code from the outbox. */
  signIn(username: string, app?: 'portal' | 'admin'): Promise<void>;
  /** The header of its session. */
  authorization(): string;
}

export function remoteClient(url: string): RemoteClient {
  let token = '';
  let accessToken = '';

  const request: RemoteClient['request'] = async (path, { body, key, version } = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined && key === undefined ? 'GET' : 'POST',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(accessToken ? { 'x-access-token': accessToken } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    token = answer.headers.get('x-token') ?? token;
    return {
      status: answer.status,
      replayed: answer.headers.get('idempotent-replayed') === 'true',
      json: (await answer.json()) as Record<string, unknown>,
    };
  };

  const untilAnswered: RemoteClient['untilAnswered'] = async (...given) => {
    for (;;) {
      const answer = await request(...given);
      if (answer.status < 300) return answer;
      if (answer.status !== 503) throw new Error(`${given[0]} answered ${answer.status}`);
      await sleep(500);
    }
  };

  return {
    request,
    untilAnswered,
    authorization: () => `Bearer ${token}`,
    async signIn(username, app = 'portal') {
      const begun = await untilAnswered('/login', {
        body: { identifier: username, password: DEMO_PASSWORD, app },
      });
      const outbox = await untilAnswered(`/outbox/messages?to=${username}@demo.upline.test&limit=1`);
      const [message] = outbox.json.rows as { text: string }[];
      const code = /\b\d{6,8}\b/.exec(message?.text ?? '')?.[0];
      const done = await untilAnswered('/login/code', {
        body: { pending_token: begun.json.pending_token, code },
      });
      token = String(done.json.token);
      accessToken = String(done.json.access_token ?? '');
    },
  };
}
