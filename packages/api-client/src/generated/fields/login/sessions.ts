// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const confirmSignInAuthenticator: OperationFields<'confirmSignInAuthenticator'> = { operation: 'confirmSignInAuthenticator', fields: {"pending_token":{"label":"Pending token","kind":"text","required":true,"max":4096},"code":{"label":"Code","kind":"text","required":true}} };

export const confirmSignInCode: OperationFields<'confirmSignInCode'> = { operation: 'confirmSignInCode', fields: {"pending_token":{"label":"Pending token","kind":"text","required":true,"max":4096},"code":{"label":"Code","kind":"text","required":true},"remember_device":{"label":"Remember this device","kind":"flag"}} };

export const resendSignInCode: OperationFields<'resendSignInCode'> = { operation: 'resendSignInCode', fields: {"pending_token":{"label":"Pending token","kind":"text","required":true,"max":4096}} };

export const signIn: OperationFields<'signIn'> = { operation: 'signIn', fields: {"identifier":{"label":"Email, username or code","kind":"text","required":true,"max":254},"password":{"label":"Password","kind":"text","required":true,"max":128},"app":{"label":"App","kind":"choice","required":true,"options":["portal","admin"]}} };

export const signInWithSso: OperationFields<'signInWithSso'> = { operation: 'signInWithSso', fields: {"token":{"label":"Token","kind":"text","required":true,"max":4096}} };
