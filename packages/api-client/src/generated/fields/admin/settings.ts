// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const addBetaUser: OperationFields<'addBetaUser'> = { operation: 'addBetaUser', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const removeBetaUser: OperationFields<'removeBetaUser'> = { operation: 'removeBetaUser', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };
