import type { Session } from '../../../tooling/e2e/session.ts';

/** Pages without a session. */
export const PUBLIC_ROUTES = ['/login', '/forgot-password', '/reset-password', '/login/sso/some-token'];

/** Every page of the signed-in portal, with a record of the session's person, a beta user, where one is named. */
export async function signedInRoutes(session: Session): Promise<string[]> {
  const { rows } = (await session.call('GET', '/business/clients?limit=1')).body;
  const policies = (await session.call('GET', '/business/policies?limit=1')).body.rows;
  const notices = (await session.call('GET', '/notifications?limit=1')).body.rows;
  const prospects = (await session.call('GET', '/business/prospects?limit=1')).body.rows;
  const providers = (await session.call('GET', '/business/product-providers?limit=1')).body.rows;
  const cases = (await session.call('GET', '/business/carrier-cases?limit=1')).body.rows;
  const trainees = (await session.call('GET', '/team/trainees?limit=1')).body.rows.slice(0, 1);
  const analyses: { id: string; tool: string; status: string }[] = (
    await session.call('GET', '/business/analyses?limit=20')
  ).body.rows;
  const analysis = (tool: string, status: string, path: string) =>
    analyses.filter((one) => one.tool === tool && one.status === status).map(({ id }) => `${path}/${id}`);
  const needs = '/business/financial-needs-analysis';
  const client = `/business/clients/${rows[0].id}`;
  return [
    '/dashboard',
    '/business',
    '/business/dashboard',
    ...(policies[0]
      ? ['', '?tab=compensation', '?tab=attachments', '?tab=activity'].map(
          (part) => `/business/${policies[0].policy_number}${part}`,
        )
      : []),
    ...(policies[0] ? [`/business/${policies[0].policy_number}/edit`] : []),
    '/business/create',
    `/business/create/${rows[0].id}`,
    '/business/clients',
    '/business/clients/create',
    '/business/create/client',
    client,
    `${client}?tab=policies`,
    `${client}?tab=analyses`,
    `${client}?tab=notes`,
    `${client}?tab=activity`,
    `${client}/edit`,
    '/business/prospects',
    '/business/prospects?layout=board',
    '/business/prospects/create',
    ...prospects
      .slice(0, 1)
      .flatMap(({ id }: { id: string }) =>
        ['', '/edit', '/convert'].map((part) => `/business/prospects/${id}${part}`),
      ),
    '/business/product-providers',
    '/business/product-providers?show=coverage',
    ...['', '/videos', '/links', '/attachments'].map(
      (part) => `/business/product-providers/${providers[0].id}${part}`,
    ),
    '/business/compensation-schedule',
    needs,
    `${needs}/dime`,
    `${needs}/financial-lifestyle-strategy`,
    ...analysis('DIME', 'Draft', `${needs}/dime`).slice(0, 1),
    ...analysis('DIME', 'Completed', `${needs}/dime`).slice(0, 1),
    ...analysis('Financial Lifestyle Strategy', 'Draft', `${needs}/financial-lifestyle-strategy`).slice(0, 1),
    `${needs}/compare?ids=${analyses[0]?.id}`,
    '/business/supervision-reviews',
    '/team/trainees',
    ...trainees.map(({ associate }: { associate: { code: string } }) => `/team/trainees/${associate.code}`),
    '/business/carrier-dashboard',
    `/business/carrier-dashboard/${cases[0].id}`,
    '/account',
    '/account/photo',
    '/account/password',
    ...(notices[0] ? [`/notifications/${notices[0].id}`] : []),
    '/no-such-page',
  ];
}
