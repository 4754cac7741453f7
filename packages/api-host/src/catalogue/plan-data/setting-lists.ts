import { MEASURES, type Measure } from '@upline/domain/production';
import { z } from 'zod';
import { SETTINGS, type SettingKey } from '../settings.ts';
import { entryWords, inside, kindOf, within, wordsOf } from './setting-fields.ts';

/** `measure`: one of those promotions are measured by; `measured`: a threshold in its unit. */
export const ENTRY_FIELD_KINDS = [
  'cents',
  'bps',
  'days',
  'count',
  'flag',
  'text',
  'choice',
  'measure',
  'measured',
] as const;

export interface EntryField {
  /** A member of the entry; empty where the entry is the field. */
  readonly name: string;
  readonly label: string;
  readonly kind: (typeof ENTRY_FIELD_KINDS)[number];
  readonly options: { readonly value: string; readonly label: string }[];
}

/** A list in the value of a setting: what is asked for of another entry, and how many there may be. */
export interface SettingList {
  readonly path: string;
  readonly label: string;
  /** `keyed`: an entry is a member of an object, by its first field; `held`: it stands in a list of alternatives of its own. */
  readonly shape: 'plain' | 'keyed' | 'held';
  readonly min: number;
  readonly max: number | null;
  readonly entry: EntryField[];
}

const labelOf = (schema: z.ZodType, name: string) => String(z.globalRegistry.get(schema)?.label ?? name);

/** What alternatives are of: `Personal recruits or Life license Active`. */
const alternativesIn = (entry: unknown, words: string): string => {
  const measures = (Object.values(Object(entry)).flat() as { readonly measure: Measure }[]).map(
    ({ measure }) => MEASURES[measure].label,
  );
  return `${words}, ${measures.join(' or ')}`;
};

/** What one member of an entry is asked for as; undefined where an entry has parts of its own. */
function entryField(name: string, schema: unknown, label: string): EntryField | undefined {
  const made = (kind: EntryField['kind'], options: EntryField['options'] = []) => ({
    name,
    label,
    kind,
    options,
  });
  if (schema instanceof z.ZodNumber) return made(kindOf(name));
  if (schema instanceof z.ZodBoolean) return made('flag');
  if (schema instanceof z.ZodString) return made('text');
  if (schema instanceof z.ZodEnum)
    return made(
      'choice',
      schema.options.map((value) => ({ value: String(value), label: wordsOf(String(value)) })),
    );
  return undefined;
}

/** The fields of an entry, and whether it is a mere holder of alternatives; undefined where entries cannot be asked for. */
function entryOf(
  element: unknown,
  label: string,
): { readonly shape: 'plain' | 'held'; readonly entry: EntryField[] } | undefined {
  if (!(element instanceof z.ZodObject)) {
    const field = entryField('', element, label);
    return field && { shape: 'plain', entry: [field] };
  }
  const parts = Object.entries(element.shape) as [string, z.ZodType][];
  if ('measure' in element.shape)
    return {
      shape: 'plain',
      entry: [
        { name: 'measure', label: 'Measure', kind: 'measure', options: [] },
        { name: 'at_least', label: 'At Least', kind: 'measured', options: [] },
      ],
    };
  const [only] = parts;
  if (parts.length === 1 && only?.[1] instanceof z.ZodArray) {
    const inner = entryOf(only[1].element, label);
    return inner && { ...inner, shape: 'held' };
  }
  const entry = parts.flatMap(([name, schema]) => entryField(name, schema, labelOf(schema, name)) ?? []);
  return entry.length === parts.length ? { shape: 'plain', entry } : undefined;
}

/** How many entries a list may have; one whose length is fixed has no room for others. */
function lengthOf(schema: z.ZodArray): { readonly min: number; readonly max: number | null } | undefined {
  const bounds = { min: 0, max: null as number | null };
  for (const check of schema._zod.def.checks ?? []) {
    const def = check._zod.def as { check: string; minimum?: number; maximum?: number };
    if (def.check === 'length_equals') return undefined;
    if (def.check === 'min_length') bounds.min = def.minimum ?? 0;
    if (def.check === 'max_length') bounds.max = def.maximum ?? null;
  }
  return bounds;
}

function found(schema: unknown, value: unknown, path: string, words: string): SettingList[] {
  if (value === null || value === undefined) return [];
  if (schema instanceof z.ZodNullable) return found(schema.unwrap(), value, path, words);
  const part = (key: string | number) => Object(value)[key] as unknown;
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      found(inner, part(key), inside(path, key), words),
    );
  if (schema instanceof z.ZodRecord) {
    const { keyType, valueType } = schema;
    const key = entryField('key', keyType, 'For');
    const held = entryField('value', valueType, labelOf(valueType as z.ZodType, 'Value'));
    const kind = kindOf(path);
    if (!key || !held) return [];
    const entry = [key, { ...held, kind: held.kind === 'count' ? kind : held.kind }];
    return [{ path, label: within(words, labelOf(schema, path)), shape: 'keyed', min: 0, max: null, entry }];
  }
  if (!(schema instanceof z.ZodArray && Array.isArray(value))) return [];
  const bounds = lengthOf(schema);
  const own = bounds && entryOf(schema.element, labelOf(schema.element as z.ZodType, path));
  return [
    ...(own ? [{ path, label: within(words, labelOf(schema, path)), ...own, ...bounds }] : []),
    ...value.flatMap((entry, index) =>
      found(
        schema.element,
        entry,
        inside(path, index),
        own?.shape === 'held' ? alternativesIn(entry, words) : entryWords(entry, index, words),
      ),
    ),
  ];
}

/** The lists in the value of a setting whose entries can be added and removed. */
export const settingLists = (key: SettingKey, value: unknown): SettingList[] =>
  found(SETTINGS[key].schema, value, '', '');
