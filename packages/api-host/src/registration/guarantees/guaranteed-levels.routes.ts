import { LEVEL_CODES, LICENSE_TYPES, levelOf, messages, type PromisedLevel } from '@upline/domain';
import { z } from 'zod';
import { refuseConflict } from '../../conflicts/refuse-conflict.ts';
import { hasRightOverLevel, requireRightOverLevel } from '../../network/changes/changes.rules.ts';
import type { Area } from '../../platform/host.ts';
import { idParam, person, timestamp } from '../../platform/operation/fields.ts';
import { operation, type Policy, type SignedInContext } from '../../platform/operation/operation.ts';
import { conflict, invalid, notFound, staleVersion } from '../../platform/operation/problem.ts';
import { registrationMails } from '../registration-mails.ts';
import { notOpen } from '../registrations.problems.ts';
import { resumableUntil } from '../registrations.rules.ts';
import { decisionBody } from '../registrations.schemas.ts';
import { findDraft, lockDraft, personOf, registrationNumber, writeDraft } from '../registrations.store.ts';
import type { Draft } from '../registrations.tables.ts';
import { guaranteedLevelExamples as examples } from './guaranteed-levels.examples.ts';

const tag = 'Registration';
const managing = {
  needs: 'associates.manage',
  audience: 'admin',
  scope: 'all',
  proxy: 'refused',
} as const satisfies Policy;
const params = z.strictObject({ id: idParam() });

const guaranteedLevel = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  name: z.string().nullable(),
  sponsor: person,
  level: z.strictObject({ code: z.enum(LEVEL_CODES), name: z.string() }),
  note: z.string().meta({ description: 'Who promised it, in the words of the person who registers' }),
  license: z
    .strictObject({
      type: z.enum(LICENSE_TYPES),
      state: z.string(),
      number: z.string(),
      expiration_date: z.iso.date().nullable(),
    })
    .nullable(),
  status: z.enum(['Pending', 'Approved', 'Refused']),
  asked_at: timestamp(),
  decided_by: person.nullable(),
  reason: z.string().nullable(),
  needs_super: z.boolean().meta({ description: 'Only a SuperAdmin decides (R-LVL-03)' }),
  version: z.int(),
});

type Promised = Draft & {
  readonly guaranteed_level: PromisedLevel;
  readonly guarantee_note: string;
  readonly guarantee_status: 'Pending' | 'Approved' | 'Refused';
  readonly guarantee_asked_at: Date;
};

const isPromised = (draft: Draft | undefined): draft is Promised =>
  draft !== undefined && draft.guaranteed_level !== null && draft.guarantee_status !== null;

/** The level that somebody who registers licensed was promised: approved or refused before the fee is paid (R-LVL-05). */
export const guaranteedLevelRoutes: Area = (platform) => {
  const { audit } = platform;
  const mails = registrationMails(platform);

  async function answer({ db, caller }: Pick<SignedInContext, 'db' | 'caller'>, draft: Promised) {
    const nameOf = async (code: string) => ({ code, name: (await personOf(db, code))?.name ?? code });
    const { personal, license, guaranteed_level: code, guarantee_decided_by: decider } = draft;
    return {
      id: draft.id,
      number: registrationNumber(draft),
      name: personal && `${personal.first_name} ${personal.last_name}`,
      sponsor: await nameOf(draft.upline_code),
      level: { code, name: levelOf(code).name },
      note: draft.guarantee_note,
      license: license && {
        type: license.type,
        state: license.state,
        number: license.number,
        expiration_date: license.expiration_date,
      },
      status: draft.guarantee_status,
      asked_at: draft.guarantee_asked_at,
      decided_by: decider === null ? null : await nameOf(decider),
      reason: draft.guarantee_reason,
      needs_super: !hasRightOverLevel(caller, code),
      version: draft.version,
    };
  }

  return [
    operation({
      id: 'getGuaranteedLevel',
      method: 'GET',
      path: '/admin/guaranteed-levels/{id}',
      tag,
      summary: 'The level that somebody who registers licensed was promised',
      policy: managing,
      params,
      answer: { status: 200, schema: guaranteedLevel },
      examples: { params: examples.params, answer: examples.pending },
      async handler({ params: { id }, ...context }) {
        const draft = await findDraft(context.db, id);
        if (!isPromised(draft)) throw notFound();
        return answer(context, draft);
      },
    }),
    operation({
      id: 'decideGuaranteedLevel',
      method: 'POST',
      path: '/admin/guaranteed-levels/{id}/decide',
      tag,
      summary: 'Approve or refuse the level that somebody was promised',
      description:
        'Approved: the person joins with this level and never falls below it (R-LVL-05). Refused, which needs a reason: the person may join without it. Levels above EMD take a SuperAdmin.',
      policy: managing,
      params,
      body: decisionBody,
      ifMatch: 'required',
      refusals: [409],
      answer: { status: 200, schema: guaranteedLevel },
      examples: { params: examples.params, body: examples.body, answer: examples.approved },
      async handler(input) {
        const { db, now, caller, body } = input;
        const draft = await lockDraft(db, input.params.id);
        if (!isPromised(draft)) throw notFound();
        requireRightOverLevel(caller, draft.guaranteed_level);
        await refuseConflict(input, draft.upline_code);
        const status = body.approve ? 'Approved' : 'Refused';
        if (draft.guarantee_status !== 'Pending')
          throw conflict('transition', messages.transition(draft.guarantee_status, status));
        if (draft.status !== 'Open') throw notOpen();
        if (draft.version !== input.version) throw staleVersion('guaranteed level');
        if (!body.approve && body.reason === null)
          throw invalid([{ field: 'reason', message: messages.required('Reason') }]);
        const written = await writeDraft(db, draft.id, {
          guarantee_status: status,
          guarantee_decided_at: now,
          guarantee_decided_by: caller.code,
          guarantee_reason: body.reason,
          // The person who waited for the decision has the time to go on.
          expires_at: new Date(Math.max(draft.expires_at.getTime(), resumableUntil(now).getTime())),
          updated_at: now,
          updated_by: caller.code,
        });
        const { name } = levelOf(draft.guaranteed_level);
        audit.record(input, {
          action: body.approve ? 'approve' : 'reject',
          entity: 'guaranteed_level',
          entityId: draft.id,
          entityLabel: `${name}, ${registrationNumber(draft)}`,
          ownerCode: draft.upline_code,
          changes: [{ field: 'Status', old: 'Pending', new: status }],
          ...(body.reason !== null && { reason: body.reason }),
        });
        await mails.guaranteeDecided(input, written, name);
        return answer(input, (await findDraft(db, draft.id)) as Promised);
      },
    }),
  ];
};
