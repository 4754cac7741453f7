import { levelOf } from '@upline/domain';
import { hasRightOverLevel } from '../../network/changes/changes.rules.ts';
import { hasLeft, judgeTransition } from '../../network/changes/status-rules.ts';
import type { Caller } from '../../platform/operation/caller.ts';
import { rowActions } from '../../platform/operation/row-actions.ts';
import { isViewable } from '../../sessions/proxy/proxy.rules.ts';
import type { AssociateAction, ListedAction } from './associates.schemas.ts';
import type { AssociateListRow, AssociateRow } from './associates.store.ts';

type Shown = Pick<
  AssociateRow,
  'status' | 'is_senior_level' | 'level_code' | 'guaranteed_level_code' | 'upline_code' | 'compliance_hold'
> & { readonly is_relative: boolean };

/** R-ADM-02: what `refuseConflict` refuses is not offered either. */
const isNoRelative = ({ is_relative }: Shown) => !is_relative;

/** What a row of the list offers; everything else is on the record. */
export const listedActions = rowActions<Pick<AssociateListRow, 'status'>, ListedAction>({
  view_as: { operation: 'startProxySession', when: isViewable },
  view_audit: { operation: 'listAssociateAudit' },
  reset_second_step: { operation: 'resetSecondStep' },
});

/** One transition of the status (R-ASC-01); the root of the network has none. */
const turns = (from: Shown['status'] | readonly Shown['status'][], to: Shown['status']) => ({
  operation: 'changeAssociateStatus',
  when: ({ status, is_senior_level, upline_code, is_relative }: Shown, { kind }: Caller) =>
    !is_relative &&
    [from].flat().includes(status) &&
    upline_code !== null &&
    judgeTransition(status, to, kind === 'SuperAdmin' ? 'super' : 'admin', is_senior_level) === 'allowed',
});

const levelIn = ({ level_code }: Shown) => level_code as NonNullable<typeof level_code>;

/** What the office may do with an associate now (domain.md 2.1, 2.36, 7.1). */
export const associateActions = rowActions<Shown, AssociateAction>({
  update: { operation: 'updateAssociate', when: isNoRelative },
  view_as: { operation: 'startProxySession', when: isViewable },
  transfer: {
    operation: 'startTransfer',
    // Of RMD+ it takes a SuperAdmin (R-UPL-04).
    when: ({ upline_code, is_senior_level, is_relative }, { kind }) =>
      !is_relative && upline_code !== null && (!is_senior_level || kind === 'SuperAdmin'),
  },
  change_level: {
    operation: 'changeAssociateLevel',
    when: (row, caller) =>
      isNoRelative(row) && !hasLeft(row.status) && hasRightOverLevel(caller, levelIn(row)),
  },
  suspend: turns('Active', 'Suspended'),
  end_suspension: turns('Suspended', 'Active'),
  announce_resignation: turns('Active', 'Resignation Initiated'),
  withdraw_resignation: turns('Resignation Initiated', 'Active'),
  resign: turns('Resignation Initiated', 'Resigned'),
  terminate: turns(['Active', 'Suspended', 'Resignation Initiated'], 'Terminated'),
  readmit: turns(['Resigned', 'Terminated'], 'Active'),
  set_guarantee: {
    operation: 'setAssociateGuarantee',
    when: ({ guaranteed_level_code: code, is_relative }, caller) =>
      !is_relative && hasRightOverLevel(caller, ...(code === null ? [] : [levelOf(code).code])),
  },
  set_pay_terms: { operation: 'setAssociatePayTerms', when: isNoRelative },
  set_flags: { operation: 'setAssociateFlag', when: isNoRelative },
  place_hold: {
    operation: 'placeComplianceHold',
    when: ({ compliance_hold, is_relative }) => !is_relative && compliance_hold === null,
  },
  reveal: { operation: 'revealAssociateIdentifiers' },
  open_records: { operation: 'openAssociateRecords' },
  reset_second_step: { operation: 'resetSecondStep' },
  view_audit: { operation: 'listAssociateAudit' },
});
