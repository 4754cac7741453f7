import { useRouter } from '@tanstack/react-router';
import type { Measured } from '@upline/levels';
import { listed, usePageAt } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

const SENIOR = ['RMD', 'EMD', 'NMD', 'SNMD', 'EVC'] as const;

/** By measure: the page whose rows it counts, and how that page is filtered. */
const ROWS: Readonly<Record<string, { readonly page: string; readonly search?: object }>> = {
  field_training_cases: { page: '/account/training-program' },
  training_completed: { page: '/account/training-program' },
  personal_recruits: { page: '/team/personal' },
  life_license: { page: '/account/licenses' },
  aml_current: { page: '/account/licenses' },
  eo_current: { page: '/account/licenses' },
  base_shop_licensed: {
    page: '/team/base-shop',
    search: listed('listTeam', { filter: { licensed: { eq: true } } }),
  },
  licensed_legs: { page: '/team/personal' },
  base_shop_sa: {
    page: '/team/base-shop',
    search: listed('listTeam', { filter: { level: { in: ['SA', 'MD'] } } }),
  },
  rolling_compensation_cents: { page: '/payments/compensations' },
  persistency_bps: { page: '/business' },
  ...Object.fromEntries(
    ['first_generation_rmds', 'rmds', 'rmd_legs', 'emd_legs', 'nmd_legs'].map((measure) => [
      measure,
      {
        page: '/team/infinity',
        search: listed('listTeam', { filter: { level: { in: [...SENIOR] } } }),
      },
    ]),
  ),
};

/** Where the rows are that a figure counts, as far as the app has a page of them. */
export function useRowsOf(window: { readonly from: string | null; readonly to: string | null }) {
  const pageAt = usePageAt();
  const { routesByPath } = useRouter();
  return {
    rowsOf: (measure: Measured['measure']): LinkTarget | undefined => {
      const rows = ROWS[measure];
      // `/team/personal` must be a page of its own: to the record of a member it is a code like any other.
      const page = rows && rows.page in routesByPath ? pageAt(rows.page) : undefined;
      return page && { ...page, ...(rows?.search ? { search: rows.search } : {}) };
    },
    partOf: (leg: string | null): LinkTarget | undefined => {
      if (leg !== null) return pageAt(`/team/${leg}`);
      const { from, to } = window;
      const page = pageAt('/business');
      return (
        page && {
          ...page,
          ...(from && to
            ? {
                search: listed('listPolicies', {
                  filter: { issue_date: { between: [from, to] } },
                }),
              }
            : {}),
        }
      );
    },
  };
}
