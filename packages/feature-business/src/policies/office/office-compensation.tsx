import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { LEVEL_CODES } from '@upline/domain';
import { queryFor } from '@upline/shell';
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

/** More lines than a policy ever has. */
const MOST = 500;

/** What a policy pays to whom, line by line, and why somebody is paid or is not (domain.md 2.17, R-EXP-02). */
export function OfficeCompensation({ policy }: { readonly policy: Policy }) {
  const { data, error, refetch } = useQuery(
    queryFor('listAllCompensations', {
      query: { filter: { policy_id: { eq: policy.id } }, limit: String(MOST) },
    } as never),
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label="Compensation" />;
  return (
    <div className={parts.column}>
      {data.rows.length === 0 ? (
        <EmptyState>Nothing here yet. Who is paid what appears when the policy is ready to pay.</EmptyState>
      ) : (
        <Card title="Compensation">
          <ul className={parts.list} aria-label="Who is paid">
            {payees(data.rows).map((payee) => (
              <Payee key={payee.code} {...payee} />
            ))}
          </ul>
        </Card>
      )}
      <Card title="Why is somebody paid, or not?">
        <Asked policyId={policy.id} />
      </Card>
    </div>
  );
}

interface PayeeProps {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

/** One associate with what all their lines of the policy come to. */
function Payee({ code, name, lines }: PayeeProps) {
  const [{ currency = 'USD' } = {}] = lines;
  return (
    <li className={parts.entry}>
      <div className={parts.row}>
        <Link to={{ to: '/associates/$code', params: { code } }}>
          <Private>{`${name} (${code})`}</Private>
        </Link>
        {lines.length > 1 && (
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
function payees(lines: readonly Line[]): PayeeProps[] {
  const found = new Map<string, { code: string; name: string; lines: Line[] }>();
  for (const line of lines.toSorted(inChain)) {
    const payee = found.get(line.associate.code);
    if (payee) payee.lines.push(line);
    else found.set(line.associate.code, { ...line.associate, lines: [line] });
  }
  return [...found.values()];
}
