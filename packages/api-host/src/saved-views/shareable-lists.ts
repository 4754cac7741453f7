import { filteredFields, type ListFilter, partsOfFilter } from '@upline/domain';
import { analysisList } from '../business/analyses/analyses.list.ts';
import { carrierCaseList, teamCaseList } from '../business/carrier/carrier-cases.list.ts';
import { clientList } from '../business/clients/clients.list.ts';
import { policyList, teamPolicyList } from '../business/policies/lists/policies.list.ts';
import { reviewList } from '../business/policies/supervision/supervision.list.ts';
import { prospectList } from '../business/prospects/prospects.list.ts';
import { providerList } from '../catalogue/providers/providers.list.ts';
import { traineeList } from '../money/training/training-programs.list.ts';
import { fieldOf, type ListFields } from '../platform/list/list-field.ts';
import type { FieldError } from '../platform/operation/problem.ts';

/** Lists of the portal whose views a leader may share: each shows every reader the reader's own rows. */
const LISTS: ReadonlyMap<string, ListFields> = new Map(
  [
    analysisList,
    carrierCaseList,
    clientList,
    policyList,
    prospectList,
    providerList,
    reviewList,
    teamCaseList,
    teamPolicyList,
    traineeList,
  ].map(({ name, fields }) => [name, fields]),
);

export const isShareable = (list: string): boolean => LISTS.has(list);

/** A team of the reader's own names nobody, whatever field it is asked of. */
const namesNobody = (conditions: object) =>
  Object.keys(conditions).every((operator) => operator === 'in_team');

/** Why a filter cannot be shared, one error a field: it names people, or it is of a field that the list does not have. */
export function unshareable(list: string, filter: ListFilter): FieldError[] {
  const fields = LISTS.get(list) ?? {};
  const parts = partsOfFilter(filter);
  return filteredFields(filter).flatMap((name) => {
    const field = fieldOf(fields, name);
    const isForAll = !field?.isPrivate || parts.every((part) => namesNobody(part[name] ?? {}));
    if (field && isForAll) return [];
    const label = field?.label ?? name;
    return [
      {
        field: `filter.${name}`,
        message: field
          ? `A shared view cannot filter by ${label}, which is private`
          : `${label} cannot be filtered by`,
      },
    ];
  });
}
