import type { OperationAnswer } from '@upline/api-client';

export type Start = OperationAnswer<'getEfastStart'>;
export type Task = Start['tasks'][number];
export type Program = OperationAnswer<'getOwnTrainingProgram'>;
