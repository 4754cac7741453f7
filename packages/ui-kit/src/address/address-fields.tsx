import { COUNTRIES, type Country, STATES } from '@upline/domain';
import { FieldRow } from '../field/field-row.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import type { FieldBinding } from '../record-form/use-record-form.ts';

/** Parts of an address, as the records name them (domain 2.2). */
export type AddressPart = 'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country';

export interface AddressFieldsProps {
  /** Binding of each part: `(part) => form.field(`mailing_${part}`)`. */
  readonly field: (part: AddressPart) => FieldBinding<string>;
  /** The country is given, not asked for (an associate's own address). */
  readonly countryReadOnly?: boolean;
  /** `mailing` gives the browser's autofill its second address. */
  readonly kind?: 'home' | 'mailing';
}

/** An address; the country decides the states offered and the words for state and postal code. */
export function AddressFields({ field, countryReadOnly = false, kind = 'home' }: AddressFieldsProps) {
  const country = field('country');
  const state = field('state');
  const inCanada = country.value === 'Canada';
  const autoComplete = (token: string) => (kind === 'mailing' ? `shipping ${token}` : token);
  const chooseCountry = (next: string) => {
    country.onChange(next);
    if (next !== country.value) state.onChange('');
  };
  return (
    <>
      <SelectField
        label="Country"
        required
        options={COUNTRIES}
        autoComplete={autoComplete('country-name')}
        readOnly={countryReadOnly}
        {...country}
        onChange={chooseCountry}
      />
      <TextField
        label="Address"
        required
        maxLength={100}
        autoComplete={autoComplete('address-line1')}
        {...field('line1')}
      />
      <TextField
        label="Address Line 2"
        maxLength={100}
        autoComplete={autoComplete('address-line2')}
        {...field('line2')}
      />
      <FieldRow>
        <TextField
          label="City"
          required
          maxLength={60}
          autoComplete={autoComplete('address-level2')}
          {...field('city')}
        />
        <SelectField
          label={inCanada ? 'Province' : 'State'}
          required
          options={STATES[(inCanada ? 'Canada' : 'USA') satisfies Country].map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          autoComplete={autoComplete('address-level1')}
          {...state}
        />
        <TextField
          label={inCanada ? 'Postal Code' : 'ZIP Code'}
          required
          maxLength={10}
          inputMode={inCanada ? 'text' : 'numeric'}
          autoCapitalize="characters"
          placeholder={inCanada ? 'A1A 1A1' : '12345'}
          autoComplete={autoComplete('postal-code')}
          {...field('postal_code')}
        />
      </FieldRow>
    </>
  );
}
