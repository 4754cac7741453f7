import type { Posting } from '../../ledger/ledger.ts';

/** The account that an associate's unpaid line is on. */
export const accountOf = (status: 'Pending' | 'Escrow') =>
  status === 'Escrow' ? ('Escrow' as const) : ('Pending Commission' as const);

/** Sums the postings of each account, and leaves out sums of zero. */
export function merged(postings: readonly Posting[]): Posting[] {
  const byAccount = Map.groupBy(postings, ({ account, of }) => `${account} ${of ?? ''}`);
  return [...byAccount.values()]
    .map((same) => ({ ...(same[0] as Posting), cents: same.reduce((sum, { cents }) => sum + cents, 0) }))
    .filter(({ cents }) => cents !== 0);
}

interface Owed {
  readonly associate_code: string;
  readonly status: 'Pending' | 'Escrow';
  readonly cents: number;
}

/** Posts lines as an expense of the company that is owed to associates. Negative cents take the posting back. */
export function owed(lines: readonly Owed[]): Posting[] {
  return merged([
    {
      account: 'Commission Expense',
      cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    },
    ...lines.map(
      ({ associate_code, status, cents }): Posting => ({
        account: accountOf(status),
        of: associate_code,
        cents: -cents,
      }),
    ),
  ]);
}
