import { formatBps, formatMoney, formatNumber, LEVEL_CODES, levelOf } from '@upline/domain';
import { MEASURES, type Measure } from '@upline/domain/production';
import {
  entriesOf,
  type HeldValue,
  hasLists,
  partOf,
  type SettingField,
  type SettingList,
  type Value,
} from './plan-data.ts';

/** A field of a value as it is read. */
export const figure = (kind: SettingField['kind'], value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return value ? 'Yes' : 'No';
  if (kind === 'cents') return formatMoney(value);
  if (kind === 'bps') return formatBps(value);
  const number = formatNumber(value);
  return kind === 'days' ? `${number} ${value === 1 ? 'day' : 'days'}` : number;
};

/** The lists of a value line by line. */
export const listLines = (value: Value): string[] =>
  Array.isArray(value)
    ? value.map((entry) => inWords('', entry))
    : Object.entries(Object(value)).map(([key, part]) => named(key, part));

/** An entry of a list as it is read: `Regional Marketing Director: 500`. */
export function entryInWords(
  { entry: [first, second], shape }: SettingList,
  key: string,
  entry: unknown,
): string {
  if (shape === 'keyed') return `${keyInWords(key)}: ${figure(fieldKind(second?.kind), entry)}`;
  return typeof entry === 'number' ? figure(fieldKind(first?.kind), entry) : inWords('', entry);
}

const fieldKind = (kind: SettingList['entry'][number]['kind'] = 'count'): SettingField['kind'] =>
  kind === 'choice' || kind === 'measure' || kind === 'measured' ? 'count' : kind;

/** The figures of a value without lists of lines; what it has by key is read from the value, which may have gained a key. */
function figuresByLabel({ value, fields, lists }: HeldValue): Map<string, string> {
  const own = fields.filter(({ path }) => !lists.some((list) => path.startsWith(`${list.path}.`)));
  return new Map([
    ...own.map((field) => [field.label, figure(field.kind, partOf(value, field))] as const),
    ...lists.flatMap((list) =>
      entriesOf(value, list).map(([key, entry]) => {
        const [label = '', shown = ''] = entryInWords(list, key, entry).split(': ');
        return [`${list.label}, ${label}`, shown] as const;
      }),
    ),
  ]);
}

/** What becomes of a value, line by line: `Least BV: $5,000.00 becomes $6,000.00`, `New: …`, `No longer: …`. */
export function changesInWords(before: HeldValue, after: HeldValue): string[] {
  if (hasLists(before) || hasLists(after)) {
    const [old, made] = [listLines(before.value), listLines(after.value)];
    return [
      ...old.filter((line) => !made.includes(line)).map((line) => `No longer: ${line}`),
      ...made.filter((line) => !old.includes(line)).map((line) => `New: ${line}`),
    ];
  }
  const [old, made] = [figuresByLabel(before), figuresByLabel(after)];
  return [...new Set([...old.keys(), ...made.keys()])].flatMap((label) => {
    const [was, is] = [old.get(label), made.get(label)];
    if (was === is) return [];
    if (was === undefined) return [`New: ${label}: ${is}`];
    return [is === undefined ? `No longer: ${label}: ${was}` : `${label}: ${was} becomes ${is}`];
  });
}

const APPROVALS: Readonly<Record<string, string>> = {
  SYS: 'nobody, it is automatic',
  AD: 'an admin',
  SA: 'a super admin',
};

const isLevel = (text: string) => LEVEL_CODES.find((code) => code === text);

/** `min_recruits` is read as `min recruits`; a level by its name. */
function keyInWords(key: string): string {
  const level = isLevel(key);
  if (level) return levelOf(level).name;
  return key
    .replace(/_(cents|bps)$/, '')
    .replaceAll('_', ' ')
    .replace(/\bbv\b/, 'BV')
    .replace(/\brmd\b/, 'RMD');
}

const named = (key: string, value: unknown) => `${keyInWords(key)}: ${inWords(key, value)}`;

interface AskedFor {
  readonly measure: Measure;
  readonly at_least: number;
}

/** `13-month persistency 75%`; what is a fact needs no figure. */
export function requirementInWords({ measure, at_least }: AskedFor, before = ' '): string {
  const { label, unit } = MEASURES[measure];
  if (unit === 'fact') return label;
  return `${label}${before}${inWords(unit === 'count' ? '' : `_${unit}`, at_least)}`;
}

function inWords(key: string, value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'number') {
    if (key.endsWith('_cents')) return formatMoney(value);
    return key.endsWith('_bps') ? formatBps(value) : String(value);
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    const parts = value.map((part) => inWords(key, part));
    return parts.length === 0 ? 'none' : parts.join(key === 'any_of' ? ' or ' : '; ');
  }
  if (typeof value === 'object') {
    if ('measure' in value) return requirementInWords(value as AskedFor);
    if ('any_of' in value) return inWords('any_of', value.any_of);
    return Object.entries(value)
      .map(([part, held]) => named(part, held))
      .join(', ');
  }
  const text = String(value);
  if (key === 'approval') return APPROVALS[text] ?? text;
  // A program may be called like a level.
  const level = key === 'level' && isLevel(text);
  return level ? levelOf(level).name : text;
}
