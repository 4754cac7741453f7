import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { AssociateLink } from '../../associates/network-facts.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { byOne } from './decisions.ts';

/** A request for another upline, after the present RMD and the new upline (domain.md 2.33). */
export const uplineApproval: ApprovalKind = {
  slug: 'upline-change',
  noun: 'upline change',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getUplineChangeRequest', { params: { id } })),
  useView({ id }) {
    const { data: request } = useSuspenseQuery(queryFor('getUplineChangeRequest', { params: { id } }));
    const { from_upline, to_upline, owner, no_answer, effective_date, needs_super } = request;
    return {
      fields: [
        {
          label: 'Upline',
          before: <AssociateLink {...from_upline} />,
          after: <AssociateLink {...to_upline} />,
          isChanged: true,
        },
        {
          label: 'Downline',
          after: request.with_downline ? 'Moves with the associate' : 'Stays with the present upline',
        },
        { label: 'Present RMD', after: owner && <AssociateLink {...owner} /> },
        { label: 'Answer of the RMD', after: no_answer ? 'No answer in 10 business days' : 'Agreed' },
        { label: 'Reason', after: request.reason },
        ...(request.answer_note ? [{ label: 'Note', after: request.answer_note }] : []),
        ...(effective_date ? [{ label: 'Effective', after: <DateText value={effective_date} /> }] : []),
      ],
      note:
        needs_super &&
        'Transfers of RMD and higher, and into the other country, are decided by a super admin.',
    };
  },
  ...byOne('decideUplineChange', 'note'),
  effect: 'The transfer happens on the first of the next month. Everybody concerned is notified.',
  shownBy: [
    'getUplineChangeRequest',
    'listUplineChangeRequests',
    'countUplineChangeRequests',
    'getAssociate',
  ],
};
