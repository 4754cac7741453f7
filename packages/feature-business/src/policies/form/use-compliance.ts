import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryFor, usePageAt } from '@upline/shell';
import { useEffect, useState } from 'react';
import { askedOf, type PolicyCheckBody, type PolicyValues } from './policy-values.ts';

/** After the last letter; a check reads a dozen tables. */
const WAIT = 400;

/**
 * The submission check of what is filled in so far (R-CHK-01). Asked when the form comes to rest, and again when the
 * person comes back from mending something in another tab. Of a stored policy, `policyId` names it.
 */
export function useCompliance(values: PolicyValues, policyId?: string) {
  const asked = askedOf(values);
  const question = JSON.stringify(asked ? { ...asked, ...(policyId && { policy_id: policyId }) } : null);
  const [settled, settle] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => settle(question), WAIT);
    return () => clearTimeout(timer);
  }, [question]);
  const body = JSON.parse(settled) as PolicyCheckBody | null;
  const { data, isFetching, error, refetch } = useQuery({
    ...queryFor('checkPolicy', { body: body as PolicyCheckBody }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
  return {
    check: body === null ? undefined : data,
    checking: isFetching || (question !== settled && question !== 'null'),
    error,
    retry: () => void refetch(),
    pageAt: usePageAt(),
  };
}
