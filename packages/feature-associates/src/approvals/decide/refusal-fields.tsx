import { REJECTION_REASONS } from '@upline/domain';
import { SelectField, type SelectFieldProps } from '@upline/ui-kit/field/select-field.tsx';
import { TextField } from '@upline/ui-kit/field/text-field.tsx';
import { MOST_CHARACTERS } from './refusal.ts';

type Control = Pick<SelectFieldProps, 'value' | 'onChange'> & { readonly error?: SelectFieldProps['error'] };

interface RefusalFieldsProps {
  /** Words alone, without the reasons of the office. */
  readonly needsWords: boolean;
  readonly reason: Control;
  readonly text: Control;
  readonly isOther: boolean;
}

/** Why something is rejected: the associate reads it. */
export const RefusalFields = ({ needsWords, reason, text, isOther }: RefusalFieldsProps) => (
  <>
    {!needsWords && <SelectField label="Reason" required options={REJECTION_REASONS} {...reason} />}
    {(needsWords || isOther) && (
      <TextField
        label={needsWords ? 'Reason' : 'Text'}
        required
        rows={3}
        maxLength={MOST_CHARACTERS}
        help="The associate reads it."
        {...text}
      />
    )}
  </>
);
