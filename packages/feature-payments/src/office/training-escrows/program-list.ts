import { builtInViews, type ListOperations } from '@upline/shell';

/** Training programs of everybody; the route loads by them and the screen shows by them. */
export const PROGRAM_LIST = {
  name: 'training-programs',
  list: 'listTrainingPrograms',
  count: 'countTrainingPrograms',
  export: 'exportTrainingPrograms',
  views: builtInViews('listTrainingPrograms', () => [
    { id: 'running', name: 'Running', filter: { status: { in: ['Open', 'Reopen'] } } },
    { id: 'defaulted', name: 'Defaulted', filter: { status: { in: ['Defaulted'] } } },
    { id: 'reverted', name: 'Reverted', filter: { status: { in: ['Reverted'] } } },
    { id: 'completed', name: 'Completed', filter: { status: { in: ['Completed'] } } },
  ]),
} as const satisfies ListOperations;

/** What shows programs. */
export const PROGRAMS_SHOWN_BY = [
  'listTrainingPrograms',
  'countTrainingPrograms',
  'getTrainingProgram',
] as const;
