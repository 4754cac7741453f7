import { STATES } from '@upline/domain';
import {
  type ActionField,
  type Client,
  type NamedAction,
  offered,
  type RowOf,
  recordAction,
} from '@upline/shell';
import { APPOINTMENTS_SHOWN_BY } from './office-appointment-list.ts';

type Appointment = RowOf<'listAppointments'>;

const REASON_LENGTH = 3;
/** Least length of the reason for a correction or a removal. */
const CORRECTION_LENGTH = 5;
const refresh = APPOINTMENTS_SHOWN_BY;

/** What an appointment says in its status: a day belongs to the status it came with. */
function correctedFields(row: Appointment): ActionField<'updateAppointment'>[] {
  const hasEnded = row.status === 'Terminated';
  const hasBegun = hasEnded || row.status === 'Appointed';
  return [
    {
      name: 'writing_number',
      label: 'Writing Number',
      required: row.status === 'Appointed',
      rows: 1,
      maxLength: 20,
      initial: row.writing_number,
    },
    ...(hasBegun
      ? [
          {
            name: 'effective_date',
            label: 'Effective Date',
            kind: 'date',
            required: true,
            initial: row.effective_date,
          } as const,
        ]
      : []),
    ...(hasEnded
      ? [
          {
            name: 'termination_date',
            label: 'Termination Date',
            kind: 'date',
            required: true,
            initial: row.termination_date,
          } as const,
        ]
      : []),
    { name: 'jit', label: 'JIT', kind: 'yes-no', initial: row.jit },
    { name: 'note', label: 'Note', maxLength: 500, initial: row.note },
  ];
}

/** The steps of an appointment, as it offers them (domain.md 2.4). */
export function appointmentActions(row: Appointment, privately: (text: string) => string): NamedAction[] {
  const where = `${privately(row.associate.name)}, ${row.provider.name} in ${row.state}`;
  const step = {
    operation: 'transitionAppointment',
    input: { params: { id: row.id }, ifMatch: row.version },
    refresh,
  } as const;
  return offered(row, {
    process: recordAction({
      ...step,
      label: 'Start processing',
      body: { to: 'In Process' },
      message: 'Appointment is in process',
      many: { label: 'Start processing', done: 'in process' },
    }),
    appoint: recordAction({
      ...step,
      label: 'Appoint',
      title: `Appoint ${where}`,
      body: { to: 'Appointed' },
      fields: [
        {
          name: 'writing_number',
          label: 'Writing Number',
          required: true,
          rows: 1,
          maxLength: 20,
          initial: row.writing_number,
        },
        { name: 'effective_date', label: 'Effective Date', kind: 'date', help: 'Today where left out.' },
        {
          name: 'jit',
          label: 'JIT',
          kind: 'yes-no',
          initial: row.jit,
          help: 'The carrier files it after the first application.',
        },
      ],
      message: 'Appointed',
    }),
    decline: recordAction({
      ...step,
      label: 'Decline',
      title: `Decline ${where}`,
      about: 'The associate reads the reason.',
      danger: true,
      body: { to: 'Declined' },
      reason: REASON_LENGTH,
      message: 'Appointment declined',
    }),
    terminate: recordAction({
      ...step,
      label: 'Terminate',
      title: `Terminate ${where}`,
      about: 'From then on nothing can be submitted to the provider there.',
      danger: true,
      body: { to: 'Terminated' },
      fields: [
        { name: 'termination_date', label: 'Termination Date', kind: 'date', help: 'Today where left out.' },
      ],
      reason: REASON_LENGTH,
      message: 'Appointment terminated',
    }),
    update: recordAction({
      operation: 'updateAppointment',
      label: 'Correct',
      title: `Correct ${where}`,
      about: 'The status stays. The trail keeps what was there before, and why.',
      input: step.input,
      fields: correctedFields(row),
      reason: CORRECTION_LENGTH,
      refresh,
      message: 'Appointment corrected',
    }),
    remove: recordAction({
      operation: 'removeAppointment',
      label: 'Remove',
      title: `Remove ${where}`,
      about:
        'For what should never have been entered. The trail keeps what it said; what has ended is terminated instead.',
      danger: true,
      input: step.input,
      reason: CORRECTION_LENGTH,
      refresh,
      message: 'Appointment removed',
    }),
    request: recordAction({
      ...step,
      label: 'Request again',
      about: `Asks for the appointment once more: ${where}.`,
      body: { to: 'Requested' },
      message: 'Appointment requested',
    }),
  });
}

/** Every state and province. */
const PLACES = [...STATES.USA, ...STATES.Canada].map(({ code, name }) => ({ value: code, label: name }));

/** Asks for an appointment in the name of an associate. */
export const requestAppointment = (api: Client['api']): NamedAction => ({
  ...recordAction({
    operation: 'createAppointment',
    label: 'Request appointment',
    about: 'The associate needs a valid license in the state.',
    input: {},
    fields: [
      { name: 'associate_code', label: 'Associate', kind: 'associate', required: true },
      {
        name: 'provider_id',
        label: 'Provider',
        kind: 'search',
        required: true,
        search: async (text, signal) =>
          (await api.call('searchProviders', { query: { search: text }, signal })).rows.map(
            ({ id, name }) => ({ id, name }),
          ),
      },
      { name: 'state', label: 'State or Province', kind: 'choice', required: true, options: PLACES },
    ],
    refresh,
    message: ({ provider, state }) => `Appointment with ${provider.name} in ${state} requested`,
  }),
  key: 'create',
});
