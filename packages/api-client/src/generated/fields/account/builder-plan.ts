// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const endBuilderPlan: OperationFields<'endBuilderPlan'> = { operation: 'endBuilderPlan', fields: {"ends_after_month":{"label":"Ends After the Month","kind":"flag","required":true}} };

export const enrollInBuilderPlan: OperationFields<'enrollInBuilderPlan'> = { operation: 'enrollInBuilderPlan', fields: {"price_cents":{"label":"Price","kind":"money","required":true,"max":99999999999}} };
