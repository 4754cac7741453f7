// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const changeAssociateLevel: OperationFields<'changeAssociateLevel'> = { operation: 'changeAssociateLevel', fields: {"level_code":{"label":"Level","kind":"choice","required":true,"options":["TA","A","SA","MD","RMD","EMD","NMD","SNMD","EVC"],"secret":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const changeAssociateStatus: OperationFields<'changeAssociateStatus'> = { operation: 'changeAssociateStatus', fields: {"status":{"label":"Status","kind":"choice","required":true,"options":["Active","Resigned","Terminated","Suspended","Resignation Initiated"]},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true},"ends_on":{"label":"End Date","kind":"date","secret":true,"nullable":true},"cause":{"label":"Cause","kind":"group","secret":true,"nullable":true,"fields":{"code":{"label":"Cause","kind":"choice","required":true,"options":["Misappropriation","Misrepresentation","Rebating or Twisting","License Revoked","Breach of Agreement","Other"]},"text":{"label":"Explanation","kind":"text","required":true,"min":5,"max":500}}}} };

export const previewAssociateStatus: OperationFields<'previewAssociateStatus'> = { operation: 'previewAssociateStatus', fields: {"status":{"label":"Status","kind":"choice","required":true,"options":["Active","Resigned","Terminated","Suspended","Resignation Initiated"]}} };

export const previewTransfer: OperationFields<'previewTransfer'> = { operation: 'previewTransfer', fields: {"upline_code":{"label":"Upline","kind":"text","required":true,"max":20},"with_downline":{"label":"With Downline","kind":"flag","required":true}} };

export const startTransfer: OperationFields<'startTransfer'> = { operation: 'startTransfer', fields: {"upline_code":{"label":"Upline","kind":"text","required":true,"max":20,"secret":true},"with_downline":{"label":"With Downline","kind":"flag","required":true},"effective_date":{"label":"Effective Date","kind":"date","nullable":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };
