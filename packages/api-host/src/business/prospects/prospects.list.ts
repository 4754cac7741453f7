import {
  COUNTRIES,
  foldText,
  PROSPECT_KINDS,
  PROSPECT_LOST_REASONS,
  PROSPECT_SOURCES,
  PROSPECT_STAGES,
  STATE_CODES,
} from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import { phoneField } from '../../platform/list/list-field.ts';
import type { ProspectListRow } from './prospects.store.ts';

/** Prospects of the caller by the day of the next action, those without one last; lost ones only when asked for (R-PRO-06). */
export const prospectList = defineList<ProspectListRow>({
  name: 'prospects',
  fields: {
    name: { label: 'Name', type: 'text', isPrivate: true, column: 'prospect.name_key', normalize: foldText },
    stage: {
      label: 'Stage',
      type: 'enum',
      column: 'prospect.stage',
      options: PROSPECT_STAGES,
      sort: {
        column: sql`array_position(array[${sql.join(PROSPECT_STAGES.map((each) => sql.lit(each)))}], prospect.stage)`,
        type: 'number',
      },
    },
    kind: { label: 'Kind', type: 'enum', column: 'prospect.kind', options: PROSPECT_KINDS },
    phone: phoneField('prospect.phone'),
    email: { label: 'Email', type: 'text', isPrivate: true, column: 'prospect.email', nullable: true },
    source: { label: 'Source', type: 'enum', column: 'prospect.source', options: PROSPECT_SOURCES },
    city: { label: 'City', type: 'text', column: 'prospect.city', nullable: true },
    state: {
      label: 'State',
      type: 'enum',
      column: 'prospect.state',
      options: STATE_CODES,
      nullable: true,
    },
    country: {
      label: 'Country',
      type: 'enum',
      column: 'prospect.country',
      options: COUNTRIES,
      nullable: true,
    },
    next_action_date: {
      label: 'Next Action',
      type: 'date',
      column: 'prospect.next_action_date',
      nullable: true,
    },
    overdue: {
      label: 'Overdue',
      type: 'boolean',
      column: sql`coalesce(prospect.next_action_date < clock.today, false)`,
    },
    days_in_stage: {
      label: 'Days in Stage',
      type: 'number',
      column: sql`(clock.today - (prospect.stage_at at time zone 'America/New_York')::date)`,
      definition: FIGURES.daysInStage,
    },
    lost: { label: 'Lost', type: 'boolean', column: 'prospect.lost' },
    lost_reason: {
      label: 'Lost Reason',
      type: 'enum',
      column: 'prospect.lost_reason',
      options: PROSPECT_LOST_REASONS,
      nullable: true,
    },
    created_at: { label: 'Created', type: 'datetime', column: 'prospect.created_at' },
  },
  defaultOrder: { next_action_date: 'ASC' },
  assumed: { lost: { eq: false } },
  key: { column: 'prospect.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
