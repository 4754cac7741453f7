import { messages as words } from '@upline/domain';
import type { z } from 'zod';
import { judgeUsername } from '../account/profile/profile.rules.ts';
import { isUsernameTaken } from '../account/profile/profile.store.ts';
import { isUniqueViolation } from '../platform/database/database-errors.ts';
import type { Context } from '../platform/operation/operation.ts';
import { type FieldError, invalid } from '../platform/operation/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { emailChangeService } from '../sessions/contact/email-change.service.ts';
import { hashPassword } from '../sessions/passwords/password-hash.ts';
import { newPasswordErrors } from '../sessions/passwords/password-rules.ts';
import { openSession } from '../sessions/session/sessions.service.ts';
import { actorOf, findByCode, nameOf, setPasswordHash } from '../sessions/users.store.ts';
import type { RegistrationDrafts } from './drafts.service.ts';
import { notOpen } from './registrations.problems.ts';
import type { accountBody } from './registrations.schemas.ts';
import { registrationNumber, writeDraft, writeUsername } from './registrations.store.ts';

const taken = () => invalid([{ field: 'username', message: words.unique('Username') }]);

/** Step 8: username and password of the new account; ends signed in (domain.md 2.30). */
export function accountStep(platform: Platform, drafts: RegistrationDrafts) {
  const { audit, transaction } = platform;
  const emails = emailChangeService(platform);

  return async function finish(context: Context, { token, ...body }: z.output<typeof accountBody>) {
    const draft = await drafts.find(context, token);
    const user =
      draft.associate_code === null ? undefined : await findByCode(context.db, draft.associate_code);
    if (draft.status !== 'Paid' || !user || user.password_hash !== null || user.status !== 'Active')
      throw notOpen();
    const errors: FieldError[] = [];
    const username = judgeUsername(body.username, (field, message) => errors.push({ field, message }));
    if (errors.length === 0 && (await isUsernameTaken(context.db, username, user.code)))
      errors.push({ field: 'username', message: words.unique('Username') });
    if (body.mfa_method === 'SMS' && user.phone_verified_at === null)
      errors.push({ field: 'mfa_method', message: 'Verify your phone before choosing SMS' });
    errors.push(...(await newPasswordErrors(body, { ...user, username })));
    if (errors.length > 0) throw invalid(errors);
    const hash = await hashPassword(body.password);

    const signedIn = await transaction(context, async (inside) => {
      const { db, now } = inside;
      // If the person clicked twice, the second request finds the account set up.
      const locked = await drafts.lock(inside, token);
      if (locked.status !== 'Paid') throw notOpen();
      await writeUsername(db, { id: user.id, code: user.code, username, now }).catch((error: unknown) => {
        throw isUniqueViolation(error, 'app_user_username_key_key') ? taken() : error;
      });
      await setPasswordHash(db, user.id, hash, now);
      await writeDraft(db, draft.id, { status: 'Completed', link_hash: null, updated_at: now });
      audit.record(inside, {
        action: 'transition',
        entity: 'registration',
        entityId: draft.id,
        entityLabel: registrationNumber(draft),
        ownerCode: user.code,
        actor: actorOf(user),
        changes: [{ field: 'Status', old: 'Paid', new: 'Completed' }],
      });
      const { sessionId, ...opened } = await openSession(platform, inside, {
        userId: user.id,
        audience: 'portal',
      });
      audit.record(inside, {
        action: 'login',
        entity: 'session',
        entityId: sessionId,
        entityLabel: nameOf(user),
        ownerCode: user.code,
        actor: actorOf(user),
      });
      return opened;
    });
    // Codes are sent only to a verified address (S-25).
    if (user.email_verified_at === null) await emails.askToVerify(context, user);
    return { ...signedIn, code: user.code, plan: draft.plan };
  };
}
