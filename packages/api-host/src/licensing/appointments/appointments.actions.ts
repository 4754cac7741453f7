import { messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { AppointmentRow } from '../licensing.tables.ts';

type Status = AppointmentRow['status'];
type Standing = Pick<AppointmentRow, 'status'>;
type Shown = Pick<AppointmentRow, 'status' | 'associate_code'>;

/** Steps of an appointment (domain.md 2.4); a request begins it again. */
const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  Requested: ['In Process'],
  'In Process': ['Appointed', 'Declined'],
  Appointed: ['Terminated'],
  Declined: ['Requested'],
  Terminated: ['Requested'],
};

export const movesTo = (to: Status) =>
  rowRule<Standing>(
    ({ status }) => NEXT[status].includes(to),
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

export const APPOINTMENT_ACTIONS = [
  'request',
  'process',
  'appoint',
  'decline',
  'terminate',
  'update',
  'remove',
] as const;

export const appointmentActions = rowActions<Shown, (typeof APPOINTMENT_ACTIONS)[number]>({
  request: [
    { operation: 'requestAppointment', when: movesTo('Requested') },
    { operation: 'transitionAppointment', when: [isOfNoRelative, movesTo('Requested')] },
  ],
  process: { operation: 'transitionAppointment', when: [isOfNoRelative, movesTo('In Process')] },
  appoint: { operation: 'transitionAppointment', when: [isOfNoRelative, movesTo('Appointed')] },
  decline: { operation: 'transitionAppointment', when: [isOfNoRelative, movesTo('Declined')] },
  terminate: { operation: 'transitionAppointment', when: [isOfNoRelative, movesTo('Terminated')] },
  update: { operation: 'updateAppointment', when: isOfNoRelative },
  remove: { operation: 'removeAppointment', when: isOfNoRelative },
});
