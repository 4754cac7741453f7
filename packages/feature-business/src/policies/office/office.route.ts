import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { listPage, queryFor, redirectTo, signedInRoute, tabSearch } from '@upline/shell';
import { OFFICE_POLICY_LIST } from './office-list.ts';

export const officePoliciesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business',
  staticData: { title: 'Business', needs: 'listAdminPolicies', lists: { 'admin-policies': {} } },
  ...listPage(OFFICE_POLICY_LIST),
  component: lazyRouteComponent(() => import('./office-policies-screen.tsx'), 'OfficePoliciesScreen'),
});

export const officePolicyCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/create',
  staticData: { title: 'Create policy', needs: 'createAdminPolicy' },
  component: lazyRouteComponent(() => import('./office-create-screen.tsx'), 'OfficeCreateScreen'),
});

const policyTab = tabSearch('overview', 'compensation', 'attachments', 'activity');
const whichPolicy = (search: Record<string, unknown>): { id?: string } =>
  typeof search.id === 'string' ? { id: search.id } : {};

/** The policy of a number; several providers may use one (domain.md 2.12), then the id says which is meant. */
async function policiesOf(queryClient: QueryClient, policy_number: string, named: string | undefined) {
  if (named) return { rows: [], id: named };
  const query = { filter: { policy_number: { eq: policy_number } } };
  const { rows } = await queryClient.ensureQueryData(queryFor('listAdminPolicies', { query }));
  if (rows.length === 0) throw notFound();
  return { rows, id: rows.length === 1 ? rows[0]?.id : undefined };
}

export const officePolicyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/$policy_number',
  staticData: { title: 'Policy', needs: 'getAdminPolicy' },
  validateSearch: (search: Record<string, unknown>) => ({ ...policyTab(search), ...whichPolicy(search) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { queryClient }, params: { policy_number }, deps }) => {
    const found = await policiesOf(queryClient, policy_number, deps.id);
    if (found.id) await queryClient.ensureQueryData(queryFor('getAdminPolicy', { params: { id: found.id } }));
    return found;
  },
  component: lazyRouteComponent(() => import('./office-policy-screen.tsx'), 'OfficePolicyScreen'),
});

export const officePolicyEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/$policy_number/edit',
  staticData: { title: 'Edit', needs: 'updateAdminPolicy' },
  validateSearch: whichPolicy,
  loaderDeps: ({ search: { id } }) => ({ id }),
  // The form starts from the newest record, so that its version is the one that is there.
  loader: async ({ context: { queryClient }, params: { policy_number }, deps }) => {
    const { id } = await policiesOf(queryClient, policy_number, deps.id);
    // The page of the number asks which one is meant.
    if (!id) throw redirectTo({ to: '/business/$policy_number', params: { policy_number } });
    const query = queryFor('getAdminPolicy', { params: { id } });
    return { policy: await queryClient.fetchQuery({ ...query, staleTime: 0 }) };
  },
  component: lazyRouteComponent(() => import('./office-edit-screen.tsx'), 'OfficeEditScreen'),
});
