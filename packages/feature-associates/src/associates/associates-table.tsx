import type { OperationAnswer } from '@upline/api-client';
import { associatesFields } from '@upline/api-client/lists/associates.ts';
import { LEVELS, stateName } from '@upline/domain';
import { columnsFor } from '@upline/shell';

export type AssociateRow = OperationAnswer<'listAssociates'>['rows'][number];

const levelName = (code: string) => LEVELS.find((level) => level.code === code)?.name ?? code;

/** Columns of the associates list (domain.md 2.1). */
export const ASSOCIATE_COLUMNS = columnsFor<'listAssociates'>(associatesFields, [
  { field: 'name', cardRole: 'title', pinned: true, secret: true, second: 'code', width: 190 },
  { field: 'code', cardRole: 'value', secret: true, defaultHidden: true, width: 110 },
  { field: 'level', word: levelName, value: (row) => row.level.code, cardRole: 'subtitle', width: 150 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 165 },
  { field: 'country', defaultHidden: true, width: 110 },
  { field: 'city', cardRole: 'meta', second: 'state', width: 115 },
  { field: 'state', word: stateName, isCode: true, defaultHidden: true, width: 90 },
  {
    field: 'upline',
    value: (row) => row.upline?.name,
    cardRole: 'meta',
    secret: true,
    second: 'upline_rmd',
    width: 145,
  },
  { field: 'upline_code', value: (row) => row.upline?.code, secret: true, defaultHidden: true, width: 130 },
  {
    field: 'upline_rmd',
    value: (row) => row.upline_rmd && `RMD ${row.upline_rmd.name}`,
    secret: true,
    defaultHidden: true,
    width: 180,
  },
  {
    field: 'upline_rmd_code',
    value: (row) => row.upline_rmd?.code,
    secret: true,
    defaultHidden: true,
    width: 150,
  },
  { field: 'join_date', cardRole: 'meta', width: 105 },
  { field: 'partner', defaultHidden: true, width: 100 },
  { field: 'licensed', width: 100 },
  { field: 'debit_balance_usd_cents', secret: true, second: 'debit_balance_cad_cents', width: 130 },
  { field: 'debit_balance_cad_cents', currency: () => 'CAD', secret: true, defaultHidden: true, width: 170 },
]);
