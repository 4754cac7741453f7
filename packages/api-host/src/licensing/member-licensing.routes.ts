import { APPOINTMENT_STATUSES, daysBetween, LICENSE_STATUSES, LICENSE_TYPES } from '@upline/domain';
import { z } from 'zod';
import { isInTeam, me } from '../network/nodes.store.ts';
import type { Area } from '../platform/host.ts';
import { codeParam } from '../platform/operation/fields.ts';
import { operation, type SignedInContext } from '../platform/operation/operation.ts';
import { forbidden, notFound } from '../platform/operation/problem.ts';
import { appointmentSource } from './appointments/appointments.store.ts';
import { CREDENTIAL_APPROVALS } from './credentials/credentials.schemas.ts';
import { shownApproval } from './credentials/credentials.service.ts';
import { credentialsOf } from './credentials/credentials.store.ts';
import { daysLeft, shownStatus } from './credentials/license-kind.ts';
import { CERTIFICATE_KINDS } from './licensing.tables.ts';

const answer = z.strictObject({
  licenses: z.array(
    z.strictObject({
      id: z.uuid(),
      type: z.enum(LICENSE_TYPES),
      state: z.string(),
      number: z.string(),
      is_resident: z.boolean(),
      issue_date: z.iso.date(),
      expiration_date: z.iso.date().nullable(),
      days_left: z.int().nullable(),
      status: z.enum(LICENSE_STATUSES),
      approval_status: z.enum(CREDENTIAL_APPROVALS),
    }),
  ),
  appointments: z.array(
    z.strictObject({
      id: z.uuid(),
      provider: z.strictObject({ id: z.uuid(), name: z.string() }),
      state: z.string(),
      writing_number: z.string().nullable(),
      status: z.enum(APPOINTMENT_STATUSES),
      effective_date: z.iso.date().nullable(),
      jit: z.boolean(),
    }),
  ),
  eo_policies: z.array(
    z.strictObject({
      id: z.uuid(),
      approval_status: z.enum(CREDENTIAL_APPROVALS),
      expiration_date: z.iso.date(),
      days_left: z.int(),
    }),
  ),
  training_certificates: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: z.enum(CERTIFICATE_KINDS),
      approval_status: z.enum(CREDENTIAL_APPROVALS),
      valid_until: z.iso.date(),
      days_left: z.int(),
    }),
  ),
});

/** R-TEAM-04: self and everybody below; another code answers 403, an unknown one 404. */
async function requireMember({ db, caller }: SignedInContext, code: string): Promise<void> {
  const viewer = await me(db, caller.code);
  if (!(await me(db, code))) throw notFound();
  if (!viewer || (code !== viewer.code && !(await isInTeam(db, viewer, 'Infinity', code)))) throw forbidden();
}

async function licensingOf({ db, today }: SignedInContext, code: string): Promise<z.input<typeof answer>> {
  const licenses = await credentialsOf(db, 'license', code);
  const eoPolicies = await credentialsOf(db, 'eo_policy', code);
  const certificates = await credentialsOf(db, 'training_certificate', code);
  const { scoped, select } = appointmentSource(db, code);
  const appointments = await select(scoped)
    .orderBy('provider.name_key')
    .orderBy('provider_appointment.state')
    .execute();
  return {
    licenses: licenses.map((row) => ({
      id: row.id,
      type: row.type,
      state: row.state,
      number: row.number,
      is_resident: row.is_resident,
      issue_date: row.issue_date,
      expiration_date: row.expiration_date,
      days_left: daysLeft(row.expiration_date, today),
      status: shownStatus(row, today),
      approval_status: shownApproval(row),
    })),
    appointments: appointments.map((row) => ({
      id: row.id,
      provider: { id: row.provider_id, name: row.provider_name },
      state: row.state,
      writing_number: row.writing_number,
      status: row.status,
      effective_date: row.effective_date,
      jit: row.jit,
    })),
    eo_policies: eoPolicies.map((row) => ({
      id: row.id,
      approval_status: row.approval_status,
      expiration_date: row.expiration_date,
      days_left: daysBetween(today, row.expiration_date),
    })),
    training_certificates: certificates.map((row) => ({
      id: row.id,
      kind: row.kind,
      approval_status: row.approval_status,
      valid_until: row.valid_until,
      days_left: daysBetween(today, row.valid_until),
    })),
  };
}

const id = '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01';

/** What an upline sees of a member's authority: no documents, of E&O and trainings status and end alone (domain.md 7.1). */
export const memberLicensingRoutes: Area = () => [
  operation({
    id: 'getMemberLicensing',
    method: 'GET',
    path: '/team/{code}/licensing',
    tag: 'Licensing',
    summary: 'Licenses, appointments, E&O and trainings of a member of the team',
    description:
      'Self and everybody below; another code answers 403 (R-TEAM-04). Of E&O and trainings only status and end.',
    policy: { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
    params: z.strictObject({ code: codeParam() }),
    answer: { status: 200, schema: answer },
    examples: {
      params: { code: 'U000008' },
      answer: {
        licenses: [
          {
            id,
            type: 'Life',
            state: 'TX',
            number: 'TX1048821',
            is_resident: true,
            issue_date: '2024-03-01',
            expiration_date: '2027-03-01',
            days_left: 100,
            status: 'Active',
            approval_status: 'Approved',
          },
        ],
        appointments: [
          {
            id,
            provider: { id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', name: 'Granite Mutual Life' },
            state: 'TX',
            writing_number: 'GR000008',
            status: 'Appointed',
            effective_date: '2026-10-12',
            jit: false,
          },
        ],
        eo_policies: [{ id, approval_status: 'Approved', expiration_date: '2027-03-01', days_left: 100 }],
        training_certificates: [
          { id, kind: 'AML', approval_status: 'Approved', valid_until: '2028-02-10', days_left: 446 },
        ],
      },
    },
    async handler(input) {
      await requireMember(input, input.params.code);
      return licensingOf(input, input.params.code);
    },
  }),
];
