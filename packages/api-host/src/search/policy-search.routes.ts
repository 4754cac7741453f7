import { policyExamples } from '../business/policies/policies.examples.ts';
import type { Area } from '../platform/host.ts';
import { operation } from '../platform/operation/operation.ts';
import { policyQuery, policyResults } from './search.schemas.ts';
import { lookUp } from './search.service.ts';
import { findPolicies, policiesById } from './search-policies.store.ts';

const { id, row } = policyExamples;

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
    query: policyQuery,
    answer: { status: 200, schema: policyResults },
    rateClass: 'search',
    examples: {
      query: { search_keyword: 'GM-10' },
      answer: {
        rows: [
          {
            id,
            policy_number: row.policy_number,
            provider: row.provider,
            client_id: row.client_id,
            client: row.client,
            business_status: row.business_status,
            bv_cents: row.bv_cents,
          },
        ],
      },
    },
    async handler({ db, caller, query }) {
      const isOffice = caller.kind !== 'Associate';
      if (!caller.permissions.has(isOffice ? 'policies.manage' : 'business.view')) return { rows: [] };
      const reader = isOffice ? undefined : caller;
      const rows = await lookUp(
        query,
        (ids) => policiesById(db, reader, ids),
        (keyword) => findPolicies(db, reader, keyword),
        (found) => found.id,
      );
      return { rows };
    },
  }),
];
