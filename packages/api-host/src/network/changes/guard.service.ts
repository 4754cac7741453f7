import type { Context } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import { leftToMove, shareFreeGuard, shareGuard } from './guard.store.ts';

/** People placed again in a second, as the slowest machine measured did it, and what comes after the last of them. */
const A_SECOND = 5_000;
const AFTERWARDS = 5;

/**
 * As `shareGuard`, for what somebody waits for: while a job moves a large team it is refused at once, with how long that will take,
 * instead of after the statement timeout; anything shorter is waited for. Throws 409.
 */
export async function shareGuardPromptly({ db, today }: Pick<Context, 'db' | 'today'>): Promise<void> {
  if (await shareFreeGuard(db)) return;
  const left = await leftToMove(db, today);
  if (left !== null) {
    const seconds = AFTERWARDS + Math.ceil(left / A_SECOND);
    throw new Problem(
      409,
      'team-moving',
      `A large team is being moved right now. Try again in about ${seconds} seconds.`,
      { headers: { 'Retry-After': String(seconds) } },
    );
  }
  await shareGuard(db);
}
