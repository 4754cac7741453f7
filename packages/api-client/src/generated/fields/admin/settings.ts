// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const addBetaUser: OperationFields<'addBetaUser'> = { operation: 'addBetaUser', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const createHoliday: OperationFields<'createHoliday'> = { operation: 'createHoliday', fields: {"day":{"label":"Date","kind":"date","required":true},"name":{"label":"Name","kind":"text","required":true,"max":60}} };

export const removeBetaUser: OperationFields<'removeBetaUser'> = { operation: 'removeBetaUser', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const renameHoliday: OperationFields<'renameHoliday'> = { operation: 'renameHoliday', fields: {"name":{"label":"Name","kind":"text","required":true,"max":60}} };

export const setFee: OperationFields<'setFee'> = { operation: 'setFee', fields: {"kind":{"label":"Kind","kind":"choice","required":true,"options":["Membership Fee","Yearly Renewal","Builder Plan","Sales Tax","Shipping","Free Shipping From"]},"country":{"label":"Country","kind":"choice","required":true,"options":["USA","Canada"]},"plan":{"label":"Plan","kind":"choice","options":["associate","builder"],"nullable":true},"region":{"label":"State or Province","kind":"text","max":2,"nullable":true},"amount_cents":{"label":"Amount","kind":"money","max":10000000,"nullable":true},"rate_bps":{"label":"Rate","kind":"percent","max":5000,"nullable":true},"effective_from":{"label":"Effective From","kind":"date","required":true}} };

export const updateMessageTemplate: OperationFields<'updateMessageTemplate'> = { operation: 'updateMessageTemplate', fields: {"title":{"label":"Title","kind":"text","max":120,"nullable":true},"body":{"label":"Text","kind":"multiline","required":true,"max":4000}} };
