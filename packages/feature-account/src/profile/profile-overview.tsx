import type { OperationAnswer, OperationId } from '@upline/api-client';
import { LANGUAGE_NAMES, taxLabel } from '@upline/domain';
import { AddressLines, useMay } from '@upline/shell';
import { Banner, CopyButton, LinkButton, Phone } from '@upline/ui-kit';
import { Avatar } from '@upline/ui-kit/avatar/avatar.tsx';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { type Fact, FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { Dash } from '@upline/ui-kit/format/formats.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { Status } from '@upline/ui-kit/status/status.tsx';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import { Columns } from '../layout/account-page.tsx';
import type { Progress } from '../levels/next-level.tsx';
import { FlagList } from './flag-list.tsx';
import { MembershipCard } from './membership-card.tsx';
import { NextLevelCard } from './next-level-card.tsx';
import classes from './profile.module.css';
import { differsFromLicense, LICENSE_WARNING, type Profile } from './profile.ts';
import { TaxIdentifier } from './tax-identifier.tsx';
import { UplineCard } from './upline-card.tsx';

export interface ProfileOverviewProps {
  readonly profile: Profile;
  readonly progress: Progress;
  readonly settings: Pick<OperationAnswer<'getSignInSettings'>, 'second_step' | 'email_change'>;
}

const SECOND_STEPS = {
  App: 'Authenticator app',
  Email: 'Code by email',
  SMS: 'Code by text message',
} as const;

/** Who I am and how I am reached at the left; where I stand and who is above at the right. */
export function ProfileOverview({ profile, progress, settings }: ProfileOverviewProps) {
  const { flags } = profile;
  return (
    <Columns
      left={
        <>
          <AboutCard profile={profile} />
          <ContactCard profile={profile} settings={settings} />
          <AddressCard profile={profile} />
          <BasicCard profile={profile} />
        </>
      }
      right={
        <>
          <NextLevelCard progress={progress} />
          <UplineCard profile={profile} />
          {flags.length > 0 && (
            <Card title="Flags">
              <FlagList flags={flags} />
            </Card>
          )}
          <Card title="Security">
            <FactList facts={[{ label: 'Second step', value: SECOND_STEPS[settings.second_step] }]} />
            <div className={classes.links}>
              <LinkButton to={{ to: '/account/password' }}>Password and sessions</LinkButton>
            </div>
          </Card>
          <MembershipCard status={profile.status} />
        </>
      }
    />
  );
}

/** The way to a form, for those who may use it: a suspended associate and support only read. */
function Change({
  what,
  operation,
  to,
  label = 'Change',
}: {
  /** What is changed, where the label does not say it. */
  readonly what?: string;
  readonly operation: OperationId;
  readonly to: LinkTarget;
  readonly label?: string;
}) {
  return useMay(operation) ? (
    <LinkButton to={to} size="xs" {...(what && { 'aria-label': `${label} ${what}` })}>
      {label}
    </LinkButton>
  ) : null;
}

interface PartProps {
  readonly profile: Profile;
}

function AboutCard({ profile }: PartProps) {
  const { code, name, level, qualified_level, has_photo, spouse } = profile;
  const legalName = [
    profile.legal_first_name,
    profile.legal_middle_name,
    profile.legal_last_name,
    profile.suffix,
  ]
    .filter(Boolean)
    .join(' ');
  const facts: Fact[] = [
    {
      label: 'Code',
      value: (
        <span className={classes.code}>
          <Private>{code}</Private>
          <CopyButton text={code} what="code" />
        </span>
      ),
    },
    {
      label: 'Legal name',
      value: (
        <Reach
          change={
            <Change what="legal name" operation="requestLegalNameChange" to={{ to: '/account/legal-name' }} />
          }
        >
          <Private kind="name">{legalName}</Private>
        </Reach>
      ),
    },
    { label: 'Level', value: level.name },
    { label: 'Qualified level', value: qualified_level?.name },
    { label: 'Status', value: <Status value={profile.status} /> },
    { label: 'Joined', value: <DateText value={profile.join_date} /> },
    { label: 'Country', value: profile.country },
    {
      label: 'Spouse',
      value: (
        <Reach change={<Change what="spouse" operation="saveSpouse" to={{ to: '/account/spouse' }} />}>
          {spouse ? (
            <Private kind="name">{spouse.code ? `${spouse.name} (${spouse.code})` : spouse.name}</Private>
          ) : (
            <Dash />
          )}
        </Reach>
      ),
    },
  ];
  return (
    <Card
      title="About me"
      actions={
        <Change label="Change name" operation="updatePreferredName" to={{ to: '/account/preferred-name' }} />
      }
    >
      <div className={classes.person}>
        <Avatar code={code} name={name} hasPhoto={has_photo} size={96} />
        <div className={classes.words}>
          <p className={classes.name}>
            <Private>{name}</Private>
          </p>
          <Change
            label={has_photo ? 'Change photo' : 'Add photo'}
            operation="uploadPhoto"
            to={{ to: '/account/photo' }}
          />
        </div>
      </div>
      <FactList facts={facts} />
    </Card>
  );
}

/** One way to be reached, with the link to its form. */
function Reach({ children, change }: { readonly children: ReactNode; readonly change: ReactNode }) {
  return (
    <span className={classes.way}>
      <span className={layoutParts.words}>{children}</span>
      {change}
    </span>
  );
}

function ContactCard({ profile, settings }: PartProps & Pick<ProfileOverviewProps, 'settings'>) {
  const { email, phone, phone_type, phone_verified, alt_phone, alt_phone_type, username } = profile;
  return (
    <Card title="Contact">
      <FactList
        facts={[
          {
            label: 'Email',
            value: (
              <Reach
                change={<Change what="email" operation="requestEmailChange" to={{ to: '/account/email' }} />}
              >
                <Private kind="contact">{email}</Private>
                {settings.email_change && (
                  <span className={layoutParts.muted}> Another one waits for its confirmation</span>
                )}
              </Reach>
            ),
          },
          {
            label: 'Phone',
            value: (
              <Reach
                change={<Change what="phone" operation="requestPhoneChange" to={{ to: '/account/phone' }} />}
              >
                {phone ? <Phone value={phone} /> : 'None'}
                <span className={layoutParts.muted}>
                  {' '}
                  {[phone_type, phone && (phone_verified ? 'verified' : 'not verified')]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </Reach>
            ),
          },
          {
            label: 'Alt phone',
            value: (
              <Reach
                change={
                  <Change what="alt phone" operation="updateAltPhone" to={{ to: '/account/alt-phone' }} />
                }
              >
                {alt_phone ? <Phone value={alt_phone} /> : 'None'}
                {alt_phone_type && <span className={layoutParts.muted}> {alt_phone_type}</span>}
              </Reach>
            ),
          },
          {
            label: 'Username',
            value: (
              <Reach
                change={
                  <Change what="username" operation="updateUsername" to={{ to: '/account/username' }} />
                }
              >
                <Private>{username}</Private>
              </Reach>
            ),
          },
        ]}
      />
    </Card>
  );
}

function AddressCard({ profile }: PartProps) {
  const { address, mailing } = profile;
  return (
    <Card
      title="Address"
      actions={<Change what="address" operation="updateAddress" to={{ to: '/account/address' }} />}
    >
      <div className={layoutParts.stack}>
        {differsFromLicense(profile, address?.state) && <Banner tone="warning">{LICENSE_WARNING}</Banner>}
        <FactList
          facts={[
            { label: 'Residence', value: address && <AddressLines {...address} />, private: 'contact' },
            {
              label: 'Mailing address',
              value: mailing ? <AddressLines {...mailing} /> : 'Same as residence',
              ...(mailing && { private: 'contact' as const }),
            },
          ]}
        />
      </div>
    </Card>
  );
}

function BasicCard({ profile }: PartProps) {
  const { date_of_birth, gender, marital_status, language, npn, ssn_masked, sin_expiry } = profile;
  return (
    <Card
      title="Basic information"
      actions={
        <Change
          what="basic information"
          operation="updateBasicInformation"
          to={{ to: '/account/basic-information' }}
        />
      }
    >
      <FactList
        facts={[
          {
            label: 'Date of birth',
            value: date_of_birth && <DateText value={date_of_birth} />,
            private: 'contact',
          },
          { label: 'Gender', value: gender },
          { label: 'Marital status', value: marital_status },
          { label: 'Language', value: LANGUAGE_NAMES[language] },
          ...(profile.country === 'USA' ? [{ label: 'NPN', value: npn }] : []),
          {
            label: taxLabel(profile),
            value: ssn_masked && <TaxIdentifier label={taxLabel(profile)} masked={ssn_masked} />,
          },
          ...(sin_expiry ? [{ label: 'SIN expires', value: <DateText value={sin_expiry} /> }] : []),
        ]}
      />
    </Card>
  );
}
