// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createProvider: OperationFields<'createProvider'> = { operation: 'createProvider', fields: {"name":{"label":"Name","kind":"text","required":true,"min":2,"max":100},"short_name":{"label":"Short Name","kind":"text","required":true,"min":2,"max":20},"status":{"label":"Status","kind":"choice","options":["Active","Inactive"],"start":"Active"},"countries":{"label":"Countries","kind":"choices","required":true,"max":2,"options":["USA","Canada"]},"product_types":{"label":"Product Types","kind":"choices","required":true,"max":12,"options":["Term Life","Whole Life","Universal Life","Indexed Universal Life","Final Expense","Fixed Annuity","Indexed Annuity","Segregated Fund","Critical Illness","Disability","Long-Term Care","Travel"]},"website":{"label":"Website","kind":"text","max":500,"nullable":true},"producer_portal_url":{"label":"Producer Portal","kind":"text","max":500,"nullable":true},"phone":{"label":"Phone","kind":"text","max":30,"nullable":true},"am_best_rating":{"label":"AM Best Rating","kind":"choice","options":["A++","A+","A","A-","B++","B+","B","B-","C++","C+","C","C-","D"],"nullable":true},"jit":{"label":"JIT","kind":"flag"},"writing_number_required":{"label":"Writing Number Required","kind":"flag"},"pre_appointment_states":{"label":"Pre-Appointment States","kind":"other","max":69},"aml_validity_months":{"label":"AML Validity","kind":"other"},"advance_months":{"label":"Advance Months","kind":"count","max":12},"chargeback_method":{"label":"Chargeback Method","kind":"choice","options":["Pro Rata","Full","Step"],"start":"Pro Rata"},"chargeback_months":{"label":"Chargeback Months","kind":"count","max":60},"policy_number_pattern":{"label":"Pattern","kind":"text","max":100,"nullable":true}} };

export const createProviderAttachment: OperationFields<'createProviderAttachment'> = { operation: 'createProviderAttachment', fields: {"status":{"label":"Status","kind":"choice","options":["Draft","Published","Unpublished"],"start":"Draft"},"title":{"label":"Title","kind":"text","required":true,"max":120},"category":{"label":"Category","kind":"choice","required":true,"options":["Application","Guide","Rate Sheet","Form","Marketing"]},"effective_date":{"label":"Effective Date","kind":"date","nullable":true},"expires_on":{"label":"Expires On","kind":"date","nullable":true}} };

export const createProviderContact: OperationFields<'createProviderContact'> = { operation: 'createProviderContact', fields: {"status":{"label":"Status","kind":"choice","options":["Draft","Published","Unpublished"],"start":"Draft"},"name":{"label":"Name","kind":"text","required":true,"max":100},"title":{"label":"Title","kind":"text","max":100,"nullable":true},"department":{"label":"Department","kind":"choice","required":true,"options":["New Business","Underwriting","Commissions","Licensing","Wholesaler","Support"]},"phone":{"label":"Phone","kind":"text","max":30,"nullable":true},"email":{"label":"Email","kind":"text","max":254,"nullable":true},"region":{"label":"Region","kind":"text","max":100,"nullable":true},"hours":{"label":"Hours","kind":"text","max":100,"nullable":true}} };

export const createProviderLink: OperationFields<'createProviderLink'> = { operation: 'createProviderLink', fields: {"status":{"label":"Status","kind":"choice","options":["Draft","Published","Unpublished"],"start":"Draft"},"title":{"label":"Title","kind":"text","required":true,"max":120},"url":{"label":"Link","kind":"text","max":500,"nullable":true},"description":{"label":"Description","kind":"multiline","max":1000,"nullable":true}} };

export const createProviderVideo: OperationFields<'createProviderVideo'> = { operation: 'createProviderVideo', fields: {"status":{"label":"Status","kind":"choice","options":["Draft","Published","Unpublished"],"start":"Draft"},"title":{"label":"Title","kind":"text","required":true,"max":120},"video":{"label":"Video","kind":"text","required":true,"max":500},"duration_seconds":{"label":"Duration","kind":"count","max":86400,"nullable":true},"description":{"label":"Description","kind":"multiline","max":1000,"nullable":true}} };

export const moveProviderAttachment: OperationFields<'moveProviderAttachment'> = { operation: 'moveProviderAttachment', fields: {"position":{"label":"Position","kind":"count","required":true,"max":10000}} };

export const moveProviderContact: OperationFields<'moveProviderContact'> = { operation: 'moveProviderContact', fields: moveProviderAttachment.fields };

export const moveProviderLink: OperationFields<'moveProviderLink'> = { operation: 'moveProviderLink', fields: moveProviderAttachment.fields };

export const moveProviderVideo: OperationFields<'moveProviderVideo'> = { operation: 'moveProviderVideo', fields: moveProviderAttachment.fields };

export const updateProvider: OperationFields<'updateProvider'> = { operation: 'updateProvider', fields: createProvider.fields };

export const updateProviderAttachment: OperationFields<'updateProviderAttachment'> = { operation: 'updateProviderAttachment', fields: createProviderAttachment.fields };

export const updateProviderContact: OperationFields<'updateProviderContact'> = { operation: 'updateProviderContact', fields: createProviderContact.fields };

export const updateProviderLink: OperationFields<'updateProviderLink'> = { operation: 'updateProviderLink', fields: createProviderLink.fields };

export const updateProviderVideo: OperationFields<'updateProviderVideo'> = { operation: 'updateProviderVideo', fields: createProviderVideo.fields };
