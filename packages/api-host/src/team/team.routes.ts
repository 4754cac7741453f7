import { TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import { exportOperation } from '../platform/download/export-operation.ts';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { codeParam } from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInPolicy } from '../platform/operation/operation.ts';
import { teamExamples as examples } from './team.examples.ts';
import { teamExport } from './team.export.ts';
import { teamList } from './team.list.ts';
import {
  pathStep,
  TEAM_SLUGS,
  teamAsked,
  teamCounts,
  teamMember,
  teamMemberRow,
  teamTotals,
  typeOf,
} from './team.schemas.ts';
import { teamCountsOf, teamMemberOf, toMemberRow, uplinePathOf } from './team.service.ts';
import { teamSource } from './team.source.ts';

const tag = 'Team';
const HIDDEN = 'Terminated and Resigned members are left out unless the filter names `status` (R-TEAM-05).';
const SENIOR = 'The rmd types are open to RMD and higher (R-TEAM-03).';
const ofType = z.strictObject({ type: z.enum(TEAM_SLUGS) });
const params = z.strictObject({ code: codeParam() });
const team = {
  needs: 'team.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;
const network = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** Teams, members and the genealogy (domain.md 1.3, B.4; R-TEAM-01 to R-TEAM-06). */
export const teamRoutes: Area = (platform) => {
  const exports = TEAM_SLUGS.map((slug, index) =>
    exportOperation(platform, teamExport(slug, typeOf(slug)), {
      id: `exportTeam${TEAM_TYPES[index]}`,
      list: `/team/members/${slug}`,
      tag,
      policy: team,
      description: HIDDEN,
    }),
  );

  const uplinePath = (id: string, path: string, policy: SignedInPolicy) =>
    operation({
      id,
      method: 'GET',
      path,
      tag,
      summary: 'From the root of the network down to a member',
      policy,
      params,
      answer: { status: 200, schema: listAnswer(pathStep) },
      examples: { params: examples.params, answer: { rows: [examples.step] } },
      handler: (input) => uplinePathOf(input, input.params.code),
    });

  return [
    ...listOperations(platform, {
      name: 'Team',
      path: '/team/members/{type}',
      tag,
      summary: "Members of one of the caller's teams",
      description: `The caller is not among them (R-TEAM-01). ${HIDDEN} ${SENIOR}`,
      policy: team,
      list: teamList,
      row: teamMemberRow,
      params: ofType,
      parameters: teamAsked,
      source: (input) => teamSource(input, typeOf(input.params.type), input.query),
      toRow: toMemberRow,
      examples: {
        params: { type: 'base-shop' },
        query: { filter: '{"licensed":{"eq":true}}', order: '{"join_date":"DESC"}' },
        rows: [examples.row],
      },
      count: {
        summary: 'How many members match',
        description: `${HIDDEN} ${SENIOR}`,
        example: {
          params: { type: 'infinity' },
          query: { filter: '{"level":{"in":["RMD"]}}' },
          count: 14,
        },
      },
      totals: {
        summary: "Sums of the month over the members that match, or over the people of the team's figure",
        description: `${HIDDEN} ${SENIOR}`,
        schema: teamTotals,
        example: { query: { counted: 'Production' }, answer: { month_bv: 731_500, recruits: 4 } },
        of: (matching, source) => source.sums(matching),
      },
    }),
    ...exports,
    operation({
      id: 'getTeamCounts',
      method: 'GET',
      path: '/team/counts',
      tag,
      summary: "Heads of the caller's teams by level and status",
      description: `From kept counts, so it costs the same for a team of any size. ${SENIOR}`,
      policy: team,
      answer: { status: 200, schema: teamCounts },
      examples: { answer: examples.counts },
      handler: (input) => teamCountsOf(input),
    }),
    operation({
      id: 'getTeamMember',
      method: 'GET',
      path: '/team/{code}',
      tag,
      summary: 'Overview of a member',
      description:
        'Self and everybody below; another code answers 403 (R-TEAM-04). Phone and email as far as domain.md 7.1 opens them.',
      policy: team,
      params,
      answer: { status: 200, schema: teamMember },
      examples: { params: examples.params, answer: examples.member },
      handler: (input) => teamMemberOf(input, input.params.code),
    }),
    uplinePath('getUplinePath', '/team/{code}/upline-path', team),
    uplinePath('getAssociateUplinePath', '/admin/associates/{code}/upline-path', network),
  ];
};
