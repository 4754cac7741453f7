import { ACK_STATUSES, type AckStatus, foldText } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { defineList } from '../../../platform/list/define-list.ts';
import type { Caller } from '../../../platform/operation/caller.ts';

interface Person {
  code: string;
  name: string;
}

export interface ReviewListRow {
  id: string;
  policy_id: string;
  policy_number: string;
  provider: string;
  product: string;
  submit_date: string;
  is_replacement: boolean;
  supervised: Person;
  supervisor: Person | null;
  status: AckStatus;
  due_date: string;
  suitability_documented: boolean | null;
  replacement_justified: boolean | null;
  client_contacted: boolean | null;
  comment: string | null;
  acknowledged_at: Date | null;
  version: number;
  /** RMD of the supervised associate. */
  rmd_code: string | null;
}

export const reviewList = defineList<ReviewListRow>({
  name: 'supervision-reviews',
  fields: {
    status: { label: 'Status', type: 'enum', column: 'review.status', options: ACK_STATUSES },
    due_date: { label: 'Due Date', type: 'date', column: 'review.due_date' },
    supervised: {
      label: 'Associate',
      type: 'text',
      isPrivate: true,
      column: 'supervised.name_key',
      normalize: foldText,
    },
    waiting: { label: 'Waits for You', type: 'boolean', column: 'asked.waiting' },
  },
  defaultOrder: { due_date: 'ASC' },
  key: { column: 'review.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

const personOf = (table: string) =>
  sql<Person>`jsonb_build_object('code', ${sql.ref(`${table}.code`)}, 'name',
    ${fullName(table)})`;

/** Reviews the reader answers or may take over: the supervisor's, missed ones of the own base shop, all for admins. */
export function reviewSource(db: Db, { kind, code }: Pick<Caller, 'kind' | 'code'>) {
  const scoped = db
    .selectFrom('supervision_review as review')
    .innerJoin('policy', 'policy.id', 'review.policy_id')
    .innerJoin('provider', 'provider.id', 'policy.provider_id')
    .innerJoin('product', 'product.id', 'policy.product_id')
    .innerJoin('app_user as supervised', 'supervised.code', 'review.supervised_code')
    .leftJoin('app_user as supervisor', 'supervisor.code', 'review.supervisor_code')
    // Whose word it waits for, as `reviewActions` has it.
    .crossJoinLateral(
      sql<{ waiting: boolean }>`(select case review.status
        when 'Pending' then coalesce(review.supervisor_code = ${code}, false)
        when 'Missed' then ${kind !== 'Associate'}::boolean or coalesce(supervised.upline_rmd_code = ${code}, false)
        else false end as waiting)`.as<'asked'>(sql`asked`),
    )
    .$if(kind === 'Associate', (query) =>
      query.where(
        sql<boolean>`review.supervised_code <> ${code} and (review.supervisor_code = ${code}
          or (supervised.upline_rmd_code = ${code} and (review.status = 'Missed' or review.acknowledged_by = ${code})))`,
      ),
    );
  const select = (query: typeof scoped) =>
    query.select([
      'review.id',
      'review.policy_id',
      sql<string>`right(policy.policy_number, 4)`.as('policy_number'),
      'provider.name as provider',
      'product.name as product',
      'policy.submit_date',
      'policy.is_replacement',
      personOf('supervised').as('supervised'),
      sql<Person | null>`case when supervisor.code is not null then ${personOf('supervisor')} end`.as(
        'supervisor',
      ),
      'review.status',
      'review.due_date',
      'review.suitability_documented',
      'review.replacement_justified',
      'review.client_contacted',
      'review.comment',
      'review.acknowledged_at',
      'review.version',
      'supervised.upline_rmd_code as rmd_code',
    ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]): Promise<ReviewListRow[]> =>
      select(scoped).where(isOneOf('review.id', ids)).execute(),
  };
}
