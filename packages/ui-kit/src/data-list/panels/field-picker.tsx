import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { DataListColumn } from '../types.ts';
import styles from './panels.module.css';

interface FieldPickerProps {
  columns: readonly DataListColumn<never>[];
  onPick: (id: string) => void;
}

/** The fields that can be filtered; type to narrow them, arrows to walk, Enter to take one. */
export function FieldPicker({ columns, onPick }: FieldPickerProps) {
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const found = columns.filter((column) => column.label.toLowerCase().includes(text.trim().toLowerCase()));
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = now + (event.key === 'ArrowDown' ? 1 : -1);
    buttons[Math.max(0, Math.min(buttons.length - 1, next))]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between the field and the buttons inside
    <div onKeyDown={walk}>
      <TextInput
        data-autofocus
        aria-label="Find a field"
        placeholder="Filter by…"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !found[0]) return;
          // The form of the value has the focus by the time the key is let go, and would be sent.
          event.preventDefault();
          onPick(found[0].id);
        }}
      />
      <ul ref={list} className={styles.choices}>
        {found.map((column) => (
          <li key={column.id}>
            <Button variant="subtle" justify="flex-start" fullWidth onClick={() => onPick(column.id)}>
              {column.label}
            </Button>
          </li>
        ))}
        {found.length === 0 && <li className={styles.help}>No field has this name.</li>}
      </ul>
    </div>
  );
}
