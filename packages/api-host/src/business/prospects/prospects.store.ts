import type { ProspectStage, TeamType } from '@upline/domain';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team/team-predicate.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { recordStore } from '../../platform/database/record-store.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import { keyedSource } from '../../platform/list/list-sources.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { inInfinity } from '../../platform/operation/scope.ts';
import { clientName } from '../clients/clients.store.ts';

export type ProspectRow = Row<'prospect'>;

type Reader = Pick<Caller, 'code'>;

/** Prospects belong to one person; uplines have no part in them (R-PRO-05). Every read carries this (S-39). */
const isOwn =
  (reader: Reader) =>
  (where: ExpressionBuilder<Tables, 'prospect'>): Expression<SqlBool> =>
    where('prospect.owner_code', '=', reader.code);

const ownBook = (db: Db, reader: Reader) => db.selectFrom('prospect').where(isOwn(reader));

export const prospectStore = recordStore('prospect', isOwn);

const LIST_COLUMNS = [
  'prospect.id',
  'prospect.owner_code',
  'prospect.stage',
  'prospect.stage_at',
  'prospect.kind',
  'prospect.phone',
  'prospect.email',
  'prospect.source',
  'prospect.city',
  'prospect.state',
  'prospect.country',
  'prospect.next_action_date',
  'prospect.next_action_note',
  'prospect.lost',
  'prospect.lost_reason',
  'prospect.converted_client_id',
  'prospect.converted_associate_code',
  'prospect.created_at',
  'prospect.version',
] as const;

/** The list's rows: what filter, order and page apply to, and what is shown of each on that company day. */
export function prospectSource(db: Db, reader: Reader, today: string) {
  const scoped = ownBook(db, reader).innerJoin(
    db.selectNoFrom(sql<string>`${today}::date`.as('today')).as('clock'),
    (join) => join.onTrue(),
  );
  return keyedSource('prospect.id', scoped, (query) =>
    query.select(LIST_COLUMNS).select(fullName('prospect').as('name')),
  );
}

export type ProspectListRow = Awaited<ReturnType<ReturnType<typeof prospectSource>['rows']>>[number];

/** The associate that the prospect became, by name. */
export async function linksOf(db: Db, row: ProspectRow) {
  const { converted_client_id: client, converted_associate_code: associate } = row;
  return {
    client: client
      ? await db
          .selectFrom('client')
          .select(['client.id', clientName.as('name')])
          .where('client.id', '=', client)
          .executeTakeFirst()
      : undefined,
    associate: associate
      ? await db
          .selectFrom('app_user')
          .select(['code', fullName().as('name')])
          .where('code', '=', associate)
          .executeTakeFirst()
      : undefined,
  };
}

/** Whether that associate is below the reader (domain.md 2.11). */
export async function isInTeam(db: Db, reader: Pick<Caller, 'kind' | 'code'>, code: string) {
  const row = await db
    .selectFrom('app_user')
    .select('code')
    .where('code', '=', code)
    .where('code', '!=', reader.code)
    .where('kind', '=', 'Associate')
    .where(inInfinity(reader))
    .executeTakeFirst();
  return row !== undefined;
}

interface Move {
  readonly from: ProspectStage | null;
  readonly to: ProspectStage;
  readonly at: Date;
  readonly by: string | null;
}

export async function insertMove(db: Db, prospectId: string, { from, to, at, by }: Move): Promise<void> {
  await db
    .insertInto('prospect_stage_move')
    .values({ prospect_id: prospectId, from_stage: from, to_stage: to, at, by_code: by })
    .execute();
}

/** The latest moves first, each with the name of who made it. Its reader must have been let in before. */
export async function movesOf(db: Db, prospectId: string, limit: number) {
  return db
    .selectFrom('prospect_stage_move as move')
    .leftJoin('app_user', 'app_user.code', 'move.by_code')
    .select([
      'move.id',
      'move.from_stage',
      'move.to_stage',
      'move.at',
      'move.by_code',
      fullName<string | null>('app_user').as('by_name'),
    ])
    .where('move.prospect_id', '=', prospectId)
    .orderBy('move.id', 'desc')
    .limit(limit)
    .execute();
}

export async function deleteMove(db: Db, id: number): Promise<void> {
  await db.deleteFrom('prospect_stage_move').where('id', '=', id).execute();
}

/** How many prospects of the reader stand in each stage, lost ones left out. */
export async function countByStage(db: Db, reader: Reader): Promise<Map<ProspectStage, number>> {
  const rows = await ownBook(db, reader)
    .where('prospect.lost', '=', false)
    .groupBy('prospect.stage')
    .select(['prospect.stage', sql<number>`count(*)`.as('count')])
    .execute();
  return new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
}

/** The same of a team of the viewer's, summed over its people: no name leaves its owner (R-PRO-05). */
export async function countTeamByStage(
  db: Db,
  viewer: NetworkNode,
  type: TeamType,
): Promise<Map<ProspectStage, number>> {
  const rows = await db
    .selectFrom('prospect')
    .innerJoin('app_user', 'app_user.code', 'prospect.owner_code')
    .where(teamPredicate(type, viewer))
    .where('prospect.lost', '=', false)
    .groupBy('prospect.stage')
    .select(['prospect.stage', sql<number>`count(*)`.as('count')])
    .execute();
  return new Map(rows.map(({ stage, count }) => [stage, Number(count)]));
}

/** The prospects who became these associates, still on the board and before Training Program (R-PRO-04). */
export async function lockBeforeTraining(db: Db, associates: readonly string[]): Promise<ProspectRow[]> {
  if (associates.length === 0) return [];
  return db
    .selectFrom('prospect')
    .selectAll()
    .where(isOneOf('converted_associate_code', associates))
    .where('lost', '=', false)
    .where('stage', '!=', 'Training Program')
    .orderBy('id')
    .forUpdate()
    .execute();
}
