import type { FactColumn } from '@upline/ui-kit/detail/fact-table.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';

interface Amounts<Name extends string> {
  readonly account: string;
  readonly currency: 'USD' | 'CAD';
  readonly cents: Readonly<Record<Name, number>>;
}

/** Amounts of a table whose last row, `Total`, is their sum. */
export const moneyColumn = <Name extends string>(name: Name): FactColumn<Amounts<Name>> => ({
  label: name,
  isNumber: true,
  of: ({ account, currency, cents }) => {
    const money = <Money cents={cents[name]} currency={currency} />;
    return account === 'Total' ? <strong>{money}</strong> : money;
  },
});
