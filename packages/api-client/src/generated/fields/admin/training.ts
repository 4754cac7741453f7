// Written by scripts/write-fields.ts from openapi.json. Do not edit.
import type { OperationFields } from '../../../requests/fields.ts';

export const acknowledgeAnyTrainingCase: OperationFields<'acknowledgeAnyTrainingCase'> = { operation: 'acknowledgeAnyTrainingCase', fields: {"comment":{"label":"Comment","kind":"multiline","max":1000,"secret":true,"nullable":true}} };

export const defaultTrainingProgram: OperationFields<'defaultTrainingProgram'> = { operation: 'defaultTrainingProgram', fields: {"reason":{"label":"Reason","kind":"text","required":true,"min":5,"max":500,"secret":true}} };

export const reopenTrainingProgram: OperationFields<'reopenTrainingProgram'> = { operation: 'reopenTrainingProgram', fields: defaultTrainingProgram.fields };

export const setTrainer: OperationFields<'setTrainer'> = { operation: 'setTrainer', fields: {"trainer_code":{"label":"Trainer","kind":"text","required":true,"max":20,"secret":true}} };
