import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { queryFor } from '../data/query-for.ts';
import { useSettled } from '../data/use-settled.ts';
import { useMay } from '../session/access.ts';
import type { RecordKind } from '../verbs/verb.ts';
import { associateHit, clientHit, onePerPage, policyHit, providerHit } from './palette-hits.ts';
import { pageFor } from './palette-targets.ts';

/** domain.md 2.35. */
const SHORTEST = 2;

/**
 * Associates, clients, policies and providers for what is typed, or one kind of them. The answers of an older text are never
 * shown for a newer one: each text is a query of its own, and leaving it aborts its requests.
 */
export function usePaletteSearch(typed: string, only?: RecordKind) {
  const router = useRouter();
  const text = useSettled(typed.trim());
  const wanted = text.length >= SHORTEST;
  const asks = (kind: RecordKind) => wanted && (only ?? kind) === kind && pageFor(router, kind) !== undefined;
  const query = { search_keyword: text };
  const associates = useQuery({
    ...queryFor('searchAssociates', { query }),
    enabled: useMay('searchAssociates') && asks('associate'),
  });
  const clients = useQuery({
    ...queryFor('searchClients', { query }),
    enabled: useMay('searchClients') && asks('client'),
  });
  const policies = useQuery({
    ...queryFor('searchPolicies', { query }),
    enabled: useMay('searchPolicies') && asks('policy'),
  });
  const providers = useQuery({
    ...queryFor('searchProviders', { query: { search: text } }),
    enabled: useMay('searchProviders') && asks('provider'),
  });
  const hits = [
    ...(associates.data?.rows ?? []).map(associateHit),
    ...(clients.data?.rows ?? []).map(clientHit),
    ...(policies.data?.rows ?? []).map(policyHit),
    ...(providers.data?.rows ?? []).map(providerHit),
  ].filter(({ kind }) => asks(kind));
  const all = [associates, clients, policies, providers];
  const long = typed.trim().length >= SHORTEST;
  return {
    hits: onePerPage(hits),
    waiting: long && (text !== typed.trim() || all.some((each) => each.isFetching)),
    error: all.find((each) => each.isError)?.error,
    long,
  };
}
