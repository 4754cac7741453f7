import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { revoking } from './credential-actions.ts';
import { byTwo } from './decisions.ts';
import { endedNote } from './ended-note.tsx';

const SHOWN_BY = ['getEoPolicy', 'listAssociateEoPolicies'] as const;

/** An E&O policy (domain.md 2.33). */
export const eoPolicyApproval: ApprovalKind = {
  slug: 'eo-policy',
  noun: 'E&O policy',
  load: (queryClient, { id }) => queryClient.ensureQueryData(queryFor('getEoPolicy', { params: { id } })),
  useView(approval) {
    const { id } = approval;
    const { data: policy } = useSuspenseQuery(queryFor('getEoPolicy', { params: { id } }));
    const { document } = policy;
    return {
      fields: [
        { label: 'Carrier', after: policy.carrier },
        { label: 'Policy Number', after: <Private>{policy.policy_number}</Private> },
        { label: 'Per Claim', after: <Money cents={policy.per_claim_cents} /> },
        { label: 'Aggregate', after: <Money cents={policy.aggregate_cents} /> },
        { label: 'Effective Date', after: <DateText value={policy.effective_date} /> },
        { label: 'Expiration Date', after: <DateText value={policy.expiration_date} /> },
      ],
      document: document && { operation: 'getLicensingDocument', id: document.id, name: document.name },
      note: endedNote(approval, policy.expiration_date),
      actions: revoking(policy, 'revokeEoPolicy', 'E&O policy', SHOWN_BY),
    };
  },
  ...byTwo('approveEoPolicy', 'rejectEoPolicy'),
  effect: 'The cover counts from its effective date on. The associate is notified.',
  shownBy: SHOWN_BY,
};
