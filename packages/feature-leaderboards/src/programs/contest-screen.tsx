import { getRouteApi } from '@tanstack/react-router';
import { formatNumber } from '@upline/domain';
import { contestName } from '@upline/domain/production';
import { queryFor, RecordActions, RecordScreen, useWorkedOn } from '@upline/shell';
import { Banner, DateText, Link } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type Contest, type ContestPlace, missingOf, rulesInWords } from './contest-words.ts';
import { contestActions } from './contests.actions.tsx';
import { PlanDataLink } from './plan-data-link.tsx';

const route = getRouteApi('/signed-in/programs/contests/$from');

/** `programs/contests/{from}`: the rules of a contest, and who leads it or has won. */
export function ContestScreen() {
  const { from } = route.useParams();
  const { data: contest } = useWorkedOn(queryFor('getContest', { params: { from } }), CLOSING);
  return contest ? <ContestPage contest={contest} /> : null;
}

const CLOSING = {
  isAtWork: ({ is_closing }: Contest) => is_closing,
  shownBy: () => ['listContests', 'getPrograms', 'listAuditEntries'] as const,
};

function ContestPage({ contest }: { readonly contest: Contest }) {
  const { from, as_of } = contest;
  const { status, places, closed_by } = contest;
  const winners = places.filter(({ seats }) => seats > 0);
  const isClosed = status === 'Closed';
  return (
    <RecordScreen
      noun="Contest"
      name={contestName(contest)}
      isPrivate={false}
      status={status}
      facts={[
        status === 'Open' &&
          contest.is_over &&
          (contest.is_closing ? 'Over, is being closed' : 'Over, waits to be closed'),
      ]}
      headline={[
        ...(as_of === null
          ? []
          : [
              {
                label: isClosed ? 'Seats won' : 'Seats if it closed now',
                value: formatNumber(winners.reduce((sum, { seats }) => sum + seats, 0)),
              },
            ]),
        { label: 'From', value: <DateText value={contest.from} /> },
        { label: 'Until', value: <DateText value={contest.to} /> },
        ...(contest.closed_at === null
          ? []
          : [
              {
                label: 'Closed',
                value: (
                  <>
                    <DateText value={contest.closed_at} />
                    {closed_by && (
                      <>
                        {' '}
                        by <Private>{closed_by.name}</Private>
                      </>
                    )}
                  </>
                ),
              },
            ]),
      ]}
      secondary={<RecordActions actions={contestActions(contest)} size="sm" filled="close" />}
      notices={
        contest.is_closing && (
          <Banner tone="info" live>
            Everybody's points are counted. In a large company that takes some minutes; the person who closes
            it is notified when it is done.
          </Banner>
        )
      }
      page={{ to: '/programs/contests/$from', params: { from } }}
      tab="standings"
      tabs={{ standings: { label: 'Standings', content: <Standings contest={contest} /> } }}
    />
  );
}

function Standings({ contest }: { readonly contest: Contest }) {
  const { status, as_of, is_over, places } = contest;
  const isClosed = status === 'Closed';
  return (
    <div className={layout.stack}>
      <Card title={isClosed ? 'Result' : 'Standings'}>
        <div className={layout.close}>
          {as_of !== null && status === 'Open' && (
            <p className={layout.muted}>
              As of <DateText value={as_of} relative />. Everybody with the points of a seat, and those who
              lead without one.{' '}
              {!is_over && (
                <Link to={{ to: '/dashboard/leaderboard/hawaii' }}>Everybody on the leaderboard</Link>
              )}
            </p>
          )}
          {places.length === 0 ? (
            <EmptyState>{nobodyIn(contest)}</EmptyState>
          ) : (
            <FactTable
              label="Standings"
              rows={places}
              rowKey={({ associate }) => associate.code}
              columns={[
                {
                  label: 'Associate',
                  of: ({ associate: { code, name } }) => (
                    <Link to={{ to: '/associates/$code', params: { code } }}>
                      <Private>
                        {name} ({code})
                      </Private>
                    </Link>
                  ),
                },
                { label: 'Place', isNumber: true, of: ({ place }) => formatNumber(place) },
                { label: 'Points', isNumber: true, of: ({ points }) => formatNumber(points) },
                {
                  label: 'Seats by points',
                  isNumber: true,
                  of: ({ seats_by_points }) => formatNumber(seats_by_points),
                },
                { label: 'Conditions', of: (place) => <Conditions place={place} /> },
                {
                  label: isClosed ? 'Seats won' : 'Seats now',
                  isNumber: true,
                  of: ({ seats }) => formatNumber(seats),
                },
              ]}
            />
          )}
        </div>
      </Card>
      <Card title="Rules">
        <div className={layout.close}>
          <FactList facts={rulesInWords(contest)} />
          {!isClosed && (
            <p className={layout.muted}>
              <PlanDataLink />
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}

/** Why there are no places. */
function nobodyIn({ status, is_closing, is_over, as_of }: Contest): string {
  if (is_closing) return 'The result appears here as soon as it is counted.';
  if (is_over && as_of === null)
    return 'Counting everybody takes longer than a page may wait. The result is counted when the contest is closed.';
  return NOBODY[status];
}

const NOBODY: Readonly<Record<Contest['status'], string>> = {
  Draft: 'The contest has not begun. Associates who earn points in its window appear here.',
  Open: 'Nobody has points yet. They appear here with the first credit.',
  Closed: 'Nobody reached the points of a seat.',
};

function Conditions({ place }: { readonly place: ContestPlace }) {
  const missing = missingOf(place);
  return missing.length === 0 ? 'Met' : `Not met: ${missing.join(', ')}`;
}
