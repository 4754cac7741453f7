import { COUNTRIES, isPoBox, isStateOf, messages, parsePostalCode, postalCodeProblem } from '@upline/domain';
import { z } from 'zod';
import { oneOf, optionalText, text } from './fields.ts';

/** An address as requests carry it (domain.md 2.2); forms know it by `line1` and `postal_code`. */
export const addressField = z.strictObject({
  line1: text('Address', { min: 3, max: 100, example: '1200 Barton Springs Rd' }),
  line2: optionalText('Address Line 2', { max: 100 }),
  city: text('City', { min: 2, max: 60, example: 'Austin' }),
  state: text('State', { max: 2, example: 'TX' }).meta({
    label: 'State',
    description: 'Two letters, a state or province of the country',
  }),
  postal_code: text('Postal Code', { max: 10, example: '78704' }),
  country: oneOf('Country', COUNTRIES),
});

export type Address = z.output<typeof addressField>;

type Refuse = (field: string, message: string) => void;

/** State and postal code belong to the country (R-VAL-09, R-VAL-10); a residence is no PO box. */
export function checkAddress(
  address: Address,
  at: string,
  refuse: Refuse,
  { residence = false }: { readonly residence?: boolean } = {},
): void {
  const { country, state, postal_code } = address;
  const isKnown = isStateOf(country, state.toUpperCase());
  if (!isKnown) refuse(`${at}.state`, messages.option('State'));
  const problem = postalCodeProblem(country, isKnown ? state.toUpperCase() : undefined, postal_code);
  if (problem) refuse(`${at}.postal_code`, problem);
  if (residence && isPoBox(address.line1)) refuse(`${at}.line1`, messages.poBox);
}

/** As it is kept: the state in capitals, the postal code as the post writes it. */
export function storedAddress(address: Address): Address {
  const postal_code = parsePostalCode(address.country, address.postal_code) ?? address.postal_code;
  return { ...address, state: address.state.toUpperCase(), postal_code };
}

/** In one line, as the trail shows it. */
export const addressLine = ({ line1, line2, city, state, postal_code, country }: Address) =>
  [line1, line2, city, `${state} ${postal_code}`, country].filter(Boolean).join(', ');
