import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { levelOf } from '@upline/domain';
import { queryFor, RecordScreen, useRecordActions } from '@upline/shell';
import { Button, Money } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { BusinessVolume, Percent } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { LineReceipt, titleOf } from '../../compensations/line-receipt.tsx';
import classes from '../../payments.module.css';
import { lineTarget, OfficePolicyLink, PersonLink } from '../office-links.tsx';
import { lineActions } from './compensations.actions.tsx';
import { PolicyLines } from './policy-lines.tsx';

type OfficeLine = OperationAnswer<'getAnyCompensation'>;

const route = getRouteApi('/signed-in/compensations/$id');

/** `compensations/{id}`: a line of anybody with its receipt, and what the home office does with it (domain.md 2.17). */
export function OfficeLineScreen() {
  const { id } = route.useParams();
  const { tab = 'receipt' } = route.useSearch();
  const { data: line } = useSuspenseQuery(queryFor('getAnyCompensation', { params: { id } }));
  const actions = lineActions(line);
  const { menu, run, dialog } = useRecordActions(actions);
  const next = actions.find(({ key }) => key === 'release' || key === 'hold');
  return (
    <RecordScreen
      noun="Line"
      name={titleOf(line)}
      isPrivate={false}
      status={line.voided_at === null ? line.status : 'Voided'}
      facts={[
        <PersonLink key="person" person={line.associate} />,
        <DateText key="day" value={line.posted_at} />,
        line.portion && `${line.portion} portion`,
      ]}
      headline={headlineOf(line)}
      secondary={<Button onClick={() => window.print()}>Print</Button>}
      next={next && { label: next.label, onClick: () => run(next.key) }}
      actions={menu.filter(({ key }) => key !== next?.key)}
      page={{ to: '/compensations/$id', params: { id } }}
      tab={tab}
      tabs={{
        receipt: { label: 'Receipt', content: <Body line={line} /> },
        everybody: line.policy_id !== null && {
          label: 'Everybody',
          content: <PolicyLines policyId={line.policy_id} currency={line.currency} />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function headlineOf(line: OfficeLine) {
  const { currency, amount_cents, remaining_cents, voided_at } = line;
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  if (voided_at !== null)
    return [{ label: 'Voided', value: money(amount_cents), note: <DateText value={voided_at} /> }];
  return [
    { label: 'Amount', value: money(amount_cents) },
    ...(remaining_cents === amount_cents
      ? []
      : [{ label: 'Left after chargebacks', value: money(remaining_cents) }]),
  ];
}

const Body = ({ line }: { readonly line: OfficeLine }) => (
  <div className={classes.columns}>
    <Card title="How this amount came about">
      <LineReceipt line={line} owner={line.associate.name} target={lineTarget} />
    </Card>
    <Card title="This line">
      <FactList facts={factsOf(line).filter(({ value }) => Boolean(value))} />
    </Card>
  </div>
);

const factsOf = (line: OfficeLine) => [
  { label: 'Associate', value: <PersonLink person={line.associate} /> },
  { label: 'Policy', value: line.policy_number && <OfficePolicyLink policy={line} /> },
  { label: 'Client', value: line.client_initials, private: 'name' as const },
  {
    label: 'Source Associate',
    value: line.source_associate && <PersonLink person={line.source_associate} />,
  },
  { label: 'BV', value: line.base_bv_cents !== null && <BusinessVolume cents={line.base_bv_cents} /> },
  { label: 'Rate', value: line.rate_bps !== null && <Percent bps={line.rate_bps} /> },
  { label: 'Level', value: line.level && levelOf(line.level).name },
  { label: 'Held For', value: line.escrow_reason },
  { label: 'Released', value: line.released_at && <DateText value={line.released_at} /> },
  { label: 'Paid With', value: line.pay_run_number !== null && `Run ${line.pay_run_number}` },
  { label: 'Voided', value: line.voided_at && <DateText value={line.voided_at} /> },
  { label: 'Void Reason', value: line.void_reason },
  {
    label: 'Corrects',
    value: line.original_line_id && (
      <Link to={{ to: '/compensations/$id', params: { id: line.original_line_id } }}>The line before</Link>
    ),
  },
  {
    label: 'Chargeback',
    value: line.chargeback_id && (
      <Link to={{ to: '/chargebacks/$id', params: { id: line.chargeback_id } }}>Open the chargeback</Link>
    ),
  },
];
