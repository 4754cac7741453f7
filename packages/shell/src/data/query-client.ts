import { QueryClient } from '@tanstack/react-query';
import type { Api, OperationId } from '@upline/api-client';
import { inputFor } from './by-id.ts';

/**
 * The one way to make the query cache, in the apps and in tests, so that a forgotten refresh fails a test.
 *
 * Retries live in the request layer (1000 ms doubling, three tries, at most 30 s: SPEC §9), which also waits while
 * offline; a second layer here would multiply them. A query's key is its operation id and input, so the cache itself
 * knows how to load every one.
 */
export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [id, input] = queryKey as [OperationId, object | undefined];
          return api.call(id, ...inputFor<OperationId>({ ...input, signal }));
        },
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        retry: false,
        networkMode: 'always',
      },
      // What was written, secrets among it, is not kept after the page that wrote it.
      mutations: { retry: false, networkMode: 'always', gcTime: 1000 },
    },
  });
}
