import { z } from 'zod';
import { activityList, recordActivityAnswer } from '../../platform/audit/record-activity.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { officeRegistrationExamples as examples } from './office-registrations.examples.ts';
import { registrationList } from './office-registrations.list.ts';
import { toRegistration, toRegistrationRow } from './office-registrations.record.ts';
import { coolingOffBody, officeRegistration, officeRegistrationRow } from './office-registrations.schemas.ts';
import { coolingOffHours, officeRegistrations } from './office-registrations.service.ts';
import * as store from './office-registrations.store.ts';

const tag = 'Registration';
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const managing = { ...reading, needs: 'associates.manage' } as const satisfies Policy;

/** Registrations as the home office sees them and helps with them (domain.md 2.30, 2.36). */
export const officeRegistrationRoutes: Area = (platform) => {
  const service = officeRegistrations(platform);

  async function find(
    context: Pick<SignedInContext, 'db' | 'today'>,
    id: string,
  ): Promise<store.RegistrationRow> {
    const row = await store.findRegistration(context, id);
    if (!row) throw notFound();
    return row;
  }

  const detail = async (context: SignedInContext, id: string) =>
    toRegistration(await find(context, id), { ...context, hours: await coolingOffHours(context) });

  return [
    ...listOperations(platform, {
      name: 'OfficeRegistrations',
      path: '/admin/registrations',
      tag,
      summary: 'Registrations, oldest first',
      description: 'What nobody has finished, unless the filter names a status.',
      policy: reading,
      list: registrationList,
      row: officeRegistrationRow,
      source: ({ db, today }) => store.registrationSource(db, today),
      async toRows(rows, context) {
        const hours = await coolingOffHours(context);
        return rows.map((row) => toRegistrationRow(row, { ...context, hours }));
      },
      examples: { query: { filter: '{"status":{"eq":"Open"}}' }, rows: [examples.row] },
      count: { summary: 'How many registrations match', example: { count: 12 } },
    }),
    operation({
      id: 'getOfficeRegistration',
      method: 'GET',
      path: '/admin/registrations/{id}',
      tag,
      summary: 'A registration, how far it is and what became of it',
      description: 'Birth date, street and tax identifier stay out (domain.md 7.1).',
      policy: reading,
      params,
      answer: { status: 200, schema: officeRegistration },
      examples: { params: examples.params, answer: examples.inReview },
      handler: (input) => detail(input, input.params.id),
    }),
    operation({
      id: 'listRegistrationAudit',
      method: 'GET',
      path: '/admin/registrations/{id}/audit',
      tag,
      summary: 'What happened to a registration, newest first',
      policy: reading,
      params,
      query: activityList.query,
      answer: { status: 200, schema: recordActivityAnswer },
      examples: { params: examples.params, query: { limit: '20' }, answer: { rows: [examples.activity] } },
      async handler(input) {
        const { id } = await find(input, input.params.id);
        const rows = await store.registrationActivity(
          input.db,
          id,
          await activityList.asked(input.query, input),
        );
        return { rows: rows.map((row) => ({ ...row, changes: [...row.changes] })) };
      },
    }),
    operation({
      id: 'mailRegistrationLink',
      method: 'POST',
      path: '/admin/registrations/{id}/link',
      tag,
      summary: 'Mail the link to go on with to the person who registers',
      description: 'The link that was mailed before ends. A few mails an hour for each registration.',
      policy: managing,
      params,
      ifMatch: 'required',
      refusals: [409, 429],
      answer: { status: 200, schema: officeRegistration },
      examples: { params: examples.params, answer: examples.detail },
      async handler(input) {
        await service.sendLink(input, input.params.id, input.version);
        return detail(input, input.params.id);
      },
    }),
    operation({
      id: 'refundRegistration',
      method: 'POST',
      path: '/admin/registrations/{id}/refund',
      tag,
      summary: 'Give the fee back within the cooling-off period and close the account (R-REG-06)',
      description:
        'The whole fee goes back to the card, the associate is Terminated with the cause "Cooling-off", the signed documents are revoked, and the recruiter loses the credit. 409 when the period is over.',
      policy: managing,
      params,
      body: coolingOffBody,
      ifMatch: 'required',
      idempotencyKey: 'required',
      refusals: [409],
      answer: { status: 200, schema: officeRegistration },
      examples: { params: examples.params, body: examples.coolingOff, answer: examples.refunded },
      async handler(input) {
        await service.coolOff(input, input.params.id, input.version, input.body.reason);
        return detail(input, input.params.id);
      },
    }),
  ];
};
