import { EXPORT_STATUSES, foldText } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { EQUITY_SOURCES } from '@upline/domain/production';
import { sql } from 'kysely';
import { defineList } from '../platform/list/define-list.ts';
import type { EquityCreditRow } from './equity.store.ts';

/** Everybody's grants, newest first. */
export const equityCreditList = defineList<EquityCreditRow>({
  name: 'equity-credits',
  fields: {
    grant_date: { label: 'Grant Date', type: 'date', column: 'lot.grant_date' },
    associate: { label: 'Associate', type: 'text', column: 'person.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: sql`(lot.associate_code collate "C")`,
      normalize: (text) => text.toUpperCase(),
    },
    source: { label: 'Source', type: 'enum', column: 'lot.source', options: EQUITY_SOURCES },
    credits: { label: 'Credits', type: 'number', column: 'lot.credits', definition: FIGURES.equityCredits },
    status: { label: 'Status', type: 'enum', column: 'lot.status', options: EXPORT_STATUSES },
  },
  defaultOrder: { grant_date: 'DESC' },
  key: { column: 'lot.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
