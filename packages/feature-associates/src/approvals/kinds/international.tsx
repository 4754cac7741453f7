import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import type { ApprovalKind } from '../approval-kind.ts';
import { revoking } from './credential-actions.ts';
import { byTwo } from './decisions.ts';

const SHOWN_BY = [
  'getInternationalAppointment',
  'listInternationalAppointments',
  'countInternationalAppointments',
] as const;

/** A request to sell or recruit in the other country (domain.md 2.33). */
export const internationalApproval: ApprovalKind = {
  slug: 'international',
  noun: 'international appointment',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getInternationalAppointment', { params: { id } })),
  useView({ id }) {
    const { data: request } = useSuspenseQuery(queryFor('getInternationalAppointment', { params: { id } }));
    const { license, addendum, document, decision_reason } = request;
    return {
      fields: [
        { label: 'Country', after: request.target_country },
        { label: 'Purpose', after: request.purpose === 'Both' ? 'Sell and recruit' : request.purpose },
        ...(request.state ? [{ label: 'State', after: request.state }] : []),
        ...(license
          ? [
              {
                label: 'License',
                after: (
                  <Private>
                    {license.type}, {license.state}, {license.number}
                  </Private>
                ),
              },
              { label: 'License expires', after: <DateText value={license.expiration_date} /> },
            ]
          : []),
        { label: 'Tax Form', after: request.tax_form },
        {
          label: 'Addendum Signed',
          after: addendum.signed_at ? <DateText value={addendum.signed_at} /> : addendum.status,
        },
        ...(decision_reason ? [{ label: 'Reason', after: decision_reason }] : []),
      ],
      document: { operation: 'getInternationalTaxForm', id: request.id, name: document.name },
      actions: revoking(request, 'revokeInternationalAppointment', 'international appointment', SHOWN_BY),
    };
  },
  ...byTwo('approveInternationalAppointment', 'refuseInternationalAppointment'),
  effect:
    'Products and legal texts of that country become selectable at once. An appointment that is in force there ends. The associate is notified.',
  shownBy: SHOWN_BY,
};
