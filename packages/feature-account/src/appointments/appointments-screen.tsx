import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { STATES } from '@upline/domain';
import {
  ActionDialog,
  DataListFor,
  queryFor,
  type RowOf,
  recordAction,
  useAccess,
  useMay,
} from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { WayBack } from '../layout/way-back-banner.tsx';
import { APPOINTMENT_LIST } from './appointment-list.ts';
import { APPOINTMENT_COLUMNS } from './appointments-table.tsx';

const route = getRouteApi('/signed-in/account/provider-appointments');

type Appointment = RowOf<'listOwnAppointments'>;

/** `account/provider-appointments`: the providers and states the associate may sell for, and the request for one more (domain.md 2.4). */
export function AppointmentsScreen() {
  const mayRequest = useMay('requestAppointment');
  // Null: for a provider yet to be chosen.
  const { provider, in: state, back } = route.useSearch();
  const [asked, setAsked] = useState<Appointment | null | undefined>(() =>
    mayRequest && provider ? null : undefined,
  );
  const request = mayRequest && <Button onClick={() => setAsked(null)}>Request appointment</Button>;
  return (
    <AccountPage current="appointments" primary={request}>
      <WayBack back={back} />
      <DataListFor
        operations={APPOINTMENT_LIST}
        label="Provider appointments"
        noun={{ one: 'appointment', many: 'appointments' }}
        columns={APPOINTMENT_COLUMNS}
        rowActions={(row) =>
          row.actions.includes('request')
            ? [{ id: 'request', label: 'Request again', onRun: () => setAsked(row) }]
            : []
        }
        search={{ field: 'provider', placeholder: 'Search providers' }}
        empty={{
          title: 'No appointments yet.',
          description: 'A provider appoints you state by state, where you have a valid license.',
          ...(request ? { action: request } : {}),
        }}
      />
      {asked !== undefined && (
        <RequestDialog before={asked} provider={provider} state={state} onClose={() => setAsked(undefined)} />
      )}
    </AccountPage>
  );
}

interface RequestDialogProps {
  /** What was declined or has ended, asked for once more. */
  readonly before: Appointment | null;
  /** What a policy waits for. */
  readonly provider: string | undefined;
  readonly state: string | undefined;
  readonly onClose: () => void;
}

/** Asks the home office for an appointment (R-APT-01, R-APT-02). */
function RequestDialog({ before, provider, state, onClose }: RequestDialogProps) {
  const { country } = useAccess().user;
  const providers = useQuery({
    ...queryFor('listProviders', { query: { limit: 500 } }),
    enabled: before === null,
  });
  // A form starts with what its lists hold.
  if (provider && before === null && !providers.data) return null;
  return (
    <ActionDialog
      opened
      onClose={onClose}
      action={recordAction({
        operation: 'requestAppointment',
        label: 'Request appointment',
        input: {},
        ...(before && {
          body: { provider_id: before.provider.id, state: before.state },
          about: `${before.provider.name} is asked again to appoint you in ${before.state}.`,
        }),
        fields: before
          ? []
          : [
              {
                name: 'provider_id',
                label: 'Provider',
                kind: 'choice',
                required: true,
                ...(provider && { initial: provider }),
                options: (providers.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
              },
              {
                name: 'state',
                label: country === 'Canada' ? 'Province' : 'State',
                kind: 'choice',
                required: true,
                ...(state && { initial: state }),
                help: 'You need a valid license there.',
                options: STATES[country].map(({ code, name }) => ({ value: code, label: name })),
              },
            ],
        refresh: [
          'listOwnAppointments',
          'countOwnAppointments',
          'getCoverage',
          'getCoverageMap',
          'getProvider',
        ],
        message: ({ provider, state }) => `Appointment with ${provider.name} in ${state} requested`,
      })}
    />
  );
}
