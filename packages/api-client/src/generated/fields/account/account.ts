// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const changePassword: OperationFields<'changePassword'> = { operation: 'changePassword', fields: {"current_password":{"label":"Current password","kind":"text","required":true,"max":128},"password":{"label":"Password","kind":"text","required":true,"max":128},"password_repeat":{"label":"Repeat password","kind":"text","required":true,"max":128}} };

export const chooseSecondStep: OperationFields<'chooseSecondStep'> = { operation: 'chooseSecondStep', fields: {"method":{"label":"Method","kind":"choice","required":true,"options":["Email","SMS"]}} };

export const confirmAuthenticator: OperationFields<'confirmAuthenticator'> = { operation: 'confirmAuthenticator', fields: {"code":{"label":"Code","kind":"text","required":true}} };

export const confirmIdentity: OperationFields<'confirmIdentity'> = { operation: 'confirmIdentity', fields: {"password":{"label":"Password","kind":"text","required":true,"max":128}} };

export const confirmPhoneChange: OperationFields<'confirmPhoneChange'> = { operation: 'confirmPhoneChange', fields: confirmAuthenticator.fields };

export const confirmSecondStep: OperationFields<'confirmSecondStep'> = { operation: 'confirmSecondStep', fields: confirmAuthenticator.fields };

export const requestEmailChange: OperationFields<'requestEmailChange'> = { operation: 'requestEmailChange', fields: {"email":{"label":"Email","kind":"text","required":true,"max":254},"current_password":{"label":"Current password","kind":"text","required":true,"max":128}} };

export const requestPhoneChange: OperationFields<'requestPhoneChange'> = { operation: 'requestPhoneChange', fields: {"phone":{"label":"Phone","kind":"text","required":true,"max":30},"phone_type":{"label":"Phone type","kind":"choice","required":true,"options":["Mobile","Home","Work"]}} };
