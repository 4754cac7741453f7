import { z } from 'zod';
import { me } from '../network/nodes.store.ts';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { idParam } from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInPolicy } from '../platform/operation/operation.ts';
import { notFound } from '../platform/operation/problem.ts';
import { contestBoardOperations } from './contest-boards.routes.ts';
import { contestOperations } from './contests/contests.routes.ts';
import { leaderboardExamples as examples } from './leaderboards.examples.ts';
import {
  leaderboard,
  leaderboardQuery,
  preferenceBody,
  refreshAnswer,
  refreshBody,
  teamCards,
  teamCardsQuery,
  teamLeaderboard,
} from './leaderboards.schemas.ts';
import { leaderboards } from './leaderboards.service.ts';
import { namedTeam, namedTeamBody, namedTeamUpdate } from './named-teams.schemas.ts';
import { namedTeams } from './named-teams.service.ts';
import { findNamedTeam } from './named-teams.store.ts';
import { defineRankingJob, leaderboardRanking } from './ranking.service.ts';

const tag = 'Leaderboards';
const RANKING =
  'Ranked by adjusted, then total, then the adjusted figure of the period before; equal numbers share a rank (R-LDB-01). At most 5 minutes old. The rmd categories are open to RMD and higher and list them alone (R-LDB-07).';
const portal = {
  needs: 'dashboard.view',
  audience: 'portal',
  scope: 'all',
  proxy: 'allowed',
} as const satisfies Policy;
const own = {
  needs: 'dashboard.view',
  audience: 'portal',
  scope: 'own',
  proxy: 'refused',
} as const satisfies Policy;
const admin = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const managing = { ...admin, needs: 'associates.manage' } as const satisfies Policy;
const codeParams = z.strictObject({
  code: z
    .string()
    .regex(/^[Tt]\d{4}$/)
    .toUpperCase(),
});
const idParams = z.strictObject({ id: idParam() });
/** Boards of the company and of named teams (domain.md 5.4, 5.5; R-LDB-01 to R-LDB-07). */
export const leaderboardRoutes: Area = (platform) => {
  const ranking = leaderboardRanking(platform);
  defineRankingJob(platform, ranking);
  const boards = leaderboards(platform, ranking);
  const contests = contestBoardOperations(ranking);
  const teams = namedTeams(platform);
  const { team } = examples;

  const company = (id: string, path: string, policy: SignedInPolicy) =>
    operation({
      id,
      method: 'GET',
      path,
      tag,
      summary: 'The company board of a kind of points',
      description: RANKING,
      policy,
      query: leaderboardQuery,
      rateClass: 'search',
      answer: { status: 200, schema: leaderboard },
      examples: { query: examples.query, answer: examples.board },
      handler: (input) => boards.board(input, input.query),
    });

  const refresh = (id: string, path: string, policy: SignedInPolicy) =>
    operation({
      id,
      method: 'POST',
      path,
      tag,
      summary: 'Rank a board anew, at most once a minute',
      description: 'Within a minute of the last ranking the figures stay as they are (R-LDB-04).',
      policy,
      body: refreshBody,
      transaction: 'manual',
      answer: { status: 200, schema: refreshAnswer },
      examples: { body: examples.refreshBody, answer: examples.refreshed },
      handler: (input) => boards.refresh(input, input.body),
    });

  return [
    company('getLeaderboard', '/dashboard/leaderboard/company', portal),
    company('getCompanyLeaderboard', '/admin/dashboard/leaderboard/company', admin),
    ...contests.side(portal, '', '/dashboard/leaderboard'),
    ...contests.side(admin, 'Company', '/admin/dashboard/leaderboard'),
    ...contestOperations(platform, ranking),
    refresh('refreshLeaderboard', '/dashboard/leaderboard/refresh', { ...portal, suspended: 'allowed' }),
    refresh('refreshCompanyLeaderboard', '/admin/dashboard/leaderboard/refresh', admin),
    operation({
      id: 'listLeaderboardTeams',
      method: 'GET',
      path: '/dashboard/leaderboard/teams',
      tag,
      summary: 'Named teams by the production of the anchor’s RmdSuperTeam',
      description: 'Most first; teams without figures last, by name. At most 5 minutes old.',
      policy: portal,
      query: teamCardsQuery,
      answer: { status: 200, schema: teamCards },
      examples: { query: examples.teamCardsQuery, answer: examples.teamCards },
      handler: (input) => boards.teams(input, input.query),
    }),
    operation({
      id: 'getTeamLeaderboard',
      method: 'GET',
      path: '/dashboard/leaderboard/teams/{code}',
      tag,
      summary: 'Board of a named team: the anchor and the RmdSuperTeam',
      description: `Ranked among themselves. ${RANKING}`,
      policy: portal,
      params: codeParams,
      query: leaderboardQuery,
      rateClass: 'search',
      answer: { status: 200, schema: teamLeaderboard },
      examples: { params: examples.params, query: examples.query, answer: examples.teamBoard },
      async handler(input) {
        const found = await findNamedTeam(input.db, { code: input.params.code });
        const anchor = found?.status === 'Active' ? await me(input.db, found.anchor_code) : undefined;
        if (!found || !anchor) throw notFound();
        const { code, name, anchor_code, anchor_name } = found;
        const answer = await boards.board(input, input.query, anchor);
        return { ...answer, team: { code, name, anchor: { code: anchor_code, name: anchor_name } } };
      },
    }),
    operation({
      id: 'getLeaderboardPreference',
      method: 'GET',
      path: '/account/leaderboard-preference',
      tag,
      summary: 'Whether the own figures are hidden from others',
      policy: { ...own, proxy: 'allowed' },
      answer: { status: 200, schema: preferenceBody },
      examples: { answer: examples.preference },
      handler: (input) => boards.preference(input),
    }),
    operation({
      id: 'setLeaderboardPreference',
      method: 'PUT',
      path: '/account/leaderboard-preference',
      tag,
      summary: 'Hide the own figures on boards, or show them again',
      description: 'The row is then absent for others; the own rank stays visible to oneself (R-LDB-06).',
      policy: own,
      body: preferenceBody,
      answer: { status: 200, schema: preferenceBody },
      examples: { body: examples.preference, answer: examples.preference },
      handler: (input) => boards.setPreference(input, input.body.hides_figures),
    }),
    operation({
      id: 'listNamedTeams',
      method: 'GET',
      path: '/admin/named-teams',
      tag,
      summary: 'Named teams, closed ones included, by name',
      policy: admin,
      answer: { status: 200, schema: listAnswer(namedTeam) },
      examples: { answer: { rows: [team] } },
      handler: (input) => teams.list(input),
    }),
    operation({
      id: 'createNamedTeam',
      method: 'POST',
      path: '/admin/named-teams',
      tag,
      summary: 'Name a team after its anchor RMD',
      policy: managing,
      body: namedTeamBody,
      answer: { status: 201, schema: namedTeam },
      examples: { body: examples.teamBody, answer: team },
      handler: (input) => teams.create(input, input.body),
    }),
    operation({
      id: 'updateNamedTeam',
      method: 'PUT',
      path: '/admin/named-teams/{id}',
      tag,
      summary: 'Rename, re-anchor, close or reopen a team',
      policy: managing,
      params: idParams,
      body: namedTeamUpdate,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: namedTeam },
      examples: {
        params: examples.idParams,
        body: { ...examples.teamBody, status: 'Closed' },
        answer: { ...team, status: 'Closed', version: 2 },
      },
      handler: (input) => teams.update(input, input.params.id, input.version, input.body),
    }),
  ];
};
