import { LEVEL_CODES, levelOf } from '@upline/domain';
import { MEASURES, type Measure } from '@upline/domain/production';
import { z } from 'zod';
import { SETTINGS, type SettingKey } from '../settings.ts';

export const SETTING_FIELD_KINDS = ['cents', 'bps', 'days', 'count', 'flag', 'text'] as const;

export interface SettingField {
  /** Where it stands in the value: `min_payout_cents.USD`, `tiers.0.share_bps`; empty where the value is the field. */
  readonly path: string;
  readonly label: string;
  readonly kind: (typeof SETTING_FIELD_KINDS)[number];
}

/** What a number is follows from the name it or a part above it has. */
export function kindOf(path: string): Exclude<SettingField['kind'], 'text'> {
  if (/_cents(\.|$)/.test(path)) return 'cents';
  if (/_bps(\.|$)/.test(path)) return 'bps';
  return /_days(\.|$)/.test(path) ? 'days' : 'count';
}

export const inside = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/** The words before a label, of what the field is in. */
export const within = (words: string, label: string) => (words === '' ? label : `${words}: ${label}`);

export function wordsOf(text: string): string {
  const level = LEVEL_CODES.find((code) => code === text);
  return level ? levelOf(level).name : text;
}

/** What tells an entry of a list from the others: the first word in it, or its place. A mere holder of a list is none. */
export function entryWords(entry: unknown, index: number, words: string): string {
  const parts = Object.entries(Object(entry));
  if (parts.length > 0 && parts.every(([, part]) => Array.isArray(part))) return words;
  // A measure says what it is by its own label.
  if (parts.some(([key]) => key === 'measure')) return words;
  const [key, name] = parts.find(([, part]) => typeof part === 'string') ?? [];
  // A program may be called like a level.
  const said = key === 'level' ? wordsOf(String(name)) : String(name);
  const own = key === undefined ? `No. ${index + 1}` : said;
  return words === '' ? own : `${words}, ${own}`;
}

function scalarKind(schema: unknown, path: string): SettingField['kind'] | undefined {
  if (schema instanceof z.ZodBoolean) return 'flag';
  if (schema instanceof z.ZodString) return 'text';
  return schema instanceof z.ZodNumber ? kindOf(path) : undefined;
}

/** A measure's threshold, unless it is a fact, which is asked for or not. */
function threshold({ measure }: { readonly measure: Measure }, path: string, words: string): SettingField[] {
  const { label, unit } = MEASURES[measure];
  if (unit === 'fact') return [];
  return [{ path: inside(path, 'at_least'), label: within(words, label), kind: unit }];
}

/** The numbers, flags and free texts in a value. What is one of listed words in it stays as it is. */
function found(schema: unknown, value: unknown, path: string, words: string): SettingField[] {
  if (value === null || value === undefined) return [];
  if (schema instanceof z.ZodNullable) return found(schema.unwrap(), value, path, words);
  const part = (key: string | number) => Object(value)[key] as unknown;
  if (schema instanceof z.ZodObject) {
    if ('measure' in Object(value)) return threshold(value as { measure: Measure }, path, words);
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      found(inner, part(key), inside(path, key), words),
    );
  }
  if (schema instanceof z.ZodRecord)
    return Object.keys(Object(value)).flatMap((key) =>
      found(schema.valueType, part(key), inside(path, key), wordsOf(key)),
    );
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, index) =>
      found(schema.element, entry, inside(path, index), entryWords(entry, index, words)),
    );
  const kind = scalarKind(schema, path);
  if (!kind) return [];
  return [
    { path, label: within(words, String(z.globalRegistry.get(schema as z.ZodType)?.label ?? path)), kind },
  ];
}

/** The fields that the value of a setting is made of. */
export function settingFields(key: SettingKey, value: unknown): SettingField[] {
  const { unit, schema, label } = SETTINGS[key];
  return unit === 'table' ? found(schema, value, '', '') : [{ path: '', label, kind: unit }];
}
