import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { AMA_COUNTRIES, AMA_PLANS, type AmaCountry, type AmaPlan } from '@upline/domain';
import { queryFor, signedInRoute } from '@upline/shell';

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
  loader: ({ context, params: { id } }) =>
    context.queryClient.ensureQueryData(queryFor('getOwnLegalDocument', { params: { id } })),
  component: lazyRouteComponent(() => import('./legal-document-screen.tsx'), 'LegalDocumentScreen'),
});

const isCountry = (value: string): value is AmaCountry => Object.hasOwn(AMA_COUNTRIES, value);
const isPlan = (value: string): value is AmaPlan => AMA_PLANS.some((plan) => plan === value);

/** Country and plan of the address; unknown ones are not found. */
export function agreementOf({ country, plan }: { readonly country: string; readonly plan: string }) {
  if (!isCountry(country) || !isPlan(plan)) throw notFound();
  return { country, plan };
}

/** `ama/{country}/{plan}`: the agreement in force, to read and to sign (domain.md 1.7). */
export const agreementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/ama/$country/$plan',
  staticData: { title: 'Associate Membership Agreement', needs: 'getAgreement' },
  validateSearch: ({ redirect }: Record<string, unknown>): { readonly redirect?: string } =>
    typeof redirect === 'string' ? { redirect } : {},
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(queryFor('getAgreement', { params: agreementOf(params) })),
  component: lazyRouteComponent(() => import('./agreement-screen.tsx'), 'AgreementScreen'),
});
