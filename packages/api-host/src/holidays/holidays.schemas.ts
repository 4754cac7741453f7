import { z } from 'zod';
import { date, person, text } from '../platform/operation/fields.ts';
import { HOLIDAY_ACTIONS } from './holidays.actions.ts';

const name = text('Name', { max: 60, example: 'Thanksgiving Day' });

export const holidayParams = z.strictObject({ day: date('Date') });
export const holidaysQuery = z.strictObject({
  year: z
    .string()
    .regex(/^(19|20|21)\d\d$/)
    .transform(Number)
    .optional()
    .meta({ label: 'Year', description: 'The present one when it is left out' }),
});
export const holidayBody = z.strictObject({ day: date('Date', { example: '2027-11-25' }), name });
export const holidayUpdate = z.strictObject({ name });

export const holidays = z.strictObject({
  year: z.int(),
  years: z.array(z.int()).meta({ description: 'Years with holidays, with the present one and the next' }),
  rows: z.array(
    z.strictObject({
      day: z.iso.date(),
      name: z.string(),
      is_past: z.boolean().meta({ description: 'Counted with already: neither moved nor removed' }),
      set_by: person.nullable(),
      version: z.int(),
      actions: z.array(z.enum(HOLIDAY_ACTIONS)),
    }),
  ),
});

export const holidayExamples = {
  params: { day: '2027-11-25' },
  body: { day: '2027-11-25', name: 'Thanksgiving Day' },
  answer: {
    year: 2026,
    years: [2026, 2027],
    rows: [
      {
        day: '2026-01-01',
        name: "New Year's Day",
        is_past: true,
        set_by: null,
        version: 1,
        actions: ['rename'],
      },
      {
        day: '2026-12-25',
        name: 'Christmas Day',
        is_past: false,
        set_by: { code: 'A000007', name: 'Susan Park' },
        version: 1,
        actions: ['rename', 'remove'],
      },
    ],
  },
} satisfies { params: unknown; body: unknown; answer: z.input<typeof holidays> };
