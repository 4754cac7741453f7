import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { invalid } from '../../platform/operation/problem.ts';
import { assignWritingNumbers, readWritingNumbers } from '../writing-numbers.ts';
import { appointmentExport, appointmentList, ownAppointmentList } from './appointments.list.ts';
import {
  appointment,
  correctionBody,
  appointmentExamples as examples,
  removalBody,
  requestBody,
  requestForBody,
  toAppointment,
  transitionBody,
  writingNumbersAnswer,
  writingNumbersBody,
} from './appointments.schemas.ts';
import { appointments } from './appointments.service.ts';
import { appointmentSource } from './appointments.store.ts';

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

  async function shown(
    { db, caller, today }: SignedInContext,
    id: string,
  ): Promise<z.input<typeof appointment>> {
    const [row] = await appointmentSource(db).rows([id]);
    if (!row) throw new Error('An appointment that was just written is not there');
    return toAppointment(caller, today, row);
  }

  return [
    ...listOperations(platform, {
      name: 'OwnAppointments',
      path: '/account/appointments',
      tag,
      summary: 'Own appointments by provider and state',
      policy: own,
      list: ownAppointmentList,
      row: appointment,
      source: ({ db, caller }) => appointmentSource(db, caller.code),
      toRow: (row, { caller, today }) => toAppointment(caller, today, row),
      examples: { query: { filter: '{"status":{"eq":"Appointed"}}' }, rows: rowExample.rows },
      count: { summary: 'How many own appointments match', example: { count: 4 } },
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
    ...listOperations(platform, {
      name: 'Appointments',
      path: '/admin/appointments',
      tag,
      summary: 'The request board: what waits longest comes first',
      policy: all,
      list: appointmentList,
      row: appointment,
      source: ({ db }) => appointmentSource(db),
      toRow: (row, { caller, today }) => toAppointment(caller, today, row),
      examples: { query: { filter: '{"status":{"in":["Requested","In Process"]}}' }, rows: rowExample.rows },
      count: { summary: 'How many appointments match', example: { count: 41 } },
      export: appointmentExport,
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
      id: 'updateAppointment',
      method: 'PUT',
      path: '/admin/appointments/{id}',
      tag,
      summary: 'Correct what an appointment says; its status goes by steps',
      policy: all,
      params,
      body: correctionBody,
      ifMatch: 'required',
      answer,
      examples: {
        params: examples.params,
        body: {
          writing_number: 'GR000008',
          effective_date: '2026-10-12',
          termination_date: null,
          jit: false,
          note: null,
          reason: 'The number was read wrongly',
        },
        answer: examples.answer,
      },
      async handler(input) {
        const row = await service.correct(input, input.params.id, input.version, input.body);
        return shown(input, row.id);
      },
    }),
    operation({
      id: 'removeAppointment',
      method: 'POST',
      path: '/admin/appointments/{id}/remove',
      tag,
      summary: 'Remove an appointment that should never have been entered',
      description:
        'Super admins only (7.1). What has ended is terminated instead; the trail keeps what it said.',
      policy: { ...all, needs: 'settings.manage' },
      params,
      body: removalBody,
      ifMatch: 'required',
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params, body: { reason: 'Entered for the wrong person' } },
      handler: (input) => service.remove(input, input.params.id, input.version, input.body.reason),
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
