import { STATES } from '@upline/domain';
import { DateField, MoneyField, SelectField, TextField } from '@upline/ui-kit';
import type { ChangeField } from './change-lists.ts';

/** What a field of the dialog holds: a text as typed, or cents. */
export type Typed = string | number | null;

export interface ValueFieldOfProps {
  readonly field: ChangeField;
  readonly value: Typed;
  readonly onChange: (value: Typed) => void;
  readonly error?: string | undefined;
}

const STATE_OPTIONS = [...STATES.USA, ...STATES.Canada].map(({ code, name }) => ({
  value: code,
  label: name,
}));

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The new value of one field, entered as its own form enters it. */
export function ValueFieldOf({ field, value, onChange, error }: ValueFieldOfProps) {
  const { kind, required, max } = field;
  const text = typeof value === 'string' ? value : '';
  const shared = { label: 'New value', required, error, 'data-path': `changes.${field.key}` } as const;
  const empty = { emptyLabel: required ? 'Select' : 'Empty the field' } as const;
  switch (kind) {
    case 'enum':
      return <SelectField {...shared} {...empty} options={field.options} value={text} onChange={onChange} />;
    case 'state':
      return <SelectField {...shared} {...empty} options={STATE_OPTIONS} value={text} onChange={onChange} />;
    case 'yes or no':
      return <SelectField {...shared} {...empty} options={YES_NO} value={text} onChange={onChange} />;
    case 'date':
      return <DateField {...shared} value={text} onChange={onChange} />;
    case 'money':
      return <MoneyField {...shared} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    default:
      return (
        <TextField
          {...shared}
          {...(kind === 'long text' ? { rows: 3 } : {})}
          {...(max === null ? {} : { maxLength: max })}
          help={required ? undefined : 'Left empty, the field is emptied.'}
          value={text}
          onChange={onChange}
        />
      );
  }
}

/** What is sent: an empty value empties the field. */
export function sentValue({ kind }: ChangeField, value: Typed): string | number | boolean | null {
  if (value === null || value === '') return null;
  if (kind === 'yes or no') return value === 'yes';
  return typeof value === 'string' ? value.trim() : value;
}
