import { daysBetween } from '@upline/domain';
import type { Area } from '../../platform/host.ts';
import { credentialRoutes } from './credentials.routes.ts';
import { eoPolicyAnswer, eoPolicyExamples, eoPolicyKind } from './eo-policy-kind.ts';
import { daysLeft, licenseAnswer, licenseExamples, licenseKind, shownStatus } from './license-kind.ts';
import {
  certificateAnswer,
  certificateExamples,
  trainingCertificateKind,
} from './training-certificate-kind.ts';

/** Licenses, E&O policies and training certificates (domain.md 2.3, 2.33). */
export const credentialsArea: Area = (platform) => [
  ...credentialRoutes(platform, licenseKind(platform.vault), {
    answer: licenseAnswer,
    examples: licenseExamples,
    shown: (row, today) => ({
      type: row.type,
      country: row.country,
      state: row.state,
      number: row.number,
      is_resident: row.is_resident,
      issue_date: row.issue_date,
      expiration_date: row.expiration_date,
      status: shownStatus(row, today),
      days_left: daysLeft(row.expiration_date, today),
      proposed: row.proposed,
    }),
  }),
  ...credentialRoutes(platform, eoPolicyKind, {
    answer: eoPolicyAnswer,
    examples: eoPolicyExamples,
    shown: (row, today) => ({
      carrier: row.carrier,
      policy_number: row.policy_number,
      per_claim_cents: row.per_claim_cents,
      aggregate_cents: row.aggregate_cents,
      effective_date: row.effective_date,
      expiration_date: row.expiration_date,
      is_current:
        row.approval_status === 'Approved' && row.effective_date <= today && row.expiration_date >= today,
      days_left: daysBetween(today, row.expiration_date),
    }),
  }),
  ...credentialRoutes(platform, trainingCertificateKind, {
    answer: certificateAnswer,
    examples: certificateExamples,
    shown: (row, today) => ({
      kind: row.kind,
      provider_id: row.provider_id,
      state: row.state,
      course: row.course,
      completed_on: row.completed_on,
      valid_until: row.valid_until,
      is_current: row.approval_status === 'Approved' && row.valid_until >= today,
      days_left: daysBetween(today, row.valid_until),
    }),
  }),
];
