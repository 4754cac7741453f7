import { formatBv } from '@upline/domain';

/** `250.00 BV and 1 recruit`; what is not positive is not missing. */
export const missingInWords = ({
  bv_cents,
  recruits,
}: {
  readonly bv_cents: number;
  readonly recruits: number;
}): string =>
  [
    ...(bv_cents > 0 ? [formatBv(bv_cents)] : []),
    ...(recruits > 0 ? [`${recruits} ${recruits === 1 ? 'recruit' : 'recruits'}`] : []),
  ].join(' and ');
