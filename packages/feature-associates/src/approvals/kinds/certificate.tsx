import { useSuspenseQuery } from '@tanstack/react-query';
import { stateName } from '@upline/domain';
import { queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { revoking } from './credential-actions.ts';
import { byTwo } from './decisions.ts';
import { endedNote } from './ended-note.tsx';

const SHOWN_BY = ['getTrainingCertificate', 'listAssociateTrainingCertificates'] as const;

/** A training certificate (domain.md 2.33). */
export const certificateApproval: ApprovalKind = {
  slug: 'certificate',
  noun: 'certificate',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getTrainingCertificate', { params: { id } })),
  useView(approval) {
    const { id } = approval;
    const { data: certificate } = useSuspenseQuery(queryFor('getTrainingCertificate', { params: { id } }));
    const { document, state } = certificate;
    return {
      fields: [
        { label: 'Kind', after: certificate.kind },
        { label: 'Course', after: certificate.course },
        { label: 'State', after: state && stateName(state) },
        { label: 'Completed', after: <DateText value={certificate.completed_on} /> },
        { label: 'Valid Until', after: <DateText value={certificate.valid_until} /> },
      ],
      document: document && { operation: 'getLicensingDocument', id: document.id, name: document.name },
      note: endedNote(approval, certificate.valid_until),
      actions: revoking(certificate, 'revokeTrainingCertificate', 'certificate', SHOWN_BY),
    };
  },
  ...byTwo('approveTrainingCertificate', 'rejectTrainingCertificate'),
  effect: 'The training counts until the certificate ends. The associate is notified.',
  shownBy: SHOWN_BY,
};
