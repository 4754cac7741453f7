import type { Context } from '../platform/operation/operation.ts';
import { countAttempt, type Limit, tooManyAttempts } from '../sessions/throttle/throttle.service.ts';

const HOUR_MS = 3_600_000;
const hourly = (name: string, attempts: number): Limit => ({
  name,
  attempts,
  windowMs: HOUR_MS,
  blockMs: 0,
});

/** What a visitor may try within an hour. A whole office may share one address. */
export const REGISTRATION_LIMITS = {
  /** Drafts begun from one address. */
  starts: hourly('registration-starts', 40),
  /** Attempts to learn whether an email or a tax identifier is known, by draft and by IP address (S-24). */
  identityOfDraft: hourly('registration-identity', 6),
  identityOfAddress: hourly('registration-identity-address', 60),
  /** Usernames that one draft may check. */
  usernames: hourly('registration-usernames', 40),
  /** Mails to the address of a draft. */
  mails: hourly('registration-mails', 5),
  /** Links that were opened from one address. */
  links: hourly('registration-links', 60),
} as const;

/** Throws 429 beyond the limit. */
export async function countOrRefuse(context: Context, limit: Limit, subject: string): Promise<void> {
  const counted = await countAttempt(context, limit, subject);
  if (!counted.allowed) throw tooManyAttempts(counted.until, context.now);
}
