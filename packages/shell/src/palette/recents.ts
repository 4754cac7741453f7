import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useApi } from '../app/client.tsx';
import { queryFor } from '../data/query-for.ts';
import { useAccess, useMay } from '../session/access.ts';
import { readOwn } from '../session/own-storage.ts';
import type { RecordKind } from '../verbs/verb.ts';
import { associateHit, clientHit, type Hit, policyHit, providerHit } from './palette-hits.ts';
import { pageFor, RECORD_KINDS } from './palette-targets.ts';

/**
 * What the person opened last, the latest first. Only keys are kept, so the server says again what they are called, and
 * leaves out what the person no longer reaches.
 */
export function useRecents(wanted: boolean): readonly Hit[] {
  const router = useRouter();
  const { tokens } = useApi();
  const { code } = useAccess().user;
  const opened = readOwn(tokens, code).opened ?? [];
  const keysOf = (kind: RecordKind) =>
    opened.flatMap((each) => (each.kind === kind && pageFor(router, kind) ? [each.id] : []));
  const [people, clients, policies, providers] = RECORD_KINDS.map(keysOf) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const include = (keys: readonly string[]) => ({ query: { include: keys.join(',') } });
  const found = [
    useQuery({
      ...queryFor('searchAssociates', include(people)),
      enabled: useMay('searchAssociates') && wanted && people.length > 0,
      select: ({ rows }) => rows.map(associateHit),
    }),
    useQuery({
      ...queryFor('searchClients', include(clients)),
      enabled: useMay('searchClients') && wanted && clients.length > 0,
      select: ({ rows }) => rows.map(clientHit),
    }),
    useQuery({
      ...queryFor('searchPolicies', include(policies)),
      enabled: useMay('searchPolicies') && wanted && policies.length > 0,
      select: ({ rows }) => rows.map(policyHit),
    }),
    useQuery({
      ...queryFor('listProviders', { query: { filter: { id: { in: providers } } } }),
      enabled: useMay('listProviders') && wanted && providers.length > 0,
      select: ({ rows }) => rows.map(providerHit),
    }),
  ];
  if (!wanted) return [];
  const hits = found.flatMap(({ data }) => data ?? []);
  return opened.flatMap(({ kind, id }) => hits.find((hit) => hit.kind === kind && hit.key === id) ?? []);
}
