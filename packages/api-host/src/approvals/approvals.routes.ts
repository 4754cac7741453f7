import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { listOperations } from '../platform/list/list-operations.ts';
import { operation, type Policy } from '../platform/operation/operation.ts';
import { forbidden, notFound } from '../platform/operation/problem.ts';
import { APPROVAL_SOURCES } from './approval-sources.ts';
import { approvalExamples as examples } from './approvals.examples.ts';
import { approvalList, approvalSource } from './approvals.list.ts';
import { toRow } from './approvals.record.ts';
import { APPROVAL_SLUGS, approval, approvalRow } from './approvals.schemas.ts';
import { associateOf, decisionsOn, findApproval } from './approvals.store.ts';

const tag = 'Approvals';
const policy = {
  needs: 'associates.view',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;

/** A uuid; of a split the portion follows. */
const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.\d)?$/;

const params = z.strictObject({
  kind: z.enum(APPROVAL_SLUGS),
  id: z.string().toLowerCase().regex(RECORD_ID),
});

/** One queue of everything that waits for an admin (domain.md 2.36); each sees what the own role may decide. */
export const approvalRoutes: Area = (platform) => [
  ...listOperations(platform, {
    name: 'Approvals',
    path: '/admin/approvals',
    tag,
    summary: 'What waits for an admin, oldest first',
    description: 'Only the kinds the caller may decide.',
    policy,
    list: approvalList,
    row: approvalRow,
    source: ({ db, caller }) => approvalSource(db, caller),
    toRow: (row, request) => toRow(request, row),
    examples: { query: { filter: '{"kind":{"eq":"License"}}' }, rows: [examples.row] },
    count: { summary: 'How much waits for an admin', example: { count: 17 } },
  }),
  operation({
    id: 'getApproval',
    method: 'GET',
    path: '/admin/approvals/{kind}/{id}',
    tag,
    summary: 'A record that waits or was decided, with the associate and earlier decisions (R-ADM-01)',
    policy,
    params,
    answer: { status: 200, schema: approval },
    examples: { params: examples.params, answer: examples.answer },
    async handler(input) {
      const { db, caller, params: asked } = input;
      const source = APPROVAL_SOURCES.find(({ slug }) => slug === asked.kind);
      if (!source) throw notFound();
      if (!caller.permissions.has(source.needs)) throw forbidden();
      const found = await findApproval(db, source, asked.id, caller.code);
      if (!found) throw notFound();
      const { upline_code, upline_name, ...associate } = await associateOf(db, found.associate_code);
      const decisions = await decisionsOn(db, source, found.associate_code);
      const [entityId] = found.id.split('.');
      return {
        ...toRow(input, { ...found, associate_name: associate.name }, found.is_waiting),
        is_waiting: found.is_waiting,
        associate: {
          ...associate,
          upline: upline_code === null ? null : { code: upline_code, name: upline_name ?? upline_code },
        },
        decisions: decisions.map(({ changes, entity_id, entity_label, actor_code, actor_name, ...entry }) => {
          const change = changes.find(({ field }) => field === source.trail.field);
          return {
            id: entry.id,
            at: entry.at,
            by: actor_code === null ? null : { code: actor_code, name: actor_name ?? actor_code },
            subject: entity_label,
            from: change?.old ?? null,
            to: change?.new ?? null,
            reason: entry.reason,
            is_on_this: entity_id === entityId,
          };
        }),
      };
    },
  }),
];
