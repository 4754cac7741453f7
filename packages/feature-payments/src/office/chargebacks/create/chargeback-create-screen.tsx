import { ApiError, type OperationAnswer } from '@upline/api-client';
import { useGo, useSave } from '@upline/shell';
import { SelectField, TextField } from '@upline/ui-kit';
import { DateField } from '@upline/ui-kit/field/date-field.tsx';
import { FileUpload } from '@upline/ui-kit/file-upload/file-upload.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { useEvidenceUpload } from '../../../chargebacks/dispute.mutations.ts';
import { PolicyField } from '../../policy-field.tsx';
import { ChargePreview } from './charge-preview.tsx';
import {
  amountsOf,
  type ChargeValues,
  chargeBody,
  chargeProblems,
  type LineAmounts,
  MANUAL_REASONS,
  startValues,
  takesAmounts,
} from './charge-values.ts';
import { LineAmountsField } from './line-amounts.tsx';

const TYPES = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const MOST_BYTES = 10 * 1024 * 1024;

/** `chargebacks/create`: charges lines of a policy by hand, with a preview before it is booked (R-CB-01). */
export function OfficeDebtCreateScreen() {
  const go = useGo();
  const upload = useEvidenceUpload();
  const [amounts, setAmounts] = useState<LineAmounts>({});
  const [lineErrors, setLineErrors] = useState<Readonly<Record<number, string>>>({});
  const [documentId, setDocument] = useState<string | null>(null);
  const [shown, setShown] = useState<OperationAnswer<'previewChargeback'>>();
  const preview = useSave({ operation: 'previewChargeback', refresh: [] });
  const form = useRecordForm<ChargeValues>({
    initialValues: startValues(),
    validate: (values: ChargeValues) => chargeProblems(values, amounts),
    onValuesChange: (values, before) => {
      if (values.policy_id?.id !== before.policy_id?.id) setAmounts({});
    },
  });
  const { values } = form;
  const note = values.note.trim() || null;
  /** Refusals name amounts by their place; they are shown at their lines. */
  const placed = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    const sent = amountsOf(amounts);
    setLineErrors(
      Object.fromEntries(
        (error.fields ?? []).flatMap(({ field, message }) => {
          const line = sent[Number(/^amounts\.(\d+)/.exec(field)?.[1])];
          return line ? [[line.line_no, message]] : [];
        }),
      ),
    );
  };
  if (shown)
    return (
      <>
        <PageHeader title="Create chargeback" />
        <ChargePreview
          preview={shown}
          body={{ ...chargeBody(values, amounts), note, document_id: documentId }}
          onBack={() => setShown(undefined)}
          onBooked={({ chargebacks: [first] }) =>
            void go(first ? { to: '/chargebacks/$id', params: { id: first.id } } : { to: '/chargebacks' })
          }
        />
      </>
    );
  return (
    <>
      <PageHeader title="Create chargeback" />
      <RecordForm
        form={form}
        name="Chargeback"
        saveLabel="Preview chargeback"
        labels={{ policy_id: 'Policy', reason: 'Reason', event_date: 'Event Date', note: 'Note' }}
        save={async () => {
          setLineErrors({});
          try {
            return await preview.send({ body: chargeBody(values, amounts) });
          } catch (error) {
            placed(error);
            throw error;
          }
        }}
        onSaved={setShown}
        cancel={{ to: '/chargebacks' }}
      >
        <p>Nothing is booked before you have seen what it takes from every line.</p>
        <PolicyField label="Policy" required {...form.field('policy_id')} />
        <SelectField
          label="Reason"
          required
          options={MANUAL_REASONS}
          help="Ends of policies and re-rates are charged by the policy itself."
          {...form.field('reason')}
        />
        <DateField label="Event Date" required {...form.field('event_date')} />
        {values.policy_id && takesAmounts(values.reason) && (
          <LineAmountsField
            policyId={values.policy_id.id}
            amounts={amounts}
            onChange={setAmounts}
            errors={lineErrors}
            error={typeof form.errors.amounts === 'string' ? form.errors.amounts : undefined}
          />
        )}
        <TextField
          label="Note"
          required={takesAmounts(values.reason)}
          rows={3}
          maxLength={1000}
          help="The associate reads it."
          {...form.field('note')}
        />
        <FileUpload
          label="Document"
          accept={TYPES}
          maxSize={MOST_BYTES}
          upload={upload}
          onChange={([file]) => setDocument(file ?? null)}
        />
      </RecordForm>
    </>
  );
}
