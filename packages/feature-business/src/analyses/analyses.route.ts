import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, queryFor, redirectTo, signedInRoute, tabSearch } from '@upline/shell';
import { ANALYSIS_LIST, compareSearch, pageOf, startSearch } from './analysis-lists.ts';

const startScreen = lazyRouteComponent(
  () => import('./editor/analysis-start-screen.tsx'),
  'AnalysisStartScreen',
);
const screen = lazyRouteComponent(() => import('./analysis-screen.tsx'), 'AnalysisScreen');

/** The analysis; one of the other tool is shown at its own address. */
async function load(queryClient: QueryClient, id: string, tool: string) {
  const analysis = await queryClient.ensureQueryData(queryFor('getAnalysis', { params: { id } }));
  if (analysis.tool !== tool) throw redirectTo({ ...pageOf(analysis), replace: true });
  return analysis;
}

export const analysesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/financial-needs-analysis',
  staticData: { title: 'Financial Needs Analysis', needs: 'listAnalyses', lists: { analyses: {} } },
  ...listPage(ANALYSIS_LIST),
  component: lazyRouteComponent(() => import('./analyses-screen.tsx'), 'AnalysesScreen'),
});

export const dimeStartRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/financial-needs-analysis/dime',
  staticData: { title: 'DIME', needs: 'createAnalysis' },
  validateSearch: startSearch,
  component: startScreen,
});

export const dimeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/financial-needs-analysis/dime/$id',
  staticData: { title: 'DIME', needs: 'getAnalysis' },
  validateSearch: tabSearch('client', 'spouse'),
  loader: ({ context, params }) => load(context.queryClient, params.id, 'DIME'),
  component: screen,
});

export const lifestyleStartRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/financial-needs-analysis/financial-lifestyle-strategy',
  staticData: { title: 'Financial Lifestyle Strategy', needs: 'createAnalysis' },
  validateSearch: startSearch,
  component: startScreen,
});

export const lifestyleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/financial-needs-analysis/financial-lifestyle-strategy/$id',
  staticData: { title: 'Financial Lifestyle Strategy', needs: 'getAnalysis' },
  loader: ({ context, params }) => load(context.queryClient, params.id, 'Financial Lifestyle Strategy'),
  component: screen,
});

export const analysesCompareRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/business/financial-needs-analysis/compare',
  staticData: { title: 'Compare', needs: 'getAnalysis' },
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import('./compare-screen.tsx'), 'CompareScreen'),
});
