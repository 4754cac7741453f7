import { recordField } from '@upline/shell';
import { FieldRow } from '@upline/ui-kit';
import { DocumentField } from '../documents/document-field.tsx';
import { useDocumentUpload } from '../documents/use-documents.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import { type EoPolicy, eoPolicyValues } from './credentials.ts';
import { useCreateEoPolicy, useUpdateEoPolicy } from './licenses.mutations.ts';

const Field = recordField(eoPolicyValues);

interface EoPolicyDialogProps {
  /** Changed or sent again. */
  readonly policy?: EoPolicy | undefined;
  /** Renewed by a new one that begins where this one ends. */
  readonly before?: EoPolicy | undefined;
  readonly onClose: () => void;
}

/** An errors and omissions policy (domain.md 2.33). An approved one is not changed; its renewal is a new one. */
export function EoPolicyDialog({ policy, before, onClose }: EoPolicyDialogProps) {
  const create = useCreateEoPolicy();
  const update = useUpdateEoPolicy();
  const upload = useDocumentUpload('uploadOwnLicensingDocument');
  return (
    <CredentialDialog
      title={before ? 'Renew E&O policy' : policy ? `E&O policy of ${policy.carrier}` : 'Add E&O policy'}
      noun="E&O policy"
      values={eoPolicyValues}
      record={policy}
      {...(before && {
        start: {
          carrier: before.carrier,
          policy_number: before.policy_number,
          per_claim_cents: before.per_claim_cents,
          aggregate_cents: before.aggregate_cents,
          effective_date: before.expiration_date,
        },
      })}
      create={create.send}
      update={update.send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field.Row names={['carrier', 'policy_number']} />
          <FieldRow>
            <Field name="per_claim_cents" currency="USD" help="At least $1,000,000" />
            <Field name="aggregate_cents" currency="USD" help="At least the per-claim limit" />
          </FieldRow>
          <Field.Row names={['effective_date', 'expiration_date']} />
          <DocumentField
            label="Document"
            help="The declarations page."
            field={form.field('document_id')}
            stored={policy?.document}
            upload={upload}
          />
        </>
      )}
    </CredentialDialog>
  );
}
