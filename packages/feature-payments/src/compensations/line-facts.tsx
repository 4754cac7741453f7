import { levelOf } from '@upline/domain';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BusinessVolume, Percent } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { CompensationLine } from './line-receipt.tsx';

type Line = Pick<CompensationLine, 'policy_id' | 'policy_number'>;

/** The policy of a line; only who has a part in it, and sees its whole number, can open it. */
export function PolicyLink({ policy_id: id, policy_number }: Line) {
  if (policy_number === null) return null;
  const number = <Private>{policy_number}</Private>;
  if (id === null || policy_number.startsWith('•')) return number;
  return (
    <Link to={{ to: '/business/$policy_number', params: { policy_number }, search: { id } }}>{number}</Link>
  );
}

const lineLink = (id: string, words: string) => (
  <Link to={{ to: '/payments/compensations/$id', params: { id } }}>{words}</Link>
);

/** What of a line is no step of its receipt; what it does not have is left out. */
export function factsOf(line: CompensationLine, statementId: string | undefined) {
  const run = line.pay_run_number !== null && `Run ${line.pay_run_number}`;
  const facts = [
    { label: 'Policy', value: line.policy_number && <PolicyLink {...line} /> },
    { label: 'Client', value: line.client_initials, private: 'name' as const },
    { label: 'Source Associate', value: line.source_associate?.name, private: 'name' as const },
    {
      label: 'BV',
      value: line.base_bv_cents !== null && <BusinessVolume cents={line.base_bv_cents} />,
    },
    { label: 'Rate', value: line.rate_bps !== null && <Percent bps={line.rate_bps} /> },
    { label: 'Level', value: line.level && levelOf(line.level).name },
    { label: 'Held For', value: line.escrow_reason },
    { label: 'Released', value: line.released_at && <DateText value={line.released_at} /> },
    {
      label: 'Paid With',
      value:
        run &&
        (statementId ? (
          <Link to={{ to: '/payments/statements/$id', params: { id: statementId } }}>{run}</Link>
        ) : (
          run
        )),
    },
    {
      label: 'Corrects',
      value: line.original_line_id && lineLink(line.original_line_id, 'The line before'),
    },
    {
      label: 'Chargeback',
      value: line.chargeback_id && (
        <Link to={{ to: '/payments/chargebacks/$id', params: { id: line.chargeback_id } }}>
          Open the chargeback
        </Link>
      ),
    },
  ];
  return facts.filter(({ value }) => value !== null && value !== undefined && value !== false);
}
