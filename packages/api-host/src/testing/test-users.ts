import { emailKey, foldText } from '@upline/domain';
import type { Db } from '../platform/database/database.ts';
import { readOutbox } from '../platform/messages/messages.service.ts';
import { hashPassword } from '../sessions/passwords/password-hash.ts';
import { setPasswordHash } from '../sessions/users.store.ts';
import { signAgreements } from './standing.ts';
import { startTestHost, type TestHost, type TestHostOptions } from './test-host.ts';

/** Password of every user of these tests. */
export const PASSWORD = 'lantern-harbor-42';

const USERS = [
  {
    username: 'ana',
    code: 'U000001',
    kind: 'Associate',
    status: 'Active',
    first_name: 'Ana',
    upline_code: null,
  },
  {
    username: 'hal',
    code: 'U000002',
    kind: 'Associate',
    status: 'Active',
    first_name: 'Hal',
    upline_code: 'U000001',
  },
  {
    username: 'sam',
    code: 'U000003',
    kind: 'Associate',
    status: 'Suspended',
    first_name: 'Sam',
    upline_code: 'U000001',
  },
  {
    username: 'tess',
    code: 'U000004',
    kind: 'Associate',
    status: 'Terminated',
    first_name: 'Tess',
    upline_code: 'U000001',
  },
  {
    username: 'admin',
    code: 'A000001',
    kind: 'Admin',
    status: 'Active',
    first_name: 'Ada',
    upline_code: null,
  },
  {
    username: 'super',
    code: 'A000002',
    kind: 'SuperAdmin',
    status: 'Active',
    first_name: 'Sue',
    upline_code: null,
  },
] as const;

export type TestUser = (typeof USERS)[number]['username'];

let hashed: Promise<string> | undefined;

/** Ana, Hal, Sam (Suspended), Tess (Terminated), an admin with the Support role and a super admin. */
export async function addUsers(db: Db): Promise<void> {
  hashed ??= hashPassword(PASSWORD);
  const passwordHash = await hashed;
  for (const user of USERS) {
    const email = `${user.username}@demo.upline.test`;
    const isAssociate = user.kind === 'Associate';
    const { id } = await db
      .insertInto('app_user')
      .values({
        ...user,
        last_name: 'Reyes',
        name_key: foldText(`${user.first_name} Reyes`),
        email,
        email_key: emailKey(email),
        username_key: user.username,
        phone: '2025550143',
        country: 'USA',
        admin_roles: user.kind === 'Admin' ? ['Support'] : [],
        level_code: isAssociate ? 'A' : null,
        join_date: isAssociate ? '2024-01-02' : null,
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPasswordHash(db, id, passwordHash, new Date());
    if (isAssociate) await signAgreements({ db }, [user.code]);
  }
}

/** Hosts that a test closed, by their environment: as good as new once they are empty, and much sooner there. */
const idle = new Map<string, TestHost[]>();

/** A host with these users and nothing else. */
export async function startSessionsHost(options: TestHostOptions = {}): Promise<TestHost> {
  const { environment = {}, ...others } = options;
  const key = Object.keys(others).length === 0 ? JSON.stringify(environment) : undefined;
  const host = (key && idle.get(key)?.pop()) || (await startTestHost(options));
  if (key) host.clock.set(new Date());
  await addUsers(host.db);
  return {
    ...host,
    async close() {
      if (key && (await host.empty())) idle.set(key, [...(idle.get(key) ?? []), host]);
      else await host.close();
    },
  };
}

/** Messages sent so far, newest first, as the outbox page shows them. */
export function sentMessages({ db, platform }: TestHost, to?: TestUser) {
  return readOutbox(db, platform.vault, { to: to && `${to}@demo.upline.test`, limit: 100 });
}

/** What the app shows the user of that type. */
export async function shownTo({ db }: TestHost, to: TestUser, type: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification')
    .innerJoin('app_user', 'app_user.code', 'notification.user_code')
    .select('notification.body')
    .where('type', '=', type)
    .where('username', '=', to)
    .where('object_key', 'is not', null)
    .execute();
  return rows.map(({ body }) => body);
}

/** The newest code mailed to the user. */
export async function mailedCode(
  host: TestHost,
  to: TestUser,
  wanted: 'sign-in-code' | 'confirmation-code' = 'sign-in-code',
): Promise<string> {
  const message = (await sentMessages(host, to)).find(({ kind }) => kind === wanted);
  const code = /\b\d{6,8}\b/.exec(message?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}`);
  return code;
}

interface PasswordStep {
  readonly app?: 'portal' | 'admin';
  readonly password?: string;
  /** The cookie of a remembered device. */
  readonly cookie?: string | undefined;
  readonly address?: string;
}

/** Sends the first half of a sign-in. */
export function sendPassword(host: TestHost, identifier: string, step: PasswordStep = {}) {
  const { app = 'portal', password = PASSWORD, cookie, address = '127.0.0.1' } = step;
  return host.app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: address,
    headers: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
      ...(cookie !== undefined && { cookie }),
    },
    payload: { identifier, password, app },
  });
}

/** Sends the second half. */
export function sendCode(host: TestHost, pending_token: string, code: string, remember_device = false) {
  return host.app.inject({
    method: 'POST',
    url: '/login/code',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
    payload: { pending_token, code, remember_device },
  });
}

/** Signs in by password and code, as a person does. */
export async function signInFully(
  host: TestHost,
  user: TestUser,
  step: PasswordStep & { remember?: boolean } = {},
) {
  const app = user === 'admin' || user === 'super' ? 'admin' : 'portal';
  const first = (await sendPassword(host, user, { app, ...step })).json();
  const reply = await sendCode(host, first.pending_token, await mailedCode(host, user), step.remember);
  const tokens = reply.json() as { token: string; access_token: string | null };
  return { ...tokens, cookie: String(reply.headers['set-cookie'] ?? '').split(';')[0] };
}
