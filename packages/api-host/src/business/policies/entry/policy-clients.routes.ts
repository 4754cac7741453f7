import { COUNTRIES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../../platform/host.ts';
import { listAnswer } from '../../../platform/list/define-list.ts';
import { associateCode, text } from '../../../platform/operation/fields.ts';
import { operation } from '../../../platform/operation/operation.ts';
import { policyExamples as examples } from '../policies.examples.ts';
import { clientsOfWriter } from './policy-clients.store.ts';

const found = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  country: z.enum(COUNTRIES),
  state: z.string(),
});

/**
 * Clients for whom the home office can enter a policy: those of the writing associate, by name only (domain.md 7.1).
 */
export const policyClientsRoutes: Area = (platform) => [
  operation({
    id: 'searchPolicyClients',
    method: 'GET',
    path: '/admin/policies/clients',
    tag: 'Policies (admin)',
    summary: 'Clients an associate may write a policy for',
    description:
      'Own ones and shared ones. At least 2 characters, at most 20 matches, an exact match first. What is found is audited.',
    policy: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    query: z.strictObject({
      associate_code: associateCode('Writing Associate'),
      search_keyword: text('Search', { min: 2, max: 60 }),
    }),
    answer: { status: 200, schema: listAnswer(found) },
    rateClass: 'search',
    examples: {
      query: { associate_code: examples.body.writing_associate_code, search_keyword: 'okafor' },
      answer: {
        rows: [{ id: examples.body.client_id, name: 'Grace Okafor', country: 'USA', state: 'TX' }],
      },
    },
    async handler(input) {
      const { associate_code, search_keyword } = input.query;
      const rows = await clientsOfWriter(input.db, associate_code, search_keyword);
      // Clients of others are read with a reason and a trace (domain.md 7.1).
      if (rows.length > 0)
        await platform.transaction(input, async (inside) => {
          platform.audit.record(inside, {
            action: 'reveal',
            entity: 'client_search',
            entityId: associate_code,
            entityLabel: rows.length === 1 ? '1 client' : `${rows.length} clients`,
            ownerCode: associate_code,
            reason: 'Policy entry',
          });
        });
      return { rows };
    },
  }),
];
