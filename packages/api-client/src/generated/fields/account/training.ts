// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const enterTrainingStep: OperationFields<'enterTrainingStep'> = { operation: 'enterTrainingStep', fields: {"step":{"label":"Step","kind":"choice","required":true,"options":["pre_licensing_course","exam_passed"],"secret":true},"on":{"label":"Date","kind":"date","required":true,"secret":true},"document_id":{"label":"Document","kind":"other","required":true,"secret":true}} };
