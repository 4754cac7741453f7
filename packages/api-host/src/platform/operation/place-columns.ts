import type { Address } from './address.ts';

/** An address without its country, which is a column of its own. */
export type Place = Omit<Address, 'country'>;

/** Both addresses as columns. */
export const placeColumns = (address: Place, mailing: Place | null) => ({
  address_line1: address.line1,
  address_line2: address.line2,
  city: address.city,
  state: address.state,
  postal_code: address.postal_code,
  mailing_same: mailing === null,
  mailing_line1: mailing?.line1 ?? null,
  mailing_line2: mailing?.line2 ?? null,
  mailing_city: mailing?.city ?? null,
  mailing_state: mailing?.state ?? null,
  mailing_postal_code: mailing?.postal_code ?? null,
});

/** As a row has them: null where a record may have no residence. */
type PlaceColumns = Record<Exclude<keyof ReturnType<typeof placeColumns>, 'mailing_same'>, string | null>;

type Incomplete = { readonly [Part in keyof Place]: Place[Part] | null };

/** An address is whole or not there. */
function whole({ line1, line2, city, state, postal_code }: Incomplete): Place | null {
  if (line1 === null || city === null || state === null || postal_code === null) return null;
  return { line1, line2, city, state, postal_code };
}

export const residenceOf = (row: PlaceColumns): Place | null =>
  whole({
    line1: row.address_line1,
    line2: row.address_line2,
    city: row.city,
    state: row.state,
    postal_code: row.postal_code,
  });

/** Where mail goes if not to the residence. */
export const mailingOf = (row: PlaceColumns & { readonly mailing_same: boolean }): Place | null =>
  row.mailing_same
    ? null
    : whole({
        line1: row.mailing_line1,
        line2: row.mailing_line2,
        city: row.mailing_city,
        state: row.mailing_state,
        postal_code: row.mailing_postal_code,
      });

/** Day and month of a birth date that is itself sealed: they alone can be searched. */
export const birthdayColumns = (birth: string | null | undefined) => ({
  birth_month: birth ? Number(birth.slice(5, 7)) : null,
  birth_day: birth ? Number(birth.slice(8, 10)) : null,
});
