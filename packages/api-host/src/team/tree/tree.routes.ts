import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { codeParam } from '../../platform/operation/fields.ts';
import { operation, type SignedInPolicy } from '../../platform/operation/operation.ts';
import { typeOf } from '../team.schemas.ts';
import { treeExamples as examples } from './tree.examples.ts';
import { treePerson, treeQuery } from './tree.schemas.ts';
import { teamTreeOf } from './tree.service.ts';

const params = z.strictObject({ code: codeParam() });

/** Genealogy and visualizer: somebody and the levels below (domain.md B.2, B.4). */
export const treeRoutes: Area = () => {
  const tree = (id: string, path: string, policy: SignedInPolicy, reach: string) =>
    operation({
      id,
      method: 'GET',
      path,
      tag: 'Team',
      summary: 'A member and one to six levels below, today or as of a day',
      description: `Level by level, the member first, uplines before their directs and those by name. Whoever has more directs than the answer holds is asked for alone, with \`skip\`. Terminated and Resigned people stand in their places. ${reach}`,
      policy,
      params,
      query: treeQuery,
      answer: { status: 200, schema: listAnswer(treePerson) },
      examples: { params: examples.params, query: examples.query, answer: { rows: examples.rows } },
      handler: (input) => {
        const { type, ...query } = input.query;
        return teamTreeOf(input, input.params.code, {
          ...query,
          type: type && typeOf(type),
          root: query.root,
          day: query.day,
          since: query.since,
        });
      },
    });

  return [
    tree(
      'getTeamTree',
      '/team/{code}/tree',
      { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
      'Self and everybody below today; another code answers 403 (R-TEAM-04), and so do the rmd types for who is no RMD (R-TEAM-03). Members who have left the team since a day are left out of it (R-PRM-03).',
    ),
    tree(
      'getAssociateTree',
      '/admin/associates/{code}/tree',
      { needs: 'associates.view', audience: 'admin', scope: 'all', proxy: 'refused' },
      '',
    ),
  ];
};
