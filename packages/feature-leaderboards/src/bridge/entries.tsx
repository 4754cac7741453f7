import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { Unit } from '../board/board-words.ts';
import { Figure } from '../board/figure.tsx';
import classes from './bridge.module.css';
import type { BoardBridge } from './bridge.tsx';

type Entry = BoardBridge['entries'][number];

interface EntriesProps extends Pick<BoardBridge, 'entries' | 'has_more'> {
  readonly unit: Unit;
  /** Whether the reader may open the policies; of others they see the last four digits alone. */
  readonly opensPolicies: boolean;
}

/** The entries of the ledger of points behind the own credits and reversals, each opening its policy. */
export function Entries({ entries, has_more, unit, opensPolicies }: EntriesProps) {
  return (
    <section aria-label="Own entries">
      <h3 className={classes.title}>Own entries</h3>
      {entries.length === 0 && <p className={classes.muted}>No own entries in these periods.</p>}
      <ul className={classes.entries}>
        {entries.map((entry, index) => (
          <li key={index}>
            <DateText value={entry.on_date} />
            <span className={classes.about}>
              <About entry={entry} opensPolicies={opensPolicies} />
            </span>
            <Figure unit={unit} value={entry.amount} signed />
          </li>
        ))}
      </ul>
      {has_more && <p className={classes.muted}>The newest {entries.length} entries are shown.</p>}
    </section>
  );
}

const KINDS: Readonly<Record<Entry['kind'], string>> = {
  Policy: 'Policy',
  Chargeback: 'Chargeback of policy',
  Recruit: 'Recruit',
  License: 'License',
  Other: 'Entry',
};

function About({ entry, opensPolicies }: { readonly entry: Entry; readonly opensPolicies: boolean }) {
  const { kind, amount, policy_number, product, recruit } = entry;
  const isReversed = amount < 0 && kind !== 'Chargeback';
  return (
    <>
      <span>
        {isReversed && 'Reversal: '}
        {KINDS[kind]}
      </span>
      {policy_number && (
        <Private>
          {opensPolicies ? (
            <Link to={{ to: '/business/$policy_number', params: { policy_number } }}>{policy_number}</Link>
          ) : (
            policy_number
          )}
        </Private>
      )}
      {recruit && <Private>{recruit}</Private>}
      {product && <span className={classes.muted}>{product}</span>}
    </>
  );
}
