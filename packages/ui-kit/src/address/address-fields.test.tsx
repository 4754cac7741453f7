import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordForm } from '../record-form/record-form.tsx';
import { useRecordForm } from '../record-form/use-record-form.ts';
import { chooseOption } from '../testing/choose-option.ts';
import { renderKit } from '../testing/render.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressErrors } from './address-rules.ts';

const home = {
  line1: '1 Main St',
  line2: '',
  city: 'Ottawa',
  state: 'ON',
  postal_code: 'K1A 0B1',
  country: 'Canada',
};

function AddressForm() {
  const form = useRecordForm({ initialValues: home });
  return (
    <RecordForm form={form} name="Address" save={async () => ({})} cancel={() => undefined}>
      <AddressFields field={form.field} />
    </RecordForm>
  );
}

describe('AddressFields', () => {
  it('offer the states and the words of the country, and forget a state of the other one', async () => {
    const { user } = renderKit(<AddressForm />);
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('Ontario');
    await chooseOption(user, screen.getByRole('combobox', { name: 'Country' }), 'USA');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await chooseOption(user, screen.getByRole('combobox', { name: 'State' }), 'Texas');
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Texas');
    expect(screen.getByLabelText(/^ZIP Code/)).toHaveAttribute('autocomplete', 'postal-code');
  });
});

describe('addressErrors', () => {
  it('finds nothing in a good address', () => {
    expect(addressErrors(home)).toEqual({});
  });

  it('holds the postal code to the province (R-VAL-10) and the residence to a street', () => {
    expect(addressErrors({ ...home, postal_code: 'V6B 1A1' })).toEqual({
      postal_code: 'Postal Code does not match the province',
    });
    expect(addressErrors({ ...home, line1: 'PO Box 12' })).toEqual({ line1: 'Residence cannot be a PO box' });
    expect(addressErrors({ ...home, line1: 'PO Box 12' }, { residence: false })).toEqual({});
  });

  it('asks for what is missing in the words of the country (SPEC 5)', () => {
    const empty = { line1: '', line2: '', city: '', state: '', postal_code: '', country: 'USA' };
    expect(addressErrors(empty)).toEqual({
      line1: 'Address is required',
      city: 'City is required',
      state: 'State is required',
      postal_code: 'ZIP Code is required',
    });
  });
});
