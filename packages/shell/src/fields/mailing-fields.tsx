import { AddressFields } from '@upline/ui-kit/address/address-fields.tsx';
import { CheckboxField } from '@upline/ui-kit/field/checkbox-field.tsx';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import { useFormOfFields } from './record-field.tsx';

interface MailingFieldsProps {
  /** The address as it is before anybody types. */
  readonly empty: () => object;
  /** The country is the record's, and nobody chooses it here. */
  readonly countryReadOnly?: boolean;
  /** With a title of its own, where the page says little around it. */
  readonly titled?: boolean;
}

/** Whether mail goes to another address than the one above, and to which; the record keeps it as `mailing`. */
export function MailingFields({ empty, countryReadOnly = false, titled = false }: MailingFieldsProps) {
  const form = useFormOfFields();
  const fields = (
    <AddressFields
      kind="mailing"
      countryReadOnly={countryReadOnly}
      field={(part) => byPath(form).field<string>(`mailing.${part}`)}
    />
  );
  return (
    <>
      <CheckboxField
        label="Mail goes to another address"
        checked={form.values.mailing !== null}
        onChange={(differs) => form.setFieldValue('mailing', differs ? empty() : null)}
      />
      {form.values.mailing !== null &&
        (titled ? (
          <fieldset className={layout.stack}>
            <legend>Mailing Address</legend>
            {fields}
          </fieldset>
        ) : (
          fields
        ))}
    </>
  );
}
