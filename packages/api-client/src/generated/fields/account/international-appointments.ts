// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const requestInternationalAppointment: OperationFields<'requestInternationalAppointment'> = { operation: 'requestInternationalAppointment', fields: {"target_country":{"label":"Country","kind":"choice","required":true,"options":["USA","Canada"]},"purpose":{"label":"Purpose","kind":"choice","required":true,"options":["Sell","Recruit","Both"]},"state":{"label":"State","kind":"text","max":2,"nullable":true},"license_id":{"label":"License","kind":"other","secret":true,"nullable":true},"document_id":{"label":"Tax Form","kind":"other","required":true,"secret":true}} };
