import { conflict } from '../../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../../platform/operation/row-actions.ts';
import type { StatementImport } from './statement-imports.tables.ts';

type Subject = Pick<StatementImport, 'status' | 'problem' | 'counts'>;

const unbookable = ({ status }: Pick<Subject, 'status'>) =>
  status === 'Checking'
    ? conflict('import-checking', 'The file is still being read')
    : conflict('import-booked', 'The statement is booked or on its way: undo the import first');
const isUnbooked = rowRule<Pick<Subject, 'status'>>(({ status }) => status === 'Ready', unbookable);
const isBookable = rowRule<Pick<Subject, 'status'>>(
  ({ status }) => status === 'Ready' || status === 'Failed',
  unbookable,
);
const isWithoutProblem = rowRule<Pick<Subject, 'problem'>>(
  ({ problem }) => problem === null,
  ({ problem }) => conflict('import-problem', problem as string),
);
const hasLines = rowRule<Pick<Subject, 'counts'>>(
  ({ counts }) => (counts.Matched ?? 0) + (counts.Chargeback ?? 0) + (counts['Action Required'] ?? 0) > 0,
  () => conflict('nothing-to-book', 'No line of the file can be booked'),
);
const isBooked = rowRule<Pick<Subject, 'status'>>(
  ({ status }) => status === 'Booked' || status === 'Failed',
  () => conflict('import-not-booked', 'Only what was booked can be undone'),
);

export const MAPPABLE = [isUnbooked] as const;
export const BOOKABLE = [isBookable, isWithoutProblem, hasLines] as const;
export const UNDOABLE = [isBooked] as const;

export const IMPORT_ACTIONS = ['book', 'map', 'undo', 'discard'] as const;

export const importActions = rowActions<Subject, (typeof IMPORT_ACTIONS)[number]>({
  book: { operation: 'bookProviderStatement', when: BOOKABLE },
  map: { operation: 'mapProviderStatement', when: MAPPABLE },
  undo: { operation: 'undoProviderStatement', when: UNDOABLE },
  discard: { operation: 'discardProviderStatement', when: MAPPABLE },
});
