// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const resetSecondStep: OperationFields<'resetSecondStep'> = { operation: 'resetSecondStep', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":10,"max":500}} };

export const setAssociateFlag: OperationFields<'setAssociateFlag'> = { operation: 'setAssociateFlag', fields: {"on":{"label":"On","kind":"flag","required":true,"secret":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true},"ends_on":{"label":"End Date","kind":"date","secret":true,"nullable":true},"supervisor_code":{"label":"Supervisor","kind":"text","max":20,"nullable":true}} };

export const setAssociateGuarantee: OperationFields<'setAssociateGuarantee'> = { operation: 'setAssociateGuarantee', fields: {"level_code":{"label":"Guaranteed Level","kind":"choice","options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"],"secret":true,"nullable":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const setAssociatePayTerms: OperationFields<'setAssociatePayTerms'> = { operation: 'setAssociatePayTerms', fields: {"share_bps":{"label":"Share Percentage","kind":"percent","required":true,"max":10000},"share_with_code":{"label":"Share With","kind":"text","max":20,"nullable":true},"max_chargeback_withhold_bps":{"label":"Max Chargeback Withhold Percentage","kind":"percent","required":true,"max":10000},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
