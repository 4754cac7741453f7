import type { OperationAnswer } from '@upline/api-client';
import { approvalsFields } from '@upline/api-client/lists/approvals.ts';
import { builtInViews, type ListOperations } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';

export type ApprovalRow = OperationAnswer<'listApprovals'>['rows'][number];
export type Approval = OperationAnswer<'getApproval'>;

/** The operations the queue lives on; each kind is a view, with how many wait. */
export const APPROVAL_LIST = {
  name: 'approvals',
  list: 'listApprovals',
  count: 'countApprovals',
  views: builtInViews('listApprovals', () =>
    approvalsFields.kind.options.map((kind) => ({
      id: kind.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      name: kind,
      filter: { kind: { eq: kind } },
    })),
  ),
} as const satisfies ListOperations;

/** The page on which it is decided. */
export const approvalTarget = ({ slug, id }: Pick<ApprovalRow, 'slug' | 'id'>): LinkTarget => ({
  to: '/approvals/$kind/$id',
  params: { kind: slug, id },
});

/** What a decision changes in this app; what the record itself shows is named by its kind. */
export const QUEUE_SHOWN_BY = [
  'listApprovals',
  'countApprovals',
  'getApproval',
  'getOfficeQueues',
  'listAssociateAudit',
] as const;
