import type { OperationAnswer } from '@upline/api-client';
import { type Country, STATES } from '@upline/domain';

export type CoverageMap = OperationAnswer<'getCoverageMap'>;
export type Cell = CoverageMap['cells'][number];

/** A state with what the chosen providers let the associate sell there. */
export interface StateCoverage {
  readonly code: string;
  readonly name: string;
  /** How many products can be sold, of all chosen providers. */
  readonly products: number;
  readonly cells: readonly Cell[];
}

/** The states of a country in which anybody chosen sells, by name; none where nobody does. */
export function coverageOf(
  { cells }: CoverageMap,
  country: Country,
  providerId: string | undefined,
): StateCoverage[] {
  const chosen = cells.filter(({ provider_id }) => providerId === undefined || provider_id === providerId);
  const byState = Map.groupBy(chosen, ({ state }) => state);
  return STATES[country].flatMap(({ code, name }) => {
    const found = byState.get(code);
    if (!found) return [];
    return [{ code, name, cells: found, products: found.reduce((sum, cell) => sum + cell.products, 0) }];
  });
}

/** Row and column of every state on a map of equal tiles; territories and provinces stand in rows of their own. */
export const TILES: Readonly<Record<Country, readonly string[]>> = {
  USA: [
    'AK .. .. .. .. .. .. .. .. .. ME',
    '.. .. .. .. .. .. .. .. .. VT NH',
    'WA ID MT ND MN IL WI MI NY RI MA',
    'OR NV WY SD IA IN OH PA NJ CT ..',
    'CA UT CO NE MO KY WV VA MD DE ..',
    '.. AZ NM KS AR TN NC SC DC .. ..',
    '.. .. .. OK LA MS AL GA .. .. ..',
    'HI .. .. TX .. .. .. .. FL .. ..',
    'AS GU MP PR VI .. .. .. .. .. ..',
  ],
  Canada: ['YT NT NU .. .. NL', 'BC AB SK MB QC PE', '.. .. .. ON NB NS'],
};
