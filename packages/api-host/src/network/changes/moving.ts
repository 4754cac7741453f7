import type { Db } from '../../platform/database/database.ts';
import { writeUpline } from '../history.store.ts';
import { me, type NetworkNode } from '../nodes.store.ts';
import { directCodes, touchAssociate } from './changes.store.ts';
import { type Progress, placeUnder } from './placing.store.ts';

export interface Move {
  readonly uplineCode: string;
  readonly withDownline: boolean;
  readonly effectiveDate: string;
  readonly reason: string;
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Puts the person under another upline, in places and in histories; without downline the directs go to the present upline first
 * (R-UPL-03). Called under the locked guard on a node read under it.
 */
export async function moveUnder(
  db: Db,
  node: NetworkNode,
  move: Move,
  openFrom: string | null,
  progress: Progress,
): Promise<void> {
  const old = node.upline_code as string;
  const written = { from: move.effectiveDate, reason: move.reason, by: move.by };
  const nodeOf = async (code: string) => (await me(db, code)) as NetworkNode;
  let before = 0;
  if (!move.withDownline) {
    for (const code of await directCodes(db, node.code)) {
      await placeUnder(db, await nodeOf(code), old, openFrom, (moved) => progress(before + moved));
      await writeUpline(db, { ...written, code, reason: `${node.code} was transferred` }, old);
      await touchAssociate(db, code, move.now, move.by);
      before += 1;
    }
  }
  await placeUnder(db, await nodeOf(node.code), move.uplineCode, openFrom, (moved) =>
    progress(before + moved),
  );
  await writeUpline(db, { ...written, code: node.code }, move.uplineCode);
}
