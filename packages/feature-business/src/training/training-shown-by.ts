/** What shows training programs and their cases. */
export const PROGRAM_SHOWN_BY = ['getTrainee', 'listTrainees', 'countTrainees', 'getPolicy'] as const;
