import type { ListFilter } from '@upline/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import { isOneOf } from '../database/is-one-of.ts';
import { defineList } from '../list/define-list.ts';
import { timestamp } from '../operation/fields.ts';
import { MAIL_LIFE_MS } from './export-ticket.ts';
import type { Exports } from './exports.ts';

const EXPORT_STATES = ['Preparing', 'Ready', 'Downloaded', 'Expired', 'Failed'] as const;
type ExportState = (typeof EXPORT_STATES)[number];

interface OwnExport {
  readonly id: string;
  readonly list: string;
  readonly file_name: string;
  readonly format: 'csv' | 'xlsx';
  readonly state: ExportState;
  readonly created_at: Date;
  readonly downloaded_at: Date | null;
  /** Until when the file may be downloaded. */
  readonly ready_until: Date | null;
  readonly filter: ListFilter;
  readonly parameters: Record<string, unknown>;
}

export const exportList = defineList<OwnExport>({
  name: 'exports',
  fields: {
    file_name: { label: 'File', type: 'text', column: 'own.file_name' },
    format: { label: 'Format', type: 'enum', column: 'own.format', options: ['csv', 'xlsx'] },
    state: { label: 'State', type: 'enum', column: 'own.state', options: EXPORT_STATES },
    created_at: { label: 'Asked For', type: 'datetime', column: 'own.created_at' },
    ready_until: { label: 'Ready Until', type: 'datetime', column: 'own.ready_until', nullable: true },
    downloaded_at: { label: 'Downloaded', type: 'datetime', column: 'own.downloaded_at', nullable: true },
  },
  defaultOrder: { created_at: 'DESC' },
  key: { column: 'own.id', type: 'uuid' },
  keyOf: ({ id }) => id,
});

/** The exports of one person, with what became of each. */
export function ownExports(db: Db, userId: string, now: Date) {
  const since = new Date(now.getTime() - MAIL_LIFE_MS);
  const scoped = db.selectFrom(
    sql<OwnExport>`(
      select id, list, file_name, format, created_at, filter, parameters, used.downloaded_at,
        case when status = 'Waiting' then 'Preparing' when status = 'Failed' then 'Failed'
          when used.downloaded_at is not null then 'Downloaded'
          when status = 'Removed' or given_at <= ${since} then 'Expired' else 'Ready' end as state,
        case when status in ('Direct', 'Ready') and used.downloaded_at is null and given_at > ${since}
          then given_at + interval '24 hours' end as ready_until
      from export
      cross join lateral (select coalesce(finished_at, created_at) as given_at) given
      cross join lateral (select min(used_at) as downloaded_at from export_ticket where export_id = export.id) used
      where user_id = ${userId})`.as('own'),
  );
  return {
    scoped,
    rows: (keys: readonly string[]) => scoped.selectAll().where(isOneOf('own.id', keys)).execute(),
  };
}

/** What was asked for, without a value: names and amounts of a filter stay in the list. */
export const ownExport = z.strictObject({
  id: z.guid(),
  label: z.string().meta({ description: 'What the file holds' }),
  file_name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  state: z.enum(EXPORT_STATES),
  created_at: timestamp(),
  ready_until: timestamp().nullable().meta({ description: 'Until when the file may be downloaded, once' }),
  downloaded_at: timestamp().nullable(),
  filtered_by: z.array(z.string()).meta({ description: 'Labels of the fields it was filtered by' }),
  parameters: z.record(z.string(), z.string()).meta({ description: 'Period, team and the like' }),
});

export function asOwnExport(
  exports: Pick<Exports, 'describe'>,
  { list, filter, parameters, ...row }: OwnExport,
): z.input<typeof ownExport> {
  const words = Object.entries(parameters).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return { ...row, ...exports.describe(list, filter), parameters: Object.fromEntries(words) };
}
