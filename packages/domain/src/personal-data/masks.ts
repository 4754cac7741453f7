import type { Country } from '../enumerations/people.ts';

/** `***-**-6789` from the last four digits or the whole number (domain.md 0.2). */
export function maskSsn(digits: string): string {
  return `***-**-${digits.slice(-4)}`;
}

/** `*** *** 286` from the last three digits or the whole number. */
export function maskSin(digits: string): string {
  return `*** *** ${digits.slice(-3)}`;
}

/** The mask of the country's personal tax identifier. */
export function maskTaxIdentifier(country: Country, digits: string): string {
  return country === 'Canada' ? maskSin(digits) : maskSsn(digits);
}

/** How many digits of the identifier are kept to be shown. */
export function shownDigits(country: Country): 3 | 4 {
  return country === 'Canada' ? 3 : 4;
}

/** `••••6789`. */
export function maskAccount(digits: string): string {
  return `••••${digits.slice(-4)}`;
}

/** `12-*****89` from all nine digits. */
export function maskEin(digits: string): string {
  return `${digits.slice(0, 2)}-*****${digits.slice(-2)}`;
}

/** `(•••) •••-0142`. */
export function maskPhone(phone: string): string {
  return `(•••) •••-${phone.slice(-4)}`;
}

/** Any other identifier (document number, policy number): all but the last four characters hidden. */
export function maskLastFour(value: string): string {
  return `••••${[...value].slice(-4).join('')}`;
}
