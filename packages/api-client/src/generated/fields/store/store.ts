// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const placeStoreDownloadOrder: OperationFields<'placeStoreDownloadOrder'> = { operation: 'placeStoreDownloadOrder', fields: {"total_cents":{"label":"Total","kind":"money","required":true,"max":99999999999}} };

export const placeStoreOrder: OperationFields<'placeStoreOrder'> = { operation: 'placeStoreOrder', fields: {"name":{"label":"Name","kind":"text","required":true,"min":2,"max":100,"secret":true},"phone":{"label":"Phone","kind":"phone","required":true,"max":30,"secret":true},"address":{"label":"Address","kind":"address","required":true,"secret":true,"fields":{"line1":{"label":"Address","kind":"text","required":true,"min":3,"max":100},"line2":{"label":"Address Line 2","kind":"text","max":100,"nullable":true},"city":{"label":"City","kind":"text","required":true,"min":2,"max":60},"state":{"label":"State","kind":"text","required":true,"max":2},"postal_code":{"label":"Postal Code","kind":"text","required":true,"max":10},"country":{"label":"Country","kind":"choice","required":true,"options":["USA","Canada"]}}},"total_cents":{"label":"Total","kind":"money","required":true,"max":99999999999}} };

export const putStoreCartLine: OperationFields<'putStoreCartLine'> = { operation: 'putStoreCartLine', fields: {"quantity":{"label":"Quantity","kind":"count","required":true,"max":99}} };
