import { ASSOCIATE_STATUSES, COUNTRIES, foldText, LEVEL_CODES } from '@upline/domain';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import type { BetaUserRow } from './beta-users.store.ts';

/** Associates who see what is still being tried out (domain.md 7.4). */
export const betaUserList = defineList<BetaUserRow>({
  name: 'beta-users',
  fields: {
    name: { label: 'Name', type: 'text', column: 'app_user.name_key', normalize: foldText },
    code: { label: 'Code', type: 'text', column: 'app_user.code', normalize: upper },
    level: {
      label: 'Level',
      type: 'enum',
      column: 'app_user.level_code',
      options: LEVEL_CODES,
      sort: { column: 'level.rank', type: 'number' },
    },
    status: { label: 'Status', type: 'enum', column: 'app_user.status', options: ASSOCIATE_STATUSES },
    country: { label: 'Country', type: 'enum', column: 'app_user.country', options: COUNTRIES },
  },
  defaultOrder: { name: 'ASC' },
  key: { column: 'app_user.code', type: 'text' },
  keyOf: (row) => row.code,
});
