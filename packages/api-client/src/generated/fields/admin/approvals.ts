// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const setAdminConflicts: OperationFields<'setAdminConflicts'> = { operation: 'setAdminConflicts', fields: {"relatives":{"label":"Relatives","kind":"rows","required":true,"max":100,"fields":{"code":{"label":"Code","kind":"text","required":true,"max":20},"relation":{"label":"Relation","kind":"text","required":true,"max":60}}}} };
