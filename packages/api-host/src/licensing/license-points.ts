import { recordPoints } from '../network/points.store.ts';
import type { OwnContext } from './paper-kind.ts';
import { approvedLifeLicenses } from './papers.store.ts';

/**
 * Credits one `Licenses` point with the first approved life license of a person and takes it back with the last one that is
 * revoked (domain.md 5.1), in the transaction of the write in between.
 */
export async function withLicensePoints<T extends { readonly id: string }>(
  { db, today }: OwnContext,
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await approvedLifeLicenses(db, code);
  const paper = await work();
  const after = await approvedLifeLicenses(db, code);
  if ((before === 0) !== (after === 0)) {
    await recordPoints(db, [
      {
        owner_code: code,
        points_type: 'Licenses',
        amount: 1,
        on_date: today,
        reference_kind: 'license',
        reference_id: paper.id,
        is_reversal: after === 0,
      },
    ]);
  }
  return paper;
}
