import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { inputFor, listPage, neighboursOf, queryFor, rememberWalk, signedInRoute } from '@upline/shell';
import { APPROVAL_LIST, approvalTarget } from './approval-list.ts';

export const approvalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/approvals',
  staticData: { title: 'Approvals', needs: 'listApprovals', lists: { approvals: {} } },
  ...listPage(APPROVAL_LIST),
  component: lazyRouteComponent(() => import('./approvals-screen.tsx'), 'ApprovalsScreen'),
});

/** As many as are walked through when the page was not opened from the list. */
const WALK = 100;

export const approvalRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/approvals/$kind/$id',
  staticData: { title: 'Approval', needs: 'getApproval' },
  async loader({ context: { queryClient }, params, location }) {
    const [{ kindOf }, approval] = await Promise.all([
      import('./approval-kinds.ts'),
      queryClient.fetchQuery(queryFor('getApproval', ...inputFor<'getApproval'>({ params }))),
    ]);
    const kind = kindOf(params.kind);
    if (!kind) throw notFound();
    await kind.load(queryClient, approval);
    if (neighboursOf(location.pathname)) return;
    const { rows } = await queryClient.fetchQuery(queryFor('listApprovals', { query: { limit: WALK } }));
    rememberWalk(rows, approvalTarget);
  },
  component: lazyRouteComponent(() => import('./approval-screen.tsx'), 'ApprovalScreen'),
});
