import type { OperationAnswer } from '@upline/api-client';
import { updateAssociate } from '@upline/api-client/fields/admin/associates.ts';
import { recordValues } from '@upline/shell';

export type Associate = OperationAnswer<'getAssociate'>;

const home = { homes: () => ['address'] as const };
const VALUES = {
  USA: recordValues(updateAssociate, home),
  Canada: recordValues(updateAssociate, { ...home, labels: { ssn_sin: 'SIN' } }),
};

/** Everything of a person that the office changes (domain.md 2.1, 2.2). */
export const personValues = ({ country }: Pick<Associate, 'country'>) => VALUES[country];
