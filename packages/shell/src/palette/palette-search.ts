import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryFor } from '../data/query-for.ts';
import { useMay } from '../session/access.ts';
import { pageFor } from './palette-targets.ts';

/** SPEC §9: selects and search wait 300 ms after the last key. */
const DEBOUNCE_MS = 300;
/** domain.md 2.35. */
const SHORTEST = 2;

export interface Hit {
  readonly kind: 'associate' | 'client' | 'policy' | 'provider';
  readonly id: string;
  readonly name: string;
  readonly inactive: boolean;
  /** Muted words behind the name. */
  readonly detail?: string;
  readonly level?: string | null;
  /** Names of the nearest uplines, the nearest last. */
  readonly uplines?: readonly string[];
}

/** The typed text once it has come to rest. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Associates, clients, policies and providers for what is typed. The answers of an older text are never shown for a newer one:
 * each text is a query of its own, and leaving it aborts its requests.
 */
export function usePaletteSearch(typed: string) {
  const router = useRouter();
  const text = useSettled(typed.trim());
  const wanted = text.length >= SHORTEST;
  const associates = useQuery({
    ...queryFor('searchAssociates', { query: { search_keyword: text } }),
    enabled: useMay('searchAssociates') && wanted && pageFor(router, 'associate') !== undefined,
  });
  const clients = useQuery({
    ...queryFor('searchClients', { query: { search_keyword: text } }),
    enabled: useMay('searchClients') && wanted && pageFor(router, 'client') !== undefined,
  });
  const policies = useQuery({
    ...queryFor('searchPolicies', { query: { search_keyword: text } }),
    enabled: useMay('searchPolicies') && wanted && pageFor(router, 'policy') !== undefined,
  });
  const providers = useQuery({
    ...queryFor('searchProviders', { query: { search: text } }),
    enabled: useMay('searchProviders') && wanted && pageFor(router, 'provider') !== undefined,
  });
  const hits: Hit[] = [
    ...(associates.data?.rows ?? []).map(
      ({ code, name, level_name, uplines }): Hit => ({
        kind: 'associate',
        id: code,
        name,
        inactive: false,
        level: level_name,
        uplines,
      }),
    ),
    ...(clients.data?.rows ?? []).map(({ id, name }): Hit => ({ kind: 'client', id, name, inactive: false })),
    // Where providers share a number, its page asks which one is meant.
    ...[...new Map((policies.data?.rows ?? []).map((row) => [row.policy_number, row])).values()].map(
      ({ policy_number, provider }): Hit => ({
        kind: 'policy',
        id: policy_number,
        name: policy_number,
        inactive: false,
        detail: provider,
      }),
    ),
    ...(providers.data?.rows ?? []).map(
      ({ id, name, status }): Hit => ({ kind: 'provider', id, name, inactive: status === 'Inactive' }),
    ),
  ];
  const all = [associates, clients, policies, providers];
  const long = typed.trim().length >= SHORTEST;
  return {
    hits: wanted ? hits : [],
    waiting: long && (text !== typed.trim() || all.some((query) => query.isFetching)),
    error: all.find((query) => query.isError)?.error,
    long,
  };
}
