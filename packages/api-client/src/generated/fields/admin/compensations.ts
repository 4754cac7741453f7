// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const forfeitCompensation: OperationFields<'forfeitCompensation'> = { operation: 'forfeitCompensation', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":10,"max":500,"secret":true}} };

export const holdCompensation: OperationFields<'holdCompensation'> = { operation: 'holdCompensation', fields: {"escrow_reason":{"label":"Held For","kind":"choice","required":true,"options":["Manual","Missing Payout Info"]},"reason":{"label":"Reason","kind":"text","required":true,"min":10,"max":500,"secret":true}} };

export const releaseCompensation: OperationFields<'releaseCompensation'> = { operation: 'releaseCompensation', fields: forfeitCompensation.fields };
