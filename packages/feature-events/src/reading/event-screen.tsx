import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  queryFor,
  useApi,
  useAppConfig,
  useFileSaving,
  useMay,
  usePageAt,
  useRecordActions,
  useRecordTitle,
  useSave,
} from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { QrCode } from '@upline/ui-kit/qr-code/qr-code.tsx';
import { RichText } from '@upline/ui-kit/rich-text/rich-text.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { timesOf } from '../event-time.ts';
import classes from './events.module.css';
import { seatsWords } from './seats-words.ts';
import { cancelAction, type ReadEvent, registerActions, waitingActions } from './ticket-actions.ts';

const route = getRouteApi('/signed-in/events/$slug');

/** `events/{slug}`: what it is, when and where, and the own tickets. */
export function EventScreen() {
  const params = route.useParams();
  const api = useApi();
  const { fileUrl, videoUrl } = useAppConfig();
  const pageAt = usePageAt();
  const { save, saving } = useFileSaving();
  const { data: event } = useSuspenseQuery(queryFor('readEvent', { params }));
  useRecordTitle(event.title);
  const imageUrl = (id: string) => `${fileUrl}/content/${id}`;
  return (
    <>
      <PageHeader title={event.title} back={{ to: '/events' }} facts={[event.kind, seatsWords(event)]} />
      <div className={classes.columns}>
        <div className={layout.stack}>
          {event.image_id && <img className={classes.picture} src={imageUrl(event.image_id)} alt="" />}
          {event.offered_until && (
            <Banner>
              A seat is kept for you until <DateText value={event.offered_until} />. Register by then.
            </Banner>
          )}
          <Tickets event={event} />
          {event.body && (
            <Card title="About">
              <RichText
                html={event.body}
                imageUrl={imageUrl}
                videoHost={videoUrl ?? null}
                linkTo={pageAt}
                onFile={() => undefined}
              />
            </Card>
          )}
          <Lines title="Agenda" lines={event.agenda} />
          <Lines title="Speakers" lines={event.speakers} />
        </div>
        <Card title="When and where">
          <div className={layout.close}>
            <Times label="From" at={event.starts_at} zone={event.time_zone} />
            <Times label="To" at={event.ends_at} zone={event.time_zone} />
            <div>
              <span className={classes.muted}>Where</span>
              <div>{event.venue ?? 'Online'}</div>
              {event.address && <div className={classes.muted}>{event.address}</div>}
              {event.address && (
                <a href={mapOf(`${event.venue ?? ''} ${event.address}`)} rel="noreferrer" target="_blank">
                  Show on a map
                </a>
              )}
            </div>
            {event.online_url && (
              <a href={event.online_url} rel="noreferrer" target="_blank">
                Join online
              </a>
            )}
            <div>
              <Button
                loading={saving === event.id}
                onClick={() =>
                  void save(
                    event.id,
                    () => api.call('saveEventCalendar', { params }),
                    () => `${event.slug}.ics`,
                  )
                }
              >
                Save to calendar
              </Button>
            </div>
          </div>
        </Card>
      </div>
    </>
  );
}

/** The place on a map, in a window of its own; the portal itself asks no map service. */
const mapOf = (place: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place.trim())}`;

function Times({ label, at, zone }: { readonly label: string; readonly at: string; readonly zone: string }) {
  const { there, here } = timesOf(at, zone);
  return (
    <div>
      <span className={classes.muted}>{label}</span>
      <div>{there}</div>
      {here && <div className={classes.muted}>{here}</div>}
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={layout.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

function Tickets({ event }: { readonly event: ReadEvent }) {
  const mayRegister = useMay('registerForEvent');
  const mayWait = useMay('joinEventWaitingList');
  const actions = [...(mayRegister ? registerActions(event) : []), ...(mayWait ? waitingActions(event) : [])];
  const { start, running, dialog } = useRecordActions(actions);
  if (event.tickets.length === 0 && actions.length === 0) return null;
  return (
    <Card title="Tickets">
      {event.tickets.map((ticket) => (
        <TicketPart key={ticket.id} slug={event.slug} ticket={ticket} />
      ))}
      <div className={classes.ticket}>
        {actions.map((action) => (
          <Button key={action.key} loading={running === action.key} onClick={() => start(action)}>
            {action.label}
          </Button>
        ))}
      </div>
      {dialog}
    </Card>
  );
}

function TicketPart({
  slug,
  ticket,
}: {
  readonly slug: string;
  readonly ticket: ReadEvent['tickets'][number];
}) {
  const mayCancel = useMay('cancelEventTicket');
  const mayPay = useMay('payEventTicket');
  const checkout = useSave({ operation: 'payEventTicket', refresh: [] });
  const cancel = cancelAction(slug, ticket);
  const { start, running, dialog } = useRecordActions([cancel]);
  const pay = async () => {
    const page = await checkout.save({ params: { slug, id: ticket.id } });
    // The page of the card company: the browser leaves the portal and comes back to this event.
    if (page) location.assign(page.url);
  };
  return (
    <section className={classes.ticket} aria-label={`Ticket of ${ticket.name}`}>
      {ticket.qr && (
        <div className={classes.qr}>
          <QrCode label={`Code ${ticket.code} of the ticket of ${ticket.name}`} {...ticket.qr} />
        </div>
      )}
      <div className={layout.close}>
        <span className={classes.name}>{ticket.name}</span>
        <span className={classes.muted}>
          {ticket.type_name}
          {ticket.shirt_size && `, shirt ${ticket.shirt_size}`}
          {ticket.price_cents > 0 && (
            <>
              , <Money cents={ticket.price_cents} currency={ticket.currency} />
            </>
          )}
        </span>
        <span>
          <Status value={ticket.status ?? 'Reserved'} />
        </span>
        {ticket.status === null && ticket.reserved_until && (
          <span className={classes.muted}>
            Kept until <DateText value={ticket.reserved_until} />
          </span>
        )}
        {ticket.qr && <span className={classes.code}>{ticket.code}</span>}
        <span className={classes.ticket}>
          {mayPay && ticket.actions.includes('pay') && (
            <Button variant="filled" loading={checkout.saving} onClick={() => void pay()}>
              Pay by card
            </Button>
          )}
          {mayCancel && ticket.actions.includes('cancel') && (
            <Button
              aria-label={`Cancel ticket of ${ticket.name}`}
              loading={running === cancel.key}
              onClick={() => start(cancel)}
            >
              Cancel ticket
            </Button>
          )}
        </span>
        {checkout.error && (
          <span role="alert" className={classes.muted}>
            {checkout.error.message}
          </span>
        )}
      </div>
      {dialog}
    </section>
  );
}
