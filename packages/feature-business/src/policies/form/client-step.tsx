import { createPolicy } from '@upline/api-client/fields/business/policies.ts';
import { Button } from '@upline/ui-kit';
import {
  type AssociateLookup,
  AssociatePicker,
  type ClientLookup,
  ClientPicker,
} from '@upline/ui-kit/picker/pickers.tsx';
import type { RecordFormState } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from './policy-form.module.css';
import { PolicyField, type PolicyValues } from './policy-values.ts';

const { fields } = createPolicy;

export interface ClientStepProps {
  readonly form: RecordFormState<PolicyValues>;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly ClientLookup[]>;
  /** Leads to the form of a client and back; absent where no client can be made. */
  readonly onNewClient?: (() => void) | undefined;
  readonly isFixed?: boolean | undefined;
  /** Asks first who wrote it: the clients are that associate's. */
  readonly searchWriter?:
    | ((text: string, signal: AbortSignal) => Promise<readonly AssociateLookup[]>)
    | undefined;
}

/** The client of the policy: one of the own book, or a new one. */
export function ClientStep(props: ClientStepProps) {
  const { form, search, onNewClient, isFixed = false, searchWriter } = props;
  const waits = searchWriter !== undefined && form.values.writing_associate_code === null;
  return (
    <>
      {searchWriter && (
        <AssociatePicker
          label={fields.writing_associate_code.label}
          required
          search={searchWriter}
          {...form.field('writing_associate_code')}
          onChange={(writer) => form.setValues({ writing_associate_code: writer, client_id: null })}
        />
      )}
      <div className={classes.with}>
        <ClientPicker
          label={fields.client_id.label}
          required
          readOnly={isFixed || waits}
          help={waits ? 'Choose the writing associate first.' : undefined}
          search={search}
          {...form.field('client_id')}
        />
        {onNewClient && <Button onClick={onNewClient}>New client</Button>}
      </div>
      <PolicyField name="insured_name" />
      <PolicyField name="owner_name" />
    </>
  );
}
