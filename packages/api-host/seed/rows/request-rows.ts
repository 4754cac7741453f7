import { dayAt, type LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import sharp from 'sharp';
import { EFAST_DOCUMENT } from '../../src/efast-start/efast-starts.service.ts';
import { qualificationOf } from '../../src/levels/qualification.service.ts';
import { DOCUMENT_PURPOSE } from '../../src/licensing/credentials/credential-checks.ts';
import { sealValues } from '../../src/money/payout-information/payout-information.record.ts';
import { PAYOUT_DOCUMENT_PURPOSE } from '../../src/money/payout-information/payout-information.service.ts';
import type { Db } from '../../src/platform/database/database.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Random } from '../random.ts';

interface Services extends Pick<Platform, 'vault' | 'files'> {
  readonly random: Random;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;

/** A paper as people photograph it: a heading and lines. */
const paper = (lines: readonly string[]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="420" font-family="sans-serif">
        <rect width="900" height="420" fill="#f7f4ec"/>
        <rect x="24" y="24" width="852" height="372" fill="none" stroke="#8c8577" stroke-width="3"/>
        ${lines.map((line, index) => `<text x="60" y="${96 + index * 64}" font-size="${index === 0 ? 40 : 30}" fill="#2d2a24">${line}</text>`).join('')}
      </svg>`,
    ),
  )
    .png()
    .toBuffer();

/**
 * What waits for the home office beside licenses: a new bank account, requests for levels, another upline; and the documents of what waits
 * (domain.md 2.36).
 */
export async function seedRequests(db: Db, { vault, files, random, now }: Services): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const people = new Map(
    (
      await db
        .selectFrom('app_user')
        .innerJoin('associate', 'associate.code', 'app_user.code')
        .select([
          'app_user.username',
          'app_user.code',
          'app_user.upline_code',
          'app_user.upline_rmd_code',
          'associate.legal_first_name',
          'associate.legal_last_name',
        ])
        .where('app_user.username', 'in', ['tessa', 'marco', 'kim', 'hal', 'pam', 'jo'])
        .execute()
    ).map((person) => [person.username, person]),
  );
  const personOf = (name: string) => people.get(name) as NonNullable<ReturnType<typeof people.get>>;

  async function document(name: string, purpose: string, file: string, lines: readonly string[]) {
    const { code, legal_first_name, legal_last_name } = personOf(name);
    const bytes = await paper([...lines, `${legal_first_name} ${legal_last_name}`]);
    const file_key = files.newKey('attachment', 'png');
    const { size } = await files.write(file_key, bytes);
    const { id } = await db
      .insertInto('attachment')
      .values({
        owner_code: code,
        purpose,
        file_key,
        name: file,
        type: 'image/png',
        size_bytes: size,
        created_at: at(30),
        created_by: code,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const license = await document('tessa', DOCUMENT_PURPOSE, 'license.png', [
    'Producer license',
    'Line: Life',
  ]);
  await sql`update license set document_id = ${license}
    where associate_code = ${personOf('tessa').code} and approval_status = 'Pending For Admin'`.execute(db);
  const cover = await document('marco', DOCUMENT_PURPOSE, 'declarations.png', [
    'Declarations',
    'Harbor Professional',
  ]);
  await sql`update eo_policy set document_id = ${cover}
    where associate_code = ${personOf('marco').code} and approval_status = 'Pending For Admin'`.execute(db);

  const plan = await document('tessa', EFAST_DOCUMENT, 'sixty-days.png', [
    'Plan of the next sixty days',
    'Two evenings a week, ten calls',
  ]);
  await sql`insert into efast_progress (task_id, associate_code, done_at, document_id)
    select id, ${personOf('tessa').code}, ${at(30)}, ${plan} from efast_task
    where kind = 'Upload' and status = 'Published' order by position limit 1`.execute(db);

  const kim = personOf('kim');
  const id = random.uuid();
  await db
    .insertInto('payout_information')
    .values({
      ...sealValues(vault, id, {
        tax_entity: 'Individual',
        company_name: null,
        tax_number: null,
        name_on_account: `${kim.legal_first_name} ${kim.legal_last_name}`,
        account_type: 'Checking',
        bank_name: 'Lakeside Savings Bank',
        routing_number: '011000015',
        institution_number: null,
        transit_number: null,
        account_number: String(random.int(10_000_000, 99_999_999)),
        document_id: await document('kim', PAYOUT_DOCUMENT_PURPOSE, 'void-check.png', [
          'Lakeside Savings Bank',
          'VOID',
        ]),
      }),
      id,
      associate_code: kim.code,
      country: 'USA',
      currency: 'USD',
      status: 'Pending For Admin',
      decided_by: null,
      created_at: at(28),
      created_by: kim.code,
      updated_at: at(28),
      updated_by: kim.code,
    })
    .execute();

  const level = async (name: string, from: LevelCode, to: LevelCode, hoursAgo: number, note: string) => {
    const { code } = personOf(name);
    const { qualification } = await qualificationOf(db, code, to, dayAt(now));
    await db
      .insertInto('level_request')
      .values({
        associate_code: code,
        from_level: from,
        to_level: to,
        evidence: JSON.stringify(qualification),
        note,
        decision_reason: null,
        decided_at: null,
        decided_by: null,
        effective_date: null,
        created_at: at(hoursAgo),
        created_by: code,
        updated_at: at(hoursAgo),
        updated_by: code,
      })
      .execute();
  };
  await level('hal', 'MD', 'RMD', 52, 'The third leg has its first licensed agent.');
  await level('pam', 'EMD', 'NMD', 100, 'Six RMD shops are in place since the spring.');

  const jo = personOf('jo');
  await db
    .insertInto('upline_change_request')
    .values({
      associate_code: jo.code,
      from_upline_code: jo.upline_code as string,
      to_upline_code: personOf('hal').code,
      owner_code: jo.upline_rmd_code,
      reason: 'I moved to Portland and train with that team every week.',
      with_downline: true,
      status: 'Pending For Admin',
      no_answer: true,
      answer_by: null,
      answer_note: null,
      decided_at: null,
      decided_by: null,
      effective_date: null,
      created_at: at(17 * 24),
      created_by: jo.code,
      updated_at: at(20),
      updated_by: jo.code,
    })
    .execute();
}
