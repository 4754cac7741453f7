// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const requestLegalNameChange: OperationFields<'requestLegalNameChange'> = { operation: 'requestLegalNameChange', fields: {"legal_first_name":{"label":"Legal First Name","kind":"text","required":true,"max":60},"legal_middle_name":{"label":"Legal Middle Name","kind":"text","max":60,"nullable":true},"legal_last_name":{"label":"Legal Last Name","kind":"text","required":true,"max":60},"suffix":{"label":"Suffix","kind":"choice","options":["Jr","Sr","II","III","IV"],"nullable":true},"document_id":{"label":"Document","kind":"other","required":true,"secret":true}} };
