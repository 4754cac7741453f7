import { foldText } from '@upline/domain';
import type { Caller } from '../../platform/caller.ts';
import type { Area } from '../../platform/host.ts';
import { notAuthorized } from '../../platform/problem.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../../testing/index.ts';
import { clientActionsRoutes } from './client-actions.routes.ts';
import { clientHistoryRoutes } from './client-history.routes.ts';
import { clientExamples } from './clients.examples.ts';
import { clientsRoutes } from './clients.routes.ts';

/** People of these tests: an upline, two members of the team, a stranger. */
const PEOPLE = [
  ['U000001', 'Una', 'Upline', null],
  ['U000002', 'Ana', 'Alvarez', 'U000001'],
  ['U000003', 'Ben', 'Brook', 'U000001'],
  ['U000004', 'Sam', 'Suspended', 'U000001'],
] as const;

export const NOW = new Date('2026-11-21T15:00:00Z');

export interface ListsHost {
  readonly host: TestHost;
  readonly una: TestClient;
  readonly ana: TestClient;
  readonly ben: TestClient;
  readonly suspended: TestClient;
  /** An admin viewing as Ana. */
  readonly anaByProxy: TestClient;
  /** When everybody last confirmed who they are. */
  confirmedAt: Date;
}

const writes = ['business.view', 'clients.write', 'reports.download'] as const;

/** The real host with these areas over an empty database and four associates; who calls is said by a header. */
export async function startListsHost(
  areas: readonly Area[] = [clientsRoutes, clientActionsRoutes, clientHistoryRoutes],
): Promise<ListsHost> {
  const callers = new Map<string, Caller>();
  const host = await startTestHost({
    areas,
    clock: testClock(NOW),
    override: () => ({
      authenticate(request) {
        const caller = callers.get(String(request.headers['x-test-user']));
        return caller
          ? Promise.resolve({ ...caller, confirmedAt: lists.confirmedAt })
          : Promise.reject(notAuthorized());
      },
    }),
  });
  for (const [code, first, last, upline] of PEOPLE) {
    const email = `${first.toLowerCase()}@demo.upline.test`;
    const { id } = await host.db
      .insertInto('app_user')
      .values({
        code,
        kind: 'Associate',
        status: first === 'Sam' ? 'Suspended' : 'Active',
        first_name: first,
        last_name: last,
        name_key: foldText(`${first} ${last}`),
        email,
        email_key: email,
        username: first.toLowerCase(),
        username_key: first.toLowerCase(),
        country: 'USA',
        level_code: 'A',
        upline_code: upline,
        join_date: '2020-01-01',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const caller: Caller = {
      userId: id,
      kind: 'Associate',
      code,
      name: `${first} ${last}`,
      email,
      sessionId: '00000000-0000-4000-8000-000000000001',
      audience: 'portal',
      permissions: new Set(first === 'Sam' ? ['business.view'] : writes),
      isSeniorLevel: false,
      isBeta: false,
      country: 'USA',
      isReadOnly: first === 'Sam',
      proxyAdminCode: undefined,
      confirmedAt: NOW,
    };
    callers.set(code, caller);
    callers.set(`${code}-proxy`, { ...caller, proxyAdminCode: 'A000001' });
  }
  const as = (user: string) => host.as({ 'x-test-user': user });
  const lists: ListsHost = {
    host,
    una: as('U000001'),
    ana: as('U000002'),
    ben: as('U000003'),
    suspended: as('U000004'),
    anaByProxy: as('U000002-proxy'),
    confirmedAt: NOW,
  };
  return lists;
}

/** A valid body; every field can be replaced. */
export const clientOf = (over: Readonly<Record<string, unknown>> = {}) => ({
  ...clientExamples.body,
  ...over,
});
