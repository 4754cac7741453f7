import { Money } from '@upline/ui-kit';
import { Percent } from '@upline/ui-kit/format/formats.tsx';
import type { Fee } from './fee-list.ts';

/** An amount of a fee, or the rate of a tax. */
export function FeeValue({
  fee: { amount_cents, rate_bps, currency },
}: {
  readonly fee: Pick<Fee, 'amount_cents' | 'rate_bps' | 'currency'>;
}) {
  if (amount_cents !== null) return <Money cents={amount_cents} currency={currency} />;
  return <Percent bps={rate_bps} />;
}
