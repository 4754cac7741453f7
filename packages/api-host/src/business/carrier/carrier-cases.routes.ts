import { TEAM_TYPES, teamTypesOf } from '@upline/domain';
import { z } from 'zod';
import { me } from '../../network/nodes.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { exportOperation } from '../../platform/download/export-operation.ts';
import { oneOf } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation } from '../../platform/operation.ts';
import { forbidden, notFound } from '../../platform/problem.ts';
import { adminCarrierOperations } from './admin-carrier.operations.ts';
import { adminCaseOperations } from './admin-cases.operations.ts';
import { caseExport, teamCaseExport, teamField } from './carrier.export.ts';
import { caseRow, carrierExamples as examples, tiles } from './carrier.schemas.ts';
import { caseOperations, reading, tag } from './carrier-case.operations.ts';
import { carrierCaseList, teamCaseList } from './carrier-cases.list.ts';
import { carrierCases } from './carrier-cases.service.ts';
import { type CaseScope, caseSource, caseTiles } from './carrier-cases.source.ts';
import { carrierImports } from './carrier-import.service.ts';
import { carrierLines } from './carrier-lines.service.ts';

const scopeField = {
  team: oneOf('Team', ['Self', ...TEAM_TYPES]).default('Self'),
};

async function scopeOf(
  db: Db,
  caller: Caller,
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
    operation({
      id: 'listCarrierCases',
      method: 'GET',
      path: '/business/carrier-cases',
      tag,
      summary: 'Cases of the caller',
      description: 'Closed ones are left out unless the filter names `status`.',
      policy: { ...reading, scope: 'own' },
      query: carrierCaseList.query,
      answer: { status: 200, schema: listAnswer(caseRow) },
      examples: { query: { filter: '{"matched":{"eq":false}}' }, answer: { rows: [examples.row] } },
      async handler({ db, caller, today, query }) {
        const source = caseSource(db, { of: 'self', code: caller.code }, today);
        return { rows: await carrierCaseList.page(query, source) };
      },
    }),
    operation({
      id: 'countCarrierCases',
      method: 'GET',
      path: '/business/carrier-cases/count',
      tag,
      summary: 'How many cases match',
      policy: { ...reading, scope: 'own' },
      query: carrierCaseList.countQuery,
      answer: { status: 200, schema: countAnswer },
      examples: { query: { filter: '{"lifecycle":{"eq":"Issued"}}' }, answer: { count: 12 } },
      async handler({ db, caller, today, query }) {
        const { scoped } = caseSource(db, { of: 'self', code: caller.code }, today);
        return { count: await carrierCaseList.count(query.filter, scoped) };
      },
    }),
    exportOperation(platform, caseExport, {
      id: 'exportCarrierCases',
      list: '/business/carrier-cases',
      tag,
      policy: { ...reading, scope: 'own' },
    }),
    operation({
      id: 'listTeamCarrierCases',
      method: 'GET',
      path: '/business/carrier-cases/team',
      tag,
      summary: 'Cases of a team',
      description: 'Of the applicant the initials, of the number its last four; no page of their own.',
      policy: reading,
      query: teamCaseList.query.extend(teamField),
      answer: { status: 200, schema: listAnswer(caseRow) },
      examples: { query: { team: 'BaseShop' }, answer: { rows: [examples.teamRow] } },
      async handler({ db, caller, today, query: { team, ...query } }) {
        const source = caseSource(db, await scopeOf(db, caller, team), today);
        return { rows: await teamCaseList.page(query, source) };
      },
    }),
    operation({
      id: 'countTeamCarrierCases',
      method: 'GET',
      path: '/business/carrier-cases/team/count',
      tag,
      summary: 'How many cases of a team match',
      policy: reading,
      query: teamCaseList.countQuery.extend(teamField),
      answer: { status: 200, schema: countAnswer },
      examples: { query: { team: 'BaseShop' }, answer: { count: 12 } },
      async handler({ db, caller, today, query: { team, filter } }) {
        const { scoped } = caseSource(db, await scopeOf(db, caller, team), today);
        return { count: await teamCaseList.count(filter, scoped) };
      },
    }),
    exportOperation(platform, teamCaseExport, {
      id: 'exportTeamCarrierCases',
      list: '/business/carrier-cases/team',
      tag,
      policy: reading,
      description: 'Masked as the list is.',
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
