import { TEAM_TYPES, teamTypesOf } from '@upline/domain';
import { z } from 'zod';
import { me } from '../../network/nodes.store.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { idParam, oneOf } from '../../platform/fields.ts';
import type { Area } from '../../platform/host.ts';
import { countAnswer, listAnswer } from '../../platform/list/define-list.ts';
import { operation, type Policy } from '../../platform/operation.ts';
import { forbidden, invalid, notFound } from '../../platform/problem.ts';
import { readUpload } from '../../platform/upload.ts';
import type { OwnContext } from '../clients/clients.service.ts';
import {
  caseDetail,
  caseRow,
  carrierExamples as examples,
  importRow,
  matchBody,
  statusBody,
  statusRow,
  tiles,
} from './carrier.schemas.ts';
import { carrierCases, mayAccept } from './carrier-cases.service.ts';
import {
  type CaseScope,
  carrierCaseList,
  caseSource,
  caseTiles,
  caseDetail as readCase,
} from './carrier-cases.source.ts';
import {
  carrierImportList,
  importSource,
  mapStatus,
  providerName,
  statusMappings,
} from './carrier-cases.store.ts';
import { carrierImports } from './carrier-import.service.ts';

const tag = 'Carrier cases';
const MAX_FEED_BYTES = 10 * 1024 * 1024;
const params = z.strictObject({ id: idParam() });
const reading = {
  needs: 'carrier.view',
  audience: 'portal',
  scope: 'team',
  proxy: 'allowed',
} as const satisfies Policy;
const deciding = { ...reading, scope: 'own', proxy: 'refused' } as const satisfies Policy;
const office = {
  needs: 'policies.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

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

/** A case with everything about it, for its owner or the home office. */
async function detailOf({ db, today, caller }: OwnContext, id: string): Promise<z.input<typeof caseDetail>> {
  const isOffice = caller.kind !== 'Associate';
  const scope: CaseScope = isOffice ? { of: 'all' } : { of: 'self', code: caller.code };
  const found = await readCase(db, scope, id, today);
  if (!found) throw notFound();
  const { row, requirements, suggestions } = found;
  const { writing_associate_code, ...more } = found.more;
  const decides = row.suggestion !== null && (isOffice || writing_associate_code === caller.code);
  return {
    ...row,
    ...more,
    requirements,
    suggestions,
    actions: [
      ...(decides && mayAccept(isOffice, row.suggestion as NonNullable<typeof row.suggestion>)
        ? (['accept'] as const)
        : []),
      ...(decides ? (['ignore'] as const) : []),
      ...(!isOffice && !row.is_matched ? (['add_policy'] as const) : []),
    ],
  };
}

/** Pending business as carriers report it (domain.md 2.21): of beta users, and of the home office. */
export const carrierCasesRoutes: Area = (platform) => {
  const imports = carrierImports(platform);
  const service = carrierCases(platform, imports);

  const decision = (side: 'portal' | 'admin', verb: 'accept' | 'ignore') =>
    operation({
      id: `${verb}${side === 'admin' ? 'Admin' : ''}CarrierSuggestion`,
      method: 'POST',
      path: `/${side === 'admin' ? 'admin' : 'business'}/carrier-cases/{id}/suggestion/${verb}`,
      tag,
      summary: verb === 'accept' ? 'Take over what the carrier reports' : 'Leave the policy as it is',
      description:
        'Never done silently (R-CAR-02). Ends of a policy concern the money: only an admin accepts them.',
      policy: side === 'admin' ? office : deciding,
      params,
      refusals: [409],
      answer: { status: 200, schema: caseDetail },
      examples: { params: { id: examples.id }, answer: examples.detail },
      async handler(input) {
        await service[verb](input, input.params.id);
        return detailOf(input, input.params.id);
      },
    });

  const get = (side: 'portal' | 'admin') =>
    operation({
      id: side === 'admin' ? 'getAdminCarrierCase' : 'getCarrierCase',
      method: 'GET',
      path: `/${side === 'admin' ? 'admin' : 'business'}/carrier-cases/{id}`,
      tag,
      summary: 'A case with its requirement log and suggestions',
      policy: side === 'admin' ? office : { ...reading, scope: 'own' },
      params,
      answer: { status: 200, schema: caseDetail },
      examples: { params: { id: examples.id }, answer: examples.detail },
      handler: (input) => detailOf(input, input.params.id),
    });

  return [
    operation({
      id: 'listCarrierCases',
      method: 'GET',
      path: '/business/carrier-cases',
      tag,
      summary: 'Cases of the caller or of a team',
      description:
        'Closed ones are left out unless the filter names `status`. Of others the applicant is initials.',
      policy: reading,
      query: carrierCaseList.query.extend(scopeField),
      answer: { status: 200, schema: listAnswer(caseRow) },
      examples: { query: { filter: '{"matched":{"eq":false}}' }, answer: { rows: [examples.row] } },
      async handler({ db, caller, today, query: { team, ...query } }) {
        const source = caseSource(db, await scopeOf(db, caller, team), today);
        return { rows: await carrierCaseList.page(query, source) };
      },
    }),
    operation({
      id: 'countCarrierCases',
      method: 'GET',
      path: '/business/carrier-cases/count',
      tag,
      summary: 'How many cases match',
      policy: reading,
      query: carrierCaseList.countQuery.extend(scopeField),
      answer: { status: 200, schema: countAnswer },
      examples: { query: { team: 'BaseShop' }, answer: { count: 12 } },
      async handler({ db, caller, today, query: { team, filter } }) {
        const { scoped } = caseSource(db, await scopeOf(db, caller, team), today);
        return { count: await carrierCaseList.count(filter, scoped) };
      },
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
      async handler({ db, caller, query }) {
        return { tiles: await caseTiles(db, await scopeOf(db, caller, query.team)) };
      },
    }),
    get('portal'),
    decision('portal', 'accept'),
    decision('portal', 'ignore'),
    operation({
      id: 'importCarrierFeed',
      method: 'POST',
      path: '/admin/carrier-imports',
      tag,
      summary: "Import a carrier's feed of pending business",
      description:
        'One part "file": CSV with a head line naming policy_number, applicant, status, last_update and, where known, product, state, premium, writing_number, received_on, issued_on, requirements (`text|ordered|due|closed`, joined by semicolons). The same file again changes nothing (R-CAR-03).',
      policy: office,
      query: z.strictObject({ provider_id: idParam() }),
      consumes: 'multipart/form-data',
      transaction: 'manual',
      rateClass: 'upload',
      refusals: [413],
      answer: { status: 200, schema: importRow },
      examples: { query: { provider_id: examples.provider_id }, answer: examples.import },
      async handler(input) {
        if ((await providerName(input.db, input.query.provider_id)) === undefined) throw notFound();
        const tooLarge = () => invalid([{ field: 'file', message: 'File must be at most 10 MB' }]);
        const upload = await readUpload(input.request, 'file', 'File', MAX_FEED_BYTES, tooLarge);
        const { provider_id, ...done } = await imports.import(input, input.query.provider_id, upload);
        return done;
      },
    }),
    operation({
      id: 'listCarrierImports',
      method: 'GET',
      path: '/admin/carrier-imports',
      tag,
      summary: 'Imports of feeds, the newest first',
      policy: office,
      query: carrierImportList.query,
      answer: { status: 200, schema: listAnswer(importRow) },
      examples: { query: { limit: '20' }, answer: { rows: [examples.import] } },
      async handler({ db, query }) {
        return { rows: await carrierImportList.page(query, importSource(db)) };
      },
    }),
    operation({
      id: 'listCarrierStatuses',
      method: 'GET',
      path: '/admin/carrier-statuses',
      tag,
      summary: "What the carriers' own words mean, unmapped ones first",
      policy: office,
      answer: { status: 200, schema: listAnswer(statusRow) },
      examples: { answer: { rows: [examples.status] } },
      async handler({ db }) {
        return { rows: await statusMappings(db) };
      },
    }),
    operation({
      id: 'mapCarrierStatus',
      method: 'PUT',
      path: '/admin/carrier-statuses',
      tag,
      summary: 'Say what a word of a carrier means',
      description: 'Cases that carry it follow with the next import.',
      policy: office,
      body: statusBody,
      answer: { status: 200, schema: listAnswer(statusRow) },
      examples: {
        body: { provider_id: examples.provider_id, text: 'In force', lifecycle: 'In Force' },
        answer: { rows: [examples.status] },
      },
      async handler(input) {
        const { db, now, caller, body } = input;
        const provider = await providerName(db, body.provider_id);
        if (provider === undefined) throw notFound();
        const { before } = await mapStatus(db, body, { now, code: caller.code });
        platform.audit.record(input, {
          action: 'update',
          entity: 'carrier_status',
          entityId: body.provider_id,
          entityLabel: `${provider}: ${body.text}`,
          changes: [{ field: 'Lifecycle', old: before, new: body.lifecycle }],
        });
        return { rows: await statusMappings(db) };
      },
    }),
    operation({
      id: 'listAdminCarrierCases',
      method: 'GET',
      path: '/admin/carrier-cases',
      tag,
      summary: 'All cases; unmatched ones by the filter `matched`',
      policy: office,
      query: carrierCaseList.query,
      answer: { status: 200, schema: listAnswer(caseRow) },
      examples: { query: { filter: '{"matched":{"eq":false}}' }, answer: { rows: [examples.row] } },
      async handler({ db, today, query }) {
        return { rows: await carrierCaseList.page(query, caseSource(db, { of: 'all' }, today)) };
      },
    }),
    get('admin'),
    decision('admin', 'accept'),
    decision('admin', 'ignore'),
    operation({
      id: 'matchCarrierCase',
      method: 'POST',
      path: '/admin/carrier-cases/{id}/match',
      tag,
      summary: 'Say which policy a case is about',
      policy: office,
      params,
      body: matchBody,
      refusals: [409],
      answer: { status: 200, schema: caseDetail },
      examples: {
        params: { id: examples.id },
        body: { policy_id: '3b0e8a52-4d6c-4f0a-8f55-3f8f0f6d9c11' },
        answer: examples.detail,
      },
      async handler(input) {
        await service.setMatch(input, input.params.id, input.body.policy_id);
        return detailOf(input, input.params.id);
      },
    }),
  ];
};
