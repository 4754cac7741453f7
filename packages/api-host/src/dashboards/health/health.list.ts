import { ASSOCIATE_STATUSES, foldText, LEVEL_CODES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { peopleIn } from '../../network/team/people-filter.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import { LICENSE_STEPS, NEXT_ACTIONS } from './health.rules.ts';
import type { HealthRow } from './health.store.ts';

/** The downline by urgency: the lowest score first (domain.md 9.3). Nothing here tells of earnings. */
export const healthList = defineList<HealthRow>({
  name: 'downline-health',
  fields: {
    code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: upper },
    name: {
      label: 'Name',
      type: 'text',
      people: peopleIn('app_user.code'),
      column: 'app_user.name_key',
      normalize: foldText,
    },
    level: {
      label: 'Level',
      type: 'enum',
      column: 'app_user.level_code',
      options: LEVEL_CODES,
      sort: { column: sql`level_rank(app_user.level_code)`, type: 'number' },
    },
    status: { label: 'Status', type: 'enum', column: 'app_user.status', options: ASSOCIATE_STATUSES },
    join_date: { label: 'Join Date', type: 'date', column: 'app_user.join_date' },
    score: {
      label: 'Health',
      type: 'number',
      column: 'health.score',
      definition: FIGURES.healthScore,
    },
    flag_count: {
      label: 'Red Flags',
      type: 'number',
      column: 'health.flag_count',
      definition: FIGURES.redFlags,
    },
    next_action: {
      label: 'Next Best Action',
      type: 'enum',
      column: sql`(health.next_action collate "C")`,
      options: NEXT_ACTIONS,
      definition: FIGURES.nextAction,
    },
    last_activity_on: {
      label: 'Last Activity',
      type: 'date',
      column: 'health.last_activity_on',
      nullable: true,
      definition: FIGURES.lastActivity,
    },
    days_quiet: {
      label: 'Days Quiet',
      type: 'number',
      column: 'health.days_quiet',
      definition: FIGURES.daysQuiet,
    },
    license_step: {
      label: 'License Progress',
      type: 'enum',
      column: sql`(health.license_step collate "C")`,
      options: LICENSE_STEPS,
      definition: FIGURES.licenseProgress,
    },
    presentations: {
      label: 'BOPs',
      type: 'number',
      column: 'health.presentations',
      definition: FIGURES.recentPresentations,
    },
    submissions: {
      label: 'Submissions',
      type: 'number',
      column: 'health.submissions',
      definition: FIGURES.recentSubmissions,
    },
  },
  defaultOrder: { score: 'ASC', days_quiet: 'DESC' },
  assumed: { status: { in: ['Active', 'Suspended', 'Resignation Initiated'] } },
  key: { column: 'app_user.code', type: 'text' },
  keyOf: (row) => row.code,
});
