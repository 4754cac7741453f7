import type { Area } from '../platform/host.ts';
import { operation } from '../platform/operation/operation.ts';
import {
  associateQuery,
  associateResults,
  clientQuery,
  clientResults,
  providerQuery,
  providerResults,
} from './search.schemas.ts';
import { lookUp } from './search.service.ts';
import { associatesByCode, clientsById, findAssociates, findClients, findProviders } from './search.store.ts';

const tag = 'Search';
const rateClass = 'search';
const limits = 'At least 2 characters, at most 20 matches, an exact match first.';

/** Lookups behind selects and the search palette (domain.md 2.35). */
export const searchRoutes: Area = () => [
  operation({
    id: 'searchAssociates',
    method: 'GET',
    path: '/search/associates',
    tag,
    summary: 'Associates by code, name or, for admins, email',
    description: `Own downline and own uplines; admins search everybody. Who has left comes last. ${limits}`,
    policy: { needs: 'signed-in', audience: 'any', scope: 'team', proxy: 'allowed' },
    query: associateQuery,
    answer: { status: 200, schema: associateResults },
    rateClass,
    examples: {
      query: { search_keyword: 'alv ana' },
      answer: {
        rows: [
          {
            code: 'U000008',
            name: 'Ana Alvarez',
            level_name: 'Associate',
            uplines: ['Dev Davis', 'Cara Cohen', 'Ben Ortiz'],
            phone: '2145550142',
            is_upline: false,
          },
        ],
      },
    },
    async handler({ db, caller, query }) {
      const rows = await lookUp(
        query,
        (codes) => associatesByCode(db, caller, codes),
        (keyword) => findAssociates(db, caller, keyword),
        ({ code }) => code,
      );
      return { rows };
    },
  }),
  operation({
    id: 'searchClients',
    method: 'GET',
    path: '/search/clients',
    tag,
    summary: "The caller's clients by name, phone or policy number",
    description: `Archived clients are answered only when \`include\` names them. ${limits}`,
    policy: { needs: 'business.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    query: clientQuery,
    answer: { status: 200, schema: clientResults },
    rateClass,
    examples: {
      query: { search_keyword: 'okafor' },
      answer: {
        rows: [
          {
            id: '0b6f3a52-4d6c-4f0a-8f55-3f8f0f6d9c01',
            name: 'Grace Okafor',
            city: 'Dallas',
            state: 'TX',
            birthday: { month: 3, day: 9 },
            policies: 2,
            phone: '2145550177',
            email: 'grace.okafor@example.com',
          },
        ],
      },
    },
    async handler({ db, caller, query }) {
      const rows = await lookUp(
        query,
        (ids) => clientsById(db, caller, ids),
        (keyword) => findClients(db, caller, keyword),
        ({ id }) => id,
      );
      return { rows };
    },
  }),
  operation({
    id: 'searchProviders',
    method: 'GET',
    path: '/search/providers',
    tag,
    summary: 'Providers by name or short name',
    description: `Inactive ones come last. ${limits}`,
    policy: { needs: 'signed-in', audience: 'any', scope: 'none', proxy: 'allowed' },
    query: providerQuery,
    answer: { status: 200, schema: providerResults },
    rateClass,
    examples: {
      query: { search: 'granite' },
      answer: {
        rows: [{ id: '3f6c0b1e-6a53-4b59-9a3f-5b9f6f0f7a10', name: 'Granite Mutual Life', status: 'Active' }],
      },
    },
    async handler({ db, query }) {
      return { rows: await findProviders(db, query.search) };
    },
  }),
];
