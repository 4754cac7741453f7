// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const receiveSmsReceipt: OperationFields<'receiveSmsReceipt'> = { operation: 'receiveSmsReceipt', fields: {"id":{"label":"Id","kind":"other","required":true},"status":{"label":"Status","kind":"choice","required":true,"options":["Delivered","Failed"]}} };
