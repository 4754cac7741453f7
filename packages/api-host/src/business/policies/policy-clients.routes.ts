import { COUNTRIES } from '@upline/domain';
import { z } from 'zod';
import { associateCode, text } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { operation } from '../../platform/operation.ts';
import { policyExamples as examples } from './policies.examples.ts';
import { clientsOfWriter } from './policy-clients.store.ts';

const found = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  country: z.enum(COUNTRIES),
  state: z.string(),
});

/** For whom the home office enters a policy: clients of the writing associate, by name only (domain.md 7.1). */
export const policyClientsRoutes: Area = () => [
  operation({
    id: 'searchPolicyClients',
    method: 'GET',
    path: '/admin/policies/clients',
    tag: 'Policies (admin)',
    summary: 'Clients an associate may write a policy for',
    description: 'Own ones and shared ones. At least 2 characters, at most 20 matches, an exact match first.',
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
    async handler({ db, query }) {
      return { rows: await clientsOfWriter(db, query.associate_code, query.search_keyword) };
    },
  }),
];
