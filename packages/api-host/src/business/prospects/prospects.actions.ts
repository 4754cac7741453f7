import { conflict, forbidden } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ProspectAction } from './prospects.schemas.ts';
import type { ProspectRow } from './prospects.store.ts';

/** A prospect with what keeps it from being deleted; a list counts nothing and offers no deleting. */
export interface ProspectSubject extends Pick<ProspectRow, 'lost' | 'converted_client_id'> {
  readonly analyses: number | null;
}

export const isOnBoard = rowRule<Pick<ProspectRow, 'lost'>>(
  ({ lost }) => !lost,
  () => conflict('prospect-lost', 'Reopen this prospect first'),
);
export const isLost = rowRule<Pick<ProspectRow, 'lost'>>(
  ({ lost }) => lost,
  () => conflict('prospect-not-lost', 'This prospect is not lost'),
);
export const isWithoutAnalyses = rowRule<Pick<ProspectSubject, 'analyses'>>(
  ({ analyses }) => analyses === 0,
  () => conflict('prospect-in-use', 'Prospect has analyses and cannot be deleted'),
);

/** A prospect becomes a client once, by somebody who may write both (R-PRO-07). */
export const CONVERTIBLE = [
  rowRule<Pick<ProspectRow, 'converted_client_id'>>(
    (_, { permissions }) => permissions.has('prospects.write'),
    () => forbidden(),
  ),
  rowRule<Pick<ProspectRow, 'converted_client_id'>>(
    ({ converted_client_id }) => converted_client_id === null,
    () => conflict('already-converted', 'This prospect is a client already'),
  ),
] as const;

export const prospectActions = rowActions<ProspectSubject, ProspectAction>({
  update: { operation: 'updateProspect' },
  move: { operation: 'moveProspect', when: isOnBoard },
  lose: { operation: 'loseProspect', when: isOnBoard },
  reopen: { operation: 'reopenProspect', when: isLost },
  convert: { operation: 'convertProspect', when: CONVERTIBLE },
  delete: { operation: 'deleteProspect', when: isWithoutAnalyses },
});
