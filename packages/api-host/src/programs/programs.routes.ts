import type { Area } from '../platform/host.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { ladder, ladderQuery } from './levels.schemas.ts';
import { ladderFigures } from './levels.service.ts';
import { programExamples as examples } from './programs.examples.ts';
import { programs } from './programs.schemas.ts';
import { programFigures } from './programs.service.ts';

const tag = 'Programs';
const policy = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** What runs now, and the ladder it is paid by (domain.md 2.36). */
export const programOverviewRoutes: Area = () => [
  operation({
    id: 'getPrograms',
    method: 'GET',
    path: '/admin/programs',
    tag,
    summary: 'What runs now: levels, contests, scholarships, bonuses, equity shares, named teams',
    policy,
    answer: { status: 200, schema: programs },
    examples: { answer: examples.programs },
    handler: (input) => programFigures(input),
  }),
  operation({
    id: 'getLadder',
    method: 'GET',
    path: '/admin/programs/levels',
    tag,
    summary: 'The ladder on a company day, with requirements, holders and planned changes',
    policy,
    query: ladderQuery,
    answer: { status: 200, schema: ladder },
    examples: { query: examples.query, answer: examples.ladder },
    handler: (input) => ladderFigures(input, input.query.on ?? input.today),
  }),
];
