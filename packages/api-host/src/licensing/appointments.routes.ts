import { z } from 'zod';
import { exportOperation } from '../platform/download/export-operation.ts';
import { idParam } from '../platform/fields.ts';
import type { Area } from '../platform/host.ts';
import { countAnswer, listAnswer } from '../platform/list/define-list.ts';
import { operation, type Policy } from '../platform/operation.ts';
import { invalid } from '../platform/problem.ts';
import { appointmentExport, appointmentList, ownAppointmentList } from './appointments.list.ts';
import {
  appointment,
  appointmentExamples as examples,
  requestBody,
  requestForBody,
  toAppointment,
  transitionBody,
  writingNumbersAnswer,
  writingNumbersBody,
} from './appointments.schemas.ts';
import { appointments } from './appointments.service.ts';
import { appointmentSource } from './appointments.store.ts';
import type { OwnContext } from './paper-kind.ts';
import { assignWritingNumbers, readWritingNumbers } from './writing-numbers.ts';

const tag = 'Appointments';
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const ownWriting = { ...own, proxy: 'refused' } as const satisfies Policy;
const all = {
  needs: 'appointments.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });
const answer = { status: 200, schema: appointment } as const;
const created = { status: 201, schema: appointment } as const;
const rowExample = { rows: [examples.answer] };

/** Provider appointments: the associate's own, and the request board of admins (domain.md 2.4, 2.36). */
export const appointmentRoutes: Area = (platform) => {
  const service = appointments(platform);

  async function shown({ db, caller, today }: OwnContext, id: string): Promise<z.input<typeof appointment>> {
    const [row] = await appointmentSource(db).rows([id]);
    if (!row) throw new Error('An appointment that was just written is not there');
    return toAppointment(caller, today, row);
  }

  return [
    operation({
      id: 'listOwnAppointments',
      method: 'GET',
      path: '/account/appointments',
      tag,
      summary: 'Own appointments by provider and state',
      policy: own,
      query: ownAppointmentList.query,
      answer: { status: 200, schema: listAnswer(appointment) },
      examples: { query: { filter: '{"status":{"eq":"Appointed"}}' }, answer: rowExample },
      async handler({ db, caller, today, query }) {
        const rows = await ownAppointmentList.page(query, appointmentSource(db, caller.code));
        return { rows: rows.map((row) => toAppointment(caller, today, row)) };
      },
    }),
    operation({
      id: 'countOwnAppointments',
      method: 'GET',
      path: '/account/appointments/count',
      tag,
      summary: 'How many own appointments match',
      policy: own,
      query: ownAppointmentList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { answer: { count: 4 } },
      handler: async ({ db, caller, query }) => ({
        count: await ownAppointmentList.count(query.filter, appointmentSource(db, caller.code).scoped),
      }),
    }),
    operation({
      id: 'requestAppointment',
      method: 'POST',
      path: '/account/appointments',
      tag,
      summary: 'Ask for an appointment, also again after it was declined or has ended',
      description:
        'Needs a valid license in the state (R-APT-01). Answers 409 while there is one for the provider and state (R-APT-02).',
      policy: ownWriting,
      body: requestBody,
      refusals: [409],
      answer: created,
      examples: { body: examples.request, answer: examples.answer },
      async handler(input) {
        const { provider_id, state } = input.body;
        return shown(input, (await service.request(input, input.caller.code, provider_id, state)).id);
      },
    }),
    operation({
      id: 'listAppointments',
      method: 'GET',
      path: '/admin/appointments',
      tag,
      summary: 'The request board: what waits longest comes first',
      policy: all,
      query: appointmentList.query,
      answer: { status: 200, schema: listAnswer(appointment) },
      examples: { query: { filter: '{"status":{"in":["Requested","In Process"]}}' }, answer: rowExample },
      async handler({ db, caller, today, query }) {
        const rows = await appointmentList.page(query, appointmentSource(db));
        return { rows: rows.map((row) => toAppointment(caller, today, row)) };
      },
    }),
    operation({
      id: 'countAppointments',
      method: 'GET',
      path: '/admin/appointments/count',
      tag,
      summary: 'How many appointments match',
      policy: all,
      query: appointmentList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { answer: { count: 41 } },
      handler: async ({ db, query }) => ({
        count: await appointmentList.count(query.filter, appointmentSource(db).scoped),
      }),
    }),
    exportOperation(platform, appointmentExport, {
      id: 'exportAppointments',
      list: '/admin/appointments',
      tag,
      policy: all,
    }),
    operation({
      id: 'createAppointment',
      method: 'POST',
      path: '/admin/appointments',
      tag,
      summary: 'Ask for an appointment for an associate',
      policy: all,
      body: requestForBody,
      refusals: [409],
      answer: created,
      examples: { body: { associate_code: 'U000008', ...examples.request }, answer: examples.answer },
      async handler(input) {
        const { associate_code, provider_id, state } = input.body;
        const row = await service.requestFor(input, associate_code.toUpperCase(), provider_id, state);
        return shown(input, row.id);
      },
    }),
    operation({
      id: 'transitionAppointment',
      method: 'POST',
      path: '/admin/appointments/{id}/transitions',
      tag,
      summary: 'Take an appointment a step further',
      description:
        'Requested → In Process → Appointed or Declined; Appointed → Terminated; Declined and Terminated → Requested. Anything else answers 409.',
      policy: all,
      params,
      body: transitionBody,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: {
        params: examples.params,
        body: {
          to: 'Appointed',
          writing_number: 'GR000008',
          effective_date: '2026-10-12',
          termination_date: null,
          jit: false,
          reason: null,
        },
        answer: examples.answer,
      },
      async handler(input) {
        const row = await service.transition(input, input.params.id, input.version, input.body);
        return shown(input, row.id);
      },
    }),
    operation({
      id: 'assignWritingNumbers',
      method: 'POST',
      path: '/admin/appointments/writing-numbers',
      tag,
      summary: 'Set many writing numbers from a CSV file',
      description:
        'Appoints what was requested or in process. Every row answers for itself; without `apply` the answers are a preview and nothing is written (R-ADM-03).',
      policy: all,
      body: writingNumbersBody,
      answer: { status: 200, schema: writingNumbersAnswer },
      examples: {
        body: {
          csv: 'associate_code,provider,state,writing_number,effective_date\nU000008,Granite,TX,GR000008,2026-10-12\n',
          apply: true,
        },
        answer: {
          applied: true,
          results: [
            {
              line: 2,
              associate_code: 'U000008',
              provider: 'Granite',
              state: 'TX',
              writing_number: 'GR000008',
              ok: true,
              message: null,
            },
          ],
        },
      },
      async handler(input) {
        const { csv, apply } = input.body;
        const read = readWritingNumbers(csv);
        if (read.error !== undefined) throw invalid([{ field: 'csv', message: read.error }]);
        return { applied: apply, results: await assignWritingNumbers(input, service, read.lines, apply) };
      },
    }),
  ];
};
