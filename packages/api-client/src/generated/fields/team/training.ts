// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const acknowledgeTrainingCase: OperationFields<'acknowledgeTrainingCase'> = { operation: 'acknowledgeTrainingCase', fields: {"comment":{"label":"Comment","kind":"multiline","max":1000,"secret":true,"nullable":true}} };
