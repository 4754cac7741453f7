import { BUSINESS_STATUSES, PROVIDER_STATUSES } from '@upline/domain';
import { z } from 'zod';
import { text } from '../platform/operation/fields.ts';

/** Most results of a search, matches of `include` not counted (domain.md 2.35). */
export const MAX_RESULTS = 20;
const MIN_LENGTH = 2;
const MAX_INCLUDED = 50;

const keyword = () => text('Search', { min: MIN_LENGTH, max: 100 });

/** Ids or codes separated by commas: what a select already holds and must be able to name. */
function included(item: z.ZodType<string, string>) {
  return z
    .string()
    .max(4_000)
    .optional()
    .transform((list) =>
      (list ?? '')
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(MAX_INCLUDED))
    .meta({
      label: 'Include',
      description:
        'Ids or codes, separated by commas, answered as well when the caller reaches them: the present choice of a select.',
      type: 'string',
    });
}

const lookup = (item: z.ZodType<string, string>) =>
  z.strictObject({ search_keyword: keyword().optional(), include: included(item) });

export const associateQuery = lookup(
  z
    .string()
    .regex(/^[A-Za-z]\d{1,8}$/)
    .toUpperCase(),
);
export const clientQuery = lookup(z.guid().toLowerCase());
export const policyQuery = lookup(z.guid().toLowerCase());
export const providerQuery = z.strictObject({ search: keyword() });

export const associateResults = z.strictObject({
  rows: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      level_name: z.string().nullable(),
      uplines: z
        .array(z.string())
        .meta({ description: 'Names of the nearest three uplines, the nearest last' }),
      phone: z
        .string()
        .nullable()
        .meta({ description: 'Null as well where the caller may not see it (domain.md 7.1)' }),
      is_upline: z.boolean().meta({ description: 'Above the caller, whose team pages are not open' }),
    }),
  ),
});
export const clientResults = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      birthday: z.strictObject({ month: z.int(), day: z.int() }).nullable(),
      policies: z.int().meta({ description: 'Those the caller has a part in' }),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
  ),
});
export const policyResults = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: z.uuid(),
      policy_number: z.string(),
      provider: z.string(),
      client_id: z.uuid(),
      client: z.string(),
      business_status: z.enum(BUSINESS_STATUSES),
      bv_cents: z.int(),
    }),
  ),
});
export const providerResults = z.strictObject({
  rows: z.array(z.strictObject({ id: z.uuid(), name: z.string(), status: z.enum(PROVIDER_STATUSES) })),
});
