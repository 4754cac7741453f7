import { createProduct } from '@upline/api-client/fields/admin/products.ts';
import { messages, STATES } from '@upline/domain';
import { reshapedValues, type ValuesIn } from '@upline/shell';
import type { OfficeProduct } from './products.actions.ts';

const { fields } = createProduct;
const FIRST_RENEWAL = 2;
const LAST_RENEWAL = 99;

interface Renewal {
  readonly key: string;
  readonly year: number | null;
  readonly bps: number | null;
}
interface Step {
  readonly key: string;
  readonly through_month: number | null;
  readonly unearned_bps: number | null;
}

export const emptyRenewal = (): Renewal => ({ key: crypto.randomUUID(), year: null, bps: null });
export const emptyStep = (): Step => ({ key: crypto.randomUUID(), through_month: null, unearned_bps: null });

/** What a body without it would set back in silence. */
const NEEDED = ['min_age', 'max_age', 'excess_bv_rate_bps'] as const;

/** Rates of one policy year each, from the second year on. */
function checkRenewals(rows: readonly Renewal[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, { year, bps }] of rows.entries()) {
    const refuse = (part: 'year' | 'bps', message: string) => {
      errors[`renewal_bv_rate_bps.${index}.${part}`] = message;
    };
    if (year === null) refuse('year', messages.required('Year'));
    else if (year < FIRST_RENEWAL) refuse('year', messages.min('Year', FIRST_RENEWAL));
    else if (year > LAST_RENEWAL) refuse('year', messages.max('Year', LAST_RENEWAL));
    else if (rows.some((other, place) => place < index && other.year === year))
      refuse('year', messages.unique('Year'));
    if (bps === null) refuse('bps', messages.required('Rate'));
  }
  return errors;
}

function checkSteps(rows: readonly Step[]): Record<string, string> {
  const { through_month: month, unearned_bps: unearned } = fields.chargeback_steps.fields ?? {};
  return Object.fromEntries(
    rows.flatMap((row, index) => [
      ...(row.through_month === null
        ? [[`chargeback_steps.${index}.through_month`, messages.required(month?.label ?? '')]]
        : []),
      ...(row.unearned_bps === null
        ? [[`chargeback_steps.${index}.unearned_bps`, messages.required(unearned?.label ?? '')]]
        : []),
    ]),
  );
}

/** The values of the form of a product: every state of the country is held as none, and rates as rows. */
export const productValues = reshapedValues(
  createProduct,
  {
    provider_id: {
      empty: '' as string,
      of: ({ provider }: OfficeProduct) => provider.id,
      sent: (held: string) => held,
    },
    states: {
      empty: [] as readonly string[],
      of: ({ country, states }: OfficeProduct): readonly string[] =>
        states.length === STATES[country].length ? [] : states,
      sent: (held: readonly string[]): string[] | undefined => (held.length > 0 ? [...held] : undefined),
    },
    renewal_bv_rate_bps: {
      empty: [] as readonly Renewal[],
      of: ({ renewal_bv_rate_bps: rates }: OfficeProduct): readonly Renewal[] =>
        Object.entries(rates).map(([year, bps]) => ({ key: year, year: Number(year), bps })),
      sent: (held: readonly Renewal[]): Record<string, number> =>
        Object.fromEntries(held.map(({ year, bps }) => [String(year), bps ?? 0])),
    },
    chargeback_steps: {
      empty: [] as readonly Step[],
      of: ({ chargeback_steps: steps }: OfficeProduct): readonly Step[] =>
        (steps ?? []).map((step) => ({ key: String(step.through_month), ...step })),
      sent: (held: readonly Step[]) =>
        held.length === 0
          ? null
          : held.map(({ through_month, unearned_bps }) => ({
              through_month: through_month ?? 0,
              unearned_bps: unearned_bps ?? 0,
            })),
    },
  },
  {
    start: { min_age: 0, max_age: 99, excess_bv_rate_bps: 300 },
    check: (values) => ({
      ...Object.fromEntries(
        NEEDED.filter((name) => values[name] === null).map((name) => [
          name,
          messages.required(fields[name].label),
        ]),
      ),
      ...checkRenewals(values.renewal_bv_rate_bps),
      ...checkSteps(values.chargeback_steps),
    }),
  },
);
export type ProductValues = ValuesIn<typeof productValues>;
