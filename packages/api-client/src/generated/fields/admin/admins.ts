// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const createAdmin: OperationFields<'createAdmin'> = { operation: 'createAdmin', fields: {"first_name":{"label":"First Name","kind":"text","required":true,"max":60},"last_name":{"label":"Last Name","kind":"text","required":true,"max":60},"email":{"label":"Email","kind":"email","required":true,"max":254},"username":{"label":"Username","kind":"text","required":true,"max":30},"kind":{"label":"Kind","kind":"choice","required":true,"options":["Admin","SuperAdmin"]},"roles":{"label":"Roles","kind":"choices","required":true,"max":7,"options":["Support","Licensing","New Business","Commissions","Finance","Compliance","Marketing"]},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const disableAdmin: OperationFields<'disableAdmin'> = { operation: 'disableAdmin', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const enableAdmin: OperationFields<'enableAdmin'> = { operation: 'enableAdmin', fields: disableAdmin.fields };

export const endAdminSession: OperationFields<'endAdminSession'> = { operation: 'endAdminSession', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500}} };

export const endAdminSessions: OperationFields<'endAdminSessions'> = { operation: 'endAdminSessions', fields: endAdminSession.fields };

export const resetAdminSecondStep: OperationFields<'resetAdminSecondStep'> = { operation: 'resetAdminSecondStep', fields: endAdminSession.fields };

export const setAdminRole: OperationFields<'setAdminRole'> = { operation: 'setAdminRole', fields: {"kind":{"label":"Kind","kind":"choice","required":true,"options":["Admin","SuperAdmin"]},"roles":{"label":"Roles","kind":"choices","required":true,"max":7,"options":["Support","Licensing","New Business","Commissions","Finance","Compliance","Marketing"]},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const updateAdmin: OperationFields<'updateAdmin'> = { operation: 'updateAdmin', fields: {"first_name":{"label":"First Name","kind":"text","required":true,"max":60},"last_name":{"label":"Last Name","kind":"text","required":true,"max":60},"email":{"label":"Email","kind":"email","required":true,"max":254},"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };
