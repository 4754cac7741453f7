import { foldText } from '@upline/domain';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import type { Row } from '../platform/database/tables.ts';

export type NamedTeam = Row<'named_team'> & { readonly anchor_name: string };

/** Named teams with the names of their anchors. */
const namedTeams = (db: Db) =>
  db
    .selectFrom('named_team')
    .innerJoin('app_user as anchor', 'anchor.code', 'named_team.anchor_code')
    .selectAll('named_team')
    .select(fullName('anchor').as('anchor_name'));

/** All of them by name, or the Active ones; there are some dozens. */
export async function listNamedTeams(db: Db, isActiveOnly: boolean): Promise<NamedTeam[]> {
  return namedTeams(db)
    .$if(isActiveOnly, (query) => query.where('named_team.status', '=', 'Active'))
    .orderBy('named_team.name_key')
    .limit(1_000)
    .execute();
}

export async function findNamedTeam(
  db: Db,
  by: { readonly id: string } | { readonly code: string },
): Promise<NamedTeam | undefined> {
  const query = namedTeams(db);
  return 'id' in by
    ? query.where('named_team.id', '=', by.id).executeTakeFirst()
    : query.where('named_team.code', '=', by.code).executeTakeFirst();
}

/** Whether another team has that name, whatever the case. */
export async function isTeamNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('named_team')
    .select('id')
    .where('name_key', '=', foldText(name))
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId as string))
    .executeTakeFirst();
  return found !== undefined;
}

interface Written {
  readonly name: string;
  readonly anchor_code: string;
  readonly now: Date;
  readonly by: string;
}

/** A new team; the database gives the next code, T and four digits. */
export async function insertNamedTeam(db: Db, { name, anchor_code, now, by }: Written): Promise<string> {
  const { id } = await db
    .insertInto('named_team')
    .values({
      name,
      name_key: foldText(name),
      anchor_code,
      created_at: now,
      created_by: by,
      updated_at: now,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes over a version; false if another write came first. */
export async function updateNamedTeam(
  db: Db,
  id: string,
  version: number,
  { name, anchor_code, status, now, by }: Written & { readonly status: NamedTeam['status'] },
): Promise<boolean> {
  const row = await db
    .updateTable('named_team')
    .set({
      name,
      name_key: foldText(name),
      anchor_code,
      status,
      updated_at: now,
      updated_by: by,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
