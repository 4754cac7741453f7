// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const answerSpouseRequest: OperationFields<'answerSpouseRequest'> = { operation: 'answerSpouseRequest', fields: {"accept":{"label":"Accept","kind":"flag","required":true,"secret":true}} };

export const saveSpouse: OperationFields<'saveSpouse'> = { operation: 'saveSpouse', fields: {"first_name":{"label":"First Name","kind":"text","required":true,"max":60,"secret":true},"last_name":{"label":"Last Name","kind":"text","required":true,"max":60,"secret":true},"phone":{"label":"Phone","kind":"phone","max":30,"secret":true,"nullable":true},"email":{"label":"Email","kind":"text","max":254,"secret":true,"nullable":true},"date_of_birth":{"label":"Date of Birth","kind":"date","secret":true,"nullable":true},"is_associate":{"label":"Is Associate","kind":"flag","required":true,"secret":true},"spouse_code":{"label":"Spouse Code","kind":"text","max":20,"secret":true,"nullable":true}} };
