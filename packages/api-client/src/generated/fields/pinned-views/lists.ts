// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const movePinnedView: OperationFields<'movePinnedView'> = { operation: 'movePinnedView', fields: {"position":{"label":"Position","kind":"count","required":true,"max":1000}} };
