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

/** A value made of its fields, each by its path. */
export function settingOf(fields: readonly SettingField[], partFor: (field: SettingField) => unknown): Value {
  const [only] = fields;
  if (only?.path === '') return partFor(only) as Value;
  const made: Record<string, unknown> = {};
  for (const field of fields) {
    const keys = field.path.split('.');
    const last = keys.pop() ?? '';
    let part = made;
    for (const key of keys) {
      part[key] ??= {};
      part = part[key] as Record<string, unknown>;
    }
    part[last] = partFor(field);
  }
  return made as Value;
}
