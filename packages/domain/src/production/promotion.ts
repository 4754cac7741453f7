import { addDays, addMonths, firstOfMonth, formatDate } from '../dates.ts';
import { LEVEL_CODES, type LevelCode, levelOf } from '../levels.ts';
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

/** When a promotion or demotion decided on that day takes effect: the first of the next month (R-LVL-02, R-LVL-04). */
export function levelEffectiveOn(decidedOn: string): string {
  return addMonths(firstOfMonth(decidedOn), 1);
}

/** The level next above; null at the top. */
export function nextLevel(level: LevelCode): LevelCode | null {
  return LEVEL_CODES[LEVEL_CODES.indexOf(level) + 1] ?? null;
}

const isLower = (level: LevelCode, than: LevelCode) => levelOf(level).rank < levelOf(than).rank;

/** The level held when `level` is given to somebody who was promised `guaranteed` by contract (R-LVL-05). */
export function withGuarantee(level: LevelCode, guaranteed: LevelCode | null): LevelCode {
  return guaranteed && isLower(level, guaranteed) ? guaranteed : level;
}

/** Why an admin may not demote; undefined when they may (R-LVL-04, R-LVL-05). */
export function demotionError(change: {
  readonly from: LevelCode;
  readonly to: LevelCode;
  readonly guaranteed: LevelCode | null;
}): string | undefined {
  const { from, to, guaranteed } = change;
  if (!isLower(to, from)) return `Level must be lower than ${levelOf(from).name}`;
  if (guaranteed && isLower(to, guaranteed)) {
    return `Level cannot be lower than the guaranteed ${levelOf(guaranteed).name}`;
  }
  return undefined;
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
 * months after the transfer (R-LVL-06). Entries dated earlier do not.
 */
export function transferCountsFrom(transferredOn: string): string {
  return addMonths(transferredOn, 6);
}
