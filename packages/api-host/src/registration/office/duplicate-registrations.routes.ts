import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { duplicateRegistrations } from './duplicate-registrations.service.ts';
import { officeRegistrationExamples as examples } from './office-registrations.examples.ts';
import { toRegistration } from './office-registrations.record.ts';
import { duplicateBody, officeRegistration } from './office-registrations.schemas.ts';
import { coolingOffHours } from './office-registrations.service.ts';
import { findRegistration } from './office-registrations.store.ts';

/** Registrations with an SSN or SIN that is known already (domain.md 2.36, R-REG-03). */
export const duplicateRegistrationRoutes: Area = (platform) => {
  const decide = duplicateRegistrations(platform);
  return [
    operation({
      id: 'decideDuplicateRegistration',
      method: 'POST',
      path: '/admin/registrations/{id}/duplicate',
      tag: 'Registration',
      summary: 'Decide about a registration whose SSN or SIN is known already (R-REG-03)',
      description:
        '"Reopen Account" makes the former account Active again, "Ask Again" lets the person type the number again, "Refuse" closes the registration. Where the holder has left it takes a SuperAdmin.',
      policy: { needs: 'associates.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
      params: z.strictObject({ id: idParam() }),
      body: duplicateBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: officeRegistration },
      examples: { params: examples.params, body: examples.decision, answer: examples.reopened },
      async handler(input) {
        const { id } = input.params;
        await decide(input, id, input.version, input.body);
        const row = await findRegistration(input, id);
        if (!row) throw notFound();
        return toRegistration(row, { ...input, hours: await coolingOffHours(input) });
      },
    }),
  ];
};
