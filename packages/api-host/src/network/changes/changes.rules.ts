import { addMonths, type LevelCode, levelOf, messages } from '@upline/domain';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { conflict, forbidden, invalid } from '../../platform/operation/problem.ts';
import { isInTeam, me, type NetworkNode, spousePath } from '../nodes.store.ts';

/** Up to so many people are moved while the admin waits; more take a job. */
export const AT_ONCE = 1_000;

const isSuper = ({ kind }: Pick<Caller, 'kind'>) => kind === 'SuperAdmin';

/** Levels from here on up are the SuperAdmin's to give and to take (R-LVL-03, domain.md 7.1). */
export const hasRightOverLevel = (caller: Caller, ...levels: readonly LevelCode[]): boolean =>
  isSuper(caller) || levels.every((code) => levelOf(code).rank <= levelOf('EMD').rank);

export function requireRightOverLevel(caller: Caller, ...levels: readonly LevelCode[]): void {
  if (!hasRightOverLevel(caller, ...levels)) throw forbidden();
}

/** Of a change of level: who has left holds the level they left with. */
export const leftMember = () =>
  conflict('not-a-member', 'The level of an associate who has left does not change');

/** Transfers of RMD+ and into another country are the SuperAdmin's (R-UPL-04). */
export const needsSuper = (
  node: Pick<NetworkNode, 'is_senior_level' | 'country'>,
  upline: Pick<NetworkNode, 'country'>,
) => node.is_senior_level || node.country !== upline.country;

export const hasRightToTransfer = (caller: Caller, ...sides: Parameters<typeof needsSuper>): boolean =>
  isSuper(caller) || !needsSuper(...sides);

/**
 * The new upline of a transfer. Throws 422 when there is none of that code, when it is not Active, is the present one, or
 * is in the associate's own team, and when the transfer would part spouses of two codes (domain.md 1.1).
 */
export async function newUpline(
  db: Db,
  node: NetworkNode,
  code: string,
  field: { readonly name: string; readonly label: string; readonly withDownline: boolean },
): Promise<NetworkNode> {
  const refuse = (message: string) => invalid([{ field: field.name, message }]);
  const upline = await me(db, code);
  if (!upline) throw refuse(messages.invalid(field.label));
  if (upline.code === node.code || (await isInTeam(db, node, 'Infinity', upline.code)))
    throw refuse("Upline cannot be in the associate's own team");
  if (upline.status !== 'Active' || upline.code === node.upline_code)
    throw refuse(messages.invalid(field.label));
  const spouse = await spousePath(db, node.code);
  if (spouse !== undefined && partsFrom(spouse, node, upline, field.withDownline))
    throw refuse('Spouses with two codes stay in one hierarchy');
  return upline;
}

/** Whether somebody above or below the associate would be neither after the transfer. */
function partsFrom(
  path: string,
  node: Pick<NetworkNode, 'path'>,
  upline: Pick<NetworkNode, 'path'>,
  withDownline: boolean,
): boolean {
  if (path.startsWith(node.path)) return !withDownline;
  return node.path.startsWith(path) && !upline.path.startsWith(path);
}

/** The day a transfer takes effect: today, or the first of a month to come. Throws 422 for any other. */
export function transferDate(asked: string | null, today: string): string {
  if (asked === null || asked === today) return today;
  if (asked < today)
    throw invalid([{ field: 'effective_date', message: messages.datePast('Effective Date') }]);
  if (!asked.endsWith('-01') || asked > addMonths(today, 12))
    throw invalid([{ field: 'effective_date', message: messages.invalid('Effective Date') }]);
  return asked;
}
