// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const forfeitEquityCredits: OperationFields<'forfeitEquityCredits'> = { operation: 'forfeitEquityCredits', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const grantEquityCredits: OperationFields<'grantEquityCredits'> = { operation: 'grantEquityCredits', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20,"secret":true},"grant_date":{"label":"Grant Date","kind":"date","required":true},"credits":{"label":"Credits","kind":"count","required":true,"max":1000000},"note":{"label":"Note","kind":"text","required":true,"min":5,"max":500}} };

export const moveEquityCredits: OperationFields<'moveEquityCredits'> = { operation: 'moveEquityCredits', fields: {"to":{"label":"Status","kind":"choice","required":true,"options":["Pending","Exported","Released"],"secret":true}} };
