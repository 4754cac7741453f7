import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '@upline/api-client';
import type { RejectionReason } from '@upline/domain';
import type { NamedAction } from '@upline/shell';
import type { ReactNode } from 'react';
import type { Approval, ApprovalRow } from './approval-list.ts';

/** A value of the record; with a change that waits also as it is in force. */
export interface ApprovalField {
  readonly label: string;
  /** As it is now; left out where nothing is replaced. */
  readonly before?: ReactNode;
  readonly after: ReactNode;
  /** Whether the two differ. */
  readonly isChanged?: boolean;
}

/** A file that belongs to the record, and the operation that reads it by this id. */
export interface ApprovalDocument {
  readonly operation:
    | 'getLicensingDocument'
    | 'getPayoutDocument'
    | 'getLegalNameDocument'
    | 'getInternationalTaxForm';
  readonly id: string;
  readonly name: string;
}

/** What the page of a decision shows of the record itself. */
export interface ApprovalView {
  readonly fields: readonly ApprovalField[];
  /** What the stored status reads as, where the record says more than it. */
  readonly status?: string;
  /** Undefined where the kind has none; null where it is missing. */
  readonly document?: ApprovalDocument | null;
  /** What the admin has to know before deciding. */
  readonly note?: ReactNode;
  /** Below the fields: what the request rests on. */
  readonly evidence?: ReactNode;
  /** What else may be done with it. */
  readonly actions?: readonly NamedAction[];
}

/** A refusal in words: one of the reasons of the office, or what was typed. */
export interface Refusal {
  readonly reason: RejectionReason;
  readonly text: string | null;
}

/** A call that decides. */
export interface DecisionCall {
  readonly operation: OperationId;
  readonly input: { readonly params: object; readonly ifMatch: number; readonly body?: object };
}

/** A kind of record that admins decide on: it joins the queue by one entry in `approval-kinds.ts`. */
export interface ApprovalKind {
  /** As the server names it in addresses. */
  readonly slug: string;
  /** `license`, as in “Approve license”. */
  readonly noun: string;
  /** Reads what the page shows of the record, before it is shown. */
  readonly load: (queryClient: QueryClient, approval: Approval) => Promise<unknown>;
  /** A hook: what the page shows of the record. */
  readonly useView: (approval: Approval) => ApprovalView;
  readonly approve: (row: ApprovalRow) => DecisionCall;
  readonly reject: (row: ApprovalRow, refusal: Refusal) => DecisionCall;
  /** Whether a refusal is one of the reasons of the office or words alone. */
  readonly refusedBy: 'reasons' | 'words';
  /** What an approval brings about, in a sentence. */
  readonly effect: string;
  /** Operations that show the record elsewhere. */
  readonly shownBy: readonly OperationId[];
}
