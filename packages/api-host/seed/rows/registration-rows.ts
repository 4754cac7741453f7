import { createHash } from 'node:crypto';
import { BACKGROUND_QUESTIONS, DAY_MS } from '@upline/domain';
import type { Db } from '../../src/platform/database/database.ts';
import type { Vault } from '../../src/platform/vault/vault.ts';

const ID = '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a02';
const LEFT = '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a03';

const HOUR_MS = DAY_MS / 24;

const person = (first_name: string, last_name: string, birth: string) => ({
  birth,
  legal_first_name: first_name,
  legal_middle_name: null,
  legal_last_name: last_name,
  suffix: null,
  first_name,
  last_name,
  gender: null,
  marital_status: null,
  phone_type: 'Mobile',
  language: 'en',
});

/** What a draft has, unless a row says otherwise. */
const BLANK = {
  status: 'Open',
  closed_reason: null,
  duplicate_of: null,
  license: null,
  guaranteed_level: null,
  guarantee_note: null,
  guarantee_status: null,
  guarantee_asked_at: null,
} as const;

/** A token that nobody holds. */
const nobodys = (id: string) => createHash('sha256').update(id).digest('base64url');

/** A registration that was left in the middle, and one of somebody whose answers wait for the home office (R-REG-02). */
export async function seedRegistrations(db: Db, vault: Vault, now: Date): Promise<void> {
  const codeOf = async (username: string) =>
    (
      await db
        .selectFrom('app_user')
        .select('code')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).code;
  const upline = await codeOf('ana');
  const joined = await codeOf('tom');
  const answers = Object.fromEntries(
    BACKGROUND_QUESTIONS.map(({ key }) => [
      key,
      key === 'bankruptcy'
        ? { answer: 'Yes', explanation: 'A medical bill in 2021. It was discharged two years later.' }
        : { answer: 'No', explanation: null },
    ]),
  );
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const shared = { upline_code: upline, country: 'USA', plan: 'associate', channel: 'standard' } as const;
  await db
    .insertInto('registration_draft')
    .values([
      {
        ...shared,
        id: ID,
        status: 'Completed',
        token_hash: nobodys(ID),
        background_sealed: vault.seal(
          { table: 'registration_draft', column: 'background_sealed', id: ID },
          JSON.stringify(answers),
        ),
        has_background: true,
        review_status: 'Pending',
        associate_code: joined,
        paid_at: at(3),
        expires_at: at(-4),
        created_at: at(3),
        created_by: null,
        updated_at: at(3),
        updated_by: null,
      },
      {
        ...shared,
        id: LEFT,
        status: 'Open',
        token_hash: nobodys(LEFT),
        background_sealed: null,
        has_background: null,
        review_status: null,
        associate_code: null,
        paid_at: null,
        expires_at: at(-5),
        created_at: at(2),
        created_by: null,
        updated_at: at(2),
        updated_by: null,
      },
    ] as never)
    .execute();
  await seedUnfinished(db, vault, upline, now);
  await seedWaiting(db, vault, upline, now);
}

/** Drafts as the office finds them: one half done, one of somebody licensed in Canada, one that was closed. */
async function seedUnfinished(db: Db, vault: Vault, upline: string, now: Date): Promise<void> {
  const drafts = [
    {
      id: '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a04',
      channel: 'standard',
      country: 'USA',
      plan: 'builder',
      person: person('Maya', 'Torres', '1991-02-11'),
      phone: '5125550161',
      ssn: '512874416',
      address: {
        line1: '210 Cedar Lane',
        line2: null,
        city: 'Round Rock',
        state: 'TX',
        postal_code: '78664',
        country: 'USA',
      },
      hours: 5,
    },
    {
      id: '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a05',
      channel: 'direct',
      country: 'Canada',
      plan: 'associate',
      person: person('Luc', 'Gagnon', '1984-09-30'),
      phone: '5145550123',
      ssn: '130692544',
      address: null,
      hours: 20,
    },
    {
      id: '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a06',
      channel: 'standard',
      country: 'USA',
      plan: 'associate',
      person: person('Ida', 'Novak', '1979-12-03'),
      phone: '7375550188',
      ssn: '645210973',
      address: null,
      status: 'Closed',
      closed_reason: 'The registration was not open any more',
      hours: 60,
    },
  ];
  await insertDrafts(db, vault, { upline, now }, drafts);
}

interface SeededDraft extends Record<string, unknown> {
  readonly id: string;
  readonly country: string;
  readonly person: ReturnType<typeof person>;
  readonly phone: string;
  readonly ssn: string;
  readonly address: object | null;
  readonly hours: number;
}

/**
 * What waits for the office: somebody who had an account before (R-REG-03), and somebody licensed who was promised a level
 * (R-LVL-05).
 */
async function seedWaiting(db: Db, vault: Vault, upline: string, now: Date): Promise<void> {
  const former = await db
    .selectFrom('associate')
    .innerJoin('app_user', 'app_user.code', 'associate.code')
    .select(['associate.code', 'associate.ssn_index', 'associate.ssn_last'])
    .where('app_user.status', '=', 'Resigned')
    .where('app_user.country', '=', 'USA')
    .orderBy('associate.code')
    .executeTakeFirstOrThrow();
  await insertDrafts(db, vault, { upline, now }, [
    {
      id: '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a07',
      channel: 'standard',
      country: 'USA',
      plan: 'associate',
      person: person('Edward', 'Walsh', '1976-06-21'),
      phone: '2155550119',
      ssn: '000000000',
      ssn_index: former.ssn_index,
      ssn_last: former.ssn_last,
      address: null,
      status: 'In Review',
      duplicate_of: former.code,
      hours: 30,
    },
    {
      id: '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a08',
      channel: 'direct',
      country: 'USA',
      plan: 'associate',
      person: person('Priya', 'Raman', '1982-04-17'),
      phone: '5125550176',
      ssn: '534190287',
      address: {
        line1: '88 Willow Street',
        line2: null,
        city: 'Austin',
        state: 'TX',
        postal_code: '78704',
        country: 'USA',
      },
      license: JSON.stringify({
        type: 'Life',
        state: 'TX',
        number: 'TX4471902',
        npn: '18844172',
        issue_date: '2019-05-01',
        expiration_date: null,
      }),
      guaranteed_level: 'SA',
      guarantee_note: 'Ana Alvarez, by mail. I lead a team of four at my present agency.',
      guarantee_status: 'Pending',
      guarantee_asked_at: new Date(now.getTime() - 26 * HOUR_MS),
      hours: 28,
    },
  ]);
}

async function insertDrafts(
  db: Db,
  vault: Vault,
  { upline, now }: { readonly upline: string; readonly now: Date },
  drafts: readonly SeededDraft[],
): Promise<void> {
  const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const until = (hours: number) => new Date(now.getTime() - hours * HOUR_MS + 7 * DAY_MS);
  await db
    .insertInto('registration_draft')
    .values(
      drafts.map(({ id, person: { birth, ...personal }, ssn, address, hours, ...draft }) => ({
        ssn_index: vault.blindIndex('associate.ssn', ssn),
        ssn_last: ssn.slice(draft.country === 'USA' ? -4 : -3),
        ...BLANK,
        ...draft,
        id,
        upline_code: upline,
        token_hash: nobodys(id),
        email: `${personal.first_name}.${personal.last_name}@example.com`.toLowerCase(),
        email_key: `${personal.first_name}.${personal.last_name}@example.com`.toLowerCase(),
        personal: JSON.stringify({ ...personal, phone: draft.phone }),
        birth_sealed: vault.seal({ table: 'registration_draft', column: 'birth_sealed', id }, birth),
        ssn_sealed: vault.seal({ table: 'registration_draft', column: 'ssn_sealed', id }, ssn),
        address: address && JSON.stringify({ address, mailing: null }),
        expires_at: until(hours),
        created_at: at(hours),
        created_by: null,
        updated_at: at(hours - 1),
        updated_by: null,
      })) as never,
    )
    .execute();
}
