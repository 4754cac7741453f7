// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const saveNotificationPreferences: OperationFields<'saveNotificationPreferences'> = { operation: 'saveNotificationPreferences', fields: {"topics":{"label":"Topics","kind":"rows","required":true,"max":7,"fields":{"topic":{"label":"Topic","kind":"choice","required":true,"options":["Business","Payments","Team","Licensing","Events","Store","Marketing"]},"email":{"label":"Email","kind":"flag","required":true},"sms":{"label":"SMS","kind":"flag","required":true}}}} };

export const updateNotification: OperationFields<'updateNotification'> = { operation: 'updateNotification', fields: {"status":{"label":"Status","kind":"choice","required":true,"options":["Unread","Read"]}} };
