import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';

/** The teams an upline leads; the base shop unless the address says otherwise. */
export type HealthTeam = 'Personal' | 'BaseShop';

const views = builtInViews('listDownlineHealth', () => [
  { id: 'flags', name: 'Red flags', filter: { flag_count: { gt: 0 } } },
  { id: 'quiet', name: 'No activity for 14 days', filter: { days_quiet: { gt: 14 } } },
  {
    id: 'not-licensed',
    name: 'On the way to a license',
    filter: {
      license_step: { in: ['Not started', 'Course completed', 'Exam passed', 'Waiting for approval'] },
    },
  },
]);

export const healthListOf = (team: HealthTeam) =>
  ({
    name: 'downline-health',
    list: 'listDownlineHealth',
    count: 'countDownlineHealth',
    views,
    query: { team },
  }) as const satisfies ListOperations;

export type HealthSearch = ListSearch & { readonly team?: 'Personal' };

export const healthSearch = (search: Record<string, unknown>): HealthSearch => ({
  ...listSearch(search),
  ...(search.team === 'Personal' ? { team: 'Personal' } : {}),
});
