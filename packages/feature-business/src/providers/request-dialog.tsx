import { type Country, STATES } from '@upline/domain';
import { ActionDialog, recordAction } from '@upline/shell';

export interface RequestDialogProps {
  readonly provider: { readonly id: string; readonly name: string };
  readonly countries: readonly Country[];
  /** States that have an appointment already. */
  readonly taken: readonly string[];
  /** Chosen beforehand. */
  readonly state?: string | undefined;
  readonly onClose: () => void;
}

/** Asks the back office for an appointment in one state (R-APT-01, R-APT-02). */
export const RequestDialog = ({ provider, countries, taken, state, onClose }: RequestDialogProps) => (
  <ActionDialog
    opened
    onClose={onClose}
    action={recordAction({
      operation: 'requestAppointment',
      label: 'Request appointment',
      input: {},
      body: { provider_id: provider.id },
      fields: [
        {
          name: 'state',
          label: 'State',
          kind: 'choice',
          required: true,
          initial: state ?? null,
          help: `${provider.name} appoints you state by state. You need a valid license there.`,
          options: countries.flatMap((country) =>
            STATES[country]
              .filter(({ code }) => !taken.includes(code))
              .map(({ code, name }) => ({ value: code, label: name })),
          ),
        },
      ],
      // What it changes is seen on the provider, in the lists and in the coverage.
      refresh: [
        'getProvider',
        'listProviders',
        'countProviders',
        'getCoverage',
        'getCoverageMap',
        'listOwnAppointments',
        'countOwnAppointments',
      ],
      message: (answer) => `Appointment with ${answer.provider.name} in ${answer.state} requested`,
    })}
  />
);
