import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { eventTicketsFields } from '@upline/api-client/lists/event-tickets.ts';
import {
  columnsFor,
  DataListFor,
  queryFor,
  RecordActions,
  RecordScreen,
  useGo,
  useRecordActions,
} from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { inBoth } from '../event-time.ts';
import { addType, eventActions, ticketActions, typeActions } from './events.actions.ts';

const route = getRouteApi('/signed-in/events/$id');
const MOST = 100;

const COLUMNS = columnsFor<'listEventTickets'>(eventTicketsFields, [
  { field: 'attendee', pinned: true, secret: true, cardRole: 'title', width: 200 },
  { field: 'guest_type', cardRole: 'subtitle', width: 110 },
  { field: 'host', secret: true, value: ({ host }) => host.name, width: 160 },
  { field: 'host_code', secret: true, width: 110 },
  { field: 'upline_rmd', secret: true, width: 160 },
  { field: 'type_name', cardRole: 'meta', width: 150 },
  { field: 'price_cents', currency: ({ currency }) => currency, width: 100 },
  { field: 'payment_status', as: 'status', width: 120 },
  { field: 'status', as: 'status', cardRole: 'value', width: 130 },
  { field: 'shirt_size', width: 100 },
  { field: 'code', width: 150 },
  { field: 'checked_in_at', width: 170 },
  { field: 'created_at', relative: true, width: 130 },
]);

/** `events/{id}`: standing, kinds of tickets, and who comes. */
export function EventScreen() {
  const params = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const go = useGo();
  const { data: event } = useSuspenseQuery(queryFor('getEvent', { params }));
  const others = useQuery(
    queryFor('listEvents', { query: { limit: MOST, filter: { status: { in: ['Published'] } } } }),
  );
  const targets = (others.data?.rows ?? [])
    .filter(({ id }) => id !== event.id)
    .map(({ id, title }) => ({ value: id, label: title }));
  const actions = eventActions(event, { targets, onDeleted: () => void go({ to: '/events' }) });
  const { menu, run, dialog } = useRecordActions(actions);
  const publish = actions.find(({ key }) => key === 'publish');
  const isPublished = event.status === 'Published';
  return (
    <RecordScreen
      noun="Event"
      name={event.title}
      isPrivate={false}
      status={event.status}
      facts={[event.kind, inBoth(event.starts_at, event.time_zone)]}
      headline={[
        { label: 'Tickets', value: event.sold.toLocaleString('en-US') },
        { label: 'Checked in', value: event.checked_in.toLocaleString('en-US') },
        { label: 'Waiting', value: event.waiting.toLocaleString('en-US') },
      ]}
      next={
        publish
          ? { label: publish.label, onClick: () => run(publish.key) }
          : isPublished && {
              label: 'Check in',
              onClick: () => void go({ to: '/events/$id/check-in', params }),
            }
      }
      actions={menu.filter(({ key }) => key !== 'publish')}
      page={{ to: '/events/$id', params }}
      tab={tab}
      tabs={{
        overview: { label: 'Overview', content: <Overview id={params.id} /> },
        tickets: { label: 'Ticket types', content: <TicketTypes eventId={params.id} /> },
        attendees: {
          label: 'Attendees',
          content: (
            <DataListFor
              operations={{
                name: 'event-tickets',
                list: 'listEventTickets',
                count: 'countEventTickets',
                query: { event_id: params.id },
              }}
              label="Attendees"
              noun={{ one: 'ticket', many: 'tickets' }}
              columns={COLUMNS}
              rowKey={(row) => row.id}
              actions={ticketActions}
              search={{ field: 'search', placeholder: 'Name or ticket code' }}
              empty={{ title: 'Nobody has registered yet.' }}
            />
          ),
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

function Overview({ id }: { readonly id: string }) {
  const { data: event } = useSuspenseQuery(queryFor('getEvent', { params: { id } }));
  const audience =
    event.audience === 'Country'
      ? event.country
      : event.audience === 'Level'
        ? event.min_level
        : event.audience === 'Team'
          ? event.team?.name
          : 'Everybody';
  return (
    <div className={layout.columns}>
      <Card title="Event">
        <FactList
          facts={[
            { label: 'From', value: inBoth(event.starts_at, event.time_zone) },
            { label: 'To', value: inBoth(event.ends_at, event.time_zone) },
            { label: 'Venue', value: event.venue },
            { label: 'Address', value: event.address },
            { label: 'Online', value: event.online_url },
            { label: 'Capacity', value: event.capacity?.toLocaleString('en-US') ?? 'No limit' },
            { label: 'Audience', value: audience },
            { label: 'Registration', value: event.registration },
            { label: 'Opens', value: <DateText value={event.opens_on} /> },
            { label: 'Closes', value: <DateText value={event.closes_on} /> },
          ]}
        />
      </Card>
      {event.shirts.length > 0 && (
        <Card title="Shirts">
          <FactList
            facts={event.shirts.map(({ size, tickets }) => ({
              label: size,
              value: tickets.toLocaleString('en-US'),
            }))}
          />
        </Card>
      )}
    </div>
  );
}

function TicketTypes({ eventId }: { readonly eventId: string }) {
  const { data } = useSuspenseQuery(queryFor('listEventTicketTypes', { params: { event_id: eventId } }));
  const add = addType(eventId);
  const { start, dialog } = useRecordActions([add]);
  return (
    <div className={layout.stack}>
      {data.rows.map((type) => (
        <Card key={type.id} title={type.name} actions={<RecordActions actions={typeActions(type)} />}>
          <FactList
            facts={[
              { label: 'For', value: type.guest_type },
              { label: 'Price', value: <Money cents={type.price_usd_cents} currency="USD" /> },
              { label: 'Price in Canada', value: <Money cents={type.price_cad_cents} currency="CAD" /> },
              { label: 'Taken', value: `${type.sold} of ${type.quantity}` },
              { label: 'Shirt Size', value: type.needs_shirt ? 'Asked for' : 'Not asked for' },
              { label: 'Refundable Until', value: <DateText value={type.refundable_until} /> },
            ]}
          />
        </Card>
      ))}
      <div>
        <Button onClick={() => start(add)}>Add ticket type</Button>
      </div>
      {dialog}
    </div>
  );
}
