import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor, useRecordActions, useRecordTitle, useSave } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useState } from 'react';
import { SHOWN_BY } from './event-lists.ts';
import { ticketActions } from './events.actions.ts';
import { Scanner } from './scanner.tsx';

const route = getRouteApi('/signed-in/events/$id/check-in');

/** `events/{id}/check-in`: codes from the camera or typed by hand. */
export function CheckInScreen() {
  const { id } = route.useParams();
  const { data: event } = useSuspenseQuery(queryFor('getEvent', { params: { id } }));
  useRecordTitle(event.title);
  const [code, setCode] = useState('');
  const [last, setLast] = useState<OperationAnswer<'checkInEventTicket'>>();
  const checkIn = useSave({ operation: 'checkInEventTicket', refresh: SHOWN_BY });
  const take = async (typed: string) => {
    if (checkIn.saving || typed.trim() === '') return;
    setLast(undefined);
    const answer = await checkIn.save({ params: { event_id: id }, body: { code: typed.trim() } });
    if (!answer) return;
    setLast(answer);
    setCode('');
  };
  const message =
    checkIn.error?.statusCode === 404 ? 'This event has no ticket with this code' : checkIn.error?.message;
  return (
    <>
      <PageHeader
        title="Check-in"
        back={{ to: '/events/$id', params: { id } }}
        facts={[event.title, `${event.checked_in} of ${event.sold} checked in`]}
      />
      <div className={layout.stack}>
        {message && <Banner tone="danger">{message}</Banner>}
        {last && <CheckedIn ticket={last} onUndone={() => setLast(undefined)} />}
        <Card title="Typed by hand">
          <form
            className={layout.close}
            onSubmit={(submitted) => {
              submitted.preventDefault();
              void take(code);
            }}
          >
            <TextField
              label="Ticket code"
              value={code}
              onChange={setCode}
              maxLength={20}
              autoCapitalize="characters"
              spellCheck={false}
            />
            <div>
              <Button type="submit" variant="filled" loading={checkIn.saving}>
                Check in
              </Button>
            </div>
          </form>
        </Card>
        <Scanner onCode={(read) => void take(read)} />
      </div>
    </>
  );
}

function CheckedIn({
  ticket,
  onUndone,
}: {
  readonly ticket: OperationAnswer<'checkInEventTicket'>;
  readonly onUndone: () => void;
}) {
  const undo = ticketActions(ticket).filter(({ key }) => key === 'undo');
  const { start, dialog } = useRecordActions(undo);
  const [action] = undo;
  return (
    <Banner tone="success">
      {ticket.attendee} is checked in ({ticket.type_name}
      {ticket.shirt_size ? `, shirt ${ticket.shirt_size}` : ''}).{' '}
      {action && (
        <Button
          size="xs"
          onClick={() => {
            start(action);
            onUndone();
          }}
        >
          Undo
        </Button>
      )}
      {dialog}
    </Banner>
  );
}
