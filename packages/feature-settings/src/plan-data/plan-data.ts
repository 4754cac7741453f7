import type { OperationAnswer } from '@upline/api-client';

export type PlanData = OperationAnswer<'getPlanData'>;
export type Setting = PlanData['settings'][number];
export type SettingField = Setting['fields'][number];
type Value = Setting['value'];

/** Whatever is changed here is shown by one answer. */
export const PLAN_DATA_SHOWN_BY = ['getPlanData', 'listAuditEntries'] as const;

/** The part of a value that a field shows. */
export const partOf = (value: Value, { path }: SettingField): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);

/** The value with its fields as they are given; what is no field stays as it is. */
export function settingOf(
  { value, fields }: Pick<Setting, 'value' | 'fields'>,
  partFor: (field: SettingField) => unknown,
): Value {
  const [only] = fields;
  if (only?.path === '') return partFor(only) as Value;
  const made = structuredClone(value);
  for (const field of fields) {
    const keys = field.path.split('.');
    const last = keys.pop() ?? '';
    const part = keys.reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], made);
    (part as Record<string, unknown>)[last] = partFor(field);
  }
  return made;
}

/** Whether a value has lists, which are read line by line. */
export const hasLists = ({ value, fields }: Pick<Setting, 'value' | 'fields'>): boolean =>
  Array.isArray(value) || fields.some(({ path }) => /\.\d+(\.|$)/.test(path));
