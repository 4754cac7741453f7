import { CURRENCIES, messages, PERIOD_STATUSES } from '@upline/domain';
import { parseRate } from '@upline/domain/pay-run';
import { z } from 'zod';
import { date, person, timestamp } from '../../platform/operation/fields.ts';

const cents = () => z.int();

const rate = (label: string) =>
  z
    .string()
    .refine((text) => parseRate(text) !== undefined, messages.invalid(label))
    .nullable()
    .default(null)
    .meta({ label, description: 'Up to four decimals, e.g. 1.3725' });

/** What is entered of a run; dates left out are proposed. */
export const payRunBody = z.strictObject({
  period_start: date('Period Start').optional(),
  period_end: date('Period End').optional(),
  pay_date: date('Pay Date').optional(),
  usd_cad_rate: rate('USD to CAD Rate'),
  cad_usd_rate: rate('CAD to USD Rate'),
});
export type PayRunBody = z.output<typeof payRunBody>;

export const proposal = z.strictObject({
  number: z.int(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  pay_date: z.iso.date(),
  is_possible: z.boolean().meta({ description: 'False while another run is not closed' }),
});

const totals = z.array(
  z.strictObject({
    currency: z.enum(CURRENCIES),
    associates: z.int(),
    held: z.int().meta({ description: 'People left out of the run; they are in none of the amounts' }),
    gross_cents: cents(),
    withheld_cents: cents(),
    carry_in_cents: cents(),
    net_cents: cents(),
    carry_out_cents: cents(),
  }),
);

export const PAY_RUN_ACTIONS = ['update', 'open', 'reopen', 'close', 'bank-file', 'release'] as const;

const actor = z.strictObject({ code: z.string(), name: z.string().nullable() });

const fields = {
  id: z.guid(),
  number: z.int(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  pay_date: z.iso.date(),
  status: z.enum(PERIOD_STATUSES),
  work: z
    .enum(['Reviewing', 'Closing'])
    .nullable()
    .meta({ description: 'What is being computed now; ask again until it is null' }),
  opened_at: timestamp().nullable(),
  closed_at: timestamp().nullable(),
  totals,
  version: z.int(),
};

export const payRunListRow = z.strictObject(fields);

export const payRun = z.strictObject({
  ...fields,
  cut_off_at: timestamp().meta({ description: 'Lines posted up to here; fixed by opening' }),
  usd_cad_rate: z.string().nullable(),
  cad_usd_rate: z.string().nullable(),
  opened_by: actor.nullable(),
  closed_by: actor.nullable(),
  reviewed_at: timestamp().nullable(),
  refusal: z.string().nullable().meta({ description: 'Why the last closing was taken back' }),
  progress: z
    .strictObject({ done: z.int(), of: z.int().nullable() })
    .nullable()
    .meta({ description: 'Associates computed so far; null when nothing is being computed' }),
  created_at: timestamp(),
  updated_at: timestamp(),
  needs: z
    .array(z.strictObject({ label: z.string(), missing: z.array(z.string()) }))
    .meta({ description: 'What the next step, opening or closing, asks for, and what of it is missing' }),
  actions: z.array(z.enum(PAY_RUN_ACTIONS)),
});

export const reviewRow = z.strictObject({
  associate: person,
  currency: z.enum(CURRENCIES),
  processing: z.enum(['Processed', 'Action Required']),
  held_reason: z.string().nullable(),
  lines: z.int(),
  pending_cents: cents(),
  gross_cents: cents(),
  withheld_cents: cents(),
  carry_in_cents: cents(),
  net_cents: cents(),
  carry_out_cents: cents(),
  partner_code: z.string().nullable(),
  partner_cents: cents(),
});
