import { COUNTRIES, type Country } from '@upline/domain';

/** Of whose pool; the reader's own country is left out of the address. */
export interface CountrySearch {
  readonly country?: Country;
}

export function countrySearch(raw: Record<string, unknown>): CountrySearch {
  const country = COUNTRIES.find((each) => each === raw.country);
  return country ? { country } : {};
}
