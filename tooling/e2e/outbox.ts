import { addresses, mailOf } from './addresses.ts';

interface Message {
  readonly subject: string;
  readonly text: string;
  readonly kind: string;
  readonly created_at: string;
}

/** The newest message of a kind to a demo login that was written after `since`; waits for it up to thirty seconds. */
export async function messageTo(username: string, kind: string, since: Date): Promise<Message> {
  const url = `${addresses.api}/outbox/messages?limit=10&to=${mailOf(username)}`;
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const answer = await fetch(url);
    // A server that has just started may still ask for patience.
    const { rows } = answer.ok ? ((await answer.json()) as { rows: Message[] }) : { rows: [] };
    const found = rows.find((row) => row.kind === kind && Date.parse(row.created_at) >= since.getTime());
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`No ${kind} arrived for ${username}`);
}

/** The digits of a sign-in code sent after `since`: six, for admins eight. */
export async function codeFor(username: string, since: Date): Promise<string> {
  const { text } = await messageTo(username, 'sign-in-code', since);
  const code = text.match(/\b\d{6,8}\b/)?.[0];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}
