// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createPayRun: OperationFields<'createPayRun'> = { operation: 'createPayRun', fields: {"period_start":{"label":"Period Start","kind":"date"},"period_end":{"label":"Period End","kind":"date"},"pay_date":{"label":"Pay Date","kind":"date"},"usd_cad_rate":{"label":"USD to CAD Rate","kind":"text","nullable":true},"cad_usd_rate":{"label":"CAD to USD Rate","kind":"text","nullable":true}} };

export const updatePayRun: OperationFields<'updatePayRun'> = { operation: 'updatePayRun', fields: createPayRun.fields };
