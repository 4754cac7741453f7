import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, listSearch, loadList, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import {
  daysOfMonth,
  monthOf,
  PAYMENT_LIST,
  PROVIDER_PAYMENTS,
  RECONCILIATION,
  reconciledRows,
  reconciliationSearch,
  STATEMENT_LIST,
  STATEMENTS,
  statementLines,
} from './provider-payment-lists.ts';

export const providerPaymentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: PROVIDER_PAYMENTS,
  staticData: {
    title: 'Provider payments',
    needs: 'listProviderPayments',
    lists: { 'provider-payments': {} },
  },
  ...listPage(PAYMENT_LIST),
  component: lazyRouteComponent(() => import('./provider-payments-screen.tsx'), 'ProviderPaymentsScreen'),
});

export const providerPaymentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${PROVIDER_PAYMENTS}/$id`,
  staticData: { title: 'Provider payment', needs: 'getProviderPayment' },
  loader: loadRecord('getProviderPayment'),
  component: lazyRouteComponent(() => import('./provider-payment-screen.tsx'), 'ProviderPaymentScreen'),
});

export const statementImportsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: STATEMENTS,
  staticData: {
    title: 'Statement imports',
    needs: 'listProviderStatements',
    lists: { 'provider-statements': {} },
  },
  ...listPage(STATEMENT_LIST),
  component: lazyRouteComponent(() => import('./statement-imports-screen.tsx'), 'StatementImportsScreen'),
});

export const statementImportRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: `${STATEMENTS}/$id`,
  staticData: { title: 'Statement import', needs: 'getProviderStatement' },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(queryFor('getProviderStatement', { params: { id } })),
      loadList(context, statementLines(id), deps),
    ]);
  },
  component: lazyRouteComponent(() => import('./statement-import-screen.tsx'), 'StatementImportScreen'),
});

export const reconciliationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: RECONCILIATION,
  staticData: { title: 'Reconciliation', needs: 'getReconciliation', lists: { reconciliation: {} } },
  validateSearch: reconciliationSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const month = monthOf(deps);
    const { month: _month, ...search } = deps;
    await Promise.all([
      context.queryClient.ensureQueryData(queryFor('getReconciliation', { query: daysOfMonth(month) })),
      loadList(context, reconciledRows(month), search),
    ]);
  },
  component: lazyRouteComponent(() => import('./reconciliation-screen.tsx'), 'ReconciliationScreen'),
});
