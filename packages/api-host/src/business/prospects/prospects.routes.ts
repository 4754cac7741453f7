import { PROSPECT_STAGES, type ProspectStage, TEAM_TYPES } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { oneOf } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { recordOperations } from '../../platform/operation/record-operations.ts';
import { viewerOf } from '../../team/team.service.ts';
import { ownBook } from '../own-book.ts';
import { prospectExamples as examples } from './prospects.examples.ts';
import { prospectExport } from './prospects.export.ts';
import { prospectList } from './prospects.list.ts';
import { toRow } from './prospects.record.ts';
import { prospect, prospectBody, prospectListRow, stageCounts } from './prospects.schemas.ts';
import { prospects } from './prospects.service.ts';
import { countByStage, countTeamByStage, prospectSource } from './prospects.store.ts';

const tag = 'Prospects';
const PATH = '/business/prospects';
const SENIOR = 'The rmd types are open to RMD and higher (R-TEAM-03).';
const LOST = 'Lost prospects are left out unless the filter names `lost` (R-PRO-06).';
const { reading, writing } = ownBook('prospects.write');

/** All eight stages in their order. */
const stagesOf = (counts: ReadonlyMap<ProspectStage, number>) => ({
  rows: PROSPECT_STAGES.map((stage) => ({ stage, count: counts.get(stage) ?? 0 })),
});

/** The list, the counts of the board and the record (domain.md 2.11). */
export const prospectsRoutes: Area = (platform) => {
  const service = prospects(platform);

  return [
    ...listOperations(platform, {
      name: 'Prospects',
      path: PATH,
      tag,
      summary: "The caller's prospects",
      description: LOST,
      policy: reading,
      list: prospectList,
      row: prospectListRow,
      source: ({ db, caller, today }) => prospectSource(db, caller, today),
      toRow: (row, { caller, today }) => toRow(caller, today, row),
      examples: {
        query: { filter: '{"stage":{"in":["Contacted","Follow Up"]},"overdue":{"eq":true}}' },
        rows: [examples.row],
      },
      count: {
        summary: 'How many prospects match',
        description: LOST,
        example: { query: { filter: '{"kind":{"eq":"Recruit"}}' }, count: 12 },
      },
      export: { ...prospectExport, description: LOST },
    }),
    operation({
      id: 'countProspectsByStage',
      method: 'GET',
      path: '/business/prospects/stages',
      tag,
      summary: 'How many prospects stand in each stage',
      description: 'All eight stages in their order; lost prospects are not counted.',
      policy: reading,
      answer: { status: 200, schema: stageCounts },
      examples: { answer: { rows: PROSPECT_STAGES.map((stage, index) => ({ stage, count: 8 - index })) } },
      async handler({ db, caller }) {
        return stagesOf(await countByStage(db, caller));
      },
    }),
    operation({
      id: 'countTeamProspectsByStage',
      method: 'GET',
      path: '/business/prospects/team/stages',
      tag,
      summary: 'How many prospects of a team stand in each stage',
      description: `Sums over the people of the team, never names (R-PRO-05). ${SENIOR}`,
      policy: { needs: 'team.view', audience: 'portal', scope: 'team', proxy: 'allowed' },
      query: z.strictObject({ team: oneOf('Team', TEAM_TYPES).default('Infinity') }),
      answer: { status: 200, schema: stageCounts },
      examples: {
        query: { team: 'BaseShop' },
        answer: { rows: PROSPECT_STAGES.map((stage, index) => ({ stage, count: 80 - index })) },
      },
      async handler({ db, caller, query: { team } }) {
        return stagesOf(await countTeamByStage(db, await viewerOf(db, caller, team), team));
      },
    }),
    ...recordOperations(
      {
        name: 'Prospect',
        path: PATH,
        tag,
        reading,
        writing,
        body: prospectBody,
        answer: prospect,
        examples: { ...examples, version: 3 },
        get: { summary: 'A prospect with its history of stages' },
        create: {
          summary: 'Add a prospect to the own book',
          description:
            'An email or a phone is required; a referral names who referred. Begins as New Prospect.',
          isLocated: true,
        },
        update: {
          summary: 'Change a prospect',
          description: 'The whole record but its stage; a linked associate must be in the own team.',
        },
        remove: {
          summary: 'Delete a prospect',
          description: 'The client or associate it became stays.',
          policy: { ...writing, proxy: 'refused' },
        },
      },
      service,
    ),
  ];
};
