import { z } from 'zod';
import { namesOf } from '../../../platform/database/names-of.ts';
import { attachment } from '../../../platform/download/export-file-name.ts';
import type { Area } from '../../../platform/host.ts';
import { bytes, idParam } from '../../../platform/operation/fields.ts';
import {
  type Operation,
  operation,
  type Policy,
  type SignedInContext,
} from '../../../platform/operation/operation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { expectedOfSaved } from '../entry/expected-pay.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { shareActions } from '../policies.actions.ts';
import { policyExamples as examples } from '../policies.examples.ts';
import { isAdmin, rolesOf } from '../policies.record.ts';
import { adminCheckAnswer, adminPolicy, checkAnswer, policy, splitBody } from '../policies.schemas.ts';
import { policies } from '../policies.service.ts';
import { policyAttachments } from '../record/policy-attachments.service.ts';
import { showAdminPolicy, showPolicy } from '../record/policy-view.service.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';
import { policySplits } from '../splits/policy-splits.service.ts';
import { answerBody, fileQuery, reasonBody, sharesAnswer, transitionBody } from './policy-actions.schemas.ts';
import { policyRequirements } from './policy-requirements.service.ts';
import { policyStatus } from './policy-status.service.ts';

const params = z.strictObject({ id: idParam() });
const portion = z.enum(['1', '2']).transform(Number);
const shareParams = z.strictObject({ id: idParam(), portion });
const fileParams = z.strictObject({ id: idParam(), attachment_id: idParam() });
const requirementParams = z.strictObject({ id: idParam(), requirement_id: idParam() });

/** The same actions stand on both sides; the services know who acts. */
const SIDES = {
  portal: {
    base: '/business/policies',
    tag: 'Policies',
    name: (verb: string, noun: string) => `${verb}${noun}`,
    reading: { needs: 'business.view', audience: 'portal', scope: 'own', proxy: 'allowed' },
    writing: { needs: 'business.write', audience: 'portal', scope: 'own', proxy: 'allowed' },
  },
  admin: {
    base: '/admin/policies',
    tag: 'Policies (admin)',
    name: (verb: string, noun: string) => `${verb}Admin${noun}`,
    reading: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
    writing: { needs: 'policies.manage', audience: 'admin', scope: 'all', proxy: 'refused' },
  },
} as const satisfies Record<string, { reading: Policy; writing: Policy } & Record<string, unknown>>;

/** Who has no part in the policy, having asked for one, sees that one only (R-PRM-04). */
async function shownShares({ db, caller }: SignedInContext, { policy: row, shares: all }: PolicyWithShares) {
  const hasPart = isAdmin(caller) || rolesOf(caller.code, row, all).length > 0;
  const shares = hasPart ? all : all.filter(({ associate_code }) => associate_code === caller.code);
  const names = await namesOf(
    db,
    shares.map(({ associate_code }) => associate_code),
  );
  return {
    id: row.id,
    version: row.version,
    shares: shares.map((share) => ({
      portion: share.portion,
      associate: {
        code: share.associate_code,
        name: names.get(share.associate_code) ?? share.associate_code,
      },
      share_bps: share.share_bps,
      bv_cents: share.bv_cents,
      approval_status: share.approval_status,
      actions: shareActions.of(caller, { policy: row, share }),
    })),
  };
}

/** Transitions, shares and files of a policy. */
function actionsOn(platform: Platform, side: keyof typeof SIDES): Operation[] {
  const { base, tag, name, reading, writing } = SIDES[side];
  const service = policies(platform);
  const status = policyStatus(platform);
  const splits = policySplits(platform);
  const files = policyAttachments(platform);
  const check = policyCheck(platform);
  const answer = { status: 200, schema: side === 'admin' ? adminPolicy : policy } as const;
  const shown = side === 'admin' ? examples.admin : examples.answer;
  const show = (context: SignedInContext, { policy: row, shares }: PolicyWithShares) =>
    side === 'admin' ? showAdminPolicy(context, row, shares) : showPolicy(context, row, shares);
  const sharesShown = { id: examples.id, version: 2, shares: examples.answer.shares };
  const shareExamples = { params: { id: examples.id, portion: '1' }, answer: sharesShown };
  const byHand = { ...writing, proxy: 'refused' } as const;

  const decision = (verb: 'accept' | 'refuse' | 'revoke', summary: string) =>
    operation({
      id: name(verb, 'PolicyShare'),
      method: 'POST',
      path: `${base}/{id}/shares/{portion}/${verb}`,
      tag,
      summary,
      description: 'Before Ready To Pay, by whoever the share waits for (R-POL-02).',
      policy: byHand,
      params: shareParams,
      ...(verb === 'accept' ? {} : { body: reasonBody }),
      // The version at which the share was read, because removing one renumbers the portions.
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: sharesAnswer },
      examples: { ...shareExamples, ...(verb === 'accept' ? {} : { body: { reason: 'Not agreed upon' } }) },
      async handler(input) {
        const { id, portion: at } = input.params;
        const reason = (input.body as z.output<typeof reasonBody> | undefined)?.reason ?? '';
        if (verb === 'accept') return shownShares(input, await splits.accept(input, id, at, input.version));
        return shownShares(input, await splits[verb](input, id, at, input.version, reason));
      },
    });

  return [
    operation({
      id: name('check', side === 'admin' ? 'Policy' : 'SavedPolicy'),
      method: 'GET',
      path: `${base}/{id}/check`,
      tag,
      summary: 'What the submission check finds about a policy now',
      policy: reading,
      params,
      answer: { status: 200, schema: side === 'admin' ? adminCheckAnswer : checkAnswer },
      examples: {
        params: examples.params,
        answer: {
          findings: [examples.finding],
          ...(side === 'admin'
            ? { ready_to_pay: examples.readyToPay, expected: null }
            : { expected: { bv_cents: 360_000, own_cents: 75_600, currency: 'USD' } }),
        },
      },
      async handler(input) {
        const state = await service.get(input, input.params.id);
        const findings = await check.findings(input, state);
        return side === 'admin'
          ? { findings, expected: null, ready_to_pay: await status.checklist(input, state) }
          : { findings, expected: await expectedOfSaved(input, state) };
      },
    }),
    operation({
      id: name('move', 'Policy'),
      method: 'POST',
      path: `${base}/{id}/transitions`,
      tag,
      summary: 'Move a policy to another status',
      description:
        'Moves that do not exist answer 409 (R-GEN-03); so does Ready To Pay while something stands against it, all of it in `details.failures`.',
      policy: byHand,
      params,
      body: transitionBody,
      ifMatch: 'required',
      refusals: [409],
      answer,
      examples: {
        params: examples.params,
        body: { to: 'Archived', reason: 'Client withdrew', ended_as: 'Withdrawn' },
        answer: { ...shown, business_status: 'Archived', lifecycle: 'Withdrawn', version: 2, actions: [] },
      },
      async handler(input) {
        const { to, reason, ended_as } = input.body;
        const move = { to, reason: reason ?? undefined, ended_as: ended_as ?? undefined };
        return show(input, await status.move(input, input.params.id, input.version, move));
      },
    }),
    operation({
      id: name('add', 'PolicyShare'),
      method: 'POST',
      path: `${base}/{id}/shares`,
      tag,
      summary: 'Share a policy with one more associate',
      description:
        'Out of the writing associate’s share. By that associate, by an upline asking for a part, or by an admin (R-POL-02).',
      policy: writing,
      params,
      body: splitBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: sharesAnswer },
      examples: {
        params: examples.params,
        body: { associate_code: 'U000011', share_bps: 4_000 },
        answer: sharesShown,
      },
      async handler(input) {
        return shownShares(input, await splits.add(input, input.params.id, input.version, input.body));
      },
    }),
    decision('accept', 'Agree to a share'),
    decision('refuse', 'Refuse a share'),
    ...(side === 'admin' ? [decision('revoke', 'Take the approval of a share back')] : []),
    operation({
      id: name('remove', 'PolicyShare'),
      method: 'DELETE',
      path: `${base}/{id}/shares/{portion}`,
      tag,
      summary: 'Remove a share that is not agreed to',
      description:
        'By the writing associate, to whom its part goes back, by who asked for it while nobody has decided, and any by an admin.',
      policy: byHand,
      params: shareParams,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: sharesAnswer },
      examples: shareExamples,
      async handler(input) {
        const { id, portion: at } = input.params;
        return shownShares(input, await splits.remove(input, id, at, input.version));
      },
    }),
    operation({
      id: name('attach', 'PolicyFile'),
      method: 'POST',
      path: `${base}/{id}/attachments`,
      tag,
      summary: 'Attach a file to a policy',
      description: 'One part "file": PDF, JPG or PNG, at most 20 MB; at most 20 files a policy.',
      policy: writing,
      params,
      query: fileQuery,
      consumes: 'multipart/form-data',
      transaction: 'manual',
      rateClass: 'upload',
      refusals: [409, 413, 507],
      answer,
      examples: { params: examples.params, query: { kind: 'Replacement Notice' }, answer: shown },
      async handler(input) {
        const { id } = input.params;
        await service.get(input, id);
        return show(input, await files.add(input, input.request, id, input.query.kind));
      },
    }),
    operation({
      id: name('remove', 'PolicyFile'),
      method: 'DELETE',
      path: `${base}/{id}/attachments/{attachment_id}`,
      tag,
      summary: 'Remove a file from a policy',
      policy: byHand,
      params: fileParams,
      refusals: [409],
      answer,
      examples: { params: { id: examples.id, attachment_id: examples.attachment_id }, answer: shown },
      async handler(input) {
        const { id, attachment_id } = input.params;
        return show(input, await files.remove(input, id, attachment_id));
      },
    }),
    operation({
      id: name('open', 'PolicyFile'),
      method: 'GET',
      path: `${base}/{id}/attachments/{attachment_id}`,
      tag,
      summary: 'A file of a policy',
      policy: reading,
      params: fileParams,
      answer: { status: 200, schema: bytes(), contentType: 'application/octet-stream' },
      examples: { params: { id: examples.id, attachment_id: examples.attachment_id } },
      async handler(input) {
        const { id, attachment_id } = input.params;
        await service.get(input, id);
        const file = await files.open(input, id, attachment_id);
        input.reply.headers({
          'content-disposition': attachment(file.name),
          'content-length': file.size,
          'cache-control': 'no-store',
        });
        return file.body;
      },
    }),
  ];
}

/** What is done to a policy by the people of it. */
export const policyActionsRoutes: Area = (platform) => {
  const requirements = policyRequirements(platform);
  return [
    ...actionsOn(platform, 'portal'),
    operation({
      id: 'answerPolicyRequirement',
      method: 'POST',
      path: '/business/policies/{id}/requirements/{requirement_id}/answer',
      tag: SIDES.portal.tag,
      summary: 'Answer what is asked for',
      description: 'The last answer brings the policy back to Pending when the submission check passes too.',
      policy: { ...SIDES.portal.writing, proxy: 'refused' },
      params: requirementParams,
      body: answerBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: policy },
      examples: {
        params: { id: examples.id, requirement_id: examples.requirement_id },
        body: { answer: 'The signed form is attached.' },
        answer: examples.answer,
      },
      async handler(input) {
        const { id, requirement_id } = input.params;
        const { policy: row, shares } = await requirements.answer(
          input,
          id,
          requirement_id,
          input.version,
          input.body.answer,
        );
        return showPolicy(input, row, shares);
      },
    }),
  ];
};

/** The same by the home office. */
export const adminPolicyActionsRoutes: Area = (platform) => actionsOn(platform, 'admin');
