// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const applyChange: OperationFields<'applyChange'> = { operation: 'applyChange', fields: {"leave_similar":{"label":"Leave Out Look-Alikes","kind":"flag","secret":true}} };

export const mapImport: OperationFields<'mapImport'> = { operation: 'mapImport', fields: {"fields":{"label":"Columns","kind":"other","required":true,"max":100},"values":{"label":"Values","kind":"other"}} };

export const previewClientEdits: OperationFields<'previewClientEdits'> = { operation: 'previewClientEdits', fields: {"ids":{"label":"Rows","kind":"other","max":500,"nullable":true},"filter":{"label":"Filter","kind":"text","max":8000},"changes":{"label":"Changes","kind":"other","required":true}} };

export const previewPolicyEdits: OperationFields<'previewPolicyEdits'> = { operation: 'previewPolicyEdits', fields: previewClientEdits.fields };

export const previewProspectEdits: OperationFields<'previewProspectEdits'> = { operation: 'previewProspectEdits', fields: previewClientEdits.fields };
