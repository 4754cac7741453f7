import { LEVEL_CODES, type LevelCode, levelOf } from '../access/levels.ts';
import { addDays, addMonths, firstOfMonth, formatDate } from '../dates.ts';
import type { PromotionApproval } from './criteria.ts';

/** First and last day, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The last `months` closed calendar months before `today` (domain.md 1.2). */
export function rollingWindow(today: string, months: number): DayRange {
  const open = firstOfMonth(today);
  return { from: addMonths(open, -months), to: addDays(open, -1) };
}

/** When a promotion, a demotion or a requested transfer decided on that day takes effect (R-LVL-02, R-LVL-04, 2.33). */
export function changeEffectiveOn(decidedOn: string): string {
  return addMonths(firstOfMonth(decidedOn), 1);
}

/** The level next above; null at the top. */
export function nextLevel(level: LevelCode): LevelCode | null {
  return LEVEL_CODES[LEVEL_CODES.indexOf(level) + 1] ?? null;
}

/** Why `level` cannot be given to somebody who was promised `guaranteed` by contract; undefined when it can (R-LVL-05). */
export function guaranteeError(level: LevelCode, guaranteed: LevelCode | null): string | undefined {
  return guaranteed && levelOf(level).rank < levelOf(guaranteed).rank
    ? `Level cannot be lower than the guaranteed ${levelOf(guaranteed).name}`
    : undefined;
}

/** Days after a refusal before the level may be requested again (domain.md 2.33). */
const RETRY_DAYS = 30;

/** Why a level cannot be requested; undefined when it can (domain.md 2.33, R-LVL-03). */
export function levelRequestError(request: {
  readonly from: LevelCode;
  readonly to: LevelCode;
  /** Of the level asked for. */
  readonly approval: PromotionApproval;
  readonly has_pending: boolean;
  /** Of the last request for this level. */
  readonly refused_on: string | null;
  readonly today: string;
}): string | undefined {
  const { from, to, approval, has_pending, refused_on, today } = request;
  if (to !== nextLevel(from)) return 'Only the next level can be requested';
  if (approval === 'SYS') return 'This level is given automatically once its requirements are met';
  if (has_pending) return 'A request for this level is already pending';
  const again = refused_on && addDays(refused_on, RETRY_DAYS);
  return again && today < again ? `A new request is possible from ${formatDate(again)}` : undefined;
}

/**
 * The day from which production and recruits of a transferred associate count for the new upline's promotion: six
 * months after the transfer (R-LVL-06). Entries dated earlier never do.
 */
export function transferCountsFrom(transferredOn: string): string {
  return addMonths(transferredOn, 6);
}
