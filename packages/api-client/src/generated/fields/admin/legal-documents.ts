// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createLegalDocument: OperationFields<'createLegalDocument'> = { operation: 'createLegalDocument', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"secret":true},"type":{"label":"Type","kind":"choice","required":true,"options":["International Addendum","Supervision Plan","Debt Repayment Plan"]},"body":{"label":"Text","kind":"multiline","required":true,"min":20,"max":60000}} };

export const revokeLegalDocument: OperationFields<'revokeLegalDocument'> = { operation: 'revokeLegalDocument', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };
