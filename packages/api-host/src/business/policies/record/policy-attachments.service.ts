import type { PolicyFileKind } from '@upline/domain';
import type { FastifyRequest } from 'fastify';
import { type AttachmentRules, attachments } from '../../../attachments/attachments.service.ts';
import type { SignedInContext } from '../../../platform/operation/operation.ts';
import { invalid, notFound } from '../../../platform/operation/problem.ts';
import { demand } from '../../../platform/operation/row-actions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { policyCheck } from '../entry/policy-check.service.ts';
import { policyWrites } from '../entry/policy-writes.ts';
import { EDITABLE } from '../policies.actions.ts';
import type { PolicyWithShares } from '../splits/policy-points.ts';
import { addPolicyFile } from './policy-attachments.store.ts';
import { policyFiles } from './policy-view.store.ts';

const MAX_FILES = 20;

const POLICY_FILE: AttachmentRules = {
  purpose: 'policy',
  field: 'file',
  label: 'Attachment',
  types: ['pdf', 'jpg', 'png'],
  maxBytes: 20 * 1024 * 1024,
};

/** Files of a policy: at most 20, PDF, JPG or PNG up to 20 MB (domain.md 2.12). */
export function policyAttachments(platform: Platform) {
  const { audit } = platform;
  const files = attachments(platform);
  const writes = policyWrites(platform);
  const check = policyCheck(platform);

  const record = (
    context: SignedInContext,
    { policy }: PolicyWithShares,
    old: string | null,
    name: string | null,
  ) =>
    audit.record(context, {
      action: 'update',
      entity: 'policy',
      entityId: policy.id,
      entityLabel: policy.policy_number,
      ownerCode: policy.writing_associate_code,
      changes: [{ field: 'Attachment', old, new: name }],
    });

  return {
    /** Takes the file of the request; a replacement notice closes what asked for it. */
    async add(context: SignedInContext, request: FastifyRequest, id: string, kind: PolicyFileKind) {
      return files.receive(context, request, context.caller.code, POLICY_FILE, async (inside, file) => {
        const state = await writes.lock(inside, id);
        demand(EDITABLE, state, inside.caller);
        if ((await policyFiles(inside.db, id)).length >= MAX_FILES)
          throw invalid([{ field: 'file', message: `A policy has at most ${MAX_FILES} attachments` }]);
        await addPolicyFile(inside.db, {
          policy_id: id,
          attachment_id: file.id,
          kind,
          added_at: inside.now,
          added_by: inside.caller.code,
        });
        record(inside, state, null, `${kind}: ${file.name}`);
        return check.again(inside, state);
      });
    },

    /** Removes a file for good. */
    async remove(context: SignedInContext, id: string, attachmentId: string) {
      const state = await writes.lock(context, id);
      demand(EDITABLE, state, context.caller);
      const file = (await policyFiles(context.db, id)).find((each) => each.id === attachmentId);
      if (!file || !(await files.remove(context, file.owner_code, attachmentId))) throw notFound();
      record(context, state, `${file.kind}: ${file.name}`, null);
      return check.again(context, state);
    },

    /** The bytes of a file of a policy the caller has been let into. */
    async open({ db }: SignedInContext, policyId: string, attachmentId: string) {
      const file = (await policyFiles(db, policyId)).find((each) => each.id === attachmentId);
      const stored = file && (await files.open(file.file_key));
      if (!file || !stored) throw notFound();
      return { name: file.name, body: stored.body, size: stored.size };
    },
  };
}
