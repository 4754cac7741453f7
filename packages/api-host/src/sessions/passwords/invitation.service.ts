import { messageSender } from '../../notifications/send-messages.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { SECURITY_MESSAGES } from '../sessions.messages.ts';
import { replaceResets } from './reset.store.ts';

/** A link by which somebody new chooses the first password is good this long. */
export const INVITATION_LIFETIME_MS = 72 * 60 * 60_000;

interface Invited {
  readonly id: string;
  readonly first_name: string;
  readonly username: string;
  readonly email: string;
}

/** The way in for an admin who has no password yet: a link of the same kind as a reset link, good once (S-19). */
export function invitationService({ config, messages }: Pick<Platform, 'config' | 'messages'>) {
  const { mail } = messageSender({ messages });

  /** The link; it replaces every link before. */
  async function linkFor(
    { db, now }: Pick<Context, 'db' | 'now'>,
    userId: string,
    lifetimeMs = INVITATION_LIFETIME_MS,
  ): Promise<string> {
    const token = randomToken();
    await replaceResets(db, {
      user_id: userId,
      token_hash: hashSecret(config, 'password-reset', token),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    });
    return `${config.adminUrl}/reset-password/${token}`;
  }

  return {
    linkFor,

    /** Mails the link to the home office's new admin. */
    async invite(context: Context, user: Invited): Promise<void> {
      const link = await linkFor(context, user.id);
      await mail(context, SECURITY_MESSAGES['admin-invitation'], {
        to: user,
        values: { username: user.username, link },
      });
    },
  };
}
