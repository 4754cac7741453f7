import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadList, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import { CHARGEBACK_LIST, chargebackSearch, ROLL_UP_LIST } from './chargeback-lists.ts';

export const chargebacksRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks',
  staticData: {
    title: 'Chargebacks',
    needs: 'listChargebacks',
    lists: { chargebacks: {}, 'roll-ups': { tab: 'roll-ups' } },
  },
  validateSearch: chargebackSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { tab, ...search } }) => {
    if (tab === 'exposure') await context.queryClient.ensureQueryData(queryFor('getExposure'));
    else await loadList(context, tab === 'roll-ups' ? ROLL_UP_LIST : CHARGEBACK_LIST, search);
  },
  component: lazyRouteComponent(() => import('./chargebacks-screen.tsx'), 'ChargebacksScreen'),
});

export const chargebackRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/payments/chargebacks/$id',
  staticData: { title: 'Chargeback', needs: 'getChargeback' },
  loader: loadRecord('getChargeback'),
  component: lazyRouteComponent(() => import('./chargeback-screen.tsx'), 'ChargebackScreen'),
});
