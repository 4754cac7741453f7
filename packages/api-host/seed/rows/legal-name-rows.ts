import { DAY_MS } from '@upline/domain';
import { LEGAL_NAME_PURPOSE } from '../../src/account/legal-names/legal-names.store.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { FileStore } from '../../src/platform/files/files.ts';
import { paper } from './paper.ts';

/** Changes of legal names: one that waits, one that was refused, one that was approved in spring. */
const WANTED = [
  { username: 'hal', days: 2, status: 'Pending For Admin', file: 'marriage-license.pdf', last: '-Reyes' },
  { username: 'cara', days: 40, status: 'Rejected By Admin', file: 'letter.pdf', last: ' Smith' },
  { username: 'ben', days: 220, status: 'Approved', file: 'court-order.pdf', last: '' },
] as const;

export async function seedLegalNames(
  db: Db,
  files: Pick<FileStore, 'newKey' | 'write'>,
  now: Date,
): Promise<void> {
  const admin = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  for (const { username, days, status, file, last } of WANTED) {
    const { code, ...name } = await db
      .selectFrom('app_user')
      .innerJoin('associate', 'associate.code', 'app_user.code')
      .select(['app_user.code', 'legal_first_name', 'legal_middle_name', 'legal_last_name', 'suffix'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const created_at = new Date(now.getTime() - days * DAY_MS);
    const decided_at = status === 'Pending For Admin' ? null : new Date(created_at.getTime() + DAY_MS);
    const key = files.newKey('attachment', 'pdf');
    const bytes = paper(['Certificate of a name', `${name.legal_first_name} ${name.legal_last_name}${last}`]);
    await files.write(key, bytes);
    const { id } = await db
      .insertInto('attachment')
      .values({
        owner_code: code,
        purpose: LEGAL_NAME_PURPOSE,
        file_key: key,
        name: file,
        type: 'application/pdf',
        size_bytes: bytes.length,
        created_at,
        created_by: code,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const former = {
      ...name,
      ...(status === 'Approved' && { legal_last_name: `${name.legal_last_name}-Adeyemi` }),
    };
    await db
      .insertInto('legal_name_change')
      .values({
        ...name,
        legal_last_name: `${name.legal_last_name}${last}`,
        associate_code: code,
        document_id: id,
        status,
        former: decided_at && JSON.stringify(former),
        rejection_reason: status === 'Rejected By Admin' ? 'Unmatched Supporting Document' : null,
        rejection_text: status === 'Rejected By Admin' ? 'The letter names nobody.' : null,
        decided_at,
        decided_by: decided_at && admin.code,
        created_at,
        created_by: code,
        updated_at: decided_at ?? created_at,
        updated_by: decided_at ? admin.code : code,
      })
      .execute();
  }
}
