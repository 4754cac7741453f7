import { formatDate } from '@upline/domain';
import { contestName } from '@upline/domain/production';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { Private } from '@upline/ui-kit/private/private.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type Contest, missingOf, seatsInWords } from './contest-words.ts';

/** What closing brings about: who wins what, and who has the points but not the conditions. */
function ClosingConsequences({ contest: { to, as_of, places } }: { readonly contest: Contest }) {
  const reached = places.filter(({ seats_by_points }) => seats_by_points > 0);
  const winners = reached.filter(({ seats }) => seats > 0);
  return (
    <ul className={layout.close} aria-label="What follows">
      <li>The result is held as of now, by the rules of {formatDate(to)}. It can no longer be changed.</li>
      {as_of === null && (
        <li>Who wins is counted then: in a company of this size it takes longer than a page may wait.</li>
      )}
      {as_of !== null && winners.length === 0 && <li>Nobody wins a seat.</li>}
      {reached.map((place) => (
        <li key={place.associate.code}>
          <Private>{place.associate.name}</Private>:{' '}
          {place.seats > 0
            ? `${seatsInWords(place.seats)}.`
            : `no seat, because of ${missingOf(place).join(', ')}.`}
        </li>
      ))}
      {(as_of === null || winners.length > 0) && <li>The winners and their RMDs are notified.</li>}
    </ul>
  );
}

/** What may be done with a contest, as the server offers it. */
export const contestActions = (contest: Contest): NamedAction[] =>
  offered(contest, {
    close: recordAction({
      operation: 'closeContest',
      label: 'Close contest',
      title: `Close ${contestName(contest)}`,
      about: <ClosingConsequences contest={contest} />,
      typed: contestName(contest),
      input: { params: { from: contest.from } },
      refresh: ['listContests', 'getContest', 'getPrograms', 'listAuditEntries'],
      message: 'The contest is being closed',
    }),
  });
