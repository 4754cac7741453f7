import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { Link } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { REGISTRATIONS_SHOWN_BY } from '../../registrations/registration-list.ts';
import type { ApprovalKind } from '../approval-kind.ts';
import { byOne } from './decisions.ts';

/** The level that somebody who registers licensed was promised (R-LVL-05). */
export const guaranteeApproval: ApprovalKind = {
  slug: 'guaranteed-level',
  noun: 'guaranteed level',
  load: (queryClient, { id }) =>
    queryClient.ensureQueryData(queryFor('getGuaranteedLevel', { params: { id } })),
  useView({ id }) {
    const { data } = useSuspenseQuery(queryFor('getGuaranteedLevel', { params: { id } }));
    const { number, name, level, note, license, needs_super, reason } = data;
    const mayOpen = useMay('getOfficeRegistration');
    return {
      fields: [
        {
          label: 'Registration',
          after: mayOpen ? <Link to={{ to: '/registrations/$id', params: { id } }}>{number}</Link> : number,
        },
        ...(name ? [{ label: 'Name', after: <Private>{name}</Private> }] : []),
        { label: 'Guaranteed Level', before: 'Training Associate', after: level.name, isChanged: true },
        { label: 'Who Promised It', after: <Private>{note}</Private> },
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
            ]
          : []),
        ...(license?.expiration_date
          ? [{ label: 'License Expires', after: <DateText value={license.expiration_date} /> }]
          : []),
        ...(reason ? [{ label: 'Reason', after: <Private>{reason}</Private> }] : []),
      ],
      note: needs_super
        ? 'Levels above EMD are decided by a super admin.'
        : 'The associate shown here is the sponsor. The person pays the fee once you have decided.',
    };
  },
  ...byOne('decideGuaranteedLevel', 'reason'),
  effect: 'The person joins with this level and never falls below it. They get a mail with the way on.',
  shownBy: ['getGuaranteedLevel', ...REGISTRATIONS_SHOWN_BY],
};
