import { useQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { companyToday, dayAt, daysBetween } from '@upline/domain';
import { listed, queryFor, usePageAt } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { EmptyState, ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { type QueueLine, QueueList } from './queue-list.tsx';

type Row = OperationAnswer<'getOfficeQueues'>['rows'][number];

interface Door {
  readonly one: string;
  readonly many: string;
  readonly to: LinkTarget | undefined;
}

const CASES = '/business/carrier-feeds/cases';

/** What each queue is called and where it is decided. The filters name what was counted, so the figure and the list agree. */
function doors(pageAt: (address: string) => LinkTarget | undefined): Readonly<Record<Row['queue'], Door>> {
  const listAt = (address: string, search: object): LinkTarget | undefined => {
    const page = pageAt(address);
    return page && { ...page, search };
  };
  return {
    Approvals: {
      one: 'Decide on what an associate sent in',
      many: 'Decide on what associates sent in',
      to: pageAt('/approvals'),
    },
    'Policies Action Required': {
      one: 'Follow up a policy that is held up',
      many: 'Follow up policies that are held up',
      to: {
        to: '/business',
        search: listed('listAdminPolicies', { filter: { business_status: { eq: 'Action Required' } } }),
      },
    },
    'Requirement Answers': {
      one: 'Read the answer to a requirement',
      many: 'Read answers to requirements',
      to: { to: '/business', search: listed('listAdminPolicies', { filter: { answered: { eq: true } } }) },
    },
    'Supervision Reviews': {
      one: 'Take over a missed supervision review',
      many: 'Take over missed supervision reviews',
      to: {
        to: '/business/supervision-reviews',
        search: listed('listAdminSupervisionReviews', { filter: { waiting: { eq: true } } }),
      },
    },
    'Unmatched Cases': {
      one: 'Match a case of a carrier to its policy',
      many: 'Match cases of carriers to their policies',
      to: { to: CASES, search: listed('listAdminCarrierCases', { filter: { matched: { eq: false } } }) },
    },
    'Carrier Suggestions': {
      one: 'Accept or ignore a report of a carrier',
      many: 'Accept or ignore reports of carriers',
      to: { to: CASES, search: listed('listAdminCarrierCases', { filter: { suggested: { eq: true } } }) },
    },
    Appointments: {
      one: 'Move on an appointment with a carrier',
      many: 'Move on appointments with carriers',
      to: listAt(
        '/appointments',
        listed('listAppointments', { filter: { status: { in: ['Requested', 'In Process'] } } }),
      ),
    },
    'Provider Payments': {
      one: 'Clear an exception of a carrier’s statement',
      many: 'Clear exceptions of carriers’ statements',
      to: listAt(
        '/provider-payments',
        listed('listProviderPayments', { filter: { processing: { eq: 'Action Required' } } }),
      ),
    },
    Adjustments: {
      one: 'An adjustment waits for a second person',
      many: 'Adjustments wait for a second person',
      to: listAt('/adjustments', listed('listAdjustments', { filter: { status: { eq: 'Pending' } } })),
    },
    'Chargeback Disputes': {
      one: 'Answer a disputed chargeback',
      many: 'Answer disputed chargebacks',
      to: listAt(
        '/chargebacks',
        listed('listAllChargebacks', { filter: { dispute_status: { eq: 'Pending' } } }),
      ),
    },
    'Duplicate Registrations': {
      one: 'Decide on a registration whose SSN or SIN is known',
      many: 'Decide on registrations whose SSN or SIN is known',
      to: listAt(
        '/registrations',
        listed('listOfficeRegistrations', { filter: { status: { eq: 'In Review' } } }),
      ),
    },
    'Store Orders': {
      one: 'Ship an order that is paid',
      many: 'Ship orders that are paid',
      to: listAt('/store/orders', listed('listStoreOrders', { filter: { status: { eq: 'Processing' } } })),
    },
    'Failed Jobs': {
      one: 'Look at a job that gave up',
      many: 'Look at jobs that gave up',
      to: pageAt('/settings/failed-work/jobs'),
    },
    'Failed Messages': {
      one: 'Look at a message that was not delivered',
      many: 'Look at messages that were not delivered',
      to: pageAt('/settings/failed-work'),
    },
  };
}

export const queuesQuery = queryFor('getOfficeQueues');

/** What waits for the home office, by the age of the oldest (domain.md 2.36). */
export function OfficeQueues() {
  const { data, error, isPending, refetch } = useQuery(queuesQuery);
  const all = doors(usePageAt());
  const today = companyToday();
  const lines = data?.rows.map(({ queue, count, oldest_at }): QueueLine => {
    const { one, many, to } = all[queue];
    const days = Math.max(0, daysBetween(dayAt(new Date(oldest_at)), today));
    return { queue, text: count === 1 ? one : many, count, days, to };
  });
  return (
    <Card title="Waiting for you" flush>
      {isPending && <Loading label="queues" shape="rows" count={4} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {lines?.length === 0 && <EmptyState>Nothing waits for the home office.</EmptyState>}
      {lines && lines.length > 0 && <QueueList lines={lines} />}
    </Card>
  );
}
