import { ASSOCIATE_STATUSES, COUNTRIES, foldText, LEVEL_CODES, STATE_CODES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { peopleIn } from '../network/team/people-filter.ts';
import { defineList } from '../platform/list/define-list.ts';
import { upper } from '../platform/list/list-text.ts';
import { isLicensed, type MemberRow } from './team.store.ts';
import { monthPoints } from './team-month.store.ts';

/** Members of a team (domain.md B.4); who has left is shown only when the filter names `status` (R-TEAM-05). */
export const teamListNamed = (name: string) =>
  defineList<MemberRow>({
    name,
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
      licensed: { label: 'Licensed', type: 'boolean', column: isLicensed },
      city: { label: 'City', type: 'text', column: 'associate.city', nullable: true },
      state: {
        label: 'State',
        type: 'enum',
        column: 'app_user.address_state',
        options: STATE_CODES,
        nullable: true,
      },
      country: { label: 'Country', type: 'enum', column: 'app_user.country', options: COUNTRIES },
      upline: {
        label: 'Upline',
        type: 'text',
        column: 'upline.name_key',
        normalize: foldText,
        nullable: true,
        // Everybody in a team has one.
        sort: { column: 'upline.name_key', type: 'text', nullable: false },
      },
      upline_rmd: {
        label: 'Upline RMD',
        type: 'text',
        column: 'rmd.name_key',
        normalize: foldText,
        nullable: true,
      },
      join_date: { label: 'Join Date', type: 'date', column: 'app_user.join_date' },
      month_bv: {
        label: 'Month BV',
        type: 'money',
        unit: 'bv',
        column: monthPoints('IssuedBv'),
        definition: FIGURES.monthBv,
      },
      recruits: {
        label: 'Recruits',
        type: 'number',
        column: monthPoints('Recruits'),
        definition: FIGURES.monthRecruits,
      },
    },
    defaultOrder: { name: 'ASC' },
    assumed: { status: { in: ['Active', 'Suspended', 'Resignation Initiated'] } },
    key: { column: 'app_user.code', type: 'text' },
    keyOf: (row) => row.code,
  });

export const teamList = teamListNamed('team');
