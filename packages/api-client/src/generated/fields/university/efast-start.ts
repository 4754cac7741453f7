// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const tickEfastTask: OperationFields<'tickEfastTask'> = { operation: 'tickEfastTask', fields: {"is_done":{"label":"Done","kind":"flag","required":true},"document_id":{"label":"Document","kind":"other","nullable":true}} };
