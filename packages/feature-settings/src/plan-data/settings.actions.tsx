import { formatDate } from '@upline/domain';
import { MEASURES, type Measure } from '@upline/domain/production';
import { type DrawnField, type NamedAction, recordAction } from '@upline/shell';
import { AFTER_TODAY, WITHDRAWAL } from './plan-data.actions.tsx';
import {
  entriesOf,
  type HeldValue,
  PLAN_DATA_SHOWN_BY,
  partOf,
  type Setting,
  type SettingField,
  type SettingList,
  type SettingStart,
  settingOf,
  withEntry,
  withoutEntry,
} from './plan-data.ts';
import { entryInWords } from './setting-words.ts';
import { SettingChange, SettingWithdrawal } from './what-follows.tsx';

const FROM_TODAY = {
  ...AFTER_TODAY,
  help: 'Today or a later day. What begins on the same day already is replaced.',
} as const;

const KINDS = {
  cents: 'money',
  bps: 'percent',
  days: 'count',
  count: 'count',
  flag: 'yes-no',
  text: 'text',
} as const;
/** A dot in a name would lead into a part of the form's values. */
const nameOf = ({ path }: SettingField) => `value_${path.replaceAll('.', '_')}`;

interface Change {
  readonly setting: Setting;
  /** The value it is made from: that in force, or a planned one. */
  readonly held: HeldValue;
  /** The day on which a planned one begins. */
  readonly from?: string;
}

interface Asked {
  readonly key: string;
  readonly label: string;
  readonly saveLabel?: string;
  readonly title: string;
  readonly fields: readonly DrawnField[];
  readonly toValue: (asked: Readonly<Record<string, unknown>>) => HeldValue['value'];
}

/** Another value of a setting, however it is asked for; what follows is shown with the figures that change. */
const settingAction = (
  { setting, held, from }: Change,
  { key, fields, title, toValue, ...words }: Asked,
): NamedAction => ({
  ...recordAction({
    ...words,
    title: from === undefined ? title : `${title} from ${formatDate(from)}`,
    operation: 'setSetting',
    about: 'It holds from that day until the next value. What was done before stays as it was.',
    input: { params: { key: setting.key } },
    fields: [{ ...FROM_TODAY, ...(from === undefined ? {} : { initial: from }) }],
    reshaped: { fields, body: (asked) => ({ value: toValue(asked) }) },
    preview: (body) =>
      body && (
        <SettingChange
          setting={setting}
          from={body.effective_from}
          after={{ ...held, value: body.value as HeldValue['value'] }}
        />
      ),
    refresh: PLAN_DATA_SHOWN_BY,
    message: `${setting.label} changed`,
  }),
  key,
});

/** Other figures in the value of a setting. */
const changeFigures = (change: Change): NamedAction => {
  const { setting, held } = change;
  return settingAction(change, {
    key: 'change',
    label: 'Change',
    saveLabel: 'Change setting',
    title: `Change ${setting.label}`,
    fields: held.fields.map((field) => ({
      name: nameOf(field),
      label: field.label,
      kind: KINDS[field.kind],
      required: true,
      rows: 1,
      initial: partOf(held.value, field),
    })),
    toValue: (asked) => settingOf(held, (field) => asked[nameOf(field)]),
  });
};

const UNITS = { count: 'count', bps: 'percent', cents: 'money' } as const;
const unitOf = (measure: unknown) => MEASURES[measure as Measure]?.unit;

/** What is asked for of an entry; lists whose entries are alike share their fields. */
function entryFields(
  list: SettingList,
  prefix: string,
  isAsked: (values: Readonly<Record<string, unknown>>) => boolean,
): DrawnField[] {
  return list.entry.flatMap(({ name, label, kind, options }): DrawnField[] => {
    const shared = { name: `${prefix}_${name}`, label, required: true, when: isAsked };
    if (kind === 'choice') return [{ ...shared, kind, options }];
    if (kind === 'measure')
      return [
        {
          ...shared,
          kind: 'choice',
          options: Object.entries(MEASURES).map(([value, measure]) => ({ value, label: measure.label })),
        },
      ];
    if (kind !== 'measured') return [{ ...shared, kind: KINDS[kind], rows: 1 }];
    // A threshold is typed in the unit of the measure; a fact has none.
    return Object.entries(UNITS).map(([unit, drawn]) => ({
      ...shared,
      name: `${shared.name}_${unit}`,
      kind: drawn,
      when: (values) => isAsked(values) && unitOf(values[`${prefix}_measure`]) === unit,
    }));
  });
}

/** An entry as it is typed, by its fields. */
const typedEntry = (list: SettingList, prefix: string, asked: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    list.entry.map(({ name, kind }) => {
      if (kind !== 'measured') return [name, asked[`${prefix}_${name}`]];
      const unit = unitOf(asked[`${prefix}_measure`]);
      return [name, unit === 'fact' ? 1 : asked[`${prefix}_${name}_${unit}`]];
    }),
  );

/** Another entry in one of the lists of a setting. */
function addEntry(change: Change): NamedAction[] {
  const { setting, held } = change;
  const open = held.lists.filter(
    (list) => list.max === null || entriesOf(held.value, list).length < list.max,
  );
  const [first] = open;
  if (!first) return [];
  const kinds = [...new Set(open.map(({ entry }) => JSON.stringify(entry)))];
  const prefixOf = ({ entry }: SettingList) => `entry_${kinds.indexOf(JSON.stringify(entry))}`;
  const chosen = ({ list }: Readonly<Record<string, unknown>>) =>
    open.length === 1 ? first : open[Number(list)];
  const isChosen = (prefix: string) => (values: Readonly<Record<string, unknown>>) => {
    const list = values.list === '' && open.length > 1 ? undefined : chosen(values);
    return list !== undefined && prefixOf(list) === prefix;
  };
  return [
    settingAction(change, {
      key: 'add',
      label: 'Add entry',
      title: `Add to ${setting.label}`,
      fields: [
        ...(open.length === 1
          ? []
          : [
              {
                name: 'list',
                label: 'To',
                kind: 'choice' as const,
                required: true,
                options: open.map(({ label }, index) => ({ value: String(index), label })),
              },
            ]),
        ...kinds.flatMap((kind, index) => {
          const list = open.find(({ entry }) => JSON.stringify(entry) === kind) ?? first;
          return entryFields(list, `entry_${index}`, isChosen(`entry_${index}`));
        }),
      ],
      toValue: (asked) => {
        const list = chosen(asked) ?? first;
        return withEntry(held.value, list, typedEntry(list, prefixOf(list), asked));
      },
    }),
  ];
}

/** One entry less in one of the lists of a setting. */
function removeEntry(change: Change): NamedAction[] {
  const { setting, held } = change;
  const lists = held.lists.filter((list) => entriesOf(held.value, list).length > list.min);
  const options = lists.flatMap((list) =>
    entriesOf(held.value, list).map(([key, entry]) => {
      const words = entryInWords(list, key, entry);
      return { list, key, label: lists.length === 1 ? words : `${list.label}: ${words}` };
    }),
  );
  if (options.length === 0) return [];
  return [
    settingAction(change, {
      key: 'remove',
      label: 'Remove entry',
      title: `Remove from ${setting.label}`,
      fields: [
        {
          name: 'entry',
          label: 'Entry',
          kind: 'choice',
          required: true,
          options: options.map(({ label }, index) => ({ value: String(index), label })),
        },
      ],
      toValue: (asked) => {
        const option = options[Number(asked.entry)];
        return option ? withoutEntry(held.value, option.list, option.key) : held.value;
      },
    }),
  ];
}

/** What is done with the value of a setting that is in force. */
export const settingActions = (setting: Setting): NamedAction[] => {
  const change = { setting, held: setting };
  return [changeFigures(change), ...addEntry(change), ...removeEntry(change)];
};

/** What is done with a planned value of a setting. */
export const startActions = (setting: Setting, start: SettingStart): NamedAction[] => {
  const change = { setting, held: start, from: start.effective_from };
  return [
    changeFigures(change),
    ...addEntry(change),
    ...removeEntry(change),
    {
      ...recordAction({
        ...WITHDRAWAL,
        operation: 'withdrawSetting',
        title: `Withdraw ${setting.label} from ${formatDate(start.effective_from)}`,
        about: <SettingWithdrawal setting={setting} start={start} />,
        input: { params: { key: setting.key } },
        body: { effective_from: start.effective_from },
        message: `${setting.label} withdrawn`,
      }),
      key: 'withdraw',
    },
  ];
};
