import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, loadNewest, loadRecord, queryFor, signedInRoute } from '@upline/shell';
import { DOCUMENT_LIST, TEXT_LIST } from './legal-lists.ts';

/** Documents of all associates, and the texts that they sign (domain.md 2.7). */
export const officeDocumentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-documents',
  staticData: { title: 'Legal documents', needs: 'listLegalDocuments', lists: { 'legal-documents': {} } },
  ...listPage(DOCUMENT_LIST),
  component: lazyRouteComponent(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
});

export const officeDocumentCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-documents/create',
  staticData: { title: 'Create legal document', needs: 'createLegalDocument' },
  component: lazyRouteComponent(() => import('./document-create-screen.tsx'), 'DocumentCreateScreen'),
});

export const officeDocumentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-documents/$id',
  staticData: { title: 'Legal document', needs: 'getLegalDocument' },
  loader: loadRecord('getLegalDocument'),
  component: lazyRouteComponent(() => import('./document-screen.tsx'), 'DocumentScreen'),
});

export const textsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-texts',
  staticData: { title: 'Legal texts', needs: 'listLegalTexts', lists: { 'legal-texts': {} } },
  ...listPage(TEXT_LIST),
  component: lazyRouteComponent(() => import('./texts-screen.tsx'), 'TextsScreen'),
});

export const textCreateRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-texts/create',
  staticData: { title: 'Create legal text', needs: 'createLegalText' },
  component: lazyRouteComponent(() => import('./text-form-screens.tsx'), 'TextCreateScreen'),
});

export const textRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-texts/$id',
  staticData: { title: 'Legal text', needs: 'getLegalText' },
  loader: ({ context: { queryClient }, params: { id } }) =>
    Promise.all([
      queryClient.ensureQueryData(queryFor('getLegalText', { params: { id } })),
      queryClient.ensureQueryData(queryFor('countLegalTextConcerned', { params: { id } })),
    ]),
  component: lazyRouteComponent(() => import('./text-screen.tsx'), 'TextScreen'),
});

export const textEditRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/legal-texts/$id/edit',
  staticData: { title: 'Edit', needs: 'updateLegalText' },
  loader: loadNewest('getLegalText'),
  component: lazyRouteComponent(() => import('./text-form-screens.tsx'), 'TextEditScreen'),
});
