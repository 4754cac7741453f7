import type { EfastObserved } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Facts } from './efast-starts.rules.ts';

const PROSPECTS = 10;

/** Published tasks in their order. */
export const publishedTasks = (db: Db) =>
  db
    .selectFrom('efast_task')
    .select([
      'id',
      'title',
      'description',
      'kind',
      'observes',
      'video',
      'address',
      'is_required',
      'days_offset',
    ])
    .where('status', '=', 'Published')
    .orderBy('position')
    .execute();

/** A published task, or nothing. */
export const findPublished = (db: Db, id: string) =>
  db
    .selectFrom('efast_task')
    .select(['id', 'kind', 'observes'])
    .where('id', '=', id)
    .where('status', '=', 'Published')
    .executeTakeFirst();

interface Observed {
  readonly code: string;
  readonly join_date: string;
  readonly ama: Date | null;
  readonly photo: Date | null;
  readonly prospects: Date | null;
  readonly analysis: Date | null;
  readonly license: Date | null;
}

const observedOf = ({
  ama,
  photo,
  prospects,
  analysis,
  license,
}: Observed): Record<EfastObserved, Date | null> => ({
  'AMA Signed': ama,
  'Photo Uploaded': photo,
  'Ten Prospects Entered': prospects,
  'First FNA Completed': analysis,
  'License Entered': license,
});

/** What these associates have entered, and when what the system observes happened, by code. */
export async function factsOf(db: Db, codes: readonly string[]): Promise<Map<string, Facts>> {
  const { rows } = await sql<Observed>`
    select person.code, person.join_date,
      (select min(signed_at) from legal_document
        where associate_code = person.code and type = 'AMA' and status = 'Signed') as ama,
      (select created_at from photo where owner_code = person.code) as photo,
      (select created_at from prospect where owner_code = person.code
        order by created_at offset ${PROSPECTS - 1} limit 1) as prospects,
      (select min(completed_at) from analysis where owner_code = person.code and status = 'Completed') as analysis,
      (select min(created_at) from license where associate_code = person.code) as license
    from app_user person where person.kind = 'Associate' and ${isOneOf('person.code', codes)}`.execute(db);
  const entered = await db
    .selectFrom('efast_progress')
    .selectAll()
    .where(isOneOf('associate_code', codes))
    .execute();
  return new Map(
    rows.map((row) => [
      row.code,
      {
        join_date: row.join_date,
        observed: observedOf(row),
        done: new Map(
          entered
            .filter((each) => each.associate_code === row.code)
            .map((each) => [each.task_id, each] as const),
        ),
      },
    ]),
  );
}

/** Enters that a task is done; the day of the first time stays when a document is replaced. */
export async function enterDone(
  db: Db,
  { code, taskId, now, documentId }: { code: string; taskId: string; now: Date; documentId: string | null },
): Promise<void> {
  await db
    .insertInto('efast_progress')
    .values({ task_id: taskId, associate_code: code, done_at: now, document_id: documentId })
    .onConflict((conflict) =>
      conflict.columns(['task_id', 'associate_code']).doUpdateSet({ document_id: documentId }),
    )
    .execute();
}

export async function removeDone(db: Db, code: string, taskId: string): Promise<void> {
  await db
    .deleteFrom('efast_progress')
    .where('task_id', '=', taskId)
    .where('associate_code', '=', code)
    .execute();
}

/** Names of the documents that an associate has entered. */
export const documentNames = async (db: Db, code: string): Promise<Map<string, string>> =>
  new Map(
    (
      await db
        .selectFrom('efast_progress')
        .innerJoin('attachment', 'attachment.id', 'efast_progress.document_id')
        .select(['attachment.id', 'attachment.name'])
        .where('efast_progress.associate_code', '=', code)
        .execute()
    ).map(({ id, name }) => [id, name]),
  );
