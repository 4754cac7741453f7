// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const addAdminConflict: OperationFields<'addAdminConflict'> = { operation: 'addAdminConflict', fields: {"admin_code":{"label":"Admin","kind":"text","required":true,"max":20},"associate_code":{"label":"Associate","kind":"text","required":true,"max":20},"relation":{"label":"Relation","kind":"text","required":true,"max":60},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const removeAdminConflict: OperationFields<'removeAdminConflict'> = { operation: 'removeAdminConflict', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };
