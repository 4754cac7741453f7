// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const requestAppointment: OperationFields<'requestAppointment'> = { operation: 'requestAppointment', fields: {"provider_id":{"label":"Provider","kind":"other","required":true,"secret":true},"state":{"label":"State","kind":"text","required":true,"max":2}} };
