// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const acceptProviderPayment: OperationFields<'acceptProviderPayment'> = { operation: 'acceptProviderPayment', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const correctProviderPayment: OperationFields<'correctProviderPayment'> = { operation: 'correctProviderPayment', fields: {"policy_number":{"label":"Policy Number","kind":"text","required":true,"min":3,"max":40,"secret":true},"kind":{"label":"Kind","kind":"choice","required":true,"options":["First Year","Excess","Renewal","Trail","Chargeback"]},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const mapProviderStatement: OperationFields<'mapProviderStatement'> = { operation: 'mapProviderStatement', fields: {"fields":{"label":"Columns","kind":"other","required":true,"max":100}} };

export const matchProviderPayment: OperationFields<'matchProviderPayment'> = { operation: 'matchProviderPayment', fields: {"policy_id":{"label":"Policy","kind":"other","required":true,"secret":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
