import { fullName } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { codeParam } from '../../platform/operation/fields.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { associateExamples as examples } from './associates.examples.ts';
import { associateAnswers } from './associates.record.ts';
import { associateDetail } from './associates.schemas.ts';
import { findAssociate } from './associates.store.ts';
import { associateBody, revealBody, revealed } from './person.schemas.ts';
import { associatePersons } from './person.service.ts';
import { openBody, openedRecords, recordsExample } from './records.schemas.ts';
import { recordsOf } from './records.store.ts';

const tag = 'Associates';
const params = z.strictObject({ code: codeParam() });
const managing = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** The person behind an associate: changed, shown in full, and what they keep of others (domain.md 2.1, 2.2, 7.1). */
export const associatePersonRoutes: Area = (platform) => {
  const persons = associatePersons(platform);
  const answer = associateAnswers(platform);

  return [
    operation({
      id: 'updateAssociate',
      method: 'PUT',
      path: '/admin/associates/{code}',
      tag,
      summary: 'Change names, birth date, identifiers, addresses and ways to reach an associate',
      description:
        'With a reason. A new email counts once its owner has confirmed it. The owner is notified on the old and the new channel (R-ACC-01).',
      policy: managing,
      params,
      body: associateBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: associateDetail },
      examples: { params: examples.params, body: examples.personBody, answer: examples.detail },
      async handler(input) {
        await persons.update(input, input.params.code, input.version, input.body);
        return answer(input, input.params.code);
      },
    }),
    operation({
      id: 'revealAssociateIdentifiers',
      method: 'POST',
      path: '/admin/associates/{code}/identifiers/reveal',
      tag,
      summary: 'Tax identifier and birth date of an associate in full',
      description:
        'Needs a password confirmation of the last five minutes. At most ten an hour; every one is in the audit trail with its reason, and the owner sees it on the security page (7.1, 8.2, S-69).',
      policy: { ...managing, needs: 'pii.reveal' },
      params,
      body: revealBody,
      refusals: [429],
      answer: { status: 200, schema: revealed },
      examples: {
        params: examples.params,
        body: { reason: 'Form 1099 came back, ticket 1042' },
        answer: { tax_identifier: '123456789', date_of_birth: '1984-06-02' },
      },
      handler: (input) => persons.reveal(input, input.params.code, input.body.reason),
    }),
    operation({
      id: 'openAssociateRecords',
      method: 'POST',
      path: '/admin/associates/{code}/records',
      tag,
      summary: 'Clients, prospects or analyses that an associate keeps, to read',
      description:
        'With a reason; each page that is read is in the audit trail, and the owner sees it on the security page (7.1).',
      policy: { ...managing, needs: 'associates.view' },
      params,
      body: openBody,
      answer: { status: 200, schema: openedRecords },
      examples: {
        params: examples.params,
        body: { kind: 'Clients', reason: 'Complaint of a client, ticket 1042' },
        answer: recordsExample,
      },
      async handler(input) {
        const { db, params: at, body } = input;
        const associate = await findAssociate(db, at.code);
        if (!associate) throw notFound();
        const page = Math.max(body.page ?? 1, 1);
        const { total, rows } = await recordsOf(db, at.code, body.kind, page);
        platform.audit.record(input, {
          action: 'reveal',
          entity: body.kind.toLowerCase(),
          entityId: at.code,
          entityLabel: fullName(associate),
          ownerCode: at.code,
          reason: body.reason,
        });
        return { kind: body.kind, reason: body.reason, total, page, rows };
      },
    }),
  ];
};
