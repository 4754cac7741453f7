import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadRecord, queryFor, signedInRoute } from '@upline/shell';

/** What is searched for is part of the address (R-RTE-02). */
const helpSearch = ({ search }: Record<string, unknown>): { search?: string } =>
  typeof search === 'string' && search.trim() !== '' ? { search: search.slice(0, 100) } : {};

export const helpRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help',
  staticData: { title: 'Help', needs: 'readHelp' },
  validateSearch: helpSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('readHelp')),
  component: lazyRouteComponent(() => import('./help-screen.tsx'), 'HelpScreen'),
});

export const helpCategoryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help/category/$slug',
  staticData: { title: 'Help category', needs: 'readHelpCategory' },
  loader: loadRecord('readHelpCategory'),
  component: lazyRouteComponent(() => import('./category-screen.tsx'), 'CategoryScreen'),
});

export const helpArticleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/help/$slug',
  staticData: { title: 'Help article', needs: 'readHelpArticle' },
  loader: loadRecord('readHelpArticle'),
  component: lazyRouteComponent(() => import('./article-screen.tsx'), 'ArticleScreen'),
});

export const pageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/$slug',
  staticData: { title: 'Page', needs: 'readPage' },
  loader: loadRecord('readPage'),
  component: lazyRouteComponent(() => import('./page-screen.tsx'), 'PageScreen'),
});
