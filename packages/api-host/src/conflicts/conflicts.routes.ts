import { messages } from '@upline/domain';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { codeParam, text } from '../platform/operation/fields.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { invalid, notFound } from '../platform/operation/problem.ts';
import './conflicts.tables.ts';
import { associatesAmong, conflictsOf, isAdmin, lockAdmin, replaceConflicts } from './conflicts.store.ts';

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
const body = z.strictObject({
  relatives: z
    .array(
      z.strictObject({
        code: text('Code', { max: 20 }).transform((value) => value.toUpperCase()),
        relation: text('Relation', { max: 60 }),
      }),
    )
    .max(100)
    .meta({ label: 'Relatives' }),
});
const examples = {
  params: { code: 'A000001' },
  answer: { relatives: [{ code: 'U000008', name: 'Ana Alvarez', relation: 'Sister' }] },
};
const shown = (relatives: readonly { code: string; relation: string }[]) =>
  relatives.map(({ code, relation }) => `${code} ${relation}`).join(', ') || null;

/** People an admin may not decide about, in addition to themselves (R-ADM-02). */
export const conflictRoutes: Area = ({ audit }) => [
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
  operation({
    id: 'setAdminConflicts',
    method: 'PUT',
    path: '/admin/conflicts/{code}',
    tag,
    summary: 'Set the relatives of an admin: the admin decides nothing about them (R-ADM-02)',
    policy,
    params,
    body,
    answer: { status: 200, schema: answer },
    examples: { ...examples, body: { relatives: [{ code: 'U000008', relation: 'Sister' }] } },
    async handler(input) {
      const { db, caller, params: asked } = input;
      if (!(await lockAdmin(db, asked.code))) throw notFound();
      const relatives = [...new Map(input.body.relatives.map((each) => [each.code, each])).values()];
      const known = await associatesAmong(
        db,
        relatives.map(({ code }) => code),
      );
      const errors = relatives.flatMap(({ code }, index) =>
        known.has(code) ? [] : [{ field: `relatives.${index}.code`, message: messages.invalid('Code') }],
      );
      if (errors.length > 0) throw invalid(errors);
      const before = shown(await conflictsOf(db, asked.code));
      await replaceConflicts(db, asked.code, relatives, caller.code);
      const after = await conflictsOf(db, asked.code);
      audit.record(input, {
        action: 'update',
        entity: 'admin_conflict',
        entityId: asked.code,
        entityLabel: asked.code,
        changes: before === shown(after) ? [] : [{ field: 'Relatives', old: before, new: shown(after) }],
      });
      return { relatives: after };
    },
  }),
];
