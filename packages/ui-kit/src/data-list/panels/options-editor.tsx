import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import styles from './panels.module.css';
import type { ValueEditorProps } from './value-editor.tsx';

const SEARCHED_FROM = 9;

/** Listed values: boxes for "is any of", one choice for "is". Long lists can be searched. */
export function OptionsEditor({ label, kind, operator, value, onChange }: ValueEditorProps) {
  const [text, setText] = useState('');
  const options = kind.options ?? [];
  const many = operator === 'in';
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const found = options.filter((option) => option.label.toLowerCase().includes(text.trim().toLowerCase()));
  const Choice = many ? Checkbox : Radio;
  const searched = options.length >= SEARCHED_FROM;
  const toggle = (one: string) => {
    if (!many) return onChange(one);
    const kept = options
      .map((option) => option.value)
      .filter((each) => (each === one) !== chosen.includes(each));
    onChange(kept);
  };
  return (
    <>
      {searched && (
        <TextInput
          data-autofocus
          aria-label={`Find a value of ${label}`}
          placeholder="Find…"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !text || !found[0]) return;
            event.preventDefault();
            toggle(found[0].value);
          }}
        />
      )}
      <fieldset className={styles.options}>
        <legend className="up-sr-only">{label}</legend>
        {found.map((option, index) => (
          <Choice
            key={option.value}
            className={styles.check ?? ''}
            label={option.label}
            name="filter-value"
            data-autofocus={!searched && index === 0 ? true : undefined}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
        {found.length === 0 && <p className={styles.help}>No value has this name.</p>}
      </fieldset>
    </>
  );
}
