// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createExchangeLeg: OperationFields<'createExchangeLeg'> = { operation: 'createExchangeLeg', fields: {"new_rmd_code":{"label":"New RMD","kind":"text","required":true,"max":20,"secret":true},"leg_code":{"label":"Leg","kind":"text","required":true,"max":20,"secret":true},"starts_on":{"label":"First Month","kind":"date","required":true}} };

export const endExchangeLeg: OperationFields<'endExchangeLeg'> = { operation: 'endExchangeLeg', fields: {"ends_on":{"label":"Last Month","kind":"date","required":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
