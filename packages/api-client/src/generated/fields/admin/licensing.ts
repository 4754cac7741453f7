// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createEoPolicy: OperationFields<'createEoPolicy'> = { operation: 'createEoPolicy', fields: {"carrier":{"label":"Carrier","kind":"text","required":true,"min":2,"max":100},"policy_number":{"label":"Policy Number","kind":"text","required":true,"min":2,"max":40},"per_claim_cents":{"label":"Per-claim limit","kind":"money","required":true,"max":99999999999},"aggregate_cents":{"label":"Aggregate limit","kind":"money","required":true,"max":99999999999},"effective_date":{"label":"Effective Date","kind":"date","required":true},"expiration_date":{"label":"Expiration Date","kind":"date","required":true},"document_id":{"label":"Document","kind":"other","secret":true,"nullable":true}} };

export const createLicense: OperationFields<'createLicense'> = { operation: 'createLicense', fields: {"type":{"label":"License Type","kind":"choice","required":true,"options":["Life","Accident & Sickness","Variable Life/Annuity","Securities 6/63","Securities 7","Investment Adviser 65","Property & Casualty","LLQP Life","Segregated Funds","Mutual Funds"]},"country":{"label":"Country","kind":"choice","required":true,"options":["USA","Canada"]},"state":{"label":"State","kind":"text","required":true,"max":2},"number":{"label":"Number","kind":"text","required":true,"min":3,"max":20},"is_resident":{"label":"Resident","kind":"flag","required":true},"issue_date":{"label":"Issue Date","kind":"date","required":true},"expiration_date":{"label":"Expiration Date","kind":"date","nullable":true},"document_id":{"label":"Document","kind":"other","secret":true,"nullable":true}} };

export const createTrainingCertificate: OperationFields<'createTrainingCertificate'> = { operation: 'createTrainingCertificate', fields: {"kind":{"label":"Kind","kind":"choice","required":true,"options":["AML","Annuity","Product","CE"]},"provider_id":{"label":"Provider","kind":"other","nullable":true},"state":{"label":"State","kind":"text","max":2,"nullable":true},"course":{"label":"Course","kind":"text","required":true,"max":120},"completed_on":{"label":"Completed On","kind":"date","required":true},"valid_until":{"label":"Valid Until","kind":"date","nullable":true},"document_id":{"label":"Certificate","kind":"other","secret":true,"nullable":true}} };

export const rejectEoPolicy: OperationFields<'rejectEoPolicy'> = { operation: 'rejectEoPolicy', fields: {"reason":{"label":"Reason","kind":"choice","required":true,"options":["Unmatched Supporting Document","Invalid Supporting Document","Other"],"secret":true},"text":{"label":"Text","kind":"multiline","max":500,"secret":true,"nullable":true}} };

export const rejectLicense: OperationFields<'rejectLicense'> = { operation: 'rejectLicense', fields: rejectEoPolicy.fields };

export const rejectTrainingCertificate: OperationFields<'rejectTrainingCertificate'> = { operation: 'rejectTrainingCertificate', fields: rejectEoPolicy.fields };

export const revokeEoPolicy: OperationFields<'revokeEoPolicy'> = { operation: 'revokeEoPolicy', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const revokeLicense: OperationFields<'revokeLicense'> = { operation: 'revokeLicense', fields: revokeEoPolicy.fields };

export const revokeTrainingCertificate: OperationFields<'revokeTrainingCertificate'> = { operation: 'revokeTrainingCertificate', fields: revokeEoPolicy.fields };

export const updateEoPolicy: OperationFields<'updateEoPolicy'> = { operation: 'updateEoPolicy', fields: createEoPolicy.fields };

export const updateLicense: OperationFields<'updateLicense'> = { operation: 'updateLicense', fields: createLicense.fields };

export const updateTrainingCertificate: OperationFields<'updateTrainingCertificate'> = { operation: 'updateTrainingCertificate', fields: createTrainingCertificate.fields };
