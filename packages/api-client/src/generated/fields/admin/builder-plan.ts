// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const closeAnyBuilderPlan: OperationFields<'closeAnyBuilderPlan'> = { operation: 'closeAnyBuilderPlan', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
