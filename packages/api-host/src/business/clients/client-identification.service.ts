import type { SignedInContext } from '../../platform/operation/operation.ts';
import { notFound } from '../../platform/operation/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireRecentConfirmation } from '../../sessions/recent-confirmation.ts';
import { countAttempt, type Limit, tooManyAttempts } from '../../sessions/throttle/throttle.service.ts';
import { clientTrail } from './clients.audit.ts';
import { openDocumentNumber } from './clients.record.ts';
import { lockOwn } from './clients.service.ts';

/** Full values an hour and person (S-69). */
const REVEALS: Limit = { name: 'client-reveal', attempts: 10, windowMs: 3_600_000, blockMs: 0 };

/** The one way the document's number leaves in full: identity confirmed within five minutes, a reason, a trace (S-69). */
export function clientIdentification(platform: Pick<Platform, 'audit' | 'vault'>) {
  const record = clientTrail(platform);
  return {
    /** Throws 403 without a recent confirmation, 404 when there is no number, 429 above ten an hour. */
    async reveal(context: SignedInContext, id: string, reason: string): Promise<string> {
      const { caller, now } = context;
      const row = await lockOwn(context, id);
      requireRecentConfirmation(caller, now);
      const counted = await countAttempt(context, REVEALS, caller.userId);
      if (!counted.allowed) throw tooManyAttempts(counted.until, now);
      const value = openDocumentNumber(platform.vault, row);
      if (value === null) throw notFound();
      record(context, row, {
        action: 'reveal',
        changes: [{ field: 'ID Document Number', old: null, new: null }],
        reason,
      });
      return value;
    },
  };
}
