import type { OperationAnswer } from '@upline/api-client';
import { formatBps, levelOf } from '@upline/domain';

export type Diff = OperationAnswer<'getCompensationScheduleDiff'>;
export type Change = Diff['changes'][number];

/** What the change is of: `Granite Term 20`, `Term Life`, or all that have no rates of their own. */
export const changedSubject = ({ product, product_type }: Change): string =>
  product?.name ?? product_type ?? 'Products without rates of their own';

const movesAs = (one: Change) => (other: Change) =>
  one.kind === other.kind &&
  one.level_code === other.level_code &&
  one.old_bps === other.old_bps &&
  one.new_bps === other.new_bps;

/** Every change once: a type that only follows all products is not named again, nor a product that follows its type. */
export function ownChanges(changes: readonly Change[]): Change[] {
  const every = changes.filter(({ product, product_type }) => product === null && product_type === null);
  const types = changes.filter(({ product, product_type }) => product === null && product_type !== null);
  return changes.filter((change) => {
    const { product, product_type } = change;
    if (product_type === null) return true;
    const above = product ? types.filter((each) => each.product_type === product_type) : every;
    return !above.some(movesAs(change));
  });
}

const isRise = ({ old_bps, new_bps }: Change) => new_bps > old_bps;

/** `up 1 point`, `down 0.5 points`. */
export function movement({ old_bps, new_bps }: Pick<Change, 'old_bps' | 'new_bps'>): string {
  const points = formatBps(Math.abs(new_bps - old_bps)).replace('%', '');
  return `${new_bps > old_bps ? 'up' : 'down'} ${points} ${points === '1' ? 'point' : 'points'}`;
}

const counted = (count: number, verb: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? `rate ${verb}s` : `rates ${verb}`}`];

/** `2 rates rise and 1 rate falls.` */
export function changesInShort(changes: readonly Change[]): string {
  const rises = changes.filter(isRise).length;
  const parts = [...counted(rises, 'rise'), ...counted(changes.length - rises, 'fall')];
  return parts.length === 0 ? 'No rate changes.' : `${parts.join(' and ')}.`;
}

/** `Term Life, First Year: a Regional Marketing Director gets 66% instead of 65%.` */
export const changeInWords = (change: Change): string =>
  `${changedSubject(change)}, ${change.kind}: ${levelOf(change.level_code).name} gets ${formatBps(change.new_bps)} instead of ${formatBps(change.old_bps)}.`;
