import { type NamedAction, offered, type RowOf, recordAction } from '@upline/shell';
import { FAILED_SHOWN_BY } from './failed-lists.ts';

const refresh = FAILED_SHOWN_BY;

export const messageActions = (row: RowOf<'listFailedMessages'>): NamedAction[] => {
  const input = { params: { id: row.id } };
  return offered(row, {
    send: recordAction({
      operation: 'sendFailedMessageAgain',
      label: 'Send again',
      input,
      refresh,
      message: 'The message is being sent again',
      many: { label: 'Send again', done: 'being sent again' },
    }),
    discard: recordAction({
      operation: 'discardFailedMessage',
      label: 'Discard message',
      about: 'It is never sent. The trail keeps that it was discarded.',
      danger: true,
      input,
      refresh,
      message: 'Message discarded',
      many: { label: 'Discard', done: 'discarded' },
    }),
  });
};

export const jobActions = (row: RowOf<'listFailedJobs'>): NamedAction[] => {
  const input = { params: { id: String(row.id) } };
  return offered(row, {
    run: recordAction({
      operation: 'runFailedJobAgain',
      label: 'Run again',
      input,
      refresh,
      message: 'The job runs again',
      many: { label: 'Run again', done: 'running again' },
    }),
    discard: recordAction({
      operation: 'discardFailedJob',
      label: 'Discard job',
      about: 'What it should have done stays undone. The trail keeps that it was discarded.',
      danger: true,
      input,
      refresh,
      message: 'Job discarded',
      many: { label: 'Discard', done: 'discarded' },
    }),
  });
};
