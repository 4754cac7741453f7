import { passesLuhn, stripSeparators } from './digits.ts';

const NINE = /^\d{9}$/;
/** Numbers printed in advertisements. */
const REFUSED_SSN = ['078051120', '219099999'];
const UNASSIGNED_EIN = [
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
];

/** A social security number as nine digits; undefined when none can be so (R-VAL-03). */
export function parseSsn(text: string): string | undefined {
  const digits = stripSeparators(text);
  if (!/^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)) return undefined;
  return REFUSED_SSN.includes(digits) ? undefined : digits;
}

/** An ITIN as nine digits; accepted in payout tax forms only, never as SSN (R-VAL-03). */
export function parseItin(text: string): string | undefined {
  const digits = stripSeparators(text);
  return /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(digits) ? digits : undefined;
}

/** A Canadian social insurance number as nine digits (R-VAL-04). */
export function parseSin(text: string): string | undefined {
  const digits = stripSeparators(text);
  return /^[1-79]\d{8}$/.test(digits) && passesLuhn(digits) ? digits : undefined;
}

/** A SIN of a temporary resident ends: `sin_expiry` is required with it (R-VAL-04). */
export function isTemporarySin(sin: string): boolean {
  return sin.startsWith('9');
}

/** An employer identification number as nine digits (R-VAL-05). */
export function parseEin(text: string): string | undefined {
  const digits = stripSeparators(text);
  return NINE.test(digits) && !UNASSIGNED_EIN.includes(digits.slice(0, 2)) ? digits : undefined;
}

/** A Canadian business number as nine digits; a program suffix such as `RC0001` is dropped (R-VAL-06). */
export function parseBusinessNumber(text: string): string | undefined {
  const digits = stripSeparators(text).replace(/R[CTP]\d{4}$/i, '');
  return NINE.test(digits) && passesLuhn(digits) ? digits : undefined;
}

/** A National Producer Number: 1–10 digits without leading zero (R-VAL-07). */
export function parseNpn(text: string): string | undefined {
  const digits = stripSeparators(text);
  return /^[1-9]\d{0,9}$/.test(digits) ? digits : undefined;
}

/** A carrier's writing number: 3–20 of `A-Z 0-9 -`, in capitals (R-VAL-08). */
export function parseWritingNumber(text: string): string | undefined {
  const number = text.trim().toUpperCase();
  return /^[A-Z0-9-]{3,20}$/.test(number) ? number : undefined;
}
