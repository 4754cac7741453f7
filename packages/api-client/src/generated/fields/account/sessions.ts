// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const savePreferences: OperationFields<'savePreferences'> = { operation: 'savePreferences', fields: {"single_keys":{"label":"Single-key shortcuts","kind":"flag","required":true}} };
