import { foldText } from '@upline/domain';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { ExchangeLegRow } from './exchange-legs.store.ts';

/** Agreements on exchange legs, newest first. */
export const exchangeLegList = defineList<ExchangeLegRow>({
  name: 'exchange-legs',
  fields: {
    starts_on: { label: 'First Month', type: 'date', column: 'exchange_leg.starts_on' },
    new_rmd: { label: 'New RMD', type: 'text', column: 'new_rmd.name_key', normalize: foldText },
    promoting_rmd: {
      label: 'Promoting RMD',
      type: 'text',
      column: 'promoting.name_key',
      normalize: foldText,
    },
    leg: { label: 'Leg', type: 'text', column: 'head.name_key', normalize: foldText },
    has_ended: { label: 'Ended', type: 'boolean', column: sql`(exchange_leg.ends_on is not null)` },
  },
  defaultOrder: { starts_on: 'DESC' },
  key: { column: 'exchange_leg.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
