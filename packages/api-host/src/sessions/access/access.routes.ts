import { AMA_PLANS, amaCountry, LEVELS, PERMISSIONS } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { preferences } from '../preferences/preferences.routes.ts';
import { readPreferences } from '../preferences/preferences.store.ts';
import { sessionOf } from '../session/caller.ts';
import { idleEnd } from '../session/sessions.service.ts';

const accessAnswer = z.object({
  permissions: z.array(z.enum(PERMISSIONS)),
  user: z.object({
    code: z.string(),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    legal_first_name: z.string(),
    legal_last_name: z.string(),
    kind: z.enum(['Associate', 'Admin', 'SuperAdmin']),
    has_photo: z.boolean(),
    is_senior_level: z.boolean(),
    is_beta: z.boolean(),
    country: z.enum(['USA', 'Canada']),
    level: z.object({ code: z.string(), name: z.string() }).nullable(),
    status: z.string(),
    email: z.string(),
    mfa_method: z.enum(['Email', 'SMS']),
  }),
  agreement: z
    .object({ country: z.enum(['usa', 'canada']), plan: z.enum(AMA_PLANS) })
    .nullable()
    .meta({ description: 'What must be signed before anything else is open (R-ASC-04)' }),
  preferences,
  proxy: z.object({ admin_code: z.string(), admin_name: z.string(), ends_at: timestamp() }).nullable(),
  session: z.object({
    expires_at: timestamp().meta({ description: 'When the session ends if it is not used again.' }),
    absolute_expires_at: timestamp(),
  }),
});

const levels = new Map(LEVELS.map(({ code, name }) => [code, { code, name }]));

/** Who the session is and what it may do; every protected page asks this first (SPEC 3). */
export const accessRoutes: Area = ({ clock }) => [
  operation({
    id: 'getAccess',
    method: 'GET',
    path: '/access',
    tag: 'Sessions',
    summary: 'Permissions and user of this session',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed', unsigned: 'allowed' },
    answer: { status: 200, schema: accessAnswer },
    examples: {
      answer: {
        permissions: ['dashboard.view', 'business.view', 'clients.write'],
        user: {
          code: 'U000101',
          name: 'Ana Reyes',
          first_name: 'Ana',
          last_name: 'Reyes',
          legal_first_name: 'Ana',
          legal_last_name: 'Reyes',
          kind: 'Associate',
          has_photo: false,
          is_senior_level: false,
          is_beta: false,
          country: 'USA',
          level: { code: 'A', name: 'Associate' },
          status: 'Active',
          email: 'ana@demo.upline.test',
          mfa_method: 'Email',
        },
        agreement: null,
        preferences: { single_keys: true },
        proxy: null,
        session: { expires_at: '2026-03-02T16:00:00.000Z', absolute_expires_at: '2026-03-03T03:00:00.000Z' },
      },
    },
    async handler({ db, caller }) {
      const session = sessionOf(caller);
      const { first_name, last_name, level_code } = session;
      return {
        permissions: [...caller.permissions],
        user: {
          code: session.code,
          name: caller.name,
          first_name,
          last_name,
          legal_first_name: session.legal_first_name ?? first_name,
          legal_last_name: session.legal_last_name ?? last_name,
          kind: session.kind,
          has_photo: session.has_photo,
          is_senior_level: session.is_senior_level,
          is_beta: session.is_beta,
          country: session.country,
          level: (level_code && levels.get(level_code)) ?? null,
          status: session.status,
          email: session.email,
          mfa_method: session.mfa_method,
        },
        agreement: caller.mustSign
          ? {
              country: amaCountry(session.country),
              plan: session.has_builder_plan ? ('builder' as const) : ('associate' as const),
            }
          : null,
        preferences: await readPreferences(db, caller.userId),
        proxy:
          session.proxy_admin_code === null
            ? null
            : {
                admin_code: session.proxy_admin_code,
                admin_name: session.proxy_admin_name ?? '',
                ends_at: session.expires_at,
              },
        // This request counts as use, although it is written down at most once a minute.
        session: {
          expires_at: idleEnd({ ...session, last_used_at: clock.now() }),
          absolute_expires_at: session.expires_at,
        },
      };
    },
  }),
];
