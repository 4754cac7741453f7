import { stripSeparators } from './digits.ts';

/** A US routing number as nine digits, checked by prefix and check digit (R-VAL-01). */
export function parseRoutingNumber(text: string): string | undefined {
  const digits = stripSeparators(text);
  if (!/^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/.test(digits)) return undefined;
  const weights = [3, 7, 1];
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0 ? digits : undefined;
}

/** Canadian institution number: three digits. */
export function parseInstitutionNumber(text: string): string | undefined {
  const digits = stripSeparators(text);
  return /^\d{3}$/.test(digits) ? digits : undefined;
}

/** Canadian transit (branch) number: five digits. */
export function parseTransitNumber(text: string): string | undefined {
  const digits = stripSeparators(text);
  return /^\d{5}$/.test(digits) ? digits : undefined;
}

/** Canadian account number: 7–12 digits. */
export function parseCanadianAccount(text: string): string | undefined {
  const digits = stripSeparators(text);
  return /^\d{7,12}$/.test(digits) ? digits : undefined;
}

/** A pasted electronic form `0IIITTTTT` split in two; undefined when it is none (R-VAL-02). */
export function splitElectronicForm(text: string): { institution: string; transit: string } | undefined {
  const [, institution, transit] = /^0(\d{3})(\d{5})$/.exec(stripSeparators(text)) ?? [];
  return institution && transit ? { institution, transit } : undefined;
}

const INSTITUTIONS: Readonly<Record<string, string>> = {
  '001': 'BMO',
  '002': 'Scotiabank',
  '003': 'RBC',
  '004': 'TD',
  '006': 'National Bank',
  '010': 'CIBC',
  '016': 'HSBC Canada',
  '030': 'Canadian Western',
  '039': 'Laurentian',
  '219': 'ATB',
  '320': 'PC Financial',
  '614': 'Tangerine',
  '815': 'Desjardins',
  '828': 'Credit Union Central',
  '829': 'Credit Union Central',
};

/** Bank name to fill in; undefined for an unknown institution, which is allowed with a warning (R-VAL-02). */
export function institutionName(institution: string): string | undefined {
  return INSTITUTIONS[institution];
}
