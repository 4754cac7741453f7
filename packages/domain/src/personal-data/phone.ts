import { stripSeparators } from './digits.ts';

const NANP = /^(?:[2-8][0-8]\d|9[0-8]\d)[2-9]\d{6}$/;
const SERVICE_CODE = /^\d11$/;
const TOLL_FREE = ['800', '833', '844', '855', '866', '877', '888'];

/**
 * A North American number in its stored form, ten digits: `+1 (212) 555-0142` → `2125550142`. Undefined when no such
 * number can exist (R-VAL-11).
 */
export function parsePhone(text: string): string | undefined {
  const digits = stripSeparators(text).replace(/^\+?1(?=\d{10}$)/, '');
  if (!NANP.test(digits)) return undefined;
  const area = digits.slice(0, 3);
  const exchange = digits.slice(3, 6);
  if (area === '555' || SERVICE_CODE.test(area) || SERVICE_CODE.test(exchange)) return undefined;
  return digits;
}

/** Toll-free numbers cannot receive codes by SMS (R-VAL-11). Takes the stored form. */
export function isTollFree(phone: string): boolean {
  return TOLL_FREE.includes(phone.slice(0, 3));
}

/** `2125550142` → `(212) 555-0142` (SPEC §5). Fewer digits are shown as far as they go, for typing. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(0, 10);
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** `+12125550142`, as SMS services and `tel:` links want it. Takes the stored form. */
export function phoneToE164(phone: string): string {
  return `+1${phone}`;
}
