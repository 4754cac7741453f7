import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listPage, signedInRoute } from '@upline/shell';
import { CERTIFICATE_LIST, EO_POLICY_LIST, OFFICE_LICENSE_LIST } from './office-license-lists.ts';

export const officeLicensesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/licenses',
  staticData: { title: 'Licenses', needs: 'listLicenses', lists: { licenses: {} } },
  ...listPage(OFFICE_LICENSE_LIST),
  component: lazyRouteComponent(() => import('./office-licenses-screen.tsx'), 'OfficeLicensesScreen'),
});

export const eoPoliciesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/licenses/eo-policies',
  staticData: { title: 'E&O policies', needs: 'listEoPolicies', lists: { 'eo-policies': {} } },
  ...listPage(EO_POLICY_LIST),
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
  ...listPage(CERTIFICATE_LIST),
  component: lazyRouteComponent(() => import('./certificates-screen.tsx'), 'CertificatesScreen'),
});
