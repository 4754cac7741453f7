import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import { person, timestamp } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy, type SignedInPolicy } from '../../platform/operation.ts';
import { rollUpList as list } from './roll-up.list.ts';
import { type RollUpRow, rollUps } from './roll-up.store.ts';
import { defineRollUpTask } from './roll-up.tasks.ts';

const tag = 'Debt Roll-Up';
const DESCRIPTION =
  'What people who left still owe after 90 days becomes the debt of the first senior upline at that day, who is told 15 days ahead (R-MNY-33). Empty while the setting is off.';
const own = {
  needs: 'payments.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const admin = {
  needs: 'payments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

const row = z.strictObject({
  id: z.uuid(),
  associate: person.meta({ description: 'Who left' }),
  receiver: person,
  amount_cents: z.int().meta({ description: 'Still open; once moved, what was' }),
  currency: z.enum(CURRENCIES),
  event_date: z.iso.date(),
  announced_on: z.iso.date(),
  transfer_on: z.iso.date(),
  transferred_at: timestamp().nullable(),
  chargeback_id: z.uuid().nullable().meta({ description: "The receiver's debt, once moved" }),
});

const toRow = ({ code, name, receiver_code, receiver, ...rest }: RollUpRow): z.input<typeof row> => ({
  ...rest,
  associate: { code, name },
  receiver: { code: receiver_code, name: receiver },
});

const example = {
  id: '3b8a1f5e-6d0c-4a7e-9c55-0e4bb2f1d711',
  associate: { code: 'U000012', name: 'Hal Ortiz' },
  receiver: { code: 'U000005', name: 'Dev Patel' },
  amount_cents: 49_000,
  currency: 'USD',
  event_date: '2026-06-20',
  announced_on: '2026-11-06',
  transfer_on: '2026-11-21',
  transferred_at: null,
  chargeback_id: null,
} satisfies z.input<typeof row>;

/** Debts that move up when people leave: those that reach the caller, and everybody's for admins. */
export const rollUpRoutes: Area = (platform) => {
  defineRollUpTask(platform);
  const listing = (id: string, path: string, policy: SignedInPolicy, isOwn: boolean) =>
    operation({
      id,
      method: 'GET',
      path,
      tag,
      summary: isOwn ? 'Debts announced or moved to the caller' : 'Debts announced or moved to uplines',
      description: DESCRIPTION,
      policy,
      query: list.query,
      answer: { status: 200, schema: listAnswer(row) },
      examples: { query: { filter: '{"is_transferred":{"eq":false}}' }, answer: { rows: [example] } },
      async handler({ db, caller, query }) {
        const rows = await list.page(query, rollUps(db, isOwn ? caller.code : null));
        return { rows: rows.map(toRow) };
      },
    });
  return [
    listing('listRollUps', '/payments/roll-ups', own, true),
    listing('listAllRollUps', '/admin/roll-ups', admin, false),
    operation({
      id: 'countAllRollUps',
      method: 'GET',
      path: '/admin/roll-ups/count',
      tag,
      summary: 'How many debts announced or moved to uplines match',
      policy: admin,
      query: list.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"is_transferred":{"eq":false}}' }, answer: { count: 3 } },
      handler: async ({ db, query }) => ({ count: await list.count(query.filter, rollUps(db, null).scoped) }),
    }),
  ];
};
