import {
  ANY,
  type FieldConditions,
  type FilterGroup,
  type FilterOperator,
  type FilterValue,
  filteredFields,
  isCleanText,
  isKeptDate,
  joinFilter,
  type ListFilter,
  messages,
  OPERATORS,
  PEOPLE_OPERATORS,
  type PeopleOperator,
  type PlainFilter,
  partsOfFilter,
  RELATIVE_DATES,
  TEAM_TYPES,
} from '@upline/domain';
import { z } from 'zod';
import { factsOf, fieldOf, isPeopleOperator, type ListField, type ListFields } from './list-field.ts';
import type { ListKey } from './list-ordering.ts';
import { isRecord, parseJson, unknownField } from './list-text.ts';

const MAX_CONDITIONS = 30;
const MAX_OPTIONS = 200;
const MAX_TEXT = 200;

/** Name under which every list lets single rows be named: `{"id":{"in":["…"]}}`, e.g. those ticked for an export. */
export const KEY_FIELD = 'id';
const KEYS: Readonly<Record<ListKey['type'], RegExp>> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  number: /^\d{1,15}$/,
  text: /^[\w.-]{1,60}$/,
};

type Report = (path: readonly string[], message: string) => void;

/** Operators the list offers for the field (R-GEN-06). */
export function operatorsOf(field: ListField): readonly FilterOperator[] {
  return [
    ...OPERATORS[field.type],
    ...(field.people ? PEOPLE_OPERATORS : []),
    ...(field.nullable ? (['isNull'] as const) : []),
  ];
}

/**
 * The `filter` of a list: JSON text `{"name":{"contains":"lee"}}`. Conditions are joined by "and"; `any` holds groups of
 * alternatives, joined by "or". Empty values and empty operators are dropped and texts trimmed (SPEC 5); an unknown field or
 * operator is refused (R-GEN-05).
 */
export function filterSchema(list: string, fields: ListFields, key: ListKey) {
  return z
    .string()
    .max(8_000)
    .optional()
    .transform((text, context) => {
      const report: Report = (path, message) =>
        context.issues.push({ code: 'custom', path: [...path], message, input: text });
      const parsed = parseJson(text, {});
      if (!isRecord(parsed)) {
        report([], messages.invalid('Filter'));
        return {} as ListFilter;
      }
      const { [KEY_FIELD]: named, [ANY]: groups, ...rest } = parsed;
      const isField = Object.hasOwn(fields, KEY_FIELD) && named !== undefined;
      const plain = partOf(fields, isField ? { ...rest, [KEY_FIELD]: named } : rest, report);
      if (!isField && named !== undefined) {
        const keys = keysOf(named, key);
        if (keys) plain[KEY_FIELD] = { in: keys };
        else report([KEY_FIELD], messages.invalid('Id'));
      }
      const filter = joinFilter(plain, groupsIn(fields, groups, report));
      const conditions = partsOfFilter(filter).flatMap((part) => Object.values(part).flatMap(Object.keys));
      if (conditions.length > MAX_CONDITIONS)
        report([], `A filter holds at most ${MAX_CONDITIONS} conditions`);
      return filter;
    })
    .meta({
      label: 'Filter',
      description: describeFilter(fields),
      'x-list': list,
      'x-fields': JSON.stringify(factsOf(fields)),
    });
}

/** The conditions on the list's fields that a filter, or an alternative of one, holds. */
function partOf(fields: ListFields, asked: Readonly<Record<string, unknown>>, report: Report): PlainFilter {
  const filter: PlainFilter = {};
  for (const [name, conditions] of Object.entries(asked)) {
    const field = fieldOf(fields, name);
    if (!field || field.filter === false) {
      report([name], unknownField(name, filterable(fields)));
      continue;
    }
    const kept = conditionsOf(field, conditions, (message) => report([name], message));
    if (Object.keys(kept).length > 0) filter[name] = kept;
  }
  return filter;
}

/** The groups of alternatives, each of them a filter without groups; those that hold nothing are dropped. */
function groupsIn(fields: ListFields, asked: unknown, report: Report): FilterGroup[] {
  if (isEmpty(asked)) return [];
  const groups: unknown[] = Array.isArray(asked) ? asked : [null];
  return groups
    .map((group): FilterGroup => {
      const alternatives: unknown[] = Array.isArray(group) ? group : [null];
      return alternatives.flatMap((one) => {
        if (!isRecord(one)) {
          report([ANY], messages.invalid('Filter'));
          return [];
        }
        const part = partOf(fields, one, report);
        return Object.keys(part).length > 0 ? [part] : [];
      });
    })
    .filter((group) => group.length > 0);
}

const MOST_COUNTED = 12;

/** Filters whose rows are counted at once, as JSON text: `[{"status":{"in":["Pending"]}}]`. Each is judged like the list's own. */
export function eachFilterSchema(filter: ReturnType<typeof filterSchema>) {
  return z
    .string()
    .max(8_000)
    .optional()
    .transform((text, context) => {
      const report = (message: string) =>
        context.issues.push({ code: 'custom', path: [], message, input: text });
      const parsed = parseJson(text, []);
      if (!Array.isArray(parsed) || parsed.length > MOST_COUNTED) {
        report(messages.invalid('Each'));
        return [];
      }
      return parsed.map((one): ListFilter => {
        const judged = filter.safeParse(JSON.stringify(one));
        if (!judged.success) report(judged.error.issues[0]?.message ?? messages.invalid('Each'));
        return judged.data ?? {};
      });
    })
    .meta({
      label: 'Each',
      description: `JSON text: at most ${MOST_COUNTED} filters whose rows are counted beside those of the whole list, e.g. for its views. Filter is left out then.`,
    });
}

/** The rows that are named, or undefined where that is not a list of this list's keys. */
function keysOf(asked: unknown, { type }: ListKey): string[] | undefined {
  if (!isRecord(asked) || Object.keys(asked).join() !== 'in' || !Array.isArray(asked.in)) return undefined;
  const keys: unknown[] = asked.in;
  const valid = keys.every((each) => typeof each === 'string' && KEYS[type].test(each));
  return valid && keys.length > 0 && keys.length <= MAX_OPTIONS ? (keys as string[]) : undefined;
}

/** Whether a filter names a text or single rows, for which a list may read other rows than for its other filters. */
export function namesText(fields: ListFields, filter: ListFilter): boolean {
  return filteredFields(filter).some((name) => (fieldOf(fields, name)?.type ?? 'text') === 'text');
}

export function filterable(fields: ListFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.filter !== false);
}

function describeFilter(fields: ListFields): string {
  const lines = filterable(fields).map((name) => {
    const field = fieldOf(fields, name) as ListField;
    const options = field.type === 'enum' ? ` of ${field.options.join(', ')}` : '';
    return `- \`${name}\` (${field.type}${options}): ${operatorsOf(field).join(', ')}`;
  });
  return [
    'JSON text: field → operator → value, all conditions together, e.g. `{"name":{"contains":"lee"}}`.',
    ...lines,
    `- \`${ANY}\`: groups of alternatives, each a filter of these fields; a row matches one or more of every group, e.g. \`{"${ANY}":[[{"name":{"contains":"lee"}},{"name":{"contains":"ann"}}]]}\``,
    `- \`${KEY_FIELD}\` (key of the row): in, at most ${MAX_OPTIONS}`,
  ].join('\n');
}

function conditionsOf(field: ListField, asked: unknown, report: (message: string) => void) {
  const kept: FieldConditions = {};
  if (isEmpty(asked)) return kept;
  if (!isRecord(asked)) {
    report(messages.invalid(field.label));
    return kept;
  }
  const operators = operatorsOf(field);
  for (const [operator, raw] of Object.entries(asked)) {
    const value = trimmed(raw);
    if (operator.trim() === '' || isEmpty(value)) continue;
    const known = operators.find((each) => each === operator);
    if (!known) {
      report(`${field.label} can be filtered by ${operators.join(', ')}`);
      continue;
    }
    const problem = problemOf(field, known, value);
    if (problem) report(problem);
    else kept[known] = value as FilterValue;
  }
  return kept;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map(trimmed).filter((item) => !isEmpty(item));
  return value;
}

function problemOf(field: ListField, operator: FilterOperator, value: unknown): string | undefined {
  const wrong = messages.invalid(field.label);
  if (operator === 'during')
    return RELATIVE_DATES.some((one) => one === value)
      ? undefined
      : `${field.label} is during one of ${RELATIVE_DATES.join(', ')}`;
  if (isPeopleOperator(operator)) return peopleProblem(field, operator, value);
  if (operator === 'isNull') return typeof value === 'boolean' ? undefined : wrong;
  if (operator === 'in') {
    if (!Array.isArray(value) || value.length > MAX_OPTIONS) return wrong;
    return value.map((item) => scalarProblem(field, item)).find((problem) => problem !== undefined);
  }
  if (operator === 'between') {
    if (!Array.isArray(value) || value.length !== 2) return wrong;
    const problem = scalarProblem(field, value[0]) ?? scalarProblem(field, value[1]);
    return (
      problem ??
      (value[0] <= value[1] ? undefined : `${field.label} must go from the lower to the higher value`)
    );
  }
  return scalarProblem(field, value);
}

function peopleProblem({ label }: ListField, operator: PeopleOperator, value: unknown): string | undefined {
  if (operator === 'in_team')
    return TEAM_TYPES.some((type) => type === value) ? undefined : messages.option(label);
  return typeof value === 'string' && /^[a-z]\d{6}$/i.test(value) ? undefined : messages.invalid(label);
}

function scalarProblem(field: ListField, value: unknown): string | undefined {
  const wrong = messages.invalid(field.label);
  switch (field.type) {
    case 'text': {
      if (typeof value !== 'string' || !isCleanText(value)) return wrong;
      if ([...value].length > MAX_TEXT) return messages.maxLength(field.label, MAX_TEXT);
      return field.normalize?.(value) === '' ? wrong : undefined;
    }
    case 'enum':
      return typeof value === 'string' && field.options.includes(value)
        ? undefined
        : messages.option(field.label);
    case 'number':
    case 'money':
      return Number.isSafeInteger(value) ? undefined : wrong;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong;
    default:
      return typeof value === 'string' && isKeptDate(value) ? undefined : wrong;
  }
}
