// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const acceptCarrierSuggestion: OperationFields<'acceptCarrierSuggestion'> = { operation: 'acceptCarrierSuggestion', fields: {"suggestion_id":{"label":"Suggestion","kind":"other","required":true}} };

export const ignoreCarrierSuggestion: OperationFields<'ignoreCarrierSuggestion'> = { operation: 'ignoreCarrierSuggestion', fields: acceptCarrierSuggestion.fields };
