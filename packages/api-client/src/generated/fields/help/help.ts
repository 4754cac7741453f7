// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const voteHelpArticle: OperationFields<'voteHelpArticle'> = { operation: 'voteHelpArticle', fields: {"is_helpful":{"label":"Helpful","kind":"flag","required":true}} };
