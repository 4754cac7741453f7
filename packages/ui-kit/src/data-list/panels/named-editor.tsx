import { NativeSelect } from '@mantine/core';
import { type FilterOperator, PEOPLE_OPERATORS, RELATIVE_DATES, relativeDateName } from '@upline/domain';
import { useContext, useState } from 'react';
import { type AssociateLookup, AssociatePicker } from '../../picker/pickers.tsx';
import { PeopleContext } from '../people-context.ts';
import type { ValueEditorProps } from './value-editor.tsx';

export const isPlace = (operator: FilterOperator) => PEOPLE_OPERATORS.some((one) => one === operator);

const DATES = RELATIVE_DATES.map((value) => ({ value, label: relativeDateName(value) }));

/** One of a few names: days counted from today, or one of the reader's teams. */
export function NamedEditor({ label, operator, value, onChange }: ValueEditorProps) {
  const teams = useContext(PeopleContext)?.teams ?? [];
  return (
    <NativeSelect
      data-autofocus
      aria-label={label}
      data={operator === 'during' ? DATES : teams.map((team) => ({ value: team.value, label: team.label }))}
      value={String(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const NOBODY = async () => [];

/** Somebody of the network by name or code. */
export function PersonEditor({ label, value, onChange }: ValueEditorProps) {
  const people = useContext(PeopleContext);
  const code = typeof value === 'string' ? value : '';
  const [picked, setPicked] = useState<AssociateLookup | null>(
    code ? { code, name: people?.names[code] ?? '' } : null,
  );
  return (
    <AssociatePicker
      label={label}
      hideLabel
      startsFocused
      placeholder="Name or code"
      value={picked}
      onChange={(person) => {
        setPicked(person);
        onChange(person?.code ?? '');
      }}
      search={people?.search ?? NOBODY}
    />
  );
}
