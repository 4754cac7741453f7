// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const refundCardPayment: OperationFields<'refundCardPayment'> = { operation: 'refundCardPayment', fields: {"amount_cents":{"label":"Amount","kind":"money","required":true,"max":99999999999},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
