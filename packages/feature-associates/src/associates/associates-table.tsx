import type { OperationAnswer } from '@upline/api-client';
import { ASSOCIATE_STATUSES, COUNTRIES, LEVELS } from '@upline/domain';
import { STATE_OPTIONS, wordColumn } from '@upline/ui-kit/data-list/column-options.ts';
import type { DataListColumn } from '@upline/ui-kit/data-list/index.ts';
import { toneOf } from '@upline/ui-kit/status/status-tone.ts';

export type AssociateRow = OperationAnswer<'listAssociates'>['rows'][number];

const statuses = ASSOCIATE_STATUSES.map((value) => ({ value, label: value, tone: toneOf(value) }));
const levels = LEVELS.map(({ code, name }) => ({ value: code, label: name }));

/** Columns of the associates list (domain.md 2.1); ids are the fields of the request. */
export const ASSOCIATE_COLUMNS: readonly DataListColumn<AssociateRow>[] = [
  {
    id: 'name',
    label: 'Name',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'title',
    pinned: true,
    secret: true,
    width: 240,
  },
  {
    id: 'code',
    label: 'Code',
    type: 'text',
    sortable: true,
    filter: { type: 'text' },
    cardRole: 'value',
    secret: true,
    width: 110,
  },
  {
    id: 'level',
    label: 'Level',
    type: 'enum',
    sortable: true,
    options: levels,
    value: (row) => row.level.code,
    filter: { type: 'enum', options: levels },
    cardRole: 'subtitle',
    width: 230,
  },
  {
    id: 'status',
    label: 'Status',
    type: 'status',
    sortable: true,
    options: statuses,
    filter: { type: 'enum', options: statuses },
    cardRole: 'meta',
    width: 170,
  },
  { ...wordColumn('country', 'Country', COUNTRIES), width: 110 },
  {
    id: 'city',
    label: 'City',
    type: 'text',
    sortable: true,
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    width: 150,
  },
  {
    id: 'state',
    label: 'State',
    type: 'enum',
    sortable: true,
    options: STATE_OPTIONS,
    filter: { type: 'enum', options: STATE_OPTIONS, nullable: true },
    width: 140,
  },
  {
    id: 'upline',
    label: 'Upline',
    type: 'text',
    sortable: true,
    value: (row) => row.upline?.name,
    filter: { type: 'text', nullable: true },
    cardRole: 'meta',
    secret: true,
    width: 200,
  },
  {
    id: 'upline_code',
    label: 'Upline Code',
    type: 'text',
    sortable: true,
    value: (row) => row.upline?.code,
    filter: { type: 'text', nullable: true },
    secret: true,
    defaultHidden: true,
    width: 130,
  },
  {
    id: 'upline_rmd',
    label: 'Upline RMD',
    type: 'text',
    sortable: true,
    value: (row) => row.upline_rmd?.name,
    filter: { type: 'text', nullable: true },
    secret: true,
    width: 200,
  },
  {
    id: 'upline_rmd_code',
    label: 'Upline RMD Code',
    type: 'text',
    sortable: true,
    value: (row) => row.upline_rmd?.code,
    filter: { type: 'text', nullable: true },
    secret: true,
    defaultHidden: true,
    width: 150,
  },
  {
    id: 'join_date',
    label: 'Join Date',
    type: 'date',
    sortable: true,
    filter: { type: 'date' },
    cardRole: 'meta',
    width: 120,
  },
];
