import type { NumberField } from '@upline/domain/calculators';
import { CountField, MoneyField, PercentField } from '@upline/ui-kit/field/typed-fields.tsx';
import type { FieldBinding } from '@upline/ui-kit/record-form/use-record-form.ts';
import type { ReactNode } from 'react';

/** Ties a field of the form to its place, with the message of the calculator if it has one. */
export type Bind = <Value>(path: string) => FieldBinding<Value>;

export interface EntryProps {
  readonly bind: Bind;
  readonly path: string;
  /** The number as the calculator describes it. */
  readonly field: NumberField;
  readonly currency: 'USD' | 'CAD';
  readonly help?: ReactNode;
}

/** The field of a number: an amount, a rate or a count. */
export function EntryField({ bind, path, field, currency, help }: EntryProps) {
  const { label, unit, required = false } = field;
  const shared = { label, required, help, ...bind<number | null>(path) };
  if (unit === 'cents') return <MoneyField {...shared} currency={currency} />;
  if (unit === 'bps') return <PercentField {...shared} />;
  return <CountField {...shared} {...(unit === 'count' ? {} : { unit })} />;
}
