// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const confirmEmailChange: OperationFields<'confirmEmailChange'> = { operation: 'confirmEmailChange', fields: {"token":{"label":"Token","kind":"text","required":true,"max":4096}} };
