import { type NamedAction, offered, recordAction } from '@upline/shell';
import { CoolingOffFollows } from './cooling-off-follows.tsx';
import { REGISTRATIONS_SHOWN_BY, type Registration } from './registration-list.ts';

const REASON_LENGTH = 5;

/** What shows the account, its papers and its fee. */
const CLOSED_SHOWN_BY = [
  'listAssociates',
  'countAssociates',
  'getAssociate',
  'listAssociateAudit',
  'getCardPayment',
  'listCardPayments',
  'listApprovals',
  'countApprovals',
  'listLegalDocuments',
] as const;

/** What the office does with a registration, as it offers it. */
export function registrationActions(registration: Registration): NamedAction[] {
  const { id, version, email } = registration;
  return offered(registration, {
    send_link: recordAction({
      operation: 'mailRegistrationLink',
      label: 'Mail link again',
      title: 'Mail link again',
      saveLabel: 'Mail link',
      input: { params: { id }, ifMatch: version },
      about: `A new link goes to ${email}. The one that was mailed before does not work any more.`,
      refresh: REGISTRATIONS_SHOWN_BY,
      message: 'Link mailed',
    }),
    refund: recordAction({
      operation: 'refundRegistration',
      label: 'Refund and close account',
      title: 'Cooling-off refund',
      saveLabel: 'Refund and close',
      danger: true,
      input: { params: { id }, ifMatch: version },
      about: <CoolingOffFollows registration={registration} />,
      reason: REASON_LENGTH,
      refresh: [...REGISTRATIONS_SHOWN_BY, ...CLOSED_SHOWN_BY],
      message: 'Fee refunded, account closed',
    }),
  });
}
