import { foldText } from '@upline/domain';
import type { Area } from '../../platform/host.ts';
import { sessionsArea } from '../../sessions/sessions.area.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { signAgreements } from '../../testing/standing.ts';
import { clientActionsRoutes } from './client-actions.routes.ts';
import { clientHistoryRoutes } from './client-history.routes.ts';
import { clientExamples } from './clients.examples.ts';
import { clientsRoutes } from './clients.routes.ts';

export const NOW = new Date('2026-11-21T15:00:00Z');

/** Code, first name (also the username), upline: an upline, two of the team, one suspended, an admin. */
const PEOPLE = [
  ['U000001', 'Una', null],
  ['U000002', 'Ana', 'U000001'],
  ['U000003', 'Ben', 'U000001'],
  ['U000004', 'Sam', 'U000001'],
  ['A000001', 'Max', null],
] as const;

export interface ListsHost {
  readonly host: TestHost;
  readonly una: TestClient;
  readonly ana: TestClient;
  readonly ben: TestClient;
  readonly suspended: TestClient;
  /** An admin viewing as Ana. */
  readonly anaByProxy: TestClient;
}

/** A client's row offers what operations of all of them do. */
export const CLIENT_AREAS: readonly Area[] = [clientsRoutes, clientActionsRoutes, clientHistoryRoutes];

/** The real host with these areas over an otherwise empty database, and everybody signed in. */
export async function startListsHost(areas: readonly Area[] = CLIENT_AREAS): Promise<ListsHost> {
  const host = await startTestHost({ areas: [sessionsArea, ...areas], clock: testClock(NOW) });
  for (const [code, name, upline] of PEOPLE) {
    const isAdmin = code.startsWith('A');
    const email = `${name.toLowerCase()}@demo.upline.test`;
    await host.db
      .insertInto('app_user')
      .values({
        code,
        kind: isAdmin ? 'Admin' : 'Associate',
        status: name === 'Sam' ? 'Suspended' : 'Active',
        first_name: name,
        last_name: 'Test',
        name_key: foldText(`${name} Test`),
        email,
        email_key: email,
        username: name.toLowerCase(),
        username_key: name.toLowerCase(),
        country: 'USA',
        level_code: isAdmin ? null : 'A',
        upline_code: upline,
        join_date: isAdmin ? null : '2020-01-01',
        admin_roles: isAdmin ? ['Support'] : [],
      })
      .execute();
    if (!isAdmin) await signAgreements(host, [code]);
  }
  return {
    host,
    una: await signInAs(host, 'una'),
    ana: await signInAs(host, 'ana'),
    ben: await signInAs(host, 'ben'),
    suspended: await signInAs(host, 'sam'),
    anaByProxy: await signInAs(host, 'ana', { via: 'max' }),
  };
}

/** A valid body; every field can be replaced. */
export const clientOf = (over: Readonly<Record<string, unknown>> = {}) => ({
  ...clientExamples.body,
  ...over,
});
