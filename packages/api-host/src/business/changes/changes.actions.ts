import { DAY_MS, type Permission } from '@upline/domain';
import { conflict, forbidden, refusedInProxy } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ChangeAction } from './changes.schemas.ts';
import type { ChangeListRow } from './changes.store.ts';

/** A change set with what its list needs of the person, and the moment. */
export interface ChangeSubject extends Pick<ChangeListRow, 'kind' | 'status' | 'counts' | 'applied_at'> {
  readonly needs: Permission;
  readonly now: Date;
}

/** Until when an applied change set can be undone: a day. */
export const undoUntil = ({ applied_at }: Pick<ChangeListRow, 'applied_at'>) =>
  applied_at && new Date(applied_at.getTime() + DAY_MS);

const mayWrite = rowRule<Pick<ChangeSubject, 'needs'>>(
  ({ needs }, { permissions }) => permissions.has(needs),
  () => forbidden(),
);
const isImport = rowRule<Pick<ChangeSubject, 'kind' | 'status'>>(
  ({ kind, status }) => kind === 'Import' && status === 'Draft',
  () => conflict('change-closed', 'The columns can be mapped only before the import'),
);
const isDraft = rowRule<Pick<ChangeSubject, 'status'>>(
  ({ status }) => status === 'Draft',
  () => conflict('change-applied', 'This was applied already'),
);
const isReady = rowRule<Pick<ChangeSubject, 'counts'>>(
  ({ counts }) => (counts.Ready ?? 0) > 0,
  () => conflict('nothing-ready', 'No row is ready to be applied'),
);
/** Undoing an import deletes, which proxy sessions may not (7.3). */
const isOpenToProxy = rowRule<Pick<ChangeSubject, 'kind'>>(
  ({ kind }, { proxyAdminCode }) => kind !== 'Import' || proxyAdminCode === undefined,
  refusedInProxy,
);
const isApplied = rowRule<Pick<ChangeSubject, 'status'>>(
  ({ status }) => status === 'Applied',
  () => conflict('change-closed', 'Only what was applied can be undone'),
);
const isSaved = rowRule<Pick<ChangeSubject, 'counts'>>(
  ({ counts }) => (counts.Saved ?? 0) > 0,
  () => conflict('nothing-saved', 'No row was saved, so there is nothing to undo'),
);
const isInTime = rowRule<Pick<ChangeSubject, 'applied_at' | 'now'>>(
  (row) => (undoUntil(row) ?? row.now) > row.now,
  () => conflict('undo-over', 'This can be undone for one day only'),
);

export const MAPPABLE = [mayWrite, isImport] as const;
export const APPLICABLE = [mayWrite, isDraft, isReady] as const;
export const UNDOABLE = [mayWrite, isOpenToProxy, isApplied, isInTime, isSaved] as const;

export const changeActions = rowActions<ChangeSubject, ChangeAction>({
  map: { operation: 'mapImport', when: MAPPABLE },
  apply: { operation: 'applyChange', when: APPLICABLE },
  undo: { operation: 'undoChange', when: UNDOABLE },
});
