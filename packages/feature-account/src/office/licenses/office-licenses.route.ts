import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch, loadList, signedInRoute } from '@upline/shell';
import { CERTIFICATE_LIST, EO_POLICY_LIST, OFFICE_LICENSE_LIST } from './office-license-lists.ts';

export const officeLicensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/licenses',
  staticData: { title: 'Licenses', needs: 'listLicenses', lists: { licenses: {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, OFFICE_LICENSE_LIST, deps),
  component: lazyRouteComponent(() => import('./office-licenses-screen.tsx'), 'OfficeLicensesScreen'),
});

export const eoPoliciesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/licenses/eo-policies',
  staticData: { title: 'E&O policies', needs: 'listEoPolicies', lists: { 'eo-policies': {} } },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, EO_POLICY_LIST, deps),
  component: lazyRouteComponent(() => import('./eo-policies-screen.tsx'), 'EoPoliciesScreen'),
});

export const certificatesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/licenses/certificates',
  staticData: {
    title: 'Training certificates',
    needs: 'listTrainingCertificates',
    lists: { 'training-certificates': {} },
  },
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadList(context, CERTIFICATE_LIST, deps),
  component: lazyRouteComponent(() => import('./certificates-screen.tsx'), 'CertificatesScreen'),
});
