import { type Country, isPoBox, isStateOf, messages, postalCodeProblem } from '@upline/domain';
import type { AddressPart } from './address-fields.tsx';

export type AddressValues = Readonly<Record<AddressPart, string>>;

/** What is wrong with an address, by part (domain 2.2, R-VAL-09, R-VAL-10). A residence cannot be a PO box. */
export function addressErrors(
  address: AddressValues,
  { residence = true }: { readonly residence?: boolean } = {},
): Partial<Record<AddressPart, string>> {
  const country = address.country as Country;
  const words = {
    state: country === 'Canada' ? 'Province' : 'State',
    postal: country === 'Canada' ? 'Postal Code' : 'ZIP Code',
  };
  const errors: Partial<Record<AddressPart, string>> = {};
  const line = address.line1.trim();
  if (!line) errors.line1 = messages.required('Address');
  else if (line.length < 3) errors.line1 = messages.minLength('Address', 3);
  else if (residence && isPoBox(line)) errors.line1 = messages.poBox;
  const city = address.city.trim();
  if (!city) errors.city = messages.required('City');
  else if (city.length < 2) errors.city = messages.minLength('City', 2);
  if (!address.country) errors.country = messages.required('Country');
  if (!address.state) errors.state = messages.required(words.state);
  else if (address.country && !isStateOf(country, address.state)) errors.state = messages.option(words.state);
  const postal = address.postal_code.trim()
    ? postalCodeProblem(country, address.state, address.postal_code, words.postal)
    : messages.required(words.postal);
  if (postal) errors.postal_code = postal;
  return errors;
}
