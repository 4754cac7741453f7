import {
  daysDuring,
  type FieldConditions,
  groupsOf,
  joinFilter,
  type ListFilter,
  type PlainFilter,
  plainPart,
  type RelativeDate,
} from '@upline/domain';
import type { Db } from '../database/database.ts';
import type { ExportReader } from '../download/exports.ts';
import { type FieldError, invalid } from '../operation/problem.ts';
import { fieldOf, isPeopleOperator, type ListFields } from './list-field.ts';

/** Who asks, and on which company day. */
export interface Asking {
  readonly db: Db;
  readonly caller: ExportReader;
  readonly today: string;
}

/**
 * The filter with what depends on the day and on the network worked out: relative dates are days, and a place in the network is the
 * condition on the people there. Throws where a person is named who does not exist or is out of the caller's reach; both are refused
 * in the same words, so that nobody learns of people out of reach.
 */
export async function resolveFilter(
  fields: ListFields,
  filter: ListFilter,
  { db, caller, today }: Asking,
): Promise<ListFilter> {
  const problems: FieldError[] = [];
  const resolve = (part: PlainFilter) => resolvePart(fields, part, { db, caller, today }, problems);
  const plain = await resolve(plainPart(filter));
  const groups: PlainFilter[][] = [];
  for (const group of groupsOf(filter)) {
    const alternatives: PlainFilter[] = [];
    for (const one of group) alternatives.push(await resolve(one));
    groups.push(alternatives);
  }
  if (problems.length > 0) throw invalid(problems);
  return joinFilter(plain, groups);
}

async function resolvePart(
  fields: ListFields,
  filter: PlainFilter,
  { db, caller, today }: Asking,
  problems: FieldError[],
): Promise<PlainFilter> {
  const resolved: PlainFilter = {};
  for (const [name, conditions] of Object.entries(filter)) {
    const field = fieldOf(fields, name);
    const kept: Record<string, unknown> = {};
    for (const [operator, value] of Object.entries(conditions)) {
      if (operator === 'during') kept[operator] = daysDuring(value as RelativeDate, today);
      else if (field?.people && isPeopleOperator(operator)) {
        const found = await field.people.find(db, caller, operator, String(value));
        if (found) kept[operator] = { people: found(field.people.column) };
        else problems.push({ field: `filter.${name}`, message: `${field.label}: ${NOBODY[operator]}` });
      } else kept[operator] = value;
    }
    resolved[name] = kept as FieldConditions;
  }
  return resolved;
}

const PERSON = 'choose yourself or somebody in your team';
const NOBODY = {
  under: PERSON,
  directly_under: PERSON,
  in_base_shop_of: PERSON,
  in_team: 'choose one of your teams',
} as const;
