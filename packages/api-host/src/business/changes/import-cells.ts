import {
  COUNTRIES,
  type Country,
  foldText,
  messages,
  parseDateEntry,
  parseMoney,
  STATES,
} from '@upline/domain';
import { formulaMessage, isFormula, plainCell } from '../../platform/imports/cells.ts';
import type { ChangeField, Value } from './change-field.ts';

/** Words that other programs use for the values of our lists. */
const SYNONYMS: Readonly<Record<string, string>> = {
  f: 'Female',
  m: 'Male',
  nonbinary: 'Non-binary',
  us: 'USA',
  'united states': 'USA',
  'united states of america': 'USA',
  ca: 'Canada',
  can: 'Canada',
  person: 'Individual',
  company: 'Business',
};
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'on']);
const NO = new Set(['no', 'n', 'false', '0', 'off']);

type Read = { readonly value: Value; readonly message?: undefined } | { readonly message: string };

function oneOf(field: ChangeField, text: string): Read {
  const folded = foldText(text);
  const found =
    field.options.find((option) => foldText(option) === folded) ??
    field.options.find((option) => option === SYNONYMS[folded]);
  return found === undefined ? { message: messages.option(field.label) } : { value: found };
}

function stateOf(field: ChangeField, text: string): Read {
  const folded = foldText(text);
  const all = COUNTRIES.flatMap((country: Country) => STATES[country]);
  const found = all.find(({ code, name }) => foldText(code) === folded || foldText(name) === folded);
  return found ? { value: found.code } : { message: messages.option(field.label) };
}

/**
 * What a cell says of a field; an empty one says nothing.
 */
export function readCell(field: ChangeField, cell: string, today: string): Read {
  const text = plainCell(cell);
  if (text === '') return { value: null };
  if (isFormula(text)) return { message: formulaMessage(field.label) };
  switch (field.kind) {
    case 'enum':
      return oneOf(field, text);
    case 'state':
      return stateOf(field, text);
    case 'yes or no': {
      const folded = foldText(text);
      if (YES.has(folded)) return { value: true };
      if (NO.has(folded)) return { value: false };
      return { message: `${field.label} must be yes or no` };
    }
    case 'date': {
      // Only birth dates may have a year of two digits.
      const isBirth = field.key === 'date_of_birth' || field.key === 'birthday';
      const date = parseDateEntry(text, isBirth ? today : undefined);
      return date === undefined ? { message: messages.invalid(field.label) } : { value: date };
    }
    case 'money': {
      const cents = parseMoney(text);
      return cents === undefined ? { message: messages.invalid(field.label) } : { value: cents };
    }
    default:
      return { value: text };
  }
}
