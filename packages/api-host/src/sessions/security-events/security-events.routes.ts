import { formatDate } from '@upline/domain';
import { z } from 'zod';
import { listOwnAuditEntries } from '../../platform/audit/audit.service.ts';
import type { Area } from '../../platform/host.ts';
import { timestamp } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { deviceName } from '../session/device-name.ts';

type Entry = Awaited<ReturnType<typeof listOwnAuditEntries>>[number];

/** In the owner's words; undefined for entries that say nothing to them. */
function describe({ action, entity, at, reason, actor_code, owner_code }: Entry): string | undefined {
  const day = formatDate(companyDay(at));
  switch (`${action} ${entity}`) {
    case 'login session':
      return 'Signed in';
    case 'login_failed session':
      return 'Failed sign-in';
    case 'login_failed sign_in_code':
      return 'Wrong sign-in code';
    case 'delete session':
      return reason ?? 'Session ended';
    case 'update password':
      return reason === 'Changed' ? 'Password changed' : 'Password reset';
    case 'update second_step':
      return 'Second step of sign-in changed';
    case 'create recovery_codes':
      return 'Recovery codes made';
    case 'update recovery_codes':
      return 'Recovery code used';
    case 'update email':
      return reason === 'Confirmed' ? 'Email changed' : 'Email change asked for';
    case 'update phone':
      return 'Phone changed';
    case 'update profile':
      return 'Account details changed';
    case 'reveal profile':
      return 'Tax identifier shown';
    case 'create password_reset':
      return 'Password reset link sent';
    case 'delete remembered_device':
      return 'Remembered device removed';
    case 'login proxy_session':
      return `Support viewed your account on ${day}`;
    case 'update associate':
      return `Support changed your account on ${day}`;
    case 'reveal associate':
      return `Support viewed your tax identifier on ${day}`;
    case 'reveal clients':
    case 'reveal prospects':
    case 'reveal analyses':
      return `Support viewed your ${entity} on ${day}`;
    case 'reveal payout_information':
      return actor_code === owner_code
        ? 'Account number shown'
        : `Support viewed your account number on ${day}`;
    default:
      return undefined;
  }
}

const securityEvent = z.object({
  id: z.int(),
  at: timestamp(),
  kind: z.string().meta({ description: 'For icons and filters: `login session`, `update password`, …' }),
  description: z.string(),
  /** Of the person themselves; what support used stays in the trail. */
  device: z.string().nullable(),
  address: z.string().nullable(),
});

/** The security page: sign-ins, password and session events, views by support (domain.md 8.2). */
export const securityEventRoutes: Area = () => [
  operation({
    id: 'listSecurityEvents',
    method: 'GET',
    path: '/account/security-events',
    tag: 'Account',
    summary: 'What happened to the safety of the own account, newest first',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed', unsigned: 'allowed' },
    answer: { status: 200, schema: z.object({ rows: z.array(securityEvent) }) },
    examples: {
      answer: {
        rows: [
          {
            id: 812,
            at: '2026-03-02T15:00:00.000Z',
            kind: 'login session',
            description: 'Signed in',
            device: 'Chrome on Windows',
            address: '203.0.113.7',
          },
        ],
      },
    },
    async handler({ db, caller }) {
      const entries = await listOwnAuditEntries(db, caller.code);
      return {
        rows: entries.flatMap((entry) => {
          // What somebody does to another person's record is on that person's page.
          const isOwn = entry.owner_code === null || entry.owner_code === caller.code;
          const description = isOwn ? describe(entry) : undefined;
          if (description === undefined) return [];
          const isOther = entry.actor_code !== null && entry.actor_code !== caller.code;
          const bySupport = entry.entity === 'proxy_session' || entry.proxy_admin_code !== null || isOther;
          return {
            id: entry.id,
            at: entry.at,
            kind: `${entry.action} ${entry.entity}`,
            description,
            device: bySupport || entry.user_agent === null ? null : deviceName(entry.user_agent),
            address: bySupport ? null : entry.ip,
          };
        }),
      };
    },
  }),
];
