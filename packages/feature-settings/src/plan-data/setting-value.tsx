import { formatBps, formatMoney, formatNumber, LEVEL_CODES, levelOf } from '@upline/domain';
import { MEASURES, type Measure } from '@upline/domain/production';
import classes from './plan-data.module.css';
import { hasLists, partOf, type Setting, type SettingField } from './plan-data.ts';

const figure = (kind: SettingField['kind'], value: unknown): string => {
  if (typeof value !== 'number') return value ? 'Yes' : 'No';
  if (kind === 'cents') return formatMoney(value);
  if (kind === 'bps') return formatBps(value);
  const number = formatNumber(value);
  return kind === 'days' ? `${number} ${value === 1 ? 'day' : 'days'}` : number;
};

/** A value of a setting as it is read: its fields, or its lists line by line behind a fold. */
export function SettingValue({
  setting,
  value,
}: {
  readonly setting: Pick<Setting, 'value' | 'fields'>;
  readonly value: Setting['value'];
}) {
  const { fields } = setting;
  const [only] = fields;
  if (only?.path === '') return figure(only.kind, value);
  if (hasLists(setting)) return <Lines value={value} />;
  return (
    <ul className={classes.lines}>
      {fields.map((field) => (
        <li key={field.path}>
          {field.label}: {figure(field.kind, partOf(value, field))}
        </li>
      ))}
    </ul>
  );
}

function Lines({ value }: { readonly value: Setting['value'] }) {
  const lines = Array.isArray(value)
    ? value.map((entry) => inWords('', entry))
    : Object.entries(Object(value)).map(([key, part]) => named(key, part));
  return (
    <details>
      <summary>
        {lines.length} {lines.length === 1 ? 'entry' : 'entries'}
      </summary>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
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

/** `13-month persistency 75%`; what is a fact needs no figure. */
function requirement({ measure, at_least }: { readonly measure: Measure; readonly at_least: number }) {
  const { label, unit } = MEASURES[measure];
  if (unit === 'fact') return label;
  return `${label} ${inWords(unit === 'count' ? '' : `_${unit}`, at_least)}`;
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
    if ('measure' in value) return requirement(value as Parameters<typeof requirement>[0]);
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
