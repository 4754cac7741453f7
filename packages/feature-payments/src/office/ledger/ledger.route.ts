import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import { JOURNAL_LIST, ledgerSearch } from './ledger-lists.ts';

export const ledgerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ledger',
  staticData: { title: 'Ledger', needs: 'getTrialBalance' },
  validateSearch: ledgerSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.ensureQueryData(queryFor('getTrialBalance', { query: deps })),
  component: lazyRouteComponent(() => import('./ledger-screen.tsx'), 'LedgerScreen'),
});

export const journalsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ledger/journals',
  staticData: { title: 'Journals', needs: 'listJournals', lists: { journals: {} } },
  ...listPage(JOURNAL_LIST),
  component: lazyRouteComponent(() => import('./journals-screen.tsx'), 'JournalsScreen'),
});

export const journalRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ledger/journals/$id',
  staticData: { title: 'Journal', needs: 'getJournal' },
  loader: loadRecord('getJournal'),
  component: lazyRouteComponent(() => import('./journal-screen.tsx'), 'JournalScreen'),
});
