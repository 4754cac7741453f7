// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createLegalText: OperationFields<'createLegalText'> = { operation: 'createLegalText', fields: {"type":{"label":"Type","kind":"choice","required":true,"options":["AMA","Builder Addendum","Arbitration","E-Sign Consent","W-9","W-8BEN","TD1/T4A Consent","Privacy Notice"]},"country":{"label":"Country","kind":"choice","required":true,"options":["USA","Canada"]},"plan":{"label":"Plan","kind":"choice","options":["associate","builder"],"nullable":true},"partner":{"label":"Partner","kind":"choice","options":["WFS"],"nullable":true},"fee_cents":{"label":"Fee","kind":"money","max":99999999999,"nullable":true},"body":{"label":"Text","kind":"multiline","required":true,"min":20,"max":60000}} };

export const updateLegalText: OperationFields<'updateLegalText'> = { operation: 'updateLegalText', fields: {"fee_cents":{"label":"Fee","kind":"money","max":99999999999,"nullable":true},"body":{"label":"Text","kind":"multiline","required":true,"min":20,"max":60000}} };
