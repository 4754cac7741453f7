import { BACKGROUND_QUESTIONS, messages } from '@upline/domain';
import { z } from 'zod';
import { associateSettings } from '../admin/associates/settings.service.ts';
import { refuseConflict } from '../conflicts/refuse-conflict.ts';
import type { Area } from '../platform/host.ts';
import { idParam, person, timestamp } from '../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../platform/operation/problem.ts';
import { BACKGROUND } from './joining.service.ts';
import { backgroundOf } from './registration-secrets.ts';
import { decisionBody } from './registrations.schemas.ts';
import { lockDraft, personOf, writeDraft } from './registrations.store.ts';
import type { Draft } from './registrations.tables.ts';

const tag = 'Registration';
const managing = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });

const backgroundReview = z.strictObject({
  id: z.uuid(),
  associate: person,
  submitted_at: timestamp(),
  status: z.enum(['Pending', 'Approved', 'Refused']),
  note: z.string().nullable(),
  answers: z
    .array(z.strictObject({ label: z.string(), question: z.string(), explanation: z.string() }))
    .meta({ description: 'The questions that were answered with a yes' }),
  version: z.int(),
});

const example = {
  id: '0f4c2a52-7b1e-4d0b-9a53-6f0c1a2b7e55',
  associate: { code: 'U004321', name: 'Nora Ellis' },
  submitted_at: '2026-11-27T15:20:00.000Z',
  status: 'Pending',
  note: null,
  answers: [
    {
      label: 'Bankruptcy',
      question: 'Have you been bankrupt within the last seven years?',
      explanation: 'A medical bill in 2022; it was discharged in 2024.',
    },
  ],
  version: 4,
} as const;

/** Decisions on background questions that were answered with yes (R-REG-02). Reading the answers is recorded in the audit trail. */
export const backgroundReviewRoutes: Area = (platform) => {
  const { vault, audit, transaction } = platform;
  const settings = associateSettings(platform);

  type Reviewed = Draft & {
    readonly associate_code: string;
    readonly review_status: 'Pending' | 'Approved' | 'Refused';
  };

  const isReviewed = (draft: Draft | undefined): draft is Reviewed =>
    draft !== undefined && draft.review_status !== null && draft.associate_code !== null;

  async function answer({ db }: Pick<SignedInContext, 'db'>, draft: Reviewed) {
    const person = await personOf(db, draft.associate_code);
    const answers = backgroundOf(vault, draft);
    return {
      id: draft.id,
      associate: { code: draft.associate_code, name: person?.name ?? draft.associate_code },
      submitted_at: draft.paid_at ?? draft.updated_at,
      status: draft.review_status,
      note: draft.review_note,
      answers: BACKGROUND_QUESTIONS.flatMap(({ key, label, question }) => {
        const given = answers?.[key];
        return given?.answer === 'Yes' ? [{ label, question, explanation: given.explanation ?? '' }] : [];
      }),
      version: draft.version,
    };
  }

  async function locked({ db }: SignedInContext, id: string): Promise<Reviewed> {
    const draft = await lockDraft(db, id);
    if (!isReviewed(draft)) throw notFound();
    return draft;
  }

  return [
    operation({
      id: 'getBackgroundReview',
      method: 'GET',
      path: '/admin/background-reviews/{id}',
      tag,
      summary: 'What a new associate answered with a yes',
      policy: managing,
      params,
      answer: { status: 200, schema: backgroundReview },
      examples: { params: { id: example.id }, answer: example },
      handler: ({ params: { id }, ...context }) =>
        transaction(context, async (inside) => {
          const draft = await locked(inside, id);
          audit.record(inside, {
            action: 'reveal',
            entity: 'background_review',
            entityId: id,
            entityLabel: 'Background questions',
            ownerCode: draft.associate_code,
            changes: [{ field: 'Background Questions', old: null, new: 'Read' }],
          });
          return answer(inside, draft);
        }),
    }),
    operation({
      id: 'decideBackgroundReview',
      method: 'POST',
      path: '/admin/background-reviews/{id}/decide',
      tag,
      summary: 'Approve or refuse the answers of a new associate',
      description:
        'Approved: new compensation does not wait any more. Refused, which needs a reason: it goes on waiting.',
      policy: managing,
      params,
      body: decisionBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: backgroundReview },
      examples: {
        params: { id: example.id },
        body: { approve: true, reason: null },
        answer: { ...example, status: 'Approved' },
      },
      async handler(input) {
        const { db, now, caller, body } = input;
        const draft = await locked(input, input.params.id);
        await refuseConflict(input, draft.associate_code);
        if (draft.review_status !== 'Pending')
          throw conflict(
            'transition',
            messages.transition(draft.review_status, body.approve ? 'Approved' : 'Refused'),
          );
        if (draft.version !== input.version) throw staleVersion('background review');
        if (!body.approve && body.reason === null)
          throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
        const status = body.approve ? 'Approved' : 'Refused';
        // What an admin holds back for another reason by now goes on waiting.
        if (body.approve)
          await settings.takeOff(
            input,
            { code: draft.associate_code, flag: 'escrow_future_compensations' },
            { setFor: BACKGROUND },
            'Background questions approved',
          );
        const written = await writeDraft(db, draft.id, {
          review_status: status,
          reviewed_at: now,
          reviewed_by: caller.code,
          review_note: body.reason,
          updated_at: now,
        });
        audit.record(input, {
          action: body.approve ? 'approve' : 'reject',
          entity: 'background_review',
          entityId: draft.id,
          entityLabel: 'Background questions',
          ownerCode: draft.associate_code,
          changes: [{ field: 'Status', old: 'Pending', new: status }],
          ...(body.reason !== null && { reason: body.reason }),
        });
        return answer(input, { ...written, associate_code: draft.associate_code, review_status: status });
      },
    }),
  ];
};
