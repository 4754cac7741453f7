import { DAY_MS, emailKey, foldText } from '@upline/domain';
import type { Db } from '../../src/platform/database/database.ts';
import type { Vault } from '../../src/platform/vault/vault.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { Random } from '../random.ts';

const HOUR_MS = DAY_MS / 24;

/** Colleagues of the two admins of the demo; nobody signs in as them. */
const COLLEAGUES = [
  { name: 'Nora Lind', roles: ['Marketing'], status: 'Active', signsIn: true },
  { name: 'Omar Haddad', roles: ['Support'], status: 'Active', signsIn: false },
  { name: 'Ruth Barlow', roles: ['Licensing', 'Compliance'], status: 'Suspended', signsIn: true },
] as const;

const MESSAGES = [
  {
    kind: 'policy-action-required',
    recipient: 'r.mendez@mail.upline.test',
    subject: 'A policy needs your attention',
    hours: 3,
    isKept: true,
  },
  {
    kind: 'license-expiring',
    recipient: 'j.okoye@mail.upline.test',
    subject: 'Your license ends in 30 days',
    hours: 20,
    isKept: true,
  },
  // A code has expired by the time it is given up, so its text is gone.
  {
    kind: 'sign-in-code',
    recipient: 'l.tran@mail.upline.test',
    subject: 'Your sign-in code',
    hours: 45,
    isKept: false,
  },
] as const;

/** What the desk of the home office looks after: colleagues with other roles, a declared relative, and work that gave up. */
export async function seedOffice(db: Db, vault: Vault, random: Random, now: Date): Promise<void> {
  const admins = await db
    .selectFrom('app_user')
    .innerJoin('credential', 'credential.user_id', 'app_user.id')
    .select(['app_user.code', 'app_user.kind', 'credential.password_hash'])
    .where('app_user.kind', '!=', 'Associate')
    .orderBy('app_user.code')
    .execute();
  const creator = admins.find(({ kind }) => kind === 'SuperAdmin');
  const colleagues = COLLEAGUES.map(({ name, roles, status, signsIn }, index) => {
    const [first_name = '', last_name = ''] = name.split(' ');
    const username = `${first_name}.${last_name}`.toLowerCase();
    const email = `${username}@demo.upline.test`;
    const created_at = new Date(now.getTime() - (40 * (index + 1) + 7) * DAY_MS);
    return {
      signsIn,
      row: {
        id: random.uuid(),
        code: `A${String(admins.length + index + 1).padStart(6, '0')}`,
        kind: 'Admin',
        status,
        first_name,
        last_name,
        name_key: foldText(name),
        email,
        email_key: emailKey(email),
        username,
        username_key: username,
        country: 'USA',
        admin_roles: roles,
        created_at,
        created_by: creator?.code ?? null,
        updated_at: created_at,
      },
    };
  });
  await bulkInsert(
    db,
    'app_user',
    colleagues.map(({ row }) => row),
  );
  await bulkInsert(
    db,
    'credential',
    colleagues
      .filter(({ signsIn }) => signsIn)
      .map(({ row }) => ({
        user_id: row.id,
        password_hash: creator?.password_hash,
        changed_at: row.created_at,
      })),
  );
  const relative = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'hal')
    .executeTakeFirst();
  if (relative)
    await bulkInsert(db, 'admin_conflict', [
      {
        admin_code: colleagues[0]?.row.code,
        associate_code: relative.code,
        relation: 'Brother-in-law',
        created_at: new Date(now.getTime() - 30 * DAY_MS),
        created_by: creator?.code ?? null,
      },
    ]);

  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await bulkInsert(
    db,
    'outbox_message',
    MESSAGES.map(({ kind, recipient, subject, hours, isKept }) => {
      const id = random.uuid();
      const place = { table: 'outbox_message', column: 'text', id };
      return {
        id,
        channel: 'Email',
        kind,
        recipient,
        subject,
        text: isKept ? vault.seal(place, `${subject}. Sign in to see more.`) : null,
        created_at: ago(hours),
        failed_at: ago(hours - 0.02),
      };
    }),
  );
  await bulkInsert(db, 'job', [
    {
      task: 'remove-old-notifications',
      payload: '{}',
      run_at: ago(9),
      attempts: 10,
      last_error: 'Connection terminated unexpectedly',
      failed_at: ago(7),
      created_at: ago(12),
    },
  ]);
}
