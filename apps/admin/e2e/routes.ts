import type { Session } from '../../../tooling/e2e/session.ts';

/** Every page of the admin app, with a record where one is named. */
export async function signedInRoutes(session: Session): Promise<string[]> {
  const { rows } = (await session.call('GET', '/admin/associates?limit=1')).body;
  const associate = `/associates/${rows[0].code}`;
  const { rows: policies } = (await session.call('GET', '/admin/policies?limit=1')).body;
  const policy = `/business/${policies[0].policy_number}`;
  const { rows: cases } = (await session.call('GET', '/admin/carrier-cases?limit=1')).body;
  const id = `?id=${policies[0].id}`;
  return [
    '/dashboard',
    '/associates',
    associate,
    '/business',
    '/business/create',
    '/business/supervision-reviews',
    '/business/carrier-feeds',
    '/business/carrier-feeds/cases',
    `/business/carrier-feeds/cases/${cases[0].id}`,
    '/business/carrier-feeds/statuses',
    `${policy}${id}`,
    `${policy}/edit${id}`,
    '/audit',
    '/account',
    '/account/password',
  ];
}
