// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const receiveSmsReply: OperationFields<'receiveSmsReply'> = { operation: 'receiveSmsReply', fields: {"from":{"label":"From","kind":"text","required":true,"max":30},"text":{"label":"Text","kind":"multiline","required":true,"max":2000}} };
