import { type NamedAction, recordAction } from '@upline/shell';
import {
  PLAN_DATA_SHOWN_BY,
  type PlanData,
  partOf,
  type Setting,
  type SettingField,
  settingOf,
} from './plan-data.ts';

const AFTER_TODAY = {
  name: 'effective_from',
  label: 'Effective From',
  kind: 'date',
  required: true,
  help: 'A day after today. What begins on the same day already is replaced.',
} as const;

/** The rates of all levels from a later day on; the fields begin with what is known last. */
export function changeLadder({ levels, starts }: PlanData['ladder']): NamedAction {
  const [latest] = starts;
  return {
    ...recordAction({
      operation: 'setLadder',
      label: 'Change ladder',
      about:
        'Policies submitted on that day or later are paid by these rates where the compensation schedule gives none. Policies submitted before keep the rates they have.',
      input: {},
      fields: [AFTER_TODAY],
      reshaped: {
        fields: levels.map(({ code, name, rate_bps }) => ({
          name: code,
          label: name,
          kind: 'percent',
          required: true,
          initial: latest?.rates.find(({ level_code }) => level_code === code)?.rate_bps ?? rate_bps,
        })),
        body: (asked) => ({
          rates: levels.map(({ code }) => ({ level_code: code, rate_bps: Number(asked[code]) })),
        }),
      },
      refresh: PLAN_DATA_SHOWN_BY,
      message: 'Ladder planned',
    }),
    key: 'ladder',
  };
}

/** The Revenue Bonus of all generations from a later day on. */
export function changeGenerations({ rates_bps, starts }: PlanData['generations']): NamedAction {
  const [latest] = starts;
  const name = (index: number) => `generation_${index + 1}`;
  return {
    ...recordAction({
      operation: 'setGenerationRates',
      label: 'Change generation rates',
      about:
        'Policies submitted on that day or later pay these rates to the generations of RMDs above. Policies submitted before keep the rates they have.',
      input: {},
      fields: [AFTER_TODAY],
      reshaped: {
        fields: rates_bps.map((bps, index) => ({
          name: name(index),
          label: `Generation ${index + 1}`,
          kind: 'percent',
          required: true,
          initial: latest?.rates.find(({ generation }) => generation === index + 1)?.rate_bps ?? bps,
        })),
        body: (asked) => ({ rates_bps: rates_bps.map((_, index) => Number(asked[name(index)])) }),
      },
      refresh: PLAN_DATA_SHOWN_BY,
      message: 'Generation rates planned',
    }),
    key: 'generations',
  };
}

const KINDS = { cents: 'money', bps: 'percent', days: 'count', count: 'count', flag: 'yes-no' } as const;
/** A dot in a name would lead into a part of the form's values. */
const nameOf = ({ path }: SettingField) => `value_${path.replaceAll('.', '_')}`;

/** Another value of a setting from today or a later day on. */
export const changeSetting = ({ key, label, value, fields }: Setting): NamedAction => ({
  ...recordAction({
    operation: 'setSetting',
    label: 'Change',
    saveLabel: 'Change setting',
    title: `Change ${label}`,
    about: 'It holds from that day until the next value. What was done before stays as it was.',
    input: { params: { key } },
    fields: [
      { ...AFTER_TODAY, help: 'Today or a later day. What begins on the same day already is replaced.' },
    ],
    reshaped: {
      fields: fields.map((field) => ({
        name: nameOf(field),
        label: field.label,
        kind: KINDS[field.kind],
        required: true,
        initial: partOf(value, field),
      })),
      body: (asked) => ({ value: settingOf({ value, fields }, (field) => asked[nameOf(field)]) }),
    },
    refresh: PLAN_DATA_SHOWN_BY,
    message: `${label} changed`,
  }),
  key: 'change',
});
