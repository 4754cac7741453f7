import { raiseAlarm } from '../../notifications/alarm.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { shareGuard } from '../changes/guard.store.ts';
import { NETWORK_OFFICE_MESSAGES } from '../network.messages.ts';
import { me, type NetworkNode } from '../nodes.store.ts';
import type { Months } from './production.store.ts';
import {
  openMonths,
  sampleLeaves,
  sampleOwners,
  wrongHeads,
  wrongLicensing,
  wrongMonths,
  wrongPlaces,
  wrongPoints,
  wrongTurns,
} from './recount.store.ts';

/** One owner in a hundred every night. */
const SHARE = 0.01;
const SHOWN = 20;
/** People without anybody below them, in one statement, because only their place is checked. */
const LEAVES = 1_000;

/** All months by one statement; of the root, where every entry counts, month by month. */
function windowsOf({ path }: NetworkNode, months: readonly string[]): Months[] {
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return [];
  return path === '' ? months.map((month) => ({ from: month, to: month })) : [{ from, to }];
}

/**
 * Counts a random share of the owners, and the root, from people and ledger, one owner in each transaction, and checks
 * the places of an equal share of the people without anybody below. Any difference raises an alarm: an error in the log
 * and a notification to every SuperAdmin. It corrects nothing. Returns the differences.
 */
export async function recountSample(
  { messages, transaction }: Pick<Platform, 'messages' | 'transaction'>,
  context: Context,
  share = SHARE,
): Promise<string[]> {
  const months = await openMonths(context.db);
  const found: string[] = [];
  for (const code of await sampleOwners(context.db, share)) {
    await transaction(context, async ({ db }) => {
      // Nobody moves meanwhile; each count is one statement, so new sales and recruits do not disturb it.
      await shareGuard(db);
      const node = await me(db, code);
      if (!node) return;
      found.push(...(await wrongPlaces(db, [code])), ...(await wrongHeads(db, node)));
      found.push(...(await wrongLicensing(db, code)), ...(await wrongTurns(db, code)));
      found.push(...(await wrongMonths(db, code)));
      for (const window of windowsOf(node, months)) found.push(...(await wrongPoints(db, node, window)));
    });
  }
  const leaves = await sampleLeaves(context.db, share);
  for (let start = 0; start < leaves.length; start += LEAVES)
    await transaction(context, async ({ db }) => {
      await shareGuard(db);
      found.push(...(await wrongPlaces(db, leaves.slice(start, start + LEAVES))));
    });
  if (found.length > 0)
    await raiseAlarm({ messages, transaction }, context, NETWORK_OFFICE_MESSAGES['network-alarm'], {
      values: { count: String(found.length), first: String(found[0]) },
      details: { differences: found.slice(0, SHOWN), count: found.length },
    });
  return found;
}
