import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { MAX_MONEY_CENTS } from '@upline/domain';
import { loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { POLICY_LIST, policySearch, teamPolicyList } from './policy-lists.ts';

// A needs analysis names the face amount it recommends, in cents (domain.md 2.20).
const wantedFace = ({ face }: Record<string, unknown>): { face?: number } =>
  Number.isSafeInteger(face) && (face as number) > 0 && (face as number) <= MAX_MONEY_CENTS
    ? { face: face as number }
    : {};

export const policiesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business',
  staticData: {
    title: 'Business',
    needs: 'listPolicies',
    lists: { policies: {}, 'team-policies': { team: 'BaseShop' } },
  },
  validateSearch: policySearch,
  loaderDeps: ({ search: { policy: _policy, ...search } }) => search,
  loader: ({ context, deps: { team, counted, ...search } }) =>
    loadList(context, team ? teamPolicyList(team, counted) : POLICY_LIST, search),
  component: lazyRouteComponent(() => import('./policies-screen.tsx'), 'PoliciesScreen'),
});

export const policyCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/create',
  staticData: { title: 'Create policy', needs: 'createPolicy' },
  // A case of a carrier that waits for its policy (domain.md 2.21).
  validateSearch: (search: Record<string, unknown>): { case?: string } =>
    typeof search.case === 'string' ? { case: search.case } : {},
  loaderDeps: ({ search }) => ({ id: search.case }),
  loader: async ({ context: { queryClient }, deps: { id } }) =>
    id === undefined
      ? {}
      : { report: await queryClient.ensureQueryData(queryFor('getCarrierCase', { params: { id } })) },
  component: lazyRouteComponent(() => import('./form/policy-create-screen.tsx'), 'PolicyCreateScreen'),
});

export const policyCreateForRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/create/$client_id',
  staticData: { title: 'Create policy', needs: 'createPolicy' },
  validateSearch: wantedFace,
  loader: async ({ context: { queryClient }, params: { client_id } }) => ({
    client: await queryClient.ensureQueryData(queryFor('getClient', { params: { id: client_id } })),
  }),
  component: lazyRouteComponent(() => import('./form/policy-create-screen.tsx'), 'PolicyCreateScreen'),
});

// Several providers may use one number (domain.md 2.12): the id says which is meant.
const whichPolicy = (search: Record<string, unknown>): { id?: string } =>
  typeof search.id === 'string' ? { id: search.id } : {};

/** The policy of a number, or those to choose from. */
async function loadPolicy(
  queryClient: QueryClient,
  policy_number: string,
  id: string | undefined,
  isFresh: boolean,
) {
  const { rows } = await queryClient.ensureQueryData(
    queryFor('findPoliciesByNumber', { params: { policy_number } }),
  );
  const found = rows.length === 1 ? rows[0] : rows.find((row) => row.id === id);
  if (rows.length === 0) throw notFound();
  if (found) {
    const query = queryFor('getPolicy', { params: { id: found.id } });
    await (isFresh ? queryClient.fetchQuery({ ...query, staleTime: 0 }) : queryClient.ensureQueryData(query));
  }
  return { rows, id: found?.id };
}

const policyTab = tabSearch('overview', 'compensation', 'attachments', 'activity');

export const policyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/$policy_number',
  staticData: { title: 'Policy', needs: 'findPoliciesByNumber' },
  validateSearch: (search: Record<string, unknown>) => ({ ...policyTab(search), ...whichPolicy(search) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { queryClient }, params, deps }) =>
    loadPolicy(queryClient, params.policy_number, deps.id, false),
  component: lazyRouteComponent(() => import('./policy-screen.tsx'), 'PolicyScreen'),
});

export const policyEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/$policy_number/edit',
  staticData: { title: 'Edit', needs: 'updatePolicy' },
  validateSearch: whichPolicy,
  loaderDeps: ({ search: { id } }) => ({ id }),
  // The form starts from the newest record, so that its version is the one that is there.
  loader: ({ context: { queryClient }, params, deps }) =>
    loadPolicy(queryClient, params.policy_number, deps.id, true),
  component: lazyRouteComponent(() => import('./form/policy-edit-screen.tsx'), 'PolicyEditScreen'),
});
