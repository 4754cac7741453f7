import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadNewest, loadRecord, queryFor, signedInRoute, tabSearch } from '@upline/shell';

export interface TemplatesSearch {
  readonly search?: string;
}

export function templatesSearch(raw: Record<string, unknown>): TemplatesSearch {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, 100) : '';
  return search === '' ? {} : { search };
}

export const templatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/templates',
  staticData: { title: 'Message templates', needs: 'listMessageTemplates' },
  validateSearch: templatesSearch,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(queryFor('listMessageTemplates')),
  component: lazyRouteComponent(() => import('./templates-screen.tsx'), 'TemplatesScreen'),
});

export const templateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/templates/$key',
  staticData: { title: 'Message template', needs: 'getMessageTemplate' },
  validateSearch: tabSearch('words', 'history'),
  loader: loadRecord('getMessageTemplate'),
  component: lazyRouteComponent(() => import('./template-screen.tsx'), 'TemplateScreen'),
});

export const templateEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings/templates/$key/edit',
  staticData: { title: 'Edit', needs: 'updateMessageTemplate' },
  loader: loadNewest('getMessageTemplate'),
  component: lazyRouteComponent(() => import('./template-edit-screen.tsx'), 'TemplateEditScreen'),
});
