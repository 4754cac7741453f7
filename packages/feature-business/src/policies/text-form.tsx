import { messages } from '@upline/domain';
import { TextField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';

export interface TextFormProps {
  /** `Answer`, `Reason` */
  readonly label: string;
  readonly saveLabel: string;
  /** The action needs no words. */
  readonly optional?: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly save: (text: string) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** One text that goes with an action. Loaded when the action is chosen. */
export function TextForm({
  label,
  saveLabel,
  optional = false,
  minLength = 1,
  maxLength,
  ...on
}: TextFormProps) {
  const form = useRecordForm({
    initialValues: { text: '' },
    validate: {
      text: (value) => {
        const { length } = value.trim();
        if (length === 0) return optional ? null : messages.required(label);
        return length < minLength ? messages.minLength(label, minLength) : null;
      },
    },
  });
  return (
    <RecordForm
      form={form}
      name={label}
      saveLabel={saveLabel}
      labels={{ text: label }}
      save={({ text }) => on.save(text)}
      onSaved={on.onSaved}
      cancel={on.onCancel}
    >
      <TextField
        label={label}
        rows={3}
        maxLength={maxLength}
        required={!optional}
        startsFocused
        {...form.field('text')}
      />
    </RecordForm>
  );
}
