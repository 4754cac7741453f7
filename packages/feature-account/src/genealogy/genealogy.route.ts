import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { accessQuery, queryFor, signedInRoute } from '@upline/shell';
import { firstQuestion, type TreeSearch, treeSearch } from '@upline/tree/view/tree-search.ts';

export const treeQuestion = (code: string, search: TreeSearch) =>
  queryFor('getTeamTree', { params: { code }, query: firstQuestion(search) });

/** The own place in the network: everybody above, and the tree below (domain.md B.2). */
export const genealogyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/genealogy-tree',
  staticData: { title: 'Genealogy tree', needs: 'getTeamTree' },
  validateSearch: (search: Record<string, unknown>): TreeSearch => treeSearch(search, companyToday()),
  // Looks, colours and the person flown to ask for nothing.
  loaderDeps: ({ search: { depth, day, since } }): TreeSearch => ({
    ...(depth && { depth }),
    ...(day && { day }),
    ...(since && { since }),
  }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { user } = await queryClient.ensureQueryData(accessQuery);
    await Promise.all([
      queryClient.ensureQueryData(queryFor('getUplinePath', { params: { code: user.code } })),
      queryClient.ensureQueryData(treeQuestion(user.code, deps)),
    ]);
  },
  component: lazyRouteComponent(() => import('./genealogy-screen.tsx'), 'GenealogyScreen'),
});
