// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const assignWritingNumbers: OperationFields<'assignWritingNumbers'> = { operation: 'assignWritingNumbers', fields: {"csv":{"label":"File","kind":"multiline","required":true,"max":120000},"apply":{"label":"Apply","kind":"flag"}} };

export const createAppointment: OperationFields<'createAppointment'> = { operation: 'createAppointment', fields: {"associate_code":{"label":"Associate","kind":"text","required":true,"max":20,"secret":true},"provider_id":{"label":"Provider","kind":"other","required":true,"secret":true},"state":{"label":"State","kind":"text","required":true,"max":2}} };

export const removeAppointment: OperationFields<'removeAppointment'> = { operation: 'removeAppointment', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const transitionAppointment: OperationFields<'transitionAppointment'> = { operation: 'transitionAppointment', fields: {"to":{"label":"Status","kind":"choice","required":true,"options":["Requested","In Process","Appointed","Declined","Terminated"],"secret":true},"writing_number":{"label":"Writing Number","kind":"text","max":20,"nullable":true},"effective_date":{"label":"Effective Date","kind":"date","nullable":true},"termination_date":{"label":"Termination Date","kind":"date","nullable":true},"jit":{"label":"JIT","kind":"answer","nullable":true},"reason":{"label":"Reason","kind":"multiline","max":500,"secret":true,"nullable":true}} };

export const updateAppointment: OperationFields<'updateAppointment'> = { operation: 'updateAppointment', fields: {"writing_number":{"label":"Writing Number","kind":"text","max":20,"nullable":true},"effective_date":{"label":"Effective Date","kind":"date","nullable":true},"termination_date":{"label":"Termination Date","kind":"date","nullable":true},"jit":{"label":"JIT","kind":"flag","required":true},"note":{"label":"Note","kind":"multiline","max":500,"nullable":true},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
