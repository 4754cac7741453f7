import { z } from 'zod';
import { isInTeam, me } from '../network/nodes.store.ts';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { codeParam, idParam } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { forbidden, notFound } from '../platform/operation/problem.ts';
import { levelClosing } from './closing.service.ts';
import { levelRequestList } from './level-requests.list.ts';
import { levelRequestsService, requestAnswer } from './level-requests.service.ts';
import { levelRequests, requestRows } from './level-requests.store.ts';
import { levelExamples as examples } from './levels.examples.ts';
import {
  decisionBody,
  historyQuery,
  levelHistory,
  levelProgress,
  levelRequest,
  requestBody,
  simulationAnswer,
  simulationBody,
} from './levels.schemas.ts';
import { historyOf, progressOf, withoutEarnings } from './qualification.service.ts';
import { simulate } from './simulation.service.ts';

declare module '../platform/jobs/jobs.ts' {
  interface Tasks {
    'levels.night': Record<string, never>;
  }
}

const tag = 'Levels';
const HISTORY = 'Closed months with each measure against the next level, and changes of level (2.5).';
const own = {
  needs: 'signed-in',
  audience: 'portal',
  scope: 'own',
  proxy: 'allowed',
} as const satisfies Policy;
const writing = { ...own, proxy: 'refused' } as const satisfies Policy;
const team = {
  needs: 'team.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;
const admin = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const deciding = { ...admin, needs: 'associates.manage' } as const satisfies Policy;
const codeParams = z.strictObject({ code: codeParam() });
const idParams = z.strictObject({ id: idParam() });

/** Qualification for levels, its history, what-if and requests (domain.md 1.2, 2.5, 2.33; R-LVL-01 to R-LVL-07). */
export const levelRoutes: Area = (platform) => {
  const { jobs } = platform;
  const requests = levelRequestsService(platform);
  const closing = levelClosing(platform);
  jobs.define('levels.night', {
    transaction: 'manual',
    async run(context) {
      await closing.close(context);
      await closing.promoteAll(context);
    },
  });
  // After the network has closed its month and made the changes of the day.
  jobs.schedule('levels.night', { dailyAt: '00:45' }, 'levels.night', {});

  return [
    operation({
      id: 'getLevelQualification',
      method: 'GET',
      path: '/account/level-qualification',
      tag,
      summary: 'The own way to the next level: each measure against its requirement',
      description: 'Production obeys the half rule (R-LVL-01); its window ends with the last closed month.',
      policy: own,
      answer: { status: 200, schema: levelProgress },
      examples: { answer: examples.progress },
      handler: (input) => progressOf(input, input.caller.code),
    }),
    operation({
      id: 'getLevelQualificationHistory',
      method: 'GET',
      path: '/account/level-qualification-history',
      tag,
      summary: 'Own qualifications by month, newest first',
      description: HISTORY,
      policy: own,
      query: historyQuery,
      answer: { status: 200, schema: levelHistory },
      examples: { query: examples.historyQuery, answer: examples.history },
      handler: (input) => historyOf(input, input.caller.code, input.query),
    }),
    operation({
      id: 'getTeamMemberLevelHistory',
      method: 'GET',
      path: '/team/{code}/level-qualification-history',
      tag,
      summary: "A member's qualifications by month, newest first",
      description: `${HISTORY} Self and everybody below, of whom what they earned is not told (7.1); another code answers 403 (R-TEAM-04).`,
      policy: team,
      params: codeParams,
      query: historyQuery,
      answer: { status: 200, schema: levelHistory },
      examples: { params: examples.memberParams, query: examples.historyQuery, answer: examples.history },
      async handler(input) {
        const { db, caller, params } = input;
        if (!(await me(db, params.code))) throw notFound();
        const viewer = await me(db, caller.code);
        if (!viewer) throw forbidden();
        if (params.code === viewer.code) return historyOf(input, viewer.code, input.query);
        if (!(await isInTeam(db, viewer, 'Infinity', params.code))) throw forbidden();
        return withoutEarnings(await historyOf(input, params.code, input.query));
      },
    }),
    operation({
      id: 'getAssociateLevelHistory',
      method: 'GET',
      path: '/admin/associates/{code}/level-qualification-history',
      tag,
      summary: 'Qualifications of an associate by month, newest first',
      description: HISTORY,
      policy: admin,
      params: codeParams,
      query: historyQuery,
      answer: { status: 200, schema: levelHistory },
      examples: { params: examples.memberParams, query: examples.historyQuery, answer: examples.history },
      async handler(input) {
        if (!(await me(input.db, input.params.code))) throw notFound();
        return historyOf(input, input.params.code, input.query);
      },
    }),
    operation({
      id: 'simulateLevel',
      method: 'POST',
      path: '/account/level-simulation',
      tag,
      summary: 'What would be missing with more production and recruits, and what the level would pay',
      description:
        'Nothing is changed by it. Pay: the own lines of the policies of the last three months at that level.',
      policy: { ...own, suspended: 'allowed' },
      body: simulationBody,
      answer: { status: 200, schema: simulationAnswer },
      examples: { body: examples.simulationBody, answer: examples.simulation },
      handler: (input) => simulate(input, input.body),
    }),
    operation({
      id: 'listLevelRequests',
      method: 'GET',
      path: '/account/level-requests',
      tag,
      summary: 'Own requests for a level, newest first',
      policy: own,
      answer: { status: 200, schema: listAnswer(levelRequest) },
      examples: { answer: { rows: [examples.request] } },
      handler: (input) => requests.list(input),
    }),
    operation({
      id: 'requestLevel',
      method: 'POST',
      path: '/account/level-requests',
      tag,
      summary: 'Ask for the next level, RMD or higher',
      description:
        'Lower levels are given automatically (R-LVL-03). After a refusal the same level can be asked for again in 30 days.',
      policy: writing,
      body: requestBody,
      answer: { status: 201, schema: levelRequest },
      examples: { body: examples.requestBody, answer: examples.request },
      handler: (input) => requests.create(input, input.body),
    }),
    ...listOperations(platform, {
      name: 'AdminLevelRequests',
      path: '/admin/level-requests',
      tag,
      summary: 'Requests for levels',
      policy: admin,
      list: levelRequestList,
      row: levelRequest,
      source: ({ db }) => ({
        scoped: levelRequests(db),
        rows: (ids) => requestRows(db, ids),
      }),
      toRow: (row, { caller }) => requestAnswer(caller, row),
      examples: { query: { filter: '{"status":{"eq":"Pending"}}' }, rows: [examples.request] },
      count: {
        id: 'countLevelRequests',
        summary: 'How many requests match',
        example: { query: { filter: '{"to_level":{"eq":"RMD"}}' }, count: 3 },
      },
    }),
    operation({
      id: 'getLevelRequest',
      method: 'GET',
      path: '/admin/level-requests/{id}',
      tag,
      summary: 'A request for a level with the evidence it was made on',
      policy: admin,
      params: idParams,
      answer: { status: 200, schema: levelRequest },
      examples: { params: examples.idParams, answer: examples.request },
      handler: (input) => requests.find(input, input.params.id),
    }),
    operation({
      id: 'decideLevelRequest',
      method: 'POST',
      path: '/admin/level-requests/{id}/decide',
      tag,
      summary: 'Approve or refuse a request',
      description:
        'Approved: the level holds from the first of the next month (R-LVL-02). Levels above EMD take a SuperAdmin (R-LVL-03); refusing needs a reason.',
      policy: deciding,
      params: idParams,
      body: decisionBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: levelRequest },
      examples: { params: examples.idParams, body: examples.decisionBody, answer: examples.decided },
      handler: (input) => requests.decide(input, input.params.id, input.version, input.body),
    }),
  ];
};
