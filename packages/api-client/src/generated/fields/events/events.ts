// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const joinEventWaitingList: OperationFields<'joinEventWaitingList'> = { operation: 'joinEventWaitingList', fields: {"type_id":{"label":"Ticket","kind":"other","required":true}} };

export const registerForEvent: OperationFields<'registerForEvent'> = { operation: 'registerForEvent', fields: {"type_id":{"label":"Ticket","kind":"other","required":true},"shirt_size":{"label":"Shirt Size","kind":"choice","options":["XS","S","M","L","XL","2XL","3XL","4XL"],"nullable":true},"guest":{"label":"Guest","kind":"group","nullable":true,"fields":{"first_name":{"label":"First Name","kind":"text","required":true,"max":60},"last_name":{"label":"Last Name","kind":"text","required":true,"max":60},"email":{"label":"Email","kind":"email","required":true,"max":254},"phone":{"label":"Phone","kind":"text","max":20,"nullable":true}}}} };
