import { addDays, companyToday, EXPIRING_DAYS, type TeamType } from '@upline/domain';
import { builtInViews, type ListOperations, type ListSearch, listSearch } from '@upline/shell';
import { teamNamedIn } from '../team-slugs.ts';

/** What ends soon and has not been renewed: what the tile of the dashboard counts. */
export const expiring = (today: string) => ({
  status: { in: ['Active' as const] },
  is_renewed: { eq: false },
  expiration_date: { between: [today, addDays(today, EXPIRING_DAYS)] as [string, string] },
});

const licenseViews = builtInViews('listTeamLicenses', () => [
  { id: 'expiring', name: `Expiring in ${EXPIRING_DAYS} days`, filter: expiring(companyToday()) },
  {
    id: 'expired',
    name: 'Expired',
    filter: { status: { in: ['Expired'] }, is_renewed: { eq: false } },
    order: { expiration_date: 'DESC' },
  },
  { id: 'inactive', name: 'Inactive people', filter: { inactive: { eq: true } } },
]);

/** The operations of a team's licenses. */
export const teamLicenses = (team: TeamType) =>
  ({
    name: 'team-licenses',
    list: 'listTeamLicenses',
    count: 'countTeamLicenses',
    export: 'exportTeamLicenses',
    views: licenseViews,
    query: { team },
  }) as const satisfies ListOperations;

export type LicenseSearch = ListSearch & { readonly team?: TeamType };

/** Address of the list; the whole downline is left out of it. */
export function licenseSearch(search: Record<string, unknown>): LicenseSearch {
  const team = teamNamedIn(search);
  return { ...listSearch(search), ...(team && team !== 'Infinity' ? { team } : {}) };
}
