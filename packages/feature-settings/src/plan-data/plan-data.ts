import type { OperationAnswer } from '@upline/api-client';

export type PlanData = OperationAnswer<'getPlanData'>;
export type Setting = PlanData['settings'][number];
export type SettingStart = Setting['starts'][number];
/** A value of a setting with what can be changed in it. */
export type HeldValue = Pick<Setting, 'value' | 'fields' | 'lists'>;
export type SettingField = Setting['fields'][number];
export type SettingList = Setting['lists'][number];
export type Value = Setting['value'];

/** Whatever is changed here is shown by one answer. */
export const PLAN_DATA_SHOWN_BY = ['getPlanData', 'getPrograms', 'getLadder', 'listAuditEntries'] as const;

const partAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);

/** The part of a value that a field shows. */
export const partOf = (value: Value, { path }: SettingField): unknown => partAt(value, path);

/** The value with its fields as they are given; what is no field stays as it is. */
export function settingOf(
  { value, fields }: Pick<HeldValue, 'value' | 'fields'>,
  partFor: (field: SettingField) => unknown,
): Value {
  const [only] = fields;
  if (only?.path === '') return partFor(only) as Value;
  const made = structuredClone(value);
  for (const field of fields) {
    const keys = field.path.split('.');
    const last = keys.pop() ?? '';
    (partAt(made, keys.join('.')) as Record<string, unknown>)[last] = partFor(field);
  }
  return made;
}

/** Whether a value has lists, which are read line by line. */
export const hasLists = ({ value, fields }: Pick<HeldValue, 'value' | 'fields'>): boolean =>
  Array.isArray(value) || fields.some(({ path }) => /\.\d+(\.|$)/.test(path));

/** The entries of a list with their place in it: a number, or what the entry is for. */
export const entriesOf = (value: Value, { path }: SettingList): [key: string, entry: unknown][] =>
  Object.entries(Object(partAt(value, path)));

/** What is asked for of an entry, by its fields, as the list holds it. */
function entryOf({ entry, shape }: SettingList, parts: Readonly<Record<string, unknown>>): unknown {
  const [only] = entry;
  const made = only?.name === '' ? parts[''] : parts;
  return shape === 'held' ? { any_of: [made] } : made;
}

/** The value with another entry in one of its lists. */
export function withEntry(value: Value, list: SettingList, parts: Readonly<Record<string, unknown>>): Value {
  const made = structuredClone(value);
  const held = partAt(made, list.path);
  if (list.shape === 'keyed') (held as Record<string, unknown>)[String(parts.key)] = parts.value;
  else (held as unknown[]).push(entryOf(list, parts));
  return made;
}

/** The value without an entry of one of its lists. */
export function withoutEntry(value: Value, list: SettingList, key: string): Value {
  const made = structuredClone(value);
  const held = partAt(made, list.path);
  if (list.shape === 'keyed') delete (held as Record<string, unknown>)[key];
  else (held as unknown[]).splice(Number(key), 1);
  return made;
}

/** The value of a setting on a day from today on, and what it can be changed by. */
export const heldOn = ({ starts, ...setting }: Setting, day: string): HeldValue =>
  starts.find(({ effective_from }) => effective_from <= day) ?? setting;

/** The day on which the next value begins, of those that begin after one; they come with the latest first. */
export const nextStart = (
  starts: readonly { readonly effective_from: string }[],
  day: string,
): string | undefined => starts.findLast(({ effective_from }) => effective_from > day)?.effective_from;

type LadderStart = PlanData['ladder']['starts'][number];
type GenerationStart = PlanData['generations']['starts'][number];

/** What a level is paid on a day. */
export const ladderRateOn = (starts: readonly LadderStart[], level: string, day: string) =>
  starts
    .filter(({ effective_from }) => effective_from <= day)
    .flatMap(({ rates }) => rates.filter(({ level_code }) => level_code === level))[0]?.rate_bps;

/** What a generation is paid on a day. */
export const generationRateOn = (starts: readonly GenerationStart[], generation: number, day: string) =>
  starts
    .filter(({ effective_from }) => effective_from <= day)
    .flatMap(({ rates }) => rates.filter((rate) => rate.generation === generation))[0]?.rate_bps;
