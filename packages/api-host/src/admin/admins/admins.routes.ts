import { z } from 'zod';
import type { Area } from '../../platform/host.ts';
import { listAnswer } from '../../platform/list/define-list.ts';
import { listOperations } from '../../platform/list/list-operations.ts';
import { codeParam, idParam, nothing } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import { LIFETIMES } from '../../sessions/session/sessions.service.ts';
import { listSessions } from '../../sessions/session/sessions.store.ts';
import { adminList } from './admins.list.ts';
import { toAdmin, toAdminRow } from './admins.record.ts';
import {
  admin,
  adminPersonBody,
  adminRow,
  adminSession,
  adminExamples as examples,
  newAdminBody,
  reasonBody,
  roleBody,
} from './admins.schemas.ts';
import { adminsService } from './admins.service.ts';
import { adminsByCodes, findAdmin, scopedAdmins } from './admins.store.ts';

const tag = 'Admins';
const policy = {
  needs: 'admins.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ code: codeParam() });
const answer = { status: 200, schema: admin } as const;
const CONFIRMED = 'Needs a password confirmation of the last five minutes.';

/** Who may use the admin app, with which role (domain.md 7.1, 7.2, 2.36). */
export const adminRoutes: Area = (platform) => {
  const service = adminsService(platform);

  async function shown({ db, caller }: SignedInContext, code: string) {
    const row = await findAdmin(db, code);
    if (!row) throw notFound();
    return toAdmin(caller, row);
  }

  return [
    ...listOperations(platform, {
      name: 'Admins',
      path: '/admin/admins',
      tag,
      summary: 'Everybody who may use the admin app',
      policy,
      list: adminList,
      row: adminRow,
      source: ({ db }) => ({ scoped: scopedAdmins(db), rows: (codes) => adminsByCodes(db, codes) }),
      toRow: toAdminRow,
      examples: { query: { filter: '{"status":{"in":["Active"]}}' }, rows: [examples.row] },
      count: { summary: 'How many admins match', example: { count: 12 } },
    }),
    operation({
      id: 'getAdmin',
      method: 'GET',
      path: '/admin/admins/{code}',
      tag,
      summary: 'An admin, the role and what it allows',
      policy,
      params,
      answer,
      examples: { params: examples.params, answer: examples.answer },
      async handler(input) {
        const found = await shown(input, input.params.code);
        input.reply.header('etag', `"${found.version}"`);
        return found;
      },
    }),
    operation({
      id: 'createAdmin',
      method: 'POST',
      path: '/admin/admins',
      tag,
      summary: 'Make an admin, who gets a link by email to choose a password',
      description: `The link is good for 72 hours and once. ${CONFIRMED}`,
      policy,
      body: newAdminBody,
      answer: { status: 201, schema: admin },
      idempotencyKey: 'required',
      examples: {
        body: examples.create,
        answer: {
          ...examples.answer,
          status: 'Invited',
          last_signed_in_at: null,
          second_step: 'Email',
          actions: ['edit', 'change_role', 'invite', 'disable'],
        },
      },
      handler: async (input) => shown(input, await service.create(input, input.body)),
    }),
    operation({
      id: 'updateAdmin',
      method: 'PUT',
      path: '/admin/admins/{code}/person',
      tag,
      summary: 'Change the name and the email of an admin',
      description: `With another email every session and every link to a password end, and both addresses get a notice. ${CONFIRMED}`,
      policy,
      params,
      body: adminPersonBody,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: { params: examples.params, body: examples.person, answer: examples.answer },
      async handler(input) {
        await service.update(input, input.params.code, input.version, input.body);
        return shown(input, input.params.code);
      },
    }),
    operation({
      id: 'setAdminRole',
      method: 'PUT',
      path: '/admin/admins/{code}/role',
      tag,
      summary: 'Change what an admin may do',
      description: `Nobody changes their own role, and one super admin stays. ${CONFIRMED}`,
      policy,
      params,
      body: roleBody,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: { params: examples.params, body: examples.role, answer: examples.answer },
      async handler(input) {
        await service.setRole(input, input.params.code, input.version, input.body);
        return shown(input, input.params.code);
      },
    }),
    operation({
      id: 'inviteAdmin',
      method: 'POST',
      path: '/admin/admins/{code}/invitation',
      tag,
      summary: 'Mail another link to an admin who has chosen no password yet',
      policy,
      params,
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params },
      handler: (input) => service.invite(input, input.params.code),
    }),
    operation({
      id: 'disableAdmin',
      method: 'POST',
      path: '/admin/admins/{code}/disable',
      tag,
      summary: 'Close the account of an admin and end every session',
      description: CONFIRMED,
      policy,
      params,
      body: reasonBody,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: {
        params: examples.params,
        body: examples.reason,
        answer: { ...examples.answer, status: 'Disabled', actions: ['enable'] },
      },
      async handler(input) {
        await service.disable(input, input.params.code, input.version, input.body.reason);
        return shown(input, input.params.code);
      },
    }),
    operation({
      id: 'enableAdmin',
      method: 'POST',
      path: '/admin/admins/{code}/enable',
      tag,
      summary: 'Open the account of a disabled admin again',
      description: CONFIRMED,
      policy,
      params,
      body: reasonBody,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: {
        params: examples.params,
        body: { reason: 'Is back from leave' },
        answer: examples.answer,
      },
      async handler(input) {
        await service.enable(input, input.params.code, input.version, input.body.reason);
        return shown(input, input.params.code);
      },
    }),
    operation({
      id: 'resetAdminSecondStep',
      method: 'POST',
      path: '/admin/admins/{code}/second-step/reset',
      tag,
      summary: 'Take the second step of an admin back to codes by email',
      description: `For an admin who lost the phone and the recovery codes. Ends every session. ${CONFIRMED}`,
      policy,
      params,
      body: reasonBody,
      refusals: [409],
      answer: { status: 204, schema: nothing() },
      examples: {
        params: examples.params,
        body: { reason: 'Lost the phone; confirmed by video call' },
      },
      handler: (input) => service.resetSecondStep(input, input.params.code, input.body.reason),
    }),
    operation({
      id: 'listAdminSessions',
      method: 'GET',
      path: '/admin/admins/{code}/sessions',
      tag,
      summary: 'Where an admin is signed in',
      policy,
      params,
      answer: { status: 200, schema: listAnswer(adminSession) },
      examples: { params: examples.params, answer: { rows: [examples.session] } },
      async handler({ db, now, params: { code } }) {
        const row = await findAdmin(db, code);
        if (!row) throw notFound();
        const sessions = await listSessions(
          db,
          row.id,
          now,
          new Date(now.getTime() - LIFETIMES.admin.idleMs),
        );
        return { rows: sessions.map(({ audience: _, ...session }) => session) };
      },
    }),
    operation({
      id: 'endAdminSessions',
      method: 'POST',
      path: '/admin/admins/{code}/sessions/end',
      tag,
      summary: 'Sign an admin out everywhere',
      policy,
      params,
      body: reasonBody,
      answer: { status: 204, schema: nothing() },
      examples: { params: examples.params, body: { reason: 'A laptop was lost' } },
      handler: (input) => service.endSessions(input, input.params.code, input.body.reason),
    }),
    operation({
      id: 'endAdminSession',
      method: 'POST',
      path: '/admin/admins/{code}/sessions/{id}/end',
      tag,
      summary: 'End one session of an admin',
      policy,
      params: params.extend({ id: idParam() }),
      body: reasonBody,
      answer: { status: 204, schema: nothing() },
      examples: {
        params: { ...examples.params, id: examples.session.id },
        body: { reason: 'A laptop was lost' },
      },
      handler: (input) => service.endSessions(input, input.params.code, input.body.reason, input.params.id),
    }),
  ];
};
