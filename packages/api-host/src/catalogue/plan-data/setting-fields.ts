import { z } from 'zod';
import { SETTINGS, type SettingKey } from '../settings.ts';

export const SETTING_FIELD_KINDS = ['cents', 'bps', 'days', 'count', 'flag'] as const;

export interface SettingField {
  /** Where it stands in the value: `min_payout_cents.USD`; empty where the value is the field. */
  readonly path: string;
  readonly label: string;
  readonly kind: (typeof SETTING_FIELD_KINDS)[number];
}

/** What a number is follows from the name it or a part above it has. */
function kindOf(path: string): SettingField['kind'] {
  if (/_cents(\.|$)/.test(path)) return 'cents';
  if (/_bps(\.|$)/.test(path)) return 'bps';
  return /_days(\.|$)/.test(path) ? 'days' : 'count';
}

/** Undefined where the value holds lists, whose length is part of the value. */
function found(schema: unknown, path: string, label: string): SettingField[] | undefined {
  if (schema instanceof z.ZodObject) {
    const inner = Object.entries(schema.shape).map(([key, part]) =>
      found(part, path ? `${path}.${key}` : key, key),
    );
    return inner.every((part) => part !== undefined) ? inner.flat() : undefined;
  }
  if (!(schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean)) return undefined;
  const kind = schema instanceof z.ZodBoolean ? 'flag' : kindOf(path);
  return [{ path, label: z.globalRegistry.get(schema)?.label?.toString() ?? label, kind }];
}

/** The fields that a setting is made of; none where it holds lists. */
export function settingFields(key: SettingKey): SettingField[] {
  const { unit, schema, label } = SETTINGS[key];
  return unit === 'table' ? (found(schema, '', label) ?? []) : [{ path: '', label, kind: unit }];
}
