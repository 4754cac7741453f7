import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listAnswer } from '../platform/list/define-list.ts';
import { codeParam } from '../platform/operation/fields.ts';
import { operation, type SignedInPolicy } from '../platform/operation/operation.ts';
import { asOfExamples as examples } from './as-of.examples.ts';
import {
  associateHistory,
  memberAsOf,
  memberHistory,
  membersQuery,
  personAsOf,
  uplinesQuery,
} from './as-of.schemas.ts';
import { associateHistoryOf, memberHistoryOf, membersAsOf, uplinesAsOf } from './as-of.service.ts';

const tag = 'Team';
const params = z.strictObject({ code: codeParam() });
const REACH = 'Self and everybody below today; another code answers 403 (R-TEAM-04, R-PRM-03).';
const team = {
  needs: 'team.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies SignedInPolicy;
const network = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies SignedInPolicy;

/** The network as it was on a company day, and how it came there, from the histories (R-MNY-01). */
export const asOfRoutes: Area = () => {
  const members = (id: string, path: string, policy: SignedInPolicy, reach: string) =>
    operation({
      id,
      method: 'GET',
      path,
      tag,
      summary: 'Directs of a member on a day, with the level and status of that day',
      description: `Ask for theirs in turn to walk the tree of that day. ${reach}`,
      policy,
      params,
      query: membersQuery,
      answer: { status: 200, schema: listAnswer(memberAsOf) },
      examples: { params: examples.params, query: examples.query, answer: { rows: [examples.member] } },
      handler: (input) => membersAsOf(input, input.params.code, input.query),
    });

  const uplines = (id: string, path: string, policy: SignedInPolicy, reach: string) =>
    operation({
      id,
      method: 'GET',
      path,
      tag,
      summary: 'From the root of the network down to a member, as of a day',
      description: reach,
      policy,
      params,
      query: uplinesQuery,
      answer: { status: 200, schema: listAnswer(personAsOf) },
      examples: { params: examples.params, query: examples.query, answer: { rows: [examples.person] } },
      handler: (input) => uplinesAsOf(input, input.params.code, input.query),
    });

  return [
    members(
      'listTeamAsOf',
      '/team/{code}/members-as-of',
      team,
      `${REACH} Members who have left the team since are left out.`,
    ),
    members('listAssociatesAsOf', '/admin/associates/{code}/members-as-of', network, ''),
    uplines(
      'getUplinesAsOf',
      '/team/{code}/uplines-as-of',
      team,
      `${REACH} Of the uplines of that day those are left out who are neither in the own team today nor above it.`,
    ),
    uplines('getAssociateUplinesAsOf', '/admin/associates/{code}/uplines-as-of', network, ''),
    operation({
      id: 'getMemberHistory',
      method: 'GET',
      path: '/team/{code}/history',
      tag,
      summary: 'Uplines, levels and statuses of a member, newest first',
      description: REACH,
      policy: team,
      params,
      answer: { status: 200, schema: memberHistory },
      examples: { params: examples.params, answer: examples.memberHistory },
      handler: (input) => memberHistoryOf(input, input.params.code),
    }),
    operation({
      id: 'getAssociateHistory',
      method: 'GET',
      path: '/admin/associates/{code}/history',
      tag,
      summary: 'Uplines, levels and statuses of an associate with reasons, newest first',
      description: "Moves that came of somebody else's transfer are among them (R-UPL-03).",
      policy: network,
      params,
      answer: { status: 200, schema: associateHistory },
      examples: { params: examples.params, answer: examples.associateHistory },
      handler: (input) => associateHistoryOf(input, input.params.code),
    }),
  ];
};
