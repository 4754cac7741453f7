import { fullName, LANGUAGE_NAMES, taxLabel } from '@upline/domain';
import { AddressLines, EmailLink } from '@upline/shell';
import type { Fact } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { Associate } from './associate-overview.tsx';
import { AssociateLink } from './network-facts.tsx';

function PhoneOfType({ phone, type }: { readonly phone: string | null; readonly type: string | null }) {
  return (
    <>
      <Phone value={phone} callable /> {phone && type && <span className={layout.muted}>{type}</span>}
    </>
  );
}

/** How to reach them, and how they sign in. */
export function contactFacts(associate: Associate): Fact[] {
  return [
    { label: 'Email', value: <EmailLink email={associate.email} />, private: 'contact' },
    ...(associate.email_waiting
      ? [
          {
            label: 'New Email',
            value: `${associate.email_waiting} waits for its confirmation`,
            private: 'contact' as const,
          },
        ]
      : []),
    { label: 'Username', value: associate.username, private: 'contact' },
    { label: 'Phone', value: <PhoneOfType phone={associate.phone} type={associate.phone_type} /> },
    {
      label: 'Phone Verified',
      value: associate.phone_verified_at && <DateText value={associate.phone_verified_at} />,
    },
    {
      label: 'Alt Phone',
      value: associate.alt_phone && (
        <PhoneOfType phone={associate.alt_phone} type={associate.alt_phone_type} />
      ),
    },
    { label: 'Multi Factor Auth Method', value: associate.mfa_method },
    { label: 'Notification Channels', value: associate.notification_channels.join(', ') },
    { label: 'Language', value: LANGUAGE_NAMES[associate.language] },
  ];
}

/** Where they live and get mail. */
export function addressFacts({ address, mailing, country }: Associate): Fact[] {
  return [
    { label: 'Address', value: address && <AddressLines {...address} />, private: 'contact' },
    mailing
      ? { label: 'Mailing Address', value: <AddressLines {...mailing} />, private: 'contact' }
      : { label: 'Mailing Address', value: 'Same as address' },
    { label: 'Country', value: country },
  ];
}

/** Who they are on paper; secrets come masked from the server. */
export function personFacts(associate: Associate): Fact[] {
  const { spouse } = associate;
  const legalName = fullName({
    first_name: [associate.legal_first_name, associate.legal_middle_name].filter(Boolean).join(' '),
    last_name: [associate.legal_last_name, associate.suffix].filter(Boolean).join(' '),
  });
  return [
    { label: 'Legal Name', value: legalName, private: 'name' },
    { label: 'Date of Birth', value: associate.date_of_birth_masked, private: 'contact' },
    {
      label: taxLabel(associate),
      value: associate.ssn_masked,
      private: 'contact',
    },
    { label: 'NPN', value: associate.npn, private: 'contact' },
    { label: 'Gender', value: associate.gender },
    { label: 'Marital Status', value: associate.marital_status },
    {
      label: 'Spouse',
      value: spouse && (spouse.code ? <AssociateLink code={spouse.code} name={spouse.name} /> : spouse.name),
      private: 'name',
    },
  ];
}
