import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { person, timestamp } from '../../platform/operation/fields.ts';
import type { Policy } from '../../platform/operation/operation.ts';
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

const adminRow = row.extend({ debt_id: z.uuid().meta({ description: 'The debt of the person who left' }) });

const toRow = ({
  debt_id: _,
  code,
  name,
  receiver_code,
  receiver,
  ...rest
}: RollUpRow): z.input<typeof row> => ({
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
  const shared = { tag, description: DESCRIPTION, list };
  const query = { filter: '{"is_transferred":{"eq":false}}' };
  return [
    ...listOperations(platform, {
      ...shared,
      name: 'RollUps',
      row,
      toRow,
      examples: { query, rows: [example] },
      path: '/payments/roll-ups',
      summary: 'Debts announced or moved to the caller',
      policy: own,
      source: ({ db, caller }) => rollUps(db, caller.code),
    }),
    ...listOperations(platform, {
      ...shared,
      name: 'AllRollUps',
      row: adminRow,
      toRow: (each: RollUpRow) => ({ ...toRow(each), debt_id: each.debt_id }),
      examples: { query, rows: [{ ...example, debt_id: '91c2b6de-8f0a-4a0e-9d38-0f1be1c2f611' }] },
      path: '/admin/roll-ups',
      summary: 'Debts announced or moved to uplines',
      policy: admin,
      source: ({ db }) => rollUps(db, null),
      count: {
        summary: 'How many debts announced or moved to uplines match',
        example: { query, count: 3 },
      },
    }),
  ];
};
