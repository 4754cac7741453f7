// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const disputeChargeback: OperationFields<'disputeChargeback'> = { operation: 'disputeChargeback', fields: {"text":{"label":"Text","kind":"multiline","required":true,"min":10,"max":4000,"secret":true},"document_id":{"label":"Document","kind":"other","nullable":true}} };
