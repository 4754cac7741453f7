import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { stateName } from '@upline/domain';
import { queryFor, useMay } from '@upline/shell';
import { Button, DateText, Money, Status } from '@upline/ui-kit';
import layoutParts from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { WayBack } from '../layout/way-back-banner.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import { CredentialCard } from './credential-card.tsx';
import type { Certificate, EoPolicy, License } from './credentials.ts';
import { EoPolicyDialog } from './eo-policy-dialog.tsx';
import { LicenseDialog } from './license-dialog.tsx';
import type { Added } from './licenses.route.ts';

const route = getRouteApi('/signed-in/account/licenses');

interface Rows {
  readonly licenses: readonly License[];
  readonly eoPolicies: readonly EoPolicy[];
  readonly certificates: readonly Certificate[];
}

/** Days before the end from which on a license is renewed. */
const RENEWED_FROM = 60;

/** `account/licenses`: licenses, E&O cover and certificates, with how long they last and what was decided. */
export function LicensesScreen() {
  const { data: licenses } = useSuspenseQuery(queryFor('listOwnLicenses'));
  const { data: eoPolicies } = useSuspenseQuery(queryFor('listOwnEoPolicies'));
  const { data: certificates } = useSuspenseQuery(queryFor('listOwnTrainingCertificates'));
  const { add, back } = route.useSearch();
  return (
    <AccountPage current="licenses">
      <WayBack back={back} />
      <OwnLicensing
        added={add}
        licenses={licenses.rows}
        eoPolicies={eoPolicies.rows}
        certificates={certificates.rows}
      />
    </AccountPage>
  );
}

const isRejected = ({ approval_status }: { readonly approval_status: string }) =>
  approval_status === 'Rejected By Admin';

function OwnLicensing({
  licenses,
  eoPolicies,
  certificates,
  added,
}: Rows & { readonly added: Added | undefined }) {
  const mayAdd = useMay('createOwnLicense');
  const onClose = () => setDialog(undefined);
  const [dialog, setDialog] = useState<ReactNode>(() => {
    if (!mayAdd) return undefined;
    if (added === 'license') return <LicenseDialog onClose={() => setDialog(undefined)} />;
    if (added === 'eo') return <EoPolicyDialog onClose={() => setDialog(undefined)} />;
    return added === 'certificate' && <CertificateDialog onClose={() => setDialog(undefined)} />;
  });

  const button = (label: string, about: string, opened: ReactNode) => (
    <Button size="xs" aria-label={`${label} ${about}`} onClick={() => setDialog(opened)}>
      {label}
    </Button>
  );
  const add = (label: string, opened: ReactNode) =>
    mayAdd && (
      <Button size="xs" onClick={() => setDialog(opened)}>
        {label}
      </Button>
    );
  const licenseName = ({ type, state }: License) => `${type} license in ${state}`;
  const changeOf = (row: License) =>
    isRejected(row)
      ? 'Send again'
      : row.days_left !== null && row.days_left <= RENEWED_FROM
        ? 'Renew'
        : 'Change';

  return (
    <div className={layoutParts.stack}>
      <CredentialCard
        title="Licenses"
        empty="No licenses yet. Add yours, so that you can submit policies in its state."
        rows={licenses}
        nameOf={licenseName}
        add={add('Add license', <LicenseDialog onClose={onClose} />)}
        columns={[
          { label: 'Type', of: ({ type }) => type },
          { label: 'State', of: ({ state }) => stateName(state) },
          { label: 'Number', of: ({ number }) => number },
          { label: 'Resident', of: ({ is_resident }) => (is_resident ? 'Yes' : 'No') },
          { label: 'Issued', of: ({ issue_date }) => <DateText value={issue_date} /> },
          { label: 'Expires', of: ({ expiration_date }) => <DateText value={expiration_date} /> },
          { label: 'Status', of: ({ status }) => <Status value={status} /> },
        ]}
        actionsOf={(row) =>
          row.actions.includes('update') &&
          button(changeOf(row), licenseName(row), <LicenseDialog license={row} onClose={onClose} />)
        }
      />
      <CredentialCard
        title="E&O policies"
        empty="No errors and omissions cover yet. Policies wait until yours is approved."
        rows={eoPolicies}
        nameOf={({ carrier }) => `E&O policy of ${carrier}`}
        add={add('Add E&O policy', <EoPolicyDialog onClose={onClose} />)}
        columns={[
          { label: 'Carrier', of: ({ carrier }) => carrier },
          { label: 'Policy number', of: ({ policy_number }) => policy_number },
          {
            label: 'Per claim',
            of: ({ per_claim_cents }) => <Money cents={per_claim_cents} />,
            isNumber: true,
          },
          {
            label: 'Aggregate',
            of: ({ aggregate_cents }) => <Money cents={aggregate_cents} />,
            isNumber: true,
          },
          { label: 'Effective', of: ({ effective_date }) => <DateText value={effective_date} /> },
          { label: 'Expires', of: ({ expiration_date }) => <DateText value={expiration_date} /> },
        ]}
        actionsOf={(row) => {
          const about = `E&O policy of ${row.carrier}`;
          if (row.actions.includes('update'))
            return button(
              isRejected(row) ? 'Send again' : 'Change',
              about,
              <EoPolicyDialog policy={row} onClose={onClose} />,
            );
          return mayAdd && button('Renew', about, <EoPolicyDialog before={row} onClose={onClose} />);
        }}
      />
      <CredentialCard
        title="Certificates"
        empty="No certificates yet. AML training is asked for before cash-value life and annuities."
        rows={certificates}
        nameOf={({ course }) => course}
        add={add('Add certificate', <CertificateDialog onClose={onClose} />)}
        columns={[
          { label: 'Course', of: ({ course }) => course },
          { label: 'Kind', of: ({ kind }) => kind },
          { label: 'State', of: ({ state }) => (state ? stateName(state) : 'All') },
          { label: 'Completed', of: ({ completed_on }) => <DateText value={completed_on} /> },
          { label: 'Valid until', of: ({ valid_until }) => <DateText value={valid_until} /> },
        ]}
        actionsOf={(row) => {
          if (row.actions.includes('update'))
            return button(
              isRejected(row) ? 'Send again' : 'Change',
              row.course,
              <CertificateDialog certificate={row} onClose={onClose} />,
            );
          return mayAdd && button('Renew', row.course, <CertificateDialog before={row} onClose={onClose} />);
        }}
      />
      {dialog}
    </div>
  );
}
