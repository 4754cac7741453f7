import { DEMO_PASSWORD } from '../seed/demo-logins.ts';

/** Signs a demo login of a running host in over HTTP, reading the code from its outbox; returns the header to send. */
export async function signInOver(url: string, username: string): Promise<{ authorization: string }> {
  const call = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}${path}`, {
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const begun = await call('/login', { identifier: username, password: DEMO_PASSWORD, app: 'portal' });
  const outbox = await call(`/outbox/messages?to=${username}@demo.upline.test&limit=1`);
  const [message] = outbox.rows as { text: string }[];
  const code = /\b\d{6,8}\b/.exec(message?.text ?? '')?.[0];
  const session = await call('/login/code', { pending_token: begun.pending_token, code });
  return { authorization: `Bearer ${String(session.token)}` };
}
