import { useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { uplineRequestWord } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { AssociateLink } from '../../associates/network-facts.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { byOne } from './decisions.ts';

type Request = OperationAnswer<'getUplineChangeRequest'>;

/** What the present RMD said; nothing where nobody was asked or the request ended before. */
function answerOf({ no_answer, steps }: Request): string | null {
  if (no_answer) return 'No answer in 10 business days';
  const answer = steps.find(({ acted_as }) => acted_as === 'Present RMD');
  return answer ? (answer.status.startsWith('Rejected') ? 'Refused' : 'Agreed') : null;
}

/** A request for another upline, after the present RMD and the new upline (domain.md 2.33). */
export const uplineApproval: ApprovalKind = {
  slug: 'upline-change',
  noun: 'upline change',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getUplineChangeRequest', { params: { id } })),
  useView({ id }) {
    const { data: request } = useSuspenseQuery(queryFor('getUplineChangeRequest', { params: { id } }));
    const { from_upline, to_upline, owner, effective_date, needs_super } = request;
    return {
      status: uplineRequestWord(request),
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
        { label: 'Answer of the RMD', after: answerOf(request) },
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
