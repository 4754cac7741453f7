import { z } from 'zod';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../seed/demo-logins.ts';
import type { Area } from '../platform/host.ts';
import { operation } from '../platform/operation/operation.ts';

const demoLogins = z.object({
  password: z.string(),
  logins: z.array(
    z.object({
      username: z.string(),
      name: z.string(),
      app: z.enum(['portal', 'admin']),
      description: z.string(),
    }),
  ),
});

/** The people one can sign in as while demo mode is on; absent otherwise (S-09). */
export const demoLoginRoutes: Area = () => [
  operation({
    id: 'listDemoLogins',
    method: 'GET',
    path: '/demo/logins',
    tag: 'Sessions',
    summary: 'Logins of the demo network',
    policy: { needs: 'demo', audience: 'any', scope: 'none', proxy: 'allowed' },
    answer: { status: 200, schema: demoLogins },
    examples: {
      answer: {
        password: DEMO_PASSWORD,
        logins: [{ username: 'ana', name: 'Ana Reyes', app: 'portal', description: 'Associate' }],
      },
    },
    handler: () => ({
      password: DEMO_PASSWORD,
      logins: DEMO_LOGINS.map(({ username, name, app, description }) => ({
        username,
        name,
        app,
        description,
      })),
    }),
  }),
];
