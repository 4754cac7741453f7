import { isPersonName, messages, tidyName } from '@upline/domain';
import { type FieldError, invalid } from '../../platform/operation/problem.ts';
import type { LegalNameBody } from './legal-names.schemas.ts';
import type { LegalName } from './legal-names.tables.ts';

const PARTS = ['legal_first_name', 'legal_middle_name', 'legal_last_name', 'suffix'] as const;

/** The four parts alone, of a row that has more. */
export const legalNameOf = (row: LegalName): LegalName => ({
  legal_first_name: row.legal_first_name,
  legal_middle_name: row.legal_middle_name,
  legal_last_name: row.legal_last_name,
  suffix: row.suffix,
});

/** As one text: `Ana María Alvarez Jr`. */
export const legalNameText = (name: LegalName): string =>
  PARTS.map((part) => name[part])
    .filter(Boolean)
    .join(' ');

/** The name in stored form. Throws 422 for letters that no name has, and for the name that is in force. */
export function checkLegalName(body: LegalNameBody, present: LegalName): LegalName {
  const name: LegalName = {
    legal_first_name: tidyName(body.legal_first_name),
    legal_middle_name: body.legal_middle_name === null ? null : tidyName(body.legal_middle_name),
    legal_last_name: tidyName(body.legal_last_name),
    suffix: body.suffix ?? null,
  };
  const errors: FieldError[] = [];
  const check = (field: (typeof PARTS)[number], label: string) => {
    const value = name[field];
    if (value !== null && !isPersonName(value)) errors.push({ field, message: messages.invalid(label) });
  };
  check('legal_first_name', 'Legal First Name');
  check('legal_middle_name', 'Legal Middle Name');
  check('legal_last_name', 'Legal Last Name');
  if (errors.length === 0 && PARTS.every((part) => name[part] === present[part]))
    errors.push({ field: 'legal_last_name', message: 'Legal name must differ from the present one' });
  if (errors.length > 0) throw invalid(errors);
  return name;
}
