import type { OperationAnswer } from '@upline/api-client';
import { formatDate, TEAM_TYPE_NAMES, TEAM_TYPES } from '@upline/domain';

type Export = OperationAnswer<'listExports'>['rows'][number];

const A_DAY = /^\d{4}-\d\d-\d\d$/;

function wordOf(value: string): string {
  const team = TEAM_TYPES.find((type) => type === value);
  if (team) return TEAM_TYPE_NAMES[team];
  return A_DAY.test(value) ? formatDate(value) : value;
}

/** What of a list was asked for, without a value of its filter: `Base Shop, Month, filtered by Level`. */
export function askedFor({ parameters, filtered_by }: Pick<Export, 'parameters' | 'filtered_by'>): string {
  const words = Object.values(parameters).map(wordOf);
  return [...words, filtered_by.length > 0 ? `filtered by ${filtered_by.join(', ')}` : '']
    .filter(Boolean)
    .join(', ');
}
