import { type Country, messages, STATES } from '@upline/domain';
import { Banner, Button, SelectField } from '@upline/ui-kit';
import { Dialog } from '@upline/ui-kit/dialog/dialog.tsx';
import { readProblem } from '@upline/ui-kit/errors/problem.ts';
import { useState } from 'react';
import { useRequestAppointment } from './provider.mutations.ts';

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
export function RequestDialog({
  provider,
  countries,
  taken,
  state: given = '',
  onClose,
}: RequestDialogProps) {
  const [state, setState] = useState(given);
  const [asked, setAsked] = useState(false);
  const request = useRequestAppointment();
  const problem = request.error && readProblem(request.error);
  const refusal = request.error?.fields?.find(({ field }) => field === 'state')?.message;
  const missing = asked && state === '' ? messages.required('State') : undefined;
  const send = () => {
    setAsked(true);
    if (state !== '') void request.save({ body: { provider_id: provider.id, state } }, onClose);
  };
  return (
    <Dialog
      opened
      title="Request appointment"
      locked={request.saving}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={request.saving}>
            Cancel
          </Button>
          <Button variant="filled" loading={request.saving} onClick={send}>
            Request appointment
          </Button>
        </>
      }
    >
      <SelectField
        label="State"
        required
        value={state}
        error={missing ?? refusal}
        help={`${provider.name} appoints you state by state. You need a valid license there.`}
        options={countries.flatMap((country) =>
          STATES[country]
            .filter(({ code }) => !taken.includes(code))
            .map(({ code, name }) => ({ value: code, label: name })),
        )}
        onChange={(value) => {
          request.clear();
          setState(value);
        }}
      />
      {problem && !refusal && (
        <Banner tone="danger" live>
          {problem.message}
        </Banner>
      )}
    </Dialog>
  );
}
