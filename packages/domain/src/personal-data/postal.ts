import type { Country } from '../enumerations/people.ts';
import { messages } from '../messages.ts';

const CANADIAN = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

const FIRST_LETTERS: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
};

/** A ZIP code as `NNNNN` or `NNNNN-NNNN` (R-VAL-09). */
export function parseZip(text: string): string | undefined {
  const [, zip, plus] = /^(\d{5})(?:[\s-]*(\d{4}))?$/.exec(text.trim()) ?? [];
  if (!zip || zip === '00000') return undefined;
  return plus ? `${zip}-${plus}` : zip;
}

/** A Canadian postal code as `K1A 0B1` (R-VAL-10). */
export function parseCanadianPostalCode(text: string): string | undefined {
  const [, area, local] = CANADIAN.exec(text.replace(/[\s-]/g, '').toUpperCase()) ?? [];
  return area && local ? `${area} ${local}` : undefined;
}

/** The postal code of that country in its stored form; undefined when it is not valid. */
export function parsePostalCode(country: Country, text: string): string | undefined {
  return country === 'Canada' ? parseCanadianPostalCode(text) : parseZip(text);
}

/** Whether the first letter of a stored Canadian postal code belongs to the province (R-VAL-10). */
export function postalCodeFitsProvince(postalCode: string, province: string): boolean {
  return FIRST_LETTERS[province]?.includes(postalCode.charAt(0)) ?? false;
}

/** What is wrong with a postal code in that state, in the words of the product; undefined when nothing is. */
export function postalCodeProblem(
  country: Country,
  state: string | null | undefined,
  text: string,
  label = 'Postal Code',
): string | undefined {
  const code = parsePostalCode(country, text);
  if (!code) return messages.invalid(label);
  if (country === 'Canada' && state && !postalCodeFitsProvince(code, state)) return messages.postalProvince;
  return undefined;
}

/** Whether an address line names a post office box; residences cannot be one (domain.md 2.2). */
export function isPoBox(line: string): boolean {
  return /\b(?:p\.?\s*o\.?\s*|post\s+office\s+)box\b|\bpo\s*b\.?\s*\d|^\s*box\s+\d/i.test(line);
}
