import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { LEVEL_CODES } from '@upline/domain';
import { queryFor, useMay } from '@upline/shell';
import { Money, Private } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import type { AssociateLookup } from '@upline/ui-kit/picker/pickers.tsx';
import { useState } from 'react';
import parts from '../../parts.module.css';
import { AssociateField } from '../../prospects/associate-field.tsx';
import { CompensationLine, Receipt } from '../compensation-line.tsx';
import type { Policy } from '../policy-head.tsx';
import pay from '../policy-pay.module.css';
import { WhyPaid } from '../why-paid.tsx';

type Line = OperationAnswer<'listAllCompensations'>['rows'][number];

/** As many lines as one answer holds; older ones, of a policy paid for many years, are left out. */
const MOST = 500;

/** What a policy pays to whom, line by line, and why somebody is paid or is not (domain.md 2.17, R-EXP-02). */
export function OfficeCompensation({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useQuery(
    queryFor('listAllCompensations', {
      query: { filter: { policy_number: { eq: policy.policy_number } }, limit: String(MOST) },
    } as never),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Compensation" />;
  const isWhole = data.rows.length <= MOST;
  // Another provider may use the number as well.
  const lines = data.rows.filter(({ policy_id }) => policy_id === policy.id);
  return (
    <div className={parts.column}>
      {lines.length === 0 ? (
        <EmptyState>
          Nobody is paid on this policy now. Lines appear when it is ready to pay, and go when it ends before
          they are paid.
        </EmptyState>
      ) : (
        <Card title="Compensation">
          <ul className={parts.list} aria-label="Who is paid">
            {payees(lines).map((payee) => (
              <Payee key={payee.code} {...payee} isWhole={isWhole} />
            ))}
          </ul>
          {!isWhole && <p className={parts.muted}>The newest {MOST} lines are shown.</p>}
        </Card>
      )}
      <Card title="Why is somebody paid, or not?">
        <Asked policyId={policy.id} />
      </Card>
    </div>
  );
}

interface PaidOne {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

/** One associate with what all their lines of the policy come to, where all are here. */
function Payee({ code, name, lines, isWhole }: PaidOne & { readonly isWhole: boolean }) {
  const [{ currency = 'USD' } = {}] = lines;
  const mayOpen = useMay('getAssociate');
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
          <CompensationLine key={line.id} line={line} explanation={() => <Explanation id={line.id} />} />
        ))}
      </ul>
    </li>
  );
}

function Explanation({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(queryFor('getAnyCompensation', { params: { id } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Receipt sentences={data.sentences} /> : <Loading label="Explanation" count={3} />;
}

/** Asks for one person: the line that calls in says “why did I get nothing?”. */
function Asked({ policyId }: { readonly policyId: string }) {
  const [one, choose] = useState<AssociateLookup | null>(null);
  return (
    <div className={parts.column}>
      <AssociateField label="Associate" value={one} onChange={choose} />
      {one && <Answer policyId={policyId} code={one.code} />}
    </div>
  );
}

function Answer({ policyId, code }: { readonly policyId: string; readonly code: string }) {
  const { data, error, refetch } = useQuery(
    queryFor('explainAnyPolicy', { params: { id: policyId }, query: { associate_code: code } }),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div aria-live="polite">
      {data ? <WhyPaid answer={data} /> : <Loading label="Explanation" count={2} />}
    </div>
  );
}

const FIRST: readonly string[] = ['Training', 'Writing', 'Split', 'Override Bonus', 'Revenue Bonus'];
const rankOf = ({ compensation_type }: Line) =>
  FIRST.includes(compensation_type) ? FIRST.indexOf(compensation_type) : FIRST.length;

/** The order of the lines of a policy: overrides from the lowest level up, then the generations (domain.md 4.4). */
const inChain = (a: Line, b: Line) =>
  rankOf(a) - rankOf(b) ||
  (a.generation ?? 0) - (b.generation ?? 0) ||
  LEVEL_CODES.indexOf(a.level ?? 'A') - LEVEL_CODES.indexOf(b.level ?? 'A');

/** Each associate once, with all their lines; of a kind the newest first, as they come. */
function payees(lines: readonly Line[]): PaidOne[] {
  const found = new Map<string, { code: string; name: string; lines: Line[] }>();
  for (const line of lines.toSorted(inChain)) {
    const payee = found.get(line.associate.code);
    if (payee) payee.lines.push(line);
    else found.set(line.associate.code, { ...line.associate, lines: [line] });
  }
  return [...found.values()];
}
