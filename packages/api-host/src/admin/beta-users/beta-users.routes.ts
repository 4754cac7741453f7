import { ASSOCIATE_STATUSES, COUNTRIES, messages } from '@upline/domain';
import { z } from 'zod';
import { reason } from '../../network/changes/changes.schemas.ts';
import { auditReference } from '../../platform/audit/audit-changes.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { associateCode, codeParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { invalid, notFound } from '../../platform/operation/problem.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';
import { betaUserList } from './beta-users.list.ts';
import {
  type BetaUserRow,
  betaUsersByCodes,
  lockAssociate,
  scopedBetaUsers,
  setBeta,
} from './beta-users.store.ts';

const tag = 'Settings';
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const writing = { ...reading, needs: 'settings.manage' } as const satisfies Policy;

const betaUser = z.strictObject({
  code: z.string(),
  name: z.string(),
  level: z.string().nullable(),
  status: z.enum(ASSOCIATE_STATUSES),
  country: z.enum(COUNTRIES),
  actions: z.array(z.enum(['remove'])),
});

export const betaUserActions = rowActions<BetaUserRow, 'remove'>({ remove: { operation: 'removeBetaUser' } });

const params = z.strictObject({ code: codeParam() });
const example = {
  code: 'U000009',
  name: 'Bea Morales',
  level: 'Associate',
  status: 'Active',
  country: 'USA',
  actions: ['remove'],
} satisfies z.input<typeof betaUser>;

/** Who sees features that are still being tried out (domain.md 7.4). */
export const betaUserRoutes: Area = (platform) => {
  type Found = NonNullable<Awaited<ReturnType<typeof lockAssociate>>>;

  async function change(context: SignedInContext, found: Found, isBeta: boolean, why: string) {
    if (found.is_beta === isBeta) return;
    await setBeta(context.db, found.code, isBeta, { code: context.caller.code, now: context.now });
    const word = (on: boolean) => (on ? 'Yes' : 'No');
    platform.audit.record(context, {
      action: 'update',
      entity: 'beta_user',
      entityId: found.code,
      entityLabel: auditReference(found.name, found.code),
      ownerCode: found.code,
      reason: why,
      changes: [{ field: 'Beta User', old: word(!isBeta), new: word(isBeta) }],
    });
  }

  return [
    ...listOperations(platform, {
      name: 'BetaUsers',
      path: '/admin/beta-users',
      tag,
      summary: 'Associates who see beta features',
      policy: reading,
      list: betaUserList,
      row: betaUser,
      source: ({ db }) => ({ scoped: scopedBetaUsers(db), rows: (codes) => betaUsersByCodes(db, codes) }),
      toRow: (row, { caller }) => ({ ...row, actions: betaUserActions.of(caller, row) }),
      examples: { query: { filter: '{"country":{"eq":"USA"}}' }, rows: [example] },
      count: { summary: 'How many beta users match', example: { count: 12 } },
    }),
    operation({
      id: 'addBetaUser',
      method: 'POST',
      path: '/admin/beta-users',
      tag,
      summary: 'Let an associate see beta features',
      description: 'It holds with the next page the associate opens.',
      policy: writing,
      body: z.strictObject({ associate_code: associateCode('Associate'), reason }),
      answer: { status: 204, schema: nothing() },
      examples: { body: { associate_code: example.code, reason: 'Tries the carrier feed for us' } },
      async handler(input) {
        const found = await lockAssociate(input.db, input.body.associate_code);
        if (!found) throw invalid([{ field: 'associate_code', message: messages.invalid('Associate') }]);
        await change(input, found, true, input.body.reason);
      },
    }),
    operation({
      id: 'removeBetaUser',
      method: 'POST',
      path: '/admin/beta-users/{code}/remove',
      tag,
      summary: 'Let an associate see beta features no more',
      policy: writing,
      params,
      body: z.strictObject({ reason }),
      answer: { status: 204, schema: nothing() },
      examples: { params: { code: example.code }, body: { reason: 'The trial has ended' } },
      async handler(input) {
        const found = await lockAssociate(input.db, input.params.code);
        if (!found) throw notFound();
        await change(input, found, false, input.body.reason);
      },
    }),
  ];
};
