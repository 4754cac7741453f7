import { CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import { date, person, timestamp } from '../../platform/operation/fields.ts';
import { ACCOUNT_KINDS, JOURNAL_KINDS } from './ledger.ts';

const cents = () => z.int();

export const trialBalanceQuery = z.strictObject({ until: date('Until').optional() });

export const trialBalanceAnswer = z.strictObject({
  until: z.iso.date().nullable(),
  rows: z.array(
    z.strictObject({
      account: z.enum(ACCOUNT_KINDS),
      currency: z.enum(CURRENCIES),
      accounts: z.int().meta({ description: 'How many accounts of this kind have lines' }),
      debit_cents: cents(),
      credit_cents: cents(),
      balance_cents: cents().meta({ description: 'Debits less credits' }),
    }),
  ),
  totals: z.array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      debit_cents: cents(),
      credit_cents: cents(),
      is_balanced: z.boolean(),
    }),
  ),
});

const journalFields = {
  id: z.guid(),
  on_date: z.iso.date(),
  kind: z.enum(JOURNAL_KINDS),
  source_id: z.string(),
  sequence: z.int(),
  currency: z.enum(CURRENCIES),
  description: z.string(),
  reverses_id: z.guid().nullable(),
  created_at: timestamp(),
  created_by: person.nullable().meta({ description: 'Null: the system' }),
};

export const journalListRow = z.strictObject({ ...journalFields, line_count: z.int() });

export const journalDetail = z.strictObject({
  ...journalFields,
  reversed_by_id: z.guid().nullable(),
  source: z
    .strictObject({
      type: z.enum([
        'policy',
        'payout',
        'compensation',
        'chargeback',
        'provider-payment',
        'card-payment',
        'journal',
      ]),
      id: z.guid(),
      label: z.string(),
    })
    .nullable()
    .meta({ description: 'The record whose event was posted; null where the event has no record' }),
  lines: z.array(
    z.strictObject({
      line_no: z.int(),
      account: z.enum(ACCOUNT_KINDS),
      associate: person.nullable(),
      debit_cents: cents(),
      credit_cents: cents(),
    }),
  ),
});
