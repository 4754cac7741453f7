import type { OperationAnswer } from '@upline/api-client';
import { LEVEL_CODES } from '@upline/domain';
import { Money, Private } from '@upline/ui-kit';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { ReactNode } from 'react';
import parts from '../../parts.module.css';
import { CompensationLine } from '../compensation-line.tsx';
import pay from '../policy-pay.module.css';

export type PaidLine = OperationAnswer<'listAllCompensations'>['rows'][number];

export interface PayeeListProps {
  readonly lines: readonly PaidLine[];
  /** Whether all lines of the policy are here; if not, the newest. */
  readonly isWhole: boolean;
  /** Whether names lead to the associates. */
  readonly mayOpen: boolean;
  /** Why a line's amount is what it is, by the line's id. */
  readonly explanation: (id: string) => ReactNode;
}

/** What a policy pays, by associate in the order of the chain. */
export function PayeeList(props: PayeeListProps) {
  return (
    <>
      <ul className={parts.list} aria-label="Who is paid">
        {payees(props.lines).map((payee) => (
          <Payee key={payee.code} {...props} {...payee} />
        ))}
      </ul>
      {!props.isWhole && <p className={parts.muted}>The newest lines are shown.</p>}
    </>
  );
}

interface PaidOne {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly PaidLine[];
}

/** One associate with what all their lines of the policy come to, where all are here. */
function Payee({ code, name, lines, isWhole, mayOpen, explanation }: PaidOne & PayeeListProps) {
  const [{ currency = 'USD' } = {}] = lines;
  const who = <Private>{`${name} (${code})`}</Private>;
  return (
    <li className={parts.entry}>
      <div className={parts.row}>
        {mayOpen ? <Link to={{ to: '/associates/$code', params: { code } }}>{who}</Link> : who}
        {isWhole && lines.length > 1 && (
          <span>
            Together{' '}
            <Money
              cents={lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)}
              currency={currency}
            />
          </span>
        )}
      </div>
      <ul className={`${parts.list} ${pay.ofOne}`} aria-label={`Compensation of ${code}`}>
        {lines.map((line) => (
          <CompensationLine key={line.id} line={line} explanation={() => explanation(line.id)} />
        ))}
      </ul>
    </li>
  );
}

const FIRST: readonly string[] = ['Training', 'Writing', 'Split', 'Override Bonus', 'Revenue Bonus'];
const rankOf = ({ compensation_type }: PaidLine) =>
  FIRST.includes(compensation_type) ? FIRST.indexOf(compensation_type) : FIRST.length;

/** The order of the lines of a policy: overrides from the lowest level up, then the generations (domain.md 4.4). */
const inChain = (a: PaidLine, b: PaidLine) =>
  rankOf(a) - rankOf(b) ||
  (a.generation ?? 0) - (b.generation ?? 0) ||
  LEVEL_CODES.indexOf(a.level ?? 'A') - LEVEL_CODES.indexOf(b.level ?? 'A');

/** Each associate once, with all their lines; of a kind the newest first, as they come. */
function payees(lines: readonly PaidLine[]): PaidOne[] {
  const found = new Map<string, { code: string; name: string; lines: PaidLine[] }>();
  for (const line of lines.toSorted(inChain)) {
    const payee = found.get(line.associate.code);
    if (payee) payee.lines.push(line);
    else found.set(line.associate.code, { ...line.associate, lines: [line] });
  }
  return [...found.values()];
}
