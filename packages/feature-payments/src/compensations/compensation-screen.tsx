import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, RecordScreen } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import classes from '../payments.module.css';
import { factsOf } from './line-facts.tsx';
import { type CompensationLine, LineReceipt, titleOf } from './line-receipt.tsx';

const route = getRouteApi('/signed-in/payments/compensations/$id');

/** `payments/compensations/{id}`: the receipt of a line (domain.md 4.13). */
export function CompensationScreen() {
  const { id } = route.useParams();
  const { data: line } = useSuspenseQuery(queryFor('getCompensation', { params: { id } }));
  return (
    <RecordScreen
      noun="Line"
      name={titleOf(line)}
      isPrivate={false}
      status={line.status}
      facts={[<DateText key="day" value={line.posted_at} />, line.portion && `${line.portion} portion`]}
      secondary={<Button onClick={() => window.print()}>Print</Button>}
      page={{ to: '/payments/compensations/$id', params: { id } }}
      tab="receipt"
      tabs={{ receipt: { label: 'Receipt', content: <Body line={line} /> } }}
    />
  );
}

function Body({ line }: { readonly line: CompensationLine }) {
  const { pay_run_number: number, currency } = line;
  const { data } = useQuery({
    ...queryFor('listStatements', {
      query: { filter: { pay_run_number: { eq: number ?? 0 } }, limit: 10 },
    }),
    enabled: number !== null,
  });
  const statements = data?.rows ?? [];
  // A line of another currency than the payout's is converted and is in the only statement of the run (R-MNY-30).
  const statement = statements.find((each) => each.currency === currency) ?? statements[0];
  return (
    <div className={classes.columns}>
      <Card title="How this amount came about">
        <LineReceipt line={line} target={(id) => ({ to: '/payments/compensations/$id', params: { id } })} />
      </Card>
      <Card title="This line">
        <FactList facts={factsOf(line, statement?.id)} />
      </Card>
    </div>
  );
}
