import { z } from 'zod';
import { text } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { operation } from '../../platform/operation.ts';
import { policyExamples as examples } from './policies.examples.ts';
import { searchByNumber } from './policies.store.ts';

/** Policies in the search palette. */
export const policySearchRoutes: Area = () => [
  operation({
    id: 'searchPolicies',
    method: 'GET',
    path: '/search/policies',
    tag: 'Search',
    summary: 'Policies by the beginning of their number',
    description:
      'Of the caller; admins who manage policies search all. At least 2 characters, at most 20 matches, an exact match first.',
    policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'allowed' },
    query: z.strictObject({ search_keyword: text('Search', { min: 2, max: 60 }) }),
    answer: {
      status: 200,
      schema: listAnswer(z.strictObject({ id: z.uuid(), policy_number: z.string(), provider: z.string() })),
    },
    rateClass: 'search',
    examples: {
      query: { search_keyword: 'GM-10' },
      answer: {
        rows: [
          { id: examples.id, policy_number: examples.row.policy_number, provider: examples.row.provider },
        ],
      },
    },
    async handler({ db, caller, query }) {
      const isOffice = caller.kind !== 'Associate';
      if (!caller.permissions.has(isOffice ? 'policies.manage' : 'business.view')) return { rows: [] };
      return { rows: await searchByNumber(db, isOffice ? undefined : caller, query.search_keyword) };
    },
  }),
];
