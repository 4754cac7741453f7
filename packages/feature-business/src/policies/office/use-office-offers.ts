import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import type { Country } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { useMemo } from 'react';
import type { Offer } from '../form/policy-values.ts';

type Product = OperationAnswer<'listProducts'>['rows'][number];

/** More products than the catalogue holds for one country. */
const MOST = 500;

/** What an associate misses for a provider is the associate's to see; the home office is told by the check. */
export const NOTHING_MISSING: ReadonlyMap<string, readonly string[]> = new Map();

const offerOf = (product: Product): Offer => ({
  ...product,
  payment_basis: product.payment_basis ?? 'Advance',
  writing_number_required: false,
});

/** What can be sold in a country; what is sold no more stays choosable for the policy that has it (R-PRV-01). */
export function useOfficeOffers(country: Country, kept?: string): readonly Offer[] {
  const { data } = useQuery(
    queryFor('listProducts', { query: { filter: { country: { eq: country } }, limit: MOST } }),
  );
  return useMemo(
    () =>
      (data?.rows ?? [])
        .filter(
          ({ id, status, provider }) =>
            id === kept || (status === 'Published' && provider.status === 'Active'),
        )
        .map(offerOf),
    [data, kept],
  );
}
