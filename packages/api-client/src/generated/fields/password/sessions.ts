// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const checkPasswordResetToken: OperationFields<'checkPasswordResetToken'> = { operation: 'checkPasswordResetToken', fields: {"token":{"label":"Token","kind":"text","required":true,"max":4096}} };

export const requestPasswordReset: OperationFields<'requestPasswordReset'> = { operation: 'requestPasswordReset', fields: {"email":{"label":"Email","kind":"text","required":true,"max":254},"app":{"label":"App","kind":"choice","required":true,"options":["portal","admin"]}} };

export const resetPassword: OperationFields<'resetPassword'> = { operation: 'resetPassword', fields: {"token":{"label":"Token","kind":"text","required":true,"max":4096},"password":{"label":"Password","kind":"text","required":true,"max":128},"password_repeat":{"label":"Repeat password","kind":"text","required":true,"max":128}} };
