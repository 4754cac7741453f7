import { messages } from '@upline/domain';
import { z } from 'zod';
import { auditReference } from '../platform/audit/audit-changes.ts';
import type { Area } from '../platform/host.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { associateCode, codeParam, nothing, person, text, timestamp } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { conflict, invalid, notFound } from '../platform/operation/problem.ts';
import { rowActions } from '../platform/operation/row-actions.ts';
import { conflictList } from './conflicts.list.ts';
import {
  addConflict,
  associatesAmong,
  type ConflictRow,
  conflictsByIds,
  conflictsOf,
  findConflict,
  isAdmin,
  lockAdmin,
  removeConflict,
  scopedConflicts,
} from './conflicts.store.ts';

const tag = 'Approvals';
const policy = {
  needs: 'admins.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ code: codeParam() });
const answer = z.strictObject({
  relatives: z.array(z.strictObject({ code: z.string(), name: z.string(), relation: z.string() })),
});
const examples = {
  params: { code: 'A000001' },
  answer: { relatives: [{ code: 'U000008', name: 'Ana Alvarez', relation: 'Sister' }] },
};

const pair = z.strictObject({
  id: z.uuid(),
  admin: person,
  associate: person,
  relation: z.string(),
  created_at: timestamp(),
  created_by: person.nullable(),
  actions: z.array(z.enum(['remove'])),
});

export const conflictActions = rowActions<ConflictRow, 'remove'>({
  remove: { operation: 'removeAdminConflict' },
});

const pairParams = params.extend({ associate_code: codeParam() });
const pairExample = {
  id: '7d3a1c52-6b0e-4c1f-9a57-0d3c5d5f8a11',
  admin: { code: 'A000001', name: 'Adrian Cole' },
  associate: { code: 'U000008', name: 'Ana Alvarez' },
  relation: 'Sister',
  created_at: '2026-03-02T15:04:05.000Z',
  created_by: { code: 'A000002', name: 'Susan Park' },
  actions: ['remove'],
} satisfies z.input<typeof pair>;
const why = text('Reason', { min: 5, max: 500 });

/** People an admin may not decide about, in addition to themselves (R-ADM-02). */
export const conflictRoutes: Area = (platform) => {
  const { audit } = platform;
  return [
    ...listOperations(platform, {
      name: 'Conflicts',
      path: '/admin/conflicts',
      tag,
      summary: 'Every admin with the relatives they declared',
      policy,
      list: conflictList,
      row: pair,
      source: ({ db }) => ({ scoped: scopedConflicts(db), rows: (ids) => conflictsByIds(db, ids) }),
      toRow: (row, { caller }) => ({
        id: row.id,
        admin: { code: row.admin_code, name: row.admin_name },
        associate: { code: row.associate_code, name: row.associate_name },
        relation: row.relation,
        created_at: row.created_at,
        created_by:
          row.created_by === null ? null : { code: row.created_by, name: row.creator_name ?? row.created_by },
        actions: conflictActions.of(caller, row),
      }),
      examples: { query: { filter: '{"admin_code":{"eq":"A000001"}}' }, rows: [pairExample] },
      count: { summary: 'How many declared relatives match', example: { count: 3 } },
    }),
    operation({
      id: 'addAdminConflict',
      method: 'POST',
      path: '/admin/conflicts',
      tag,
      summary: 'Declare an associate a relative of an admin: the admin decides nothing about them (R-ADM-02)',
      policy,
      body: z.strictObject({
        admin_code: text('Admin', { max: 20 }).toUpperCase().meta({ label: 'Admin' }),
        associate_code: associateCode('Associate'),
        relation: text('Relation', { max: 60 }),
        reason: why,
      }),
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: {
        body: {
          admin_code: 'A000001',
          associate_code: 'U000008',
          relation: 'Sister',
          reason: 'Declared when hired',
        },
      },
      async handler(input) {
        const { admin_code, associate_code, relation, reason } = input.body;
        const known = await associatesAmong(input.db, [associate_code]);
        const errors = [
          ...((await lockAdmin(input.db, admin_code))
            ? []
            : [{ field: 'admin_code', message: messages.invalid('Admin') }]),
          ...(known.has(associate_code)
            ? []
            : [{ field: 'associate_code', message: messages.invalid('Associate') }]),
        ];
        if (errors.length > 0) throw invalid(errors);
        const created_by = input.caller.code;
        if (!(await addConflict(input.db, { admin_code, associate_code, relation, created_by })))
          throw conflict('conflict-declared', 'This relative is declared already');
        const row = await findConflict(input.db, admin_code, associate_code);
        const relative = `${auditReference(row?.associate_name ?? '', associate_code)}, ${relation}`;
        audit.record(input, {
          action: 'create',
          entity: 'admin_conflict',
          entityId: admin_code,
          entityLabel: auditReference(row?.admin_name ?? '', admin_code),
          ownerCode: associate_code,
          reason,
          changes: [{ field: 'Relative', old: null, new: relative }],
        });
      },
    }),
    operation({
      id: 'removeAdminConflict',
      method: 'POST',
      path: '/admin/conflicts/{code}/{associate_code}/remove',
      tag,
      summary: 'Take back that an associate is a relative of an admin',
      policy,
      params: pairParams,
      body: z.strictObject({ reason: why }),
      answer: { status: 204, schema: nothing() },
      examples: {
        params: { code: 'A000001', associate_code: 'U000008' },
        body: { reason: 'Entered by mistake' },
      },
      async handler(input) {
        const { code, associate_code } = input.params;
        const row = await findConflict(input.db, code, associate_code);
        if (!row || !(await removeConflict(input.db, code, associate_code))) throw notFound();
        audit.record(input, {
          action: 'delete',
          entity: 'admin_conflict',
          entityId: code,
          entityLabel: auditReference(row.admin_name, code),
          ownerCode: associate_code,
          reason: input.body.reason,
          changes: [
            {
              field: 'Relative',
              old: `${auditReference(row.associate_name, associate_code)}, ${row.relation}`,
              new: null,
            },
          ],
        });
      },
    }),
    operation({
      id: 'listAdminConflicts',
      method: 'GET',
      path: '/admin/conflicts/{code}',
      tag,
      summary: 'Relatives an admin declared',
      policy,
      params,
      answer: { status: 200, schema: answer },
      examples,
      async handler({ db, params: { code } }) {
        if (!(await isAdmin(db, code))) throw notFound();
        return { relatives: await conflictsOf(db, code) };
      },
    }),
  ];
};
