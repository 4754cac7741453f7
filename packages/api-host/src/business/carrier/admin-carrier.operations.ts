import { z } from 'zod';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { idParam } from '../../platform/operation/fields.ts';
import { type Operation, operation } from '../../platform/operation/operation.ts';
import { notFound, staleVersion } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  carrierExamples as examples,
  importDetail,
  importRow,
  statusBody,
  statusRow,
} from './carrier.schemas.ts';
import { office, params, tag } from './carrier-cases.operations.ts';
import {
  carrierImportList,
  findImport,
  importSource,
  mapStatus,
  providerName,
  statusMappings,
} from './carrier-cases.store.ts';
import type { CarrierImports } from './carrier-import.service.ts';

/** Feeds and the carriers' words, for the home office (domain.md 2.21, 2.36). */
export function adminCarrierOperations(platform: Platform, imports: CarrierImports): Operation[] {
  return [
    operation({
      id: 'importCarrierFeed',
      method: 'POST',
      path: '/admin/carrier-imports',
      tag,
      summary: "Import a carrier's feed of pending business",
      description:
        'One part "file": CSV with a head line naming policy_number, applicant, status, last_update and, where known, product, state, premium, writing_number, received_on, issued_on, requirements (`text|ordered|due|closed`, joined by semicolons), premium_due (due date of a premium that is late, empty when none is). A file that is none is refused at once; the lines of any other are read by a job: `getCarrierImport` says how far it is and, in the end, what became of them. The same file again changes nothing, and neither does a line older than what is known of its case (R-CAR-03).',
      policy: office,
      query: z.strictObject({ provider_id: idParam() }),
      consumes: 'multipart/form-data',
      transaction: 'manual',
      rateClass: 'upload',
      refusals: [404, 413],
      answer: { status: 202, schema: importDetail },
      examples: {
        query: { provider_id: examples.provider_id },
        answer: { ...examples.importBegun, failures: [] },
      },
      async handler(input) {
        if ((await providerName(input.db, input.query.provider_id)) === undefined) throw notFound();
        const id = await imports.receive(input, input.query.provider_id, input.request);
        const begun = await findImport(input.db, id);
        if (!begun) throw notFound();
        return begun;
      },
    }),
    ...listOperations(platform, {
      name: 'CarrierImports',
      path: '/admin/carrier-imports',
      tag,
      summary: 'Imports of feeds, the newest first',
      policy: office,
      list: carrierImportList,
      row: importRow,
      source: ({ db }) => importSource(db),
      examples: { query: { limit: '20' }, rows: [examples.import] },
      count: {
        summary: 'How many imports match',
        example: { query: { filter: '{"rows_failed":{"gt":0}}' }, count: 3 },
      },
    }),
    operation({
      id: 'getCarrierImport',
      method: 'GET',
      path: '/admin/carrier-imports/{id}',
      tag,
      summary: 'An import with the lines it refused',
      policy: office,
      params,
      answer: { status: 200, schema: importDetail },
      examples: {
        params: { id: examples.id },
        answer: { ...examples.import, failures: examples.failures },
      },
      async handler({ db, params: { id } }) {
        const found = await findImport(db, id);
        if (!found) throw notFound();
        return found;
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
      description:
        'Cases that carry it follow with the next import. A word that no file has brought yet is of version 0.',
      policy: office,
      body: statusBody,
      ifMatch: 'required',
      refusals: [404, 409],
      answer: { status: 200, schema: listAnswer(statusRow) },
      examples: {
        body: { provider_id: examples.provider_id, text: 'In force', lifecycle: 'In Force' },
        answer: { rows: [examples.status] },
      },
      async handler(input) {
        const { db, now, caller, body } = input;
        const provider = await providerName(db, body.provider_id);
        if (provider === undefined) throw notFound();
        const mapped = await mapStatus(db, { ...body, version: input.version }, { now, code: caller.code });
        if (!mapped) throw staleVersion('status');
        platform.audit.record(input, {
          action: 'update',
          entity: 'carrier_status',
          entityId: body.provider_id,
          entityLabel: `${provider}: ${body.text}`,
          changes: [{ field: 'Lifecycle', old: mapped.before, new: body.lifecycle }],
        });
        return { rows: await statusMappings(db) };
      },
    }),
  ];
}
