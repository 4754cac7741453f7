import { TEAM_TYPES, teamTypesOf } from '@upline/domain';
import { z } from 'zod';
import { me } from '../../network/nodes.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ExportReader } from '../../platform/download/exports.ts';
import type { Area } from '../../platform/host.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { oneOf } from '../../platform/operation/fields.ts';
import { operation } from '../../platform/operation/operation.ts';
import { forbidden, notFound } from '../../platform/operation/problem.ts';
import { adminCarrierOperations } from './admin-carrier.operations.ts';
import { adminCaseOperations } from './admin-cases.operations.ts';
import { caseExport, teamCaseExport, teamField } from './carrier.export.ts';
import { caseRow, decidedCaseRow, carrierExamples as examples, tiles } from './carrier.schemas.ts';
import { carrierCaseList, teamCaseList } from './carrier-cases.list.ts';
import { caseOperations, decidedRow, reading, tag } from './carrier-cases.operations.ts';
import { carrierCases } from './carrier-cases.service.ts';
import { type CaseScope, caseSource, caseTiles } from './carrier-cases.source.ts';
import { carrierImports } from './carrier-import.service.ts';
import { carrierLines } from './carrier-lines.service.ts';

const scopeField = {
  team: oneOf('Team', ['Self', ...TEAM_TYPES]).default('Self'),
};

async function scopeOf(
  db: Db,
  caller: ExportReader,
  team: 'Self' | (typeof TEAM_TYPES)[number],
): Promise<CaseScope> {
  if (team === 'Self') return { of: 'self', code: caller.code };
  if (!teamTypesOf(caller.isSeniorLevel).includes(team)) throw forbidden();
  const viewer = await me(db, caller.code);
  if (!viewer) throw notFound();
  return { of: 'team', viewer, type: team };
}

/** Pending business as carriers report it (domain.md 2.21): of beta users, and of the home office. */
export const carrierCasesRoutes: Area = (platform) => {
  const lines = carrierLines(platform);
  const imports = carrierImports(platform, lines);
  const cases = carrierCases(platform, lines);
  return [
    ...listOperations(platform, {
      name: 'CarrierCases',
      path: '/business/carrier-cases',
      tag,
      summary: 'Cases of the caller',
      description: 'Closed ones are left out unless the filter names `status`.',
      policy: { ...reading, scope: 'own' },
      list: carrierCaseList,
      row: decidedCaseRow,
      source: ({ db, caller, today }) => caseSource(db, { of: 'self', code: caller.code }, today),
      toRow: decidedRow,
      examples: { query: { filter: '{"matched":{"eq":false}}' }, rows: [examples.row] },
      count: {
        summary: 'How many cases match',
        example: { query: { filter: '{"lifecycle":{"eq":"Issued"}}' }, count: 12 },
      },
      export: caseExport,
    }),
    ...listOperations(platform, {
      name: 'TeamCarrierCases',
      path: '/business/carrier-cases/team',
      tag,
      summary: 'Cases of a team',
      description: 'Of the applicant the initials, of the number its last four; no page of their own.',
      policy: reading,
      list: teamCaseList,
      row: caseRow,
      parameters: teamField,
      source: async ({ db, caller, today, query }) =>
        caseSource(db, await scopeOf(db, caller, query.team), today),
      toRow: ({ suggestion_id, ...row }) => row,
      examples: { query: { team: 'BaseShop' }, rows: [examples.teamRow] },
      count: {
        summary: 'How many cases of a team match',
        example: { query: { team: 'BaseShop' }, count: 12 },
      },
      export: { ...teamCaseExport, description: 'Masked as the list is.' },
    }),
    operation({
      id: 'getCarrierTiles',
      method: 'GET',
      path: '/business/carrier-cases/tiles',
      tag,
      summary: 'Figures by provider',
      policy: reading,
      query: z.strictObject(scopeField),
      answer: { status: 200, schema: tiles },
      examples: { query: { team: 'Self' }, answer: { tiles: [examples.tile] } },
      async handler({ db, caller, today, query }) {
        return { tiles: await caseTiles(db, await scopeOf(db, caller, query.team), today) };
      },
    }),
    ...caseOperations('portal', cases),
    ...adminCarrierOperations(platform, imports),
    ...adminCaseOperations(platform, cases),
  ];
};
