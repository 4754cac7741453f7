import { addDays } from '@upline/domain';
import { companyDay } from '../platform/time/company-time.ts';
import type { TestHost } from './test-host.ts';

/** Puts somebody under heightened supervision by a named supervisor, or ends it (R-POL-04). */
export async function supervise(
  { db }: Pick<TestHost, 'db'>,
  code: string,
  supervisor: string | null,
): Promise<void> {
  await db
    .updateTable('associate')
    .set({ under_heightened_supervision: supervisor !== null, supervisor_code: supervisor })
    .where('code', '=', code)
    .execute();
}

/** A running training program with this trainer (domain.md 2.19). */
export async function openTraining(
  { db, clock }: Pick<TestHost, 'db' | 'clock'>,
  trainee: string,
  trainer: string,
): Promise<void> {
  const opened_at = companyDay(clock.now());
  await db
    .insertInto('training_program')
    .values({
      associate_code: trainee,
      trainer_code: trainer,
      status: 'Open',
      opened_at,
      due_date: addDays(opened_at, 90),
    } as never)
    .execute();
}

/** Gives people a signed agreement, as everybody who has joined has one: without it they see only the signing page (R-ASC-04). */
export async function signAgreements({ db }: Pick<TestHost, 'db'>, codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await db
      .insertInto('legal_document')
      .values({
        id: crypto.randomUUID(),
        associate_code: code,
        type: 'AMA',
        country: 'USA',
        plan: 'associate',
        status: 'Signed',
        requested_at: new Date('2020-01-01T15:00:00Z'),
        signed_at: new Date('2020-01-01T15:00:00Z'),
        signed_name: 'On paper',
      } as never)
      .execute();
}
