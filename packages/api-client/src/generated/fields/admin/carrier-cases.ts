// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const acceptAdminCarrierSuggestion: OperationFields<'acceptAdminCarrierSuggestion'> = { operation: 'acceptAdminCarrierSuggestion', fields: {"suggestion_id":{"label":"Suggestion","kind":"other","required":true}} };

export const assignCarrierCase: OperationFields<'assignCarrierCase'> = { operation: 'assignCarrierCase', fields: {"associate_code":{"label":"Associate","kind":"text","max":20,"nullable":true}} };

export const ignoreAdminCarrierSuggestion: OperationFields<'ignoreAdminCarrierSuggestion'> = { operation: 'ignoreAdminCarrierSuggestion', fields: acceptAdminCarrierSuggestion.fields };

export const mapCarrierStatus: OperationFields<'mapCarrierStatus'> = { operation: 'mapCarrierStatus', fields: {"provider_id":{"label":"Provider","kind":"other","required":true},"text":{"label":"Status","kind":"text","required":true,"max":80},"lifecycle":{"label":"Lifecycle","kind":"choice","required":true,"options":["Submitted","Underwriting","Issued","In Force","Not Taken","Declined","Withdrawn","Lapsed","Cancelled","Death Claim"]}} };

export const matchCarrierCase: OperationFields<'matchCarrierCase'> = { operation: 'matchCarrierCase', fields: {"policy_id":{"label":"Policy","kind":"other","nullable":true}} };
