import { DAY_MS, otherCountry, taxFormFor } from '@upline/domain';
import { TAX_FORM_PURPOSE } from '../../src/account/international/international.store.ts';
import { addendumText } from '../../src/legal/international-addendum.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { type Files, signedFile } from './legal/signed-files.ts';
import { paper } from './paper.ts';

/** Requests for the other country: one that waits, and one that was refused in summer. Both only recruit. */
const WANTED = [
  { username: 'dev', days: 3, status: 'Pending', reason: null },
  { username: 'cara', days: 120, status: 'Refused', reason: 'The declaration is not signed.' },
] as const;

export async function seedInternational(db: Db, files: Files, now: Date): Promise<void> {
  const admin = await db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  for (const { username, days, status, reason } of WANTED) {
    const { code, country, first_name, last_name } = await db
      .selectFrom('app_user')
      .select(['code', 'country', 'first_name', 'last_name'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const created_at = new Date(now.getTime() - days * DAY_MS);
    const decided_at = status === 'Pending' ? null : new Date(created_at.getTime() + 2 * DAY_MS);
    const name = `${first_name} ${last_name}`;
    const key = files.newKey('attachment', 'pdf');
    const bytes = paper([`Form ${taxFormFor(country)}`, name, `Resident of ${country}`]);
    await files.write(key, bytes);
    const { id } = await db
      .insertInto('attachment')
      .values({
        owner_code: code,
        purpose: TAX_FORM_PURPOSE,
        file_key: key,
        name: `${taxFormFor(country).toLowerCase()}.pdf`,
        type: 'application/pdf',
        size_bytes: bytes.length,
        created_at,
        created_by: code,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const signed = {
      id: crypto.randomUUID(),
      associate_code: code,
      type: 'International Addendum' as const,
      country,
      plan: null,
      body: addendumText(name, country, otherCountry(country)),
      signed_at: created_at,
      signed_name: name,
    };
    const addendum = await db
      .insertInto('legal_document')
      .values({
        ...signed,
        ...(await signedFile(files, { ...signed, text_version: 1 })),
        text_id: null,
        status: 'Signed',
        requested_at: created_at,
        requested_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('international_appointment')
      .values({
        associate_code: code,
        target_country: otherCountry(country),
        purpose: 'Recruit',
        tax_form: taxFormFor(country),
        document_id: id,
        addendum_id: addendum.id,
        status,
        decision_reason: reason,
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
