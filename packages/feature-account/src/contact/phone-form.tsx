import { messages, PHONE_TYPES, type PhoneType } from '@upline/domain';
import { PhoneField, SelectField } from '@upline/ui-kit';
import { RecordForm } from '@upline/ui-kit/record-form/record-form.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import classes from '../security/password-form.module.css';

export interface PhoneValues {
  readonly phone: string;
  readonly phone_type: PhoneType;
}

/** While it is typed; the browser's list knows texts alone. */
type Typed = { [Field in keyof PhoneValues]: string };

const check = ({ phone }: Typed): Record<string, string> =>
  phone === '' ? { phone: messages.required('Phone') } : {};

export interface PhoneFormProps<Saved> {
  readonly initialValues: PhoneValues;
  readonly save: (values: PhoneValues) => Promise<Saved>;
  readonly onSaved: (saved: Saved) => void;
}

/** A number and what it is; a mobile one gets a code next. */
export function PhoneForm<Saved>({ initialValues, save, onSaved }: PhoneFormProps<Saved>) {
  const form = useRecordForm<Typed>({ initialValues, validate: check });
  return (
    <RecordForm
      form={form}
      name="Phone"
      saveLabel={form.values.phone_type === 'Mobile' ? 'Send a code' : 'Save phone'}
      // The list offers nothing else.
      save={({ phone, phone_type }) => save({ phone, phone_type: phone_type as PhoneType })}
      onSaved={onSaved}
      cancel={{ to: '/account/password' }}
    >
      <div className={classes.fields}>
        <PhoneField label="Phone" required {...form.field('phone')} />
        <SelectField
          label="Phone type"
          required
          options={PHONE_TYPES}
          help="A mobile phone can get sign-in codes once it is verified."
          {...form.field('phone_type')}
        />
      </div>
    </RecordForm>
  );
}
