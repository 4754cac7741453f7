import '../../styles/layers.ts';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, MultiSelect, Radio, Select } from '@mantine/core';
import styles from './panels.module.css';
import type { ValueEditorProps } from './value-editor.tsx';

const SEARCHED_FROM = 9;

/** Listed values: a few as boxes or as one choice, many as a field that finds them by their words. */
export function OptionsEditor({ label, kind, operator, value, onChange }: ValueEditorProps) {
  const options = kind.options ?? [];
  const many = operator === 'in';
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isChosen = (one: string) => chosen.includes(one);
  if (options.length >= SEARCHED_FROM) {
    const shared = {
      'data-autofocus': true,
      'aria-label': label,
      placeholder: 'Find…',
      // Opened by a key or a press: on focus alone the field does not say yet which list it controls.
      openOnFocus: false,
      searchable: true,
      data: options.map((option) => ({ value: option.value, label: option.label })),
      nothingFoundMessage: 'No value has this name.',
      // The list itself scrolls: what scrolls inside of one would need the focus of the keyboard.
      withScrollArea: false,
      // It is rendered next to its field, so a press on it does not count as a press outside the panel.
      comboboxProps: { withinPortal: false },
    };
    return many ? (
      <MultiSelect
        {...shared}
        classNames={{
          options: styles.found ?? '',
          pill: styles.inField ?? '',
          pillsList: styles.inFields ?? '',
        }}
        value={options.map((option) => option.value).filter(isChosen)}
        onChange={onChange}
      />
    ) : (
      <Select
        {...shared}
        allowDeselect={false}
        classNames={{ options: styles.found ?? '' }}
        value={options.find((option) => isChosen(option.value))?.value ?? null}
        onChange={(next) => next !== null && onChange(next)}
      />
    );
  }
  const Choice = many ? Checkbox : Radio;
  const toggle = (one: string) =>
    onChange(
      many ? options.map((option) => option.value).filter((each) => (each === one) !== isChosen(each)) : one,
    );
  return (
    <fieldset className={styles.options}>
      <legend className="up-sr-only">{label}</legend>
      {options.map((option, index) => (
        <Choice
          key={option.value}
          className={styles.check ?? ''}
          label={option.label}
          name="filter-value"
          data-autofocus={index === 0 ? true : undefined}
          checked={isChosen(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </fieldset>
  );
}
