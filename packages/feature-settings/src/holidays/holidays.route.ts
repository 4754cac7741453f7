import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queryFor, signedInRoute } from '@upline/shell';

export interface HolidaysSearch {
  readonly year?: number;
}

/** The present year is left out of the address. */
export function holidaysSearch(raw: Record<string, unknown>): HolidaysSearch {
  const year = Number(raw.year);
  return Number.isInteger(year) && year >= 1900 && year <= 2199 ? { year } : {};
}

export const holidaysQuery = ({ year }: HolidaysSearch) =>
  queryFor('listHolidays', { query: year === undefined ? {} : { year: String(year) } });

export const holidaysRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/holidays',
  staticData: { title: 'Holidays', needs: 'listHolidays' },
  validateSearch: holidaysSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureQueryData(holidaysQuery(deps)),
  component: lazyRouteComponent(() => import('./holidays-screen.tsx'), 'HolidaysScreen'),
});
