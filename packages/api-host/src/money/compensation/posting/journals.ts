import type { Posting } from '../../ledger/ledger.ts';

/** Where an associate's unpaid line stands. */
export const accountOf = (status: 'Pending' | 'Escrow') =>
  status === 'Escrow' ? ('Escrow' as const) : ('Pending Commission' as const);

/** One posting an account, those that come to nothing left out. */
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

/** Lines posted: expense of the company, owed to the associates. Negative cents take them back. */
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
