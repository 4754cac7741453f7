import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { type Country, stateName } from '@upline/domain';
import {
  listed,
  type NamedAction,
  queryFor,
  RecordActions,
  useApi,
  useFileSaving,
  useMay,
  usePageAt,
} from '@upline/shell';
import { Button, Card, DateText, EmptyState, LinkButton, Loading, Money, Status } from '@upline/ui-kit';
import { type FactColumn, FactTable } from '@upline/ui-kit/detail/fact-table.tsx';
import { ErrorState } from '@upline/ui-kit/feedback/states.tsx';
import { DaysLeft } from '@upline/ui-kit/status/days-left.tsx';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { type ReactNode, useState } from 'react';
import { CertificateForm } from './certificate-form.tsx';
import { EoPolicyForm } from './eo-policy-form.tsx';
import { LicenseForm } from './license-form.tsx';
import type { Certificate, EoPolicy, License } from './paper-values.ts';
import { certificateActions, eoPolicyActions, licenseActions } from './papers.actions.ts';

type Paper = License | EoPolicy | Certificate;
type Appointment = OperationAnswer<'listAppointments'>['rows'][number];

/** The paper of a record, for those who decide on it (7.1). */
function DocumentButton({ paper, about }: { readonly paper: Paper; readonly about: string }) {
  const api = useApi();
  const mayOpen = useMay('getLicensingDocument');
  const { saving, save } = useFileSaving();
  const { document } = paper;
  if (!document || !mayOpen) return '—';
  const { id, name } = document;
  const open = () =>
    save(
      id,
      () => api.call('getLicensingDocument', { params: { id } }),
      () => name,
    );
  return (
    <Button
      size="xs"
      variant="subtle"
      loading={saving === id}
      aria-label={`Open document of ${about}`}
      onClick={() => void open()}
    >
      Document
    </Button>
  );
}

interface PaperCardProps<Row extends Paper> {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  readonly add: ReactNode;
  readonly edit: (row: Row) => void;
  readonly actions: (row: Row) => NamedAction[];
  readonly columns: readonly [FactColumn<Row>, ...FactColumn<Row>[]];
}

function PaperCard<Row extends Paper>(props: PaperCardProps<Row>) {
  const { title, empty, rows, nameOf, add, edit, actions, columns } = props;
  const [first, ...rest] = columns;
  return (
    <Card title={title} actions={add}>
      {rows.length === 0 ? (
        <EmptyState>{empty}</EmptyState>
      ) : (
        <FactTable
          label={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            first,
            ...rest,
            { label: 'Days left', of: ({ days_left }) => <DaysLeft days={days_left} /> },
            { label: 'Approval', of: ({ approval_status }) => <Status value={approval_status} /> },
            { label: 'Document', of: (row) => <DocumentButton paper={row} about={nameOf(row)} /> },
            ...(rows.some((row) => row.actions.length > 0)
              ? [
                  {
                    label: 'Actions',
                    of: (row: Row) => (
                      <div className={layout.buttons}>
                        {row.actions.includes('update') && (
                          <Button size="xs" aria-label={`Edit ${nameOf(row)}`} onClick={() => edit(row)}>
                            Edit
                          </Button>
                        )}
                        <RecordActions actions={actions(row)} />
                      </div>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Card>
  );
}

/** Appointments of the associate with providers; the board of all is a page of its own (domain.md 2.4). */
function Appointments({ code }: { readonly code: string }) {
  const { data, error, isPending, refetch } = useQuery(
    queryFor('listAppointments', {
      query: { filter: { associate_code: { eq: code } }, limit: 500 },
    }),
  );
  const board = usePageAt()('/appointments');
  return (
    <Card
      title="Appointments"
      actions={
        board && (
          <LinkButton
            size="xs"
            to={{
              ...board,
              search: listed('listAppointments', { filter: { associate_code: { eq: code } } }),
            }}
          >
            Open on the board
          </LinkButton>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading label="Appointments" />
      ) : (
        <AppointmentTable rows={data.rows} />
      )}
    </Card>
  );
}

function AppointmentTable({ rows }: { readonly rows: readonly Appointment[] }) {
  if (rows.length === 0) return <EmptyState>No provider has appointed this associate yet.</EmptyState>;
  return (
    <FactTable
      label="Appointments"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { label: 'Provider', of: ({ provider }) => provider.name },
        { label: 'State', of: ({ state }) => stateName(state) },
        { label: 'Writing number', of: ({ writing_number }) => writing_number ?? '—' },
        { label: 'Status', of: ({ status }) => <Status value={status} /> },
        {
          label: 'Effective',
          of: ({ effective_date }) => (effective_date ? <DateText value={effective_date} /> : '—'),
        },
        { label: 'JIT', of: ({ jit }) => (jit ? 'Yes' : 'No') },
      ]}
    />
  );
}

interface LicensingTabProps {
  readonly code: string;
  readonly country: Country;
  /** The caller decides on nothing of this associate (R-ADM-02). */
  readonly isReadOnly: boolean;
}

/** Licenses, E&O cover, certificates and appointments of one associate; the office may enter them (domain.md 2.3, 2.33). */
export function LicensingTab({ code, country, isReadOnly }: LicensingTabProps) {
  const input = { params: { code } };
  const { data: licenses } = useSuspenseQuery(queryFor('listAssociateLicenses', input));
  const { data: policies } = useSuspenseQuery(queryFor('listAssociateEoPolicies', input));
  const { data: certificates } = useSuspenseQuery(queryFor('listAssociateTrainingCertificates', input));
  const mayEnter = useMay('createLicense') && !isReadOnly;
  const maySeeAppointments = useMay('listAppointments');
  const [form, setForm] = useState<ReactNode>();
  const onClose = () => setForm(undefined);
  const shared = { code, country, onClose };
  const add = (label: string, opened: ReactNode) =>
    mayEnter && (
      <Button size="xs" onClick={() => setForm(opened)}>
        {label}
      </Button>
    );
  return (
    <div className={layout.stack}>
      <PaperCard
        title="Licenses"
        empty="No license is on file."
        rows={licenses.rows}
        nameOf={({ type, state }) => `${type} license in ${state}`}
        add={add('Add license', <LicenseForm {...shared} />)}
        edit={(row) => setForm(<LicenseForm {...shared} record={row} />)}
        actions={licenseActions}
        columns={[
          { label: 'Type', of: ({ type }) => type },
          { label: 'State', of: ({ state }) => stateName(state) },
          { label: 'Number', of: ({ number }) => number },
          { label: 'Resident', of: ({ is_resident }) => (is_resident ? 'Yes' : 'No') },
          { label: 'Issued', of: ({ issue_date }) => <DateText value={issue_date} /> },
          {
            label: 'Expires',
            of: ({ expiration_date }) => (expiration_date ? <DateText value={expiration_date} /> : '—'),
          },
          { label: 'Status', of: ({ status }) => <Status value={status} /> },
        ]}
      />
      <PaperCard
        title="E&O policies"
        empty="No errors and omissions cover is on file."
        rows={policies.rows}
        nameOf={({ carrier }) => `E&O policy of ${carrier}`}
        add={add('Add E&O policy', <EoPolicyForm {...shared} />)}
        edit={(row) => setForm(<EoPolicyForm {...shared} record={row} />)}
        actions={eoPolicyActions}
        columns={[
          { label: 'Carrier', of: ({ carrier }) => carrier },
          { label: 'Policy number', of: ({ policy_number }) => policy_number },
          {
            label: 'Per claim',
            isNumber: true,
            of: ({ per_claim_cents }) => <Money cents={per_claim_cents} />,
          },
          {
            label: 'Aggregate',
            isNumber: true,
            of: ({ aggregate_cents }) => <Money cents={aggregate_cents} />,
          },
          { label: 'Effective', of: ({ effective_date }) => <DateText value={effective_date} /> },
          { label: 'Expires', of: ({ expiration_date }) => <DateText value={expiration_date} /> },
        ]}
      />
      <PaperCard
        title="Certificates"
        empty="No certificate is on file."
        rows={certificates.rows}
        nameOf={({ course }) => course}
        add={add('Add certificate', <CertificateForm {...shared} />)}
        edit={(row) => setForm(<CertificateForm {...shared} record={row} />)}
        actions={certificateActions}
        columns={[
          { label: 'Course', of: ({ course }) => course },
          { label: 'Kind', of: ({ kind }) => kind },
          { label: 'State', of: ({ state }) => (state ? stateName(state) : 'All') },
          { label: 'Completed', of: ({ completed_on }) => <DateText value={completed_on} /> },
          { label: 'Valid until', of: ({ valid_until }) => <DateText value={valid_until} /> },
        ]}
      />
      {maySeeAppointments && <Appointments code={code} />}
      {form}
    </div>
  );
}
