import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDate } from '@upline/domain';
import { listed, queryFor, RecordScreen } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { StatementFiles } from './statement-files.tsx';
import { type Statement, StatementPaper } from './statement-paper.tsx';

const route = getRouteApi('/signed-in/payments/statements/$id');

/** `payments/statements/{id}`: one payout, line by line, to the amount that reached the bank (R-PAY-03). */
export function StatementScreen() {
  const { id } = route.useParams();
  const { data: statement } = useSuspenseQuery(queryFor('getStatement', { params: { id } }));
  return (
    <RecordScreen
      noun="Statement"
      name={`Statement of ${formatDate(statement.pay_date)}`}
      isPrivate={false}
      status={statement.status}
      facts={[`Run ${statement.pay_run_number}`, periodOf(statement), statement.currency]}
      secondary={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <StatementFiles statement={statement} size="sm" />
        </>
      }
      notices={
        statement.returned_reason && (
          <Banner tone="warning" title="The bank returned this payout">
            {statement.returned_reason}
          </Banner>
        )
      }
      page={{ to: '/payments/statements/$id', params: { id } }}
      tab="statement"
      tabs={{
        statement: {
          label: 'Statement',
          content: (
            <StatementPaper
              statement={statement}
              lineTarget={(line) => ({ to: '/payments/compensations/$id', params: { id: line } })}
              allLines={{
                to: '/payments/compensations',
                search: listed('listCompensations', {
                  filter: { pay_run_number: { eq: statement.pay_run_number } },
                }),
              }}
            />
          ),
        },
      }}
    />
  );
}

const periodOf = ({ period_start, period_end }: Statement) =>
  `${formatDate(period_start)} – ${formatDate(period_end)}`;
