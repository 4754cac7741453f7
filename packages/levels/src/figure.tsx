import { type Country, currencyOf, formatBps, formatNumber } from '@upline/domain';
import { Money, useUiKit } from '@upline/ui-kit';
import type { Measured } from './model.ts';

/** A figure of a measure in its unit. */
function Figure({ unit, of }: { readonly unit: Measured['unit']; readonly of: number | null }) {
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  if (of === null) return 'unknown';
  if (unit === 'cents') return <Money cents={of} currency={currency} />;
  return unit === 'bps' ? formatBps(of) : formatNumber(of);
}

/** How much there is of what is asked for; nothing for what is simply so or not. */
export function Amount({ unit, value, required }: Measured) {
  if (unit === 'fact') return null;
  return (
    <>
      <Figure unit={unit} of={value} /> of <Figure unit={unit} of={required} />
    </>
  );
}

/** What is missing, in words. */
export function Missing({ unit, value, shortfall }: Measured) {
  if (unit === 'fact') return 'not yet';
  if (value === null) return 'not known yet';
  return (
    <>
      <Figure unit={unit} of={shortfall} /> missing
    </>
  );
}
