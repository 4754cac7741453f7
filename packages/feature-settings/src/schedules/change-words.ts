import type { OperationAnswer } from '@upline/api-client';
import { formatBps, levelOf } from '@upline/domain';

export type Diff = OperationAnswer<'getCompensationScheduleDiff'>;
export type Change = Diff['changes'][number];

/** What the change is of: `Granite Term 20`, `Term Life`, `Every other product`. */
export const changedSubject = ({ product, product_type }: Change): string =>
  product?.name ?? product_type ?? 'Every other product';

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
