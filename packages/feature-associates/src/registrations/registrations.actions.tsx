import { taxLabel } from '@upline/domain';
import { type NamedAction, offered, recordAction } from '@upline/shell';
import { Private } from '@upline/ui-kit/private/private.tsx';
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
  const decides = {
    operation: 'decideDuplicateRegistration',
    input: { params: { id }, ifMatch: version },
    reason: REASON_LENGTH,
  } as const;
  const holder = registration.duplicate?.holder;
  return offered(registration, {
    reopen: recordAction({
      ...decides,
      label: 'Reopen former account',
      title: 'Reopen former account',
      saveLabel: 'Reopen account',
      body: { decision: 'Reopen Account' },
      about: holder && (
        <p>
          <Private>{holder.name}</Private> ({holder.code}, {holder.status}) becomes Active again and is asked
          to sign a new agreement. This registration is closed, and the person gets a mail.
        </p>
      ),
      refresh: [...REGISTRATIONS_SHOWN_BY, ...CLOSED_SHOWN_BY],
      message: 'Former account reopened',
    }),
    ask_again: recordAction({
      ...decides,
      label: `Ask for the ${taxLabel(registration)} again`,
      saveLabel: 'Ask again',
      body: { decision: 'Ask Again' },
      about: `The number is removed from the registration. The person gets a link by mail, checks it and goes on.`,
      refresh: REGISTRATIONS_SHOWN_BY,
      message: 'Asked for the number again',
    }),
    refuse: recordAction({
      ...decides,
      label: 'Refuse registration',
      danger: true,
      body: { decision: 'Refuse' },
      about: 'The registration is closed. The person gets a mail, which does not name the reason.',
      refresh: REGISTRATIONS_SHOWN_BY,
      message: 'Registration refused',
    }),
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
