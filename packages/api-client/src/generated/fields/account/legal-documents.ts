// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const signLegalDocument: OperationFields<'signLegalDocument'> = { operation: 'signLegalDocument', fields: {"has_read":{"label":"I have read","kind":"flag","required":true,"secret":true},"signed_name":{"label":"Signature","kind":"text","required":true,"max":260}} };
