import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AmaCountry, AmaPlan } from '@upline/domain';
import { loadRecord, queryFor, signedInRoute } from '@upline/shell';

/** Documents that the associate signs (domain.md 2.7). */
export const legalDocumentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/legal-documents',
  staticData: { title: 'Legal documents', needs: 'listOwnLegalDocuments' },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryFor('listOwnLegalDocuments')),
  component: lazyRouteComponent(() => import('./legal-documents-screen.tsx'), 'LegalDocumentsScreen'),
});

export const legalDocumentRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/legal-documents/$id',
  staticData: { title: 'Legal document', needs: 'getOwnLegalDocument' },
  loader: loadRecord('getOwnLegalDocument'),
  component: lazyRouteComponent(() => import('./legal-document-screen.tsx'), 'LegalDocumentScreen'),
});

/** Country and plan of the address; the server knows which of them there are. */
export const agreementInput = (params: { readonly country: string; readonly plan: string }) => ({
  params: params as { country: AmaCountry; plan: AmaPlan },
});

/** `ama/{country}/{plan}`: the agreement in force, to read and to sign (domain.md 1.7). */
export const agreementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ama/$country/$plan',
  staticData: { title: 'Associate Membership Agreement', needs: 'getAgreement' },
  validateSearch: ({ redirect }: Record<string, unknown>): { readonly redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(queryFor('getAgreement', agreementInput(params))),
  component: lazyRouteComponent(() => import('./agreement-screen.tsx'), 'AgreementScreen'),
});
