import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useAppConfig } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { timesOf } from '../event-time.ts';
import classes from './events.module.css';
import { seatsWords } from './seats-words.ts';

type Card = OperationAnswer<'listUpcomingEvents'>['rows'][number];

function EventCards({ rows, isPast = false }: { readonly rows: readonly Card[]; readonly isPast?: boolean }) {
  const { fileUrl } = useAppConfig();
  return (
    <ul className={classes.cards}>
      {rows.map((card) => {
        const { there, here } = timesOf(card.starts_at, card.time_zone);
        return (
          <li key={card.id}>
            <Link to={{ to: '/events/$slug', params: { slug: card.slug } }} className={classes.card}>
              {card.image_id && (
                <img
                  className={classes.picture}
                  src={`${fileUrl}/content/${card.image_id}`}
                  alt=""
                  loading="lazy"
                />
              )}
              <span className={classes.words}>
                <span className={classes.muted}>{card.kind}</span>
                <span className={classes.name}>{card.title}</span>
                <span>{there}</span>
                {here && <span className={classes.muted}>{here}</span>}
                <span className={classes.muted}>{card.venue ?? 'Online'}</span>
                {!isPast && <span className={classes.muted}>{seatsWords(card)}</span>}
                {card.mine && (
                  <span>
                    <Status value={card.mine} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** `events`: what is to come, the next one first (R-EVT-03). */
export function UpcomingScreen() {
  const { rows } = useSuspenseQuery(queryFor('listUpcomingEvents')).data;
  return (
    <>
      <PageHeader title="Events" />
      {rows.length === 0 ? (
        <EmptyState>No events are planned. New ones appear here.</EmptyState>
      ) : (
        <EventCards rows={rows} />
      )}
    </>
  );
}

/** `events/past`. */
export function PastScreen() {
  const { rows } = useSuspenseQuery(queryFor('listPastEvents')).data;
  return (
    <>
      <PageHeader title="Past events" />
      {rows.length === 0 ? (
        <EmptyState>Nothing here yet. Events that are over appear here.</EmptyState>
      ) : (
        <EventCards rows={rows} isPast />
      )}
    </>
  );
}
