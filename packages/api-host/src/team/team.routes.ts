import { TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import { exportOperation } from '../platform/download/export-operation.ts';
import { codeParam, queryInteger } from '../platform/fields.ts';
import type { Area } from '../platform/host.ts';
import { countAnswer, listAnswer } from '../platform/list/define-list.ts';
import { operation, type Policy, type SignedInPolicy } from '../platform/operation.ts';
import { teamExamples as examples } from './team.examples.ts';
import { teamExport } from './team.export.ts';
import { teamList } from './team.list.ts';
import {
  pathStep,
  TEAM_SLUGS,
  teamChild,
  teamCounts,
  teamMember,
  teamMemberRow,
  typeOf,
} from './team.schemas.ts';
import {
  teamChildrenOf,
  teamCountsOf,
  teamMemberOf,
  toMemberRow,
  uplinePathOf,
  viewerOf,
} from './team.service.ts';
import { memberRows, teamScope, waysOf } from './team.store.ts';

const tag = 'Team';
const HIDDEN = 'Terminated and Resigned members are left out unless the filter names `status` (R-TEAM-05).';
const SENIOR = 'The rmd types are open to RMD and higher (R-TEAM-03).';
const ofType = z.strictObject({ type: z.enum(TEAM_SLUGS) });
const params = z.strictObject({ code: codeParam() });
const childrenQuery = z.strictObject({
  type: z.enum(TEAM_SLUGS).optional().meta({ label: 'Type', description: 'Only members of that team' }),
  root: codeParam()
    .optional()
    .meta({ label: 'Root', description: 'Whose team `type` means; by default {code}' }),
  page: queryInteger('Page', { min: 1, max: 10_000, initial: 1 }),
  limit: queryInteger('Limit', { min: 1, max: 500, initial: 100 }),
});
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

  const children = (id: string, path: string, policy: SignedInPolicy) =>
    operation({
      id,
      method: 'GET',
      path,
      tag,
      summary: 'Directs of a member, each with the size of the team below',
      description:
        'For genealogy and visualizer. Self and everybody below; another code answers 403 (R-TEAM-04).',
      policy,
      params,
      query: childrenQuery,
      answer: { status: 200, schema: listAnswer(teamChild) },
      examples: {
        params: examples.params,
        query: { type: 'base-shop', limit: '50' },
        answer: { rows: [examples.child] },
      },
      handler: (input) =>
        teamChildrenOf(input, input.params.code, {
          ...input.query,
          root: input.query.root,
          type: input.query.type && typeOf(input.query.type),
        }),
    });

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
    operation({
      id: 'listTeam',
      method: 'GET',
      path: '/team/members/{type}',
      tag,
      summary: "Members of one of the caller's teams",
      description: `The caller is not among them (R-TEAM-01). ${HIDDEN} ${SENIOR}`,
      policy: team,
      params: ofType,
      query: teamList.query,
      answer: { status: 200, schema: listAnswer(teamMemberRow) },
      examples: {
        params: { type: 'base-shop' },
        query: { filter: '{"licensed":{"eq":true}}', order: '{"join_date":"DESC"}' },
        answer: { rows: [examples.row] },
      },
      async handler({ db, caller, query, today, params }) {
        const type = typeOf(params.type);
        const viewer = await viewerOf(db, caller, type);
        const rows = await teamList.page(query, {
          scoped: teamScope(db, type, viewer, today, query, await waysOf(db, type, viewer, query)),
          rows: (codes) => memberRows(db, type, viewer, today, codes),
        });
        return { rows: rows.map(toMemberRow) };
      },
    }),
    operation({
      id: 'countTeam',
      method: 'GET',
      path: '/team/members/{type}/count',
      tag,
      summary: 'How many members match',
      description: `${HIDDEN} ${SENIOR}`,
      policy: team,
      params: ofType,
      query: teamList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: {
        params: { type: 'infinity' },
        query: { filter: '{"level":{"in":["RMD"]}}' },
        answer: { count: 14 },
      },
      async handler({ db, caller, query, today, params }) {
        const type = typeOf(params.type);
        const viewer = await viewerOf(db, caller, type);
        return {
          count: await teamList.count(
            query.filter,
            teamScope(db, type, viewer, today, query, { byShops: true }),
          ),
        };
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
    children('listTeamChildren', '/team/{code}/children', team),
    children('listAssociateChildren', '/admin/associates/{code}/children', network),
    uplinePath('getUplinePath', '/team/{code}/upline-path', team),
    uplinePath('getAssociateUplinePath', '/admin/associates/{code}/upline-path', network),
  ];
};
