import { CHARGEBACK_REASONS, CURRENCIES } from '@upline/domain';
import { z } from 'zod';
import { person } from '../../platform/operation/fields.ts';
import { JOURNAL_KINDS } from '../ledger/ledger.ts';

const cents = z.int();

export const debtEntryRow = z.strictObject({
  key: z.string(),
  entry_no: z.int(),
  on_date: z.iso.date(),
  kind: z.enum(JOURNAL_KINDS),
  amount_cents: cents.meta({ description: 'Positive: charged; negative: recovered, given back or given up' }),
  balance_cents: cents.meta({ description: 'Owed after it' }),
  currency: z.enum(CURRENCIES),
  chargeback_id: z.uuid().nullable(),
  reason: z.enum(CHARGEBACK_REASONS).nullable().meta({ description: 'Of the chargeback' }),
  policy_number: z.string().nullable().meta({ description: 'Without a part in the policy its last four' }),
  payout_id: z.uuid().nullable(),
  pay_run_number: z.int().nullable(),
});

/** Why the day on which a debt is paid off cannot be estimated. */
export const NO_PAYOFF = ['No pay', 'Beyond ten years', 'Converted by the run'] as const;

const forecast = z.strictObject({
  per_run_cents: cents.meta({ description: 'What a run takes at present production' }),
  gross_cents: cents.meta({ description: 'Average pay of a run in the last 90 days' }),
  withhold_bps: z.int(),
  runs: z.int(),
  pay_date: z.iso.date().meta({ description: 'Of the run that takes the rest' }),
  months: z.array(z.strictObject({ month: z.iso.date(), remaining_cents: cents })),
});

export const debtBalance = z.strictObject({
  currency: z.enum(CURRENCIES),
  balance_cents: cents,
  given_back_cents: cents.meta({ description: 'In the books still, but given back: the next run nets it' }),
  open: z.int().meta({ description: 'Open chargebacks' }),
  oldest: z.strictObject({ chargeback_id: z.uuid(), since: z.iso.date(), days: z.int() }).nullable(),
  is_above_limit: z.boolean().meta({ description: 'Above $1,000 (domain.md 8.1)' }),
  is_old: z.boolean().meta({ description: 'Older than 60 days (domain.md 8.1)' }),
  recovered_cents: cents.meta({ description: 'Withheld by runs in the last twelve months' }),
  forecast: forecast.nullable(),
  no_forecast: z.enum(NO_PAYOFF).nullable(),
  months: z.array(
    z.strictObject({
      month: z.iso.date().meta({ description: 'First day' }),
      charged_cents: cents,
      taken_cents: cents,
      balance_cents: cents.meta({ description: 'At its end' }),
    }),
  ),
});

export const debtAnswer = z.strictObject({
  as_of: z.iso.date(),
  balances: z.array(debtBalance),
  roll_up: z.strictObject({
    is_enabled: z.boolean(),
    after_days: z.int(),
    receiver: person
      .nullable()
      .meta({ description: 'Who would take over the debts if the caller left today' }),
    announced: z
      .array(z.strictObject({ currency: z.enum(CURRENCIES), count: z.int(), amount_cents: cents }))
      .meta({ description: 'Debts of people below that come to the caller' }),
  }),
});

const month = (name: string, charged_cents: number, taken_cents: number, balance_cents: number) => ({
  month: name,
  charged_cents,
  taken_cents,
  balance_cents,
});

/** Example answers of the document. */
export const debtExamples = {
  entry: {
    key: '6a1d7c0e-52b4-4f7e-9a11-2f0c6f3d8e21:1',
    entry_no: 2,
    on_date: '2026-11-20',
    kind: 'Pay Run',
    amount_cents: -35_000,
    balance_cents: 149_000,
    currency: 'USD',
    chargeback_id: null,
    reason: null,
    policy_number: null,
    pay_run_number: 46,
    payout_id: '4c1b9a7e-0f3d-4a5b-8d11-6e2f7a9c3b10',
  } satisfies z.input<typeof debtEntryRow>,
  answer: {
    as_of: '2026-11-20',
    balances: [
      {
        currency: 'USD',
        balance_cents: 149_000,
        given_back_cents: 0,
        open: 2,
        oldest: { chargeback_id: '91c2b6de-8f0a-4a0e-9d38-0f1be1c2f611', since: '2026-09-12', days: 69 },
        is_above_limit: true,
        is_old: true,
        recovered_cents: 35_000,
        forecast: {
          per_run_cents: 35_000,
          gross_cents: 70_000,
          withhold_bps: 5_000,
          runs: 5,
          pay_date: '2026-12-25',
          months: [
            { month: '2026-11-01', remaining_cents: 114_000 },
            { month: '2026-12-01', remaining_cents: 0 },
          ],
        },
        no_forecast: null,
        months: [
          month('2026-09-01', 100_000, 0, 100_000),
          month('2026-10-01', 84_000, 0, 184_000),
          month('2026-11-01', 0, 35_000, 149_000),
        ],
      },
    ],
    roll_up: {
      is_enabled: true,
      after_days: 90,
      receiver: { code: 'U000005', name: 'Dev Patel' },
      announced: [{ currency: 'USD', count: 1, amount_cents: 49_000 }],
    },
  } satisfies z.input<typeof debtAnswer>,
};
