import { useQuery } from '@tanstack/react-query';
import type { Country } from '@upline/domain';
import { queryFor } from '@upline/shell';
import type { Offer } from './policy-values.ts';

/** More products than the catalogue holds for one country. */
const MOST = 500;
const NOTHING: readonly Offer[] = [];

/** What can be sold today in a country, and what the person misses for a provider in a state (domain.md 2.13). */
export function useOffers(country: Country, state: string) {
  const { data } = useQuery(
    queryFor('listProductsForSale', {
      query: { filter: { country: { eq: country } }, limit: MOST },
    }),
  );
  const { data: coverage } = useQuery(queryFor('getCoverageMap'));
  const cells = coverage?.cells.filter((cell) => cell.state === state && !cell.can_sell) ?? [];
  return {
    offers: data?.rows ?? NOTHING,
    missing: new Map(cells.map(({ provider_id, reasons }) => [provider_id, reasons])),
  };
}
