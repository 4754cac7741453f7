import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { loadList, queryFor, signedInRoute, tabSearch } from '@upline/shell';
import { POLICY_LIST, policySearch, teamPolicyList } from './policy-lists.ts';

export const policiesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business',
  staticData: { title: 'Business', needs: 'listPolicies' },
  validateSearch: policySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { team, ...search } }) =>
    loadList(context, team ? teamPolicyList(team) : POLICY_LIST, search),
  component: lazyRouteComponent(() => import('./policies-screen.tsx'), 'PoliciesScreen'),
});

const policyTab = tabSearch('overview', 'compensation', 'attachments', 'activity');

export const policyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/$policy_number',
  staticData: { title: 'Policy', needs: 'findPoliciesByNumber' },
  // Several providers may use one number (domain.md 2.12): the id says which is meant.
  validateSearch: (search: Record<string, unknown>) => ({
    ...policyTab(search),
    ...(typeof search.id === 'string' ? { id: search.id } : {}),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, params, deps }) => {
    const { rows } = await queryClient.ensureQueryData(queryFor('findPoliciesByNumber', { params }));
    const meant = rows.length === 1 ? rows[0] : rows.find(({ id }) => id === deps.id);
    if (rows.length === 0) throw notFound();
    if (meant) await queryClient.ensureQueryData(queryFor('getPolicy', { params: { id: meant.id } }));
    return { rows, id: meant?.id };
  },
  component: lazyRouteComponent(() => import('./policy-screen.tsx'), 'PolicyScreen'),
});
