import { listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LeaderboardRanking } from '../ranking.service.ts';
import { contest, contestParams, contestRow, contestExamples as examples } from './contests.schemas.ts';
import { contests } from './contests.service.ts';

const tag = 'Programs';
const reading = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** The yearly contest with its window, rules, standings and result (domain.md 2.36, 5.5). */
export function contestOperations(platform: Platform, ranking: LeaderboardRanking) {
  const service = contests(platform, ranking);
  const answer = { status: 200, schema: contest } as const;
  return [
    operation({
      id: 'listContests',
      method: 'GET',
      path: '/admin/contests',
      tag,
      summary: 'Contests by their windows, the next one first',
      description:
        'Draft until it begins, Open until it is closed. Window and rules are plan data (R-CFG-01).',
      policy: reading,
      answer: { status: 200, schema: listAnswer(contestRow) },
      examples: { answer: examples.rows },
      handler: (input) => service.list(input),
    }),
    operation({
      id: 'getContest',
      method: 'GET',
      path: '/admin/contests/{from}',
      tag,
      summary: 'A contest with its rules and its standings or result',
      policy: reading,
      params: contestParams,
      refusals: [404],
      answer,
      examples: { params: examples.params, answer: examples.contest },
      handler: (input) => service.get(input, input.params.from),
    }),
    operation({
      id: 'closeContest',
      method: 'POST',
      path: '/admin/contests/{from}/close',
      tag,
      summary: 'Close a contest after its last day: who has met the conditions has won the seats',
      description: 'A job counts and closes it: `is_closing` until it has.',
      policy: { ...reading, needs: 'settings.manage' },
      params: contestParams,
      refusals: [404, 409],
      answer: { status: 202, schema: contest },
      examples: { params: examples.params, answer: examples.closing },
      handler: (input) => service.close(input, input.params.from),
    }),
  ];
}
