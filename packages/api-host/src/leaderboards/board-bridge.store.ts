import type { PointsType, TeamType } from '@upline/domain';
import type { DayRange } from '@upline/domain/production';
import { sql } from 'kysely';
import type { NetworkNode } from '../network/nodes.store.ts';
import { legHeads, seesMember } from '../network/sums/figures.store.ts';
import type { Amounts, TeamProduction } from '../network/sums/production.store.ts';
import { legPath } from '../network/team/leg-path.ts';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';

type Row = Amounts & {
  readonly part: 'total' | 'personal' | 'own' | 'leg' | 'direct';
  readonly code: string | null;
};

/** Credits of a direct and everybody below, as far as they count for the person. */
export type DirectCredits = Pick<Amounts, 'gross'> & { readonly code: string };

const SUMS = sql`coalesce(sum(amount) filter (where not is_reversal), 0)::bigint as gross,
  coalesce(sum(case when is_reversal then -amount else amount end), 0)::bigint as net`;

/** What `teamProduction` is by months, by days: over the network as it is now, as boards of a week are. */
export async function productionByDay(
  db: Db,
  { code, path }: Pick<NetworkNode, 'code' | 'path'>,
  type: TeamType,
  days: DayRange,
  points_type: PointsType,
): Promise<TeamProduction & { readonly directs: readonly DirectCredits[] }> {
  const { rows } = await sql<Row>`
    with head as materialized (${legHeads(type, (column) => sql`${column} = ${code}`)}),
    seen as materialized (
      select entry.amount, entry.is_reversal, member.path, ${seesMember('Personal', 0)} as is_personal,
        ${seesMember('Own', 0)} as is_own
      from point_entry entry join app_user member on member.code = entry.owner_code
      join app_user owner on owner.code = ${code}
      where entry.points_type = ${points_type} and entry.on_date between ${days.from}::date and ${days.to}::date
        and member.path >= ${path} and member.path < ${`${path}~`} and ${seesMember(type, 0)}
    )
    select 'total' as part, null as code, ${SUMS} from seen
    union all select 'personal', null, ${SUMS} from seen where is_personal
    union all select 'own', null, ${SUMS} from seen where is_own
    union all select 'leg', head.leg_code, ${SUMS} from head join app_user leg on leg.code = head.leg_code
      join seen on seen.path >= leg.path and seen.path < leg.path || '~' group by 2
    union all select 'direct', direct.code, ${SUMS} from seen
      join app_user direct on direct.path = ${legPath(sql`seen.path`, sql`${path.length}::integer`)}
      where not is_personal group by 2`.execute(db);
  const part = (name: Row['part']) => {
    const { gross, net } = rows.find((row) => row.part === name) as Row;
    return { gross, net };
  };
  const partsOf = (part: Row['part']) =>
    rows.flatMap(({ part: each, code: leg, gross, net }) =>
      each === part && leg !== null ? [{ code: leg, gross, net }] : [],
    );
  return {
    total: part('total'),
    personal: part('personal'),
    own_part: part('own'),
    generation_legs: partsOf('leg'),
    directs: partsOf('direct'),
  };
}

interface EntryRow {
  readonly on_date: string;
  readonly amount: number;
  readonly reference_kind: string;
  readonly policy_number: string | null;
  /** The person has a part in that policy: credits stay with who earned them, parts do not always. */
  readonly has_part: boolean;
  readonly product: string | null;
  readonly recruit: string | null;
}

/** A person's own entries of the ledger of points in these days, newest first; reversals are negative. */
export async function pointEntries(
  db: Db,
  asked: {
    readonly code: string;
    readonly points_type: PointsType;
    readonly days: DayRange;
    readonly limit: number;
  },
): Promise<EntryRow[]> {
  const { code, points_type, days, limit } = asked;
  return db
    .selectFrom('point_entry as entry')
    .leftJoin('policy', 'policy.id', 'entry.policy_id')
    .leftJoin('product', 'product.id', 'entry.product_id')
    .leftJoin('app_user as recruit', (join) =>
      join.onRef('recruit.code', '=', 'entry.reference_id').on('entry.reference_kind', '=', 'associate'),
    )
    .select([
      'entry.on_date',
      'entry.reference_kind',
      'policy.policy_number',
      sql<boolean>`exists (select from policy_share share
        where share.policy_id = entry.policy_id and share.associate_code = entry.owner_code
          and (share.portion = 0 or share.approval_status in ('Approved', 'Pending For Associate', 'Pending For Admin')))`.as(
        'has_part',
      ),
      'product.name as product',
      sql<number>`case when entry.is_reversal then -entry.amount else entry.amount end`.as('amount'),
      fullName('recruit').as('recruit'),
    ])
    .where('entry.owner_code', '=', code)
    .where('entry.points_type', '=', points_type)
    .where('entry.on_date', '>=', days.from)
    .where('entry.on_date', '<=', days.to)
    .orderBy('entry.on_date', 'desc')
    .orderBy('entry.created_at', 'desc')
    .orderBy('entry.id')
    .limit(limit)
    .execute();
}
