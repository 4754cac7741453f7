import { messages } from '@upline/domain';
import { isOfNoRelative } from '../../conflicts/refuse-conflict.ts';
import { conflict } from '../../platform/operation/problem.ts';
import { type RowRule, rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { LicenseValues } from '../licensing.tables.ts';
import type { CREDENTIAL_ACTIONS } from './credentials.schemas.ts';
import type { CredentialRow } from './credentials.store.ts';

/** The changes that the owner of an approved credential asks for. */
export const proposedOf = (row: CredentialRow) =>
  (row as { proposed?: LicenseValues | null }).proposed ?? null;

const isNotRevoked = rowRule<CredentialRow>(
  ({ approval_status }) => approval_status !== 'Revoked',
  () => conflict('transition', messages.transition('Revoked', 'Pending For Admin')),
);
/** Waits for a decision, as a whole or with the changes that its owner asks for. */
const isWaiting = (to: string) =>
  rowRule<CredentialRow>(
    (row) => row.approval_status === 'Pending For Admin' || proposedOf(row) !== null,
    ({ approval_status }) => conflict('transition', messages.transition(approval_status, to)),
  );

export const isApprovable = isWaiting('Approved');
export const isRejectable = isWaiting('Rejected By Admin');
export const isRevocable = rowRule<CredentialRow>(
  ({ approval_status }) => approval_status === 'Approved',
  ({ approval_status }) => conflict('transition', messages.transition(approval_status, 'Revoked')),
);

interface Kind {
  readonly name: string;
  readonly singular: string;
  readonly keepsProposals: boolean;
}

/** An approved credential is changed by its owner where the old values stay in force until then (R-LIC-03). */
export const proposable = ({ name, keepsProposals }: Kind) =>
  [
    isNotRevoked,
    rowRule<CredentialRow>(
      ({ approval_status }) => approval_status !== 'Approved' || keepsProposals,
      () => conflict('approved', `This ${name} is approved. Add a new one instead.`),
    ),
  ] as const satisfies readonly RowRule<CredentialRow>[];

/** What its owner and the office may do with a credential of that kind. */
export const credentialActions = (kind: Kind) =>
  rowActions<CredentialRow, (typeof CREDENTIAL_ACTIONS)[number]>({
    update: [
      { operation: `updateOwn${kind.singular}`, when: proposable(kind) },
      { operation: `update${kind.singular}`, when: isOfNoRelative },
    ],
    approve: { operation: `approve${kind.singular}`, when: [isOfNoRelative, isApprovable] },
    reject: { operation: `reject${kind.singular}`, when: [isOfNoRelative, isRejectable] },
    revoke: { operation: `revoke${kind.singular}`, when: [isOfNoRelative, isRevocable] },
    remove: { operation: `remove${kind.singular}`, when: isOfNoRelative },
  });
