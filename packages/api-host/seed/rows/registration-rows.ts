import { createHash } from 'node:crypto';
import { BACKGROUND_QUESTIONS, DAY_MS } from '@upline/domain';
import type { Db } from '../../src/platform/database/database.ts';
import type { Vault } from '../../src/platform/vault/vault.ts';

const ID = '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a02';
const LEFT = '5d0e7c1a-3b52-4f6e-9a11-7c2d4e8f1a03';

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
}
