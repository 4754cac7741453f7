import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useAppConfig } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { LinkCard } from '@upline/ui-kit/card/link-card.tsx';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import { timesOf } from '../event-time.ts';
import classes from './events.module.css';
import { seatsWords } from './seats-words.ts';

const route = getRouteApi('/signed-in/events/past');

type Card = OperationAnswer<'listUpcomingEvents'>['rows'][number];

function EventCards({ rows, isPast = false }: { readonly rows: readonly Card[]; readonly isPast?: boolean }) {
  const { fileUrl } = useAppConfig();
  return (
    <ul className={classes.cards}>
      {rows.map((card) => {
        const { there, here } = timesOf(card.starts_at, card.time_zone);
        return (
          <li key={card.id}>
            <LinkCard flush to={{ to: '/events/$slug', params: { slug: card.slug } }}>
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
            </LinkCard>
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

/** `events/past`: a page of them, the latest first (R-EVT-03). */
export function PastScreen() {
  const { after } = route.useSearch();
  const { rows, has_more } = useSuspenseQuery(queryFor('listPastEvents', { query: { after } })).data;
  const last = rows.at(-1);
  return (
    <>
      <PageHeader title="Past events" />
      {rows.length === 0 ? (
        <EmptyState>Nothing here yet. Events that are over appear here.</EmptyState>
      ) : (
        <EventCards rows={rows} isPast />
      )}
      {(after || has_more) && (
        <nav className={classes.pages} aria-label="Pages">
          {after && <LinkButton to={{ to: '/events/past' }}>Latest events</LinkButton>}
          {has_more && last && (
            <LinkButton to={{ to: '/events/past', search: { after: last.id } }}>Older events</LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
