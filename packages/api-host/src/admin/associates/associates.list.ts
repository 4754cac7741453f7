import { ASSOCIATE_STATUSES, COUNTRIES, foldText, LEVEL_CODES, PARTNERS, STATE_CODES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { peopleIn } from '../../network/team/people-filter.ts';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import { isLicensed } from '../../team/team.store.ts';
import type { AssociateListRow } from './associates.store.ts';

/** The admin's list of the whole network (domain.md 2.1). */
export const associateList = defineList<AssociateListRow>({
  name: 'associates',
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
      sort: { column: 'level.rank', type: 'number' },
    },
    status: { label: 'Status', type: 'enum', column: 'app_user.status', options: ASSOCIATE_STATUSES },
    country: { label: 'Country', type: 'enum', column: 'app_user.country', options: COUNTRIES },
    city: { label: 'City', type: 'text', column: 'associate.city', nullable: true },
    state: {
      label: 'State',
      type: 'enum',
      column: 'app_user.address_state',
      options: STATE_CODES,
      nullable: true,
    },
    upline: { label: 'Upline', type: 'text', column: 'upline.name_key', normalize: foldText, nullable: true },
    upline_code: {
      label: 'Upline Code',
      type: 'text',
      column: 'app_user.upline_code',
      normalize: upper,
      nullable: true,
    },
    upline_rmd: {
      label: 'Upline RMD',
      type: 'text',
      column: 'rmd.name_key',
      normalize: foldText,
      nullable: true,
    },
    upline_rmd_code: {
      label: 'Upline RMD Code',
      type: 'text',
      column: 'app_user.upline_rmd_code',
      normalize: upper,
      nullable: true,
    },
    join_date: { label: 'Join Date', type: 'date', column: 'app_user.join_date' },
    partner: {
      label: 'Partner',
      type: 'enum',
      column: 'app_user.partner',
      options: PARTNERS,
      nullable: true,
    },
    licensed: { label: 'Licensed', type: 'boolean', column: isLicensed },
    debit_balance_usd_cents: {
      label: 'Debit Balance',
      type: 'money',
      column: sql`coalesce(debt.usd_cents, 0)`,
      definition: FIGURES.debitBalance,
    },
    debit_balance_cad_cents: {
      label: 'Debit Balance CAD',
      type: 'money',
      column: sql`coalesce(debt.cad_cents, 0)`,
      definition: FIGURES.debitBalance,
    },
  },
  defaultOrder: { name: 'ASC' },
  key: { column: 'app_user.code', type: 'text' },
  keyOf: (row) => row.code,
});
