// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const startProxySession: OperationFields<'startProxySession'> = { operation: 'startProxySession', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20},"reason":{"label":"Reason","kind":"text","required":true,"min":10,"max":500}} };
