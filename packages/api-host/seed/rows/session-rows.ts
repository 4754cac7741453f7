import { DAY_MS } from '@upline/domain';
import { DEMO_LOGINS } from '../demo-logins.ts';
import type { Random } from '../random.ts';

interface Member {
  readonly id: string;
  readonly username: string | null;
  readonly status: string | null;
  readonly join_date: string | null;
}

const DEVICES = [
  {
    device: 'Chrome on Windows',
    user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  },
  {
    device: 'Safari on iPhone',
    user_agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1',
  },
  {
    device: 'Safari on Mac',
    user_agent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  },
] as const;
const HOUR_MS = DAY_MS / 24;
/** How long ago people who may sign in were last there, in days; some never come. */
const LAST_SEEN = {
  lately: [0, 3],
  'this fortnight': [4, 13],
  'this month': [15, 40],
  'long ago': [41, 150],
} as const;
const SEEN = { lately: 52, 'this fortnight': 24, 'this month': 13, 'long ago': 6, never: 5 } as const;
/** Sign-ins of a login of the demo before the last one, and the days between two of them at most. */
const BEFORE = 6;
const DAYS_BETWEEN = 6;

const LOGINS = new Set(DEMO_LOGINS.map(({ username }) => username));

/** Sessions that have ended: the last one of nearly everybody who may sign in, several of those who lead the demo. */
export function sessionRows(random: Random, people: readonly Member[], now: Date): object[] {
  return people.flatMap((person) => {
    if (person.status === 'Terminated' || person.status === 'Resigned') return [];
    const isLogin = LOGINS.has(person.username ?? '');
    const seen = random.weighted(SEEN);
    const use = random.pick(DEVICES);
    const hours = random.int(2, 20);
    if (seen === 'never' && !isLogin) return [];
    const [from, to] = LAST_SEEN[isLogin || seen === 'never' ? 'lately' : seen];
    const days = [random.int(from, to)];
    if (isLogin)
      for (let each = 0; each < BEFORE; each += 1)
        days.push((days.at(-1) ?? 0) + random.int(1, DAYS_BETWEEN));
    const joined = new Date(`${person.join_date}T12:00:00Z`).getTime();
    return days.flatMap((ago) => {
      const at = now.getTime() - ago * DAY_MS - hours * HOUR_MS;
      return at > joined ? [sessionRow(random, person.id, use, at)] : [];
    });
  });
}

function sessionRow(random: Random, user_id: string, use: (typeof DEVICES)[number], at: number) {
  const begun = new Date(at);
  const ended = new Date(at + random.int(4, 90) * 60_000);
  return {
    id: random.uuid(),
    user_id,
    audience: 'portal',
    ...use,
    address: `203.0.113.${random.int(1, 254)}`,
    token_id: random.uuid(),
    token_issued_at: ended,
    created_at: begun,
    last_used_at: ended,
    confirmed_at: begun,
    expires_at: new Date(at + 12 * HOUR_MS),
    ended_at: ended,
    end_reason: 'Signed out',
  };
}
