import { recordPoints } from '../../network/sums/points.store.ts';
import type { SignedInContext } from '../../platform/operation/operation.ts';
import { approvedLifeLicenses } from '../credentials/credentials.store.ts';

/**
 * Credits one `Licenses` point with the first approved life license of a person and takes it back with the last one that is
 * revoked (domain.md 5.1), in the transaction of the write in between.
 */
export async function withLicensePoints<T extends { readonly id: string }>(
  { db, today }: SignedInContext,
  code: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await approvedLifeLicenses(db, code);
  const credential = await work();
  const after = await approvedLifeLicenses(db, code);
  if ((before === 0) !== (after === 0)) {
    await recordPoints(db, [
      {
        owner_code: code,
        points_type: 'Licenses',
        amount: 1,
        on_date: today,
        reference_kind: 'license',
        reference_id: credential.id,
        is_reversal: after === 0,
      },
    ]);
  }
  return credential;
}
