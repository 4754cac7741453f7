import { foldText } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import { defineList } from '../platform/list/define-list.ts';
import type { Caller } from '../platform/operation/caller.ts';
import { APPROVAL_SOURCES } from './approval-sources.ts';

export const APPROVAL_KINDS = APPROVAL_SOURCES.map(({ kind }) => kind);

/** Whether the admin declared the associate of the row a relative (R-ADM-02). */
export const isRelativeOf = (admin: string) => sql<boolean>`exists (
  select from admin_conflict where admin_code = ${admin} and associate_code = item.associate_code)`;

/** What waits and the caller may decide, as rows of one table. */
export function approvalSource(db: Db, { permissions, code }: Pick<Caller, 'permissions' | 'code'>) {
  const open = APPROVAL_SOURCES.filter(({ needs }) => permissions.has(needs));
  const waitingOf = (source: (typeof APPROVAL_SOURCES)[number]) => source.records(db).where(source.isWaiting);
  const [first = APPROVAL_SOURCES[0], ...more] = open;
  if (!first) throw new Error('Nothing is ever approved');
  const waiting = more.reduce((query, source) => query.unionAll(waitingOf(source)), waitingOf(first));
  const scoped = db
    .selectFrom(waiting.as('item'))
    .innerJoin('app_user', 'app_user.code', 'item.associate_code')
    .where(sql<boolean>`${open.length > 0}::boolean`);
  const select = (query: typeof scoped) =>
    query
      .selectAll('item')
      .select([fullName('app_user').as('associate_name'), isRelativeOf(code).as('is_relative')]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('item.id', ids)).execute(),
  };
}

export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof approvalSource>['rows']>>[number];

/** The queue, oldest first. */
export const approvalList = defineList<ApprovalRow>({
  name: 'approvals',
  fields: {
    kind: { label: 'Kind', type: 'enum', column: 'item.kind', options: APPROVAL_KINDS },
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: 'app_user.code',
      normalize: (text) => text.toUpperCase(),
    },
    submitted_at: { label: 'Submitted', type: 'datetime', column: 'item.submitted_at' },
  },
  defaultOrder: { submitted_at: 'ASC' },
  key: { column: 'item.id', type: 'text' },
  keyOf: (row) => row.id,
});
